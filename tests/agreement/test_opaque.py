"""The whole semantics run over values that Python can't look at, as on plain numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer, from_seed
from coyote_spec.interpreter.rounds import choice_of
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset import rule as kinds
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.ruleset.setting import Setting
from coyote_spec.semantics import counting
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Game, Moment, at, fresh_state
from coyote_spec.semantics.round import BID, Act, deal, legal, moves, opened_round, step
from tests.agreement.opaque import Opaque, OpaqueDealer, OpaqueDomain, Peeked, opened, shut
from tests.agreement.rulesets import BASIC, every, library, setting, shipped

NAMES = (*BASIC, "every")


def rules_of(name: str) -> Ruleset:
    return every() if name == "every" else shipped(name)


def games(one: Setting, deck: Deck, seed: int) -> tuple[Game, State, Game, State]:
    """The game on plain numbers and on opaque ones, before the first deal."""
    cards = [one.kind(name) for name, n in deck.cards for _ in range(n)]
    size, found = len(one.kinds), list[Any]()
    for made in (ListedDealer, OpaqueDealer):
        reorder = from_seed(seed)
        dealer: Any = made(size, reorder(cards), reorder)
        domain = Concrete() if made is ListedDealer else OpaqueDomain()
        dealer.game = game = Game(one, domain, dealer)
        counts = tuple(cards.count(k) for k in range(size))
        found += [game, fresh_state(game).put_at(at("pile"), counts)]
    return found[0], found[1], found[2], shut(found[3])


def compared(plain: State, other: State) -> State:
    """The opaque state, all of it shut away, after it was compared value by value."""
    seen = opened(other)
    for name, value in plain.values.items():
        if name != "table":
            assert seen[name] == opened(value), name
    return shut(other)  # type: ignore[no-any-return]


def an_act(game: Game, state: State, chance: Random) -> Act:
    """Something to do: mostly sense."""
    move = chance.choice([BID, BID, *moves(game)])
    seats = [state["turn"]] * 4 + [*game.seats]
    seat = state["bidder"] if state["just_bid"] and chance.random() < 0.4 else chance.choice(seats)
    match choice_of(game, move):
        case "amount":
            return Act(move, seat, state["bid"] + chance.randint(-1, 4))
        case "target":
            return Act(move, seat, chance.choice(game.seats))
        case "card":
            return Act(move, seat, chance.randrange(len(game.setting.kinds)))
        case _:
            return Act(move, seat)


def hidden(act: Act) -> Act:
    return Act(act.move, Opaque(act.seat), None if act.choice is None else Opaque(act.choice))


def matches(one: Setting, deck: Deck, seed: int, most: int) -> Iterator[str]:
    """Plays a match in both ways at once, and tells the moves that were made."""
    game, state, blind, other = games(one, deck, seed)
    chance = Random(seed)
    for _ in range(most):
        state = deal(game, opened_round(game, state))
        other = compared(state, deal(blind, opened_round(blind, other)))
        tries = 0
        while not state["over"] and tries < 60:
            tries += 1
            act = an_act(game, state, chance)
            allowed = legal(game, state, act)
            assert opened(legal(blind, other, hidden(act))) == allowed
            if allowed:
                yield act.move
                state = step(game, state, act)
                other = compared(state, step(blind, other, hidden(act)))
        if not state["over"] or state["winner"] >= 0:
            return


def settings_of(rules: Ruleset, seed: int) -> Setting:
    """Players, a small deck full of specials, and readings, by the seed."""
    chance = Random(seed)
    readings = {name: chance.choice(found).name for name, found in rules.silences.items()}
    return setting(rules, chance.choice([2, 3, 4]), readings=readings)


@pytest.mark.parametrize("name", NAMES)
def test_matches_over_values_that_cannot_be_looked_at(name: str) -> None:
    rules = rules_of(name)
    made: set[str] = set()
    for seed in range(40 if name == "every" else 3):
        one = settings_of(rules, seed)
        made |= set(matches(one, rules.deck, seed, 6))
    assert made == {BID, *rules.calls, *rules.moves}


@pytest.mark.parametrize("name", NAMES)
def test_counts_over_values_that_cannot_be_looked_at(name: str) -> None:
    rules = rules_of(name)
    for seed in range(10):
        one = settings_of(rules, seed)
        game, state, blind, other = games(one, rules.deck, seed)
        state = deal(game, opened_round(game, state))
        other = shut(deal(blind, opened_round(blind, other)))
        plain = counting.count(Moment(game, {"actor": 0, "caller": 0}), state)
        here = Moment(blind, {"actor": Opaque(0), "caller": Opaque(0)})
        compared(plain, counting.count(here, other))


# ---------------------------------------------------------------- the tests' own tools


def nodes(node: object) -> Iterator[type]:
    if isinstance(node, tuple):
        for item in node:
            yield from nodes(item)
    elif hasattr(node, "__match_args__"):
        yield type(node)
        for slot in node.__match_args__:
            yield from nodes(getattr(node, slot))


def test_every_construct_is_in_the_ruleset_of_every_construct() -> None:
    used = {kind for _, rule in every().rules() for kind in nodes(rule)}
    wanted = {
        kind
        for module in (do, say, kinds)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, do.Effect | say.Expression | kinds.Body)
    }
    abstract = {do.Effect, say.Expression, kinds.Body}
    replaced = {say.Name, say.NameOf, say.AsBefore, do.AsBeforeEffect}
    assert wanted - used - abstract - replaced == set()


LOOKS: list[Callable[[Any], Any]] = [
    bool,
    hash,
    int,
    list,
    len,
    lambda v: v == v,
    lambda v: v in [1],
    lambda v: [0, 1][v],
    lambda v: v < 1,
    lambda v: v + 1,
    lambda v: range(v),
]


@pytest.mark.parametrize("look", range(len(LOOKS)))
def test_an_opaque_value_cannot_be_looked_at(look: int) -> None:
    with pytest.raises(Peeked):
        LOOKS[look](Opaque(1))


def test_semantics_that_peek_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A branch of Python on a value is what this domain is for."""
    rules = library().ruleset("fr")

    def peeking(node: say.Expression, moment: Moment, state: State) -> Any:
        value = value_of(node, moment, state)
        return True if isinstance(node, say.Compare) and value else value

    monkeypatch.setattr("coyote_spec.semantics.effects.value_of", peeking)
    with pytest.raises(Peeked):
        list(matches(settings_of(rules, 0), rules.deck, 0, 1))
