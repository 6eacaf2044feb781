"""Two rulesets in the reader's language: what each is called, and what is said of both."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from coyote_spec.handbook.markdown import escape
from coyote_spec.handbook.pictures.svg import signed
from coyote_spec.handbook.statements import Statements
from coyote_spec.handbook.words import names_of
from coyote_spec.locale.names import as_written
from coyote_spec.locale.tongue import tongue

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coyote_spec.comparison.compare import Comparison
    from coyote_spec.handbook.words import Words
    from coyote_spec.locale.tongue import Tongue
    from coyote_spec.ruleset.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two, with its own words."""

    rules: Ruleset
    words: Words
    speaker: Statements

    def say(self, message: str, **given: str | int) -> str:
        """A message with the terms of this ruleset."""
        return self.words.say(message, **given)

    def sentence(self, message: str, **given: str | int) -> str:
        """The same as a sentence."""
        return self.words.tongue.sentence(self.say(message, **given))

    def text(self, words: str) -> str:
        """Words on the page."""
        return escape(words, self.say("page-untranslated"))

    @property
    def title(self) -> str:
        """What the ruleset is called, on the page."""
        return self.text(self.words.title())

    def cards(self, cards: Iterable[str]) -> str:
        """Cards, with commas between them."""
        return self.speaker.cards(list(cards))


@dataclass(frozen=True, slots=True)
class Both:
    """The comparison and both sides; the words of no game for what is said of both."""

    comparison: Comparison
    tongue: Tongue
    sides: tuple[Side, Side]

    def say(self, message: str, **given: str | int) -> str:
        """A message with the usual terms."""
        return self.tongue.say(message, **given)

    def sentence(self, message: str, **given: str | int) -> str:
        """The same as a sentence."""
        return self.tongue.sentence(self.say(message, **given))

    def text(self, words: str) -> str:
        """Words on the page."""
        return self.sides[0].text(words)

    def line(self, message: str, **given: str | int) -> str:
        """A message as a sentence on the page."""
        return self.text(self.sentence(message, **given))

    def of(self, name: str) -> Side:
        """The side with this name."""
        return next(side for side in self.sides if side.rules.name == name)

    def listed(self, parts: Sequence[str]) -> str:
        """Parts as a list in words."""
        text = parts[0] if parts else ""
        for n, part in enumerate(parts[1:], 2):
            text = self.say("and" if n == len(parts) else "comma", left=text, right=part)
        return text

    def called(self, kind: str, name: str) -> str:
        """What a move or an option is called by the side that has it."""
        for side in self.sides:
            own = side.rules.options if kind == "name" else side.rules.calls | side.rules.moves
            if name in own:
                return side.words.or_name(kind, name)
        return as_written(name)

    def done(self, move: str, seat: int) -> str | None:
        """That a seat makes a move, as a clause; None where there are no such words for it."""
        own = (side for side in self.sides if move in side.rules.calls | side.rules.moves)
        side = next(own, None)
        return side.words.called("move", move, ".does", seat=str(seat)) if side else None

    def reading(self, silence: str, reading: str) -> str:
        """A reading with the question that it answers, by the side that has it."""
        for side in self.sides:
            if any(one.name == reading for one in side.rules.silences.get(silence, ())):
                given = {
                    "reading": side.speaker.phrases.reading(silence, reading),
                    "question": side.words.question(silence),
                }
                return self.say("compare-reading", **given)
        return as_written(reading)

    def cards(self, cards: Iterable[str]) -> str:
        """Cards that both know."""
        return self.sides[0].cards(cards)

    def aspect(self, which: str, part: str = "") -> str:
        """What an aspect is called, or what is said of it."""
        return self.say(f"compare-{which.replace('_', '-')}{part}")


def both(comparison: Comparison, language: str) -> Both:
    """The two rulesets of a comparison in a language; raises InputError when there is none."""
    words = [names_of(rules, language) for rules in comparison.rulesets]
    one, other = (Side(own.ruleset, own, Statements(own)) for own in words)
    return Both(comparison, usual(language), (one, other))


@lru_cache(maxsize=8)
def usual(language: str) -> Tongue:
    """The words of a language that no game has changed."""
    return tongue(language)


def runs(values: Iterable[int]) -> str:
    """Numbers, those in a row by their ends.

    >>> runs([2, 3, 4, 7]), runs([-1])
    ('2–4, 7', '−1')
    """
    ordered, parts = sorted(set(values)), []
    while ordered:
        first = last = ordered.pop(0)
        while ordered and ordered[0] == last + 1:
            last = ordered.pop(0)
        ends = [first] if first == last else [first, last]
        parts.append("–".join(map(signed, ends)))
    return ", ".join(parts)


__all__ = ["Both", "Side", "both", "runs", "usual"]
