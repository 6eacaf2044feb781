"""Any state of a round: every field unknown, and the moves and ends from there. What holds of such
states is found by induction (`induction`), and not assumed."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.ask import Asker, number, truth
from coyote_spec.prover.candidates import (
    Rule,
    is_seat,
)
from coyote_spec.prover.grounds import Ground
from coyote_spec.prover.mentions import (
    fields_before_deal,
    set_in_count,
)
from coyote_spec.prover.symbolic import Symbolic, term
from coyote_spec.prover.table import AnyDealer
from coyote_spec.ruleset.rule import Move
from coyote_spec.semantics.domain import State, always
from coyote_spec.semantics.effects import run
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Game, Moment, fresh_state
from coyote_spec.semantics.round import BID, Act, legal, moves, opened_round, settled, step

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.rule import Rule as RulesetRule
    from coyote_spec.ruleset.setting import Setting


def symbolic_game(setting: Setting) -> Game:
    """The game over Z3 terms."""
    return Game(setting, Symbolic(), AnyDealer(len(setting.kinds)))


def unknown_state(game: Game, name: str = "s", apart: Mapping[str, str] | None = None) -> State:
    """A state in which every value is an unknown of its own. Unknowns are named after their fields,
    so that two games share those of the fields that both have; apart gives those that are named
    otherwise."""
    renamed = apart or {}

    def unknown(value: Any, path: str) -> Any:
        if isinstance(value, tuple):
            return tuple(unknown(v, f"{path}.{i}") for i, v in enumerate(value))
        return z3.Bool(path) if isinstance(value, bool) else z3.Int(path)

    values = fresh_state(game).values
    named = {
        key: unknown(value, f"{name}.{renamed.get(key, key)}")
        for key, value in values.items()
        if key != "table"
    }
    return State({**named, "table": {}, "fair": True})


def round_begins(game: Game, state: State) -> State:
    """The start of a round, cards apart, with what rules change before the deal.

    Where that hangs on cards, it is for the caller to give up.
    """
    state = opened_round(game, state)
    here, rules = Moment(game), fields_before_deal(game.setting.ruleset) or []
    applies = [_applies(rule, here, state) for rule in rules]
    for rule, applied in zip(rules, applies, strict=True):
        acts, now = partial(run, rule.block, here), state
        state = game.domain.choose(applied, partial(acts, now), always(now))
    return state


def _applies(rule: RulesetRule, here: Moment, state: State) -> Any:
    when = getattr(rule.body, "when", None)
    return True if when is None else value_of(when, here, state)


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
    plain: list[Rule] = field(default_factory=list)
    only: Collection[str] | None = None
    grounds: tuple[Ground, ...] = ()
    """What shows that the facts and the invariants hold."""
    between: list[Rule] = field(default_factory=list)
    """What holds as a round is about to be dealt."""

    def asker(self, *also: Any, limit: float | None = None) -> Asker:
        """Questions about a state that isn't over, each with the limit of all, or another."""
        asker = Asker(limit or self.limit, basis=self.grounds)
        asker.require([*self.facts, *also, z3.Not(term(self.state["over"]))])
        asker.require([term(rule.of(self.state)) for rule in self.invariants])
        return asker


def unknown_round(
    setting: Setting,
    limit: float,
    apart: Mapping[str, str] | None = None,
    only: Collection[str] | None = None,
    assuming: Expression | None = None,
    extra: Mapping[str, int] | None = None,
) -> AnyRound:
    """Any state of which nothing is known: what is shown of it needs no induction. For what is
    given see `induction.any_round`."""
    game = symbolic_game(setting)
    state = unknown_state(game, apart=apart)
    steps = all_steps(game, state, assuming, dict(extra or {}), only)
    return AnyRound(game, state, [], steps, [], limit, only=only)


def all_steps(
    game: Game,
    state: State,
    assuming: Expression | None,
    extra: dict[str, int],
    only: Collection[str] | None = None,
    tag: str = "choice",
) -> list[Step]:
    """Every kind of move that doesn't have the cards counted, made by whoever may make it; with
    `only`, bids and these. tag is how the unknown choices are named."""
    found = []
    for name, rule in moves(game).items():
        if name in game.setting.ruleset.calls or not (only is None or name in (BID, *only)):
            continue
        after_bid = rule is not None and isinstance(rule.body, Move) and rule.body.timing == "after"
        seat = state["bidder"] if after_bid else state["turn"]
        choice = z3.Int(f"{tag}_{name}")
        act = Act(name, seat, choice)
        allowed = legal(game, state, act)
        if name == BID and assuming is not None:
            here = Moment(game, {"actor": seat, "number": choice, **extra})
            allowed = game.domain.both(allowed, value_of(assuming, here, state))
        allowed = game.domain.both(allowed, is_seat(game, seat))
        # What is legal is done while a round goes on.
        after = step(game, state.put(over=False), act)
        found.append(Step(name, choice, term(allowed), after))
    return found


def round_ends(whole: AnyRound) -> Iterator[tuple[str, Any, State]]:
    """The calls and moves that can end a round, when they do, and the state that they leave. What a
    count does is unknown: the total, where cards lie then, and the fields that it changes."""
    game, state = whole.game, whole.state
    counted = state.put(total=z3.Int("any_total"), counted=True)
    lost = {n for n in state.values if n.startswith("cards at ")} | set_in_count(
        game.setting.ruleset
    )
    after_count = unknown_state(game, "counted")
    for name in lost:
        counted = counted.put_at(name, after_count[name])
    for name in game.setting.ruleset.calls:
        act = Act(name, state["turn"])
        allowed = game.domain.both(legal(game, state, act), is_seat(game, state["turn"]))
        yield name, term(allowed), settled(game, act, counted)
    for one in whole.steps:
        if one.after["over"] is not False:
            yield one.move, z3.And(one.allowed, term(one.after["over"])), one.after


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
