"""What the things of a ruleset are called in sentences: fields, places, cards, readings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.handbook.words import Words
from coyote_spec.locale.names import as_written, key
from coyote_spec.ruleset import expression as exp

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.ruleset.effect import Selection
    from coyote_spec.ruleset.ruleset import Ruleset

_TABLE = "table"


@dataclass(frozen=True, slots=True)
class Nouns:
    """The nouns of a ruleset in a language."""

    words: Words
    assumed: bool = False
    """Where a text is silent, say only what is assumed."""
    mood: str = "is"
    """How clauses are said: `is` of what is so, `if` of a condition; languages may differ in it."""
    given: Mapping[str, int] = field(default_factory=dict)
    """The values of names that no rules know; they are said beside the names."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules that are spoken of."""
        return self.words.ruleset

    def say(self, message: str, **given: str | int) -> str:
        """A message; see `Tongue.say`."""
        return self.words.say(message, mood=self.mood, **given)

    def reading(self, silence: str, name: str) -> str:
        """A reading without the full stop at its end, for use inside a sentence."""
        words = self.words.reading(silence, name)
        return words[:-2] + words[-1] if words[-2:-1] == "." else words

    def _has(self, name: str, part: str) -> bool:
        """Whether the words for a name have this form. A reader's ruleset may use a name for
        another kind of thing than a shipped one does: then it has no words here."""
        return self.words.tongue.has(f"name-{key(name)}{part}")

    def _unnamed(self, name: str, seat: str) -> str:
        bare = self.words.unnamed(name)
        return self.say("unnamed-of", name=bare, seat=seat) if seat else bare

    def each(self, node: exp.Expression) -> str | None:
        """The single thing of which a number says how many there are: a box; None without a word
        for it."""
        name = node.name if isinstance(node, exp.Option | exp.Field | exp.Meaning) else ""
        return self.words.called("name", name, ".each") if name else None

    def _over_seats(self, name: str) -> str:
        found = self.words.called("name", name, ".all")
        return found or self.say("sum-seats", name=self._unnamed(name, ""))

    # ------------------------------------------------------------ cards and places

    def place(self, name: str, seat: str = "") -> str:
        """Where something lies: on the forehead of somebody, in the pile."""
        if seat:
            found = self.words.called("place", name, ".of", seat=seat)
            return found or self.say("unnamed-place-of", name=self._unnamed(name, ""), seat=seat)
        found = self.words.called("place", name)
        return found or self.say("unnamed-place", name=self._unnamed(name, ""))

    def colour(self, name: str, many: bool = False) -> str:
        """A colour as a word beside a card or cards."""
        return self.words.or_name("colour", name, many=yes(many))

    def coloured(self, colour: str, many: bool) -> str:
        """A green card, or green cards, without an article."""
        return self.say("coloured", colour=self.colour(colour, many), many=yes(many))

    def cards(self, cards: exp.CardSet, many: bool) -> str:
        """Cards by name or colour, and where they lie."""
        if cards.name is not None:
            card = self.words.card(cards.name)
            what = self.say("cards-called", card=card, many=yes(many))
        elif cards.highest:
            coloured = self.coloured(str(cards.colour), many)
            what = self.say("cards-highest", cards=coloured, many=yes(many))
        else:
            what = self.coloured(str(cards.colour), many)
        return self.say("cards-at", cards=what, place=self.place(cards.place or _TABLE))

    def selection(self, cards: Selection) -> str:
        """Cards of a colour on the table that is counted."""
        return self.say(
            f"select-{cards.reach.replace('_', '-')}", cards=self.coloured(cards.colour, True)
        )

    def _sum_of(self, of: str) -> str:
        if of in self.ruleset.colours:
            return self.say("sum-coloured", cards=self.coloured(of, True))
        return self.say("sum-at", place=self.place(of))

    def _listed(self, word: str, parts: Sequence[str]) -> str:
        *rest, last = parts
        text = ""
        for part in rest:
            comma = "comma-clause" if word == "and-clause" else "comma"
            text = self.say(comma, left=text, right=part) if text else part
        return self.say(word, left=text, right=last) if text else last


def yes(value: bool) -> str:
    """A truth as messages take it."""
    return "yes" if value else "no"


def number(value: int) -> str:
    """A number in digits."""
    return as_written(str(value))


__all__ = ["Nouns", "number", "yes"]
