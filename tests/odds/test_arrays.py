"""Every operation on arrays gives, hand by hand, what plain numbers give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.odds.arrays import Arrays, Numbers, numbers, spread
from coyote_spec.semantics.domain import Domain, State, Value

SIZE = 5
EDGES = (2**31, 2**63)

# Small numbers meet each other; those near the edge of 32 and of 64 bits, and beyond, mustn't
# overflow.
INTEGERS = some.one_of(
    some.integers(-4, 4),
    some.sampled_from(
        [n for e in EDGES for n in (e - 1, e, -e + 1, -e, e // 2, -(e // 2) - 1)],
    ),
    some.integers(-(2**70), 2**70),
)
ROWS = some.one_of(
    some.lists(INTEGERS, min_size=SIZE, max_size=SIZE),
    some.lists(some.integers(-4, 4), min_size=SIZE, max_size=SIZE),
    INTEGERS,
)
TRUTHS = some.one_of(some.lists(some.booleans(), min_size=SIZE, max_size=SIZE), some.booleans())
INDICES = some.one_of(
    some.lists(some.integers(-1, 4), min_size=SIZE, max_size=SIZE), some.integers(-1, 4)
)
COUNTS = some.one_of(
    some.lists(some.integers(0, 3), min_size=SIZE, max_size=SIZE), some.integers(0, 3)
)

Operation = Callable[..., Any]

OPERATIONS: dict[str, tuple[Operation, tuple[some.SearchStrategy[Any], ...]]] = {
    "add": (lambda d, a, b, c: d.add(a, b, c), (ROWS, ROWS, ROWS)),
    "add nothing": (lambda d, a: d.add(d.add(), a), (ROWS,)),
    "times 3": (lambda d, a: d.times(3, a), (ROWS,)),
    "times -1": (lambda d, a: d.times(-1, a), (ROWS,)),
    "times 0": (lambda d, a: d.times(0, a), (ROWS,)),
    "times much": (lambda d, a: d.times(2**62, a), (ROWS,)),
    "times more than half": (lambda d, a: d.times(2**31, a), (ROWS,)),
    "divide_up 1": (lambda d, a: d.divide_up(a, 1), (ROWS,)),
    "divide_up 3": (lambda d, a: d.divide_up(a, 3), (ROWS,)),
    "divide_up much": (lambda d, a: d.divide_up(a, 2**65), (ROWS,)),
    "at_most": (lambda d, a, b: d.at_most(a, b), (ROWS, ROWS)),
    "same": (lambda d, a, b: d.same(a, b), (ROWS, ROWS)),
    "both": (lambda d, a, b, c: d.both(a, b, c), (TRUTHS, TRUTHS, TRUTHS)),
    "either": (lambda d, a, b, c: d.either(a, b, c), (TRUTHS, TRUTHS, TRUTHS)),
    "negate": (lambda d, a: d.negate(a), (TRUTHS,)),
    "choose": (lambda d, c, a, b: d.choose(c, lambda: a, lambda: b), (TRUTHS, ROWS, ROWS)),
    "choose truth": (lambda d, c, a, b: d.choose(c, lambda: a, lambda: b), (TRUTHS,) * 3),
    "pick": (lambda d, i, a, b, c, e: d.pick((a, b, c), i, e), (INDICES, ROWS, ROWS, ROWS, ROWS)),
    "put": (lambda d, i, a, b, c: d.put((a, b), i, c), (INDICES, ROWS, ROWS, ROWS)),
    "repeat": (lambda d, a, n: d.repeat(a, n, 3), (ROWS, COUNTS)),
    "known": (lambda d, a: d.choose(d.known(a) is not None, lambda: a, lambda: a), (ROWS,)),
}


def as_value(given_rows: Any) -> Value:
    """A list becomes an array, anything else stays the constant that it is."""
    if not isinstance(given_rows, list):
        return given_rows
    if isinstance(given_rows[0], bool):
        return np.array(given_rows, dtype=np.bool_)
    return numbers(np.array(given_rows, dtype=object))


def in_hand(given_rows: Any, hand: int) -> Any:
    return given_rows[hand] if isinstance(given_rows, list) else given_rows


def seen(value: Value, hand: int) -> Any:
    """What a result is in one hand; bounds and sizes are looked at on the way."""
    if isinstance(value, tuple):
        return tuple(seen(item, hand) for item in value)
    if isinstance(value, Numbers):
        assert all(value.low <= int(item) <= value.high for item in value.items)
        items = value.items
        assert items.dtype == object or value.reach <= np.iinfo(items.dtype).max
    item = spread(value, SIZE)[hand]
    return bool(item) if isinstance(item, bool | np.bool_) else int(item)


def agree(operation: Operation, rows: tuple[Any, ...]) -> bool:
    """Whether an operation gives the same on arrays as on plain numbers, in each hand."""
    result = operation(Arrays(SIZE), *map(as_value, rows))
    return all(
        seen(result, hand) == operation(Concrete(), *(in_hand(row, hand) for row in rows))
        for hand in range(SIZE)
    )


@pytest.mark.parametrize("name", OPERATIONS)
@given(data=some.data())
def test_agrees_with_plain_numbers(name: str, data: some.DataObject) -> None:
    operation, operands = OPERATIONS[name]
    assert agree(operation, tuple(data.draw(rows) for rows in operands))


def test_every_operation_is_tried() -> None:
    tried = {name.split()[0] for name in OPERATIONS}
    public = {name for name in vars(Domain) if not name.startswith("_")} - {"met", "consult"}
    assert public <= tried


@given(condition=TRUTHS, rows=some.tuples(ROWS, ROWS), truths=some.tuples(TRUTHS, TRUTHS))
def test_states_are_joined_name_by_name(
    condition: Any, rows: tuple[Any, Any], truths: tuple[Any, Any]
) -> None:
    def operation(d: Domain, c: Value, a: Value, b: Value, t: Value, u: Value) -> Value:
        one = State({"number": a, "truth": t, "table": {1: (a, 7), 2: (1, b)}, "row": (a, t)})
        other = State({"number": b, "truth": u, "table": {1: (b, 7)}, "row": (b, u)})
        joined = d.choose(c, lambda: one, lambda: other)
        table = joined["table"]
        entries = (table[1], table.get(2, (0, b)))
        return (joined["number"], joined["truth"], *entries, joined["row"])

    assert agree(operation, (condition, *rows, *truths))


WRONG: dict[str, Callable[..., Any]] = {
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

ROW, OTHER = [-3, 0, 2, 7, 8], [4, 0, -2, 7, 1]
YES, NO = [True, False, True, False, False], [True, True, False, False, True]
SAMPLE = {"choose": (YES, ROW, OTHER), "put": ([0, 1, -1, 1, 2], ROW, OTHER, OTHER)} | {
    "pick": ([0, 1, -1, 2, 2], ROW, OTHER, ROW, OTHER),
    "repeat": (ROW, [0, 1, 2, 3, 1]),
    "both": (YES, NO, True),
    "either": (YES, NO, False),
    "negate": (YES,),
    "add": (ROW, OTHER, 0),
    "times": (ROW,),
    "divide_up": (ROW,),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_operator_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    key = {"times": "times 3", "divide_up": "divide_up 3"}.get(name, name)
    operation, rows = OPERATIONS[key][0], SAMPLE.get(name, (ROW, OTHER))
    assert agree(operation, rows)
    monkeypatch.setattr(Arrays, name, WRONG[name](getattr(Arrays, name)))
    assert not agree(operation, rows)


def test_only_the_way_that_is_needed_is_run() -> None:
    domain = Arrays(3)

    def never() -> Value:
        raise AssertionError("no hand comes here")

    assert domain.choose(True, lambda: 1, never) == 1
    assert domain.choose(np.array([True] * 3), lambda: 1, never) == 1
    assert domain.choose(np.array([False] * 3), never, lambda: 2) == 2


def test_the_path_tells_which_hands_come_here() -> None:
    domain, paths = Arrays(3), []

    def note() -> int:
        paths.append(domain.path().tolist())
        return 0

    first, second = np.array([True, True, False]), np.array([False, True, True])
    domain.choose(first, lambda: domain.choose(second, note, note), note)
    assert paths == [[False, True, False], [True, False, False], [False, False, True]]
    assert domain.path().all()


def test_a_silence_counts_as_met_only_where_a_hand_meets_it() -> None:
    domain = Arrays(2)
    first = np.array([True, False])

    def impossible() -> int:
        domain.met("never")
        return 0

    domain.choose(first, lambda: domain.choose(~first, impossible, lambda: 1), lambda: 2)
    domain.choose(first, lambda: domain.met("once"), lambda: None)
    assert list(domain.silences) == ["once"]
