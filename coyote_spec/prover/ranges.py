"""The exact range of totals of a fresh deck, with the smallest hand for each end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.score import score
from coyote_spec.prover.ask import Asker, highest, least, number
from coyote_spec.prover.symbolic import Symbolic
from coyote_spec.prover.table import Counted, Hand, any_hand, count_any

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


def size_keys(setting: Setting, hand: Hand, draws: Sequence[Sequence[Any]], how_many: Any) -> list[Any]:
    """By what the smallest table is found, among tables of so many cards: fewest draws, smallest
    absolute values together, then the order of the deck."""
    d = Symbolic()
    values = [abs(kind.value) for kind in setting.kinds]
    weights = [d.times(v, n) for v, n in zip(values, hand.cards, strict=True) if v]
    for i, card in enumerate(draws):
        drawn = d.add(*(d.times(v, n) for v, n in zip(values, card, strict=True) if v))
        used = d.at_most(i + 1, how_many)
        weights.append(d.choose(used, lambda s=drawn: s, lambda: 0))
    order = [d.times(-1, n) for n in (*hand.cards, *(n for card in draws for n in card))]
    return [how_many, d.add(*weights), *order]


def cards_in(setting: Setting, model: Any, counts: Sequence[Any]) -> tuple[str, ...]:
    """The cards of a model, in the order of the deck."""
    return tuple(
        kind.name
        for kind, n in zip(setting.kinds, counts, strict=True)
        for _ in range(number(model, n))
    )


def drawn_in(setting: Setting, model: Any, counted: Counted) -> tuple[str, ...]:
    """The cards that were drawn in a model, in their order."""
    used = number(model, counted.how_many)
    return tuple(card for one in counted.draws[:used] for card in cards_in(setting, model, one))


def total_range(setting: Setting, limit: float) -> Range:
    """The range for the setting's number of players, one card each from a fresh deck.

    Raises Undecided when the solver gives up on a question.
    """
    hand = any_hand(setting, setting.players)
    counted = count_any(setting, hand)
    keys = size_keys(setting, hand, counted.draws, counted.how_many)

    def end(sign: int) -> End:
        asker = Asker(limit)
        asker.require(counted.constraints)
        found = highest(asker, sign * counted.total)
        assert found is not None, "a deck with enough cards gives a hand"
        total, model = sign * found[0], found[1]
        model = least(asker, model, keys, [counted.total == total])
        cards = cards_in(setting, model, hand.cards)
        draws = drawn_in(setting, model, counted)
        _replay(setting, cards, draws, total)
        return End(total, cards, draws)

    return Range(setting.players, end(-1), end(1))


def _replay(setting: Setting, cards: Sequence[str], draws: Sequence[str], total: int) -> None:
    """The interpreter must come to the same total; anything else is a fault of this program."""
    told = score(
        setting.ruleset, cards, draws, options=setting.options, readings=setting.readings
    )
    if told.total != total or told.draws != tuple(draws):
        raise AssertionError(f"replay of {cards} {draws}: {told.total}, not {total}")


__all__ = ["End", "Range", "cards_in", "drawn_in", "size_keys", "total_range"]
