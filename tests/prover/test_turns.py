"""Whose turn it can be, who can open, who pays, who starts, what changes in mid-round: both answers
of each question, those of the shipped games, and what is known of no game beforehand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coyote_spec.interpreter.match import read_match, run_match
from coyote_spec.interpreter.scenario import read_scenario, run_scenario
from coyote_spec.prover.answer import answers
from coyote_spec.prover.verdict import Finding
from coyote_spec.ruleset.claim import Claim, Question
from tests.agreement.rulesets import library, shipped
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
