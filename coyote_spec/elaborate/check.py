"""From trees to a ruleset: resolves everything, then asks whether a game can be played with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.elaborate.expressions import Expressions
from coyote_spec.elaborate.names import Names, gather
from coyote_spec.elaborate.rules import Rules
from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import rule as kind
from coyote_spec.ruleset.expression import CardSet, SumCards
from coyote_spec.ruleset.parts import parts, words
from coyote_spec.ruleset.ruleset import Deck, Ruleset, number_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.elaborate.inherit import Sections
    from coyote_spec.source import Report, Span
    from coyote_spec.syntax.tree import RulesetTree


def checked(
    tree: RulesetTree,
    sections: Sections,
    deck: Deck | None,
    facts: dict[str, tuple[str, tuple[str, ...]]],
    chain: tuple[str, ...],
    report: Report,
) -> Ruleset | None:
    """The checked ruleset; None when there are mistakes."""
    before = len(report.diagnostics)
    rules = resolved(sections, tree.mark.span, report)
    if len(report.diagnostics) == before:
        _nothing_too_late(rules, report)
    if deck is None or len(report.diagnostics) > before:
        return None
    language, source = facts["language"][0], facts["source"][0]
    title = tree.title
    return Ruleset(
        "+".join(chain[-1:]), title, language, source, deck, facts["deck"][1], chain, rules
    )


def resolved(sections: Sections, span: Span, report: Report) -> Sections:
    """The rules with every name resolved; the report says what is wrong with them.

    What nothing speaks of is looked for last: after another mistake it may be no mistake at all.
    """
    before = len(report.diagnostics)
    names = gather(sections, report)
    expressions = Expressions(names, report)
    rules = Rules(expressions, report).resolve(sections)
    _complete(sections, span, report)
    if len(report.diagnostics) == before:
        _nothing_idle(rules, names, expressions, report)
    return rules


def steps(block: do.Block) -> Iterator[do.Effect]:
    """All effects of a block, those inside others included."""
    for step in block:
        yield step
        match step:
            case do.When(branches) | do.Consult(_, branches):
                for arm in branches:
                    yield from steps(arm.block)
            case do.Each(_, inner) | do.Starting(inner):
                yield from steps(inner)
            case _:
                pass


_DEAL = "deal  for each seat where in_play of it: draw 1 to forehead of it"
_NEEDED = (
    ("players", "how-many", "seats  2 to 6"),
    ("cards", "which-cards", "green  green numbers above 0"),
    ("places", "where-cards", "forehead  lies with each seat, counted, seen by others"),
    ("dealing", "dealt", _DEAL),
    ("counting", "total", "total  total becomes sum of green + sum of red"),
    ("elimination", "out", "out  for each seat where coins of it at least threshold: …"),
    ("starting", "next", "next_starter  starter becomes loser"),
    ("ending", "end", "last_one_in  when players_left is 1: … wins"),
)
"""Sections without which no match can be played, each with the question that stays open, as its
message is called, and an example of an answer."""


def _complete(sections: Sections, span: Span, report: Report) -> None:
    """A ruleset must answer the questions without which no match can be played."""

    def missing(question: str, example: str) -> None:
        said = Wrong("elaborate-incomplete", what=Wrong(f"elaborate-asks-{question}"))
        report.add("incomplete", span, said, Hint("elaborate-example", example=example))

    for section, question, example in _NEEDED:
        if not sections.get(section):
            missing(question, example)
    rules = [rule for group in sections.values() for rule in group]
    bodies = [rule.body for rule in rules]
    if sections.get("dealing") and not any(isinstance(body, kind.Chosen) for body in bodies):
        missing("first", Wrong("elaborate-first-starter"))
    subjects = {body.subject for body in bodies if isinstance(body, kind.Needs)}
    if "opening" not in subjects:
        missing("opening", "opener  opening may be any number")
    if "raise" not in subjects:
        missing("raise", "raise  raise needs number above bid")
    passing = [
        rule
        for rule in sections.get("bidding", ())
        if len(rule.block) == 1 and isinstance(rule.block[0], do.Passes) and rule.block[0].to
    ]
    if not passing:
        example = "passing  turn passes to next seat left of actor where in_play of it"
        missing("turn", example)
    for extra in passing[1:]:
        report.add("same-name", extra.mark.span, Wrong("elaborate-second-turn"))
    boxes = [rule for rule in rules if isinstance(rule.body, kind.Box)]
    for extra in boxes[1:]:
        report.add("same-name", extra.mark.span, Wrong("elaborate-second-box"))
    if not any(isinstance(body, kind.Call) for body in bodies):
        missing("call", "challenge  call needs opened")
    effects = [
        (section, step)
        for section, group in sections.items()
        for rule in group
        for step in steps(rule.block)
    ]
    if sections.get("counting") and not _sets(effects, "counting", "total"):
        missing("total", "total  total becomes sum of green + sum of red")
    if sections.get("starting") and not _sets(effects, "starting", "starter"):
        missing("next", "next_starter  starter becomes loser")
    if sections.get("ending") and not any(isinstance(e, do.Wins) for _, e in effects):
        missing("winner", "last_one_in  when players_left is 1: … wins")
    dealt = [e for section, e in effects if section == "dealing"]
    if sections.get("dealing") and not any(isinstance(e, do.Draw) for e in dealt):
        missing("dealt", _DEAL)
    tidied = [e for section, e in effects if section == "reshuffling"]
    if not any(isinstance(e, do.DiscardAll | do.Shuffle) for e in tidied):
        example = "discarding  after a round: discard every card on the table"
        missing("tidied", example)


def _sets(effects: list[tuple[str, do.Effect]], section: str, name: str) -> bool:
    return any(
        isinstance(e, do.Becomes) and getattr(e.target, "name", "") == name
        for where, e in effects
        if where == section
    )


def _nothing_idle(
    sections: Sections, names: Names, expressions: Expressions, report: Report
) -> None:
    """What is declared must be spoken of: a knob that turns nothing is a mistake."""

    def idle(rule: kind.Rule, name: str, said: Wrong, hint: Hint | None = None) -> None:
        """Blames the change since which nothing speaks of a name, if there is one."""
        for old, new in reversed(report.changes):
            if new.origin != rule.origin and _speaks_of(old, name) and not _speaks_of(new, name):
                does = "removed" if new.change == "remove" else "replaced"
                since = Wrong(f"elaborate-since-{does}", rule=old.name, said=said)
                way = Hint("elaborate-since", rule=rule.name)
                report.add("idle", new.mark.span, since, way)
                return
        report.add("idle", rule.mark.span, said, hint or "")

    for section, group in sections.items():
        for rule in group:
            name = rule.name
            if isinstance(rule.body, kind.Silence) and name not in expressions.consulted:
                said = Wrong("elaborate-idle-silence", name=name)
                idle(rule, name, said, Hint("elaborate-idle-silence", name=name))
            if isinstance(rule.body, kind.Kept | kind.PlaceBody) and name not in expressions.used:
                idle(rule, name, Wrong("elaborate-idle", name=name))
            if section == "options" and isinstance(rule.body, kind.Values):
                first, *others = rule.body.ranges
                choice = others or first.low != first.high
                if choice and name not in expressions.used:
                    idle(rule, name, Wrong("elaborate-idle-option", name=name))
            if isinstance(rule.body, kind.Cards):
                for card in rule.body.cards:
                    if f'"{card}"' not in expressions.used:
                        hint = Hint("elaborate-idle-card", card=card)
                        idle(rule, card, Wrong("elaborate-idle-card", card=card), hint)


_ON_CARDS = (do.Drop, do.Flip, do.Multiply, do.SetValue)
"""Effects that change what cards count, and nothing else."""
_AROUND = (do.When, do.Consult, do.Each)


def _nothing_too_late(sections: Sections, report: Report) -> None:
    """What only changes how cards count must come before the total is made, unless cards are looked
    at later."""
    counting = sections.get("counting", ())
    made = [at for at, rule in enumerate(counting) if _sets(_all_of(rule), "", "total")]
    others = [rule for name, group in sections.items() if name != "counting" for rule in group]
    late = counting[made[-1] + 1 :] if made else ()
    for at, rule in enumerate(late):
        leaves = [step for _, step in _all_of(rule) if not isinstance(step, _AROUND)]
        changes = [step for step in leaves if not isinstance(step, do.Nothing)]
        if not changes or not all(isinstance(step, _ON_CARDS) for step in changes):
            continue
        if not any(_looks_at_cards(other) for other in (*late[at + 1 :], *others)):
            total = counting[made[-1]].name
            said = Wrong("elaborate-too-late", rule=rule.name, total=total)
            hint = Hint("elaborate-too-late", rule=rule.name, total=total)
            report.add("idle", rule.mark.span, said, hint)


def _all_of(rule: kind.Rule) -> list[tuple[str, do.Effect]]:
    return [("", step) for step in steps(rule.block)]


def _looks_at_cards(rule: kind.Rule) -> bool:
    """Whether a rule asks what lies on the table that is counted."""
    return any(
        isinstance(part, SumCards) or (isinstance(part, CardSet) and part.place is None)
        for part in parts((rule.body, rule.block))
    )


def _speaks_of(rule: kind.Rule, name: str) -> bool:
    """Whether a name stands anywhere in a rule, its own name apart."""
    return name in words((rule.body, rule.block))


def deck_fits(deck: Deck, ruleset: Ruleset) -> list[str]:
    """The cards of a deck that the ruleset has no rule for."""
    known = ruleset.named_cards
    return [card for card, _ in deck.cards if card not in known and number_of(card) is None]


__all__ = ["checked", "deck_fits", "resolved", "steps"]
