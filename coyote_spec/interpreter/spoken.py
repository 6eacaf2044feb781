"""What is said at a table, and what a line that somebody types means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.interpreter.reading import MOST_DIGITS, whole_number
from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.setting import kind_of
from coyote_spec.interpreter.sight import legal_events
from coyote_spec.semantics.game import at
from coyote_spec.semantics.round import BID
from coyote_spec.source import nearest, shorten, wrong

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.interpreter.rounds import Result
    from coyote_spec.interpreter.sight import Sight
    from coyote_spec.interpreter.table import Table

READABLE_DIGITS = 60

CHOICE = {"amount": "a number", "target": "a seat", "card": "a card"}
"""What a move asks for, by the key of its choice."""


def said_number(number: int) -> str:
    """A number in digits, as long as anybody would read them."""
    digits = number.bit_length() * 1233 // 4096  # 1233 / 4096 is the logarithm of 2
    return str(number) if digits <= READABLE_DIGITS else f"a number of about {digits} digits"


def said_event(event: Event) -> str:
    """What somebody does, in words."""
    if event.move == BID and event.amount is not None:
        return f"Seat {event.seat} bids {said_number(event.amount)}."
    chosen = [] if event.amount is None else [said_number(event.amount)]
    chosen += [] if event.target is None else [f"seat {event.target}"]
    chosen += [] if event.card is None else [event.card]
    return f"Seat {event.seat}: {' '.join([event.move, *chosen])}."


def cards_in_words(view: Sight) -> list[str]:
    """The cards that a seat sees, place by place."""
    said = []
    for lot in view.laid:
        names = [view.setting.kinds[kind].name for kind in lot.seen]
        names += ["a card you don't see"] * (lot.hidden if lot.seat == view.seat else 0)
        if names:
            whose = "on the table" if lot.seat is None else f"seat {lot.seat}"
            said.append(f"  {whose}, {lot.place.replace('_', ' ')}: {', '.join(names)}")
    return said


def legal_in_words(view: Sight) -> list[str]:
    """The legal moves of a seat, each as one would type it."""
    said = []
    for move in view.moves:
        found = list(legal_events(view, move))
        key = view.moves[move]
        if not found:
            continue
        if key is None:
            said.append(move)
        elif view.choosers[move] != view.seat:
            said.append(f"{move} (seat {view.choosers[move]} is asked for {CHOICE[key]})")
        else:
            said.append(f"{move} {choices_in_words(key, found)}")
    return said


def choices_in_words(key: str, found: Sequence[Event]) -> str:
    """What may be chosen, as one would type it; found are the legal events."""
    if key == "amount":
        return f"NUMBER, such as {said_number(found[0].amount or 0)}"
    return "CARD" if key == "card" else "|".join(str(getattr(event, key)) for event in found)


def help_in_words(view: Sight) -> list[str]:
    return [
        f"You can: {'; '.join(legal_in_words(view))}.",
        "A number alone is a bid. `quit` ends the match.",
    ]


def parsed(words: Sequence[str], view: Sight) -> Event:
    """An event from the words of a line; raises InputError when it is none.

    It is without the choice that another seat is asked for.
    """
    if _digits(words[0]):
        words = [BID, *words]
    named = {move.casefold(): move for move in view.moves}
    move = named.get(words[0].casefold())
    if move is None:
        hint = nearest(words[0].casefold(), [*named, "help", "quit"])
        raise wrong("move", f"there is no move `{shorten(words[0])}`.", hint)
    key, rest = view.moves[move], words[1:]
    if key is None or view.choosers[move] != view.seat:
        if rest:
            asked = "" if key is None else f"another seat is asked for {CHOICE[key]}."
            raise wrong("move", f"`{move}` is said alone.", asked)
        return Event(view.seat, move)
    return with_choice(rest, view, move, view.seat)


def with_choice(words: Sequence[str], view: Sight, move: str, seat: int) -> Event:
    """The move of a seat with the choice that the words say; raises InputError for others."""
    key, rest = view.moves[move], words
    assert key is not None
    if key == "target" and rest[:1] == ["seat"]:
        rest = rest[1:]
    if len(rest) != 1:
        raise wrong("move", f"`{move}` is said with {CHOICE[key]}.")
    if key == "card":
        return Event(seat, move, card=kind_of(view.setting.ruleset, rest[0]).name)
    if not _digits(rest[0]):
        raise wrong("move", f"`{shorten(rest[0])}` isn't a whole number.")
    if len(rest[0]) > MOST_DIGITS:
        raise wrong("move", f"a number of more than {MOST_DIGITS} digits is too long.")
    number = whole_number(rest[0].removeprefix("+"))
    if key == "amount":
        return Event(seat, move, amount=number)
    if not 0 <= number < len(view.coins):
        raise wrong("move", f"there is no seat {said_number(number)}.")
    return Event(seat, move, target=number)


def _digits(word: str) -> bool:
    plain = word[1:] if word[:1] in ("-", "+") else word
    return plain.isascii() and plain.isdigit()


def end_of_round(table: Table, one: Result, show: bool) -> Iterator[str]:
    """The end of a round: the cards, the count step by step, who pays, who is out."""
    if table.state["counted"]:
        if show:
            yield from _dealt(table)
        if one.draws:
            yield f"Turned over: {', '.join(one.draws)}."
        total = f"the total is {said_number(one.total or 0)}"
        for step in table.steps:
            yield f"  {step.rule}: {step.says}"
        if not table.steps or table.steps[-1].says != total:
            yield f"T{total[1:]}."
    for seat, coins in one.paid:
        many = f"{abs(coins)} coin" + ("" if abs(coins) == 1 else "s")
        does = f"takes {many}" if coins > 0 else f"gives back {many}"
        yield f"Seat {seat} {does} and has {table.state['coins'][seat]}."
    if not one.paid:
        yield "Nobody pays."
    for seat in one.eliminated:
        yield f"Seat {seat} is out."
    if one.reshuffle:
        yield "All cards are shuffled, as a card demands."


def _dealt(table: Table) -> Iterator[str]:
    """The cards that each seat was dealt, as they lay when the round began."""
    for name, body in table.setting.ruleset.places.items():
        if not body.each:
            continue
        for seat, row in enumerate(table.before[at(name)]):
            cards = [table.setting.kinds[k].name for k, n in enumerate(row) for _ in range(n)]
            if cards:
                yield f"  seat {seat} had {', '.join(cards)}"
