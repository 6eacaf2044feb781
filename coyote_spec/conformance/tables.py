"""Tables to be counted: each card of a rule alone, in pairs, tied, without a mark, turned over."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from coyote_spec.conformance.case import Table
from coyote_spec.interpreter.setting import kind_of
from coyote_spec.ruleset.ruleset import number_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.ruleset.ruleset import Ruleset


def numbers_of(ruleset: Ruleset) -> dict[str | None, list[str]]:
    """The number cards of the ruleset's deck by colour, the largest (by size) first, and a zero."""
    found: dict[str | None, list[str]] = {}
    names = [name for name, _ in ruleset.deck.cards if number_of(name) is not None]
    for name in sorted({*names, "0"}, key=lambda card: (-abs(int(card)), card)):
        found.setdefault(kind_of(ruleset, name).colour, []).append(name)
    return found


def plain_tables(ruleset: Ruleset) -> list[tuple[str, ...]]:
    """Tables of numbers: of each colour some, a tie of the highest, and all colours together."""
    groups = list(numbers_of(ruleset).values())
    several = [group for group in groups if len(group) > 1]
    mixed = [card for group in groups for card in (group[0], group[-1])]
    return [
        *(tuple(group[:2]) for group in groups),
        *((group[0], group[0], group[-1]) for group in several),
        tuple(dict.fromkeys(mixed)),
    ]


def tables(ruleset: Ruleset) -> Iterator[Table]:
    """All of them, without one that comes twice."""
    yield from dict.fromkeys(_all(ruleset))


def _all(ruleset: Ruleset) -> Iterator[Table]:
    specials, plain = list(ruleset.named_cards), plain_tables(ruleset)
    numbers = [group[0] for group in numbers_of(ruleset).values()]
    pile = (numbers[0], *reversed(numbers))
    for cards in plain:
        yield Table(cards)
        yield from (Table((*cards, special), pile) for special in specials)
    for pair in combinations_with_replacement(specials, 2):
        yield from (Table((*cards, *pair), pile) for cards in (*plain[:2], *plain[-2:]))
    yield Table((*plain[-1], *specials), pile)
    yield from _turned_over(specials, plain, numbers)


def _turned_over(
    specials: list[str], plain: list[tuple[str, ...]], numbers: list[str]
) -> Iterator[Table]:
    """Each card on the pile, for any special that may turn it over, beside every other special.

    A special that turns nothing over gives the same table for each pile; those are sorted out
    where the results are known."""
    for one in specials:
        for top in (*numbers, *specials):
            for cards in plain:
                yield Table((*cards, one), (top, *numbers))
            for other in specials:
                if other != one:
                    yield Table((*plain[0], one, other), (top, *numbers))
        yield Table((*plain[0], one), ())
