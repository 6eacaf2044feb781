"""Does something hold of every state that a match can reach? By induction over one move from any
state, within what was found to hold; where one move is too weak, over two or three in a row."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.locale.said import Said
from coyote_spec.prover.anystate import all_steps
from coyote_spec.prover.ask import Asker, Undecided
from coyote_spec.prover.grounds import grounds, rest_on
from coyote_spec.prover.mentions import AFTER_COUNT, asks_for_count
from coyote_spec.prover.symbolic import term
from coyote_spec.semantics.domain import always

if TYPE_CHECKING:
    from coyote_spec.prover.candidates import Rule
    from coyote_spec.prover.reached import Reached
    from coyote_spec.semantics.domain import State

    Says = Callable[[State], Any]

AT_FIRST = "step-as-round-begins"

A_WHILE = 3.0
"""Seconds for a question about moves in a row, at the most."""
MOST_IN_A_ROW = 3
"""Moves in a row that an induction looks at, at the most."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Whether something was proved; by what, or else at which step it failed."""

    proved: bool
    by: str


def in_every_round(reached: Reached, rule: Rule, moves: int = 1) -> Shown:
    """Whether it is proved of every state of a round in which somebody is to act, by so many moves
    in a row.

    Raises Undecided when the solver gives up.
    """
    if not reached.known:
        return Shown(False, Said("step-deal-unknown"))
    with grounds() as found:
        failed = _fails_at_begin(reached, rule, moves) or _fails_after(reached, rule, moves)
    if failed:
        return Shown(False, failed)
    rest_on(found)
    said = Said("by-induction") if moves == 1 else Said("by-long-induction", moves=moves)
    return Shown(True, said)


def by_moves_in_a_row(reached: Reached, rule: Rule) -> Shown:
    """The same by two or three moves in a row, where one was too weak; unproved where the solver
    gives up, as it may for a game with many moves."""
    shown = Shown(False, Said("step-one-move"))
    for moves in range(2, MOST_IN_A_ROW + 1):
        try:
            shown = in_every_round(reached, rule, moves)
        except Undecided as error:
            return Shown(False, Said("step-moves-so", moves=moves, why=error.why))
        if shown.proved or shown.by == Said(AT_FIRST):
            return shown
    return shown


def _fails_at_begin(reached: Reached, rule: Rule, moves: int) -> str:
    """Whether it can fail as a round begins, or before so many moves were made."""
    start, asker = reached.begins()
    state = start
    made: list[Any] = []
    for i in range(moves):
        shows = f"base: {_after(i)} it holds that {rule.says}"
        if not asker.impossible(*made, z3.Not(term(rule.of(state))), shows=shows):
            return _after(i)
        if i < moves - 1:
            condition, state = _any_move(reached, state, f"base{i}")
            made.append(condition)
    return ""


def _after(moves: int) -> str:
    if moves == 0:
        return Said(AT_FIRST)
    return Said("step-after-moves", moves=moves)


def _fails_after(reached: Reached, rule: Rule, moves: int) -> str:
    """The move after which it can fail though it held before it, so many moves in a row."""
    whole = reached.whole
    asker = whole.asker(limit=whole.limit if moves == 1 else min(whole.limit, A_WHILE))
    state = whole.state
    held = [term(rule.of(state))]
    for i in range(moves - 1):
        condition, state = _any_move(reached, state, f"move{i}")
        held += [condition, term(rule.of(state))]
        held += [term(known.of(state)) for known in (*whole.plain, *whole.invariants)]
    steps = whole.steps if moves == 1 else _steps(reached, state, "last")
    for one in steps:
        goes_on = z3.Not(term(one.after["over"]))
        fails = z3.Not(term(rule.of(one.after)))
        row = "" if moves == 1 else f", which held {moves} times in a row,"
        shows = f"step: the move {one.move} keeps{row} that {rule.says}"
        if not asker.impossible(*held, one.allowed, goes_on, fails, shows=shows):
            return Said("step-the-move", move=one.move)
    return ""


def _steps(reached: Reached, state: State, tag: str) -> list[Any]:
    return all_steps(reached.game, state, reached.assuming, reached.extra, tag=tag)


def _any_move(reached: Reached, state: State, tag: str) -> tuple[Any, State]:
    """When some move can be made that doesn't end the round, and the state after it; which one is
    an unknown."""
    which = z3.Int(f"which_{tag}")
    steps = _steps(reached, state, tag)
    after = steps[-1].after
    ways = []
    for i, one in enumerate(steps):
        mine, so_far = which == i, after
        ways.append(z3.And(mine, one.allowed, z3.Not(term(one.after["over"]))))
        after = reached.game.domain.choose(mine, always(one.after), always(so_far))
    return z3.Or(ways), after


def after_every_round(reached: Reached, rule: Rule, *, even_won: bool = False) -> Shown:
    """Whether it is proved of every state that a round leaves; of one in which somebody has won
    only if that is said.

    Raises Undecided when the solver gives up.
    """
    if not reached.known:
        return Shown(False, Said("step-deal-unknown"))
    if asks_for_count(reached.game.setting.ruleset, AFTER_COUNT):
        return Shown(False, Said("step-call-on-cards"))
    asker = reached.whole.asker()
    for i, (when, after) in enumerate(reached.ends):
        goes_on = z3.BoolVal(True) if even_won else term(after["winner"]) < 0
        shows = f"step: after way {i + 1} in which a round can end it holds that {rule.says}"
        if not asker.impossible(when, goes_on, z3.Not(term(rule.of(after))), shows=shows):
            return Shown(False, Said("step-round-ends-by", move=reached.names[i]))
    return Shown(True, Said("by-round-ends"))


def before_the_first(reached: Reached, rule: Rule) -> bool:
    """Whether it is proved of the state before the first round, whoever starts."""
    from coyote_spec.prover.candidates import is_seat
    from coyote_spec.semantics.game import fresh_state

    starter = z3.Int("first_starter")
    first = fresh_state(reached.game).put(starter=starter)
    asker = Asker(reached.whole.limit)
    asker.require([term(is_seat(reached.game, starter))])
    shows = f"base: before the first round it holds that {rule.says}"
    return asker.impossible(z3.Not(term(rule.of(first))), shows=shows)


__all__ = ["Shown", "after_every_round", "before_the_first", "by_moves_in_a_row", "in_every_round"]
