"""Who can be without a legal move, and who can be forced to bid for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer
from coyote_spec.prover import endless
from coyote_spec.prover.answer import parts
from coyote_spec.prover.reached import reached
from coyote_spec.search.graph import without_end
from coyote_spec.search.ground import Ground
from coyote_spec.semantics.game import Game
from coyote_spec.semantics.round import BID, Act, legal
from tests.agreement.rulesets import setting, shipped
from tests.prover.claims import ask, claim, extended, verdicts
from tests.prover.test_turns import asked_of, replayed

TWO_GUESSES = {"copies_guess": 2, "copies_skip": 1}
NEVER_CALLED = """bidding
  replace challenge  call needs opened and players_left above 99
"""
CAPPED = """bidding
  replace raise   raise needs number above bid and number at most 4
  replace opener  opening needs number is 0 to 4
  replace challenge  call needs opened and bid below 4
"""


def test_a_cap_and_a_piece_can_leave_somebody_without_a_move() -> None:
    found = asked_of("en_advanced+cap", "never stuck", (2, 3))
    assert verdicts(found) == ["proved", "refuted"]
    moves = [event["move"] for event in found[1].witness["events"]]  # type: ignore[index]
    assert len(moves) == 2
    assert moves[0] == "bid"
    assert found[1].witness["events"][0]["amount"] == 140  # type: ignore[index]


def test_nothing_is_legal_where_somebody_is_said_to_be_stuck(tmp_path: Path) -> None:
    (found,) = ask(tmp_path, CAPPED, "players 2\nnever stuck")
    assert found.verdict == "refuted"
    rules = extended(tmp_path, CAPPED)
    result = replayed(found, rules)
    assert result["outcome"] == "open"
    assert result["bid"]["amount"] == 4
    one = setting(rules, 2)
    dealer = ListedDealer(len(one.kinds), [], sorted)
    game = Game(one, Concrete(), dealer)
    ground = Ground(one)
    node = ground.laid(ground.plain[:2])
    for event in found.witness["events"]:  # type: ignore[index]
        node = ground.step(node, (event["move"], event["seat"], event.get("amount")))
    state = ground.whole(node)
    acts = [Act(BID, seat, n) for seat in (0, 1) for n in range(-20, 200)]
    acts += [Act("challenge", seat) for seat in (0, 1)]
    assert not any(legal(game, state, act) for act in acts)


@pytest.mark.parametrize("name", ["en", "pt", "fr", "en_advanced", "pt_kidult"])
def test_in_the_shipped_games_a_round_can_always_be_ended(name: str) -> None:
    assert verdicts(asked_of(name, "never forced to bid for ever", (2, 3))) == ["proved"] * 2


def test_two_guesses_can_force_the_third_to_bid_for_ever() -> None:
    (found,) = asked_of("en_advanced", "never forced to bid for ever", (3, 3), options=TWO_GUESSES)
    assert found.verdict == "refuted"
    result = replayed(found, shipped("en_advanced"))
    assert result["outcome"] == "open"
    assert result["turn"] == result["bid"]["seat"]
    moves = [event["move"] for event in found.witness["events"]]  # type: ignore[index]
    assert moves == ["bid", "guess", "guess", "bid"]


def test_with_the_other_reading_of_calling_oneself_nobody_is_forced() -> None:
    found = asked_of(
        "en_advanced",
        "never forced to bid for ever",
        (3, 3),
        options=TWO_GUESSES,
        readings={"self_call": "legal"},
    )
    assert verdicts(found) == ["proved"]


def test_whoever_is_forced_can_do_nothing_else(tmp_path: Path) -> None:
    """From the end of the witness no way of legal moves ends the round, as far as one looks."""
    rules = shipped("en_advanced")
    one = setting(rules, 3, options=TWO_GUESSES)
    ground = Ground(one)
    nodes = list(without_end(ground, [ground.laid(ground.plain[:3])]))
    assert nodes
    level = [nodes[0]]
    for _ in range(4):
        level = [after for node in level for after in ground.after(node)]
        assert level
        assert not any(ground.over(node) for node in level)


def test_rules_without_a_call_force_everybody(tmp_path: Path) -> None:
    found = ask(tmp_path, NEVER_CALLED, "players 2 to 3\nnever forced to bid for ever")
    assert verdicts(found) == ["refuted"] * 2


def test_where_bids_are_capped_nobody_is_forced_for_ever(tmp_path: Path) -> None:
    (found,) = ask(tmp_path, CAPPED, "players 2\nnever forced to bid for ever")
    assert found.verdict != "refuted"


def test_a_set_that_is_left_by_some_move_is_not_closed(tmp_path: Path) -> None:
    (asked,) = parts(claim(tmp_path, "", "players 2\nnever forced to bid for ever"), 60.0)
    whole = reached(asked, 2)
    ground = Ground(setting(asked.game, 2))
    node = ground.step(ground.laid(ground.plain[:2]), (BID, 0, 1))
    assert endless.closed_under_all(whole, ground.whole(node)) is None
    assert endless.can_always_be_ended(whole, {})
