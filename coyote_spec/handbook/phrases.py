"""Expressions as phrases: a number, a seat or a card as a noun, a truth as a clause.

A clause is said or denied; denial goes inwards as far as it can, so that no language needs "it is
not the case that". A condition on each seat (`it`) is a relative clause: "who is still in".
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, assert_never

from coyote_spec.handbook.kinds import checked, kind_of, undecided
from coyote_spec.handbook.nouns import Nouns, number, yes
from coyote_spec.ruleset import expression as exp

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.ruleset.effect import Place

_DENIED = {
    "is": "is not",
    "is not": "is",
    "above": "at most",
    "at most": "above",
    "below": "at least",
    "at least": "below",
}
_COMPOUND = (
    exp.Add,
    exp.Subtract,
    exp.DivideUp,
    exp.Larger,
    exp.Smaller,
    exp.Conditional,
    exp.Consulted,
)
"""Numbers that could be misread inside a larger one."""

_IT = exp.Local("it")


@dataclass(frozen=True, slots=True)
class Phrases(Nouns):
    """The phrases of a ruleset in a language."""

    @property
    def supposed(self) -> Phrases:
        """The same, for what stands after an "if"."""
        return replace(self, mood="if")

    @property
    def _plain(self) -> Phrases:
        return replace(self, mood="is")

    # ------------------------------------------------------------ any expression

    def phrase(self, node: exp.Expression) -> str:
        """Any expression: a noun phrase, or a clause for a truth."""
        match checked(node):
            case exp.Literal(bool()):
                return self.clause(node)
            case exp.Literal(value):
                return number(value)
            case exp.Local(name) if name in self.given:
                known = self.words.or_name("name", name)
                return self.say("known-value", what=known, value=number(self.given[name]))
            case exp.Option(name) | exp.Field(name) | exp.Local(name) | exp.Meaning(name):
                return self._named(node, name)
            case exp.FieldOf(name, of):
                return self._named(node, name, self.phrase(of))
            case exp.Worn(place, of):
                return self.say("worn", place=self.place(place, self.phrase(of)))
            case exp.Add(left, exp.Literal(int(less))) if less < 0:
                return self.say("minus", left=self.phrase(left), right=number(-less))
            case exp.Add(left, right):
                return self.say("plus", left=self.phrase(left), right=self._part(right))
            case exp.Subtract(left, right):
                return self.say("minus", left=self.phrase(left), right=self._part(right))
            case exp.Scale(factor, of):
                return self.say("times", n=factor, of=self._part(of))
            case exp.DivideUp(of, by):
                return self.say("divide-up", of=self._part(of), by=by)
            case exp.Larger(left, right):
                return self.say("larger", left=self._part(left), right=self._part(right))
            case exp.Smaller(left, right):
                return self.say("smaller", left=self._part(left), right=self._part(right))
            case exp.CountSeats(where):
                return self.say("count-seats", who=self.who(where, many=True))
            case exp.SumSeats(name):
                return self._over_seats(name)
            case exp.SumCards(of):
                return self._sum_of(of)
            case exp.CountCards(cards):
                return self.say("count-cards", cards=self.cards(cards, True))
            case exp.Size(place):
                return self.say("size", place=self.place(place))
            case exp.NextSeat(direction, of, where):
                who = self.who(where)
                return self.say(f"next-{direction}", of=self.phrase(of), who=who)
            case exp.FirstSeat(where):
                return self.say("first-seat", who=self.who(where))
            case exp.Holder(card):
                return self.say("holder", card=self.words.card(card))
            case exp.Conditional(then, condition, otherwise):
                clause = self.supposed.clause(condition)
                return self.fork(self.phrase(then), clause, self.phrase(otherwise))
            case exp.Consulted(_, cases) if self.assumed:
                return self.phrase(cases[0][1])
            case exp.Consulted(silence, cases):
                if kind_of(node, self.ruleset) == "truth":
                    return self.clause(node)
                return self._readings(silence, [(r, self.phrase(v)) for r, v in cases])
            case exp.Compare() | exp.Within() | exp.Negate() | exp.Both() | exp.Either():
                return self.clause(node)
            case exp.SomeCards() | exp.SeveralCards() | exp.NoCards():
                return self.clause(node)
            case other:
                assert_never(other)

    def _part(self, node: exp.Expression) -> str:
        """A number inside a larger one; a sum is set apart."""
        text = self.phrase(node)
        return self.say("grouped", what=text) if isinstance(node, _COMPOUND) else text

    def fork(self, then: str, condition: str, otherwise: str) -> str:
        """One thing if a condition holds, else another."""
        return self.say("fork", then=then, condition=condition, otherwise=otherwise)

    def _readings(self, silence: str, cases: Sequence[tuple[str, str]]) -> str:
        """A value under each reading."""
        said = []
        for n, (name, value) in enumerate(cases):
            reading = self.reading(silence, name)
            message = "value-other" if n else "value-assumed"
            said.append(self.say(message, value=value, reading=reading))
        question = self.words.question(silence)
        return self.say("open-value", values=self._listed("or", said), question=question)

    def _named(self, node: exp.Expression, name: str, seat: str = "") -> str:
        if kind_of(node, self.ruleset) == "truth":
            return self._true(name, seat, True)
        fits = self._has(name, ".not") is False and self._has(name, ".whose") is bool(seat)
        found = self.words.called("name", name, seat=seat) if fits else None
        return found or self._unnamed(name, seat)

    def at(self, place: Place) -> str:
        """A place of an effect."""
        return self.place(place.name, "" if place.of is None else self.phrase(place.of))

    # ------------------------------------------------------------ truths

    def clause(self, node: exp.Expression, holds: bool = True) -> str:
        """A truth as a clause; or that it doesn't hold."""
        match checked(node):
            case exp.Literal(value):
                return self.say("always" if bool(value) == holds else "never")
            case exp.Negate(of):
                return self.clause(of, not holds)
            case exp.Both(items):
                return self._all(items, holds) if holds else self._some(items, holds)
            case exp.Either(items):
                return self._some(items, holds) if holds else self._all(items, holds)
            case exp.Compare(left, word, right):
                return self._compare(left, word if holds else _DENIED[word], right)
            case exp.Within(value, exp.Literal(int(low)), exp.Literal(int(high))) if (
                holds and high == low + 1
            ):
                either = self.words.say("or", left=number(low), right=number(high))
                return self.say("number-is", left=self.phrase(value), right=either)
            case exp.Within(value, low, high):
                ends = {"low": self.phrase(low), "high": self.phrase(high)}
                message = "within" if holds else "not-within"
                return self.say(message, value=self.phrase(value), **ends)
            case exp.SomeCards(cards):
                return self.say("some" if holds else "none", cards=self.cards(cards, False))
            case exp.NoCards(cards):
                return self.say("none" if holds else "some", cards=self.cards(cards, False))
            case exp.SeveralCards(cards):
                return self._several(cards, holds)
            case exp.Field(name) | exp.Local(name) | exp.Meaning(name):
                return self._true(name, "", holds)
            case exp.FieldOf(name, of):
                return self._true(name, self.phrase(of), holds)
            case exp.Conditional(then, condition, otherwise):
                first, second = self.clause(then, holds), self.clause(otherwise, holds)
                return self.fork(first, self.supposed.clause(condition), second)
            case exp.Consulted(_, cases) if self.assumed:
                return self.clause(cases[0][1], holds)
            case exp.Consulted(silence, cases):
                return self._consulted(silence, cases, holds)
            case _:
                raise TypeError(f"{type(node).__name__} is no truth")

    def _several(self, cards: exp.CardSet, holds: bool) -> str:
        """That there is more than one; of the highest: that several share the value."""
        message = "several-highest" if cards.highest else "several"
        said = self.cards(replace(cards, highest=False), True)
        return self.say(message if holds else f"not-{message}", cards=said)

    def _true(self, name: str, seat: str, holds: bool) -> str:
        fits = self._has(name, ".not") and self._has(name, ".who") is bool(seat)
        part = "" if holds else ".not"
        found = self.words.called("name", name, part, seat=seat, mood=self.mood)
        if fits and found is not None:
            return found
        message = "unnamed-true" if holds else "unnamed-false"
        return self.say(message, name=self._unnamed(name, seat))

    def _all(self, items: Sequence[exp.Expression], holds: bool) -> str:
        return self._joined("and-clause", items, holds)

    def _some(self, items: Sequence[exp.Expression], holds: bool) -> str:
        return self._joined("or", items, holds)

    def _joined(self, word: str, items: Sequence[exp.Expression], holds: bool) -> str:
        left = undecided(items, holds, word != "or") if self.assumed else items
        if isinstance(left, bool):
            return self.say("always" if left else "never")
        inner = self._inner if len(left) > 1 else self.clause
        return self._listed(word, [inner(item, holds) for item in left])

    def _inner(self, item: exp.Expression, holds: bool) -> str:
        """A clause inside a list; what would be misread beside the others is set apart."""
        text = self.clause(item, holds)
        core = item.of if isinstance(item, exp.Negate) else item
        while self.assumed and isinstance(core, exp.Consulted):
            core = core.cases[0][1]
        mixed = isinstance(core, exp.Both | exp.Either | exp.Conditional | exp.Consulted)
        return self.say("grouped", what=text) if mixed else text

    def _compare(self, left: exp.Expression, word: str, right: exp.Expression) -> str:
        ruleset, kind = self.ruleset, kind_of(left, self.ruleset)
        if kind == "number" or kind_of(right, ruleset) == "number":
            toward = _direction(right) if left == exp.Field("direction") else None
            if toward is not None and word in ("is", "is not"):
                return self.say(f"direction-{toward}" + (".not" if word == "is not" else ""))
            return self.amount(self.phrase(left), word, right)
        if kind == "truth":
            same = "same-truth" if word == "is" else "other-truth"
            said = self._plain.phrase
            return self.say(same, left=said(left), right=said(right))
        return self.say(
            f"{kind}-{word.replace(' ', '-')}", left=self.phrase(left), right=self.phrase(right)
        )

    def amount(self, left: str, word: str, right: exp.Expression) -> str:
        """That a number is above, below… another one."""
        return self.say(f"number-{word.replace(' ', '-')}", left=left, right=self.phrase(right))

    def _consulted(
        self, silence: str, cases: Sequence[tuple[str, exp.Expression]], holds: bool
    ) -> str:
        """A truth under each reading: under which readings it holds, or what it then takes."""
        found, assumed = [], self.reading(silence, cases[0][0])
        assumed_is_said = False
        for n, (name, value) in enumerate(cases):
            reading, which = self.reading(silence, name), "other" if n else "assumed"
            if not isinstance(value, exp.Literal):
                clause = self.clause(value, holds)
                found.append(self.say(f"under-{which}", reading=reading, clause=clause))
            elif bool(value.value) == holds:
                found.append(self.say(f"as-{which}", reading=reading))
            else:
                continue
            assumed_is_said = assumed_is_said or n == 0
        answers = self._listed("or", found) if found else self.say("never")
        if not assumed_is_said:
            answers = self.say("we-assume-other", clause=answers, reading=assumed)
        question = self.words.question(silence)
        return self.say("open-clause", question=question, answers=answers)

    # ------------------------------------------------------------ each seat

    def who(self, where: exp.Expression, holds: bool = True, many: bool = False) -> str:
        """A condition on `it` as a relative clause: who is still in."""
        if self.mood != "is":
            return self._plain.who(where, holds, many)
        match where:
            case exp.Negate(of):
                return self.who(of, not holds, many)
            case exp.Both(items) if holds:
                return self._listed("and", [self.who(item, True, many) for item in items])
            case exp.Either(items) if not holds:
                return self._listed("and", [self.who(item, False, many) for item in items])
            case exp.FieldOf(name, of) if of == _IT:
                part = ".who" if holds else ".who-not"
                if found := self.words.called("name", name, part, many=yes(many)):
                    return found
            case exp.Compare(exp.FieldOf(name, of), word, right) if of == _IT:
                word = word if holds else _DENIED[word]
                if kind_of(where.left, self.ruleset) == "number":
                    bare = self._unnamed(name, "")
                    found = self.words.called("name", name, ".whose")
                    whose = found or self.say("unnamed-whose", name=bare)
                    return self.amount(whose, word, right)
            case exp.Compare(left, word, right) if left == _IT and word in ("is", "is not"):
                word = word if holds else _DENIED[word]
                message = "who-is" if word == "is" else "who-is-not"
                return self.say(message, seat=self.phrase(right), many=yes(many))
            case _:
                pass
        return self.say("such-that", clause=self.clause(where, holds), many=yes(many))


def _direction(node: exp.Expression) -> str | None:
    match node:
        case exp.Literal(1):
            return "left"
        case exp.Literal(-1):
            return "right"
        case _:
            return None


__all__ = ["Phrases", "number", "yes"]
