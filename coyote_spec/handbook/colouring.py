"""Colours for `.coyote`: a lexer for Pygments, made from the terminals of the grammar.

It is the only door to Pygments. Whatever the text, its tokens put together are the text again.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexer import Lexer
from pygments.token import (
    Comment,
    Error,
    Keyword,
    Name,
    Number,
    Operator,
    Punctuation,
    String,
    Whitespace,
)

from coyote_spec.syntax.grammar import terminals, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygments.token import _TokenType

_KINDS: dict[str, _TokenType] = {
    "NAME": Name,
    "INT": Number.Integer,
    "AMOUNT": Number.Integer,
    "STRING": String,
    "CITE": Name.Label,
    "SOURCE": Name.Constant,
    "_NL": Whitespace,
}
"""The colours of the terminals that the grammar names; its words and signs have their own."""

_SIGN = re.compile(r"[+*/-]")


class CoyoteLexer(Lexer):  # type: ignore[misc, unused-ignore]
    """Colours rulesets, amendments, claims and examples."""

    name = "Coyote"
    aliases = ("coyote",)
    filenames = ("*.coyote",)
    mimetypes = ("text/x-coyote",)
    url = ""
    priority = 0.0

    def get_tokens_unprocessed(self, text: str) -> Iterator[tuple[int, _TokenType, str]]:
        """The tokens of a text with their places; a character that begins none is an Error."""
        pattern, kinds = _tables()
        first = True
        place = 0
        while place < len(text):
            found = pattern.match(text, place)
            if found is None or not found[0]:
                yield place, Error, text[place]
                place += 1
                continue
            kind = kinds[found.lastgroup or ""]
            if kind is Name and first:
                kind = Name.Function
            yield place, kind, found[0]
            if "\n" in found[0]:
                first = True
            elif kind is not Whitespace:
                first = first and found[0] in _CHANGES
            place = found.end()


_CHANGES = frozenset({"add", "replace", "remove"})
"""Words after which a name is still the name of the rule."""


@cache
def _tables() -> tuple[re.Pattern[str], dict[str, _TokenType]]:
    """One pattern with a group for each kind of token, and what the groups are."""
    parts = {"comment": (r"#[^\n]*", Comment.Single), "blank": (r"[ \t\r\n]+", Whitespace)}
    reserved = words()
    for place, (terminal, expression) in enumerate(terminals()):
        literal = re.sub(r"\(\?!.*\)$", "", expression)
        if terminal in _KINDS:
            kind = _KINDS[terminal]
        elif literal in reserved:
            kind = Keyword
        elif expression.isidentifier():
            expression, kind = rf"{expression}\b", Keyword
        else:
            kind = Operator if _SIGN.search(expression) else Punctuation
        parts[f"t{place}"] = (expression, kind)
    whole = "|".join(f"(?P<{group}>{expression})" for group, (expression, _) in parts.items())
    return re.compile(whole), {group: kind for group, (_, kind) in parts.items()}


def coloured(text: str) -> str:
    """A text of the language in HTML, with classes for the colours; the text is escaped."""
    lexer = CoyoteLexer(stripnl=False, ensurenl=False)
    found = highlight(text, lexer, HtmlFormatter(cssclass="highlight"))
    return str(found).replace("<pre>", '<pre tabindex="0">', 1)
