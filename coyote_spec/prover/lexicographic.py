"""Lexicographic rankings, found greedily: among measures of a state, one is taken that no way
raises and some way lowers; then only the ways are looked at which leave it as it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import truth
from coyote_spec.prover.symbolic import term

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from coyote_spec.prover.ask import Asker
    from coyote_spec.semantics.domain import State


@dataclass(frozen=True, slots=True)
class Measure:
    """A number made from a state; a ranking needs it to fall, and never below 0."""

    says: str
    of: Callable[[State], Any]


@dataclass(frozen=True, slots=True)
class Ranking:
    """Measures compared one after the other, what is below 0 taken as -1: each way lowers the
    first that it changes."""

    measures: tuple[Measure, ...]

    def __str__(self) -> str:
        return self.said

    @property
    def said(self) -> str:
        """The measures, in their order."""
        said = self.measures[0].says if self.measures else ""
        for measure in self.measures[1:]:
            said = Said("then-measure", first=said, next=measure.says)
        return said


@dataclass(frozen=True, slots=True)
class Way:
    """A way from one state to another: what it is called, what must hold for it to be taken, and
    the state after it; and models in which it is taken, as far as some were found."""

    says: str
    when: tuple[Any, ...]
    after: State
    models: list[Any] = field(default_factory=list, compare=False)

    def can(self, asker: Asker, also: Any) -> bool:
        """Whether it can be taken so that this holds as well: the solver is asked only if none of
        the models shows it.

        Raises Undecided when the solver gives up.
        """
        if any(truth(model, also) for model in self.models):
            return True
        model = asker.model(*self.when, also)
        if model is not None:
            self.models.append(model)
        return model is not None

    def only(self, also: Any) -> Way:
        """The same, taken only where this holds as well."""
        models = [model for model in self.models if truth(model, also)]
        return Way(self.says, (*self.when, also), self.after, models)


def search(
    asker: Asker, state: State, ways: Iterable[Way], measures: Iterable[Measure]
) -> Ranking | None:
    """A ranking that every way from the state lowers; None when none of the measures makes one.

    Raises Undecided when the solver gives up.
    """
    every = [way for way in ways if way.can(asker, z3.BoolVal(True))]
    left, unused, chosen = every, list(measures), []
    while left:
        for measure in unused:
            smaller = lowered(asker, state, measure, left)
            if smaller is not None:
                left = smaller
                chosen.append(measure)
                unused = [m for m in unused if m is not measure]
                break
        else:
            return None
    ranking = Ranking(tuple(chosen))
    check_falls(asker, state, ranking, every)
    return ranking


def lowered(asker: Asker, state: State, measure: Measure, left: list[Way]) -> list[Way] | None:
    """The ways that this measure doesn't deal with; None when it is of no use."""
    before = term(measure.of(state))
    useful, rest = False, []
    for way in left:
        after = term(measure.of(way.after))
        if after.eq(before):
            rest.append(way)
            continue
        if way.can(asker, after > before):
            return None
        falls = z3.And(after < before, before >= 0)
        if not way.can(asker, falls):
            rest.append(way)
            continue
        useful = True
        if way.can(asker, z3.Not(falls)):
            rest.append(way.only(z3.Not(falls)))
    return rest if useful else None


def check_falls(asker: Asker, state: State, ranking: Ranking, ways: Iterable[Way]) -> None:
    """Every way lowers the ranking: what the answer rests on, however the ranking was found."""
    for way in ways:
        falls: Any = z3.BoolVal(False)
        for measure in reversed(ranking.measures):
            before, after = term(measure.of(state)), term(measure.of(way.after))
            same = z3.Or(before == after, z3.And(before < 0, after < 0))
            falls = z3.Or(z3.And(before >= 0, after < before), z3.And(same, falls))
        shows = f"ranking: {way.says} lowers ({ranking})"
        if not asker.impossible(*way.when, z3.Not(falls), shows=shows):
            raise AssertionError(f"{way.says} doesn't lower {ranking}")


__all__ = ["Measure", "Ranking", "Way", "search"]
