"""Syntax errors in words: the place, what was expected there, and the right form for what people
are known to write."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING

from lark.exceptions import UnexpectedCharacters, UnexpectedToken

from coyote_spec.locale.mistakes import Hint, Wrong, nearest
from coyote_spec.locale.said import Said, Several
from coyote_spec.source import Diagnostic, Span, shorten
from coyote_spec.syntax.forms import DECLARING, form
from coyote_spec.syntax.grammar import in_words, words
from coyote_spec.syntax.layout import depth_of
from coyote_spec.syntax.shapes import shaped

if TYPE_CHECKING:
    from lark import UnexpectedInput

_TAUGHT: tuple[tuple[str, str], ...] = (
    (r"[<>≤≥]|==|!=", "syntax-comparisons"),
    (r"\belse\b|\belif\b", "syntax-otherwise"),
    (r"\bif\b", "syntax-when"),
    (r"\bthen\b(?! a bid)", "syntax-colon"),
    (r"\b(?P<number>\d+) or (?:more|higher|above|greater)\b", "syntax-at-least"),
    (r"\b(?P<number>\d+) or (?:less|fewer|lower|below)\b", "syntax-at-most"),
    (r"\bnothing\b(?! drawn)", "syntax-nothing-done"),
    (r"\w\s*=\s*", "syntax-equals"),
    (r"\b(?:true|false)\b", "syntax-truth"),
    (r"[“”„«»']", "syntax-straight-quotes"),
    (r"/\s*\d+(?!\s*rounded)", "syntax-round"),
    (r"\bx\d+\b", "syntax-card-in-quotes"),
)
"""What people write, and the hint with the right form; tried in this order."""

_CHANGES = ("add", "replace", "remove")

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
        said = Wrong("shared-reserved", name=reserved)
        return Diagnostic("reserved-name", span, said, Hint("shared-another-name"))
    span = Span(name, line, column, column + max(len(seen) - 2, 1))
    fits = column > 1 or seen[0] == "`"
    said = Wrong("syntax-unfit" if fits else "syntax-too-early", seen=seen)
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


def _hint(line: str, column: int, seen: str, accepted: set[str], section: str) -> Hint:
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
    several = "syntax-expected-more" if len(expected) > 10 else "syntax-expected"
    hint = Hint(several, what=Several(", ", listed))
    if shape and (section in DECLARING or len(expected) > 10):
        hint = shape
    return close if close.startswith("did") else _misspelt(line[: column - 1]) or hint


def _misspelt_change(lines: list[str], number: int) -> Hint | None:
    """What a rule that changes another was to begin with, where it is misspelt there."""
    above = reversed(lines[:number])
    header = next((line for line in above if re.match(r"amendment\b|ruleset\b", line)), "")
    changes = header.startswith("amendment") or re.search(r"\bextends\b", header)
    first = re.match(r"\s*(\w*)", lines[number - 1])
    if not (changes and first and _section(lines, number)) or first[1] in _CHANGES:
        return None
    meant = get_close_matches(first[1], _CHANGES, 1, 0.8)
    return Hint("syntax-begins-with", word=first[1], meant=meant[0]) if meant else None


def _condition(line: str, seen: str, accepted: set[str]) -> Hint | None:
    """The right form for a condition where none can stand, or one without its other side."""
    if seen == "`when`" and "_NL" in accepted:
        return Hint("syntax-when-first")
    whole = isinstance(seen, Said) and accepted == {"COMMA"}
    return Hint("syntax-other-side") if whole and re.search(r"\bwhen\b", line) else None


def _misspelt(before: str) -> Hint | None:
    """The word before a mistake was read as a name; was a word of the language meant?"""
    last = re.search(r"(\w+)\s*$", before)
    if last is None or last[1] in words():
        return None
    close = get_close_matches(last[1], sorted(words()), n=1, cutoff=0.75)
    return Hint("syntax-meant", word=last[1], meant=close[0]) if close else None


def _seen(error: UnexpectedToken, lines: list[str]) -> tuple[int, int, str]:
    """The place of the token that doesn't fit, and what it is: in backquotes, or said in words."""
    if error.token.type not in ("$END", "_NL", "_DEDENT"):
        return error.line, error.column, f"`{shorten(str(error.token))}`"
    line = _written(lines, error.line)
    return line, len(lines[line - 1]) + 1, Wrong("syntax-end-of-line")


def _written(lines: list[str], line: int) -> int:
    """The number of the line itself, or of the nearest above it that isn't empty."""
    line = min(max(line, 1), len(lines))
    while line > 1 and not lines[line - 1]:
        line -= 1
    return line


def _nothing_under(line: int, lines: list[str], name: str) -> Diagnostic:
    text = lines[line - 1]
    span = Span(name, line, depth_of(text) + 1, len(text) + 1)
    return Diagnostic("syntax", span, Wrong("syntax-nothing-under"), Hint("syntax-nothing-under"))


def _needless_block(line: int, lines: list[str], name: str) -> Diagnostic:
    line = next((n for n in range(line + 1, len(lines) + 1) if lines[n - 1]), line)
    text = lines[line - 1]
    span = Span(name, line, depth_of(text) + 1, len(text) + 1)
    return Diagnostic("syntax", span, Wrong("syntax-no-block"), Hint("syntax-no-block"))


def _open_quote(span: Span, rest: str) -> Diagnostic:
    closed = re.match(r'"(?:\\.|[^"\\])*"', rest)
    if closed:
        return Diagnostic("syntax", span, Wrong("syntax-backslash"), Hint("syntax-backslash"))
    return Diagnostic("syntax", span, Wrong("syntax-open-quote"), Hint("syntax-open-quote"))


def explain(line: str, column: int) -> Hint | None:
    """The right form for a mistake known from examples, or None."""
    outside = _STRING.sub(lambda m: "·" * len(m[0]), line)
    near = outside[max(0, column - _NEAR) : column + _NEAR]
    found = ((re.search(pattern, near), advice) for pattern, advice in _TAUGHT)
    return next((Hint(advice, **match.groupdict()) for match, advice in found if match), None)
