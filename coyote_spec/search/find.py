"""Finds a situation that shows something: first a round from the beginning of a match, then any
round of a match; the shortest, from a few hands of cards, with numbers as near to 0 as can be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING

from coyote_spec.interpreter.scenario import Scenario
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
    from collections.abc import Iterator

    from coyote_spec.search.ground import Ground, Node
    from coyote_spec.search.told import Hands

Shows = Callable[[Replay], bool]

MOST_ROUNDS = 2_000
"""Rounds of a match that are gone on from, of each way to come to them."""
FEW_STEPS = 5_000
TRIES = 40
"""Replays with numbers nearer to 0."""


@dataclass(frozen=True, slots=True)
class Sought:
    """What is looked for: whether a node shows it, and whether a replay does, which is asked of the
    reference interpreter. later says whether rounds after the first are looked at as well."""

    goal: Goal
    shows: Shows
    later: bool = True
    depth: int = DEPTH
    most: int = MOST


def find(ground: Ground, sought: Sought, agreed: Agreed) -> Replay | None:
    """The smallest situation that was found; None when none was. Every replay is one that shows it;
    where a replay disagrees, that is an AssertionError."""
    first = ground.match()
    if not fits_scenario(ground, first):
        return _by_matches(ground, sought, agreed, [first])
    best: tuple[Node, Hands] | None = None
    first_cards, *others = some_hands(ground)
    for cards in (first_cards, *others):
        start, hands = laid_as(ground, first, cards)
        depth = sought.depth if best is None else best[0].length
        most = sought.most if cards is first_cards or best is not None else FEW_STEPS
        found = shortest(ground, [start], sought.goal, depth, most)
        if found is not None and (best is None or size(ground, found) < size(ground, best[0])):
            best = found, hands
    if best is not None:
        return _told(ground, sought, agreed, *best)
    return _by_matches(ground, sought, agreed, [first]) if sought.later else None


def some_hands(ground: Ground) -> list[list[int]]:
    """A few hands: the lowest numbers above 0, the cards nearest to 0, and those of them that are
    numbers."""
    named = ground.setting.ruleset.named_cards
    kinds = ground.setting.kinds
    near = sorted(ground.plain, key=lambda k: (abs(kinds[k].value), k))
    plain = [k for k in near if kinds[k].name not in named]
    found = [ground.plain, near, plain]
    n = ground.setting.players
    return [
        cards[:n]
        for i, cards in enumerate(found)
        if len(cards) >= n and cards[:n] not in [other[:n] for other in found[:i]]
    ]


def _by_matches(ground: Ground, sought: Sought, agreed: Agreed, first: list[Node]) -> Replay | None:
    """Among all rounds of matches that were found: from a scenario if it can begin as the round.

    A long way is looked for from one round for each number of seats that are still in; a shorter
    one from every round.
    """
    nodes = [*first, *begun(ground)] if sought.later else first
    hands: dict[int, Hands] = {}
    starts: list[Node] = []
    for node in nodes:
        if fits_scenario(ground, node):
            start, held = laid_as(ground, node, ground.plain)
            hands[id(start)] = held
            starts.append(start)
        else:
            starts.append(node)
    few: dict[object, Node] = {}
    for start in sorted(starts, key=lambda node: sum(ground.value(node, "coins"))):
        few.setdefault((id(start) in hands, sum(ground.value(start, "in_play"))), start)
    found = shortest(ground, few.values(), sought.goal, sought.depth, sought.most)
    depth = sought.depth if found is None else found.length - 1
    shorter = shortest(ground, starts, sought.goal, depth, sought.most)
    found = shorter or found
    if found is None:
        return None
    return _told(ground, sought, agreed, found, hands.get(id(found.round()[0])))


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


def _told(
    ground: Ground, sought: Sought, agreed: Agreed, node: Node, hands: Hands | None
) -> Replay:
    """What was found, replayed; of a scenario with the shortest pile that shows it."""
    rules = ground.setting.ruleset
    if hands is None:
        played = replay(as_match(ground, node, agreed), rules)
        if played is None or not sought.shows(played):
            raise AssertionError(f"replay of {as_match(ground, node, agreed)} doesn't show it")
        return played
    pile = len(node.round()[0].pile)
    for more in dict.fromkeys((0, 1, pile)):
        played = replay(as_scenario(ground, node, hands, agreed, more), rules)
        if played is not None and sought.shows(played):
            return _nearer(played, sought.shows)
    raise AssertionError(f"replay of {as_scenario(ground, node, hands, agreed)} doesn't show it")


def _nearer(played: Replay, shows: Shows) -> Replay:
    """The same with numbers nearer to 0, as far as it still shows it."""
    left = TRIES
    for i, event in enumerate(played.events):
        for number in _nearer_numbers(event.amount or 0):
            if left == 0:
                return played
            left -= 1
            assert isinstance(played.situation, Scenario)
            events = tuple(
                replace(e, amount=number) if j == i else e for j, e in enumerate(played.events)
            )
            tried = replay(replace(played.situation, events=events), played.game.setting.ruleset)
            if tried is not None and shows(tried):
                played = tried
                break
    return played


def _nearer_numbers(number: int) -> Iterator[int]:
    """Numbers nearer to 0, the nearest first.

    >>> list(_nearer_numbers(-9))
    [0, 1, 4, -4, 8, -8]
    """
    size_of = abs(number)
    for near in sorted({0, min(1, size_of), size_of // 2, size_of - 1}):
        if 0 <= near < size_of:
            yield near
            if number < 0 and near > 1:
                yield -near


__all__ = ["Sought", "begun", "find", "some_hands"]
