"""The states that a round can come to, as a graph: from which of them can it never end?"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coyote_spec.search.ground import Ground, Node

MOST = 12_000
"""Steps of one exploration."""
NEAR = 4_000
"""Steps from one state to an end."""


def without_end(ground: Ground, starts: Iterable[Node], most: int = MOST) -> Iterator[Node]:
    """States from which the round can neither end nor get stuck, those that fewest moves lead to
    first.

    States that are alike count as one, so that a number that grows makes no new one. What is found
    is only worth a closer look: it's no proof.
    """
    queue, seen, ending = deque(starts), set[Any](), set[Any]()
    while queue and most > 0:
        node = queue.popleft()
        alike = ground.alike(node)
        if alike in seen or ground.over(node):
            continue
        seen.add(alike)
        if not _can_end(ground, node, ending):
            yield node
            continue
        after = list(ground.after(node))
        most -= len(after)
        queue += after


def _can_end(ground: Ground, start: Node, ending: set[Any]) -> bool:
    """Whether a state that is known to lead to an end, an end, or one without a legal move can be
    come to; also when the search for one takes too long. What is on the way to it is then known to
    lead there."""
    queue, seen, left = deque([start]), {ground.alike(start)}, NEAR
    if ground.alike(start) in ending:
        return True
    while queue:
        node = queue.popleft()
        nothing = True
        for after in ground.after(node):
            nothing = False
            left -= 1
            alike = ground.alike(after)
            if ground.over(after) or alike in ending:
                ending.update(ground.alike(one) for one in node.way()[-node.length - 1 :])
                return True
            if alike not in seen:
                seen.add(alike)
                queue.append(after)
        if nothing or left < 0:
            return True
    return False
