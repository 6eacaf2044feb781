"""Counts that are the same formula: what follows from how cards are counted is worked out once, for
all rulesets that count them so, whatever else they say and whatever is agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.formulas import Formulas, once_for
from coyote_spec.prover.table import AnyDealer, any_hand, count_any, table
from coyote_spec.ruleset.alike import once_for_alike

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coyote_spec.prover.symbolic import Term
    from coyote_spec.prover.table import Counted
    from coyote_spec.ruleset.setting import Setting

T = TypeVar("T")


def once_for_counts(settings: Sequence[Setting], key: object, work: Callable[[], T]) -> T:
    """What follows from how the settings count any hand of their cards, and from what else the key
    says, worked out when it is first asked for. It mustn't hold anything that is said to a reader.
    """
    try:
        counts = tuple(map(count_of, settings))
    except Undecided:  # a count that hangs on more than cards is no formula over them
        return work()
    return once_for((key, counts), work)


def count_of(setting: Setting) -> object:
    """The cards of a setting, and the count of any hand of them with whatever is drawn: equal for
    settings in which every table has the same total after the same draws.

    Raises Undecided when the count hangs on more than cards.
    """

    def work() -> object:
        hand, dealer = any_hand(setting, setting.players), AnyDealer(len(setting.kinds))
        counted = count_any(setting, hand, dealer)
        return count_said(setting, counted, *table(hand, dealer, [counted]))

    return once_for_alike(setting.ruleset, (count_of, setting.key), work)


def count_said(setting: Setting, counted: Counted, holds: Sequence[Term], drawn: Term) -> object:
    """The same of a count that was made, with what holds of its table and how many are drawn."""
    terms = (counted.total, counted.how_many, counted.fair, drawn, *holds)
    return setting.players, setting.kinds, setting.most, Formulas(terms)


__all__ = ["count_of", "count_said", "once_for_counts"]
