"""Breadth-first search: the shortest legal ways first, from one beginning of a round or many."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from coyote_spec.semantics.game import at

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coyote_spec.search.ground import Ground, Node

Goal = Callable[["Node"], bool]
"""Whether a node shows what is looked for."""

MOST = 20_000
"""Steps of one search."""
DEPTH = 12
"""Moves of a round, at the most."""


def shortest(
    ground: Ground, starts: Iterable[Node], goal: Goal, depth: int = DEPTH, most: int = MOST
) -> Node | None:
    """The node of which the goal holds that fewest moves lead to from a start, with the smallest
    size of those with as few; None when none was found."""
    level = list(starts)
    seen: set[Any] = set()
    for _ in range(depth + 1):
        hits = [node for node in level if goal(node)]
        if hits:
            return min(hits, key=lambda node: size(ground, node))
        fresh = []
        for node in level:
            alike = ground.alike(node)
            if alike not in seen:
                seen.add(alike)
                fresh.append(node)
        level = []
        for node in fresh:
            level += ground.after(node)
            if len(level) > most:
                return None
        most -= len(level)
    return None


def size(ground: Ground, node: Node) -> tuple[int, int, int]:
    """What is compared of two nodes: cards drawn, moves (those of earlier rounds too, if it takes
    them to tell), and the sum of absolute values."""
    first = node.round()[0]
    drawn = ground.value(node, "drawn") - ground.value(first, "drawn")
    bids = sum(
        abs(step.done[2] or 0)
        for step in node.round()
        if step.done is not None and step.done[0] == "bid"
    )
    values = [kind.value for kind in ground.setting.kinds]
    table = [at(place) for place in ground.setting.ruleset.places]
    cards = sum(_sum_of(ground.value(first, place), values) for place in table)
    coins = sum(map(abs, ground.value(first, "coins")))
    moves = sum(one.done is not None for one in node.way())
    return drawn, moves, bids + cards + coins


def _sum_of(cards: Any, values: list[int]) -> int:
    if cards and isinstance(cards[0], tuple):
        return sum(_sum_of(row, values) for row in cards)
    return sum(n * abs(value) for n, value in zip(cards, values, strict=True))


def rounds(
    ground: Ground, alike: Callable[[Node], Any], others: int = 0, most: int = MOST
) -> Iterator[Node]:
    """Rounds of a match as they begin, those after fewest moves first; of those that are alike the
    first. others is how many moves of a round are neither bids nor calls.

    Ends when no further one is found, or so many steps were made.
    """
    first = ground.match()
    queue, seen, begun = deque([first]), {ground.alike(first)}, {alike(first)}
    yield first
    while queue and most > 0:
        node = queue.popleft()
        for after in ground.after(node):
            most -= 1
            if after.others > others or ground.won(after):
                continue
            if ground.over(after):
                dealt = ground.deal(after)
                if alike(dealt) not in begun:
                    begun.add(alike(dealt))
                    queue.append(dealt)
                    yield dealt
            elif ground.alike(after) not in seen:
                seen.add(ground.alike(after))
                queue.append(after)
