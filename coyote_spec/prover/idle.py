"""Is it proved that a rule can never act? Its card isn't in the deck; or in no state that a match
can reach it changes or forbids anything."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.anystate import all_steps, round_ends
from coyote_spec.prover.candidates import is_seat
from coyote_spec.prover.choices import assumed
from coyote_spec.prover.grounds import grounds, rest_on
from coyote_spec.prover.mentions import AFTER_COUNT, asks_for_count
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset.rule import Call, Moment, Move, Needs, Pays, With
from coyote_spec.semantics.counting import says_copies
from coyote_spec.semantics.game import Watcher
from coyote_spec.semantics.round import BID, Act, legal, requirements

if TYPE_CHECKING:
    from collections.abc import Callable

    from coyote_spec.prover.reached import Reached
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.semantics.domain import State

SEEN = (*AFTER_COUNT, "reshuffling")
"""Sections whose rules are looked at where a round ends."""


def lacks_card(ruleset: Ruleset, deck: Deck, rule: Rule) -> bool:
    """Whether a rule of the count is for a card that the deck doesn't hold, or for second copies
    and the deck holds none."""
    held = dict(deck.cards)
    if says_copies(rule.block):
        return all(held.get(body.card, 0) < 2 for _, body in ruleset.of_kind(With))
    return isinstance(rule.body, With) and held.get(rule.body.card, 0) == 0


def never_acts(reached: Reached, rule: Rule) -> bool:
    """Whether it is proved that a rule never acts or forbids anything, for a number of players.

    Raises Undecided when the solver gives up.
    """
    if not reached.known:
        return False
    with grounds() as found:
        proved = _never_acts(reached, rule)
    if proved:
        rest_on(found)
    return proved


def _never_acts(reached: Reached, rule: Rule) -> bool:
    whole, game = reached.whole, reached.game
    state, asker = whole.state, reached.whole.asker()
    shows = f"idle: in no state {rule.name} acts"
    match rule.body:
        case Move():
            step = next(one for one in whole.steps if one.move == rule.name)
            return asker.impossible(step.allowed, shows=shows)
        case Call():
            turn = state["turn"]
            can = game.domain.both(legal(game, state, Act(rule.name, turn)), is_seat(game, turn))
            return asker.impossible(term(can), shows=shows)
        case Needs(condition=condition):
            return condition is not None and asker.impossible(*_forbids(reached, rule), shows=shows)
        case Pays():
            return asker.impossible(_somebody_pays(reached), shows=shows)
        case _:
            return _changes_nothing(reached, rule, shows)


def _forbids(reached: Reached, rule: Rule) -> list[Any]:
    """That a bid is forbidden by a rule, and by nothing else."""
    game, state = reached.game, reached.whole.state
    act = Act(BID, state["turn"], z3.Int("forbidden"))
    needs = list(requirements(game, state, act))
    fits = assumed(game, state, act, reached.assuming, reached.extra)
    other = [term(need.holds) for need in needs if need.rule != rule.name]
    mine = [z3.Not(term(need.holds)) for need in needs if need.rule == rule.name]
    return [*other, *mine, term(fits), term(is_seat(game, state["turn"]))]


def _somebody_pays(reached: Reached) -> Any:
    """That coins are taken on some move, or at some end of a round."""
    ways = [*reached.ends, *((one.allowed, one.after) for one in reached.whole.steps)]
    if asks_for_count(reached.game.setting.ruleset, AFTER_COUNT):
        return z3.BoolVal(True)
    before = reached.whole.state["paid"]
    return z3.Or(
        [
            z3.And(when, term(paid) > was)
            for when, after in ways
            for paid, was in zip(after["paid"], before, strict=True)
        ]
    )


class _Changes(Watcher):
    """Notes the states before and after each act of one rule, whatever leads there."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.seen: list[tuple[State, State]] = []

    def act(self, rule: Rule, before: State, does: Callable[[State], State]) -> State:
        after = does(before)
        if rule.name == self.rule.name:
            self.seen.append((before, after))
        return after


def _changes_nothing(reached: Reached, rule: Rule, shows: str) -> bool:
    """Whether an effect leaves everything as it is, in whatever state a round can end or a move can
    be made."""
    rules = reached.game.setting.ruleset
    seen = [rule for section in SEEN for rule in rules.section(section)]
    before_deal = isinstance(rule.body, Moment) and rule.body.at in (
        "before a deal",
        "at an empty pile",
    )
    if rule not in seen or before_deal or asks_for_count(rules, AFTER_COUNT):
        return False
    watcher = _Changes(rule)
    game = replace(reached.game, watcher=watcher)
    steps = all_steps(game, reached.whole.state, reached.assuming, reached.extra)
    moved = z3.Or([one.allowed for one in steps])
    changes = [z3.And(moved, changed) for pair in watcher.seen for changed in _changed(*pair)]
    for _, when, _ in round_ends(replace(reached.whole, game=game, steps=steps)):
        changes += [z3.And(when, changed) for pair in watcher.seen for changed in _changed(*pair)]
    return reached.whole.asker().impossible(z3.Or(changes), shows=shows)


def _changed(before: State, after: State) -> list[Any]:
    found: list[Any] = []
    for name, value in after.values.items():
        if name not in ("table", "fair"):
            found += _unlike(before[name], value)
    return found


def _unlike(one: Any, other: Any) -> list[Any]:
    if isinstance(one, tuple):
        return [u for a, b in zip(one, other, strict=True) for u in _unlike(a, b)]
    a, b = term(one), term(other)
    return [] if a.eq(b) else [a != b]
