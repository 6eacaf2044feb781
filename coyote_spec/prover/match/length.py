"""How long matches are, if every round ends: in rounds, at least and at most, exactly; or a match
that never ends."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from time import monotonic
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.match.ends import Ends
from coyote_spec.prover.match.graph import Graph, explore
from coyote_spec.prover.match.lift import Layout, Played, laid_out
from coyote_spec.ruleset.alike import once_for_alike

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.interpreter.match import Match, MatchResult
    from coyote_spec.prover.match.standing import Standing
    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.ruleset import Deck
    from coyote_spec.ruleset.setting import Setting

MOST_ROUNDS = 400
"""How far a match is played on that is to come back to where it was."""


@dataclass(frozen=True, slots=True)
class Course:
    """All that matches can come to under a setting."""

    ends: Ends
    graph: Graph

    def gaps(self) -> tuple[int, ...]:
        """By how much a bid can be above the total to make a difference, as far as was seen."""
        found = self.ends.gaps()
        return tuple(sorted({0, 1, *found}, key=lambda n: (abs(n), n)))


def course_of(
    setting: Setting,
    limit: float,
    assuming: Expression | None = None,
    extra: Mapping[str, int] | None = None,
) -> Course:
    """All that matches can come to, worked out once for a setting.

    Raises Undecided when the solver gives up, or there are too many standings.
    """
    key = ("course", setting.players, *_items(setting), setting.kinds, setting.most, assuming)
    found: Course = once_for_alike(
        setting.ruleset, key, lambda: _course(setting, limit, assuming, extra)
    )
    return found


def _items(setting: Setting) -> tuple[Any, ...]:
    return tuple(sorted(setting.options.items())), tuple(sorted(setting.readings.items()))


def _course(
    setting: Setting,
    limit: float,
    assuming: Expression | None,
    extra: Mapping[str, int] | None,
) -> Course:
    return explored(Ends(setting, limit, assuming, dict(extra or {})))


def explored(ends: Ends) -> Course:
    """All that can follow from the first standing.

    Raises Undecided when there is too much of it.
    """
    graph = explore(ends.first, lambda here: [one.after for one in ends.outcomes(here)])
    if graph is None:
        raise Undecided(Said("why-many-standings"))
    return Course(ends, graph)


@dataclass(frozen=True, slots=True)
class Laid:
    """A match that was laid out and replayed."""

    match: Match
    result: MatchResult


@dataclass(frozen=True, slots=True)
class Length:
    """Rounds at least, and at most (None: there is no most), with matches that show it; one without
    an end comes back after its last round to where it was after the round `back_to`. low and
    shortest are None where no match ends at all."""

    low: int | None
    high: int | None
    shortest: Laid | None
    longest: Laid
    back_to: int | None = None


def match_length(
    setting: Setting,
    deck: Deck,
    limit: float,
    assuming: Expression | None = None,
    extra: Mapping[str, int] | None = None,
) -> Length:
    """How many rounds a match lasts, if every round ends.

    Raises Undecided when the solver gives up, time is over, or what was found without cards could
    not be laid out with them.
    """
    course = course_of(setting, limit, assuming, extra)
    if course.ends.changes is not None:
        try:
            return _length(course, Layout(setting, deck, monotonic() + limit))
        except Undecided:
            course = exactly(course, setting, limit)
    return _length(course, Layout(setting, deck, monotonic() + limit))


def exactly(course: Course, setting: Setting, limit: float) -> Course:
    """The same with every standing asked about on its own."""
    course.ends.be_exact()
    course.ends.until = monotonic() + limit
    key = ("exact course", setting.players, *_items(setting), setting.kinds, setting.most)
    found: Course = once_for_alike(setting.ruleset, key, lambda: explored(course.ends))
    return found


def _length(course: Course, layout: Layout) -> Length:
    graph = course.graph
    if graph.stuck:
        raise Undecided(Said("why-round-endless"))
    low = graph.to_the_end.get(graph.first)
    shortest = None if low is None else _of_length(course, layout, graph.to_the_end, low)
    most = graph.longest()
    if most is None:
        endless, back_to = _endless(course, layout)
        return Length(low, None, shortest, endless, back_to)
    high = most[graph.first]
    return Length(low, high, shortest, _of_length(course, layout, most, high))


def _of_length(course: Course, layout: Layout, left: dict[Standing, int], rounds: int) -> Laid:
    """A match of so many rounds; left says how many rounds are left in each standing."""
    view = course.ends.view

    def wanted(begun: Played, after: Played, before: int) -> bool:
        return left.get(view.of(after.state), -1) == rounds - before - 1

    found = laid_out(layout, layout.begin(), rounds, wanted, course.gaps())
    if found is None:
        raise Undecided(Said("why-match-not-laid", rounds=rounds))
    return Laid(*layout.replayed(found))


def _endless(course: Course, layout: Layout) -> tuple[Laid, int]:
    """A match that comes back to where it was, and after which round it was there."""
    circle = course.graph.circle()
    assert circle is not None
    pairs = pairwise(circle)
    if course.ends.changes is not None and not all(course.ends.possible(*one) for one in pairs):
        raise Undecided(Said("why-circles-by-changes"))
    last = circle[-1]
    lap = circle[circle.index(last) + 1 :]
    view, now = course.ends.view, layout.begin()
    been: dict[str, int] = {}
    for number in range(1, MOST_ROUNDS):
        here = circle[number] if number < len(circle) else lap[(number - len(circle)) % len(lap)]
        rounds = layout.rounds(now, course.gaps())
        after = next((one for one in rounds if view.of(one.state) == here), None)
        if after is None:
            break
        now = after
        key = f"{here} {layout.whereabouts(now)}"
        if key in been:
            return Laid(*layout.replayed(now)), been[key]
        been[key] = number
    raise Undecided(Said("why-circles-not-laid"))
