"""Does every match end, if every round does? By a ranking over how it stands, that is found: each
round that doesn't win the match lowers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.bidding import Measure, Ranking
from coyote_spec.prover.mentions import AFTER_COUNT, literals_in
from coyote_spec.prover.symbolic import term

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.prover.ask import Asker
    from coyote_spec.prover.match.ends import Ends
    from coyote_spec.semantics.domain import State

End = tuple[str, list[Any], "State"]
"""A move that ends a round, what must hold for it, and the state that it leaves."""


def measures(ends: Ends) -> Iterator[Measure]:
    """Candidates: how many are in; what those who are in have, and what they lack to the numbers
    that were agreed or that the rules name; the fields of the match."""
    game, view = ends.whole.game, ends.view
    yield Measure("the players who are in", lambda s: _over(s, lambda s, i: z3.IntVal(1)))
    bounds = dict(game.setting.options)
    bounds |= {str(n): n for n in sorted(literals_in(game.setting.ruleset, AFTER_COUNT))}
    for name in view.of_seats[1:]:
        for said, bound in bounds.items():
            yield Measure(f"the {name} that those who are in lack to {said}", _lacking(name, bound))
        yield Measure(f"the {name} of those who are in", _lacking(name, None))
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
    asker = ends.whole.asker()
    left: list[End] = [
        (move, [when, z3.Not(term(after["winner"]) >= 0)], after) for move, when, after in ends.ends
    ]
    left = [one for one in left if not asker.impossible(*one[1])]
    every, chosen = list(left), []
    unused = sorted(measures(ends), key=lambda one: _lowered(asker, ends, one, left) != [])
    while left:
        for measure in unused:
            smaller = _lowered(asker, ends, measure, left)
            if smaller is not None:
                left = smaller
                chosen.append(measure)
                unused = [m for m in unused if m is not measure]
                break
        else:
            return None
    ranking = Ranking(tuple(chosen))
    _check(asker, ends, ranking, every)
    return ranking


def _lowered(asker: Asker, ends: Ends, measure: Measure, left: list[End]) -> list[End] | None:
    """The ends that this measure doesn't deal with; None when it is of no use."""
    before = term(measure.of(ends.whole.state))
    useful, rest = False, []
    for move, when, after in left:
        now = term(measure.of(after))
        if not asker.impossible(*when, now > before):
            return None
        falls = z3.And(now < before, before >= 0)
        if asker.impossible(*when, falls):
            rest.append((move, when, after))
            continue
        useful = True
        stays = [*when, z3.Not(falls)]
        if not asker.impossible(*stays):
            rest.append((move, stays, after))
    return rest if useful else None


def _check(asker: Asker, ends: Ends, ranking: Ranking, every: list[End]) -> None:
    """Every round lowers the ranking: what the answer rests on, however the ranking was found."""
    for move, when, after in every:
        falls: Any = z3.BoolVal(False)
        for measure in reversed(ranking.measures):
            before, now = term(measure.of(ends.whole.state)), term(measure.of(after))
            same = z3.Or(before == now, z3.And(before < 0, now < 0))
            falls = z3.Or(z3.And(before >= 0, now < before), z3.And(same, falls))
        shows = f"ranking: a round that ends by {move} lowers ({ranking}), or wins the match"
        if not asker.impossible(*when, z3.Not(falls), shows=shows):
            raise AssertionError(f"a round that ends by {move} doesn't lower {ranking}")
