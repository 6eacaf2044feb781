"""Walks through matches of a few rounds: what is kept from round to round, and the cards' way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from coyote_spec.conformance.layouts import small_numbers
from coyote_spec.conformance.tables import numbers_of
from coyote_spec.conformance.walk import Found, Node, Walk
from coyote_spec.interpreter.match import Match
from coyote_spec.interpreter.score import pile_counts
from coyote_spec.interpreter.setting import allowed_players
from coyote_spec.interpreter.table import match_setting
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck
from coyote_spec.semantics.game import at, fresh_state

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.ruleset.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Plan:
    """A match to walk through: the cards from the top of the first pile, and how far it goes."""

    players: int
    cards: tuple[str, ...]
    moves: tuple[str, ...] = ()
    rounds: int = 2
    depth: int = 4
    most: int = 150
    starter: int = 0
    readings: tuple[tuple[str, str], ...] = ()


def plans(ruleset: Ruleset) -> Iterator[Plan]:
    """All matches that are walked through."""
    players = allowed_players(ruleset)
    few, three = players[0], min(players, key=lambda n: (abs(n - 3), n))
    low, high = small_numbers(ruleset), [group[0] for group in numbers_of(ruleset).values()]
    plenty = tuple(low[i % len(low)] for i in range(4 * three + 8))
    yield Plan(three, plenty, rounds=3, depth=6, most=300, starter=1)
    yield from (Plan(three, plenty, (move,), 2, 7, 900) for move in ruleset.moves)
    for n in sorted({few, three}):
        short = tuple(low[i % len(low)] for i in range(n + 1))
        for readings in _each_reading(ruleset):
            yield Plan(n, short, readings=readings)
            for card in ruleset.named_cards:
                yield Plan(n, (card, *short[1:]), readings=readings, most=60)
                yield Plan(n, (*short[1:], card, *short[: n - 2]), readings=readings, most=60)
    for card in ruleset.named_cards:
        yield Plan(three, (card, *high, *plenty))
        yield from (Plan(three, (card, *low[: three - 1], o, *plenty)) for o in ruleset.named_cards)


def _each_reading(ruleset: Ruleset) -> list[tuple[tuple[str, str], ...]]:
    """The assumed readings, then every other reading alone."""
    others = [
        ((name, reading.name),)
        for name, readings in ruleset.silences.items()
        for reading in readings[1:]
    ]
    return [(), *others]


def walk_of(plan: Plan, ruleset: Ruleset) -> tuple[Walk, Node, Match]:
    """The walk of a plan, where it begins, and the match without its rounds."""
    copies = {card: plan.cards.count(card) for card in plan.cards}
    match = Match(
        plan.players,
        plan.starter,
        readings=dict(plan.readings),
        deck=Deck("", Text(), tuple(copies.items())),
    )
    setting = match_setting(ruleset, plan.players, {}, match.readings, match.deck)
    walk = Walk(setting, (), plan.moves, plan.most, plan.depth, plan.rounds)
    pile = tuple(map(setting.kind, plan.cards))
    state = fresh_state(walk.game).put(starter=plan.starter)
    state = state.put_at(at("pile"), pile_counts(len(setting.kinds), pile))
    return walk, walk.start(pile, state, dealt=False), match


def match_of(found: Found, match: Match, walk: Walk) -> Match:
    """The match of a step."""
    names = [kind.name for kind in walk.setting.kinds]
    shuffles = tuple(tuple(names[k] for k in order) for order in found.node.shuffles)
    return replace(match, shuffles=shuffles, rounds=found.rounds, readings={})


__all__ = ["Plan", "match_of", "plans", "walk_of"]
