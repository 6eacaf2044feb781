"""A game staged for speed: the one semantics written down as straight Python, once for a setting.

The only place where text becomes a program. The text is made of numbers and of identifiers of our
own: no name, comment or string of a ruleset enters it.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from coyote_spec.interpreter.score import dealt_place
from coyote_spec.interpreter.source_domain import Drawn, Shuffled, Source, Term
from coyote_spec.interpreter.source_text import function
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.ruleset.alike import once_for_alike
from coyote_spec.semantics.domain import State, Value, leaves
from coyote_spec.semantics.game import Game, at, counts, fresh_state, table_places, tracked
from coyote_spec.semantics.round import Act, deal, legal, moves, opened_round, step
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from coyote_spec.ruleset.setting import Setting

Flat = tuple[int, ...]
"""A state: numbers and truths, one after the other."""

FIRST = ("turn", "bid", "bidder", "opened", "must_bid", "just_bid", "over")
"""What nearly every move changes stands at the front, so that the rest can be taken over whole."""

LEFT_OUT = ("table", "fair")
"""Needed within a count only; and whether each draw was possible, which the dealer sees to."""

HOWS = ("all", "discards", "under")
"""The ways to shuffle, which the text names by number."""


class StagedDealer(Protocol):
    """Gives cards and shuffles them, without names: kinds are numbers, ways to shuffle too."""

    def draw(self) -> Sequence[int]:
        """The next card: for each kind 1 or 0, exactly one 1. Asked only if the pile has one."""

    def shuffle(self, how: int, loose: tuple[int, ...]) -> None:
        """Cards, counted by kind, are shuffled: 0 a new pile, 1 onto the pile, 2 under it."""


class NoCards:
    """For states in which no card is drawn."""

    def draw(self) -> Sequence[int]:
        """Never asked."""
        raise AssertionError("no dealer was given")

    def shuffle(self, how: int, loose: tuple[int, ...]) -> None:
        """Nothing lies in an order that could change."""


class PileDealer:
    """Deals from a pile in an order; reorder puts cards that are shuffled into a new one."""

    __slots__ = ("left", "reorder", "rows")

    def __init__(
        self, kinds: int, pile: Sequence[int], reorder: Callable[[list[int]], list[int]]
    ) -> None:
        self.rows = [tuple(int(k == card) for k in range(kinds)) for card in range(kinds)]
        self.left = list(reversed(pile))
        self.reorder = reorder

    def draw(self) -> Sequence[int]:
        """The top card."""
        return self.rows[self.left.pop()]

    def shuffle(self, how: int, loose: tuple[int, ...]) -> None:
        """Puts the pile into its new order."""
        cards = [kind for kind, n in enumerate(loose) for _ in range(n)]
        if not cards:
            return
        fresh = self.reorder(cards)[::-1]
        left = [] if how == 0 else self.left
        self.left = [*fresh, *left] if how == 2 else [*left, *fresh]


class WritingDealer:
    """Writes down that the dealer is asked."""

    def __init__(self, source: Source, setting: Setting) -> None:
        self.source = source
        self.game = Game(setting, source, self)

    def card(self, state: State) -> tuple[Value, ...]:
        terms = tuple(self.source.fresh() for _ in self.game.setting.kinds)
        self.source.note(Drawn(tuple(term.number for term in terms)))
        return terms

    def shuffle(self, how: str, state: State) -> None:
        places = ["discards", *(["pile", *table_places(self.game)] if how == "all" else [])]
        rows = [counts(self.game, state, place) for place in places]
        loose = tuple(self.source.add(*column) for column in zip(*rows, strict=True))
        self.source.note(Shuffled(HOWS.index(how), loose))


class Staging:
    """States of a setting as flat tuples, and what is written down of them; whoever deals is the
    `dealer`."""

    def __init__(self, setting: Setting, dealer: StagedDealer | None = None) -> None:
        self.setting = setting
        self.dealer: StagedDealer = dealer or NoCards()
        self._blank = fresh_state(WritingDealer(Source(), setting).game)
        self.slots: dict[str, slice] = {}
        self.size = 0
        for name in _order(self._blank):
            width = len(list(leaves(self._blank[name])))
            self.slots[name] = slice(self.size, self.size + width)
            self.size += width

    def asking(self, of: Callable[[Game, State, Value, Value], Value]) -> Callable[..., Any]:
        """What is said of a state, a seat and a number, staged as the rules are; a function of
        these three, of which the last two may be left out."""
        source, game, state = self._begun()
        said = of(game, state, source.let("input", 0), source.let("input", 1))
        if not isinstance(said, Term):
            return lambda flat, seat=0, number=0: said
        made = _compiled(function("f", source.scopes[0].lines, [said], 0))["f"]
        return lambda flat, seat=0, number=0: made(flat, seat, number, self.dealer)

    def doing(self, does: Callable[[Game, State, Value], State]) -> Callable[[Flat, int], Flat]:
        """What is done to a state by a seat, staged as the rules are."""
        source, game, state = self._begun()
        made = _compiled(self._written("f", source, does(game, state, source.let("input", 0))))
        return lambda flat, seat: made["f"](flat, seat, 0, self.dealer)

    def flat(self, state: State) -> Flat:
        """A state of plain numbers as a flat tuple."""
        return tuple(leaf for name in self.slots for leaf in leaves(state[name]))

    def whole(self, flat: Flat) -> State:
        """A flat tuple as a state; what is left out is as at the beginning."""
        values = dict(self._blank.values)
        for name, where in self.slots.items():
            values[name] = _shaped(self._blank[name], iter(flat[where]))
        return State(values)

    def value(self, flat: Flat, name: str) -> Value:
        """One value of a state by its name."""
        return _shaped(self._blank[name], iter(flat[self.slots[name]]))

    def _begun(self) -> tuple[Source, Game, State]:
        """A program about to be written, with the state that it is given."""
        source = Source()
        game = self._watched(source, WritingDealer(source, self.setting).game)
        given = tuple(source.let("slot", i) for i in range(self.size))
        values = dict(self._blank.values)
        for name, where in self.slots.items():
            values[name] = _shaped(self._blank[name], iter(given[where]))
        return source, game, State(values)

    def _watched(self, source: Source, game: Game) -> Game:
        """The game that is written down; others may have what rules do noted."""
        return game

    def _written(self, name: str, source: Source, state: State) -> str:
        return function(name, source.scopes[0].lines, self.flat(state), self.size)


Part = tuple[str, str]
"""A part of the program: `deal`, or `legal` or `step` with a move."""

DEAL: Part = ("deal", "")


class StagedGame(Staging):
    """A game under a setting, on flat tuples; whoever deals is the `dealer`.

    Equal to the reference interpreter, silences apart, which it does not note. Each part of the
    program is written when it is first needed, which raises InputError when the deck makes one that
    is too large.
    """

    def __init__(self, setting: Setting, dealer: StagedDealer | None = None) -> None:
        super().__init__(setting, dealer)
        self._last: tuple[Any, Flat] | None = None  # many matches start from one table
        self.moves = tuple(moves(WritingDealer(Source(), setting).game))
        self._programs: _Programs = once_for_alike(
            setting.ruleset, (type(self), setting.key), _Programs
        )
        self._legal_of = _WhenAsked(lambda move: self._made(("legal", move)))
        self._step_of = _WhenAsked(lambda move: self._made(("step", move)))

    def _text(self, part: Part) -> str:
        """A part of the program, as text."""
        texts = self._programs.texts
        if part not in texts:
            with _small_enough():
                texts[part] = self._written_down(*part)
        return texts[part]

    def _made(self, part: Part) -> Callable[..., Any]:
        """A part of the program, as a function."""
        made = self._programs.made
        if part not in made:
            text = self._text(part)
            with _small_enough():
                made[part] = _compiled(text)["f"]
        return made[part]

    def _written_down(self, what: str, move: str) -> str:
        source, game, state = self._begun()
        if what == "deal":
            return self._written("f", source, deal(game, opened_round(game, state)))
        act = Act(move, source.let("input", 0), source.let("input", 1))
        if what == "legal":
            return function("f", source.scopes[0].lines, [legal(game, state, act)], 0)
        state = state.put(over=False)  # what is legal is done while a round goes on
        return self._written("f", source, step(game, state, act))

    @property
    def text(self) -> str:
        """The whole program."""
        parts = (part for move in self.moves for part in (("legal", move), ("step", move)))
        return "".join(map(self._text, (DEAL, *parts)))

    def deals_as(self, other: StagedGame) -> bool:
        """Whether a round of another game begins in the same way from the same state."""
        return self._text(DEAL) == other._text(DEAL)

    def moves_as(self, other: StagedGame) -> frozenset[str]:
        """The moves that another game, of the same slots, allows in the same states and that lead
        to the same ones: their programs are the same."""

        def same(move: str) -> bool:
            parts = (("legal", move), ("step", move))
            return all(self._text(part) == other._text(part) for part in parts)

        return frozenset(move for move in self.moves if move in other.moves and same(move))

    def legal(self, state: Flat, move: str, seat: int, choice: int | None = None) -> bool:
        """Whether the rules allow a move."""
        return self._legal_of[move](state, seat, choice, self.dealer)  # type: ignore[no-any-return]

    def step(self, state: Flat, move: str, seat: int, choice: int | None = None) -> Flat:
        """The state after a legal move; when it ends the round, everything up to the next deal."""
        return self._step_of[move](state, seat, choice, self.dealer)  # type: ignore[no-any-return]

    def deal(self, state: Flat) -> Flat:
        """The next round, dealt."""
        return self._made(DEAL)(state, 0, 0, self.dealer)  # type: ignore[no-any-return]

    def start(
        self,
        starter: int = 0,
        coins: Sequence[int] | None = None,
        in_play: Sequence[bool] | None = None,
        hands: Sequence[int | None] | None = None,
        pile: Sequence[int] = (),
        discards: Sequence[int] = (),
    ) -> Flat:
        """A round as it begins: hands are kinds seat by seat, pile and discards cards of a kind.

        Without hands nothing is dealt yet: `deal` does it, from the dealer.
        """
        n = self.setting.players
        key = (
            starter,
            tuple(coins or (0,) * n),
            tuple(in_play or (True,) * n),
            tuple(hands or (None,) * n),
            tuple(pile),
            tuple(discards),
        )
        if self._last is None or self._last[0] != key:
            self._last = (key, self._laid_out(*key))
        return self._last[1]

    def _laid_out(
        self,
        starter: int,
        coins: tuple[int, ...],
        in_play: tuple[bool, ...],
        hands: tuple[int | None, ...],
        pile: tuple[int, ...],
        discards: tuple[int, ...],
    ) -> Flat:
        game = WritingDealer(Source(), self.setting).game
        state = self._blank.put(starter=starter, coins=coins, in_play=in_play)
        place = dealt_place(self.setting.ruleset)
        rows = tuple(self._counted([card]) for card in hands)
        laid = rows if tracked(game, place) else tuple(map(sum, zip(*rows, strict=True)))
        state = state.put_at(at(place), laid)
        state = state.put_at(at("pile"), self._counted(pile))
        state = state.put_at(at("discards"), self._counted(discards))
        return self.flat(opened_round(game, state))

    def _counted(self, cards: Sequence[int | None]) -> tuple[int, ...]:
        return tuple(list(cards).count(kind) for kind in range(len(self.setting.kinds)))


def _order(state: State) -> list[str]:
    """The names of the state: what changes most first, then single values, then many."""
    rest = [name for name in state.values if name not in FIRST and name not in LEFT_OUT]
    return [*FIRST, *sorted(rest, key=lambda name: len(list(leaves(state[name]))))]


def _shaped(like: Value, leaves: Iterator[Value]) -> Value:
    """Leaves in the shape of another value."""
    if isinstance(like, tuple):
        return tuple(_shaped(item, leaves) for item in like)
    return next(leaves)


class _Programs:
    """What was written and made of the games that are alike."""

    def __init__(self) -> None:
        self.texts: dict[Part, str] = {}
        self.made: dict[Part, Callable[..., Any]] = {}


class _WhenAsked(dict[str, Any]):
    """Values that are made when they are first asked for."""

    def __init__(self, make: Callable[[str], Any]) -> None:
        self._make = make

    def __missing__(self, key: str) -> Any:
        found = self[key] = self._make(key)
        return found


@contextmanager
def _small_enough() -> Iterator[None]:
    """Raises InputError when a program is too large."""
    try:
        yield
    except (RecursionError, MemoryError, SyntaxError):
        raise wrong("too-large", Wrong("interpreter-too-many-copies")) from None


def _compiled(text: str) -> dict[str, Any]:
    made: dict[str, Any] = {"__builtins__": {}}
    exec(compile(text, "<staged>", "exec"), made)
    return made


__all__ = ["Flat", "PileDealer", "StagedDealer", "StagedGame"]
