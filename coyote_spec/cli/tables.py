"""Numbers and texts in columns, for people who don't program."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING

from coyote_spec.cli.output import counted, on_terminal
from coyote_spec.interpreter.voice import cards_told, say, voice

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from fractions import Fraction

    from coyote_spec.ruleset.ruleset import Deck, Ruleset

WIDEST = 120
"""Columns of a text, even on a wider terminal."""
IN_A_FILE = 100
"""Columns where there is no terminal, whatever the surroundings say."""


def width() -> int:
    """The columns that a text may take; the same everywhere in a file."""
    if not on_terminal(sys.stdout):
        return IN_A_FILE
    return min(max(get_terminal_size().columns, 60), WIDEST)


def share(probability: Fraction) -> str:
    """A probability in percent; what isn't 0 never looks like 0, nor does it look certain.

    >>> from fractions import Fraction
    >>> share(Fraction(3, 406)), share(Fraction(1, 10**6)), share(Fraction(1))
    ('0.74%', 'below 0.01%', '100.00%')
    """
    value = float(probability) * 100
    if probability > 0 and value < 0.01:
        return say("below", "below 0.01%", share=percent(0.01))
    if probability < 1 and value >= 99.995:
        return say("above", "above 99.99%", share=percent(99.99))
    return percent(value)


def percent(value: float) -> str:
    """A number of percent with two digits after the point."""
    return say("percent", f"{value:.2f}%", number=decimal(value))


def decimal(value: float) -> str:
    """A number with two digits after the point, or after the reader's comma."""
    plain = f"{value:.2f}"
    whole, _, rest = plain.partition(".")
    return say("decimal", plain, whole=whole, rest=rest)


def table(head: Sequence[str], rows: Iterable[Sequence[str]], right: str = "") -> Iterator[str]:
    """Rows in columns, two blanks apart; right has an r for each column set to the right."""
    lines = [tuple(head), *map(tuple, rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    for line in lines:
        cells = [
            cell.rjust(size) if right[i : i + 1] == "r" else cell.ljust(size)
            for i, (cell, size) in enumerate(zip(line, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def filled(text: str, first: str = "", rest: str | None = None) -> list[str]:
    """A text in lines: what stands before the first, and before the rest (blanks, if left out)."""
    blank = " " * len(first) if rest is None else rest
    columns = width()
    return wrap(
        text, columns, initial_indent=first, subsequent_indent=blank, break_on_hyphens=False
    )


def beside(
    left: Sequence[str], right: Sequence[str], indent: str = "    ", gap: str = " | "
) -> Iterator[str]:
    """Two texts in columns of the same width, each line wrapped where it is too long."""
    each = (width() - len(indent) - len(gap)) // 2
    columns = [_wrapped(left, each), _wrapped(right, each)]
    for i in range(max(map(len, columns))):
        one, other = (column[i] if i < len(column) else "" for column in columns)
        yield f"{indent}{one.ljust(each)}{gap}{other}".rstrip()


def _wrapped(lines: Iterable[str], columns: int) -> list[str]:
    found: list[str] = []
    for line in lines:
        blank = " " * (len(line) - len(line.lstrip()))
        found += wrap(
            line.strip(),
            columns,
            initial_indent=blank,
            subsequent_indent=blank + "    ",
            break_on_hyphens=False,
        ) or [""]
    return found


def hand(cards: Iterable[str], draws: Sequence[str]) -> str:
    """Cards on the table, and what is turned over from the pile.

    >>> hand(["10", "?"], ["x2"])
    '10, ?; then x2 from the pile'
    """
    table, pile = cards_told(cards), cards_told(draws)
    if not draws:
        return table
    return say("hand", f"{table}; then {pile} from the pile", table=table, pile=pile)


def about_deck(deck: Deck, ruleset: Ruleset) -> str:
    """The deck, and whether its counts are assumed; it is played with by the ruleset."""
    size = counted(deck.size, "card")
    if deck.name:
        name = f"With the deck {deck.name} of {size}."
        named = say("deck-named", name, deck=deck.name, cards=deck.size)
    else:
        named = say("deck-own", f"With a deck of one's own of {size}.", cards=deck.size)
    return f"{named} {deck_copies(deck, ruleset)}"


def deck_copies(deck: Deck, ruleset: Ruleset) -> str:
    """Whether the copies of each card are assumed, and why."""
    if deck.assumed is None:
        english = "The copies of each card are given with the deck, not assumed."
        return say("copies-given", english)
    why = deck.assumed.base
    said = voice().deck_assumed(ruleset, why) if deck == ruleset.deck else voice().only_english(why)
    return say("copies-assumed", f"The copies of each card are assumed: {why}.", why=said)


def frequencies(shares: Mapping[int, Fraction]) -> Iterator[str]:
    """How often something comes up, by number of players."""
    rows = [(str(n), str(part), share(part)) for n, part in shares.items()]
    yield from table(share_head("players"), rows, "rrr")


def share_head(of: str) -> tuple[str, str, str]:
    """The head of a table of shares, by players or by total."""
    return say(f"head-{of}", of), say("head-exactly", "exactly"), say("head-percent", "percent")
