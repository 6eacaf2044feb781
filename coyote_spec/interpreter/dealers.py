"""Who knows the order of the pile: a list, shuffles that are written down, or a seed."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.semantics.game import counts, table_places
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game


class ShuffleError(InputError):
    """The orders that a match lists aren't those of the shuffles that the rules demand."""


class UnlistedError(ShuffleError):
    """The rules demand a further shuffle, and none is listed."""


@dataclass(slots=True)
class ListedDealer:
    """Deals from a pile in a given order; reorder puts cards that are shuffled into a new order.

    Cards are places among the kinds of the setting. What was dealt is noted in `dealt`.
    """

    kinds: int
    pile: list[int]
    reorder: Callable[[list[int]], list[int]]
    game: Game | None = None
    dealt: list[int] = field(default_factory=list)

    def card(self, state: State) -> tuple[int, ...]:
        """The top card."""
        top = self.pile.pop(0)
        self.dealt.append(top)
        return tuple(int(k == top) for k in range(self.kinds))

    def shuffle(self, how: str, state: State) -> None:
        """Puts the pile into its new order.

        Raises UnlistedError when none is listed, unless somebody has won the match.
        """
        assert self.game is not None
        places = ["discards"]
        if how == "all":
            places += ["pile", *table_places(self.game)]
        loose = [
            k
            for place in places
            for k, n in enumerate(counts(self.game, state, place))
            for _ in range(n)
        ]
        if not loose:
            return
        try:
            fresh = self.reorder(loose)
        except UnlistedError:
            if state["winner"] < 0:
                raise
            fresh = loose  # the match is over: nobody deals from this pile, in whatever order it is
        self.pile = [*self.pile, *fresh] if how == "under" else [*fresh, *self._left(how)]

    def _left(self, how: str) -> list[int]:
        return [] if how == "all" else self.pile


def from_seed(seed: int) -> Callable[[list[int]], list[int]]:
    """Orders by a random generator of its own; the same seed gives the same orders."""
    generator = random.Random(seed)

    def reorder(cards: list[int]) -> list[int]:
        fresh = sorted(cards)
        generator.shuffle(fresh)
        return fresh

    return reorder


def as_listed(order: Sequence[int]) -> Callable[[list[int]], list[int]]:
    """The order in which the discards of a scenario are listed; other cards come after."""

    def reorder(cards: list[int]) -> list[int]:
        left = list(cards)
        fresh = []
        for card in order:
            if card in left:
                left.remove(card)
                fresh.append(card)
        return [*fresh, *left]

    return reorder


__all__ = ["ListedDealer", "ShuffleError", "UnlistedError", "as_listed", "from_seed"]
