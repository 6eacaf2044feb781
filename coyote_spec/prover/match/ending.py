"""One way in which a round can end, in terms of the state before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import z3

if TYPE_CHECKING:
    from collections.abc import Iterable


Given = list[tuple[Any, Any]]
"""Unknowns with their values."""


@dataclass(frozen=True, slots=True)
class Ending:
    """One way in which a round can end: when, and what it leaves; sums over all seats apart, which
    follow from what is given and what is paid by each."""

    when: Any
    gives: Given
    sums: Given
    paid: Given

    def is_so(self) -> Any:
        """That the round ends in this way and leaves that."""
        left = (*self.gives, *self.sums)
        return z3.And(self.when, *(unknown == value for unknown, value in left))

    def where(self, pairs: list[tuple[Any, Any]]) -> Ending:
        """The same with the first of each pair called as the second."""

        def called(given: Given) -> Given:
            return [(z3.substitute(one, *pairs), z3.substitute(two, *pairs)) for one, two in given]

        when = z3.substitute(self.when, *pairs)
        return Ending(when, called(self.gives), called(self.sums), called(self.paid))

    def unlike(self, other: Ending, but_for: Any) -> Any:
        """That only one of two ways is possible, or that they leave different things, one of them
        apart."""
        left = [(*one.gives, *one.sums) for one in (self, other)]
        mine = [pair for pair in left[0] if not pair[0].eq(but_for)]
        return self._unlike(other, mine, left[1])

    def unlike_by_seat(self, other: Ending) -> Any:
        """The same of two ways that may have the seats in another order: sums are the same where
        what they are made of is."""
        mine, theirs = ((*one.gives, *one.paid) for one in (self, other))
        return self._unlike(other, mine, theirs)

    def _unlike(self, other: Ending, mine: Iterable[Any], theirs: Iterable[Any]) -> Any:
        values = {unknown.get_id(): value for unknown, value in theirs}
        differs = [value != values[unknown.get_id()] for unknown, value in mine]
        return z3.Or(self.when != other.when, z3.And(self.when, z3.Or(differs)))


def the_one_of(parts: list[Any]) -> Any:
    """Of numbers of which at most one isn't 0 that one, and 0 where there is none."""
    found: Any = z3.IntVal(0)
    for part in parts:
        found = z3.If(part != 0, part, found)
    return found
