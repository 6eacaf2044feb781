"""Random terms over the operations of a Domain, and what each domain makes of them.

A term is (operation, parts...); ("number", i) and ("truth", i) are its inputs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import z3
from hypothesis import strategies as some

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.source_domain import Source
from coyote_spec.interpreter.source_text import function
from coyote_spec.odds.arrays import Arrays, numbers, spread
from coyote_spec.prover.symbolic import Symbolic, term
from coyote_spec.semantics.domain import Domain, State, Value

NUMBERS, TRUTHS = 3, 2
Term = tuple[Any, ...]
Row = tuple[int | bool, ...]
"""What the inputs are: numbers first, then truths."""


def _numbers(inner: some.SearchStrategy[Term]) -> some.SearchStrategy[Term]:
    truth = some.deferred(lambda: truths)
    place = inner | some.sampled_from([("constant", n) for n in (-1, 0, 1, 2)])
    return some.one_of(
        some.tuples(some.just("add"), inner, inner),
        some.tuples(some.just("times"), some.sampled_from([-2, -1, 0, 1, 3]), inner),
        some.tuples(some.just("divide_up"), inner, some.sampled_from([1, 2, 3, 10])),
        some.tuples(some.just("choose"), truth, inner, inner),
        some.tuples(some.just("choose tuple"), truth, inner, inner),
        some.tuples(some.just("choose dict"), truth, inner, inner),
        some.tuples(some.just("choose state"), truth, inner, inner),
        some.tuples(some.just("pick"), place, inner, inner, inner),
        some.tuples(some.just("put"), place, inner, inner),
        some.tuples(some.just("repeat"), inner, some.sampled_from([0, 1, 3]) | inner),
    )


def _truths(inner: some.SearchStrategy[Term]) -> some.SearchStrategy[Term]:
    number = some.deferred(lambda: terms)
    return some.one_of(
        some.tuples(some.just("at_most"), number, number),
        some.tuples(some.just("same"), number, number),
        some.tuples(some.just("both"), inner, inner),
        some.tuples(some.just("either"), inner, inner),
        some.tuples(some.just("negate"), inner),
        some.tuples(some.just("choose"), inner, inner, inner),
    )


terms: some.SearchStrategy[Term] = some.recursive(
    some.tuples(some.just("number"), some.integers(0, NUMBERS - 1))
    | some.tuples(some.just("constant"), some.integers(-3, 3)),
    _numbers,
    max_leaves=5,
)
truths: some.SearchStrategy[Term] = some.recursive(
    some.tuples(some.just("truth"), some.integers(0, TRUTHS - 1))
    | some.tuples(some.just("constant"), some.booleans())
    | some.tuples(
        some.sampled_from(["at_most", "same"]),
        some.tuples(some.just("number"), some.integers(0, NUMBERS - 1)),
        some.tuples(some.just("number"), some.integers(0, NUMBERS - 1)),
    ),
    _truths,
    max_leaves=4,
)
rows: some.SearchStrategy[Row] = some.tuples(
    *[some.integers(-4, 4) | some.integers(-(10**6), 10**6)] * NUMBERS,
    *[some.booleans()] * TRUTHS,
)


def evaluate(d: Domain, node: Term, given: Sequence[Value]) -> Value:
    """A term over a domain."""

    def value(part: Term) -> Value:
        return evaluate(d, part, given)

    match node:
        case ("number", i):
            return given[i]
        case ("truth", i):
            return given[NUMBERS + i]
        case ("constant", constant):
            return constant
        case ("add", *parts):
            return d.add(*map(value, parts))
        case ("times", factor, part):
            return d.times(factor, value(part))
        case ("divide_up", part, by):
            return d.divide_up(value(part), by)
        case ("at_most", one, other):
            return d.at_most(value(one), value(other))
        case ("same", one, other):
            return d.same(value(one), value(other))
        case ("both", *parts):
            return d.both(*map(value, parts))
        case ("either", *parts):
            return d.either(*map(value, parts))
        case ("negate", part):
            return d.negate(value(part))
        case ("choose", condition, one, other):
            return d.choose(value(condition), lambda: value(one), lambda: value(other))
        case ("choose tuple", condition, one, other):
            return _chosen_tuple(d, value(condition), value(one), value(other))
        case ("choose dict", condition, one, other):
            return _chosen_dict(d, value(condition), value(one), value(other))
        case ("choose state", condition, one, other):
            return _chosen_state(d, value(condition), value(one), value(other))
        case ("pick", index, *parts):
            *values, default = map(value, parts)
            return d.pick(values, value(index), default)
        case ("put", index, *parts):
            new, *values = map(value, parts)
            return _weighted(d, d.put([*values, 7], value(index), new))
        case ("repeat", part, count):
            return d.repeat(value(part), _count(d, count, given), 3)
        case _:
            raise AssertionError(node)


def _count(d: Domain, count: int | Term, given: Sequence[Value]) -> Value:
    """A number from 0 to 3."""
    if isinstance(count, int):
        return count
    n = evaluate(d, count, given)
    high = d.choose(d.at_most(n, 3), lambda: n, lambda: 3)
    return d.choose(d.at_most(0, high), lambda: high, lambda: 0)


def _weighted(d: Domain, values: Sequence[Value]) -> Value:
    """One number that tells the values and their order."""
    return d.add(*(d.times(1 + i, v) for i, v in enumerate(values)))


def _chosen_tuple(d: Domain, condition: Value, one: Value, other: Value) -> Value:
    pair = d.choose(condition, lambda: (one, (1, other)), lambda: (other, (2, one)))
    return _weighted(d, (pair[0], pair[1][0], pair[1][1]))


def _chosen_dict(d: Domain, condition: Value, one: Value, other: Value) -> Value:
    """As the table of a count: an entry that one way lacks counts no cards there."""
    both = d.choose(condition, lambda: {1: (one, 5), 2: (3, other)}, lambda: {1: (other, 5)})
    how_many, each = both.get(2, (0, other))
    return _weighted(d, (*both[1], how_many, each))


def _chosen_state(d: Domain, condition: Value, one: Value, other: Value) -> Value:
    first, second = (State({"n": n, "t": d.at_most(0, n)}) for n in (one, other))
    state = d.choose(condition, lambda: first, lambda: second)
    return _weighted(d, (state["n"], d.choose(state["t"], lambda: 1, lambda: 0)))


def concrete(node: Term, row: Row) -> int | bool:
    """On plain numbers."""
    return evaluate(Concrete(), node, row)  # type: ignore[no-any-return]


def _plain(value: z3.ExprRef) -> int | bool:
    return z3.is_true(value) if z3.is_bool(value) else int(value.as_long())


def symbolic(node: Term, row: Row) -> int | bool:
    """As a Z3 term, with the inputs put in afterwards."""
    unknown = [
        z3.Bool(f"t{i}") if isinstance(v, bool) else z3.Int(f"n{i}") for i, v in enumerate(row)
    ]
    built = term(evaluate(Symbolic(), node, unknown))
    pairs = [(u, term(v)) for u, v in zip(unknown, row, strict=True)]
    return _plain(z3.simplify(z3.substitute(built, *pairs)))


def solved(node: Term, row: Row) -> int | bool:
    """As the solver sees it: the inputs are constraints, the value is read from a model."""
    unknown = [
        z3.Bool(f"t{i}") if isinstance(v, bool) else z3.Int(f"n{i}") for i, v in enumerate(row)
    ]
    built = term(evaluate(Symbolic(), node, unknown))
    solver = z3.SimpleSolver()
    solver.add(*(u == v for u, v in zip(unknown, row, strict=True)))
    result = z3.Bool("result") if z3.is_bool(built) else z3.Int("result")
    solver.add(result == built)
    assert solver.check() == z3.sat
    return _plain(solver.model().eval(result, model_completion=True))


def staged(node: Term, row: Row) -> int | bool:
    """As program text."""
    source = Source()
    given = [source.let("slot", i) for i in range(len(row))]
    result = evaluate(source, node, given)
    made: dict[str, Any] = {"__builtins__": {}}
    exec(function("f", source.scopes[0].lines, [result], 0), made)
    return made["f"](row, 0, 0, None)  # type: ignore[no-any-return]


def arrays(node: Term, several: Sequence[Row]) -> list[int | bool]:
    """On arrays, all rows at once."""
    given = [
        np.array(column, dtype=np.bool_)
        if isinstance(column[0], bool)
        else numbers(np.array(column, dtype=object))
        for column in zip(*several, strict=True)
    ]
    result = spread(evaluate(Arrays(len(several)), node, given), len(several))
    return [bool(v) if isinstance(v, bool | np.bool_) else int(v) for v in result]


DOMAINS: dict[str, Any] = {
    "Symbolic": symbolic,
    "Source": staged,
    "solver": solved,
}
