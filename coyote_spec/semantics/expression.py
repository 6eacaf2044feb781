"""What expressions mean: the value of an expression at a moment, in a state."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coyote_spec.ruleset import expression as say
from coyote_spec.semantics.domain import State, Value, always
from coyote_spec.semantics.game import NOBODY, Game, Moment, at, counts, table_places, tracked

if TYPE_CHECKING:
    from collections.abc import Callable


def value_of(node: say.Expression, moment: Moment, state: State) -> Value:
    """The value of a resolved expression in the domain of the game."""
    d, game = moment.game.domain, moment.game

    def value(inner: say.Expression) -> Value:
        return value_of(inner, moment, state)

    match node:  # what is asked most stands first
        case say.Local(name):
            return moment.locals[name]
        case say.Literal(constant):
            return constant
        case say.Option("players"):
            return game.setting.players
        case say.Option(name):
            return game.setting.options[name]
        case say.Compare(left, word, right):
            return _compare(node, left, word, right, moment, state)
        case say.FieldOf(name, of):
            values = state[name]
            default = False if isinstance(values[0], bool) or name == "in_play" else 0
            return d.pick(values, value(of), _default(game, name, default))
        case say.Field("players_left"):
            return d.add(*(truth_as_number(game, t) for t in state["in_play"]))
        case say.Field(name):
            return state[name]
        case say.Add(left, right):
            return d.add(value(left), value(right))
        case say.Both(items):
            return _in_turn(moment, state, items, True)
        case say.SumCards(of):
            return _sum_cards(of, game, state)
        case say.Meaning(name):
            return value(game.setting.ruleset.meanings[name])
        case say.Conditional(then, condition, otherwise):
            return d.choose(value(condition), lambda: value(then), lambda: value(otherwise))
        case say.Subtract(left, right):
            return d.add(value(left), d.times(-1, value(right)))
        case say.Scale(factor, of):
            return d.times(factor, value(of))
        case say.DivideUp(of, by):
            return d.divide_up(value(of), by)
        case say.Larger(left, right):
            one, other = value(left), value(right)
            return d.choose(d.at_most(one, other), lambda: other, lambda: one)
        case say.Smaller(left, right):
            one, other = value(left), value(right)
            return d.choose(d.at_most(one, other), lambda: one, lambda: other)
        case say.Within(middle, low, high):
            number = value(middle)
            return d.both(d.at_most(value(low), number), d.at_most(number, value(high)))
        case say.Negate(of):
            return d.negate(value(of))
        case say.Either(items):
            return _in_turn(moment, state, items, False)
        case say.CountSeats(where):
            found = (value_of(where, moment.plus(it=seat), state) for seat in game.seats)
            return d.add(*(truth_as_number(game, t) for t in found))
        case say.SumSeats(name):
            return d.add(*state[name])
        case say.NextSeat(direction, of, where):
            return _next_seat(direction, value(of), where, moment, state)
        case say.FirstSeat(where):
            seats = list(game.seats)
            return _first(game, seats, lambda s: value_of(where, moment.plus(it=s), state))
        case say.Holder(card):
            return _holder(card, moment, state)
        case say.CountCards(cards):
            return count_cards(cards, game, state)
        case say.SomeCards(cards):
            return d.at_most(1, count_cards(cards, game, state))
        case say.SeveralCards(cards):
            return d.at_most(2, count_cards(cards, game, state))
        case say.NoCards(cards):
            return d.same(0, count_cards(cards, game, state))
        case say.Size(place):
            return d.add(*counts(game, state, place))
        case say.Consulted(silence, cases):
            ways = {reading: partial(value, inner) for reading, inner in cases}
            return d.consult(silence, game.setting.readings[silence], ways)
        case _:
            raise AssertionError(f"not a resolved expression: {node!r}")


def truth_as_number(game: Game, truth: Value) -> Value:
    """1 where it holds, else 0."""
    return game.domain.choose(truth, lambda: 1, lambda: 0)


def _default(game: Game, name: str, fallback: Value) -> Value:
    kept = game.setting.ruleset.fields.get(name)
    return fallback if kept is None else (False if kept.kind == "truth" else 0)


def _in_turn(moment: Moment, state: State, items: tuple[say.Expression, ...], until: bool) -> Value:
    """`and`, `or`: what comes after is looked at only when it matters."""
    d = moment.game.domain
    first, rest = items[0], items[1:]
    value = value_of(first, moment, state)
    if not rest:
        return value
    if until:
        return d.choose(value, lambda: _in_turn(moment, state, rest, until), lambda: False)
    return d.choose(value, lambda: True, lambda: _in_turn(moment, state, rest, until))


def _compare(
    node: say.Expression,
    left: say.Expression,
    word: str,
    right: say.Expression,
    moment: Moment,
    state: State,
) -> Value:
    d = moment.game.domain
    if isinstance(left, say.Worn) or isinstance(right, say.Worn):
        equal = _same_card(left, right, moment, state)
        return equal if word == "is" else d.negate(equal)
    one, other = value_of(left, moment, state), value_of(right, moment, state)
    match word:
        case "is":
            return _equal(moment.game, one, other)
        case "is not":
            return d.negate(_equal(moment.game, one, other))
        case "above":
            return d.negate(d.at_most(one, other))
        case "below":
            return d.negate(d.at_most(other, one))
        case "at least":
            return d.at_most(other, one)
        case _:
            return d.at_most(one, other)


def _equal(game: Game, one: Value, other: Value) -> Value:
    """Equality of numbers, seats or cards; of truths by way of numbers."""
    d = game.domain
    if isinstance(d.known(one), bool) or isinstance(d.known(other), bool):
        one, other = truth_as_number(game, one), truth_as_number(game, other)
    return d.same(one, other)


def _same_card(left: say.Expression, right: say.Expression, moment: Moment, state: State) -> Value:
    """Whether a card is one of those that lie at a seat's place."""
    d = moment.game.domain
    if not isinstance(left, say.Worn):
        left, right = right, left
    assert isinstance(left, say.Worn)
    mine = _at_seat(left, moment, state)
    if isinstance(right, say.Worn):
        others = _at_seat(right, moment, state)
        pairs = zip(mine, others, strict=True)
        return d.either(*(d.both(d.at_most(1, a), d.at_most(1, b)) for a, b in pairs))
    card = value_of(right, moment, state)
    return d.at_most(1, d.pick(mine, card, 0))


def _at_seat(node: say.Worn, moment: Moment, state: State) -> tuple[Value, ...]:
    d = moment.game.domain
    seat = value_of(node.of, moment, state)
    cards = state[at(node.place)]
    return tuple(d.pick([row[k] for row in cards], seat, 0) for k in range(len(cards[0])))


def _first(game: Game, seats: list[Value], fits: Callable[[Value], Value]) -> Value:
    """The first of these seats that fits, else nobody."""
    if not seats:
        return NOBODY
    head, rest = seats[0], seats[1:]
    return game.domain.choose(fits(head), lambda: head, lambda: _first(game, rest, fits))


def _next_seat(
    direction: str, start: Value, where: say.Expression, moment: Moment, state: State
) -> Value:
    game = moment.game
    d, n = game.domain, game.setting.players

    def from_seat(seat: int, step: int) -> Value:
        around = [(seat + step * k) % n for k in range(1, n + 1)]
        return _first(game, around, lambda s: value_of(where, moment.plus(it=s), state))

    def towards(step: int) -> Value:
        at_seat = d.known(start)
        if at_seat is not None:
            return from_seat(at_seat, step) if 0 <= at_seat < n else NOBODY
        result: Value = NOBODY
        for seat in game.seats:
            found = from_seat(seat, step)
            result = d.choose(d.same(start, seat), always(found), always(result))
        return result

    if direction == "onward":
        return d.choose(d.at_most(0, state["direction"]), lambda: towards(1), lambda: towards(-1))
    return towards(1 if direction == "left" else -1)


def _holder(card: str, moment: Moment, state: State) -> Value:
    """The first seat from the starter to the left before which this card lies."""
    game = moment.game
    d, n, kind = game.domain, game.setting.players, game.setting.kind(card)
    if kind < 0:
        return NOBODY
    places = [p for p in table_places(game) if tracked(game, p)]

    def has(seat: Value) -> Value:
        rows = [d.pick([row[kind] for row in state[at(p)]], seat, 0) for p in places]
        return d.at_most(1, d.add(*rows))

    holds = [has(seat) for seat in game.seats]

    def around(first: int) -> Value:
        return _first(game, [(first + k) % n for k in range(n)], lambda s: holds[s])

    result: Value = NOBODY
    for seat in game.seats:
        found = around(seat)
        result = d.choose(d.same(state["starter"], seat), always(found), always(result))
    return result


def _sum_cards(of: str, game: Game, state: State) -> Value:
    d, setting = game.domain, game.setting
    if of in setting.ruleset.places:
        there = counts(game, state, of)
        pairs = zip(setting.kinds, there, strict=True)
        return d.add(*(d.times(kind.value, n) for kind, n in pairs))
    return d.add(
        *(
            d.repeat(each, count, setting.most[kind])
            for (kind, colour, _), (count, each) in state["table"].items()
            if colour == of
        )
    )


def count_cards(cards: say.CardSet, game: Game, state: State) -> Value:
    """How many of these cards there are: on the table that is counted, or at a place."""
    from coyote_spec.semantics.counting import highest

    d, setting = game.domain, game.setting
    if cards.place is None:
        if cards.highest:
            return d.add(*highest(game, state, cards.colour or "", top=True).values())
        fits = [
            count
            for (kind, colour, _), (count, _each) in state["table"].items()
            if (cards.name is None or setting.kinds[kind].name == cards.name)
            and (cards.colour is None or colour == cards.colour)
        ]
        return d.add(*fits)
    where = table_places(game) if cards.place == "played" else [cards.place]
    return d.add(
        *(
            n
            for place in where
            for kind, n in zip(setting.kinds, counts(game, state, place), strict=True)
            if (cards.name is None or kind.name == cards.name)
            and (cards.colour is None or kind.colour == cards.colour)
        )
    )
