"""Expressions, effects and rule bodies as one line of text, with as few brackets as can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset import rule as kind
from coyote_spec.ruleset.words import card, quoted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coyote_spec.ruleset.catalogue import Clause

# How tightly an expression holds together, as the grammar has it.
_ANY, _EITHER, _BOTH, _NOT, _COMPARISON, _SUM, _PRODUCT, _ATOM = range(8)


def expression(node: say.Expression, level: int = _ANY) -> str:
    """The expression; in brackets if it holds together less tightly than the level asks."""
    text, own = _phrase(node)
    return text if own >= level else f"({text})"


def _phrase(node: say.Expression) -> tuple[str, int]:
    """The expression without brackets around it, and how tightly it holds together."""
    match node:
        case say.Conditional(then, condition, otherwise):
            first, second = expression(then, _EITHER), expression(condition, _EITHER)
            return f"{first} when {second}, otherwise {expression(otherwise)}", _ANY
        case say.Either(items):
            return " or ".join(expression(item, _BOTH) for item in items), _EITHER
        case say.Both(items):
            return " and ".join(expression(item, _NOT) for item in items), _BOTH
        case say.Negate(of):
            return f"not {expression(of, _NOT)}", _NOT
        case say.Compare(left, word, right):
            return f"{expression(left, _SUM)} {word} {expression(right, _SUM)}", _COMPARISON
        case say.Within(value, low, high):
            ends = f"{expression(low, _SUM)} to {expression(high, _SUM)}"
            return f"{expression(value, _SUM)} is {ends}", _COMPARISON
        case say.Add(left, right):
            return f"{expression(left, _SUM)} + {expression(right, _PRODUCT)}", _SUM
        case say.Subtract(left, right):
            return f"{expression(left, _SUM)} - {expression(right, _PRODUCT)}", _SUM
        case say.Scale(factor, of):
            return f"{factor} * {expression(of, _ATOM)}", _PRODUCT
        case say.DivideUp(of, by):
            return f"{expression(of, _ATOM)} / {by} rounded up", _PRODUCT
        case _:
            return _atom(node), _ATOM


def _atom(node: say.Expression) -> str:
    match node:
        case say.Literal(value):
            return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        case say.Name(name) | say.Option(name) | say.Field(name) | say.Local(name):
            return name
        case say.Meaning(name):
            return name
        case say.NameOf(name, of) | say.FieldOf(name, of) | say.Worn(name, of):
            return f"{name} of {expression(of, _ATOM)}"
        case say.Larger(left, right):
            return f"larger of ({expression(left)}, {expression(right)})"
        case say.Smaller(left, right):
            return f"smaller of ({expression(left)}, {expression(right)})"
        case say.CountSeats(where):
            return f"count of seats where {expression(where, _ATOM)}"
        case say.SumSeats(name):
            return f"sum of {name} over seats"
        case say.FirstSeat(where):
            return f"the seat where {expression(where, _ATOM)}"
        case say.NextSeat(direction, of, where):
            start = f"next seat {direction} of {expression(of, _ATOM)}"
            return f"{start} where {expression(where, _ATOM)}"
        case say.Holder(card):
            return f"holder of {quoted(card)}"
        case say.Consulted(silence, cases):
            answers = ", ".join(f"{reading}: {expression(value)}" for reading, value in cases)
            return f"by {silence} ({answers})"
        case say.AsBefore():
            return "as before"
        case _:
            return _about_cards(node)


def _about_cards(node: say.Expression) -> str:
    match node:
        case say.SumCards(of):
            return f"sum of {of}"
        case say.CountCards(cards):
            return f"count of {card_set(cards)}"
        case say.SomeCards(cards):
            return f"some {card_set(cards)}"
        case say.SeveralCards(cards):
            return f"several {card_set(cards)}"
        case say.NoCards(cards):
            return f"no {card_set(cards)}"
        case say.Size(place):
            return f"size of {place}"
        case _:
            raise TypeError(f"no words for {type(node).__name__}")


def card_set(cards: say.CardSet) -> str:
    """Cards by name or colour, with their place if one is given."""
    what = quoted(cards.name) if cards.name is not None else str(cards.colour)
    where = f" in {cards.place}" if cards.place is not None else ""
    return ("highest " if cards.highest else "") + what + where


def text(words: do.Text) -> str:
    """A sentence with its translations; nothing at all for an empty one."""
    return "" if words == do.Text() else written(words)


def written(words: do.Text) -> str:
    """A sentence with its translations, in quotes even if it is empty."""
    others = (f"{language} {quoted(said)}" for language, said in words.translations)
    return joined([quoted(words.base), *others])


def lines(clause: Clause) -> str:
    """The lines of a text in which a clause stands."""
    if clause.first == clause.last:
        return f"line {clause.first}"
    return f"lines {clause.first} to {clause.last}"


def joined(parts: Iterable[str]) -> str:
    """The parts that aren't empty, with a blank between them."""
    return " ".join(part for part in parts if part)


# ---------------------------------------------------------------- effects

COMPOUND = (do.When, do.Consult, do.Each, do.Starting, do.Reading)
"""Effects that have a block under them, or stand only on a line of their own."""


def effect(node: do.Effect) -> str:
    """A simple effect; see `head` for those with a block."""
    match node:
        case do.Nothing():
            return "no change"
        case do.AsBeforeEffect():
            return "as before"
        case do.Becomes(target, value):
            return f"{expression(target, _SUM)} becomes {expression(value)}"
        case do.Takes(seat, coins):
            return f"{expression(seat, _SUM)} takes {_coins(coins)}"
        case do.GivesBack(seat, coins):
            return f"{expression(seat, _SUM)} gives back {_coins(coins)}"
        case do.Bids(seat, amount):
            return f"{expression(seat, _SUM)} bids {expression(amount, _SUM)}"
        case do.Wins(seat):
            return f"{expression(seat, _SUM)} wins"
        case do.Passes(None):
            return "turn passes"
        case do.Passes(to) if to is not None:
            return f"turn passes to {expression(to)}"
        case do.ThenBid():
            return "then a bid"
        case do.RoundEnds():
            return "the round ends"
        case _:
            return _with_cards(node)


def _with_cards(node: do.Effect) -> str:
    match node:
        case do.Draw(count, to):
            return f"draw {expression(count, _SUM)}{_towards(to)}"
        case do.MoveCards(source, to):
            return f"move {_place(source)} to {_place(to)}"
        case do.Drop(cards):
            return f"drop {_selection(cards)}"
        case do.Flip(cards, colour):
            return f"flip {_selection(cards)} to {colour}"
        case do.Multiply(cards, factor):
            return f"multiply {_selection(cards)} by {factor}"
        case do.SetValue(cards, value):
            return f"set {_selection(cards)} to {value}"
        case do.DiscardAll():
            return "discard every card on the table"
        case do.Shuffle(how):
            return _SHUFFLES[how]
        case do.CopiesAct(every):
            return "every copy acts" if every else "only one copy acts"
        case _:
            raise TypeError(f"no words for {type(node).__name__}")


_SHUFFLES = {
    "all": "shuffle every card into the pile",
    "discards": "shuffle the discards into the pile",
    "under": "shuffle the discards under the pile",
}


def _coins(coins: say.Expression) -> str:
    one = coins == say.Literal(1) and not isinstance(getattr(coins, "value", None), bool)
    return f"{expression(coins, _SUM)} {'coin' if one else 'coins'}"


def _towards(to: do.Place | do.PlaceBySilence) -> str:
    if isinstance(to, do.Place):
        return f" to {_place(to)}"
    answers = ", ".join(f"{reading}: to {_place(place)}" for reading, place in to.cases)
    return f", by {to.silence} ({answers})"


def _place(place: do.Place) -> str:
    return place.name if place.of is None else f"{place.name} of {expression(place.of, _ATOM)}"


def _selection(cards: do.Selection) -> str:
    return f"{cards.reach.replace('_', ' ')} {cards.colour}"


def head(node: do.Effect) -> str:
    """The line of an effect without the block under it."""
    match node:
        case do.When(branches):
            return f"when {key(branches[0])}"
        case do.Consult(silence, _):
            return f"by {silence}"
        case do.Each(where, _):
            return "for each seat" + (f" where {expression(where)}" if where is not None else "")
        case do.Starting():
            return "starting"
        case do.Reading(name, words):
            return joined([name, text(words)])
        case _:
            return effect(node)


def key(branch: do.Branch) -> str:
    """The condition or the reading of a branch."""
    if isinstance(branch.key, say.Expression):
        return expression(branch.key)
    return branch.key or ""


# ---------------------------------------------------------------- bodies

_KEPT = {"number": "a number", "truth": "yes or no", "seat": "a seat"}
_TIMINGS = {"before": "before a bid", "instead": "instead of a bid", "after": "after a bid"}


def body(node: kind.Body) -> str:
    """What stands between a rule's name and its block; nothing for a rule of effects only."""
    match node:
        case kind.Steps():
            return ""
        case kind.Values(ranges):
            return ", or ".join(map(_range, ranges))
        case kind.Kept(kept, scope, of_seats, first):
            whose = "each seat in a " if of_seats else "a "
            return f"{_KEPT[kept]} for {whose}{scope}, at first {expression(first)}"
        case kind.Numbers(colour, word, value):
            return f"{colour} numbers {word} {value}"
        case kind.Cards(colour, cards):
            return joined([colour, "card", *map(card, cards)])
        case kind.PlaceBody(each, notes):
            return ", ".join(["lies " + ("with each seat" if each else "on the table"), *notes])
        case kind.Silence(question):
            return joined(["asks", text(question)])
        case kind.Box(value):
            return f"the box holds {_coins(value)}"
        case kind.Means(value):
            return f"means {expression(value)}"
        case kind.Chosen(how):
            return joined(["chosen", text(how)])
        case kind.Pays(value):
            return f"a player pays {expression(value)}"
        case kind.Requires(condition):
            return f"needs {expression(condition)}"
        case _:
            return _move(node)


def _move(node: kind.Body) -> str:
    match node:
        case kind.Needs(subject, None):
            return f"{subject} may be any number"
        case kind.Needs(subject, condition) if condition is not None:
            return f"{subject} needs {expression(condition)}"
        case kind.Call(needs):
            return joined(["call", _needs(needs)])
        case kind.Move(choice, timing, needs, chooser):
            chosen = f"with a {choice}" if choice else ""
            chosen += f" by {chooser}" if chooser != kind.ACTOR else ""
            return joined(["move", chosen, _TIMINGS[timing], _needs(needs)])
        case kind.With(name):
            return f"with {quoted(name)}"
        case kind.Moment(at, when):
            return at if when is None else f"{at} when {expression(when)}"
        case _:
            raise TypeError(f"no words for {type(node).__name__}")


def _needs(needs: say.Expression | None) -> str:
    return "" if needs is None else f"needs {expression(needs)}"


def _range(one: kind.ValueRange) -> str:
    if one.high is None:
        values = f"any from {one.low}"
    else:
        values = str(one.low) if one.low == one.high else f"{one.low} to {one.high}"
    return values if one.when is None else f"{values} when {expression(one.when)}"
