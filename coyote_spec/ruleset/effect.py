"""What a rule can do. No meaning here: see semantics."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.source import Mark

if TYPE_CHECKING:
    from coyote_spec.ruleset.expression import Expression


@dataclass(frozen=True, slots=True)
class Effect:
    """Any effect; its mark (place and comments) doesn't count when two are compared."""

    mark: Mark = field(default=Mark(), compare=False, kw_only=True, repr=False)


Block = tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence of the author's in the language of the file, with translations beside it."""

    base: str = ""
    translations: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Selection:
    """Cards of one colour on the table: reach is one_highest, one_lowest, every_highest,
    every_lowest or every."""

    reach: str
    colour: str


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the table, or a seat's place."""

    name: str
    of: Expression | None = None


@dataclass(frozen=True, slots=True)
class PlaceBySilence:
    """Where the text doesn't say where cards go: the place under each reading."""

    silence: str
    cases: tuple[tuple[str, Place], ...]


@dataclass(frozen=True, slots=True)
class Nothing(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draws cards from the pile, one by one; an empty pile is asked for help first."""

    count: Expression
    to: Place | PlaceBySilence


@dataclass(frozen=True, slots=True)
class MoveCards(Effect):
    """Moves all cards from one place to another."""

    source: Place
    to: Place


@dataclass(frozen=True, slots=True)
class Drop(Effect):
    cards: Selection


@dataclass(frozen=True, slots=True)
class Flip(Effect):
    """The value changes its sign and the card its colour."""

    cards: Selection
    colour: str


@dataclass(frozen=True, slots=True)
class Multiply(Effect):
    cards: Selection
    factor: int


@dataclass(frozen=True, slots=True)
class SetValue(Effect):
    cards: Selection
    value: int


@dataclass(frozen=True, slots=True)
class Becomes(Effect):
    target: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class Takes(Effect):
    seat: Expression
    coins: Expression


@dataclass(frozen=True, slots=True)
class GivesBack(Effect):
    """Coins go back to the supply; nobody goes below none."""

    seat: Expression
    coins: Expression


@dataclass(frozen=True, slots=True)
class Bids(Effect):
    """The number becomes the standing bid of the seat, and what was kept for a bid starts anew."""

    seat: Expression
    amount: Expression


@dataclass(frozen=True, slots=True)
class Wins(Effect):
    seat: Expression


@dataclass(frozen=True, slots=True)
class Passes(Effect):
    """The turn passes: to whom the ruleset's passing rule says, or to the seat named."""

    to: Expression | None = None


@dataclass(frozen=True, slots=True)
class ThenBid(Effect):
    """Only a bid may follow, by the same seat."""


@dataclass(frozen=True, slots=True)
class RoundEnds(Effect):
    """The round ends without a count."""


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    """how is all (everything becomes a new pile), discards (they become the pile with what is left
    of it) or under (they go under what is left of it)."""

    how: str


@dataclass(frozen=True, slots=True)
class DiscardAll(Effect):
    """Every card that isn't in the pile goes to the discards."""


@dataclass(frozen=True, slots=True)
class CopiesAct(Effect):
    """Whether a second copy of a special acts."""

    every: bool


@dataclass(frozen=True, slots=True)
class AsBeforeEffect(Effect):
    """What the replaced rule did; none is left in a checked ruleset."""


@dataclass(frozen=True, slots=True)
class Branch:
    """One arm: the condition of a When (None: otherwise), or the reading of a Consult."""

    key: Expression | str | None
    block: Block
    mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class When(Effect):
    branches: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class Consult(Effect):
    """Where the text is silent: what happens under each reading."""

    silence: str
    branches: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class Each(Effect):
    """For each seat, from seat 0 on, where a condition on `it` holds."""

    where: Expression | None
    block: Block


@dataclass(frozen=True, slots=True)
class Starting(Effect):
    """In a move that ends the round: who starts next, instead of the section `starting`."""

    block: Block


@dataclass(frozen=True, slots=True)
class Reading(Effect):
    """In a silence: one reading and the author's words for it."""

    name: str
    words: Text
