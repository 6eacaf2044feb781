"""Very many rounds under one setting, played by a staged game: what comes out, without the silences
that were met and without the names of the rules that forbid something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import as_listed
from coyote_spec.interpreter.rounds import Event, Played, Result, result
from coyote_spec.interpreter.setting import NoDealer
from coyote_spec.interpreter.staged import PileDealer, StagedGame
from coyote_spec.ruleset.rule import Move
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.game import Game, at
from coyote_spec.semantics.places import dealt_place
from coyote_spec.semantics.round import BID, THE_ROUND, THE_TURN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coyote_spec.interpreter.scenario import Scenario
    from coyote_spec.interpreter.staged import Flat
    from coyote_spec.ruleset.setting import Setting

SINGLE = (
    *("over", "winner", "opened", "starter", "total", "counted", "reshuffled", "turn"),
    *("bidder", "bid", "direction", "just_bid", "must_bid"),
)
MANY = ("paid", "in_play", "coins")
"""What a result is made of: single values, and one for each seat."""

SOME_RULE = "a rule"
"""Stands for the rule that forbids an event."""


class _NotingDealer(PileDealer):
    """Notes which cards it dealt; rows are the kinds as cards."""

    __slots__ = ("dealt",)

    def __init__(
        self,
        rows: list[tuple[int, ...]],
        pile: Sequence[int],
        reorder: Callable[[list[int]], list[int]],
    ) -> None:
        super().__init__(0, pile, reorder)
        self.rows = rows
        self.dealt: list[int] = []

    def draw(self) -> Sequence[int]:
        """The top card."""
        self.dealt.append(self.left[-1])
        return super().draw()


class Quick:
    """A staged game that is given rounds."""

    def __init__(self, setting: Setting) -> None:
        self._staged = StagedGame(setting)
        self._whole = Game(setting, Concrete(), NoDealer())
        self._kinds = {kind.name: k for k, kind in enumerate(setting.kinds)}
        self._rows = PileDealer(len(setting.kinds), (), list).rows
        self._begun: dict[Any, Flat] = {}
        slots = self._staged.slots
        self._single = {name: slots[name].start for name in SINGLE}
        self._many = {name: slots[name] for name in MANY}
        self._hands = slots[at(dealt_place(setting.ruleset))]
        self._piles = (slots[at("pile")], slots[at("discards")])
        self._each = self._hands.stop - self._hands.start > len(setting.kinds)
        self._after = {
            name
            for name, rule in setting.ruleset.moves.items()
            if isinstance(rule.body, Move) and rule.body.timing == "after"
        }

    def result(self, scenario: Scenario) -> Result | None:
        """What comes out of a round; None when a card of it isn't in the deck.

        Raises InputError when the deck makes a program that is too large.
        """
        kinds = self._kinds
        piles = (scenario.pile, scenario.discards)
        named = [event.card for event in scenario.events if event.card is not None]
        if not kinds.keys() >= {*filter(None, scenario.hands), *piles[0], *piles[1], *named}:
            return None
        pile, discards = ([kinds[card] for card in cards] for cards in piles)
        dealer = _NotingDealer(self._rows, pile, as_listed(discards))
        self._staged.dealer = dealer
        begins = self._beginning(scenario, pile, discards)
        return self._played(begins, scenario.events, dealer)

    def _beginning(self, scenario: Scenario, pile: list[int], discards: list[int]) -> Flat:
        """The state before the first event: without cards it is kept for the next time."""
        in_play = tuple(hand is not None for hand in scenario.hands)
        key = (scenario.starter, scenario.coins, in_play)
        if key not in self._begun:
            self._begun[key] = self._staged.start(*key)
        state, size = list(self._begun[key]), len(self._kinds)
        for seat, hand in enumerate(scenario.hands):
            if hand is not None:
                row = size * seat if self._each else 0
                state[self._hands.start + row + self._kinds[hand]] += 1
        for where, cards in zip(self._piles, (pile, discards), strict=True):
            for card in cards:
                state[where.start + card] += 1
        return tuple(state)

    def _played(self, begins: Flat, events: Sequence[Event], dealer: _NotingDealer) -> Result:
        staged, counted = self._staged, self._single["counted"]
        state = begins
        draws: tuple[int, ...] = ()
        for number, event in enumerate(events, 1):
            choice = event.amount if event.amount is not None else event.target
            if event.card is not None:
                choice = self._kinds[event.card]
            if not staged.legal(state, event.move, event.seat, choice):
                played = Played(_NOTHING, number, self._refused_by(state, event))
                return self._told(begins, state, played)
            dealt = len(dealer.dealt)
            state = staged.step(state, event.move, event.seat, choice)
            if state[counted]:
                draws = tuple(dealer.dealt[dealt:])
        return self._told(begins, state, Played(_NOTHING, draws=draws))

    def _refused_by(self, state: Flat, event: Event) -> str:
        """What forbids an event: the frame of every game, or else some rule."""
        values = {name: state[place] for name, place in self._single.items()}
        if values["over"]:
            return THE_ROUND
        if event.move in self._after:
            turn = values["just_bid"] and values["bidder"] == event.seat
        else:
            turn = values["turn"] == event.seat
            turn = turn and (event.move == BID or not values["must_bid"])
        return SOME_RULE if turn else THE_TURN

    def _told(self, begins: Flat, state: Flat, played: Played) -> Result:
        values = {name: state[place] for name, place in self._single.items()}
        values |= {name: state[where] for name, where in self._many.items()}
        before = State({"in_play": begins[self._many["in_play"]]})
        now = Played(State(values), played.illegal_at, played.rule, played.why, played.draws)
        return result(self._whole, before, now, ())


_NOTHING = State({})
