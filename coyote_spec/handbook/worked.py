"""Examples of the count, one for each special card: their totals come from the interpreter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coyote_spec.interpreter.score import score
from coyote_spec.ruleset.ruleset import number_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.ruleset.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Worked:
    """A special card among others on the table: what it comes to with it, and what without."""

    card: str
    cards: tuple[str, ...]
    total: int
    without: int
    draws: tuple[str, ...]
    reshuffle: bool


def worked(ruleset: Ruleset) -> list[Worked]:
    """One example for each special card of the ruleset, in the order of its rules, with numbers
    from its own deck."""
    others = _numbers(ruleset)
    return [_example(ruleset, card, others) for card in ruleset.named_cards]


def _example(ruleset: Ruleset, card: str, others: Sequence[str]) -> Worked:
    *table, top = others
    with_it = score(ruleset, [*table, card], [top])
    without = score(ruleset, table, [top])
    return Worked(
        card,
        (*table, card),
        with_it.total,
        without.total,
        with_it.draws,
        with_it.reshuffle and not without.reshuffle,
    )


def _numbers(ruleset: Ruleset) -> list[str]:
    """Two high numbers of the deck, a low one, and one for the top of the pile."""
    named = [card for card, _ in ruleset.deck.cards if number_of(card) is not None]
    ordered = sorted(named, key=lambda card: number_of(card) or 0)
    if not ordered:
        return ["1", "1"]
    high, low = ordered[-1], ordered[0]
    return [high, ordered[len(ordered) // 2], low, ordered[-2] if len(ordered) > 1 else high]


__all__ = ["Worked", "worked"]
