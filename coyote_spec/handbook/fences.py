"""Fenced blocks in Markdown that are ours: what is asked for, and where it stands."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING

from coyote_spec.source import InputError, wrong

if TYPE_CHECKING:
    from collections.abc import Callable

_OPENS = re.compile(r"(?P<indent> {0,3})(?P<fence>`{3,}|~{3,})[ \t]*(?P<info>[^`]*)$")
_OURS = re.compile(r"coyote-(?P<kind>[a-z]+)(?:[ \t]+(?P<rest>.*))?$")


@dataclass(frozen=True, slots=True)
class Fence:
    """A block: its kind (what stands after `coyote-`), its words, its settings (`key=value`), the
    text inside, and the line of the page at which it begins."""

    kind: str
    words: tuple[str, ...]
    settings: dict[str, str]
    inside: str
    line: int


def replaced(markdown: str, render: Callable[[Fence], str]) -> str:
    """The Markdown with what render makes of each of our blocks in its place; blocks of others,
    and what stands in them, stay as they are.

    Raises InputError when the head of a block can't be read or its end is missing.
    """
    out: list[str] = []
    lines = markdown.split("\n")
    place = 0
    while place < len(lines):
        opened = _OPENS.match(lines[place])
        if opened is None:
            out.append(lines[place])
            place += 1
            continue
        end = _end(lines, place + 1, opened["fence"])
        ours = _OURS.match(opened["info"].strip())
        if ours is None:
            out += lines[place : end + 1]
        else:
            if end == len(lines):
                said = f"the block in line {place + 1} has no end."
                raise wrong("block", said, f"close it with {opened['fence']}.")
            inside = "\n".join(lines[place + 1 : end])
            fence = _fence(ours["kind"], ours["rest"] or "", inside, place + 1)
            out += ["", render(fence), ""]
        place = end + 1
    return "\n".join(out)


def _end(lines: list[str], start: int, fence: str) -> int:
    """The line that closes a block, or the number of lines."""
    closes = re.compile(rf" {{0,3}}{re.escape(fence[0])}{{{len(fence)},}}[ \t]*$")
    return next((n for n in range(start, len(lines)) if closes.match(lines[n])), len(lines))


def _fence(kind: str, rest: str, inside: str, line: int) -> Fence:
    try:
        parts = shlex.split(rest)
    except ValueError:
        raise wrong("block", f"a quote in line {line} has no end.") from None
    words = tuple(part for part in parts if "=" not in part)
    settings = dict(part.split("=", 1) for part in parts if "=" in part)
    return Fence(kind, words, settings, inside, line)


def numbers(text: str) -> list[int]:
    """A number of players, or all from one to another: `4`, `2-6`.

    Raises InputError when it is neither.
    """
    found = re.fullmatch(r"([0-9]{1,3})(?:-([0-9]{1,3}))?", text.strip())
    if found is None or int(found[1]) > int(found[2] or found[1]):
        raise wrong("block", "`players` is a number or a range.", "write players=4 or players=2-6.")
    return list(range(int(found[1]), int(found[2] or found[1]) + 1))


__all__ = ["Fence", "InputError", "numbers", "replaced"]
