"""Any state of a round: every field unknown, within what holds of every state that can be reached.

What holds is not assumed: candidates are tried, and those stay that hold as a round begins and that
every move keeps (induction).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.ask import Asker, number, truth
from coyote_spec.prover.candidates import (
    Rule,
    as_at_first,
    between_rounds,
    candidates,
    is_seat,
    plain,
)
from coyote_spec.prover.grounds import Ground, grounds, rest_on
from coyote_spec.prover.mentions import (
    AFTER_COUNT,
    asks_for_count,
    fields_before_deal,
    set_in_count,
)
from coyote_spec.prover.symbolic import Symbolic, term
from coyote_spec.prover.table import AnyDealer
from coyote_spec.ruleset.alike import once_for_alike
from coyote_spec.ruleset.rule import Move
from coyote_spec.semantics.domain import State, always
from coyote_spec.semantics.effects import run
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Game, Moment, fresh_state
from coyote_spec.semantics.round import BID, Act, legal, moves, opened_round, settled, step

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.rule import Rule as RulesetRule
    from coyote_spec.ruleset.setting import Setting


Tried = tuple["Sequence[Rule]", "Sequence[Rule]"]
"""What is worth trying of states in a round, and of states between rounds."""


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


def any_round(
    setting: Setting,
    assuming: Expression | None,
    extra: dict[str, int],
    limit: float,
    apart: Mapping[str, str] | None = None,
    only: Collection[str] | None = None,
    also: Tried = ((), ()),
) -> AnyRound:
    """Any state of a round, with what was found and proved of it.

    assuming is a condition that every bid must satisfy besides the rules; extra gives the values of
    names in it that no ruleset knows; apart names fields that another game has otherwise. With
    `only`, states are meant that bids, calls and these moves lead to. also gives more that is worth
    trying, of states in a round and between rounds.
    Raises Undecided when the solver gives up.
    """
    names = tuple(rule.says for rules in also for rule in rules), len(also[0])
    key = (
        any_round,
        setting.key,
        assuming,
        tuple(extra.items()),
        limit,
        tuple((apart or {}).items()),
        None if only is None else frozenset(only),
        names,
    )
    made = partial(_any_round, setting, assuming, extra, limit, apart, only, also)
    return once_for_alike(setting.ruleset, key, made)


def _any_round(
    setting: Setting,
    assuming: Expression | None,
    extra: dict[str, int],
    limit: float,
    apart: Mapping[str, str] | None,
    only: Collection[str] | None,
    also: Tried,
) -> AnyRound:
    game = symbolic_game(setting)
    state = unknown_state(game, apart=apart)
    steps = list(all_steps(game, state, assuming, extra, only))
    whole = AnyRound(game, state, [], steps, [], limit, only=only)
    tried = plain(game)
    unmoved = [] if only is None else as_at_first(game, ("bid", "round", "match"))
    more, between = also[0], [*between_rounds(game), *also[1]]
    found = [*tried, *candidates(game), *unmoved, *more]
    held, whole.grounds = _inductive(whole, found, between)
    whole.plain = [rule for rule in held if rule in tried]
    whole.facts = [term(rule.of(state)) for rule in whole.plain]
    whole.invariants = [rule for rule in held if rule not in tried]
    return whole


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
        found.append(Step(name, choice, term(allowed), step(game, state, act)))
    return found


def _inductive(
    whole: AnyRound, rules: list[Rule], rounds: list[Rule]
) -> tuple[list[Rule], tuple[Ground, ...]]:
    """Those of the rules that hold as a round begins and that every move keeps, taken together; and
    what shows it.

    A round begins from the first state of a match, or from what a round before it left: what holds
    between rounds is found in the same way among `rounds`, and nothing of it is taken for granted.
    """
    ruleset = whole.game.setting.ruleset
    if fields_before_deal(ruleset) is None:
        return [], ()
    unmoved = [] if whole.only is None else as_at_first(whole.game, ("match",))
    kept, between = rules, [*rounds, *unmoved]
    if asks_for_count(ruleset, AFTER_COUNT):
        between = []
    trial = _Trial(whole, between != [])
    while True:
        with grounds() as found:
            still = trial.kept_by_moves(trial.as_round_begins(kept, between))
            left = trial.kept_by_ends(still, trial.at_first(between))
        if len(left) == len(between) and len(still) == len(kept):
            whole.between = between
            return kept, tuple(found)
        kept, between = still, left


def _unbroken(
    asker: Asker, rules: list[Rule], breaks: Callable[[Rule], Any], shows: str
) -> list[Rule]:
    """The rules that can't be broken in any of these ways: as long as some of them can, those that
    are broken at once fall away together. shows is said before the rules that are left."""
    ways = {id(rule): breaks(rule) for rule in rules}
    while rules:
        said = f"{shows} {'; '.join(rule.says for rule in rules)}"
        model = asker.model(z3.Or([ways[id(rule)] for rule in rules]), excluded=said)
        if model is None:
            return rules
        rules = [rule for rule in rules if not truth(model, ways[id(rule)])]
    return rules


def round_ends(whole: AnyRound) -> Iterator[tuple[Any, State]]:
    """When a round can end, by a call or by a move, and the state that it leaves. What a count does
    is unknown: the total, where cards lie then, and the fields that it changes."""
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
        yield term(allowed), settled(game, act, counted)
    for one in whole.steps:
        yield z3.And(one.allowed, term(one.after["over"])), one.after


class _Trial:
    """What the rules that are tried say of the states of one round, each worked out once."""

    def __init__(self, whole: AnyRound, ends: bool) -> None:
        self.whole = whole
        self.starter = z3.Int("first_starter")
        self.first = fresh_state(whole.game).put(starter=self.starter)
        self.start = round_begins(whole.game, whole.state)
        self.ends = list(round_ends(whole)) if ends else []
        self._said: dict[tuple[Any, ...], tuple[Rule, Any]] = {}
        self._left: dict[object, tuple[list[Rule], tuple[Ground, ...]]] = {}

    def _once(self, rule: Rule, about: object, work: Callable[[], Any]) -> Any:
        key = (id(rule), about)
        if key not in self._said:
            self._said[key] = rule, work()  # with the rule, whose id is then nobody else's
        return self._said[key][1]

    def _lasting(
        self, what: str, given: list[Rule], rules: list[Rule], search: Callable[[], list[Rule]]
    ) -> list[Rule]:
        """What is left of the rules, found once: also of what is left all is left, for the same
        reasons."""

        def key(rules: list[Rule]) -> object:
            return what, tuple(map(id, given)), tuple(map(id, rules))

        if key(rules) not in self._left:
            with grounds() as found:
                left = search()
            self._left[key(rules)] = self._left[key(left)] = left, tuple(found)
        left, rests = self._left[key(rules)]
        rest_on(rests)
        return left

    def _holds(self, rule: Rule) -> Any:
        """Of any state of a round."""
        return self._once(rule, "now", lambda: term(rule.of(self.whole.state)))

    def at_first(self, rules: list[Rule]) -> list[Rule]:
        """The rules that hold before the first round, whoever starts."""

        def fails(rule: Rule) -> Any:
            return self._once(rule, "first", lambda: z3.Not(term(rule.of(self.first))))

        def search() -> list[Rule]:
            asker = Asker(self.whole.limit)
            asker.require([term(is_seat(self.whole.game, self.starter))])
            return _unbroken(asker, rules, fails, "base: before the first round it holds that")

        return self._lasting("first", [], rules, search)

    def as_round_begins(self, rules: list[Rule], between: list[Rule]) -> list[Rule]:
        """The rules that hold as a round begins, if these hold between rounds."""

        def fails(rule: Rule) -> Any:
            return self._once(rule, "start", lambda: z3.Not(term(rule.of(self.start))))

        def search() -> list[Rule]:
            asker = Asker(self.whole.limit)
            asker.require([self._holds(rule) for rule in between])
            return _unbroken(asker, rules, fails, "base: as a round begins it holds that")

        return self._lasting("start", between, rules, search)

    def kept_by_moves(self, kept: list[Rule]) -> list[Rule]:
        """The largest part of the rules that every move keeps which doesn't end the round."""
        return self._lasting("moves", [], kept, lambda: self._search_kept(kept))

    def _search_kept(self, kept: list[Rule]) -> list[Rule]:
        said = "step: a move that doesn't end the round keeps it that"
        while True:
            asker = Asker(self.whole.limit)
            asker.require([z3.Not(term(self.whole.state["over"]))])
            asker.require([self._holds(rule) for rule in kept])
            with grounds() as found:
                still = _unbroken(asker, kept, self._broken, said)
            if len(still) == len(kept):
                rest_on(found)
                return kept
            kept = still

    def _broken(self, rule: Rule) -> Any:
        """A move that doesn't end the round and leaves a state of which the rule doesn't hold."""

        def broken_by(one: Step) -> Any:
            over, holds = term(one.after["over"]), term(rule.of(one.after))
            return z3.And(one.allowed, z3.Not(over), z3.Not(holds))

        return self._once(rule, "moves", lambda: z3.Or([broken_by(s) for s in self.whole.steps]))

    def kept_by_ends(self, kept: list[Rule], between: list[Rule]) -> list[Rule]:
        """The rules that every end of a round leaves true, unless somebody has won the match."""
        said = "step: the end of a round leaves it so, unless the match is won, that"

        def search() -> list[Rule]:
            asker = Asker(self.whole.limit)
            asker.require([z3.Not(term(self.whole.state["over"]))])
            asker.require([self._holds(rule) for rule in kept])
            return _unbroken(asker, between, self._broken_at_end, said)

        return self._lasting("ends", kept, between, search)

    def _broken_at_end(self, rule: Rule) -> Any:
        def broken_by(when: Any, after: State) -> Any:
            return z3.And(when, term(after["winner"]) < 0, z3.Not(term(rule.of(after))))

        return self._once(rule, "ends", lambda: z3.Or([broken_by(*end) for end in self.ends]))


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
