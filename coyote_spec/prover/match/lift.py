"""Matches laid out: each round of a course of standings is played with real cards, bids and moves,
by the rules on plain numbers, and the whole is replayed from its written form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from time import process_time
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.match import Match, MatchResult, run_match
from coyote_spec.interpreter.rounds import Event, act_of, choice_of
from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.choices import assumed
from coyote_spec.prover.match.dealer import Counts, Stock, Wishing, fresh_stock, in_order
from coyote_spec.ruleset.parts import numbers, parts
from coyote_spec.ruleset.ruleset import FRAME_OF_SEAT
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, Watcher, at, fresh_state
from coyote_spec.semantics.round import BID, Act, deal, legal, moves, opened_round, step
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.ruleset import Deck
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State

Plan = tuple[int | None, ...]
"""The kinds of the cards of a round, in the order in which they come; None for any other."""

FEW_TRIED, MOST_TRIED = 400, 4_000
"""Moves of a round that are tried: with few kinds of move, and with all."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match as far as it was played: the state, the cards, what was done in each round; and of
    the round in play which cards are planned, how many were drawn before it, and whether its deal
    had to shuffle."""

    state: State
    stock: Stock
    rounds: tuple[tuple[Event, ...], ...] = ()
    plan: Plan = ()
    since: int = 0
    shuffled: bool = False


class Layout:
    """Plays rounds of a game under a setting with a deck; until is when time is over, by the
    process's clock; coarse is whether rounds are tried out coarsely, free whether with all moves
    though some are given. Of bids only those are made that are assumed, if any are."""

    def __init__(
        self,
        setting: Setting,
        deck: Deck,
        until: float,
        assuming: Expression | None = None,
        extra: Mapping[str, int] | None = None,
    ) -> None:
        self.assuming, self.extra = assuming, dict(extra or {})
        self.named = {n + more for n in numbers(parts(assuming)) for more in (-1, 0, 1)}
        ruleset = setting.ruleset
        each = frozenset(name for name, body in ruleset.places.items() if body.each)
        self.setting = replace(setting, tracked=each)
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
        nothing = Wishing(fresh_stock(self.cards), in_order(self.preferred))
        state = fresh_state(self.game(nothing))
        state = state.put(starter=starter).put_at(at("pile"), self.cards)
        return Played(state, fresh_stock(self.cards))

    def game(self, dealer: Wishing, watcher: Watcher | None = None) -> Game:
        """The game on plain numbers, with this dealer."""
        game = Game(self.setting, Concrete(), dealer, watcher)
        dealer.game = game
        return game

    def dealt(self, before: Played, plan: Plan = ()) -> Played:
        """The next round, dealt."""
        since = before.state["drawn"]
        now = Played(before.state, before.stock, (*before.rounds, ()), plan, since)
        dealer = self.dealer(now)
        game = self.game(dealer)
        state = deal(game, opened_round(game, before.state))
        return replace(now, state=state, stock=dealer.stock, shuffled=bool(dealer.shuffled))

    def dealer(self, now: Played) -> Wishing:
        """Who deals on."""
        plan = now.plan[now.state["drawn"] - now.since :]
        return Wishing(now.stock, in_order(self.preferred, plan, self.apart))

    def acts(
        self, now: Played, total: int, gaps: tuple[int, ...], only: frozenset[str] | None
    ) -> Iterator[Act]:
        """The moves worth trying: bids around the total and just above the last one, calls, and
        other moves with every choice."""
        game = self.game(self.dealer(now))
        state = now.state
        calls = only is None or any(call in only for call in self.setting.ruleset.calls)
        amounts = self.amounts(state, total, gaps, calls)
        for name, rule in moves(game).items():
            if only is not None and name not in only:
                continue
            timing = getattr(rule.body, "timing", "") if rule is not None else ""
            seat = state["bidder"] if timing == "after" else state["turn"]
            if not 0 <= seat < self.setting.players:
                continue
            key = choice_of(game, name)
            choices: list[int | None] = [None]
            if key == "amount":
                choices = [*amounts]
            elif key == "target":
                choices = [*range(self.setting.players)]
            elif key == "card":
                choices = self.worn(state)
            for choice in choices:
                act = Act(name, seat, choice)
                fits = assumed(game, state, act, self.assuming, self.extra)
                if legal(game, state, act) and fits:
                    yield act

    def worn(self, state: State) -> list[int | None]:
        """The kinds that lie with some seat, and one more, which is wrong for everybody."""
        here = {
            kind
            for place in self.setting.tracked
            for row in state[at(place)]
            for kind, n in enumerate(row)
            if n
        }
        other = next((kind for kind in range(len(self.names)) if kind not in here), None)
        return [*sorted(here), *([] if other is None else [other])]

    def total(self, now: Played) -> int:
        """What a call would give now."""
        here = {"actor": now.state["turn"], "caller": now.state["turn"]}
        found: int = count(Moment(self.game(self.dealer(now)), here), now.state)["total"]
        return found

    def amounts(self, state: State, total: int, gaps: tuple[int, ...], last: bool) -> list[int]:
        """Numbers worth bidding, the smallest first; near the total where a call may follow."""
        near = {state["bid"] + 1} if state["opened"] else {0, 1}
        if last:
            near |= {total, total + 1, *(total + gap for gap in gaps)}
        near |= self.named
        return sorted(near, key=lambda n: (abs(n), n))

    def after(self, now: Played, act: Act, watcher: Watcher | None = None) -> Played:
        """After a legal move."""
        dealer = self.dealer(now)
        game = self.game(dealer, watcher)
        state = step(game, now.state, act)
        event = self.event(game, act)
        rounds = (*now.rounds[:-1], (*now.rounds[-1], event))
        return replace(now, state=state, stock=dealer.stock, rounds=rounds)

    def played_again(self, begun: Played, after: Played, watcher: Watcher) -> None:
        """Plays the last round once more, which began so, and has it watched."""
        now = self.dealt(begun, after.plan)
        for event in after.rounds[-1]:
            game = self.game(self.dealer(now))
            now = self.after(now, act_of(game, event), watcher)
        if now.state["coins"] != after.state["coins"]:
            raise AssertionError(f"a round came out otherwise: {after.rounds[-1]}")

    def event(self, game: Game, act: Act) -> Event:
        """A move as it is written down."""
        key, choice = choice_of(game, act.move), act.choice
        match key:
            case "card":
                return Event(act.seat, act.move, card=self.names[choice])
            case "target":
                return Event(act.seat, act.move, target=choice)
            case "amount":
                return Event(act.seat, act.move, amount=choice)
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
                if after.state["over"]:
                    if not left or left == (act.move,):
                        yield after
                    continue
                counts = total if act.move == BID else self.total(after)
                key = self._alike(after.state, counts, gaps)
                if key not in seen:
                    seen.add(key)
                    further = lacking - (left[:1] == (act.move,))
                    heappush(waiting, (further, length + 1, tried, after, counts))
            if tried > most:
                return

    def _alike(self, state: State, total: int, gaps: tuple[int, ...]) -> object:
        """What states have in common that go on alike; coarsely, it is of bids only whether they
        are below the total, or else by how much above if that makes a difference."""
        bid = state["bid"]
        if self.coarse:
            gap = bid - total
            bid = "below" if gap < 0 else "above" if gap > max(gaps, default=1) else gap
        return bid, *(v for k, v in state.values.items() if k not in ("table", "bid"))

    def whereabouts(self, now: Played) -> object:
        """All on which it hangs how a match can go on, between rounds: cards in one heap come in
        any order that is wished."""
        kept = {*FRAME_OF_SEAT, "starter", "direction", *map(at, ("pile", "discards"))}
        kept |= {n for n, body in self.setting.ruleset.fields.items() if body.scope == "match"}
        heaps = tuple(heap.left for heap in now.stock.heaps if any(heap.left))
        return *(now.state[name] for name in sorted(kept)), heaps

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
        last = result.rounds[-1]
        won = played.state["winner"] if played.state["winner"] >= 0 else None
        same = (
            result.illegal_at is None
            and len(result.rounds) == len(played.rounds)
            and result.winner == won
            and last.coins == tuple(played.state["coins"])
            and bool(last.outcome == "settled") == bool(played.state["over"])
        )
        if not same:
            raise AssertionError(f"the replay of a match came out otherwise: {match}: {result}")
        return match, result
