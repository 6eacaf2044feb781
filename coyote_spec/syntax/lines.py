"""Lines of a formatted file: comments around them, levels of indentation, clauses at their
column."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coyote_spec.source import Mark

CITES_AT = 72
"""The column, counted from 1, where the clauses start that a line cites."""

STEP = "  "


def marked(mark: Mark, lines: list[str]) -> list[str]:
    """The lines with the comments above the first one and beside it."""
    if mark.beside:
        lines = [f"{lines[0]}  {mark.beside}", *lines[1:]]
    return [*mark.above, *lines]


def indented(lines: Iterable[str]) -> list[str]:
    """The lines one level deeper."""
    return [STEP + line for line in lines]


def cited(line: str, cites: Sequence[str], indent: int) -> str:
    """The line with its clauses at their column; indent is what will stand before the line."""
    if not cites:
        return line
    width = max(CITES_AT - 1 - indent, len(line) + 2)
    return line.ljust(width) + " ".join(cites)


def bare(mark: Mark) -> bool:
    """Whether no comment asks for a line of its own."""
    return not mark.above and not mark.beside
