"""Matches that are written down: read with care, played as the rules say, and told."""

from typing import Any

import pytest

from coyote_spec.interpreter.match import (
    Match,
    MatchResult,
    is_match,
    read_match,
    run_match,
    table_of,
)
from coyote_spec.interpreter.rounds import Event
from coyote_spec.source import InputError
from tests.interpreter.games import FAR, LIBRARY, deck_of, lose, ruleset

BID = {"seat": 0, "move": "bid", "amount": 1}
CALL = {"seat": 1, "move": "challenge"}
THREE = {"schema": "coyote-spec/match/1", "players": 3, "seed": 7, "rounds": []}


def run(name: str, data: Any) -> MatchResult:
    rules = ruleset(name)
    return run_match(read_match(data, rules, LIBRARY.deck), rules)


def listed(
    deck: dict[str, int], shuffles: list[str], rounds: list[list[dict[str, Any]]], **more: Any
) -> dict[str, Any]:
    """A match with listed shuffles, each one string of cards."""
    return {
        "players": 2,
        "deck": deck,
        "shuffles": [order.split() for order in shuffles],
        "rounds": [{"events": events} for events in rounds],
        **more,
    }


def test_the_form_of_what_comes_out() -> None:
    told = run("fr", {**THREE, "rounds": [{"events": [BID, CALL]}, {"events": []}]}).as_json()
    assert told["schema"] == "coyote-spec/match-run/1"
    assert (told["outcome"], told["illegal_at"], told["winner"]) == ("open", None, None)
    assert [one["outcome"] for one in told["rounds"]] == ["settled", "open"]
    assert told["rounds"][1]["turn"] == told["rounds"][0]["next_starter"]


def test_what_is_read_is_what_was_written() -> None:
    data = {
        **THREE,
        "starter": 2,
        "options": {"threshold": 2},
        "readings": {"max_tie": "all"},
        "deck": "kidult36",
        "rounds": [{"events": [BID], "result": {"outcome": "illegal"}}, {"events": []}],
    }
    assert is_match(data)
    assert read_match(data, ruleset("fr"), LIBRARY.deck).as_json() == data


def test_options_given_beside_a_match_override_it() -> None:
    data = {**THREE, "options": {"threshold": 2}}
    match = read_match(data, ruleset("fr"), LIBRARY.deck, {"threshold": 1}, {"max_tie": "all"})
    assert (match.options, match.readings) == ({"threshold": 1}, {"max_tie": "all"})


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 7}, "isn't for 7 players"),
    ({"players": "3"}, "`players` is a whole number"),
    ({"starter": 3}, "`starter` is from 0 to 2"),
    ({"shuffles": []}, "both `seed` and `shuffles`"),
    ({"seed": None}, "`seed` is a whole number"),
    ({"deck": {"1": 2}}, "the deck has 2 cards for 3 players"),
    ({"deck": {"1": 1000, "2": 1000} | {str(n): 1000 for n in range(3, 15)}}, "more than 10000"),
    ({"deck": "none"}, "there is no deck `none`"),
    ({"hands": []}, "no key `hands`"),
    ({"schema": "coyote-spec/match/2"}, "`schema` is another one"),
    ({"rounds": {}}, "`rounds` is a list"),
    ({"rounds": [{}]}, "round 1 of the match: the key `events` is missing"),
    ({"rounds": [{"events": [{**BID, "seat": 3}]}]}, "`seat` of event 1 is from 0 to 2"),
    ({"rounds": [{"events": [{"seat": 0, "move": "fold"}]}]}, "has no move `fold`"),
    ({"rounds": [{"events": [], "result": 3}]}, "`result` is an object"),
    ({"readings": {"max_tie": "some"}}, "isn't a reading of max_tie"),
]


@pytest.mark.parametrize(("change", "said"), WRONG, ids=[said for _, said in WRONG])
def test_wrong_input(change: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        read_match({**THREE, **change}, ruleset("fr"), LIBRARY.deck)


def test_all_mistakes_at_once() -> None:
    with pytest.raises(InputError) as caught:
        read_match({"hands": [], "starter": -1}, ruleset("fr"), LIBRARY.deck)
    said = str(caught.value)
    assert all(word in said for word in ("hands", "players", "rounds", "starter", "seed"))


@pytest.mark.parametrize(
    ("shuffles", "said"),
    [
        (["1 2"], "shuffle 1 isn't an order of the cards shuffled: it lacks night"),
        (["1 2 2 night"], "shuffle 1 .* too many of 2"),
        ([], "0 shuffles are listed, and a further one is needed"),
        (["night 1 2"], "1 shuffles are listed, and a further one is needed"),
        (["night 1 2", "1 2 2"], "shuffle 2 isn't an order"),
    ],
)
def test_shuffles_that_do_not_fit(shuffles: list[str], said: str) -> None:
    deck = {"1": 1, "2": 1, "night": 1}
    with pytest.raises(InputError, match=said):
        run("fr", listed(deck, shuffles, [[BID, CALL], []]))


@pytest.mark.parametrize("more", [[], ["1 night 1"]])
def test_after_the_end_nothing_need_be_shuffled(more: list[str]) -> None:
    """The night orders a shuffle for a round that nobody plays; it may be listed all the same."""
    rounds = [[{**BID, "amount": FAR}, CALL]]
    match = listed({"1": 2, "night": 1}, ["night 1 1", *more], rounds, options={"threshold": 1})
    told = run("fr", match)
    assert (told.outcome, told.winner, told.rounds[0].reshuffle) == ("settled", 1, True)
    with pytest.raises(InputError, match="shuffle 2 isn't an order"):
        run("fr", {**match, "shuffles": [["night", "1", "1"], ["1"]]})


@pytest.mark.parametrize("turned", [False, True])
def test_how_long_the_direction_lasts_is_met_only_where_it_was_changed(turned: bool) -> None:
    before = [BID, {"seat": 0, "move": "turn_round"}] if turned else [BID]
    rounds = [{"events": [*before, {**CALL, "seat": 2 if turned else 1}]}, {"events": []}]
    met = [one.relied_on for one in run("pt_kidult", {**THREE, "rounds": rounds}).rounds]
    assert met == [(), ("turn_round_lasts",) if turned else ()]


def test_the_same_seed_gives_the_same_cards() -> None:
    data = {**THREE, "rounds": [{"events": [BID, CALL]}]}
    assert run("fr", data) == run("fr", data)
    totals = {run("fr", {**data, "seed": seed}).rounds[0].total for seed in range(20)}
    assert len(totals) > 5


def test_what_the_rules_forbid() -> None:
    told = run("fr", {**THREE, "rounds": [{"events": [BID, CALL]}, {"events": [BID, CALL]}]})
    assert told.outcome == "illegal"
    assert told.illegal_at == (2, 1)
    assert told.rounds[1].why == "it is another player's turn"


def test_a_round_waits_for_the_one_before() -> None:
    told = run("fr", {**THREE, "rounds": [{"events": [BID]}, {"events": [BID]}]})
    assert told.illegal_at == (2, 1)
    assert told.rounds[1].why == "the round before isn't over"


@pytest.mark.parametrize("more", [[BID], []])
def test_a_match_that_is_over_refuses_more(more: list[dict[str, Any]]) -> None:
    ended = {"players": 2, "options": {"threshold": 1}, "seed": 1}
    rounds = [[{**BID, "amount": FAR}, CALL]]
    told = run("fr", {**ended, "rounds": [{"events": e} for e in rounds]})
    assert (told.outcome, told.winner, told.rounds[0].next_starter) == ("settled", 1, None)
    told = run("fr", {**ended, "rounds": [{"events": e} for e in [*rounds, more]]})
    assert (told.outcome, told.illegal_at, told.winner) == ("illegal", (2, 1), 1)
    told = run("fr", {**ended, "rounds": [{"events": [*rounds[0], BID]}]})
    assert (told.outcome, told.illegal_at) == ("illegal", (1, 3))


def test_a_drawn_night_reshuffles() -> None:
    deck = {"1": 2, "?": 1, "night": 1, "5": 2}
    orders = ["? 1 night 1 5 5", "5 5 1 1 ? night"]
    told = run("en", listed(deck, orders, [[BID, CALL], [{**BID, "amount": 3}]]))
    first = told.rounds[0]
    assert (first.draws, first.reshuffle, first.total) == (("night",), True, 1)
    assert told.outcome == "open"
    assert not told.rounds[1].reshuffle


def test_a_short_pile_is_no_reshuffle_that_a_card_ordered() -> None:
    told = run("fr", listed({"1": 3}, ["1 1 1", "1 1 1"], [[BID, CALL], []]))
    assert not told.rounds[1].reshuffle
    assert told.rounds[1].relied_on == ("short_pile",)


SHORT = {"1": 1, "2": 1, "3": 1}


@pytest.mark.parametrize(
    ("reading", "again", "total"),
    [("reshuffle_all", "1 2 3", 3), ("discards_under_the_rest", "1 2", 4)],
)
def test_short_pile(reading: str, again: str, total: int) -> None:
    """3 is left: either it is shuffled in too, or it is dealt first."""
    rounds = [[BID, CALL], [{**BID, "seat": 1}, {**CALL, "seat": 0}]]
    data = listed(SHORT, ["1 2 3", again], rounds, readings={"short_pile": reading})
    told = run("fr", data)
    assert told.rounds[1].total == total
    assert told.rounds[0].relied_on == ()
    assert told.rounds[1].relied_on == ("short_pile",)


@pytest.mark.parametrize(("reading", "draws"), [("reshuffle_discards", ("5",)), ("nothing", ())])
def test_empty_pile(reading: str, draws: tuple[str, ...]) -> None:
    """Two rounds take the four cards; in the second ? asks for a card when the pile is empty."""
    deck = {"5": 2, "1": 1, "?": 1}
    rounds = [[BID, CALL], [{**BID, "seat": 1}, {**CALL, "seat": 0}]]
    orders = ["5 5 ? 1", "5 5"]
    told = run("fr", listed(deck, orders, rounds, readings={"empty_pile": reading}))
    assert told.rounds[1].draws == draws
    assert told.rounds[1].total == 1 + sum(map(int, draws))
    assert told.rounds[1].relied_on == ("empty_pile",)


def test_a_refill_never_duplicates_the_deck() -> None:
    rules = ruleset("fr")
    deck = deck_of({"5": 2, "1": 1, "?": 1})
    orders = (("5", "5", "?", "1"), ("5", "5"), ("1", "?", "5", "5"))
    table = table_of(Match(2, deck=deck, shuffles=orders), rules)
    for opener in (0, 1):
        table.deal()
        table.do(Event(opener, "bid", amount=1))
        table.do(Event(1 - opener, "challenge"))
    assert [table.setting.kinds[k].name for k in table.dealer.pile] == ["5"]
    assert (sum(table.state["cards at pile"]), sum(table.state["cards at discards"])) == (1, 3)
    table.deal()
    assert (sum(table.state["cards at pile"]), sum(table.state["cards at discards"])) == (2, 0)


def test_who_starts_when_the_first_seat_is_out() -> None:
    rules = ruleset("fr")
    table = table_of(Match(3, options={"threshold": 1}, seed=3), rules)
    table.deal()
    table.do(Event(0, "bid", amount=FAR))
    table.do(Event(1, "challenge"))
    one = table.result()
    assert (one.eliminated, one.next_starter) == ((0,), 1)
    table.deal()
    assert table.turn == 1
    assert [sum(row) for row in table.state["cards at forehead"]] == [0, 1, 1]
    table.do(Event(1, "bid", amount=1))
    assert table.turn == 2
    table.do(Event(2, "bid", amount=2))
    assert table.turn == 1


@pytest.mark.parametrize("reading", ["notional", "no_coin"])
def test_when_twelve_coins_lie_before_six_players(reading: str) -> None:
    table = table_of(Match(6, readings={"supply_out": reading}, seed=5), ruleset("en"))
    for seat in [0, 1, 2, 3, 4, 5] * 2:
        table.deal()
        lose(table, seat)
        assert table.result().loser == seat
        assert "supply_out" not in table.result().relied_on
    assert sum(table.state["coins"]) == 12
    table.deal()
    lose(table, 3)
    one = table.result()
    assert one.relied_on[-1] == "supply_out"
    if reading == "notional":
        assert (one.loser, one.coins[3], one.eliminated) == (3, 3, (3,))
    else:
        assert (one.loser, one.paid, one.coins[3], one.eliminated) == (None, (), 2, ())


@pytest.mark.parametrize(("reading", "left"), [("kept", 3), ("returned", 0)])
def test_the_coins_of_who_is_out(reading: str, left: int) -> None:
    table = table_of(Match(3, readings={"returned_coins": reading}, seed=5), ruleset("en"))
    for _ in range(3):
        table.deal()
        lose(table, 1)
    one = table.result()
    assert (one.eliminated, one.paid, one.coins) == ((1,), ((1, 1),), (0, left, 0))
    assert one.relied_on == ("returned_coins",)


def test_twelve_players_with_two_boxes() -> None:
    table = table_of(Match(12, options={"boxes": 2}, seed=9), ruleset("en"))
    for seat in [*range(12), *range(12)]:
        table.deal()
        assert sum(map(sum, table.state["cards at forehead"])) == 12
        lose(table, seat)
    assert table.state["coins"] == (2,) * 12
    assert all(table.state["in_play"])
    for seat in range(11):
        table.deal()
        lose(table, seat)
        assert table.result().eliminated == (seat,)
    assert table.winner == 11


def test_asking_leaves_no_trace() -> None:
    table = table_of(Match(2, seed=1), ruleset("en"))
    before = table.refusal(Event(0, "bid", amount=1))
    assert before is not None
    table.deal()
    state = table.state
    assert table.refusal(Event(0, "challenge")) is not None
    assert table.refusal(Event(0, "bid", amount=1)) is None
    assert table.state is state
    assert table.result().relied_on == ()
