"""A game under a setting, over a domain: what every part of the semantics is given."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.domain import Domain, State, Value, paired

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coyote_spec.ruleset.effect import Branch
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.setting import Setting

NOBODY = -1
"""A seat that isn't one."""


class Dealer(Protocol):
    """Knows the order of the pile: which card comes next is an input, not a rule."""

    def card(self, state: State) -> tuple[Value, ...]:
        """The next card: for each kind 1 or 0, exactly one 1. Asked only if the pile has one."""

    def shuffle(self, how: str, state: State) -> None:
        """Told that a rule shuffles; the state is the one before."""


class Watcher:
    """Is told what rules do; nothing of it changes what they do."""

    def counted(self, rule: Rule, before: State, after: State) -> None:
        """Called after each act of a rule of the count, where it acted."""

    def act(self, rule: Rule, before: State, does: Callable[[State], State]) -> State:
        """Called in place of what any other rule does; gives what it does."""
        return does(before)

    def due(self, coins: Value, state: State) -> None:
        """Called with the coins that a seat is to take, before it takes any."""

    def lacking(self, state: State) -> None:
        """Called where a card is to be drawn and the pile is empty, before anything is done."""

    def took(self, arm: Branch) -> None:
        """Called with the arm that is followed where a rule has several."""


@dataclass(frozen=True, slots=True)
class Game:
    """The rules, what was agreed, and the kind of value that all this is computed with."""

    setting: Setting
    domain: Domain
    dealer: Dealer
    watcher: Watcher | None = None

    @property
    def seats(self) -> range:
        """The seats, clockwise."""
        return range(self.setting.players)


@dataclass(frozen=True, slots=True)
class Moment:
    """The game with what can be spoken of at this moment only: actor, it, number…"""

    game: Game
    locals: Mapping[str, Value] = field(default_factory=dict)

    def plus(self, **more: Value) -> Moment:
        """The moment with further locals."""
        return Moment(self.game, {**self.locals, **more})


def watched(game: Game, rule: Rule, before: State, does: Callable[[State], State]) -> State:
    """What a rule does, seen by the watcher if there is one."""
    return does(before) if game.watcher is None else game.watcher.act(rule, before, does)


def at(place: str) -> str:
    """The name of the state's value for the cards at a place, in the pile or in the discards."""
    return f"cards at {place}"


def tracked(game: Game, place: str) -> bool:
    """Whether the cards at a place are kept seat by seat; else they are only counted."""
    body = game.setting.ruleset.places.get(place)
    return body is not None and body.each and place in game.setting.tracked


def counts(game: Game, state: State, place: str) -> tuple[Value, ...]:
    """How many cards of each kind lie at a place, over all seats."""
    cards = state[at(place)]
    if not tracked(game, place):
        return tuple(cards)
    return tuple(game.domain.add(*column) for column in zip(*cards, strict=True))


def table_places(game: Game) -> list[str]:
    """All places but pile and discards."""
    return list(game.setting.ruleset.places)


def fresh_state(game: Game) -> State:
    """A state with every name in it: nobody has coins, no card lies anywhere, seat 0 starts."""
    setting = game.setting
    none = (0,) * len(setting.kinds)
    values: dict[str, Value] = {
        "turn": 0,
        "starter": 0,
        "bid": 0,
        "bidder": NOBODY,
        "opened": False,
        "must_bid": False,
        "just_bid": False,
        "over": False,
        "counted": False,
        "total": 0,
        "direction": 1,
        "in_play": (True,) * setting.players,
        "coins": (0,) * setting.players,
        "paid": (0,) * setting.players,
        "winner": NOBODY,
        "reshuffled": False,
        "fair": True,
        "drawn": 0,
        "table": {},
    }
    for place in (*PILES, *table_places(game)):
        values[at(place)] = (none,) * setting.players if tracked(game, place) else none
    return reset(game, State(values), ("bid", "round", "match"))


def reset(game: Game, state: State, scopes: tuple[str, ...]) -> State:
    """The declared fields of these scopes as they are at first."""
    from coyote_spec.semantics.expression import value_of

    values = dict(state.values)
    for name, kept in game.setting.ruleset.fields.items():
        if kept.scope in scopes:
            first = value_of(kept.first, Moment(game), state)
            values[name] = (first,) * game.setting.players if kept.of_seats else first
    return State(values)


def differs(d: Domain, before: State, after: State) -> Value:
    """Whether something is otherwise; cards that lie on the table in a count are looked at too, but
    not whether the draws were possible."""
    same = (
        d.same(old, new)
        for name, value in before.values.items()
        if name != "fair"
        for old, new in paired(value, after[name])
    )
    return d.negate(d.both(*same))
