"""Can a round always be ended? By a call or a move now or after a bid or two; or there are states,
closed under every move, in which no legal move ends it and some move is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.ask import truth
from coyote_spec.prover.bidding import facts_of, in_words, of_reached
from coyote_spec.prover.candidates import is_seat
from coyote_spec.prover.choices import assumed
from coyote_spec.prover.grounds import grounds, rest_on
from coyote_spec.prover.symbolic import term
from coyote_spec.semantics.round import BID, Act, legal, step

if TYPE_CHECKING:
    from coyote_spec.prover.reached import Reached
    from coyote_spec.semantics.domain import State

BIDS_BEFORE = 2
"""Bids after which a round must be one that can be ended, at the most."""


def can_always_be_ended(reached: Reached, bounds: dict[str, int]) -> bool:
    """Whether it is proved that in every state of a round somebody can end it: at once, or after
    bids that can be made.

    Raises Undecided when the solver gives up.
    """
    state = reached.whole.state
    for bids in range(BIDS_BEFORE + 1):
        ending = _can_end(reached, state, bids, list(bounds.values()))
        shows = f"progress: in every state the round can be ended, by {bids} bids first at the most"
        if reached.whole.asker().impossible(z3.Not(ending), shows=shows):
            return True
    return False


def _can_end(reached: Reached, state: State, bids: int, bounds: list[int]) -> Any:
    game, d = reached.game, reached.game.domain
    rules = game.setting.ruleset
    turn = state["turn"]
    ways = [
        term(d.both(legal(game, state, Act(call, turn)), is_seat(game, turn)))
        for call in rules.calls
    ]
    if bids:
        for number in (d.add(state["bid"], 1), 0, 1, *bounds):
            act = Act(BID, turn, number)
            fits = assumed(game, state, act, reached.assuming, reached.extra)
            can = term(d.both(legal(game, state, act), is_seat(game, turn), fits))
            ways.append(z3.And(can, _can_end(reached, step(game, state, act), bids - 1, bounds)))
    return z3.Or(ways)


def closed_under_all(reached: Reached, found: State) -> tuple[str, ...] | None:
    """What holds of a state that was reached and of every state that any legal moves lead to from
    it, if no such move ends the round and there always is one; else None.

    Raises Undecided when the solver gives up.
    """
    whole = reached.whole
    facts = [*facts_of(whole.state, found, reached.game.setting.ruleset), *of_reached(whole, found)]
    with grounds() as noted:
        while True:
            asker = whole.asker(*(term(fact.of(whole.state)) for fact in facts))
            broken = [
                z3.And(one.allowed, z3.Or([z3.Not(term(f.of(one.after))) for f in facts]))
                for one in whole.steps
            ]
            shows = "closure: every legal move leads to a state of the same set"
            model = asker.model(z3.Or(broken), excluded=shows)
            if model is None:
                break
            moved = [one for one in whole.steps if truth(model, one.allowed)]
            kept = [f for f in facts if all(truth(model, f.of(one.after)) for one in moved)]
            if len(kept) == len(facts):
                return None
            facts = kept
        asker.model(shows="closure: there is a state in the set")
        if not _goes_on(reached, asker):
            return None
    rest_on(noted)
    return in_words(facts, reached.game.setting)


def _goes_on(reached: Reached, asker: Any) -> bool:
    """Whether in every state of the set no legal move ends the round, and some bid is legal."""
    whole, game = reached.whole, reached.game
    d, state = game.domain, whole.state
    turn = state["turn"]
    calls = [term(legal(game, state, Act(call, turn))) for call in game.setting.ruleset.calls]
    ending = [z3.And(one.allowed, term(one.after["over"])) for one in whole.steps]
    if not asker.impossible(
        z3.Or([*calls, *ending]), shows="closure: in no state of the set can the round be ended"
    ):
        return False
    act = Act(BID, turn, d.add(state["bid"], 1))
    fits = assumed(game, state, act, reached.assuming, reached.extra)
    can = term(d.both(legal(game, state, act), is_seat(game, turn), fits))
    shows = "closure: in every state of the set one more may be bid"
    return bool(asker.impossible(z3.Not(can), shows=shows))
