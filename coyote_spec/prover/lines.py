"""The smallest scenario in which two rulesets part, by the solver: bids of unknown numbers, then
maybe a call, from a table of unknown cards and coins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.locale.said import Said
from coyote_spec.prover.anystate import symbolic_game
from coyote_spec.prover.ask import Asker, Undecided, least, number
from coyote_spec.prover.behave import AFTER, calls_of_both, differ
from coyote_spec.prover.candidates import is_seat
from coyote_spec.prover.difference import TURN, laid_for, replayed
from coyote_spec.prover.mentions import check_after_count, moves_ask_for_cards
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
    from collections.abc import Iterator

    from coyote_spec.prover.behave import Pair
    from coyote_spec.prover.difference import Difference
    from coyote_spec.semantics.domain import State


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
    """The smallest scenario of so many players in which an aspect differs, among those of up to a
    round of bids, then maybe a call; None when none of them does.

    Raises Undecided when the solver gives up, or when bids or what follows from a call hang on
    cards.
    """
    sides = (pair.one.ruleset, pair.other.ruleset)
    if any(moves_ask_for_cards(rules, ()) for rules in sides):
        raise Undecided(Said("why-bids-on-cards"))
    if aspect in AFTER:
        for rules in sides:
            check_after_count(rules)
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
    constraints, how_many, totals = [*hand.constraints], 0, [0, 0]
    if line.call is not None:  # else nothing is counted, and no card is drawn
        counted = [count_any(setting, hand, dealer) for setting in (pair.one, pair.other)]
        constraints, how_many = table(hand, dealer, counted)
        totals = [one.total for one in counted]
    constraints += [c >= 0 for c in coins]
    games = [symbolic_game(s) for s in (pair.bare().one, pair.bare().other)]
    courses = [
        _course(game, coins, amounts, seats, line, total)
        for game, total in zip(games, totals, strict=True)
    ]
    for course in courses:
        constraints += course.premises
    if line.call is not None and aspect in AFTER:
        constraints += [term(totals[0]) == term(totals[1])]
        constraints += [course.last for course in courses]
        different = differ(aspect, courses[0].after, courses[1].after)
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
    model = least(asker, model, [*keys, *amounts, *coins], large=2)
    cards = cards_in(pair.one, model, hand.cards)
    scenario = Scenario(
        hands=cards,
        pile=drawn_in(pair.one, model, dealer, how_many),
        coins=tuple(number(model, c) for c in coins),
        events=_events(model, seats, amounts, line.call),
    )
    return replayed(pair, laid_for(pair, scenario), aspect)


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
