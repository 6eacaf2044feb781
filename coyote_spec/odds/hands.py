"""All hands of a deck as counts per kind, with the ways to be dealt them, part by part."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import comb, perm
from typing import TYPE_CHECKING

import numpy as np

from coyote_spec.odds.arrays import LARGEST, Column, Truths

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LIMIT = 1 << 15
"""How many hands are looked at together: few enough for a processor's nearest memory."""


@dataclass(frozen=True, slots=True, eq=False)
class Hands:
    """Some hands, a row each: how many cards of each kind were dealt, which kinds were drawn
    afterwards in this order, and in how many ways (a set of cards, then cards one by one)."""

    counts: Column
    draws: Column
    ways: Column

    def __len__(self) -> int:
        return len(self.ways)

    @property
    def depth(self) -> int:
        """How many cards were drawn in each row."""
        return int(self.draws.shape[1])

    def rows(self, which: Truths | Column) -> Hands:
        """Some of the rows."""
        return Hands(self.counts[which], self.draws[which], self.ways[which])

    def left(self, most: Sequence[int]) -> Column:
        """What the pile still has of each kind after the draws."""
        pile = np.asarray(most, dtype=np.int64) - self.counts
        for drawn in self.draws.T:
            pile[np.arange(len(self)), drawn] -= 1
        return pile


def all_ways(most: Sequence[int], cards: int, draws: int) -> int:
    """In how many ways so many cards can be dealt as a set and so many drawn one by one."""
    return comb(sum(most), cards) * perm(sum(most) - cards, draws)


def deal(
    most: Sequence[int], cards: int, first: Sequence[int] = (), limit: int = LIMIT
) -> Iterator[Hands]:
    """All hands of so many cards, no more than limit at once.

    most gives the copies of each kind. Hands that come together have, as far as possible, the same
    cards of the kinds in first.
    """
    order = [*first, *(k for k in range(len(most)) if k not in first)]
    kind = object if all_ways(most, cards, 0) > LARGEST else np.int64
    back = np.argsort(order)
    for block in _blocks(tuple(most[k] for k in order), cards, limit):
        counts = block[:, back]
        ways = np.ones(len(counts), dtype=kind)
        for k, copies in enumerate(most):
            ways *= _choices(copies, cards, kind)[counts[:, k]]
        yield Hands(counts, np.zeros((len(counts), 0), dtype=np.intp), ways)


def _choices(copies: int, cards: int, kind: type) -> Column:
    return np.array([comb(copies, n) for n in range(min(copies, cards) + 1)], dtype=kind)


def _blocks(most: tuple[int, ...], cards: int, limit: int) -> Iterator[Column]:
    """Rows of counts that add up to the cards: columns are fixed until the rest is few."""
    number = _how_many(most, cards)

    def below(i: int, left: int, fixed: tuple[int, ...]) -> Iterator[Column]:
        if number[i][left] == 0:
            return
        if number[i][left] <= limit:
            rest = _rest(most[i:], left)
            start = np.tile(np.array(fixed, dtype=rest.dtype), (len(rest), 1))
            yield np.hstack([start, rest])
            return
        for n in range(min(most[i], left) + 1):
            yield from below(i + 1, left - n, (*fixed, n))

    yield from below(0, cards, ())


def _how_many(most: tuple[int, ...], cards: int) -> list[list[int]]:
    """In how many rows the kinds from each on add up to each number of cards."""
    table = [[int(n == 0) for n in range(cards + 1)]]
    for copies in reversed(most):
        sums = [0, *accumulate(table[-1])]
        table.append([sums[n + 1] - sums[max(0, n - copies)] for n in range(cards + 1)])
    return table[::-1]


def _rest(most: tuple[int, ...], cards: int) -> Column:
    """All rows for these kinds that add up to the cards."""
    kind = np.min_scalar_type(max(cards, 1))

    @cache
    def rows(i: int, left: int) -> Column:
        if i == len(most):
            return np.zeros((1 if left == 0 else 0, 0), dtype=kind)
        parts = []
        for n in range(min(most[i], left) + 1):
            rest = rows(i + 1, left - n)
            parts.append(np.hstack([np.full((len(rest), 1), n, dtype=kind), rest]))
        return np.vstack(parts)

    return rows(0, cards)


def further(
    hands: Hands, most: Sequence[int], limit: int = LIMIT
) -> Iterator[tuple[Hands, Column]]:
    """The same hands after one more draw: each with every kind that its pile still has.

    Beside them, the row that each came from.
    """
    step = max(1, limit // len(most))
    for start in range(0, len(hands), step):
        some = hands.rows(np.arange(start, min(start + step, len(hands))))
        pile = some.left(most)
        drawn, row = np.nonzero(pile.T > 0)
        more = sum(most) * all_ways(most, int(some.counts[0].sum()), some.depth)
        ways = some.ways.astype(object) if more > LARGEST else some.ways
        draws = np.hstack([some.draws[row], drawn[:, None]])
        yield Hands(some.counts[row], draws, ways[row] * pile[row, drawn]), row + start


def how_many(most: Sequence[int], cards: int) -> int:
    """The number of different hands of so many cards."""
    return _how_many(tuple(most), cards)[0][cards]
