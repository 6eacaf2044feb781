"""Do two rulesets treat every state of a round alike? By aspect: what may be bid and called, who
pays, who is out, who starts next, who wins. A difference is lifted to a scenario that begins with
the deal, and the smallest one is looked for.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

import z3

from coyote_spec.interpreter.rounds import Event, Result
from coyote_spec.interpreter.scenario import Scenario, run_scenario
from coyote_spec.prover.anystate import AnyRound, any_round, symbolic_game
from coyote_spec.prover.ask import Asker, Undecided, least, number
from coyote_spec.prover.candidates import is_seat
from coyote_spec.prover.mentions import BIDDING, asks_for_cards, check_after_count
from coyote_spec.prover.symbolic import term
from coyote_spec.prover.table import (
    AnyDealer,
    any_hand,
    cards_in,
    count_any,
    drawn_in,
    size_keys,
    table,
)
from coyote_spec.semantics.effects import run as run_effects
from coyote_spec.semantics.game import Game, Moment, fresh_state
from coyote_spec.semantics.round import BID, Act, legal, opened_round, settled, step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State

T = TypeVar("T")

BEFORE = ("opening", "raise", "call")
"""Aspects of what may be done."""
TURN = "turn"
"""Who is to act after a bid: no aspect of its own, but of `actions`."""
AFTER = ("settling", "elimination", "next_starter", "end")
"""Aspects of what follows from a call."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two settings with the same players, deck and agreements."""

    one: Setting
    other: Setting

    @property
    def players(self) -> int:
        """The number of players of both."""
        return self.one.players

    def bare(self) -> Pair:
        """The same without cards: for questions that no card has a part in."""
        none: dict[str, Any] = {"kinds": (), "most": ()}
        return Pair(replace(self.one, **none), replace(self.other, **none))


def _tracked_alike(pair: Pair) -> Pair:
    """The same with the cards of each seat apart in both, where one of them keeps them so."""
    each = [
        {name for name, body in side.ruleset.places.items() if body.each}
        for side in (pair.one, pair.other)
    ]
    both = frozenset(each[0] & each[1]) & (pair.one.tracked | pair.other.tracked)
    return Pair(
        replace(pair.one, tracked=pair.one.tracked | both),
        replace(pair.other, tracked=pair.other.tracked | both),
    )


def calls_of_both(pair: Pair) -> list[str]:
    """The calls that both have."""
    return [name for name in pair.one.ruleset.calls if name in pair.other.ruleset.calls]


def _differ(aspect: str, one: State, other: State) -> Any:
    """Whether two states after a call differ in an aspect."""
    match aspect:
        case "settling":
            return _vectors(one["paid"], other["paid"])
        case "elimination":
            same = _vectors(one["in_play"], other["in_play"])
            kept = z3.Not(_vectors(one["paid"], other["paid"]))
            return z3.Or(same, z3.And(kept, _vectors(one["coins"], other["coins"])))
        case "next_starter":
            goes_on = z3.And(term(one["winner"]) < 0, term(other["winner"]) < 0)
            return z3.And(goes_on, term(one["starter"]) != term(other["starter"]))
        case _:
            return term(one["winner"]) != term(other["winner"])


def _vectors(one: tuple[Any, ...], other: tuple[Any, ...]) -> Any:
    pairs = zip(one, other, strict=True)
    return z3.Or([term(a) != term(b) for a, b in pairs])


@dataclass(slots=True)
class AnyPair:
    """Any state of a round, of two games at once."""

    one: AnyRound
    other: AnyRound

    def asker(self) -> Asker:
        """Questions about a state of both that isn't over."""
        asker = self.one.asker(*self.other.facts)
        asker.require([term(rule.of(self.other.state)) for rule in self.other.invariants])
        return asker

    def sides(self) -> tuple[AnyRound, AnyRound]:
        """Both."""
        return self.one, self.other


def any_pair(pair: Pair, limit: float) -> AnyPair:
    """Any state of both games, with the invariants of each; with cards if they are asked for."""
    asked = any(asks_for_cards(side.ruleset, BIDDING) for side in (pair.one, pair.other))
    bare = _tracked_alike(pair) if asked else pair.bare()
    apart = _apart(pair)
    return AnyPair(
        any_round(bare.one, None, {}, limit), any_round(bare.other, None, {}, limit, apart)
    )


def _apart(pair: Pair) -> dict[str, str]:
    """The fields that the second game has under a name of the first, but not as the first has them:
    nothing says that they begin alike."""
    mine, theirs = pair.one.ruleset.fields, pair.other.ruleset.fields
    return {
        name: f"other {name}" for name in mine.keys() & theirs.keys() if mine[name] != theirs[name]
    }


def alike(pair: Pair, whole: AnyPair, aspect: str) -> bool:
    """Whether the two are proved to be alike in an aspect, in every state of a round; after the
    calls that both have, if it is about what follows.

    Raises Undecided when the solver gives up, or when an answer would hang on more than the state
    of the bidding and the total.
    """
    asker = whole.asker()
    if aspect in AFTER:
        for side in whole.sides():
            check_after_count(side.game.setting.ruleset)
    if aspect in ("opening", "raise"):
        number_ = z3.Int("number")
        allowed = [
            term(legal(side.game, side.state, Act(BID, side.state["turn"], number_)))
            for side in whole.sides()
        ]
        opened = term(whole.one.state["opened"])
        when = opened if aspect == "raise" else z3.Not(opened)
        return asker.impossible(when, allowed[0] != allowed[1])
    if aspect == "call":
        names = {**pair.one.ruleset.calls, **pair.other.ruleset.calls}
        return all(asker.impossible(_call_allowed(whole, n)) for n in names)
    for name in calls_of_both(pair):
        total = z3.Int("total")
        both_legal, states = [], []
        for side in whole.sides():
            act = Act(name, side.state["turn"])
            both_legal.append(term(legal(side.game, side.state, act)))
            counted = side.state.put(total=total, counted=True, paid=(0,) * pair.players)
            states.append(settled(side.game, act, counted.put(winner=-1)))
        if not asker.impossible(*both_legal, _differ(aspect, *states)):
            return False
    return True


def _call_allowed(whole: AnyPair, name: str) -> Any:
    """Whether a call is legal in exactly one of the two."""
    allowed = [
        term(legal(side.game, side.state, Act(name, side.state["turn"])))
        if name in side.game.setting.ruleset.calls
        else z3.BoolVal(False)
        for side in whole.sides()
    ]
    return allowed[0] != allowed[1]


@dataclass(frozen=True, slots=True)
class Difference:
    """A scenario, and what comes out of it under each of the two rulesets."""

    scenario: Scenario
    results: tuple[Result, Result]


@dataclass(frozen=True, slots=True)
class _Line:
    """A course of a round from its start: bids of unknown numbers, then maybe a call."""

    bids: int
    call: str | None


def _lines(pair: Pair, aspect: str) -> Iterator[_Line]:
    if aspect == "opening":
        yield _Line(1, None)
    elif aspect == TURN:
        yield from (_Line(n, None) for n in range(1, pair.players + 2))
    elif aspect == "raise":
        yield from (_Line(n, None) for n in range(2, pair.players + 2))
    elif aspect == "call":
        names = {**pair.one.ruleset.calls, **pair.other.ruleset.calls}
        yield from (_Line(n, name) for n in range(pair.players + 1) for name in names)
    else:
        yield from (
            _Line(n, name) for n in range(1, pair.players + 1) for name in calls_of_both(pair)
        )


def smallest_difference(pair: Pair, aspect: str, limit: float) -> Difference | None:
    """The smallest scenario of so many players in which an aspect differs; None when none of up to
    a round of bids was found.

    Raises Undecided when the solver gives up, or when bids hang on cards.
    """
    if any(asks_for_cards(side.ruleset, BIDDING) for side in (pair.one, pair.other)):
        raise Undecided("they differ in some state; no scenario is made where bids hang on cards")
    for line in _lines(pair, aspect):
        found = _search(pair, aspect, line, limit)
        if found is not None:
            return found
    return None


def _search(pair: Pair, aspect: str, line: _Line, limit: float) -> Difference | None:
    n = pair.players
    coins = tuple(z3.Int(f"coins_{i}") for i in range(n))
    amounts = [z3.Int(f"amount_{i}") for i in range(line.bids)]
    seats = [0, *(z3.Int(f"seat_{i}") for i in range(1, line.bids + (line.call is not None)))]
    hand, dealer = any_hand(pair.one, n), AnyDealer(len(pair.one.kinds))
    counted = [count_any(setting, hand, dealer) for setting in (pair.one, pair.other)]
    constraints, how_many = table(hand, dealer, counted)
    constraints += [c >= 0 for c in coins]
    games = [symbolic_game(s) for s in (pair.bare().one, pair.bare().other)]
    courses = [
        _course(game, coins, amounts, seats, line, total.total)
        for game, total in zip(games, counted, strict=True)
    ]
    for course in courses:
        constraints += course.premises
    if line.call is not None and aspect in AFTER:
        constraints += [term(counted[0].total) == term(counted[1].total)]
        constraints += [course.last for course in courses]
        different = _differ(aspect, courses[0].after, courses[1].after)
    elif aspect == TURN:
        constraints += [course.last for course in courses]
        different = z3.Or(
            [
                term(courses[0].after[name]) != term(courses[1].after[name])
                for name in ("turn", "direction", "bid", "bidder")
            ]
        )
    else:
        different = courses[0].last != courses[1].last
    asker = Asker(limit)
    asker.require([*constraints, different])
    model = asker.model()
    if model is None:
        return None
    keys = size_keys(pair.one, hand, dealer, how_many)
    sizes = [z3.If(a >= 0, a, -a) for a in amounts]
    keys[1] = z3.Sum([term(keys[1]), *coins, *sizes])
    model = least(asker, model, [*keys, *amounts, *coins])
    cards = cards_in(pair.one, model, hand.cards)
    scenario = Scenario(
        hands=cards,
        pile=drawn_in(pair.one, model, dealer, how_many),
        coins=tuple(number(model, c) for c in coins),
        options=_agreed(pair.one.options, pair.other.options, _default_options(pair)),
        readings=_agreed(pair.one.readings, pair.other.readings, _assumed_readings(pair)),
        events=_events(model, seats, amounts, line.call),
    )
    return _replayed(pair, scenario, aspect)


def _agreed(one: Mapping[str, T], other: Mapping[str, T], usual: Mapping[str, T]) -> dict[str, T]:
    """What both were told and neither would assume: a witness has to say it."""
    return {k: v for k, v in one.items() if other.get(k) == v and usual.get(k) != v}


def _default_options(pair: Pair) -> dict[str, int]:
    both = (pair.one.ruleset.options, pair.other.ruleset.options)
    same = both[0].keys() & both[1].keys()
    return {k: both[0][k][0].low for k in same if both[0][k][0].low == both[1][k][0].low}


def _assumed_readings(pair: Pair) -> dict[str, str]:
    both = (pair.one.ruleset.silences, pair.other.ruleset.silences)
    same = both[0].keys() & both[1].keys()
    return {k: both[0][k][0].name for k in same if both[0][k][0].name == both[1][k][0].name}


@dataclass(frozen=True, slots=True)
class _Course:
    """premises: the start is one that can be, and all moves but the last are legal; last: whether
    the last is; after: the state after it."""

    premises: list[Any]
    last: Any
    after: State


def _course(
    game: Game,
    coins: tuple[Any, ...],
    amounts: list[Any],
    seats: list[Any],
    line: _Line,
    total: Any,
) -> _Course:
    state = opened_round(game, fresh_state(game).put(coins=coins))
    here = Moment(game, {"actor": 0, "caller": 0})
    checked = state
    for rule in game.setting.ruleset.section("elimination"):
        checked = run_effects(rule.block, here, checked)
    premises = [term(t) for t in checked["in_play"]]
    acts = [Act(BID, seat, a) for seat, a in zip(seats, amounts, strict=False)]
    if line.call is not None:
        acts.append(Act(line.call, seats[-1]))
    last: Any = z3.BoolVal(False)
    for i, act in enumerate(acts):
        known = act.move == BID or act.move in game.setting.ruleset.calls
        premises.append(term(state["turn"]) == term(act.seat))
        premises.append(term(is_seat(game, act.seat)))
        last = term(legal(game, state, act)) if known else z3.BoolVal(False)
        if i < len(acts) - 1:
            premises.append(last)
        if act.move == BID:
            state = step(game, state, act)
        elif known:
            state = settled(game, act, state.put(total=total, counted=True))
    return _Course(premises, last, state)


def _events(
    model: Any, seats: list[Any], amounts: list[Any], call: str | None
) -> tuple[Event, ...]:
    who = [number(model, seat) for seat in seats]
    pairs = zip(who, amounts, strict=False)
    events = [Event(seat, BID, amount=number(model, a)) for seat, a in pairs]
    if call is not None:
        events.append(Event(who[-1], call))
    return tuple(events)


_SHOWN: dict[str, Callable[[Result], Any]] = {
    "settling": lambda r: r.paid,
    "elimination": lambda r: (r.eliminated, r.coins),
    "next_starter": lambda r: r.next_starter,
    "end": lambda r: r.winner,
    TURN: lambda r: (r.turn, r.direction, r.bid),
}


def _run(scenario: Scenario, ruleset: Ruleset) -> Result:
    """Plays a scenario; its last event may be a move that the ruleset doesn't have at all."""
    last = scenario.events[-1].move
    if last == BID or last in ruleset.calls:
        return run_scenario(scenario, ruleset)
    before = run_scenario(replace(scenario, events=scenario.events[:-1]), ruleset)
    if before.outcome != "open":
        raise AssertionError(f"replay of {scenario}: {before}")
    said = f"{ruleset.name} has no move {last}"
    return replace(before, outcome="illegal", illegal_at=len(scenario.events), why=said, turn=None)


def _replayed(pair: Pair, scenario: Scenario, aspect: str) -> Difference:
    """The interpreter must see the difference too; anything else is a fault of this program."""
    settings = (pair.one, pair.other)
    results = tuple(
        _run(replace(scenario, options=s.options, readings=s.readings), s.ruleset) for s in settings
    )
    show: Callable[[Result], Any] = _SHOWN.get(aspect, lambda r: r.illegal_at)
    if show(results[0]) == show(results[1]):
        raise AssertionError(f"replay of {scenario} shows no difference in {aspect}")
    return Difference(scenario, (results[0], results[1]))
