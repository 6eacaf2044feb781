"""For every clause: without the rules that cite it, something is missing or comes out otherwise."""

import json
from typing import Any

import pytest

from coyote_spec.api import load
from tests.conftest import Cli
from tests.coverage.taken_away import MATCHES, SAME, agrees, changes, every_ruleset, fails, plays

SOURCES = ["EN", "ES", "FR", "PT"]
ALSO = {base: name for name, base in SAME.items()}


@pytest.mark.parametrize("source", SOURCES)
def test_examples_and_cases_come_out_as_they_should(source: str) -> None:
    for one in every_ruleset()[source]:
        assert [example.name for example in one.examples if fails(example, one.rules)] == []
        assert [case for case in one.cases if not agrees(one.rules, *case)] == []
        assert [match for match in one.matches if not plays(one.rules, *match)] == []
        assert one.cases


@pytest.mark.parametrize("source", SOURCES)
def test_every_clause_makes_a_difference(source: str) -> None:
    assert [cite for cite, found in changes(source).items() if not found] == []


def test_taking_away_nothing_changes_nothing() -> None:
    for source in SOURCES:
        for one in every_ruleset()[source]:
            assert one.without(frozenset()) is None


@pytest.mark.parametrize(
    ("source", "cite", "ruleset", "what"),
    [
        ("FR", "FR-24", "fr", "which number is a raise"),
        ("PT", "PT-23", "pt", "the match"),
        ("EN", "EN-12", "en", "who starts the first round"),
        ("EN", "EN-63", "en_advanced", "the match"),
    ],
)
def test_what_changes_is_told(source: str, cite: str, ruleset: str, what: str) -> None:
    said = [one for one in changes(source)[cite] if one.startswith(f"{ruleset}: ")]
    assert what in said[0]


def _matches() -> list[Any]:
    return [
        pytest.param(name, one["match"], found, id=f"{one['id']}-{name}")
        for one in MATCHES
        for base, found in one["expect"].items()
        for name in (base, ALSO.get(base))
        if name is not None
    ]


@pytest.mark.parametrize(("name", "agreed", "expected"), _matches())
def test_a_case_of_several_rounds(
    cli: Cli, name: str, agreed: dict[str, Any], expected: dict[str, Any]
) -> None:
    rounds = [{"events": events} for events in expected["rounds"]]
    done = cli("run", name, "--json", stdin=json.dumps(agreed | {"rounds": rounds}))
    assert done.code == 0
    for found, result in zip(json.loads(done.out)["rounds"], expected["results"], strict=True):
        assert {key: found[key] for key in result} == result


@pytest.mark.parametrize("base", ["en_advanced", "es_advanced"])
def test_the_picture_coins_are_eight(cli: Cli, base: str) -> None:
    assert load(base).options["copies_skip"][0].low == 2
    given = json.dumps({"hands": ["3", "4", "5"], "options": {"copies_skip": 3}, "events": []})
    done = cli("run", base, stdin=given)
    assert done.code == 2
    assert "the rule eight_coins" in done.err
