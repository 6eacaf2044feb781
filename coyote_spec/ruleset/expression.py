"""What a rule can say of numbers, truths, seats and cards. No meaning here: see semantics."""

from __future__ import annotations

from dataclasses import dataclass, field

from coyote_spec.source import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Expression:
    """Any expression; the span doesn't count when two are compared."""

    span: Span = field(default=NOWHERE, compare=False, kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Literal(Expression):
    """A whole number, or yes and no."""

    value: int | bool


@dataclass(frozen=True, slots=True)
class Name(Expression):
    """A name that isn't resolved yet; none is left in a checked ruleset."""

    name: str


@dataclass(frozen=True, slots=True)
class NameOf(Expression):
    """`name of seat`, not resolved yet."""

    name: str
    of: Expression


@dataclass(frozen=True, slots=True)
class Option(Expression):
    """The value chosen for an option, or `players`."""

    name: str


@dataclass(frozen=True, slots=True)
class Field(Expression):
    """A field of the state: of the frame (bid, bidder, total…) or declared."""

    name: str


@dataclass(frozen=True, slots=True)
class FieldOf(Expression):
    """A field that each seat has: in_play, coins, or declared."""

    name: str
    of: Expression


@dataclass(frozen=True, slots=True)
class Local(Expression):
    """Something known at this moment only: actor, it, number, target, card, due, turned_over."""

    name: str


@dataclass(frozen=True, slots=True)
class Meaning(Expression):
    """A name that a rule of the ruleset defines with `means`."""

    name: str


@dataclass(frozen=True, slots=True)
class Worn(Expression):
    """The card that lies at a seat's place."""

    place: str
    of: Expression


@dataclass(frozen=True, slots=True)
class Add(Expression):
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Subtract(Expression):
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Scale(Expression):
    factor: int
    of: Expression


@dataclass(frozen=True, slots=True)
class DivideUp(Expression):
    """The quotient rounded up, towards the larger number; the divisor is a positive literal."""

    of: Expression
    by: int


@dataclass(frozen=True, slots=True)
class Larger(Expression):
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Smaller(Expression):
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Compare(Expression):
    """word is one of: is, is not, above, below, at least, at most."""

    left: Expression
    word: str
    right: Expression


@dataclass(frozen=True, slots=True)
class Within(Expression):
    value: Expression
    low: Expression
    high: Expression


@dataclass(frozen=True, slots=True)
class Negate(Expression):
    of: Expression


@dataclass(frozen=True, slots=True)
class Both(Expression):
    items: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Either(Expression):
    items: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Conditional(Expression):
    then: Expression
    condition: Expression
    otherwise: Expression


@dataclass(frozen=True, slots=True)
class CountSeats(Expression):
    """How many seats satisfy a condition on `it`."""

    where: Expression


@dataclass(frozen=True, slots=True)
class SumSeats(Expression):
    """A seat's field summed over all seats, those that are out included."""

    name: str


@dataclass(frozen=True, slots=True)
class NextSeat(Expression):
    """The nearest seat after `of` where a condition on `it` holds: left, right, or onward in the
    direction of play; `of` itself comes last. No seat when none fits."""

    direction: str
    of: Expression
    where: Expression


@dataclass(frozen=True, slots=True)
class FirstSeat(Expression):
    """The seat with the lowest number where a condition on `it` holds, or no seat."""

    where: Expression


@dataclass(frozen=True, slots=True)
class Holder(Expression):
    """The first seat, from the starter to the left, that wears this card; no seat if none does."""

    card: str


@dataclass(frozen=True, slots=True)
class CardSet(Expression):
    """Cards by name or colour, where they lie (None: on the table that is counted)."""

    name: str | None = None
    colour: str | None = None
    highest: bool = False
    place: str | None = None


@dataclass(frozen=True, slots=True)
class SumCards(Expression):
    """The values of a colour on the table, or of the cards at a place."""

    of: str


@dataclass(frozen=True, slots=True)
class CountCards(Expression):
    cards: CardSet


@dataclass(frozen=True, slots=True)
class SomeCards(Expression):
    cards: CardSet


@dataclass(frozen=True, slots=True)
class SeveralCards(Expression):
    """More than one."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class NoCards(Expression):
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Size(Expression):
    """The number of cards at a place, in the pile or among the discards."""

    place: str


@dataclass(frozen=True, slots=True)
class Consulted(Expression):
    """Where the text is silent: the value under each reading."""

    silence: str
    cases: tuple[tuple[str, Expression], ...]


@dataclass(frozen=True, slots=True)
class AsBefore(Expression):
    """What the replaced rule said; none is left in a checked ruleset."""
