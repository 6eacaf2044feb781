"""Do two rulesets count alike? On every table of so many cards from a deck, or else the smallest
table on which they don't."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.score import Score, score
from coyote_spec.prover.ask import Asker, least
from coyote_spec.prover.symbolic import term
from coyote_spec.prover.table import (
    AnyDealer,
    Counted,
    any_hand,
    cards_in,
    count_any,
    drawn_in,
    size_keys,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coyote_spec.ruleset.setting import Setting


@dataclass(frozen=True, slots=True)
class Table:
    """Cards on the table, the pile above which they were drawn, and what two rulesets make of it."""

    players: int
    cards: tuple[str, ...]
    pile: tuple[str, ...]
    scores: tuple[Score, Score]

    def as_json(self) -> dict[str, Any]:
        """A witness for `score`."""
        return {"cards": list(self.cards), "pile": list(self.pile)}


def by_total(one: Counted, other: Counted) -> Any:
    """Whether the totals differ."""
    return term(one.total) != term(other.total)


def counted_alike(
    one: Setting,
    other: Setting,
    limit: float,
    differ: Callable[[Counted, Counted], Any] = by_total,
    shown: Callable[[Setting, Sequence[str], Sequence[str]], Any] | None = None,
) -> Table | None:
    """The smallest table of the settings' number of players on which the two differ; None when it is
    proved that there is none. The settings have the same kinds and the same deck. differ says what
    counts as a difference, shown how it shows on plain numbers.

    Raises Undecided when the solver gives up.
    """
    hand, dealer = any_hand(one, one.players), AnyDealer(len(one.kinds))
    counted = (count_any(one, hand, dealer), count_any(other, hand, dealer))
    constraints, how_many = table(hand, dealer, counted)
    asker = Asker(limit)
    asker.require(constraints)
    different = term(differ(*counted))
    model = asker.model(different)
    if model is None:
        return None
    keys = size_keys(one, hand, dealer, how_many)
    model = least(asker, model, keys, [different])
    cards = cards_in(one, model, hand.cards)
    pile = drawn_in(one, model, dealer, how_many)
    told = (_told(one, cards, pile), _told(other, cards, pile))
    seen = [shown(side, cards, pile) for side in (one, other)] if shown else [t.total for t in told]
    if seen[0] == seen[1]:
        raise AssertionError(f"replay of {cards} {pile} shows no difference: {told}")
    return Table(one.players, cards, pile, told)


def _told(setting: Setting, cards: tuple[str, ...], pile: tuple[str, ...]) -> Score:
    return score(setting.ruleset, cards, pile, options=setting.options, readings=setting.readings)
