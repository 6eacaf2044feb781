"""A checked ruleset: flat, frozen, complete. Every name in its rules is resolved."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, TypeVar

from coyote_spec.ruleset.effect import Block, Passes, Reading, Text
from coyote_spec.ruleset.rule import (
    Body,
    Box,
    Call,
    Cards,
    Kept,
    Means,
    Moment,
    Move,
    Numbers,
    Pays,
    PlaceBody,
    Rule,
    Silence,
    ValueRange,
    Values,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from coyote_spec.ruleset.catalogue import Catalogue, Remark
    from coyote_spec.ruleset.expression import Expression


B = TypeVar("B", bound=Body)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards by name with their copies, in the deck's own order; assumed says why, if it is, in
    this language."""

    name: str
    title: Text
    cards: tuple[tuple[str, int], ...]
    assumed: Text | None = None
    language: str = "en"

    @property
    def size(self) -> int:
        """The number of cards."""
        return sum(copies for _, copies in self.cards)


FRAME: Mapping[str, str] = {
    "bid": "number",
    "bidder": "seat",
    "opened": "truth",
    "starter": "seat",
    "total": "number",
    "counted": "truth",
    "players_left": "number",
    "direction": "number",
}
"""Fields that every game has, with their types. The direction of play is 1 to the left, -1 to the
right, and stays as it is until a rule changes it."""

FRAME_OF_SEAT: Mapping[str, str] = {"in_play": "truth", "coins": "number"}
"""Fields that each seat has in every game."""

LOCALS: Mapping[str, str] = {
    "actor": "seat",
    "caller": "seat",
    "it": "seat",
    "target": "seat",
    "number": "number",
    "card": "card",
    "due": "number",
    "turned_over": "truth",
}
"""What a rule can speak of at certain moments only."""

PILES = ("pile", "discards")
"""Where cards lie that aren't on the table."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules in force. chain names where they come from: the base first, amendments last;
    extends_cites are the clauses on which it extends its base, catalogues has the clauses of each
    source that is cited, by its name, amended the titles of the amendments, by
    theirs, and said_above what stands above them, without the marks of a comment. language is that
    of the ruleset; spoken has those in which the words of each part of the chain are written."""

    name: str
    title: Text
    language: str
    source: str
    deck: Deck
    deck_cites: tuple[str, ...]
    chain: tuple[str, ...]
    sections: Mapping[str, tuple[Rule, ...]]
    extends_cites: tuple[str, ...] = ()
    catalogues: Mapping[str, Catalogue] = field(default_factory=dict, repr=False)
    amended: Mapping[str, Text] = field(default_factory=dict)
    spoken: Mapping[str, str] = field(default_factory=dict)
    said_above: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    _worked_out: dict[object, Any] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def __getstate__(self) -> list[Any]:
        """For another process: the fields in order, without what was worked out here."""
        return [{} if f.name == "_worked_out" else getattr(self, f.name) for f in fields(self)]

    def once(self, key: object, work: Callable[[], T]) -> T:
        """What follows from the rules, worked out when it is first asked for."""
        if key not in self._worked_out:
            self._worked_out[key] = work()
        found: T = self._worked_out[key]
        return found

    def section(self, name: str) -> tuple[Rule, ...]:
        """The rules of a section, in order."""
        return self.sections.get(name, ())

    def language_of(self, origin: str) -> str:
        """The language of the words that come from this part of the chain."""
        return self.spoken.get(origin, self.language)

    def rules(self) -> Iterator[tuple[str, Rule]]:
        """All rules with the name of their section."""
        for section, rules in self.sections.items():
            for rule in rules:
                yield section, rule

    @property
    def cites(self) -> frozenset[str]:
        """The clauses that anything in the ruleset cites."""
        of_rules = (cite for _, rule in self.rules() for cite in rule.cites)
        return frozenset({*of_rules, *self.deck_cites, *self.extends_cites})

    def remarks(self, cites: Iterable[str] | None = None) -> list[tuple[str, Remark]]:
        """The remarks on these clauses, or on all that it cites, each with its clause."""
        about = self.cites if cites is None else frozenset(cites)
        return [one for catalogue in self.catalogues.values() for one in catalogue.remarks(about)]

    def of_kind(self, kind: type[B]) -> tuple[tuple[Rule, B], ...]:
        """The rules with a body of this kind, in order."""

        def found() -> tuple[tuple[Rule, B], ...]:
            rules = (rule for _, rule in self.rules())
            return tuple((rule, rule.body) for rule in rules if isinstance(rule.body, kind))

        return self.once(kind, found)

    def at_moment(self, when: str) -> tuple[tuple[Rule, Moment], ...]:
        """The rules of a moment, in order."""
        return self.once(
            (Moment, when), lambda: tuple(one for one in self.of_kind(Moment) if one[1].at == when)
        )

    @property
    def options(self) -> dict[str, tuple[ValueRange, ...]]:
        """What may be chosen for each option; the first value is the default."""
        rules = self.section("options")
        return self.once(
            "options", lambda: {r.name: b.ranges for r, b in self.of_kind(Values) if r in rules}
        )

    @property
    def players(self) -> tuple[ValueRange, ...]:
        """The numbers of players, with their conditions."""
        bodies = [rule.body for rule in self.section("players")]
        return tuple(span for body in bodies if isinstance(body, Values) for span in body.ranges)

    @property
    def silences(self) -> dict[str, tuple[Reading, ...]]:
        """The readings of each silence; the first is the assumed one."""
        return self.once(
            "silences",
            lambda: {
                rule.name: tuple(step for step in rule.block if isinstance(step, Reading))
                for rule, _ in self.of_kind(Silence)
            },
        )

    @property
    def fields(self) -> dict[str, Kept]:
        """The fields that the ruleset declares."""
        return self.once("fields", lambda: {rule.name: body for rule, body in self.of_kind(Kept)})

    @property
    def places(self) -> dict[str, PlaceBody]:
        """The places where cards lie on the table."""
        return self.once(
            "places", lambda: {rule.name: body for rule, body in self.of_kind(PlaceBody)}
        )

    @property
    def meanings(self) -> dict[str, Expression]:
        """What each defined name means."""
        return self.once(
            "meanings", lambda: {rule.name: body.value for rule, body in self.of_kind(Means)}
        )

    @property
    def calls(self) -> dict[str, Rule]:
        """The moves that have the cards counted."""
        return self.once("calls", lambda: {rule.name: rule for rule, _ in self.of_kind(Call)})

    @property
    def moves(self) -> dict[str, Rule]:
        """The moves besides bids and calls."""
        return self.once("moves", lambda: {rule.name: rule for rule, _ in self.of_kind(Move)})

    @property
    def pays(self) -> Expression | None:
        """How much of what is due is paid; None: all of it."""
        return next((body.value for _, body in self.of_kind(Pays)), None)

    @property
    def box(self) -> str | None:
        """The name of the number of coins that there are to take from; None: nothing is said."""
        return next((rule.name for rule, _ in self.of_kind(Box)), None)

    @property
    def passing(self) -> Expression | None:
        """Who is to act after the actor."""
        for rule in self.section("bidding"):
            match rule.block:
                case (Passes(to=to),) if to is not None:
                    return to
        return None

    @property
    def named_cards(self) -> dict[str, str]:
        """The cards that aren't numbers, with their colours."""
        return self.once(
            "named_cards",
            lambda: {card: body.colour for _, body in self.of_kind(Cards) for card in body.cards},
        )

    @property
    def colours(self) -> frozenset[str]:
        """The colours of cards."""
        numbers = {body.colour for _, body in self.of_kind(Numbers)}
        return frozenset(numbers | set(self.named_cards.values()))

    @property
    def dealt(self) -> Block:
        """What is done at the start of each round."""
        return tuple(step for rule in self.section("dealing") for step in rule.block)


def number_of(card: str) -> int | None:
    """The value of a number card by its name; None for another card.

    >>> number_of("-5"), number_of("x2"), number_of("07")
    (-5, None, None)
    """
    digits = card.removeprefix("-")
    plain = digits.isascii() and digits.isdigit() and len(digits) <= 18
    return int(card) if plain and str(int(card)) == card else None


__all__ = [
    "FRAME",
    "FRAME_OF_SEAT",
    "LOCALS",
    "PILES",
    "Deck",
    "Ruleset",
    "number_of",
]
