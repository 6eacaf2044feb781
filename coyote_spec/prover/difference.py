"""Where two rulesets part: a scenario that the interpreter plays under both, and what came out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter
from typing import TYPE_CHECKING, TypeVar

from coyote_spec.interpreter.scenario import choices, run_scenario

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.interpreter.rounds import Event, Result
    from coyote_spec.interpreter.scenario import Scenario
    from coyote_spec.prover.behave import Pair
    from coyote_spec.ruleset.ruleset import Ruleset

T = TypeVar("T")

TURN = "turn"
"""Who is to act after a bid: no aspect of its own, but of `actions`."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A scenario, and what comes out of it under each of the two rulesets."""

    scenario: Scenario
    results: tuple[Result, Result]


def laid_for(pair: Pair, scenario: Scenario) -> Scenario:
    """The scenario with what was agreed for both."""
    return replace(
        scenario,
        options=_agreed(pair.one.options, pair.other.options, _default_options(pair)),
        readings=_agreed(pair.one.readings, pair.other.readings, _assumed_readings(pair)),
    )


def _agreed(one: Mapping[str, T], other: Mapping[str, T], usual: Mapping[str, T]) -> dict[str, T]:
    """What both were told and neither would assume: a witness has to say it."""
    return {k: v for k, v in one.items() if other.get(k) == v and usual.get(k) != v}


def _default_options(pair: Pair) -> dict[str, int]:
    both = (pair.one.ruleset.options, pair.other.ruleset.options)
    same = both[0].keys() & both[1].keys()
    return {k: both[0][k][0].low for k in same if both[0][k][0].low == both[1][k][0].low}


def _assumed_readings(pair: Pair) -> dict[str, str]:
    both = (pair.one.ruleset.silences, pair.other.ruleset.silences)
    same = both[0].keys() & both[1].keys()
    return {k: both[0][k][0].name for k in same if both[0][k][0].name == both[1][k][0].name}


_TURN = ("turn", "direction", "bid")
_ROUND = ("outcome", "illegal_at", "paid", "coins", "eliminated", "next_starter", "winner")

SHOWN = {
    "settling": ("paid",),
    "elimination": ("eliminated", "coins"),
    "next_starter": ("next_starter",),
    "end": ("winner",),
    TURN: _TURN,
    "actions": (*_TURN, *_ROUND),
}
"""Where an aspect shows in a result; what may be done shows in what is forbidden."""


def knows(ruleset: Ruleset, event: Event) -> bool:
    """Whether a ruleset has the move of an event, with the choice that the event makes."""
    moves = choices(ruleset)
    made = {"amount": event.amount, "target": event.target, "card": event.card}
    chosen = [key for key, value in made.items() if value is not None]
    return event.move in moves and chosen == [k for k in [moves[event.move]] if k is not None]


def run_known(scenario: Scenario, ruleset: Ruleset) -> Result:
    """Plays a scenario; its last event may be a move that the ruleset doesn't have at all."""
    if not scenario.events or knows(ruleset, scenario.events[-1]):
        return run_scenario(scenario, ruleset)
    before = run_scenario(replace(scenario, events=scenario.events[:-1]), ruleset)
    return without_move(before, ruleset, scenario.events) if before.outcome == "open" else before


def without_move(before: Result, ruleset: Ruleset, events: Sequence[Event]) -> Result:
    """What comes out of events the last of which is a move that the ruleset doesn't have, given
    what comes out of those before."""
    if before.outcome != "open":
        raise AssertionError(f"replay of {events}: {before}")
    move = events[-1].move
    other = " that is made with this choice" if move in choices(ruleset) else ""
    why = f"{ruleset.name} has no move {move}{other}"
    return replace(before, outcome="illegal", illegal_at=len(events), why=why, turn=None)


def differing(pair: Pair, scenario: Scenario, aspect: str) -> Difference | None:
    """What comes out of a scenario under both, if that is another thing in an aspect."""
    results = tuple(
        run_known(replace(scenario, options=s.options, readings=s.readings), s.ruleset)
        for s in (pair.one, pair.other)
    )
    show = attrgetter(*SHOWN.get(aspect, ("illegal_at",)))
    if show(results[0]) == show(results[1]):
        return None
    return Difference(scenario, (results[0], results[1]))


def replayed(pair: Pair, scenario: Scenario, aspect: str) -> Difference:
    """The interpreter must see the difference too; anything else is a fault of this program."""
    found = differing(pair, scenario, aspect)
    if found is None:
        raise AssertionError(f"replay of {scenario} shows no difference in {aspect}")
    return found
