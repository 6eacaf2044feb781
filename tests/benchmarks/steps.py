"""Legality and step: whole rounds by seeded players, on the staged game and on the reference."""

import random
from dataclasses import dataclass
from typing import Any, Protocol

from coyote_spec.api import load
from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer, from_seed
from coyote_spec.interpreter.setting import choose
from coyote_spec.interpreter.staged import PileDealer, StagedGame
from coyote_spec.ruleset.setting import Setting
from coyote_spec.semantics.game import Game, at, fresh_state
from coyote_spec.semantics.round import BID, Act, deal, legal, opened_round, step
from tests.benchmarks.clock import Runs, timed
from tests.benchmarks.lines import Target, line, section

PLAYERS = 4
PER_SECOND = 200_000


class Playing(Protocol):
    """A game that can be played: the staged one or the reference."""

    def begin(self) -> Any: ...
    def deal(self, state: Any) -> Any: ...
    def legal(self, state: Any, move: str, seat: int, choice: int | None) -> Any: ...
    def step(self, state: Any, move: str, seat: int, choice: int | None) -> Any: ...
    def of(self, state: Any, name: str) -> Any: ...


def _setting(name: str) -> Setting:
    rules = load(name)
    return choose(rules, dict(rules.deck.cards), players=PLAYERS)


def _cards(setting: Setting) -> list[int]:
    return [kind for kind, n in enumerate(setting.most) for _ in range(n)]


class Staged:
    def __init__(self, setting: Setting) -> None:
        self.setting, self.game = setting, StagedGame(setting)
        self.legal, self.step, self.deal = self.game.legal, self.game.step, self.game.deal
        self.places = {name: self.game.slots[name].start for name in ("turn", "over", "winner")}

    def begin(self) -> Any:
        cards, reorder = _cards(self.setting), from_seed(1)
        self.game.dealer = PileDealer(len(self.setting.kinds), reorder(cards), reorder)
        return self.game.start(pile=cards)

    def of(self, state: Any, name: str) -> Any:
        return state[self.places[name]]


class Reference:
    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def begin(self) -> Any:
        cards, reorder = _cards(self.setting), from_seed(1)
        dealer = ListedDealer(len(self.setting.kinds), reorder(cards), reorder)
        self.game = Game(self.setting, Concrete(), dealer)
        dealer.game = self.game
        return fresh_state(self.game).put_at(at("pile"), self.setting.most)

    def deal(self, state: Any) -> Any:
        return deal(self.game, opened_round(self.game, state))

    def legal(self, state: Any, move: str, seat: int, choice: int | None) -> Any:
        return legal(self.game, state, Act(move, seat, choice))

    def step(self, state: Any, move: str, seat: int, choice: int | None) -> Any:
        return step(self.game, state, Act(move, seat, choice))

    def of(self, state: Any, name: str) -> Any:
        return state[name]


@dataclass(frozen=True, slots=True)
class Line:
    """What is done in a round, the same for every game: raises, then a call."""

    raises: tuple[int, ...]
    call: str


def lines(setting: Setting, operations: int) -> list[Line]:
    """Rounds with so many operations in all: three to eight bids each."""
    chance, call = random.Random(7), next(iter(setting.ruleset.calls))
    found, count = [], 0
    while count < operations:
        raises = tuple(chance.randint(1, 5) for _ in range(chance.randint(3, 8)))
        found.append(Line(raises, call))
        count += len(raises) + 1
    return found


def played(game: Playing, rounds: list[Line]) -> int:
    """Plays the rounds, matches anew as they end; the number of operations."""
    state, count = game.begin(), 0
    for one in rounds:
        if game.of(state, "winner") >= 0:
            state = game.begin()
        state, bid = game.deal(state), 0
        for more in one.raises:
            bid += more
            seat = game.of(state, "turn")
            assert game.legal(state, BID, seat, bid)
            state = game.step(state, BID, seat, bid)
        seat = game.of(state, "turn")
        assert game.legal(state, one.call, seat, None)
        state = game.step(state, one.call, seat, None)
        count += len(one.raises) + 1
    return count


def measure() -> None:
    section(
        "Legality and step, four players, one core (one operation is both; whole matches,"
        " deals and counts included; the fastest of 5 runs)"
    )
    for name in ("en", "fr", "pt"):
        setting = _setting(name)
        fast, slow = Staged(setting), Reference(setting)
        many, few = lines(setting, 60_000), lines(setting, 2_000)
        staged = _rate(fast, many, 5)
        reference = _rate(slow, few, 3)
        making = timed(lambda s=setting: StagedGame(s))  # type: ignore[misc]
        more = f"{staged / reference:.0f} times the reference's {reference:,.0f}"
        line(
            f"{name}, staged",
            staged,
            "/s",
            Target(PER_SECOND, least=True),
            f"{more}; made in {making * 1000:.0f} ms",
        )


def _rate(game: Playing, rounds: list[Line], times: int) -> float:
    count = played(game, rounds)
    runs = Runs(tuple(timed(lambda: played(game, rounds)) for _ in range(times)))
    return count / runs.least
