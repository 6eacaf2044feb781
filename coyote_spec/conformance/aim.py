"""Walks with few moves, which go far: for each move, and where a silence is looked for."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from coyote_spec.conformance.blame import writes
from coyote_spec.conformance.layouts import MANY, Layout, plain, with_options
from coyote_spec.interpreter.setting import allowed_players
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

MOST = 1200
"""Steps of one walk."""


def aims(ruleset: Ruleset, silence: str) -> Iterator[tuple[tuple[str, ...], Layout]]:
    """Moves and tables, few moves first: one that bears on the silence, alone or with another."""
    bearing = [name for name, rule in ruleset.moves.items() if _bears(ruleset, rule, silence)]
    players = sorted(n for n in allowed_players(ruleset) if 2 < n <= MANY)
    tables = [plain(ruleset, n) for n in players]
    for move in bearing:
        yield from (((move,), Layout(one, MOST, 6)) for one in (*tables, *with_options(ruleset)))
    pairs = {
        tuple(sorted((move, other))): None
        for move in bearing
        for other in ruleset.moves
        if other != move
    }
    for pair in pairs:
        yield from ((pair, Layout(one, MOST, 6)) for one in tables)


def with_each_move(ruleset: Ruleset) -> Iterator[tuple[tuple[str, ...], Layout]]:
    """Far walks with a single move, until no piece for it is left; then with any two."""
    few = min(allowed_players(ruleset), key=lambda n: (abs(n - 3), n))
    moves = tuple(ruleset.moves)
    for wanted in (*((move,) for move in moves), *combinations(moves, 2)):
        yield wanted, Layout(plain(ruleset, few), 350 if len(wanted) == 1 else 250, 6)


def _bears(ruleset: Ruleset, move: Rule, silence: str) -> bool:
    """Whether a move consults a silence, or changes something that stands beside it in a rule."""
    consulting = [rule for _, rule in ruleset.rules() if silence in _names(rule)]
    beside = {name for rule in consulting for name in _names(rule) if name in ruleset.fields}
    return silence in _names(move) or bool(beside & writes(move))


def _names(node: object) -> set[str]:
    """The silences and fields that a part of a rule speaks of."""
    found: set[str] = set()
    for part in parts(node):
        match part:
            case do.Consult(silence) | say.Consulted(silence) | do.PlaceBySilence(silence):
                found.add(silence)
            case say.Field(name) | say.FieldOf(name):
                found.add(name)
            case _:
                pass
    return found
