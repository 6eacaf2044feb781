"""A named rule: its kind, what it does, which clauses it cites, where it came from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.source import Mark

if TYPE_CHECKING:
    from coyote_spec.ruleset.effect import Block, Text
    from coyote_spec.ruleset.expression import Expression

SECTIONS = (
    "players",
    "options",
    "cards",
    "pieces",
    "places",
    "state",
    "silences",
    "dealing",
    "bidding",
    "actions",
    "counting",
    "settling",
    "elimination",
    "starting",
    "reshuffling",
    "ending",
)
"""The sections of a ruleset, in the order in which the formatter and `show` print them."""


@dataclass(frozen=True, slots=True)
class Body:
    """What stands after a rule's name."""


@dataclass(frozen=True, slots=True)
class ValueRange:
    """Whole numbers from low to high (None: no end), allowed when a condition holds."""

    low: int
    high: int | None
    when: Expression | None = None


@dataclass(frozen=True, slots=True)
class Values(Body):
    """The values of an option (the first is the default) or the numbers of players."""

    ranges: tuple[ValueRange, ...]


@dataclass(frozen=True, slots=True)
class Kept(Body):
    """A declared field: kind is number, truth or seat; scope is bid, round or match; of_seats when
    each seat has its own."""

    kind: str
    scope: str
    of_seats: bool
    first: Expression


@dataclass(frozen=True, slots=True)
class Numbers(Body):
    """Number cards of a colour: those above, below, ... a value."""

    colour: str
    word: str
    value: int


@dataclass(frozen=True, slots=True)
class Cards(Body):
    """Cards of a colour, by name."""

    colour: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlaceBody(Body):
    """A place of each seat or of the table; notes are counted, and who sees it."""

    each: bool
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Silence(Body):
    """A point that the text leaves open: the question for the publisher; its readings are in the
    block, the assumed one first."""

    question: Text


@dataclass(frozen=True, slots=True)
class Means(Body):
    """A definition."""

    value: Expression


@dataclass(frozen=True, slots=True)
class Box(Means):
    """How many coins there are to take from; its name means that number."""


@dataclass(frozen=True, slots=True)
class Chosen(Body):
    """Settled at the table, not by a rule: who starts the first round."""

    how: Text


@dataclass(frozen=True, slots=True)
class Pays(Body):
    """How many of the coins that are due a player pays; `due` is their number."""

    value: Expression


@dataclass(frozen=True, slots=True)
class Needs(Body):
    """A requirement on a number that is bid: subject is opening, raise or any bid."""

    subject: str
    condition: Expression | None


@dataclass(frozen=True, slots=True)
class Requires(Body):
    """A requirement on the options together."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class Call(Body):
    """A move that ends the bidding and has the cards counted."""

    needs: Expression | None


ACTOR = "actor"
"""The seat that does something."""


@dataclass(frozen=True, slots=True)
class Move(Body):
    """Another move: choice is number, card, seat or None; timing is before, instead or after.

    chooser is the seat that is asked for the choice; whoever is asked, the move is the actor's.
    """

    choice: str | None
    timing: str
    needs: Expression | None
    chooser: str = ACTOR


@dataclass(frozen=True, slots=True)
class With(Body):
    """A step of the count that each card of this name on the table causes."""

    card: str


@dataclass(frozen=True, slots=True)
class Moment(Body):
    """Effects at a moment: after a round, before a deal, at an empty pile, at each bid."""

    at: str
    when: Expression | None = None


@dataclass(frozen=True, slots=True)
class Steps(Body):
    """Effects at the moment that the section is about."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule with its name; change is add, replace, remove or empty, and empty once it is checked.

    before names the rule before which it is to be put, and is empty once it is there. origin names
    the ruleset or amendment that it was written in.
    """

    name: str
    body: Body
    block: Block = ()
    cites: tuple[str, ...] = ()
    change: str = ""
    mark: Mark = field(default=Mark(), compare=False, repr=False)
    origin: str = field(default="", compare=False)
    before: str = ""
