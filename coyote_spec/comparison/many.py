"""Many counts at once: which of them give the same total on every table, and for each two others
the smallest table that tells them apart.

Where tables are few they are looked at one and all, as arrays; that tells most apart. Counts that
are together still are asked about by the solver, or where it gives up by looking at all tables.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING

from coyote_spec.comparison.asked import Counts, asked, fits
from coyote_spec.interpreter.score import Score, score
from coyote_spec.odds.apart import told_apart
from coyote_spec.odds.ends import smallest_difference
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.differ import Table, first_difference
from coyote_spec.prover.mentions import count_in_words
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.ruleset.setting import Setting

MOST = 1 << 18
"""So many tables are looked at together, each of them under each count."""

Two = tuple[int, int]


@dataclass(slots=True)
class Apart:
    """Counts by their places: the smallest table for each two that differ (the earlier first); any
    other two are alike on every table. classes lists those that are alike."""

    settings: Sequence[Sequence[Setting]]
    tables: dict[Two, tuple[tuple[str, ...], tuple[str, ...]]]
    _scores: dict[object, Score] = field(default_factory=dict)

    @property
    def classes(self) -> list[list[int]]:
        """The counts, those together that are alike."""
        found: list[list[int]] = []
        for i in range(len(self.settings)):
            home = next((one for one in found if (one[0], i) not in self.tables), None)
            if home is None:
                found.append([i])
            else:
                home.append(i)
        return found

    def between(self, one: int, other: int) -> Table | None:
        """The smallest table on which two counts differ, replayed; None where they are alike."""
        found = self.tables.get((min(one, other), max(one, other)))
        if found is None:
            return None
        cards, pile = found
        told = (self._told(one, cards, pile), self._told(other, cards, pile))
        if told[0].total == told[1].total:
            raise AssertionError(f"replay of {cards} {pile} shows no difference: {told}")
        return Table(len(cards), cards, pile, told)

    def _told(self, place: int, cards: tuple[str, ...], pile: tuple[str, ...]) -> Score:
        key = (place, cards, pile)
        if key not in self._scores:
            own = self.settings[place][0]
            self._scores[key] = score(
                own.ruleset, cards, pile, options=own.options, readings=own.readings
            )
        return self._scores[key]


def apart(settings: Sequence[Sequence[Setting]], limit: float) -> Apart:
    """Compares many counts two by two.

    For each ruleset its settings, one for each number of players, the same numbers for all and with
    one deck. limit is in seconds for each question to the solver; what it can't answer in that time
    is looked at table by table, which always decides.

    Raises Undecided when a count hangs on more than cards, InputError when it can't be looked at
    over all hands.
    """
    found = Apart(settings, {})
    alike = _in_words(settings)
    heads = [group[0] for group in alike]
    together = set(combinations(heads, 2))
    rows = list(zip(*settings, strict=True))
    later = list(rows)
    for row in rows:
        first, whole = told_apart(row, sorted(together), MOST)
        for two, table in first.items():
            found.tables[two] = table.hand, table.draws
        together -= found.tables.keys()
        if not whole:  # from here on a table that is found need not be the smallest
            break
        later.remove(row)
    _settle(found, together, later, limit)
    same = {group[0]: group for group in alike}
    for (one, other), cards in list(found.tables.items()):
        for i in same[one]:
            for j in same[other]:
                found.tables[min(i, j), max(i, j)] = cards
    return found


def _in_words(settings: Sequence[Sequence[Setting]]) -> list[list[int]]:
    """The counts, those together that are made of the same words under the same agreements."""
    groups: dict[object, list[int]] = {}
    for i, own in enumerate(settings):
        first = own[0]
        agreed = (tuple(sorted(first.options.items())), tuple(sorted(first.readings.items())))
        key = (*count_in_words(first.ruleset), first.kinds, *agreed)
        groups.setdefault(key, []).append(i)
    return list(groups.values())


def _settle(
    found: Apart, together: set[Two], rows: Sequence[Sequence[Setting]], limit: float
) -> None:
    """Asks of counts that are together whether they are alike for the other numbers of players. One
    that is alike another is asked about no further: it goes with that."""
    homes: list[list[int]] = []
    for i in sorted({place for two in together for place in two}):
        for home in homes:
            if (home[0], i) in together:
                table = _difference([(row[home[0]], row[i]) for row in rows], limit)
                if table is None:
                    home.append(i)
                    break
                found.tables[home[0], i] = table
        else:
            homes.append([i])
    for one, other in combinations(homes, 2):
        for i in one:
            for j in other:
                two = min(i, j), max(i, j)
                if two not in found.tables:
                    found.tables[two] = found.tables[one[0], other[0]]


def _difference(
    pairs: Sequence[tuple[Setting, Setting]], limit: float
) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The smallest table on which two counts differ, for the fewest players: by the solver, or
    where it gives up among all tables."""
    try:
        table = first_difference(pairs, limit) if pairs else None
        return None if table is None else (table.cards, table.pile)
    except Undecided:
        for one, other in pairs:
            found = smallest_difference(one, other)
            if found is not None:
                return found.hand, found.draws
        return None


def count_all(
    rulesets: Sequence[Ruleset],
    deck: Deck,
    players: Sequence[int] | None,
    options: Mapping[str, int],
    readings: Mapping[str, str],
    limit: float,
) -> Counts | None:
    """The counts of those rulesets that have rules for the cards of a deck, compared at once; for
    the players that are asked for, or else for all that each of them allows.

    None where that can't be done at once: where less than two rulesets are left, where tables of
    fewer cards would have to be looked at too, or a count hangs on more than cards.
    """
    able = [rules for rules in rulesets if fits(rules, deck)]
    try:
        asks = [
            asked(able[0], other, players, *_of_either(able[0], other, options, readings), limit)
            for other in able[1:]
        ]
    except (InputError, IndexError):
        return None
    numbers = {ask.players for ask in asks}
    if len(numbers) != 1:
        return None
    (some,) = numbers
    if some != tuple(range(2, some[-1] + 1)) or some[-1] > deck.size:
        return None
    first = [asks[0].pair(n, deck).one for n in some]
    settings = [first, *([ask.pair(n, deck).other for n in some] for ask in asks)]
    try:
        return Counts(tuple(able), some, apart(settings, limit))
    except (Undecided, InputError):
        return None


def _of_either(
    one: Ruleset, other: Ruleset, options: Mapping[str, int], readings: Mapping[str, str]
) -> tuple[dict[str, int], dict[str, str]]:
    """The options and readings that one of the two has."""
    known = {
        (silence, reading.name)
        for rules in (one, other)
        for silence, names in rules.silences.items()
        for reading in names
    }
    return (
        {k: v for k, v in options.items() if k in one.options or k in other.options},
        {k: v for k, v in readings.items() if (k, v) in known},
    )
