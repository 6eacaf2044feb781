"""Where two settings come apart in an aspect of a round: a scenario that shows it, or a proof that
they don't in any state."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.behave import alike, any_pair
from coyote_spec.prover.difference import TURN
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.lines import smallest_difference
from coyote_spec.prover.moves import moves_alike
from coyote_spec.prover.together import first_parting

if TYPE_CHECKING:
    from coyote_spec.prover.behave import Pair, Rounds
    from coyote_spec.prover.difference import Difference

ACTIONS = "actions"

LINES = "by-scenario"
SEARCH = "by-course"


@dataclass(frozen=True, slots=True)
class Apart:
    """What shows that two settings differ in an aspect, and how it was found."""

    aspect: str
    found: Difference
    method: str


def apart(pair: Pair, aspect: str, limit: float, rounds: Rounds) -> Apart | None:
    """What shows that the two differ in an aspect; None when it is proved that they don't, in any
    state that moves of both lead to. rounds keeps what later questions can use again.

    Raises Undecided when there is neither a proof nor a course of events that shows a difference.
    """
    try:
        reason = _unproved(pair, aspect, limit, rounds)
    except Undecided as error:
        reason = error.why
    if reason is None:
        return None
    found = shown(pair, aspect, limit)
    if found is None:
        raise Undecided(Said("why-unreached", why=reason))
    return found


def _unproved(pair: Pair, aspect: str, limit: float, rounds: Rounds) -> str | None:
    """Why it isn't proved that the two are alike; None when it is."""
    if aspect == ACTIONS:
        open_ones = sorted(name for name in pair.unshared if _can_be_made(pair, name, limit))
        if open_ones:
            return Said("why-one-has", moves=", ".join(open_ones))
    whole = any_pair(pair, limit, rounds)
    if aspect != ACTIONS:
        return None if alike(pair, whole, aspect) else Said("why-some-state")
    move = moves_alike(pair, whole)
    return None if move is None else Said("why-move-some-state", move=move)


def _can_be_made(pair: Pair, move: str, limit: float) -> bool:
    """Whether it isn't excluded that a move can ever be made in one of the two."""
    for side in (pair.one, pair.other):
        if move in side.ruleset.moves:
            whole = any_round(side, None, {}, limit)
            step = next(step for step in whole.steps if step.move == move)
            if not whole.asker().impossible(step.allowed):
                return True
    return False


def shown(pair: Pair, aspect: str, limit: float) -> Apart | None:
    """A scenario in which the two differ; None when none was found, which proves nothing."""
    with suppress(Undecided):
        lines = smallest_difference(pair, TURN if aspect == ACTIONS else aspect, limit)
        if lines is not None:
            return Apart(aspect, lines, LINES)
    with suppress(Undecided):
        course = first_parting(pair, aspect, limit)
        if course is not None:
            return Apart(aspect, course, SEARCH)
    return None
