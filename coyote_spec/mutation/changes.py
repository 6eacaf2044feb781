"""What can be changed in one place of a rule: every small change of a part, and of the parts in it.

A change may make no sense where it stands; whoever makes a ruleset of it has to ask.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from itertools import permutations
from typing import TYPE_CHECKING, Any

from coyote_spec.mutation.names import PLAYED
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset import rule as kind
from coyote_spec.source import Mark, Span

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.mutation.names import Names

    Changed = tuple[Any, str]
    """A changed part, and the kind of change."""

NUMBER, STRICT, EXCHANGED, REMOVED = "number", "strictness", "exchanged", "removed"
SEAT, COLOUR, CARD, PLACE = "seat", "colour", "card", "place"
YES_NO, EXTREME, REACH, CONDITION = "yes or no", "highest or lowest", "one or every", "condition"
READING, TIME, OPERATION, AMOUNT = "reading", "time", "operation", "some or none"

_WORDS = {
    "at least": "above",
    "above": "at least",
    "at most": "below",
    "below": "at most",
    "is": "is not",
    "is not": "is",
}
_REACH = {"one": "every", "every": "one"}
_ENDS = {"highest": "lowest", "lowest": "highest"}
_DIRECTIONS = ("left", "right", "onward")
_HOW_TO_SHUFFLE = ("all", "discards", "under")
_SCOPES = ("bid", "round", "match")
_TIMINGS = ("before", "instead", "after")
_MOMENTS = ("after a round", "before a deal", "at an empty pile", "at each bid")
_AMOUNTS = (say.SomeCards, say.SeveralCards, say.NoCards)
_YES = say.Literal(True)


def changes(node: Any, names: Names) -> Iterator[Changed]:
    """Every change of a part and of the parts in it, in the order in which it is read."""
    if isinstance(node, tuple):
        yield from _in_turn(node, names)
    elif is_dataclass(node) and not isinstance(node, Mark | Span | do.Text | type):
        yield from _own(node, names)
        for slot in fields(node):
            if slot.name not in ("mark", "span"):
                for new, what in changes(getattr(node, slot.name), names):
                    yield replace(node, **{slot.name: new}), what


def _in_turn(items: tuple[Any, ...], names: Names) -> Iterator[Changed]:
    if items and all(isinstance(item, do.Effect) for item in items):
        yield from _block(items)
    for i, item in enumerate(items):
        for new, what in changes(item, names):
            yield (*items[:i], new, *items[i + 1 :]), what


def exchanged(items: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """The same with two neighbours that have changed places."""
    for i in range(len(items) - 1):
        if items[i] != items[i + 1]:
            yield (*items[:i], items[i + 1], items[i], *items[i + 2 :])


def _block(block: do.Block) -> Iterator[Changed]:
    """An effect left out, or exchanged with the next."""
    if any(isinstance(step, do.Reading) for step in block):
        for other in block[1:]:  # another reading is assumed
            yield (other, *(step for step in block if step is not other)), READING
        return
    for i, step in enumerate(block):
        if not isinstance(step, do.Nothing):
            left = (*block[:i], *block[i + 1 :])
            yield left or (do.Nothing(mark=step.mark),), REMOVED
    for other_order in exchanged(block):
        yield other_order, EXCHANGED


def _others(one: Any, every: Sequence[Any]) -> Iterator[Any]:
    return (other for other in every if other != one)


def _by_one(node: Any, slot: str) -> Iterator[Changed]:
    value = getattr(node, slot)
    for new in (value + 1, value - 1):
        yield replace(node, **{slot: new}), NUMBER


def _taken_for(cases: tuple[tuple[str, Any], ...]) -> Iterator[tuple[tuple[str, Any], ...]]:
    """The same where one reading does what another does."""
    for one, other in permutations(range(len(cases)), 2):
        if cases[one][1] != cases[other][1]:
            yield (*cases[:one], (cases[one][0], cases[other][1]), *cases[one + 1 :])


def _own(node: Any, names: Names) -> Iterator[Changed]:
    """The changes of a part itself."""
    match node:
        case say.Expression():
            yield from _expression(node, names)
        case do.Effect() | do.Branch() | do.Selection() | do.Place() | do.PlaceBySilence():
            yield from _effect(node, names)
        case say.CardSet():
            yield from _cards(node, names)
        case kind.Body() | kind.ValueRange():
            yield from _body(node, names)
        case _:
            pass


def _expression(node: say.Expression, names: Names) -> Iterator[Changed]:
    match node:
        case say.Literal(bool() as value):
            yield replace(node, value=not value), YES_NO
        case say.Literal():
            yield from _by_one(node, "value")
        case say.Local() | say.Field() | say.Meaning() if node in names.seats:
            for seat in _others(node, names.seats):
                yield replace(seat, span=node.span), SEAT
        case say.Compare(_, word, _):
            yield replace(node, word=_WORDS[word]), STRICT
        case say.Negate(of):
            yield of, YES_NO
        case say.Both(items) | say.Either(items):
            joined = say.Either if isinstance(node, say.Both) else say.Both
            yield joined(items, span=node.span), CONDITION
            for i in range(len(items)):
                left = (*items[:i], *items[i + 1 :])
                yield (replace(node, items=left) if len(left) > 1 else left[0]), CONDITION
        case say.Conditional(then, _, otherwise):
            yield replace(node, then=otherwise, otherwise=then), EXCHANGED
            yield then, CONDITION
            yield otherwise, CONDITION
        case say.Add(left, right) | say.Subtract(left, right):
            opposite = say.Subtract if isinstance(node, say.Add) else say.Add
            yield opposite(left, right, span=node.span), OPERATION
            yield left, OPERATION
            yield right, OPERATION
        case say.Larger(left, right):
            yield say.Smaller(left, right, span=node.span), OPERATION
        case say.Smaller(left, right):
            yield say.Larger(left, right, span=node.span), OPERATION
        case say.Scale():
            yield from _by_one(node, "factor")
        case say.DivideUp():
            yield from _by_one(node, "by")
        case say.NextSeat(direction, _, _):
            for other in _others(direction, _DIRECTIONS):
                yield replace(node, direction=other), SEAT
            yield replace(node, where=_YES), CONDITION
        case say.CountSeats() | say.FirstSeat():
            yield replace(node, where=_YES), CONDITION
        case say.Consulted(_, cases):
            for new in _taken_for(cases):
                yield replace(node, cases=new), READING
        case _:
            yield from _about_cards(node, names)


def _about_cards(node: say.Expression, names: Names) -> Iterator[Changed]:
    match node:
        case say.SomeCards(cards) | say.SeveralCards(cards) | say.NoCards(cards):
            for other in _others(type(node), _AMOUNTS):
                yield other(cards, span=node.span), AMOUNT
        case say.SumCards(of):
            if of in names.colours:
                for colour in _others(of, names.colours):
                    yield replace(node, of=colour), COLOUR
            else:
                for place, _ in names.places:
                    if place != of:
                        yield replace(node, of=place), PLACE
        case say.SumSeats(name):
            for number in _others(name, names.seat_numbers):
                yield replace(node, name=number), OPERATION
        case say.Size(place):
            for stack in _others(place, names.stacks):
                yield replace(node, place=stack), PLACE
        case say.Holder(card):
            for other in _others(card, names.cards):
                yield replace(node, card=other), CARD
        case _:
            pass


def _cards(node: say.CardSet, names: Names) -> Iterator[Changed]:
    if node.name is not None:
        for card in _others(node.name, names.cards):
            yield replace(node, name=card), CARD
    if node.colour is not None:
        for colour in _others(node.colour, names.colours):
            yield replace(node, colour=colour), COLOUR
    if node.highest:
        yield replace(node, highest=False), REACH
    if node.place is not None:
        for place in _others(node.place, (PLAYED, *names.stacks)):
            yield replace(node, place=place), PLACE


def _effect(node: Any, names: Names) -> Iterator[Changed]:
    match node:
        case do.Selection(reach, colour):
            yield from _selection(node, reach)
            for other in _others(colour, names.colours):
                yield replace(node, colour=other), COLOUR
        case do.Flip(_, colour):
            for other in _others(colour, names.colours):
                yield replace(node, colour=other), COLOUR
        case do.Multiply():
            yield from _by_one(node, "factor")
        case do.SetValue():
            yield from _by_one(node, "value")
        case do.Place(name, of):
            for other, each in names.places:
                if other != name and each == (of is not None):
                    yield replace(node, name=other), PLACE
        case do.PlaceBySilence(_, cases):
            for new in _taken_for(cases):
                yield replace(node, cases=new), READING
        case do.Takes(seat, coins):
            yield do.GivesBack(seat, coins, mark=node.mark), OPERATION
        case do.GivesBack(seat, coins):
            yield do.Takes(seat, coins, mark=node.mark), OPERATION
        case do.Shuffle(how):
            for other in _others(how, _HOW_TO_SHUFFLE):
                yield replace(node, how=other), OPERATION
        case do.CopiesAct(every):
            yield replace(node, every=not every), REACH
        case do.Branch(say.Negate()):
            pass
        case do.Branch(say.Expression() as key):
            yield replace(node, key=say.Negate(key, span=key.span)), YES_NO
        case do.When(branches):
            yield from _branches(node, branches)
        case do.Consult(_, branches):
            for new in _taken_for(tuple((str(arm.key), arm.block) for arm in branches)):
                blocks = [block for _, block in new]
                yield replace(node, branches=_with(branches, blocks)), READING
        case do.Each(where, _) if where is not None:
            yield replace(node, where=None), CONDITION
        case _:
            pass


def _with(branches: tuple[do.Branch, ...], blocks: Sequence[do.Block]) -> tuple[do.Branch, ...]:
    pairs = zip(branches, blocks, strict=True)
    return tuple(replace(arm, block=block) for arm, block in pairs)


def _branches(node: do.When, branches: tuple[do.Branch, ...]) -> Iterator[Changed]:
    """What two neighbouring cases do exchanged; a case after the first left out."""
    for blocks in exchanged([arm.block for arm in branches]):
        yield replace(node, branches=_with(branches, blocks)), EXCHANGED
    for i in range(1, len(branches)):
        yield replace(node, branches=(*branches[:i], *branches[i + 1 :])), REMOVED


def _selection(node: do.Selection, reach: str) -> Iterator[Changed]:
    many, _, end = reach.partition("_")
    if end:
        yield replace(node, reach=f"{_REACH[many]}_{end}"), REACH
        yield replace(node, reach=f"{many}_{_ENDS[end]}"), EXTREME
        if many == "every":
            yield replace(node, reach="every"), EXTREME
    else:
        yield replace(node, reach="every_highest"), EXTREME


def _body(node: Any, names: Names) -> Iterator[Changed]:
    match node:
        case kind.ValueRange(low, high, when):
            if low == high:  # a single number, which is written once
                for value in (low + 1, low - 1):
                    yield replace(node, low=value, high=value), NUMBER
            else:
                yield from _by_one(node, "low")
                yield from _by_one(node, "high") if high is not None else ()
            if when is not None:
                yield replace(node, when=None), CONDITION
        case kind.Values(ranges) if len(ranges) > 1:
            for i in range(len(ranges)):
                yield kind.Values((*ranges[:i], *ranges[i + 1 :])), REMOVED
        case kind.Kept(_, scope, _, _):
            for other in _others(scope, _SCOPES):
                yield replace(node, scope=other), TIME
        case kind.Numbers(colour, word, _):
            yield replace(node, word=_WORDS[word]), STRICT
            yield from _by_one(node, "value")
            for other in _others(colour, names.colours):
                yield replace(node, colour=other), COLOUR
        case kind.Cards(colour, _):
            for other in _others(colour, names.colours):
                yield replace(node, colour=other), COLOUR
        case kind.PlaceBody(_, notes):
            counted = ("counted",)
            left = tuple(note for note in notes if note not in counted)
            yield replace(node, notes=left if len(left) < len(notes) else counted + left), PLACE
        case kind.Needs(_, condition) if condition is not None:
            yield replace(node, condition=None), CONDITION
        case kind.Call(needs) if needs is not None:
            yield replace(node, needs=None), CONDITION
        case kind.Move(_, timing, needs, _):
            for other in _others(timing, _TIMINGS):
                yield replace(node, timing=other), TIME
            if needs is not None:
                yield replace(node, needs=None), CONDITION
        case kind.With(card):
            for other in _others(card, names.cards):
                yield replace(node, card=other), CARD
        case kind.Moment(at, when):
            for other in _others(at, _MOMENTS):
                yield replace(node, at=other), TIME
            if when is not None:
                yield replace(node, when=None), CONDITION
        case _:
            pass
