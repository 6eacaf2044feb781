"""Do two rulesets with the same names do the same in every step of every match, whatever is agreed
and however silences are read?

A step is a move from any state of a round, a count of any cards, the end of a round with the next
deal. When each leaves the same, and both begin alike, no match can tell the two apart. What is
known of states was proved for the first ruleset; the second takes the same steps, so it holds there
too.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.agreed import (
    any_agreement,
    any_setting,
    few_cards,
    reading_of,
    unread,
)
from coyote_spec.prover.anystate import AnyRound, symbolic_game, unknown_state
from coyote_spec.prover.ask import Asker, number
from coyote_spec.prover.between import without_deal
from coyote_spec.prover.candidates import before_a_call
from coyote_spec.prover.cards import NotingDealer, Paths
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.mentions import (
    AFTER_COUNT,
    BIDDING,
    asks_for_cards,
    never_set,
    set_in_count,
)
from coyote_spec.prover.middle import (
    different,
    found_there,
    rules_that_differ,
    tables_unlike,
)
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Moment as AtMoment
from coyote_spec.ruleset.rule import Move
from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.counting import follow, lay_out
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.game import Game, Moment, at, fresh_state, tracked
from coyote_spec.semantics.round import (
    Act,
    at_moment,
    deal,
    legal,
    moves,
    opened_round,
    settled,
    step,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from coyote_spec.prover.symbolic import Term
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Kind, Setting

BEGIN, MOVES, COUNT, CARDS = "begin", "moves", "count", "cards"
STEPS = (BEGIN, MOVES, COUNT, CARDS)
"""The steps of a match: its begin, moves and calls, the count, the end of a round and a deal."""

AFTER_ROUND = "after a round"

_SECTIONS = {
    BEGIN: ("state",),
    MOVES: (*BIDDING, *AFTER_COUNT, "reshuffling"),
    CARDS: ("dealing", "reshuffling"),
}
"""Where rules speak of cards outside of the count."""

_LEFT_OUT = ("table", "fair")


@dataclass(frozen=True, slots=True)
class Differs:
    """A step in which the two differ in some state: for how many players, and what is agreed."""

    step: str
    players: int
    options: dict[str, int]
    readings: dict[str, str]


@dataclass(slots=True)
class Original:
    """A ruleset that others are compared with; what was proved of its states is kept."""

    ruleset: Ruleset
    cards: dict[str, int]
    limit: float
    _plain: Ruleset = field(init=False)
    _rounds: dict[tuple[int, tuple[Kind, ...]], AnyRound] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._plain = unread(self.ruleset)

    def differs(self, other: Ruleset, players: int, which: str) -> Differs | None:
        """A step of this kind in which another ruleset does otherwise; None when it is proved that
        there is none.

        Raises Undecided when the solver gives up.
        """
        agreed = any_agreement(self.ruleset, players)
        both = (self._plain, unread(other))
        cards = self.cards if which == COUNT else few_cards(self.cards, both, _SECTIONS[which])
        pair = [any_setting(rules, players, agreed, cards) for rules in both]
        tracked_ = pair[0].tracked | pair[1].tracked
        pair = [replace(setting, tracked=tracked_) for setting in pair]
        ask = {BEGIN: self._begin, MOVES: self._moves, COUNT: self._count, CARDS: self._between}
        model = ask[which](*pair)
        return None if model is None else self._found(which, players, model, agreed)

    def _found(self, which: str, players: int, model: Any, agreed: dict[str, Term]) -> Differs:
        options = {name: number(model, agreed[name]) for name in self.ruleset.options}
        readings = {
            name: readings[number(model, agreed[reading_of(name)])].name
            for name, readings in self.ruleset.silences.items()
        }
        return Differs(which, players, options, readings)

    def _begin(self, one: Setting, other: Setting) -> Any | None:
        """The state before the first round."""
        states = [fresh_state(_game(setting)) for setting in (one, other)]
        return _some(Asker(self.limit), list(_unlike(*states)))

    def _moves(self, one: Setting, other: Setting) -> Any | None:
        """Every move, and every call once the cards are counted."""
        sides = (one.ruleset, other.ruleset)
        with_cards = any(
            asks_for_cards(rules, sections)
            for rules in sides
            for sections in (BIDDING, AFTER_COUNT)
        )
        if not with_cards:
            one, other = (replace(s, kinds=(), most=()) for s in (one, other))
        dealer = NotingDealer(len(one.kinds))
        games = [_game(_tidied_later(setting), dealer) for setting in (one, other)]
        state = _as_at_first(games, unknown_state(games[0]).put(drawn=0))
        for name in moves(games[0]):
            model = self._move(one, games, state, name)
            if model is not None:
                return model
        return None

    def _any_round(self, setting: Setting) -> AnyRound:
        key = (setting.players, setting.kinds)
        if key not in self._rounds:
            also = (before_a_call(symbolic_game(setting)), ())
            self._rounds[key] = any_round(setting, None, {}, self.limit, also=also)
        return self._rounds[key]

    def _move(self, one: Setting, games: list[Game], state: State, name: str) -> Any | None:
        rule = moves(games[0])[name]
        late = rule is not None and isinstance(rule.body, Move) and rule.body.timing == "after"
        act = Act(name, state["bidder" if late else "turn"], z3.Int(f"choice_{name}"))
        allowed, states, orders = [], [], []
        for game in games:
            allowed.append(term(legal(game, state, act)))
            after, noted = _watched(game, lambda g: _after(g, state, act, games))
            states.append(after)
            orders.append(noted)
        unlike = [allowed[0] != allowed[1]] if not allowed[0].eq(allowed[1]) else []
        changes = [*_unlike(*states), *_otherwise(*orders)]
        unlike += [z3.And(allowed[0], z3.Or(changes))] if changes else []
        if not unlike:
            return None
        asker = self._any_round(one).asker(*_cards_there(games[0], state), *_dealt(games, states))
        return _some(asker, unlike)

    def _count(self, one: Setting, other: Setting) -> Any | None:
        """The count of any cards, in any state. If the rules that differ do the same to any table
        that they can find, nothing else need be asked."""
        dealer = NotingDealer(len(one.kinds))
        games = [_game(setting, dealer) for setting in (one, other)]
        state = _as_at_first(games, unknown_state(games[0]).put(drawn=0))
        state = _without(_nowhere_before(games), state)
        middle = rules_that_differ(one, other)
        if middle is not None:
            laid = lay_out(games[0], state).put(total=0, counted=True)
            before, _ = _watched(games[0], partial(_follow, middle[0], laid))
            found = found_there(games[0], before)
            if found is not None and self._counted(games, *found, middle[1:]) is None:
                return None
        start = [lay_out(game, state).put(total=0, counted=True) for game in games]
        wholes = [game.setting.ruleset.section("counting") for game in games]
        return self._counted(games, start, [], wholes)

    def _counted(
        self,
        games: list[Game],
        start: list[State],
        known: list[Term],
        rules: Sequence[tuple[Rule, ...]],
    ) -> Any | None:
        done, orders = [], []
        for game, state, some in zip(games, start, rules, strict=True):
            after, noted = _watched(game, partial(_follow, some, state))
            done.append(after)
            orders.append(noted)
        same_rest = rules[0] != games[0].setting.ruleset.section("counting")
        tables = tables_unlike(*done) if same_rest else []
        return self._compared(games, start[0], done, orders, tables, known)

    def _between(self, one: Setting, other: Setting) -> Any | None:
        """What becomes of the cards after a round, and the next deal."""
        bare = without_deal(one, other)
        if bare is not None and self._left(*bare) is None:
            return None
        return self._left(one, other)

    def _left(self, one: Setting, other: Setting) -> Any | None:
        dealer = NotingDealer(len(one.kinds))
        games = [_game(setting, dealer) for setting in (one, other)]
        state = _as_at_first(games, unknown_state(games[0]).put(drawn=0))
        first, then = [], []
        for game in games:
            after, noted = _watched(game, lambda g: at_moment(AFTER_ROUND, g, state))
            first.append(after)
            dealt, later = _watched(game, partial(_dealt_after, after))
            then.append((dealt, [*noted, *later]))
        seen = _unlike(*map(_without_cards, first))
        return self._compared(games, state, [s for s, _ in then], [o for _, o in then], [*seen])

    def _compared(
        self,
        games: list[Game],
        state: State,
        states: list[State],
        orders: list[list[Term]],
        also: Sequence[Term] = (),
        known: Sequence[Term] = (),
    ) -> Any | None:
        changes = [*_unlike(*states), *_otherwise(*orders), *also]
        if not changes:
            return None
        asker = Asker(self.limit)
        asker.require([*_cards_there(games[0], state), *_dealt(games, states), *known])
        return _some(asker, changes)


def _game(setting: Setting, dealer: NotingDealer | None = None) -> Game:
    return Game(setting, Paths(), dealer or NotingDealer(len(setting.kinds)))


def _tidied_later(setting: Setting) -> Setting:
    """The same without what is done after a round: that is looked at together with the deal."""
    whole = setting.ruleset
    rules = whole.section("reshuffling")
    left = tuple(r for r in rules if not isinstance(r.body, AtMoment) or r.body.at != AFTER_ROUND)
    return replace(
        setting, ruleset=replace(whole, sections={**whole.sections, "reshuffling": left})
    )


def _watched(game: Game, does: Callable[[Game], State]) -> tuple[State, list[Term]]:
    """What comes of it, and when which shuffle mattered."""
    dealer = game.dealer
    assert isinstance(dealer, NotingDealer)
    dealer.game, dealer.asked = game, 0
    after = does(game)
    return after, list(dealer.ordered().values())


def _after(game: Game, state: State, act: Act, games: list[Game]) -> State:
    """The state after a move; a call has the cards counted before, with any total."""
    if act.move not in game.setting.ruleset.calls:
        return step(game, state, act)
    changed = {name for g in games for name in set_in_count(g.setting.ruleset)}
    values = {name: _fresh(state[name], f"counted {name}") for name in sorted(changed)}
    return settled(game, act, state.put(total=z3.Int("total"), counted=True, **values))


def _as_at_first(games: list[Game], state: State) -> State:
    """The state with what no rule of either ever changes as it is at first."""
    first = fresh_state(games[0])
    fixed = set.intersection(*(never_set(game.setting.ruleset) for game in games))
    return state.put(**{name: first[name] for name in fixed})


def _nowhere_before(games: list[Game]) -> set[str]:
    """The places where no card can lie when a count begins: no rule besides those of the count puts
    any there."""
    known, filled = set(), set()
    for game in games:
        rules = game.setting.ruleset
        known |= set(rules.places)
        parts = (
            part
            for s in ("dealing", *BIDDING)
            for r in rules.section(s)
            for part in parts_defined(rules, (r.body, r.block))
        )
        filled |= {part.name for part in parts if isinstance(part, do.Place)}
    return known - filled


def _without(places: set[str], state: State) -> State:
    none = {at(place): _zeros(state[at(place)]) for place in places}
    return State({**state.values, **none})


def _zeros(value: Any) -> Any:
    return tuple(map(_zeros, value)) if isinstance(value, tuple) else 0


def _follow(rules: tuple[Rule, ...], state: State, game: Game) -> State:
    here = {"actor": state["turn"], "caller": state["turn"]}
    return follow(rules, Moment(game, here), state)


def _fresh(value: Any, name: str) -> Any:
    if isinstance(value, tuple):
        return tuple(_fresh(v, f"{name}.{i}") for i, v in enumerate(value))
    return z3.Bool(name) if z3.is_bool(term(value)) else z3.Int(name)


def _dealt_after(state: State, game: Game) -> State:
    return deal(game, opened_round(game, state))


def _without_cards(state: State) -> State:
    """What can be seen of a state before the next deal, cards apart."""
    lying = {name: 0 for name in state.values if name.startswith(at(""))}
    return State({**state.values, **lying, "drawn": 0})


def _unlike(one: State, other: State) -> Iterator[Term]:
    """For each value of two states, whether it differs."""
    assert one.values.keys() == other.values.keys()
    for name, value in one.values.items():
        if name not in _LEFT_OUT:
            yield from different(value, other[name])


def _otherwise(one: list[Term], other: list[Term]) -> list[Term]:
    return [a != b for a, b in zip(one, other, strict=True) if not a.eq(b)]


def _cards_there(game: Game, state: State) -> Iterator[Term]:
    """No place has less than no cards, and no card has more copies than there are."""
    d, setting = game.domain, game.setting
    columns: list[list[Term]] = [[] for _ in setting.kinds]
    for place in (*PILES, *setting.ruleset.places):
        rows = state[at(place)] if tracked(game, place) else [state[at(place)]]
        for row in rows:
            for column, n in zip(columns, row, strict=True):
                column.append(n)
                yield term(d.at_most(0, n))
    for column, most in zip(columns, setting.most, strict=True):
        yield term(d.at_most(d.add(*column), most))


def _dealt(games: list[Game], states: list[State]) -> Iterator[Term]:
    """Cards that are drawn are cards that the pile has."""
    dealer = games[0].dealer
    assert isinstance(dealer, NotingDealer)
    yield from dealer.constraints
    yield from (term(state["fair"]) for state in states)


def _some(asker: Asker, unlike: list[Term]) -> Any | None:
    """A model in which one of these holds."""
    return asker.model(z3.Or(unlike)) if unlike else None


__all__ = ["STEPS", "Differs", "Original"]
