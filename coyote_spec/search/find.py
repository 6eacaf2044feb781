"""Finds a situation that shows something: first a round from the beginning of a match, then any
round of a match; the shortest, from a few hands of cards, with numbers as near to 0 as can be."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from coyote_spec.search.nearer import Shows, nearer
from coyote_spec.search.shortest import DEPTH, MOST, Goal, rounds, shortest, size
from coyote_spec.search.told import (
    Agreed,
    Replay,
    as_match,
    as_scenario,
    fits_scenario,
    laid_as,
    replay,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coyote_spec.search.ground import Ground, Node

MOST_ROUNDS = 2_000
"""Rounds of a match that are gone on from, of each way to come to them."""
FEW_STEPS = 5_000


@dataclass(frozen=True, slots=True)
class Sought:
    """What is looked for: whether a node shows it, and whether a replay does, which is asked of the
    reference interpreter. later says whether rounds after the first are looked at as well,
    first_only that nothing but the state before the first deal is."""

    goal: Goal
    shows: Shows
    later: bool = True
    first_only: bool = False
    depth: int = DEPTH
    most: int = MOST


def find(ground: Ground, sought: Sought, agreed: Agreed) -> Replay | None:
    """The smallest situation that was found; None when none was. Every replay is one that shows it;
    where a replay disagrees, that is an AssertionError."""
    first = ground.match()
    if sought.first_only:
        assert first.before is not None
        there = sought.goal(first.before)
        return show(ground, first.before, sought.shows, agreed) if there else None
    if not fits_scenario(ground, first):
        return _in_matches(ground, sought, agreed, [first])
    best: Node | None = None
    first_cards, *others = some_hands(ground)
    for cards in (first_cards, *others):
        start = laid_as(ground, first, cards)
        depth = sought.depth if best is None else best.length
        most = sought.most if cards is first_cards or best is not None else FEW_STEPS
        found = shortest(ground, [start], sought.goal, depth, most)
        if found is not None and (best is None or size(ground, found) < size(ground, best)):
            best = found
    if best is not None:
        return show(ground, best, sought.shows, agreed)
    return _in_matches(ground, sought, agreed, [first]) if sought.later else None


def some_hands(ground: Ground) -> list[list[int]]:
    """A few hands: the lowest numbers above 0, the cards nearest to 0, those of them that are
    numbers, and the highest and the lowest of these."""
    named = ground.setting.ruleset.named_cards
    kinds = ground.setting.kinds
    near = sorted(ground.plain, key=lambda k: (abs(kinds[k].value), k))
    plain = [k for k in near if kinds[k].name not in named]
    low = sorted(plain, key=lambda k: kinds[k].value)
    found = [ground.plain, near, plain, low[::-1], low]
    n = ground.setting.players
    return [
        cards[:n]
        for i, cards in enumerate(found)
        if len(cards) >= n and cards[:n] not in [other[:n] for other in found[:i]]
    ]


def _in_matches(ground: Ground, sought: Sought, agreed: Agreed, first: list[Node]) -> Replay | None:
    """Among all rounds of matches that were found.

    A long way is looked for from one round for each number of seats that are still in; one that is
    no longer, but smaller, from every round.
    """
    starts = laid_out([*first, *begun(ground)], ground) if sought.later else first
    found = shortest(ground, typical(ground, starts), sought.goal, sought.depth, sought.most)
    depth = sought.depth if found is None else found.length
    other = shortest(ground, starts, sought.goal, depth, sought.most)
    both = [one for one in (other, found) if one is not None]
    if not both:
        return None
    best = min(both, key=lambda node: (node.length, size(ground, node)))
    return show(ground, best, sought.shows, agreed)


def laid_out(nodes: Iterable[Node], ground: Ground) -> list[Node]:
    """The same rounds as they begin, laid out where a scenario can begin so."""
    return [
        laid_as(ground, node, ground.plain) if fits_scenario(ground, node) else node
        for node in nodes
    ]


def typical(ground: Ground, starts: Iterable[Node]) -> list[Node]:
    """Of rounds as they begin one for each number of seats that are in, with the fewest coins: one
    that is laid out, and one that is reached."""
    found: dict[object, Node] = {}
    for start in sorted(starts, key=lambda node: sum(ground.value(node, "coins"))):
        found.setdefault((start.before is None, sum(ground.value(start, "in_play"))), start)
    return list(found.values())


def begun(ground: Ground) -> list[Node]:
    """Rounds of matches as they begin, found once for a ground: those that few bids and calls lead
    to; those that any do, one for all orders of the seats; those that a further move leads to."""
    if ground.begun is None:
        ways = (
            rounds(ground, ground.between, most=FEW_STEPS),
            rounds(ground, ground.but_for_seats, most=MOST),
            rounds(ground, ground.between, 1, FEW_STEPS),
        )
        found: dict[object, Node] = {}
        for way in ways:
            for node in islice(way, 1, MOST_ROUNDS):
                found.setdefault(ground.between(node), node)
        ground.begun = list(found.values())
    return ground.begun


def show(ground: Ground, node: Node, shows: Shows, agreed: Agreed) -> Replay:
    """The way to a node, replayed: a match; or a scenario if its round was laid out, with the
    shortest pile that shows it."""
    rules, first = ground.setting.ruleset, node.round()[0]
    if first.hands is None:
        played = replay(as_match(ground, node, agreed), rules)
        if played is None or not shows(played):
            raise AssertionError(f"replay of {as_match(ground, node, agreed)} doesn't show it")
        return played
    for more in dict.fromkeys((0, 1, len(first.pile))):
        played = replay(as_scenario(ground, node, agreed, more), rules)
        if played is not None and shows(played):
            return nearer(played, shows, ground.setting)
    raise AssertionError(f"replay of {as_scenario(ground, node, agreed)} doesn't show it")


__all__ = ["Shows", "Sought", "begun", "find", "laid_out", "show", "some_hands", "typical"]
