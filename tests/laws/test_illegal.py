"""What the rules forbid is refused, with the rule; and nothing is changed by it."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coyote_spec.interpreter.rounds import Event, choice_of
from coyote_spec.interpreter.sight import legal_events, sight
from coyote_spec.interpreter.table import Table
from coyote_spec.semantics.round import BID, moves
from tests.conftest import Cli
from tests.interpreter.games import Agreed
from tests.laws.games import games
from tests.soak import cases

GAMES = cases(125)
ROUNDS, MOVES = 4, 10
ONE_TOKEN = {"approve", "double", "turn_round", "extra_card", "restart", "name_next"}
ONE_TOMAHAWK = {"agree", "turn_about", "give_a_card"}
AFTER = {"double", "turn_round", "extra_card", "name_next", "turn_about", "give_a_card"}
"""Moves that follow one's own bid."""
COINS = {
    "extra_feather": "extra_feathers_left",
    "reverse": "reverses_left",
    "skip": "skips_left",
    "swap": "swaps_left",
    "guess": "guesses_left",
}


def forbidden_by(table: Table, parts: list[str], event: Event) -> Iterator[str]:
    """The rules that must forbid an event, as far as they are plain; the first one is named."""
    state, move = table.state, event.move
    if move in AFTER:
        if not (state["just_bid"] and state["bidder"] == event.seat):
            yield "the turn"
    elif event.seat != state["turn"] or (state["must_bid"] and move != BID):
        yield "the turn"
    if move == BID:
        yield from _number(table, parts, event.amount or 0)
    if move in ("challenge", "exact") and not state["opened"]:
        yield move
    two_left = sum(state["in_play"]) == 2
    if move == "exact" and two_left:
        yield move
    if move in COINS and (two_left or state[COINS[move]] == 0):
        yield move
    for names, token in ((ONE_TOKEN, "token"), (ONE_TOMAHAWK, "tomahawk_left")):
        if move in names and not state[token][event.seat]:
            yield move
    if event.target is not None and (
        event.target == event.seat or not state["in_play"][event.target]
    ):
        yield move


def _number(table: Table, parts: list[str], number: int) -> Iterator[str]:
    state = table.state
    positive = parts[0] in ("fr", "pt", "pt_kidult") and "below_zero" not in parts
    if not state["opened"] and number <= 0 and positive:
        yield "opener"
    if state["opened"] and (
        number != state["bid"] + 1 if "step_by_one" in parts else number <= state["bid"]
    ):
        yield "raise"
    if "cap" in parts and number > table.setting.options["highest_bid"]:
        yield "within_cap"


def anything(table: Table, chance: random.Random) -> Event:
    """An event that the game knows, sense or nonsense."""
    seats, state = range(table.setting.players), table.state
    seat = chance.choice([state["turn"], state["turn"], max(state["bidder"], 0), *seats])
    move = chance.choice([BID, *moves(table.game)])
    match choice_of(table.game, move):
        case "amount":
            return Event(seat, move, amount=state["bid"] + chance.randint(-3, 5))
        case "target":
            return Event(seat, move, target=chance.choice(seats))
        case "card":
            return Event(seat, move, card=chance.choice(table.setting.kinds).name)
        case _:
            return Event(seat, move)


@settings(max_examples=GAMES)
@given(games(), st.integers(0, 2**32))
def test_what_is_forbidden_is_refused_with_its_rule(one: Agreed, seed: int) -> None:
    chance, table, parts = random.Random(seed), one.table(), one.ruleset.split("+")
    names = {rule.name for _, rule in one.rules.rules()}
    for _ in range(ROUNDS):
        if table.deal() is not None:
            break
        for _ in range(MOVES):
            if table.round_over:
                break
            event, before = anything(table, chance), table.state
            expected = next(forbidden_by(table, parts, event), None)
            refused = table.do(event)
            if refused is None:
                assert expected is None
                continue
            assert table.state is before
            assert refused.says
            assert refused.rule in names | {"the turn", "the round"}
            if expected is not None:
                assert refused.rule == expected
        if not table.round_over:
            break


@settings(max_examples=cases(60))
@given(games(), st.integers(0, 2**32))
def test_who_is_out_and_who_acts_after_the_end_is_refused(one: Agreed, seed: int) -> None:
    chance, table = random.Random(seed), one.table()
    copies = tuple(dict(one.cards.cards)[kind.name] for kind in table.setting.kinds)
    for _ in range(25):
        if table.deal() is not None:
            break
        out = [seat for seat, stays in enumerate(table.state["in_play"]) if not stays]
        for seat in out:
            refused = table.do(Event(seat, BID, amount=table.state["bid"] + 1))
            assert refused is not None
            assert refused.rule == "the turn"
        done = 0
        while not table.round_over and done < 40:
            assert table.turn is not None
            view = sight(table, table.turn, copies)
            calls = [e for m in one.rules.calls for e in legal_events(view, m)]
            events = calls or [e for m in view.moves for e in legal_events(view, m)]
            if not events:
                return
            assert table.do(chance.choice(events)) is None
            done += 1
        if not table.round_over:
            return
        refused = table.do(Event(0, BID, amount=10**6))
        assert refused is not None
        assert refused.rule in ("the round", "the match")
    if table.winner is not None:
        assert table.deal() is not None


THREE, TWO, OUT = ("3", "5", "2"), ("3", "5"), ("3", None, "2", "4")
BID_2 = {"seat": 0, "move": "bid", "amount": 2}
TURN = "it is another player's turn"


def by(seat: int, move: str, **choice: int | str) -> dict[str, Any]:
    return {"seat": seat, "move": move} | choice


@pytest.mark.parametrize(
    ("name", "hands", "events", "why"),
    [
        ("pt_kidult", THREE, [BID_2, by(0, "double"), by(0, "turn_round")], "turn_round"),
        ("pt_kidult", THREE, [BID_2, by(0, "extra_card", target=0)], "extra_card"),
        ("pt_kidult", THREE, [BID_2, by(0, "name_next", target=0)], "name_next"),
        ("pt_kidult", OUT, [BID_2, by(0, "extra_card", target=1)], "extra_card"),
        ("pt_kidult", OUT, [BID_2, by(0, "name_next", target=1)], "name_next"),
        ("pt_kidult", OUT, [BID_2, by(1, "approve")], TURN),
        ("en_advanced", TWO, [by(0, "reverse")], "reverse"),
        ("en_advanced", ("3", None, "2"), [BID_2, by(2, "skip")], "skip"),
        ("en_advanced", OUT, [BID_2, by(1, "guess", card="5")], TURN),
        ("en_advanced", THREE, [by(0, "swap"), BID_2, by(1, "swap")], "swap"),
        ("fr+tomahawk", THREE, [BID_2, by(0, "give_a_card", target=0)], "give_a_card"),
        ("fr+tomahawk", OUT, [BID_2, by(0, "give_a_card", target=1)], "give_a_card"),
        ("en+exact_call", TWO, [BID_2, by(1, "exact")], "exact"),
        ("en+cap", THREE, [by(0, "bid", amount=141)], "within_cap"),
    ],
)
def test_the_command_says_which_event_and_why(
    cli: Cli, name: str, hands: tuple[str | None, ...], events: list[dict[str, Any]], why: str
) -> None:
    """The last event of each is forbidden."""
    coins = [3 if hand is None else 0 for hand in hands]
    given = {"hands": hands, "coins": coins, "pile": ["1", "4"], "events": events}
    done = cli("run", name, stdin=json.dumps(given))
    assert done.code == 1
    said = why if why == TURN else f"by the rule {why}"
    assert re.search(rf"event {len(events)} is forbidden:? {said}", done.out)


def test_a_guess_of_a_card_that_does_not_exist_cannot_be_read(cli: Cli) -> None:
    events = [BID_2, by(1, "guess", card="zebra")]
    done = cli("run", "en_advanced", stdin=json.dumps({"hands": THREE, "events": events}))
    assert done.code == 2
    assert "en_advanced knows no card `zebra`" in done.err
