"""Numbers and texts in columns, for people who don't program."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING

from coyote_spec.cli.output import counted, on_terminal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from fractions import Fraction

    from coyote_spec.ruleset.ruleset import Deck

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
        return "below 0.01%"
    if probability < 1 and value >= 99.995:
        return "above 99.99%"
    return f"{value:.2f}%"


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
    then = f"; then {', '.join(draws)} from the pile" if draws else ""
    return ", ".join(cards) + then


def about_deck(deck: Deck) -> str:
    """The deck, and whether its counts are assumed."""
    name = f"the deck {deck.name}" if deck.name else "a deck of one's own"
    if deck.assumed is not None:
        said = f"The copies of each card are assumed: {deck.assumed.base}."
    else:
        said = "The copies of each card are given with the deck, not assumed."
    return f"With {name} of {counted(deck.size, 'card')}. {said}"


def frequencies(shares: Mapping[int, Fraction]) -> Iterator[str]:
    """How often something comes up, by number of players."""
    rows = [(str(n), str(part), share(part)) for n, part in shares.items()]
    yield from table(("players", "exactly", "percent"), rows, "rrr")
