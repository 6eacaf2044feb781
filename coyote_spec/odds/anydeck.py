"""Tables that some deck gives of all those like one: of the same size, with at least one of each of
its cards and no other. A hand and its draws are on such a deck if the rest of it can be filled."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from coyote_spec.locale.mistakes import Wrong
from coyote_spec.odds.arrays import Column
from coyote_spec.odds.ends import order_of, smallest_row, table_of
from coyote_spec.odds.hands import LIMIT, Hands, deal, further, how_many
from coyote_spec.odds.tables import Tables, total, without_seats
from coyote_spec.odds.visible import Visible, seen_of, span

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from coyote_spec.locale.said import Said
    from coyote_spec.odds.ends import Order, Table
    from coyote_spec.ruleset.setting import Setting

MOST_TABLES = 1_500_000
"""Tables that are counted one by one."""


class TooMany(Exception):  # noqa: N818
    """More tables than are counted; the message says how many."""

    def __init__(self, why: Said) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class AnyDeck:
    """Settings whose deck is any one like theirs. joins is the kind whose draws are like cards of
    the hand, if that is known: then tables without draws stand for all, or, if a drawn one draws no
    more, those on which each that was drawn is one, too."""

    settings: tuple[Setting, ...]
    joins: int | None = None
    further: bool = True

    @property
    def size(self) -> int:
        """The number of cards of each such deck."""
        return sum(self.settings[0].most)

    @property
    def players(self) -> int:
        """The number of cards that are dealt."""
        return self.settings[0].players

    @property
    def loose(self) -> tuple[Setting, ...]:
        """The settings with as many copies of each card as one such deck can have.

        Raises InputError when the count asks who holds a card.
        """
        kinds = len(self.settings[0].kinds)
        most = (self.size - kinds + 1,) * kinds
        return tuple(replace(without_seats(setting), most=most) for setting in self.settings)

    def tables(self) -> Iterator[Tables]:
        """All tables, or those that stand for all, with those of fewer draws first.

        Raises TooMany when there are more than can be counted, and when the pile can run out.
        """
        loose = self.loose
        if self.joins is None:
            yield from self._levels(loose)
            return
        self._check_pile()
        for dead in range(1 if self.further else self.players + 1):
            for hands in self._hands(self.players - dead, without=self.joins):
                drawn = np.full((len(hands), dead), self.joins, dtype=np.intp)
                counts = hands.counts.copy()
                counts[:, self.joins] += dead
                yield from self._counted(loose, Hands(counts, drawn, hands.ways))

    def first(self, fits: Callable[[Tables], Column]) -> Table | None:
        """The smallest table that fits; fits says so for each row."""
        best: tuple[Order, Table] | None = None
        for part in self.tables():
            if best is not None and part.hands.depth > best[0][0]:
                break
            best = self._smaller(best, part.rows(np.flatnonzero(fits(part))))
        return None if best is None else best[1]

    def ends(self) -> tuple[Table, Table]:
        """The smallest tables with the lowest and with the highest total of the first setting."""
        found: list[tuple[Order, Table] | None] = [None, None]
        totals: list[int | None] = [None, None]
        for part in self.tables():
            column = part.totals[0]
            for i, end in enumerate((int(column.min()), int(column.max()))):
                before = totals[i]
                if before is None or (end < before if i == 0 else end > before):
                    totals[i], found[i] = end, None
                if totals[i] == end:
                    found[i] = self._smaller(found[i], part.rows(np.flatnonzero(column == end)))
        low, high = found
        assert low is not None
        assert high is not None
        return low[1], high[1]

    def _smaller(
        self, best: tuple[Order, Table] | None, part: Tables
    ) -> tuple[Order, Table] | None:
        """The smallest of a table and some others."""
        if not len(part):
            return best
        setting = self.settings[0]
        row = smallest_row(setting, part)
        here = order_of(setting, part, row), table_of(setting, part, row)
        return here if best is None or here[0] < best[0] else best

    def visible(self) -> Visible:
        """What is seen, of sets without two cards of a kind: those are on every such deck; with
        every own card and everything that can be drawn, of any such deck.

        Raises TooMany as `tables` does.
        """
        loose = self.loose[0]
        kinds = len(loose.kinds)
        most = [min(2, n) for n in loose.most]
        drawn = tuple(n * (k != self.joins or not self.further) for k, n in enumerate(loose.most))
        if how_many(most, self.players) > MOST_TABLES // 10 or self.joins is None:
            raise TooMany(Wrong("odds-much-drawn"))
        if 2 * self.players > self.size - kinds + 1:
            raise TooMany(Wrong("odds-not-all-drawn"))
        self._check_pile()

        def counted() -> Iterator[tuple[Hands, Column, Column]]:
            for hands in deal(most, self.players):
                alike = hands.rows(np.flatnonzero((hands.counts == 2).sum(axis=1) <= 1))
                if len(alike):
                    yield (alike, *span(loose, alike, LIMIT, drawn))

        return seen_of(replace(loose, most=tuple(most)), counted(), single=True)

    def _check_pile(self) -> None:
        """Raises TooMany unless there is always a card for each copy of the kind that draws."""
        if self.players >= len(self.settings[0].kinds):
            raise TooMany(Wrong("odds-pile-runs-out"))

    def _hands(self, cards: int, without: int | None = None) -> Iterator[Hands]:
        """All hands of so many cards that are on some such deck."""
        kinds = len(self.settings[0].kinds)
        each = min(cards, self.size - kinds + 1)
        most = [0 if k == without else each for k in range(kinds)]
        number = how_many(most, cards)
        if number > MOST_TABLES:
            raise TooMany(Wrong("odds-many-hands", hands=number))
        for hands in deal(most, cards):
            yield hands.rows(self._possible(hands))

    def _possible(self, hands: Hands) -> Column:
        """Which of them are on some such deck."""
        used = hands.counts.astype(np.int64)
        for column in hands.draws.T:
            used[np.arange(len(hands)), column] += 1
        more: Column = np.maximum(used - 1, 0).sum(axis=1)
        return np.flatnonzero(more <= self.size - used.shape[1])

    def _levels(self, loose: Sequence[Setting]) -> Iterator[Tables]:
        """All tables, by how many cards are drawn."""
        level, counted = list(self._hands(self.players)), 0
        while level:
            after = []
            for hands in level:
                counted += len(hands)
                if counted > MOST_TABLES:
                    raise TooMany(Wrong("odds-many-tables", tables=MOST_TABLES))
                told = [total(setting, hands) for setting in loose]
                wanting = np.logical_or.reduce([more for _, more in told])
                done = Tables(hands, tuple(column for column, _ in told)).rows(~wanting)
                if len(done):
                    yield done
                if wanting.any():
                    if hands.depth >= self.size - self.players:
                        raise TooMany(Wrong("odds-pile-runs-out"))
                    for more, _ in further(hands.rows(wanting), loose[0].most, LIMIT):
                        after.append(more.rows(self._possible(more)))
            level = [hands for hands in after if len(hands)]

    def _counted(self, loose: Sequence[Setting], hands: Hands) -> Iterator[Tables]:
        hands = hands.rows(self._possible(hands))
        if not len(hands):
            return
        if hands.depth > self.size - self.players:
            raise TooMany(Wrong("odds-pile-runs-out"))
        told = [total(setting, hands) for setting in loose]
        assert not any(more.any() for _, more in told), "every draw is given"
        yield Tables(hands, tuple(column for column, _ in told))
