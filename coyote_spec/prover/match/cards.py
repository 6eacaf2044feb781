"""What becomes of the cards in a round, whatever is bid: how many of the kinds that the rules on
drawing and shuffling ask for lie in the pile and among the discards, all others taken together. The
rules are staged and run for every order in which the cards can come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.setting import NoDealer
from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.match.orders import Came, Orders
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
    at,
    fresh_state,
    table_places,
    tracked,
)
from coyote_spec.semantics.round import at_moment, deal, opened_round

if TYPE_CHECKING:
    from coyote_spec.interpreter.staged import Flat
    from coyote_spec.prover.match.orders import Does
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State, Value

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
        self._orders = Orders(self.setting)
        game = self._game = Game(self.setting, Concrete(), NoDealer())
        self.places = table_places(game)
        self.apart = [place for place in self.places if tracked(game, place)]
        self.together = [place for place in self.places if place not in self.apart]
        self.first = Cards(tuple(sizes), (0,) * len(sizes))
        self._known: dict[tuple[int, Cards], list[Turned]] = {}
        self._deal = self._orders.every(
            lambda game, state, _: deal(game, opened_round(game, state)), at_once=True
        )
        self._count = self._orders.every(_counted_and_tidied)
        self._tidy = self._orders.every(lambda game, state, _: _tidied(game, state))
        self._moved = {use.rule.name: self._orders.every(_move(use.rule)) for use in moves}

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
        for dealt in self._deal(self._begins(players_left, cards), 0):
            for now, moves in self._acted(dealt, players_left):
                for end, counted in self._ended(now):
                    yield Turned(
                        came=(*now.kinds, *end.kinds),
                        moves=moves,
                        after=None if end.empty else self._left(end.after),
                        short=dealt.shuffled,
                        bare=dealt.empty,
                        lacking=end.empty,
                        counted=counted,
                        in_deal=dealt.acted,
                        in_draws=end.acted,
                    )

    def _begins(self, players_left: int, cards: Cards) -> Flat:
        state = fresh_state(self._game)
        state = state.put(in_play=tuple(i < players_left for i in self._game.seats))
        state = state.put_at(at("pile"), cards.pile).put_at(at("discards"), cards.discards)
        return self._orders.flat(state)

    def _acted(self, dealt: Came, players_left: int) -> Iterator[tuple[Came, tuple[str, ...]]]:
        """The state after any moves that draw, as often as they can be made, by whomever; with all
        cards that came, and what was noted of the last of them."""
        no_moves: tuple[str, ...] = ()
        waiting = [(replace(dealt, empty=False, acted=frozenset()), no_moves)]
        seen = {self._same(dealt.after, ())}
        for here, moves in waiting:
            yield here, moves
            if here.empty:
                continue
            for use in self.moves:
                name = use.rule.name
                if moves.count(name) >= use.times[players_left]:
                    continue
                if not any(self._row(here.after, "pile")) and players_left not in use.when_empty:
                    continue
                for seat in self._unlike(here.after, players_left):
                    for now in self._moved[name](here.after, seat):
                        key = self._same(now.after, tuple(sorted((*moves, name))))
                        if key not in seen or now.empty:
                            seen.add(key)
                            after = replace(now, kinds=(*here.kinds, *now.kinds))
                            waiting.append((after, (*moves, name)))

    def _row(self, state: Flat, place: str) -> Counts:
        """What lies at a place, seat by seat if it is kept so."""
        return state[self._orders.slots[at(place)]]

    def _each_seat(self, state: Flat) -> list[tuple[Counts, ...]]:
        """What lies at places that are kept seat by seat, for each seat."""
        kinds, rows = len(self.setting.kinds), [self._row(state, place) for place in self.apart]
        return [
            tuple(row[seat * kinds : (seat + 1) * kinds] for row in rows)
            for seat in self._game.seats
        ]

    def _unlike(self, state: Flat, players_left: int) -> list[int]:
        """Of seats that hold the same, the first."""
        held = self._each_seat(state)
        firsts = {held[seat]: seat for seat in range(players_left)[::-1]}
        return sorted(firsts.values())

    def _same(self, state: Flat, moves: tuple[str, ...]) -> object:
        """What two states have in common that go on alike: seats that hold the same are alike."""
        rows = tuple(self._row(state, place) for place in (*PILES, *self.together))
        inside = state[self._orders.slots["in_play"]]
        return moves, rows, tuple(sorted(zip(inside, self._each_seat(state), strict=True)))

    def _ended(self, now: Came) -> Iterator[tuple[Came, bool]]:
        """The round once its cards are put away, and whether they were counted: what came since,
        and what was noted after the deal."""
        if now.empty:
            yield replace(now, kinds=()), True
            return
        for counted in self._count(now.after, 0):
            yield counted, True
        if self.uncounted:
            for tidied in self._tidy(now.after, 0):
                yield Came(tidied.after), False

    def _left(self, state: Flat) -> Cards:
        """The cards once the round is over."""
        if any(any(self._row(state, place)) for place in self.places):
            raise Undecided(Said("why-cards-stay", ruleset=self.setting.ruleset.name))
        pile, discards = (self._row(state, place) for place in PILES)
        return Cards(pile, discards)


def _move(rule: Rule) -> Does:
    def does(game: Game, state: State, seat: Value) -> State:
        return run(rule.block, Moment(game, {"actor": seat, "target": seat, "number": 1}), state)

    return does


def _counted_and_tidied(game: Game, state: State, seat: Value) -> State:
    return _tidied(game, count(Moment(game, {"actor": seat, "caller": seat}), state))


def _tidied(game: Game, state: State) -> State:
    """The cards put away; of that, nothing is noted."""
    return at_moment("after a round", replace(game, watcher=None), state)
