"""The twin of a witness: it has the other answer, nothing is nearer, and none is made up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.prover.judges import rounds_differ, totals_differ, totals_outside
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck
from coyote_spec.ruleset.setting import Setting
from coyote_spec.witness.judge import Judge
from coyote_spec.witness.situation import Situation, Table, situation_of
from coyote_spec.witness.twin import Twin, twin
from tests.agreement import brute
from tests.agreement.rulesets import setting, shipped
from tests.witness import near

PAIRS = (("en", "fr"), ("fr", "pt"), ("en", "es"))


@cache
def sides(one: str, other: str, players: int) -> tuple[Setting, Setting]:
    return setting(shipped(one), players, near.TINY), setting(shipped(other), players, near.TINY)


def told(found: Twin) -> tuple[Any, ...]:
    assert isinstance(found.situation, Table)
    return found.changes, (found.situation.cards, found.situation.pile)


# ---------------------------------------------------------------- tables, by trying all of them


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("one", "other"), [("en", "fr"), ("fr", "pt")])
def test_no_table_is_nearer_and_none_as_near_is_smaller(one: str, other: str, players: int) -> None:
    settings = sides(one, other, players)
    judge = totals_differ(settings, near.TINY, (players,))
    differ: list[brute.Table] = []
    agree: list[brute.Table] = []
    for table, totals in brute.tables(*settings):
        (differ if totals[0] != totals[1] else agree).append(table)
    assert differ
    assert agree
    for witness in differ:
        found = twin(Table(*witness), judge, furthest=6)
        assert told(found) == near.nearest(witness, agree, settings[0])
        assert len(found.flips) == found.changes
        assert found.told[0].total == found.told[1].total


def test_a_card_that_is_turned_over_can_be_what_flips() -> None:
    judge = Judge(sides("en", "fr", 2), near.TINY, (2,), _differ_with_question)
    found = twin(Table(("-5", "?"), ("x2",)), judge)
    assert told(found) == (1, (("-5", "?"), ("max0",)))
    assert found.flips == ("max0 is turned over instead of x2",)


def _differ_with_question(table: Situation, told: Sequence[Any]) -> bool | None:
    assert isinstance(table, Table)
    return told[0].total != told[1].total if {"?", "-5"} <= {*table.cards} else None


def test_a_range_has_a_twin_within_it() -> None:
    one = setting(shipped("en"), 2, near.TINY)
    judge = totals_outside(one, near.TINY, (2,), -5, 5)
    found = twin(Table(("5", "x2")), judge)
    assert told(found) == (1, (("max0", "x2"), ()))
    assert found.told[0].total == 0


# ---------------------------------------------------------------- rounds, by trying all of them

CALLED = (Event(0, "bid", amount=1), Event(1, "challenge"))


def judged(aspect: str, players: Sequence[int] = (2, 3)) -> tuple[Judge, tuple[Setting, Setting]]:
    pair = (setting(shipped("en"), 3, near.ROUND), setting(shipped("fr"), 3, near.ROUND))
    return rounds_differ(pair, near.ROUND, players, aspect), pair


def test_no_round_is_nearer() -> None:
    judge, pair = judged("next_starter", (3,))
    witness = Scenario(("1", "1", "-5"), coins=(0, 0, 0), events=CALLED)
    found = twin(witness, judge)
    assert isinstance(found.situation, Scenario)
    near_ones = []
    for other in near.rounds(witness, range(-2, 4), 2, near.ROUND):
        results = near.results(other, pair)
        if results is not None and judge.sees(other, results) is False:
            near_ones.append((near.apart(witness, other), near.smallness(other, near.ROUND), other))
    least, _, first = min(near_ones, key=lambda one: one[:2])
    assert found.changes == least == 1
    assert found.situation == first
    assert found.flips == ("seat 0 has 2 coins instead of 0",)
    assert [getattr(told, "next_starter", None) for told in found.told] == [1, 1]


def test_a_further_player_is_one_change() -> None:
    judge, _ = judged("next_starter")
    witness = Scenario(("1", "-5"), coins=(0, 0), events=CALLED)
    found = twin(witness, judge)
    assert found.changes == 2
    assert found.flips == (
        "there is one more player, seat 2, with the card 1",
        "seat 0 has 2 coins instead of 0",
    )


@pytest.mark.parametrize(
    ("aspect", "events", "flips"),
    [
        ("opening", (Event(0, "bid", amount=0),), "seat 0 bids 1 instead of 0 (event 1)"),
        (
            "next_starter",
            (Event(0, "bid", amount=1), Event(1, "bid", amount=2), Event(2, "challenge")),
            "seat 1 has 2 coins instead of 0",
        ),
    ],
)
def test_what_flips_is_said(aspect: str, events: tuple[Event, ...], flips: str) -> None:
    judge, _ = judged(aspect, (3,))
    found = twin(Scenario(("1", "1", "-5"), coins=(0, 0, 0), events=events), judge)
    assert found.flips == (flips,)


# ---------------------------------------------------------------- none, or apart


def _always(situation: object, told: object) -> bool:
    return True


def _is_one(situation: object, told: Sequence[Any]) -> bool:
    return bool(told[0].total == 1)


def test_no_twin_is_said_to_be_none() -> None:
    one = setting(shipped("fr"), 2, near.TINY)
    found = twin(Table(("1", "5")), Judge((one,), near.TINY, (2,), _always), furthest=2)
    assert (found.situation, found.flips, found.told) == (None, (), ())
    assert found.changes == 2
    assert found.tried > 20


def test_a_search_that_was_cut_short_says_how_far_it_went() -> None:
    one = setting(shipped("fr"), 2, near.TINY)
    judge = Judge((one,), near.TINY, (2,), _always)
    assert twin(Table(("1", "5")), judge, most=5).changes == 0
    assert twin(Table(("1", "5")), judge, most=30).changes == 1


def test_what_is_agreed_comes_last_and_is_told_apart() -> None:
    """Two ones and a max0: 1, unless all that are tied are taken. On this deck nothing else can be
    laid out, so that only the reading is left."""
    deck = Deck("three", Text(), (("1", 2), ("max0", 1)))
    one = setting(shipped("fr"), 3, deck)
    judge = Judge((one,), deck, (3,), _is_one)
    found = twin(Table(("1", "1", "max0")), judge)
    assert found.agreed == {"max_tie": "all"}
    assert found.changes == 0
    assert found.told[0].total == 0
    assert found.situation == Table(("1", "1", "max0"))
    assert len(found.flips) == 1
    assert "max_tie" in found.flips[0]


def test_a_witness_that_is_none_is_a_fault() -> None:
    judge = totals_differ(sides("en", "fr", 2), near.TINY, (2,))
    with pytest.raises(AssertionError, match="doesn't answer as its finding says"):
        twin(Table(("1", "5")), judge)


def test_a_match_has_no_twin_yet() -> None:
    assert situation_of({"schema": "coyote-spec/match/1", "players": 2, "rounds": []}) is None
