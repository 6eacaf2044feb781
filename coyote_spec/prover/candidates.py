"""What is worth trying as an invariant of a round, or of what is between rounds. Nothing here is
known to hold; `anystate` keeps what survives induction."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.said import Said
from coyote_spec.prover.mentions import literals_set
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.semantics.effects import run
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Game, Moment, fresh_state

if TYPE_CHECKING:
    from collections.abc import Callable

    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.semantics.domain import Domain, State


@dataclass(frozen=True, slots=True)
class Rule:
    """Something that holds of states: its words, and the term for a given state."""

    says: str
    of: Callable[[State], Any]


def is_seat(game: Game, seat: Any) -> Any:
    """Whether a number is that of a seat."""
    d = game.domain
    return d.both(d.at_most(0, seat), d.at_most(seat, game.setting.players - 1))


def _in_play(game: Game, seat: str) -> Callable[[State], Any]:
    return lambda s: game.domain.pick(s["in_play"], s[seat], False)


def _stays_in(game: Game, state: State) -> Any:
    """Whether the rules about who is out would take nobody out now."""
    after, here = state, Moment(game, {"actor": 0, "caller": 0})
    for rule in game.setting.ruleset.section("elimination"):
        after = run(rule.block, here, after)
    d, pairs = game.domain, zip(state["in_play"], after["in_play"], strict=True)
    return d.both(*(d.either(d.negate(before), now) for before, now in pairs))


def _always(game: Game) -> list[Rule]:
    """What is worth trying of every state, in a round and between rounds."""
    d = game.domain
    return [
        Rule(Said("rule-starter-seat"), lambda s: is_seat(game, s["starter"])),
        Rule(
            Said("rule-no-debts"),
            lambda s: d.both(*(d.at_most(0, c) for c in s["coins"])),
        ),
        Rule(
            Said("rule-two-ways"),
            lambda s: d.either(d.same(s["direction"], 1), d.same(s["direction"], -1)),
        ),
        Rule(Said("rule-nobody-won"), lambda s: d.at_most(s["winner"], -1)),
        Rule(Said("rule-nobody-to-go"), lambda s: _stays_in(game, s)),
        Rule(
            Said("rule-two-in"),
            lambda s: d.at_most(
                2, d.add(*(d.choose(t, lambda: 1, lambda: 0) for t in s["in_play"]))
            ),
        ),
    ]


def plain(game: Game) -> list[Rule]:
    """What is worth trying of states in a round, and too plain to be told."""
    d, n = game.domain, game.setting.players
    return [
        *_always(game)[:-1],
        Rule(Said("rule-starter-in"), _in_play(game, "starter")),
        Rule(Said("rule-turn-seat"), lambda s: is_seat(game, s["turn"])),
        *_can_have_turn(game),
        Rule(
            Said("rule-bidder-seat"),
            lambda s: d.both(d.at_most(-1, s["bidder"]), d.at_most(s["bidder"], n - 1)),
        ),
    ]


def _can_have_turn(game: Game) -> list[Rule]:
    """That the turn is where it can pass to, if rules say more of that than that one is in play."""
    passing = game.setting.ruleset.passing
    if not isinstance(passing, say.NextSeat):
        return []
    where = passing.where
    if where == say.FieldOf("in_play", say.Local("it")) or _speaks_of_others(game, where):
        return []

    def can(state: State) -> Any:
        return value_of(where, Moment(game, {"it": state["turn"]}), state)

    return [Rule(Said("rule-turn-can-pass"), can)]


def _speaks_of_others(game: Game, where: Expression) -> bool:
    """Whether a condition on a seat speaks of somebody who acts, too."""
    parts = parts_defined(game.setting.ruleset, where)
    return any(isinstance(part, say.Local) and part.name != "it" for part in parts)


def as_at_first(game: Game, scopes: tuple[str, ...]) -> list[Rule]:
    """That what is kept for these scopes, and the direction of play, is as it was at first."""
    d, first = game.domain, fresh_state(game)
    fields = game.setting.ruleset.fields
    names = [name for name, kept in fields.items() if kept.scope in scopes]

    def same(name: str, state: State) -> Any:
        value = first[name]
        if isinstance(value, tuple):
            return d.both(*(_equal(d, a, b) for a, b in zip(state[name], value, strict=True)))
        return _equal(d, state[name], value)

    return [
        Rule(Said("rule-as-at-first", name=name), partial(same, name))
        for name in ("direction", *names)
    ]


def before_a_call(game: Game) -> list[Rule]:
    """That nothing is counted yet; and that, before there is a bid, its number is 0 and what is
    kept for a round is as at first."""
    d = game.domain

    def unless_opened(rule: Rule, state: State) -> Any:
        return d.either(state["opened"], rule.of(state))

    none = Rule(Said("rule-no-number-bid"), lambda s: d.same(s["bid"], 0))
    return [
        Rule(
            Said("rule-not-counted"),
            lambda s: d.both(d.negate(s["counted"]), d.same(s["total"], 0)),
        ),
        *(
            Rule(Said("rule-before-a-bid", what=rule.says), partial(unless_opened, rule))
            for rule in (none, *as_at_first(game, ("bid", "round")))
        ),
    ]


def _equal(d: Domain, one: Any, other: Any) -> Any:
    """Whether two values are the same; the other is known."""
    if isinstance(other, bool):
        return one if other else d.negate(one)
    return d.same(one, other)


def plain_and_candidates(game: Game) -> list[Rule]:
    """All that is worth trying of states in a round."""
    return [*plain(game), *candidates(game)]


def between_rounds(game: Game) -> list[Rule]:
    """What is worth trying of states between rounds."""
    return [*_always(game), Rule(Said("rule-starter-in"), _in_play(game, "starter"))]


def kept_in_bounds(game: Game) -> list[Rule]:
    """That numbers which are kept for a bid or a round stay at the values that rules name, or
    between none and as many as at first; also together with the seats that have something which
    nobody has at first."""
    ruleset, first, d = game.setting.ruleset, fresh_state(game), game.domain
    kept = {name: body for name, body in ruleset.fields.items() if body.scope != "match"}
    numbers = [n for n, body in kept.items() if body.kind == "number" and not body.of_seats]
    having = [
        n
        for n, body in kept.items()
        if body.kind == "truth" and body.of_seats and not any(first[n])
    ]

    def among(name: str, values: list[int], state: State) -> Any:
        return d.either(*(d.same(state[name], value) for value in values))

    def within(name: str, state: State) -> Any:
        return d.both(d.at_most(0, state[name]), d.at_most(state[name], first[name]))

    def together(name: str, has: str, state: State) -> Any:
        have = d.add(*(d.choose(t, lambda: 1, lambda: 0) for t in state[has]))
        return d.at_most(d.add(state[name], have), first[name])

    found = []
    for name in numbers:
        values = sorted({first[name], *literals_set(ruleset, name)})
        listed = Said("rule-one-of", name=name, values=", ".join(map(str, values)))
        found.append(Rule(listed, partial(among, name, values)))
        most = str(first[name])
        found.append(Rule(Said("rule-up-to", name=name, most=most), partial(within, name)))
        for has in having:
            said = Said("rule-with-seats", name=name, has=has, most=most)
            found.append(Rule(said, partial(together, name, has)))
    return found


def candidates(game: Game) -> list[Rule]:
    """What is worth trying as an invariant of every round."""
    d = game.domain
    bidder = _in_play(game, "bidder")
    return [
        Rule(Said("rule-turn-in"), _in_play(game, "turn")),
        Rule(
            Said("rule-author-in"),
            lambda s: d.either(d.negate(s["opened"]), bidder(s)),
        ),
        Rule(
            Said("rule-bid-and-bidder"),
            lambda s: d.both(
                d.either(d.negate(s["opened"]), d.at_most(0, s["bidder"])),
                d.either(s["opened"], d.same(-1, s["bidder"])),
            ),
        ),
        Rule(
            Said("rule-not-own-bid"),
            lambda s: d.either(d.negate(s["opened"]), d.negate(d.same(s["turn"], s["bidder"]))),
        ),
        Rule(Said("rule-no-waiting"), lambda s: d.negate(s["must_bid"])),
        _always(game)[-1],
    ]
