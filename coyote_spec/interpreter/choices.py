"""What is tried at each point of a walk, and which points are worth going on from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer
from coyote_spec.interpreter.rounds import Event, choice_of
from coyote_spec.ruleset.rule import Move
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, at, counts, tracked
from coyote_spec.semantics.places import dealt_place
from coyote_spec.semantics.round import BID, moves

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from coyote_spec.semantics.domain import State

    Total = Callable[[Game, State], int]


def choices(
    game: Game,
    state: State,
    *,
    wide: bool,
    only: Collection[str] | None = None,
    total: Total | None = None,
) -> Iterator[Event]:
    """Events that may be legal or not: whoever is to act, the last bidder, and somebody else.

    wide tries numbers around every point at which something changes; else only a small raise.
    With `only`, these are tried besides bids and calls, and nothing out of turn. total tells what a
    call would give, instead of `total_of`.
    """
    told = total or total_of
    turn, bidder = state["turn"], state["bidder"]
    if only is not None:
        for move in _moves(game, only):
            seat = bidder if _follows(game, move) else turn
            if seat >= 0:
                yield from _of_move(game, state, seat, move, wide, told)
        return
    third = next((s for s in game.seats if s not in (turn, bidder)), None)
    for seat in dict.fromkeys(s for s in (turn, bidder, third) if s is not None and s >= 0):
        for move in _moves(game, None):
            for event in _of_move(game, state, seat, move, wide and seat == turn, told):
                yield event
                if seat == third:
                    break


def _follows(game: Game, move: str) -> bool:
    """Whether a move follows one's own bid."""
    rule = moves(game)[move]
    return rule is not None and isinstance(rule.body, Move) and rule.body.timing == "after"


def _moves(game: Game, wanted: Collection[str] | None) -> list[str]:
    calls = game.setting.ruleset.calls
    return [m for m in moves(game) if wanted is None or m == BID or m in calls or m in wanted]


def _of_move(
    game: Game, state: State, seat: int, move: str, wide: bool, told: Total
) -> Iterator[Event]:
    match choice_of(game, move):
        case "amount":
            for amount in _amounts(game, state, move, wide, told):
                yield Event(seat, move, amount=amount)
        case "target":
            for target in game.seats:
                yield Event(seat, move, target=target)
        case "card":
            for card in _cards(game, state, seat):
                yield Event(seat, move, card=card)
        case _:
            yield Event(seat, move)


def _amounts(game: Game, state: State, move: str, wide: bool, told: Total) -> list[int]:
    bid, opened = state["bid"], bool(state["opened"])
    if move != BID:
        return list(dict.fromkeys([bid - 1, bid, bid + 1, 1, 0]))
    if not wide:
        return [bid + 1]
    total = told(game, state)
    near = [total - 1, total, total + 1] if not opened else [bid + 1, bid, bid - 1, total]
    ends = [] if opened else [1, 0, -1]
    return list(dict.fromkeys([*near, *ends]))


def _cards(game: Game, state: State, seat: int) -> list[str]:
    """The seat's own card, and one that it isn't."""
    kinds, place = game.setting.kinds, dealt_place(game.setting.ruleset)
    row = state[at(place)][seat] if tracked(game, place) else ()
    own = [k for k, n in enumerate(row) if n][:1]
    other = next((k for k in range(len(kinds)) if k not in own), None)
    return [kinds[k].name for k in (*own, other) if k is not None]


def total_of(game: Game, state: State) -> int:
    """What a call would give now, the assumed readings and the pile taken as they are."""
    dealer = game.dealer
    assert isinstance(dealer, ListedDealer)
    aside = ListedDealer(dealer.kinds, list(dealer.pile), lambda cards: sorted(cards))
    apart = Game(game.setting, Concrete(), aside)
    aside.game = apart
    aside.pile = _pile(game, state, dealer)
    seat = state["turn"]
    return int(count(Moment(apart, {"actor": seat, "caller": seat}), state)["total"])


def _pile(game: Game, state: State, dealer: ListedDealer) -> list[int]:
    """The pile of the dealer if it is the one of this state; else its cards in any order."""
    there = counts(game, state, "pile")
    listed = [k for k, n in enumerate(there) for _ in range(n)]
    return list(dealer.pile) if sorted(dealer.pile) == listed else listed


def worth(game: Game, state: State, total: Total | None = None) -> tuple[object, ...]:
    """Points that are alike in this aren't gone on from twice: of the bid only how it stands to
    what is on the table matters. total tells that, instead of `total_of`."""
    values, told = {**state.values, "bid": None, "table": None}, total or total_of
    stands = state["bid"] - told(game, state) if state["opened"] and not state["over"] else 0
    return (*values.values(), (stands > 0) - (stands < 0))
