"""Are the moves besides bids and calls the same in two rulesets?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import z3

from coyote_spec.prover.anystate import any_round
from coyote_spec.prover.behave import AnyPair
from coyote_spec.prover.symbolic import term

if TYPE_CHECKING:
    from coyote_spec.prover.behave import Pair

_SHARED = ("turn", "bid", "bidder", "opened", "must_bid", "over", "direction", "in_play", "coins")


def moves_alike(pair: Pair, limit: float) -> str | None:
    """The name of a move that, in some state, only one of the two allows or that leads to another
    turn, bid, direction or count of coins; None when it is proved that there is none.

    Raises Undecided when the solver gives up.
    """
    whole = AnyPair(any_round(pair.one, None, {}, limit), any_round(pair.other, None, {}, limit))
    asker = whole.asker()
    for first in whole.one.steps:
        second = next(s for s in whole.other.steps if s.move == first.move)
        if not asker.impossible(first.allowed != second.allowed):
            return first.move
        changes = []
        for name in _SHARED:
            a, b = first.after[name], second.after[name]
            rows = zip(a, b, strict=True) if isinstance(a, tuple) else [(a, b)]
            changes += [term(x) != term(y) for x, y in rows]
        if not asker.impossible(first.allowed, z3.Or(changes)):
            return first.move
    return None
