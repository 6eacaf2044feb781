"""Matches laid out: each round of a course of standings is played with real cards, bids and moves,
by the rules on plain numbers, and the whole is replayed from its written form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial
from heapq import heappop, heappush
from time import process_time
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.match import Match, MatchResult, run_match
from coyote_spec.interpreter.rounds import Event, act_of, choice_of
from coyote_spec.interpreter.setting import NoDealer
from coyote_spec.interpreter.staged import Flat, StagedGame
from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.choices import assumed
from coyote_spec.prover.match.dealer import Counts, Stock, Wishing, fresh_stock, in_order
from coyote_spec.ruleset.parts import numbers, parts
from coyote_spec.ruleset.rule import Move
from coyote_spec.ruleset.ruleset import FRAME_OF_SEAT
from coyote_spec.semantics.game import Game, at
from coyote_spec.semantics.round import BID, Act, moves, step
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.ruleset import Deck
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State, Value
    from coyote_spec.semantics.game import Watcher

Plan = tuple[int | None, ...]
"""The kinds of the cards of a round, in the order in which they come; None for any other."""

FEW_TRIED, MOST_TRIED = 400, 4_000
"""Moves of a round that are tried: with few kinds of move, and with all."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match as far as it was played: the state, the cards, what was done in each round; and of
    the round in play which cards are planned, how many were drawn before it, and whether its deal
    had to shuffle."""

    staged: StagedGame
    flat: Flat
    stock: Stock
    rounds: tuple[tuple[Event, ...], ...] = ()
    plan: Plan = ()
    since: int = 0
    shuffled: bool = False

    @property
    def state(self) -> State:
        """The state by its names."""
        return self.staged.whole(self.flat)


class Layout:
    """Plays rounds of a game under a setting with a deck; until is when time is over, by the
    process's clock; coarse is whether rounds are tried out coarsely, free whether with all moves
    though some are given. Of bids only those are made that are assumed, if any are.
    """

    def __init__(
        self,
        setting: Setting,
        deck: Deck,
        until: float,
        assuming: Expression | None = None,
        extra: Mapping[str, int] | None = None,
    ) -> None:
        self.setting = setting
        self.deck = deck
        self.until = until
        self.coarse = self.free = False
        self.tried = 0
        self.useful: frozenset[str] = frozenset()
        self.apart: frozenset[int] = frozenset()
        self.names = tuple(kind.name for kind in setting.kinds)
        copies = dict(deck.cards)
        self.cards: Counts = tuple(copies.get(name, 0) for name in self.names)
        self.preferred = self._by_value(1)
        self.assuming, self.extra = assuming, dict(extra or {})
        self.named = {n + more for n in numbers(parts(assuming)) for more in (-1, 0, 1)}
        self._too_large = False
        self._plain = Game(setting, Concrete(), NoDealer())
        self._choice = {name: choice_of(self._plain, name) for name in moves(self._plain)}
        self._after = {
            name
            for name, rule in setting.ruleset.moves.items()
            if isinstance(rule.body, Move) and rule.body.timing == "after"
        }

    @cached_property
    def _staged(self) -> StagedGame:
        """Made when the first match is begun: many layouts have nothing to lay out."""
        return StagedGame(self.setting)

    @cached_property
    def _slots(self) -> dict[str, slice]:
        return self._staged.slots

    @cached_property
    def _at(self) -> dict[str, int]:
        return {name: where.start for name, where in self._slots.items()}

    @cached_property
    def _assumed(self) -> Callable[[Flat, int, int | None], bool] | None:
        """Whether a bid is one that is assumed; None: every one is."""
        if self.assuming is None:
            return None
        return self._staged.asking(partial(_fits, assuming=self.assuming, extra=self.extra))

    def _by_value(self, sign: int) -> list[int]:
        """The kinds: numbers above 0 from the lowest, or with sign -1 from the highest; then other
        numbers; then those with names."""
        named = self.setting.ruleset.named_cards
        kinds = [(k.name in named, k.value <= 0, sign * k.value) for k in self.setting.kinds]
        return sorted(range(len(kinds)), key=kinds.__getitem__)

    def manners(self) -> Iterator[None]:
        """Has rounds tried out coarsely with low numbers, then with high ones, which leave room for
        more bids below the total; then with all moves; then finely."""
        for self.coarse, sign, self.free in (
            (True, 1, False),
            (True, -1, False),
            (True, 1, True),
            (False, 1, False),
        ):
            self.preferred = self._by_value(sign)
            yield

    def begin(self, starter: int = 0) -> Played:
        """Before the first deal."""
        stock = fresh_stock(self.cards)
        flat = self._staged.start(starter, pile=stock.settled()[0])
        return Played(self._staged, flat, stock)

    def value(self, now: Played, name: str) -> int:
        """A single value of the state by its name, a truth as 0 or 1."""
        return now.flat[self._at[name]]

    def dealt(self, before: Played, plan: Plan = ()) -> Played:
        """The next round, dealt."""
        since = self.value(before, "drawn")
        now = Played(self._staged, before.flat, before.stock, (*before.rounds, ()), plan, since)
        self._staged.dealer = dealer = self.dealer(now)
        flat = self._staged.deal(before.flat)
        return replace(now, flat=flat, stock=dealer.stock, shuffled=dealer.shuffled)

    def dealer(self, now: Played) -> Wishing:
        """Who deals on."""
        plan = now.plan[self.value(now, "drawn") - now.since :]
        return Wishing(now.stock, in_order(self.preferred, plan, self.apart))

    def acts(
        self, now: Played, total: int, gaps: tuple[int, ...], only: frozenset[str] | None
    ) -> Iterator[Act]:
        """The moves worth trying: bids around the total and just above the last one, calls, and
        other moves with every choice."""
        calls = only is None or any(call in only for call in self.setting.ruleset.calls)
        turn, bidder = self.value(now, "turn"), self.value(now, "bidder")
        for name, key in self._choice.items():
            if only is not None and name not in only:
                continue
            seat = bidder if name in self._after else turn
            if not 0 <= seat < self.setting.players:
                continue
            choices: Sequence[int | None] = (None,)
            if key == "amount":
                choices = self.amounts(now, total, gaps, calls)
            elif key == "target":
                choices = range(self.setting.players)
            elif key == "card":
                choices = self.worn(now)
            for choice in choices:
                if self._staged.legal(now.flat, name, seat, choice) and (
                    name != BID or self._assumed is None or self._assumed(now.flat, seat, choice)
                ):
                    yield Act(name, seat, choice)

    def worn(self, now: Played) -> list[int]:
        """The kinds that lie with some seat, and one more, which is wrong for everybody."""
        kinds = len(self.names)
        each = [name for name, body in self.setting.ruleset.places.items() if body.each]
        lying = (enumerate(now.flat[self._slots[at(place)]]) for place in each)
        here = {i % kinds for row in lying for i, n in row if n}
        return [*sorted(here), *[kind for kind in range(kinds) if kind not in here][:1]]

    def total(self, now: Played) -> int:
        """What a call would give now; 0 where nobody can ever call."""
        calls = self.setting.ruleset.calls
        if not calls:
            return 0
        call = Act(next(iter(calls)), max(self.value(now, "turn"), 0))
        return self._step(now, self.dealer(now), call)[self._at["total"]]

    def amounts(self, now: Played, total: int, gaps: tuple[int, ...], last: bool) -> list[int]:
        """Numbers worth bidding, the smallest first; near the total where a call may follow."""
        near = {self.value(now, "bid") + 1} if self.value(now, "opened") else {0, 1}
        if last:
            near |= {total, total + 1, *(total + gap for gap in gaps)}
        near |= self.named
        return sorted(near, key=lambda n: (abs(n), n))

    def after(self, now: Played, act: Act) -> Played:
        """After a legal move."""
        dealer = self.dealer(now)
        return self._gone_on(now, self._step(now, dealer, act), dealer, self.event(act))

    def watched(self, now: Played, event: Event, watcher: Watcher) -> Played:
        """After a legal move that is watched, by the rules on plain numbers."""
        dealer, act = self.dealer(now), act_of(self._plain, event)
        return self._gone_on(now, self._step_by_rules(now, dealer, act, watcher), dealer, event)

    def _step(self, now: Played, dealer: Wishing, act: Act) -> Flat:
        """The state after a move, staged unless the deck is too large for that."""
        if not self._too_large:
            self._staged.dealer = dealer
            try:
                return self._staged.step(now.flat, act.move, act.seat, act.choice)
            except InputError:
                self._too_large = True
        return self._step_by_rules(now, dealer, act)

    def _step_by_rules(
        self, now: Played, dealer: Wishing, act: Act, watcher: Watcher | None = None
    ) -> Flat:
        game = Game(self.setting, Concrete(), dealer.by_rules(self.setting), watcher)
        return self._staged.flat(step(game, now.state, act))

    def _gone_on(self, now: Played, flat: Flat, dealer: Wishing, event: Event) -> Played:
        rounds = (*now.rounds[:-1], (*now.rounds[-1], event))
        return replace(now, flat=flat, stock=dealer.stock, rounds=rounds)

    def played_again(self, begun: Played, after: Played, watcher: Watcher) -> None:
        """Plays the last round once more, which began so, and has it watched."""
        now = self.dealt(begun, after.plan)
        for event in after.rounds[-1]:
            now = self.watched(now, event, watcher)
        if now.flat != after.flat:
            raise AssertionError(f"a round came out otherwise: {after.rounds[-1]}")

    def event(self, act: Act) -> Event:
        """A move as it is written down."""
        match self._choice[act.move]:
            case "card":
                return Event(act.seat, act.move, card=self.names[act.choice])
            case "target":
                return Event(act.seat, act.move, target=act.choice)
            case "amount":
                return Event(act.seat, act.move, amount=act.choice)
            case _:
                return Event(act.seat, act.move)

    def rounds(
        self,
        before: Played,
        gaps: tuple[int, ...] = (),
        plan: Plan = (),
        moves: tuple[str, ...] | None = None,
    ) -> Iterator[Played]:
        """Ends of the next round: with bids and calls only, then with one other kind of move as
        well, then with all; but first with what was of use before, or only with the moves that are
        given, in their order. Each time those with the fewest moves come first."""
        begun = self.dealt(before, plan)
        plain = frozenset({BID, *self.setting.ruleset.calls})
        if moves is not None and not self.free:
            yield from self._ends(begun, gaps, plain, MOST_TRIED, moves)
            return
        others = list(self.setting.ruleset.moves)
        kinds = [plain | self.useful, plain, *(plain | {move} for move in others)]
        for only in dict.fromkeys(kinds):
            for after in self._ends(begun, gaps, only, FEW_TRIED):
                self.useful = only - plain
                yield after
        if len(others) > 1:
            yield from self._ends(begun, gaps, None, MOST_TRIED)

    def _ends(
        self,
        begun: Played,
        gaps: tuple[int, ...],
        only: frozenset[str] | None,
        most: int,
        moves: tuple[str, ...] = (),
    ) -> Iterator[Played]:
        """Ends of a round that is dealt, of up to so many that are tried; each of the moves is made
        once, in their order, before anybody calls: where most are made, it is gone on first."""
        waiting, seen, tried = [(len(moves), 0, 0, begun, self.total(begun))], set(), 0
        while waiting:
            lacking, length, _, now, total = heappop(waiting)
            left = moves[len(moves) - lacking :]
            now_only = only if not left or only is None else frozenset({BID, left[0]})
            for act in self.acts(now, total, gaps, now_only):
                if process_time() > self.until:
                    raise Undecided(Said("why-not-laid-in-time"))
                tried += 1
                self.tried += 1
                after = self.after(now, act)
                if self.value(after, "over"):
                    if not left or left == (act.move,):
                        yield after
                    continue
                counts = total if act.move == BID else self.total(after)
                key = self._alike(after, counts, gaps)
                if key not in seen:
                    seen.add(key)
                    further = lacking - (left[:1] == (act.move,))
                    heappush(waiting, (further, length + 1, tried, after, counts))
            if tried > most:
                return

    def _alike(self, now: Played, total: int, gaps: tuple[int, ...]) -> object:
        """What states have in common that go on alike; coarsely, it is of bids only whether they
        are below the total, or else by how much above if that makes a difference."""
        bid: object = self.value(now, "bid")
        if self.coarse:
            gap = self.value(now, "bid") - total
            bid = "below" if gap < 0 else "above" if gap > max(gaps, default=1) else gap
        slot = self._at["bid"]
        return bid, now.flat[:slot], now.flat[slot + 1 :]

    def whereabouts(self, now: Played) -> object:
        """All on which it hangs how a match can go on, between rounds: cards in one heap come in
        any order that is wished."""
        kept = {*FRAME_OF_SEAT, "starter", "direction", *map(at, ("pile", "discards"))}
        kept |= {n for n, body in self.setting.ruleset.fields.items() if body.scope == "match"}
        heaps = tuple(heap.left for heap in now.stock.heaps if any(heap.left))
        return *(now.flat[self._slots[name]] for name in sorted(kept)), heaps

    # ------------------------------------------------------------ written down

    def written(self, played: Played, starter: int = 0) -> Match:
        """The match as it is written down; what everybody would assume is left out."""
        ruleset, setting = self.setting.ruleset, self.setting
        options = {n: v for n, v in setting.options.items() if v != ruleset.options[n][0].low}
        silences = ruleset.silences
        readings = {n: v for n, v in setting.readings.items() if v != silences[n][0].name}
        orders = tuple(
            tuple(self.names[kind] for kind in order) for order in played.stock.settled()
        )
        return Match(
            setting.players,
            starter,
            options,
            readings,
            self.deck,
            shuffles=orders,
            rounds=played.rounds,
        )

    def replayed(self, played: Played, starter: int = 0) -> tuple[Match, MatchResult]:
        """The match, replayed from its written form.

        Raises AssertionError when the interpreter doesn't come to the same: a fault of ours.
        """
        match = self.written(played, starter)
        try:
            result = run_match(match, self.setting.ruleset)
        except InputError as error:
            raise AssertionError(f"a match can't be replayed: {match}: {error}") from error
        last, state = result.rounds[-1], played.state
        won = state["winner"] if state["winner"] >= 0 else None
        same = (
            result.illegal_at is None
            and len(result.rounds) == len(played.rounds)
            and result.winner == won
            and last.coins == tuple(state["coins"])
            and bool(last.outcome == "settled") == bool(state["over"])
        )
        if not same:
            raise AssertionError(f"the replay of a match came out otherwise: {match}: {result}")
        return match, result


def _fits(
    game: Game,
    state: State,
    seat: Value,
    number: Value,
    *,
    assuming: Expression,
    extra: dict[str, int],
) -> Value:
    """Whether a bid is one that is assumed."""
    return assumed(game, state, Act(BID, seat, number), assuming, extra)
