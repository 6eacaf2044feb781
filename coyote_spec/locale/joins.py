"""Words that melt together in a language, and quotes within quotes: how a text is set that was put
together of pieces."""

from __future__ import annotations

import re
from functools import lru_cache

from coyote_spec.locale.names import is_marked, parts

Joins = tuple[tuple[re.Pattern[str], str], ...]
"""What melts together, with what it becomes."""

_QUOTES = re.compile("(«\u00a0?|\u00a0?»|[“”])")
_PAIRS = {"«": "»", "“": "”"}
_WITHIN = {"«": "“”", "“": "‘’"}
"""What quotes within such quotes are."""


def joined(text: str, joins: Joins) -> str:
    """The text with these words melted together, but for what an author wrote; and with quotes
    within quotes of the other kind."""
    said = [part if is_marked(part) else _melted(part, joins) for part in parts(text)]
    return _quoted_within("".join(said))


@lru_cache(maxsize=10_000)
def _melted(text: str, joins: Joins) -> str:
    """The text with the words melted together; the same words come again and again."""
    for pattern, instead in joins:
        text = pattern.sub(instead, text)
    return text


def _quoted_within(text: str) -> str:
    """Quotes within «…» as “…”, and within “…” as ‘…’; as they are if they don't pair."""
    if _QUOTES.search(text) is None:
        return text
    outer: list[str] = []
    found = []
    for piece in _QUOTES.split(text):
        mark = piece.strip("\u00a0")
        opens, closes = mark in _PAIRS, bool(outer) and mark == _PAIRS[outer[-1]]
        if mark in _PAIRS.values() and not closes:
            return text
        if closes:
            outer.pop()
        within = _WITHIN[outer[-1]] if outer and (opens or closes) else ""
        found.append(within[int(closes)] if within else piece)
        if opens:
            outer.append(mark)
    return text if outer else "".join(found)


@lru_cache(maxsize=32)
def read_joins(text: str) -> Joins:
    """The words to melt: `de el = del`; a `*` at the end stands for the rest of a word."""
    found = []
    for line in text.splitlines():
        left, equals, right = line.partition("=")
        if not equals or line.startswith("#"):
            continue
        words, instead = left.strip(), right.strip()
        if words.endswith("*"):
            pattern = rf"(?<![\w'’-]){re.escape(words[:-1])}(?=\w)"
            found.append((re.compile(pattern), instead.removesuffix("*")))
        else:
            found.append((re.compile(rf"(?<![\w'’-]){re.escape(words)}(?![\w'’-])"), instead))
    return tuple(found)


__all__ = ["Joins", "joined", "read_joins"]
