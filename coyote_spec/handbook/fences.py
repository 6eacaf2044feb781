"""Fenced blocks in Markdown that are ours: what is asked for, and where it stands."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING

from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.source import Diagnostic, InputError, Span, shorten, wrong

if TYPE_CHECKING:
    from collections.abc import Callable

_OPENS = re.compile(r"(?P<indent> {0,3})(?P<fence>`{3,}|~{3,})[ \t]*(?P<info>[^`]*)$")
_OURS = re.compile(r"coyote-(?P<kind>\S*)(?:[ \t]+(?P<rest>.*))?$")
_LINE_END = re.compile(r"\r\n?|\n")
_WITHIN = re.compile(
    r"(?:[ \t]{4,}|[ \t]*(?:>|[-+*][ \t]|\d+[.)][ \t])).*?(?:`{3,}|~{3,})[ \t]*coyote-"
)
"""A block of ours in a list, a quote or an indented text, where it can't be answered."""


@dataclass(frozen=True, slots=True)
class Fence:
    """A block: its kind (what stands after `coyote-`), its words, its settings (`key=value`), the
    text inside, and the line of the page at which it begins."""

    kind: str
    words: tuple[str, ...]
    settings: dict[str, str]
    inside: str
    line: int


def replaced(markdown: str, render: Callable[[Fence], str]) -> tuple[str, list[Diagnostic]]:
    """The Markdown with what render makes of each of our blocks in its place, and the mistakes in
    blocks that can't be read: their head, a missing end, a place where none can be answered. Those,
    blocks of others, and what stands in them stay as they are. Lines may end as they do on Windows.
    """
    out: list[str] = []
    mistakes: list[Diagnostic] = []
    lines = _LINE_END.split(markdown)
    place = 0
    while place < len(lines):
        opened = _OPENS.match(lines[place])
        if opened is None:
            if _WITHIN.match(lines[place]):
                said, hint = Wrong("handbook-within"), Hint("handbook-within")
                mistakes += _wrong(said, place + 1, hint).diagnostics
            out.append(lines[place])
            place += 1
            continue
        end = _end(lines, place + 1, opened["fence"])
        ours = _OURS.match(opened["info"].strip())
        whole = lines[place : end + 1]
        if ours is not None and end == len(lines):
            said, hint = Wrong("handbook-no-end"), Hint("handbook-no-end", fence=opened["fence"])
            mistakes += _wrong(said, place + 1, hint).diagnostics
        elif ours is not None:
            inside = "\n".join(whole[1:-1])
            try:
                fence = _fence(ours["kind"], ours["rest"] or "", inside, place + 1)
                whole = ["", render(fence), ""]
            except InputError as error:
                mistakes += error.diagnostics
        out += whole
        place = end + 1
    return "\n".join(out), mistakes


def _end(lines: list[str], start: int, fence: str) -> int:
    """The line that closes a block, or the number of lines."""
    closes = re.compile(rf" {{0,3}}{re.escape(fence[0])}{{{len(fence)},}}[ \t]*$")
    return next((n for n in range(start, len(lines)) if closes.match(lines[n])), len(lines))


def _fence(kind: str, rest: str, inside: str, line: int) -> Fence:
    try:
        parts = shlex.split(rest)
    except ValueError:
        raise _wrong(Wrong("handbook-quote"), line) from None
    words = tuple(part for part in parts if "=" not in part)
    settings: dict[str, str] = {}
    for part in parts:
        setting, equals, value = part.partition("=")
        if equals and setting in settings:
            raise _wrong(Wrong("handbook-twice", setting=shorten(setting)), line)
        if equals:
            settings[setting] = value
    return Fence(kind, words, settings, inside, line)


def _wrong(said: str, line: int, hint: str = "") -> InputError:
    """A mistake in a line of the page, whose name isn't known here."""
    return wrong("block", said, hint, Span("", line, 1, 1))


def numbers(text: str) -> list[int]:
    """A number of players, or all from one to another: `4`, `2-6`.

    Raises InputError when it is neither.
    """
    found = re.fullmatch(r"([0-9]{1,3})(?:-([0-9]{1,3}))?", text.strip())
    if found is None or int(found[1]) > int(found[2] or found[1]):
        raise wrong("block", Wrong("handbook-players"), Hint("handbook-players"))
    return list(range(int(found[1]), int(found[2] or found[1]) + 1))


__all__ = ["Fence", "InputError", "numbers", "replaced"]
