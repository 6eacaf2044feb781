"""What kind of thing an expression of a checked ruleset is: number, truth, seat or card."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never, cast

from coyote_spec.ruleset import expression as exp
from coyote_spec.ruleset.ruleset import FRAME, FRAME_OF_SEAT, LOCALS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.ruleset.ruleset import Ruleset

NamedNode: TypeAlias = exp.Option | exp.Field | exp.FieldOf | exp.Local | exp.Meaning
SumNode: TypeAlias = exp.Add | exp.Subtract | exp.Scale | exp.DivideUp | exp.Larger | exp.Smaller
CountNode: TypeAlias = exp.CountSeats | exp.SumSeats | exp.SumCards | exp.CountCards | exp.Size
SeatNode: TypeAlias = exp.NextSeat | exp.FirstSeat | exp.Holder
TruthNode: TypeAlias = (
    exp.Compare
    | exp.Within
    | exp.Negate
    | exp.Both
    | exp.Either
    | exp.SomeCards
    | exp.SeveralCards
    | exp.NoCards
)
ForkNode: TypeAlias = exp.Conditional | exp.Consulted
Node: TypeAlias = (
    exp.Literal | NamedNode | SumNode | CountNode | SeatNode | TruthNode | ForkNode | exp.Worn
)
"""Every expression of a checked ruleset: a new one is added here, and the type checker names the
places that need it."""


def checked(node: exp.Expression) -> Node:
    """The expression as one of those that a checked ruleset has."""
    return cast("Node", node)


def kind_of(node: exp.Expression, ruleset: Ruleset) -> str:
    """number, truth, seat or card."""
    match checked(node):
        case exp.Literal(value):
            return "truth" if isinstance(value, bool) else "number"
        case exp.Option() | exp.CountSeats() | exp.SumSeats() | exp.SumCards() | exp.CountCards():
            return "number"
        case exp.Size() | exp.Add() | exp.Subtract() | exp.Scale() | exp.DivideUp():
            return "number"
        case exp.Larger() | exp.Smaller():
            return "number"
        case exp.Field(name):
            return FRAME[name] if name in FRAME else ruleset.fields[name].kind
        case exp.FieldOf(name, _):
            return FRAME_OF_SEAT[name] if name in FRAME_OF_SEAT else ruleset.fields[name].kind
        case exp.Local(name):
            return LOCALS.get(name, "number")  # what only whoever asks knows is a number
        case exp.Meaning(name):
            return kind_of(ruleset.meanings[name], ruleset)
        case exp.Worn():
            return "card"
        case exp.NextSeat() | exp.FirstSeat() | exp.Holder():
            return "seat"
        case exp.Compare() | exp.Within() | exp.Negate() | exp.Both() | exp.Either():
            return "truth"
        case exp.SomeCards() | exp.SeveralCards() | exp.NoCards():
            return "truth"
        case exp.Conditional(then, _, _):
            return kind_of(then, ruleset)
        case exp.Consulted(_, cases):
            return kind_of(cases[0][1], ruleset)
        case other:
            assert_never(other)


def undecided(
    items: Sequence[exp.Expression], holds: bool, every: bool
) -> Sequence[exp.Expression] | bool:
    """Of truths that must all hold (or one of which must), those that are open once each silence is
    read as assumed, or what is so in any case. With holds no, each of them is denied."""
    values = [_assumed(item) for item in items]
    said = [None if value is None else value == holds for value in values]
    if (not every) in said:
        return not every
    return [item for item, value in zip(items, said, strict=True) if value is None] or every


def _assumed(node: exp.Expression) -> bool | None:
    """A truth that hangs on nothing but what is assumed."""
    match node:
        case exp.Literal(bool() as value):
            return value
        case exp.Negate(of):
            denied = _assumed(of)
            return None if denied is None else not denied
        case exp.Consulted(_, cases):
            return _assumed(cases[0][1])
        case exp.Both(items) | exp.Either(items):
            left = undecided(items, True, isinstance(node, exp.Both))
            return left if isinstance(left, bool) else None
        case _:
            return None
