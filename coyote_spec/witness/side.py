"""One ruleset with what is agreed: plays situations, one by one or very many."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.reading import Reader
from coyote_spec.interpreter.rounds import Result, play_events, result
from coyote_spec.interpreter.scenario import Scenario, check_scenario, choices, laid_out
from coyote_spec.interpreter.score import Score, counted, relied_on, told
from coyote_spec.interpreter.setting import allowed_players, kind_of, kinds_of, tracked_places
from coyote_spec.ruleset.rule import Moment as AtMoment
from coyote_spec.semantics.game import Watcher
from coyote_spec.source import InputError
from coyote_spec.witness.quick import Quick
from coyote_spec.witness.situation import Situation, Table, cards_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from coyote_spec.interpreter.rounds import Event
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Deck
    from coyote_spec.ruleset.setting import Kind, Setting
    from coyote_spec.semantics.domain import State

Told = Score | Result

EMPTY = "at an empty pile"


class MoreCardsError(Exception):
    """A table on which a further card is to be drawn than its pile holds."""


@dataclass(slots=True)
class Empty(Watcher):
    """Notes whether a card was to be drawn from an empty pile."""

    empty: bool = False

    def act(self, rule: Rule, before: State, does: Callable[[State], State]) -> State:
        """Looks at the moment of the rule only."""
        self.empty |= isinstance(rule.body, AtMoment) and rule.body.at == EMPTY
        return does(before)


class Side:
    """One ruleset with what is agreed; deck is what cards come from. apart are the options and
    readings that tell this side from others: of them it doesn't matter what a situation says."""

    def __init__(self, setting: Setting, deck: Deck, apart: Collection[str] = ()) -> None:
        self.setting, self.deck, self._apart = setting, deck, apart
        rules = setting.ruleset
        self._kinds: dict[str, Kind] = {}
        self._allowed = set(allowed_players(rules, dict(setting.options)))
        self._notes_empty = any(body.at == EMPTY for _, body in rules.of_kind(AtMoment))
        self._sound: dict[Any, bool] = {}
        self._staged: dict[int, Quick | None] = {}
        self._known = choices(rules)

    def told(self, situation: Situation, empty_pile: bool = False) -> Told:
        """What comes out of a situation. Without empty_pile it is none in which a card is to be
        drawn and none is left.

        Raises InputError when it can't be laid out, MoreCardsError when a card is missed.
        """
        if isinstance(situation, Table):
            return self._score(situation, empty_pile)
        return self._result(situation, empty_pile)

    def knows(self, situation: Situation) -> bool:
        """Whether the ruleset has the moves of a round."""
        return isinstance(situation, Table) or all(map(self.has, situation.events))

    def has(self, event: Event) -> bool:
        """Whether the ruleset has the move of an event, with the choice that it makes."""
        chosen = {"amount": event.amount, "target": event.target, "card": event.card}
        made = [key for key, value in chosen.items() if value is not None]
        return event.move in self._known and made == [
            key for key in [self._known[event.move]] if key is not None
        ]

    def misses_a_card(self, situation: Situation) -> bool:
        """Whether in a situation a card is to be drawn and the pile is empty."""
        try:
            self.told(situation)
        except MoreCardsError:
            return True
        return False

    def _score(self, table: Table, empty_pile: bool) -> Score:
        watcher, setting = Empty(), self.setting_for(table)
        game, state, dealer = counted(setting, table.cards, table.pile, watcher)
        found = told(game, state, dealer)
        short = watcher.empty or (not self._notes_empty and self._wants_more(table, found))
        if short and not empty_pile:
            raise MoreCardsError
        return found

    def _wants_more(self, table: Table, found: Score) -> bool:
        longer = Table(table.cards, (*table.pile, table.cards[0]))
        _, _, dealer = counted(self.setting_for(longer), longer.cards, longer.pile, Watcher())
        return len(dealer.dealt) > len(found.draws)

    def setting_for(self, table: Table) -> Setting:
        """The setting of a table: its cards, and as many players as there are cards on it."""
        cards = Counter(cards_of(table))
        for card in cards:
            if card not in self._kinds:
                self._kinds[card] = kind_of(self.setting.ruleset, card)
        kinds = tuple(self._kinds[card] for card in cards)
        most = tuple(cards.values())
        return replace(self.setting, players=len(table.cards), kinds=kinds, most=most)

    def _result(self, scenario: Scenario, empty_pile: bool) -> Result:
        self._check(scenario)
        agreed = self.agreed(scenario)
        known = [self.has(event) for event in scenario.events]
        events = agreed.events if all(known) else agreed.events[: known.index(False)]
        watcher = Empty()
        game, before, dealer = laid_out(agreed, self.setting.ruleset, watcher)
        played = play_events(game, before, events, dealer)
        if watcher.empty and not empty_pile:
            raise MoreCardsError
        assert isinstance(game.domain, Concrete)
        found = result(game, before, played, relied_on(game.domain, self.setting.ruleset))
        if all(known) or found.outcome != "open":
            return found
        why = f"{self.setting.ruleset.name} has no move {scenario.events[len(events)].move}"
        number = len(events) + 1
        return replace(found, outcome="illegal", illegal_at=number, why=why, turn=None)

    def agreed(self, scenario: Scenario) -> Scenario:
        """The scenario with all that is agreed; what it says itself comes first, unless it is what
        tells this side from others."""
        options, readings = self.setting.options, self.setting.readings
        return replace(
            scenario,
            options={**options, **self._own(scenario.options, options)},
            readings={**readings, **self._own(scenario.readings, readings)},
        )

    def _own(self, given: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
        return {n: value for n, value in given.items() if n in known and n not in self._apart}

    def _check(self, scenario: Scenario) -> None:
        """Raises InputError when the round can't begin so: for so many players, or because somebody
        would be out already."""
        out = tuple(hand is None for hand in scenario.hands)
        key = (scenario.coins, out, scenario.starter)
        if key not in self._sound:
            reader = Reader("the scenario")
            if len(out) in self._allowed:
                start = replace(self.agreed(scenario), deck=None, events=())
                check_scenario(reader, start, self.setting.ruleset)
            self._sound[key] = len(out) in self._allowed and not reader.report.diagnostics
        if not self._sound[key]:
            raise InputError([])

    def quick(self, scenario: Scenario) -> Result | None:
        """What comes out of a round, as a staged game says, without silences and reasons; None when
        that can't tell.

        Raises InputError when the round can't begin so.
        """
        known: dict[str, Any] = {**self.setting.options, **self.setting.readings}
        own = self._own({**scenario.options, **scenario.readings}, known)
        if any(known[name] != value for name, value in own.items()):
            return None
        self._check(scenario)
        if not self.knows(scenario):
            return None
        players = len(scenario.hands)
        game = self._game(players)
        if game is None:
            return None
        try:
            return game.result(scenario)
        except InputError:  # the deck is too large for a staged game
            self._staged[players] = None
            return None

    def _game(self, players: int) -> Quick | None:
        """A staged game for so many players; None when the deck was too large for one."""
        if players not in self._staged:
            rules = self.setting.ruleset
            cards = dict(self.deck.cards)
            kinds = kinds_of(rules, self.deck, cards)
            most = tuple(cards[kind.name] for kind in kinds)
            setting = replace(
                self.setting,
                players=players,
                kinds=kinds,
                most=most,
                tracked=tracked_places(rules),
            )
            self._staged[players] = Quick(setting)
        return self._staged[players]
