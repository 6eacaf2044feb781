"""The one grammar, made ready once, and its words in a reader's words."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from lark import Lark, __version__
from lark.indenter import Indenter
from lark.lexer import PatternRE, PatternStr, TerminalDef

from coyote_spec import resources
from coyote_spec.locale.mistakes import Wrong

_END_OF_WORD = r"(?![^\s!-/:-@\[-^`{-~])"
"""No letter, digit, _ or mark follows, of any script."""


class _Blocks(Indenter):
    NL_type = "_NL"
    OPEN_PAREN_types: list[str] = []  # noqa: RUF012
    CLOSE_PAREN_types: list[str] = []  # noqa: RUF012
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8


@cache
def grammar() -> Lark:
    """The one grammar, made ready once; its tables are kept in the user's cache, where they are
    known by the grammar's text. One that can't be read is made again."""
    text = (resources.grammars() / "coyote.lark").read_text(encoding="utf-8")
    folder = resources.cache()
    digest = sha256(f"{text}{_END_OF_WORD}{__version__}".encode()).hexdigest()[:16]
    return Lark(
        text,
        cache=False if folder is None else str(folder / f"grammar-{digest}.lark"),
        parser="lalr",
        postlex=_Blocks(),
        propagate_positions=True,
        maybe_placeholders=False,
        edit_terminals=_whole_word,
    )


def _whole_word(term: TerminalDef) -> None:
    """Lets a word of the language end where the word ends: `too` isn't `to` and `o`."""
    if isinstance(term.pattern, PatternStr) and term.pattern.value.isalpha():
        term.pattern = PatternRE(term.pattern.value + _END_OF_WORD)
        term.priority = 1


_IN_WORDS = {
    "NAME": "syntax-a-name",
    "INT": "syntax-a-number",
    "AMOUNT": "syntax-a-number",
    "STRING": "syntax-words",
    "CITE": "syntax-a-clause",
    "SOURCE": "syntax-a-source",
    "_NL": "syntax-end-of-line",
    "_INDENT": "syntax-a-block",
    "_DEDENT": "syntax-end-of-block",
    "$END": "syntax-end-of-file",
}
"""The terminals that are no words of the language, with the messages that name them."""


def in_words(term: str) -> str:
    """A terminal of the grammar in a reader's words; words of the language stand in backquotes."""
    if term in _IN_WORDS:
        return Wrong(_IN_WORDS[term])
    try:
        pattern = str(grammar().get_terminal(term).pattern.value)
    except KeyError:
        return ""
    return f"`{pattern.removesuffix(_END_OF_WORD)}`"


@cache
def words() -> frozenset[str]:
    """The words of the language."""
    values = (str(term.pattern.value) for term in grammar().terminals)
    return frozenset(
        value.removesuffix(_END_OF_WORD) for value in values if value.endswith(_END_OF_WORD)
    )


@cache
def terminals() -> tuple[tuple[str, str], ...]:
    """The terminals of the grammar with their regular expressions, in the order in which they are
    tried: what is written out before what is a pattern, the longer before the shorter, and a name
    after all else."""

    def order(term: TerminalDef) -> tuple[int, bool, bool, int, str]:
        pattern = term.name in _IN_WORDS
        return -term.priority, pattern, term.name == "NAME", -len(term.pattern.value), term.name

    found = sorted(grammar().terminals, key=order)
    return tuple((term.name, term.pattern.to_regexp()) for term in found)
