"""How a match stands between rounds, cards left out: who is in, what is on each head, and what is
kept for the match. Who starts, and which way play goes, is left open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coyote_spec.semantics.game import fresh_state

if TYPE_CHECKING:
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game

Part = tuple[int, ...]
"""What there is of one seat: 1 or 0 for being in play, its coins, its fields for the match."""

COINS = 1
"""The place of the coins in a part."""


@dataclass(frozen=True, slots=True, order=True)
class Standing:
    """The parts of all seats, and the fields of the match."""

    seats: tuple[Part, ...]
    shared: tuple[int, ...] = ()

    @property
    def players_left(self) -> int:
        """How many are still in."""
        return sum(part[0] for part in self.seats)


WON = Standing(())
"""Somebody has won."""


@dataclass(frozen=True, slots=True, order=True)
class Outcome:
    """What a round leaves: the standing, the coins that were taken, and how many more lie with
    seats that are out. Numbers above a bound that was asked for are that bound and one."""

    after: Standing
    taken: int = 0
    out: int = 0


@dataclass(frozen=True, slots=True)
class Hint:
    """How a round came to an outcome in a model: the move that ended it, and by how much the bid
    was above the total."""

    move: str
    gap: int


@dataclass(frozen=True, slots=True)
class View:
    """What of a state makes the standing: values of each seat, in_play the first; values of the
    match; which of the former don't matter of a seat that is out, by their places; and whether it
    doesn't matter which seat is which."""

    of_seats: tuple[str, ...]
    shared: tuple[str, ...]
    forgets: frozenset[int] = frozenset()
    symmetric: bool = False

    def of(self, state: State) -> Standing:
        """The standing in a state of plain numbers."""
        if state["winner"] >= 0:
            return WON
        columns = [state[name] for name in self.of_seats]
        return self.tidy(
            [tuple(int(value) for value in row) for row in zip(*columns, strict=True)],
            tuple(int(state[name]) for name in self.shared),
        )

    def tidy(self, rows: list[Part], shared: tuple[int, ...]) -> Standing:
        """The standing with these values: what doesn't matter is 0, seats that are alike stand
        together."""
        parts = [self.known(row) for row in rows]
        if self.symmetric:
            parts.sort(reverse=True)
        return Standing(tuple(parts), shared)

    def known(self, row: Part) -> Part:
        """What matters of a seat's values; the rest is 0."""
        if row[0]:
            return row
        return tuple(0 if i in self.forgets else value for i, value in enumerate(row))


def whole_view(ruleset: Ruleset) -> View:
    """The view in which nothing is forgotten."""
    kept = {name: body for name, body in ruleset.fields.items() if body.scope == "match"}
    each = [name for name, body in kept.items() if body.of_seats]
    one = [name for name, body in kept.items() if not body.of_seats]
    return View(("in_play", "coins", *each), tuple(one))


def at_first(view: View, game: Game) -> Standing:
    """The standing before the first round."""
    return view.of(fresh_state(game))
