"""Further witnesses that are different: other rules act in them, or other arms of rules, or another
move is made, or something else comes out. The same with another number is none.

Tables are looked at in the contract's order, so that each is the smallest of its kind. Rounds are
looked for around those that were found already, the smaller ones first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import combinations_with_replacement, count
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.rounds import Result, act_of
from coyote_spec.interpreter.scenario import Scenario, laid_out
from coyote_spec.interpreter.score import counted
from coyote_spec.ruleset import effect as do
from coyote_spec.semantics.game import Watcher
from coyote_spec.semantics.round import legal, step
from coyote_spec.witness.changes import changes, together
from coyote_spec.witness.judge import Bench
from coyote_spec.witness.side import MoreCardsError
from coyote_spec.witness.situation import Table, size

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from coyote_spec.ruleset.effect import Branch
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.semantics.domain import State
    from coyote_spec.witness.judge import Judge, Judged
    from coyote_spec.witness.side import Side
    from coyote_spec.witness.situation import Situation, Size

MOST = 6_000
"""Situations that are played at the most."""

Kind = tuple[Any, ...]
"""What two witnesses that aren't different have in common."""


@dataclass(slots=True)
class Acts(Watcher):
    """Notes which rules changed something, and which of their arms were followed."""

    seen: set[tuple[Any, ...]] = field(default_factory=set)
    _arms: list[int] = field(default_factory=list)

    def took(self, arm: Branch) -> None:
        """The rules live as long as the search, so the identity of an arm is a name."""
        self._arms.append(id(arm))

    def counted(self, rule: Rule, before: State, after: State) -> None:
        """A rule of the count; one that says what the total is acts even if that is what it was."""
        says = any(isinstance(effect, do.Becomes) for effect in rule.block)
        self._note(rule, says or before["table"] != after["table"])

    def act(self, rule: Rule, before: State, does: Callable[[State], State]) -> State:
        """Any other rule."""
        outer, self._arms = self._arms, []
        after = does(before)
        self._note(rule, before.values != after.values)
        self._arms = outer
        return after

    def _note(self, rule: Rule, acted: bool) -> None:
        if acted:
            self.seen.add((rule.name, *self._arms))
        self._arms = []


def different(witness: Situation, judge: Judge, most: int, tries: int = MOST) -> list[Judged]:
    """Up to so many witnesses more, each different from the first and from each other; no more than
    so many situations are played to find them."""
    bench = Bench(judge)
    first = bench.witness(witness)
    search = _Tables(bench) if isinstance(witness, Table) else _Rounds(bench, witness)
    found: list[Judged] = []
    kinds = {kind_of(first, bench)}
    while len(found) < most and bench.tried < tries:
        judged = search.next()
        if judged is None:
            break
        kind = kind_of(judged, bench)
        if judged.answer is True and kind not in kinds:
            kinds.add(kind)
            found.append(judged)
            search.grow(judged.situation)
    return found


def kind_of(judged: Judged, bench: Bench) -> Kind:
    """What kind of witness this is: which rules acted under each ruleset and how, which moves were
    made, and who it came out for."""
    here = judged.situation
    acts = tuple(frozenset(_acts(here, side)) for side in bench.sides)
    if isinstance(here, Table):
        return acts
    moves = frozenset(event.move for event in here.events)
    last = here.events[-1].seat if here.events else here.starter
    results = [told for told in judged.told if isinstance(told, Result)]
    return (*acts, moves, tuple(_came_out(result, last) for result in results))


def _came_out(result: Result, last: int) -> Kind:
    """What came out of a round, seats told by their parts in it."""
    bidder = None if result.bid is None else result.bid[0]

    def part(seat: int | None) -> Kind:
        return seat is None, seat == bidder, seat == last

    return (
        *(result.outcome, result.rule, result.reshuffle, result.direction),
        frozenset((*part(seat), coins > 0) for seat, coins in result.paid),
        frozenset(map(part, result.eliminated)),
        part(result.next_starter),
        part(result.winner),
        part(result.turn),
    )


def _acts(situation: Situation, side: Side) -> set[tuple[Any, ...]]:
    """The rules that changed something under a ruleset."""
    watcher = Acts()
    if isinstance(situation, Table):
        counted(side.setting_for(situation), situation.cards, situation.pile, watcher)
        return watcher.seen
    game, state, _ = laid_out(side.agreed(situation), side.setting.ruleset, watcher)
    for event in situation.events:
        if not side.has(event) or not legal(game, state, act := act_of(game, event)):
            break
        state = step(game, state, act)
    return watcher.seen


class _Tables:
    """All tables, the smallest first."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self._heap: list[tuple[Size, Table]] = []
        self._fresh = self._all()

    def next(self) -> Judged | None:
        """The next table on which all cards that are to be drawn are there."""
        while True:
            if not self._heap:
                more = next(self._fresh, None)
                if more is None:
                    return None
                self._heap = more
            _, table = heappop(self._heap)
            try:
                judged = self.bench.judged(table)
            except MoreCardsError:
                for card in self.bench.kinds:
                    self._push(Table(table.cards, (*table.pile, card)), self._heap)
                continue
            if judged is not None:
                return judged

    def _all(self) -> Iterator[list[tuple[Size, Table]]]:
        """For each number of players the tables without a card that is drawn."""
        for players in sorted(self.bench.judge.players):
            heap: list[tuple[Size, Table]] = []
            for cards in combinations_with_replacement(self.bench.kinds, players):
                self._push(Table(cards), heap)
                if len(heap) > MOST:
                    break
            yield heap

    def _push(self, table: Table, heap: list[tuple[Size, Table]]) -> None:
        if self.bench.fits(table):
            heappush(heap, (size(table, table.pile, self.bench.kinds), table))

    def grow(self, situation: Situation) -> None:
        """All tables are looked at anyway."""


class _Rounds:
    """Rounds around those that were found."""

    def __init__(self, bench: Bench, first: Scenario) -> None:
        self.bench = bench
        self._heap: list[tuple[Size, int, Scenario]] = []
        self._numbers = count()
        self._seen: set[Size] = set()
        self._first: Scenario | None = first
        self.grow(first)

    def next(self) -> Judged | None:
        """The smallest round that is one change from those found; later two from the first."""
        while True:
            if not self._heap and self._first is not None:
                self._push_around(self._first, 2)
                self._first = None
            if not self._heap:
                return None
            _, _, scenario = heappop(self._heap)
            try:
                judged = self.bench.judged(scenario, only=True)
            except MoreCardsError:
                continue
            if judged is not None:
                return judged
            if self.bench.tried >= MOST:
                return None

    def grow(self, situation: Situation) -> None:
        """Looks around a round that was found."""
        assert isinstance(situation, Scenario)
        self._push_around(situation, 1)

    def _push_around(self, scenario: Scenario, distance: int) -> None:
        for made in together(scenario, changes(scenario, self.bench), distance):
            key = size(made.scenario, (), self.bench.kinds)
            if key not in self._seen and self.bench.fits(made.scenario):
                self._seen.add(key)
                heappush(self._heap, (key, next(self._numbers), made.scenario))
