"""Arguments, scenarios and matches that can't be used: a clear message, exit code 2, nothing on
stdout, no traceback."""

import json
from pathlib import Path
from typing import Any

import pytest

from coyote_spec import resources
from tests.cli.refusals import refused, write
from tests.conftest import Cli

FR = (resources.variants() / "fr.coyote").read_text(encoding="utf-8")
LONG = "9" * 10_000
DEEP = 100_000

# ---------------------------------------------------------------- arguments

ARGUMENTS: dict[str, tuple[tuple[str, ...], str]] = {
    "an unknown ruleset": (("score", "eng", "--cards", "7"), "did you mean `en`?"),
    "an empty name": (("show", ""), "names no ruleset"),
    "an amendment that isn't there": (("show", "en+nothing"), "there is no amendment `nothing`"),
    "a plus too many": (("show", "en+"), "names no ruleset"),
    "a card nobody knows": (("score", "en", "--cards", "7,x3"), "en knows no card `x3`"),
    "a card of another edition": (("score", "pt", "--cards", "max-"), "pt knows no card `max-`"),
    "a card in the pile": (("score", "en", "--cards", "?", "--pile", "joker"), "`joker`"),
    "a card of ten thousand digits": (("score", "en", "--cards", LONG), "can't have 10000 digits"),
    "an empty card": (("score", "en", "--cards", "7,,5"), "card 2 is empty"),
    "an empty last card": (("score", "en", "--cards", "7,"), "card 2 is empty"),
    "no card": (("score", "en", "--cards", ""), "there is no card"),
    "an empty pile": (("score", "en", "--cards", "7", "--pile", " "), "there is no card"),
    "no cards at all": (("score", "en"), "--cards"),
    "too many copies": (
        ("score", "en", "--cards", "x2,x2", "--deck", "thirty"),
        "the deck thirty has 1 of `x2`, not 2",
    ),
    "a card that the deck lacks": (
        ("score", "en", "--cards", "7", "--deck", "kidult36"),
        "the deck kidult36 has 0 of `7`, not 1",
    ),
    "the deck of another game": (
        ("score", "pt", "--cards", "7", "--deck", "thirty"),
        'the deck thirty holds "max-", for which pt has no rule',
    ),
    "an unknown deck": (("score", "en", "--cards", "7", "--deck", "thirsty"), "`thirty`?"),
    "an unknown option": (
        ("score", "en", "--cards", "7", "--option", "treshold=3"),
        "did you mean `threshold`?",
    ),
    "an option that can't be": (
        ("score", "en", "--cards", "7", "--option", "threshold=9"),
        "the option threshold can't be 9 in en",
    ),
    "a negative option": (("score", "fr", "--cards", "7", "--option=threshold=-3"), "can't be -3"),
    "an option of ten thousand digits": (
        ("score", "fr", "--cards", "7", "--option", f"threshold={LONG}"),
        "can't be a number of 10000 digits",
    ),
    "an option that is no number": (
        ("score", "fr", "--cards", "7", "--option", "threshold=three"),
        "a whole number, not `three`",
    ),
    "an option without a value": (
        ("score", "fr", "--cards", "7", "--option", "threshold"),
        "write NAME=VALUE",
    ),
    "an option in other digits": (
        ("score", "fr", "--cards", "7", "--option", "threshold=٣"),
        "a whole number",
    ),
    "options that exclude each other": (
        ("score", "en", "--cards", "7", "--option", "boxes=2", "--option", "threshold=4"),
        "nor with any other number of players",
    ),
    "an unknown reading": (
        ("score", "en", "--cards", "7", "--reading", "drawn_card=jions"),
        "did you mean `joins`?",
    ),
    "an unknown silence": (
        ("score", "fr", "--cards", "7", "--reading", "drawn_card=joins"),
        "fr has no silence `drawn_card`",
    ),
    "an unknown verb": (("scroe", "en"), "did you mean `score`?"),
    "an unknown option of the command": (("--vresion",), "did you mean `--version`?"),
    "an unknown flag": (("score", "en", "--cards", "7", "--loud"), "--loud"),
    "a shortened flag": (("score", "en", "--card", "7"), "--card"),
    "nothing": ((), "usage: coyote-spec VERB"),
    "no file to format": (("format",), "FILE"),
    "the standard input among files": (("format", "-", "a.coyote"), "standard input"),
}


@pytest.mark.parametrize(("arguments", "words"), ARGUMENTS.values(), ids=ARGUMENTS)
def test_arguments_that_cannot_be_used(arguments: tuple[str, ...], words: str, cli: Cli) -> None:
    refused(cli(*arguments), words)


# ---------------------------------------------------------------- scenarios


def scenario(**changes: Any) -> str:
    whole: dict[str, Any] = {
        "hands": ["3", "4", "5"],
        "events": [{"seat": 0, "move": "bid", "amount": 9}, {"seat": 1, "move": "challenge"}],
    }
    return json.dumps({key: value for key, value in (whole | changes).items() if value is not None})


def bid(**changes: Any) -> str:
    return scenario(events=[{"seat": 0, "move": "bid", "amount": 9} | changes])


SCENARIOS: dict[str, tuple[str, str]] = {
    "not JSON": ("hands: 3", "isn't JSON from line 1, column 1 on"),
    "nothing": ("", "isn't JSON"),
    "half of it": (scenario()[:-1], "isn't JSON"),
    "a number that isn't one": ('{"hands": NaN}', "NaN is no number"),
    "a key twice": ('{"hands": [], "hands": []}', "names the key `hands` twice"),
    "deep lists": ("[" * DEEP, "nested too deeply"),
    "deep objects": ('{"a":' * DEEP, "nested too deeply"),
    "a list": ("[]", "it is an object, not a list"),
    "a word": ('"hands"', "it is an object, not a string"),
    "no hands": (scenario(hands=None), "the key `hands` is missing"),
    "one player": (scenario(hands=["3"], events=[]), "two players"),
    "too many players": (scenario(hands=["3"] * 7), "en isn't for 7 players"),
    "many thousands of players": (scenario(hands=["3"] * 100_000), "far too many"),
    "an unknown key": (scenario(hand=["3"]), "no key `hand`; hint"),
    "an unknown key of an event": (bid(amuont=9), "event 1 has no key `amuont`"),
    "a seat that isn't there": (bid(seat=3), "`seat` of event 1 is from 0 to 2, not 3"),
    "a negative seat": (bid(seat=-1), "`seat` of event 1 is from 0 to 2, not -1"),
    "a seat that is no number": (bid(seat="0"), "`seat` of event 1 is a whole number"),
    "a seat that is yes": (bid(seat=True), "`seat` of event 1 is a whole number"),
    "a starter that isn't there": (scenario(starter=3), "`starter` is from 0 to 2"),
    "a starter who is out": (scenario(hands=[None, "3", "4"]), "the starter 0 is out"),
    "an unknown move": (bid(move="bidd"), "did you mean `bid`?"),
    "a move of another game": (bid(move="approve"), "no move `approve`"),
    "a bid without a number": (
        scenario(events=[{"seat": 0, "move": "bid"}]),
        "the move bid needs `amount`",
    ),
    "a bid of a half": (bid(amount=0.5), "`amount` of event 1 is a whole number"),
    "a call with a number": (bid(move="challenge"), "the move challenge has no `amount`"),
    "a card nobody knows": (scenario(hands=["3", "x3"]), "en knows no card `x3`"),
    "a card as a number": (scenario(hands=[3, 4]), "a string, not a number"),
    "an empty card": (scenario(hands=["", "4"]), "knows no card"),
    "an unknown deck": (scenario(deck="thirsty"), "did you mean `thirty`?"),
    "fewer cards than players": (scenario(deck={"3": 1, "4": 1}), "has 0 of `5`, not 1"),
    "too many copies": (scenario(hands=["3"] * 3, deck="thirty"), "has 2 of `3`, not 3"),
    "a negative number of copies": (scenario(deck={"3": -1}), "`3` is from 1 to 1000, not -1"),
    "negative coins": (scenario(coins=[-1, 0, 0]), "from 0 to 1000000, not -1"),
    "too few coins": (scenario(coins=[0, 0]), "2 numbers for 3 seats"),
    "a player who should be out": (scenario(coins=[3, 0, 0]), "would be out already"),
    "an impossible option": (scenario(options={"threshold": 9}), "can't be 9"),
    "an option for other players": (
        scenario(hands=["3", "4"], options={"threshold": 4}),
        "doesn't allow threshold 4 with 2 players",
    ),
    "an unknown reading": (scenario(readings={"drawn_card": "jions"}), "did you mean `joins`?"),
    "a bid of a million digits": (
        scenario(events=[]).replace("[]", '[{"seat":0,"move":"bid","amount":' + "9" * 1_000_000),
        "a number of 1000000 digits",
    ),
}


@pytest.mark.parametrize(("text", "words"), SCENARIOS.values(), ids=SCENARIOS)
def test_a_scenario_that_cannot_be_used(text: str, words: str, cli: Cli) -> None:
    for more in ((), ("--json",)):
        refused(cli("run", "en", *more, stdin=text), *words.split("; hint"))


LONG_NUMBERS = {
    "coins": '"coins": [{}, 0, 0]',
    "seat": '"events": [{{"seat": {}, "move": "challenge"}}]',
    "starter": '"starter": {}',
    "copies": '"deck": {{"3": {}}}',
    "option": '"options": {{"threshold": {}}}',
}


@pytest.mark.parametrize("sign", ["", "-"])
@pytest.mark.parametrize("part", LONG_NUMBERS.values(), ids=LONG_NUMBERS)
def test_ten_thousand_digits_where_no_bid_stands(part: str, sign: str, cli: Cli) -> None:
    text = '{"hands": ["3", "4", "5"], ' + part.format(sign + LONG) + "}"
    done = cli("run", "en", stdin=text)
    refused(done)
    assert len(done.err) < 500


MATCH = '{{"schema": "coyote-spec/match/1", "players": {}, "seed": 7, "rounds": []{}}}'
MATCHES = {
    "no players": (MATCH.format(0, ""), "`players`"),
    "negative players": (MATCH.format(-2, ""), "`players`"),
    "ten thousand digits of players": (MATCH.format(LONG, ""), "`players`"),
    "one player": (MATCH.format(1, ""), "en isn't for 1 player"),
    "too many players": (MATCH.format(13, ""), "en isn't for 13 players"),
    "fewer cards than players": (MATCH.format(3, ', "deck": {"7": 2}'), "2 cards for 3 players"),
    "an unknown key": (MATCH.format(3, ', "sede": 1'), "no key `sede`"),
}


@pytest.mark.parametrize(("text", "words"), MATCHES.values(), ids=MATCHES)
def test_a_match_that_cannot_be_used(text: str, words: str, cli: Cli) -> None:
    refused(cli("run", "en", stdin=text), words)


def test_a_scenario_in_another_encoding(tmp_path: Path, cli: Cli) -> None:
    for raw in (scenario().encode("utf-16"), b"\xff\xfe\x00", b'{"hands": ["\xe9"]}'):
        refused(cli("run", "en", stdin=raw), "isn't UTF-8")
        refused(cli("run", "en", write(tmp_path, "round.json", raw)), "isn't UTF-8")


def test_an_option_with_two_values(cli: Cli) -> None:
    """One of them would be passed over in silence."""
    cards = ("score", "en", "--cards", "5")
    for flag, two in (
        ("--option", ("threshold=3", "threshold=4")),
        ("--reading", ("drawn_card=joins", "drawn_card=value_only")),
    ):
        said = two[0].partition("=")[0] + " can't be both"
        refused(cli(*cards, flag, two[0], flag, two[1]), said)
        assert cli(*cards, flag, two[0], flag, two[0]).code == 0


MIRROR = """coyote 1

amendment mirror "The mirror"

cards
  replace blue  blue card "?" "max0" "max-" "x2" "night" "mirror"

counting
  add mirror  with "mirror": total becomes 0 - total

deck mirrored "With a mirror" from thirty
  assumed "as the deck thirty"
  1 copy of  "mirror"
"""


@pytest.mark.parametrize("ruleset", ["en+{}", "en+one_life+{}", "fr+{}"])
@pytest.mark.parametrize("deck", ["mirrored", "{}"])
def test_a_deck_beside_an_amendment(ruleset: str, deck: str, tmp_path: Path, cli: Cli) -> None:
    file = write(tmp_path, "mine.coyote", MIRROR)
    named = (ruleset.format(file), "--deck", deck.format(file))
    done = cli("score", *named, "--cards", "7,mirror", "--json")
    assert (json.loads(done.out)["total"], done.err) == (-7, "")


def test_a_deck_beside_the_second_of_two_games(tmp_path: Path, cli: Cli) -> None:
    file = write(
        tmp_path, "mine.coyote", MIRROR.replace('1 copy of  "mirror"', '0 copies of  "x2"')
    )
    done = cli("compare", "en", f"en+{file}", "--deck", "mirrored", "--players", "2", "--json")
    assert (done.code, done.err) == (0, "")


def test_a_file_without_a_deck(tmp_path: Path, cli: Cli) -> None:
    cards = ("score", "fr", "--cards", "7", "--deck")
    file = write(tmp_path, "fr.coyote", FR)
    for deck, said in ((str(tmp_path / "no.coyote"), "can't be read"), (file, "holds no deck")):
        refused(cli(*cards, deck), said)
    refused(cli(*cards, "no"), "there is no deck `no`", "thirty")


def test_a_file_that_begins_with_a_hyphen(
    tmp_path: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "-mine.coyote", MIRROR)
    monkeypatch.chdir(tmp_path)
    assert cli("check", "--", "-mine.coyote").out.startswith("mirror: an amendment")
    assert cli("check", "--", "fr").code == 0
    refused(cli("check", "-mine.coyote"), "-mine.coyote")


def test_options_before_the_verb(cli: Cli) -> None:
    refused(cli("--json", "score", "en"), "no option `--json`", "the options of a verb stand after")


def test_words_that_would_steer_a_terminal(cli: Cli) -> None:
    done = cli("score", "en", "--cards", "5", "\x1b[2J")
    refused(done, "\\x1b[2J")
    assert "\x1b" not in done.err


@pytest.mark.parametrize("data", ["[]", '"x"', "7", "null"])
def test_what_is_no_object_is_one_mistake(data: str, tmp_path: Path, cli: Cli) -> None:
    """What an object would lack isn't told of something else."""
    for verb, given, times in (("run", data, 1), ("conform", f"[{data}, {data}]", 2)):
        done = cli(verb, "en", write(tmp_path, "data.json", given))
        refused(done, "it is an object, not")
        assert done.err.count("error:") == times


def test_an_event_without_a_move_is_no_bid(cli: Cli) -> None:
    done = cli("run", "en", stdin='{"hands": ["3", "4"], "events": [{"seat": 0}]}')
    refused(done, "event 1 lacks the key `move`")
    assert done.err.count("error:") == 1


def test_every_mistake_of_a_scenario_is_shown(cli: Cli) -> None:
    refused(cli("run", "en", stdin=bid(seat=7, color="red")), "`color`", "`seat`")
