"""Claims about totals answered by looking at every table: no solver, only the rules on arrays."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coyote_spec.prover.verdict import PROVED, REFUTED
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.prover.questions.asked import Asked

MOST_HANDS = 20_000_000
"""Of more hands than that not all are looked at; it would take many minutes."""


def enumerated(ask: Asked) -> str | None:
    """The verdict on a claim about totals; None when it is about anything else, or there are too
    many hands, or counting asks for more than the cards."""
    from coyote_spec.prover.answer import key_of

    look = {"total ranges": _ranges, "same counting": _same}.get(key_of(ask.claim))
    settings = [ask.setting(n) for n in ask.players]
    if look is None or ask.claim.any_deck:
        return None
    if sum(how_many_hands(one.most, one.players) for one in settings) > MOST_HANDS:
        return None
    try:
        return PROVED if all(look(ask, n) for n in ask.players) else REFUTED
    except InputError:
        return None


def how_many_hands(most: Sequence[int], cards: int) -> int:
    """How many hands of so many cards a deck gives, cards of a kind being alike.

    >>> how_many_hands([1, 2], 2)
    2
    """
    ways = [1] + [0] * cards
    for copies in most:
        ways = [sum(ways[max(0, n - copies) : n + 1]) for n in range(cards + 1)]
    return ways[cards]


def _ranges(ask: Asked, n: int) -> bool:
    from coyote_spec.odds.ends import extremes

    found = extremes(ask.setting(n))
    return (found.low.total, found.high.total) == ask.words


def _same(ask: Asked, n: int) -> bool:
    """Tables of fewer cards are looked at too: there are some once somebody is out."""
    from coyote_spec.odds.ends import smallest_difference

    one, other = (ask.setting(n, game) for game in ask.games)
    return all(
        smallest_difference(replace(one, players=cards), replace(other, players=cards)) is None
        for cards in range(n, 1, -1)
    )
