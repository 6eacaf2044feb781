"""What effects do: from a state to the next, at a moment."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.semantics import counting
from coyote_spec.semantics.domain import State, Value, always
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import (
    Game,
    Moment,
    at,
    counts,
    reset,
    table_places,
    tracked,
    watched,
)

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


def run(block: do.Block, moment: Moment, state: State) -> State:
    """The state after all effects of a block, one after the other."""
    for step in block:
        state = _do(step, moment, state)
    return state


def branch(
    step: do.When | do.Consult, moment: Moment, state: State, then: Callable[[do.Block], T]
) -> T:
    """What follows from the arm that applies: of conditions the first that holds, of readings the
    one that was chosen. No arm is an empty block."""
    d, watcher = moment.game.domain, moment.game.watcher

    def follow(taken: do.Branch) -> T:
        if watcher is not None:
            watcher.took(taken)
        return then(taken.block)

    if isinstance(step, do.Consult):
        reading = moment.game.setting.readings[step.silence]
        ways = {str(arm.key): partial(follow, arm) for arm in step.branches}
        return d.consult(step.silence, reading, ways)

    def arm(i: int) -> T:
        if i == len(step.branches):
            return then(())
        taken = step.branches[i]
        if taken.key is None:
            return follow(taken)
        assert isinstance(taken.key, say.Expression)
        holds = value_of(taken.key, moment, state)
        return d.choose(holds, lambda: follow(taken), lambda: arm(i + 1))

    return arm(0)


def _do(step: do.Effect, moment: Moment, state: State) -> State:
    game = moment.game
    d = game.domain

    def value(node: say.Expression) -> Value:
        return value_of(node, moment, state)

    match step:
        case do.When() | do.Consult():
            return branch(step, moment, state, lambda block: run(block, moment, state))
        case do.Each(where, block):
            return _each(where, block, moment, state)
        case do.Becomes(say.FieldOf(name, of), new):
            return state.put_at(name, d.put(state[name], value(of), value(new)))
        case do.Becomes(say.Field(name), new):
            return state.put_at(name, value(new))
        case do.Takes(seat, coins):
            return _pay(value(seat), value(coins), moment, state)
        case do.GivesBack(seat, coins):
            who = value(seat)
            has, due = d.pick(state["coins"], who, 0), value(coins)
            gives = d.choose(d.at_most(due, has), lambda: due, lambda: has)
            return _hand_over(game, state, who, d.times(-1, gives))
        case do.Wins(seat):
            return state.put(winner=value(seat))
        case do.Bids(seat, amount):
            return new_bid(moment, state, value(seat), value(amount))
        case do.Passes(to):
            return state.put(turn=value(to) if to is not None else passes_to(moment, state))
        case do.ThenBid():
            return state.put(must_bid=True)
        case do.RoundEnds():
            return state.put(over=True)
        case do.Draw(say.Literal(count), to):
            for _ in range(int(count)):
                state = _draw(to, moment, state)
            return state
        case do.MoveCards(source, to):
            return _move(source, to, moment, state)
        case do.Drop(cards):
            return counting.change(game, state, cards, lambda key, each: None)
        case do.Flip(cards, colour):
            mark = counting.mark(state)
            turned = lambda key, each: ((key[0], colour, mark), d.times(-1, each))  # noqa: E731
            return counting.change(game, state, cards, turned)
        case do.Multiply(cards, factor):
            return _revalue(game, state, cards, lambda each: d.times(factor, each))
        case do.SetValue(cards, new):
            return _revalue(game, state, cards, lambda each: new)
        case do.Shuffle(how):
            return _shuffle(game, state, how)
        case do.DiscardAll():
            return _gather(game, state, table_places(game), "discards")
        case do.Nothing() | do.Starting() | do.CopiesAct():
            return state
        case _:
            raise AssertionError(f"not a resolved effect: {step!r}")


def _each(where: say.Expression | None, block: do.Block, moment: Moment, state: State) -> State:
    """Which seats are meant is settled before the first is dealt with."""
    d = moment.game.domain
    chosen = [
        True if where is None else value_of(where, moment.plus(it=seat), state)
        for seat in moment.game.seats
    ]
    for seat, applies in zip(moment.game.seats, chosen, strict=True):
        here, now = moment.plus(it=seat), state
        state = d.choose(applies, partial(run, block, here, now), always(now))
    return state


def _pay(who: Value, due: Value, moment: Moment, state: State) -> State:
    """A seat takes the coins that are due, as far as the ruleset says that they are paid."""
    if moment.game.watcher is not None:
        moment.game.watcher.due(due, state)
    pays = moment.game.setting.ruleset.pays
    taken = due if pays is None else value_of(pays, Moment(moment.game, {"due": due}), state)
    return _hand_over(moment.game, state, who, taken)


def _hand_over(game: Game, state: State, who: Value, coins: Value) -> State:
    d = game.domain
    return state.put(
        coins=d.put(state["coins"], who, d.add(d.pick(state["coins"], who, 0), coins)),
        paid=d.put(state["paid"], who, d.add(d.pick(state["paid"], who, 0), coins)),
    )


def new_bid(moment: Moment, state: State, seat: Value, number: Value) -> State:
    """A number becomes the standing bid of a seat, and what is kept for a bid starts anew."""
    game = moment.game
    state = reset(game, state, ("bid",))
    here = moment.plus(actor=seat, number=number)
    for rule, _ in game.setting.ruleset.at_moment("at each bid"):
        state = watched(game, rule, state, partial(run, rule.block, here))
    return state.put(bid=number, bidder=seat, opened=True, must_bid=False, just_bid=True)


def passes_to(moment: Moment, state: State) -> Value:
    """Who is to act after the actor."""
    passing = moment.game.setting.ruleset.passing
    assert passing is not None
    return value_of(passing, moment, state)


def _draw(to: do.Place | do.PlaceBySilence, moment: Moment, state: State) -> State:
    """One card from the pile; an empty pile is filled first, if the rules say how."""
    game = moment.game
    d = game.domain

    def some(now: State) -> Value:
        return d.at_most(1, d.add(*now[at("pile")]))

    state = d.choose(some(state), lambda: state, lambda: _empty_pile(moment, state))

    def take() -> State:
        return _to_place(to, moment, put)

    def put(place: do.Place) -> State:
        return d.choose(_exists(place, moment, state), lambda: lay(place), lambda: state)

    def lay(place: do.Place) -> State:
        card = game.dealer.card(state)
        pile = state[at("pile")]
        left = tuple(d.add(n, d.times(-1, c)) for n, c in zip(pile, card, strict=True))
        there = d.both(*(d.at_most(0, n) for n in left))
        now = state.put_at(at("pile"), left).put(
            fair=d.both(state["fair"], there), drawn=d.add(state["drawn"], 1)
        )
        return _lay(card, place, moment, now)

    return d.choose(some(state), take, lambda: state)


def _exists(place: do.Place, moment: Moment, state: State) -> Value:
    """Whether a place is that of a seat, if it is to be one: nothing comes to nobody's place."""
    if place.of is None:
        return True
    d, seat = moment.game.domain, value_of(place.of, moment, state)
    return d.both(d.at_most(0, seat), d.at_most(seat, moment.game.setting.players - 1))


def _to_place(to: do.Place | do.PlaceBySilence, moment: Moment, then: Callable[[do.Place], T]) -> T:
    """What follows from the place that is meant; a silence is consulted only once there is a card
    to put."""
    if isinstance(to, do.Place):
        return then(to)
    ways = {reading: partial(then, place) for reading, place in to.cases}
    game = moment.game
    return game.domain.consult(to.silence, game.setting.readings[to.silence], ways)


def _empty_pile(moment: Moment, state: State) -> State:
    if moment.game.watcher is not None:
        moment.game.watcher.lacking(state)
    for rule, _ in moment.game.setting.ruleset.at_moment("at an empty pile"):
        state = watched(moment.game, rule, state, partial(run, rule.block, moment))
    return state


def _lay(cards: tuple[Value, ...], to: do.Place, moment: Moment, state: State) -> State:
    """Cards come to a place; during a count they join the table if the place is counted."""
    game = moment.game
    d = game.domain
    seat = None if to.of is None else value_of(to.of, moment, state)
    state = state.put_at(at(to.name), _plus(game, state, to.name, seat, cards))
    body = game.setting.ruleset.places[to.name]
    if not state["table"] or "counted" not in body.notes:
        return state
    table, apart = dict(state["table"]), counting.mark(state)
    for k, (kind, n) in enumerate(zip(game.setting.kinds, cards, strict=True)):
        key = (k, kind.colour, 0)
        count, each = table[key]
        if d.known(each) == kind.value:
            table[key] = (d.add(count, n), each)
        else:  # what was done to the cards there is not done to one that comes later
            table[k, kind.colour, apart] = (n, kind.value)
    return state.put(table=table)


def _plus(game: Game, state: State, place: str, seat: Value, cards: tuple[Value, ...]) -> Value:
    d, old = game.domain, state[at(place)]
    if not tracked(game, place):
        return tuple(d.add(a, b) for a, b in zip(old, cards, strict=True))
    rows = []
    for i, row in enumerate(old):
        more = tuple(d.add(a, b) for a, b in zip(row, cards, strict=True))
        rows.append(d.choose(d.same(seat, i), always(more), always(row)))
    return tuple(rows)


def _move(source: do.Place, to: do.Place, moment: Moment, state: State) -> State:
    """All cards of one place go to another, if there is such a seat."""
    there = _exists(to, moment, state)
    return moment.game.domain.choose(
        there, lambda: _moved(source, to, moment, state), lambda: state
    )


def _moved(source: do.Place, to: do.Place, moment: Moment, state: State) -> State:
    game = moment.game
    d = game.domain
    old = state[at(source.name)]
    none = (0,) * len(game.setting.kinds)
    if not tracked(game, source.name):
        return _lay(old, to, moment, state.put_at(at(source.name), none))
    assert source.of is not None
    seat = value_of(source.of, moment, state)
    cards = tuple(d.pick(column, seat, 0) for column in zip(*old, strict=True))
    left = tuple(d.choose(d.same(seat, i), always(none), always(row)) for i, row in enumerate(old))
    return _lay(cards, to, moment, state.put_at(at(source.name), left))


def _revalue(game: Game, state: State, cards: do.Selection, new: Callable[[Value], Value]) -> State:
    """All cards of a colour keep their entry; a few of them get one of their own."""
    if cards.reach == "every":
        return counting.change(game, state, cards, lambda key, each: (key, new(each)))
    mark = counting.mark(state)
    return counting.change(
        game, state, cards, lambda key, each: ((key[0], key[1], mark), new(each))
    )


def _shuffle(game: Game, state: State, how: str) -> State:
    game.dealer.shuffle(how, state)
    if how == "all":
        state = _gather(game, state, ["discards", *table_places(game)], "pile")
        return state.put(reshuffled=True)
    return _gather(game, state, ["discards"], "pile")


def _gather(game: Game, state: State, places: list[str], to: str) -> State:
    """All cards of these places go to the pile or to the discards."""
    d = game.domain
    none = (0,) * len(game.setting.kinds)
    rows = [counts(game, state, place) for place in (*places, to)]
    values: dict[str, Value] = {
        at(place): (none,) * len(game.seats) if tracked(game, place) else none for place in places
    }
    values[at(to)] = tuple(d.add(*column) for column in zip(*rows, strict=True))
    return State({**state.values, **values})
