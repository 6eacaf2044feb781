"""The twin of a witness: the nearest situation in which the answer is the other one.

Nearest is what the fewest changes lead to, and among these the smallest in the contract's order.
What is agreed is changed only when no table or round is near, and that is said apart.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from heapq import heapify, heappop, heappush
from itertools import combinations, combinations_with_replacement, count
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.locale.said import Called, Said, Several
from coyote_spec.witness.changes import changes, together
from coyote_spec.witness.judge import Bench, agreed_otherwise
from coyote_spec.witness.side import MoreCardsError
from coyote_spec.witness.situation import Situation, Size, Table, size

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from coyote_spec.witness.changes import Change, Words
    from coyote_spec.witness.judge import Judge, Judged
    from coyote_spec.witness.side import Told

FURTHEST = 3
"""Changes that are made at the most."""
MOST = 3_000
"""Situations that are played at the most."""
WIDEST = 40_000
"""Situations that are set side by side at the most, to be played in their order."""


@dataclass(frozen=True, slots=True)
class Twin:
    """The nearest situation with the other answer, what came out of it under each ruleset, and what
    flips the answer; situation is None when none was found. agreed is what has to be agreed for it
    otherwise than for the witness, changes how many there are (or up to how many none was found),
    tried how many situations were played."""

    situation: Situation | None
    told: tuple[Told, ...] = ()
    flips: tuple[str, ...] = ()
    agreed: Mapping[str, Any] = field(default_factory=dict)
    changes: int = 0
    tried: int = 0


def twin(witness: Situation, judge: Judge, furthest: int = FURTHEST, most: int = MOST) -> Twin:
    """The twin of a witness; judge says what the answer is. No more than so many changes are made
    and situations played.

    The witness itself must answer with yes: anything else is a fault of whoever made the finding.
    """
    bench = Bench(judge)
    bench.witness(witness)
    search, reached = _Search(witness, bench, most), 0
    for distance in range(1, furthest + 1):
        found = search.nearest(distance)
        if found is not None:
            return found
        if not search.whole:
            break
        reached = distance
    return _agreed_otherwise(witness, judge) or Twin(None, changes=reached, tried=bench.tried)


@dataclass(order=True, slots=True)
class _Near:
    """A situation that is to be played: how large it is at the least, and what was changed. left
    are changes that are still to be made, of cards that are drawn."""

    size: Size
    number: int
    situation: Situation = field(compare=False)
    flips: tuple[Words, ...] = field(compare=False, default=())
    left: int = field(compare=False, default=0)
    judged: Judged | None = field(compare=False, default=None)


@dataclass(slots=True)
class _Search:
    """Looks around a witness. whole is false once something was left out."""

    witness: Situation
    bench: Bench
    most: int
    whole: bool = True
    _numbers: Iterator[int] = field(default_factory=count)
    _single: list[Change] | None = None

    def nearest(self, distance: int) -> Twin | None:
        """The smallest situation with the other answer that so many changes make."""
        heap: list[_Near] = []
        for near in self._around(distance):
            heap.append(near)
            if len(heap) > WIDEST:
                self.whole = False
                return None
        heapify(heap)
        while heap:
            near = heappop(heap)
            if near.judged is not None:
                told, flips = near.judged.told, tuple(words() for words in near.flips)
                return Twin(near.situation, told, flips, {}, distance, self.bench.tried)
            if self.bench.tried >= self.most:
                self.whole = False
                return None
            try:
                judged = self.bench.judged(near.situation, only=False)
            except MoreCardsError:
                for more in self._one_more(near):
                    heappush(heap, more)
                continue
            if judged is not None and judged.answer is False and not near.left:
                near.size, near.judged = judged.size, judged
                heappush(heap, near)
        return None

    def _around(self, distance: int) -> Iterator[_Near]:
        if isinstance(self.witness, Table):
            yield from self._tables(self.witness, distance)
            return
        if self._single is None:
            self._single = changes(self.witness, self.bench)
        for made in together(self.witness, self._single, distance):
            if self.bench.fits(made.scenario):
                yield self._near(made.scenario, made.flips)

    def _near(self, situation: Situation, flips: tuple[Words, ...], left: int = 0) -> _Near:
        draws = situation.pile if isinstance(situation, Table) else ()
        least = size(situation, draws, self.bench.kinds)
        return _Near(least, next(self._numbers), situation, flips, left)

    def _tables(self, witness: Table, distance: int) -> Iterator[_Near]:
        """Tables with so many other cards, or with fewer and some other cards to be drawn."""
        order = list(self.bench.kinds)
        for others in range(distance + 1):
            seen = set()
            for gone in combinations(range(len(witness.cards)), others):
                kept = [card for i, card in enumerate(witness.cards) if i not in gone]
                lost = [witness.cards[i] for i in gone]
                for come in combinations_with_replacement(order, others):
                    cards = tuple(sorted((*kept, *come), key=order.index))
                    if cards in seen or set(lost) & set(come) or not self.bench.fits(Table(cards)):
                        continue
                    seen.add(cards)
                    yield self._near(Table(cards), _exchanged(lost, come), distance - others)

    def _one_more(self, near: _Near) -> Iterator[_Near]:
        """The situation with each card that may be drawn next."""
        if isinstance(near.situation, Scenario):
            yield from self._further(near, near.situation)
            return
        assert isinstance(self.witness, Table)
        cards, pile = near.situation.cards, near.situation.pile
        there = self.witness.pile[len(pile)] if len(pile) < len(self.witness.pile) else None
        for card in self.bench.kinds:
            left = near.left - (card != there)
            if left < 0 or not self.bench.fits(table := Table(cards, (*pile, card))):
                continue
            said = () if card == there else (partial(_drawn, card, there),)
            yield self._near(table, (*near.flips, *said), left)

    def _further(self, near: _Near, here: Scenario) -> Iterator[_Near]:
        """A round in which the pile goes on: no change, for the witness never came to that card."""
        for card in self.bench.kinds:
            further = replace(here, pile=(*here.pile, card))
            if self.bench.fits(further):
                *flips, last = near.flips
                said = partial(_and_drawn, last, card)
                yield self._near(further, (*flips, said), near.left)


def _exchanged(lost: Sequence[str], come: Sequence[str]) -> tuple[Words, ...]:
    pairs = zip(lost, come, strict=True)
    return tuple(
        partial(Said, "flip-card", new=Called("card", new), old=Called("card", old))
        for old, new in pairs
    )


def _drawn(card: str, instead: str | None) -> Said:
    if instead is None:
        return Said("flip-draw", card=Called("card", card))
    return Said("flip-draw-instead", card=Called("card", card), old=Called("card", instead))


def _and_drawn(last: Words, card: str) -> Several:
    return Several("; ", [last(), _drawn(card, None)])


def _agreed_otherwise(witness: Situation, judge: Judge) -> Twin | None:
    """The witness itself, where another option or reading gives the other answer."""
    for number, (name, value, other) in enumerate(agreed_otherwise(judge), 1):
        here = witness
        if isinstance(here, Scenario):
            here = replace(
                here,
                options={k: v for k, v in here.options.items() if k != name},
                readings={k: v for k, v in here.readings.items() if k != name},
            )
        bench = Bench(other)
        bench.learn(here)
        try:
            judged = bench.judged(here)
        except MoreCardsError:
            continue
        if judged is not None and judged.answer is False:
            flips = (Said("flip-agreed", name=name, value=str(value)),)
            return Twin(here, judged.told, flips, {name: value}, 0, number)
    return None
