"""What speaks for a ruleset: its examples and playthroughs, and the claims about it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from coyote_spec.interpreter.examples import run_example
from coyote_spec.interpreter.playthrough import replay
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.prover.answer import answer, parts
from coyote_spec.prover.verdict import PROVED, UNKNOWN, VACUOUS
from coyote_spec.ruleset.example import Playthrough
from coyote_spec.source import InputError, wrong

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.example import Example
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.source import Diagnostic


@dataclass(frozen=True, slots=True)
class Situation:
    """An example or a playthrough, with the decks that it names."""

    one: Example | Playthrough
    decks: Mapping[str, Deck]

    def failures(self, ruleset: Ruleset) -> Sequence[Diagnostic]:
        """What comes out otherwise under these rules, or can't be played at all."""
        try:
            if isinstance(self.one, Playthrough):
                own = replace(ruleset, name=self.one.game)
                differs = replay(self.one, own, self._deck).differs
                return () if differs is None else (differs,)
            return run_example(self.one, ruleset, self._deck)
        except InputError as error:
            return error.diagnostics

    def _deck(self, name: str) -> Deck:
        if name not in self.decks:
            raise wrong("unknown-deck", Wrong("mutation-no-deck", name=name))
        return self.decks[name]


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that could notice a change, each of which comes out as it says without it."""

    situations: tuple[Situation, ...] = ()
    claims: tuple[Claim, ...] = ()


@dataclass(slots=True)
class Trying:
    """Tries changed rulesets against the evidence. What noticed the last change of a rule is asked
    first about the next one; whether a change is noticed doesn't hang on it."""

    ruleset: Ruleset
    evidence: Evidence
    limit: float
    _order: dict[str, list[Situation]] = field(default_factory=dict)

    def by_situation(self, rule: str, changed: Ruleset) -> bool:
        """Whether an example or a playthrough notices a change of a rule."""
        order = self._order.setdefault(rule, list(self.evidence.situations))
        for place, situation in enumerate(order):
            if situation.failures(changed):
                order.insert(0, order.pop(place))
                return True
        return False

    def by_claim(self, changed: Ruleset) -> bool | None:
        """Whether a claim notices a change; None when one of them wasn't decided in time, and none
        of the others does."""
        open_ = False
        for claim in self.evidence.claims:
            games = [changed if g.name == self.ruleset.name else g for g in claim.games]
            try:
                asked = parts(replace(claim, games=tuple(games)), self.limit)
            except InputError:
                return True
            for ask in asked:
                if changed in ask.games:
                    finding = answer(ask)
                    if finding.verdict in (UNKNOWN, VACUOUS):
                        open_ = True
                    elif finding.verdict != (finding.expected or PROVED):
                        return True
        return None if open_ else False


__all__ = ["Evidence", "Situation", "Trying"]
