"""What other programs got wrong: the rules do it right, and a log of such a program is caught."""

from typing import Any

from coyote_spec import api
from coyote_spec.api import Conformity
from coyote_spec.interpreter.match import MatchResult
from coyote_spec.interpreter.rounds import Result
from tests.conform.logs import bid, call, judged

Round = tuple[list[dict[str, Any]], dict[str, Any]]
LOW: Round = ([bid(0, 1), call(1)], {})


def log(
    deck: dict[str, int], shuffles: list[str], rounds: list[Round], **more: Any
) -> dict[str, Any]:
    """A match whose shuffles are strings of cards; without results where there are none."""
    return {
        "players": 2,
        "deck": deck,
        "shuffles": [order.split() for order in shuffles],
        "rounds": [{"events": e, **({"result": r} if r else {})} for e, r in rounds],
        **more,
    }


def right(name: str, match: dict[str, Any]) -> Result:
    """The last round as the rules have it."""
    rounds = [{"events": one["events"]} for one in match["rounds"]]
    played = api.run(name, {**match, "rounds": rounds})
    assert isinstance(played, MatchResult)
    return played.rounds[-1]


def first(found: Conformity) -> dict[str, Any]:
    (finding,) = found.as_json()["findings"]
    assert isinstance(finding, dict)
    return finding


def keys(finding: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    return {one["key"]: (one["expected"], one["given"]) for one in finding["differs"]}


def test_all_tied_maxima_are_removed() -> None:
    deck = {"15": 2, "max0": 1}
    for name in ("en", "fr", "es", "en_advanced", "pt", "pt_kidult"):
        match = log(deck, ["15 15 max0"], [([bid(0, 1), call(1)], {"total": 0})], players=3)
        assert right(name, match).total == 15
        finding = first(judged(name, [match]))
        assert keys(finding) == {"total": (15, 0)}
        assert "max_zero" in [rule["name"] for rule in finding["rules"]]


def test_a_question_card_loops() -> None:
    """It is put back and drawn again, so the draws begin with itself."""
    deck, order = {"?": 1, "1": 1, "5": 3}, "? 1 5 5 5"
    for name in api.shipped():
        match = log(deck, [order], [([bid(0, 1), call(1)], {"draws": ["?", "5"], "total": 6})])
        assert right(name, match).draws == ("5",)
        finding = first(judged(name, [match]))
        assert keys(finding) == {"draws": (["5"], ["?", "5"])}
        assert "question" in [rule["name"] for rule in finding["rules"]]


def test_a_question_card_that_was_drawn_draws_on_where_it_may_not() -> None:
    deck, order = {"?": 2, "5": 3}, "? 5 ? 5 5"
    for name in ("pt", "pt_kidult"):
        match = log(deck, [order], [([bid(0, 1), call(1)], {"draws": ["?", "5"], "total": 10})])
        assert right(name, match).draws == ("?",)
        assert keys(first(judged(name, [match])))["total"] == (5, 10)


def test_a_question_card_stays_in_the_deck() -> None:
    """It is worn, and all the same comes back with the discards when the pile is empty."""
    deck = {"5": 2, "1": 1, "?": 1}
    second = [bid(1, 1), call(0)]
    good = log(deck, ["5 5 ? 1", "5 5"], [LOW, (second, {"total": 6})])
    assert judged("fr", [good]).conforms
    wrong = good | {"shuffles": [["5", "5", "?", "1"], ["5", "5", "?"]]}
    finding = first(judged("fr", [wrong]))
    assert (finding["kind"], finding["round"], finding["event"]) == ("shuffle", 2, 2)
    assert finding["rule"] == "empty_draw"
    assert "too many of ?" in finding["why"]


def test_a_drawn_night_does_not_reshuffle() -> None:
    deck = {"1": 2, "?": 1, "night": 1, "5": 2}
    for name in api.shipped():
        told = {"total": 1, "reshuffle": False}
        match = log(deck, ["? 1 night 1 5 5"], [([bid(0, 1), call(1)], told)])
        finding = first(judged(name, [match]))
        assert (finding["kind"], finding["round"], finding["rule"]) == ("shuffle", 1, "night")
        assert "a further one is needed" in finding["why"]
        shuffled = {**match, "shuffles": [*match["shuffles"], ["1", "1", "5", "5", "?", "night"]]}
        assert right(name, shuffled).reshuffle
        finding = first(judged(name, [shuffled]))
        assert keys(finding) == {"reshuffle": (True, False)}
        assert [rule["name"] for rule in finding["rules"]] == ["night"]


def test_a_night_that_is_worn_does_not_reshuffle() -> None:
    """The round after it is dealt from the old pile."""
    deck = {"night": 1, "1": 5}
    match = log(deck, ["night 1 1 1 1 1"], [LOW, ([], {})])
    assert first(judged("fr", [match]))["rule"] == "night"


def test_a_refill_duplicates_the_cards_on_the_table() -> None:
    """Not the discards but the whole deck becomes the pile, while cards lie on the table."""
    deck = {"5": 2, "1": 1, "?": 1}
    second: Round = ([bid(1, 1), call(0)], {})
    match = log(deck, ["5 5 ? 1", "1 5 5 ?"], [LOW, second])
    finding = first(judged("fr", [match]))
    assert (finding["kind"], finding["round"], finding["rule"]) == ("shuffle", 2, "empty_draw")
    assert "it has too many of 1, ?" in finding["why"]
    good = {**match, "shuffles": [*match["shuffles"][:1], ["5", "5"]]}
    assert judged("fr", [good]).conforms
    assert right("fr", good).draws == ("5",)


def test_a_refill_duplicates_the_cards_that_are_dealt() -> None:
    deck = {"1": 1, "2": 1, "3": 1}
    under = {"short_pile": "discards_under_the_rest"}
    match = log(deck, ["1 2 3", "1 2 3"], [LOW, ([], {})], readings=under)
    finding = first(judged("fr", [match]))
    assert (finding["kind"], finding["rule"]) == ("shuffle", "short_deal")
    assert "it has too many of 3" in finding["why"]


def test_a_wrong_starter_when_the_first_seat_is_out() -> None:
    """Seat 0 is out; a program that counts on from a list without it takes the wrong one."""
    deck, order = {"1": 6}, "1 1 1 1 1 1"
    lost = [bid(0, 9), call(1)]
    one = {"players": 3, "options": {"threshold": 1}}
    match = log(deck, [order], [(lost, {"eliminated": [0], "next_starter": 2})], **one)
    assert right("fr", match).next_starter == 1
    finding = first(judged("fr", [match]))
    assert keys(finding) == {"next_starter": (1, 2)}
    assert [rule["name"] for rule in finding["rules"]] == ["next_starter"]
    for seat in (0, 2):
        on = log(deck, [order], [(lost, {}), ([bid(seat, 1)], {})], **one)
        finding = first(judged("fr", [on]))
        assert (finding["kind"], finding["round"], finding["event"]) == ("forbidden", 2, 1)
        assert finding["rule"] == "the turn"


def test_the_highest_bid_is_that_of_five_players() -> None:
    """No rule bounds a bid; what a program refuses, or ends the round at, is seen in its log."""
    for name in ("en", "fr", "pt"):
        highest = api.ranges(name, players=5).by_players[0].high
        assert highest is not None
        most = highest.total
        events = [bid(0, most), bid(1, most + 1)]
        base = {"players": 6, "seed": 3}
        refused = {"events": events, "result": {"outcome": "illegal", "illegal_at": 2}}
        finding = first(judged(name, [{**base, "rounds": [refused]}]))
        assert (finding["kind"], finding["event"]) == ("allowed", 2)
        assert keys(finding)["outcome"] == ("open", "illegal")
        ended = {"events": events, "result": {"outcome": "settled", "loser": 1}}
        finding = first(judged(name, [{**base, "rounds": [ended]}]))
        assert (finding["kind"], finding["round"]) == ("otherwise", 1)
        assert keys(finding) == {"outcome": ("open", "settled"), "loser": (None, 1)}
        capped = {"events": events, "result": {"bid": {"seat": 1, "amount": most}}}
        finding = first(judged(name, [{**base, "rounds": [capped]}]))
        assert set(keys(finding)) == {"bid"}
        third = [*events, bid(2, most + 2)]
        assert judged(name, [{**base, "rounds": [{"events": third}]}]).conforms
