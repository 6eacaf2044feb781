"""`prove`: the shipped claims, claims of one's own, and what is wrong with claims."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from coyote_spec import api, resources
from tests.cli import documents
from tests.cli.claims import RANGE, written
from tests.cli.test_start import ENVIRONMENT, on_a_terminal
from tests.command import cli as run_command
from tests.conftest import Cli

PLAYERS = {"en": range(2, 7), "es": range(2, 7), "pt": range(2, 7), "fr": range(2, 7)}


TWO_BOXES = {"en": range(7, 13), "es": range(7, 13)}


BIDDING = str(resources.proofs() / "bidding.coyote")


@cache
def shipped() -> list[dict[str, Any]]:
    done = run_command("prove", BIDDING, "--json")
    assert (done.code, done.err) == (0, "")
    return documents.findings(json.loads(done.out))


def of_claim(name: str) -> dict[tuple[str, int], dict[str, Any]]:
    return {
        (one["scope"]["rulesets"][0], one["scope"]["players"][0]): one
        for one in shipped()
        if one["id"].startswith(f"{name}/")
    }


def every(games: dict[str, range]) -> set[tuple[str, int]]:
    return {(name, n) for name, numbers in games.items() for n in numbers}


def test_every_claim_comes_out_as_expected() -> None:
    assert all(one["verdict"] == one["expected"] for one in shipped())
    assert len({one["id"] for one in shipped()}) == len(shipped())


@pytest.mark.parametrize(
    ("claim", "games"), [("bidding_ends", PLAYERS), ("bidding_ends_two_boxes", TWO_BOXES)]
)
def test_bids_need_not_end(claim: str, games: dict[str, range]) -> None:
    found = of_claim(claim)
    assert set(found) == every(games)
    for (name, players), one in found.items():
        assert one["verdict"] == "refuted"
        assert one["scope"]["bound"] is None
        events = one["witness"]["events"]
        assert len(events) == players + 1
        done = run_command("run", name, "--json", stdin=json.dumps(one["witness"]))
        result = json.loads(done.out)
        assert (done.code, result["outcome"]) == (0, "open")
        assert result == one["results"][name]
        assert one["details"][0].startswith("pattern: each next bid is 1 more")
        assert one["details"][1].startswith("closed: ")
        assert f"bid is at least {events[-1]['amount']}" in one["details"][1]


@pytest.mark.parametrize(
    ("claim", "games"),
    [
        ("bidding_ends_below_the_highest_total", PLAYERS),
        ("bidding_ends_below_the_highest_total_two_boxes", TWO_BOXES),
    ],
)
def test_bids_below_the_highest_total_end(claim: str, games: dict[str, range]) -> None:
    found = of_claim(claim)
    assert set(found) == every(games)
    for one in found.values():
        assert (one["verdict"], one["scope"]["bound"]) == ("proved", None)
        measure = "falls with every move: 1 until opened, then 0; then highest_total - bid"
        assert one["details"][0] == measure
        assert one["sentence"].endswith("Every state that isn't over has a legal move.")


def test_all_that_is_shipped_in_no_time(cli: Cli) -> None:
    ranges = str(resources.proofs() / "ranges.coyote")
    done = cli("prove", BIDDING, ranges, "--timeout", "0.001", "--json")
    assert done.code == 3
    found = documents.findings(json.loads(done.out))
    assert {one["id"] for one in shipped()} < {one["id"] for one in found}
    assert "unknown" in {one["verdict"] for one in found}
    ranged = [one for one in found if one["id"].startswith("range_")]
    covered = {(one["scope"]["deck"], *one["id"].split("/")[1:]) for one in ranged}
    wanted = {("thirty", name, str(n)) for name in ("en", "es", "fr") for n in range(2, 7)}
    wanted |= {("thirty", name, str(n)) for name in ("en", "es") for n in range(7, 13)}
    wanted |= {("kidult36", name, str(n)) for name in PLAYERS for n in range(2, 7)}
    assert covered == wanted


ENDS = """claim ends "Every bidding ends."
  games en fr
  players 2 to 3
  bidding ends
  expect refuted

claim ends_below "Within what the cards can give, every bidding ends."
  games fr
  players 2
  assuming number at most highest_total
  bidding ends
  expect proved
"""


def test_claims_in_words(tmp_path: Path, cli: Cli) -> None:
    short = cli("prove", written(tmp_path, ENDS))
    done = cli("prove", written(tmp_path, ENDS), "--verbose")
    assert (short.code, done.code) == (0, 0)
    assert short.out.splitlines()[-1] == done.out.splitlines()[-1]
    assert "pattern: each next bid is 1 more than the last" in short.out
    assert "closed: " not in short.out
    text = " ".join(done.out.split())
    assert "ends: Every bidding ends. expected: refuted; it came out as expected" in text
    assert "begins: seat 0 bids 0, seat 1 bids 1, seat 0 bids 2, and so on (cards: ?, max0)" in text
    assert "pattern: each next bid is 1 more than the last" in text
    assert "opened, just_bid; what else is fixed is as when a match begins" in text
    assert "falls with every move: 1 until opened, then 0; then highest_total - bid" in text
    assert "Every state that isn't over has a legal move." in text
    assert "fr; 3 players; deck thirty; by closed set of states; replayed" in text
    assert done.out.splitlines()[-1] == "2 claims: 2 as expected."


# ---------------------------------------------------------------- claims of one's own


@pytest.mark.parametrize(
    ("low", "high", "expected", "code", "verdict"),
    [
        (-20, 40, "proved", 0, "proved"),
        (-20, 40, "refuted", 1, "proved"),
        (-20, 41, "proved", 1, "refuted"),
        (-20, 41, "refuted", 0, "refuted"),
    ],
)
def test_a_claim_of_ones_own(
    low: int, high: int, expected: str, code: int, verdict: str, tmp_path: Path, cli: Cli
) -> None:
    file = written(tmp_path, RANGE.format(low, high, expected))
    done = cli("prove", file, "--json")
    assert done.code == code
    (one,) = documents.findings(json.loads(done.out))
    assert (one["id"], one["verdict"], one["expected"]) == ("mine/fr/2", verdict, expected)
    words = cli("prove", file)
    assert words.code == code
    assert ("NOT as expected" in words.out) == (code == 1)
    if verdict == "refuted":
        assert "on the table: 20, x2; fr counts 40" in words.out
        cards = ",".join(one["witness"]["cards"])
        told = json.loads(cli("score", "fr", "--cards", cards, "--json").out)
        assert one["results"] == {"fr": told}


def test_findings_come_in_the_order_of_the_file(tmp_path: Path, cli: Cli) -> None:
    second = RANGE.format(-20, 40, "proved").replace("claim mine", "claim also")
    file = written(tmp_path, second + RANGE.format(-20, 40, "proved"))
    found = json.loads(cli("prove", file, file, "--json").out)["findings"]
    assert [one["id"] for one in found] == ["also/fr/2", "mine/fr/2"]


def test_a_claim_about_a_ruleset_beside_it(tmp_path: Path, cli: Cli) -> None:
    folder = tmp_path / "a+b"
    folder.mkdir()
    raises = "  replace raise  raise needs number above bid + 4\n"
    rules = f'ruleset own "Own" extends fr\n\nbidding\n{raises}'
    path = written(folder, rules, "own.coyote")
    claim = 'claim mine "Mine"\n  games own\n  players 2\n  bidding ends\n  expect refuted\n'
    done = cli("prove", written(folder, claim), "--json")
    assert done.code == 0
    (one,) = json.loads(done.out)["findings"]
    assert one["details"][0] == "pattern: each next bid is 5 more than the last"
    text = json.dumps(one["witness"])
    assert json.loads(cli("run", path, "--json", stdin=text).out)["outcome"] == "open"


SAME = """claim same "Same"
  games en fr
  players 2
  deck thirty
  same counting
  expect refuted
"""


def test_same_counting(tmp_path: Path, cli: Cli) -> None:
    done = cli("prove", written(tmp_path, SAME), "--json")
    assert done.code == 0
    (one,) = documents.findings(json.loads(done.out))
    assert {name: told["total"] for name, told in one["results"].items()} == {"en": -5, "fr": -10}


# ---------------------------------------------------------------- time, interrupts, files


def test_check_looks_at_the_shipped_claims(cli: Cli) -> None:
    lines = cli("check").out.splitlines()
    assert "bidding_ends: a claim" in lines
    assert sum(line.endswith(": a claim") for line in lines) > 20


@pytest.mark.parametrize("claim", [RANGE.format(-20, 40, "proved"), SAME])
def test_a_tiny_timeout_is_unknown(claim: str, tmp_path: Path, cli: Cli) -> None:
    file = written(tmp_path, claim)
    done = cli("prove", file, "--timeout", "0.001", "--json")
    assert done.code == 3
    (one,) = documents.findings(json.loads(done.out))
    assert one["verdict"] == "unknown"
    assert "not decided" in one["sentence"]
    words = cli("prove", file, "--timeout", "0.001")
    assert words.code == 3
    assert words.out.splitlines()[-1] == "1 claim: 1 not decided."


def test_progress_on_a_terminal_only(tmp_path: Path, cli: Cli) -> None:
    file = written(tmp_path, RANGE.format(-20, 40, "proved"))
    assert "\r\x1b[Kmine: 0 of 1 answers\r\x1b[K" in on_a_terminal("prove", file)
    assert cli("prove", file).err == ""


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("after", [0.5, 0.8, 1.1, 1.4])
def test_an_interrupt_of_the_solver_is_quiet(after: float, cli: Cli) -> None:
    """Also one that arrives while the solver's interface tidies up."""
    pressing = threading.Timer(after, os.kill, (os.getpid(), signal.SIGINT))
    pressing.start()
    done = cli("prove", BIDDING)
    pressing.join()
    assert (done.code, done.out, done.err) == (130, "", "")


class Gone:
    """Is interrupted while it is deleted."""

    def __del__(self) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.1)


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_an_interrupt_is_not_lost(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python only reports an exception while an object is deleted."""

    def waits(*_: Any, **__: Any) -> None:
        Gone()
        time.sleep(20)

    monkeypatch.setattr(api, "prove", waits)
    start = time.monotonic()
    done = cli("prove", BIDDING)
    assert (done.code, done.out, done.err) == (130, "", "")
    assert time.monotonic() - start < 10


def test_help_needs_no_solver() -> None:
    code = "import sys; from coyote_spec import api; print(*sys.modules)"
    done = subprocess.run(
        (sys.executable, "-c", code), env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    assert not {"z3", "numpy"} & set(done.stdout.split())


def test_a_claim_names_a_file_beside_it(tmp_path: Path, cli: Cli) -> None:
    """In quotes, wherever the command is run."""
    (tmp_path / "mine.coyote").write_text(
        'coyote 1\n\namendment dear "Two"\n\nsettling\n  replace payment  loser takes 2 coins\n'
    )
    file = tmp_path / "claims.coyote"
    file.write_text(
        'coyote 1\n\nclaim quick "It is short."\n  games "fr+mine.coyote"\n  players 2\n'
        "  provided every round ends\n  match lasts 2 to 3 rounds\n  expect proved\n"
    )
    done = cli("prove", str(file))
    assert (done.code, done.err) == (0, "")
    assert "fr+dear with 2 players" in done.out
    assert cli("format", str(file), "--check").code == 0


def test_a_ruleset_in_place_of_a_file(cli: Cli) -> None:
    done = cli("prove", "fr")
    assert (done.code, done.out) == (2, "")
    assert "there is no file fr" in done.err
    assert "`coyote-spec audit fr` asks about a ruleset" in done.err
