"""Exact probabilities: of each total, of a total of at most so much, of two totals that differ."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from coyote_spec.odds.arrays import LARGEST, Column
from coyote_spec.odds.hands import LIMIT, all_ways
from coyote_spec.odds.tables import Tables, tables

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coyote_spec.ruleset.setting import Setting


@dataclass(frozen=True, slots=True)
class Odds:
    """The probabilities for one number of players; None is what was not asked."""

    players: int
    totals: Mapping[int, Fraction]
    at_most: Fraction | None = None
    differs: Fraction | None = None

    def as_json(self) -> dict[str, Any]:
        """The form of the contract, for one number of players."""
        return {
            "totals": {str(total): exactly(p) for total, p in self.totals.items()},
            "at_most": None if self.at_most is None else exactly(self.at_most),
            "differs": None if self.differs is None else exactly(self.differs),
        }


@dataclass(frozen=True, slots=True)
class OddsReport:
    """The probabilities for several numbers of players."""

    by_players: tuple[Odds, ...]

    def as_json(self) -> dict[str, Any]:
        """The form of the contract."""
        return {
            "schema": "coyote-spec/odds/1",
            "players": {str(odds.players): odds.as_json() for odds in self.by_players},
        }


def exactly(probability: Fraction) -> dict[str, Any]:
    """A probability as a fraction, and as a decimal number near it."""
    return {"exact": str(probability), "value": float(probability)}


def odds(
    settings: Iterable[Setting],
    *,
    at_most: int | None = None,
    against: Iterable[Setting] | None = None,
) -> OddsReport:
    """The probabilities under each setting, one for each number of players, with the whole deck.

    at_most asks for the probability of a total of at most so much; against gives, for each setting,
    another ruleset under the same deck, and asks how often the totals differ.

    Raises InputError when a deck is too small or the settings to compare don't belong together.
    """
    mine = list(settings)
    others = [None] * len(mine) if against is None else list(against)
    return OddsReport(
        tuple(odds_of(one, at_most, other) for one, other in zip(mine, others, strict=True))
    )


def odds_of(
    setting: Setting, at_most: int | None = None, against: Setting | None = None, limit: int = LIMIT
) -> Odds:
    """The probabilities under one setting."""
    both = [setting] if against is None else [setting, against]
    totals, differs = Tally(setting), Tally(setting)
    for part in tables(both, limit):
        totals.add(part, part.totals[0])
        if against is not None:
            differs.add(part, (part.totals[0] != part.totals[1]).astype(np.int64))
    found = totals.probabilities()
    low = (
        None if at_most is None else sum((p for t, p in found.items() if t <= at_most), Fraction())
    )
    apart = None if against is None else differs.probabilities().get(1, Fraction())
    return Odds(setting.players, found, low, apart)


def share_apart(settings: Sequence[Setting], limit: int = LIMIT) -> Fraction:
    """How often settings of as many players with the same deck don't all give the same total."""
    apart = Tally(settings[0])
    for part in tables(settings, limit):
        first, *others = part.totals
        apart.add(part, np.any([first != other for other in others], axis=0).astype(np.int64))
    return apart.probabilities().get(1, Fraction())


def distribution(setting: Setting, limit: int = LIMIT) -> Mapping[int, Fraction]:
    """The probability of each total, the lowest first."""
    return odds_of(setting, limit=limit).totals


class Tally:
    """In how many ways each outcome comes about, apart for each number of draws."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._ways: dict[int, dict[int, int]] = defaultdict(lambda: defaultdict(int))

    def add(self, part: Tables, outcomes: Column) -> None:
        """Counts some tables; outcomes gives the outcome of each."""
        depth = part.hands.depth
        mine = self._ways[depth]
        for outcome, ways in summed(outcomes, part.hands.ways, self._fits(depth)):
            mine[outcome] += ways

    def _fits(self, depth: int) -> bool:
        return all_ways(self._setting.most, self._setting.players, depth) <= LARGEST

    def probabilities(self) -> dict[int, Fraction]:
        """The probability of each outcome, the lowest first."""
        most, players = self._setting.most, self._setting.players
        found: dict[int, Fraction] = defaultdict(Fraction)
        for depth, ways in self._ways.items():
            for outcome, number in ways.items():
                found[outcome] += Fraction(number, all_ways(most, players, depth))
        return dict(sorted(found.items()))


def summed(outcomes: Column, ways: Column, fits: bool) -> Iterable[tuple[int, int]]:
    """Each outcome with the sum of its ways; fits says that all ways together need no more than
    64 bits."""
    order = np.argsort(outcomes, kind="stable")
    ordered = outcomes[order]
    starts = np.flatnonzero(np.concatenate([[True], ordered[1:] != ordered[:-1]]))
    weights = ways[order] if fits else ways[order].astype(object)
    sums = np.add.reduceat(weights, starts)
    return [(int(o), int(n)) for o, n in zip(ordered[starts], sums, strict=True)]
