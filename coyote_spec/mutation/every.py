"""Judges all mutants of a ruleset, in this process or in several."""

from __future__ import annotations

import signal
from dataclasses import replace
from itertools import groupby
from multiprocessing import get_context
from typing import TYPE_CHECKING

from coyote_spec.mutation.judge import Judge, Judged

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.mutation.evidence import Evidence
    from coyote_spec.mutation.mutants import Mutant
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

_judge: Judge | None = None
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
    process. An interrupt stops every process."""
    if processes <= 1:
        judge = Judge(ruleset, evidence, decks, limit)
        yield from map(judge.judge, mutants)
        return
    # A new process begins empty, on every system alike: nothing of the solver is shared.
    bare = replace(ruleset)
    parts = [list(same) for _, same in groupby(mutants, key=lambda mutant: mutant.rule)]
    given = (bare, evidence, decks, limit)
    with get_context("spawn").Pool(processes, _begin, given) as pool:
        for some in pool.imap_unordered(_judged, parts):
            yield from some


def _begin(
    ruleset: Ruleset, evidence: Evidence, decks: Sequence[Deck], limit: float
) -> None:
    global _judge  # noqa: PLW0603 - a process of the pool has nothing else that lasts
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends it
    _judge = Judge(ruleset, evidence, decks, limit)


def _judged(some: list[Mutant]) -> list[Judged]:
    assert _judge is not None
    return list(map(_judge.judge, some))


__all__ = ["judged"]
