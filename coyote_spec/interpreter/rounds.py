"""Plays the events of a round on plain numbers and says what comes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.ruleset.expression import Field, Meaning
from coyote_spec.ruleset.rule import ACTOR, Move
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Moment
from coyote_spec.semantics.round import BID, Act, moves, requirements, step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.interpreter.dealers import ListedDealer
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that a seat does: the move by its name, with the choices that it needs."""

    seat: int
    move: str
    amount: int | None = None
    target: int | None = None
    card: str | None = None

    def as_json(self) -> dict[str, Any]:
        """The form of the contract."""
        whole = {"amount": self.amount, "target": self.target, "card": self.card}
        return {"seat": self.seat, "move": self.move} | {
            key: value for key, value in whole.items() if value is not None
        }


CHOICES = {"number": "amount", "seat": "target", "card": "card"}
"""The key of an event for each choice that a move can ask for."""


def choice_of(game: Game, move: str) -> str | None:
    """The key of the choice that a move needs: amount, target, card, or None."""
    rule = moves(game)[move]
    if move == BID:
        return "amount"
    body = rule.body if rule is not None else None
    return CHOICES[body.choice] if isinstance(body, Move) and body.choice else None


def chooser_of(game: Game, state: State, seat: int, move: str) -> int:
    """Who is asked for the choice of a move that a seat would make; it may be nobody's seat."""
    rule = moves(game)[move]
    name = rule.body.chooser if rule is not None and isinstance(rule.body, Move) else ACTOR
    if name == ACTOR:
        return seat
    asked = Meaning(name) if name in game.setting.ruleset.meanings else Field(name)
    return int(value_of(asked, Moment(game, {"actor": seat}), state))


def act_of(game: Game, event: Event) -> Act:
    """The move of an event, for the semantics."""
    key = choice_of(game, event.move)
    choice = None if key is None else getattr(event, key)
    if key == "card":
        choice = game.setting.kind(str(choice))
    return Act(event.move, event.seat, choice)


@dataclass(frozen=True, slots=True)
class Result:
    """What came out of a round, in the words of the contract; rule names what forbids an event, and
    sight has the cards that each seat sees while a round goes on, where that was asked for."""

    ruleset: str
    outcome: str
    illegal_at: int | None
    rule: str | None
    why: str | None
    total: int | None
    draws: tuple[str, ...]
    reshuffle: bool
    loser: int | None
    paid: tuple[tuple[int, int], ...]
    coins: tuple[int, ...]
    eliminated: tuple[int, ...]
    next_starter: int | None
    winner: int | None
    turn: int | None
    bid: tuple[int, int] | None
    direction: int
    relied_on: tuple[str, ...]
    sight: tuple[tuple[str, ...], ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The form of the contract."""
        bid = None if self.bid is None else {"seat": self.bid[0], "amount": self.bid[1]}
        return {
            "schema": "coyote-spec/run/1",
            "ruleset": self.ruleset,
            "outcome": self.outcome,
            "illegal_at": self.illegal_at,
            "why": self.why,
            "total": self.total,
            "draws": list(self.draws),
            "reshuffle": self.reshuffle,
            "loser": self.loser,
            "paid": {str(seat): coins for seat, coins in self.paid},
            "coins": list(self.coins),
            "eliminated": list(self.eliminated),
            "next_starter": self.next_starter,
            "winner": self.winner,
            "turn": self.turn,
            "bid": bid,
            "direction": self.direction,
            "relied_on": list(self.relied_on),
        }


@dataclass(frozen=True, slots=True)
class Played:
    """The state after the events that were legal, and which one was not, and why."""

    state: State
    illegal_at: int | None = None
    rule: str | None = None
    why: str | None = None
    draws: tuple[int, ...] = ()


def play_events(game: Game, state: State, events: Sequence[Event], dealer: ListedDealer) -> Played:
    """Plays events until one is illegal or none is left."""
    draws: tuple[int, ...] = ()
    for number, event in enumerate(events, 1):
        act = act_of(game, event)
        for need in requirements(game, state, act):
            if not need.holds:
                return Played(state, number, need.rule, need.says, draws)
        dealt = len(dealer.dealt)
        state = step(game, state, act)
        if state["counted"]:
            draws = tuple(dealer.dealt[dealt:])
    return Played(state, draws=draws)


def result(game: Game, before: State, played: Played, relied_on: tuple[str, ...]) -> Result:
    """What came out, of a round that began in the state before."""
    state = played.state
    illegal, over = played.illegal_at is not None, bool(state["over"])
    paid = tuple((seat, n) for seat, n in enumerate(state["paid"]) if n)
    payers = [seat for seat, n in paid if n > 0]
    settled = over and not illegal
    won = state["winner"] if settled and state["winner"] >= 0 else None
    out = tuple(
        seat for seat in game.seats if before["in_play"][seat] and not state["in_play"][seat]
    )
    opened = bool(state["opened"])
    starts = settled and won is None and state["starter"] >= 0
    return Result(
        ruleset=game.setting.ruleset.name,
        outcome="illegal" if illegal else "settled" if over else "open",
        illegal_at=played.illegal_at,
        rule=played.rule,
        why=played.why,
        total=state["total"] if settled and state["counted"] else None,
        draws=tuple(game.setting.kinds[k].name for k in played.draws),
        reshuffle=bool(state["reshuffled"]),
        loser=payers[0] if settled and len(payers) == 1 else None,
        paid=paid,
        coins=tuple(state["coins"]),
        eliminated=out,
        next_starter=state["starter"] if starts else None,
        winner=won,
        turn=None if over or illegal else state["turn"],
        bid=(state["bidder"], state["bid"]) if opened else None,
        direction=state["direction"],
        relied_on=relied_on,
    )
