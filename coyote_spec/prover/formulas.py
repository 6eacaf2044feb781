"""What follows from formulas alone, worked out once for all that comes to the same formulas."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

T = TypeVar("T")

MOST_KEPT = 1000
"""So much is kept of what was found; what was asked for the longest time ago is forgotten first."""


class Formulas:
    """Terms of the solver, equal to others when they are the same terms."""

    __slots__ = ("_numbers", "_terms")

    def __init__(self, terms: Iterable[Any]) -> None:
        self._terms = tuple(terms)  # a term's number is its own as long as somebody holds the term
        self._numbers = tuple(
            term if isinstance(term, int) else ("term", term.get_id()) for term in self._terms
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Formulas) and self._numbers == other._numbers

    def __hash__(self) -> int:
        return hash(self._numbers)


_found: OrderedDict[object, Any] = OrderedDict()


def once_for(key: object, work: Callable[[], T]) -> T:
    """What follows from the formulas in a key, and from what else stands there, worked out when it
    is first asked for. It mustn't hold anything that is said to a reader."""
    if key in _found:
        _found.move_to_end(key)
    else:
        _found[key] = work()
        if len(_found) > MOST_KEPT:
            _found.popitem(last=False)
    found: T = _found[key]
    return found


def forget() -> None:
    """Forgets all that was found, for whoever measures how long it takes."""
    _found.clear()


__all__ = ["Formulas", "forget", "once_for"]
