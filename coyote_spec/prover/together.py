"""Two rulesets played side by side on the interpreter: the first events after which they part.

For what the solver's lines of bids don't reach: moves besides bids and calls, and rules that hang
on cards. What is found is a scenario that both play; that nothing is found proves nothing.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, islice
from time import monotonic
from typing import TYPE_CHECKING

from coyote_spec.interpreter.choices import choices, total_of, worth
from coyote_spec.interpreter.dealers import ListedDealer
from coyote_spec.interpreter.reading import Reader
from coyote_spec.interpreter.rounds import act_of
from coyote_spec.interpreter.scenario import Scenario, check_scenario, laid_out
from coyote_spec.locale.said import Said
from coyote_spec.prover.difference import differing, knows, laid_for, replayed
from coyote_spec.prover.mentions import foreign_to_cards
from coyote_spec.prover.verdict import Undecided
from coyote_spec.ruleset.parts import numbers, parts_defined
from coyote_spec.semantics.round import BID, legal, step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.interpreter.rounds import Event
    from coyote_spec.prover.behave import Pair
    from coyote_spec.prover.difference import Difference
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game

MOST, DEPTH, DRAWS = 1500, 4, 2
"""Events that are tried from one table, events one after the other, cards in the pile."""

_SEEN = ("turn", "direction", "bid", "bidder", "opened", "over", "coins", "in_play", "paid")
"""What everybody at the table sees."""


@dataclass(frozen=True, slots=True)
class _Node:
    """Where both games are after the same events, and what lies in the pile of each."""

    events: tuple[Event, ...]
    states: tuple[State, State]
    piles: tuple[tuple[int, ...], tuple[int, ...]]


Looked = dict[tuple[int, int, bool], "list[_Courses]"]
"""What was looked at of two rulesets, for the next aspect: by the number of players, of cards in
the pile, and whether moves that only one of them has are looked at."""


def first_parting(
    pair: Pair, aspect: str, limit: float, looked: Looked | None = None
) -> Difference | None:
    """The first scenario of so many players in which an aspect differs, made smaller where that is
    possible; None when none was found: the fewest cards in the pile first, then the fewest events.

    Where the two don't have the same moves, only `actions` looks at those that one of them lacks.
    looked has what was looked at of these two for other aspects.
    Raises Undecided when none was found in limit, in seconds.
    """
    until, known = monotonic() + limit, {} if looked is None else looked
    alone = aspect == "actions" and bool(pair.unshared)
    for draws in range(DRAWS + 1):
        key = pair.players, draws, alone
        if key not in known:
            known[key] = [_Courses(pair, one, alone) for one in _tables(pair, draws)]
        found: list[tuple[int, Scenario]] = []
        for courses in known[key]:
            if monotonic() > until:
                raise Undecided(Said("why-none-in-time", seconds=f"{limit:g}"))
            most = min((n for n, _ in found), default=DEPTH + 1) - 1
            events = courses.parting(aspect, most)
            if events is not None:
                found.append((len(events), replace(courses.scenario, events=events)))
        if found:
            scenario = min(found, key=lambda one: one[0])[1]
            return _smaller(pair, replayed(pair, laid_for(pair, scenario), aspect), aspect)
    return None


# ---------------------------------------------------------------- tables


def _tables(pair: Pair, draws: int) -> Iterator[Scenario]:
    """Small cards on the foreheads and so many in the pile, or among the discards; nobody has
    coins, or somebody nearly enough of them to be out."""
    kinds = sorted(range(len(pair.one.kinds)), key=lambda k: (abs(pair.one.kinds[k].value), k))
    most, names = pair.one.most, [kind.name for kind in pair.one.kinds]
    n = pair.players
    hands = [
        hand
        for hand in islice(combinations_with_replacement(kinds, n + draws), 300)
        if all(hand.count(k) <= most[k] for k in hand)
    ][:3]
    purses = _purses(pair, n)
    for hand in hands:
        cards = [names[k] for k in hand]
        for coins in purses:
            scenario = Scenario(tuple(cards[:n]), tuple(cards[n:]), coins=coins)
            tables = [scenario]
            if draws:
                tables.append(replace(scenario, pile=(), discards=scenario.pile))
            yield from (one for one in tables if _possible(pair, one))


def _purses(pair: Pair, players: int) -> list[tuple[int, ...]]:
    """Nobody has a coin; the first, the second, everybody has as many as one can have in both."""
    low = pair.one.kinds[0].name
    full = 0
    while full < 10 and _possible(pair, Scenario((low,) * players, coins=(full + 1,) * players)):
        full += 1
    one = [tuple(full if i == seat else 0 for i in range(players)) for seat in (0, 1)]
    return list(dict.fromkeys([(0,) * players, *one, (full,) * players]))


def _possible(pair: Pair, scenario: Scenario) -> bool:
    """Whether both rulesets can play this table."""
    reader = Reader("the table")
    for side in (pair.one, pair.other):
        told = replace(scenario, options=side.options, readings=side.readings)
        check_scenario(reader, told, side.ruleset)
    return not reader.report.diagnostics


# ---------------------------------------------------------------- courses


class _Courses:
    """All courses from a table, the shortest first, as far as somebody has asked for: each is
    looked at once for all aspects. With alone moves are made that only one of the two has."""

    def __init__(self, pair: Pair, scenario: Scenario, alone: bool) -> None:
        laid = [
            laid_out(replace(scenario, options=s.options, readings=s.readings), s.ruleset)
            for s in (pair.one, pair.other)
        ]
        self.scenario, self.pair = scenario, pair
        self.games = [game for game, _, _ in laid]
        self.dealers = [dealer for _, _, dealer in laid]
        self.moves = {*pair.shared, *(pair.unshared if alone else ())}
        self.limits = _limits(pair)
        self.found: dict[str, tuple[Event, ...]] = {}
        pile = tuple(tuple(dealer.pile) for dealer in self.dealers)
        start = _Node((), (laid[0][1], laid[1][1]), (pile[0], pile[1]))
        self.totals = _Totals()
        self.queue, self.tried = deque([start]), 0
        self.seen = {_key(self.games, start, self.totals)}

    def parting(self, aspect: str, most: int) -> tuple[Event, ...] | None:
        """The shortest events, no more than so many, after which the two part in an aspect."""
        while aspect not in self.found and self.queue and len(self.queue[0].events) < most:
            self._look(self.queue.popleft())
            if self.tried >= MOST:
                self.queue.clear()
        events = self.found.get(aspect)
        return events if events is not None and len(events) <= most else None

    def _look(self, node: _Node) -> None:
        """What every event after these leads to."""
        for event in _events(self.games, self.dealers, node, self.moves, self.limits, self.totals):
            self.tried += 1
            after = _after(self.games, self.dealers, node, event)
            if isinstance(after, _Node):
                parted = _parted(node, after, event)
                for aspect in parted:
                    self.found.setdefault(aspect, after.events)
                if not parted and not after.states[0]["over"] and len(after.events) < DEPTH:
                    self._later(after)
            elif after:
                self.found.setdefault(_about(self.pair, event, node), (*node.events, event))

    def _later(self, node: _Node) -> None:
        key = _key(self.games, node, self.totals)
        if key not in self.seen:
            self.seen.add(key)
            self.queue.append(node)


class _Totals:
    """What calls would give, counted once for the same cards where a count hangs on cards alone: no
    bid changes it."""

    def __init__(self) -> None:
        self._found: dict[object, int] = {}

    def __call__(self, game: Game, state: State) -> int:
        """See `total_of`."""
        ruleset, dealer = game.setting.ruleset, game.dealer
        free = ruleset.once((_Totals, "cards"), lambda: foreign_to_cards(ruleset) is None)
        if not free or not isinstance(dealer, ListedDealer):
            return total_of(game, state)
        cards = [value for name, value in state.values.items() if name.startswith("cards at ")]
        key = id(game), tuple(dealer.pile), *cards
        if key not in self._found:
            self._found[key] = total_of(game, state)
        return self._found[key]


def _key(games: list[Game], node: _Node, totals: _Totals) -> tuple[object, ...]:
    both = zip(games, node.states, strict=True)
    return (*(worth(game, state, totals) for game, state in both), node.piles)


def _events(
    games: list[Game],
    dealers: list[ListedDealer],
    node: _Node,
    moves: set[str],
    limits: list[int],
    totals: _Totals,
) -> Iterator[Event]:
    """What is tried: all that either game can be asked for, and bids near a number of the rules."""
    found: dict[Event, None] = {}
    for game, dealer, state, pile in zip(games, dealers, node.states, node.piles, strict=True):
        dealer.pile = list(pile)
        found |= dict.fromkeys(choices(game, state, wide=True, only=moves, total=totals))
    bids = [event for event in found if event.move == BID]
    if bids:
        floor = node.states[0]["bid"] if node.states[0]["opened"] else 0
        more = [a for limit in limits for a in (limit, floor + limit)]
        found |= dict.fromkeys(replace(bids[0], amount=a) for a in more)
    yield from found


def _limits(pair: Pair) -> list[int]:
    """The numbers in the rules about bids, each with its neighbours."""
    found: set[int] = set()
    for side in (pair.one, pair.other):
        for rule in side.ruleset.section("bidding"):
            for part in numbers(parts_defined(side.ruleset, rule.body)):
                found |= {part - 1, part, part + 1}
    return sorted(found - {-1, 0, 1}, key=abs)[:12]


def _after(
    games: list[Game], dealers: list[ListedDealer], node: _Node, event: Event
) -> _Node | bool:
    """Both games after an event; where it isn't legal in both, whether it is in one of them."""
    acts = [act_of(g, event) if knows(g.setting.ruleset, event) else None for g in games]
    allowed = [
        act is not None and legal(game, state, act)
        for game, act, state in zip(games, acts, node.states, strict=True)
    ]
    if not all(allowed):
        return any(allowed)
    states: list[State] = []
    for game, dealer, act, state, pile in zip(
        games, dealers, acts, node.states, node.piles, strict=True
    ):
        assert act is not None
        dealer.pile = list(pile)
        states.append(step(game, state, act))
    piles = [tuple(dealer.pile) for dealer in dealers]
    return _Node((*node.events, event), (states[0], states[1]), (piles[0], piles[1]))


def _about(pair: Pair, event: Event, node: _Node) -> str:
    """The aspect of what may be done that an event belongs to."""
    if event.move == BID:
        return "raise" if node.states[0]["opened"] else "opening"
    calls = {*pair.one.ruleset.calls, *pair.other.ruleset.calls}
    return "call" if event.move in calls else "actions"


def _parted(before: _Node, after: _Node, event: Event) -> set[str]:
    """The aspects in which two states after the same event differ."""
    one, other = after.states
    if not (one["counted"] and other["counted"] and one["over"] and other["over"]):
        seen = [*_SEEN, *(("starter", "winner") if one["over"] and other["over"] else ())]
        return {"actions"} if any(one[name] != other[name] for name in seen) else set()
    if one["total"] != other["total"]:
        return set()  # that is a matter of the count
    found = set()
    if one["paid"] != other["paid"]:
        found.add("settling")
    elif one["coins"] != other["coins"]:
        found.add("elimination")
    if one["in_play"] != other["in_play"]:
        found.add("elimination")
    if one["winner"] != other["winner"]:
        found.add("end")
    elif one["winner"] < 0 and one["starter"] != other["starter"]:
        found.add("next_starter")
    return found


# ---------------------------------------------------------------- smaller


def _smaller(pair: Pair, found: Difference, aspect: str) -> Difference:
    """The scenario with coins and bids as small as they can be made one by one."""
    smaller = True
    while smaller:
        smaller = False
        for scenario in _one_less(found.scenario):
            if _possible(pair, scenario):
                less = differing(pair, scenario, aspect)
                if less is not None and _comes_as_far(less, found):
                    found, smaller = less, True
                    break
    return found


def _comes_as_far(less: Difference, found: Difference) -> bool:
    """Whether a smaller scenario is forbidden where the one before is, and nowhere else."""
    both = zip(less.results, found.results, strict=True)
    return all(a.illegal_at == b.illegal_at and a.outcome == b.outcome for a, b in both)


def _one_less(scenario: Scenario) -> Iterator[Scenario]:
    for seat, coins in enumerate(scenario.coins):
        if coins:
            purse = list(scenario.coins)
            purse[seat] -= 1
            yield replace(scenario, coins=tuple(purse))
    for i, event in enumerate(scenario.events):
        for amount in _nearer(event.amount or 0):
            events = list(scenario.events)
            events[i] = replace(event, amount=amount)
            yield replace(scenario, events=tuple(events))


def _nearer(amount: int) -> list[int]:
    """Numbers nearer to zero, the nearest first."""
    near = [a for n in range(min(abs(amount), 30)) for a in dict.fromkeys((n, -n))]
    return [*near, *([-amount] if amount < 0 else [])]
