"""How often the same table leaves the cards otherwise after a round: another shuffle, or other
cards in the pile or among the discards."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from coyote_spec.odds.arrays import Arrays, Column, Truths, numbers, spread
from coyote_spec.odds.odds import Tally
from coyote_spec.odds.tables import Supply, tables, without_seats
from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, at, fresh_state
from coyote_spec.semantics.places import dealt_place
from coyote_spec.semantics.round import at_moment

if TYPE_CHECKING:
    from coyote_spec.odds.hands import Hands
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State


@dataclass(slots=True, eq=False)
class _AfterCount(Supply):
    """Deals as in a count; once that is over a shuffle may change what comes next."""

    over: bool = False

    def shuffle(self, how: str, state: State) -> None:
        """No card is drawn any more."""
        if not self.over:
            Supply.shuffle(self, how, state)


def share_unlike(one: Setting, other: Setting) -> Fraction:
    """The probability, with a fresh deck and one card for each player, that after a round whose
    cards were counted a shuffle was ordered in only one of the two, or other cards lie in the pile
    or among the discards. What becomes of the cards must hang on cards alone.

    Raises InputError when that can't be counted over all hands.
    """
    tally, bare = Tally(one), [without_seats(side) for side in (one, other)]
    for part in tables([one, other]):
        mine, theirs = (_left(side, part.hands) for side in bare)
        unlike = (mine != theirs).any(axis=1)
        tally.add(part, unlike.astype(np.int64))
    return tally.probabilities().get(1, Fraction())


def _left(setting: Setting, hands: Hands) -> Column:
    """For each hand a row: whether a shuffle was ordered, then what lies in the piles."""
    size, kinds = len(hands), len(setting.kinds)
    domain = Arrays(size)
    taken: Column = np.zeros(size, dtype=np.intp)
    wanting: Truths = np.zeros(size, dtype=np.bool_)
    dealer = _AfterCount(domain, kinds, hands.draws, taken, wanting)
    game = Game(setting, domain, dealer)
    dealer.game = game
    held = tuple(numbers(column.astype(np.int64)) for column in hands.counts.T)
    pile = tuple(
        domain.add(most, domain.times(-1, n)) for most, n in zip(setting.most, held, strict=True)
    )
    state = fresh_state(game).put_at(at(dealt_place(setting.ruleset)), held)
    state = count(Moment(game, {"actor": 0, "caller": 0}), state.put_at(at("pile"), pile))
    dealer.over = True
    state = at_moment("after a round", game, state)
    shuffled = domain.choose(state["reshuffled"], lambda: 1, lambda: 0)
    values = [shuffled, *(n for name in PILES for n in state[at(name)])]
    rows: Column = np.stack([spread(value, size) for value in values], axis=1)
    return rows
