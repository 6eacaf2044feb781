"""Tables that walks begin at: few and many players, purses nearly full, cards that act, no pile."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations
from typing import TYPE_CHECKING

from coyote_spec.conformance.tables import numbers_of
from coyote_spec.interpreter.scenario import Scenario, read_scenario
from coyote_spec.interpreter.setting import allowed_players, in_range
from coyote_spec.ruleset.ruleset import number_of
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from coyote_spec.ruleset.ruleset import Deck, Ruleset

MANY = 4
"""Players with whom a purse is tried that is nearly full, and walks that go far."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A table without events; most and depth say how far a walk from it goes."""

    scenario: Scenario
    most: int = 300
    depth: int = 3


def layouts(ruleset: Ruleset) -> Iterator[Layout]:
    """All tables, the plain ones first."""
    players = allowed_players(ruleset)
    some = [n for n in players if n <= MANY]
    for n in sorted(some, key=lambda n: (n != 3, n)):
        yield Layout(plain(ruleset, n), 1500, 5)
    for n in some:
        yield from (Layout(one, 600, 4) for one in nearly_out(ruleset, plain(ruleset, n)))
    yield from (Layout(one) for one in _one_is_out(ruleset, some))
    few = min(players, key=lambda n: (abs(n - 3), n))
    yield from (Layout(one, 400) for one in _with_cards(ruleset, few))
    yield from (Layout(one, 500) for one in _empty_pile(ruleset, few))
    for one in with_options(ruleset):
        yield Layout(one, 200, 3)
        yield from (Layout(out, 100, 2) for out in nearly_out(ruleset, one))
    for n in sorted({players[0], players[-1]} - set(some)):
        yield Layout(plain(ruleset, n), 60, 2)
        yield from (Layout(one, 60, 2) for one in nearly_out(ruleset, plain(ruleset, n)))


def small_numbers(ruleset: Ruleset) -> list[str]:
    """The number cards of the deck that are above 0, the smallest first."""
    names = (name for name, _ in ruleset.deck.cards)
    values = {int(name) for name in names if (number_of(name) or 0) > 0}
    return [str(value) for value in sorted(values or {1, 2, 3})]


def plain(ruleset: Ruleset, players: int, options: Mapping[str, int] | None = None) -> Scenario:
    """Everybody wears a number, and numbers are what is drawn."""
    cards = small_numbers(ruleset)
    hands = tuple(cards[i % len(cards)] for i in range(players))
    top = tuple(cards[-(i % len(cards)) - 1] for i in range(3))
    return Scenario(hands, top, (cards[0],), (0,) * players, 0, dict(options or {}))


def nearly_out(ruleset: Ruleset, scenario: Scenario) -> Iterator[Scenario]:
    """Everybody has as many coins as one can have and still be in; where that is none, nothing."""
    coins = most_coins(ruleset, scenario)
    if coins:
        yield replace(scenario, coins=(coins,) * len(scenario.hands), starter=1)


def most_coins(ruleset: Ruleset, scenario: Scenario, limit: int = 30) -> int:
    """The most coins that a player can have who is still in, up to a limit."""
    most = 0
    for coins in range(1, limit):
        rich = replace(scenario, coins=(coins,) * len(scenario.hands), pile=(), discards=())
        try:
            read_scenario(rich.as_json(), ruleset, _no_deck)
        except InputError:
            break
        most = coins
    return most


def _no_deck(name: str) -> Deck:
    raise AssertionError(name)


def _one_is_out(ruleset: Ruleset, some: list[int]) -> Iterator[Scenario]:
    """The first seat is out, or another one; the turn passes it over."""
    for n in some:
        table = plain(ruleset, n)
        for out in (0, 1) if n > 2 else ():
            hands = tuple(None if i == out else card for i, card in enumerate(table.hands))
            starter = (out - 1) % n
            yield replace(table, hands=hands, starter=starter)
            coins = most_coins(ruleset, plain(ruleset, n))
            purse = tuple(coins if i == starter else 0 for i in range(n))
            yield replace(table, hands=hands, starter=starter, coins=purse)


def _with_cards(ruleset: Ruleset, players: int) -> Iterator[Scenario]:
    """Each card of a rule is worn, or lies on the pile, and the highest number is to be had."""
    base = plain(ruleset, players)
    high = [group[0] for group in numbers_of(ruleset).values()]
    for card in ruleset.named_cards:
        yield replace(base, hands=(card, *base.hands[1:]), pile=(*high, *base.pile))
        yield replace(base, pile=(card, *high, *base.pile), starter=players - 1)
    for one, other in permutations(ruleset.named_cards, 2):
        if len(base.hands) > 2:
            yield replace(base, hands=(one, *base.hands[1:]), pile=(other, *high))


def _empty_pile(ruleset: Ruleset, players: int) -> Iterator[Scenario]:
    """Nothing is left to draw, but for the discards; or not even those."""
    base = replace(plain(ruleset, players), pile=())
    high = tuple(group[0] for group in numbers_of(ruleset).values())
    for left in (high, ()):
        yield replace(base, discards=left)
        for card in ruleset.named_cards:
            yield replace(base, hands=(card, *base.hands[1:]), discards=left)


def with_options(ruleset: Ruleset) -> Iterator[Scenario]:
    """Every value of an option, up to some, or each end; with the fewest players that allow it."""
    for name, spans in ruleset.options.items():
        usual = spans[0].low
        values = {v for span in spans for v in _some_values(span.low, span.high)} - {usual}
        for value in sorted(values):
            for options in _made_possible(ruleset, name, value):
                players = _allowed(ruleset, options)
                if players:
                    least = min(players, key=lambda n: (abs(n - 3), n))
                    yield plain(ruleset, least, options)
                    break


def _some_values(low: int, high: int | None) -> list[int]:
    return [low, low + 1, low + 2] if high is None else [low, high]


def _made_possible(ruleset: Ruleset, name: str, value: int) -> Iterator[dict[str, int]]:
    """An option with a value: alone, or made up for by another option, or by some of them."""
    yield {name: value}
    usual = {other: spans[0].low for other, spans in ruleset.options.items() if other != name}
    change = value - ruleset.options[name][0].low
    for other, low in usual.items():
        yield {name: value, other: low - change}
    spread, left = {name: value}, change
    for other, low in usual.items():
        if left > 0 and _can_be(ruleset, other, low - 1):
            spread[other], left = low - 1, left - 1
    yield spread


def _can_be(ruleset: Ruleset, name: str, value: int) -> bool:
    return any(in_range(value, span) for span in ruleset.options[name])


def _allowed(ruleset: Ruleset, options: Mapping[str, int]) -> list[int]:
    try:
        return allowed_players(ruleset, options)
    except InputError:
        return []
