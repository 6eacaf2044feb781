"""One way in which a round can end, in terms of the state before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import z3


@dataclass(frozen=True, slots=True)
class Ending:
    """One way in which a round can end: when, and what it leaves, as unknowns with their values."""

    when: Any
    gives: list[tuple[Any, Any]]

    def is_so(self) -> Any:
        """That the round ends in this way and leaves that."""
        return z3.And(self.when, *(unknown == value for unknown, value in self.gives))

    def where(self, pairs: list[tuple[Any, Any]]) -> Ending:
        """The same with the first of each pair called as the second."""
        gives = [tuple(z3.substitute(one, *pairs) for one in both) for both in self.gives]
        return Ending(z3.substitute(self.when, *pairs), gives)

    def unlike(self, other: Ending, but_for: Any = None) -> Any:
        """That only one of two ways is possible, or that they leave different things."""
        theirs = {unknown.get_id(): value for unknown, value in other.gives}
        differs = [
            value != theirs[unknown.get_id()]
            for unknown, value in self.gives
            if but_for is None or not unknown.eq(but_for)
        ]
        return z3.Or(self.when != other.when, z3.And(self.when, z3.Or(differs)))
