"""Sentences that can be said in every language.

Whoever finds something out says it by a message of `findings.ftl` and by what is filled in; of what
can't be used, see `mistakes.py`. As text the sentence is the English one; a voice says the same
message in another language.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.names import as_written, plain, untranslated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Self

    from coyote_spec.locale.tongue import Tongue

    Say = Callable[[str, Mapping[str, str | int]], str]

CALLED = "called"
"""Not a message: asks what a thing of this `kind` and `name` is called in the language."""

CLAUSE = "clause"
"""Not a message: asks how a `clause` of an author is said in the language."""

OF_MISTAKES = ("wrong", "hint")
"""What the messages begin with that are about input which can't be used."""

LARGEST = 999
"""Larger numbers have the form of this one; the languages here agree on that."""


class Said(str):
    """An English sentence, or a part of one, with its message and what is filled in: names, numbers
    and other sentences. `Said("is-out", seat=2)` says the message `found-is-out`."""

    message: str
    given: Mapping[str, str | int]

    def __new__(cls, message: str, **given: str | int) -> Said:
        return cls.spelt(None, f"found-{message}", given)

    @classmethod
    def spelt(cls, english: str | None, message: str, given: Mapping[str, str | int]) -> Self:
        """A sentence of any message, by its whole id; the English text if it is known already."""
        words = plain(_english(message, given)) if english is None else english
        made = str.__new__(cls, words)
        made.message, made.given = message, given
        return made

    def by(self, say: Say) -> str:
        """The sentence as this says its messages; names stand between marks."""
        return say(self.message, filled(self.given, say))

    def __reduce__(self) -> tuple[Any, ...]:
        return Said.spelt, (str(self), self.message, self.given)


class Several(Said):
    """Names or sentences one after the other, with the same sign between them in all languages."""

    between: str
    parts: tuple[str, ...]

    def __new__(cls, between: str, parts: Iterable[str]) -> Several:
        every = tuple(parts)
        made = str.__new__(cls, between.join(every))
        made.between, made.parts = between, every
        return made

    def by(self, say: Say) -> str:
        """All parts as this says their messages."""
        return self.between.join(_words(one, say) for one in self.parts)

    def __reduce__(self) -> tuple[Any, ...]:
        return Several, (self.between, self.parts)


class Called(Said):
    """The name of a card or of a move as one types it; elsewhere it is called by the game's word.

    >>> Called("card", "max0")
    'max0'
    """

    def __new__(cls, kind: str, name: str) -> Called:
        made = str.__new__(cls, name)
        made.message, made.given = CALLED, {"kind": kind, "name": name}
        return made

    def by(self, say: Say) -> str:
        """What the reader's language calls it."""
        return as_written(say(self.message, self.given))

    def __reduce__(self) -> tuple[Any, ...]:
        return Called, (str(self.given["kind"]), str(self))


class Clause(Said):
    """A condition as its author wrote it; elsewhere it is said by what it is made of, the names in
    it as the rules call them. values has what those names stand for that no rules know."""

    node: Any
    rules: Any
    values: Mapping[str, int]

    def __new__(
        cls, text: str, node: Any, rules: Any, values: Mapping[str, int] | None = None
    ) -> Clause:
        made = str.__new__(cls, text)
        made.message, made.given = CLAUSE, {"clause": made}
        made.node, made.rules, made.values = node, rules, values or {}
        return made

    def valued(self, values: Mapping[str, int]) -> Clause:
        """The same, with the values of names behind them."""
        text = str(self)
        for name, value in values.items():
            text = text.replace(name, f"{name} ({value})")
        return Clause(text, self.node, self.rules, values)

    def by(self, say: Say) -> str:
        """The condition in the reader's language."""
        return say(self.message, self.given)

    def __reduce__(self) -> tuple[Any, ...]:
        return Clause, (str(self), self.node, self.rules, self.values)


class Untold(Said):
    """A text that has no other language; elsewhere it is marked."""

    def __new__(cls, text: str) -> Untold:
        made = str.__new__(cls, text)
        made.message, made.given = "", {}
        return made

    def by(self, say: Say) -> str:
        """The text, marked as it is."""
        return untranslated(self, "en")

    def __reduce__(self) -> tuple[Any, ...]:
        return Untold, (str(self),)


def listed(names: Sequence[str]) -> str:
    """Names with an "and" between them.

    >>> listed(["a", "b"])
    'a and b'
    """
    text = names[0]
    for name in names[1:]:
        text = Said("and", left=text, right=name)
    return text


def cards_said(cards: Iterable[str]) -> Several:
    """Cards one after the other.

    >>> cards_said(["1", "max0"])
    '1, max0'
    """
    return Several(", ", [Called("card", card) for card in cards])


def table_said(cards: Iterable[str], pile: Sequence[str]) -> str:
    """Cards on the table, and those that are turned over.

    >>> table_said(["1", "?"], ["x2"])
    '1, ?, then x2'
    """
    laid = cards_said(cards)
    return Said("table-then", cards=laid, pile=cards_said(pile)) if pile else laid


def filled(given: Mapping[str, str | int], say: Say) -> dict[str, str | int]:
    """What a message is given; of a number `n` also `n_n`, by which it chooses the words around."""
    found: dict[str, str | int] = {}
    for name, value in given.items():
        if isinstance(value, int):
            found |= {name: str(value), f"{name}_n": min(abs(value), LARGEST)}
        else:
            found[name] = _words(value, say)
    return found


def _words(part: str, say: Say) -> str:
    return part.by(say) if isinstance(part, Said) else as_written(part)


def _english(message: str, given: Mapping[str, str | int]) -> str:
    def say(which: str, more: Mapping[str, str | int]) -> str:
        if which == CALLED:
            return str(more["name"])
        if which == CLAUSE:
            return as_written(str(more["clause"]))
        return (mistakes("en", which) or _file("en", "findings.ftl")).say(which, **more)

    return say(message, filled(given, say))


def mistakes(language: str, message: str) -> Tongue | None:
    """The messages of a language that are about input which can't be used, those of the room of the
    code that the message belongs to; None for other messages.

    Raises InputError when there is no such language, or the file can't be read as Fluent.
    """
    kind, _, rest = message.partition("-")
    if kind not in OF_MISTAKES:
        return None
    return _file(language, f"mistakes/{rest.partition('-')[0]}.ftl")


@cache
def _file(language: str, name: str) -> Tongue:
    """The messages of one file, without all others: they are quickly read."""
    from coyote_spec.locale.tongue import tongue

    return tongue(language, only=name)


__all__ = [
    "CALLED",
    "LARGEST",
    "OF_MISTAKES",
    "Called",
    "Said",
    "Several",
    "Untold",
    "cards_said",
    "filled",
    "listed",
    "mistakes",
    "table_said",
]
