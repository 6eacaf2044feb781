"""Examples and playthroughs as text, in the one layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.ruleset.example import Arm, ByReading, Deal, Done, Given, Outcome, Round
from coyote_spec.syntax import phrase
from coyote_spec.syntax.lines import bare, cited, indented, marked

if TYPE_CHECKING:
    from coyote_spec.syntax.tree import SituationTree

    Line = Given | Deal | Done | Outcome | ByReading | Round


def situation(tree: SituationTree) -> list[str]:
    """The lines of an example or a playthrough."""
    games = f"of {', '.join(tree.games)}" if tree.games else ""
    head = phrase.joined([tree.kind, tree.name, games, phrase.text(tree.title)])
    lines = [text for line in tree.lines for text in _line(line)]
    return [*marked(tree.mark, [cited(head, tree.cites, 0)]), *indented(lines)]


def _line(line: Line) -> list[str]:
    match line:
        case ByReading(silence, arms):
            under = [text for arm in arms for text in _arm(arm)]
            return marked(line.mark, [f"by {silence}", *indented(under)])
        case Round(number, lines):
            under = [text for one in lines for text in _line(one)]
            return marked(line.mark, [f"round {number}", *indented(under)])
        case _:
            return marked(line.mark, [line.says])


def _arm(arm: Arm) -> list[str]:
    """A single outcome without a comment follows a colon; others stand below."""
    match arm.outcomes:
        case (only,) if bare(only.mark):
            return marked(arm.mark, [f"{arm.reading}: {only.says}"])
        case _:
            under = [text for one in arm.outcomes for text in _line(one)]
            return marked(arm.mark, [arm.reading, *indented(under)])


__all__ = ["situation"]
