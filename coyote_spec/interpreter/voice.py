"""How a sentence is said: in English as it stands at its place, or by a voice of another language.

Whoever prints for a reader says each sentence with the id of its message, the English text and
what is filled in. Without another voice the English text is what is said, and nothing of
localisation is loaded. A voice is for the length of a run: `with speaking(voice): ...`.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from coyote_spec.interpreter.score import Change
    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.effect import Text
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset


class Voice:
    """English. Another language overrides what it says; each method is given the English text."""

    language = "en"

    def say(self, message: str, english: str, **given: str | int) -> str:
        """A sentence, or a part of one; numbers choose the form of the words around them."""
        return english

    def about(self, ruleset: Ruleset) -> None:
        """What follows is about this ruleset: its words for cards and coins are used."""

    def called(self, kind: str, name: str) -> str:
        """A card or a move, by its name in rules and scenarios or by what players call it."""
        return name

    def lying(self, place: str, seat: int | None, english: str) -> str:
        """Where cards lie: at a place of the table, or of a seat."""
        return english

    def title(self, ruleset: Ruleset, english: str) -> str:
        """The title of a ruleset."""
        return english

    def rule(self, ruleset: Ruleset, rule: Rule, english: Sequence[str]) -> list[str]:
        """A rule in lines: in the words of the rule language, or as sentences."""
        return list(english)

    def question(self, ruleset: Ruleset, silence: str, english: str) -> str:
        """What a ruleset leaves open."""
        return english

    def reading(self, ruleset: Ruleset, silence: str, reading: str, english: str) -> str:
        """A reading of what is left open."""
        return english

    def deck_assumed(self, ruleset: Ruleset, english: str) -> str:
        """Why the copies of a ruleset's deck are assumed."""
        return english

    def change(self, change: Change) -> str:
        """What a step of a count does."""
        return change.says

    def said(self, text: str) -> str:
        """A sentence that has a message of its own (`Said`), within a finding."""
        return text

    def written(self, text: Text) -> str:
        """What an author wrote, as it stands there in English."""
        return text.base

    def claim(self, claim: Claim) -> str:
        """The title of a claim."""
        return claim.title

    def only_english(self, text: str) -> str:
        """A text that has no other language yet; it is marked where another one was asked for."""
        return text

    def line(self, text: str) -> str:
        """A line as it is set in the language, when all is said."""
        return text

    def notice(self) -> list[str]:
        """Said once, before the first text that is marked."""
        return []


_ENGLISH = Voice()
_SPEAKING = ContextVar("voice", default=_ENGLISH)


def voice() -> Voice:
    """The voice of this run."""
    return _SPEAKING.get()


def say(message: str, english: str, **given: str | int) -> str:
    """A sentence in the reader's language; see `Voice.say`."""
    return _SPEAKING.get().say(message, english, **given)


def labelled(label: str, text: str) -> str:
    """A text behind what it is about, with the colon as the language sets it."""
    return say("labelled", f"{label}: {text}", label=label, text=text)


def cards_told(cards: Iterable[str]) -> str:
    """Cards one after the other, as players call them.

    >>> cards_told(["10", "max0"])
    '10, max0'
    """
    return ", ".join(voice().called("card", card) for card in cards)


def title_of(ruleset: Ruleset) -> str:
    """The title of a ruleset, with those of the amendments on top."""
    title = ruleset.title.base or ruleset.chain[0]
    for name, amendment in ruleset.amended.items():
        title = f"{title}, with: {amendment.base or name}"
    return voice().title(ruleset, title)


@contextmanager
def speaking(other: Voice) -> Iterator[None]:
    """Within this, sentences are said by another voice."""
    before = _SPEAKING.set(other)
    try:
        yield
    finally:
        _SPEAKING.reset(before)


__all__ = ["Voice", "cards_told", "labelled", "say", "speaking", "voice"]
