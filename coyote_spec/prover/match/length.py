"""How long matches are, if every round ends: in rounds, at least and at most, exactly; or a match
that never ends."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time
from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.match.circle import endless
from coyote_spec.prover.match.course import Course, Laid, course_of, tried
from coyote_spec.prover.match.lift import Layout, Played
from coyote_spec.prover.match.route import HASTY, among, laid_out

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.prover.match.standing import Standing
    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.ruleset import Deck
    from coyote_spec.ruleset.setting import Setting


@dataclass(frozen=True, slots=True)
class Length:
    """Rounds at least, and at most (None: there is no most), with matches that show it; one without
    an end comes back after its last round to where it was after the round `back_to` (0: before the
    first), and fewest says whether it is proved that none does so with fewer rounds. low and
    shortest are None where no match ends at all."""

    low: int | None
    high: int | None
    shortest: Laid | None
    longest: Laid
    back_to: int | None = None
    fewest: bool = False


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

    def found(one: Course) -> Length:
        layout = Layout(setting, deck, process_time() + limit, assuming, extra)
        return _length(one, setting, layout, limit)

    return tried(course, setting, limit, found)


def _length(course: Course, setting: Setting, layout: Layout, limit: float) -> Length:
    graph = course.graph
    if graph.stuck:
        raise Undecided(Said("why-round-endless"))
    low = graph.to_the_end.get(graph.first)
    shortest = None if low is None else _of_length(course, layout, graph.to_the_end, low)
    most = graph.longest()
    if most is None:
        found = endless(course, setting, layout, limit)
        return Length(low, None, shortest, found.laid, found.back_to, found.fewest)
    high = most[graph.first]
    return Length(low, high, shortest, _of_length(course, layout, most, high))


def _of_length(course: Course, layout: Layout, left: dict[Standing, int], rounds: int) -> Laid:
    """A match of so many rounds; left says how many rounds are left in each standing."""
    view = course.ends.view

    def wanted(begun: Played, after: Played, before: int) -> bool:
        return left.get(view.of(after.state), -1) == rounds - before - 1

    next_of = among(layout, rounds, course.gaps(), wanted)
    found = next(laid_out(layout, layout.begin(), rounds, next_of, HASTY), None)
    if found is None:
        raise Undecided(Said("why-match-not-laid", rounds=rounds))
    return Laid(*layout.replayed(found))
