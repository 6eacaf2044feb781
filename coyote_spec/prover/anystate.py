"""Any state of a round: every field unknown, within what holds of every state that can be reached.

What holds is not assumed: candidates are tried, and those stay that hold as a round begins and that
every move keeps (induction).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.ask import Asker, number, truth
from coyote_spec.prover.symbolic import Symbolic, term
from coyote_spec.prover.table import AnyDealer
from coyote_spec.ruleset.rule import Move
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Game, fresh_state
from coyote_spec.semantics.round import BID, Act, legal, moves, opened_round, step

if TYPE_CHECKING:
    from collections.abc import Callable

    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.setting import Setting


@dataclass(frozen=True, slots=True)
class Rule:
    """Something that holds of states: its words, and the term for a given state."""

    says: str
    of: Callable[[State], Any]


def symbolic_game(setting: Setting) -> Game:
    """The game over Z3 terms."""
    return Game(setting, Symbolic(), AnyDealer(len(setting.kinds)))


def unknown_state(game: Game, name: str = "s") -> State:
    """A state in which every value is an unknown of its own. Unknowns are named after their fields,
    so that two games share those of the fields that both have."""

    def unknown(value: Any, path: str) -> Any:
        if isinstance(value, tuple):
            return tuple(unknown(v, f"{path}.{i}") for i, v in enumerate(value))
        return z3.Bool(path) if isinstance(value, bool) else z3.Int(path)

    values = fresh_state(game).values
    named = {
        key: unknown(value, f"{name}.{key}") for key, value in values.items() if key != "table"
    }
    return State({**named, "table": {}, "fair": True})


def seats_and_signs(game: Game, state: State) -> list[Any]:
    """What is so by the kind of each value: seats are seats, nobody has less than no coins."""
    n = game.setting.players
    facts = [z3.And(state[name] >= 0, state[name] < n) for name in ("turn", "starter")]
    facts.append(z3.And(state["bidder"] >= -1, state["bidder"] < n))
    facts += [coins >= 0 for coins in state["coins"]]
    facts.append(z3.Or(state["direction"] == 1, state["direction"] == -1))
    return facts


def candidates(game: Game) -> list[Rule]:
    """What is worth trying as an invariant of every round."""
    d = game.domain

    def in_play(state: State, seat: str) -> Any:
        return d.pick(state["in_play"], state[seat], False)

    return [
        Rule("the seat to act is in play", lambda s: in_play(s, "turn")),
        Rule(
            "once there is a bid, its author is in play",
            lambda s: d.either(d.negate(s["opened"]), in_play(s, "bidder")),
        ),
        Rule(
            "there is a bid exactly when there is a bidder",
            lambda s: d.both(
                d.either(d.negate(s["opened"]), d.at_most(0, s["bidder"])),
                d.either(s["opened"], d.same(-1, s["bidder"])),
            ),
        ),
        Rule("no move waits for a bid", lambda s: d.negate(s["must_bid"])),
        Rule(
            "two players or more are in play",
            lambda s: d.at_most(
                2, d.add(*(d.choose(t, lambda: 1, lambda: 0) for t in s["in_play"]))
            ),
        ),
    ]


@dataclass(frozen=True, slots=True)
class Step:
    """One move from any state: when it can be made, and the state after it."""

    move: str
    choice: Any
    allowed: Any
    after: State


@dataclass(slots=True)
class AnyRound:
    """Any state of a round of a game, all its moves, and what is known of it."""

    game: Game
    state: State
    facts: list[Any]
    steps: list[Step]
    invariants: list[Rule]
    limit: float

    def asker(self, *also: Any) -> Asker:
        """Questions about a state that isn't over."""
        asker = Asker(self.limit)
        asker.require([*self.facts, *also, z3.Not(term(self.state["over"]))])
        asker.require([term(rule.of(self.state)) for rule in self.invariants])
        return asker


def any_round(
    setting: Setting, assuming: Expression | None, extra: dict[str, int], limit: float
) -> AnyRound:
    """Any state of a round, with the invariants that were found and proved.

    assuming is a condition that every bid must satisfy besides the rules; extra gives the values of
    names in it that no ruleset knows.
    Raises Undecided when the solver gives up.
    """
    game = symbolic_game(setting)
    state = unknown_state(game)
    facts = [term(fact) for fact in seats_and_signs(game, state)]
    steps = list(all_steps(game, state, assuming, extra))
    whole = AnyRound(game, state, facts, steps, [], limit)
    whole.invariants = _inductive(whole)
    return whole


def all_steps(
    game: Game, state: State, assuming: Expression | None, extra: dict[str, int]
) -> list[Step]:
    """Every kind of move that doesn't have the cards counted, made by whoever may make it."""
    from coyote_spec.semantics.game import Moment

    found = []
    for name, rule in moves(game).items():
        if name in game.setting.ruleset.calls:
            continue
        after_bid = rule is not None and isinstance(rule.body, Move) and rule.body.timing == "after"
        seat = state["bidder"] if after_bid else state["turn"]
        choice = z3.Int(f"choice_{name}")
        act = Act(name, seat, choice)
        allowed = legal(game, state, act)
        if name == BID and assuming is not None:
            here = Moment(game, {"actor": seat, "number": choice, **extra})
            allowed = game.domain.both(allowed, value_of(assuming, here, state))
        found.append(Step(name, choice, term(allowed), step(game, state, act)))
    return found


def first_state(game: Game, state: State) -> State:
    """How a round begins, from any state before it."""
    return opened_round(game, state)


def _inductive(whole: AnyRound) -> list[Rule]:
    """The candidates that hold at the beginning and are kept by every move, taken together."""
    game, state = whole.game, whole.state
    start = first_state(game, state)
    begins = Asker(whole.limit)
    begins.require(whole.facts)
    left = game.domain.add(*(game.domain.choose(t, lambda: 1, lambda: 0) for t in state["in_play"]))
    begins.require([left >= 2, term(game.domain.pick(state["in_play"], state["starter"], False))])
    kept = [r for r in candidates(game) if begins.impossible(z3.Not(term(r.of(start))))]
    while True:
        asker = Asker(whole.limit)
        asker.require([*whole.facts, z3.Not(term(state["over"]))])
        asker.require([term(rule.of(state)) for rule in kept])
        lost = [
            rule
            for rule in kept
            if any(
                not asker.impossible(
                    one.allowed, z3.Not(term(one.after["over"])), z3.Not(term(rule.of(one.after)))
                )
                for one in whole.steps
            )
        ]
        if not lost:
            return kept
        kept = [rule for rule in kept if rule not in lost]


def concrete(model: Any, value: Any) -> Any:
    """A value of a state in a model."""
    if isinstance(value, State):
        return State({k: concrete(model, v) for k, v in value.values.items()})
    if isinstance(value, tuple):
        return tuple(concrete(model, v) for v in value)
    if isinstance(value, dict):
        return {}
    if isinstance(value, bool) or (not isinstance(value, int) and z3.is_bool(value)):
        return truth(model, value)
    return number(model, value)
