"""Do two games do the same? Aspect by aspect, of a rulebook and of changes to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from coyote_spec.interpreter.scenario import read_scenario, run_scenario
from coyote_spec.prover.answer import answers
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, VACUOUS
from coyote_spec.ruleset.claim import Claim, Question
from tests.agreement.rulesets import library, shipped
from tests.prover.claims import LIMIT, extended

RAISE = "bidding\n  replace raise  raise needs number above bid + {n}\n"
CAPPED = "bidding\n  replace opener  opening needs number at most 9\n"
NEVER = "bidding\n  replace challenge  call needs opened and players_left above 9\n"
ODD = "settling\n  replace payment  loser takes 2 coins\n"
OUT = """elimination
  replace out  for each seat where in_play of it and coins of it at least threshold - 1
    in_play of it becomes no
    by returned_coins
      kept: no change
      returned: coins of it becomes 0
"""
STARTS = """starting
  replace next_starter  starter becomes loser when in_play of loser, otherwise winner
"""
ENDS = "ending\n  replace last_one_in  when players_left is 1: starter wins\n"
KEPT = """reshuffling
  replace night  after a round when some "night" in played: shuffle the discards into the pile
"""
DISCARDS = "reshuffling\n  replace discarding  after a round: no change\n"
SECRET = "places\n  replace forehead  lies with each seat, counted, seen by nobody\n"
TWO = "dealing\n  replace deal  for each seat where in_play of it: draw 2 to forehead of it\n"
STEP = "actions\n  add hop  move instead of a bid needs opened: turn passes\n"


@pytest.mark.parametrize(
    ("aspect", "changes", "verdict"),
    [
        ("opening", CAPPED, REFUTED),
        ("opening", ODD, PROVED),
        ("raise", RAISE.format(n=1), REFUTED),
        ("raise", RAISE.format(n=0), PROVED),
        ("call", NEVER, REFUTED),
        ("call", CAPPED, PROVED),
        ("actions", STEP, REFUTED),
        ("actions", CAPPED, PROVED),
        ("settling", ODD, REFUTED),
        ("settling", STARTS, PROVED),
        ("elimination", OUT, REFUTED),
        ("elimination", STARTS, PROVED),
        ("next_starter", STARTS, REFUTED),
        ("next_starter", ODD, PROVED),
        ("end", OUT, REFUTED),
        ("end", RAISE.format(n=1), PROVED),
        ("reshuffle", KEPT, REFUTED),
        ("reshuffle", ODD, PROVED),
        ("dealing", SECRET, REFUTED),
        ("dealing", TWO, UNKNOWN),
        ("dealing", ODD, PROVED),
    ],
)
def test_the_same_in_one_aspect(tmp_path: Path, aspect: str, changes: str, verdict: str) -> None:
    games = (shipped("en"), extended(tmp_path, changes))
    (finding,) = answers(Claim("asked", games, Question("same", (aspect,)), (2, 2)), LIMIT)
    assert finding.verdict == verdict, finding.sentence
    if finding.witness is not None and "hands" in finding.witness:
        assert len({str({**r, "ruleset": ""}) for r in finding.results.values()}) == 2
        for game in games if changes != STEP else games[1:]:
            scenario = read_scenario(finding.witness, game, library().deck)
            assert run_scenario(scenario, game).as_json() == finding.results[game.name]


def test_no_call_in_common_leaves_nothing_to_compare(tmp_path: Path) -> None:
    other = "bidding\n  remove challenge\n  add doubt  call needs opened\n"
    games = (shipped("en"), extended(tmp_path, other))
    (finding,) = answers(Claim("asked", games, Question("same", ("settling",)), (2, 2)), LIMIT)
    assert finding.verdict == VACUOUS


def test_moves_that_nobody_can_make_are_no_difference() -> None:
    """Of two players nobody may use a picture coin."""
    games = (shipped("en"), shipped("en_advanced"))
    two, three = answers(Claim("asked", games, Question("same", ("actions",)), (2, 3)), LIMIT)
    assert (two.verdict, three.verdict) == (PROVED, REFUTED)
    assert three.witness is not None
    assert len(three.witness["events"]) == 1
