"""On what ground a move is legal or not: which part of which condition decides it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.rule import Call, Move, Needs
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.round import moment_of, moves

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game, Moment
    from coyote_spec.semantics.round import Act

    Path = tuple[object, ...]


def refused_on(game: Game, state: State, act: Act, rule: str) -> Path:
    """The part of the condition of a rule that doesn't hold; nothing for the frame's demands."""
    here = moment_of(game, act)
    for found, condition in _conditions(game, act):
        if found == rule:
            return next(_parts(condition, here, state), ())
    return ()


def allowed_on(game: Game, state: State, act: Act) -> Iterator[tuple[object, ...]]:
    """The parts of the conditions that hold."""
    here = moment_of(game, act)
    for rule, condition in _conditions(game, act):
        if value_of(condition, here, state):
            for path in _parts(condition, here, state):
                yield ("allowed", act.move, rule, path)


def _conditions(game: Game, act: Act) -> Iterator[tuple[str, say.Expression]]:
    rule = moves(game)[act.move]
    if rule is not None:
        assert isinstance(rule.body, Call | Move)
        if rule.body.needs is not None:
            yield rule.name, rule.body.needs
        return
    for needs, body in game.setting.ruleset.of_kind(Needs):
        if body.condition is not None:
            yield needs.name, body.condition


def _parts(node: say.Expression, here: Moment, state: State) -> Iterator[Path]:
    """The parts that make it what it is: of an `and` that fails the first that fails, of one that
    holds all; of an `or` the other way round."""
    match node:
        case say.Both(items) | say.Either(items):
            decides = isinstance(node, say.Either)
            for i, item in enumerate(items):
                truth = bool(value_of(item, here, state))
                whole = bool(value_of(node, here, state))
                if whole != decides or truth == decides:
                    for path in _parts(item, here, state):
                        yield (i, *path)
                    if truth == decides:
                        return
        case say.Meaning(name):
            for path in _parts(here.game.setting.ruleset.meanings[name], here, state):
                yield (name, *path)
        case say.Negate(of):
            yield from _parts(of, here, state)
        case _:
            yield ()
