"""The names that a ruleset gives, and which of them can be spoken of where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.locale.mistakes import Hint, Wrong, nearest
from coyote_spec.ruleset.effect import Reading
from coyote_spec.ruleset.rule import (
    SECTIONS,
    Cards,
    Kept,
    Means,
    Numbers,
    PlaceBody,
    Silence,
    Values,
)
from coyote_spec.ruleset.ruleset import FRAME, FRAME_OF_SEAT, LOCALS, PILES
from coyote_spec.source import Report

if TYPE_CHECKING:
    from coyote_spec.elaborate.inherit import Sections
    from coyote_spec.ruleset.rule import Rule

RESERVED = frozenset({*FRAME, *FRAME_OF_SEAT, *LOCALS, *PILES, "players", "played"})


_SPOKEN = frozenset({"as", "by", "count", "holder", "larger", "next", "no", "not", "several"}) | {
    "size",
    "smaller",
    "some",
    "sum",
    "the",
    "yes",
}
"""Words with which an expression can begin: a name like one could never be spoken of."""


@dataclass(slots=True)
class Names:
    """What each name stands for, with the types of those that have one."""

    options: set[str] = field(default_factory=set)
    fields: dict[str, str] = field(default_factory=lambda: dict(FRAME))
    seat_fields: dict[str, str] = field(default_factory=lambda: dict(FRAME_OF_SEAT))
    meanings: dict[str, Rule] = field(default_factory=dict)
    types: dict[str, str] = field(default_factory=dict)
    speaks_of: dict[str, frozenset[str]] = field(default_factory=dict)
    places: dict[str, PlaceBody] = field(default_factory=dict)
    colours: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    silences: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def everything(self) -> set[str]:
        """All names that can stand in an expression."""
        return {*self.options, "players", *self.fields, *self.meanings, *LOCALS}


def gather(sections: Sections, report: Report) -> Names:
    """Collects the names that the rules give; reserved words and misplaced rules are mistakes."""
    names = Names()
    for section in SECTIONS:
        for rule in sections.get(section, ()):
            _gather(names, section, rule, report)
    return names


def _gather(names: Names, section: str, rule: Rule, report: Report) -> None:
    body, span = rule.body, rule.mark.span
    gives_name = isinstance(body, Kept | Means | PlaceBody | Silence) or section == "options"
    if gives_name and rule.name in RESERVED:
        said = Wrong("elaborate-word-of-games", name=rule.name)
        report.add("reserved-name", span, said, Hint("shared-another-name"))
    if gives_name and rule.name in _SPOKEN:
        said = Wrong("shared-reserved", name=rule.name)
        report.add("reserved-name", span, said, Hint("shared-another-name"))
    match body:
        case Values() if section == "options":
            names.options.add(rule.name)
        case Kept(kind, _, of_seats, _):
            (names.seat_fields if of_seats else names.fields)[rule.name] = kind
        case Means():
            names.meanings[rule.name] = rule
        case PlaceBody():
            names.places[rule.name] = body
        case Numbers(colour):
            names.colours.add(colour)
        case Cards(colour, cards):
            names.colours.add(colour)
            for card in cards:
                if card in names.cards:
                    report.add("same-card", span, Wrong("elaborate-card-twice", card=card))
                if not card.strip() or card != card.strip() or "," in card or len(card) > 40:
                    report.add("card-name", span, Wrong("elaborate-card-name"))
                names.cards.add(card)
        case Silence():
            readings = tuple(step.name for step in rule.block if isinstance(step, Reading))
            names.silences[rule.name] = readings
            if not readings:
                said = Wrong("elaborate-no-reading", name=rule.name)
                report.add("no-reading", span, said, Hint("elaborate-no-reading"))
            for step in rule.block:
                if not isinstance(step, Reading):
                    report.add("misplaced", step.mark.span, Wrong("elaborate-only-readings"))
            for reading in {r for r in readings if readings.count(r) > 1}:
                report.add("same-name", span, Wrong("elaborate-reading-twice", reading=reading))
        case _:
            pass


def unknown(names: set[str], name: str) -> Hint:
    """A hint for a name that isn't known."""
    return nearest(name, names)
