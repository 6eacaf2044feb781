"""What becomes of cards, for every order in which they can come: a step that is staged, run again
for each, with what was noted of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.source_domain import Noted
from coyote_spec.interpreter.staged import HOWS, Flat, Staging
from coyote_spec.ruleset.rule import Moment
from coyote_spec.semantics.game import Watcher, at, differs

if TYPE_CHECKING:
    from coyote_spec.interpreter.source_domain import Source
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import Domain, State, Value
    from coyote_spec.semantics.game import Game

EMPTY = -1
"""What is noted where a card is to be drawn from an empty pile; else a rule by its number."""

Does = Callable[["Game", "State", "Value"], "State"]
"""What is done to a state by a seat, over any domain."""


@dataclass(frozen=True, slots=True)
class Came:
    """A step with the kinds of the cards that came, in order: the state after it; whether cards
    were shuffled, whether a card was to be drawn from an empty pile, and the rules of a moment that
    changed something."""

    after: Flat
    kinds: tuple[int, ...] = ()
    shuffled: bool = False
    empty: bool = False
    acted: frozenset[str] = frozenset()


class Orders(Staging):
    """Steps under a setting, with all orders of the cards that come in them."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._names = [rule.name for _, rule in setting.ruleset.rules()]
        self._pile = self.slots[at("pile")]

    def every(self, does: Does, *, at_once: bool = False) -> Callable[[Flat, int], Iterator[Came]]:
        """A step by a seat, staged; where cards are dealt at once, they come in the order of their
        kinds, which makes no difference."""
        step = self.doing(does)

        def each(state: Flat, seat: int = 0) -> Iterator[Came]:
            waiting: list[tuple[int, ...]] = [()]
            while waiting:
                dealer = self.dealer = _Told(waiting.pop(), state[self._pile], at_once)
                try:
                    after = step(state, seat)
                except _Open as more:
                    waiting += [(*dealer.came, kind) for kind in reversed(more.kinds)]
                    continue
                acted = frozenset(self._names[rule] for rule in dealer.acted)
                yield Came(after, tuple(dealer.came), dealer.shuffled, dealer.empty, acted)

        return each

    def _watched(self, source: Source, game: Game) -> Game:
        numbers = {name: i for i, name in enumerate(self._names)}

        def note(name: str, changed: Value) -> None:
            if changed is not False:
                source.note(Noted(numbers[name], (changed,)))

        return replace(game, watcher=Noting(source, lambda: source.note(Noted(EMPTY, ())), note))


class _Open(Exception):  # noqa: N818
    """More than one kind can come next."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds


class _Told:
    """Deals the kinds that it is told, then what alone can come."""

    def __init__(self, told: tuple[int, ...], pile: Sequence[int], at_once: bool) -> None:
        self.told, self.pile, self.at_once = told, list(pile), at_once
        self.came: list[int] = []
        self.least = 0
        self.shuffled = self.empty = False
        self.acted: set[int] = set()

    def draw(self) -> Sequence[int]:
        """The next card; raises _Open when it isn't told and several can come."""
        number = len(self.came)
        if number < len(self.told):
            kind = self.told[number]
        else:
            there = [k for k, n in enumerate(self.pile) if n]
            there = [k for k in there if k >= self.least] or there
            if len(there) > 1:
                raise _Open(there)
            kind = there[0]
        self.came.append(kind)
        self.pile[kind] -= 1
        self.least = kind if self.at_once else 0
        return [int(k == kind) for k in range(len(self.pile))]

    def shuffle(self, how: int, loose: tuple[int, ...]) -> None:
        """Cards come to the pile, or are the new one."""
        self.least = 0
        self.shuffled = self.shuffled or any(loose)
        kept = [0] * len(loose) if HOWS[how] == "all" else self.pile
        self.pile = [old + new for old, new in zip(kept, loose, strict=True)]

    def note(self, what: int, values: Sequence[bool]) -> None:
        """An empty pile, or a rule and whether it changed something."""
        if what == EMPTY:
            self.empty = True
        elif values[0]:
            self.acted.add(what)


class Noting(Watcher):
    """Tells of an empty pile, and of each rule of a moment whether it changes something, over any
    domain."""

    def __init__(
        self, d: Domain, lacks: Callable[[], None], note: Callable[[str, Value], None]
    ) -> None:
        self._d, self._lacks, self._note = d, lacks, note

    def lacking(self, state: State) -> None:
        """A card was to be drawn from an empty pile."""
        self._lacks()

    def act(self, rule: Rule, before: State, does: Callable[[State], State]) -> State:
        """A rule of a moment, or another."""
        after = does(before)
        if isinstance(rule.body, Moment):
            self._note(rule.name, differs(self._d, before, after))
        return after


class Seen(Noting):
    """What is noted on plain numbers."""

    def __init__(self) -> None:
        self.empty = False
        self.acted: set[str] = set()
        super().__init__(Concrete(), self._lacked, self._changed)

    def _lacked(self) -> None:
        self.empty = True

    def _changed(self, name: str, changed: Value) -> None:
        if changed:
            self.acted.add(name)
