"""Judges all mutants of a ruleset, in this process or in several."""

from __future__ import annotations

from concurrent.futures import as_completed
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from coyote_spec.mutation.judge import Judge, Judged
from coyote_spec.processes import several

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.mutation.evidence import Evidence
    from coyote_spec.mutation.mutants import Mutant
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

_here: list[Judge] = []
"""In a process that was started to judge: who judges there."""


def judged(
    mutants: Sequence[Mutant],
    ruleset: Ruleset,
    evidence: Evidence,
    decks: Sequence[Deck],
    limit: float,
    processes: int,
) -> Iterator[Judged]:
    """What becomes of each mutant, as it is found out; in the order of the mutants when it is one
    process. When this is interrupted, so are the others."""
    # All changes of a rule to one process: what noticed the last one is likely to notice the next.
    parts = [list(same) for _, same in groupby(mutants, key=lambda mutant: mutant.rule)]
    if processes <= 1:
        judge = Judge(ruleset, evidence, decks, limit)
        for part in parts:
            yield from judge.judge(part)
        return
    given = (replace(ruleset), evidence, decks, limit)
    with several(processes, _begin, given) as pool:
        waiting = [pool.submit(_judged, part) for part in parts]
        for done in as_completed(waiting):
            yield from done.result()


def _begin(ruleset: Ruleset, evidence: Evidence, decks: Sequence[Deck], limit: float) -> None:
    _here[:] = [Judge(ruleset, evidence, decks, limit)]


def _judged(some: list[Mutant]) -> list[Judged]:
    return _here[0].judge(some)


__all__ = ["judged"]
