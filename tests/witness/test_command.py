"""Twins, different witnesses and steps through the command line, where anybody can replay them."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

from coyote_spec.api import audit, prove
from coyote_spec.cli import tables
from coyote_spec.cli.output import BOLD, Painted, painted
from coyote_spec.cli.witnesses import View, around_told
from coyote_spec.prover.verdict import REFUTED, Finding, Scope
from tests.cli import documents
from tests.command import cli as command
from tests.conftest import Cli
from tests.witness.answers import differs

PAIRS = (
    ("en", "fr", "--deck", "thirty"),
    ("en", "pt", "--deck", "kidult36"),
    ("pt_kidult", "pt", "--players", "3"),
    ("fr", "fr+exact_call", "--players", "3"),
)


@cache
def compared(*arguments: str) -> list[dict[str, Any]]:
    done = command("compare", *arguments, "--json", "--witnesses", "3")
    assert done.err == ""
    return documents.findings(json.loads(done.out), "rules")


def play(name: str, situation: dict[str, Any]) -> dict[str, Any]:
    """What the command makes of a situation, as it stands in the document."""
    if "events" in situation:
        done = command("run", name, "--json", stdin=json.dumps(situation))
    else:
        pile = ("--pile", ",".join(situation["pile"])) if situation["pile"] else ()
        done = command("score", name, "--json", "--cards", ",".join(situation["cards"]), *pile)
    result: dict[str, Any] = json.loads(done.out)
    return result


@pytest.mark.parametrize("arguments", PAIRS)
def test_a_twin_replays_and_has_the_other_answer(arguments: tuple[str, ...]) -> None:
    found = [finding for finding in compared(*arguments) if finding["twin"]]
    assert found
    for finding in found:
        twin, witness = finding["twin"], finding["witness"]
        assert twin["situation"] != witness
        for name, result in twin["results"].items():
            assert play(name, twin["situation"]) == result
        assert differs(finding["id"], witness, finding["results"])
        assert not differs(finding["id"], twin["situation"], twin["results"])


@pytest.mark.parametrize("arguments", PAIRS[:2])
def test_further_witnesses_replay_and_differ_too(arguments: tuple[str, ...]) -> None:
    more = [(finding, one) for finding in compared(*arguments) for one in finding["more"]]
    assert more
    for finding, one in more:
        assert one["witness"] != finding["witness"]
        assert differs(finding["id"], one["witness"], one["results"])
        for name, result in one["results"].items():
            assert play(name, one["witness"]) == result


def test_one_witness_unless_more_are_asked_for(cli: Cli) -> None:
    given = ("compare", "en", "fr", "--deck", "thirty", "--players", "2", "--json")
    assert all(finding["more"] == [] for finding in json.loads(cli(*given).out)["findings"])


def test_a_claim_has_a_twin(cli: Cli, tmp_path: Any) -> None:
    file = tmp_path / "mine.coyote"
    file.write_text(
        'coyote 1\n\nclaim narrow "Totals stay small."\n  games en\n  players 2\n'
        "  total ranges from -20 to 20\n  expect refuted\n"
    )
    done = cli("prove", str(file), "--json")
    assert done.err == ""
    assert done.code == 0
    (finding,) = documents.findings(json.loads(done.out))
    assert finding["results"]["en"]["total"] == 40
    twin = finding["twin"]
    assert play("en", twin["situation"]) == twin["results"]["en"]
    assert -20 <= twin["results"]["en"]["total"] <= 20
    assert cli("prove", str(file)).out.count("what flips the answer: ") == 1
    (alone,) = prove([file], witnesses=0).findings
    assert (alone.witness, alone.twin) == (finding["witness"], None)


def test_an_audit_of_a_deck_of_ones_own(cli: Cli, tmp_path: Any) -> None:
    """The situations are played with a deck that no shipped file has."""
    file = tmp_path / "mine.coyote"
    file.write_text(
        'coyote 1\n\ndeck small "Small"\n  3 copies of  1 2 3 4 5 "?"\n\n'
        'ruleset mine "Mine" extends fr\n  deck small\n'
    )
    found = audit(str(file), players=2).findings
    twins = [one.twin["situation"] for one in found if one.twin is not None]
    assert [one for one in twins if one is not None]
    assert cli("compare", str(file), "fr", "--players", "2").code == 1


# ---------------------------------------------------------------- in words


def test_a_twin_is_told_in_a_line(cli: Cli) -> None:
    out = cli("compare", "en", "fr", "--deck", "thirty", "--players", "2").out
    assert out.count("what flips the answer") == out.count("On the table") + 2
    assert "the card max0 instead of -5. On max0, x2 the total is 0 in both." in out
    assert "seat 0 bids 1 instead of 0 (event 1)." in out
    assert "step by step" not in out


def test_steps_are_told_when_asked_for(cli: Cli) -> None:
    out = cli("compare", "en", "fr", "--deck", "thirty", "--players", "2", "--steps").out
    marked = [line for line in out.splitlines() if line.lstrip().startswith("> ")]
    assert len(marked) == out.count("step by step:") == 3
    assert "times_two: the total is -10" in marked[0]
    assert "1. seat 0 bids 0" in marked[1]
    assert "2. seat 1: challenge" in marked[2]


def test_when_there_are_no_more_it_is_said(cli: Cli) -> None:
    given = ("compare", "fr", "fr+cap", "--deck", "thirty", "--players", "2", "--witnesses", "100")
    out = cli(*given).out
    assert "no further witness was found that is really different" in out


@pytest.mark.parametrize("verb", ["compare en fr", "prove", "audit en"])
@pytest.mark.parametrize("number", ["0", "-1", "101", "many"])
def test_how_many_witnesses_are_possible(verb: str, number: str, cli: Cli) -> None:
    done = cli(*verb.split(), "--witnesses", number)
    assert (done.code, done.out) == (2, "")
    assert "number of witnesses" in done.err


def finding(**more: Any) -> Finding:
    scope = Scope(("en", "fr"), "thirty", (2,))
    return Finding("counting", REFUTED, scope, "by hand", "They differ.", **more)


def test_a_narrow_terminal_has_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "width", lambda: 80)
    for one in compared(*PAIRS[0]):
        more = {key: one[key] for key in ("witness", "results", "twin", "steps")}
        told = finding(**more, more=tuple(one["more"]))
        for line in around_told(told, "    ", view=View(steps=True)):
            assert len(line) <= 80, line


def test_what_was_not_found_is_told_as_such() -> None:
    none: dict[str, Any] = {"situation": None, "results": {}, "flips": [], "agreed": {}}
    twin = none | {"changes": 2, "tried": 90}
    (line,) = around_told(finding(witness={}, twin=twin), "", view=View())
    more = "it takes more than 2 changes; the 90 situations tried near it keep it."
    assert line == f"what flips the answer: {more}"
    twin = none | {"changes": 0, "tried": 5}
    (line,) = around_told(finding(witness={}, twin=twin), "", view=View())
    assert line == "what flips the answer: nothing was found among 5 situations near it."


def test_colour_is_for_terminals(cli: Cli) -> None:
    """A text in a style of ours steers the terminal, what stands in it doesn't."""

    class Terminal:
        def isatty(self) -> bool:
            return True

    out = cli("compare", "en", "fr", "--deck", "thirty", "--players", "2", "--steps").out
    assert "\x1b" not in out
    shown = painted("a\x1b[2Jb", BOLD, Terminal())  # type: ignore[arg-type]
    assert isinstance(shown, Painted)
    assert re.findall(r"\x1b\[[0-9]*\w", shown) == ["\x1b[1m", "\x1b[0m"]
