"""Names and types of expressions: what comes out is resolved, and fits where it stands."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING

from coyote_spec.elaborate.names import Names, unknown
from coyote_spec.locale.mistakes import Hint, Wrong, quoted
from coyote_spec.locale.said import Several
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.ruleset import LOCALS, PILES, number_of
from coyote_spec.source import Report, Span

if TYPE_CHECKING:
    from coyote_spec.ruleset.rule import Means

_TRUTHS = ("true", "false")
"""What others call the words of the language `yes` and `no`."""


@dataclass(frozen=True, slots=True)
class Scope:
    """What can be spoken of at a place: the locals, and whether there is a state at all."""

    locals: frozenset[str] = frozenset()
    state: bool = True

    def plus(self, *more: str) -> Scope:
        """The scope with further locals."""
        return replace(self, locals=self.locals | set(more))


class Expressions:
    """Resolves expressions; mistakes go to the report, and what comes out has the right type."""

    def __init__(self, names: Names, report: Report) -> None:
        self.names = names
        self.report = report
        self.consulted: set[str] = set()
        self.used: set[str] = set()
        self._open: list[str] = []
        self._meaning: dict[str, say.Expression] = {}

    def resolve(self, node: say.Expression, want: str, scope: Scope) -> say.Expression:
        """The resolved expression, which must be of the type that is wanted."""
        result, kind = self.typed(node, scope, want)
        if want != "?" and kind not in (want, "?"):
            self._wrong_type(node.span, want, kind)
        return result

    def typed(
        self, node: say.Expression, scope: Scope, want: str = "?"
    ) -> tuple[say.Expression, str]:
        """The resolved expression with its type; the type is ? after a mistake."""

        def number(part: say.Expression) -> say.Expression:
            return self.resolve(part, "number", scope)

        def truth(part: say.Expression) -> say.Expression:
            return self.resolve(part, "truth", scope)

        match node:
            case say.Literal(value):
                return node, "truth" if isinstance(value, bool) else "number"
            case say.Name(name):
                return self._name(node, name, scope)
            case say.NameOf(name, of):
                return self._name_of(node, name, of, scope)
            case say.Add(left, right) | say.Subtract(left, right):
                return replace(node, left=number(left), right=number(right)), "number"
            case say.Larger(left, right) | say.Smaller(left, right):
                return replace(node, left=number(left), right=number(right)), "number"
            case say.Scale(_, of):
                return replace(node, of=number(of)), "number"
            case say.DivideUp(of, by):
                if by <= 0:
                    self.report.add("division", node.span, Wrong("elaborate-division"))
                return replace(node, of=number(of)), "number"
            case say.Compare():
                return self._compare(node, scope), "truth"
            case say.Within(value, low, high):
                ends = number(low), number(high)
                return say.Within(number(value), *ends, span=node.span), "truth"
            case say.Negate(of):
                return replace(node, of=truth(of)), "truth"
            case say.Both(items) | say.Either(items):
                return replace(node, items=tuple(map(truth, items))), "truth"
            case say.Conditional(then, condition, otherwise):
                one, kind = self.typed(then, scope, want)
                other = self.resolve(otherwise, want if kind == "?" else kind, scope)
                return say.Conditional(one, truth(condition), other, span=node.span), kind
            case say.CountSeats(where):
                self._stateful(node, scope)
                inner = self.resolve(where, "truth", scope.plus("it"))
                return replace(node, where=inner), "number"
            case say.FirstSeat(where):
                self._stateful(node, scope)
                return replace(node, where=self.resolve(where, "truth", scope.plus("it"))), "seat"
            case say.NextSeat(_, of, where):
                self._stateful(node, scope)
                inner = self.resolve(where, "truth", scope.plus("it"))
                start = self.resolve(of, "seat", scope)
                return replace(node, of=start, where=inner), "seat"
            case say.SumSeats(name):
                self._stateful(node, scope)
                self._seat_field(name, "number", node.span)
                return node, "number"
            case say.SumCards(of):
                self._stateful(node, scope)
                self._colour_or_place(of, node.span)
                return node, "number"
            case say.CountCards(cards):
                self._cards(cards, node.span, scope, node)
                return node, "number"
            case say.SomeCards(cards) | say.NoCards(cards) | say.SeveralCards(cards):
                self._cards(cards, node.span, scope, node)
                return node, "truth"
            case say.Size(place):
                self._stateful(node, scope)
                self.place(place, node.span, PILES)
                return node, "number"
            case say.Holder(card):
                self._stateful(node, scope)
                self.card(card, node.span)
                return node, "seat"
            case say.Consulted(silence, cases):
                return self._consulted(node, silence, cases, scope, want)
            case say.Option() | say.Field() | say.FieldOf() | say.Local() | say.Meaning():
                return node, self._of_resolved(node)
            case say.Worn():
                return node, "card"
            case _:
                self.nothing_before(node.span)
                return node, "?"

    def _of_resolved(
        self, node: say.Option | say.Field | say.FieldOf | say.Local | say.Meaning
    ) -> str:
        """The type of what is resolved already: definitions of a checked ruleset are."""
        match node:
            case say.Option():
                return "number"
            case say.Field(name):
                return self.names.fields.get(name, "?")
            case say.FieldOf(name):
                return self.names.seat_fields.get(name, "?")
            case say.Local(name):
                return LOCALS[name]
            case say.Meaning(name):
                return self.meaning(name)[1]

    def _name(self, node: say.Expression, name: str, scope: Scope) -> tuple[say.Expression, str]:
        names = self.names
        self.used.add(name)
        if name in names.options or name == "players":
            return say.Option(name, span=node.span), "number"
        if name in LOCALS:
            if name not in scope.locals:
                said = Wrong("elaborate-not-now", name=name)
                self._not_here(node.span, said, scope)
                return node, "?"
            return say.Local(name, span=node.span), LOCALS[name]
        if name in names.fields:
            self._stateful(node, scope)
            return say.Field(name, span=node.span), names.fields[name]
        if name in names.meanings:
            self._stateful(node, scope)
            _, kind = self.meaning(name)
            missing = names.speaks_of.get(name, frozenset()) - scope.locals
            if missing:
                said = Wrong("elaborate-speaks-of", name=name, local=min(missing))
                self._not_here(node.span, said, scope)
            return say.Meaning(name, span=node.span), kind
        if name in names.seat_fields or name in names.places:
            hint = Hint("elaborate-of-a-seat", name=name)
            said = Wrong("elaborate-of-a-seat", name=name)
            self.report.add("unknown-name", node.span, said, hint)
        else:
            hint = unknown(self._speakable(scope), name)
            if name in _TRUTHS:
                hint = Hint("elaborate-yes" if name == "true" else "elaborate-no")
            said = Wrong("elaborate-no-name", name=name)
            self.report.add("unknown-name", node.span, said, hint)
        return node, "?"

    def _speakable(self, scope: Scope) -> set[str]:
        """The names that could stand at a place."""
        if not scope.state:
            return {*self.names.options, "players"}
        return self.names.everything() - (set(LOCALS) - scope.locals)

    def meaning(self, name: str) -> tuple[say.Expression, str]:
        """What a defined name means, resolved once, with its type."""
        names = self.names
        if name in self._open:
            circle = " → ".join([*self._open[self._open.index(name) :], name])
            said = Wrong("elaborate-circle", circle=circle)
            self.report.add("circle", names.meanings[name].mark.span, said)
            names.types.setdefault(name, "?")
        if name not in names.types:
            self._open.append(name)
            body: Means = names.meanings[name].body  # type: ignore[assignment]
            everything = Scope(frozenset(LOCALS) - {"due", "turned_over"})
            result, kind = self.typed(body.value, everything)
            self._open.pop()
            names.types[name] = kind
            names.speaks_of[name] = self._locals(result)
            self._meaning[name] = result
        return self._meaning.get(name, say.Literal(0)), names.types[name]

    def _locals(self, node: object) -> frozenset[str]:
        """The locals that an expression speaks of, those that it binds itself left out."""
        match node:
            case say.Local(name):
                return frozenset({name})
            case say.Meaning(name):
                return self.names.speaks_of.get(name, frozenset())
            case say.CountSeats(where) | say.FirstSeat(where):
                return self._locals(where) - {"it"}
            case say.NextSeat(_, of, where):
                return self._locals(of) | (self._locals(where) - {"it"})
            case tuple():
                return frozenset().union(*map(self._locals, node))
            case say.Expression():
                values = [getattr(node, field.name) for field in fields(node)]
                return frozenset().union(*map(self._locals, values))
            case _:
                return frozenset()

    def _name_of(
        self, node: say.Expression, name: str, of: say.Expression, scope: Scope
    ) -> tuple[say.Expression, str]:
        self._stateful(node, scope)
        self.used.add(name)
        seat = self.resolve(of, "seat", scope)
        if name in self.names.seat_fields:
            return say.FieldOf(name, seat, span=node.span), self.names.seat_fields[name]
        if name in self.names.places:
            if not self.names.places[name].each:
                self.report.add("wrong-type", node.span, Wrong("elaborate-not-worn", name=name))
            return say.Worn(name, seat, span=node.span), "card"
        hint = unknown({*self.names.seat_fields, *self.names.places}, name)
        self.report.add("unknown-name", node.span, Wrong("elaborate-no-seat-has", name=name), hint)
        return node, "?"

    def _compare(self, node: say.Compare, scope: Scope) -> say.Expression:
        if node.word not in ("is", "is not"):
            low = self.resolve(node.left, "number", scope)
            return replace(node, left=low, right=self.resolve(node.right, "number", scope))
        left, kind = self.typed(node.left, scope)
        return replace(node, left=left, right=self.resolve(node.right, kind, scope))

    def _consulted(
        self,
        node: say.Consulted,
        silence: str,
        cases: tuple[tuple[str, say.Expression], ...],
        scope: Scope,
        want: str,
    ) -> tuple[say.Expression, str]:
        self.readings(silence, [(name, value.span) for name, value in cases], node.span)
        resolved, kind = [], want
        for reading, value in cases:
            one, found = self.typed(value, scope, kind)
            kind = found if kind == "?" else kind
            if found not in (kind, "?"):
                self._wrong_type(value.span, kind, found)
            resolved.append((reading, one))
        return say.Consulted(silence, tuple(resolved), span=node.span), kind

    def readings(self, silence: str, given: list[tuple[str, Span]], span: Span) -> None:
        """A silence that is consulted exists, and each of its readings is answered once."""
        answers = [name for name, _ in given]
        self.consulted.add(silence)
        known = self.names.silences.get(silence)
        if known is None:
            hint = unknown(set(self.names.silences), silence)
            said = Wrong("elaborate-no-silence", silence=silence)
            self.report.add("unknown-silence", span, said, hint)
            return
        for reading, place in given:
            if reading not in known:
                said = Wrong("elaborate-not-its-reading", silence=silence, reading=reading)
                self.report.add("unknown-reading", place, said, unknown(set(known), reading))
        for reading in known:
            if answers.count(reading) != 1 and set(answers) <= set(known):
                said = Wrong("elaborate-one-answer", silence=silence, reading=reading)
                arms = Several(", ", [f"`{name}: …`" for name in known])
                hint = Hint("elaborate-one-answer", lines=arms)
                self.report.add("reading-not-answered", span, said, hint)

    def nothing_before(self, span: Span) -> None:
        """Reports an `as before` that couldn't be filled in."""
        said, hint = Wrong("elaborate-nothing-before"), Hint("elaborate-nothing-before")
        self.report.add("as-before", span, said, hint)

    def _wrong_type(self, span: Span, want: str, kind: str) -> None:
        needed, given = Wrong(f"elaborate-a-{want}"), Wrong(f"elaborate-a-{kind}")
        said = Wrong("elaborate-type", needed=needed, given=given)
        self.report.add("wrong-type", span, said)

    def _not_here(self, span: Span, said: Wrong, scope: Scope) -> None:
        here = quoted(sorted(scope.locals))
        self.report.add("not-here", span, said, Hint("elaborate-here", names=here) if here else "")

    def _stateful(self, node: say.Expression, scope: Scope) -> None:
        if not scope.state:
            self.report.add("not-here", node.span, Wrong("elaborate-before-the-game"))

    def _seat_field(self, name: str, kind: str, span: Span) -> None:
        self.used.add(name)
        if self.names.seat_fields.get(name) != kind:
            numbers = {n for n, k in self.names.seat_fields.items() if k == kind}
            said = Wrong("elaborate-no-number-of-seats", name=name)
            self.report.add("unknown-name", span, said, unknown(numbers, name))

    def _colour_or_place(self, name: str, span: Span) -> None:
        self.used.add(name)
        if name not in self.names.colours and name not in self.names.places:
            hint = unknown({*self.names.colours, *self.names.places}, name)
            said = Wrong("elaborate-neither", name=name)
            self.report.add("unknown-name", span, said, hint)

    def colour(self, name: str, span: Span) -> None:
        """A colour that is spoken of must be a colour of cards."""
        if name not in self.names.colours:
            hint = unknown(self.names.colours, name)
            if name in self.names.cards:
                hint = Hint("elaborate-in-quotes", card=name)
            self.report.add("unknown-colour", span, Wrong("elaborate-no-colour", colour=name), hint)

    def place(self, name: str, span: Span, others: tuple[str, ...] = ()) -> None:
        """A place that is spoken of must be declared, or be one of the others."""
        self.used.add(name)
        if name not in self.names.places and name not in others:
            hint = unknown({*self.names.places, *others}, name)
            self.report.add("unknown-place", span, Wrong("elaborate-no-place", place=name), hint)

    def card(self, name: str, span: Span) -> None:
        """A card that is spoken of must be declared."""
        self.used.add(f'"{name}"')
        if name not in self.names.cards:
            hint = unknown(self.names.cards, name)
            if number_of(name) is not None:
                hint = Hint("elaborate-number-as-card", card=name)
            self.report.add("unknown-card", span, Wrong("elaborate-no-card", card=name), hint)

    def _cards(self, cards: say.CardSet, span: Span, scope: Scope, node: say.Expression) -> None:
        self._stateful(node, scope)
        if cards.name is not None:
            self.card(cards.name, span)
        if cards.colour is not None:
            self.colour(cards.colour, span)
        if cards.place is not None:
            self.place(cards.place, span, (*PILES, "played"))
