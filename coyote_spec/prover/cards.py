"""Do two rulesets do the same with the cards: before and at a deal, and after a round?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.anystate import unknown_state
from coyote_spec.prover.ask import Asker
from coyote_spec.prover.symbolic import Symbolic, term
from coyote_spec.prover.table import AnyDealer, Counted
from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.game import Game, at, counts, fresh_state
from coyote_spec.semantics.places import dealt_place
from coyote_spec.semantics.round import at_moment, deal

if TYPE_CHECKING:
    from coyote_spec.interpreter.score import Score
    from coyote_spec.prover.behave import Pair


def by_cards_after(one: Counted, other: Counted) -> Any:
    """Whether, after a round, a card orders a shuffle in only one of the two, or other cards lie in
    the pile or the discards."""
    states = [at_moment("after a round", side.game, side.state) for side in (one, other)]
    parts = [term(states[0]["reshuffled"]) != term(states[1]["reshuffled"])]
    for pile in PILES:
        pairs = zip(states[0][at(pile)], states[1][at(pile)], strict=True)
        parts += [term(a) != term(b) for a, b in pairs if not _same(a, b)]
    return z3.Or(parts)


def shown_after(told: Score) -> Any:
    """What of it shows when a table is counted: whether a shuffle is ordered, and what was drawn."""
    return told.reshuffle, told.draws


def _same(one: Any, other: Any) -> bool:
    return bool(term(one).eq(term(other)))


def dealt_alike(pair: Pair, limit: float) -> bool:
    """Whether the two deal the same cards from any pile and discards, and leave the same.

    Raises Undecided when the solver gives up.
    """
    dealer = AnyDealer(len(pair.one.kinds))
    after: list[tuple[State, Game]] = []
    unknown: State | None = None
    for setting in (pair.one, pair.other):
        dealer.asked = 0
        game = Game(setting, Symbolic(), dealer)
        own = unknown_state(game)
        start = fresh_state(game).put(in_play=own["in_play"])
        for pile in PILES:
            start = start.put_at(at(pile), own[at(pile)])
        unknown = own
        after.append((deal(game, start), game))
    assert unknown is not None
    asker = Asker(limit)
    asker.require([n >= 0 for pile in PILES for n in unknown[at(pile)]])
    asker.require(dealer.constraints)
    asker.require(term(state["fair"]) for state, _ in after)
    parts = []
    for (one, first), (other, second) in [(after[0], after[1])]:
        rows = [(one[at(p)], other[at(p)]) for p in PILES]
        dealt = [
            counts(g, s, dealt_place(g.setting.ruleset)) for s, g in ((one, first), (other, second))
        ]
        for a_row, b_row in [*rows, (dealt[0], dealt[1])]:
            parts += [
                term(a) != term(b) for a, b in zip(a_row, b_row, strict=True) if not _same(a, b)
            ]
    return not parts or asker.impossible(z3.Or(parts))
