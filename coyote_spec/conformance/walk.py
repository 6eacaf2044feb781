"""Walks through what can be done in a round or a match, the short ways first, and tells of each
step which arm of which rule it follows, or what forbids it and on what ground."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.conformance.grounds import allowed_on, refused_on
from coyote_spec.interpreter.choices import choices, worth
from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer
from coyote_spec.interpreter.rounds import act_of
from coyote_spec.semantics.game import Game, Watcher
from coyote_spec.semantics.round import deal, opened_round, requirements, step

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from coyote_spec.interpreter.rounds import Event
    from coyote_spec.ruleset.effect import Branch
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State

Feature = tuple[object, ...]
"""Something that is told of a step; two steps of which the same is told are alike."""


class Trace(Watcher):
    """Notes the arms that are followed, and which rule changed what."""

    def __init__(self) -> None:
        self.features: list[Feature] = []

    def counted(self, rule: Rule, before: State, after: State) -> None:
        """A rule of the count."""
        self.features.append(("counted", rule.name, before["total"] != after["total"]))

    def act(self, rule: Rule, before: State, does: Callable[[State], State]) -> State:
        """Any other rule."""
        after = does(before)
        changed = [name for name in after.values if before[name] != after[name]]
        self.features.append(("acted", rule.name, *sorted(changed)))
        return after

    def took(self, arm: Branch) -> None:
        """An arm; the rules live as long as the walk, so its identity is a name."""
        self.features.append(("arm", id(arm)))


@dataclass(frozen=True, slots=True)
class Node:
    """Where one can be: the events of each round so far, the state, the pile, the shuffles.

    met are the silences on the way here, done is what rules did on the way, in any round.
    """

    rounds: tuple[tuple[Event, ...], ...]
    state: State
    pile: tuple[int, ...]
    shuffles: tuple[tuple[int, ...], ...] = ()
    met: frozenset[str] = frozenset()
    done: frozenset[Feature] = frozenset()

    @property
    def length(self) -> int:
        """The number of events."""
        return sum(map(len, self.rounds))


@dataclass(frozen=True, slots=True)
class Found:
    """A step: the way up to it, what is told of it, and the silences that were met till then."""

    node: Node
    event: Event | None
    refused: str | None
    features: tuple[Feature, ...]
    met: frozenset[str]

    @property
    def rounds(self) -> tuple[tuple[Event, ...], ...]:
        """The events, this one included if it is refused."""
        *before, last = self.node.rounds
        more = () if self.refused is None or self.event is None else (self.event,)
        return (*before, (*last, *more))


@dataclass(slots=True)
class Walk:
    """A walk under a setting; moves are those that are tried besides bids and calls, and wide is
    for how many events many numbers are tried."""

    setting: Setting
    discards: tuple[int, ...] = ()
    moves: Collection[str] | None = None
    most: int = 600
    depth: int = 5
    rounds: int = 1
    wide: int = 2
    game: Game = field(init=False)
    dealer: ListedDealer = field(init=False)
    trace: Trace = field(init=False)
    domain: Concrete = field(init=False)
    shuffled: list[tuple[int, ...]] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self.trace, self.domain = Trace(), Concrete()
        self.dealer = ListedDealer(len(self.setting.kinds), [], self._reorder)
        self.game = Game(self.setting, self.domain, self.dealer, self.trace)
        self.dealer.game = self.game

    def _reorder(self, cards: list[int]) -> list[int]:
        """Discards in their order; other cards from the last kind to the first."""
        left = sorted(cards, reverse=True)
        if sorted(self.discards) == sorted(cards):
            left = list(self.discards)
        self.shuffled.append(tuple(left))
        return left

    def start(self, pile: tuple[int, ...], state: State, dealt: bool) -> Node:
        """Where the walk begins: in a round, or before the first deal."""
        node = Node(((),), state, pile, () if dealt else (pile,))
        return node if dealt else self._step(node, None, first=True).node

    def steps(self, start: Node) -> Iterator[Found]:
        """Every step that is tried, the shortest ways first."""
        self.dealer.pile = list(start.pile)
        queue, seen, tried = deque([start]), {worth(self.game, start.state)}, 0
        while queue and tried < self.most:
            node = queue.popleft()
            for found in self._from(node):
                tried += 1
                yield found
                if found.refused is None and found.node.length < self.depth:
                    key = worth(self.game, found.node.state)
                    if key not in seen:
                        seen.add(key)
                        queue.append(found.node)

    def _from(self, node: Node) -> Iterator[Found]:
        if node.state["over"]:
            if node.state["winner"] < 0 and len(node.rounds) < self.rounds:
                yield self._step(node, None)
            elif node.rounds[-1]:
                yield self._try(node, node.rounds[-1][-1])
            return
        self.dealer.pile = list(node.pile)
        for event in choices(self.game, node.state, wide=node.length < self.wide, only=self.moves):
            yield self._try(node, event)

    def _try(self, node: Node, event: Event) -> Found:
        self.domain.silences.clear()
        act = act_of(self.game, event)
        for need in requirements(self.game, node.state, act):
            if not need.holds:
                why = refused_on(self.game, node.state, act, need.rule)
                met = node.met | set(self.domain.silences)
                again = event.move in [before.move for before in node.rounds[-1]]
                told = ("refused", event.move, need.rule, why, need.says, again)
                return Found(node, event, need.rule, (told, *_of_bid(node, event, False)), met)
        return self._step(node, event)

    def _step(self, node: Node, event: Event | None, first: bool = False) -> Found:
        """Does what is legal: an event, or the deal of the next round."""
        self.trace.features.clear()
        self.shuffled.clear()
        self.dealer.pile = list(node.pile)
        grounds: tuple[Feature, ...] = ()
        if event is None:
            self.domain.silences.clear()
            state = deal(self.game, opened_round(self.game, node.state))
            rounds = node.rounds if first else (*node.rounds, ())
        else:
            act = act_of(self.game, event)
            grounds = tuple(allowed_on(self.game, node.state, act))
            state = step(self.game, node.state, act)
            rounds = (*node.rounds[:-1], (*node.rounds[-1], event))
        shuffles = (*node.shuffles, *self.shuffled)
        met, done = node.met | set(self.domain.silences), node.done | set(self.trace.features)
        after = Node(rounds, state, tuple(self.dealer.pile), shuffles, met, done)
        told = [*self.trace.features, *grounds, *_told(node, event, state)]
        if state["over"]:  # now it shows what became of it
            told += [("in the end", *one) for one in done]
        return Found(after, event, None, tuple(told), met)


def _of_bid(node: Node, event: Event, legal: bool) -> Iterator[Feature]:
    """How near a number is to where it is no longer legal."""
    if event.amount is not None:
        opened = bool(node.state["opened"])
        away = event.amount - (node.state["bid"] if opened else 0)
        yield ("edge", event.move, opened, max(-2, min(2, away)), legal)


def _told(node: Node, event: Event | None, state: State) -> Iterator[Feature]:
    """What a step came to."""
    if event is None:
        yield ("deal", len(node.rounds))
        return
    yield from _of_bid(node, event, True)
    before = node.rounds[-1][-1] if node.rounds[-1] else None
    if before is not None:
        yield ("then", before.move, event.move, before.seat == event.seat)
    elif len(node.rounds) > 1:
        yield ("again", event.move)
    if state["over"]:
        beats = state["total"] - state["bid"] if state["counted"] else None
        sign = None if beats is None else (beats > 0) - (beats < 0)
        out = sum(node.state["in_play"]) - sum(state["in_play"])
        starts = (state["starter"] == event.seat, state["starter"] == state["bidder"])
        yield ("over", len(node.rounds), event.move)
        yield ("settled", event.move, sign, out, state["winner"] >= 0, state["reshuffled"])
        yield ("starts", event.move, sign, out, *starts)
        yield ("paid", event.move, tuple(sorted(state["paid"])))


__all__ = ["Found", "Node", "Walk"]
