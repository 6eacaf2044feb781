"""The cases that are written for other programs: what they expect comes out, and they suffice."""

import functools
import json
import os
import subprocess
import sys
from typing import Any

import pytest

from coyote_spec import api
from coyote_spec.conformance.case import Case, come_out
from coyote_spec.conformance.covered import comes_out_otherwise, uncovered, without
from coyote_spec.interpreter.match import Match
from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.ruleset.rule import Move
from tests.conform.logs import RULESETS
from tests.conftest import Cli

GAMES = [
    pytest.param(name, marks=pytest.mark.soak)
    if name in ("es", "es_advanced", "en_advanced")
    else name
    for name in RULESETS
]
"""The Spanish games have the same rules as the English ones, which is proved: they can wait. The
one with pieces has most cases by far, and no kind of them that pt_kidult hasn't."""
HOUSE = ("fr+tomahawk", "fr+one_life", "pt+late_exit", "fr+cap")


@functools.cache
def cases(name: str) -> api.Cases:
    return api.cases(name)


def run_by_command(cli: Cli, name: str, case: dict[str, Any], outcome: dict[str, Any]) -> Any:
    readings = [f"--reading={k}={v}" for k, v in outcome["readings"].items()]
    given = case["situation"]
    if case["kind"] == "run":
        done = cli("run", name, *readings, "--json", stdin=json.dumps(given))
        assert done.code == (outcome["result"]["outcome"] == "illegal"), done.err
    else:
        pile = ["--pile=" + ",".join(given["pile"])] if given["pile"] else []
        cards = "--cards=" + ",".join(given["cards"])
        done = cli("score", name, cards, *pile, *readings, "--json")
        assert done.code == 0, done.err
    return json.loads(done.out)


def agrees(found: Any, expected: dict[str, Any]) -> None:
    for key, value in expected.items():
        if key == "rounds":
            assert len(found[key]) == len(value)
            for one, other in zip(found[key], value, strict=True):
                agrees(one, other)
        else:
            assert found[key] == value


@pytest.mark.parametrize("name", GAMES)
def test_what_a_case_expects_comes_out(name: str, cli: Cli) -> None:
    whole = cases(name)
    for case in whole.as_json():
        ((ruleset, outcomes),) = case["expect"].items()
        assert ruleset == whole.ruleset.name
        assert outcomes
        for outcome in outcomes:
            agrees(run_by_command(cli, name, case, outcome), outcome["result"])


@pytest.mark.parametrize("name", [*GAMES, *HOUSE])
def test_nothing_is_left_out(name: str) -> None:
    whole = cases(name)
    assert whole.gaps == ()
    assert 100 < len(whole.cases) < 600
    ids = [case.id for case in whole.cases]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", [*GAMES, *HOUSE])
def test_silences_that_are_not_named_may_be_read_in_any_way(name: str) -> None:
    whole = cases(name)
    silences = whole.ruleset.silences
    for case in whole.cases:
        for outcome in case.outcomes:
            last = {silence: found[-1].name for silence, found in silences.items()}
            result, _ = come_out(case.situation, whole.ruleset, {**last, **outcome.readings})
            assert result == outcome.result, case.id


@pytest.mark.parametrize("name", GAMES)
def test_the_outcomes_of_a_case_exclude_each_other(name: str) -> None:
    for case in cases(name).cases:
        for i, one in enumerate(case.outcomes):
            for other in case.outcomes[:i]:
                shared = set(one.readings) & set(other.readings)
                assert any(one.readings[s] != other.readings[s] for s in shared)


def events(case: Case) -> list[Any]:
    match case.situation:
        case Scenario(events=found):
            return list(found)
        case Match(rounds=rounds):
            return [event for found in rounds for event in found]
        case _:
            return []


@pytest.mark.parametrize("name", GAMES)
def test_every_card_move_and_reading_is_there(name: str) -> None:
    whole = cases(name)
    text = [json.dumps(case.as_json()["situation"]) for case in whole.cases]
    for card in whole.ruleset.named_cards:
        assert any(f'"{card}"' in one for one in text)
    for move in ("bid", *whole.ruleset.calls, *whole.ruleset.moves):
        ends = [case for case in whole.cases if events(case) and events(case)[-1].move == move]
        outcomes = {o.result["outcome"] for case in ends for o in case.outcomes}
        assert "illegal" in outcomes
        assert outcomes & {"open", "settled"}
    named = {pair for case in whole.cases for o in case.outcomes for pair in o.readings.items()}
    for silence, readings in whole.ruleset.silences.items():
        if len(readings) > 1:
            assert {(silence, reading.name) for reading in readings} <= named


@pytest.mark.parametrize("name", [pytest.param("en_advanced", marks=pytest.mark.soak), "pt_kidult"])
def test_illegal_uses_of_each_piece(name: str) -> None:
    """Used twice; a target that is oneself or out; with two players left where that is banned."""
    whole = cases(name)
    illegal = [
        events(case)
        for case in whole.cases
        if any(o.result.get("illegal_at") == len(events(case)) for o in case.outcomes)
    ]
    for move, rule in whole.ruleset.moves.items():
        assert isinstance(rule.body, Move)
        ends = [found for found in illegal if found and found[-1].move == move]
        twice = [found for found in ends if move in [event.move for event in found[:-1]]]
        assert twice, move
        if rule.body.choice == "seat":
            assert any(found[-1].target == found[-1].seat for found in ends)
    if name == "en_advanced":
        two_left = [
            events(case)[-1].move
            for case in whole.cases
            if isinstance(case.situation, Scenario)
            and sum(hand is not None for hand in case.situation.hands) == 2
            and case.outcomes[0].result["outcome"] == "illegal"
        ]
        assert set(whole.ruleset.moves) <= set(two_left)


def test_a_case_hangs_on_each_rule() -> None:
    """What `uncovered` says is measured: without any case every rule is, with all none."""
    whole = cases("fr")
    names = [rule.name for _, rule in whole.ruleset.rules()]
    assert uncovered([], whole.ruleset) == names
    tables = [case for case in whole.cases if case.kind == "score"]
    lacking = uncovered(tables, whole.ruleset)
    assert {"raise", "payment", "next_starter", "short_deal"} <= set(lacking)
    assert not {"max_minus", "times_two", "total"} & set(lacking)
    payment = next(rule for _, rule in whole.ruleset.rules() if rule.name == "payment")
    fewer = without(whole.ruleset, payment)
    assert any(comes_out_otherwise(case, fewer) for case in whole.cases)
    assert not any(comes_out_otherwise(case, whole.ruleset) for case in whole.cases)


def test_gaps_are_said_on_stderr(cli: Cli) -> None:
    """Points instead of coins: nobody is ever out."""
    done = cli("cases", "en+points", "--json")
    assert done.code == 0
    assert isinstance(json.loads(done.out), list)
    assert "no case hangs on the rule out." in done.err
    assert "no case meets the silence supply_out." in done.err


def test_the_cases_are_always_the_same(cli: Cli) -> None:
    done = cli("cases", "pt")
    assert (done.code, done.err) == (0, "")
    code = "import sys; from coyote_spec.cli import main; sys.exit(main(['cases', 'pt']))"
    again = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(sys.path)},
        check=True,
    )
    assert again.stdout.decode() == done.out


def test_a_ruleset_that_is_not_there(cli: Cli) -> None:
    assert cli("cases", "no_such_ruleset").code == 2
