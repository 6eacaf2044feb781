"""Twins by trying everything: all situations, how far each is from a witness, which comes first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from coyote_spec.interpreter.rounds import Result
from coyote_spec.interpreter.scenario import Scenario, run_scenario
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck
from coyote_spec.ruleset.setting import Setting
from tests.agreement.brute import Table, order

TINY = Deck("tiny", Text(), (("1", 2), ("5", 1), ("-5", 1), ("?", 1), ("max0", 1), ("x2", 1)))
ROUND = Deck("round", Text(), (("1", 2), ("3", 1), ("-5", 1)))


def distance(witness: Table, other: Table) -> int:
    """Cards on the table that are others, and cards drawn that are others or further ones."""
    mine, theirs = Counter(witness[0]), Counter(other[0])
    same = zip(witness[1], other[1], strict=False)
    kept = sum(a == b for a, b in same)
    return (mine - theirs).total() + len(other[1]) - kept


def nearest(witness: Table, tables: Sequence[Table], setting: Setting) -> tuple[int, Table] | None:
    """The table among these that is the twin."""
    far = [(distance(witness, table), order(setting, table), table) for table in tables]
    return min(((d, table) for d, _, table in sorted(far)), default=None, key=lambda one: one[0])


# ---------------------------------------------------------------- rounds


def rounds(like: Scenario, amounts: Sequence[int], coins: int, deck: Deck) -> Iterator[Scenario]:
    """All rounds with these events, other cards, coins, numbers, and anybody who starts."""
    copies = dict(deck.cards)
    n = len(like.hands)
    for hands in product(copies, repeat=n):
        if any(count > copies[card] for card, count in Counter(hands).items()):
            continue
        for purse in product(range(coins + 1), repeat=n):
            for starter in range(n):
                laid = replace(like, hands=hands, coins=purse, starter=starter)
                bids = [i for i, event in enumerate(like.events) if event.amount is not None]
                for numbers in product(amounts, repeat=len(bids)):
                    events = list(like.events)
                    for place, amount in zip(bids, numbers, strict=True):
                        events[place] = replace(events[place], amount=amount)
                    yield replace(laid, events=tuple(events))


def entries(scenario: Scenario) -> list[Any]:
    """What can be another thing in a round with the same events."""
    amounts = [event.amount for event in scenario.events]
    return [*scenario.hands, *scenario.coins, scenario.starter, *amounts]


def apart(one: Scenario, other: Scenario) -> int:
    """How many things are other ones."""
    return sum(a != b for a, b in zip(entries(one), entries(other), strict=True))


def smallness(scenario: Scenario, deck: Deck) -> tuple[Any, ...]:
    """The contract's order among rounds with the same events and no card that is drawn."""
    names = [card for card, _ in deck.cards]
    amounts = [event.amount for event in scenario.events if event.amount is not None]
    values = [abs(int(card)) for card in scenario.hands if card is not None]
    total = sum(values) + sum(scenario.coins) + sum(map(abs, amounts))
    return total, sorted(names.index(card) for card in scenario.hands if card is not None), amounts


def results(scenario: Scenario, settings: Sequence[Setting]) -> list[Result] | None:
    """What comes out under each; None when somebody would be out before the round begins."""
    found = [
        run_scenario(replace(scenario, options=s.options, readings=s.readings), s.ruleset)
        for s in settings
    ]
    limits = [setting.options["threshold"] for setting in settings]
    return None if any(n >= limit for n in scenario.coins for limit in limits) else found
