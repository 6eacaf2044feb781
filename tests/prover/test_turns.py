"""Whose turn it can be, who can open, who pays, who starts, what changes in mid-round: both answers
of each question, those of the shipped games, and what is known of no game beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import z3

from coyote_spec.interpreter.match import read_match, run_match
from coyote_spec.interpreter.scenario import read_scenario, run_scenario
from coyote_spec.prover.answer import answers, parts
from coyote_spec.prover.reached import reached
from coyote_spec.prover.symbolic import term
from coyote_spec.prover.verdict import Finding
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.search.ground import Ground
from tests.agreement.rulesets import library, setting, shipped
from tests.prover.claims import LIMIT, ask, extended, verdicts

TO_ONESELF = """bidding
  replace passing  turn passes to actor
"""
LOSER_STARTS = """starting
  replace next_starter  starter becomes loser
"""
NO_OPENING = """bidding
  replace opener  opening needs number above 3 and coins of actor at most 1
"""
NO_COINS = """settling
  replace payment  winner gives back 1 coin
"""
COINS_FORBID = """bidding
  replace raise  raise needs number above bid and coins of actor below 2
actions
  add pay  move instead of a bid needs opened
    actor takes 1 coin
    turn passes
"""
A_FLAG = """state
  add once  yes or no for a match, at first no
bidding
  replace raise  raise needs number above bid and not once
actions
  add set_it  move instead of a bid needs opened and not once
    once becomes yes
    turn passes
"""


def asked_of(name: str, key: str, players: tuple[int, int], **more: Any) -> list[Finding]:
    claim = Claim("asked", (library().ruleset(name),), Question(key), players, **more)
    return list(answers(claim, LIMIT))


def replayed(found: Finding, rules: Any) -> dict[str, Any]:
    """What the interpreter makes of a witness, read as anybody else would."""
    assert found.witness is not None
    if "rounds" in found.witness:
        return run_match(read_match(dict(found.witness), rules, library().deck), rules).as_json()
    scenario = read_scenario(dict(found.witness), rules, library().deck)
    return run_scenario(scenario, rules).as_json()


QUESTIONS = (
    "bid never comes back",
    "opener can always bid",
    "starter always in",
    "always one loser",
    "no ban in mid round",
)


@pytest.mark.parametrize("name", ["en", "es", "pt", "fr"])
@pytest.mark.parametrize("key", QUESTIONS)
def test_the_basic_games_have_none_of_these_flaws(name: str, key: str) -> None:
    assert verdicts(asked_of(name, key, (2, 4))) == ["proved"] * 3


@pytest.mark.parametrize(
    ("key", "changes", "expected"),
    [
        ("bid never comes back", TO_ONESELF, ["refuted", "refuted"]),
        ("starter always in", LOSER_STARTS, ["proved", "refuted"]),
        ("opener can always bid", NO_OPENING, ["refuted", "refuted"]),
        ("always one loser", NO_COINS, ["refuted", "refuted"]),
        ("no ban in mid round", COINS_FORBID, ["refuted", "refuted"]),
        ("no ban in mid round", A_FLAG, ["refuted", "refuted"]),
    ],
)
def test_rules_with_a_flaw_are_refuted(
    tmp_path: Path, key: str, changes: str, expected: list[str]
) -> None:
    found = ask(tmp_path, changes, f"players 2 to 3\n{key}")
    assert verdicts(found) == expected
    rules = extended(tmp_path, changes)
    for one in found:
        if one.verdict == "refuted":
            assert one.results["mine"] == replayed(one, rules)


def test_a_smaller_situation_is_preferred_to_a_later_round(tmp_path: Path) -> None:
    """Who has two coins and loses is out and would start: one round, no match that leads there."""
    (found,) = ask(tmp_path, LOSER_STARTS, "players 3\nstarter always in")
    assert found.witness is not None
    assert len(found.witness["events"]) == 2
    assert sorted(found.witness["coins"])[-1] == 2
    assert found.results["mine"] == replayed(found, extended(tmp_path, LOSER_STARTS))


def test_a_bid_comes_back_when_all_others_pass(tmp_path: Path) -> None:
    found = asked_of("en_advanced", "bid never comes back", (2, 5))
    assert verdicts(found) == ["proved", *["refuted"] * 3]
    moves = [event["move"] for event in found[1].witness["events"]]  # type: ignore[index]
    assert moves == ["bid", "skip", "skip"]
    result = replayed(found[1], shipped("en_advanced"))
    assert result["turn"] == result["bid"]["seat"] == 0


def test_one_skip_and_one_guess_are_enough() -> None:
    (found,) = asked_of(
        "en_advanced", "bid never comes back", (3, 3), options={"copies_skip": 1, "copies_swap": 2}
    )
    moves = [event["move"] for event in found.witness["events"]]  # type: ignore[index]
    assert sorted(moves) == ["bid", "guess", "skip"]


def test_nobody_pays_where_the_supply_is_empty() -> None:
    found = asked_of("en", "always one loser", (4, 5), readings={"supply_out": "no_coin"})
    assert verdicts(found)[1] == "refuted"
    assert sum(found[1].witness["coins"]) == 12  # type: ignore[index]
    assert found[0].verdict != "refuted"


def test_a_round_in_which_all_sit_out_has_no_loser() -> None:
    options = {"copies_guess": 3, "copies_skip": 1, "copies_reverse": 1}
    (found,) = asked_of("en_advanced", "always one loser", (3, 3), options=options)
    assert found.verdict == "refuted"
    assert replayed(found, shipped("en_advanced"))["paid"] == {}


def test_the_two_player_ban_never_begins_in_mid_round() -> None:
    found = asked_of("en_advanced", "no ban in mid round", (2, 4))
    assert verdicts(found) == ["proved"] * 3
    assert "who is in play" in found[1].sentence


def states_at_random(name: str, players: int, seed: int) -> Iterator[tuple[Any, bool]]:
    """States of matches that are played at random, with every move; and whether a round begins."""
    ground, chance = Ground(setting(library().ruleset(name), players)), Random(seed)
    node = ground.match()
    for _ in range(120):
        yield ground.whole(node), node.length == 0
        after = list(ground.after(node))
        if not after:
            return
        calls = [one for one in after if ground.over(one)]
        others = [one for one in after if not ground.over(one)]
        node = chance.choice(calls if calls and (not others or chance.random() < 0.25) else others)
        if ground.over(node):
            if ground.won(node):
                return
            yield ground.whole(node), True
            node = ground.deal(node)


def so(value: Any) -> bool:
    return bool(z3.is_true(z3.simplify(term(value))))


@pytest.mark.parametrize("name", ["en_advanced", "pt_kidult", "en+points", "en+tomahawk"])
def test_what_is_found_to_hold_holds_in_matches_at_random(name: str) -> None:
    claim = Claim("asked", (library().ruleset(name),), Question("never stuck"), (3, 3))
    for asked in parts(claim, LIMIT):
        (n,) = asked.players
        found = reached(asked, n).whole
        assert len(found.between) >= 6
        seen = 0
        for state, between in (s for seed in range(3) for s in states_at_random(name, n, seed)):
            rules = found.between if state["over"] else [*found.plain, *found.invariants]
            assert between or not state["over"]
            for rule in rules:
                assert so(rule.of(state)), rule.says
            seen += 1
        assert seen > 30


def test_without_a_proof_or_a_situation_it_is_unknown(tmp_path: Path) -> None:
    changes = "dealing\n  add poor  for each seat: coins of it becomes coins of it + 0\n"
    (found,) = ask(tmp_path, changes, "players 2\nbid never comes back")
    assert found.verdict == "unknown"
    assert "isn't proved" in found.sentence


def test_a_witness_of_a_later_round_can_be_reached(tmp_path: Path) -> None:
    (found,) = ask(tmp_path, NO_OPENING, "players 2\nopener can always bid")
    assert found.witness is not None
    coins = found.witness["coins"]
    assert coins[found.witness.get("starter", 0)] == 2
    assert found.witness["events"] == []
