"""What each verb prints, as text and as JSON."""

import json
import re
from pathlib import Path

import pytest

import coyote_spec
from coyote_spec import api
from coyote_spec.cli.dispatch import VERBS, WITHOUT_JSON
from tests.cli.documents import ROUND
from tests.conftest import Cli

RULESETS = ("en", "es", "pt", "fr")


@pytest.mark.parametrize("verb", VERBS)
def test_the_help_of_a_verb_has_an_example(verb: str, cli: Cli) -> None:
    done = cli(verb, "--help")
    assert (done.code, done.err) == (0, "")
    assert f"usage: coyote-spec {verb}" in done.out
    assert f"\n  coyote-spec {verb} " in done.out or f"| coyote-spec {verb} " in done.out
    assert ("--json" in done.out) == (verb not in WITHOUT_JSON)


def test_the_help_names_every_verb(cli: Cli) -> None:
    for arguments in (("--help",), ("-h",), ("help",)):
        done = cli(*arguments)
        assert done.code == 0
        for verb, summary in VERBS.items():
            assert f"  {verb.ljust(6)}" in done.out
            assert summary in done.out


def test_the_version(cli: Cli) -> None:
    assert cli("--version").out == f"coyote-spec {coyote_spec.__version__}\n"


# ---------------------------------------------------------------- check


def test_check_of_all_that_is_shipped(cli: Cli) -> None:
    done = cli("check")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    for name in RULESETS:
        assert any(line.startswith(f"{name}: ") and " cited, " in line for line in lines)
    assert "thirty: a deck of 30 cards" in lines


def test_check_as_json(cli: Cli) -> None:
    found = json.loads(cli("check", "en", "--json").out)
    assert found["schema"] == "coyote-spec/check/1"
    assert found["problems"] == []
    (one,) = found["checked"]
    assert (one["kind"], one["name"]) == ("ruleset", "en")
    assert one["silences"] == len(api.load("en").silences)


def test_check_as_json_of_what_is_wrong(cli: Cli) -> None:
    done = cli("check", "en", "nothing", "--json")
    assert done.code == 2
    found = json.loads(done.out)
    assert [one["name"] for one in found["checked"]] == ["en"]
    assert [problem["code"] for problem in found["problems"]] == ["unknown-ruleset"]


MANY = """coyote 1

ruleset mine "Mine" extends fr

bidding
  replace raise  raise needs number above bid + 1

ruleset yours "Yours" extends mine

bidding
  replace raise  raise needs number above bid + 2

amendment no_end "No end"

options
  replace threshold  7

amendment for_nobody "For nobody"

bidding
  replace nothing_of_the_kind  raise needs yes

deck small "Small"
  2 copies of  1 2 3

deck smaller "Smaller" from small
  0 copies of  3
"""


def test_a_file_with_several_things_is_checked_whole(tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "many.coyote"
    file.write_text(MANY, encoding="utf-8")
    done = cli("check", str(file))
    assert done.code == 2
    assert [line.split(":")[0] for line in done.out.splitlines()] == [
        "mine",
        "yours",
        "no_end",
        "small",
        "smaller",
    ]
    assert "no_end: an amendment, fits mine" in done.out
    assert "smaller: a deck of 4 cards" in done.out
    assert "nothing_of_the_kind" in done.err


def test_a_deck_beside_the_ruleset_is_found(tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "many.coyote"
    file.write_text(MANY, encoding="utf-8")
    assert cli("score", str(file), "--cards", "1,3", "--deck", "small").code == 0
    done = cli("score", str(file), "--cards", "1,3", "--deck", "smaller")
    assert "the deck smaller has 0 of `3`, not 1" in done.err
    scenario = json.dumps(ROUND | {"hands": ["1", "3"], "coins": [0, 0], "pile": []})
    done = cli("run", str(file), "--deck", "smaller", stdin=scenario)
    assert "the deck smaller has 0 of `3`, not 1" in done.err
    named = json.dumps(json.loads(scenario) | {"deck": "small"})
    assert cli("run", str(file), stdin=named).code == 0
    assert cli("run", str(file), "--deck", "kidult36", stdin=named).code == 0


def test_a_file_is_read_anew(tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "mine.coyote"
    for step in (1, 2):
        file.write_text(MANY.replace("bid + 1", f"bid + {step}"), encoding="utf-8")
        assert f"bid + {step}" in cli("show", str(file)).out


# ---------------------------------------------------------------- show


@pytest.mark.parametrize("name", RULESETS)
def test_show_says_every_rule(name: str, cli: Cli) -> None:
    done = cli("show", name)
    assert (done.code, done.err) == (0, "")
    ruleset = api.load(name)
    for _, rule in ruleset.rules():
        assert f"  {rule.name}" in done.out
        assert " ".join(rule.cites) in done.out
    for readings in ruleset.silences.values():
        assert f"{readings[0].name} (assumed): {readings[0].words.base}" in done.out
    assert "The copies are assumed: " in done.out
    assert "(from " not in done.out


def test_show_says_where_a_rule_comes_from(tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "many.coyote"
    file.write_text(MANY, encoding="utf-8")
    lines = cli("show", str(file)).out.splitlines()
    assert "built from: fr → mine" in lines
    (raises,) = [line for line in lines if line.startswith("  raise ")]
    assert "raise needs number above bid + 1" in raises
    assert "(from" not in raises
    (opener,) = [line for line in lines if line.startswith("  opener ")]
    assert opener.endswith("FR-20 FR-21 FR-22 (from fr)")


@pytest.mark.parametrize("name", RULESETS)
def test_show_as_json(name: str, cli: Cli) -> None:
    found = json.loads(cli("show", name, "--json").out)
    assert found["schema"] == "coyote-spec/show/1"
    assert found["chain"] == [name]
    assert found["options"]["threshold"]["default"] == 3
    assert found["deck"]["size"] == sum(found["deck"]["cards"].values())
    assert found["deck"]["assumed"]
    (rule,) = [rule for rule in found["sections"]["bidding"] if rule["name"] == "raise"]
    assert rule["says"] == ["raise needs number above bid"]
    assert rule["cites"]
    assert rule["origin"] == name
    assert found["silences"]["empty_pile"]["assumed"] == "reshuffle_discards"


# ---------------------------------------------------------------- the functions


def test_the_public_names() -> None:
    for name in coyote_spec.__all__:
        assert getattr(coyote_spec, name).__name__ == name
        assert getattr(coyote_spec, name).__doc__
    assert set(coyote_spec.__all__) <= set(dir(coyote_spec))
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        coyote_spec.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_the_functions_give_what_the_verbs_print(cli: Cli) -> None:
    assert set(RULESETS) <= set(coyote_spec.shipped())
    ruleset = coyote_spec.load("fr")
    score = coyote_spec.score(ruleset, ["x2", "-5"], deck={"x2": 1, "-5": 1})
    assert score.as_json() == json.loads(cli("score", "fr", "--cards", "x2,-5", "--json").out)
    result = coyote_spec.run(ruleset, ROUND, deck="thirty")
    assert result.as_json() == json.loads(cli("run", "fr", "--json", stdin=json.dumps(ROUND)).out)
    assert coyote_spec.show(ruleset).as_json() == json.loads(cli("show", "fr", "--json").out)
    assert coyote_spec.check(["fr"]).as_json() == json.loads(cli("check", "fr", "--json").out)
    for deck in ({"7": 0}, {"7": True}, {"7": 10**5_000}, {"x2": 1}):
        with pytest.raises(coyote_spec.InputError):
            coyote_spec.score(ruleset, ["7"], deck=deck)
    with pytest.raises(coyote_spec.InputError):
        coyote_spec.score(ruleset, [])


def test_a_tour_in_no_time_is_not_decided(cli: Cli) -> None:
    done = cli("tour", "--timeout", "0.001")
    assert done.code == 3
    said = " ".join(done.out.split())
    assert "range en es fr: not decided" in said
    assert re.search(r"bidding_ends_below_the_highest_total: \d+ not decided", said)
