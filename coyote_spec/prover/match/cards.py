"""What becomes of the cards in a round, whatever is bid: how many of the kinds that the rules on
drawing and shuffling ask for lie in the pile and among the discards, all others taken together. The
rules are run on plain numbers, for every order in which the cards can come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Means, With
from coyote_spec.ruleset.rule import Moment as AtMoment
from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.effects import run
from coyote_spec.semantics.game import (
    Game,
    Moment,
    Watcher,
    at,
    counts,
    fresh_state,
    table_places,
    tracked,
)
from coyote_spec.semantics.round import at_moment, deal, opened_round

if TYPE_CHECKING:
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True, order=True)
class Cards:
    """How many cards of each kind lie in the pile and among the discards, between rounds."""

    pile: Counts
    discards: Counts


@dataclass(frozen=True, slots=True)
class Uses:
    """A move that draws: how often it can be made in a round with so many players left, and with
    which of these numbers it can be made though the pile is empty."""

    rule: Rule
    times: dict[int, int]
    when_empty: frozenset[int]


@dataclass(frozen=True, slots=True)
class Turned:
    """One way in which a round can go: the kinds of the cards that came, in order, the moves that
    drew, what is left, whether the deal had to shuffle or found nothing, whether a card had to be
    drawn from an empty pile after it (then after is None: it isn't followed further), whether the
    cards were counted; and which rules of a moment acted in the deal, and which in draws after
    it."""

    came: tuple[int, ...]
    moves: tuple[str, ...]
    after: Cards | None
    short: bool
    bare: bool
    lacking: bool
    counted: bool
    in_deal: frozenset[str] = frozenset()
    in_draws: frozenset[str] = frozenset()

    @property
    def effort(self) -> tuple[bool, int, int]:
        """How far it is from what is usual: counted, few moves, few cards."""
        return not self.counted, len(self.moves), len(self.came)


def kinds_asked(ruleset: Ruleset) -> set[str]:
    """The cards on which drawing and shuffling hang, by name.

    Raises Undecided when they hang on more.
    """
    asked: set[str] = set()
    parts: list[object] = []
    for rule in ruleset.section("counting"):
        if isinstance(rule.body, Means):
            continue
        inside = list(parts_defined(ruleset, (rule.body, rule.block)))
        if any(isinstance(part, do.Draw | do.MoveCards | do.Shuffle) for part in inside):
            parts += inside
            if isinstance(rule.body, With):
                asked.add(rule.body.card)
    moments = (rule for rule, body in ruleset.of_kind(AtMoment) if body.at != "at each bid")
    dealing = (rule for rule in ruleset.section("dealing"))
    for rule in (*moments, *dealing):
        parts += parts_defined(ruleset, (rule.body, rule.block))
    targets = {id(part.target) for part in parts if isinstance(part, do.Becomes)}
    for part in parts:
        match part:
            case say.Field() | say.FieldOf() if id(part) in targets:
                pass
            case say.CardSet(name=str(name)):
                asked.add(name)
            case say.CardSet() | say.SumCards() | say.Holder() | say.Worn() | say.SumSeats():
                raise Undecided(Said("why-drawn-on-several", ruleset=ruleset.name))
            case say.Field(name) if name not in ("players_left", "counted", "direction"):
                raise Undecided(Said("why-drawn-on", ruleset=ruleset.name, name=name))
            case say.FieldOf(name) if name != "in_play":
                raise Undecided(Said("why-drawn-on", ruleset=ruleset.name, name=name))
            case _:
                pass
    return asked


def moves_cards(rule: Rule, ruleset: Ruleset) -> bool:
    """Whether a move draws, shuffles, or has cards counted that weren't, or the other way."""
    for part in parts_defined(ruleset, rule.block):
        if isinstance(part, do.Draw | do.Shuffle | do.DiscardAll):
            return True
        if isinstance(part, do.MoveCards):
            notes = [ruleset.places[place.name].notes for place in (part.source, part.to)]
            if len({"counted" in one for one in notes}) > 1:
                return True
    return False


def followed(rule: Rule, ruleset: Ruleset) -> bool:
    """Whether what a move does to cards can be followed without knowing more of the round."""
    parts = list(parts_defined(ruleset, rule.block))
    return not any(isinstance(part, do.When | say.Conditional | say.Worn) for part in parts)


class _Open(Exception):  # noqa: N818
    """More than one kind can come next."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds


class _Told:
    """Deals the kinds that it is told, then what alone can come. Cards that are dealt at once come
    in the order of their kinds, which makes no difference."""

    def __init__(self, told: tuple[int, ...] = (), at_once: bool = False) -> None:
        self.told = told
        self.at_once = at_once
        self.came: list[int] = []
        self.least = 0
        self.shuffled = False
        self.game: Game | None = None

    def card(self, state: State) -> Counts:
        """The next card; raises _Open when it isn't told and several can come."""
        pile, number = state[at("pile")], len(self.came)
        if number < len(self.told):
            kind = self.told[number]
        else:
            there = [k for k, n in enumerate(pile) if n]
            there = [k for k in there if k >= self.least] or there
            if len(there) > 1:
                raise _Open(there)
            kind = there[0]
        self.came.append(kind)
        self.least = kind if self.at_once else 0
        return tuple(int(k == kind) for k in range(len(pile)))

    def shuffle(self, how: str, state: State) -> None:
        """Notes it, if there is anything to shuffle."""
        assert self.game is not None
        self.least = 0
        places = ["discards", *(["pile", *table_places(self.game)] if how == "all" else [])]
        self.shuffled = self.shuffled or any(any(counts(self.game, state, p)) for p in places)


def _every(
    does: Callable[[_Told], tuple[State, Noted]], at_once: bool = False
) -> Iterator[tuple[State, Noted, _Told]]:
    """What comes out, for every order in which cards can come."""
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        dealer = _Told(waiting.pop(), at_once)
        try:
            state, seen = does(dealer)
        except _Open as more:
            waiting += [(*dealer.came, kind) for kind in reversed(more.kinds)]
            continue
        yield state, seen, dealer


class Noted(Watcher):
    """Notes that a card was to be drawn from an empty pile, and the rules of a moment that changed
    something."""

    def __init__(self) -> None:
        self.empty = False
        self.acted: frozenset[str] = frozenset()

    def lacking(self, state: State) -> None:
        self.empty = True

    def act(self, rule: Rule, before: State, does: Callable[[State], State]) -> State:
        after = does(before)
        if isinstance(rule.body, AtMoment) and before.values != after.values:
            self.acted |= {rule.name}
        return after


class CardRounds:
    """Rounds of a setting with a deck, as far as cards go; moves are those that draw, uncounted
    says whether a round can end without a count. players_left is all that is known of who is in.

    Raises Undecided when drawing or shuffling hangs on more than single cards.
    """

    def __init__(self, setting: Setting, moves: list[Uses], uncounted: bool) -> None:
        asked = kinds_asked(setting.ruleset)
        self.own = [
            i for i, kind in enumerate(setting.kinds) if kind.name in asked and setting.most[i]
        ]
        rest = [i for i, most in enumerate(setting.most) if most and i not in self.own]
        others = [i for i in rest if setting.kinds[i].value > 0] or rest
        kinds = [*self.own, *others[:1]]
        sizes = [setting.most[i] for i in self.own]
        sizes += [sum(setting.most[i] for i in rest)] if rest else []
        self.setting = replace(
            setting, kinds=tuple(setting.kinds[i] for i in kinds), most=tuple(sizes)
        )
        self.moves = moves
        self.uncounted = uncounted
        game = self._game(_Told())
        self.places = table_places(game)
        self.apart = [place for place in self.places if tracked(game, place)]
        self.together = [place for place in self.places if place not in self.apart]
        self.first = Cards(tuple(sizes), (0,) * len(sizes))
        self._known: dict[tuple[int, Cards], list[Turned]] = {}

    def seen(self, state: State) -> Cards:
        """The cards of a state of the whole setting, between rounds."""
        return Cards(self._few(state[at("pile")]), self._few(state[at("discards")]))

    def plan(self, turned: Turned) -> tuple[int | None, ...]:
        """The cards of a round by the kinds of the whole setting; None for any of the others."""
        return tuple(self.own[k] if k < len(self.own) else None for k in turned.came)

    def _few(self, row: Counts) -> Counts:
        own = [row[i] for i in self.own]
        rest = [sum(row) - sum(own)] if len(self.setting.kinds) > len(own) else []
        return (*own, *rest)

    # ------------------------------------------------------------ one round

    def ways(self, players_left: int, cards: Cards) -> list[Turned]:
        """All ways in which a round can go, the most usual first."""
        key = (players_left, cards)
        if key not in self._known:
            found: dict[object, Turned] = {}
            for way in self._all(players_left, cards):
                acted = (way.in_deal, way.in_draws)
                same = (way.after, way.short, way.bare, way.lacking, *acted)
                if same not in found or way.effort < found[same].effort:
                    found[same] = way
            self._known[key] = sorted(found.values(), key=lambda way: way.effort)
        return self._known[key]

    def _all(self, players_left: int, cards: Cards) -> Iterator[Turned]:
        for state, seen, told in _every(partial(self._dealt, players_left, cards), at_once=True):
            dealt = Turned((), (), None, told.shuffled, seen.empty, False, True, seen.acted)
            for now, came, moves, lacks in self._acted(state, tuple(told.came), players_left):
                for ended in self._ended(now, lacks, dealt):
                    yield replace(ended, came=(*came, *ended.came), moves=moves)

    def _dealt(self, players_left: int, cards: Cards, dealer: _Told) -> tuple[State, Noted]:
        watcher = Noted()
        game = self._game(dealer, watcher)
        n = self.setting.players
        state = fresh_state(game).put(in_play=tuple(i < players_left for i in range(n)))
        state = state.put_at(at("pile"), cards.pile).put_at(at("discards"), cards.discards)
        return deal(game, opened_round(game, state)), watcher

    def _game(self, dealer: _Told, watcher: Watcher | None = None) -> Game:
        game = Game(self.setting, Concrete(), dealer, watcher)
        dealer.game = game
        return game

    def _acted(
        self, dealt: State, came: tuple[int, ...], players_left: int
    ) -> Iterator[tuple[State, tuple[int, ...], tuple[str, ...], Noted]]:
        """The state after any moves that draw, as often as they can be made, by whomever; with what
        was noted of the last of them."""
        no_moves: tuple[str, ...] = ()
        waiting = [(dealt, came, no_moves, Noted())]
        seen = {self._same(dealt, ())}
        for state, cards, moves, lacks in waiting:
            yield state, cards, moves, lacks
            if lacks.empty:
                continue
            for use in self.moves:
                name = use.rule.name
                if moves.count(name) >= use.times[players_left]:
                    continue
                empty = not any(state[at("pile")])
                if empty and players_left not in use.when_empty:
                    continue
                for seat in self._unlike(state, players_left):
                    for after, told, noted in self._moved(use.rule, state, seat):
                        key = self._same(after, tuple(sorted((*moves, name))))
                        if key not in seen or noted.empty:
                            seen.add(key)
                            waiting.append((after, (*cards, *told), (*moves, name), noted))

    def _moved(
        self, rule: Rule, state: State, seat: int
    ) -> Iterator[tuple[State, tuple[int, ...], Noted]]:
        def does(dealer: _Told) -> tuple[State, Noted]:
            watcher = Noted()
            here = Moment(self._game(dealer, watcher), {"actor": seat, "target": seat, "number": 1})
            return run(rule.block, here, state), watcher

        for after, noted, dealer in _every(does):
            yield after, tuple(dealer.came), noted

    def _unlike(self, state: State, players_left: int) -> list[int]:
        """Of seats that hold the same, the first."""
        places = [state[at(place)] for place in self.apart]
        firsts = {tuple(rows[seat] for rows in places): seat for seat in range(players_left)[::-1]}
        return sorted(firsts.values())

    def _same(self, state: State, moves: tuple[str, ...]) -> object:
        """What two states have in common that go on alike: seats that hold the same are alike."""
        rows = [state[at(place)] for place in (*PILES, *self.together)]
        seats = zip(state["in_play"], *(state[at(place)] for place in self.apart), strict=True)
        return moves, tuple(rows), tuple(sorted(seats))

    def _ended(self, state: State, lacks: Noted, dealt: Turned) -> Iterator[Turned]:
        """The round, counted or not, and the cards put away: what came, what is left, and what was
        noted after the deal."""
        if lacks.empty:
            yield replace(dealt, lacking=True, in_draws=lacks.acted)
            return

        def counted(dealer: _Told) -> tuple[State, Noted]:
            watcher = Noted()
            here = Moment(self._game(dealer, watcher), {"actor": 0, "caller": 0})
            return count(here, state), watcher

        for after, seen, dealer in _every(counted):
            left = None if seen.empty else self._tidied(after)
            came = tuple(dealer.came)
            yield replace(dealt, came=came, after=left, lacking=seen.empty, in_draws=seen.acted)
        if self.uncounted:
            yield replace(dealt, after=self._tidied(state), counted=False)

    def _tidied(self, state: State) -> Cards:
        game = self._game(_Told())
        state = at_moment("after a round", game, state)
        if any(any(counts(game, state, place)) for place in self.places):
            raise Undecided(Said("why-cards-stay", ruleset=self.setting.ruleset.name))
        pile, discards = (tuple(state[at(place)]) for place in PILES)
        return Cards(pile, discards)
