"""Whatever is agreed, at once: options and the readings of silences as unknowns of the solver."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.interpreter.setting import holds, kind_of, tracked_places
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.rule import Numbers
from coyote_spec.ruleset.ruleset import number_of
from coyote_spec.ruleset.setting import Setting
from coyote_spec.source import Mark, Span

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coyote_spec.prover.symbolic import Term
    from coyote_spec.ruleset.rule import ValueRange
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

COPIES = 2
"""Of each card there are so many at least, whatever the deck has: two of a kind can lie there."""


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
            laid = {reading: (do.Draw(count, _without(to, numbers)),) for reading, to in cases}
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


def any_setting(
    ruleset: Ruleset, players: int, agreed: dict[str, Term], cards: dict[str, int]
) -> Setting:
    """The setting in which anything is agreed; the ruleset is one without silences."""
    kinds = tuple(kind_of(ruleset, card) for card in cards)
    most = tuple(cards.values())
    return Setting(ruleset, players, agreed, {}, kinds, most, tracked_places(ruleset))


__all__ = ["any_agreement", "any_setting", "reading_of", "unread", "wide_cards"]
