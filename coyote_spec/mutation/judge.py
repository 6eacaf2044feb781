"""What becomes of each change: an example, a playthrough or a claim notices it; it is shown to be
none; or it is noticed by nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said
from coyote_spec.mutation.equivalent import Equivalence
from coyote_spec.mutation.evidence import Trying
from coyote_spec.mutation.witness import shown_by
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.same import Differs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.mutation.evidence import Evidence
    from coyote_spec.mutation.mutants import Mutant
    from coyote_spec.ruleset.example import Example
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

BY_EXAMPLE, BY_CLAIM, EQUIVALENT = "noticed by an example", "noticed by a claim", "equivalent"
UNNOTICED, UNDECIDED = "unnoticed", "undecided"

SHOWN = 3
"""Changes of one rule for which an example is looked for."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A mutant's number, what became of it, why in words, and an example that would notice it."""

    number: int
    verdict: str
    reason: str = ""
    example: Example | None = None


@dataclass(slots=True)
class Judge:
    """Judges mutants of one ruleset, one after the other. limit is in seconds, for each question to
    the solver."""

    ruleset: Ruleset
    evidence: Evidence
    decks: Sequence[Deck]
    limit: float
    _trying: Trying = field(init=False)
    _equivalence: Equivalence = field(init=False)
    _to_show: int = 0

    def __post_init__(self) -> None:
        self._trying = Trying(self.ruleset, self.evidence, self.limit)
        self._equivalence = Equivalence(self.ruleset, self.decks, self.limit)

    def judge(self, some: Sequence[Mutant]) -> list[Judged]:
        """What becomes of mutants of one rule. The first few that nothing notices are shown by an
        example, if there are any examples; an author who adds it looks again."""
        self._to_show = SHOWN if self.evidence.situations else 0
        return list(map(self._judged, some))

    def _judged(self, mutant: Mutant) -> Judged:
        """Claims are asked last, for they take longest, and none can notice what is equivalent."""
        if self._trying.by_situation(mutant.rule, mutant.ruleset):
            return Judged(mutant.number, BY_EXAMPLE)
        open_: str = ""
        differs = None
        try:
            differs = self._equivalence.differs(mutant)
        except Undecided as error:
            open_ = Said("change-undecided", why=error.why)
        if differs is None and not open_:
            return Judged(mutant.number, EQUIVALENT, self._equivalence.method(mutant))
        noticed = self._trying.by_claim(mutant.ruleset)
        if noticed:
            return Judged(mutant.number, BY_CLAIM)
        example = self._shown(mutant, differs)
        if example is None and (open_ or noticed is None):
            return Judged(mutant.number, UNDECIDED, open_ or Said("change-claim-open"))
        return Judged(mutant.number, UNNOTICED, _told(differs), example)

    def _shown(self, mutant: Mutant, differs: Differs | str | None) -> Example | None:
        """An example that would notice a mutant."""
        if not self._to_show:
            return None
        self._to_show -= 1
        situations = self.evidence.situations
        return shown_by(self.ruleset, mutant.ruleset, differs or "", situations, self.limit)


def _told(differs: Differs | str | None) -> str:
    """Where a change shows, in words."""
    if differs is None or isinstance(differs, str):
        return differs or ""
    return Said(f"change-{differs.step}", players=differs.players)


__all__ = ["BY_CLAIM", "BY_EXAMPLE", "EQUIVALENT", "UNDECIDED", "UNNOTICED", "Judge", "Judged"]
