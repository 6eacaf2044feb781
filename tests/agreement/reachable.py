"""All states that rounds of a tiny match can come to, by plain steps of the staged game: every
deal and every order of cards that are drawn, every legal move with a few numbers, round after
round. Nothing is proved here, and nothing of the prover is used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from typing import Any

from coyote_spec.interpreter.staged import Flat, StagedGame
from coyote_spec.ruleset.rule import Move
from coyote_spec.ruleset.setting import Setting
from coyote_spec.semantics.round import BID
from tests.prover.played_out import Script

Done = tuple[str, int, "int | None"]

HIGH = 45
"""Numbers above this are not tried."""


@dataclass
class Reachable:
    """Rounds of a setting. edges has for each state that was gone into all moves with the states
    after them, those that end the round included; dealt are the states in which a round begins,
    ends those in which one is over. complete when nothing was left to be gone into.

    States that differ only in which seat a card lies with count as one; of rounds after the first,
    those that begin alike but for the cards that are not on the table, unless it is `whole`.
    """

    setting: Setting
    count: int
    """How many different numbers are bid, one above the other from the lowest that may open."""
    most: int
    """How many states are gone into."""
    deep: bool = False
    """Whether a round is gone into to its end before the next; else what fewest rounds and moves
    lead to comes first."""
    whole: bool = False
    """Whether rounds that begin with another pile or other discards count as different."""
    edges: dict[Flat, list[tuple[Done, Flat]]] = field(default_factory=dict)
    dealt: list[Flat] = field(default_factory=list)
    ends: list[Flat] = field(default_factory=list)
    complete: bool = True

    def __post_init__(self) -> None:
        self.script = Script(len(self.setting.kinds))
        self.game = StagedGame(self.setting, self.script)
        self.slots = self.game.slots
        apart = [name for name in self.slots if name != "drawn"]
        self._plain = [self.slots[name] for name in apart if not name.startswith("cards at")]
        self._cards = [self.slots[name] for name in apart if name.startswith("cards at")]
        self._stock = [self.slots[f"cards at {name}"] for name in ("pile", "discards")]
        self._turn, self._bidder, self._over, self._winner = (
            self.slots[name].start for name in ("turn", "bidder", "over", "winner")
        )
        self.numbers = self._numbers()
        self._explore()

    def value(self, state: Flat, name: str) -> Any:
        return self.game.value(state, name)

    def over(self, state: Flat) -> bool:
        return bool(state[self._over])

    def won(self, state: Flat) -> bool:
        return bool(state[self._winner] >= 0)

    def moves(self, state: Flat) -> Iterator[Done]:
        """Everything legal, with these numbers, seats and cards."""
        for done in self.tried(state):
            if self.game.legal(state, *done):
                yield done

    def tried(self, state: Flat) -> Iterator[Done]:
        rules = self.setting.ruleset.moves
        seats = sorted({state[self._turn], state[self._bidder]} - {-1})
        for move in self.game.moves:
            body = rules[move].body if move in rules else None
            kind = body.choice if isinstance(body, Move) else None
            choices: Any = {
                "number": self.numbers,
                "seat": range(self.setting.players),
                "card": range(len(self.setting.kinds)),
                None: [None],
            }["number" if move == BID else kind]
            yield from ((move, seat, choice) for seat in seats for choice in choices)

    def raises(self, state: Flat) -> bool:
        """Whether some higher number than those that are tried may be bid."""
        above = range(self.numbers[-1] + 1, HIGH + 1)
        return any(self.game.legal(state, BID, state[self._turn], n) for n in above)

    def first(self) -> Flat:
        pile = [k for k, n in enumerate(self.setting.most) for _ in range(n)]
        return self.game.start(pile=pile)

    def _numbers(self) -> list[int]:
        """Numbers that may open and then be raised to, one after the other."""
        state, found = next(self.every(partial(self.game.deal, self.first()))), list[int]()
        for number in range(-1, HIGH + 1):
            done = (BID, state[self._turn], number)
            if self.game.legal(state, *done):
                found.append(number)
                state = self.game.step(state, *done)
            if len(found) == self.count:
                break
        return found

    def every(self, does: Callable[[], Flat]) -> Iterator[Flat]:
        """What comes out, for each order in which the cards that are drawn can come."""
        waiting: list[list[int]] = [[]]
        pile = self.slots["cards at pile"]
        while waiting:
            told = waiting.pop()
            self.script.told, self.script.asked, self.script.short = told, 0, False
            after = does()
            if self.script.short:
                waiting += [[*told, kind] for kind in range(self.script.kinds)]
            elif min(after[pile]) >= 0:
                yield after

    def alike(self, state: Flat, later: bool) -> tuple[Any, ...]:
        """The same for states that count as one; of the beginnings of later rounds more do."""
        kinds = len(self.setting.kinds)
        cards = [
            tuple(sum(state[where][k::kinds]) for k in range(kinds))
            for where in self._cards
            if self.whole or not (later and where in self._stock)
        ]
        return (later, *cards, *(state[where] for where in self._plain))

    def _explore(self) -> None:
        waiting: list[tuple[int, int, int, Flat]] = []
        self.standing: dict[tuple[Any, ...], Flat] = {}

        def known(state: Flat, number: int, length: int) -> Flat:
            """The state that stands for all that count as one with this, in a round of a number
            after so many moves."""
            alike = self.alike(state, later=number > 0 and length == 0)
            if alike not in self.standing:
                self.standing[alike] = state
                if self.over(state):
                    self.ends.append(state)
                    begin(state, number + 1)
                else:
                    first = (number, -length) if self.deep else (number + length, number)
                    heappush(waiting, (*first, len(self.standing), state))
                    if length == 0:
                        self.dealt.append(state)
            return self.standing[alike]

        def begin(before: Flat, number: int) -> None:
            if number == 0 or not self.won(before):
                for state in self.every(partial(self.game.deal, before)):
                    known(state, number, 0)

        begin(self.first(), 0)
        while waiting and len(self.edges) < self.most:
            first, second, _, state = heappop(waiting)
            number, length = (first, -second) if self.deep else (second, first - second)
            if state not in self.edges:
                self.edges[state] = [
                    (done, known(after, number, length + 1))
                    for done in list(self.moves(state))
                    for after in self.every(partial(self.game.step, state, *done))
                ]
        self.complete = not waiting

    def dead_ends(self) -> list[Flat]:
        """States from which no way leads to the end of the round, though one can always go on: all
        that is to be done from them was gone into, and a higher number was left to be bid."""
        back: dict[Flat, list[Flat]] = {}
        for state, after in self.edges.items():
            for _, target in after:
                back.setdefault(target, []).append(state)
        unknown = [state for state in back if state not in self.edges]  # ends, and what is left
        stuck = [s for s, after in self.edges.items() if not after and not self.raises(s)]
        todo, ending = [*unknown, *stuck], set[Flat]()
        while todo:
            state = todo.pop()
            if state not in ending:
                ending.add(state)
                todo += back.get(state, [])
        bid, high = self.slots["bid"].start, self.numbers[-2]
        return [state for state in self.edges if state not in ending and state[bid] <= high]


__all__ = ["Done", "Reachable"]
