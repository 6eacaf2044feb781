"""Matches that go round: after some rounds everything, the cards included, is as it was before. Of
those with the fewest rounds one is laid out, the way there and the way round together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice
from time import process_time
from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.match.course import Laid
from coyote_spec.prover.match.route import laid_out
from coyote_spec.prover.match.standing import WON, Standing
from coyote_spec.prover.match.travel import At, Travel, travel_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from coyote_spec.prover.match.changes import Change
    from coyote_spec.prover.match.course import Course
    from coyote_spec.prover.match.lift import Layout, Played
    from coyote_spec.prover.match.route import Source
    from coyote_spec.ruleset.setting import Setting

MORE = 8
"""Rounds beyond the fewest that there could be, up to which a match is looked for."""
MANY = 1_000
"""Situations, told seat by seat, that are looked at for one number of rounds."""
NEVER = 10**6
"""Rounds that are more than any match is looked at for."""
EFFORT = 40_000
"""Moves of rounds that are tried."""
MANNERS = 3
"""Rounds are not tried out finely: there are many."""
FEW = 12
"""Situations to come back to, and matches that come to each, that are tried for a number of
rounds."""


@dataclass(frozen=True, slots=True)
class Endless:
    """A match that comes back after its last round to where it was after the round `back_to` (0:
    before the first); and whether it is proved that none with fewer rounds does."""

    laid: Laid
    back_to: int
    fewest: bool


@dataclass(frozen=True, slots=True)
class _Circle:
    """A situation that is come to and come back to: level by level what leads to it, and what leads
    from it back to it."""

    here: At
    before: list[list[At]]
    round: list[list[At]]


def endless(course: Course, setting: Setting, layout: Layout, limit: float) -> Endless:
    """A match that never ends, with few rounds until it is where it was.

    Raises Undecided when what becomes of the cards can't be followed, time is over, or none was
    laid out.
    """
    search = _Search(travel_of(course, setting, process_time() + limit))
    layout.apart = frozenset(search.travel.cards.own)
    fewest = True
    for rounds in range(search.least, search.least + MORE):
        if search.none_by_seats(rounds):
            continue
        for circle in islice(search.circles(rounds), FEW):
            if layout.tried > EFFORT:
                raise Undecided(Said("why-circles-not-laid"))
            found = _laid(search.travel, layout, circle)
            if found is not None:
                return Endless(Laid(*layout.replayed(found)), len(circle.before) - 1, fewest)
            fewest = False
    raise Undecided(Said("why-circles-not-laid"))


class _Search:
    """Circles among the situations between rounds, by their rounds."""

    def __init__(self, travel: Travel) -> None:
        self.travel = travel
        self.graph = travel.course.graph
        self.left = self.graph.until_back()
        self.least = self.left[self.graph.first]

    def circles(self, rounds: int) -> Iterator[_Circle]:
        """Those with so many rounds together."""
        before: list[list[At]] = []
        level = [self.travel.first]
        while level and len(before) < rounds:
            before = [*before, level]
            left = rounds - len(before) + 1
            for here in level:
                way = self._back(here, left)
                if way is not None:
                    yield _Circle(here, [*before[:-1], [here]], way)
            level = self._further(level, self.left, left - 1)

    def none_by_seats(self, rounds: int) -> bool:
        """Whether it is shown that no match of so many rounds comes back to where it was, where it
        is told which seat is which; False where there is too much to look at."""
        changes = self.travel.course.ends.changes
        if changes is None:
            return False
        level = [self.travel.first]
        known: dict[At, list[At]] = {}
        for number in range(rounds):
            for here in level:
                if self._comes_back(here, rounds - number, changes, known):
                    return False
            fresh = dict.fromkeys(
                after for here in level for after in self._by_seats(here, changes, known)
            )
            level = [one for one in fresh if self._left(one.standing) < rounds - number]
            if len(known) > MANY:
                return False
        return True

    def _left(self, standing: Standing) -> int:
        """How many rounds it takes at least to go round from a standing told seat by seat."""
        tidied = self.travel.course.ends.view.tidy(list(standing.seats), standing.shared)
        return self.left.get(tidied, NEVER)

    def _by_seats(self, here: At, changes: Iterable[Change], known: dict[At, list[At]]) -> list[At]:
        """All that can follow, told seat by seat, unless somebody wins."""
        if here not in known:
            told = (one for change in changes for one in change.by_seat(here.standing))
            standings = [*dict.fromkeys(one for one in told if one != WON)]
            cards = dict.fromkeys(turned.after for turned in self.travel.turns(here))
            known[here] = [At(one, after) for one in standings for after in cards if after]
        return known[here]

    def _comes_back(
        self, start: At, rounds: int, changes: Iterable[Change], known: dict[At, list[At]]
    ) -> bool:
        """Whether it may be that a situation is come back to within so many rounds."""
        level, seen = [start], {start}
        for _ in range(rounds):
            found = {one for here in level for one in self._by_seats(here, changes, known)}
            if start in found or len(known) > MANY:
                return True
            level = [*(found - seen)]
            seen |= found
        return False

    def _back(self, start: At, rounds: int) -> list[list[At]] | None:
        """What leads from a situation back to it in so many rounds; None where nothing does."""
        left = self.graph.rounds_to(start.standing)
        found = [[start]]
        for number in range(1, rounds + 1):
            found.append(self._further(found[-1], left, rounds - number))
        return [*found[:-1], [start]] if start in found[-1] else None

    def _further(self, level: list[At], left: dict[Standing, int], rounds: int) -> list[At]:
        """What follows a level, if by then so many rounds are enough."""
        fresh = (
            after
            for here in level
            for after in self.travel.after(here)
            if left.get(after.standing, rounds + 1) <= rounds
        )
        return [*dict.fromkeys(fresh)]


def _laid(travel: Travel, layout: Layout, circle: _Circle) -> Played | None:
    """A match that goes round in this circle, in any manner in which rounds are tried out."""
    goal = {circle.here: 0}
    before = travel.sources(layout, travel.toward(circle.before, goal))
    back = travel.sources(layout, travel.toward(circle.round, goal))
    for _ in islice(layout.manners(), MANNERS):
        there = laid_out(layout, layout.begin(), len(circle.before) - 1, before)
        for begun in islice(there, FEW):
            last = len(circle.round) - 1
            found = laid_out(layout, begun, last, _to(layout, begun, last, back))
            whole = next(found, None)
            if whole is not None or layout.tried > EFFORT:
                return whole
    return None


def _to(
    layout: Layout, begun: Played, last: int, back: Callable[[Played, int], Iterable[Source]]
) -> Callable[[Played, int], Iterable[Source]]:
    """Real rounds, of which the last leaves everything as it was at the beginning."""
    wanted = layout.whereabouts(begun)

    def next_of(now: Played, rounds: int) -> Iterator[Source]:
        for one in back(now, rounds):
            if rounds + 1 < last:
                yield one
            else:
                ends = (end for end in one.ends if layout.whereabouts(end) == wanted)
                yield replace(one, ends=ends)

    return next_of


__all__ = ["Endless", "endless"]
