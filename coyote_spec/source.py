"""Text and the places in it: what every message of the toolkit points at. Knows nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable


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


def shorten(text: str, limit: int = 40) -> str:
    """The text on one line, cut in the middle when it is long: for use in a message."""
    flat = " ".join(text.split())
    return flat if len(flat) <= limit else f"{flat[: limit // 2]}…{flat[-limit // 4 :]}"


@dataclass(frozen=True, slots=True)
class Source:
    """The text of one file, with line ends as a single newline and without a byte order mark."""

    name: str
    text: str
