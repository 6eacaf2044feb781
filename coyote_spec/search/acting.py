"""Which rules change something: a watcher over any domain, so that plain numbers and a staged game
tell it in the same way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.source_domain import Noted, Source
from coyote_spec.interpreter.staged import PileDealer, StagedGame
from coyote_spec.ruleset.rule import Pays, With
from coyote_spec.semantics.counting import says_copies
from coyote_spec.semantics.game import Game, Watcher, differs

if TYPE_CHECKING:
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import Domain, State, Value


class Acting(Watcher):
    """Notes of each rule whether it changes something, over any domain."""

    def __init__(self, setting: Setting, d: Domain, note: Callable[[str, Value], None]) -> None:
        self._d, self._note = d, note
        rules = setting.ruleset
        self._copies = [r.name for r in rules.section("counting") if says_copies(r.block)]
        self._cards = [setting.kind(body.card) for _, body in rules.of_kind(With)]
        self._pays = [rule.name for rule, _ in rules.of_kind(Pays)]

    def counted(self, rule: Rule, before: State, after: State) -> None:
        """A rule of the count; the one about second copies acts where there are some."""
        d = self._d
        self._note(rule.name, differs(d, before, after))
        if self._copies:
            held = (
                [n for key, (n, _) in after["table"].items() if key[0] == k] for k in self._cards
            )
            several = d.either(*(d.at_most(2, d.add(*some)) for some in held))
            self._each(self._copies, several)

    def act(self, rule: Rule, before: State, does: Callable[[State], State]) -> State:
        """Any other rule; that on what is paid acts wherever somebody pays."""
        after, d = does(before), self._d
        self._note(rule.name, differs(d, before, after))
        if self._pays:
            both = zip(before["paid"], after["paid"], strict=True)
            self._each(self._pays, d.either(*(d.negate(d.at_most(new, old)) for old, new in both)))
        return after

    def _each(self, names: list[str], acts: Value) -> None:
        for name in names:
            self._note(name, acts)


class NamesOfActing(Acting):
    """The names of the rules that changed something, on plain numbers."""

    def __init__(self, setting: Setting) -> None:
        self.names: set[str] = set()
        super().__init__(setting, Concrete(), self._add)

    def _add(self, name: str, acts: Value) -> None:
        if acts:
            self.names.add(name)


class TracedGame(StagedGame):
    """A staged game whose dealer is told which rules change something, by their numbers."""

    def _watched(self, source: Source, game: Game) -> Game:
        numbers = {rule.name: i for i, (_, rule) in enumerate(game.setting.ruleset.rules())}

        def note(name: str, acts: Value) -> None:
            if acts is not False:
                source.note(Noted(numbers[name], (acts,)))

        return replace(game, watcher=Acting(game.setting, source, note))


class TracingDealer(PileDealer):
    """Deals, and is told which rules change something."""

    def __init__(self, kinds: int, reorder: Callable[[list[int]], list[int]]) -> None:
        super().__init__(kinds, (), reorder)
        self.acted: set[int] = set()

    def note(self, rule: int, acts: Sequence[bool]) -> None:
        """One rule by its number, and whether it changed something."""
        if acts[0]:
            self.acted.add(rule)
