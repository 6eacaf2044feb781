"""Does every match end, if every round does? By a ranking over how it stands, that is found: each
round that doesn't win the match lowers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.locale.said import Said
from coyote_spec.prover.lexicographic import Measure, Ranking, Way, lowered, search
from coyote_spec.prover.mentions import AFTER_COUNT, literals_in
from coyote_spec.prover.symbolic import term

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.prover.match.ends import Ends
    from coyote_spec.semantics.domain import State


def measures(ends: Ends) -> Iterator[Measure]:
    """Candidates: how many are in; what those who are in have, and what they lack to the numbers
    that were agreed or that the rules name; the fields of the match."""
    game, view = ends.whole.game, ends.view
    yield Measure(Said("players-in"), lambda s: _over(s, lambda s, i: z3.IntVal(1)))
    bounds = dict(game.setting.options)
    bounds |= {str(n): n for n in sorted(literals_in(game.setting.ruleset, AFTER_COUNT))}
    for name in view.of_seats[1:]:
        for said, bound in bounds.items():
            lacked = Said("lacked-by-players", name=name, bound=said)
            yield Measure(lacked, _lacking(name, bound))
        yield Measure(Said("held-by-players", name=name), _lacking(name, None))
    for name in view.shared:
        yield Measure(name, lambda s, name=name: _number(s[name]))  # type: ignore[misc]
        for said, bound in bounds.items():
            yield Measure(
                f"{said} - {name}",
                lambda s, name=name, bound=bound: bound - _number(s[name]),  # type: ignore[misc]
            )


def _lacking(name: str, bound: int | None) -> Any:
    def each(state: State, seat: int) -> Any:
        value = _number(state[name][seat])
        return value if bound is None else bound - value

    return lambda s: _over(s, each)


def _over(state: State, each: Any) -> Any:
    """The sum over those who are in."""
    seats = enumerate(state["in_play"])
    return z3.Sum([z3.If(term(there), term(each(state, i)), 0) for i, there in seats])


def _number(value: Any) -> Any:
    there = term(value)
    return z3.If(there, 1, 0) if z3.is_bool(there) else there


def find_ranking(ends: Ends) -> Ranking | None:
    """A ranking that every round lowers which doesn't win the match; None when none of the measures
    does it.

    Raises Undecided when the solver gives up.
    """
    asker, state = ends.whole.asker(), ends.whole.state
    ways = [
        Way(
            f"a round that ends by {move}, or wins the match,",
            (when, z3.Not(term(after["winner"]) >= 0)),
            after,
        )
        for move, when, after in ends.ends
    ]
    possible = [way for way in ways if not asker.impossible(*way.when)]
    tried = sorted(measures(ends), key=lambda one: lowered(asker, state, one, possible) != [])
    return search(asker, state, possible, tried)
