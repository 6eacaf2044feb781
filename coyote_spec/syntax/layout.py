"""What must hold before the grammar is asked: indentation, depth and length of lines."""

from __future__ import annotations

import re

from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.source import Diagnostic, Span

DEEPEST = 24
"""Levels of brackets or of indentation."""
LONGEST_CHAIN = 96
"""Words in one line that nest what stands beside them."""
LONGEST_LINE = 2000

_STEP = "  "
_STRING = re.compile(r'"(?:\\.|[^"\\])*"')
_CLAUSE = re.compile(r"[A-Z][A-Z0-9]*-[0-9]+")
_NESTING = re.compile(r"\b(?:not|of|where|otherwise)\b|[-+*/]")
_LIST_OF_CARDS = re.compile(r"-?[0-9]+\s+cop(?:y|ies)\b")
_CARDS = re.compile(
    r"(?:table|hands|pile|discards|shuffle|deal|drawn)"
    r'(?:\s+(?:-?[0-9]+|"[^"]*"|out|none|and|on the table))+\s*'
)
"""A line of cards in an example or a playthrough; a shuffle lists a whole deck."""
_AMOUNT = re.compile(r"\b(bids|with|is|takes|back|has)\s+-?[0-9]+")
"""A number in an example or a playthrough, which may be long."""


def depth_of(line: str) -> int:
    """The number of blanks before the line."""
    return len(line) - len(line.lstrip(" "))


def mend_layout(lines: list[str], name: str) -> tuple[list[Diagnostic], list[int]]:
    """The mistakes of layout, and the numbers of lines that the grammar must not see.

    Lines that are wrongly indented are moved to the level that was meant, so that reading goes on.
    """
    levels = _Levels(lines, name)
    unreadable: list[int] = []
    for number, line in enumerate(lines, 1):
        body = line.lstrip(" \t")
        if not body:
            continue
        before = line[: len(line) - len(body)]
        span = Span(name, number, len(before) + 1, len(before) + 2)
        depth = levels.take(number, before, body, span)
        if depth == DEEPEST + 1:
            unreadable.append(number)
        elif depth <= DEEPEST:
            trouble = _line_trouble(body, span)
            if trouble is not None:
                levels.found.append(trouble)
                unreadable.append(number)
    return levels.found, unreadable


class _Levels:
    """The levels of indentation that are open, each with the line that opened it."""

    def __init__(self, lines: list[str], name: str) -> None:
        self.lines = lines
        self.name = name
        self.open = [(0, 1)]
        self.found: list[Diagnostic] = []

    def take(self, number: int, before: str, body: str, span: Span) -> int:
        """Puts a line on its level; the number of levels that are open then."""
        depth = len(before.replace("\t", "  "))
        if depth > self.open[-1][0]:
            self.open.append((depth, number))
            if len(self.open) == DEEPEST + 1:
                self.found.append(_too_deep(span))
        left = self.open[-1]
        while self.open[-1][0] > depth:
            left = self.open.pop()
        level = self.open[-1][0]
        if "\t" in before:
            said, hint = Wrong("syntax-tab"), Hint("syntax-tab")
            self.found.append(Diagnostic("tab", span, said, hint))
        elif level != depth and depth == level + len(_STEP):
            self._opened_wrongly(left, depth)
        elif level != depth:
            if level == 0 or left[0] - depth < depth - level:
                self.open.append(left)
            self.found.append(_no_level(span, self.open[-1][0]))
        self.lines[number - 1] = " " * self.open[-1][0] + body
        if len(self.open) > DEEPEST + 1:
            self.lines[number - 1] = ""
        return len(self.open)

    def _opened_wrongly(self, level: tuple[int, int], depth: int) -> None:
        """The first line of the block was indented too far, not this one."""
        wrong, first = level
        span = Span(self.name, first, wrong + 1, wrong + 2)
        self.found.append(_no_level(span, depth))
        slip = wrong - depth < len(_STEP)
        for index in range(first - 1, len(self.lines)):
            if depth_of(self.lines[index]) == depth and self.lines[index]:
                break
            if not slip:
                self.lines[index] = ""
            elif depth_of(self.lines[index]) == wrong:
                self.lines[index] = " " * depth + self.lines[index].lstrip(" ")
        self.open.append((depth, first))


def _no_level(span: Span, depth: int) -> Diagnostic:
    hint = Hint("syntax-indentation", depth=depth)
    return Diagnostic("indentation", span, Wrong("syntax-indentation"), hint)


def _line_trouble(body: str, span: Span) -> Diagnostic | None:
    if _CARDS.fullmatch(body):
        return None
    told = body.startswith(("seat ", "the bid ", "total "))
    if len(_AMOUNT.sub(r"\1 0", body) if told else body) > LONGEST_LINE:
        said = Wrong("syntax-line-too-long", characters=len(body), most=LONGEST_LINE)
        return Diagnostic("line-too-long", span, said, Hint("syntax-split"))
    outside = _CLAUSE.sub("", _STRING.sub("", body))
    chain = 0 if _LIST_OF_CARDS.match(body) else len(_NESTING.findall(outside))
    if _brackets(outside) > DEEPEST or chain > LONGEST_CHAIN:
        return _too_deep(span)
    return None


def _too_deep(span: Span) -> Diagnostic:
    return Diagnostic("too-deep", span, Wrong("syntax-too-deep"), Hint("syntax-split"))


def _brackets(text: str) -> int:
    """The deepest nesting of round brackets."""
    depth = deepest = 0
    for character in text:
        depth += (character == "(") - (character == ")")
        deepest = max(deepest, depth)
    return deepest
