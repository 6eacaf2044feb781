"""The first situations in which rules act or forbid something: tables, then rounds, short ways
first, from hands with each card that has a name, then from later rounds of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer, as_listed
from coyote_spec.interpreter.score import lay, pile_counts
from coyote_spec.search.acting import NamesOfActing
from coyote_spec.search.find import begun, laid_out, some_hands, typical
from coyote_spec.search.fired import Tracer
from coyote_spec.search.told import fits_scenario, laid_as
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, at, fresh_state
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from coyote_spec.search.ground import Done, Ground, Node

MOST_TABLES = 3_000
"""Tables without a draw that are counted."""
MOST_DRAWING = 100
"""Hands that draw, for each card that is drawn."""
MOST_STEPS = 250
"""Steps that are played again from one beginning."""
MOST_LATER, MOST_SHORT, FEW_STEPS = 60, 20, 12
"""Later rounds that are gone into a little, those with the shortest piles, and how far."""
DEPTH = 5


@dataclass(frozen=True, slots=True)
class Counted:
    """Cards on a table and those drawn, by their place among the kinds, with the rules that act."""

    cards: tuple[int, ...]
    pile: tuple[int, ...]
    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Acted:
    """A round up to a step, with the rules that acted in it; or up to where something is forbidden,
    which is then the last thing that is tried."""

    node: Node
    names: frozenset[str]
    forbidden: Done | None = None


def tables(ground: Ground) -> Iterator[Counted]:
    """Tables of one card for each seat: those on which nothing is drawn first, then smallest
    absolute values together, then the order of the deck."""
    setting = ground.setting
    kinds, held = range(len(setting.kinds)), setting.most
    size = [abs(kind.value) for kind in setting.kinds]
    hands = [
        hand
        for hand in combinations_with_replacement(kinds, setting.players)
        if all(n <= held[k] for k, n in Counter(hand).items())
    ]
    hands.sort(key=lambda hand: (sum(size[k] for k in hand), hand))
    drawing: list[tuple[int, ...]] = []
    for hand in hands[:MOST_TABLES]:
        found = _counted(ground, hand, None)
        if found.pile:
            drawing.append(hand)
        else:
            yield found
    for card in sorted(kinds, key=lambda k: (size[k], k)):
        for hand in drawing[:MOST_DRAWING]:
            if hand.count(card) < held[card]:
                yield _counted(ground, hand, card)


def _counted(ground: Ground, hand: tuple[int, ...], first: int | None) -> Counted:
    """A table that is counted, with this card on top of the pile."""
    setting = ground.setting
    kinds, left = len(setting.kinds), list(ground.plain)
    for card in (*hand, *(() if first is None else (first,))):
        left.remove(card)
    pile = left if first is None else [first, *left]
    dealer, watcher = ListedDealer(kinds, list(pile), as_listed(())), NamesOfActing(setting)
    game = Game(setting, Concrete(), dealer, watcher)
    dealer.game = game
    state = lay(game, fresh_state(game), hand)
    state = state.put_at(at("pile"), pile_counts(kinds, pile))
    after = count(Moment(game, {"actor": 0, "caller": 0}), state)
    return Counted(hand, tuple(pile[: after["drawn"]]), frozenset(watcher.names))


def rounds_that_act(ground: Ground, tables_first: Sequence[Counted] = ()) -> Iterator[Acted]:
    """Rounds, each with what acted in it: from the first round of a match, the shortest ways first,
    with several hands, those of the given tables before the others; then from later rounds."""
    tracer, first = tracer_of(ground), ground.match()
    starts: list[list[Node]] = []
    if fits_scenario(ground, first):
        hands = [[*table.cards, *table.pile] for table in tables_first]
        hands += [*some_hands(ground)[:2], *_with_each_name(ground)]
        starts = [[laid_as(ground, first, hand)] for hand in hands]
        for start, table in zip(starts, tables_first, strict=False):
            start[0].pile = _on_top(start[0].pile, table.pile)
    for nodes in starts:
        yield from _explored(ground, tracer, nodes, MOST_STEPS)
    yield from _explored(ground, tracer, [first], 4 * MOST_STEPS)
    later = begun(ground)
    for node in later:
        if node.before is not None and node.before.before is not None:
            yield Acted(node, tracer.round(node))
    yield from _explored(ground, tracer, typical(ground, laid_out(later, ground)), MOST_STEPS)
    short = sorted(later, key=lambda node: len(node.pile))[:MOST_SHORT]
    for node in (*laid_out(later, ground)[:MOST_LATER], *short):
        yield from _explored(ground, tracer, [node], FEW_STEPS, depth=2)
    heavy = sorted(later, key=lambda node: -sum(ground.value(node, "coins")))
    fitting = [node for node in heavy[:MOST_SHORT] if fits_scenario(ground, node)]
    for node, hand in product(fitting, _with_each_name(ground)):
        laid = laid_as(ground, node, hand)
        yield from _explored(ground, tracer, [laid], FEW_STEPS, depth=2)


def _on_top(pile: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    left = list(pile)
    for card in cards:
        left.remove(card)
    return (*cards, *left)


def _with_each_name(ground: Ground) -> list[list[int]]:
    """Hands with one card that has a name; the others are low numbers."""
    names = ground.setting.ruleset.named_cards
    kinds, n = ground.setting.kinds, ground.setting.players
    named = [k for k in dict.fromkeys(ground.plain) if kinds[k].name in names]
    return [[k, *ground.plain[: n - 1]] for k in named if k not in ground.plain[: n - 1]]


class Remembered:
    """What an iterator gives, as often as one asks."""

    def __init__(self, source: Iterator[Acted]) -> None:
        self._source = source
        self._seen: list[Acted] = []

    def __iter__(self) -> Iterator[Acted]:
        i = 0
        while True:
            while i < len(self._seen):
                yield self._seen[i]
                i += 1
            item = next(self._source, None)
            if item is None:
                return
            self._seen.append(item)


def acting(ground: Ground) -> Remembered:
    """Rounds with what acts in them, found once for a ground."""
    if ground.acting is None:
        ground.acting = Remembered(rounds_that_act(ground))
    found: Remembered = ground.acting
    return found


def tracer_of(ground: Ground) -> Tracer:
    """The tracer of a ground, made once."""
    if ground.tracer is None:
        ground.tracer = Tracer(ground)
    tracer: Tracer = ground.tracer
    return tracer


def _explored(
    ground: Ground, tracer: Tracer, level: list[Node], most: int, depth: int = DEPTH
) -> Iterator[Acted]:
    """Every step from some beginnings, and what is forbidden there, level by level."""
    seen = set()
    yield from (Acted(node, tracer.round(node)) for node in level)
    for _ in range(depth):
        fresh: list[Node] = []
        for node in level:
            if ground.over(node) or ground.alike(node) in seen:
                continue
            seen.add(ground.alike(node))
            yield from _forbidden(ground, tracer, node)
            for after in ground.after(node):
                most -= 1
                yield Acted(after, tracer.round(after))
                fresh.append(after)
                if ground.over(after) and not ground.won(after) and after.round()[0].hands is None:
                    dealt = ground.deal(after)
                    yield Acted(dealt, tracer.round(dealt))
            if most <= 0:
                return
        level = fresh


def _forbidden(ground: Ground, tracer: Tracer, node: Node) -> Iterator[Acted]:
    known = tracer.round(node)
    for done in ground.tried(node):
        if done[0] == BID and not ground.legal(node, done):
            rule = tracer.forbids(node, done)
            if rule is not None:
                yield Acted(node, known | {rule}, done)
