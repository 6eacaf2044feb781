"""A log in another form can't be read, and everything that is wrong with it is said at once."""

import json
from typing import Any

import pytest

from coyote_spec import api
from coyote_spec.source import InputError
from tests.conform.logs import bid
from tests.conftest import Cli

MATCH: dict[str, Any] = {"players": 3, "seed": 7, "rounds": []}


def with_result(**result: Any) -> list[dict[str, Any]]:
    return [{**MATCH, "rounds": [{"events": [bid(0, 1)], "result": result}]}]


WRONG: list[tuple[Any, str]] = [
    (MATCH, "it is a list, not an object"),
    ([], "it holds no match"),
    ("log", "it is a list, not a string"),
    ([[]], "match 1: it is an object, not a list"),
    ([{**MATCH, "hands": []}], "match 1: it has no key `hands`"),
    ([{**MATCH, "schema": "coyote-spec/match/2"}], "match 1: `schema` is another one"),
    ([{**MATCH, "players": 7}], "match 1: fr isn't for 7 players"),
    ([{**MATCH, "options": {"speed": 1}}], "match 1: fr has no option `speed`"),
    ([{**MATCH, "readings": {"max_tie": "none"}}], "match 1: `none` isn't a reading of max_tie"),
    ([{**MATCH, "seed": None}], "match 1: `seed` is a whole number"),
    ([{**MATCH, "shuffles": []}], "match 1: the cards come from `seed` or from `shuffles`; both"),
    ([{"players": 2, "shuffles": [["wolf"]], "rounds": []}], "match 1: fr knows no card `wolf`"),
    ([{**MATCH, "rounds": [{"events": [], "cards": []}]}], "round 1 of match 1: it has no key"),
    ([{**MATCH, "rounds": [{}]}], "round 1 of match 1: the key `events` is missing"),
    ([{**MATCH, "rounds": [{"events": [bid(3, 1)]}]}], "round 1 of match 1: `seat` of event 1"),
    ([{**MATCH, "rounds": [{"events": [], "result": 3}]}], "round 1 of match 1: `result` is an"),
    (with_result(sum=3), "the result of round 1 of match 1: it has no key `sum`"),
    (with_result(total="3"), "`total` is a whole number, not a string"),
    (with_result(total=True), "`total` is a whole number, not yes or no"),
    (with_result(outcome="lost"), "`outcome` is settled, open or illegal"),
    (with_result(illegal_at=0), "`illegal_at` is at least 1"),
    (with_result(loser=3), "`loser` is from 0 to 2"),
    (with_result(turn="0"), "`turn` is a whole number"),
    (with_result(coins=[0, 0]), "`coins` has 2 numbers for 3 seats"),
    (with_result(coins={"0": 1}), "`coins` is a list, not an object"),
    (with_result(coins=[0, 0, "1"]), "a number in `coins` is a whole number"),
    (with_result(eliminated=[4]), "a seat in `eliminated` is from 0 to 2"),
    (with_result(draws=[3]), "a name in `draws` is a string"),
    (with_result(paid={"3": 1}), "`paid` has no key `3`"),
    (with_result(paid={"0": None}), "what seat 0 paid is a whole number"),
    (with_result(paid=[]), "`paid` is an object"),
    (with_result(bid={"seat": 1}), "`bid` lacks the key `amount`"),
    (with_result(bid=4), "`bid` is an object"),
    (with_result(bid={"seat": 5, "amount": 1}), "`seat` of `bid` is from 0 to 2"),
    (with_result(reshuffle=0), "`reshuffle` is true or false"),
    (with_result(direction=None), "`direction` is a whole number"),
    (with_result(why=3), "`why` is a string"),
    (with_result(schema="coyote-spec/run/2"), "`schema` is another one"),
]


@pytest.mark.parametrize(("log", "said"), WRONG, ids=[said for _, said in WRONG])
def test_a_log_in_another_form(log: Any, said: str, cli: Cli) -> None:
    done = cli("conform", "fr", "-", stdin=json.dumps(log))
    assert (done.code, done.out) == (2, "")
    assert said in done.err


def test_everything_that_is_wrong_is_said_at_once() -> None:
    other = {**MATCH, "players": "two", "rounds": [{"events": [{"seat": 0}]}]}
    with pytest.raises(InputError) as caught:
        api.conform("fr", [*with_result(sum=3, total=""), other, {**MATCH, "players": 9}, 3])
    said = str(caught.value)
    for words in (
        "match 1: it has no key `sum`",
        "match 1: `total`",
        "match 2: `players`",
        "round 1 of match 2: event 1 lacks the key `move`",
        "match 3: fr isn't for 9 players",
        "match 4: it is an object",
    ):
        assert words in said


def mistakes(log: list[Any]) -> list[str]:
    with pytest.raises(InputError) as caught:
        api.conform("fr", log)
    return [one.message for one in caught.value.diagnostics]


def test_one_mistake_hides_no_other_and_makes_none() -> None:
    both = {"events": [{"seat": 7, "move": "howl"}, {"seat": 8}], "result": {"total": "ten"}}
    first = [
        "round 1 of match 1: `seat` of event 1 is from 0 to 2, not 7.",
        "round 1 of match 1: event 1: fr has no move `howl`.",
        "round 1 of match 1: event 2 lacks the key `move`.",
        "round 1 of match 1: `seat` of event 2 is from 0 to 2, not 8.",
        "the result of round 1 of match 1: `total` is a whole number, not a string.",
    ]
    assert mistakes([{**MATCH, "rounds": [both]}]) == first
    assert mistakes([{**MATCH, "options": {"speed": 1}, "rounds": [both]}])[1:] == first
    # of how many seats there are nothing is known
    result = {"coins": [0, 0, 0, 0], "paid": {"8": 1}, "loser": 8, "bid": {"seat": 8, "amount": 1}}
    rounds = [{"events": [{"seat": 8, "move": 3}], "result": result}]
    assert mistakes([{**MATCH, "players": "nine", "starter": 8, "rounds": rounds}]) == [
        "match 1: `players` is a whole number, not a string.",
        "round 1 of match 1: `move` of event 1 is a string, not a number.",
    ]


def test_every_key_that_is_named_twice_is_told(cli: Cli) -> None:
    done = cli("conform", "fr", "-", stdin='[{"seed": 1, "seed": 2, "players": 2, "players": 3}]')
    assert (done.code, done.err.count("error: ")) == (2, 2)


@pytest.mark.parametrize("text", ["", "{", "[NaN]", '[{"players": 1, "players": 2}]', "[" * 2000])
def test_what_is_no_json(text: str, cli: Cli) -> None:
    assert cli("conform", "fr", "-", stdin=text).code == 2


def test_a_file_that_is_not_there(cli: Cli) -> None:
    done = cli("conform", "fr", "no/such/log.json")
    assert (done.code, done.out) == (2, "")
    assert "no/such/log.json" in done.err
