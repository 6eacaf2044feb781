"""What is said at a table, and what a line that somebody types means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.interpreter.reading import MOST_DIGITS, whole_number
from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.setting import kind_of
from coyote_spec.interpreter.sight import legal_events
from coyote_spec.interpreter.voice import cards_told, labelled, say, voice
from coyote_spec.locale.mistakes import Hint, Wrong, nearest, shown
from coyote_spec.semantics.game import at
from coyote_spec.semantics.round import BID
from coyote_spec.source import shorten, wrong

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
    if digits <= READABLE_DIGITS:
        return str(number)
    return say("long-number", f"a number of about {digits} digits", digits=digits)


def said_event(event: Event) -> str:
    """What somebody does, in words."""
    if event.move == BID and event.amount is not None:
        amount = said_number(event.amount)
        english = f"Seat {event.seat} bids {amount}."
        return say("bids", english, seat=str(event.seat), amount=amount)
    chosen = [] if event.amount is None else [said_number(event.amount)]
    chosen += [] if event.target is None else [seat_said(event.target)]
    called = voice().called
    chosen += [] if event.card is None else [called("card", event.card)]
    what = " ".join([called("move", event.move), *chosen])
    return say("does", f"Seat {event.seat}: {what}.", seat=str(event.seat), what=what)


def seat_said(seat: int) -> str:
    """A seat within a sentence."""
    return say("choice-target", f"seat {seat}", choice=str(seat))


def choice_said(key: str) -> str:
    """What a move asks for."""
    return say(f"a-{key}", CHOICE[key])


def cards_in_words(view: Sight) -> list[str]:
    """The cards that a seat sees, place by place."""
    said = []
    for lot in view.laid:
        names = [voice().called("card", view.setting.kinds[kind].name) for kind in lot.seen]
        unseen = say("unseen", "a card you don't see")
        names += [unseen] * (lot.hidden if lot.seat == view.seat else 0)
        if names:
            table = say("at-table", "on the table")
            whose = table if lot.seat is None else seat_said(lot.seat)
            where = voice().lying(lot.place, lot.seat, f"{whose}, {lot.place.replace('_', ' ')}")
            said.append(f"  {labelled(where, ', '.join(names))}")
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
            seat, what = view.choosers[move], choice_said(key)
            english = f"{move} (seat {seat} is asked for {what})"
            said.append(say("is-asked", english, move=move, seat=str(seat), what=what))
        else:
            said.append(f"{move} {choices_in_words(key, found)}")
    return said


def choices_in_words(key: str, found: Sequence[Event]) -> str:
    """What may be chosen, as one would type it; found are the legal events."""
    if key == "amount":
        such = said_number(found[0].amount or 0)
        return say("such-as", f"NUMBER, such as {such}", number=such)
    return (
        say("card-typed", "CARD")
        if key == "card"
        else "|".join(str(getattr(event, key)) for event in found)
    )


def help_in_words(view: Sight) -> list[str]:
    """What a person can type."""
    return [
        f"{you_can(legal_in_words(view))}.",
        say("help", "A number alone is a bid. `quit` ends the match."),
    ]


def you_can(possible: Sequence[str]) -> str:
    """The moves that there are."""
    said = "; ".join(possible)
    return say("you-can", f"You can: {said}", moves=said)


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
        raise wrong("move", Wrong("interpreter-no-move", move=shorten(words[0])), hint)
    key, rest = view.moves[move], words[1:]
    if key is None or view.choosers[move] != view.seat:
        if rest:
            asked = key and Hint("interpreter-another-is-asked", what=_choice(key))
            raise wrong("move", Wrong("interpreter-move-alone", move=move), asked or "")
        return Event(view.seat, move)
    return with_choice(rest, view, move, view.seat)


def with_choice(words: Sequence[str], view: Sight, move: str, seat: int) -> Event:
    """The move of a seat with the choice that the words say; raises InputError for others."""
    key, rest = view.moves[move], words
    assert key is not None
    if key == "target" and rest[:1] == ["seat"]:
        rest = rest[1:]
    if len(rest) != 1:
        raise wrong("move", Wrong("interpreter-move-with", move=move, what=_choice(key)))
    if key == "card":
        return Event(seat, move, card=kind_of(view.setting.ruleset, rest[0]).name)
    if not _digits(rest[0]):
        raise wrong("move", Wrong("interpreter-no-whole-number", word=shorten(rest[0])))
    if len(rest[0]) > MOST_DIGITS:
        raise wrong("move", Wrong("interpreter-many-digits", most=MOST_DIGITS))
    number = whole_number(rest[0].removeprefix("+"))
    if key == "amount":
        return Event(seat, move, amount=number)
    if not 0 <= number < len(view.coins):
        raise wrong("move", Wrong("interpreter-no-seat", seat=shown(number)))
    return Event(seat, move, target=number)


def _choice(key: str) -> Wrong:
    return Wrong(f"interpreter-choice-{key}")


def _digits(word: str) -> bool:
    plain = word[1:] if word[:1] in ("-", "+") else word
    return plain.isascii() and plain.isdigit()


def end_of_round(table: Table, one: Result, show: bool) -> Iterator[str]:
    """The end of a round: the cards, the count step by step, who pays, who is out."""
    if table.state["counted"]:
        if show:
            yield from _dealt(table)
        if one.draws:
            yield turned_over(one.draws)
        total = said_number(one.total or 0)
        for step in table.steps:
            yield f"  {labelled(step.rule, '; '.join(map(voice().change, step.changes)))}"
        if not table.steps or table.steps[-1].says != f"the total is {total}":
            yield say("total-is", f"The total is {total}.", total=total)
    for seat, coins in one.paid:
        many = f"{abs(coins)} coin" + ("" if abs(coins) == 1 else "s")
        does, has = "takes" if coins > 0 else "gives back", table.state["coins"][seat]
        yield say(
            f"now-{does.replace(' ', '-')}",
            f"Seat {seat} {does} {many} and has {has}.",
            seat=str(seat),
            coins=abs(coins),
            has=has,
        )
    if not one.paid:
        yield nobody_pays()
    for seat in one.eliminated:
        yield is_out(seat)
    if one.reshuffle:
        yield say("card-reshuffles", "All cards are shuffled, as a card demands.")


def turned_over(cards: Sequence[str]) -> str:
    """The cards that a count turned over."""
    said = cards_told(cards)
    return say("turned-over", f"Turned over: {said}.", cards=said)


def nobody_pays() -> str:
    """A round that costs nobody anything."""
    return say("nobody-pays", "Nobody pays.")


def is_out(seat: int) -> str:
    """A seat that plays no more."""
    return say("is-out", f"Seat {seat} is out.", seat=str(seat))


def wins(seat: int) -> str:
    """The end of a match."""
    return say("wins", f"Seat {seat} wins the match.", seat=str(seat))


def _dealt(table: Table) -> Iterator[str]:
    """The cards that each seat was dealt, as they lay when the round began."""
    for name, body in table.setting.ruleset.places.items():
        if not body.each:
            continue
        for seat, row in enumerate(table.before[at(name)]):
            cards = [table.setting.kinds[k].name for k, n in enumerate(row) for _ in range(n)]
            if cards:
                said = cards_told(cards)
                had = say("had", f"seat {seat} had {said}", seat=str(seat), cards=said)
                yield f"  {had}"
