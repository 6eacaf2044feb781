"""What a picture of a table shows: a scenario, played as far as its events go."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from coyote_spec.interpreter.rounds import play_events
from coyote_spec.interpreter.scenario import laid_out
from coyote_spec.semantics.game import at
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.interpreter.scenario import Scenario
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Kind
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: its cards, its coins, whether it is still in, and the number that it bid last."""

    cards: tuple[Kind, ...]
    coins: int = 0
    in_play: bool = True
    bid: int | None = None


@dataclass(frozen=True, slots=True)
class View:
    """A table as it lies: cards in the middle, how many are in the pile and among the discards, who
    starts, who acts, the last bid (its seat and number), the direction of play and the total, if it
    was counted."""

    seats: tuple[Seat, ...]
    laid: tuple[Kind, ...] = ()
    pile: int = 0
    discards: int = 0
    starts: int | None = None
    acts: int | None = None
    bid: tuple[int, int] | None = None
    direction: int = 1
    total: int | None = None


def view_of(scenario: Scenario, ruleset: Ruleset, after: int | None = None) -> View:
    """The table of a scenario after so many of its events, or after all of them.

    An event that the rules forbid, and what follows it, changes nothing. When the round is settled
    the cards lie as they did before it was, beside what came out.

    Raises InputError when the scenario doesn't fit the ruleset.
    """
    events = scenario.events if after is None else scenario.events[:after]
    game, state, illegal = _played(replace(scenario, events=events), ruleset)
    if illegal is not None:
        events = events[: illegal - 1]
    lying = state
    if state["over"] and events:
        lying = _played(replace(scenario, events=events[:-1]), ruleset)[1]
    said = {event.seat: event.amount for event in events if event.move == BID}
    seats = tuple(
        Seat(
            tuple(_cards(game, lying, seat)),
            int(state["coins"][seat]),
            bool(state["in_play"][seat]),
            said.get(seat),
        )
        for seat in game.seats
    )
    over = bool(state["over"])
    return View(
        seats,
        tuple(_cards(game, state if state["counted"] else lying, None)),
        sum(lying[at("pile")]),
        sum(lying[at("discards")]),
        scenario.starter,
        None if over else int(state["turn"]),
        (int(lying["bidder"]), int(lying["bid"])) if lying["opened"] else None,
        int(lying["direction"]),
        int(state["total"]) if over and state["counted"] else None,
    )


def view_of_count(cards: Sequence[Kind], pile: int = 0, total: int | None = None) -> View:
    """A table at which cards are only counted: all of them lie in the middle."""
    return View((), tuple(cards), pile, total=total)


def _played(scenario: Scenario, ruleset: Ruleset) -> tuple[Game, State, int | None]:
    """The game, its state after the events, and which event was the first that is forbidden."""
    game, state, dealer = laid_out(scenario, ruleset, apart=True)
    played = play_events(game, state, scenario.events, dealer)
    return game, played.state, played.illegal_at


def _cards(game: Game, state: State, seat: int | None) -> list[Kind]:
    """The cards of a seat, or those that lie with nobody."""
    found = []
    for name, body in game.setting.ruleset.places.items():
        rows = state[at(name)]
        if body.each != (seat is not None):
            continue
        row = rows if seat is None else rows[seat]
        found += [game.setting.kinds[kind] for kind, n in enumerate(row) for _ in range(n)]
    return found
