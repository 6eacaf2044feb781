"""What is wrong with claims and tours: every mistake, at its line."""

from pathlib import Path

import pytest

from tests.cli.claims import RANGE, written
from tests.conftest import Cli

WRONG = {
    "an unknown ruleset": (RANGE.replace("games fr", "games fra"), 4, "no ruleset `fra`"),
    "players that don't fit": (RANGE.replace("players 2", "players 7"), 5, "fr isn't for 7"),
    "an option that isn't there": (
        RANGE.replace("players 2", "option boxes 2"),
        5,
        "no option `boxes`",
    ),
    "a reading that isn't there": (
        RANGE.replace("  players 2", "  players 2\n  reading drawn_card joins"),
        6,
        "no silence `drawn_card`",
    ),
    "values of an option that isn't there": (
        RANGE.replace("players 2", "option boxes every value"),
        5,
        "has the option boxes",
    ),
    "a deck without rules": (
        RANGE.replace("games fr", "games pt\n  deck thirty"),
        5,
        "pt has no rule",
    ),
    "options for nobody": (
        RANGE.replace("games fr", "games en\n  option boxes 2").replace(
            "players 2", "option threshold 4"
        ),
        3,
        "no number of players is for en",
    ),
    "a file that isn't there": (
        RANGE.replace("games fr", 'games "fr+nothere.coyote"'),
        4,
        "nothere.coyote",
    ),
    "no verdict": (RANGE.replace("expect {}", "expect maybe"), 7, "`maybe` isn't a verdict"),
    "no question": ('claim mine "Mine"\n  games fr\n  expect proved\n', 3, "asks nothing"),
}


def test_every_line_of_a_claim_that_does_not_fit_is_named(tmp_path: Path, cli: Cli) -> None:
    lines = "option threshold 0\n  option nosuch 1\n  reading max_tie some"
    text = RANGE.replace("players 2", lines).format(1, 2, "proved")
    done = cli("prove", written(tmp_path, text))
    assert done.code == 2
    assert [line.split(":")[1] for line in done.err.splitlines() if "error" in line] == list("567")


def test_of_games_that_are_not_known_nothing_more_is_said(tmp_path: Path, cli: Cli) -> None:
    asked = 'claim {} "Words"\n{}  players 2\n  {}\n  expect proved\n\n'
    text = (
        asked.format("one", "  games nosuch\n", "never in a round stake is 1")
        + asked.format("two", "  games fr nosuch\n", "same counting")
        + asked.format("three", "", "never in a round stake is 1")
        + asked.format("four", "  games fr\n", "same counting")
    )
    done = cli("check", written(tmp_path, text))
    told = [line.partition("error: ")[2] for line in done.err.splitlines() if "error: " in line]
    assert told == [
        "there is no ruleset `nosuch`. [unknown-ruleset]",
        "there is no ruleset `nosuch`. [unknown-ruleset]",
        "the claim names no game. [claim]",
        "`same` needs two games or more. [claim]",
    ]


def test_players_that_do_not_fit_are_one_mistake(tmp_path: Path, cli: Cli) -> None:
    text = RANGE.replace("players 2", "players 2 to 30").format(1, 2, "proved")
    done = cli("prove", written(tmp_path, text))
    assert (done.code, done.err.count("error:")) == (2, 1)
    assert "2 to 6 players" in done.err


@pytest.mark.parametrize(("text", "line", "words"), WRONG.values(), ids=WRONG)
@pytest.mark.parametrize("verb", ["prove", "check"])
def test_a_claim_that_cannot_be_used(
    verb: str, text: str, line: int, words: str, tmp_path: Path, cli: Cli
) -> None:
    file = written(tmp_path, text.format(-20, 40, "proved"))
    done = cli(verb, file)
    assert (done.code, done.out) == (2, ""), done.err
    assert words in done.err
    assert f"mine.coyote:{line}:" in done.err


def test_all_mistakes_at_once(tmp_path: Path, cli: Cli) -> None:
    files = [
        written(tmp_path, WRONG[which][0].format(-20, 40, "proved"), f"{number}.coyote")
        for number, which in enumerate(("an unknown ruleset", "players that don't fit"))
    ]
    empty = written(tmp_path, 'deck mine "Mine"\n  1 copy of  1\n', "2.coyote")
    done = cli("prove", *files, empty, str(tmp_path / "none.coyote"))
    assert done.code == 2
    for words in ("no ruleset `fra`", "fr isn't for 7", "holds no claim", "can't be read"):
        assert words in done.err


TOUR = 'tour walk "Walk"\n  say "Hello."\n  {}\n'


def test_tours_are_checked(tmp_path: Path, cli: Cli) -> None:
    fine = written(tmp_path, TOUR.format("compare en fr deck thirty"))
    assert cli("check", fine).out == "walk: a tour\n"
    for stop, words in (
        ("check fra", "no ruleset `fra`"),
        ("compare en fr deck no", "no deck `no`"),
    ):
        done = cli("check", written(tmp_path, TOUR.format(stop)))
        assert (done.code, done.out) == (2, "")
        assert words in done.err
        assert "mine.coyote:5:" in done.err
