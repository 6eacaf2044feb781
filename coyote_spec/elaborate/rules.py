"""Each rule fits its section; its expressions and effects are resolved and make sense there."""

from __future__ import annotations

from dataclasses import fields, replace

from coyote_spec.elaborate.expressions import Expressions, Scope
from coyote_spec.elaborate.inherit import Sections
from coyote_spec.elaborate.names import unknown
from coyote_spec.locale.mistakes import Hint, Wrong, either, nearest
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset import rule as kind
from coyote_spec.source import Report, Span, shorten
from coyote_spec.syntax.forms import DECLARING, form
from coyote_spec.syntax.phrase import head

_ANYWHERE: tuple[type[do.Effect], ...] = (do.Nothing, do.When, do.Consult, do.Each, do.Becomes)
_PAYING = (do.Takes, do.GivesBack)
_DRAWING = (do.Draw, do.MoveCards)
_COUNTING = (do.Drop, do.Flip, do.Multiply, do.SetValue, do.CopiesAct)
_MOVING = (do.Bids, do.Passes, do.ThenBid, do.RoundEnds, do.Starting)
_DECK = (do.Shuffle, do.DiscardAll)

_AT_END = frozenset({"actor", "caller"})

_Fits = tuple[tuple[type[kind.Body], ...], tuple[type[do.Effect], ...], frozenset[str]]
_SECTIONS: dict[str, _Fits] = {
    "players": ((kind.Values,), (), frozenset()),
    "options": ((kind.Values, kind.Requires), (), frozenset()),
    "cards": ((kind.Numbers, kind.Cards), (), frozenset()),
    "pieces": ((kind.Means, kind.Box, kind.Pays), (), frozenset()),
    "places": ((kind.PlaceBody,), (), frozenset()),
    "state": ((kind.Kept,), (), frozenset()),
    "silences": ((kind.Silence,), (do.Reading,), frozenset()),
    "dealing": ((kind.Chosen, kind.Steps), _DRAWING, frozenset()),
    "bidding": (
        (kind.Needs, kind.Call, kind.Moment, kind.Steps, kind.Means),
        (*_PAYING, do.Passes, do.Starting),
        frozenset({"actor"}),
    ),
    "actions": ((kind.Move, kind.Means), (*_PAYING, *_DRAWING, *_MOVING), frozenset({"actor"})),
    "counting": ((kind.With, kind.Steps, kind.Means), (*_DRAWING, *_COUNTING), _AT_END),
    "settling": ((kind.Steps, kind.Means), _PAYING, _AT_END),
    "elimination": ((kind.Steps, kind.Means), _PAYING, _AT_END),
    "starting": ((kind.Steps, kind.Means), (), _AT_END),
    "reshuffling": ((kind.Moment,), _DECK, frozenset()),
    "ending": ((kind.Steps, kind.Means), (do.Wins,), _AT_END),
}

_MOMENTS = {
    "bidding": ("at each bid",),
    "reshuffling": ("after a round", "before a deal", "at an empty pile"),
}

_AT_BIDS = (*_ANYWHERE, *_PAYING)
"""What can be done at each bid, and by a call: whose turn it is then, or what is bid, is said."""

_FOLLOWING = ("players_left", "counted", "opened")
"""Fields that follow from others."""

_CHOICES = {"number": "number", "card": "card", "seat": "target"}


def _says_nothing(block: do.Block) -> bool:
    """Whether there is nothing in a block but a condition or a loop with nothing under it."""
    match block:
        case () | (do.Each(_, ()),):
            return True
        case (do.When(branches),):
            return not any(arm.block for arm in branches)
        case _:
            return False


def _no_direction(value: say.Expression) -> bool:
    """Whether this is a number that is no direction of play."""
    return isinstance(value, say.Literal) and value.value not in (1, -1)


def _homes(step: do.Effect) -> str:
    """Where an effect has a meaning."""
    homes = [f"`{s}`" for s, (_, effects, _) in _SECTIONS.items() if isinstance(step, effects)]
    return Hint("elaborate-belongs", sections=either(homes)) if homes else ""


class Rules:
    """Resolves rule after rule; mistakes go to the report."""

    def __init__(self, expressions: Expressions, report: Report) -> None:
        self.say = expressions
        self.names = expressions.names
        self.report = report

    def resolve(self, sections: Sections) -> Sections:
        """The same rules with every name resolved."""
        return {
            section: tuple(self._rule(section, rule) for rule in rules)
            for section, rules in sections.items()
        }

    def _rule(self, section: str, rule: kind.Rule) -> kind.Rule:
        bodies, effects, names = _SECTIONS[section]
        span = rule.mark.span
        if type(rule.body) not in bodies:
            said = Wrong("elaborate-kind-of-rule", rule=rule.name, section=section)
            home = [f"`{s}`" for s, (fit, *_) in _SECTIONS.items() if type(rule.body) in fit]
            belongs: Hint | None = Hint("elaborate-belongs", sections=either(home))
            if len(home) > 2 or section in DECLARING:
                belongs = form(section, rule.name)
            self.report.add("misplaced", span, said, belongs or "")
            return rule
        scope = Scope(names, section not in ("players", "options"))
        body, scope, allowed = self._body(section, rule, scope, (*_ANYWHERE, *effects))
        if isinstance(rule.body, kind.Steps) and _says_nothing(rule.block):
            self._empty(rule)
        elif isinstance(rule.body, kind.Steps) and section == "bidding":
            self._only_passes(rule)
        if rule.block and allowed == ():
            said = Wrong("elaborate-no-effects", rule=rule.name)
            self.report.add("misplaced", rule.block[0].mark.span, said)
            return replace(rule, body=body, block=())
        return replace(rule, body=body, block=self.block(rule.block, scope, allowed))

    def _body(
        self, section: str, rule: kind.Rule, scope: Scope, allowed: tuple[type[do.Effect], ...]
    ) -> tuple[kind.Body, Scope, tuple[type[do.Effect], ...]]:
        """The resolved body, and what its block may speak of and do."""
        span = rule.mark.span
        match rule.body:
            case kind.Values(ranges):
                for one in ranges:
                    if one.high is not None and one.high < one.low:
                        said = Wrong("elaborate-empty-range", low=one.low, high=one.high)
                        self.report.add("empty-range", span, said, Hint("elaborate-empty-range"))
                if section == "players" and any(one.low < 2 or one.high is None for one in ranges):
                    self.report.add("empty-range", span, Wrong("elaborate-few-players"))
                fixed = tuple(
                    one
                    if one.when is None
                    else replace(one, when=self.say.resolve(one.when, "truth", scope))
                    for one in ranges
                )
                return kind.Values(fixed), scope, ()
            case kind.Requires(condition):
                return kind.Requires(self.say.resolve(condition, "truth", scope)), scope, ()
            case kind.Kept(field, _, _, first):
                before = Scope(state=False)
                value = self.say.resolve(first, "number" if field == "seat" else field, before)
                if field == "seat":
                    self.report.add("misplaced", span, Wrong("elaborate-seat-kept"))
                return replace(rule.body, first=value), scope, ()
            case kind.Means():
                value, is_a = self.say.meaning(rule.name)
                if isinstance(rule.body, kind.Box) and is_a not in ("number", "?"):
                    self.report.add("wrong-type", span, Wrong("elaborate-box"))
                return replace(rule.body, value=value), scope, ()
            case kind.Pays(value):
                inner = Scope(frozenset({"due"}))
                return kind.Pays(self.say.resolve(value, "number", inner)), scope, ()
            case kind.Needs(subject, condition):
                inner = scope.plus("number")
                resolved = condition and self.say.resolve(condition, "truth", inner)
                if subject == "opening":
                    self._no_bid_yet(resolved)
                return kind.Needs(subject, resolved), scope, ()
            case kind.Call(needs):
                resolved = needs and self.say.resolve(needs, "truth", scope)
                return kind.Call(resolved), scope.plus("caller"), (*_AT_BIDS, do.Starting)
            case kind.Move(choice, timing, needs, chooser):
                inner = scope.plus(*((_CHOICES[choice],) if choice else ()))
                resolved = needs and self.say.resolve(needs, "truth", inner)
                self.say.resolve(say.Name(chooser, span=span), "seat", scope)
                return kind.Move(choice, timing, resolved, chooser), inner, allowed
            case kind.With(card):
                self.say.card(card, span)
                if not rule.block:
                    self._empty(rule)
                return rule.body, scope.plus("turned_over"), allowed
            case kind.Moment(at, when):
                if at not in _MOMENTS[section]:
                    fits = either([f"`{moment}`" for moment in _MOMENTS[section]])
                    said = Wrong("elaborate-moment", moment=at, section=section)
                    self.report.add("misplaced", span, said, Hint("elaborate-moment", fits=fits))
                if not rule.block:
                    self._empty(rule)
                inner = scope.plus("number") if at == "at each bid" else scope
                resolved = when and self.say.resolve(when, "truth", inner)
                fits_here = _AT_BIDS if section == "bidding" else allowed
                return kind.Moment(at, resolved), inner, fits_here
            case kind.Cards(_, cards) if not cards:
                said = Wrong("elaborate-lists-nothing", rule=rule.name)
                self.report.add("empty-rule", span, said)
        if isinstance(rule.body, kind.Numbers | kind.Cards | kind.PlaceBody | kind.Chosen):
            return rule.body, scope, ()
        return rule.body, scope, allowed

    def _empty(self, rule: kind.Rule) -> None:
        said = Wrong("elaborate-says-nothing", rule=rule.name)
        self.report.add("empty-rule", rule.mark.span, said)

    def _only_passes(self, rule: kind.Rule) -> None:
        """What is done in bidding is done at a bid or by a call; by itself the turn passes only."""
        match rule.block:
            case (do.Passes(to=to),) if to is not None:
                return
        said = Wrong("elaborate-no-time", rule=rule.name)
        self.report.add("misplaced", rule.mark.span, said, Hint("elaborate-no-time"))

    def _no_bid_yet(self, node: object) -> None:
        """An opening can't hang on the bid that stands: there is none."""
        match node:
            case say.Field("bid" | "bidder" as name):
                said, hint = Wrong("elaborate-no-bid-yet", name=name), nearest("number", ["number"])
                self.report.add("not-here", node.span, said, hint)
            case tuple():
                for item in node:
                    self._no_bid_yet(item)
            case say.Expression():
                for part in fields(node):
                    self._no_bid_yet(getattr(node, part.name))
            case _:
                pass

    def block(
        self, block: do.Block, scope: Scope, allowed: tuple[type[do.Effect], ...]
    ) -> do.Block:
        """The effects, resolved; one that can't be done at this moment is a mistake."""
        done = []
        for step in block:
            if not isinstance(step, (*allowed, do.AsBeforeEffect)):
                said = Wrong("elaborate-effect", effect=shorten(head(step)))
                self.report.add("misplaced", step.mark.span, said, _homes(step))
            else:
                done.append(self._effect(step, scope, allowed))
        return tuple(done)

    def _effect(
        self, step: do.Effect, scope: Scope, allowed: tuple[type[do.Effect], ...]
    ) -> do.Effect:
        span = step.mark.span

        def number(part: say.Expression) -> say.Expression:
            return self.say.resolve(part, "number", scope)

        def seat(part: say.Expression) -> say.Expression:
            return self.say.resolve(part, "seat", scope)

        def inner(block: do.Block) -> do.Block:
            return self.block(block, scope, allowed)

        match step:
            case do.When(branches):
                arms = tuple(
                    replace(
                        arm,
                        key=None if arm.key is None else self._condition(arm.key, scope),
                        block=inner(arm.block),
                    )
                    for arm in branches
                )
                return replace(step, branches=arms)
            case do.Consult(silence, branches):
                given = [(str(arm.key), arm.mark.span) for arm in branches]
                self.say.readings(silence, given, span)
                arms = tuple(replace(arm, block=inner(arm.block)) for arm in branches)
                return replace(step, branches=arms)
            case do.Each(where, block):
                wider = scope.plus("it")
                chosen = where and self.say.resolve(where, "truth", wider)
                return replace(step, where=chosen, block=self.block(block, wider, allowed))
            case do.Starting(block):
                return replace(step, block=self.block(block, scope.plus("caller"), _ANYWHERE))
            case do.Draw(count, to):
                count = number(count)
                if not isinstance(count, say.Literal) or not 1 <= count.value <= 9:
                    self.report.add("wrong-type", span, Wrong("elaborate-to-draw"))
                if isinstance(to, do.PlaceBySilence):
                    given = [(name, span) for name, _ in to.cases]
                    self.say.readings(to.silence, given, span)
                    cases = tuple((name, self._place(p, span, scope)) for name, p in to.cases)
                    return replace(step, count=count, to=replace(to, cases=cases))
                return replace(step, count=count, to=self._place(to, span, scope))
            case do.MoveCards(source, to):
                start = self._place(source, span, scope)
                if source == to:
                    said = Wrong("elaborate-lie-there")
                    self.report.add("no-change", span, said, Hint("elaborate-lie-there"))
                return replace(step, source=start, to=self._place(to, span, scope))
            case do.Drop(cards) | do.Multiply(cards, _) | do.SetValue(cards, _):
                self.say.colour(cards.colour, span)
            case do.Flip(cards, colour):
                self.say.colour(cards.colour, span)
                self.say.colour(colour, span)
            case do.Becomes(target, value):
                field, type_ = self.say.typed(target, scope)
                if not isinstance(field, say.Field | say.FieldOf) and type_ != "?":
                    said = Wrong("elaborate-no-field")
                    hint = unknown({*self.names.fields, *self.names.seat_fields}, "")
                    self.report.add("wrong-type", span, said, hint)
                if isinstance(field, say.Field) and field.name in _FOLLOWING:
                    said = Wrong("elaborate-follows", name=field.name)
                    self.report.add("wrong-type", span, said)
                if field == say.Field("direction") and _no_direction(value):
                    said = Wrong("elaborate-direction")
                    self.report.add("wrong-type", span, said, Hint("elaborate-direction"))
                kind_ = type_ if type_ != "?" else "number"
                return replace(step, target=field, value=self.say.resolve(value, kind_, scope))
            case do.Takes(who, coins) | do.GivesBack(who, coins):
                return replace(step, seat=seat(who), coins=number(coins))
            case do.Bids(who, amount):
                return replace(step, seat=seat(who), amount=number(amount))
            case do.Wins(who):
                return replace(step, seat=seat(who))
            case do.Passes(to) if to is not None:
                return replace(step, to=seat(to))
            case do.AsBeforeEffect():
                self.say.nothing_before(span)
            case _:
                pass
        return step

    def _condition(self, key: say.Expression | str, scope: Scope) -> say.Expression:
        assert isinstance(key, say.Expression)
        return self.say.resolve(key, "truth", scope)

    def _place(self, place: do.Place, span: Span, scope: Scope) -> do.Place:
        self.say.place(place.name, span)
        body = self.names.places.get(place.name)
        if body is not None and body.each != (place.of is not None):
            where = "of-seats" if body.each else "on-table"
            said = Wrong(f"elaborate-place-{where}", place=place.name)
            hint = Hint(f"elaborate-place-{where}", place=place.name)
            self.report.add("wrong-type", span, said, hint)
        if place.of is None:
            return place
        return replace(place, of=self.say.resolve(place.of, "seat", scope))
