"""Can a silence be met in a count at all? Of any cards of the deck, wherever they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

import z3

from coyote_spec.prover.ask import Asker
from coyote_spec.prover.cards import Paths
from coyote_spec.prover.mentions import check_only_cards
from coyote_spec.prover.symbolic import term
from coyote_spec.prover.table import AnyDealer
from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, at, fresh_state, table_places, tracked

if TYPE_CHECKING:
    from coyote_spec.prover.symbolic import Term
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State


class Noting(Paths):
    """Notes when a silence is consulted: the conditions of the way that leads there."""

    def __init__(self, silence: str) -> None:
        super().__init__()
        self.silence = silence
        self.ways: list[Term] = []

    def met(self, silence: str) -> None:
        if silence == self.silence:
            self.ways.append(term(self.both(*self.path)))


def never_met_in_a_count(setting: Setting, silence: str, limit: float) -> bool:
    """Whether it is proved that no count comes to a silence, whatever cards lie on the table, in
    the pile and among the discards: any of the deck, any number of them.

    Raises Undecided when the solver gives up, or the count hangs on more than cards.
    """
    check_only_cards(setting.ruleset)
    domain, dealer = Noting(silence), AnyDealer(len(setting.kinds))
    game = Game(setting, domain, dealer)
    state, holds = _any_cards(game)
    count(Moment(game, {"actor": 0, "caller": 0}), state)
    asker = Asker(limit)
    asker.require([*holds, *dealer.constraints])
    return asker.impossible(z3.Or(domain.ways), shows="never met: no count comes to the silence")


def _any_cards(game: Game) -> tuple[State, list[Term]]:
    """A state in which unknown cards lie at every place, and what holds of them: no more of a kind
    than the deck has."""
    state, kinds = fresh_state(game), range(len(game.setting.kinds))
    rows = []
    for place in (*table_places(game), *PILES):
        row = tuple(z3.Int(f"{place}_{k}") for k in kinds)
        rows.append(row)
        if tracked(game, place):
            nobody = (0,) * len(kinds)
            state = state.put_at(at(place), (row, *[nobody] * (game.setting.players - 1)))
        else:
            state = state.put_at(at(place), row)
    holds = [n >= 0 for row in rows for n in row]
    holds += [
        z3.Sum(column) <= most
        for column, most in zip(zip(*rows, strict=True), game.setting.most, strict=True)
    ]
    return state, holds
