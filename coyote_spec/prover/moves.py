"""Do two rulesets make the same of every move: who is to act next, what is kept, who starts?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.behave import calls_of_both
from coyote_spec.prover.mentions import check_after_count
from coyote_spec.prover.symbolic import term
from coyote_spec.semantics.round import BID, Act, legal, settled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.prover.behave import AnyPair, Pair
    from coyote_spec.semantics.domain import State

_LEFT_OUT = ("table", "fair")
"""Needed within a count only."""


def moves_alike(pair: Pair, whole: AnyPair) -> str | None:
    """The name of a move that, in some state, only one of the two allows, or after which something
    that both keep is not the same; None when it is proved that there is none.

    Which bids and calls are allowed, and the coins, seats and starter after a call, are other
    aspects. Of moves those are meant that both rulesets have.
    Raises Undecided when the solver gives up, or when an answer would hang on more than the state.
    """
    asker = whole.asker()
    for first in whole.one.steps:
        second = next(s for s in whole.other.steps if s.move == first.move)
        shows = f"equality: {first.move} can be made at the same times in both"
        apart = first.allowed != second.allowed
        if first.move != BID and not asker.impossible(apart, shows=shows):
            return first.move
        changes = z3.Or(list(_changes(whole, first.after, second.after)))
        shows = f"equality: {first.move} does the same in both"
        if not asker.impossible(first.allowed, second.allowed, changes, shows=shows):
            return first.move
    for name in calls_of_both(pair):
        shows = f"equality: {name} leaves the same for later rounds in both"
        if not asker.impossible(*_kept_otherwise(whole, name), shows=shows):
            return name
    return None


def _changes(whole: AnyPair, one: State, other: State) -> Iterator[Any]:
    """For each value of the two states, whether it differs; what only one has must not change."""
    before = (whole.one.state, whole.other.state)
    for name in dict.fromkeys([*one.values, *other.values]):
        if name in _LEFT_OUT:
            continue
        if name in one.values and name in other.values and _shared(whole, name):
            yield from _unlike(one[name], other[name])
        elif name.startswith("cards at "):
            for old, after in zip(before, (one, other), strict=True):
                if name in after.values:
                    yield from _unlike(old[name], after[name])


def _shared(whole: AnyPair, name: str) -> bool:
    """Whether both have a value of this name, and as the same unknown."""
    one, other = whole.one.state[name], whole.other.state[name]
    return _shape(one) == _shape(other) and all(a.eq(b) for a, b in _pairs(one, other))


def _shape(value: Any) -> Any:
    return tuple(map(_shape, value)) if isinstance(value, tuple) else None


def _pairs(one: Any, other: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(one, tuple):
        for a, b in zip(one, other, strict=True):
            yield from _pairs(a, b)
    else:
        yield one, other


def _unlike(one: Any, other: Any) -> Iterator[Any]:
    for a, b in _pairs(one, other):
        if not term(a).eq(term(b)):
            yield term(a) != term(b)


def _kept_otherwise(whole: AnyPair, call: str) -> list[Any]:
    """That a call is legal in both, and leaves for later rounds another direction, or another value
    of something that both keep for a match."""
    after, allowed = [], []
    for side in whole.sides():
        check_after_count(side.game.setting.ruleset)
        act = Act(call, side.state["turn"])
        allowed.append(term(legal(side.game, side.state, act)))
        counted = side.state.put(total=z3.Int("total"), counted=True)
        after.append(settled(side.game, act, counted))
    fields = (side.game.setting.ruleset.fields for side in whole.sides())
    mine, theirs = ({n for n, kept in f.items() if kept.scope == "match"} for f in fields)
    names = ["direction", *(name for name in mine & theirs if _shared(whole, name))]
    return [*allowed, z3.Or([u for n in names for u in _unlike(after[0][n], after[1][n])])]
