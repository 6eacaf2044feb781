"""`range` and `odds`: against figures worked out elsewhere and against plain enumeration."""

import json
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import coyote_spec
from coyote_spec import api, resources
from coyote_spec.elaborate.claims import claims_of
from coyote_spec.interpreter.setting import choose
from coyote_spec.odds.ends import End, extremes
from tests.cli.documents import shaped, share
from tests.command import cli as command
from tests.conftest import Cli

FIGURES = {
    ("en", "thirty"): {2: (-20, 40), 3: (-30, 70), 4: (-35, 90)},
    ("es", "thirty"): {2: (-20, 40), 3: (-30, 70), 4: (-35, 90)},
    ("fr", "thirty"): {2: (-20, 40), 3: (-40, 70), 4: (-60, 90)},
    ("en", "kidult36"): {2: (-15, 40), 3: (-20, 70), 4: (-20, 100)},
    ("es", "kidult36"): {2: (-15, 40), 3: (-20, 70), 4: (-20, 100)},
    ("pt", "kidult36"): {2: (-15, 40), 3: (-20, 70), 4: (-20, 100)},
    ("fr", "kidult36"): {2: (-20, 40), 3: (-30, 70), 4: (-40, 100)},
}
"""Lowest and highest total, worked out by complete enumeration outside this repository."""


@cache
def document(*arguments: str) -> dict[str, Any]:
    done = command(*arguments, "--json")
    assert (done.code, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    return found


def replayed(name: str, hand: list[str], draws: list[str], *more: str) -> int:
    """The total of a hand, through `score`, which must turn over what it is given."""
    pile = ("--pile", ",".join(draws)) if draws else ()
    found = json.loads(command("score", name, "--cards", ",".join(hand), *pile, "--json").out)
    assert found["draws"] == draws
    return int(found["total"])


def enumerated(name: str, deck: str, players: int, **options: int) -> tuple[End, End]:
    cards = api.find_deck(deck)
    setting = choose(
        api.load(name), dict(cards.cards), players=players, options=options, deck=cards
    )
    found = extremes(setting)
    return found.low, found.high


def agrees(found: dict[str, Any], which: str, end: End) -> None:
    """An end is the one that enumeration finds, with the first of its tables."""
    first = end.tables[0]
    assert found[which] == end.total
    assert (found[f"{which}_hand"], found[f"{which}_draws"]) == (
        list(first.hand),
        list(first.draws),
    )


@pytest.mark.soak
@pytest.mark.parametrize(("name", "deck"), FIGURES)
def test_all_ranges(name: str, deck: str) -> None:
    check(name, deck, 6)


@pytest.mark.parametrize(("name", "deck"), FIGURES)
def test_ranges(name: str, deck: str) -> None:
    """The smaller ones are enumerated; all of them in the soak."""
    check(name, deck, 4)


def check(name: str, deck: str, most: int) -> None:
    """Of all numbers of players the form, of those up to `most` what enumeration finds."""
    found = document("range", name, "--deck", deck)
    assert list(found) == ["schema", "players"]
    assert found["schema"] == "coyote-spec/range/1"
    assert list(found["players"]) == ["2", "3", "4", "5", "6"]
    ends = {int(n): (one["min"], one["max"]) for n, one in found["players"].items()}
    assert {n: ends[n] for n in FIGURES[name, deck]} == FIGURES[name, deck]
    for players, one in found["players"].items():
        lists = dict.fromkeys(("min_hand", "min_draws", "max_hand", "max_draws"), list)
        shaped(one, {"min": int, "max": int} | lists)
        assert len(one["min_hand"]) == len(one["max_hand"]) == int(players)
        if int(players) <= most:
            for which, end in zip(
                ("min", "max"), enumerated(name, deck, int(players)), strict=True
            ):
                agrees(one, which, end)
            assert replayed(name, one[f"{which}_hand"], one[f"{which}_draws"]) == one[which]


def test_the_hands_that_everybody_knows() -> None:
    two = document("range", "en", "--deck", "thirty")["players"]["2"]
    assert (set(two["min_hand"]), set(two["max_hand"])) == ({"20", "max-"}, {"20", "x2"})
    three = document("range", "fr", "--deck", "thirty")["players"]["3"]
    assert set(three["min_hand"]) == {"20", "max-", "x2"}


@pytest.mark.parametrize("name", ["en", "es"])
def test_two_boxes(name: str) -> None:
    found = document("range", name, "--option", "boxes=2")["players"]
    assert list(found) == [str(n) for n in range(7, 13)]
    low, high = enumerated(name, "thirty", 7, boxes=2)
    agrees(found["7"], "min", low)
    agrees(found["7"], "max", high)
    assert (found["12"]["min"], found["12"]["max"]) == (-29, 218)


def test_the_claims_on_ranges_say_what_range_finds() -> None:
    library = api.shipped_library()
    claims = claims_of(resources.proofs() / "ranges.coyote", library)
    assert len(claims) == 25
    for claim in claims:
        assert claim.deck is not None
        assert claim.players is not None
        assert claim.expected == "proved"
        agreed = [f"{name}={value}" for name, value in claim.options.items()]
        flags = [word for one in agreed for word in ("--option", one)]
        decks = [] if "boxes" in claim.options else ["--deck", claim.deck.name]
        for game in claim.games:
            one = document("range", game.name, *decks, *flags)["players"][str(claim.players[0])]
            assert (one["min"], one["max"]) == claim.question.words


def test_a_reading_changes_a_range(cli: Cli) -> None:
    flag = ("--reading", "drawn_card=value_only")
    found = document("range", "en", "--players", "3", *flag)["players"]["3"]
    hand = (",".join(found["min_hand"]), ",".join(found["min_draws"]))
    pile = ("--pile", hand[1]) if hand[1] else ()
    told = json.loads(cli("score", "en", "--cards", hand[0], *pile, *flag, "--json").out)
    assert told["total"] == found["min"]


def test_a_range_in_words(cli: Cli) -> None:
    lines = cli("range", "fr", "--players", "2-3").out.splitlines()
    assert "The copies of each card are assumed: no rulebook gives the copies" in lines[2]
    assert lines[-2].split("  ")[-1].strip() == "20, x2"
    assert lines[-1].split() == ["3", "-40", "20,", "max-,", "x2", "70", "15,", "20,", "x2"]


def test_a_deck_whose_counts_are_given(tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "mine.coyote"
    file.write_text(
        'coyote 1\n\nruleset mine "Mine" extends fr\n  deck small\n\n'
        'players\n  replace seats  2 to 3\n\ndeck small "Small"\n  2 copies of  1 2\n',
        encoding="utf-8",
    )
    done = cli("range", str(file))
    assert "are given with the deck, not assumed" in done.out
    assert [line.split()[:2] for line in done.out.splitlines()[-2:]] == [["2", "2"], ["3", "4"]]


def test_undecided(cli: Cli) -> None:
    done = cli("range", "en", "--players", "3", "--timeout", "0.001", "--json")
    assert done.code == 3
    one = json.loads(done.out)["players"]["3"]
    assert (one["min"], one["min_hand"]) == (None, None)
    assert "no answer within 0.001 s" in one["undecided"][0]
    words = cli("range", "en", "--players", "3", "--timeout", "0.001")
    assert words.code == 3
    assert "With 3 players the lowest total is not decided" in words.out


REFUSED = {
    "a number that the rules exclude": (("en", "--players", "7"), "en isn't for 7 players"),
    "a range with such a number": (("en", "--players", "5-7"), "en isn't for 7 players"),
    "nobody": (("en", "--players", "0"), "from 1 to 1000"),
    "the wrong way round": (("en", "--players", "4-2"), "the lower number of players first"),
    "no number": (("en", "--players", "few"), "write a number of players"),
    "a negative number": (("en", "--players=-2"), "write a number of players"),
    "thousands of digits": (("en", "--players", "9" * 5_000), "a number of 5000 digits"),
    "a deck without rules": (("pt", "--deck", "thirty"), 'holds "max-", for which pt has no rule'),
    "an unknown deck": (("en", "--deck", "thirsty"), "did you mean `thirty`?"),
    "an unknown option": (("en", "--option", "boxen=2"), "did you mean `boxes`?"),
    "an impossible option": (("en", "--option", "boxes=3"), "the option boxes can't be 3"),
    "options for nobody": (
        ("en", "--option", "boxes=2", "--option", "threshold=4"),
        "no number of players is for en with these options",
    ),
    "an unknown reading": (("fr", "--reading", "drawn_card=joins"), "no silence `drawn_card`"),
    "an unknown ruleset": (("eng",), "did you mean `en`?"),
    "no ruleset": ((), "RULESET"),
    "no time": (("en", "--timeout", "0"), "more than 0"),
    "a negative time": (("en", "--timeout=-1"), "more than 0"),
    "no number as a time": (("en", "--timeout", "nan"), "more than 0"),
    "for ever": (("en", "--timeout", "inf"), "more than 0"),
    "a word as a time": (("en", "--timeout", "soon"), "write a number of seconds"),
}


@pytest.mark.parametrize(("arguments", "words"), REFUSED.values(), ids=REFUSED)
def test_what_range_refuses(arguments: tuple[str, ...], words: str, cli: Cli) -> None:
    done = cli("range", *arguments)
    assert (done.code, done.out) == (2, ""), done.err
    assert words in done.err


SMALL = 'coyote 1\n\ndeck tiny "Tiny"\n  1 copy of  1 2 3\n\n'


@pytest.mark.parametrize("verb", ["range", "odds"])
def test_more_players_than_cards(verb: str, tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "mine.coyote"
    rules = 'ruleset mine "Mine" extends fr\n  deck tiny\n\nbidding\n  remove opener\n'
    file.write_text(SMALL + rules.replace("remove opener", "replace raise  raise needs yes"))
    done = cli(verb, str(file), "--players", "4")
    assert (done.code, done.out) == (2, "")
    assert "the deck tiny has 3 cards, too few for 4 players" in done.err
    assert cli(verb, str(file)).code == 2
    assert cli(verb, str(file), "--players", "2-3").code == 0


# ---------------------------------------------------------------- odds

AT_MOST_0 = {
    ("fr", "thirty"): {"2": "15/58", "3": "257/1218", "4": "4477/23751"},
    ("en", "thirty"): {"2": "15/58", "3": "107/522", "4": "1411/7917"},
    ("pt", "kidult36"): {"2": "25/119", "3": "199/1309", "4": "53/476"},
}
DIFFERS = {
    "thirty": {"2": "3/406", "3": "50/1827", "4": "1229/23751"},
    "kidult36": {"2": "3/595", "3": "96/6545", "4": "1489/52360"},
}


@pytest.mark.parametrize(("name", "deck"), AT_MOST_0)
def test_odds_of_at_most_nothing(name: str, deck: str) -> None:
    found = document("odds", name, "--deck", deck, "--players", "2-4", "--at-most", "0")
    assert list(found) == ["schema", "players"]
    assert found["schema"] == "coyote-spec/odds/1"
    for players, figure in AT_MOST_0[name, deck].items():
        one = found["players"][players]
        assert list(one) == ["totals", "at_most", "differs"]
        assert one["differs"] is None
        totals = {int(total): share(part) for total, part in one["totals"].items()}
        assert sum(totals.values()) == 1
        assert share(one["at_most"]) == Fraction(figure)
        assert sum(part for total, part in totals.items() if total <= 0) == Fraction(figure)
        assert (min(totals), max(totals)) == FIGURES[name, deck][int(players)]


@pytest.mark.parametrize("deck", DIFFERS)
def test_odds_against_another(deck: str) -> None:
    for one, other in (("en", "fr"), ("fr", "es")):
        found = document("odds", one, "--against", other, "--deck", deck, "--players", "2-4")
        shares = {n: share(part["differs"]) for n, part in found["players"].items()}
        assert shares == {n: Fraction(figure) for n, figure in DIFFERS[deck].items()}


def test_odds_in_words(cli: Cli) -> None:
    flags = ("--players", "2", "--at-most", "-5", "--against", "en")
    short, out = cli("odds", "fr", *flags).out, cli("odds", "fr", *flags, "--verbose").out
    assert "A total of at most -5:" in short
    assert "With 2 players" not in short
    assert "A total of at most -5:" in out
    assert "Another total in en, on the same cards:" in out
    assert "2    3/406    0.74%" in out
    assert "With 2 players: -20 to 40, " in out


ODDS_REFUSED = {
    "no players for both": (("en", "--against", "fr", "--option", "boxes=2"), "en and fr"),
    "an option of neither": (
        ("en", "--against", "fr", "--option", "copies=2"),
        "neither en nor fr",
    ),
    "a reading of neither": (
        ("en", "--against", "fr", "--reading", "drawn_card=lost"),
        "neither en nor fr",
    ),
    "a deck that the other doesn't know": (
        ("en", "--against", "pt", "--deck", "thirty"),
        "for which pt has no rule",
    ),
    "an unknown ruleset": (("en", "--against", "fra"), "did you mean `fr`?"),
    "no number": (("en", "--at-most", "few"), "whole number"),
    "a number of players": (("en", "--players", "7"), "en isn't for 7 players"),
}


@pytest.mark.parametrize(("arguments", "words"), ODDS_REFUSED.values(), ids=ODDS_REFUSED)
def test_what_odds_refuses(arguments: tuple[str, ...], words: str, cli: Cli) -> None:
    done = cli("odds", *arguments)
    assert (done.code, done.out) == (2, ""), done.err
    assert words in done.err


def test_the_functions(cli: Cli) -> None:
    found = coyote_spec.ranges("en", players=2, deck={"1": 2, "2": 1})
    assert found.as_json()["players"]["2"]["min_hand"] == ["1", "1"]
    assert api.odds("en", players=[2]).as_json() == document("odds", "en", "--players", "2")
    for timeout in (0, -1, float("nan"), float("inf"), 1e9):
        with pytest.raises(coyote_spec.InputError, match="timeout"):
            coyote_spec.ranges("en", timeout=timeout)
    for options in ({"threshold": 10**5_000}, {"threshold": -(10**5_000)}):
        with pytest.raises(coyote_spec.InputError, match=r"5001 digits"):
            coyote_spec.ranges("en", options=options)
    with pytest.raises(coyote_spec.InputError, match="so many players"):
        coyote_spec.ranges("en", players=10**5_000)
    with pytest.raises(coyote_spec.InputError, match="no number of players"):
        coyote_spec.ranges("en", players=[])
