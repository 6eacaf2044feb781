"""The form of a header, of a section and of a change, for whoever wrote it otherwise: mostly people
who write their first amendment."""

from __future__ import annotations

import re
from difflib import get_close_matches

from coyote_spec.locale.mistakes import Hint, Wrong, quoted
from coyote_spec.ruleset.rule import SECTIONS
from coyote_spec.source import shorten
from coyote_spec.syntax.forms import DECLARING
from coyote_spec.syntax.grammar import words
from coyote_spec.syntax.layout import depth_of

ABOUT = ("language", "source", "deck")
"""What may stand, indented, below the first line of a ruleset or an amendment."""

_MEANT = {
    "replace": "change changes modify alter edit override overrides update set make replaces amend",
    "remove": "delete deletes drop erase cancel without removes",
    "add": "new insert create introduce adds",
}
_VERBS = {word: verb for verb, said in _MEANT.items() for word in (verb, *said.split())}
"""Words for a change, and the one that the language has."""

_AMENDING = {
    *("house", "houserule", "variant", "variation", "mod", "patch", "tweak", "rule", "rules"),
    *("amend", "amends", "change", "changes", "modification", "modify", "modifies"),
}
"""What people begin an amendment with."""

_BASE = {
    *("changes", "change", "amends", "modifies", "extends", "for", "of", "on", "base"),
    *("game", "games"),
}
"""What people write before the name of the game that they change."""

_BETWEEN = (
    r"(?:\s+(?:with(?!\s*(?:card\s+)?\")|by(?!\s+\w+\s*(?:\(|$))|to|as(?!\s+before)|is|becomes)\b"
    r"|\s*(?::?=|->))\s*(?P<rest>.*)"
)
"""What people write between the name of a rule and what it says."""


def shaped(lines: list[str], number: int) -> Hint | None:
    """The right form of a line that begins something, where it can be told from the line and those
    above it; else nothing."""
    line = lines[number - 1]
    if depth_of(line) == 0:
        return _at_margin(line, _head(lines, number))
    above = _above(lines, number)
    outer = _first(above)
    misplaced = misplaced_section(lines, number)
    if misplaced:
        where = "syntax-section-indented" if misplaced == number else "syntax-section-above"
        return Hint(where, section=_lone_section(lines[misplaced - 1]))
    if depth_of(above) == 0 and outer in ("amendment", "ruleset"):
        return _below_header(line, above)
    head = _head(lines, number)
    if not (head.startswith("amendment") or " extends " in head):
        return None
    if depth_of(above) == 0 and outer in SECTIONS:
        return _change(line, outer)
    if _first(line) in ("add", "replace", "remove", "change", "changes") and depth_of(above) > 0:
        return Hint("syntax-all-it-says")
    return None


def misplaced_section(lines: list[str], number: int) -> int:
    """The number of a line in which the name of a section stands alone, but not at the margin: this
    one, or that above it where this one has a change; 0 if there is none."""
    if _lone_section(lines[number - 1]):
        fits = depth_of(lines[number - 1]) > 0 and depth_of(_above(lines, number)) == 0
        return number if fits else 0
    if _first(lines[number - 1]) not in _MEANT or depth_of(lines[number - 1]) == 0:
        return 0
    above = _place_above(lines, number)
    return misplaced_section(lines, above) if above and _lone_section(lines[above - 1]) else 0


def _at_margin(line: str, head: str) -> Hint | None:
    """A header, a section, or what should stand in one."""
    first = _first(line).lower()
    if first in ("amendment", "ruleset"):
        return _header(first, line)
    section = re.fullmatch(r"\W*(?:section\s+)?(\w+)(?:\s+section)?\W*", line)
    if section and section[1].lower() in SECTIONS:
        if line.strip() != section[1].lower():
            return Hint("syntax-section-alone", section=section[1].lower())
        return None if head else Hint("syntax-header-above")
    said = re.findall(r"\w+", line)[1:]
    named = next((one for one in said if one in SECTIONS), "")
    rule = next((one for one in said if one not in (*SECTIONS, "rule")), "")
    if first in _VERBS and rule and head:
        change = f"{_VERBS[first]} {shorten(rule)}"
        if named:
            return Hint("syntax-section-named-first", section=named, change=change)
        return Hint("syntax-section-first", change=change)
    if first in _AMENDING and not head:
        return _header("amendment", line)
    known = (*SECTIONS, "amendment", "ruleset", "example", "playthrough", "deck", "claim")
    if section and head and not get_close_matches(first, known, n=1, cutoff=0.6):
        return Hint("syntax-sections", sections=quoted(SECTIONS))
    return None


def _header(word: str, line: str) -> Hint:
    """The first line of an amendment or a ruleset, with the name and the title that are there."""
    titled = re.search(r'"[^"]*"', line)
    title = shorten(titled[0]) if titled else Wrong("syntax-its-title")
    own = _name(title) if titled else "mine"
    bare = line.replace(titled[0], " ") if titled else line
    said = re.findall(r"[\w+-]+", bare)[1:]
    names = [_name(one) for one in said if one.lower() not in _AMENDING | _BASE] or [own]
    name, base = shorten(names[0]), shorten(names[1]) if len(names) > 1 else "en"
    header = "syntax-amendment-header" if word == "amendment" else "syntax-ruleset-header"
    return Hint(header, name=name, title=title, base=base)


def _name(said: str) -> str:
    """A name that can stand in a file, made of what somebody wrote."""
    made = re.sub(r"\W+", "_", said.rpartition("+")[2]).strip("_").lower()
    return made if made and not made[0].isdigit() else "mine"


def _below_header(line: str, header: str) -> Hint | None:
    """What is indented below the first line of an amendment or a ruleset, and can't be."""
    first = _first(line)
    if first in ABOUT:
        return None
    if _first(header) == "amendment" and first in _BASE:
        name = re.match(r"\w+\s+(\w+)", header)
        return Hint("syntax-no-game-named", name=shorten(name[1]) if name else "mine")
    if first in _BASE:
        return Hint("syntax-extends")
    if first in _VERBS:
        return Hint("syntax-section-at-margin")
    return None


def _change(line: str, section: str) -> Hint | None:
    """A rule in a section of what changes others."""
    found = re.match(r"\s+(\w+)\s+(?:(the|rule|option|section)\s+)?(\w+)", line)
    if found is None:
        return None
    first, verb = found[1], _VERBS.get(found[1], "")
    needless = found[2] is not None and found[3] not in words()
    named = 3 if needless or found[2] is None else 2
    name = found[named]
    between = re.match(_BETWEEN, line[found.end(named if verb else 1) :])
    if between and verb:
        change = f"{verb} {shorten(name)}  {shorten(between['rest'])}"
        return Hint("syntax-right-after", change=change)
    if verb and (first != verb or needless):
        without = verb == "remove"
        change = f"{verb} {shorten(name)}"
        return Hint("syntax-change" if without else "syntax-change-says", change=change)
    if between and not verb and section in DECLARING:
        change = f"replace {shorten(first)}  {shorten(between['rest'])}"
        return Hint("syntax-replace", change=change)
    return None


def _lone_section(line: str) -> str:
    """The section that this line names and nothing else."""
    word = line.strip().rstrip(":")
    return word if word in SECTIONS else ""


def _head(lines: list[str], number: int) -> str:
    """The first line of the ruleset or amendment that this line belongs to, if it does to one."""
    heads = (line for line in reversed(lines[: number - 1]) if line and depth_of(line) == 0)
    head = next((line for line in heads if _first(line) not in SECTIONS), "")
    return head if _first(head) in ("amendment", "ruleset") else ""


def _above(lines: list[str], number: int) -> str:
    """The line that this one is indented under."""
    place = _place_above(lines, number)
    return lines[place - 1] if place else ""


def _place_above(lines: list[str], number: int) -> int:
    """The number of the line that this one is indented under; 0 if there is none."""
    depth = depth_of(lines[number - 1])
    above = (n for n in range(number - 1, 0, -1) if lines[n - 1])
    return next((n for n in above if depth_of(lines[n - 1]) < depth), 0)


def _first(line: str) -> str:
    found = re.match(r"\s*(\w+)", line)
    return found[1] if found else ""


__all__ = ["misplaced_section", "shaped"]
