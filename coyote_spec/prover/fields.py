"""What is worth trying as an invariant of the fields that a ruleset declares: their bounds, that a
piece that is gone was used, and under which conditions of a match pieces are used at all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.said import Said
from coyote_spec.prover.candidates import Rule
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts
from coyote_spec.semantics.expression import truth_as_number, value_of
from coyote_spec.semantics.game import Moment, fresh_state

if TYPE_CHECKING:
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game


def of_fields(game: Game) -> list[Rule]:
    """Candidates for states in a round, all of them made from what the ruleset declares."""
    d, ruleset, first = game.domain, game.setting.ruleset, fresh_state(game)
    found = [
        Rule(Said("rule-nobody-bid"), lambda s: d.negate(s["opened"])),
        Rule(Said("rule-nobody-paid"), lambda s: d.both(*(d.same(0, c) for c in s["paid"]))),
    ]
    numbers = {n: first[n] for n, kept in ruleset.fields.items() if _is(kept, "number")}
    marks = [n for n, kept in ruleset.fields.items() if kept.kind == "truth" and kept.of_seats]
    for name, at_first in numbers.items():
        found += _bounds(game, name, at_first)
        found += [_adds_up(game, name, mark, at_first) for mark in marks]
    for condition, says in _of_the_match(ruleset):
        for name, at_first in numbers.items():
            found.append(_used_only_if(game, name, at_first, condition, says))
        for mark in marks:
            found.append(_marked_only_if(game, mark, bool(first[mark][0]), condition, says))
    found += of_match(game)
    for mark in marks:
        if not first[mark][0]:
            found.append(Rule(Said("rule-marked-in", mark=mark), partial(_in_play, game, mark)))
    return found


def of_match(game: Game) -> list[Rule]:
    """Candidates for states between rounds and in one: bounds of what each seat has, and of what is
    kept for a match."""
    ruleset, first = game.setting.ruleset, fresh_state(game)
    found: list[Rule] = []
    for name, kept in ruleset.fields.items():
        if kept.kind == "number" and kept.of_seats:
            found += _bounds(game, name, first[name][0])
        elif kept.kind == "number" and kept.scope == "match":
            found += _bounds(game, name, first[name])
    return found


def _is(kept: Any, kind: str) -> bool:
    return kept.kind == kind and not kept.of_seats


def _bounds(game: Game, name: str, at_first: Any) -> list[Rule]:
    """That a number, of the table or of each seat, stays on one side of what it was at first."""
    if not isinstance(at_first, int):
        return []
    d = game.domain

    def every(state: State, low: bool, bound: int) -> Any:
        values = state[name] if isinstance(state[name], tuple) else (state[name],)
        return d.both(*(d.at_most(bound, v) if low else d.at_most(v, bound) for v in values))

    ends = [(True, n) for n in sorted({0, 1, at_first})] + [(False, at_first)]
    return [
        Rule(
            Said("rule-at-least" if low else "rule-at-most", name=name, number=str(n)),
            partial(every, low=low, bound=n),
        )
        for low, n in ends
    ]


def _adds_up(game: Game, name: str, mark: str, at_first: Any) -> Rule:
    """That what is left and what was used is together what there was."""
    d = game.domain

    def together(state: State) -> Any:
        return d.same(
            d.add(state[name], *(truth_as_number(game, t) for t in state[mark])), at_first
        )

    return Rule(Said("rule-add-up", name=name, mark=mark, number=str(at_first)), together)


def _used_only_if(
    game: Game, name: str, at_first: Any, condition: say.Expression, says: str
) -> Rule:
    d = game.domain

    def holds(state: State) -> Any:
        return d.either(d.same(state[name], at_first), value_of(condition, Moment(game), state))

    return Rule(Said("rule-used-only-if", name=name, number=str(at_first), what=says), holds)


def _marked_only_if(
    game: Game, mark: str, at_first: bool, condition: say.Expression, says: str
) -> Rule:
    d = game.domain

    def holds(state: State) -> Any:
        same = d.both(*(t if at_first else d.negate(t) for t in state[mark]))
        return d.either(same, value_of(condition, Moment(game), state))

    return Rule(Said("rule-marked-only-if", mark=mark, what=says), holds)


def _in_play(game: Game, mark: str, state: State) -> Any:
    d = game.domain
    pairs = zip(state[mark], state["in_play"], strict=True)
    return d.both(*(d.either(d.negate(has), inside) for has, inside in pairs))


def _of_the_match(ruleset: Ruleset) -> list[tuple[say.Expression, str]]:
    """Definitions that speak of who is in play, and of nothing that changes in a round."""
    return [
        (say.Meaning(name), name)
        for name, value in ruleset.meanings.items()
        if isinstance(value, say.Compare | say.Within) and _only_of_the_match(value)
    ]


def _only_of_the_match(value: object) -> bool:
    found = list(parts(value))
    fields = {part.name for part in found if isinstance(part, say.Field)}
    others = (say.Local, say.Meaning, say.FieldOf, say.CardSet, say.Size, say.SumCards)
    return fields == {"players_left"} and not any(isinstance(part, others) for part in found)
