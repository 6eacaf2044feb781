"""What a part of a rule could be exchanged for: the names of its kind that a ruleset has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.ruleset import FRAME, FRAME_OF_SEAT, LOCALS, PILES

if TYPE_CHECKING:
    from coyote_spec.ruleset.ruleset import Ruleset

PLAYED = "played"
"""All places of the table together."""


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a ruleset by what they stand for, each in an order of its own."""

    seats: tuple[say.Expression, ...]
    colours: tuple[str, ...]
    cards: tuple[str, ...]
    places: tuple[tuple[str, bool], ...]
    """Each place, and whether each seat has its own."""
    seat_numbers: tuple[str, ...]
    """The numbers that each seat has."""

    @property
    def stacks(self) -> tuple[str, ...]:
        """Where the number of cards can be asked for."""
        return (*PILES, *(name for name, _ in self.places))


def names_of(ruleset: Ruleset) -> Names:
    """The names that can stand for one another."""
    seats: list[say.Expression] = [say.Local(n) for n, kind in LOCALS.items() if kind == "seat"]
    seats += [say.Field(name) for name, kind in FRAME.items() if kind == "seat"]
    seats += [
        say.Meaning(name) for name, value in ruleset.meanings.items() if is_seat(value, ruleset)
    ]
    numbers = [name for name, kind in FRAME_OF_SEAT.items() if kind == "number"]
    numbers += [n for n, kept in ruleset.fields.items() if kept.of_seats and kept.kind == "number"]
    return Names(
        tuple(seats),
        tuple(sorted(ruleset.colours)),
        tuple(ruleset.named_cards),
        tuple((name, body.each) for name, body in ruleset.places.items()),
        tuple(numbers),
    )


def is_seat(node: say.Expression, ruleset: Ruleset) -> bool:
    """Whether the value of an expression is a seat."""
    match node:
        case say.NextSeat() | say.FirstSeat() | say.Holder():
            return True
        case say.Local(name):
            return LOCALS[name] == "seat"
        case say.Field(name):
            return FRAME.get(name) == "seat"
        case say.Meaning(name):
            return is_seat(ruleset.meanings[name], ruleset)
        case say.Conditional(then, _, _):
            return is_seat(then, ruleset)
        case say.Consulted(_, cases):
            return is_seat(cases[0][1], ruleset)
        case _:
            return False
