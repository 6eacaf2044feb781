"""The one grammar, made ready once, and its words in a reader's words."""

from __future__ import annotations

from functools import cache

from lark import Lark
from lark.indenter import Indenter

from coyote_spec import resources


class _Blocks(Indenter):
    NL_type = "_NL"
    OPEN_PAREN_types: list[str] = []  # noqa: RUF012
    CLOSE_PAREN_types: list[str] = []  # noqa: RUF012
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8


@cache
def grammar() -> Lark:
    """The one grammar, made ready once."""
    text = (resources.grammars() / "coyote.lark").read_text(encoding="utf-8")
    return Lark(
        text, parser="lalr", postlex=_Blocks(), propagate_positions=True, maybe_placeholders=False
    )


_IN_WORDS = {
    "NAME": "a name",
    "INT": "a whole number",
    "STRING": 'words in "quotes"',
    "CITE": "a clause such as EN-31",
    "SOURCE": "a source such as EN",
    "_NL": "the end of the line",
    "_INDENT": "an indented block",
    "_DEDENT": "the end of the block",
    "$END": "the end of the file",
}


def in_words(term: str) -> str:
    """A terminal of the grammar in a reader's words; words of the language stand in backquotes."""
    if term in _IN_WORDS:
        return _IN_WORDS[term]
    try:
        return f"`{grammar().get_terminal(term).pattern.value}`"
    except KeyError:
        return ""


@cache
def words() -> frozenset[str]:
    """The words of the language."""
    values = (str(t.pattern.value) for t in grammar().terminals if t.name not in _IN_WORDS)
    return frozenset(value for value in values if value.isalpha())
