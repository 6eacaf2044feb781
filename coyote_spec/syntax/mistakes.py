"""Syntax errors taught by example: what people write, and the right form. Tried in this order."""

from __future__ import annotations

import re

_TAUGHT: tuple[tuple[str, str], ...] = (
    (r"[<>≤≥]|==|!=", "comparisons are words: `above`, `below`, `at least`, `at most`, `is`, `is not`."),
    (r"\belse\b|\belif\b", "write `otherwise`, as in `caller when total at least bid, otherwise bidder`."),
    (r"\bif\b", "write `when`, as in `when no green: nothing`."),
    (r"\bthen\b", "a colon stands before what is done: `when no green: nothing`."),
    (r"\b\w+\s*=\s*", "write `becomes` for a change and `is` for a comparison."),
    (r"\b(true|false)\b", "truth is written `yes` and `no`."),
    (r"[“”„«»']", 'words and cards stand in straight double quotes: "max0".'),
    (r"/\s*\d+\s*$", "say how to round: `gap / 10 rounded up`."),
    (r"\bx\d+\b", 'a card\'s name stands in quotes: "x2".'),
)


def explain(line: str, column: int) -> str:
    """The right form for a mistake known from examples, or an empty string."""
    outside = re.sub(r'"(?:\\.|[^"\\])*"', lambda m: "·" * len(m[0]), line)
    near = outside[max(0, column - 14) : column + 14]
    return next((advice for pattern, advice in _TAUGHT if re.search(pattern, near)), "")
