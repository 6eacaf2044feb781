"""Cards that come as they are wanted: the order of each shuffle is settled card by card, as cards
are drawn, and written down."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.staged import HOWS
from coyote_spec.semantics.game import Game, counts, table_places

if TYPE_CHECKING:
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Dealer

Counts = tuple[int, ...]
"""How many cards of each kind."""

Pick = Callable[[Counts], int]
"""Which kind comes next, of those that there are."""


@dataclass(frozen=True, slots=True)
class Heap:
    """Cards of one shuffle that lie in the pile: which shuffle, and what is left of it."""

    shuffle: int
    left: Counts


@dataclass(frozen=True, slots=True)
class Stock:
    """The pile, the topmost heap first, and for each shuffle the cards in the order in which they
    came so far, with what was left of it when other shuffles took it over."""

    heaps: tuple[Heap, ...]
    orders: tuple[tuple[int, ...], ...]

    def settled(self) -> tuple[tuple[int, ...], ...]:
        """The whole order of each shuffle: cards that didn't come lie below, by their kinds."""
        orders = [list(order) for order in self.orders]
        for heap in self.heaps:
            orders[heap.shuffle] += _cards(heap.left)
        return tuple(map(tuple, orders))


def fresh_stock(cards: Counts) -> Stock:
    """The deck as it is shuffled first."""
    return Stock((Heap(0, cards),), ((),))


def _cards(counted: Counts) -> list[int]:
    return [kind for kind, n in enumerate(counted) for _ in range(n)]


class Wishing:
    """Deals what is staged: the card that is wished, if it can come next."""

    def __init__(self, stock: Stock, pick: Pick) -> None:
        self.stock = stock
        self.pick = pick
        self.shuffled = False

    def draw(self) -> Counts:
        """The next card, from the topmost heap that has one."""
        heaps = [heap for heap in self.stock.heaps if any(heap.left)]
        top = heaps[0]
        kind = self.pick(top.left)
        assert top.left[kind] > 0
        left = tuple(n - (k == kind) for k, n in enumerate(top.left))
        orders = list(self.stock.orders)
        orders[top.shuffle] = (*orders[top.shuffle], kind)
        self.stock = Stock((replace(top, left=left), *heaps[1:]), tuple(orders))
        return tuple(int(k == kind) for k in range(len(left)))

    def shuffle(self, how: int, loose: Counts) -> None:
        """Loose cards become a heap of their own."""
        if not any(loose):
            return
        self.shuffled = True
        orders = list(self.stock.orders)
        kept = self.stock.heaps
        if HOWS[how] == "all":
            for heap in kept:
                orders[heap.shuffle] = (*orders[heap.shuffle], *_cards(heap.left))
            kept = ()
        fresh = Heap(len(orders), loose)
        heaps = (*kept, fresh) if HOWS[how] == "under" else (fresh, *kept)
        self.stock = Stock(heaps, (*orders, ()))

    def by_rules(self, setting: Setting) -> Dealer:
        """The same for the rules on plain numbers."""
        return _ByRules(self, setting)


class _ByRules:
    """Asks who deals what is staged."""

    def __init__(self, dealer: Wishing, setting: Setting) -> None:
        self.dealer = dealer
        self.game = Game(setting, Concrete(), self)

    def card(self, state: State) -> Counts:
        """The next card."""
        return self.dealer.draw()

    def shuffle(self, how: str, state: State) -> None:
        """Gathers what is shuffled."""
        places = ["discards", *(["pile", *table_places(self.game)] if how == "all" else [])]
        rows = [counts(self.game, state, place) for place in places]
        self.dealer.shuffle(HOWS.index(how), tuple(map(sum, zip(*rows, strict=True))))


def in_order(
    preferred: Sequence[int], plan: Sequence[int | None] = (), apart: Collection[int] = ()
) -> Pick:
    """First what is planned, one card after the other as far as they can come (None: any of those
    that aren't kept apart), then by preference."""
    waiting = list(plan)

    def pick(left: Counts) -> int:
        wished = waiting.pop(0) if waiting else None
        if wished is not None and left[wished]:
            return wished
        there = [kind for kind in preferred if left[kind]]
        return next((kind for kind in there if kind not in apart), there[0])

    return pick
