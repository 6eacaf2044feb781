"""What is said of input that can't be used: sentences that have a message in every language.

The messages of a room of the code stand in `mistakes/ROOM.ftl` of each language, and their ids
begin with the room's name: `Wrong("elaborate-no-rule", name=name)` says `wrong-elaborate-no-rule`.
What all rooms say is in `shared.ftl`. A file is read when the first of its messages is said.
"""

from __future__ import annotations

import errno
from difflib import get_close_matches
from typing import TYPE_CHECKING

from coyote_spec.locale.names import spelled
from coyote_spec.locale.said import Said, Several, Untold

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

MOST_KNOWN = 12
"""How many of the names that there are a hint lists."""
MOST_WRITTEN = 40
"""Digits of a number that a message writes out."""


class Wrong(Said):
    """What is wrong, or a part of such a sentence. `Wrong("syntax-quote")` says the message
    `wrong-syntax-quote` of `mistakes/syntax.ftl`."""

    def __new__(cls, message: str, **given: str | int) -> Wrong:
        return cls.spelt(None, f"wrong-{message}", _spelled(given))


class Hint(Said):
    """How to put it right. `Hint("syntax-quote")` says the message `hint-syntax-quote` of
    `mistakes/syntax.ftl`."""

    def __new__(cls, message: str, **given: str | int) -> Hint:
        return cls.spelt(None, f"hint-{message}", _spelled(given))


def _spelled(given: Mapping[str, str | int]) -> dict[str, str | int]:
    """The same with characters spelled out that would turn the text around them."""
    return {
        name: one if isinstance(one, Said | int) else spelled(one) for name, one in given.items()
    }


def nearest(word: str, known: Iterable[str]) -> Hint:
    """A hint that names the closest known word, or else lists what there is.

    >>> nearest("gren", ["green", "red"]), nearest("blue", ["green", "red"]), nearest("blue", [])
    ('did you mean `green`?', 'known here: `green`, `red`', 'there is none.')
    """
    choices = sorted({str(item) for item in known})
    close = get_close_matches(word, choices, n=1, cutoff=0.6)
    if close:
        return Hint("shared-did-you-mean", name=close[0])
    if not choices:
        return Hint("shared-none")
    return Hint("shared-known", names=quoted(choices, MOST_KNOWN))


def quoted(names: Iterable[str], most: int | None = None) -> Several:
    """Names in backquotes one after the other, the first ones if there are more than most.

    >>> quoted(["a", "b", "c"]), quoted(["a", "b", "c"], 2)
    ('`a`, `b`, `c`', '`a`, `b`, …')
    """
    every = [f"`{spelled(name)}`" for name in names]
    return Several(", ", every if most is None or len(every) <= most else [*every[:most], "…"])


def either(words: Sequence[str]) -> str:
    """Words or names with an "or" between them.

    >>> either(["`a`", "`b`", "`c`"])
    '`a` or `b` or `c`'
    """
    text = words[0]
    for word in words[1:]:
        text = Wrong("shared-or", left=text, right=word)
    return text


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
    short = f"{sign}{size // 10 ** (digits - 6)}…{size % 10**4:04}"
    return Wrong("shared-long-number", number=short, digits=digits)


_REFUSALS = {
    errno.ENOENT: "not-there",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-permitted",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "there-already",
    errno.ENOTEMPTY: "not-empty",
    errno.ENAMETOOLONG: "name-too-long",
    errno.ELOOP: "too-many-links",
    errno.EROFS: "read-only",
    errno.ENOSPC: "no-space",
}
"""What an operating system refuses, with the messages of those refusals that a reader may meet."""


def refusal(error: OSError) -> str:
    """Why the operating system refused: in English by its own words; elsewhere what there is no
    message for is marked."""
    words = error.strerror or type(error).__name__
    message = _REFUSALS.get(error.errno or 0)
    if message is None:
        return Untold(words)
    return Said.spelt(words, f"wrong-shared-system-{message}", {})


__all__ = ["Hint", "Wrong", "either", "nearest", "quoted", "refusal", "shown"]
