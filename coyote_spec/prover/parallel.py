"""Questions answered by several processes: what is asked of games of so many players goes to the
same process, so that what is worked out for one question serves the next."""

from __future__ import annotations

from concurrent.futures import as_completed
from typing import TYPE_CHECKING, Any, TypeVar

from coyote_spec.processes import several

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coyote_spec.prover.questions.asked import Asked

T = TypeVar("T")

FEW = 8
"""So many questions are answered sooner here than by processes that must first begin."""


def answered(
    asked: Sequence[Asked],
    processes: int,
    progress: Callable[[str], None],
    how: Callable[[Asked], T],
) -> list[T]:
    """The answers, in the order of the questions, by up to so many processes; how, a function of a
    module, gives each.

    progress is told of each question as it is answered. When this is interrupted, so are they.
    """
    if processes <= 1 or len(asked) <= FEW:
        found: list[T] = []
        for ask in asked:
            progress(said(ask, len(found), len(asked)))
            found.append(how(ask))
        return found
    by_place: dict[int, T] = {}
    groups = _together(asked)
    with several(processes, _keep, (how, list(asked))) as pool:
        waiting = {pool.submit(_answers, group): group for group in groups}
        for done in as_completed(waiting):
            by_place |= dict(zip(waiting[done], done.result(), strict=True))
            progress(said(asked[waiting[done][-1]], len(by_place), len(asked)))
    return [by_place[i] for i in range(len(asked))]


def said(ask: Asked, done: int, number: int) -> str:
    """What is being done, for whoever watches."""
    return f"{ask.claim.name}: {done} of {number} answers"


def _together(asked: Sequence[Asked]) -> list[list[int]]:
    """The places of the questions about games of so many players; first those that are most, each
    for most players, so that no process is left with long ones at the end."""
    groups: dict[object, list[int]] = {}
    for i, ask in enumerate(asked):
        groups.setdefault(ask.players, []).append(i)
    return sorted(groups.values(), key=lambda group: -len(group) * asked[group[0]].players[-1])


class _Kept:
    """What a process was given when it began. All questions come at once, so that those about the
    same ruleset have it in common, with all that is worked out about it."""

    how: Callable[[Asked], Any]
    asked: Sequence[Asked]


def _keep(how: Callable[[Asked], T], asked: Sequence[Asked]) -> None:
    _Kept.how, _Kept.asked = how, asked


def _answers(places: Sequence[int]) -> list[Any]:
    return [_Kept.how(_Kept.asked[i]) for i in places]
