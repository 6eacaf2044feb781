"""A Domain whose values Python can do nothing with: each branch, comparison or index on one is an
error. Semantics that run over it make no decision behind a Domain's back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn, TypeVar

from coyote_spec.semantics.domain import Domain, State, Value, merged
from coyote_spec.semantics.game import Game, counts, table_places

T = TypeVar("T")


class Peeked(Exception):  # noqa: N818
    """Python looked at a value of the domain."""


def _no(self: object, *_: object) -> NoReturn:
    raise Peeked


class Opaque:
    """A number or a truth, shut away."""

    __slots__ = ("_inside",)

    def __init__(self, inside: int | bool) -> None:
        self._inside = inside

    __bool__ = __eq__ = __ne__ = __hash__ = __index__ = __int__ = __iter__ = __len__ = _no
    __lt__ = __le__ = __gt__ = __ge__ = __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = _no
    __rmul__ = __neg__ = __getitem__ = __contains__ = __call__ = __float__ = __floordiv__ = _no


def opened(value: Value) -> Any:
    """The plain value inside; of states, tuples and dicts too."""
    if isinstance(value, Opaque):
        return value._inside
    if isinstance(value, State):
        return {name: opened(v) for name, v in value.values.items()}
    if isinstance(value, tuple):
        return tuple(map(opened, value))
    if isinstance(value, dict):
        return {key: opened(v) for key, v in value.items()}
    return value


def shut(value: Value) -> Value:
    """The same with every number and truth shut away."""
    if isinstance(value, State):
        return State({name: shut(v) for name, v in value.values.items()})
    if isinstance(value, tuple):
        return tuple(map(shut, value))
    if isinstance(value, dict):
        return {key: shut(v) for key, v in value.items()}
    return value if isinstance(value, Opaque) else Opaque(value)


class OpaqueDomain(Domain):
    """Works like plain numbers; of two ways both are run, and `idle` while the one is that isn't
    taken."""

    def __init__(self) -> None:
        self.idle = 0

    def known(self, value: Value) -> int | bool | None:
        return None if isinstance(value, Opaque) else value

    def add(self, *values: Value) -> Value:
        return Opaque(sum(map(opened, values)))

    def times(self, factor: int, value: Value) -> Value:
        return Opaque(factor * opened(value))

    def divide_up(self, value: Value, by: int) -> Value:
        return Opaque(-(-opened(value) // by))

    def at_most(self, left: Value, right: Value) -> Value:
        return Opaque(opened(left) <= opened(right))

    def same(self, left: Value, right: Value) -> Value:
        return Opaque(opened(left) == opened(right))

    def both(self, *values: Value) -> Value:
        return Opaque(all(map(opened, values)))

    def either(self, *values: Value) -> Value:
        return Opaque(any(map(opened, values)))

    def negate(self, value: Value) -> Value:
        return Opaque(not opened(value))

    def choose(self, condition: Value, then: Callable[[], T], otherwise: Callable[[], T]) -> T:
        holds = opened(condition)
        one, other = self._run(then, holds), self._run(otherwise, not holds)
        joined: T = merged(one, other, lambda a, b: shut(opened(a if holds else b)))
        return joined

    def _run(self, way: Callable[[], T], taken: bool) -> T:
        self.idle += not taken
        try:
            return way()
        finally:
            self.idle -= not taken


@dataclass(slots=True)
class OpaqueDealer:
    """Deals from a pile in an order; on a way that isn't taken nothing happens to it."""

    kinds: int
    pile: list[int]
    reorder: Callable[[list[int]], list[int]]
    game: Game | None = None
    dealt: list[int] = field(default_factory=list)

    def card(self, state: State) -> tuple[Value, ...]:
        top = 0
        if not self._idle:
            top = self.pile.pop(0)
            self.dealt.append(top)
        return tuple(Opaque(int(k == top)) for k in range(self.kinds))

    def shuffle(self, how: str, state: State) -> None:
        if self._idle:
            return
        assert self.game is not None
        places = ["discards", *(["pile", *table_places(self.game)] if how == "all" else [])]
        rows: Sequence[Any] = [opened(counts(self.game, state, place)) for place in places]
        loose = [k for row in rows for k, n in enumerate(row) for _ in range(n)]
        if loose:
            fresh, left = self.reorder(loose), [] if how == "all" else self.pile
            self.pile = [*left, *fresh] if how == "under" else [*fresh, *left]

    @property
    def _idle(self) -> bool:
        assert self.game is not None
        assert isinstance(self.game.domain, OpaqueDomain)
        return self.game.domain.idle > 0
