"""What happens in matches that are played at random on plain numbers, move by move; and what other
domains make of the same moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import numpy as np
import z3

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer, from_seed
from coyote_spec.interpreter.rounds import choice_of
from coyote_spec.interpreter.staged import PileDealer, StagedGame
from coyote_spec.odds.arrays import Arrays, numbers, spread
from coyote_spec.prover.anystate import unknown_state
from coyote_spec.prover.symbolic import Symbolic, term
from coyote_spec.prover.table import AnyDealer
from coyote_spec.ruleset.ruleset import PILES, Deck
from coyote_spec.ruleset.setting import Setting
from coyote_spec.semantics.domain import State, Value
from coyote_spec.semantics.game import Game, at, counts, fresh_state, table_places
from coyote_spec.semantics.round import BID, Act, deal, legal, moves, opened_round, step

DEAL = "the next deal"
LEFT_OUT = ("table", "drawn", "fair")


@dataclass(frozen=True)
class Sample:
    """A move in a state, whether it was legal, the cards that it drew, and the state after it."""

    act: Act
    before: State
    legal: bool
    dealt: tuple[int, ...] = ()
    after: State | None = None


def tracked(one: Setting) -> Setting:
    """The setting in which it is kept what lies with which seat."""
    each = frozenset(name for name, body in one.ruleset.places.items() if body.each)
    return replace(one, tracked=each)


def an_act(game: Game, state: State, chance: Random, low: int = -1, high: int = 4) -> Act:
    """Something to do, mostly sense: a bid lies from low to high above the last."""
    move = chance.choice([BID, BID, *moves(game)])
    seats = [state["turn"]] * 4 + [*game.seats]
    seat = state["bidder"] if state["just_bid"] and chance.random() < 0.4 else chance.choice(seats)
    match choice_of(game, move):
        case "amount":
            return Act(move, seat, state["bid"] + chance.randint(low, high))
        case "target":
            return Act(move, seat, chance.choice(game.seats))
        case "card":
            return Act(move, seat, chance.randrange(len(game.setting.kinds)))
        case _:
            return Act(move, seat)


def played(one: Setting, deck: Deck, seed: int, rounds: int = 2, tries: int = 10) -> list[Sample]:
    """What is tried in a match, on plain numbers and by the staged game, which must agree."""
    cards = [one.kind(name) for name, n in deck.cards for _ in range(n)]
    kinds, found = len(one.kinds), list[Sample]()
    dealer = ListedDealer(kinds, from_seed(seed)(cards), from_seed(seed))
    game = dealer.game = Game(one, Concrete(), dealer)
    staged = StagedGame(one, PileDealer(kinds, dealer.pile, from_seed(seed)))
    state = fresh_state(game).put(starter=seed % one.players)
    state = state.put_at(at("pile"), tuple(cards.count(k) for k in range(kinds)))
    flat, chance = staged.start(state["starter"], pile=cards), Random(seed)
    for _ in range(rounds):
        drawn, before = len(dealer.dealt), state
        state, flat = deal(game, opened_round(game, state)), staged.deal(flat)
        assert flat == staged.flat(state)
        assert cards_of(game, state) == dict(deck.cards)
        dealt = tuple(dealer.dealt[drawn:])
        found.append(Sample(Act(DEAL, 0), before, True, dealt, state))
        for _ in range(tries):
            act = an_act(game, state, chance)
            allowed = legal(game, state, act)
            assert staged.legal(flat, act.move, act.seat, act.choice) == allowed
            if not allowed:
                found.append(Sample(act, state, False))
                continue
            drawn, before = len(dealer.dealt), state
            state, flat = step(game, state, act), staged.step(flat, act.move, act.seat, act.choice)
            assert flat == staged.flat(state)
            assert cards_of(game, state) == dict(deck.cards)
            found.append(Sample(act, before, True, tuple(dealer.dealt[drawn:]), state))
            if state["over"]:
                break
        if not state["over"] or state["winner"] >= 0:
            break
    return found


def cards_of(game: Game, state: State) -> dict[str, Value]:
    """How many cards of each kind there are, in the piles and at all places together."""
    rows = [counts(game, state, place) for place in (*PILES, *table_places(game))]
    kinds = zip(game.setting.kinds, zip(*rows, strict=True), strict=True)
    return {kind.name: game.domain.add(*column) for kind, column in kinds}


def by_move(samples: Sequence[Sample]) -> Iterator[tuple[str, list[Sample]]]:
    """The samples of each move."""
    for move in dict.fromkeys(sample.act.move for sample in samples):
        yield move, [sample for sample in samples if sample.act.move == move]


def _after(game: Game, state: State, act: Act) -> tuple[Value, State]:
    """Whether a move is legal, and the state after it."""
    state = state.put(drawn=0, fair=True, table={})
    if act.move == DEAL:
        return True, deal(game, opened_round(game, state))
    return legal(game, state, act), step(game, state, act)


def _leaves(value: Value) -> Iterator[Any]:
    if isinstance(value, State):
        for name, inner in value.values.items():
            if name not in LEFT_OUT:
                yield from _leaves(inner)
    elif isinstance(value, tuple):
        for inner in value:
            yield from _leaves(inner)
    else:
        yield value


# ---------------------------------------------------------------- Z3


def symbolic_agrees(one: Setting, samples: Sequence[Sample]) -> bool:
    """Whether the terms of each move, made once for any state, have the values that were played."""
    return all(all(map(_of_terms(one, move), same)) for move, same in by_move(samples))


def _of_terms(one: Setting, move: str) -> Any:
    dealer = AnyDealer(len(one.kinds))
    game = Game(one, Symbolic(), dealer)
    unknown = unknown_state(game)
    act = Act(move, z3.Int("the_seat"), z3.Int("the_choice"))
    allowed, after = _after(game, unknown, act)
    given, ends = list(_leaves(unknown)), list(_leaves(after))

    def agrees(sample: Sample) -> bool:
        values = list(_leaves(sample.before))
        pairs = [(there, term(value)) for there, value in zip(given, values, strict=True)]
        pairs += [(act.seat, term(sample.act.seat)), (act.choice, term(sample.act.choice or 0))]
        for i, flags in enumerate(dealer.drawn):
            card = sample.dealt[i] if i < len(sample.dealt) else 0
            pairs += [(flag.arg(0), z3.BoolVal(k == card)) for k, flag in enumerate(flags)]
        claims = [term(allowed) == sample.legal]
        if sample.after is not None:
            before = dict(zip(map(_name, given), values, strict=True))
            for mine, value in zip(ends, _leaves(sample.after), strict=True):
                known = mine if isinstance(mine, int) else before.get(_name(mine))
                if known is None:
                    claims.append(mine == value)
                elif known != value:
                    return False
            claims += [term(after["fair"]), term(after["drawn"]) == len(sample.dealt)]
        return bool(z3.is_true(z3.simplify(z3.substitute(z3.And(claims), *pairs))))

    return agrees


def _name(of: z3.ExprRef) -> int:
    """What tells a term from others: most values stay the unknown that they were."""
    return int(of.get_id())


# ---------------------------------------------------------------- arrays


@dataclass
class RowDealer:
    """Deals to each row the cards that were dealt in its sample."""

    kinds: int
    rows: list[tuple[int, ...]]
    game: Game | None = field(default=None)

    def card(self, state: State) -> tuple[Value, ...]:
        position = spread(state["drawn"], len(self.rows))
        cards = [row[p] if p < len(row) else 0 for row, p in zip(self.rows, position, strict=True)]
        return tuple(
            numbers(np.array([card == k for card in cards], dtype=np.int64))
            for k in range(self.kinds)
        )

    def shuffle(self, how: str, state: State) -> None:
        """The cards are given."""


def arrays_agree(one: Setting, samples: Sequence[Sample]) -> bool:
    """Whether all states in which a move was tried, each a row, give what was played."""
    return all(_rows_agree(one, move, same) for move, same in by_move(samples))


def _rows_agree(one: Setting, move: str, samples: Sequence[Sample]) -> bool:
    size = len(samples)
    dealer = RowDealer(len(one.kinds), [sample.dealt for sample in samples])
    game = Game(one, Arrays(size), dealer)
    state = _stacked([sample.before.put(table={}) for sample in samples])
    seats = numbers(np.array([sample.act.seat for sample in samples], dtype=np.int64))
    choices = numbers(np.array([sample.act.choice or 0 for sample in samples], dtype=np.int64))
    allowed, after = _after(game, state, Act(move, seats, choices))
    if [bool(v) for v in spread(allowed, size)] != [sample.legal for sample in samples]:
        return False
    columns = [spread(leaf, size) for leaf in _leaves(after)]
    return all(
        [column[i] for column in columns] == list(_leaves(sample.after))
        for i, sample in enumerate(samples)
        if sample.after is not None
    )


def _stacked(values: Sequence[Any]) -> Any:
    """Values of one shape, leaf by leaf as a column."""
    first = values[0]
    if isinstance(first, State):
        return State({name: _stacked([v[name] for v in values]) for name in first.values})
    if isinstance(first, dict):
        return first
    if isinstance(first, tuple):
        return tuple(_stacked(column) for column in zip(*values, strict=True))
    if isinstance(first, bool):
        return np.array(values, dtype=np.bool_)
    return numbers(np.array(values, dtype=object))
