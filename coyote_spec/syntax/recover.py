"""Reading on after a mistake: a line that can't be read is replaced by one that can stand in its
place, so that the lines around it, and the block under it, are still read for what they are."""

from __future__ import annotations

import re
from difflib import get_close_matches

from coyote_spec.ruleset.rule import SECTIONS
from coyote_spec.syntax.layout import depth_of
from coyote_spec.syntax.shapes import misplaced_section

_HEADERS = ("ruleset", "amendment", "source", "deck", "claim", "tour", "example", "playthrough")
_LISTS = {
    "source": '1 line 1 rule "x"',
    "deck": "1 copy of 1",
    "claim": "never stuck",
    "tour": "say",
    "example": "reshuffle",
    "playthrough": "players 2",
}
_SITUATIONS = ("example", "playthrough")
_REMARK = 'doubtful wording "x"'


class Recovery:
    """Replaces broken lines in a list of lines, each time by something plainer."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.tried: dict[int, int] = {}
        self.moved: dict[int, int] = {}

    def knows(self, number: int) -> bool:
        """Whether this line was replaced before: what is wrong with it now is our own doing."""
        return number - 1 in self.tried

    def drop_block(self, number: int) -> None:
        """Takes out a block that nothing stands above; this line is its first."""
        start = number - 1
        depth = depth_of(self.lines[start])
        end = start
        while end < len(self.lines) and self._belongs(end, depth):
            end += 1
        self._blank(start, end)
        above = next((i for i in range(start - 1, -1, -1) if self.lines[i]), -1)
        if above >= 0 and self._otherwise_follows(above):
            self.replace(above + 1)

    def replace(self, number: int, whole: bool = False) -> bool:
        """Puts a stand-in for a line, for its block too if it is to be the whole of it.

        False when there is nothing left to replace.
        """
        index = min(number, len(self.lines)) - 1
        while index >= 0 and not self.lines[index]:
            index -= 1
        if index < 0:
            return False
        tries = self.tried[index] = self.tried.get(index, 0) + 1
        line = self.lines[index]
        section = misplaced_section(self.lines, index + 1)
        if section:
            self._to_margin(section - 1)
            return True
        if whole or tries > 1 or not self._keeps_block(index):
            self._blank(index + 1, self._end(index))
        stand_in = "" if tries > 2 else self._stand_in(index)
        self.lines[index] = " " * depth_of(line) + stand_in if stand_in else ""
        return True

    def _to_margin(self, index: int) -> None:
        """Puts a section to where it stands, with its rules; moved says by how many blanks."""
        depth = depth_of(self.lines[index])
        for inside in range(index, self._end(index)):
            if self.lines[inside]:
                self.lines[inside] = self.lines[inside][depth:]
                self.moved[inside] = self.moved.get(inside, 0) + depth
        self.lines[index] = self.lines[index].rstrip(" :")

    def shifted(self, number: int) -> int:
        """By how many blanks this line was moved to the left."""
        return self.moved.get(number - 1, 0)

    def _blank(self, start: int, end: int) -> None:
        for index in range(start, end):
            self.lines[index] = ""

    def _belongs(self, index: int, depth: int) -> bool:
        return not self.lines[index] or depth_of(self.lines[index]) >= depth

    def _end(self, index: int) -> int:
        """Where the block under a line ends."""
        depth = depth_of(self.lines[index]) + 1
        end = index + 1
        while end < len(self.lines) and self._belongs(end, depth):
            end += 1
        return end

    def _next(self, index: int) -> str:
        """The next line that isn't empty, or an empty one."""
        return next((line for line in self.lines[index + 1 :] if line), "")

    def _has_block(self, index: int) -> bool:
        return depth_of(self._next(index)) > depth_of(self.lines[index])

    def _above(self, index: int) -> list[str]:
        """The lines that a line is nested in, the outermost first."""
        found: list[str] = []
        depth = depth_of(self.lines[index])
        for line in reversed(self.lines[:index]):
            if depth == 0:
                break
            if line and depth_of(line) < depth:
                found.insert(0, line.strip())
                depth = depth_of(line)
        return found

    def _keeps_block(self, index: int) -> bool:
        """Whether it is clear what the block under a line is."""
        above = self._above(index)
        if len(above) < 2 or above[-1].startswith("by "):
            return True
        return _first(self.lines[index]) in ("when", "otherwise", "by", "starting", "for")

    def _stand_in(self, index: int) -> str:
        above = self._above(index)
        if not above:
            return self._outermost(index)
        if len(above) == 1:
            word = _first(above[0])
            if word in _SITUATIONS and self._has_block(index):
                return "by x" if word == "example" else "round 1"
            return _LISTS.get(word, "" if word in _HEADERS else "x")
        if _first(above[0]) in _SITUATIONS:
            return self._outcome(index, above)
        return _REMARK if _first(above[0]) == "source" else self._step(index, above[-1])

    def _outcome(self, index: int, above: list[str]) -> str:
        """A stand-in for a line in a round, or for what comes out under a reading."""
        if len(above) > 2 or _first(above[0]) == "playthrough":
            return "reshuffle"
        return "x" if self._has_block(index) else "x: reshuffle"

    def _step(self, index: int, parent: str) -> str:
        """A stand-in for an effect, a branch or a condition in a block."""
        block = self._has_block(index)
        word = _first(self.lines[index])
        if parent.startswith("by "):
            return "x" if block else "x: no change"
        if word in ("when", "otherwise") or self._otherwise_follows(index):
            return "when x" if block else "when x: no change"
        if block:
            return "by x" if word == "by" else "starting"
        return "no change"

    def _otherwise_follows(self, index: int) -> bool:
        end = self._end(index)
        if end == len(self.lines):
            return False
        follower = self.lines[end]
        same = depth_of(follower) == depth_of(self.lines[index])
        return same and _first(follower) == "otherwise"

    def _outermost(self, index: int) -> str:
        """A stand-in for the version, a header or the name of a section."""
        word, block = self._meant(index), self._has_block(index)
        if word == "coyote":
            return "" if any(self.lines[:index]) else "coyote 1"
        if word in _LISTS:
            return f"{word} {'X' if word == 'source' else 'x'}" if block else "ruleset x"
        if word in ("ruleset", "amendment"):
            return f"{word} x"
        if not self._in_ruleset(index):
            self._blank(index + 1, self._end(index))
            return "ruleset x"
        return "state" if block else ""

    def _meant(self, index: int) -> str:
        """The word that a line at the left margin was probably meant to begin with."""
        word = _first(self.lines[index])
        known = ("coyote", *_HEADERS, *SECTIONS)
        close = get_close_matches(word, known, n=1, cutoff=0.6)
        if close:
            return close[0]
        following = self._next(index)
        if not any(self.lines[:index]) and _first(following) in _HEADERS:
            return "coyote"
        if _first(following) in ("table", "hands"):
            return "example"
        if re.match(r"\s*players\s+[0-9]+$", following):
            return "playthrough"
        about = _first(following) in ("language", "source", "deck") and self._has_block(index)
        return "ruleset" if about else "state"

    def _in_ruleset(self, index: int) -> bool:
        heads = [_first(line) for line in self.lines[:index] if line and depth_of(line) == 0]
        last = next((word for word in reversed(heads) if word in _HEADERS), "")
        return last in ("ruleset", "amendment")


def _first(line: str) -> str:
    found = re.match(r"\s*(\w+)", line)
    return found[1] if found else ""
