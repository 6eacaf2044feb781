"""The Domain of Z3 terms. Constants stay Python's, so that what is known never reaches the solver.

Making a term through Z3's interface costs far more than looking one up, and questions about two
rulesets or several numbers of players are made of much the same terms: each is made once.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

import z3

from coyote_spec.semantics.domain import Domain, merged

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
Term = Any
"""A Z3 term, or a plain int or bool."""


MOST_KEPT = 200_000
"""Terms that are remembered at the most, for all operations together; then all are forgotten."""

_kept: dict[tuple[Any, ...], tuple[tuple[Term, ...], Term]] = {}
"""By operation and operands: the operands, which must stay alive as long as they are known by their
address, and the result."""


def _once(build: Callable[..., Term]) -> Callable[..., Term]:
    """An operation of the domain that makes each term only once."""

    @wraps(build)
    def remembered(domain: Symbolic, *values: Term) -> Term:
        key = (build, *[(v.__class__, v) if isinstance(v, int) else v.ast.value for v in values])
        found = _kept.get(key)
        if found is None:
            if len(_kept) >= MOST_KEPT:
                forget()
            found = _kept[key] = values, build(domain, *values)
        return found[1]

    return remembered


class Symbolic(Domain):
    """Both ways of a choice are looked at, and what differs is joined by if-then-else."""

    def known(self, value: Term) -> int | bool | None:
        return value if isinstance(value, int) else None

    @_once
    def add(self, *values: Term) -> Term:
        constant = sum(v for v in values if isinstance(v, int))
        terms = self._gathered([v for v in values if not isinstance(v, int)])
        if not terms:
            return constant
        if constant:
            terms.append(z3.IntVal(constant))
        return terms[0] if len(terms) == 1 else z3.Sum(terms)

    def _gathered(self, terms: list[Term]) -> list[Term]:
        """Choices that hang on the same condition become one choice between sums."""
        by_condition: dict[int, list[Term]] = {}
        rest: list[Term] = []
        for one in terms:
            if z3.is_app_of(one, z3.Z3_OP_ITE):
                by_condition.setdefault(one.arg(0).get_id(), []).append(one)
            else:
                rest.append(one)
        for choices in by_condition.values():
            if len(choices) == 1:
                rest += choices
            else:
                condition = choices[0].arg(0)
                yes = z3.Sum([c.arg(1) for c in choices])
                no = z3.Sum([c.arg(2) for c in choices])
                rest.append(z3.If(condition, yes, no))
        return rest

    def repeat(self, value: Term, count: Term, most: int) -> Term:
        """A choice between constants is multiplied constant by constant, which keeps it linear."""
        if isinstance(value, int):
            return self.times(value, count)
        if z3.is_int_value(value):
            return self.times(value.as_long(), count)
        if z3.is_app_of(value, z3.Z3_OP_ITE):
            condition, one, other = value.children()
            return self.choose(
                condition,
                lambda: self.repeat(one, count, most),
                lambda: self.repeat(other, count, most),
            )
        return super().repeat(value, count, most)

    @_once
    def times(self, factor: int, value: Term) -> Term:
        if isinstance(value, int) or factor in (0, 1):
            return factor * value if factor != 1 else value
        return z3.IntVal(factor) * value

    @_once
    def divide_up(self, value: Term, by: int) -> Term:
        if isinstance(value, int):
            return -(-value // by)
        return -((-value) / z3.IntVal(by))

    @_once
    def at_most(self, left: Term, right: Term) -> Term:
        return left <= right

    @_once
    def same(self, left: Term, right: Term) -> Term:
        if isinstance(left, int) and isinstance(right, int):
            return left == right
        if _identical(left, right):
            return True
        return left == right

    @_once
    def both(self, *values: Term) -> Term:
        if any(v is False for v in values):
            return False
        terms = [v for v in values if v is not True]
        if not terms:
            return True
        return terms[0] if len(terms) == 1 else z3.And(terms)

    @_once
    def either(self, *values: Term) -> Term:
        if any(v is True for v in values):
            return True
        terms = [v for v in values if v is not False]
        if not terms:
            return False
        return terms[0] if len(terms) == 1 else z3.Or(terms)

    @_once
    def negate(self, value: Term) -> Term:
        return not value if isinstance(value, bool) else z3.Not(value)

    def choose(self, condition: Term, then: Callable[[], T], otherwise: Callable[[], T]) -> T:
        if isinstance(condition, bool):
            return then() if condition else otherwise()
        one, other = then(), otherwise()
        return merged(one, other, lambda a, b: self.join(condition, a, b))  # type: ignore[no-any-return]

    @_once
    def join(self, condition: Term, one: Term, other: Term) -> Term:
        """The first value where the condition holds, else the second."""
        if _identical(one, other):
            return one
        if one is True and other is False:
            return condition
        if one is False and other is True:
            return z3.Not(condition)
        if one is True:
            return z3.Or(condition, other)
        if one is False:
            return z3.And(z3.Not(condition), other)
        if other is True:
            return z3.Or(z3.Not(condition), one)
        if other is False:
            return z3.And(condition, one)
        return z3.If(condition, term(one), term(other))


def _identical(one: Term, other: Term) -> bool:
    """Whether two terms are the very same."""
    if isinstance(one, int) or isinstance(other, int):
        return type(one) is type(other) and one == other
    return bool(one.ast.value == other.ast.value)


def term(value: Term) -> Term:
    """A Z3 term, made from a constant if need be."""
    if isinstance(value, bool):
        return z3.BoolVal(value)
    return z3.IntVal(value) if isinstance(value, int) else value


def forget() -> None:
    """Forgets all terms that were made; those in use stay valid."""
    _kept.clear()
