"""Long matches played from seeds, side by side: where two settings part once the pile is short.

In each round there are a bid and a call after which whoever has fewer coins pays: that is how a
match lasts longest. If that doesn't empty the pile, moves that draw cards go with further bids.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.interpreter.dealers import from_seed
from coyote_spec.interpreter.match import Match
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset.rule import Move
from coyote_spec.search.ground import Node
from coyote_spec.search.parting import event_of
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.interpreter.rounds import Event
    from coyote_spec.search.ground import Done, Ground
    from coyote_spec.search.parting import SideBySide

SEEDS = 100
MOST_ROUNDS = 60


def seeded_match(side: SideBySide) -> Match | None:
    """The match with the fewest rounds in which the two part, of those that some seeds give; with
    as few moves that draw cards as can be. None when they don't part in any."""
    rules = side.setting.ruleset
    drawing = any(isinstance(step, do.Draw) for rule in rules.moves.values() for step in rule.block)
    for draws in range(side.setting.players if drawing else 1):
        best: Match | None = None
        for seed in range(SEEDS):
            most = MOST_ROUNDS if best is None else len(best.rounds) - 1
            best = _played(side, seed, most, draws) or best
        if best is not None:
            return best
    return None


def _played(side: SideBySide, seed: int, most: int, draws: int) -> Match | None:
    """The match of a seed up to the round in which the two part, of no more than so many."""
    before = [ground.dealer.reorder for ground in side.grounds]
    for ground in side.grounds:
        ground.dealer.reorder = from_seed(seed)
    try:
        one, other = (_begun(ground) for ground in side.grounds)
        rounds: list[tuple[Event, ...]] = []
        while len(rounds) < most:
            events: list[Event] = []
            for done in _planned(side.grounds[0], one, draws):
                if not all(
                    g.legal(x, done) for g, x in zip(side.grounds, (one, other), strict=True)
                ):
                    return None
                one, other = side.grounds[0].step(one, done), side.grounds[1].step(other, done)
                events.append(event_of(side.setting, done))
            rounds.append(tuple(events))
            if side.parted((one, other)):
                return Match(side.setting.players, seed=seed, rounds=tuple(rounds))
            if side.grounds[0].won(one) or not side.grounds[0].over(one):
                return None
            one, other = side.grounds[0].deal(one), side.grounds[1].deal(other)
        return None
    finally:
        for ground, reorder in zip(side.grounds, before, strict=True):
            ground.dealer.reorder = reorder


def _begun(ground: Ground) -> Node:
    cards = [k for k, most in enumerate(ground.setting.most) for _ in range(most)]
    pile = ground.dealer.reorder(cards)
    return ground.deal(Node(ground.game.start(pile=pile), tuple(pile)))


def _planned(ground: Ground, node: Node, draws: int) -> list[Done]:
    """What is done in a round; no shuffle of the match is used up for looking ahead."""
    before, ground.dealer.reorder = ground.dealer.reorder, sorted
    try:
        return _round(ground, node, draws)
    finally:
        ground.dealer.reorder = before


def _round(ground: Ground, node: Node, draws: int) -> list[Done]:
    """Some bids and a call after which whoever of the last bidder and the caller has fewer coins
    pays, if that can be; with so many of the bids goes a move that draws a card."""
    way: list[Done] = []
    for left in range(draws, -1, -1):
        timing = "before" if left else None
        for done in _drawing(ground, node, timing):
            way.append(done)
            node = ground.step(node, done)
            break
        bid = _last_bid(ground, node) if left == 0 else _low_bid(ground, node)
        if bid is None:
            return []
        way.append(bid)
        node = ground.step(node, bid)
        for done in _drawing(ground, node, "after" if left else None):
            way.append(done)
            node = ground.step(node, done)
            break
    call = _call(ground, node)
    return [] if call is None else [*way, call]


def _drawing(ground: Ground, node: Node, timing: str | None) -> Iterator[Done]:
    """The legal moves of a timing that draw a card."""
    seat = ground.value(node, "bidder" if timing == "after" else "turn")
    for name, rule in ground.setting.ruleset.moves.items():
        body = rule.body
        assert isinstance(body, Move)
        if body.timing == timing and any(isinstance(step, do.Draw) for step in rule.block):
            targets = range(ground.setting.players) if body.choice == "seat" else (None,)
            for target in targets:
                done: Done = (name, seat, target)
                if ground.legal(node, done):
                    yield done


def _low_bid(ground: Ground, node: Node) -> Done | None:
    opened, bid = ground.value(node, "opened"), ground.value(node, "bid")
    return _first_legal(ground, node, [bid + 1] if opened else [0, 1])


def _last_bid(ground: Ground, node: Node) -> Done | None:
    """The total if the next one should pay, more if the bidder."""
    coins, total = ground.value(node, "coins"), ground.total(node)
    bidder, opened = ground.value(node, "turn"), ground.value(node, "opened")
    near = [total, total + 1, *([ground.value(node, "bid") + 1] if opened else [0, 1])]
    for number in near:
        bid = _first_legal(ground, node, [number])
        if bid is None:
            continue
        caller = ground.value(ground.step(node, bid), "turn")
        pays = bidder if number > total else caller
        if coins[pays] == min(coins[bidder], coins[caller]):
            return bid
    return _first_legal(ground, node, near)


def _first_legal(ground: Ground, node: Node, numbers: list[int]) -> Done | None:
    bids: list[Done] = [(BID, ground.value(node, "turn"), number) for number in numbers]
    return next((bid for bid in bids if ground.legal(node, bid)), None)


def _call(ground: Ground, node: Node) -> Done | None:
    calls: list[Done] = [(call, ground.value(node, "turn"), None) for call in ground.calls]
    return next((call for call in calls if ground.legal(node, call)), None)
