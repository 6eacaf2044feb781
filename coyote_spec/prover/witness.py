"""A replayed situation for an answer: the plain search, under what a claim agrees and assumes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.prover.judges import state_shows
from coyote_spec.ruleset.parts import numbers as numbers_in
from coyote_spec.ruleset.parts import parts
from coyote_spec.search.find import Shows, Sought, find, show
from coyote_spec.search.ground import Ground
from coyote_spec.search.told import Agreed, Replay
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Moment
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.search.ground import Node
    from coyote_spec.semantics.domain import State, Value
    from coyote_spec.semantics.game import Game

Of = Callable[["Game", "State"], "Value"]
"""Something of a state, over any domain."""


def ground_for(ask: Asked, n: int, also: tuple[int, ...] = ()) -> Ground:
    """What is searched for so many players, made once; also are numbers worth trying.

    Raises Undecided when the values that an assumption needs are not found in time.
    """
    setting, extra = ask.setting(n), ask.extra(n)
    assuming = ask.claim.assuming
    numbers = {*also, *extra.values(), *numbers_in(parts(assuming))}
    tried = tuple(sorted(number + more for number in numbers for more in (-1, 0, 1)))
    key = (ground_for, setting.key, assuming, tuple(extra.items()), tried)
    allowed = None if assuming is None else partial(_fits, assuming, extra)
    return setting.ruleset.once(key, lambda: Ground(setting, tried, allowed))


def _fits(
    assuming: Expression, extra: dict[str, int], game: Game, state: State, seat: Any, n: Any
) -> Any:
    """Whether a bid is one that is assumed."""
    return value_of(assuming, Moment(game, {"actor": seat, "number": n, **extra}), state)


def agreed_in(ask: Asked) -> Agreed:
    """What a situation says of what the claim agrees."""
    return Agreed(ask.claim.options, ask.claim.readings, ask.claim.deck)


def sought(ask: Asked, n: int, ground: Ground, what: Sought) -> Replay | None:
    """The smallest situation that was found, of bids that are assumed; None when none was."""
    both = _also_assumed(ask, n, what.shows)
    found = find(ground, replace(what, shows=both), agreed_in(ask))
    return None if found is None else replace(found, shows=both)


def shown(ask: Asked, n: int, ground: Ground, node: Node, shows: Shows) -> Replay:
    """The way to a node, replayed."""
    both = _also_assumed(ask, n, shows)
    return replace(show(ground, node, both, agreed_in(ask)), shows=both)


def _also_assumed(ask: Asked, n: int, shows: Shows) -> Shows:
    """Whether a replay shows something, with bids that are assumed."""
    extra, assuming = ask.extra(n), ask.claim.assuming

    def both(played: Replay) -> bool:
        bids = (
            (event, before)
            for event, before in zip(played.events, played.states, strict=False)
            if event.move == BID and assuming is not None
        )
        return shows(played) and all(
            _fits(assuming, extra, played.game, before, event.seat, event.amount)
            for event, before in bids
            if assuming is not None
        )

    return both


def in_a_round(ground: Ground, of: Of, *, later: bool = True) -> Sought:
    """A state of a round, in which somebody is to act, of which something holds."""
    asks = ground.asking(of)

    def goal(node: Node) -> bool:
        return not ground.over(node) and bool(asks(node))

    def shows(played: Replay) -> bool:
        return not played.last["over"] and bool(of(played.game, played.last))

    return Sought(goal, shows, later)


def after_a_round(ground: Ground, of: Of, *, even_won: bool = False) -> Sought:
    """A state that a round leaves of which something holds; unless somebody has won, if not even
    then."""
    asks = ground.asking(of)

    def goal(node: Node) -> bool:
        return ground.over(node) and (even_won or not ground.won(node)) and bool(asks(node))

    def shows(played: Replay) -> bool:
        last = played.last
        there = last["over"] and (even_won or last["winner"] < 0)
        return bool(there and of(played.game, last))

    return Sought(goal, shows)


def before_a_match(ground: Ground, of: Of) -> Sought:
    """The state before the first round of a match, if something holds of it."""
    asks = ground.asking(of)

    def goal(node: Node) -> bool:
        return node.before is None and node.hands is None and bool(asks(node))

    def shows(played: Replay) -> bool:
        return not played.events and bool(of(played.game, played.last))

    return Sought(goal, shows, first_only=True)


def after_a_count(ground: Ground, of: Of) -> Sought:
    """A call after which something holds of the state in which the cards are counted."""
    asks = ground.counting(of)

    def goal(node: Node) -> bool:
        called = node.done is not None and node.done[0] in ground.calls
        return called and node.before is not None and bool(asks(node.before))

    def shows(played: Replay) -> bool:
        return played.counted is not None and bool(of(played.game, played.counted))

    return Sought(goal, shows)


def told(played: Replay, ask: Asked) -> dict[str, Any]:
    """The witness and the results of a finding, and how it asks of other situations."""
    judge = None
    if played.shows is not None and isinstance(played.situation, Scenario):
        n = len(played.situation.hands)
        judge = state_shows(ask.setting(n), ask.deck, (n,), played.shows)
    return {
        "witness": played.situation.as_json(),
        "results": {ask.game.name: played.result},
        "judge": judge,
    }
