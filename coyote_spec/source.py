"""Text and the places in it: what every message of the toolkit points at. Knows nothing else."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

LARGEST_FILE = 2_000_000
"""Bytes; a rule file is some kilobytes, and a larger one is a mistake."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of one line: lines and columns count from 1, the end column is not part of it."""

    file: str
    line: int
    column: int
    end: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


NOWHERE = Span("", 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a line of a rule file stands, and the author's comments above and beside it."""

    span: Span = NOWHERE
    above: tuple[str, ...] = ()
    beside: str = ""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One mistake: a stable code, the place, what is wrong, and how to put it right."""

    code: str
    span: Span
    message: str
    hint: str = ""

    def __str__(self) -> str:
        place = f"{self.span}: " if self.span.file else ""
        return f"{place}{self.message} [{self.code}]" + (f"\n  {self.hint}" if self.hint else "")


class InputError(Exception):
    """The input can't be used; carries every mistake found, in the order of the text."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        ordered = sorted(
            dict.fromkeys(diagnostics), key=lambda d: (d.span.file, d.span.line, d.span.column)
        )
        self.diagnostics: tuple[Diagnostic, ...] = tuple(ordered)
        super().__init__("\n".join(map(str, self.diagnostics)))

    def __reduce__(self) -> tuple[type[InputError], tuple[tuple[Diagnostic, ...]]]:
        """For another process: the mistakes, not their text."""
        return InputError, (self.diagnostics,)


def wrong(code: str, message: str, hint: str = "", span: Span = NOWHERE) -> InputError:
    """An InputError with a single mistake."""
    return InputError([Diagnostic(code, span, message, hint)])


@dataclass(slots=True)
class Report:
    """Collects mistakes so that all of them are shown at once."""

    diagnostics: list[Diagnostic] = field(default_factory=list)
    changes: list[tuple[Any, Any]] = field(default_factory=list)
    """Rules that were replaced or removed, each with the rule that does so."""

    def add(self, code: str, span: Span, message: str, hint: str = "") -> None:
        """Notes one mistake."""
        self.diagnostics.append(Diagnostic(code, span, message, hint))

    def stop_if_any(self) -> None:
        """Raises InputError with what was noted, if anything was."""
        if self.diagnostics:
            raise InputError(self.diagnostics)


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint that names the closest known word, or else lists what there is."""
    choices = sorted({str(item) for item in known})
    close = get_close_matches(word, choices, n=1, cutoff=0.6)
    if close:
        return f"did you mean `{close[0]}`?"
    if not choices:
        return "there is none."
    listed = ", ".join(f"`{item}`" for item in choices[:12])
    return f"known here: {listed}" + (", …" if len(choices) > 12 else "")


def shorten(text: str, limit: int = 40) -> str:
    """The text on one line, cut in the middle when it is long: for use in a message."""
    flat = " ".join(text.split())
    return flat if len(flat) <= limit else f"{flat[: limit // 2]}…{flat[-limit // 4 :]}"


MOST_WRITTEN = 40
"""Digits of a number that a message writes out."""


def shown(number: int) -> str:
    """A number for a message: one that nobody would read in full is told by its digits.

    Python itself refuses to write out a number of some thousands of digits.

    >>> shown(-12), shown(10**50 + 7)
    ('-12', '100000…0007 (51 digits)')
    """
    size = abs(number)
    if size < 10**MOST_WRITTEN:
        return str(number)
    digits = int((size.bit_length() - 1) * 0.30102999566398120) + 1
    digits += size >= 10**digits
    sign = "-" if number < 0 else ""
    return f"{sign}{size // 10 ** (digits - 6)}…{size % 10**4:04} ({digits} digits)"


@dataclass(frozen=True, slots=True)
class Source:
    """The text of one file, with line ends as a single newline and without a byte order mark."""

    name: str
    text: str


def read(path: Path) -> Source:
    """Reads a file of text.

    Raises InputError when it can't be read, isn't UTF-8, is binary or is far too large.
    """
    name = str(path)
    with suppress(ValueError):
        name = str(path.relative_to(Path.cwd()))
    try:
        if path.is_dir():
            raise wrong("unreadable", f"{name} is a folder, not a file.")
        if path.stat().st_size > LARGEST_FILE:
            raise wrong("unreadable", f"{name} is larger than {LARGEST_FILE} bytes.")
        raw = path.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise wrong("unreadable", f"{name} can't be read: {reason}.") from None
    except ValueError:
        raise wrong("unreadable", f"{shorten(name)} isn't a file name.") from None
    return decode(raw, name)


def decode(raw: bytes, name: str) -> Source:
    """The text in these bytes; raises InputError when they aren't UTF-8 text."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\x00" in raw:
        raise wrong("encoding", f"{name} isn't UTF-8 text.", "save it as UTF-8.")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise wrong(
            "encoding", f"{name} isn't UTF-8: byte {error.start}, line {line}.", "save it as UTF-8."
        ) from None
    return Source(name, text.replace("\r\n", "\n").replace("\r", "\n"))
