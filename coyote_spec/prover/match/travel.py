"""Matches round by round, with their cards: how a match stands and where its cards are, what can
follow, and the ways there as real rounds. What can follow is overestimated, so that no way is
shorter than what is found here."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from time import process_time
from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.match.cards import CardRounds, Cards, Turned
from coyote_spec.prover.match.draws import draws_in_rounds, moves_that_end
from coyote_spec.prover.match.route import LEAST, Source
from coyote_spec.prover.match.standing import WON, Standing
from coyote_spec.ruleset.alike import once_for_alike

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

    from coyote_spec.prover.match.course import Course
    from coyote_spec.prover.match.lift import Layout, Played
    from coyote_spec.ruleset.setting import Setting


@dataclass(frozen=True, slots=True)
class At:
    """How a match stands between rounds, and where its cards are."""

    standing: Standing
    cards: Cards


Ways = dict[At, list[Turned]]
"""What can follow, with the ways in which a round can lead there, the most usual first."""

Toward = list[dict[At, int]]
"""For each number of rounds that were played, from where it goes on to a goal in just as many
rounds as are left, and how many moves these have at least."""


def travel_of(course: Course, setting: Setting, until: float) -> Travel:
    """Rounds of matches under a setting, followed once for all that is asked of them; until is when
    time is over, by the process's clock.

    Raises Undecided when what becomes of the cards can't be followed.
    """
    key = (Travel, setting.key, id(course))  # which Travel holds, so that it stays the only one
    found: Travel = once_for_alike(setting.ruleset, key, lambda: Travel(course, setting))
    found.until = until
    return found


class Travel:
    """Rounds of matches under a setting, to be made by `travel_of`."""

    def __init__(self, course: Course, setting: Setting) -> None:
        self.course = course
        self.until = inf
        self.ending = moves_that_end(course.ends)
        self.cards = CardRounds(setting, draws_in_rounds(course.ends, setting), bool(self.ending))
        self.first = At(course.graph.first, self.cards.first)
        self._after: dict[At, Ways] = {}

    def turns(self, here: At) -> list[Turned]:
        """All ways in which the cards of the next round can go."""
        return self.cards.ways(here.standing.players_left, here.cards)

    def after(self, here: At) -> Ways:
        """All that can follow a round, unless somebody wins.

        Raises Undecided when time is over.
        """
        found = self._after.get(here)
        if found is None:
            if process_time() > self.until:
                raise Undecided(Said("why-cards-in-time"))
            found = {}
            follow = self.course.graph.follow[here.standing]
            for turned in self.turns(here):
                for standing in follow:
                    if turned.after is not None and standing != WON:
                        found.setdefault(At(standing, turned.after), []).append(turned)
            self._after[here] = found  # whole, or not at all: others go on from here
        return found

    def levels(self, start: At | None = None) -> Iterator[list[At]]:
        """The situations that take as many rounds as levels went before, and no fewer."""
        level = [start or self.first]
        seen = set(level)
        while level:
            yield level
            fresh = dict.fromkeys(after for here in level for after in self.after(here))
            level = [after for after in fresh if after not in seen]
            seen.update(level)

    def toward(self, levels: list[list[At]], goals: Mapping[At, int]) -> Toward:
        """From where it goes on to the goals, which are among the last of these levels, and after
        which so many moves at least are left."""
        found: Toward = [dict(goals)]
        for level in reversed(levels[:-1]):
            found.insert(0, dict(self._before(level, found[0])))
        return found

    def _before(self, level: list[At], further: dict[At, int]) -> Iterator[tuple[At, int]]:
        for here in level:
            after = self.after(here)
            goals = after.keys() & further.keys()
            if goals:
                yield here, min(further[goal] + fewest(after[goal]) for goal in goals)

    # ------------------------------------------------------------ laid out

    def of(self, played: Played) -> At | None:
        """Where a match is that was played; None when somebody has won."""
        standing = self.course.ends.view.of(played.state)
        return None if standing == WON else At(standing, self.cards.seen(played.state))

    def sources(self, layout: Layout, toward: Toward) -> Callable[[Played, int], Iterable[Source]]:
        """The real rounds that go on toward a goal."""

        def next_of(begun: Played, rounds: int) -> Iterator[Source]:
            here, further = self.of(begun), toward[rounds + 1]
            assert here is not None
            wanted: dict[Turned, dict[At, int]] = {}
            for after, ways in self.after(here).items():
                if after in further:
                    for turned in ways:
                        wanted.setdefault(turned, {})[after] = further[after]
            for turned, goals in sorted(wanted.items(), key=lambda one: one[0].effort):
                ends = self._among(self.rounds(layout, begun, turned), goals)
                yield Source(fewest([turned]), min(goals.values()), ends)

        return next_of

    def _among(self, ends: Iterable[Played], wanted: Collection[At]) -> Iterator[Played]:
        return (end for end in ends if self.of(end) in wanted)

    def rounds(self, layout: Layout, begun: Played, turned: Turned) -> Iterator[Played]:
        """The real ends of a round in which the cards go this way."""
        moves = turned.moves if turned.counted else (*turned.moves, self.ending[0])
        return layout.rounds(begun, self.course.gaps(), self.cards.plan(turned), moves)


def fewest(ways: Iterable[Turned]) -> int:
    """How many moves a round has at least that goes one of these ways."""
    return min(len(turned.moves) for turned in ways) + LEAST
