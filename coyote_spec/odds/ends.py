"""Tables that stand out: those with the lowest and highest total, the smallest one that differs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from coyote_spec.odds.arrays import LARGEST, Column
from coyote_spec.odds.hands import LIMIT, Hands
from coyote_spec.odds.tables import Tables, tables

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coyote_spec.ruleset.setting import Setting

Order = tuple[int, int, tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Table:
    """A hand in the order of the deck, the cards drawn, and the total under each ruleset."""

    hand: tuple[str, ...]
    draws: tuple[str, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class End:
    """A lowest or highest total with all tables that have it, the smallest first."""

    total: int
    tables: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class Extremes:
    """Both ends of the totals for one number of players."""

    low: End
    high: End


def extremes(setting: Setting, limit: int = LIMIT) -> Extremes:
    """The lowest and the highest total, each with all hands and draws that attain it."""
    low, high = _Best(setting, min), _Best(setting, max)
    for part in tables([setting], limit):
        low.look(part)
        high.look(part)
    return Extremes(low.end(), high.end())


class _Best:
    """The best total so far and the tables that have it."""

    def __init__(self, setting: Setting, better: Callable[[int, int], int]) -> None:
        self._setting = setting
        self._better = better
        self._total: int | None = None
        self._parts: list[Tables] = []

    def look(self, part: Tables) -> None:
        """Keeps the tables of a part that are as good as the best or better."""
        column = part.totals[0]
        here = int(self._better(column.min(), column.max()))
        if self._total is None or self._better(here, self._total) != self._total:
            self._total, self._parts = here, []
        if here == self._total:
            self._parts.append(part.rows(column == here))

    def end(self) -> End:
        """The best total, its tables in the order of the contract."""
        assert self._total is not None
        found = [
            (order_of(self._setting, part, row), table_of(self._setting, part, row))
            for part in self._parts
            for row in range(len(part))
        ]
        return End(
            self._total, tuple(table for _, table in sorted(found, key=lambda pair: pair[0]))
        )


def smallest_difference(one: Setting, other: Setting, limit: int = LIMIT) -> Table | None:
    """The smallest table on which two rulesets give different totals; None when there is none.

    Smallest: fewest draws, then the smallest sum of absolute values, then the order of the deck.
    """
    return smallest_where([one, other], lambda part: part.totals[0] != part.totals[1], limit)


def smallest_where(
    settings: Sequence[Setting], fits: Callable[[Tables], Column], limit: int = LIMIT
) -> Table | None:
    """The smallest table that fits; fits says so for each row."""
    best: tuple[Order, Table] | None = None
    for part in tables(settings, limit):
        if best is not None and part.hands.depth > best[0][0]:
            continue
        found = part.rows(np.flatnonzero(fits(part)))
        if len(found):
            row = smallest_row(settings[0], found)
            order = order_of(settings[0], found, row)
            if best is None or order < best[0]:
                best = order, table_of(settings[0], found, row)
    return None if best is None else best[1]


def smallest_row(setting: Setting, part: Tables) -> int:
    """The first of some tables with equally many draws."""
    size = sizes(setting, part.hands)
    rows = np.flatnonzero(size == size.min())
    fewer = -part.hands.counts[rows].astype(np.int64)
    draws = part.hands.draws[rows]
    keys = [*fewer.T, *draws.T]
    return int(rows[np.lexsort(keys[::-1])[0]])


def sizes(setting: Setting, hands: Hands) -> Column:
    """The sum of the absolute values of all cards, those drawn included."""
    values = [abs(kind.value) for kind in setting.kinds]
    wide = sum(v * n for v, n in zip(values, setting.most, strict=True)) > LARGEST
    each = np.array(values, dtype=object if wide else np.int64)
    hand: Column = (hands.counts.astype(each.dtype) * each).sum(axis=1)
    drawn: Column = each[hands.draws].sum(axis=1)
    return hand + drawn if hands.depth else hand


def order_of(setting: Setting, part: Tables, row: int) -> Order:
    """What comes first in the order of the contract is smaller here."""
    hand, draws = _cards(part, row)
    size = sum(abs(setting.kinds[k].value) for k in (*hand, *draws))
    return len(draws), size, hand, draws


def table_of(setting: Setting, part: Tables, row: int) -> Table:
    """A row with the names of the cards."""
    hand, draws = _cards(part, row)
    names = [kind.name for kind in setting.kinds]
    totals = tuple(int(column[row]) for column in part.totals)
    return Table(tuple(names[k] for k in hand), tuple(names[k] for k in draws), totals)


def _cards(part: Tables, row: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    counts, draws = part.hands.counts[row], part.hands.draws[row]
    hand = tuple(k for k, n in enumerate(counts) for _ in range(int(n)))
    return hand, tuple(int(k) for k in draws)
