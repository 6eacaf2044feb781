"""Seeded players: they see what the rules show them, guess the rest, and do what is legal.

Bids stay near what a player believes, so that bidding ends although the rules set it no end.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer
from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.score import pile_counts
from coyote_spec.interpreter.sight import legal_events, legal_number
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, at, fresh_state, tracked
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from coyote_spec.interpreter.sight import Laid, Sight
    from coyote_spec.semantics.domain import State

GUESSES = 5
"""How many tables a player imagines before it believes something about the total."""

BOLDNESS = 6
"""How far a player's mood takes it from what it believes."""

TRIES = 0.2
"""How often a player looks whether it can do something else than bid or call."""


@dataclass(slots=True)
class Player:
    """A player with a random generator of its own."""

    mood: random.Random

    def choose(self, view: Sight) -> Event | None:
        """Something legal to do; None when there is nothing."""
        believed = self.believes(view) + self.mood.randint(-BOLDNESS, BOLDNESS)
        others = [move for move in view.moves if move != BID]
        calls = [move for move in others if view.moves[move] is None]
        if self.mood.random() < TRIES:
            odd = [move for move in others if move not in view.setting.ruleset.calls]
            event = self._any(view, odd)
            if event is not None:
                return event
        if view.opened and view.bid >= believed:
            event = self._any(view, [move for move in calls if move in view.setting.ruleset.calls])
            if event is not None:
                return event
        return self._bid(view, believed) or self._any(view, others)

    def adds(self, view: Sight) -> Event | None:
        """Now and then something legal after one's own bid."""
        return self._any(view, list(view.moves)) if self.mood.random() < TRIES else None

    def answers(self, view: Sight, move: str, actor: int) -> Event | None:
        """The move of another seat with a legal choice: a number near what is believed, or any."""
        found = list(legal_events(view, move, actor))
        if found and view.moves[move] == "amount":
            near = self.believes(view) + self.mood.randint(-BOLDNESS, BOLDNESS)
            number = legal_number(view, move, near, actor)
            return found[0] if number is None else Event(actor, move, amount=number)
        return self.mood.choice(found) if found else None

    def _bid(self, view: Sight, believed: int) -> Event | None:
        """A raise by little; or where there is no bid yet, a number below what is believed."""
        if view.opened:
            near = view.bid + self.mood.randint(1, 1 + max(0, (believed - view.bid) // 3))
        else:
            near = believed - self.mood.randint(0, max(1, abs(believed)))
        number = legal_number(view, BID, near)
        return None if number is None else Event(view.seat, BID, amount=number)

    def _any(self, view: Sight, moves: list[str]) -> Event | None:
        found = [event for move in moves for event in legal_events(view, move)]
        return self.mood.choice(found) if found else None

    def believes(self, view: Sight) -> int:
        """The middle one of some totals that the cards in sight may come to."""
        totals = sorted(self._imagined(view) for _ in range(GUESSES))
        return totals[GUESSES // 2]

    def _imagined(self, view: Sight) -> int:
        """The total if the cards out of sight lay as the player imagines them."""
        setting = view.setting
        deck = [kind for kind, n in enumerate(view.unseen) for _ in range(n)]
        self.mood.shuffle(deck)
        dealer = ListedDealer(len(setting.kinds), [], lambda cards: sorted(cards))
        game = Game(setting, Concrete(), dealer)
        dealer.game = game
        state = fresh_state(game)
        for lot in view.laid:
            cards = [*lot.seen, *(deck.pop() for _ in range(min(lot.hidden, len(deck))))]
            state = _lay(game, state, lot, cards)
        dealer.pile = deck
        state = state.put(coins=view.coins, in_play=view.in_play, bid=view.bid, opened=view.opened)
        state = state.put_at(at("pile"), pile_counts(len(setting.kinds), deck))
        here = Moment(game, {"actor": view.seat, "caller": view.seat})
        return int(count(here, state)["total"])


def _lay(game: Game, state: State, lot: Laid, cards: list[int]) -> State:
    row = pile_counts(len(game.setting.kinds), cards)
    if not tracked(game, lot.place):
        return state.put_at(at(lot.place), row)
    rows = list(state[at(lot.place)])
    rows[lot.seat or 0] = row
    return state.put_at(at(lot.place), tuple(rows))


def players_from(seed: int, seats: int) -> list[Player]:
    """A player for each seat; the same seed gives the same players."""
    source = random.Random(seed)
    return [Player(random.Random(source.getrandbits(64))) for _ in range(seats)]


__all__ = ["Player", "players_from"]
