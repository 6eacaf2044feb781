"""Asking the solver: every question has a limit and a fixed seed; an open answer is never a yes.

A question that an answer of ours rests on says what it shows, and is noted (see `grounds`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.locale.said import Said, Untold
from coyote_spec.prover.grounds import SAT, UNSAT, Ground, rest_on
from coyote_spec.prover.verdict import Undecided as Undecided

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

z3.z3.Z3_DEBUG = False  # the sorts of terms are the Domain's to keep, and the solver's to check

SEED = 7
LIMIT = 20.0
"""Seconds for one question, unless the caller says otherwise."""

_TUNING = {"arith.solver": 2, "relevancy": 0, "phase_selection": 0}
"""Measured on the hardest questions, those about all hands: twice as fast as without."""


@dataclass(slots=True)
class Asker:
    """Constraints, and questions asked of them; basis is what shows that the constraints may be
    taken for granted."""

    limit: float = LIMIT
    seed: int = SEED
    asked: int = 0
    basis: tuple[Ground, ...] = ()
    required: list[Any] = field(default_factory=list, init=False)
    _solver: Any = None

    def __post_init__(self) -> None:
        self._solver = z3.SimpleSolver()
        self._solver.set("timeout", max(1, round(self.limit * 1000)))
        self._solver.set("random_seed", self.seed)
        for name, value in _TUNING.items():
            self._solver.set(name, value)

    def require(self, constraints: Iterable[Any]) -> None:
        """Adds constraints for all questions to come."""
        added = list(constraints)
        self.required += added
        self._solver.add(*added)

    def model(self, *also: Any, shows: str = "", excluded: str = "") -> Any | None:
        """A model of the constraints and what is added for this question; None when there is none.

        shows says what a model shows, excluded what it shows that there is none: with these words
        the question is noted among the grounds of what is being found.

        Raises Undecided when the solver gives up, or answers when its time is over.
        """
        self.asked += 1
        start = monotonic()
        here = z3.Bool(f"question_{self.asked}")
        self._solver.add(z3.Implies(here, z3.And(*also)))
        answer = self._solver.check(here)
        model = self._solver.model() if answer == z3.sat else None
        self._solver.add(z3.Not(here))
        late = monotonic() - start > self.limit
        if answer == z3.unknown or late:
            reason = self._solver.reason_unknown() if answer == z3.unknown else ""
            if late or reason == "timeout":
                raise Undecided(Said("why-solver-time", seconds=f"{self.limit:g}"))
            if reason in ("canceled", "interrupted", "interrupted from keyboard"):
                raise KeyboardInterrupt  # the solver catches Ctrl-C itself
            raise Undecided(Said("why-solver-gave-up", why=Untold(reason)))
        said, expected = (excluded, UNSAT) if model is None else (shows, SAT)
        if said:
            self.note(said, expected, *also)
        return model

    def note(self, shows: str, answer: str, *also: Any) -> None:
        """Notes a question whose answer, SAT or UNSAT, is known: a model was found, say."""
        rest_on([*self.basis, Ground(shows, answer, (*self.required, *also))])

    def impossible(self, *also: Any, shows: str = "") -> bool:
        """Whether the constraints exclude this; shows says what that shows, if it is a ground."""
        return self.model(*also, excluded=shows) is None


def number(model: Any, term: Any) -> int:
    """The value of a number in a model."""
    if isinstance(term, int):
        return int(term)
    return int(model.eval(term, model_completion=True).as_long())


def truth(model: Any, term: Any) -> bool:
    """The value of a truth in a model."""
    return term if isinstance(term, bool) else z3.is_true(model.eval(term, model_completion=True))


def highest(asker: Asker, term: Any, *also: Any, shows: str = "") -> tuple[int, Any] | None:
    """The highest value that a number can have, with a model; None when there is no model.

    Steps upwards, in longer steps while they succeed; the last answer is that nothing is higher,
    and shows says what that shows.
    """
    model = asker.model(*also, excluded=shows)
    if model is None:
        return None
    best, step = number(model, term), 1
    while True:
        last = shows if step == 1 else ""
        found = asker.model(*also, term >= best + step, excluded=last)
        if found is not None:
            best, model, step = number(found, term), found, step * 2
        elif step == 1:
            return best, model
        else:
            step = 1


def least(
    asker: Asker, model: Any, keys: Sequence[Any], also: Sequence[Any] = (), large: int = 0
) -> Any:
    """The model that comes first when models are compared by these numbers, one after the other.

    So many of the first numbers can be large, and are never below zero: each is halved while that
    goes, before the others are looked at. All others are asked for at once.
    """
    known = list(also)
    for key in _unknown(keys[:large]):
        model = _lowest(asker, model, key, known)
        known.append(key == number(model, key))
    while True:
        earlier: Any = z3.BoolVal(False)
        for key in reversed(_unknown(keys[large:])):
            value = number(model, key)
            earlier = z3.Or(key < value, z3.And(key == value, earlier))
        found = asker.model(*known, earlier)
        if found is None:
            return model
        model = found


def _unknown(keys: Sequence[Any]) -> list[Any]:
    return [key for key in keys if not isinstance(key, int)]


def _lowest(asker: Asker, model: Any, key: Any, also: Sequence[Any]) -> Any:
    """A model in which a number from zero on is as low as it can be."""
    low, value = 0, number(model, key)
    while low < value:
        middle = (low + value) // 2
        found = asker.model(*also, key <= middle)
        if found is None:
            low = middle + 1
        else:
            model, value = found, number(found, key)
    return model
