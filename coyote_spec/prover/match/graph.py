"""All standings that matches can come to, with what each round can make of them: the shortest and
the longest match, and matches that go round in a circle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.prover.match.standing import WON, Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

MOST_STANDINGS = 50_000


@dataclass(slots=True)
class Graph:
    """Standings in the order in which they were come to, each with those that can follow."""

    first: Standing
    follow: dict[Standing, tuple[Standing, ...]]
    to_the_end: dict[Standing, int] = field(default_factory=dict)
    """How many rounds it takes at least until somebody has won; no entry where nobody ever can."""

    @property
    def stuck(self) -> list[Standing]:
        """Standings after which no round can end."""
        return [here for here, after in self.follow.items() if not after]

    def circle(self) -> tuple[Standing, ...] | None:
        """Standings that follow one another, from the first of a match on: the last is one of those
        before. The way there and the circle are the shortest; None when there is none."""
        best: tuple[Standing, ...] | None = None
        ways = self._ways(self.first)
        for here, way in ways.items():
            if best is not None and len(way) >= len(best):
                break
            round_ = self._back_to(here)
            if round_ is not None and (best is None or len(way) + len(round_) < len(best)):
                best = (*way, *round_)
        return best

    def _ways(self, start: Standing) -> dict[Standing, tuple[Standing, ...]]:
        """The shortest ways from a standing to all that can follow it, the nearest first."""
        ways: dict[Standing, tuple[Standing, ...]] = {start: (start,)}
        waiting = [start]
        for here in waiting:
            for after in self.follow.get(here, ()):
                if after not in ways:
                    ways[after] = (*ways[here], after)
                    waiting.append(after)
        return ways

    def _back_to(self, start: Standing) -> tuple[Standing, ...] | None:
        """The shortest way from a standing back to it, the start left out."""
        found = [
            (*way[1:], start)
            for here, way in self._ways(start).items()
            if start in self.follow.get(here, ())
        ]
        return min(found, key=len, default=None)

    def longest(self) -> dict[Standing, int] | None:
        """How many rounds it takes at most from each standing; None when there is a circle."""
        depth: dict[Standing, int] = {WON: 0}
        opened: set[Standing] = set()
        waiting = [self.first]
        while waiting:
            here = waiting[-1]
            if here in depth:
                waiting.pop()
                continue
            left = [after for after in self.follow[here] if after not in depth]
            if not left:
                depth[here] = 1 + max((depth[a] for a in self.follow[here]), default=-1)
                opened.discard(here)
                waiting.pop()
                continue
            if here in opened and any(after in opened for after in left):
                return None
            opened.add(here)
            if any(after in opened for after in left):
                return None
            waiting += left
        return depth


def explore(
    first: Standing, follow: Callable[[Standing], Iterable[Standing]], most: int = MOST_STANDINGS
) -> Graph | None:
    """All standings that can follow the first; None when there are too many."""
    found: dict[Standing, tuple[Standing, ...]] = {}
    waiting = [first]
    for here in waiting:
        if here in found or here == WON:
            continue
        found[here] = tuple(dict.fromkeys(follow(here)))
        waiting += [after for after in found[here] if after not in found]
        if len(found) > most:
            return None
    return Graph(first, found, _to_the_end(found))


def _to_the_end(follow: dict[Standing, tuple[Standing, ...]]) -> dict[Standing, int]:
    before: dict[Standing, list[Standing]] = {}
    for here, after in follow.items():
        for one in after:
            before.setdefault(one, []).append(here)
    left = {WON: 0}
    waiting: Sequence[Standing] = [WON]
    while waiting:
        waiting = [
            earlier
            for one in waiting
            for earlier in before.get(one, ())
            if left.setdefault(earlier, left[one] + 1) == left[one] + 1
        ]
        waiting = list(dict.fromkeys(waiting))
    return left
