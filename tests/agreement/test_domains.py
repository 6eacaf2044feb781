"""Every operation agrees across the domains, in terms of any shape; a wrong one is noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.source_domain import Source
from coyote_spec.odds.arrays import Arrays
from coyote_spec.prover.symbolic import Symbolic
from coyote_spec.semantics.domain import Domain
from tests.agreement.terms import DOMAINS, Row, Term, arrays, concrete, rows, terms, truths
from tests.soak import cases

SEVERAL = some.lists(rows, min_size=2, max_size=4)


def agree(node: Term, several: list[Row]) -> bool:
    """Whether all domains make the same of a term, of the same type."""
    wanted = [concrete(node, row) for row in several]
    found = {name: [value(node, row) for row in several] for name, value in DOMAINS.items()}
    found["Arrays"] = arrays(node, several)
    return all(list(map(_typed, values)) == list(map(_typed, wanted)) for values in found.values())


def _typed(value: int | bool) -> tuple[type, int | bool]:
    return type(value), value


@settings(max_examples=cases(250))
@given(terms, SEVERAL)
def test_numbers_agree(node: Term, several: list[Row]) -> None:
    assert agree(node, several)


@settings(max_examples=cases(250))
@given(truths, SEVERAL)
def test_truths_agree(node: Term, several: list[Row]) -> None:
    assert agree(node, several)


N0, N1, N2 = (("number", i) for i in range(3))
T0, T1 = (("truth", i) for i in range(2))
ROWS: list[Row] = [(-1, 4, 2, True, True), (0, -5, 3, True, False), (1, 4, 7, False, True)]
ROWS += [(2, -7, 9, False, False), (3, 0, 0, True, False), (-5, -5, 1, True, True)]

SAMPLES: dict[str, list[Term]] = {
    "add": [("add", N0, N1), ("add", N0, ("constant", 3))],
    "times": [("times", 3, N1), ("times", -1, N0)],
    "divide_up": [("divide_up", N1, 2), ("divide_up", N1, 10)],
    "at_most": [("at_most", N0, N1)],
    "same": [("same", N0, N1)],
    "both": [("both", T0, T1)],
    "either": [("either", T0, T1)],
    "negate": [("negate", T0)],
    "choose": [("choose", T0, N0, N1), ("choose tuple", T0, N0, N1), ("choose dict", T0, N0, N1)],
    "pick": [("pick", N0, N1, N2, N1, ("constant", 9))],
    "put": [("put", N0, N2, N1, N1, N1)],
    "repeat": [("repeat", N1, N2)],
}


WRONG: dict[str, Callable[[Callable[..., Any]], Callable[..., Any]]] = {
    "add": lambda right: lambda d, *v: right(d, *v, 1),
    "times": lambda right: lambda d, f, v: right(d, -f, v),
    "divide_up": lambda right: lambda d, v, by: d.times(-1, right(d, d.times(-1, v), by)),
    "at_most": lambda right: lambda d, a, b: d.both(right(d, a, b), d.negate(d.same(a, b))),
    "same": lambda right: lambda d, a, b: d.at_most(a, b),
    "both": lambda right: lambda d, *v: d.either(*v),
    "either": lambda right: lambda d, *v: v[0],
    "negate": lambda right: lambda d, v: v,
    "choose": lambda right: lambda d, c, a, b: right(d, c, b, a),
    "pick": lambda right: lambda d, v, i, e: right(d, v, d.add(i, 1), e),
    "put": lambda right: lambda d, v, i, n: right(d, v, 0, n),
    "repeat": lambda right: lambda d, v, n, most: d.add(v, n),
}

# An index of -1 is the last seat in Python, and division rounds towards zero in other languages:
# mistakes that look right nearly always.
SLIPS: dict[str, Callable[[Callable[..., Any]], Callable[..., Any]]] = {
    "divide_up": lambda right: (
        lambda d, v, by: d.add(right(d, v, by), d.choose(d.at_most(v, -1), lambda: 1, lambda: 0))
    ),
    "pick": lambda right: (
        lambda d, v, i, e: d.choose(d.same(i, -1), lambda: v[-1], lambda: right(d, v, i, e))
    ),
    "put": lambda right: (
        lambda d, v, i, n: right(d, v, d.choose(d.same(i, -1), lambda: len(v) - 1, lambda: i), n)
    ),
}
KINDS: list[type[Domain]] = [Concrete, Symbolic, Source, Arrays]


def test_every_operation_is_tried() -> None:
    operations = {name for name in vars(Domain) if not name.startswith("_")}
    # What a silence does is no operation on values; `consult` is held against `score` in a browser.
    assert operations - {"known", "met", "consult"} == set(SAMPLES) == set(WRONG)


@pytest.mark.parametrize("name", SAMPLES)
def test_the_samples_agree(name: str) -> None:
    assert all(agree(node, ROWS) for node in SAMPLES[name])


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_wrong_operator_is_noticed(
    kind: type[Domain], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, name, WRONG[name](getattr(kind, name)))
    assert not all(agree(node, ROWS) for node in SAMPLES[name])


@pytest.mark.parametrize("name", SLIPS)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_slip_at_an_edge_is_noticed(
    kind: type[Domain], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, name, SLIPS[name](getattr(kind, name)))
    assert not all(agree(node, ROWS) for node in SAMPLES[name])
