"""A claim whose premise can't happen says nothing, and is told so."""

from __future__ import annotations

from pathlib import Path

import pytest

from coyote_spec.prover.answer import FOR_ALL, FOR_EACH
from coyote_spec.prover.askable import OF_ASSUMED_BIDS
from tests.command import cli
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


@pytest.mark.parametrize(
    "asked", ["pile always suffices", "coins always suffice", "total ranges from 0 to 5"]
)
def test_an_assumption_that_would_not_be_looked_at_is_wrong(tmp_path: Path, asked: str) -> None:
    """Else a match in which other numbers are bid would be given as a counterexample."""
    file = tmp_path / "claim.coyote"
    lines = f"games en\n  players 3\n  {asked}\n  assuming number at most 5\n  expect proved"
    file.write_text(f'coyote 1\n\nclaim asked "Asked"\n  {lines}\n')
    done = cli("prove", str(file))
    assert done.code == 2
    assert "is asked without `assuming`" in done.err
    assert cli("check", str(file)).code == 2


def test_every_question_that_heeds_an_assumption_is_one() -> None:
    assert {*FOR_EACH, *FOR_ALL} >= OF_ASSUMED_BIDS
