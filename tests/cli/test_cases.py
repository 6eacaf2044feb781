"""What the rulebooks give for known tables and rounds, asked of the command."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Cli

CASES = json.loads((Path(__file__).parent.parent / "data" / "cases.json").read_text("utf-8"))
ALSO = {"en": ("en", "es"), "en_advanced": ("en_advanced", "es_advanced")}
"""es is a formalisation of its own of the same game."""


def expected() -> list[Any]:
    """Each case for each ruleset under each reading."""
    return [
        pytest.param(
            case, name, outcome, id="-".join([case["id"], name, *outcome["readings"].values()])
        )
        for case in CASES
        for ruleset, outcomes in case["expect"].items()
        for name in ALSO.get(ruleset, (ruleset,))
        for outcome in outcomes
    ]


def readings(outcome: dict[str, Any]) -> list[str]:
    return [f"--reading={name}={value}" for name, value in outcome["readings"].items()]


def agrees(found: dict[str, Any], outcome: dict[str, Any]) -> None:
    assert {key: found[key] for key in outcome["result"]} == outcome["result"]


@pytest.mark.parametrize(("case", "ruleset", "outcome"), expected())
def test_a_case(case: dict[str, Any], ruleset: str, outcome: dict[str, Any], cli: Cli) -> None:
    given = case["situation"]
    if case["kind"] == "score":
        pile = ["--pile", ",".join(given["pile"])] if given["pile"] else []
        cards = ["--cards", ",".join(given["cards"])]
        done = cli("score", ruleset, *cards, *pile, *readings(outcome), "--json")
        assert done.code == 0, done.err
    else:
        done = cli("run", ruleset, *readings(outcome), "--json", stdin=json.dumps(given))
        illegal = outcome["result"].get("illegal_at") is not None
        assert done.code == int(illegal), done.err
    found = json.loads(done.out)
    assert found["schema"] == f"coyote-spec/{case['kind']}/1"
    agrees(found, outcome)


@pytest.mark.parametrize(("case", "ruleset", "outcome"), expected())
def test_a_case_in_words(
    case: dict[str, Any], ruleset: str, outcome: dict[str, Any], cli: Cli
) -> None:
    given, result = case["situation"], outcome["result"]
    if case["kind"] == "score":
        pile = ["--pile", ",".join(given["pile"])] if given["pile"] else []
        done = cli("score", ruleset, "--cards", ",".join(given["cards"]), *pile, *readings(outcome))
        assert f"\nTotal: {result['total']}\n" in done.out
        for silence in result.get("relied_on", []):
            assert f"  {silence}: " in done.out
    else:
        done = cli("run", ruleset, *readings(outcome), "-", stdin=json.dumps(given))
        if result.get("illegal_at") is not None:
            assert f"event {result['illegal_at']} is forbidden" in done.out
        if "total" in result and result["total"] is None:
            assert "The cards were not counted." in done.out
        elif "total" in result:
            assert f"The total of the cards: {result['total']}." in done.out
        if result.get("loser") is not None:
            assert f"Seat {result['loser']} takes " in done.out
        for seat in result.get("eliminated", []):
            assert f"Seat {seat} is out." in done.out
    assert done.code == int(result.get("illegal_at") is not None)


def test_every_case_is_there() -> None:
    assert [case["id"] for case in CASES] == [f"X{number:02}" for number in range(1, 65)]
