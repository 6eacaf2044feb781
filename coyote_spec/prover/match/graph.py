"""All standings that matches can come to, with what each round can make of them: the shortest and
the longest match, and matches that go round in a circle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.prover.match.standing import WON, Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

MOST_STANDINGS = 50_000


@dataclass(slots=True)
class Graph:
    """Standings in the order in which they were come to, each with those that can follow."""

    first: Standing
    follow: dict[Standing, tuple[Standing, ...]]
    to_the_end: dict[Standing, int] = field(init=False)
    """How many rounds it takes at least until somebody has won; no entry where nobody ever can."""
    _before: dict[Standing, list[Standing]] = field(init=False)

    def __post_init__(self) -> None:
        self._before = {}
        for here, after in self.follow.items():
            for one in after:
                self._before.setdefault(one, []).append(here)
        self.to_the_end = self.rounds_to(WON)

    @property
    def stuck(self) -> list[Standing]:
        """Standings after which no round can end."""
        return [here for here, after in self.follow.items() if not after]

    def rounds_to(self, goal: Standing) -> dict[Standing, int]:
        """How many rounds it takes at least to come to a standing; none from itself."""
        return self._at_least({goal: 0})

    def back(self, here: Standing) -> int | None:
        """How many rounds it takes at least to come back to a standing; None where none does."""
        left = self.rounds_to(here)
        return min((left[one] + 1 for one in self.follow[here] if one in left), default=None)

    def until_back(self) -> dict[Standing, int]:
        """How many rounds it takes at least, from each standing, to one that is then come back to,
        and back; no entry where there is none on the way."""
        circles = {here: self.back(here) for here in self.follow}
        return self._at_least({here: n for here, n in circles.items() if n is not None})

    def _at_least(self, known: dict[Standing, int]) -> dict[Standing, int]:
        """The rounds left, and as many more as it takes to come to where they are known."""
        left, waiting = dict(known), sorted(known, key=known.__getitem__)
        while waiting:
            changed = []
            for here in waiting:
                for earlier in self._before.get(here, ()):
                    if left.get(earlier, left[here] + 2) > left[here] + 1:
                        left[earlier] = left[here] + 1
                        changed.append(earlier)
            waiting = changed
        return left

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
    return Graph(first, found)
