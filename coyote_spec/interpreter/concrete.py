"""The Domain of ints and bools: the reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from coyote_spec.semantics.domain import Domain

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Concrete(Domain):
    """Plain values; of two ways only the one taken is run, and silences on it are noted."""

    def __init__(self) -> None:
        self.silences: dict[str, None] = {}

    def known(self, value: int | bool) -> int | bool:
        return value

    def add(self, *values: int) -> int:
        return sum(values)

    def times(self, factor: int, value: int) -> int:
        return factor * value

    def divide_up(self, value: int, by: int) -> int:
        return -(-value // by)

    def at_most(self, left: int, right: int) -> bool:
        return left <= right

    def same(self, left: int, right: int) -> bool:
        return left == right

    def both(self, *values: bool) -> bool:
        return all(values)

    def either(self, *values: bool) -> bool:
        return any(values)

    def negate(self, value: bool) -> bool:
        return not value

    def choose(self, condition: bool, then: Callable[[], T], otherwise: Callable[[], T]) -> T:
        return then() if condition else otherwise()

    def met(self, silence: str) -> None:
        self.silences[silence] = None
