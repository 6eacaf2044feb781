"""What happens in a round, in words: an event, what it changes, coins and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.game import at, counts, table_places
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.interpreter.rounds import Event
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game


def event_in_words(event: Event) -> str:
    """What a seat does, as a part of a sentence.

    >>> from coyote_spec.interpreter.rounds import Event
    >>> event_in_words(Event(0, "bid", amount=-3)), event_in_words(Event(1, "challenge"))
    ('seat 0 bids -3', 'seat 1: challenge')
    """
    if event.move == BID:
        return f"seat {event.seat} bids {event.amount}"
    chosen = [] if event.amount is None else [f"the number {event.amount}"]
    chosen += [] if event.target is None else [f"seat {event.target}"]
    chosen += [] if event.card is None else [f"the card {event.card}"]
    return f"seat {event.seat}: {', '.join([event.move, *chosen])}"


def coins_in_words(number: int) -> str:
    """A number of coins.

    >>> coins_in_words(1), coins_in_words(2), coins_in_words(0)
    ('1 coin', '2 coins', 'no coins')
    """
    if number == 0:
        return "no coins"
    return f"{number} coin" + ("" if number == 1 else "s")


def changed(game: Game, before: State, after: State) -> Iterator[str]:
    """What an event changed, in words: the bid, the total, coins, who is out, fields, cards, who is
    to act."""
    new = {name for name, value in after.values.items() if before[name] != value}
    if after["opened"] and new & {"bid", "bidder", "opened"}:
        yield f"the bid is {after['bid']}, by seat {after['bidder']}"
    if after["counted"] and "counted" in new:
        yield f"the total is {after['total']}"
    for seat in game.seats:
        if before["coins"][seat] != after["coins"][seat]:
            yield f"seat {seat} has {coins_in_words(after['coins'][seat])}"
        if before["in_play"][seat] and not after["in_play"][seat]:
            yield f"seat {seat} is out"
    if "direction" in new:
        yield f"play goes to the {'left' if after['direction'] == 1 else 'right'}"
    yield from _fields(game, before, after)
    if not after["over"]:
        yield from _cards(game, before, after)
        if "turn" in new:
            yield f"seat {after['turn']} is to act"
        if after["must_bid"] and "must_bid" in new:
            yield "only a bid may follow"
        return
    yield from _end(new, after)


def _end(new: set[str], after: State) -> Iterator[str]:
    if not after["counted"]:
        yield "the round is over without a count"
    if after["reshuffled"] and "reshuffled" in new:
        yield "all cards are shuffled"
    if after["winner"] >= 0:
        yield f"seat {after['winner']} wins the match"
    elif after["starter"] >= 0:
        yield f"seat {after['starter']} starts the next round"


def _fields(game: Game, before: State, after: State) -> Iterator[str]:
    for name, field in game.setting.ruleset.fields.items():
        if not field.of_seats:
            if before[name] != after[name]:
                yield f"{name} is {_value(after[name])}"
            continue
        for seat in game.seats:
            if before[name][seat] != after[name][seat]:
                yield f"{name} of seat {seat} is {_value(after[name][seat])}"


def _value(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _cards(game: Game, before: State, after: State) -> Iterator[str]:
    """Cards that came to a place on the table."""
    for place in table_places(game):
        if before[at(place)] == after[at(place)]:
            continue
        lying = (counts(game, before, place), counts(game, after, place))
        rows = zip(game.setting.kinds, *lying, strict=True)
        for kind, old, new in rows:
            if new > old:
                yield f"{kind.name} comes to {place}"
    if sum(after[at(PILES[0])]) > sum(before[at(PILES[0])]):
        yield "the pile is filled"
