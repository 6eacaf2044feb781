"""The exact range of totals of a fresh deck, with the smallest hand for each end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.score import score
from coyote_spec.prover.ask import Asker, highest, least
from coyote_spec.prover.table import (
    AnyDealer,
    any_hand,
    cards_in,
    count_any,
    drawn_in,
    size_keys,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.ruleset.setting import Setting


@dataclass(frozen=True, slots=True)
class End:
    """One end of a range: the total, and the smallest hand with its draws that gives it."""

    total: int
    hand: tuple[str, ...]
    draws: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Range:
    """The lowest and the highest total for a number of players."""

    players: int
    low: End
    high: End

    def as_json(self) -> dict[str, Any]:
        """The form of the contract."""
        return {
            "min": self.low.total,
            "max": self.high.total,
            "min_hand": list(self.low.hand),
            "min_draws": list(self.low.draws),
            "max_hand": list(self.high.hand),
            "max_draws": list(self.high.draws),
        }


def total_range(setting: Setting, limit: float) -> Range:
    """The range for the setting's number of players, one card each from a fresh deck.

    Raises Undecided when the solver gives up on a question.
    """
    hand, dealer = any_hand(setting, setting.players), AnyDealer(len(setting.kinds))
    counted = count_any(setting, hand, dealer)
    constraints, how_many = table(hand, dealer, [counted])
    keys = size_keys(setting, hand, dealer, how_many)

    def end(sign: int) -> End:
        asker = Asker(limit)
        asker.require(constraints)
        found = highest(asker, sign * counted.total)
        assert found is not None, "a deck with enough cards gives a hand"
        total, model = sign * found[0], found[1]
        model = least(asker, model, keys, [counted.total == total])
        cards = cards_in(setting, model, hand.cards)
        draws = drawn_in(setting, model, dealer, how_many)
        replay(setting, cards, draws, total)
        return End(total, cards, draws)

    return Range(setting.players, end(-1), end(1))


def replay(setting: Setting, cards: Sequence[str], draws: Sequence[str], total: int) -> None:
    """The interpreter must come to the same total; anything else is a fault of this program."""
    told = score(setting.ruleset, cards, draws, options=setting.options, readings=setting.readings)
    if told.total != total or told.draws != tuple(draws):
        raise AssertionError(f"replay of {cards} {draws}: {told.total}, not {total}")


def highest_total(setting: Setting, limit: float) -> int:
    """The high end alone.

    Raises Undecided when the solver gives up.
    """
    hand, dealer = any_hand(setting, setting.players), AnyDealer(len(setting.kinds))
    counted = count_any(setting, hand, dealer)
    asker = Asker(limit)
    asker.require(table(hand, dealer, [counted])[0])
    found = highest(asker, counted.total)
    assert found is not None, "a deck with enough cards gives a hand"
    return found[0]
