"""What is known of any state of a round.

What holds is not assumed: candidates are tried, and those stay that hold as a round begins and that
every move keeps (induction).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.anystate import (
    AnyRound,
    Step,
    round_begins,
    round_ends,
    unknown_round,
)
from coyote_spec.prover.ask import Asker, truth
from coyote_spec.prover.candidates import (
    Rule,
    as_at_first,
    between_rounds,
    candidates,
    is_seat,
    plain,
)
from coyote_spec.prover.formulas import Formulas
from coyote_spec.prover.grounds import Ground, grounds, once, rest_on
from coyote_spec.prover.mentions import AFTER_COUNT, asks_for_count, fields_before_deal
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset.alike import once_for_alike
from coyote_spec.semantics.game import fresh_state

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State


Tried = tuple["Sequence[Rule]", "Sequence[Rule]"]
"""What is worth trying of states in a round, and of states between rounds."""


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
    whole = unknown_round(setting, limit, apart, only, assuming, extra)
    game, state, tried = whole.game, whole.state, plain(whole.game)
    unmoved = [] if only is None else as_at_first(game, ("bid", "round", "match"))
    more, between = also[0], [*between_rounds(game), *also[1]]
    found = [*tried, *candidates(game), *unmoved, *more]
    held, whole.grounds = _inductive(whole, found, between)
    whole.plain = [rule for rule in held if rule in tried]
    whole.facts = [term(rule.of(state)) for rule in whole.plain]
    whole.invariants = [rule for rule in held if rule not in tried]
    return whole


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
    ways = [breaks(rule) for rule in rules]
    said = tuple(rule.says for rule in rules)

    def left() -> list[int]:
        places = list(range(len(rules)))
        while places:
            excluded = f"{shows} {'; '.join(said[i] for i in places)}"
            model = asker.model(z3.Or([ways[i] for i in places]), excluded=excluded)
            if model is None:
                break
            places = [i for i in places if not truth(model, ways[i])]
        return places

    # Games that differ in other rules often come to the same terms here.
    key = (_unbroken, Formulas((*asker.required, *ways)), said, shows, asker.limit)
    return [rules[i] for i in once(key, left)]


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
        def broken_by(_: str, when: Any, after: State) -> Any:
            return z3.And(when, term(after["winner"]) < 0, z3.Not(term(rule.of(after))))

        return self._once(rule, "ends", lambda: z3.Or([broken_by(*end) for end in self.ends]))
