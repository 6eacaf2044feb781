"""Playthroughs: a match as a file that reads well and replays exactly, and nothing else."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from coyote_spec import api
from coyote_spec.interpreter.match import Match
from coyote_spec.interpreter.playthrough import Replayed
from coyote_spec.interpreter.rounds import Event
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck
from coyote_spec.source import Diagnostic, InputError, Source
from coyote_spec.syntax.parse import parse
from coyote_spec.syntax.unparse import unparse
from tests.conftest import Cli, Golden

SEED = 7
FAR = int("7" * 3000)


@cache
def match(name: str) -> Match:
    return api.play(name, 3, seed=SEED).match


@cache
def text(name: str) -> str:
    return api.playthrough(match(name), name, f"{name}_{SEED}")


def replay(name: str, written: str) -> Replayed:
    return api.replay(name, Source("match.coyote", written))


def complaint(name: str, written: str) -> Diagnostic | None:
    """What is said against a playthrough first, be it unusable or otherwise than what comes out."""
    try:
        return replay(name, written).differs
    except InputError as error:
        return error.diagnostics[0]


@pytest.mark.parametrize("name", api.shipped())
def test_the_playthrough_of_each_ruleset(name: str, golden: Golden) -> None:
    golden(f"playthroughs/{name}.coyote", text(name))


@pytest.mark.parametrize("name", api.shipped())
def test_it_replays_to_the_same(name: str) -> None:
    played = replay(name, text(name))
    assert played.differs is None
    assert played.result.rounds == api.run(name, match(name).as_json()).rounds  # type: ignore[union-attr]
    again = api.playthrough(played.result.match, name, f"{name}_{SEED}")
    assert again == text(name)


def test_it_is_formatted() -> None:
    assert unparse(parse(Source("it", text("fr")))) == text("fr")


@pytest.mark.parametrize("part", range(1, 12))
def test_one_that_is_cut_is_refused(part: int) -> None:
    lines = text("fr").split("\n")
    cut = "\n".join(lines[: len(lines) * part // 12]) + "\n"
    with pytest.raises(InputError):
        replay("fr", cut)


def test_every_line_of_a_round_matters() -> None:
    """Without any one line it is refused, at that line or the next: or it can't be read at all."""
    lines = text("fr").split("\n")
    for number, line in enumerate(lines):
        if not line.startswith("    "):
            continue
        without = "\n".join([*lines[:number], *lines[number + 1 :]])
        found = complaint("fr", without)
        assert found is not None, line
        assert abs(found.span.line - number) <= 2, (line, found)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"total is (-?\d+)", "total is 999", "came out"),
        (r"takes 1 coin", "takes 2 coins", "came out"),
        (r"    deal \S+", "    deal 99", "came out"),
        (r"seed \d+", "seed 8", "came out"),
        (r"seat (\d) has won", "nobody has won", "came out"),
        (r"starts next", "wins", "came out"),
        (r"seat (\d): challenge", "seat 9: challenge", "there is no seat 9"),
        (r"bids (\d+)", "bids 0", "this is forbidden by opener"),
        (r"of fr", "of en", "is a match of en, not of fr"),
        (r"players 3", "players 33", "isn't for 33 players"),
        (r"threshold 3", "threshold 1", "came out"),
        (r"deck thirty", "deck kidult36", "came out"),
    ],
)
def test_one_that_is_edited_is_refused(old: str, new: str, said: str) -> None:
    edited, times = re.subn(old, new, text("fr"), count=1)
    assert times == 1
    found = complaint("fr", edited)
    assert found is not None
    assert said in found.message
    assert found.span.line > 0


def test_exit_codes(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "match.coyote"
    file.write_text(text("fr"), encoding="utf-8")
    right = cli("run", "fr", str(file))
    assert (right.code, right.err) == (0, "")
    assert "Every line of the playthrough came out." in right.out
    assert cli("check", str(file)).out == "fr_7: a playthrough\n"
    file.write_text(text("fr").replace("total is ", "total is 1", 1), encoding="utf-8")
    wrong = cli("run", "fr", str(file), "--json")
    assert wrong.code == 1
    assert '"differs": {' in wrong.out
    assert "[replay]" in wrong.err
    assert cli("check", str(file)).code == 1
    file.write_text(text("fr")[: len(text("fr")) // 2], encoding="utf-8")
    assert cli("run", "fr", str(file)).code == 2
    file.write_text("coyote 1\n\nexample it of fr\n  table 3\n  total is 3\n", encoding="utf-8")
    assert "holds no playthrough" in cli("run", "fr", str(file)).err
    assert cli("run", "fr", str(tmp_path / "none.coyote")).code == 2


def test_saved_and_run(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "Our match!.coyote"
    played = cli("play", "fr", "--players", "3", "--seed", "3", "--save", str(file))
    assert played.code == 0
    assert cli("run", "fr", str(file)).code == 0
    before = file.read_bytes()
    again = cli("play", "fr", "--players", "3", "--save", str(file))
    assert again.code == 2
    assert "is there already" in again.err
    assert again.out == ""
    assert file.read_bytes() == before
    assert cli("format", "--check", str(file)).code == 0


@pytest.mark.parametrize("file", ["match.txt", "none/match.coyote"])
def test_where_nothing_can_be_saved(cli: Cli, tmp_path: Path, file: str) -> None:
    outcome = cli("play", "fr", "--players", "3", "--save", str(tmp_path / file))
    assert outcome.code == 2
    assert outcome.out == ""


def test_a_match_that_is_stopped_is_saved_as_open(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "open.coyote"
    stopped = cli(
        "play", "fr", "--players", "2", "--as", "0", "--save", str(file), stdin="9\nquit\n"
    )
    assert stopped.code == 0
    assert file.read_text(encoding="utf-8").endswith("\n  nobody has won\n")
    assert cli("run", "fr", str(file)).code == 0


def test_bids_of_thousands_of_digits() -> None:
    events = (Event(0, "bid", amount=FAR), Event(1, "bid", amount=FAR + 1), Event(0, "challenge"))
    played = Match(2, seed=1, rounds=(events,))
    written = api.playthrough(played, "fr", "far")
    assert len(written) > 6000
    assert replay("fr", written).differs is None


def test_a_deck_and_shuffles_that_are_written_out() -> None:
    deck = Deck("", Text(), (("1", 2), ("x2", 1), ("-3", 2000 // 2)))
    order = ("x2", *["-3"] * 1000, "1", "1")
    events = (Event(0, "bid", amount=1), Event(1, "challenge"))
    played = Match(2, deck=deck, shuffles=(order,), rounds=(events,))
    written = api.playthrough(played, "fr", "listed")
    assert "1000 copies of -3" in written
    assert replay("fr", written).differs is None


def test_what_was_agreed_can_be_said_beside_it() -> None:
    source = Source("match.coyote", text("fr"))
    assert api.replay("fr", source, options={"threshold": 3}).differs is None
    assert api.replay("fr", source, options={"threshold": 1}).differs is not None


def test_what_a_round_relies_on_may_be_said() -> None:
    lines = text("fr").split("\n")
    first = lines.index("  round 2")
    met = {"no silence", *api.load("fr").silences}
    fits = []
    for said in sorted(met):
        told = [*lines[:first], f"    relies on {said}", *lines[first:]]
        found = complaint("fr", "\n".join(told))
        if found is None:
            fits.append(said)
        else:
            assert found.span.line == first + 1
            assert f"`relies on {said}` is written here" in found.message
    assert fits == ["no silence"]
