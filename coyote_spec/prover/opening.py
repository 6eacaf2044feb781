"""With which numbers a bidding may be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import z3
from z3.z3util import get_vars

from coyote_spec.locale.said import Said
from coyote_spec.prover.anystate import round_begins, symbolic_game, unknown_state
from coyote_spec.prover.ask import Asker, Undecided, highest, number
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.mentions import CARDS
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Needs
from coyote_spec.semantics.game import fresh_state
from coyote_spec.semantics.round import BID, Act, legal

if TYPE_CHECKING:
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game


class Openings:
    """The numbers with which the starter may open a round; as a match begins, and always."""

    def __init__(self, setting: Setting, limit: float) -> None:
        """Raises Undecided when the rules about bids ask for cards."""
        for rule, body in setting.ruleset.of_kind(Needs):
            if any(isinstance(part, CARDS) for part in parts_defined(setting.ruleset, body)):
                raise Undecided(Said("why-bids-ask-cards", rule=rule.name))
        self._setting, self._limit = setting, limit
        self._number = z3.Int("number")
        game = symbolic_game(setting)
        self._at_first = _allowed(game, fresh_state(game), self._number)
        always = _allowed(game, unknown_state(game), self._number)
        self.the_same = all(one.eq(self._number) for one in get_vars(always))
        """Whether the same numbers open every round, whatever happened before."""

    def some_up_to(self, most: int) -> int | None:
        """A number of at most so much that may open the first round, the highest; None when there
        is none.

        Raises Undecided when the solver gives up.
        """
        asker = Asker(self._limit)
        asker.require([self._at_first, self._number <= most])
        shows = "opening: no lower number may open"
        found = highest(asker, self._number, shows=shows)
        return None if found is None else found[0]

    def lowest_above(self, least: int) -> int | None:
        """The lowest number above another one that may open the first round; None when none may.

        Raises Undecided when the solver gives up.
        """
        asker = Asker(self._limit)
        asker.require([self._at_first, self._number > least])
        found = highest(asker, -self._number)
        return None if found is None else number(found[1], self._number)

    def always(self, opening: int) -> bool:
        """Whether a number may open every round that can begin.

        Raises Undecided when the solver gives up.
        """
        if self.the_same:
            return True
        whole = any_round(self._setting, None, {}, self._limit)
        start = round_begins(whole.game, whole.state)
        asker = Asker(self._limit)
        asker.require([term(rule.of(start)) for rule in (*whole.plain, *whole.invariants)])
        allowed = legal(whole.game, start, Act(BID, start["turn"], opening))
        return asker.impossible(z3.Not(term(allowed)), shows="opening: the number may always open")


def _allowed(game: Game, state: State, number_: Any) -> Any:
    """Whether a number may open the round that begins from a state."""
    start = round_begins(game, state)
    return z3.simplify(term(legal(game, start, Act(BID, start["turn"], number_))))
