"""What an answer rests on: questions with their answers, noted so that they can be asked again by
another solver.

A search asks much that nothing rests on in the end. So whoever collects decides: what is noted
within `grounds` is handed on by `rest_on`, or else forgotten.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from coyote_spec.prover.formulas import once_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")

SAT, UNSAT = "sat", "unsat"
CLOSURE = "closure"
"""The label of what shows that a set of states is never left: a refutation may rest on it."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """A question that was answered: what the answer shows, as `label: words`; the answer; and the
    constraints, Z3 terms, all of which were to hold together."""

    shows: str
    expected: str
    constraints: tuple[Any, ...]


_noted: ContextVar[list[Ground] | None] = ContextVar("noted", default=None)


@contextmanager
def grounds() -> Iterator[list[Ground]]:
    """Collects what is noted while this lasts. Whoever collects outside hears nothing of it."""
    found: list[Ground] = []
    before = _noted.set(found)
    try:
        yield found
    finally:
        _noted.reset(before)


def rest_on(found: Iterable[Ground]) -> None:
    """Notes that what is being found rests on these; nothing happens where nobody collects."""
    noted = _noted.get()
    if noted is not None:
        noted += [ground for ground in found if ground not in noted]


def once(key: object, work: Callable[[], T]) -> T:
    """What follows from formulas alone (see `once_for`); whatever is found by it rests on what it
    rests on, whenever it is asked for."""

    def made() -> tuple[T, tuple[Ground, ...]]:
        with grounds() as found:
            value = work()
        return value, tuple(found)

    value, found = once_for((once, key), made)
    rest_on(found)
    return value
