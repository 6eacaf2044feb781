"""A claim whose premise can't happen says nothing, and is told so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.prover.claims import ask, verdicts

ABOVE_ZERO = """bidding
  replace opener  opening needs number above 0
"""


@pytest.mark.parametrize("asked", ["bidding ends", "never stuck", "bid never comes back"])
def test_a_premise_that_no_bid_can_satisfy_is_vacuous(tmp_path: Path, asked: str) -> None:
    lines = f"players 2 to 3\nassuming number below number\n{asked}"
    found = ask(tmp_path, "", lines)
    assert verdicts(found) == ["vacuous"] * 2
    assert "number below number" in found[0].sentence


def test_a_premise_against_the_rules_of_opening_is_vacuous(tmp_path: Path) -> None:
    lines = "players 3\nassuming number below 1\nbid never comes back"
    assert verdicts(ask(tmp_path, ABOVE_ZERO, lines)) == ["vacuous"]
    assert verdicts(ask(tmp_path, "", lines)) == ["proved"]


def test_a_premise_that_only_a_later_bid_can_satisfy_is_none(tmp_path: Path) -> None:
    lines = "players 3\nassuming not opened or number above bid\nbid never comes back"
    assert verdicts(ask(tmp_path, "", lines)) == ["proved"]


def test_nothing_is_counted_while_there_are_bids(tmp_path: Path) -> None:
    lines = "players 3\nassuming total above 1000\nbidding ends"
    assert verdicts(ask(tmp_path, "", lines)) == ["vacuous"]
    assert verdicts(ask(tmp_path, "", lines.replace("above", "below"))) == ["refuted"]
