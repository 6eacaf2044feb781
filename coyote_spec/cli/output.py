"""What the command prints: text, colour on a terminal only, JSON, notes, and mistakes."""

from __future__ import annotations

import os
import sys
import unicodedata
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from coyote_spec.locale.files import read
from coyote_spec.locale.said import Said
from coyote_spec.source import InputError, Span

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from coyote_spec.source import Diagnostic

BOLD, RED, DIM = "1", "1;31", "2"
MOST_SHOWN = 60
"""Mistakes that are printed; nobody reads more in one go."""
LONGEST_LINE = 160
"""Characters of a line of a file that are shown with a mistake."""


def on_terminal(stream: TextIO) -> bool:
    """Whether somebody watches."""
    return stream.isatty()


class Painted(str):
    """A text in a style of ours, which steers a terminal as it is meant to."""

    __slots__ = ()


def painted(text: str, style: str, stream: TextIO) -> str:
    """The text in a style, on a terminal whose owner wants colour."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    if plain or not on_terminal(stream):
        return text
    return Painted(f"\x1b[{style}m{printable(text)}\x1b[0m")


def heading(text: str) -> str:
    """A heading on stdout."""
    return painted(text, BOLD, sys.stdout)


def say(*lines: str) -> None:
    """Lines on stdout; before the first that isn't in the reader's language, a word about it."""
    from coyote_spec.interpreter.voice import voice

    for line in (*voice().notice(), *lines):
        print(line if isinstance(line, Painted) else printable(voice().line(line)))


ENGLISH_KEYS = frozenset({"sentence", "says", "why", "reason", "question", "text", "message"})
"""Keys of documents under which sentences stand."""

DATA = frozenset({"about", "scope"})
"""Keys under which none do, whatever the language."""


def document(value: Mapping[str, Any], *, said: bool = False) -> None:
    """One JSON document on stdout, its sentences in the reader's language; said: they are already.
    What holds one that has no other language than English says so."""
    import json

    from coyote_spec.interpreter.voice import voice

    if not said and voice().language != "en":
        value = in_language(value)
    print(json.dumps(value, ensure_ascii=False, indent=2))


def in_language(value: Any) -> Any:
    """The value with its sentences as the voice says them, and with `"language": "en"` in each
    object that holds one which can't be said otherwise.

    >>> in_language([{"sentence": "It is.", "n": 1}, {"n": 2}])
    [{'sentence': 'It is.', 'n': 1, 'language': 'en'}, {'n': 2}]
    """
    from coyote_spec.interpreter.voice import voice

    if isinstance(value, Said):
        return voice().said(value)
    if isinstance(value, dict):
        found = {k: one if k in DATA else in_language(one) for k, one in value.items()}
        return found | ({"language": "en"} if _english_in(value) else {})
    return [in_language(one) for one in value] if isinstance(value, list | tuple) else value


def _english_in(value: Mapping[str, Any]) -> bool:
    sentences = [one for key in ENGLISH_KEYS & value.keys() if (one := value[key])]
    return "language" not in value and not all(isinstance(one, Said) for one in sentences)


def note(text: str) -> None:
    """Something worth knowing that is no mistake, on stderr."""
    from coyote_spec.interpreter.voice import say as said

    print(painted(said("note", "note:"), BOLD, sys.stderr), printable(text), file=sys.stderr)


def progress(text: str) -> None:
    """What is being done, on stderr, if somebody watches; the next line takes its place."""
    if on_terminal(sys.stderr):
        print(f"\r\x1b[K{printable(text)}", end="", file=sys.stderr, flush=True)


@contextmanager
def progressing() -> Iterator[Callable[[str], None]]:
    """Somewhere to tell what is being done; the line is gone afterwards, whatever happens."""
    try:
        yield progress
    finally:
        progress("")


def error_line(text: str) -> None:
    """One line of complaint on stderr."""
    print(printable(text), file=sys.stderr)


def complain(diagnostics: Iterable[Diagnostic], texts: Mapping[str, str] | None = None) -> None:
    """Every mistake on stderr: place, message, code, the line with a caret, and a hint.

    texts gives what stands in files that can't be read again, by name.
    """
    from coyote_spec.interpreter.voice import say as said
    from coyote_spec.interpreter.voice import voice

    known: dict[str, list[str]] = {name: text.split("\n") for name, text in (texts or {}).items()}
    found = list(diagnostics)
    told = [(one, in_words(one.message), in_words(one.hint)) for one in found[:MOST_SHOWN]]
    for line in voice().notice():
        print(line, file=sys.stderr)
    for mistake, message, hint in told:
        place = _place(mistake.span)
        word = painted(said("error", "error:"), RED, sys.stderr)
        code = painted(f"[{mistake.code}]", DIM, sys.stderr)
        print(f"{printable(place)}: {word} {printable(message)} {code}", file=sys.stderr)
        for line in _shown(mistake.span, known):
            print(line, file=sys.stderr)
        if hint:
            print(f"  {said('hint', 'hint:')} {printable(hint)}", file=sys.stderr)
    if len(found) > MOST_SHOWN:
        more = said("and-more", f"and {len(found) - MOST_SHOWN} more", n=len(found) - MOST_SHOWN)
        print(f"... {more}.", file=sys.stderr)


def _place(span: Span) -> str:
    """Where a mistake is; what stands for the name of a file may be a word of ours."""
    file = span.file
    words = in_words(file) if isinstance(file, Said) else file
    return str(replace(span, file=words)) if file else "coyote-spec"


def in_words(text: str) -> str:
    """A message of a mistake, or a hint, in the reader's language; English is marked in another
    one, also where that has no words for it because it isn't finished."""
    from coyote_spec.interpreter.voice import voice
    from coyote_spec.locale.tongue import MissingMessageError

    try:
        return voice().said(text)
    except MissingMessageError:
        return voice().only_english(str(text))


def _shown(span: Span, known: dict[str, list[str]]) -> list[str]:
    """The line of a mistake and a caret below it; nothing when the place isn't in a file."""
    lines = _lines(span.file, known) if span.line else []
    if not 1 <= span.line <= len(lines):
        return []
    line = lines[span.line - 1]
    start = min(span.column - 1, len(line))
    end = max(min(span.end - 1, len(line)), start + 1)
    first = max(0, start - LONGEST_LINE // 2) if len(line) > LONGEST_LINE else 0
    shown = line[first : first + LONGEST_LINE]
    before, under = shown[: start - first], shown[start - first : end - first]
    number = str(span.line)
    blank = "".join("\t" if c == "\t" else " " * _width(c) for c in before)
    carets = "^" * max(1, sum(map(_width, under)))
    caret = painted(carets, RED, sys.stderr)
    return [f"  {number} | {printable(shown)}", f"  {' ' * len(number)} | {blank}{caret}"]


def _lines(file: str, known: dict[str, list[str]]) -> list[str]:
    if file not in known:
        known[file] = []
        with suppress(InputError):
            known[file] = read(Path(file)).text.split("\n")
    return known[file]


def _width(character: str) -> int:
    """The columns that a character takes on a terminal."""
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def printable(text: str) -> str:
    """The text without characters that would steer a terminal; our own colours come later.

    >>> printable("a\\x1b[2Jb")
    'a\\\\x1b[2Jb'
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in "\n\t" else _spelled(c) for c in text)


def _spelled(character: str) -> str:
    steers = unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp")
    joins = character in "\u200c\u200d"
    return ascii(character)[1:-1] if steers and not joins else character


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun.

    >>> counted(1, "coin"), counted(2, "coin"), counted(0, "copy", "copies")
    ('1 coin', '2 coins', '0 copies')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"
