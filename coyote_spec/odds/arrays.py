"""The Domain of NumPy arrays: one number or truth for each of many hands.

A number is a Python int where it is the same for all hands, otherwise `Numbers`; a truth is a
Python bool or an array of bools. Numbers carry bounds, so that nothing overflows: an array holds as
few bits as are enough, and where 64 may not be, Python's own integers. The bounds also decide many
comparisons beforehand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from coyote_spec.semantics.domain import Domain, Value, merged

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

Truths = NDArray[np.bool_]
Column = NDArray[Any]

LARGEST = 2**63 - 1
"""The largest number that an array of 64-bit integers is asked to hold; its negative the lowest."""

HALF = 2**31 - 1
"""The same with 32 bits, which are half as much to read and write."""


def _kind(reach: int) -> Any:
    """What an array is made of that holds numbers up to so large, whatever their sign."""
    if reach <= HALF:
        return np.int32
    return np.int64 if reach <= LARGEST else object


@dataclass(frozen=True, slots=True, eq=False)
class Numbers:
    """A number for each hand, none below low or above high."""

    items: Column
    low: int
    high: int

    @property
    def reach(self) -> int:
        """No number is larger than this, whatever its sign."""
        return max(abs(self.low), abs(self.high))


def numbers(items: Column) -> Numbers | int:
    """An array of integers as a value of the domain: a constant if all are the same."""
    low, high = int(items.min()), int(items.max())
    if low == high:
        return low
    return Numbers(items.astype(_kind(max(abs(low), abs(high)))), low, high)


def spread(value: Value, size: int) -> Column:
    """A value of the domain as an array with one element for each hand."""
    if isinstance(value, Numbers):
        return value.items
    if isinstance(value, np.ndarray):
        return value
    wide = not isinstance(value, bool) and abs(value) > LARGEST
    return np.full(size, value, dtype=object if wide else None)


def _bounds(value: Numbers | int) -> tuple[int, int]:
    return (value.low, value.high) if isinstance(value, Numbers) else (value, value)


def _items(value: Numbers | int, kind: Any) -> Any:
    """What NumPy computes with, where what comes out is of a kind."""
    return value.items.astype(kind, copy=False) if isinstance(value, Numbers) else value


def _both(left: Numbers | int, right: Numbers | int) -> tuple[Any, Any]:
    """Two values that NumPy compares."""
    ends = (max(map(abs, _bounds(value))) for value in (left, right))
    kind = _kind(max(ends))
    return _items(left, kind), _items(right, kind)


class Arrays(Domain):
    """Many hands at once. Of two ways both are run, and joined hand by hand.

    `path` tells in which hands the rules really come to what is being run.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.silences: dict[str, None] = {}
        self._conditions: list[Truths] = []

    def path(self) -> Truths:
        """The hands that really take the way that is being run."""
        taken = np.ones(self.size, dtype=np.bool_)
        for condition in self._conditions:
            taken &= condition
        return taken

    def met(self, silence: str) -> None:
        if silence not in self.silences and self.path().any():
            self.silences[silence] = None

    def known(self, value: Value) -> int | bool | None:
        return value if isinstance(value, int) else None

    def add(self, *values: Value) -> Value:
        constant = sum(value for value in values if isinstance(value, int))
        columns = [value for value in values if isinstance(value, Numbers)]
        if not columns or (constant == 0 and len(columns) == 1):
            return columns[0] if columns else constant
        kind = _kind(abs(constant) + sum(column.reach for column in columns))
        total = _items(columns[0], kind)
        for column in columns[1:]:
            total = total + _items(column, kind)
        if constant:
            total = total + constant
        low = constant + sum(column.low for column in columns)
        high = constant + sum(column.high for column in columns)
        return Numbers(total, low, high)

    def times(self, factor: int, value: Value) -> Value:
        if not isinstance(value, Numbers):
            return factor * value
        if factor in (0, 1):
            return value if factor else 0
        kind = _kind(abs(factor) * value.reach)
        ends = sorted((factor * value.low, factor * value.high))
        return Numbers(_items(value, kind) * factor, ends[0], ends[1])

    def divide_up(self, value: Value, by: int) -> Value:
        if not isinstance(value, Numbers):
            return -(-value // by)
        quotient = -(-_items(value, _kind(max(value.reach, by))) // by)
        return Numbers(quotient, -(-value.low // by), -(-value.high // by))

    def at_most(self, left: Value, right: Value) -> Value:
        (low, high), (lower, higher) = _bounds(left), _bounds(right)
        if high <= lower or low > higher:
            return high <= lower
        one, other = _both(left, right)
        return np.asarray(one <= other, dtype=np.bool_)

    def same(self, left: Value, right: Value) -> Value:
        if isinstance(left, np.ndarray) or isinstance(right, np.ndarray):
            return np.equal(left, right)
        (low, high), (lower, higher) = _bounds(left), _bounds(right)
        if low > higher or high < lower:
            return False
        if low == high == lower == higher:
            return True
        one, other = _both(left, right)
        return np.asarray(one == other, dtype=np.bool_)

    def both(self, *values: Value) -> Value:
        if any(value is False for value in values):
            return False
        columns = [value for value in values if value is not True]
        return reduce(np.logical_and, columns) if columns else True

    def either(self, *values: Value) -> Value:
        if any(value is True for value in values):
            return True
        columns = [value for value in values if value is not False]
        return reduce(np.logical_or, columns) if columns else False

    def negate(self, value: Value) -> Value:
        return not value if isinstance(value, bool) else ~value

    def choose(self, condition: Value, then: Callable[[], T], otherwise: Callable[[], T]) -> T:
        if isinstance(condition, bool):
            return then() if condition else otherwise()
        if condition.all():
            return then()
        if not condition.any():
            return otherwise()
        one = self._where(condition, then)
        other = self._where(~condition, otherwise)
        result: T = merged(one, other, lambda a, b: self.join(condition, a, b))
        return result

    def _where(self, condition: Truths, run: Callable[[], T]) -> T:
        self._conditions.append(condition)
        try:
            return run()
        finally:
            self._conditions.pop()

    def repeat(self, value: Value, count: Value, most: int) -> Value:
        if not isinstance(value, Numbers) or not isinstance(count, Numbers):
            return super().repeat(value, count, most)
        kind = _kind(value.reach * count.reach)
        ends = [a * b for a in _bounds(value) for b in _bounds(count)]
        return Numbers(_items(value, kind) * _items(count, kind), min(ends), max(ends))

    def join(self, condition: Truths, one: Value, other: Value) -> Value:
        """The first value in the hands where the condition holds, the second in the others."""
        if isinstance(one, bool | np.ndarray):
            if isinstance(one, bool) and one is other:
                return one
            return np.where(condition, one, other)
        low, high = min(_bounds(one)[0], _bounds(other)[0]), max(_bounds(one)[1], _bounds(other)[1])
        if low == high:
            return low
        kind = _kind(max(abs(low), abs(high)))
        a, b = (np.asarray(_items(value, kind), dtype=kind) for value in (one, other))
        return Numbers(np.where(condition, a, b), low, high)
