"""Bidding ends, goes on for ever, or gets stuck: what is found is so, and nothing is assumed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import z3

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import from_seed
from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.scenario import read_scenario, run_scenario
from coyote_spec.interpreter.setting import NoDealer
from coyote_spec.interpreter.table import set_table
from coyote_spec.prover import bidding, lexicographic
from coyote_spec.prover.bidding import find_endless, find_ranking, never_stuck
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.lexicographic import Ranking
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.ruleset.setting import Setting
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.game import Game, fresh_state
from coyote_spec.semantics.round import BID, Act, legal, opened_round, step
from tests.agreement.rulesets import BASIC, library, setting, shipped
from tests.prover.claims import LIMIT, ask, claim, extended, verdicts, whole

CAPPED = """bidding
  replace opener  opening needs number is 0 to 4
  replace raise   raise needs number above bid and number at most 4
"""
ANY_OTHER = """bidding
  replace raise   raise needs number is not bid
"""
NEVER_CALLED = """bidding
  replace challenge  call needs opened and players_left above 99
"""
TO_NOBODY = """bidding
  replace passing  turn passes to next seat left of actor where (coins of it above 99)
"""
TO_THE_RIGHT = """bidding
  replace passing  turn passes to next seat right of actor where in_play of it
"""
LOSER_STARTS = """bidding
  replace opener     opening needs in_play of actor
  replace raise      raise needs in_play of actor and number above bid
  replace challenge  call needs opened and in_play of actor

starting
  replace next_starter  starter becomes loser
"""
IN_DEBT = """bidding
  replace challenge  call needs opened and coins of actor at least 0
  replace raise      raise needs number above bid and coins of actor at least 0
  replace opener     opening needs coins of actor at least 0

settling
  replace payment
    for each seat where in_play of it: coins of it becomes coins of it - 1
"""


def holds(value: Any) -> bool:
    return bool(z3.is_true(z3.simplify(term(value))))


def states(rules: Ruleset, players: int, seed: int) -> Iterator[State]:
    """The states of a match that is played at random."""
    table = set_table(setting(rules, players), rules.deck, 0, from_seed(seed))
    chance = Random(seed)
    while table.winner is None:
        table.deal()
        yield table.state
        while not table.round_over:
            seat = table.turn
            assert seat is not None
            call = Event(seat, chance.choice(list(rules.calls)))
            bid = Event(seat, BID, amount=table.state["bid"] + chance.randint(1, 5))
            event = call if chance.random() < 0.3 and table.refusal(call) is None else bid
            assert table.do(event) is None
            if not table.round_over:
                yield table.state


@pytest.mark.parametrize("name", BASIC)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_holds_throughout_holds_in_matches(name: str, players: int) -> None:
    rules = shipped(name)
    found = whole(rules, players)
    assert len(found.invariants) == 6
    assert len(found.facts) == 8
    seen = 0
    for seed in range(4):
        for state in states(rules, players, seed):
            seen += 1
            for rule in found.invariants:
                assert holds(rule.of(state)), rule.says
            pairs = [
                (v, term(state[key][i] if isinstance(state[key], tuple) else state[key]))
                for key, unknown in found.state.values.items()
                if key in ("turn", "starter", "bidder", "direction", "winner", "coins", "in_play")
                for i, v in enumerate(unknown if isinstance(unknown, tuple) else (unknown,))
            ]
            assert all(holds(z3.substitute(fact, *pairs)) for fact in found.facts)
    assert seen > 30


# ---------------------------------------------------------------- nothing is taken for granted


def test_a_turn_that_passes_to_nobody_is_stuck(tmp_path: Path) -> None:
    rules = extended(tmp_path, TO_NOBODY)
    found = whole(rules, 3)
    assert "the seat to act is in play" not in [rule.says for rule in found.invariants]
    assert not never_stuck(found, {})
    assert find_endless(found, None, {}) is None
    assert verdicts(ask(tmp_path, TO_NOBODY, "players 2 to 4\nnever stuck")) == ["refuted"] * 3


def test_a_starter_who_is_out_may_be_stuck(tmp_path: Path) -> None:
    assert verdicts(ask(tmp_path, LOSER_STARTS, "players 3\nnever stuck")) == ["refuted"]


def test_a_starter_who_may_act_though_out_is_not_stuck(tmp_path: Path) -> None:
    changes = "starting\n  replace next_starter  starter becomes loser\n"
    assert verdicts(ask(tmp_path, changes, "players 3\nnever stuck")) == ["proved"]


def test_nobody_is_said_to_have_coins_that_may_be_gone(tmp_path: Path) -> None:
    assert verdicts(ask(tmp_path, IN_DEBT, "players 2 to 3\nnever stuck")) == ["refuted"] * 2


def test_what_a_deal_changes_is_not_known(tmp_path: Path) -> None:
    changes = "dealing\n  add poor  for each seat: coins of it becomes coins of it - 1\n"
    found = whole(extended(tmp_path, changes), 2)
    assert (found.facts, found.invariants) == ([], [])


# ---------------------------------------------------------------- rankings


def falls(ranking: Ranking, before: State, after: State) -> bool:
    """Whether the first measure that changes goes down, from 0 or more."""
    for measure in ranking.measures:
        one, other = (int(measure.of(state)) for state in (before, after))
        if one != other:
            return other < one and one >= 0
    return False


def walks(one: Setting, most: int, seed: int) -> Iterator[tuple[State, State]]:
    """Legal bids of at most so much, one after the other, at random."""
    game, chance = Game(one, Concrete(), NoDealer()), Random(seed)
    state = opened_round(game, fresh_state(game))
    for _ in range(40):
        acts = [Act(BID, state["turn"], n) for n in range(-3, most + 1)]
        possible = [act for act in acts if legal(game, state, act)]
        if not possible:
            return
        after = step(game, state, chance.choice(possible))
        yield state, after
        state = after


def ranking_of(folder: Path, changes: str, most: int, players: int = 3) -> Ranking | None:
    asked = claim(
        folder, changes, f"players {players}\nassuming number at most {most}\nbidding ends"
    )
    one = setting(asked.games[0], players)
    return find_ranking(any_round(one, asked.assuming, {"most": most}, LIMIT), {"most": most})


def test_a_ranking_falls_with_every_bid(tmp_path: Path) -> None:
    ranking = ranking_of(tmp_path, "", 9)
    assert ranking is not None
    steps = [p for seed in range(20) for p in walks(setting(shipped("en"), 3), 9, seed)]
    assert len(steps) > 40
    assert all(falls(ranking, *pair) for pair in steps)


def test_bids_that_may_fall_again_have_no_ranking(tmp_path: Path) -> None:
    assert ranking_of(tmp_path, ANY_OTHER, 9) is None


def test_a_measure_without_a_floor_is_no_ranking(tmp_path: Path) -> None:
    falling = "bidding\n  replace raise  raise needs number below bid\n"
    assert ranking_of(tmp_path, falling, 9) is None
    (found,) = ask(tmp_path, falling, "players 3\nbidding ends")
    assert found.verdict != "proved"


def test_a_measure_that_may_stay_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        lexicographic,
        "lowered",
        lambda asker, state, measure, left: (
            []
            if all(
                asker.impossible(*way.when, term(measure.of(way.after)) > term(measure.of(state)))
                for way in left
            )
            else None
        ),
    )
    with pytest.raises(AssertionError, match="the move bid doesn't lower"):
        ranking_of(tmp_path, ANY_OTHER, 9)


# ---------------------------------------------------------------- for ever


def _told(fact: str) -> str:
    return re.sub(r"of seat \d+", "of every seat", fact)


@pytest.mark.parametrize("name", BASIC)
@pytest.mark.parametrize("players", [2, 4])
def test_a_closed_set_holds_for_many_further_bids(name: str, players: int) -> None:
    found = whole(shipped(name), players)
    endless = find_endless(found, None, {})
    assert endless is not None
    game = Game(found.game.setting, Concrete(), NoDealer())
    state, amount = opened_round(game, fresh_state(game)), endless.opening
    facts: list[Any] = []
    for turn in range(len(endless.seats) + 50):
        act = Act(BID, state["turn"], amount)
        assert legal(game, state, act)
        state = step(game, state, act)
        amount += endless.more
        if turn == len(endless.seats) - 1:
            every = bidding.facts_of(state, state, game.setting.ruleset)
            facts = [f for f in every if _told(f.says) in endless.closed]
            assert len(facts) >= len(endless.closed)
        assert all(holds(fact.of(state)) for fact in facts)


def test_a_capped_raise_has_no_closed_set(tmp_path: Path) -> None:
    assert find_endless(whole(extended(tmp_path, CAPPED), 3), None, {}) is None


def test_bidding_to_the_right_is_replayed_with_its_seats(tmp_path: Path) -> None:
    (found,) = ask(tmp_path, TO_THE_RIGHT, "players 4\nbidding ends")
    assert found.verdict == "refuted"
    assert found.witness is not None
    assert [event["seat"] for event in found.witness["events"]] == [0, 3, 2, 1, 0]


def test_a_state_that_is_not_in_the_closed_set_proves_nothing(tmp_path: Path) -> None:
    """Facts that contradict what is known hold of nothing, and are closed under everything."""
    found = whole(shipped("en"), 2)
    reached = fresh_state(found.game).put(turn=-1, opened=True, bidder=0)
    assert bidding._closed(found, reached, 1, None, {}) is None


# ---------------------------------------------------------------- by explicit search


def searched(one: Setting) -> tuple[bool, bool]:
    """Whether all bidding with numbers from -6 to 6 ends, and whether nobody is ever stuck."""
    game = Game(one, Concrete(), NoDealer())
    start = opened_round(game, fresh_state(game))
    names = ("turn", "bid", "bidder", "opened")
    edges: dict[Any, set[Any]] = {}
    todo, stuck = [start], False
    while todo:
        state = todo.pop()
        key = tuple(state[name] for name in names)
        if key in edges:
            continue
        acts = [Act(BID, state["turn"], n) for n in range(-6, 7)]
        nexts = [step(game, state, act) for act in acts if legal(game, state, act)]
        calls = [name for name in one.ruleset.calls if legal(game, state, Act(name, state["turn"]))]
        stuck |= not nexts and not calls
        edges[key] = {tuple(after[name] for name in names) for after in nexts}
        todo += nexts
    while leaves := {key for key, after in edges.items() if not after & edges.keys()}:
        edges = {key: after for key, after in edges.items() if key not in leaves}
    return not edges, not stuck


SMALL = {
    "capped": CAPPED,
    "capped, never called": CAPPED + NEVER_CALLED.removeprefix("bidding\n"),
    "any other number": "bidding\n  replace opener  opening needs number is 0 to 4\n"
    "  replace raise  raise needs number is not bid and number is 0 to 4\n",
}


@pytest.mark.parametrize("which", SMALL)
@pytest.mark.parametrize("players", [2, 3])
def test_explicit_search_says_the_same(which: str, players: int, tmp_path: Path) -> None:
    rules = extended(tmp_path, SMALL[which])
    ends, moving = searched(setting(rules, players))
    found = whole(rules, players)
    assert (find_ranking(found, {"most": 4}) is not None) == ends
    assert never_stuck(found, {"most": 4}) == moving


def test_that_it_ends_because_it_is_stuck_is_not_asserted(tmp_path: Path) -> None:
    asked = "players 2\nassuming number at most highest_total\nbidding ends"
    (found,) = ask(tmp_path, NEVER_CALLED, asked)
    assert found.verdict == "proved"
    assert "Every state" not in found.sentence
    assert "was not found" in found.sentence


def test_a_claim_that_is_refuted_replays(tmp_path: Path) -> None:
    (found,) = ask(tmp_path, "", "players 3\nbidding ends")
    rules = extended(tmp_path, "")
    scenario = read_scenario(dict(found.witness or {}), rules, library().deck)
    assert run_scenario(scenario, rules).as_json() == found.results["mine"]


def test_a_count_that_hangs_on_the_bid_is_undecided(tmp_path: Path) -> None:
    changes = "counting\n  add more  when bid above 10: total becomes total + 1\n"
    (found,) = ask(tmp_path, changes, "players 2\ntotal ranges from -20 to 40")
    assert found.verdict == "unknown"
    assert "hangs on bid" in found.sentence


@pytest.mark.parametrize("base", ["en", "fr", "pt"])
def test_a_number_that_is_assumed_bounds_the_bids(base: str, tmp_path: Path) -> None:
    for most in (2, 5, 1000):
        lines = f"players 2 to 3\nassuming number at most {most}\nbidding ends"
        found = ask(tmp_path, "", lines, base)
        assert verdicts(found) == ["proved"] * 2
        assert f"{most} - bid" in found[0].details[0]
    lines = "players 2\nassuming number above 5\nbidding ends"
    assert verdicts(ask(tmp_path, "", lines, base)) == ["refuted"]
