"""Syntax errors in words: the place, what was expected there, and the right form for what people
are known to write."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING

from lark.exceptions import UnexpectedCharacters, UnexpectedToken

from coyote_spec.locale.mistakes import nearest
from coyote_spec.source import Diagnostic, Span, shorten
from coyote_spec.syntax.forms import DECLARING, form
from coyote_spec.syntax.grammar import in_words, words
from coyote_spec.syntax.layout import depth_of
from coyote_spec.syntax.shapes import shaped

if TYPE_CHECKING:
    from lark import UnexpectedInput

_TAUGHT: tuple[tuple[str, str], ...] = (
    (
        r"[<>≤≥]|==|!=",
        "comparisons are words: `above`, `below`, `at least`, `at most`, `is`, `is not`.",
    ),
    (
        r"\belse\b|\belif\b",
        "write `otherwise`, as in `caller when total at least bid, otherwise bidder`.",
    ),
    (r"\bif\b", "write `when`, as in `when no green: no change`."),
    (r"\bthen\b(?! a bid)", "a colon stands before what is done: `when no green: no change`."),
    (r"\b(\d+) or (?:more|higher|above|greater)\b", r"write `at least \1`."),
    (r"\b(\d+) or (?:less|fewer|lower|below)\b", r"write `at most \1`."),
    (r"\bnothing\b(?! drawn)", "where nothing is done, write `no change`."),
    (r"\w\s*=\s*", "write `becomes` for a change and `is` for a comparison."),
    (r"\b(true|false)\b", "truth is written `yes` and `no`."),
    (r"[“”„«»']", 'words and cards stand in straight double quotes: "max0".'),
    (r"/\s*\d+(?!\s*rounded)", "say how to round: `gap / 10 rounded up`."),
    (r"\bx\d+\b", 'a card\'s name stands in quotes: "x2".'),
)
"""What people write, and the right form; tried in this order."""

_CHANGES = ("add", "replace", "remove")
_WHEN_FIRST = "a condition stands before what is done: `when no green: no change`."
_OTHERWISE = "what is so otherwise stands after a comma: `1 when no green, otherwise 2`."

_STRING = re.compile(r'"(?:\\["\\]|[^"\\])*"')
_NEAR = 14
"""So many characters before and after a mistake may have caused it."""


def diagnosed(error: UnexpectedInput, lines: list[str], name: str) -> Diagnostic:
    """The mistake that stopped the parser."""
    if isinstance(error, UnexpectedToken):
        accepted = set(error.accepts or error.expected)
        if accepted == {"_INDENT"}:
            ended = error.token.type in ("$END", "_DEDENT")
            line = error.line if ended else error.line - 1
            return _nothing_under(_written(lines, line), lines, name)
        if error.token.type == "_INDENT":
            return _needless_block(error.line, lines, name)
        line, column, seen = _seen(error, lines)
    else:
        assert isinstance(error, UnexpectedCharacters)
        line, column, accepted = error.line, error.column, set(error.allowed or ())
        rest = lines[line - 1][column - 1 :]
        if rest.startswith('"') and not _STRING.match(rest):
            return _open_quote(Span(name, line, column, column + len(rest)), rest)
        word = re.match(r"\S+", rest)
        seen = f"`{shorten(word[0] if word else '')}`"
    reserved = _reserved(lines, line)
    if reserved:
        column = depth_of(lines[line - 1]) + 1
        span = Span(name, line, column, column + len(reserved))
        said = f"`{reserved}` is a word of the language."
        return Diagnostic("reserved-name", span, said, "choose another name.")
    span = Span(name, line, column, column + max(len(seen) - 2, 1))
    said = f"{seen} doesn't fit here." if column > 1 or seen[0] == "`" else f"{seen} is too early."
    hint = shaped(lines, line)
    hint = hint or _misspelt_change(lines, line)
    hint = hint or _hint(lines[line - 1], column, seen, accepted, _section(lines, line))
    return Diagnostic("syntax", span, said, hint)


def _reserved(lines: list[str], number: int) -> str:
    """The word of the language that a reading has been called, in a line of a silence."""
    line = lines[number - 1]
    found = re.match(r'\s+(\w+)\s+"', line)
    if found is None or found[1] not in words():
        return ""
    above = (other for other in reversed(lines[: number - 1]) if other)
    outer = next((other for other in above if depth_of(other) < depth_of(line)), "")
    return found[1] if re.search(r"\basks\b", outer) else ""


def _section(lines: list[str], number: int) -> str:
    """The section in which a rule begins at this line; empty for any other line."""
    depth = depth_of(lines[number - 1])
    for line in reversed(lines[: number - 1]):
        if line and depth_of(line) < depth:
            return line.strip() if depth_of(line) == 0 else ""
    return ""


def _hint(line: str, column: int, seen: str, accepted: set[str], section: str) -> str:
    named = re.match(r"\s*(?:(?:add|replace|remove)\s+)?(\w+)", line)
    shape = form(section, named[1] if named else "")
    taught = _condition(line, seen, accepted) or explain(line, column)
    if taught and not (shape and section in DECLARING):
        return taught
    expected = {in_words(term) for term in accepted} - {""}
    kinds = sorted(word for word in expected if word[0] != "`")
    exact = sorted(word for word in expected if word[0] == "`")
    listed = [*kinds, *exact][:10]
    close = nearest(seen.strip("`"), [word.strip("`") for word in exact])
    hint = f"expected: {', '.join(listed)}" + (", …" if len(expected) > 10 else ".")
    if shape and (section in DECLARING or len(expected) > 10):
        hint = shape
    return close if close.startswith("did") else _misspelt(line[: column - 1]) or hint


def _misspelt_change(lines: list[str], number: int) -> str:
    """What a rule that changes another was to begin with, where it is misspelt there."""
    above = reversed(lines[:number])
    header = next((line for line in above if re.match(r"amendment\b|ruleset\b", line)), "")
    changes = header.startswith("amendment") or re.search(r"\bextends\b", header)
    first = re.match(r"\s*(\w*)", lines[number - 1])
    if not (changes and first and _section(lines, number)) or first[1] in _CHANGES:
        return ""
    meant = get_close_matches(first[1], _CHANGES, 1, 0.8)
    return f"the line begins with `{first[1]}`: did you mean `{meant[0]}`?" if meant else ""


def _condition(line: str, seen: str, accepted: set[str]) -> str:
    """The right form for a condition where none can stand, or one without its other side."""
    if seen == "`when`" and "_NL" in accepted:
        return _WHEN_FIRST
    whole = seen == "the end of the line" and accepted == {"COMMA"}
    return _OTHERWISE if whole and re.search(r"\bwhen\b", line) else ""


def _misspelt(before: str) -> str:
    """The word before a mistake was read as a name; was a word of the language meant?"""
    last = re.search(r"(\w+)\s*$", before)
    if last is None or last[1] in words():
        return ""
    close = get_close_matches(last[1], sorted(words()), n=1, cutoff=0.75)
    return f"is `{last[1]}` meant to be `{close[0]}`?" if close else ""


def _seen(error: UnexpectedToken, lines: list[str]) -> tuple[int, int, str]:
    """The place of the token that doesn't fit, and what it is."""
    if error.token.type not in ("$END", "_NL", "_DEDENT"):
        return error.line, error.column, f"`{shorten(str(error.token))}`"
    line = _written(lines, error.line)
    return line, len(lines[line - 1]) + 1, "the end of the line"


def _written(lines: list[str], line: int) -> int:
    """The number of the line itself, or of the nearest above it that isn't empty."""
    line = min(max(line, 1), len(lines))
    while line > 1 and not lines[line - 1]:
        line -= 1
    return line


def _nothing_under(line: int, lines: list[str], name: str) -> Diagnostic:
    text = lines[line - 1]
    span = Span(name, line, depth_of(text) + 1, len(text) + 1)
    hint = "write what belongs to it below, indented by two more spaces."
    return Diagnostic("syntax", span, "nothing stands under this line.", hint)


def _needless_block(line: int, lines: list[str], name: str) -> Diagnostic:
    line = next((n for n in range(line + 1, len(lines) + 1) if lines[n - 1]), line)
    text = lines[line - 1]
    span = Span(name, line, depth_of(text) + 1, len(text) + 1)
    hint = "indent it like the line above, or take the words after the colon above down to it."
    return Diagnostic("syntax", span, "nothing can be indented under the line above.", hint)


def _open_quote(span: Span, rest: str) -> Diagnostic:
    closed = re.match(r'"(?:\\.|[^"\\])*"', rest)
    if closed:
        hint = 'after a backslash stands a quote or a backslash: \\" or \\\\.'
        return Diagnostic("syntax", span, "this backslash has no meaning.", hint)
    hint = "words and cards stand between two double quotes on one line."
    return Diagnostic("syntax", span, "this quote isn't closed.", hint)


def explain(line: str, column: int) -> str:
    """The right form for a mistake known from examples, or an empty string."""
    outside = _STRING.sub(lambda m: "·" * len(m[0]), line)
    near = outside[max(0, column - _NEAR) : column + _NEAR]
    found = ((re.search(pattern, near), advice) for pattern, advice in _TAUGHT)
    return next((match.expand(advice) for match, advice in found if match), "")
