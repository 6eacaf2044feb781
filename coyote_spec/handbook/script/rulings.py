"""Rulings staged into JavaScript: whether the first bid of a round and each call of it are legal,
and who takes what, for each number of players.

The cards are counted once for all these numbers, where that is the same count: what follows from it
is little and quickly written.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from coyote_spec.handbook.script.domain import Script
from coyote_spec.handbook.script.seats import speaks_of_seats
from coyote_spec.handbook.script.text import function, tells_seats_apart
from coyote_spec.interpreter.setting import choose
from coyote_spec.interpreter.source_domain import Let, alike
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.domain import State, leaves
from coyote_spec.semantics.round import (
    BID,
    Act,
    moment_of,
    opened_round,
    requirements,
    settled,
    step,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.semantics.domain import Value
    from coyote_spec.semantics.game import Game

    Results = tuple[Value, ...]

BIDDER = 0


@dataclass(frozen=True, slots=True)
class StagedBid:
    """The first bid of a round: the rules that allow it, and the program, which yields whether each
    of them holds."""

    needs: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class StagedCall:
    """A move that has the cards counted, after that bid: its rule, and the rules that allow it.

    texts has the program for each number of players, or under 0 the one for all. It yields whether
    each of those rules holds, then the total, then what bidder, caller and all others take of
    coins, and get more of each of the fields. Empty: that hangs on who has which card.
    """

    name: str
    needs: tuple[str, ...]
    texts: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class _Round:
    """A round for a number of players that is dealt, and what the first of them bids."""

    game: Game
    dealt: State
    bid: Act

    def said(self) -> State:
        """The state after the bid."""
        return step(self.game, self.dealt, self.bid)


@dataclass(frozen=True, slots=True)
class _Called:
    """A round that is dealt, the state after a first bid, that in which the cards are counted, and
    the call."""

    game: Game
    dealt: State
    said: State
    counted: State
    call: Act


def staged_bid(ruleset: Ruleset, most: Mapping[str, int], numbers: Sequence[int]) -> StagedBid:
    """The first bid of a round, for these numbers of players; most says how many copies of each
    card there may be."""
    source = Script(ruleset)
    rounds = {n: _round(source, most, n) for n in numbers}
    needs: list[str] = []

    def ruled(n: int) -> Results:
        asked = list(requirements(rounds[n].game, rounds[n].dealt, rounds[n].bid))
        needs[:] = [need.rule for need in asked]
        return tuple(need.holds for need in asked)

    text = function(source.scopes[0].lines, _by_number(source, numbers, ruled))
    return StagedBid(tuple(needs), text)


def staged_call(
    ruleset: Ruleset, most: Mapping[str, int], name: str, numbers: Sequence[int]
) -> StagedCall:
    """A call of the first bid, for these numbers of players; most says how many copies of each card
    there may be."""
    if not speaks_of_seats(ruleset):
        found = _written(ruleset, most, name, numbers)
        if found is not None:
            needs, text = found
            return StagedCall(name, needs, {0: text})
    texts, needs = {}, ()
    for n in numbers:
        found = _written(ruleset, most, name, [n])
        assert found is not None
        needs, texts[n] = found
    return StagedCall(name, needs, texts)


def _round(source: Script, most: Mapping[str, int], players: int) -> _Round:
    game, state = source.laid_out(choose(source.ruleset, most, players=players))
    coins = (source.let("coins", 0),) * players
    dealt = opened_round(game, state.put(coins=coins, starter=BIDDER))
    return _Round(game, dealt, Act(BID, BIDDER, source.let("bid", 0)))


def _written(
    ruleset: Ruleset, most: Mapping[str, int], name: str, numbers: Sequence[int]
) -> tuple[tuple[str, ...], str] | None:
    """The rules that allow a call, and its program for these numbers of players; None when the
    cards can't be counted for all of them at once."""
    source = Script(ruleset)
    called = _counted(source, most, name, numbers)
    if called is None:
        return None
    needs: list[str] = []

    def ruled(n: int) -> Results:
        it = called[n]
        asked = list(requirements(it.game, it.said, it.call))
        needs[:] = [need.rule for need in asked]
        after = settled(it.game, it.call, it.counted)
        return (*(need.holds for need in asked), after["total"], *_taken(it, after))

    text = function(source.scopes[0].lines, _by_number(source, numbers, ruled))
    return tuple(needs), "" if tells_seats_apart(text) else text


def _counted(
    source: Script, most: Mapping[str, int], name: str, numbers: Sequence[int]
) -> dict[int, _Called] | None:
    """A round for each number of players in which the cards are counted, all by one count; None
    when it may come out otherwise for another number."""
    rounds = {n: _round(source, most, n) for n in numbers}
    said = {n: one.said() for n, one in rounds.items()}
    if len(numbers) > 1 and not all(isinstance(line, Let) for line in source.scopes[0].lines):
        return None  # a bid that does more than to set values may do so for one number only
    calls = {n: Act(name, _caller(rounds[n].game, said[n])) for n in numbers}
    first = numbers[0]
    counted = count(moment_of(rounds[first].game, calls[first]), said[first])
    found = {}
    for n in numbers:
        own = _carried(said[first], counted, said[n])
        if own is None:
            return None
        found[n] = _Called(rounds[n].game, rounds[n].dealt, said[n], own, calls[n])
    return found


def _caller(game: Game, said: State) -> int:
    """Who is to act after the first bid."""
    turn = game.domain.known(said["turn"])
    return turn if turn is not None and turn >= 0 else 1


def _carried(before: State, after: State, other: State) -> State | None:
    """What a count made of one state, made of that for another number of players; None when it may
    be otherwise there. What each seat has may differ if the count left it as it was."""
    values = dict(other.values)
    for name, old in before.values.items():
        if _alike(old, other[name]):
            values[name] = after[name]
        elif not _of_seats(old, other[name]) or not _alike(old, after[name]):
            return None
    return State(values)


def _of_seats(one: Value, other: Value) -> bool:
    """Whether these are what each of some, and each of more seats has."""
    return isinstance(one, tuple) and len(one) != len(other)


def _alike(one: Value, other: Value) -> bool:
    """Whether two values of a state are the same text."""
    if isinstance(one, tuple) != isinstance(other, tuple):
        return False
    these, those = list(leaves(one)), list(leaves(other))
    return len(these) == len(those) and all(map(alike, these, those))


def _by_number(source: Script, numbers: Sequence[int], ruled: Callable[[int], Results]) -> Results:
    """What is ruled for the number of players that is chosen when the program is run."""
    first, *others = numbers
    if not others:
        return ruled(first)
    chosen = source.same(source.let("players", 0), first)
    return source.choose(chosen, partial(ruled, first), lambda: _by_number(source, others, ruled))


def _taken(called: _Called, after: State) -> list[Value]:
    """What bidder, caller and all others take of coins, and get more of each of the fields."""
    d, rows = called.game.domain, [after["paid"]]
    for name in fields_of_seats(called.game.setting.ruleset):
        pairs = zip(after[name], called.dealt[name], strict=True)
        rows.append(tuple(d.add(new, d.times(-1, old)) for new, old in pairs))
    seats = (BIDDER, called.call.seat)
    found: list[Value] = []
    for row in rows:
        others = [more for seat, more in enumerate(row) if seat not in seats]
        found += [*(row[seat] for seat in seats), d.add(*others)]
    return found


def fields_of_seats(ruleset: Ruleset) -> tuple[str, ...]:
    """The numbers that each player has for a match, besides coins."""
    return tuple(
        name
        for name, kept in ruleset.fields.items()
        if kept.of_seats and kept.kind == "number" and kept.scope == "match"
    )


__all__ = ["StagedBid", "StagedCall", "fields_of_seats", "staged_bid", "staged_call"]
