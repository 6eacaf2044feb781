"""What happens in a round, in words: an event, what it changes, coins and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.locale.said import Called, Said, Several
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
        return Said("event-bids", seat=event.seat, amount=str(event.amount))
    chosen = [] if event.amount is None else [Said("the-number", number=str(event.amount))]
    chosen += [] if event.target is None else [Said("seat", seat=event.target)]
    chosen += [] if event.card is None else [Said("the-card", card=Called("card", event.card))]
    what = Several(", ", [Called("move", event.move), *chosen])
    return Said("event-does", seat=event.seat, what=what)


def coins_in_words(number: int) -> str:
    """A number of coins.

    >>> coins_in_words(1), coins_in_words(2), coins_in_words(0)
    ('1 coin', '2 coins', 'no coins')
    """
    return Said("coins", number=number)


def changed(game: Game, before: State, after: State) -> Iterator[str]:
    """What an event changed, in words: the bid, the total, coins, who is out, fields, cards, who is
    to act."""
    new = {name for name, value in after.values.items() if before[name] != value}
    if after["opened"] and new & {"bid", "bidder", "opened"}:
        yield Said("bid-is", amount=str(after["bid"]), seat=after["bidder"])
    if after["counted"] and "counted" in new:
        yield Said("total-is", total=str(after["total"]))
    for seat in game.seats:
        if before["coins"][seat] != after["coins"][seat]:
            yield Said("seat-has", seat=seat, coins=coins_in_words(after["coins"][seat]))
        if before["in_play"][seat] and not after["in_play"][seat]:
            yield Said("seat-is-out", seat=seat)
    if "direction" in new:
        yield Said("to-the-left" if after["direction"] == 1 else "to-the-right")
    yield from _fields(game, before, after)
    if not after["over"]:
        yield from _cards(game, before, after)
        if "turn" in new:
            yield Said("seat-to-act", seat=after["turn"])
        if after["must_bid"] and "must_bid" in new:
            yield Said("only-a-bid")
        return
    yield from _end(new, after)


def _end(new: set[str], after: State) -> Iterator[str]:
    if not after["counted"]:
        yield Said("over-without-count")
    if after["reshuffled"] and "reshuffled" in new:
        yield Said("all-shuffled")
    if after["winner"] >= 0:
        yield Said("seat-wins", seat=after["winner"])
    elif after["starter"] >= 0:
        yield Said("seat-starts", seat=after["starter"])


def _fields(game: Game, before: State, after: State) -> Iterator[str]:
    for name, field in game.setting.ruleset.fields.items():
        if not field.of_seats:
            if before[name] != after[name]:
                yield Said("value-is", name=name, value=_value(after[name]))
            continue
        for seat in game.seats:
            if before[name][seat] != after[name][seat]:
                value = _value(after[name][seat])
                yield Said("value-of-seat-is", name=name, seat=seat, value=value)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return Said("yes" if value else "no")
    return str(value)


def _cards(game: Game, before: State, after: State) -> Iterator[str]:
    """Cards that came to a place on the table."""
    for place in table_places(game):
        if before[at(place)] == after[at(place)]:
            continue
        lying = (counts(game, before, place), counts(game, after, place))
        rows = zip(game.setting.kinds, *lying, strict=True)
        for kind, old, new in rows:
            if new > old:
                yield Said("card-comes", card=Called("card", kind.name), place=place)
    if sum(after[at(PILES[0])]) > sum(before[at(PILES[0])]):
        yield Said("pile-filled")
