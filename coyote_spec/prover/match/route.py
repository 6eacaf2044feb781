"""Ways through a match as real rounds, found by trying round by round: few moves first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush

from coyote_spec.prover.match.lift import Layout, Played


@dataclass(frozen=True, slots=True)
class Source:
    """Ends of a round that is to come, those with fewest moves first; how many moves they have at
    least, and how many the rounds after them."""

    moves: int
    rest: int
    ends: Iterator[Played]


Wanted = Callable[[Played, Played, int], bool]
"""Whether a round is one that is looked for: the match before it, after it, and how many rounds
were played before."""

LEAST = 2
"""Moves that a round is taken to have at the least: somebody bids, and somebody calls."""
PATIENT, HASTY = 2_000, 500
"""Moves that are tried while what comes to the fewest moves of all goes first; from then on what is
furthest does: usually, and where many matches are laid out."""


def laid_out(
    layout: Layout,
    begin: Played,
    rounds: int,
    next_of: Callable[[Played, int], Iterable[Source]],
    patience: int = PATIENT,
) -> Iterator[Played]:
    """Matches that go on for so many rounds, those with few moves first. next_of gives the ends of
    the next round that are wanted, of a match in which so many rounds were played since the
    beginning."""
    queue = _Queue(layout, patience)
    queue.put(begin, 0, 0, 0)
    best: dict[tuple[int, object], int] = {}
    while queue.heap:
        one = queue.take()
        if one.source is None:
            if one.rounds == rounds:
                yield one.played
                continue
            for source in next_of(one.played, one.rounds):
                queue.put(one.played, one.rounds, one.moves, source.moves + source.rest, source)
            continue
        end, rest = next(one.source.ends, None), one.source.rest
        if end is None:
            continue
        made = len(end.rounds[-1])
        queue.put(one.played, one.rounds, one.moves, made + rest, one.source)
        key, moves = (one.rounds, layout.whereabouts(end)), one.moves + made
        if best.get(key, moves + 1) > moves:
            best[key] = moves
            queue.put(end, one.rounds + 1, moves, rest)


def among(
    layout: Layout, rounds: int, gaps: tuple[int, ...], wanted: Wanted
) -> Callable[[Played, int], list[Source]]:
    """Of all ends of the next of so many rounds those that are wanted, whatever cards come."""

    def next_of(begun: Played, before: int) -> list[Source]:
        ends = (end for end in layout.rounds(begun, gaps) if wanted(begun, end, before))
        return [Source(LEAST, LEAST * (rounds - before - 1), ends)]

    return next_of


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A match of so many rounds with so many moves; with a source, from which it goes on."""

    played: Played
    rounds: int
    moves: int
    source: Source | None


class _Queue:
    """Matches that wait to be gone on with, those first that come to the fewest moves."""

    def __init__(self, layout: Layout, patience: int) -> None:
        self.layout = layout
        self.until = layout.tried + patience
        self.heap: list[tuple[int, int, int, _Waiting]] = []
        self.number = 0

    def put(
        self, played: Played, rounds: int, moves: int, more: int, source: Source | None = None
    ) -> None:
        """Has a match wait that comes to so many moves more at least."""
        self.number += 1
        patient = self.layout.tried < self.until
        order = (moves + more, -rounds) if patient else (-rounds, moves + more)
        heappush(self.heap, (*order, self.number, _Waiting(played, rounds, moves, source)))

    def take(self) -> _Waiting:
        """The one that goes first."""
        return heappop(self.heap)[-1]
