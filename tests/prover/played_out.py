"""Plain search by the staged game: every round that can be played with small numbers and a small
deck, whatever the order of the cards; every match that is made of such rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from coyote_spec.interpreter.staged import Flat, StagedGame
from coyote_spec.ruleset.rule import Move
from coyote_spec.ruleset.setting import Setting

ONTO_THE_PILE = 1
"""How discards are shuffled when a card is to be drawn and the pile is empty."""


@dataclass
class Script:
    """Deals what it is told; when it isn't told, it notes that one more card was needed."""

    kinds: int
    told: list[int] = field(default_factory=list)
    asked: int = 0
    short: bool = False
    emptied: bool = False
    refilled: bool = False
    moved: bool = False

    def draw(self) -> Sequence[int]:
        self.asked += 1
        if self.asked > len(self.told):
            self.short = True
            return [1, *[0] * (self.kinds - 1)]
        kind = self.told[self.asked - 1]
        return [int(k == kind) for k in range(self.kinds)]

    def shuffle(self, how: int, loose: tuple[int, ...]) -> None:
        self.emptied = self.emptied or how == ONTO_THE_PILE
        self.refilled = self.refilled or (how == ONTO_THE_PILE and any(loose))
        self.moved = self.moved or any(loose)


class Rounds:
    """All rounds of a game in which bids are from low to high."""

    def __init__(self, setting: Setting, low: int, high: int) -> None:
        self.setting = setting
        self.script = Script(len(setting.kinds))
        self.game = StagedGame(setting, self.script)
        self.bids = range(low, high + 1)
        self.ends: dict[Flat, frozenset[Flat]] = {}
        self.lacking: dict[Flat, bool] = {}
        self.lack = False
        self.acting: dict[Flat, set[str]] = {}

    def first(self) -> Flat:
        pile = [k for k, n in enumerate(self.setting.most) for _ in range(n)]
        return self.game.start(pile=pile)

    def after(self, state: Flat) -> frozenset[Flat]:
        """All states after a round that follows a state between rounds."""
        if state not in self.ends:
            found: set[Flat] = set()
            self.lack = False
            acting = self.acting[state] = set()
            for dealt in self._every(partial(self.game.deal, state)):
                acting |= {"short_deal"} if self.script.moved else set()
                found |= self._played(dealt, acting)
            self.ends[state] = frozenset(found)
            self.lacking[state] = self.lack
        return self.ends[state]

    def _played(self, dealt: Flat, acting: set[str]) -> set[Flat]:
        found: set[Flat] = set()
        waiting, seen = [dealt], {dealt}
        while waiting:
            now = waiting.pop()
            for move, seat, choice in self._moves(now):
                for after in self._every(partial(self.game.step, now, move, seat, choice)):
                    self.lack = self.lack or self.script.emptied
                    acting |= {"empty_draw"} if self.script.refilled else set()
                    if self.game.value(after, "over"):
                        found.add(after)
                    elif after not in seen:
                        seen.add(after)
                        waiting.append(after)
        return found

    def _moves(self, now: Flat) -> Iterator[tuple[str, int, int | None]]:
        n = self.setting.players
        for move in self.game.moves:
            rule = self.setting.ruleset.moves.get(move)
            body = rule.body if rule is not None else None
            kind = body.choice if isinstance(body, Move) else None
            choices: Sequence[int | None] = [None]
            if move == "bid" or kind == "number":
                choices = self.bids
            elif kind == "seat":
                choices = range(n)
            elif kind == "card":
                choices = range(len(self.setting.kinds))
            for seat in range(n):
                for choice in choices:
                    if self.game.legal(now, move, seat, choice):
                        yield move, seat, choice

    def _every(self, does: Callable[[], Flat]) -> Iterator[Flat]:
        """What comes out, for each order in which the cards that are drawn can come."""
        waiting: list[list[int]] = [[]]
        while waiting:
            told = waiting.pop()
            self.script.told, self.script.asked = told, 0
            self.script.short = self.script.emptied = False
            self.script.refilled = self.script.moved = False
            after = does()
            if self.script.short:
                waiting += [[*told, kind] for kind in range(self.script.kinds)]
            elif min(after[self.game.slots["cards at pile"]]) >= 0:
                yield after


def lengths(rounds: Rounds, most: int) -> tuple[int | None, int | None]:
    """How many rounds the shortest match lasts, and the longest; None for one that lasts longer
    than `most`."""
    layer, shortest, longest = {rounds.first()}, None, None
    for number in range(1, most + 1):
        following: set[Flat] = set()
        for state in layer:
            for after in rounds.after(state):
                if rounds.game.value(after, "winner") >= 0:
                    shortest = shortest or number
                    longest = number
                else:
                    following.add(tidied(rounds, after))
        layer = following
        if not layer:
            return shortest, longest
    return shortest, None


def comes_back(rounds: Rounds, most: int) -> int | None:
    """The fewest rounds after which everything is as it was after some of them, or at first; None
    where it takes more than `most`."""
    start = tidied(rounds, rounds.first())
    best, layer, seen = most + 1, {start}, {start}
    for number in range(most):
        for state in layer:
            best = min(best, number + (_back(rounds, state, best - number - 1) or best))
        layer = {after for state in layer for after in _goes_on(rounds, state)} - seen
        seen |= layer
    return best if best <= most else None


def _back(rounds: Rounds, start: Flat, most: int) -> int | None:
    layer, seen = {start}, set[Flat]()
    for number in range(1, most + 1):
        layer = {after for state in layer for after in _goes_on(rounds, state)} - seen
        if start in layer:
            return number
        seen |= layer
    return None


def _goes_on(rounds: Rounds, state: Flat) -> set[Flat]:
    ends = rounds.after(state)
    return {tidied(rounds, end) for end in ends if rounds.game.value(end, "winner") < 0}


def tidied(rounds: Rounds, state: Flat) -> Flat:
    """A state between rounds without what the next round begins anew."""
    kept = {"starter", "direction", "coins", "in_play", "winner", "cards at pile"}
    kept |= {"cards at discards"}
    kept |= {n for n, b in rounds.setting.ruleset.fields.items() if b.scope == "match"}
    fresh = list(rounds.first())
    for name in kept:
        fresh[rounds.game.slots[name]] = state[rounds.game.slots[name]]
    return tuple(fresh)


def first_lacking(rounds: Rounds, most: int) -> int | None:
    """The first round in which, after the deal, a card was to be drawn from an empty pile."""
    return _first(rounds, most, lambda state: rounds.lacking[state])


def first_acting(rounds: Rounds, rule: str, most: int) -> int | None:
    """The first round in which a deal shuffles (`short_deal`), or the discards come onto an empty
    pile (`empty_draw`)."""
    return _first(rounds, most, lambda state: rule in rounds.acting[state])


def _first(rounds: Rounds, most: int, shows: Callable[[Flat], bool]) -> int | None:
    layer = {rounds.first()}
    for number in range(1, most + 1):
        following: set[Flat] = set()
        for state in layer:
            goes_on = _goes_on(rounds, state)
            if shows(state):
                return number
            following |= goes_on
        layer = following
    return None
