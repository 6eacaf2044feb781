"""Settings to count under, and a judge that knows nothing of arrays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import permutations

from coyote_spec.elaborate.library import Library
from coyote_spec.interpreter.score import score
from coyote_spec.interpreter.setting import choose
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.ruleset.setting import Setting

LIBRARY = Library()

Cards = Mapping[str, int]
Readings = Mapping[str, str]


def deck_of(deck: str | Cards) -> Deck:
    if isinstance(deck, str):
        return LIBRARY.deck(deck)
    return Deck("given", Text(), tuple(deck.items()))


def setting(
    ruleset: str | Ruleset,
    players: int,
    deck: str | Cards,
    readings: Readings | None = None,
    options: Mapping[str, int] | None = None,
) -> Setting:
    rules = LIBRARY.ruleset(ruleset) if isinstance(ruleset, str) else ruleset
    cards = deck_of(deck)
    return choose(
        rules,
        dict(cards.cards),
        players=players,
        options=options,
        readings=readings,
        deck=cards,
    )


def without(ruleset: str, rule: str) -> Ruleset:
    """A ruleset without one of its rules for the count."""
    whole = LIBRARY.ruleset(ruleset)
    kept = tuple(r for r in whole.section("counting") if r.name != rule)
    return replace(whole, sections={**whole.sections, "counting": kept})


def fitting(ruleset: str, readings: Readings) -> Readings:
    """Those of the readings that the ruleset knows."""
    known = LIBRARY.ruleset(ruleset).silences
    return {
        name: reading
        for name, reading in readings.items()
        if reading in [r.name for r in known.get(name, ())]
    }


Order = tuple[str, ...]


@dataclass(frozen=True)
class Judged:
    """What an order of the deck deals, and what the interpreter makes of it."""

    hand: tuple[str, ...]
    draws: tuple[str, ...]
    total: int


@cache
def _judged(ruleset: str, hand: Order, pile: Order, readings: Order) -> Judged:
    pairs = dict(zip(readings[::2], readings[1::2], strict=True))
    result = score(LIBRARY.ruleset(ruleset), hand, pile, readings=pairs)
    return Judged(hand, result.draws, result.total)


def judge(ruleset: str, deck: Cards, players: int, readings: Readings) -> dict[Order, Judged]:
    """Total and draws for each order of the deck: the interpreter scores what the order deals."""
    place = list(deck).index
    read = tuple(word for pair in readings.items() for word in pair)
    return {
        order: _judged(ruleset, tuple(sorted(order[:players], key=place)), order[players:], read)
        for order in orders(deck)
    }


def orders(deck: Cards) -> list[Order]:
    """All orders that look different; each comes about equally often."""
    return list(dict.fromkeys(permutations(Counter(deck).elements())))


def shares(outcomes: Collection[int]) -> dict[int, Fraction]:
    """How often each outcome comes among equally likely ones."""
    found = Counter(outcomes)
    return {outcome: Fraction(found[outcome], len(outcomes)) for outcome in sorted(found)}
