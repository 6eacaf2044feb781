"""What somebody knows who sees all cards of a table but one: how low and how high the total can be,
whatever the own card is and whatever is drawn. By counting all deals."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb, prod
from typing import TYPE_CHECKING

import numpy as np

from coyote_spec.odds.arrays import LARGEST, Column
from coyote_spec.odds.hands import LIMIT, Hands, further
from coyote_spec.odds.tables import deals, total

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coyote_spec.ruleset.setting import Setting


TOO_HIGH, SAFE = "too high", "safe"
"""What one can be certain of: that a number is above the total, or that it isn't."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Visible cards in the order of the deck, and between what the total must be then."""

    cards: tuple[str, ...]
    low: int
    high: int


@dataclass(frozen=True, slots=True, eq=False)
class Visible:
    """All sets of visible cards, a row each, as counts of each kind; with the lowest and the
    highest total that the own card and the draws can give."""

    setting: Setting
    counts: Column
    low: Column
    high: Column

    def __len__(self) -> int:
        return len(self.low)

    def best(self, of: str) -> int:
        """The lowest number that can be certain to be too high, or the highest to be safe."""
        return int(self.high.min()) + 1 if of == TOO_HIGH else int(self.low.max())

    def certain(self, number: int, of: str) -> tuple[int, Fraction]:
        """How many of the sets make one certain about a number, and how often they are seen."""
        rows = self._rows(number, of)
        most, cards = self.setting.most, int(self.counts[0].sum())
        ways = sum(
            prod(comb(copies, int(n)) for copies, n in zip(most, row, strict=True))
            for row in self.counts[rows]
        )
        return len(rows), Fraction(ways, comb(sum(most), cards))

    def smallest(self, number: int, of: str) -> Sight | None:
        """The smallest set that makes one certain about a number: by the absolute values together,
        then by the order of the deck. None when no set does."""
        rows = self._rows(number, of)
        kinds = self.setting.kinds
        best = min(
            rows,
            key=lambda row: (
                sum(
                    abs(kind.value) * int(n)
                    for kind, n in zip(kinds, self.counts[row], strict=True)
                ),
                tuple(-int(n) for n in self.counts[row]),
            ),
            default=None,
        )
        if best is None:
            return None
        names = tuple(
            kind.name for kind, n in zip(kinds, self.counts[best], strict=True) for _ in range(n)
        )
        return Sight(names, int(self.low[best]), int(self.high[best]))

    def _rows(self, number: int, of: str) -> Column:
        return np.flatnonzero(self.high < number if of == TOO_HIGH else self.low >= number)


def visible(setting: Setting, limit: int = LIMIT) -> Visible:
    """Every set of cards that one of the players can see, one card each from a fresh deck.

    Raises InputError when the deck has too few cards or the count asks who holds a card.
    """
    every = deals([setting], limit)
    return seen_of(setting, ((hands, *span(bare, hands, limit)) for (bare, *_), hands in every))


def seen_of(
    setting: Setting, counted: Iterable[tuple[Hands, Column, Column]], *, single: bool = False
) -> Visible:
    """What is seen of some hands, given the lowest and the highest total of each; if asked for, of
    sets without two cards of a kind only."""
    weights = _weights(setting.most)
    keys, lows, highs = [], [], []
    for hands, low, high in counted:
        key = hands.counts.astype(weights.dtype) @ weights
        twice = (hands.counts > 1).any(axis=1)
        for k, weight in enumerate(weights):
            own = hands.counts[:, k] > 0
            if single:
                own &= ~twice | (hands.counts[:, k] == 2)
            keys.append(key[own] - weight)
            lows.append(low[own])
            highs.append(high[own])
    key = np.concatenate(keys)
    order = np.argsort(key, kind="stable")
    key = key[order]
    first = np.flatnonzero(np.concatenate([[True], key[1:] != key[:-1]]))
    return Visible(
        setting,
        _as_counts(key[first], setting.most),
        np.minimum.reduceat(np.concatenate(lows)[order], first),
        np.maximum.reduceat(np.concatenate(highs)[order], first),
    )


def _weights(most: tuple[int, ...]) -> Column:
    """What turns the counts of each kind into one number, and each number back into counts."""
    found = [prod(copies + 1 for copies in most[:k]) for k in range(len(most))]
    fits = prod(copies + 1 for copies in most) <= LARGEST
    return np.array(found, dtype=np.int64 if fits else object)


def _as_counts(key: Column, most: tuple[int, ...]) -> Column:
    columns = []
    for copies in most:
        columns.append(key % (copies + 1))
        key = key // (copies + 1)
    return np.stack(columns, axis=1).astype(np.int64)


def span(
    setting: Setting, hands: Hands, limit: int, drawn: tuple[int, ...] | None = None
) -> tuple[Column, Column]:
    """The lowest and the highest total of each hand over everything that can be drawn; drawn gives
    the copies of each kind that draws come from, if those aren't the setting's."""
    low, more = total(setting, hands)
    low = low.copy()
    high = low.copy()
    rows = np.flatnonzero(more)
    if len(rows):
        parts = [
            (parents, *span(setting, one, limit, drawn))
            for one, parents in further(hands.rows(rows), drawn or setting.most, limit)
        ]
        owner = np.concatenate([parents for parents, _, _ in parts])
        order = np.argsort(owner, kind="stable")
        first = np.flatnonzero(np.concatenate([[True], np.diff(owner[order]) > 0]))
        low[rows] = np.minimum.reduceat(np.concatenate([a for _, a, _ in parts])[order], first)
        high[rows] = np.maximum.reduceat(np.concatenate([b for _, _, b in parts])[order], first)
    return low, high
