"""What became of a text since somebody last read it: fresh, or stale in its wording or meaning."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from coyote_spec.handbook.units import CHOSEN, COMMENT, RULE, Unit
from coyote_spec.locale.said import Said, Several
from coyote_spec.source import shorten

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coyote_spec.handbook.record import Entry

FRESH, WORDING_STALE, MEANING_STALE = "fresh", "wording stale", "meaning stale"
CONTRADICTORY, MISSING, UNREAD, GONE = "contradictory", "missing", "unread", "gone"

STATES = (CONTRADICTORY, MEANING_STALE, WORDING_STALE, MISSING, UNREAD, GONE, FRESH)
"""The states, the most pressing first.

fresh: as it was read. wording stale: what was translated is worded otherwise and means the same.
meaning stale: the rules it is about mean something else. contradictory: two texts disagree.
missing: there is no text in the language. unread: a translation that nobody has accepted.
gone: it is recorded, and isn't there any more.
"""

_NUMBER = re.compile(r"(?:(?<!\w)[-−])?\d+")


@dataclass(frozen=True, slots=True)
class Judged:
    """A text with its state, why, and what is recorded of it."""

    unit: Unit
    state: str
    reason: str = ""
    entry: Entry | None = None


def normal(words: str) -> str:
    """Words as they are compared: capitals and white space don't count.

    >>> normal("The  Last\\nCoin") == normal("the last coin")
    True
    """
    return " ".join(unicodedata.normalize("NFC", words).casefold().split())


def judged(
    found: Sequence[Unit], entries: Mapping[str, Entry], original: Mapping[str, str]
) -> list[Judged]:
    """The state of texts of one language; original has the sentences of rules in the language of
    the rules themselves."""
    shared = _shared(found)
    return [_one(unit, recorded(unit, entries), original, shared) for unit in found]


def recorded(unit: Unit, entries: Mapping[str, Entry]) -> Entry | None:
    """What is recorded of a text. What the author of an amendment wrote is read once, and holds on
    other games too, as long as it means the same there."""
    if unit.id in entries or "+" not in unit.id or unit.kind == RULE:
        return entries.get(unit.id)
    ends = "+" + unit.id.rpartition("+")[2]
    same = (e for name, e in entries.items() if name.endswith(ends) and e.meaning == unit.meaning)
    return next(same, None)


def _one(
    unit: Unit,
    entry: Entry | None,
    original: Mapping[str, str],
    shared: Mapping[tuple[str, str], str],
) -> Judged:
    if unit.said is None:
        return Judged(unit, MISSING, unit.lacks, entry)
    against = _contradiction(unit, original, shared)
    if against:
        return Judged(unit, CONTRADICTORY, against, entry)
    if entry is None:
        # A sentence is made from the rule as it is; a translation is somebody's word.
        state, why = (FRESH, "") if unit.kind == RULE else (UNREAD, Said("text-unread"))
        return Judged(unit, state, why)
    if entry.meaning != unit.meaning:
        return Judged(unit, MEANING_STALE, Said("text-other-meaning"), entry)
    if normal(entry.wording) != normal(unit.wording):
        return Judged(unit, WORDING_STALE, Said("text-reworded"), entry)
    return Judged(unit, FRESH, "", entry)


def _contradiction(
    unit: Unit, original: Mapping[str, str], shared: Mapping[tuple[str, str], str]
) -> str:
    assert unit.said is not None
    if unit.other is not None and normal(unit.other) != normal(unit.said):
        return Said("text-said-twice", beside=unit.said, words=unit.other)
    others = shared.get((unit.message, str(unit.origin)))
    if others:
        return Said("text-shared", texts=str(others))
    source = original.get(unit.id, unit.said) if unit.kind == RULE else unit.wording
    here, there = numbers(unit.said), numbers(source)
    if here != there:
        more, less = sorted(here - there), sorted(there - here)
        parts = [Said("text-has-more", what=", ".join(more))] if more else []
        parts += [Said("text-has-less", what=", ".join(less))] if less else []
        return Several("; ", parts)
    return ""


def numbers(words: str) -> set[str]:
    """The numbers in words, with any kind of minus.

    >>> sorted(numbers("from −5 to 40, with x2"))
    ['-5', '2', '40']
    """
    return {found.replace("−", "-") for found in _NUMBER.findall(words)}


def _shared(found: Iterable[Unit]) -> dict[tuple[str, str], str]:
    """Translations that stand for comments of different rules that say different things. Silences
    and their readings are the same by name in every game, however a game words them."""
    texts: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    for unit in found:
        if unit.kind in (COMMENT, CHOSEN) and unit.message and unit.origin is not None:
            texts[unit.message, str(unit.origin)].setdefault(normal(unit.wording), unit.wording)
    return {
        place: "; ".join(f"“{shorten(text)}”" for text in some.values())
        for place, some in texts.items()
        if len(some) > 1
    }


__all__ = [
    "CONTRADICTORY",
    "FRESH",
    "GONE",
    "MEANING_STALE",
    "MISSING",
    "STATES",
    "UNREAD",
    "WORDING_STALE",
    "Judged",
    "judged",
    "normal",
    "numbers",
    "recorded",
]
