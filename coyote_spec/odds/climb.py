"""Tables with a very high or a very low total, without looking at all hands: a guess, not a proof.

From some hand on, better ones are looked for among those that differ in one or two cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from coyote_spec.odds.ends import Order, Table, order_of, smallest_row, table_of
from coyote_spec.odds.hands import Hands
from coyote_spec.odds.tables import check_same_deck, completed, without_seats

if TYPE_CHECKING:
    from coyote_spec.odds.arrays import Column
    from coyote_spec.ruleset.setting import Setting

Key = tuple[int, Order]
"""What comes first: the better total, then the smaller table."""

MOST = 1 << 15
"""Hands that are looked at together; of more than that only as many are tried."""


def good_table(setting: Setting, sign: int) -> Table:
    """A small table with a high total, or with a low one when the sign is -1.

    Raises InputError when the deck has too few cards or the count asks who holds a card.
    """
    bare = without_seats(setting)
    check_same_deck([bare])
    most = np.array(bare.most, dtype=np.int64)
    key, hand, table = _best(bare, sign, _first_hands(bare))
    while True:
        steps = _steps(hand, most)
        if not len(steps):  # nothing is left in the pile to exchange for
            return table
        tried = _best(bare, sign, _within(hand + steps, most))
        pairs = _within(
            (hand + steps[:, None] + steps[None, :]).reshape(-1, len(most))[:MOST], most
        )
        if tried[0] >= key and len(pairs):
            tried = _best(bare, sign, pairs)
        if tried[0] >= key:
            return table
        key, hand, table = tried


def _first_hands(setting: Setting) -> Column:
    """The cards with the highest values and those with the lowest, in every proportion."""
    ordered = sorted(range(len(setting.kinds)), key=lambda k: setting.kinds[k].value)
    cards = [k for k in ordered for _ in range(min(setting.most[k], setting.players))]
    low, high = cards[: setting.players], cards[::-1][: setting.players]
    rows = [high[:n] + low[: setting.players - n] for n in range(setting.players + 1)]
    counted = [[row.count(k) for k in range(len(setting.kinds))] for row in rows]
    return _within(np.array(counted, dtype=np.int64), np.array(setting.most))


def _steps(hand: Column, most: Column) -> Column:
    """Every exchange of one card of the hand for one of the pile."""
    kinds = np.eye(len(hand), dtype=np.int64)
    steps = kinds[hand < most][None, :] - kinds[hand > 0][:, None]
    changed: Column = steps.reshape(-1, len(hand))
    return changed[changed.any(axis=1)]


def _within(hands: Column, most: Column) -> Column:
    """Those that the deck allows."""
    allowed: Column = hands[((hands >= 0) & (hands <= most)).all(axis=1)]
    return allowed


def _best(setting: Setting, sign: int, counts: Column) -> tuple[Key, Column, Table]:
    """The first of some hands, with all their draws, in the order of the keys."""
    none = np.zeros((len(counts), 0), dtype=np.intp)
    found: list[tuple[Key, Column, Table]] = []
    for part in completed([setting], Hands(counts, none, np.ones(len(counts), dtype=np.int64))):
        totals = sign * part.totals[0]
        best = part.rows(totals == totals.max())
        row = smallest_row(setting, best)
        key = -int(totals.max()), order_of(setting, best, row)
        found.append((key, best.hands.counts[row], table_of(setting, best, row)))
    return min(found, key=lambda one: one[0])
