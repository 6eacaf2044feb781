"""What a seat is shown: the cards that the rules let it see, the bids, and what it may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coyote_spec.interpreter.rounds import Event, choice_of, chooser_of
from coyote_spec.semantics.game import at, tracked
from coyote_spec.semantics.round import moves

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from coyote_spec.interpreter.table import Table
    from coyote_spec.ruleset.rule import PlaceBody
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game
    from coyote_spec.semantics.round import Requirement

FAR = 40
"""Powers of two away from the last bid: as far as numbers are looked for that may be said."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards at a place: whose it is (None: the table's), kinds that are seen, how many are not."""

    place: str
    seat: int | None
    seen: tuple[int, ...]
    hidden: int


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything that a seat knows.

    moves has the key of the choice that each needs, choosers the seat that is asked for it; refusal
    asks the rules what forbids an event.
    """

    setting: Setting
    seat: int
    laid: tuple[Laid, ...]
    copies: tuple[int, ...]
    opened: bool
    bid: int
    bidder: int
    coins: tuple[int, ...]
    in_play: tuple[bool, ...]
    direction: int
    moves: Mapping[str, str | None]
    choosers: Mapping[str, int]
    refusal: Callable[[Event], Requirement | None]

    def legal(self, event: Event) -> bool:
        """Whether the rules allow an event."""
        return self.refusal(event) is None

    @property
    def unseen(self) -> list[int]:
        """How many cards of each kind of the deck are out of sight."""
        left = list(self.copies)
        for lot in self.laid:
            for kind in lot.seen:
                left[kind] -= 1
        return left


def sight(table: Table, seat: int, copies: tuple[int, ...]) -> Sight:
    """What a seat sees of a table; copies are those of the whole deck, which everybody knows."""
    state = table.state
    return Sight(
        setting=table.setting,
        seat=seat,
        laid=tuple(_laid(table.game, table.state, seat)),
        copies=copies,
        opened=bool(state["opened"]),
        bid=state["bid"],
        bidder=state["bidder"],
        coins=tuple(state["coins"]),
        in_play=tuple(state["in_play"]),
        direction=state["direction"],
        moves={move: choice_of(table.game, move) for move in moves(table.game)},
        choosers={move: chooser_of(table.asked, state, seat, move) for move in moves(table.game)},
        refusal=table.refusal,
    )


def seen_cards(game: Game, state: State, seat: int) -> tuple[str, ...]:
    """The cards on the table that a seat sees, in the order of the kinds; it must be kept what lies
    with which seat."""
    seen = sorted(kind for lot in _laid(game, state, seat) for kind in lot.seen)
    return tuple(game.setting.kinds[kind].name for kind in seen)


def _laid(game: Game, state: State, seat: int) -> Iterator[Laid]:
    for name, body in game.setting.ruleset.places.items():
        rows = state[at(name)]
        if not tracked(game, name):
            yield _lot(name, None, rows, _sees(body, seat, None))
            continue
        for owner, row in enumerate(rows):
            yield _lot(name, owner, row, _sees(body, seat, owner))


def _lot(place: str, owner: int | None, row: tuple[int, ...], seen: bool) -> Laid:
    if not seen:
        return Laid(place, owner, (), sum(row))
    return Laid(place, owner, tuple(k for k, n in enumerate(row) for _ in range(n)), 0)


def _sees(body: PlaceBody, seat: int, owner: int | None) -> bool:
    """Whether a seat sees the cards at a place of an owner."""
    return "seen by all" in body.notes or ("seen by others" in body.notes and owner != seat)


def numbers(near: int) -> Iterator[int]:
    """Whole numbers, those near a number first; far away only some."""
    yield near
    for distance in range(1, 64):
        yield near + distance
        yield near - distance
    for power in range(6, FAR):
        yield near + 2**power
        yield near - 2**power


def legal_number(view: Sight, move: str, near: int, seat: int | None = None) -> int | None:
    """A number that may be said, the first that is found from one outwards; seat as below."""
    actor = view.seat if seat is None else seat
    found = (n for n in numbers(near) if view.legal(Event(actor, move, amount=n)))
    return next(found, None)


def legal_events(view: Sight, move: str, seat: int | None = None) -> Iterator[Event]:
    """The events of a move that are legal; of a move with a number only the first one found.

    seat makes the move (None: who looks). There are none if nobody can be asked for the choice.
    """
    key = view.moves[move]
    if seat is None:
        seat = view.seat
        if not 0 <= view.choosers[move] < len(view.coins):
            return
    if key == "amount":
        number = legal_number(view, move, view.bid, seat)
        if number is not None:
            yield Event(seat, move, amount=number)
        return
    events = [Event(seat, move)]
    if key == "target":
        events = [Event(seat, move, target=other) for other in range(len(view.coins))]
    elif key == "card":
        events = [Event(seat, move, card=kind.name) for kind in view.setting.kinds]
    yield from filter(view.legal, events)
