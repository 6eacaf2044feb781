"""Comments, taken out of the text before it is parsed and put back when it is printed."""

from __future__ import annotations

import re
from dataclasses import dataclass

from coyote_spec.source import Mark, Span

_PIECE = re.compile(r'"(?:\\.|[^"\\\n])*"|#.*')


@dataclass(frozen=True, slots=True)
class Comments:
    """The text with blanks for comments, and each comment by the line that it belongs to."""

    code: str
    above: dict[int, tuple[str, ...]]
    beside: dict[int, str]
    after: tuple[str, ...]

    def mark(self, span: Span) -> Mark:
        """The mark of the statement that starts in this span's line."""
        return Mark(span, self.above.get(span.line, ()), self.beside.get(span.line, ""))


def take_out(text: str) -> Comments:
    """Separates comments (from # to the end of a line, outside quotes) from code."""
    above: dict[int, tuple[str, ...]] = {}
    beside: dict[int, str] = {}
    waiting: list[str] = []
    lines = text.split("\n")
    for index, line in enumerate(lines):
        start = next((m.start() for m in _PIECE.finditer(line) if m[0][0] == "#"), None)
        if start is not None:
            comment, lines[index] = line[start:].rstrip(), line[:start].rstrip()
            if lines[index].strip():
                beside[index + 1] = comment
            else:
                waiting.append(comment)
        if lines[index].strip():
            if waiting:
                above[index + 1] = tuple(waiting)
                waiting = []
        else:
            lines[index] = ""
    return Comments("\n".join(lines), above, beside, tuple(waiting))
