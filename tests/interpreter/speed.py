"""How many moves a second the staged game asks about and makes: for `make bench`, not a test."""

import random
import time
from dataclasses import dataclass

from coyote_spec.interpreter.dealers import from_seed
from coyote_spec.interpreter.setting import choose
from coyote_spec.interpreter.staged import PileDealer, StagedGame
from coyote_spec.ruleset.ruleset import Ruleset


@dataclass(frozen=True)
class Speed:
    """Operations (legal and step) a second: bids alone, whole matches; seconds to stage a game."""

    bids: float
    matches: float
    staging: float


def speed(rules: Ruleset, players: int = 4, seconds: float = 1.0) -> Speed:
    """Measures one game; in whole matches dealing, shuffling and choosing a move are included."""
    start = time.perf_counter()
    game = StagedGame(choose(rules, dict(rules.deck.cards), players=players))
    staging = time.perf_counter() - start
    return Speed(_bids(game, seconds), _matches(game, seconds), staging)


def _bids(game: StagedGame, seconds: float) -> float:
    state, amount = game.start(), 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(1000):
            amount += 1
            seat = state[0]  # the turn stands first
            assert game.legal(state, "bid", seat, amount)
            state = game.step(state, "bid", seat, amount)
    return amount / (time.perf_counter() - start)


def _matches(game: StagedGame, seconds: float) -> float:
    """Of nine moves in ten a bid, of one a call."""
    setting, chance, done = game.setting, random.Random(1), 0
    cards = [setting.kind(c) for c, n in setting.ruleset.deck.cards for _ in range(n)]
    reorder = from_seed(1)
    fresh = game.start(pile=cards)
    winner, over = game.slots["winner"].start, game.slots["over"].start
    opened, bid = game.slots["opened"].start, game.slots["bid"].start
    (call,) = setting.ruleset.calls
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game.dealer = PileDealer(len(setting.kinds), reorder(cards), reorder)
        state = fresh
        while state[winner] < 0:
            state = game.deal(state)
            while not state[over]:
                move, amount = "bid", state[bid] + 1
                if state[opened] and chance.random() < 0.1:
                    move, amount = call, 0
                assert game.legal(state, move, state[0], amount)
                state = game.step(state, move, state[0], amount)
                done += 1
    return done / (time.perf_counter() - start)
