"""Rules as statements: a sentence, and under it what a reader needs to apply it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, assert_never, cast

from coyote_spec.handbook.doings import Doings, Line
from coyote_spec.handbook.kinds import kind_of, undecided
from coyote_spec.handbook.phrases import Phrases, number
from coyote_spec.handbook.words import Words, names_of
from coyote_spec.locale.names import plain
from coyote_spec.ruleset import expression as exp
from coyote_spec.ruleset import rule as kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

RuleBody: TypeAlias = (
    kind.Values
    | kind.Kept
    | kind.Numbers
    | kind.Cards
    | kind.PlaceBody
    | kind.Silence
    | kind.Box
    | kind.Means
    | kind.Chosen
    | kind.Pays
    | kind.Needs
    | kind.Requires
    | kind.Call
    | kind.Move
    | kind.With
    | kind.Moment
    | kind.Steps
)
"""Every body of a rule: a new one is added here, and the type checker names what it needs."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A rule in words: its lines are sentences, those under a line belong to it."""

    section: str
    rule: Rule
    lines: tuple[Line, ...]

    def text(self) -> str:
        """All of it as plain lines, each with its depth as blanks."""
        return "\n".join(_flat(self.lines, 0))


def _flat(lines: Sequence[Line], depth: int) -> list[str]:
    found = []
    for line in lines:
        found += ["  " * depth + line.text, *_flat(line.below, depth + 1)]
    return found


def statements(ruleset: Ruleset, language: str) -> list[Statement]:
    """Every rule of a ruleset as a statement, in the order of the rules.

    Raises InputError when there is no such language.
    """
    speaker = Statements(names_of(ruleset, language))
    return [
        Statement(section, rule, speaker.lines(section, rule)) for section, rule in ruleset.rules()
    ]


class Statements:
    """The statements of a ruleset in a language."""

    def __init__(self, words: Words, *, assumed: bool = False) -> None:
        self.words = words
        self.phrases = Phrases(words, assumed)
        self.doings = Doings(self.phrases)

    def say(self, message: str, **given: str | int) -> str:
        """A message; see `Tongue.say`."""
        return self.words.say(message, **given)

    def lines(self, section: str, rule: Rule) -> tuple[Line, ...]:
        """A rule as sentences."""
        return tuple(self._finished(line) for line in self._lines(section, rule))

    def _finished(self, line: Line) -> Line:
        below = tuple(map(self._finished, line.below))
        sentence = self.words.tongue.sentence
        if below and not plain(line.text).rstrip("”»\xa0\u202f").endswith((":", "?")):
            return Line(sentence(self.say("followed", head=line.text)), below)
        return Line(sentence(line.text), below)

    def _lines(self, section: str, rule: Rule) -> Sequence[Line]:
        phrase, name = self.phrases.phrase, rule.name
        block = self.doings.block(rule.block)
        body = cast("RuleBody", rule.body)
        match body:
            case kind.Values(ranges):
                return [self._values(section, name, ranges)]
            case kind.Kept():
                return [self._kept(name, body)]
            case kind.Numbers(colour, word, value):
                supposed = self.phrases.supposed
                amount = supposed.amount(self.say("number-on-card"), word, exp.Literal(value))
                return self._one("numbers", colour=self.phrases.colour(colour, True), clause=amount)
            case kind.Cards(colour, cards):
                return self._one(
                    "cards", colour=self.phrases.colour(colour, True), cards=self.cards(cards)
                )
            case kind.PlaceBody(each, notes):
                return [self._place(name, each, notes)]
            case kind.Silence(_):
                return [Line(self.words.question(name), self._readings(name))]
            case kind.Box(coins):
                return self.doings.spread(coins, self._box)
            case kind.Means(value):
                return self._means(name, value)
            case kind.Chosen(_):
                return self._one("chosen", how=self.words.chosen(rule))
            case kind.Pays(value):
                return self.doings.spread(value, lambda v: self.say("pays", amount=phrase(v)))
            case kind.Needs(subject, None):
                return self._one(f"free-{subject.replace(' ', '-')}")
            case kind.Needs(subject, condition):
                assert condition is not None
                return [self._only(self.say(f"needs-{subject.replace(' ', '-')}"), condition)]
            case kind.Requires(condition):
                return self._one("requires", clause=self.phrases.clause(condition))
            case kind.Call(needs):
                return [self._call(name, needs, block)]
            case kind.Move():
                return [self._move(name, body, block)]
            case kind.With(card):
                head = self.say("with", card=self.words.card(card))
                return [self.doings.under(head, block)]
            case kind.Moment(at, when):
                head = self.say(f"moment-{at.replace(' ', '-')}")
                if when is not None:
                    clause = self.phrases.supposed.clause(when)
                    head = self.say("moment-if", moment=head, clause=clause)
                return [self.doings.under(head, block)]
            case kind.Steps():
                return block
            case other:
                assert_never(other)

    def _one(self, message: str, **given: str | int) -> list[Line]:
        return [Line(self.say(message, **given))]

    def cards(self, cards: Sequence[str]) -> str:
        """Some cards as a list of words."""
        text = ""
        for n, card in enumerate(cards):
            joint = "and" if n == len(cards) - 1 else "comma"
            one = self.say("card-quoted", card=self.words.card(card))
            text = self.say(joint, left=text, right=one) if text else one
        return text

    def _values(self, section: str, name: str, ranges: Sequence[kind.ValueRange]) -> Line:
        if section == "players":
            return Line(self.say("players", range=self._either(ranges)))
        title = self.words.called("option", name) or self.phrases.phrase(exp.Option(name))
        first, *rest = ranges
        default = number(first.low)
        if first.low != first.high or first.when is not None:
            text = self._either(ranges)
            return Line(self.say("option", option=title, default=default, range=text))
        if not rest:
            return Line(self.say("option-fixed", option=title, value=default))
        text = self._either(rest)
        return Line(self.say("option-also", option=title, default=default, range=text))

    def _either(self, ranges: Sequence[kind.ValueRange]) -> str:
        """One of several ranges."""
        parts = [self._range(one) for one in ranges]
        plainly = all(one.when is None for one in ranges)
        text, last = parts[0], "or" if plainly else "or-range"
        for n, part in enumerate(parts[1:], 2):
            text = self.say(last if n == len(parts) else "comma", left=text, right=part)
        return text

    def _range(self, one: kind.ValueRange) -> str:
        if one.high is None:
            text = self.say("from", low=one.low)
        elif one.low == one.high:
            text = number(one.low)
        elif one.high == one.low + 1:
            text = self.say("or", left=number(one.low), right=number(one.high))
        else:
            text = self.say("from-to", low=one.low, high=one.high)
        if one.when is None:
            return text
        return self.say("range-if", range=text, clause=self.phrases.supposed.clause(one.when))

    def _kept(self, name: str, body: kind.Kept) -> Line:
        where = f"kept-{'seat-' if body.of_seats else ''}{body.scope}"
        scope = self.say(where)
        seat = exp.Local("it")
        node: exp.Expression = exp.FieldOf(name, seat) if body.of_seats else exp.Field(name)
        if body.kind == "truth":
            clause = self.phrases.clause(node)
            first = body.first
            if isinstance(first, exp.Literal):
                start = self.say("yes" if first.value else "no")
            else:
                start = self.phrases.clause(first)
            return Line(self.say("kept-truth", scope=scope, clause=clause, first=start))
        nobody = body.kind == "seat" and body.first == exp.Literal(False)
        first_said = self.say("nobody") if nobody else self.phrases.phrase(body.first)
        what = self.phrases.phrase(node)
        return Line(self.say("kept", scope=scope, what=what, first=first_said))

    def _place(self, name: str, each: bool, notes: Sequence[str]) -> Line:
        seen = next((n.rpartition(" ")[2] for n in notes if n.startswith("seen by")), "all")
        counted = "counted" if "counted" in notes else "uncounted"
        where = self.phrases.place(name)
        message = f"lies-{'each' if each else 'table'}"
        text = self.say(message, place=where)
        below = [Line(self.say(f"seen-{seen}")), Line(self.say(counted))]
        if "kept apart" in notes:
            below.append(Line(self.say("kept-apart")))
        return Line(text, tuple(below))

    def _readings(self, name: str) -> tuple[Line, ...]:
        found = []
        readings = self.words.ruleset.silences[name]
        for n, reading in enumerate(readings):
            words = self.phrases.reading(name, reading.name)
            if len(readings) == 1:
                message = "reading-only"
            else:
                message = "reading-we-assume" if n == 0 else "another-reading"
            found.append(Line(self.say(message, reading=words)))
        return tuple(found)

    def _box(self, coins: exp.Expression) -> str:
        if isinstance(coins, exp.Literal):
            return self.say("box-n", n=int(coins.value))
        if isinstance(coins, exp.Scale) and (each := self.phrases.each(coins.of)):
            return self.say("box-each", n=coins.factor, each=each)
        return self.say("box", amount=self.phrases.phrase(coins))

    def _means(self, name: str, value: exp.Expression) -> list[Line]:
        what = kind_of(value, self.words.ruleset)
        node = exp.Meaning(name)
        if what == "truth":
            settled = undecided((value,), True, True) if self.phrases.assumed else None
            if isinstance(settled, bool):
                return [Line(self.phrases.clause(node, settled))]
            clauses = self.phrases.clause(node), self.phrases.supposed.clause(value)
            return [Line(self.say("means-truth", clause=clauses[0], value=clauses[1]))]
        named = self.phrases.phrase(node)
        return self.doings.spread(
            value, lambda v: self.say(f"means-{what}", name=named, value=self.phrases.phrase(v))
        )

    def _only(self, head: str, condition: exp.Expression) -> Line:
        """Something that is allowed only if a condition holds; the parts of one are listed."""
        if isinstance(condition, exp.Both) and len(condition.items) > 1:
            parts = [Line(self.phrases.clause(item)) for item in condition.items]
            return Line(self.say("only-if-all", head=head), tuple(parts))
        clause = self.phrases.supposed.clause(condition)
        return Line(self.say("only-if", head=head, clause=clause))

    def _call(self, name: str, needs: exp.Expression | None, block: Sequence[Line]) -> Line:
        below = [Line(self.say("call"))]
        if needs is not None:
            below.append(self._only(self.say("allowed"), needs))
        if block:
            below.append(Line(self.say("own-settling"), tuple(block)))
        return Line(self._move_name(name), tuple(below))

    def _move(self, name: str, body: kind.Move, block: Sequence[Line]) -> Line:
        below = [Line(self.say(f"timing-{body.timing}"))]
        if body.needs is not None:
            below.append(self._only(self.say("allowed"), body.needs))
        if body.choice is not None:
            actor = body.chooser == kind.ACTOR
            who = exp.Local(kind.ACTOR) if actor else self._seat_called(body.chooser)
            below.append(Line(self.say(f"chooses-{body.choice}", seat=self.phrases.phrase(who))))
        return Line(self._move_name(name), (*below, *block))

    def _seat_called(self, name: str) -> exp.Expression:
        from coyote_spec.ruleset.ruleset import FRAME, LOCALS

        if name in LOCALS:
            return exp.Local(name)
        if name in FRAME or name in self.words.ruleset.fields:
            return exp.Field(name)
        return exp.Meaning(name)

    def _move_name(self, name: str) -> str:
        return self.say("move-called", move=self.words.or_name("move", name))


__all__ = ["Statement", "Statements", "statements"]
