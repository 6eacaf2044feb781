"""Which of many counts differ, and on which smallest table each two of them do.

All counts see the same hands at once, from the fewest draws on. A table tells two of them apart
when neither asks for a further card and the totals differ; the first such table, in the order of
the contract, is their smallest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from coyote_spec.odds.ends import Table, sizes, table_of
from coyote_spec.odds.hands import Hands, further, how_many
from coyote_spec.odds.tables import Tables, deals, total

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coyote_spec.odds.arrays import Column, Truths
    from coyote_spec.ruleset.setting import Setting

Two = tuple[int, int]
"""Two of the counts by their places, the earlier first."""


@dataclass(frozen=True, slots=True, eq=False)
class _Level:
    """Hands with equally many draws in the order of the contract; under each count that is asked
    about their totals, and which of them need a further card."""

    hands: Hands
    totals: Mapping[int, Column]
    wanting: Mapping[int, Truths]


def told_apart(
    settings: Sequence[Setting], pairs: Iterable[Two], most: int
) -> tuple[Mapping[Two, Table], bool]:
    """The smallest table of the settings' number of players on which two counts differ, for those
    of the pairs that differ on any; and whether all tables were looked at. The settings have the
    same deck. most is for how many tables at once, of all counts together, there is time.

    Raises InputError when a count can't be looked at over all hands.
    """
    found: dict[Two, Table] = {}
    left = list(dict.fromkeys(pairs))
    if left and how_many(settings[0].most, settings[0].players) > most:
        return found, False
    parts: list[Hands] = []
    bare: Sequence[Setting] = settings
    for bare, hands in deals(settings):  # noqa: B007
        parts.append(hands)
    while parts and left:
        asked = sorted({place for two in left for place in two})
        if sum(map(len, parts)) * len(asked) > most:
            return found, False
        level = _level(bare, asked, _joined(parts))
        for two in left:
            row = _first(level, two)
            if row is not None:
                totals = (level.totals[two[0]], level.totals[two[1]])
                found[two] = table_of(settings[0], Tables(level.hands, totals), row)
        left = [two for two in left if two not in found]
        wanting = np.zeros(len(level.hands), dtype=np.bool_)
        for place in {place for two in left for place in two}:
            wanting |= level.wanting[place]
        rows = level.hands.rows(np.flatnonzero(wanting))
        parts = [more for more, _ in further(rows, bare[0].most) if len(more)]
    return found, True


def _first(level: _Level, two: Two) -> int | None:
    """The first row on which two counts are complete and differ."""
    i, j = two
    complete = ~(level.wanting[i] | level.wanting[j])
    rows = np.flatnonzero(complete & (level.totals[i] != level.totals[j]))
    return int(rows[0]) if len(rows) else None


def _level(settings: Sequence[Setting], asked: Sequence[int], hands: Hands) -> _Level:
    """Hands under some of the counts."""
    hands = hands.rows(_order(settings[0], hands))
    counted = {i: total(settings[i], hands) for i in asked}
    return _Level(
        hands, {i: t for i, (t, _) in counted.items()}, {i: w for i, (_, w) in counted.items()}
    )


def _joined(parts: Sequence[Hands]) -> Hands:
    return Hands(
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.draws for part in parts]),
        np.concatenate([part.ways for part in parts]),
    )


def _order(setting: Setting, hands: Hands) -> Column:
    """The rows in the order of the contract: the smallest sum of absolute values, then more of an
    earlier card."""
    fewer = -hands.counts.astype(np.int64)
    keys = [sizes(setting, hands), *fewer.T, *hands.draws.T]
    order: Column = np.lexsort(keys[::-1])
    return order
