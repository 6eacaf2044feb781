"""Examples: those that are shipped hold, a wrong one names the line, and one that can't be used is
refused at its place."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from coyote_spec import api
from coyote_spec.api.rulesets import shipped_files, shipped_library
from coyote_spec.elaborate.situations import examples_of
from coyote_spec.ruleset.example import Example
from coyote_spec.source import InputError
from tests.conftest import Cli

EXAMPLES = [
    pytest.param(example, id=f"{path.stem}-{example.name}")
    for path in shipped_files()
    for example in examples_of(path, shipped_library())
]
HEAD = "coyote 1\n\nexample it of fr\n"
FAR = "9" * 6000


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_shipped_example_holds(example: Example) -> None:
    assert api.run_example(example) == []


@pytest.mark.parametrize("name", [name for name in api.shipped() if api.examples(name)])
def test_each_reading_of_each_silence_is_told_apart(name: str) -> None:
    """By an example, or in a playthrough where one round isn't enough; of what is extended too."""
    ruleset = api.load(name)
    told = {
        (group.silence, arm.reading)
        for part in ruleset.chain
        for example in api.examples(part)
        for group in example.by
        for arm in group.arms
    }
    files = [path for path in shipped_files() if path.stem in ruleset.chain]
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    for silence, readings in ruleset.silences.items():
        for reading in readings:
            pair = (silence, reading.name)
            assert pair in told or f"\n  reading {silence} {reading.name}\n" in text, pair


def test_spanish_examples_are_those_of_the_english() -> None:
    def shape(example: Example) -> object:
        return (example.name, example.given, example.events, example.expected, example.by)

    assert [*map(shape, api.examples("es"))] == [*map(shape, api.examples("en"))]


def test_another_ruleset_fails_an_example() -> None:
    """What a claim that nothing notices is measured by: examples hold for their game only."""
    (example,) = [one for one in api.examples("en") if one.name == "greens_doubled"]
    (failure,) = api.run_example(example, api.load("fr"))
    assert "`total is 55` is expected, and `total is 50` came out" in failure.message


def run(cli: Cli, tmp_path: Path, *lines: str, head: str = HEAD) -> tuple[int, str, str]:
    file = tmp_path / "mine.coyote"
    file.write_text(head + "".join(f"  {line}\n" for line in lines), encoding="utf-8")
    outcome = cli("check", str(file))
    return outcome.code, outcome.out, outcome.err


ROUND = ("hands 3 4 5", "seat 0 bids 12", "seat 1: challenge")
WRONG = [
    ("total is 13", "`total is 12` came out"),
    ("not counted", "`total is 12` came out"),
    ("seat 0 takes 1 coin", "`seat 1 takes 1 coin` came out"),
    ("seat 1 takes 2 coins", "`seat 1 takes 1 coin` came out"),
    ("seat 1 gives back 1 coin", "`seat 1 takes 1 coin` came out"),
    ("nobody pays", "`seat 1 takes 1 coin` came out"),
    ("seat 1 has 0 coins", "`seat 1 has 1 coin` came out"),
    ("seat 1 is out", "`seat 1 stays in` came out"),
    ("seat 0 starts next", "`seat 1 starts next` came out"),
    ("seat 0 wins", "`seat 1 starts next` came out"),
    ("seat 0 is to act", "`total is 12` came out"),
    ("the bid is 13 by seat 0", "`the bid is 12 by seat 0` came out"),
    ("reshuffle", "`no reshuffle` came out"),
    ("drawn 3", "`nothing drawn` came out"),
    ("relies on max_tie", "`relies on no silence` came out"),
    ("play goes right", "`play goes left` came out"),
    ("forbidden at event 1", "`total is 12` came out"),
]


@pytest.mark.parametrize(("line", "came"), WRONG, ids=[line for line, _ in WRONG])
def test_a_wrong_expectation_says_what_came_out(
    cli: Cli, tmp_path: Path, line: str, came: str
) -> None:
    code, _, err = run(cli, tmp_path, *ROUND, line)
    assert code == 1
    assert "mine.coyote:7:3" in err
    assert f"`{line}` is expected" in err
    assert came in err


RIGHT = (
    *("total is 12", "seat 1 takes 1 coin", "seat 1 has 1 coin", "seat 1 stays in"),
    *("seat 1 starts next", "no reshuffle", "nothing drawn", "relies on no silence"),
    *("play goes left", "the bid is 12 by seat 0"),
)


def test_right_expectations_hold(cli: Cli, tmp_path: Path) -> None:
    assert run(cli, tmp_path, *ROUND, *RIGHT) == (0, "it: an example\n", "")


def test_the_reading_is_named(cli: Cli, tmp_path: Path) -> None:
    lines = ('table 15 15 "max0"', "by max_tie", "  one: total is 15", "  all: total is 1")
    code, _, err = run(cli, tmp_path, *lines)
    assert code == 1
    assert "mine.coyote:7:10" in err
    assert "with max_tie read as all" in err


def test_what_stands_outside_must_hold_under_each_reading(cli: Cli, tmp_path: Path) -> None:
    lines = ('table 15 15 "max0"', "total is 15", "by max_tie", "  one: no reshuffle")
    assert run(cli, tmp_path, *lines)[0] == 0
    code, _, err = run(cli, tmp_path, *lines, "  all: no reshuffle")
    assert code == 1
    assert "with max_tie read as all: `total is 15` is expected, and `total is 0`" in err


def test_an_event_that_is_forbidden_is_blamed(cli: Cli, tmp_path: Path) -> None:
    code, _, err = run(cli, tmp_path, "hands 3 4", "seat 0 bids 0", "nobody pays")
    assert code == 1
    assert "mine.coyote:5:3" in err
    assert "this event is forbidden by opener" in err
    code, _, err = run(cli, tmp_path, "hands 3 4", "seat 0 bids 0", "forbidden at event 1 by raise")
    assert code == 1
    assert "`forbidden at event 1 by opener` came out" in err


UNUSABLE = [
    (("hands 3 4", "seat 0: fold", "nobody has bid"), "has no move `fold`", 5),
    (("hands 3 4", "seat 2 bids 3", "nobody has bid"), "there is no seat 2", 5),
    (("hands 3 4", "seat 0: challenge with 8", "nobody has bid"), "challenge is said alone", 5),
    (("hands 3 4", "seat 5 starts", "nobody has bid"), "there is no seat 5", 5),
    (("hands 3 4", "coins 1", "nobody has bid"), "1 numbers for 2 seats", 5),
    (("hands 3 4", "coins 1 -1", "nobody has bid"), "from 0 to", 5),
    (("hands 3 4", "coins 0 3", "nobody has bid"), "would be out already", 3),
    (("hands 3", "nobody has bid"), "needs two players", 3),
    (('table 3 "joker"', "total is 3"), "knows no card `joker`", 4),
    (("table 3", "option boxes 2", "total is 3"), "has no option `boxes`", 5),
    (("hands 3 4", "option threshold 0", "nobody has bid"), "can't be 0", 5),
    (("table 3", "reading max_tie some", "total is 3"), "isn't a reading of max_tie", 5),
    (("table 3 3 3", "deck thirty", "total is 9"), "the deck thirty has 2 of `3`", 5),
    (("table 3", "deck none", "total is 3"), "there is no deck `none`", 5),
]


@pytest.mark.parametrize(("lines", "said", "at"), UNUSABLE, ids=[said for _, said, _ in UNUSABLE])
def test_what_cannot_be_used(
    cli: Cli, tmp_path: Path, lines: tuple[str, ...], said: str, at: int
) -> None:
    code, _, err = run(cli, tmp_path, *lines)
    assert code == 2
    assert said in err
    assert f"mine.coyote:{at}:" in err


def test_numbers_of_thousands_of_digits(cli: Cli, tmp_path: Path) -> None:
    lines = ("hands 3 4", f"seat 0 bids {FAR}", f"the bid is {FAR} by seat 0", "seat 1 is to act")
    assert run(cli, tmp_path, *lines)[0] == 0
    file = tmp_path / "mine.coyote"
    assert cli("format", "--check", str(file)).code == 0
    assert run(cli, tmp_path, *lines[:2], f"the bid is 1{FAR} by seat 0")[0] == 1


def test_an_amendment_and_its_games(cli: Cli, tmp_path: Path) -> None:
    amendment = (
        'coyote 1\n\namendment mine "x"\n\nbidding\n  replace opener  opening may be any number\n'
    )
    example = "\nexample below of fr, pt+mine\n"
    code, out, err = run(
        cli, tmp_path, "hands 3 4", "seat 0 bids -9", "seat 1 is to act", head=amendment + example
    )
    assert (code, err) == (0, "")
    assert out == "mine: an amendment, fits en, 1 example\n"


def test_a_ruleset_of_ones_own_and_json(cli: Cli, tmp_path: Path) -> None:
    head = "coyote 1\n\nruleset mine extends fr\n\nexample it\n"
    code, out, _ = run(cli, tmp_path, "table 3", "total is 3", head=head)
    assert code == 0
    assert out.endswith(", 1 example\n")
    assert '"examples": 1' in cli("check", str(tmp_path / "mine.coyote"), "--json").out
    assert run(cli, tmp_path, "table 3", "total is 4", head=head)[0] == 1
    said = cli("check", str(tmp_path / "mine.coyote"), "--json")
    assert '"code": "expectation"' in said.out
    assert [e.name for e in api.examples(tmp_path / "mine.coyote")] == ["it"]


def test_a_name_counts_its_examples(cli: Cli) -> None:
    assert f", {len(api.examples('fr'))} examples" in cli("check", "fr").out


def test_a_changed_rule_is_noticed() -> None:
    """Without the rule that drops the highest, some example fails."""
    rules = api.load("fr")
    kept = tuple(rule for rule in rules.section("counting") if rule.name != "max_zero")
    changed = replace(rules, sections={**rules.sections, "counting": kept})
    failed = []
    for example in api.examples("fr"):
        try:
            failed += api.run_example(example, changed)
        except InputError:
            continue
    assert failed
