"""Whatever is agreed, at once: options and the readings of silences as unknowns of the solver."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.interpreter.setting import NoDealer, holds, kind_of, tracked_places
from coyote_spec.prover.ask import Asker, number
from coyote_spec.prover.symbolic import Symbolic, term
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Numbers, Requires
from coyote_spec.ruleset.ruleset import number_of
from coyote_spec.ruleset.setting import Setting
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Game, Moment
from coyote_spec.source import Mark, Span

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coyote_spec.prover.symbolic import Term
    from coyote_spec.ruleset.rule import ValueRange
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

COPIES = 2
"""Of each card there are so many at least, whatever the deck has: two of a kind can lie there."""

FEW, MANY = 4, 30
"""Cards that stand for all others, and copies of each."""


def unread(ruleset: Ruleset) -> Ruleset:
    """The ruleset with its silences turned into options: the number of the reading decides."""
    numbers = {name: [r.name for r in readings] for name, readings in ruleset.silences.items()}
    sections = {
        name: rules if name == "silences" else _without(rules, numbers)
        for name, rules in ruleset.sections.items()
    }
    return replace(ruleset, sections=sections)


def reading_of(silence: str) -> str:
    """The name of the option that stands for a silence; no ruleset can have such a name."""
    return f"reading of {silence}"


def _is(silence: str, number: int) -> say.Expression:
    return say.Compare(say.Option(reading_of(silence)), "is", say.Literal(number))


def _without(node: Any, numbers: dict[str, list[str]]) -> Any:
    """A part of a rule in which no silence is consulted."""
    match node:
        case tuple():
            return tuple(_without(item, numbers) for item in node)
        case say.Consulted(silence, cases):
            values = {reading: _without(value, numbers) for reading, value in cases}
            first, *others = numbers[silence]
            chosen = values[first]
            for reading in others:
                number = numbers[silence].index(reading)
                chosen = say.Conditional(values[reading], _is(silence, number), chosen)
            return chosen
        case do.Consult(silence, branches):
            blocks = {str(arm.key): _without(arm.block, numbers) for arm in branches}
            return _by_number(silence, numbers[silence], blocks)
        case do.Draw(count, do.PlaceBySilence(silence, cases)):
            laid: dict[str, do.Block] = {
                reading: (do.Draw(count, _without(to, numbers)),) for reading, to in cases
            }
            return _by_number(silence, numbers[silence], laid)
        case Mark() | Span():
            return node
        case _ if is_dataclass(node) and not isinstance(node, type):
            parts = [slot.name for slot in fields(node)]
            return replace(node, **{part: _without(getattr(node, part), numbers) for part in parts})
        case _:
            return node


def _by_number(silence: str, readings: list[str], blocks: dict[str, do.Block]) -> do.Effect:
    first, *others = readings
    arms = [do.Branch(_is(silence, readings.index(name)), blocks[name]) for name in others]
    return do.When((*arms, do.Branch(None, blocks[first]))) if arms else _all(blocks[first])


def _all(block: do.Block) -> do.Effect:
    """A block as one effect."""
    return do.When((do.Branch(say.Literal(True), block),))


def any_agreement(ruleset: Ruleset, players: int) -> dict[str, Term]:
    """For each option and each silence an unknown that has one of the values it can have."""
    found: dict[str, Term] = {}
    for name, spans in ruleset.options.items():
        possible = [span for span in spans if _may_hold(span, players, ruleset)] or spans[:1]
        found[name] = _within(z3.Int(f"option.{name}"), possible, spans[0].low)
    for silence, readings in ruleset.silences.items():
        which, last = z3.Int(reading_of(silence)), len(readings) - 1
        found[reading_of(silence)] = (
            z3.If(z3.And(which >= 0, which <= last), which, 0) if last else 0
        )
    return found


def _within(value: Term, spans: Iterable[ValueRange], usual: int) -> Term:
    inside = [
        z3.And(value >= span.low, *([] if span.high is None else [value <= span.high]))
        for span in spans
    ]
    return z3.If(z3.Or(inside), value, usual)


def _may_hold(span: ValueRange, players: int, ruleset: Ruleset) -> bool:
    """Whether a range can be agreed on with so many players; where its condition hangs on options
    it is taken as possible."""
    if span.when is None or _names_option(span.when):
        return True
    return holds(span.when, players, {}, ruleset)


def _names_option(node: Any) -> bool:
    if isinstance(node, say.Option):
        return node.name != "players"
    if isinstance(node, say.Meaning):
        return True
    if isinstance(node, tuple):
        return any(map(_names_option, node))
    if isinstance(node, say.Expression):
        return any(_names_option(getattr(node, slot.name)) for slot in fields(node))
    return False


def agreed_otherwise(one: Ruleset, other: Ruleset, limit: float) -> str | None:
    """What can be agreed in only one of two rulesets with the same options, or is agreed when
    nothing is said, in words; None when it is proved that there is nothing.

    Raises Undecided when the solver gives up.
    """
    usual = [{name: spans[0].low for name, spans in r.options.items()} for r in (one, other)]
    if usual[0] != usual[1]:
        name = next(n for n in usual[0] if usual[0][n] != usual[1].get(n))
        return (
            f"Unless agreed, {name} is {usual[0][name]} in one, {usual[1].get(name)} in the other."
        )
    spans = [span for rules in (one, other) for span in rules.players]
    for n in range(min(s.low for s in spans), max(s.high or s.low for s in spans) + 1):
        options = {name: z3.Int(f"agreed.{name}") for name in one.options}
        allowed = [term(_allowed(rules, n, options)) for rules in (one, other)]
        asker = Asker(limit)
        model = asker.model(allowed[0] != allowed[1])
        if model is not None:
            values = [f"{name} {number(model, value)}" for name, value in options.items()]
            where = f" and {', '.join(values)}" if values else ""
            return f"Only one of the two allows {n} players{where}."
    return None


def _allowed(rules: Ruleset, players: int, options: dict[str, Term]) -> Term:
    """Whether so many players can agree on these values."""
    d = Symbolic()
    setting = Setting(rules, players, options, {}, (), ())
    here, nothing = Moment(Game(setting, d, NoDealer())), State({})

    def fits(value: Term, spans: Iterable[ValueRange]) -> Term:
        return d.either(
            *(
                d.both(
                    d.at_most(span.low, value),
                    True if span.high is None else d.at_most(value, span.high),
                    True if span.when is None else value_of(span.when, here, nothing),
                )
                for span in spans
            )
        )

    return d.both(
        fits(players, rules.players),
        *(fits(options[name], spans) for name, spans in rules.options.items()),
        *(value_of(body.condition, here, nothing) for _, body in rules.of_kind(Requires)),
    )


def wide_cards(rulesets: Sequence[Ruleset], decks: Iterable[Deck]) -> dict[str, int]:
    """Cards with their copies: those of the decks, and the numbers beside which a colour begins."""
    copies: dict[str, int] = {}
    for deck in decks:
        for card, n in deck.cards:
            if number_of(card) is not None or all(card in r.named_cards for r in rulesets):
                copies[card] = max(copies.get(card, COPIES), n)
    for rules in rulesets:
        for _, body in rules.of_kind(Numbers):
            for value in (body.value - 1, body.value, body.value + 1):
                copies.setdefault(str(value), COPIES)
    return copies


def few_cards(
    cards: dict[str, int], rulesets: Sequence[Ruleset], sections: Iterable[str]
) -> dict[str, int]:
    """Cards that stand for all of them where only rules of these sections are asked: those that the
    rules name, and a few others. A rule that asks for no colour and no value can't tell apart two
    cards that no rule names, except by which is which: the one that is chosen, the one that is
    drawn, the one of which there may be more or less than before, any other.

    All cards, where rules ask for more than that.
    """
    named: set[str] = set()
    for rules in rulesets:
        for section in sections:
            for rule in rules.section(section):
                for part in parts_defined(rules, (rule.body, rule.block)):
                    if _asks_for_more(part):
                        return cards
                    named |= _names_in(part)
    others = [card for card in cards if number_of(card) is not None and card not in named]
    return {card: cards[card] for card in cards if card in named} | dict.fromkeys(
        others[:FEW], MANY
    )


def _names_in(part: object) -> set[str]:
    match part:
        case say.CardSet(name=str() as name) | say.Holder(name):
            return {name}
        case _:
            return set()


def _asks_for_more(part: object) -> bool:
    """Whether it asks for a colour or a value, or compares what two seats wear."""
    match part:
        case say.SumCards() | do.Selection() | say.CardSet(colour=str()):
            return True
        case say.Compare(say.Worn(), _, say.Worn()):
            return True
        case _:
            return False


def any_setting(
    ruleset: Ruleset, players: int, agreed: dict[str, Term], cards: dict[str, int]
) -> Setting:
    """The setting in which anything is agreed; the ruleset is one without silences."""
    kinds = tuple(kind_of(ruleset, card) for card in cards)
    most = tuple(cards.values())
    return Setting(ruleset, players, agreed, {}, kinds, most, tracked_places(ruleset))


__all__ = [
    "agreed_otherwise",
    "any_agreement",
    "any_setting",
    "few_cards",
    "reading_of",
    "unread",
    "wide_cards",
]
