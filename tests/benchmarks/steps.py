"""Legality and step: whole rounds by seeded players, on the staged game and on the reference."""

import random
from dataclasses import dataclass
from typing import Any, Protocol

from coyote_spec.api import load
from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer, from_seed
from coyote_spec.interpreter.setting import choose
from coyote_spec.interpreter.staged import PileDealer, StagedGame
from coyote_spec.ruleset.rule import Move
from coyote_spec.ruleset.setting import Setting
from coyote_spec.semantics.game import Game, at, fresh_state
from coyote_spec.semantics.round import BID, Act, deal, legal, opened_round, step
from tests.benchmarks.clock import Runs, worked
from tests.benchmarks.lines import Target, line, section

PLAYERS = 4
TARGETS = {
    "en": 200_000,
    "fr": 200_000,
    "pt": 200_000,
    "en_advanced": 150_000,
    "pt_kidult": 150_000,
}
"""Operations a second, by ruleset."""


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
class Other:
    """A move besides bids and calls, with a choice; after the bid, or before it."""

    move: str
    choice: int | None
    after: bool


@dataclass(frozen=True, slots=True)
class Line:
    """What is done in a round: raises, each with another move that is made with it if it is legal
    then, and a call."""

    raises: tuple[int, ...]
    call: str
    others: tuple[Other | None, ...]


def lines(setting: Setting, operations: int) -> list[Line]:
    """Rounds with so many bids and calls in all: three to eight bids each; with every third bid
    another move is tried, if the ruleset has any."""
    chance, call = random.Random(7), next(iter(setting.ruleset.calls))
    found, count = [], 0
    while count < operations:
        raises = tuple(chance.randint(1, 5) for _ in range(chance.randint(3, 8)))
        others = tuple(_other(setting, chance) for _ in raises)
        found.append(Line(raises, call, others))
        count += len(raises) + 1
    return found


def _other(setting: Setting, chance: random.Random) -> Other | None:
    """Now and then a move besides bids and calls."""
    named = list(setting.ruleset.moves)
    if not named or chance.random() > 1 / 3:
        return None
    name = chance.choice(named)
    body = setting.ruleset.moves[name].body
    assert isinstance(body, Move)
    below = {"card": len(setting.kinds), "seat": setting.players, "number": 20}
    choice = chance.randrange(below[body.choice]) if body.choice else None
    return Other(name, choice, body.timing == "after")


def played(game: Playing, rounds: list[Line]) -> int:
    """Plays the rounds, matches anew as they end; the number of moves made, each after the question
    whether it is legal. Moves that are not legal are asked about and don't count."""
    state, count = game.begin(), 0
    for one in rounds:
        if game.of(state, "winner") >= 0:
            state = game.begin()
        state, bid = game.deal(state), 0
        for more, other in zip(one.raises, one.others, strict=True):
            bid += more
            acts: list[tuple[str, int | None]] = [(BID, bid)]
            if other is not None:
                acts.insert(1 if other.after else 0, (other.move, other.choice))
            seat = game.of(state, "turn")
            for move, choice in acts:
                if game.legal(state, move, seat, choice):
                    state = game.step(state, move, seat, choice)
                    count += 1
                if other is not None and not other.after:
                    seat = game.of(state, "turn")
            if game.of(state, "over"):
                break
        else:
            seat = game.of(state, "turn")
            while not game.legal(state, one.call, seat, None):  # the author of the bid itself
                bid += 20
                state = game.step(state, BID, seat, bid)
                seat, count = game.of(state, "turn"), count + 1
            state = game.step(state, one.call, seat, None)
            count += 1
    return count


def measure() -> None:
    section(
        "Legality and step, four players, by seconds of processor (one operation is both; whole"
        " matches, deals and counts included; the fastest of 5 runs)"
    )
    for name, least in TARGETS.items():
        setting = _setting(name)
        made: list[Staged] = []  # the first is timed: a second finds the work done
        making = worked(lambda s=setting, m=made: m.append(Staged(s)))  # type: ignore[misc]
        fast, slow = made[0], Reference(setting)
        many, few = lines(setting, 60_000), lines(setting, 2_000)
        staged = _rate(fast, many, 5)
        reference = _rate(slow, few, 3)
        more = f"{staged / reference:.0f} times the reference's {reference:,.0f}"
        line(
            f"{name}, staged",
            staged,
            "/s",
            Target(least, least=True),
            f"{more}; made in {making * 1000:.0f} ms",
        )


def _rate(game: Playing, rounds: list[Line], times: int) -> float:
    count = played(game, rounds)
    runs = Runs(tuple(worked(lambda: played(game, rounds)) for _ in range(times)))
    return count / runs.least
