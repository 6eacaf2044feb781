"""A match as it is played: deal, whose turn, what is legal and why not, what comes out.

The same Table plays a match that is written down and one that is played now, and writes down what
was played so that it replays exactly.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer
from coyote_spec.interpreter.rounds import Played, act_of, result
from coyote_spec.interpreter.score import Notes, pile_counts, relied_on
from coyote_spec.interpreter.setting import choose
from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.semantics.game import Game, at, fresh_state
from coyote_spec.semantics.round import Requirement, deal, opened_round, requirements, step
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coyote_spec.interpreter.rounds import Event, Result
    from coyote_spec.interpreter.score import Step
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State

OVER = Requirement("the match", "the match is over", False)
UNFINISHED = Requirement("the round", "the round before isn't over", False)


def match_setting(
    ruleset: Ruleset,
    players: int,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    deck: Deck | None = None,
) -> Setting:
    """The setting of a match, in which it is kept what lies with which seat.

    Raises InputError when something doesn't fit, or the deck has fewer cards than players.
    """
    cards = deck or ruleset.deck
    setting = choose(
        ruleset,
        dict(cards.cards),
        players=players,
        options=options,
        readings=readings,
        deck=deck,
    )
    if cards.size < players:
        said = Wrong("interpreter-few-cards-own", cards=cards.size, players=players)
        if cards.name:
            given = {"cards": cards.size, "players": players}
            said = Wrong("interpreter-few-cards", deck=cards.name, **given)
        raise wrong("deck", said, Hint("interpreter-few-cards"))
    each = frozenset(name for name, body in ruleset.places.items() if body.each)
    return replace(setting, tracked=each)


@dataclass(slots=True)
class Table:
    """A match in play. Events that the rules forbid change nothing."""

    game: Game
    asked: Game
    dealer: ListedDealer
    notes: Notes
    state: State
    before: State
    draws: tuple[int, ...] = ()
    dealt: bool = False
    refusing: Concrete = field(default_factory=Concrete)
    """What a refused event met, which counts only for the result that tells of it."""

    @property
    def setting(self) -> Setting:
        """What was agreed."""
        return self.game.setting

    @property
    def winner(self) -> int | None:
        """Who won the match; None as long as it goes on."""
        seat = self.state["winner"]
        return seat if seat >= 0 else None

    @property
    def round_over(self) -> bool:
        """Whether there is no round to act in: a deal may come next, unless somebody won."""
        return not self.dealt or bool(self.state["over"])

    @property
    def turn(self) -> int | None:
        """Who is to act; None between rounds."""
        return None if self.round_over else int(self.state["turn"])

    @property
    def steps(self) -> tuple[Step, ...]:
        """What each rule of the count did in this round."""
        return tuple(self.notes.steps)

    def deal(self) -> Requirement | None:
        """Deals the next round; what forbids it, if anything does."""
        if self.winner is not None:
            return OVER
        if not self.round_over:
            return UNFINISHED
        self._concrete.silences.clear()
        self.notes.clear()
        self.draws = ()
        self.state = deal(self.game, opened_round(self.game, self.state))
        self.before = self.state
        self.dealt = True
        return None

    def refusal(self, event: Event) -> Requirement | None:
        """What forbids an event, or None when it is legal. Asking leaves no trace."""
        return self._refusal(self.asked, event)

    def _refusal(self, game: Game, event: Event) -> Requirement | None:
        if not self.dealt or self.winner is not None:
            return OVER if self.winner is not None else UNFINISHED
        needs = requirements(game, self.state, act_of(game, event))
        return next((need for need in needs if not need.holds), None)

    def do(self, event: Event) -> Requirement | None:
        """Plays an event; what forbids it, if anything does."""
        met = dict(self._concrete.silences)
        refused = self._refusal(self.game, event)
        if refused is not None:
            self.refusing.silences, self._concrete.silences = self._concrete.silences, met
        else:
            drawn = len(self.dealer.dealt)
            self.state = step(self.game, self.state, act_of(self.game, event))
            if self.state["counted"]:
                self.draws = tuple(self.dealer.dealt[drawn:])
        return refused

    def result(self, illegal_at: int | None = None, need: Requirement | None = None) -> Result:
        """What came out of the round so far; or that its event illegal_at was refused."""
        rule, why = (need.rule, need.says) if need is not None else (None, None)
        played = Played(self.state, illegal_at, rule, why, self.draws)
        met = self._concrete if need is None else self.refusing
        return result(self.game, self.before, played, relied_on(met, self.setting.ruleset))

    def refused_round(self, need: Requirement) -> Result:
        """The result of a round that could not be dealt."""
        self._concrete.silences.clear()
        state = opened_round(self.asked, self.state)
        return result(self.game, state, Played(state, 1, need.rule, need.says), ())

    @property
    def _concrete(self) -> Concrete:
        assert isinstance(self.game.domain, Concrete)
        return self.game.domain


def set_table(
    setting: Setting, deck: Deck, starter: int, reorder: Callable[[list[int]], list[int]]
) -> Table:
    """The table before the first deal: the deck is shuffled and lies in the pile."""
    kinds = len(setting.kinds)
    cards = [setting.kind(name) for name, copies in deck.cards for _ in range(copies)]
    dealer = ListedDealer(kinds, reorder(cards), reorder)
    notes = Notes(setting)
    game = Game(setting, Concrete(), dealer, notes)
    dealer.game = game
    state = fresh_state(game).put(starter=starter)
    state = state.put_at(at("pile"), pile_counts(kinds, cards))
    return Table(game, replace(game, domain=Concrete()), dealer, notes, state, state)
