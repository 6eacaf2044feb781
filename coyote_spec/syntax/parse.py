"""Text to tree. Every mistake of a text is found in one go: a line that can't be read is set aside,
with the block under it, and reading goes on."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, cast

from lark import Lark, UnexpectedInput
from lark.exceptions import UnexpectedCharacters, UnexpectedToken
from lark.indenter import Indenter

from coyote_spec import resources
from coyote_spec.source import Diagnostic, InputError, Source, Span, nearest, shorten
from coyote_spec.syntax.build import Build
from coyote_spec.syntax.comments import Comments, take_out
from coyote_spec.syntax.mistakes import explain
from coyote_spec.syntax.tree import FileTree

MOST_MISTAKES = 30
DEEPEST = 24
"""Levels of brackets or indentation in one statement, and steps of one chain of operators."""
LONGEST_LINE = 2000
VERSION = 1


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


def parse(source: Source) -> FileTree:
    """Reads a whole file.

    Raises InputError with every mistake of the text.
    """
    comments = take_out(source.text)
    found: list[Diagnostic] = _layout(comments.code, source.name)
    if not comments.code.strip():
        raise InputError([Diagnostic("empty-file", Span(source.name, 1, 1, 2), "the file is empty.")])
    if found:
        raise InputError(found)
    lines = comments.code.split("\n")
    while True:
        try:
            raw = grammar().parse("\n".join(lines) + "\n")
        except UnexpectedInput as error:
            found.append(_diagnostic(error, lines, source.name))
            if len(found) >= MOST_MISTAKES or not _set_aside(lines, found[-1].span.line):
                raise InputError(found) from None
        else:
            break
    if found:
        raise InputError(found)
    return _built(raw, source.name, comments)


def _built(raw: Any, name: str, comments: Comments) -> FileTree:
    build = Build(name, comments)
    result = cast("FileTree", build.transform(raw))
    found = build.diagnostics
    if result.version is None:
        hint = f"begin the file with `coyote {VERSION}`."
        found.append(Diagnostic("no-version", Span(name, 1, 1, 2), "no version is given.", hint))
    elif result.version != VERSION:
        said = f"version {shorten(str(result.version))} of the language isn't known."
        hint = f"this program reads version {VERSION}."
        found.append(Diagnostic("unknown-version", result.mark.span, said, hint))
    if found:
        raise InputError(found)
    return result


def _layout(code: str, name: str) -> list[Diagnostic]:
    """What must hold before the grammar can be asked: indentation, depth and length of lines."""
    found = []
    levels = [0]
    for number, line in enumerate(code.split("\n"), 1):
        body = line.lstrip(" ")
        if not body:
            continue
        depth = len(line) - len(body)
        span = Span(name, number, depth + 1, depth + 2)
        if body[0] == "\t":
            hint = "use two spaces a level."
            found.append(Diagnostic("tab", span, "a tab stands in the indentation.", hint))
            continue
        if depth > levels[-1]:
            levels.append(depth)
        while levels[-1] > depth:
            levels.pop()
        if levels[-1] != depth:
            hint = f"indent by {levels[-1]} spaces, as a line above."
            said = "this line is indented like none above it."
            found.append(Diagnostic("indentation", span, said, hint))
            levels.append(depth)
        outside = re.sub(r'"(?:\\.|[^"\\])*"', "", body)
        chain = len(re.findall(r"(?<!\S)(?:not|of|[-+*/])(?!\S)", outside))
        brackets = max_depth(outside)
        if len(levels) > DEEPEST or brackets > DEEPEST or chain > 4 * DEEPEST:
            found.append(
                Diagnostic("too-deep", span, "this is nested too deeply.", "split it into rules.")
            )
        elif len(body) > LONGEST_LINE:
            said = f"this line has {len(body)} characters; {LONGEST_LINE} is the most."
            found.append(Diagnostic("line-too-long", span, said))
    return found[:MOST_MISTAKES]


def max_depth(text: str) -> int:
    """The deepest nesting of round brackets."""
    depth = deepest = 0
    for character in text:
        depth += (character == "(") - (character == ")")
        deepest = max(deepest, depth)
    return deepest


def _set_aside(lines: list[str], number: int) -> bool:
    """Blanks a line and the block under it; False when nothing was left to blank."""
    index = min(number, len(lines)) - 1
    while index >= 0 and not lines[index]:
        index -= 1
    if index < 0:
        return False
    depth = len(lines[index]) - len(lines[index].lstrip())
    lines[index] = ""
    index += 1
    while index < len(lines) and (
        not lines[index] or len(lines[index]) - len(lines[index].lstrip()) > depth
    ):
        lines[index] = ""
        index += 1
    return any(lines)


def _diagnostic(error: UnexpectedInput, lines: list[str], name: str) -> Diagnostic:
    line, column = error.line, error.column
    if isinstance(error, UnexpectedToken):
        expected, token = set(error.accepts or error.expected), error.token
        at_end = token.type in ("$END", "_NL", "_DEDENT", "_INDENT")
        seen = "the end of the line" if at_end else f"`{shorten(str(token))}`"
        if token.type == "_INDENT":
            seen = "an indented line"
            line = next((n for n in range(line + 1, len(lines) + 1) if lines[n - 1]), line)
            column = len(lines[line - 1]) - len(lines[line - 1].lstrip()) + 1
        elif token.type in ("_DEDENT", "$END"):
            line = min(max(line, 1), len(lines))
            while line > 1 and not lines[line - 1]:
                line -= 1
            column = len(lines[line - 1]) + 1
    else:
        assert isinstance(error, UnexpectedCharacters)
        expected = set(error.allowed or ())
        word = re.match(r"\S+", lines[line - 1][column - 1 :])
        seen = f"`{shorten(word[0] if word else '')}`"
    words = sorted({_word(term) for term in expected} - {""})
    span = Span(name, line, column, column + max(len(seen) - 2, 1))
    taught = explain(lines[line - 1], column)
    if taught:
        return Diagnostic("syntax", span, f"{seen} doesn't fit here.", taught)
    listed = ", ".join(words[:10]) + (", …" if len(words) > 10 else "")
    close = nearest(seen.strip("`"), [w.strip("`") for w in words if w.startswith("`")])
    hint = f"expected: {listed}." + (f" {close}" if close.startswith("did") else "")
    return Diagnostic("syntax", span, f"{seen} doesn't fit here.", hint)


def _word(term: str) -> str:
    """A terminal of the grammar in a reader's words."""
    known = {
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
    if term in known:
        return known[term]
    try:
        return f"`{grammar().get_terminal(term).pattern.value}`"
    except KeyError:
        return ""
