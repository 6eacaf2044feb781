"""All that matches can come to under a setting, cards left out; worked out once."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time
from typing import TYPE_CHECKING, Any, TypeVar

from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.match.ends import Ends
from coyote_spec.prover.match.graph import Graph, explore
from coyote_spec.ruleset.alike import once_for_alike

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coyote_spec.interpreter.match import Match, MatchResult
    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.setting import Setting


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Course:
    """All that matches can come to under a setting; exact is whether each standing was asked about
    on its own."""

    ends: Ends
    graph: Graph
    exact: bool

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
    return Course(ends, graph, not ends.by_changes)


def tried(course: Course, setting: Setting, limit: float, how: Callable[[Course], T]) -> T:
    """What is found of a course; where that is nothing, of the same with every standing asked about
    on its own.

    Raises Undecided when neither finds anything.
    """
    try:
        return how(course)
    except Undecided:
        if course.exact:
            raise
    return how(_exactly(course, setting, limit))


def _exactly(course: Course, setting: Setting, limit: float) -> Course:
    course.ends.be_exact()
    course.ends.until = process_time() + limit
    key = ("exact course", setting.players, *_items(setting), setting.kinds, setting.most)
    found: Course = once_for_alike(setting.ruleset, key, lambda: explored(course.ends))
    return found


@dataclass(frozen=True, slots=True)
class Laid:
    """A match that was laid out and replayed."""

    match: Match
    result: MatchResult
