"""Where two settings with the same cards part: the shortest events after which something that
everybody can see is not the same. Both are played side by side from tables that are laid out.

What is found is only a course of events; that nothing is found proves nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.rounds import CHOICES, Event
from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.ruleset.rule import Move
from coyote_spec.search.ground import Ground, Node
from coyote_spec.search.laid import Laid, both_ways, most_coins, purses, stays_in, tables
from coyote_spec.search.told import Agreed, as_match
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from coyote_spec.interpreter.match import Match
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.search.ground import Done

SEEN = ("turn", "bid", "bidder", "opened", "over", "coins", "in_play", "paid")
"""What everybody sees, besides what is legal."""
IN_THE_END = ("total", "counted", "starter", "winner", "reshuffled")
"""And what shows once a round is over."""


DEPTH, SHORT = 5, 3
"""Moves from the smallest table, and from others."""
EXTRA = 2
"""Cards in the pile or among the discards."""
MOST, MOST_STEPS = 12_000, 16_000
"""Moves tried from one table, and from all with so many cards, before no further one is begun."""


@dataclass(frozen=True, slots=True)
class Parting:
    """A table, and the moves after the last of which the two part."""

    laid: Laid
    done: tuple[Done, ...]


Both = tuple[Node, Node]


def _ground(setting: Setting) -> Ground:
    """The ground of a setting, staged once."""
    agreed = (tuple(sorted(given.items())) for given in (setting.options, setting.readings))
    key = ("ground", setting.players, *agreed, setting.kinds, setting.most)
    return setting.ruleset.once(key, lambda: Ground(setting))


class SideBySide:
    """Two settings played side by side."""

    def __init__(self, one: Setting, other: Setting) -> None:
        self.grounds = (_ground(one), _ground(other))
        self.steps = 0
        games = tuple(ground.game for ground in self.grounds)
        self._same_start = games[0].deals_as(games[1])
        self._same_moves = games[0].moves_as(games[1])
        slots = games[0].slots
        self._seen, self._in_the_end = (
            itemgetter(*(i for name in names for i in range(slots[name].start, slots[name].stop)))
            for names in (SEEN, (*SEEN, *IN_THE_END))
        )

    @property
    def setting(self) -> Setting:
        """The first of the two."""
        return self.grounds[0].setting

    def most_coins(self) -> int:
        """How many coins each can have and still be in, in both."""
        return min(most_coins(ground.setting) for ground in self.grounds)

    def stays_in(self, laid: Laid) -> bool:
        """Whether nobody who is in has so many coins as to be out, in either."""
        return all(stays_in(ground.setting, laid) for ground in self.grounds)

    def start(self, laid: Laid) -> Both:
        """A table, laid out for both."""
        inside = [hand is not None for hand in laid.hands]
        on_table = inside.index(True), laid.coins, inside, laid.hands, laid.pile, laid.discards
        one = self.grounds[0].game.start(*on_table)
        other = one if self._same_start else self.grounds[1].game.start(*on_table)
        return Node(one, laid.pile), Node(other, laid.pile)

    def shortest(self, laid: Laid, depth: int, most: int) -> Parting | None:
        """The shortest events from a table after which the two part, of no more than so many."""
        found = self._search(self.start(laid), depth, most, 1)
        if found is None:
            return None
        (before, _), done = found
        way = [node.done for node in before.way()[1:] if node.done]
        return Parting(laid, (*way, done))

    def shortest_match(self, depth: int, most: int, rounds: int) -> tuple[Node, Done] | None:
        """The shortest match of some rounds after which the two part: where the first of them is
        before the last move, and that move."""
        one, other = (ground.match() for ground in self.grounds)
        found = self._search((one, other), depth, most, rounds)
        return None if found is None else (found[0][0], found[1])

    def _search(self, start: Both, depth: int, most: int, rounds: int) -> tuple[Both, Done] | None:
        level, seen = [(start, 1)], set()
        for left in reversed(range(depth)):
            after: list[tuple[Both, int]] = []
            for both, number in level:
                for done in self._tried(both):
                    most -= 1
                    self.steps += 1
                    if most < 0:
                        return None
                    if not left and self._same_after(both, done):
                        continue
                    now = self._after(both, done)
                    if now is None:
                        continue
                    if isinstance(now, bool) or self.parted(now):
                        return both, done
                    over = self.grounds[0].over(now[0])
                    if over and (number == rounds or self.grounds[0].won(now[0])):
                        continue
                    if over:
                        now = self._dealt(now)
                    key = (number + over, *self._alike(now))
                    if key not in seen:
                        seen.add(key)
                        after.append((now, number + over))
            level = after
        return None

    def _dealt(self, both: Both) -> Both:
        one, other = both
        if self._same_start and one.state is other.state:
            dealt = self.grounds[0].deal(one)
            return dealt, replace(dealt, before=other)
        return self.grounds[0].deal(one), self.grounds[1].deal(other)

    def _tried(self, both: Both) -> Iterator[Done]:
        found: dict[Done, None] = {}
        for ground, node in zip(self.grounds, both, strict=True):
            found |= dict.fromkeys(ground.tried(node))
        yield from found

    def _same_after(self, both: Both, done: Done) -> bool:
        """Whether a move can't tell the two apart: it is the same move from the same state."""
        one, other = both
        return one.state is other.state and done[0] in self._same_moves

    def _after(self, both: Both, done: Done) -> Both | bool | None:
        """Both after a move; True when it is legal in one only, None when in neither."""
        if self._same_after(both, done):
            ground, (node, other) = self.grounds[0], both
            if not ground.legal(node, done):
                return None
            after = ground.step(node, done)
            return after, replace(
                after, before=other, total=other.total if done[0] == BID else None
            )
        allowed = [g.legal(node, done) for g, node in zip(self.grounds, both, strict=True)]
        if not all(allowed):
            return True if any(allowed) else None
        one, other = (g.step(node, done) for g, node in zip(self.grounds, both, strict=True))
        return one, other

    def parted(self, both: Both) -> bool:
        """Whether something that everybody sees is not the same."""
        one, other = both
        over = self.grounds[0].over(one) and self.grounds[1].over(other)
        shown = self._in_the_end if over else self._seen
        return bool(shown(one.state) != shown(other.state))

    def _alike(self, both: Both) -> Any:
        pairs = list(zip(self.grounds, both, strict=True))
        totals = tuple(ground.total(node) for ground, node in pairs)
        return (*(ground.alike(node) for ground, node in pairs), totals[0] - totals[1])

    def only(self, moves: Collection[str]) -> None:
        """From now on, of moves besides bids and calls only these are tried; all if there are
        none."""
        for ground in self.grounds:
            every = ground.setting.ruleset.moves
            names = [name for name in every if name in moves] or every
            ground.moves = [(name, every[name].body) for name in names]

    def best_of(self, some: Iterable[Laid], depth: int) -> Parting | None:
        """The shortest of some tables, with no more moves than depth; the first of those."""
        best, left = None, MOST_STEPS
        for laid in some:
            depth = depth if best is None else len(best.done) - 1
            if depth < 1 or left < 0:
                break
            before = self.steps
            best = self.shortest(laid, depth, MOST) or best
            left -= self.steps - before
        return best

    def smaller(self, found: Parting) -> Parting:
        """The same with numbers and coins as near to 0 as they can be made one by one."""
        again = True
        while again:
            again = False
            for less in _one_less(found):
                if self._parts_last(less):
                    found, again = less, True
                    break
        return found

    def _parts_last(self, found: Parting) -> bool:
        """Whether the two part after the last of these moves, and not before."""
        if not self.stays_in(found.laid):
            return False
        both: Both | bool | None = self.start(found.laid)
        for done in found.done:
            if both is None or isinstance(both, bool) or self.parted(both):
                return False
            both = self._after(both, done)
        return both is True or (
            both is not None and not isinstance(both, bool) and self.parted(both)
        )


def first_parting(
    side: SideBySide, bearing: Collection[str] = (), *, strictly: bool = False, extra: int = EXTRA
) -> Parting | None:
    """The first events of so many players after which the two part: those with the fewest cards
    besides the hands, then the fewest moves, then the smallest values; None when none was found.

    Of many tables, the first few moves are tried; where there are moves that bear on the
    difference, those only. Of the smallest ones, all moves are tried, and more of them; strictly,
    only those that bear on it. extra is the most cards besides the hands.
    """
    some = list(purses(side.setting, side.most_coins()))
    for more in range(extra + 1):
        first = [one for purse in some for one in islice(tables(side.setting, more, purse), 1)]
        begun = [way for one in first if side.stays_in(one) for way in both_ways(one)]
        others = [way for one in tables(side.setting, more, some[0]) for way in both_ways(one)]
        side.only(bearing if strictly else ())
        best = side.best_of(begun, SHORT)
        side.only(bearing)
        best = side.best_of(others, SHORT if best is None else len(best.done) - 1) or best
        side.only(bearing if strictly else ())
        best = best or side.best_of(begun, DEPTH)
        side.only(())
        if best is not None:
            return side.smaller(best)
    return None


def size(found: Parting, setting: Setting) -> tuple[int, int, int]:
    """What is compared of two for as many players: cards besides the hands, moves, and the absolute
    values of cards, coins and bids together."""
    laid, values = found.laid, [abs(kind.value) for kind in setting.kinds]
    cards = (*(card for card in laid.hands if card is not None), *laid.pile, *laid.discards)
    bids = sum(abs(number or 0) for move, _, number in found.done if move == BID)
    return laid.extra, len(found.done), sum(values[k] for k in cards) + sum(laid.coins) + bids


def short_match(side: SideBySide) -> Match | None:
    """The shortest match of two rounds after which the two part; None when none was found."""
    found = side.shortest_match(DEPTH + 1, MOST, 2)
    if found is None:
        return None
    node, done = found
    match = as_match(side.grounds[0], node, Agreed({}, {}))
    *before, last = match.rounds
    rounds = (*before, (*last, event_of(side.setting, done)))
    return replace(match, rounds=rounds)


def as_scenario(found: Parting, setting: Setting) -> Scenario:
    """What was found as a scenario, without what is agreed."""
    names = [kind.name for kind in setting.kinds]
    laid = found.laid
    return Scenario(
        hands=tuple(None if card is None else names[card] for card in laid.hands),
        pile=tuple(names[card] for card in laid.pile),
        discards=tuple(names[card] for card in laid.discards),
        coins=laid.coins,
        starter=next(seat for seat, card in enumerate(laid.hands) if card is not None),
        events=tuple(event_of(setting, done) for done in found.done),
    )


def event_of(setting: Setting, done: Done) -> Event:
    """A move as an event."""
    move, seat, choice = done
    if choice is None:
        return Event(seat, move)
    rule = setting.ruleset.moves.get(move)
    kind = rule.body.choice if rule is not None and isinstance(rule.body, Move) else "number"
    said = setting.kinds[choice].name if kind == "card" else choice
    return Event(seat, move, **{CHOICES[kind or "number"]: said})  # type: ignore[arg-type]


def _one_less(found: Parting) -> Iterator[Parting]:
    """The same with one number nearer to 0, or a coin less before somebody who is in."""
    laid = found.laid
    for seat, coins in enumerate(laid.coins):
        if coins and laid.hands[seat] is not None:
            purse = tuple(n - (i == seat) for i, n in enumerate(laid.coins))
            yield replace(found, laid=replace(laid, coins=purse))
    for i, (move, seat, number) in enumerate(found.done):
        if move == BID and number:
            for near in sorted(range(-abs(number) + 1, abs(number)), key=lambda a: (abs(a), -a)):
                done = (*found.done[:i], (move, seat, near), *found.done[i + 1 :])
                yield replace(found, done=done)
