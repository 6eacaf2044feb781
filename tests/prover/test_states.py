"""Always, never, reachable: in a round, between rounds, after a count; and plain enumeration of a
tiny game says the same."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import Any

import pytest

from coyote_spec.prover import safety, witness
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.search.ground import Ground, Node
from coyote_spec.search.told import Replay
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Moment
from tests.agreement.rulesets import setting
from tests.prover.claims import ask, claim, extended, verdicts
from tests.prover.test_turns import replayed

CAPPED = """options
  replace threshold  2
bidding
  replace opener  opening needs number is 0 to 2
  replace raise   raise needs number above bid and number at most 3
"""
COUNTER = """state
  add steps  a number for a round, at first 0
actions
  add tick  move instead of a bid needs opened and steps below 4
    steps becomes steps + 2
    turn passes
"""
SCORES = """state
  add won  a number for each seat in a match, at first 0
settling
  replace payment
    loser takes 1 coin
    won of winner becomes won of winner + 1
"""


@pytest.mark.parametrize(
    ("changes", "asked", "expected"),
    [
        (CAPPED, "always in a round bid at most 3", "proved"),
        (CAPPED, "always in a round bid at most 2", "refuted"),
        (CAPPED, "never in a round bid is 3", "refuted"),
        (CAPPED, "reachable in a round bid is 3", "proved"),
        (CAPPED, "reachable in a round bid above 3", "refuted"),
        (CAPPED, "always between rounds coins of starter at most 1", "proved"),
        (CAPPED, "always between rounds coins of starter at most 0", "refuted"),
        (CAPPED, "reachable between rounds players_left is 1", "refuted"),
        (CAPPED, "always after a count bid is 0 to 3", "proved"),
        (CAPPED, "reachable after a count bid is 3 and total above 3", "proved"),
        (COUNTER, "always in a round steps at most 3", "refuted"),
        (COUNTER, "always in a round steps at least 0", "proved"),
        (COUNTER, "never in a round steps is 0 - 2", "proved"),
        (SCORES, "always between rounds won of starter at least 0", "proved"),
        (SCORES, "reachable between rounds won of starter is 2", "proved"),
    ],
)
def test_both_answers(tmp_path: Path, changes: str, asked: str, expected: str) -> None:
    (found,) = ask(tmp_path, changes, f"players 2\n{asked}")
    assert found.verdict == expected
    shown = (expected == "refuted") != asked.startswith("reachable")
    assert (found.witness is not None) == shown
    if found.witness is not None:
        assert found.results["mine"] == replayed(found, extended(tmp_path, changes))


def test_what_neither_induction_nor_search_decides_is_unknown(tmp_path: Path) -> None:
    """Steps go up by two, so that five is never reached; no induction over a few moves sees it."""
    (found,) = ask(tmp_path, COUNTER, "players 2\nalways in a round steps is not 5")
    assert found.verdict == "unknown"
    assert "the move tick" in found.sentence


def test_what_a_later_round_needs_is_told_as_a_match(tmp_path: Path) -> None:
    (found,) = ask(tmp_path, SCORES, "players 2\nreachable between rounds won of starter is 2")
    assert found.witness is not None
    assert len(found.witness["rounds"]) == 2


def test_fewest_players_first(tmp_path: Path) -> None:
    (found,) = ask(tmp_path, "", "players 2 to 6\nreachable in a round players_left is 3")
    assert found.scope.players == (3,)
    (found,) = ask(tmp_path, "", "players 2 to 3\nreachable in a round players_left is 4")
    assert (found.verdict, found.scope.players) == ("refuted", (2, 3))


@pytest.mark.parametrize(
    ("asked", "players", "expected"),
    [
        ("always after a count total at most 40", 2, "proved"),
        ("always after a count total at most 39", 2, "refuted"),
        ('never after a count some "night" in played and total above 20', 3, "refuted"),
        ('reachable after a count some "x2" in played and total is 1', 2, "refuted"),
    ],
)
def test_tables_of_a_fresh_deck(tmp_path: Path, asked: str, players: int, expected: str) -> None:
    (found,) = ask(tmp_path, "", f"players {players}\n{asked}")
    assert found.verdict == expected
    if found.witness is not None:
        assert len(found.witness["cards"]) == players


def test_cards_as_they_are_counted_are_there_after_a_count_only(tmp_path: Path) -> None:
    (found,) = ask(tmp_path, "", 'players 2\nalways in a round no "night"')
    assert found.verdict == "unknown"
    assert "after a count only" in found.sentence


# ---------------------------------------------------------------- two ways to the same answer


TINY = (("1", 2), ("2", 1))
CONDITIONS = (
    "bid at most 2",
    "not opened or bid above 0",
    "players_left is 2",
    "coins of starter is 0",
    "bidder is starter or not opened",
    "sum of coins over seats at most 2",
    "sum of coins over seats is not 1",
    "not opened or in_play of bidder",
    "bid is not 3 or coins of bidder is 0",
)


def every_state(rules: Ruleset, players: int) -> list[tuple[Any, Any]]:
    """All states of rounds of a game whose bids are few: each with its game, by plain steps."""
    deck = Deck("tiny", rules.deck.title, TINY)
    ground = Ground(setting(rules, players, deck))
    queue: deque[Node] = deque([ground.match()])
    seen, found = set(), []
    while queue:
        node = queue.popleft()
        if node.state in seen:
            continue
        seen.add(node.state)
        if ground.over(node):
            if not ground.won(node):
                queue.append(ground.deal(node))
            continue
        found.append((ground.plainly, ground.whole(node)))
        turn = node.state[ground.at["turn"]]
        acts = [("bid", turn, n) for n in range(-1, 6)] + [("challenge", turn, None)]
        queue += [ground.step(node, act) for act in acts if ground.legal(node, act)]
    return found


@pytest.mark.parametrize("condition", CONDITIONS)
def test_enumeration_of_a_tiny_game_says_the_same(tmp_path: Path, condition: str) -> None:
    asked = claim(tmp_path, CAPPED, f"players 2\nalways in a round {condition}")
    rules = asked.games[0]
    holds = [
        bool(value_of(asked.question.words[1], Moment(game), state))
        for game, state in every_state(rules, 2)
    ]
    assert len(holds) > 30
    (found,) = ask(tmp_path, CAPPED, f"players 2\nalways in a round {condition}")
    assert found.verdict == ("proved" if all(holds) else "refuted")


# ---------------------------------------------------------------- what could be wrong


def test_a_replay_that_disagrees_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = witness.in_a_round

    def wrong(ground: Ground, of: Any, *, later: bool = True) -> Any:
        found = real(ground, of, later=later)

        def shows(played: Replay) -> bool:
            return not found.shows(played)

        return type(found)(found.goal, shows, later)

    monkeypatch.setattr("coyote_spec.prover.questions.states.in_a_round", wrong)
    with pytest.raises(AssertionError, match="doesn't show it"):
        ask(tmp_path, CAPPED, "players 2\nalways in a round bid at most 2")


def test_a_planted_proof_of_what_does_not_hold_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step that is left out of the induction would let what is false through."""
    real = safety._fails_after
    monkeypatch.setattr(safety, "_fails_after", lambda *given: "")
    lines = "players 2\nalways in a round bid at most 2"
    assert verdicts(ask(tmp_path, CAPPED, lines)) == ["proved"]  # so the step is what refuses it
    monkeypatch.setattr(safety, "_fails_after", real)
    assert verdicts(ask(tmp_path, CAPPED, lines)) == ["refuted"]


def test_moves_in_a_row(tmp_path: Path) -> None:
    """Not kept by one move from any state, but by two from states in which it held twice."""
    changes = """state
  add a  a number for a round, at first 0
  add b  a number for a round, at first 0
actions
  add swap_them  move instead of a bid needs opened
    a becomes b
    b becomes 0
    turn passes
"""
    (found,) = ask(tmp_path, changes, "players 2\nalways in a round a is 0")
    assert found.verdict == "proved"
