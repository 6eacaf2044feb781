"""Is a change no change? Asked of the solver: what can be agreed, and every step of a match."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said, Several, listed
from coyote_spec.prover.agreed import agreed_otherwise, wide_cards
from coyote_spec.prover.mentions import same_for_any_players
from coyote_spec.prover.same import BEGIN, CARDS, COUNT, MOVES, STEPS, Differs, Original
from coyote_spec.ruleset.rule import Means

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.mutation.mutants import Mutant
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

LISTS = "lists"
"""What can be agreed: players and options."""

_STEPS: dict[str, tuple[str, ...]] = {
    "players": (LISTS,),
    "options": (LISTS,),
    "pieces": (MOVES,),
    "state": (BEGIN, MOVES, COUNT, CARDS),
    "bidding": (MOVES,),
    "actions": (MOVES,),
    "counting": (COUNT,),
    "settling": (MOVES,),
    "elimination": (MOVES,),
    "starting": (MOVES,),
    "ending": (MOVES,),
}
"""In which steps the rules of a section can matter; all of them where it isn't said."""


@dataclass(slots=True)
class Equivalence:
    """Compares changed rulesets with one ruleset, for every number of players that it can be for,
    on the cards of some decks."""

    ruleset: Ruleset
    decks: Sequence[Deck]
    limit: float
    _original: Original | None = field(default=None)

    def differs(self, mutant: Mutant) -> Differs | str | None:
        """A step, or a value of the lists in words, that isn't the same; None when it is proved
        that there is none.

        Raises Undecided when the solver gives up.
        """
        if mutant.section == "silences":
            return "Another reading is assumed."
        for which in steps_of(mutant):
            if which == LISTS:
                different = agreed_otherwise(self.ruleset, mutant.ruleset, self.limit)
                if different is not None:
                    return different
                continue
            if self._original is None:
                cards = wide_cards([self.ruleset], self.decks)
                self._original = Original(self.ruleset, cards, self.limit)
            for n in self._players(which):
                found = self._original.differs(mutant.ruleset, n, which)
                if found is not None:
                    return found
        return None

    def method(self, mutant: Mutant) -> str:
        """How it is shown that a change is none, and how far that goes."""
        steps = steps_of(mutant)
        if steps == (LISTS,):
            return Said("by-lists-of-players")
        numbers = self._players(MOVES)
        return Said(
            "by-equivalence",
            steps=Several(", ", [Said(f"step-{step}") for step in steps]),
            first=numbers[0],
            last=numbers[-1],
            decks=listed([deck.name for deck in self.decks]),
        )

    def _players(self, which: str) -> list[int]:
        spans = self.ruleset.players
        found = sorted({n for s in spans for n in range(s.low, (s.high or s.low) + 1)})
        alike = which == COUNT and same_for_any_players(self.ruleset)
        return found[:1] if alike else found


def steps_of(mutant: Mutant) -> tuple[str, ...]:
    """The steps in which the rules that are changed can matter."""
    if any(isinstance(rule.body, Means) for rule in mutant.before):
        return STEPS
    return _STEPS.get(mutant.section, STEPS)


__all__ = ["Equivalence", "steps_of"]
