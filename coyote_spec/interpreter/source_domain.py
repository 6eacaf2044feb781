"""The Domain of program text: what the semantics does is written down instead of done.

A value that is not known yet is a Term: the number of a variable in a program in which each is set
once. Only numbers and variables of our own ever come to stand in such a program.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from coyote_spec.semantics.domain import Domain, merged

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Term:
    """A variable of the program; Python can neither branch on it nor count with it."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __bool__(self) -> NoReturn:
        raise TypeError("a term is neither true nor false yet")

    def __index__(self) -> NoReturn:
        raise TypeError("a term is no number yet")


Atom = Term | int | bool


@dataclass(frozen=True, slots=True)
class Let:
    """A variable is set to an operation on atoms."""

    to: int
    word: str
    of: tuple[Atom, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """The dealer gives the next card: variables get 1 or 0, kind by kind."""

    to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The dealer is told how loose cards, counted by kind, are shuffled."""

    how: int
    loose: tuple[Atom, ...]


@dataclass(frozen=True, slots=True)
class Noted:
    """Whoever runs the program is told something: what it is, as a number, and atoms about it."""

    what: int
    of: tuple[Atom, ...]


@dataclass(slots=True)
class Fork:
    """Two ways, and what variables become on each: (variable, then, otherwise)."""

    condition: Atom
    then: list[Statement]
    otherwise: list[Statement]
    joined: list[tuple[int, Atom, Atom]]


Statement = Let | Drawn | Shuffled | Noted | Fork


@dataclass(slots=True)
class Scope:
    """A stretch of the program with what is known in it."""

    lines: list[Statement] = field(default_factory=list)
    written: dict[Any, Term] = field(default_factory=dict)
    holds: dict[int, bool] = field(default_factory=dict)


class Source(Domain):
    """Writes a program; what is known is worked out at once, what was written is not repeated."""

    def __init__(self) -> None:
        self.scopes = [Scope()]
        self.written: dict[int, Let] = {}
        self.count = 0

    def fresh(self) -> Term:
        """A new variable."""
        self.count += 1
        return Term(self.count)

    def note(self, line: Statement) -> None:
        """Writes a statement."""
        self.scopes[-1].lines.append(line)

    def let(self, word: str, *of: Atom) -> Term:
        """A variable for an operation; the same one wherever it was set already."""
        key = (word, *((type(a), a.number if isinstance(a, Term) else a) for a in of))
        for scope in reversed(self.scopes):
            if key in scope.written:
                return scope.written[key]
        term = self.fresh()
        line = Let(term.number, word, of)
        self.written[term.number] = line
        self.scopes[-1].written[key] = term
        self.note(line)
        return term

    def known(self, value: Any) -> int | bool | None:
        return None if isinstance(value, Term) else value

    def add(self, *values: Atom) -> Atom:
        terms = [v for v in values if isinstance(v, Term)]
        known = sum(v for v in values if not isinstance(v, Term))
        if not terms:
            return known
        if len(terms) == 1 and known == 0:
            return terms[0]
        return self.let("add", *terms, *([known] if known else []))

    def times(self, factor: int, value: Atom) -> Atom:
        if not isinstance(value, Term):
            return factor * value
        if factor in (0, 1):
            return value if factor else 0
        return self.let("minus", value) if factor == -1 else self.let("times", factor, value)

    def divide_up(self, value: Atom, by: int) -> Atom:
        return self.let("divide", value, by) if isinstance(value, Term) else -(-value // by)

    def at_most(self, left: Atom, right: Atom) -> Atom:
        if isinstance(left, Term) or isinstance(right, Term):
            return True if alike(left, right) else self.let("at_most", left, right)
        return left <= right

    def same(self, left: Atom, right: Atom) -> Atom:
        if isinstance(left, Term) or isinstance(right, Term):
            return True if alike(left, right) else self.let("same", left, right)
        return left == right

    def both(self, *values: Atom) -> Atom:
        return self._all("both", values, True)

    def either(self, *values: Atom) -> Atom:
        return self._all("either", values, False)

    def _all(self, word: str, values: tuple[Atom, ...], neutral: bool) -> Atom:
        terms: dict[int, Term] = {}
        for value in map(self._settled, values):
            if isinstance(value, Term):
                terms[value.number] = value
            elif bool(value) is not neutral:
                return not neutral
        if not terms:
            return neutral
        return self.let(word, *terms.values()) if len(terms) > 1 else next(iter(terms.values()))

    def negate(self, value: Atom) -> Atom:
        if not isinstance(value, Term):
            return not value
        line = self.written.get(value.number)
        if line is not None and line.word == "negate":
            return line.of[0]
        return self.let("negate", value)

    def _settled(self, value: Atom) -> Atom:
        """What a truth is known to be on the way to here."""
        if isinstance(value, Term):
            for scope in reversed(self.scopes):
                if value.number in scope.holds:
                    return scope.holds[value.number]
        return value

    def choose(self, condition: Atom, then: Callable[[], T], otherwise: Callable[[], T]) -> T:
        condition = self._settled(condition)
        if not isinstance(condition, Term):
            return then() if condition else otherwise()
        line = self.written.get(condition.number)
        if line is not None and line.word == "negate":
            return self.choose(line.of[0], otherwise, then)
        one, lines = self._apart(condition, True, then)
        other, other_lines = self._apart(condition, False, otherwise)
        fork = Fork(condition, lines, other_lines, [])
        self.note(fork)
        joined: T = merged(one, other, lambda a, b: self._joined(fork, a, b))
        return joined

    def _apart(
        self, condition: Term, holds: bool, way: Callable[[], T]
    ) -> tuple[T, list[Statement]]:
        self.scopes.append(Scope(holds=self._follows(condition, holds)))
        try:
            result = way()
        finally:
            scope = self.scopes.pop()
        return result, scope.lines

    def _follows(self, condition: Term, holds: bool) -> dict[int, bool]:
        """What is known once a condition is: its parts too, where all or none of them hold."""
        known = {condition.number: holds}
        line = self.written.get(condition.number)
        if line is not None and line.word == "negate":
            assert isinstance(line.of[0], Term)
            known |= self._follows(line.of[0], not holds)
        elif line is not None and line.word == ("both" if holds else "either"):
            for part in line.of:
                assert isinstance(part, Term)
                known |= self._follows(part, holds)
        return known

    def _joined(self, fork: Fork, one: Atom, other: Atom) -> Atom:
        if alike(one, other):
            return one
        for to, then, otherwise in fork.joined:
            if alike(then, one) and alike(otherwise, other):
                return Term(to)
        if one is True and other is False:
            return fork.condition
        if one is False and other is True:
            return self.negate(fork.condition)
        term = self.fresh()
        fork.joined.append((term.number, one, other))
        return term


def alike(left: Any, right: Any) -> bool:
    """Whether two atoms are the same variable, or the same constant."""
    if isinstance(left, Term) or isinstance(right, Term):
        both = isinstance(left, Term) and isinstance(right, Term)
        return both and left.number == right.number
    return type(left) is type(right) and bool(left == right)
