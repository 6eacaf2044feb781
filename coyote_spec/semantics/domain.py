"""A Domain: the kinds of value that the one semantics can be run on.

Plain ints and bools are constants in every domain, so an operation on known values stays known. A
Python branch on a domain's own value is a mistake: all control flow goes through `choose`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

T = TypeVar("T")

Value = Any
"""A number or a truth of some domain; a plain int or bool in any."""


class State:
    """Named values: a number, a truth, or a tuple or dict of them. Never changed, only copied."""

    __slots__ = ("values",)

    def __init__(self, values: dict[str, Value]) -> None:
        self.values = values

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def put(self, **changes: Value) -> State:
        """A copy with these values; every name must exist already."""
        assert changes.keys() <= self.values.keys(), sorted(changes.keys() - self.values.keys())
        return State({**self.values, **changes})

    def put_at(self, name: str, value: Value) -> State:
        """A copy with one value, for names that aren't identifiers."""
        return State({**self.values, name: value})


class Domain(ABC):
    """The operations; a new domain writes those that are abstract."""

    @abstractmethod
    def known(self, value: Value) -> int | bool | None:
        """The constant that this value is, or None."""

    @abstractmethod
    def add(self, *values: Value) -> Value:
        """The sum of numbers; 0 of none."""

    @abstractmethod
    def times(self, factor: int, value: Value) -> Value:
        """A number times a literal."""

    @abstractmethod
    def divide_up(self, value: Value, by: int) -> Value:
        """The quotient by a positive literal, rounded towards the larger number."""

    @abstractmethod
    def at_most(self, left: Value, right: Value) -> Value:
        """Whether left <= right, of numbers."""

    @abstractmethod
    def same(self, left: Value, right: Value) -> Value:
        """Whether two numbers are equal."""

    @abstractmethod
    def both(self, *values: Value) -> Value:
        """Whether all hold; true of none."""

    @abstractmethod
    def either(self, *values: Value) -> Value:
        """Whether any holds; false of none."""

    @abstractmethod
    def negate(self, value: Value) -> Value:
        """Whether it doesn't hold."""

    @abstractmethod
    def choose(self, condition: Value, then: Callable[[], T], otherwise: Callable[[], T]) -> T:
        """The one where the condition holds, else the other: values, tuples, dicts or states."""

    def met(self, silence: str) -> None:  # noqa: B027 - most domains have nothing to note
        """Called where a silence is consulted; a domain that runs one path can note it."""

    def consult(self, silence: str, reading: str, ways: Mapping[str, Callable[[], T]]) -> T:
        """What follows from the reading that was chosen; ways has what follows from each. A domain
        that leaves the choice open merges them."""
        self.met(silence)
        return ways[reading]()

    def pick(self, values: Sequence[Value], index: Value, default: Value) -> Value:
        """The value at an index, or the default when there is no such index."""
        at = self.known(index)
        if at is not None:
            return values[at] if 0 <= at < len(values) else default
        result = default
        for i, value in enumerate(values):
            result = self.choose(self.same(index, i), always(value), always(result))
        return result

    def put(self, values: Sequence[Value], index: Value, value: Value) -> tuple[Value, ...]:
        """The values with another at an index; unchanged when there is no such index."""
        at = self.known(index)
        if at is not None:
            return tuple(value if i == at else old for i, old in enumerate(values))
        return tuple(
            self.choose(self.same(index, i), always(value), always(old))
            for i, old in enumerate(values)
        )

    def repeat(self, value: Value, count: Value, most: int) -> Value:
        """A number times a count that is known to be from 0 to most."""
        each = self.known(value)
        if each is not None:
            return self.times(int(each), count)
        times = self.known(count)
        if times is not None:
            return self.times(int(times), value)
        parts = [
            self.choose(self.at_most(i + 1, count), lambda: value, lambda: 0) for i in range(most)
        ]
        return self.add(*parts)


def always(value: T) -> Callable[[], T]:
    """A way of a choice that is this value."""
    return lambda: value


def merged(one: Value, other: Value, pick: Callable[[Value, Value], Value]) -> Value:
    """Two results of the same shape joined value by value; pick joins two that differ.

    A dict may lack keys that the other has: what lacks there is taken as the missing value.
    """
    if one is other:
        return one
    if isinstance(one, State):
        return State(
            {name: merged(value, other.values[name], pick) for name, value in one.values.items()}
        )
    if isinstance(one, tuple):
        assert len(one) == len(other)
        return tuple(merged(a, b, pick) for a, b in zip(one, other, strict=True))
    if isinstance(one, dict):
        keys = dict.fromkeys([*one, *other])
        return {key: _joined(one.get(key), other.get(key), pick) for key in keys}
    return pick(one, other)


def _joined(one: Value, other: Value, pick: Callable[[Value, Value], Value]) -> Value:
    """Joins two entries of the table, (count, value of each); a missing one has the count 0."""
    if one is None:
        one = (0, other[1])
    if other is None:
        other = (0, one[1])
    return merged(one, other, pick)


def leaves(value: Value) -> Iterator[Value]:
    """The numbers and truths of a value that is neither State nor dict, one after the other."""
    if isinstance(value, tuple):
        for item in value:
            yield from leaves(item)
    else:
        yield value


def paired(one: Value, other: Value) -> Iterator[tuple[Value, Value]]:
    """The numbers and truths of two results of the same shape, side by side; what one of two dicts
    lacks is taken as the missing value."""
    found: list[tuple[Value, Value]] = []

    def pick(a: Value, b: Value) -> Value:
        found.append((a, b))
        return a

    merged(one, other, pick)
    return iter(found)
