"""Effects as lines: what is done, and under it what is done in each case."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, assert_never, cast

from coyote_spec.handbook.kinds import kind_of
from coyote_spec.handbook.phrases import Phrases, number, yes
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as exp

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Deed: TypeAlias = (
    do.Nothing
    | do.Draw
    | do.MoveCards
    | do.Drop
    | do.Flip
    | do.Multiply
    | do.SetValue
    | do.Becomes
    | do.Takes
    | do.GivesBack
    | do.Bids
    | do.Wins
    | do.Passes
    | do.ThenBid
    | do.RoundEnds
    | do.Shuffle
    | do.DiscardAll
    | do.CopiesAct
    | do.When
    | do.Consult
    | do.Each
    | do.Starting
    | do.Reading
)
"""Every effect of a checked ruleset: a new one is added here, and the type checker names the
places that need it."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a rule and the lines under it; not yet a sentence: see `Tongue.sentence`."""

    text: str
    below: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Doings:
    """The effects of a ruleset in a language."""

    phrases: Phrases

    def say(self, message: str, **given: str | int) -> str:
        """A message; see `Tongue.say`."""
        return self.phrases.say(message, **given)

    def block(self, block: do.Block) -> tuple[Line, ...]:
        """The lines of some effects. Where only what is assumed is said, nothing is said of what
        does nothing beside other things."""
        lines = tuple(line for step in block for line in self.lines(step))
        if not self.phrases.assumed:
            return lines
        return tuple(line for line in lines if line != Line(self.say("nothing"))) or lines

    def lines(self, effect: do.Effect) -> Sequence[Line]:
        """The lines of one effect."""
        phrase = self.phrases.phrase
        match cast("Deed", effect):
            case do.Nothing():
                return self._one("nothing")
            case do.Draw(count, to):
                return self._draw(count, to)
            case do.MoveCards(source, to):
                at = self.phrases.at
                return self._one("move-cards", source=at(source), to=at(to))
            case do.Drop(cards):
                return self._one("drop", cards=self.phrases.selection(cards))
            case do.Flip(cards, colour):
                many = yes(cards.reach.startswith("every"))
                word = self.phrases.colour(colour, many == "yes")
                selected = self.phrases.selection(cards)
                return self._one("flip", cards=selected, colour=word, many=many)
            case do.Multiply(cards, factor):
                return self._one("multiply", cards=self.phrases.selection(cards), n=number(factor))
            case do.SetValue(cards, value):
                return self._one("set-value", cards=self.phrases.selection(cards), n=number(value))
            case do.Becomes(target, value):
                return self.spread(value, lambda v: self._becomes(target, v))
            case do.Takes(seat, coins):
                return self.spread(coins, lambda v: self._coins("takes", phrase(seat), v))
            case do.GivesBack(seat, coins):
                return self.spread(coins, lambda v: self._coins("gives-back", phrase(seat), v))
            case do.Bids(seat, exp.Field("bid")):
                return self._one("bids-same", seat=phrase(seat))
            case do.Bids(seat, amount):
                return self._one("bids", seat=phrase(seat), amount=phrase(amount))
            case do.Wins(seat):
                return self._one("wins", seat=phrase(seat))
            case do.Passes(None):
                return self._one("passes")
            case do.Passes(to):
                assert to is not None
                return self.spread(to, lambda v: self.say("passes-to", seat=phrase(v)))
            case do.ThenBid():
                return self._one("then-bid")
            case do.RoundEnds():
                return self._one("round-ends")
            case do.Shuffle(how):
                return self._one(f"shuffle-{how}")
            case do.DiscardAll():
                return self._one("discard-all")
            case do.CopiesAct(every):
                return self._one("copies-every" if every else "copies-one")
            case do.When(branches):
                return self._when(branches)
            case do.Consult(silence, branches):
                arms = [(str(b.key), self.block(b.block)) for b in branches]
                return self._open(silence, arms)
            case do.Each(where, block):
                if where is None:
                    head = self.say("each-seat")
                else:
                    head = self.say("each-seat-who", who=self.phrases.who(where))
                return [self.under(head, self.block(block))]
            case do.Starting(block):
                return [self.under(self.say("starts-next"), self.block(block))]
            case do.Reading(name, _):
                return [Line(name)]
            case other:
                assert_never(other)

    def _one(self, message: str, **given: str | int) -> list[Line]:
        return [Line(self.say(message, **given))]

    def under(self, head: str, lines: Sequence[Line]) -> Line:
        """Lines under a head; a single plain one stands beside it."""
        if len(lines) == 1 and not lines[0].below:
            return Line(self.say("beside", head=head, line=lines[0].text))
        return Line(head, tuple(lines))

    def _when(self, branches: Sequence[do.Branch]) -> list[Line]:
        """What is done in each case. Where only what is assumed is said, a case in which the same
        is done as otherwise isn't told apart."""
        arms = [(branch, self.block(branch.block)) for branch in branches]
        if self.phrases.assumed and arms[-1][0].key is None:
            while len(arms) > 1 and arms[-2][1] == arms[-1][1]:
                del arms[-2]
            if len(arms) == 1:
                return list(arms[0][1])
        return [self._arm(branch, done, first=n == 0) for n, (branch, done) in enumerate(arms)]

    def _arm(self, branch: do.Branch, done: Sequence[Line], first: bool) -> Line:
        if branch.key is None:
            head = self.say("otherwise")
        else:
            assert isinstance(branch.key, exp.Expression)
            clause = self.phrases.supposed.clause(branch.key)
            head = self.say("if" if first else "otherwise-if", clause=clause)
        return self.under(head, done)

    def _open(self, silence: str, arms: Sequence[tuple[str, Sequence[Line]]]) -> list[Line]:
        """What is done under each reading, or under the assumed one alone."""
        if self.phrases.assumed:
            return list(arms[0][1])
        if len(arms) == 1:
            return [self.under(self.say("we-assume"), arms[0][1])]
        lines = []
        for n, (name, block) in enumerate(arms):
            message = "reading-we-assume" if n == 0 else "another-reading"
            reading = self.phrases.reading(silence, name)
            lines.append(self.under(self.say(message, reading=reading), block))
        question = self.phrases.words.question(silence)
        return [Line(self.say("left-open", question=question), tuple(lines))]

    def spread(self, value: exp.Expression, said: Callable[[exp.Expression], str]) -> list[Line]:
        """What is said of a value; of one that depends on something, in each case."""
        match value:
            case exp.Conditional(then, condition, otherwise):
                head = self.say("if", clause=self.phrases.supposed.clause(condition))
                first, second = self.spread(then, said), self.spread(otherwise, said)
                if self.phrases.assumed and first == second:
                    return first
                return [self.under(head, first), self.under(self.say("otherwise"), second)]
            case exp.Consulted(silence, cases):
                return self._open(silence, [(r, self.spread(v, said)) for r, v in cases])
            case _:
                return [Line(said(value))]

    def _draw(self, count: exp.Expression, to: do.Place | do.PlaceBySilence) -> list[Line]:
        if isinstance(to, do.Place):
            return [Line(self._drawn(count, self.phrases.at(to)))]
        arms = [(name, [Line(self._drawn(count, self.phrases.at(at)))]) for name, at in to.cases]
        return self._open(to.silence, arms)

    def _drawn(self, count: exp.Expression, place: str) -> str:
        if isinstance(count, exp.Literal):
            return self.say("draw-n", n=int(count.value), place=place)
        return self.say("draw", amount=self.phrases.phrase(count), place=place)

    def _coins(self, message: str, seat: str, coins: exp.Expression) -> str:
        if isinstance(coins, exp.Literal):
            return self.say(f"{message}-n", seat=seat, n=int(coins.value))
        return self.say(message, seat=seat, amount=self.phrases.phrase(coins))

    def _becomes(self, target: exp.Expression, value: exp.Expression) -> str:
        """A field is given a value."""
        if value == target:
            return self.say("nothing")
        phrases, kind = self.phrases, kind_of(target, self.phrases.ruleset)
        if kind == "truth":
            if isinstance(value, exp.Literal):
                message = "from-now" if isinstance(target, exp.FieldOf) else "noted"
                return self.say(message, clause=phrases.clause(target, bool(value.value)))
            clauses = phrases.clause(target), phrases.supposed.clause(value)
            return self.say("from-now-if", clause=clauses[0], condition=clauses[1])
        if isinstance(target, exp.Field) and (special := self._turned(target, value)):
            return special
        name = getattr(target, "name", "")
        seat = phrases.phrase(target.of) if isinstance(target, exp.FieldOf) else ""
        match value:
            case exp.Add(left, exp.Literal(more)) if left == target:
                message, by = ("falls", -more) if more < 0 else ("rises", more)
                return self.say(message, what=phrases.phrase(target), by=number(by))
            case exp.Scale(factor, of) if of == target and factor > 1:
                what = phrases.phrase(target)
                if factor == 2:
                    return self.say("doubles", what=what)
                return self.say("multiplies", what=what, by=number(factor))
            case exp.Subtract(left, exp.Literal(less)) if left == target:
                return self.say("falls", what=phrases.phrase(target), by=number(less))
            case exp.Literal(False) if kind == "seat":
                return self.say("becomes", what=phrases.phrase(target), value=self.say("nobody"))
            case _:
                new = phrases.phrase(value)
        own = phrases.words.called("name", name, ".set", value=new, seat=seat)
        return own or self.say("becomes", what=phrases.phrase(target), value=new)

    def _turned(self, target: exp.Field, value: exp.Expression) -> str:
        """The direction of play has words of its own: 1 is to the left, -1 to the right."""
        if target.name != "direction":
            return ""
        match value:
            case exp.Literal(1):
                return self.say("direction-left")
            case exp.Literal(-1):
                return self.say("direction-right")
            case exp.Subtract(exp.Literal(0), of) if of == target:
                return self.say("direction-turns")
            case _:
                return ""


__all__ = ["Doings", "Line"]
