"""The Domain of JavaScript text: program text, in which readings and cards are still open."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from coyote_spec.interpreter.source_domain import Atom, Noted, Source, Term
from coyote_spec.interpreter.staged import WritingDealer
from coyote_spec.semantics.game import Game, at, fresh_state, tracked
from coyote_spec.semantics.places import dealt_place

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State, Value

T = TypeVar("T")

MET = 1
"""What a program notes where a silence is met; what else it notes is another number."""

LARGEST = 20_000
"""Variables of a program; the shipped games need some thousands."""


class Script(Source):
    """Writes a program that has a reading of each silence chosen when it is run."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self.ruleset = ruleset
        self.readings = {
            name: [one.name for one in readings] for name, readings in ruleset.silences.items()
        }
        self.silences = list(self.readings)
        self.columns: dict[tuple[int, ...], Term] = {}

    def fresh(self) -> Term:
        if self.count > LARGEST:
            raise MemoryError
        return super().fresh()

    def add(self, *values: Atom) -> Atom:
        """The cards of one kind that all seats have are those on the table."""
        column = tuple(value.number for value in values if isinstance(value, Term))
        if len(column) == len(values) and column in self.columns:
            return self.columns[column]
        return super().add(*values)

    def repeat(self, value: Value, count: Value, most: int) -> Value:
        if isinstance(value, Term) and isinstance(count, Term):
            return self.let("product", value, count)
        return super().repeat(value, count, most)

    def consult(self, silence: str, reading: str, ways: Mapping[str, Callable[[], T]]) -> T:
        number = self.silences.index(silence)
        self._met(number)
        chosen = self.let("reading", number)
        names = self.readings[silence]

        def way(i: int) -> T:
            if i == len(names) - 1:
                return ways[names[i]]()
            return self.choose(self.same(chosen, i), ways[names[i]], lambda: way(i + 1))

        return way(0)

    def _met(self, number: int) -> None:
        """Notes it, unless that was done on the way to here."""
        key = ("met", number)
        if not any(key in scope.written for scope in self.scopes):
            self.scopes[-1].written[key] = Term(0)
            self.note(Noted(MET, (number,)))

    def laid_out(self, setting: Setting) -> tuple[Game, State]:
        """A game that is written down, with the cards of the table and of the pile: how many there
        are of each kind is given, and who has which where the rules ask for that."""
        game = WritingDealer(self, setting).game
        kinds, place = range(len(setting.kinds)), dealt_place(setting.ruleset)
        row: tuple[Value, ...] = tuple(self.let("card", kind) for kind in kinds)
        if tracked(game, place):
            held = [[self.let("held", seat, kind) for kind in kinds] for seat in game.seats]
            for whole, column in zip(row, zip(*held, strict=True), strict=True):
                self.columns[tuple(term.number for term in column)] = whole
            row = tuple(map(tuple, held))
        pile = tuple(self.let("pile", kind) for kind in kinds)
        return game, fresh_state(game).put_at(at(place), row).put_at(at("pile"), pile)


__all__ = ["LARGEST", "MET", "Script"]
