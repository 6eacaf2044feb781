"""`compare`: what differs, shown by witnesses that `score` and `run` replay."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import coyote_spec
from coyote_spec import resources
from tests.cli import documents
from tests.command import cli as command
from tests.conftest import Cli

DIFFERS = {
    "thirty": {"2": "3/406", "3": "50/1827", "4": "1229/23751"},
    "kidult36": {"2": "3/595", "3": "96/6545", "4": "1489/52360"},
}
"""How often English and French totals differ, worked out outside this repository."""


@cache
def compared(*arguments: str) -> tuple[int, dict[str, Any]]:
    done = command("compare", *arguments, "--json")
    assert done.err == ""
    return done.code, json.loads(done.out)


def findings(*arguments: str) -> dict[tuple[str, str | None], dict[str, Any]]:
    """The findings by aspect and deck; every aspect is there, in its order."""
    found = documents.findings(compared(*arguments)[1], "rules")
    ids = [one["id"] for one in found]
    assert list(dict.fromkeys(ids)) == documents.IDS
    assert all(one["expected"] is None for one in found)
    return {(one["id"], one["scope"]["deck"]): one for one in found}


def verdicts(*arguments: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for (aspect, _), one in findings(*arguments).items():
        found.setdefault(aspect, set()).add(one["verdict"])
    return found


def replays(finding: dict[str, Any], *flags: str) -> None:
    """The witness gives, through the command, the results that were printed."""
    witness = finding["witness"]
    for name, result in finding["results"].items():
        if "events" in witness:
            done = command("run", name, *flags, "--json", stdin=json.dumps(witness))
        else:
            pile = ("--pile", ",".join(witness["pile"])) if witness["pile"] else ()
            cards = ("--cards", ",".join(witness["cards"]))
            done = command("score", name, *cards, *pile, *flags, "--json")
        assert json.loads(done.out) == result


# ---------------------------------------------------------------- the four games


def test_english_and_spanish_are_the_same() -> None:
    code, document = compared("en", "es")
    assert code == 0
    assert all(one["verdict"] == "proved" for one in document["findings"])
    assert document["about"]["rulesets"] == ["en", "es"]
    decks = [one["scope"]["deck"] for one in document["findings"] if one["id"] == "counting"]
    assert decks == ["thirty", "kidult36"]


def test_english_and_french() -> None:
    code, _ = compared("en", "fr")
    assert code == 1
    found = verdicts("en", "fr")
    differ = {aspect for aspect, how in found.items() if how == {"refuted"}}
    assert differ == {"players", "options", "counting", "opening", "next_starter"}
    assert all(how == {"proved"} for aspect, how in found.items() if aspect not in differ)


@pytest.mark.parametrize("deck", DIFFERS)
def test_where_english_and_french_counts_differ(deck: str) -> None:
    one = findings("en", "fr")["counting", deck]
    assert (set(one["witness"]["cards"]), one["witness"]["pile"]) == ({"x2", "-5"}, [])
    assert {name: told["total"] for name, told in one["results"].items()} == {"en": -5, "fr": -10}
    assert list(one["frequency"]) == ["2", "3", "4", "5", "6"]
    exact = {n: share["exact"] for n, share in one["frequency"].items() if n in DIFFERS[deck]}
    assert exact == DIFFERS[deck]
    replays(one)


def test_where_english_and_french_rounds_differ() -> None:
    found = findings("en", "fr")
    opening, starter = found["opening", None], found["next_starter", None]
    replays(opening)
    replays(starter)
    assert [one["outcome"] for one in opening["results"].values()] == ["open", "illegal"]
    assert (
        "by the rule opener: opening needs number above 0 (FR-" in opening["results"]["fr"]["why"]
    )
    assert [one["next_starter"] for one in starter["results"].values()] == [1, 0]
    # Nothing is drawn before a call: only then does “?” make a situation larger.
    assert opening["witness"]["hands"] == ["?", "max0"]
    assert starter["witness"]["hands"] == ["max0", "max-"]
    assert opening["frequency"] is None
    assert starter["frequency"] is None


def test_english_and_portuguese() -> None:
    code, document = compared("en", "pt", "--deck", "kidult36")
    assert code == 1
    assert document["about"]["deck"] == "kidult36"
    found = findings("en", "pt", "--deck", "kidult36")
    counting = found["counting", "kidult36"]
    assert counting["verdict"] == "proved"
    (detail,) = counting["details"]
    assert detail.startswith("max_tie=all breaks it: ")
    for key in (("opening", None), ("next_starter", None)):
        replays(found[key])
    flags = ("--deck", "kidult36", "--reading", "max_tie=all")
    broken = findings("en", "pt", *flags)["counting", "kidult36"]
    assert broken["verdict"] == "refuted"
    cards = ("--cards", ",".join(broken["witness"]["cards"]))
    told = command("score", "pt", *cards, "--reading", "max_tie=all", "--json").out
    assert json.loads(told) == broken["results"]["pt"]


def test_rules_by_name() -> None:
    _, document = compared("en", "fr")
    status = {(one["section"], one["name"]): one["status"] for one in document["rules"]}
    assert status["bidding", "raise"] == "same"
    assert status["bidding", "opener"] == "changed"
    assert status["options", "boxes"] == "only_first"
    assert status["silences", "max_tie"] == "only_second"


def test_a_ruleset_and_itself(cli: Cli) -> None:
    code, document = compared("fr", "fr", "--players", "2")
    assert code == 0
    assert {one["status"] for one in document["rules"]} == {"same"}
    assert "are the same game" in cli("compare", "fr", "fr", "--players", "2").out


def test_several() -> None:
    flags = ("en", "es", "fr", "--players", "2", "--deck", "thirty")
    code, document = compared(*flags)
    assert code == 1
    assert list(document) == ["schema", "about", "matrix", "pairs"]
    assert document["schema"] == "coyote-spec/findings/1"
    assert document["about"]["rulesets"] == ["en", "es", "fr"]
    assert document["about"]["players"] == [2]
    names = [pair["about"]["rulesets"] for pair in document["pairs"]]
    assert names == [["en", "es"], ["en", "fr"], ["es", "fr"]]
    for pair in document["pairs"]:
        documents.findings(pair, "rules")


def test_a_matrix(cli: Cli) -> None:
    flags = ("en", "es", "fr", "--players", "2", "--deck", "thirty")
    matrix = compared(*flags)[1]["matrix"]
    assert matrix["en"]["es"] == {"verdict": "same", "differ": [], "undecided": []}
    assert matrix["fr"]["en"] == matrix["en"]["fr"]
    assert matrix["es"]["fr"]["verdict"] == "differs"
    assert matrix["es"]["fr"]["differ"] == [
        "players",
        "options",
        "counting",
        "opening",
        "next_starter",
    ]
    out = cli("compare", *flags).out
    assert out.startswith("In how many aspects they differ\n      en  es  fr\n  en       =   5\n")
    told = " ".join(out.split())
    assert "en and es are the same." in told
    assert "en and fr; es and fr differ in players, options, counting, opening, next s" in told
    assert out.index("en and es are the same") < out.index("By behaviour")


def test_at_once_and_pair_by_pair() -> None:
    """Each pair of several says what it says alone."""
    flags = ("--players", "2-3", "--deck", "kidult36")
    pairs = {
        tuple(pair["about"]["rulesets"]): pair["findings"]
        for pair in compared("en", "pt", "fr", *flags)[1]["pairs"]
    }
    assert len(pairs) == 3
    same = ("verdict", "sentence", "witness", "results", "frequency", "details", "readings")
    for names, several in pairs.items():
        (alone,) = (f for f in compared(*names, *flags)[1]["findings"] if f["id"] == "counting")
        (one,) = (f for f in several if f["id"] == "counting")
        assert one["method"].startswith("many counts at once")
        assert {key: one.get(key) for key in same} == {key: alone.get(key) for key in same}


def test_a_matrix_says_what_is_not_decided(cli: Cli) -> None:
    flags = ("--players", "3", "--timeout", "0.001", "--deck", "thirty")
    done = cli("compare", "en", "es", "fr", *flags)
    assert done.code == 1
    assert "en and es aren't known to differ. Not decided: " in " ".join(done.out.split())


# ---------------------------------------------------------------- words


def test_a_comparison_in_words(cli: Cli) -> None:
    done = cli("compare", "en", "fr", "--deck", "thirty", "--players", "2-4")
    assert (done.code, done.err) == (1, "")
    flat = " ".join(done.out.split())
    assert flat.startswith(
        "Coyote, the English rulebook (en) and Coyote, the French sheet (fr) differ in: players, "
        "options, counting on thirty, opening, next starter."
    )
    for words in (
        "counting on thirty differs -5 with x2: the total is -5 in en and -10 in fr.",
        "On the table: -5, x2",
        "times_two the total is -10 FR-18 total: -10",
        "2 3/406 0.74% 3 50/1827 2.74% 4 1229/23751 5.17%",
        "raise same en and fr agree on which numbers are a raise.",
        "1. Seat 0 bids 1. 2. Seat 1: challenge.",
        "en: Seat 1 starts the next round. fr: Seat 0 starts the next round.",
        "rules are worded alike in both.",
        "opening may be any number | opening needs number above 0",
        "(EN-18 EN-19) | (FR-20 FR-21 FR-22)",
        "rules are only in fr:",
        "silences: max_tie",
    ):
        assert words in flat, words
    assert max(map(len, done.out.splitlines())) <= 120


def test_what_breaks_an_equality_in_words(cli: Cli) -> None:
    out = cli("compare", "en", "pt", "--deck", "kidult36", "--players", "3").out
    assert "max_tie=all breaks it: 1, 1, max0 gives 1 in en and 0 in pt" in out


# ---------------------------------------------------------------- options, paths, limits


def test_options_and_readings_go_to_those_that_have_them() -> None:
    flags = ("--option", "threshold=4", "--players", "3", "--deck", "thirty")
    code, document = compared("en", "fr", *flags)
    assert code == 1
    assert document["about"]["options"] == {"threshold": 4}
    for one in document["findings"]:
        if one["witness"] is not None:
            replays(one, "--option", "threshold=4")
    reading = ("--reading", "drawn_card=value_only", "--players", "2", "--deck", "thirty")
    _, document = compared("en", "fr", *reading)
    (counting,) = [one for one in document["findings"] if one["id"] == "counting"]
    assert counting["verdict"] == "refuted"


def test_a_file_against_its_namesake(tmp_path: Path, cli: Cli) -> None:
    folder = tmp_path / "my+rules"
    folder.mkdir()
    file = folder / "fr.coyote"
    text = (resources.variants() / "fr.coyote").read_text(encoding="utf-8")
    changed = text.replace("loser takes 1 coin ", "loser takes 2 coins")
    assert changed != text
    file.write_text(changed, encoding="utf-8")
    done = cli("compare", "fr", str(file), "--players", "2", "--deck", "thirty", "--json")
    assert done.code == 1
    found = {one["id"]: one for one in json.loads(done.out)["findings"]}
    assert found["settling"]["verdict"] == "refuted"
    assert set(found["settling"]["results"]) == {"fr", str(file)}
    paid = [one["paid"] for one in found["settling"]["results"].values()]
    assert [list(one.values()) for one in paid] == [[1], [2]]
    replays(found["settling"])
    assert "`seat 1 takes 2 coins` came out" in cli("check", str(file)).err
    assert cli("score", str(file), "--cards", "7", "--deck", "thirty").code == 0


REFUSED = {
    "one ruleset": (("en",), "B"),
    "an unknown ruleset": (("en", "fra"), "did you mean `fr`?"),
    "an option of neither": (
        ("en", "fr", "--option", "copies=2"),
        "neither en nor fr has an option",
    ),
    "an impossible option": (("en", "es", "--option", "boxes=3"), "the option boxes can't be 3"),
    "a reading of neither": (
        ("en", "fr", "--reading", "drawn_card=gone"),
        "neither en nor fr has the reading `drawn_card=gone`",
    ),
    "no players for both": (
        ("en", "fr", "--option", "boxes=2"),
        "no number of players is for both",
    ),
    "players of one only": (("en", "fr", "--players", "7"), "isn't for 7 players"),
    "a deck without rules": (
        ("en", "pt", "--deck", "thirty"),
        "thirty has cards that not both",
    ),
    "an unknown deck": (("en", "fr", "--deck", "thirsty"), "did you mean `thirty`?"),
    "no time": (("en", "fr", "--timeout", "0"), "more than 0"),
}


@pytest.mark.parametrize(("arguments", "words"), REFUSED.values(), ids=REFUSED)
def test_what_compare_refuses(arguments: tuple[str, ...], words: str, cli: Cli) -> None:
    done = cli("compare", *arguments)
    assert (done.code, done.out) == (2, ""), done.err
    assert words in done.err


@pytest.mark.parametrize("other", ["es", "fr"])
def test_a_tiny_timeout_is_never_green(other: str, cli: Cli) -> None:
    flags = ("--players", "3-4", "--timeout", "0.001", "--deck", "thirty")
    done = cli("compare", "en", other, *flags, "--json")
    found = documents.findings(json.loads(done.out), "rules")
    assert "unknown" in {one["verdict"] for one in found}
    assert done.code == (3 if other == "es" else 1)
    text = cli("compare", "en", other, *flags)
    assert text.code == done.code
    assert "not decided" in text.out


def test_the_function() -> None:
    found = coyote_spec.compare("en", "fr", players=2, deck="thirty")
    assert not found.same
    assert found.as_json() == compared("en", "fr", "--players", "2", "--deck", "thirty")[1]
    assert coyote_spec.compare("en", "en", players=[2], deck="kidult36").same


def test_the_advanced_games(cli: Cli) -> None:
    """Options that only one of the two has, and a deal that sets the direction of play."""
    found = {which: one for (which, _), one in findings("en", "en_advanced").items()}
    assert found["options"]["sentence"] == "Only en_advanced has the option copies_extra_feather."
    different = {which for which, one in found.items() if one["verdict"] != "proved"}
    assert different == {"options", "actions"}
    assert cli("compare", "en_advanced", "es_advanced", "--players", "2-3").code == 0


def test_usual_values_of_an_option(tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "five.coyote"
    file.write_text(
        'coyote 1\n\nruleset five "Five" extends fr\n\noptions\n'
        "  replace threshold  5, or any from 1\n"
    )
    said = cli("compare", "fr", str(file)).out
    assert "Unless agreed, threshold is 3 in fr and 5 in five." in " ".join(said.split())


def test_remarks_on_the_clauses_that_differ(cli: Cli) -> None:
    arguments = ("compare", "es", "fr", "--deck", "thirty", "--players", "2")
    remarks = json.loads(cli(*arguments, "--json").out)["remarks"]
    assert {remark["clause"][:3] for remark in remarks["fr"]} == {"FR-"}
    contradicting = next(r for r in remarks["fr"] if r["kind"] == "contradicts")
    told = " ".join(cli(*arguments).out.split())
    assert f"{contradicting['clause']} contradicts {' '.join(contradicting['against'])}:" in told


def test_what_is_missing_is_named_and_nothing_else(cli: Cli) -> None:
    done = cli("compare", "en")
    assert done.code == 2
    assert done.err.rstrip().endswith("required: B")
