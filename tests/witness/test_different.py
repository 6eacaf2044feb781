"""Witnesses that are different, the steps of a witness, and the quick way to play very many."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote_spec.interpreter.rounds import Event, Result
from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.prover.judges import rounds_differ, totals_differ
from coyote_spec.ruleset.setting import Setting
from coyote_spec.source import InputError
from coyote_spec.witness.different import different, kind_of
from coyote_spec.witness.judge import Bench, Judge
from coyote_spec.witness.quick import Quick
from coyote_spec.witness.side import MoreCardsError, Side
from coyote_spec.witness.situation import Table
from coyote_spec.witness.steps import steps
from tests.agreement import brute
from tests.agreement.rulesets import setting, shipped
from tests.witness import near

CALLED = (Event(0, "bid", amount=1), Event(1, "challenge"))


def settings(*names: str, players: int = 2) -> tuple[Setting, ...]:
    return tuple(setting(shipped(name), players, near.TINY) for name in names)


def totals(*names: str) -> Judge:
    return totals_differ(settings(*names), near.TINY, (2, 3))


# ---------------------------------------------------------------- different


def test_each_is_the_smallest_of_its_kind() -> None:
    """All tables that differ, in the contract's order: the first of each kind is shown."""
    judge, first = totals("en", "fr"), Table(("-5", "x2"))
    bench = Bench(judge)
    smallest: dict[object, Table] = {}
    for players in (2, 3):
        one, other = settings("en", "fr", players=players)
        differ = [table for table, counted in brute.tables(one, other) if counted[0] != counted[1]]
        for cards, pile in sorted(differ, key=lambda table: brute.order(one, table)):
            judged = bench.judged(Table(cards, pile))
            assert judged is not None
            smallest.setdefault(kind_of(judged, bench), Table(cards, pile))
    shown = [first, *(one.situation for one in different(first, judge, 100))]
    assert shown == list(smallest.values())
    assert len(shown) > 3


def test_another_number_is_not_different() -> None:
    bench = Bench(totals("en", "fr"))
    kinds = []
    for cards in (("-5", "x2"), ("1", "-5", "x2"), ("5", "-5", "x2"), ("1", "-5", "max0", "x2")):
        judged = bench.judged(Table(cards))
        assert judged is not None
        kinds.append(kind_of(judged, bench))
    assert kinds[1] == kinds[2]
    assert len({*kinds}) == 3


def test_rounds_that_are_different() -> None:
    judge = rounds_differ(settings("en", "fr"), near.TINY, (2, 3), "next_starter")
    first = Scenario(("1", "-5"), coins=(0, 0), events=CALLED)
    found = different(first, judge, 3)
    assert len(found) == 3
    bench = Bench(judge)
    kinds = {kind_of(one, bench) for one in [bench.witness(first), *found]}
    assert len(kinds) == 4
    for one in found:
        starters = [told.next_starter for told in one.told if isinstance(told, Result)]
        assert starters[0] != starters[1]


def test_no_more_than_there_are() -> None:
    """Which numbers may open: there is one way to differ."""
    judge = rounds_differ(settings("en", "fr"), near.TINY, (2,), "opening")
    first = Scenario(("1", "-5"), coins=(0, 0), events=(Event(0, "bid", amount=0),))
    assert different(first, judge, 5, tries=500) == []


# ---------------------------------------------------------------- steps


def test_a_count_side_by_side() -> None:
    found = steps(Table(("-5", "x2")), totals("en", "fr"))
    assert [(one.what, one.changes, one.parts) for one in found] == [
        ("times_two", (("nothing changes",), None), False),
        ("total", (("the total is -5",), ("the total is -5",)), False),
        ("times_two", (None, ("the total is -10",)), True),
    ]


def test_a_round_event_by_event() -> None:
    judge = rounds_differ(settings("en", "fr"), near.TINY, (2,), "next_starter")
    found = steps(Scenario(("1", "-5"), coins=(2, 0), events=CALLED), judge)
    assert [one.parts for one in found] == [False, False]
    assert found[0].changes[0] == ("the bid is 1, by seat 0", "seat 1 is to act")
    ends = ("the total is -4", "seat 0 has 3 coins", "seat 0 is out", "seat 1 wins the match")
    assert found[1].changes == (ends, ends)
    found = steps(Scenario(("1", "-5"), coins=(0, 0), events=CALLED), judge)
    assert [one.parts for one in found] == [False, True]


def test_what_moves_change_is_told() -> None:
    one = setting(shipped("en_advanced"), 3, near.TINY)
    judge = Judge((one,), near.TINY, (3,), lambda situation, told: True)
    events = (
        Event(0, "reverse"),
        Event(0, "bid", amount=1),
        Event(2, "swap"),
        Event(2, "guess", card="5"),
    )
    found = steps(Scenario(("1", "-5", "1"), ("5", "?"), coins=(0, 0, 0), events=events), judge)
    first, second, third, last = (one.changes[0] for one in found)
    assert first is not None
    assert {"play goes to the right", "only a bid may follow"} <= {*first}
    assert second is not None
    assert "seat 2 is to act" in second
    assert third is not None
    assert "5 comes to forehead" in third
    assert last == ("forbidden by the turn",)


# ---------------------------------------------------------------- the quick way agrees

NAMES = [card for card, _ in near.TINY.cards]
CARDS = st.permutations([card for card, copies in near.TINY.cards for _ in range(copies)])
SEATS = st.integers(0, 2)
MADE: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "number": {"amount": st.integers(-2, 6)},
    "seat": {"target": SEATS},
    "card": {"card": st.sampled_from(NAMES)},
    "": {},
}


@cache
def quick(name: str) -> tuple[Side, Quick]:
    rules = setting(shipped(name), 3, near.TINY)
    return Side(rules, near.TINY), Quick(rules)


@cache
def events(name: str) -> st.SearchStrategy[tuple[Event, ...]]:
    rules = shipped(name)
    moves = [st.builds(Event, SEATS, st.just("bid"), amount=st.integers(-2, 6))]
    for move, rule in {**rules.calls, **rules.moves}.items():
        made = MADE[getattr(rule.body, "choice", None) or ""]
        moves.append(st.builds(Event, SEATS, st.just(move), **made))
    return st.lists(st.one_of(moves), max_size=5).map(tuple)


@pytest.mark.parametrize("name", ["en_advanced", "pt_kidult", "fr"])
@given(data=st.data())
def test_a_staged_round_comes_out_alike(name: str, data: st.DataObject) -> None:
    """What is played by the thousand comes out as the reference interpreter says, but for silences
    and the names of rules."""
    side, staged = quick(name)
    cards = data.draw(CARDS)
    scenario = Scenario(
        hands=tuple(cards[:3]),
        pile=tuple(cards[3 : 3 + data.draw(SEATS)]),
        discards=tuple(cards[5 : 5 + data.draw(SEATS)]),
        coins=data.draw(st.tuples(SEATS, SEATS, SEATS)),
        starter=data.draw(SEATS),
        events=data.draw(events(name)),
    )
    try:
        told = side.told(scenario, True)
    except (InputError, MoreCardsError):
        return
    found = staged.result(scenario)
    assert isinstance(told, Result)
    assert found is not None
    named = [one.rule if one.rule in ("the turn", "the round") else None for one in (found, told)]
    assert named[0] == named[1]
    assert _bare(found) == _bare(told)


def _bare(result: Result) -> Result:
    return replace(result, rule=None, why=None, relied_on=())
