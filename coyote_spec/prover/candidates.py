"""What is worth trying as an invariant of a round, or of what is between rounds. Nothing here is
known to hold; `anystate` keeps what survives induction."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

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
        Rule("the starter is a seat", lambda s: is_seat(game, s["starter"])),
        Rule(
            "nobody has less than no coins",
            lambda s: d.both(*(d.at_most(0, c) for c in s["coins"])),
        ),
        Rule(
            "play goes to the left or to the right",
            lambda s: d.either(d.same(s["direction"], 1), d.same(s["direction"], -1)),
        ),
        Rule("nobody has won yet", lambda s: d.at_most(s["winner"], -1)),
        Rule("nobody in play has the coins to be out", lambda s: _stays_in(game, s)),
        Rule(
            "two players or more are in play",
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
        Rule("the starter is in play", _in_play(game, "starter")),
        Rule("the seat to act is a seat", lambda s: is_seat(game, s["turn"])),
        *_can_have_turn(game),
        Rule(
            "the bidder is a seat or nobody",
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

    return [Rule("the turn is with a seat to which it can pass", can)]


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

    return [Rule(f"{name} is as at first", partial(same, name)) for name in ("direction", *names)]


def before_a_call(game: Game) -> list[Rule]:
    """That nothing is counted yet; and that, before there is a bid, its number is 0 and what is
    kept for a round is as at first."""
    d = game.domain

    def unless_opened(rule: Rule, state: State) -> Any:
        return d.either(state["opened"], rule.of(state))

    none = Rule("no number is bid", lambda s: d.same(s["bid"], 0))
    return [
        Rule(
            "nothing is counted yet",
            lambda s: d.both(d.negate(s["counted"]), d.same(s["total"], 0)),
        ),
        *(
            Rule(f"before there is a bid, {rule.says}", partial(unless_opened, rule))
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
    return [*_always(game), Rule("the starter is in play", _in_play(game, "starter"))]


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
        said = ", ".join(map(str, values))
        found.append(Rule(f"{name} is one of {said}", partial(among, name, values)))
        found.append(Rule(f"{name} is 0 to {first[name]}", partial(within, name)))
        for has in having:
            said = f"{name} and the seats with {has} are together at most {first[name]}"
            found.append(Rule(said, partial(together, name, has)))
    return found


def candidates(game: Game) -> list[Rule]:
    """What is worth trying as an invariant of every round."""
    d = game.domain
    bidder = _in_play(game, "bidder")
    return [
        Rule("the seat to act is in play", _in_play(game, "turn")),
        Rule(
            "once there is a bid, its author is in play",
            lambda s: d.either(d.negate(s["opened"]), bidder(s)),
        ),
        Rule(
            "there is a bid exactly when there is a bidder",
            lambda s: d.both(
                d.either(d.negate(s["opened"]), d.at_most(0, s["bidder"])),
                d.either(s["opened"], d.same(-1, s["bidder"])),
            ),
        ),
        Rule(
            "nobody is to act after a bid of their own",
            lambda s: d.either(d.negate(s["opened"]), d.negate(d.same(s["turn"], s["bidder"]))),
        ),
        Rule("no move waits for a bid", lambda s: d.negate(s["must_bid"])),
        _always(game)[-1],
    ]
