"""Names of a ruleset in messages: how they are spelt as ids, and marks around words of an author.

A name, a card or a comment is text that somebody wrote: it goes through sentences between two marks
of its own, so that nothing joins it with the words around it, and so that the page can tell what
has no text in the reader's language.
"""

from __future__ import annotations

import re

AS_WRITTEN = "\ue000", "\ue001"
"""Around words that are in the reader's language, or in none."""

UNTRANSLATED = "\ue002", "\ue003"
"""Around words for which the reader's language has no text."""

HELD = "\ue004", "\ue005"
"""Around the number of a text that is set in its place later."""

_MARKS = re.compile("[\ue000-\ue005\ue100-\ue17f]")
_TAG = 0xE100
"""Letters of a language's code, moved by so much, stand behind the first mark of such words."""
_STEERING = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters without a shape that turn the direction of what stands after them."""
_PARTS = re.compile("(\ue000[^\ue001]*\ue001|\ue002[^\ue003]*\ue003)")
_PLAIN = re.compile(r"[a-zA-Z0-9_]")
_SPELT = {"?": "question", "-": "minus", "+": "plus", "*": "star", "!": "mark", ".": "dot"}


def key(name: str) -> str:
    """A name as part of a message's id: letters, digits, `_` and `-` only; no two names share one.

    >>> key("max-"), key("?"), key("sits_out"), key("é")
    ('max-minus', '-question', 'sits_out', '-u00e9')
    """
    return "".join(c if _PLAIN.match(c) else f"-{_SPELT.get(c, f'u{ord(c):04x}')}" for c in name)


def as_written(words: str) -> str:
    """Words between marks, as they are, but for what would turn the words after them."""
    return AS_WRITTEN[0] + _own(words) + AS_WRITTEN[1]


def untranslated(words: str, language: str) -> str:
    """Words between marks that say: there is no text in the reader's language; and in which
    language they are.

    >>> language_of(untranslated("La duda", "es")), plain(untranslated("La duda", "es"))
    ('es', 'La duda')
    """
    tag = "".join(chr(_TAG + ord(letter)) for letter in language if letter.isascii())
    return UNTRANSLATED[0] + tag + _own(words) + UNTRANSLATED[1]


def language_of(text: str) -> str:
    """In which language the first words of a text are that have none in the reader's language;
    empty if all have one."""
    found = re.search("\ue002([\ue100-\ue17f]*)", text)
    return "".join(chr(ord(letter) - _TAG) for letter in found[1]) if found else ""


def _own(words: str) -> str:
    return _STEERING.sub("", _MARKS.sub("", words))


def spelled(words: str) -> str:
    """Words in which what would turn the words after them is spelled out.

    >>> spelled("a\\u202eb")
    'a\\\\u202eb'
    """
    return _STEERING.sub(lambda found: ascii(found[0])[1:-1], words)


def readable(name: str) -> str:
    """A name that has no text, as words.

    >>> readable("two_left")
    'two left'
    """
    return name.replace("_", " ").strip() or name


def parts(text: str) -> list[str]:
    """The text cut into what is between marks (with its marks) and what isn't."""
    return [part for part in _PARTS.split(text) if part]


def is_marked(part: str) -> bool:
    """Whether this part of a text stands between marks."""
    return part[0] in (AS_WRITTEN[0], UNTRANSLATED[0])


def capital(words: str) -> str:
    """Words with a capital letter at their beginning.

    >>> capital("cards on the table")
    'Cards on the table'
    """
    return words[:1].upper() + words[1:]


def small(words: str) -> str:
    """Words of a heading as they stand within a sentence.

    >>> small("Cards on the table")
    'cards on the table'
    """
    return words[:1].lower() + words[1:]


def plain(text: str) -> str:
    """The text without marks."""
    return _MARKS.sub("", text)


__all__ = [
    "AS_WRITTEN",
    "HELD",
    "UNTRANSLATED",
    "as_written",
    "capital",
    "is_marked",
    "key",
    "language_of",
    "parts",
    "plain",
    "readable",
    "small",
    "spelled",
    "untranslated",
]
