"""Text to tree. Every mistake of a text is found in one go: a line that can't be read is set aside,
with the block under it, and reading goes on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from lark import UnexpectedInput

from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.source import Diagnostic, InputError, Source, Span, shorten
from coyote_spec.syntax.build import Build
from coyote_spec.syntax.comments import Comments, take_out
from coyote_spec.syntax.grammar import grammar
from coyote_spec.syntax.layout import mend_layout
from coyote_spec.syntax.mistakes import diagnosed
from coyote_spec.syntax.recover import Recovery
from coyote_spec.syntax.tree import FileTree

MOST_MISTAKES = 30
MOST_ATTEMPTS = 100
MOST_READ = 1_000_000
"""Characters that are read in all when a text with mistakes is read again and again."""
VERSION = 1


def parse(source: Source) -> FileTree:
    """Reads a whole file.

    Raises InputError with every mistake of the text.
    """
    comments = take_out(source.text)
    if not comments.code.strip():
        said, hint = Wrong("syntax-empty"), Hint("syntax-empty", version=VERSION)
        raise InputError([Diagnostic("empty-file", Span(source.name, 1, 1, 2), said, hint)])
    lines = comments.code.split("\n")
    found, unreadable = mend_layout(lines, source.name)
    recovery = Recovery(lines)
    for number in unreadable:
        recovery.replace(number)
    raw = _read_on(recovery, found, source.name)
    if found:
        raise InputError(found[:MOST_MISTAKES])
    return _built(raw, source.name, comments)


def _read_on(recovery: Recovery, found: list[Diagnostic], name: str) -> Any:
    """The parse tree; after a mistake, which goes to the list, the rest is read all the same."""
    lines = recovery.lines
    attempts = max(1, min(MOST_ATTEMPTS, MOST_READ // (1 + sum(map(len, lines)))))
    for _ in range(attempts):
        try:
            return grammar().parse("\n".join(lines) + "\n")
        except UnexpectedInput as error:
            mistake = diagnosed(error, lines, name)
            line = mistake.span.line
            mistake = _moved(mistake, recovery.shifted(line))
            # A line is blamed once; what follows from our stand-in is no mistake of the author's.
            if not recovery.knows(line) and line not in {d.span.line for d in found}:
                found.append(mistake)
            if len(found) >= MOST_MISTAKES:
                break
            if getattr(getattr(error, "token", None), "type", "") == "_INDENT":
                recovery.drop_block(line)
            elif not recovery.replace(line):
                break
    raise InputError(found[:MOST_MISTAKES])


def _moved(mistake: Diagnostic, blanks: int) -> Diagnostic:
    """The mistake at the place where its author has it."""
    span = mistake.span
    return replace(mistake, span=replace(span, column=span.column + blanks, end=span.end + blanks))


def _built(raw: Any, name: str, comments: Comments) -> FileTree:
    build = Build(name, comments)
    result = cast("FileTree", build.transform(raw))
    found = build.diagnostics
    if result.version is None:
        said, hint = Wrong("syntax-no-version"), Hint("syntax-no-version", version=VERSION)
        found.append(Diagnostic("no-version", Span(name, 1, 1, 2), said, hint))
    elif result.version != VERSION:
        said = Wrong("syntax-version", version=shorten(str(result.version)))
        hint = Hint("syntax-version", version=VERSION)
        found.append(Diagnostic("unknown-version", result.mark.span, said, hint))
    if found:
        raise InputError(found)
    return result
