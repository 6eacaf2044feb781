"""Every way in which a round can end, from any standing: the one semantics over Z3 terms, the state
of the round unknown. What a round can do is overestimated, never underestimated."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import combinations
from time import process_time
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.locale.said import Said
from coyote_spec.prover.anystate import round_begins, round_ends, symbolic_game, unknown_state
from coyote_spec.prover.ask import Asker, Undecided, number, truth
from coyote_spec.prover.candidates import kept_in_bounds
from coyote_spec.prover.formulas import Formulas
from coyote_spec.prover.grounds import once
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.match import changes
from coyote_spec.prover.match.ending import Ending, the_one_of
from coyote_spec.prover.match.standing import (
    WON,
    Hint,
    Outcome,
    Standing,
    View,
    at_first,
    whole_view,
)
from coyote_spec.prover.mentions import (
    AFTER_COUNT,
    BIDDING,
    asks_for_cards,
    asks_for_count,
    set_in_count,
    set_with_cards,
)
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset.rule import Move
from coyote_spec.ruleset.ruleset import FRAME_OF_SEAT
from coyote_spec.semantics.game import at, tracked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game


class Ends:
    """All ends of a round under a setting; limit is in seconds for each question to the solver, and
    for all of a search together.

    Raises Undecided when the solver gives up, or when coins or what is kept for a match change
    otherwise than at the end of a round.
    """

    def __init__(
        self,
        setting: Setting,
        limit: float,
        assuming: Expression | None = None,
        extra: dict[str, int] | None = None,
        bound: int | None = None,
    ) -> None:
        ruleset = setting.ruleset
        if asks_for_count(ruleset, AFTER_COUNT):
            raise Undecided(Said("why-after-count", ruleset=ruleset.name))
        if not _on_cards(ruleset):
            setting = replace(setting, kinds=(), most=())
        self.limit = limit
        self.until = process_time() + limit
        self.bound = bound
        bounds = kept_in_bounds(symbolic_game(setting))
        self.whole = any_round(setting, assuming, extra or {}, limit, also=(bounds, ()))
        self.view = whole_view(ruleset)
        self.ends = list(round_ends(self.whole))
        self._check_only_at_the_end()
        self._known = z3.And(
            *self.whole.facts,
            z3.Not(term(self.whole.state["over"])),
            *(term(rule.of(self.whole.state)) for rule in self.whole.invariants),
        )
        self._endings = [self._ending(k) for k in range(len(self.ends))]
        self._ends = z3.Or(
            [z3.And(z3.Int("end") == k, one.is_so()) for k, one in enumerate(self._endings)]
        )
        self.view, self.changes = once(self._key(), self._alike_and_changes)
        self.first = at_first(self.view, self.whole.game)
        self._found: dict[Standing, dict[Outcome, Hint]] = {}
        self.by_changes = self.changes is not None

    def _key(self) -> object:
        """All that the view and the changes hang on: games that differ in other rules often come to
        the same terms."""
        moves = tuple(move for move, _, _ in self.ends)
        terms = [self._known, self._ends, *(due for one in self._endings for _, due in one.paid)]
        for order in self._orders():
            terms += [each for pair in self._renamed(order) for each in pair]
        return Ends, self.view, moves, Formulas(terms), self.limit

    def _alike_and_changes(self) -> tuple[View, dict[changes.Change, Hint] | None]:
        """What may be left out of the view, and all that rounds can change."""
        self.view = replace(self.view, symmetric=self._symmetric())
        idle = frozenset(i for i in range(1, len(self.view.of_seats)) if self._idle(i))
        self.view = replace(self.view, forgets=idle)
        return self.view, self._changes()

    # ------------------------------------------------------------ what a round leaves

    def _columns(self, state: State) -> list[list[Any]]:
        """The values of each seat, seat by seat, as numbers."""
        columns = [state[name] for name in self.view.of_seats]
        return [[_number(v) for v in row] for row in zip(*columns, strict=True)]

    def _ending(self, k: int) -> Ending:
        """One of the ends, from a state in which nothing is paid yet."""
        _, when, after = self.ends[k]
        before, rows = self._columns(self.whole.state), self._columns(after)
        gives = [(z3.Bool("won"), term(after["winner"]) >= 0)]
        for i, row in enumerate(rows):
            gives += [(z3.Int(f"seat {i} {j}"), value) for j, value in enumerate(row)]
        for j, field in enumerate(self.view.shared):
            gives.append((z3.Int(f"shared {j}"), _number(after[field])))
        taken = [z3.If(term(coins) > 0, term(coins), 0) for coins in after["paid"]]
        out = [
            z3.If(row[0] == 0, row[1], 0) - z3.If(old[0] == 0, old[1], 0)
            for old, row in zip(before, rows, strict=True)
        ]
        sums = [(z3.Int("taken"), self._sum(when, taken)), (z3.Int("out"), self._sum(when, out))]
        gives.append((z3.Int("gap"), term(after["bid"]) - term(after["total"])))
        paid = [(z3.Int(f"paid {i}"), term(coins)) for i, coins in enumerate(after["paid"])]
        nothing = [(coins, z3.IntVal(0)) for coins in self.whole.state["paid"]]
        return Ending(term(when), gives, sums, paid).where(nothing)

    def _sum(self, when: Any, parts: list[Any]) -> Any:
        """The sum of what the seats have at an end, up to the bound. Where never two of them have
        any it is what one has, which is easier for the solver than a sum."""
        if self.bound is None:
            return z3.IntVal(0)
        asker = Asker(self.limit)
        asker.require([self._known, *(coins == 0 for coins in self.whole.state["paid"])])
        two = [z3.And(one != 0, other != 0) for one, other in combinations(parts, 2)]
        never_two = asker.impossible(term(when), z3.Or(two))
        amount = the_one_of(parts) if never_two else z3.Sum(parts)
        return z3.If(amount > self.bound, z3.IntVal(self.bound + 1), amount)

    def outcomes(self, standing: Standing) -> dict[Outcome, Hint]:
        """All that a round can leave that begins so.

        Raises Undecided when the solver gives up or the time is over.
        """
        found = self._found.get(standing)
        if found is None:
            if process_time() > self.until:
                raise Undecided(Said("why-matches-in-time", seconds=f"{self.limit:g}"))
            found = self._by_changes(standing) if self.by_changes else self._all(standing)
            self._found[standing] = found
        return found

    def be_exact(self) -> None:
        """From now on each standing is asked about on its own."""
        self.by_changes = False
        self._found.clear()

    def possible(self, standing: Standing, after: Standing) -> bool:
        """Whether a round can lead from one standing to another."""
        asker, fixed = Asker(self.limit), self._fixed(standing)
        asker.require([z3.substitute(part, *fixed) for part in (self._known, self._ends)])
        ways = [self._is(one) for one in self.outcomes(standing) if one.after == after]
        return not asker.impossible(z3.Or(ways))

    def _by_changes(self, standing: Standing) -> dict[Outcome, Hint]:
        assert self.changes is not None
        return {
            Outcome(then, one.taken, one.out): self.changes[one]
            for then, one in changes.after(list(self.changes), standing, self.view)
        }

    def _changes(self) -> dict[changes.Change, Hint] | None:
        """All that rounds can change; None where there are too many ways, or seats aren't alike."""
        if not self.view.symmetric:
            return None
        state, seats = self.whole.state, self.whole.game.seats
        seen = changes.Seen(
            self._columns(state),
            [[z3.Int(f"seat {i} {j}") for j in range(len(self.view.of_seats))] for i in seats],
            [_number(state[name]) for name in self.view.shared],
            [z3.Int(f"shared {j}") for j in range(len(self.view.shared))],
            z3.Bool("won"),
            z3.Int("taken"),
            z3.Int("out"),
        )
        asker = Asker(self.limit)
        asker.require([self._known, self._ends])
        found: dict[changes.Change, Hint] = {}
        while len(found) < changes.MOST_CHANGES:
            model = asker.model()
            if model is None:
                return found
            one = changes.read(seen, self.view, partial(number, model))
            if one in found:
                raise AssertionError(f"{one} was found twice")
            end = number(model, z3.Int("end"))
            found[one] = Hint(self.ends[end][0], number(model, z3.Int("gap")))
            asker.require([z3.Not(changes.is_so(one, seen, self.view))])
        return None

    def gaps(self) -> set[int]:
        """By how much bids were above the total in the ends that were found."""
        return {hint.gap for found in self._found.values() for hint in found.values()}

    def _all(self, standing: Standing) -> dict[Outcome, Hint]:
        asker = Asker(self.limit)
        fixed = self._fixed(standing)
        asker.require([z3.substitute(part, *fixed) for part in (self._known, self._ends)])
        found: dict[Outcome, Hint] = {}
        blocked: list[Any] = []
        while True:
            model = asker.model()
            if model is None:
                return found
            one = self._read(model)
            if one in found:
                raise AssertionError(f"{one} was found twice after {standing}")
            end = number(model, z3.Int("end"))
            found[one] = Hint(self.ends[end][0], number(model, z3.Int("gap")))
            blocked.append(self._is(one))
            asker.require([z3.Not(blocked[-1])])

    def _fixed(self, standing: Standing) -> list[tuple[Any, Any]]:
        """What the unknowns of a state are in a standing; what is forgotten stays unknown."""
        state, pairs = self.whole.state, []
        for i, part in enumerate(standing.seats):
            for j, name in enumerate(self.view.of_seats):
                if part[0] or j not in self.view.forgets:
                    pairs.append((state[name][i], _like(state[name][i], part[j])))
        for name, value in zip(self.view.shared, standing.shared, strict=True):
            pairs.append((state[name], _like(state[name], value)))
        return pairs

    def _read(self, model: Any) -> Outcome:
        if truth(model, z3.Bool("won")):
            after = WON
        else:
            width = range(len(self.view.of_seats))
            rows = [
                tuple(number(model, z3.Int(f"seat {i} {j}")) for j in width)
                for i in self.whole.game.seats
            ]
            shared = range(len(self.view.shared))
            after = self.view.tidy(
                rows, tuple(number(model, z3.Int(f"shared {j}")) for j in shared)
            )
        return Outcome(after, number(model, z3.Int("taken")), number(model, z3.Int("out")))

    def _is(self, one: Outcome) -> Any:
        """That the outputs are this outcome."""
        same = [z3.Int("taken") == one.taken, z3.Int("out") == one.out]
        if one.after == WON:
            return z3.And(z3.Bool("won"), *same)
        same.append(z3.Not(z3.Bool("won")))
        same += [z3.Int(f"shared {j}") == value for j, value in enumerate(one.after.shared)]
        seats = list(self.whole.game.seats)
        if not self.view.symmetric:
            same += [self._has(i, part) for i, part in zip(seats, one.after.seats, strict=True)]
            return z3.And(same)
        for part in set(one.after.seats):
            here = z3.Sum([z3.If(self._has(i, part), 1, 0) for i in seats])
            same.append(here == one.after.seats.count(part))
        return z3.And(same)

    def _has(self, seat: int, part: Sequence[int]) -> Any:
        return z3.And(
            [
                z3.Int(f"seat {seat} {j}") == value
                for j, value in enumerate(part)
                if part[0] or j not in self.view.forgets
            ]
        )

    # ------------------------------------------------------------ what may be left out

    def _check_only_at_the_end(self) -> None:
        """A round can be one step only if nothing of the standing changes before its end."""
        state = self.whole.state
        begun = round_begins(self.whole.game, state)
        names = (*self.view.of_seats, *self.view.shared, "winner")
        changes = [_differ(state, begun, names)]
        for one in self.whole.steps:
            goes_on = z3.Not(term(one.after["over"]))
            differs = _differ(state, one.after, (*names, "paid"))
            changes.append(z3.And(one.allowed, goes_on, differs))
        if not self.whole.asker().impossible(z3.Or(changes)):
            raise Undecided(Said("why-kept-changes"))

    def _symmetric(self) -> bool:
        """Whether it makes no difference which seat is which."""
        return all(map(self._same_under, self._orders()))

    def _orders(self) -> list[tuple[int, ...]]:
        """Two seats exchanged, and all moved on by one, which together make every order."""
        n = self.whole.game.setting.players
        exchanged = (1, 0, *range(2, n))
        moved_on = (*range(1, n), 0)
        return list(dict.fromkeys((exchanged, moved_on)))

    def _same_under(self, order: tuple[int, ...]) -> bool:
        pairs = self._renamed(order)
        asker = Asker(self.limit)
        if not asker.impossible(self._known != z3.substitute(self._known, *pairs)):
            return False
        asker.require([self._known])
        return all(asker.impossible(one.unlike_by_seat(one.where(pairs))) for one in self._endings)

    def _renamed(self, order: tuple[int, ...]) -> list[tuple[Any, Any]]:
        """Seat i is called as seat order[i] was."""
        game, state = self.whole.game, self.whole.state
        pairs: list[tuple[Any, Any]] = []
        for one in (state, unknown_state(game, "counted")):
            for name, value in one.values.items():
                if name in (*FRAME_OF_SEAT, "paid") or _each(game, name):
                    for i, mine in enumerate(value):
                        pairs += zip(_leaves(mine), _leaves(value[order[i]]), strict=True)
        seats = [state[name] for name in ("turn", "starter", "bidder", "winner")]
        for move, rule in game.setting.ruleset.moves.items():
            if isinstance(rule.body, Move) and rule.body.choice == "seat":
                seats.append(z3.Int(f"choice_{move}"))
        for seat in seats:
            called = seat
            for i, old in enumerate(order):
                called = z3.If(seat == old, z3.IntVal(i), called)
            pairs.append((seat, called))
        width = range(len(self.view.of_seats))
        pairs += [
            (z3.Int(f"seat {i} {j}"), z3.Int(f"seat {order[i]} {j}"))
            for i in game.seats
            for j in width
        ]
        pairs += [(z3.Int(f"paid {i}"), z3.Int(f"paid {order[i]}")) for i in game.seats]
        return pairs

    def _idle(self, place: int) -> bool:
        """Whether a value of a seat that is out has no part in what a round leaves, but for that
        seat itself."""
        seats = [0] if self.view.symmetric else list(self.whole.game.seats)
        return all(self._idle_of(seat, place) for seat in seats)

    def _idle_of(self, seat: int, place: int) -> bool:
        mine = self.whole.state[self.view.of_seats[place]][seat]
        another = (mine, z3.Bool("another") if z3.is_bool(mine) else z3.Int("another"))
        asker = Asker(self.limit)
        asker.require([self._known, z3.substitute(self._known, another)])
        asker.require([z3.Not(self.whole.state["in_play"][seat])])
        own = z3.Int(f"seat {seat} {place}")
        without = (one.unlike(one.where([another]), but_for=own) for one in self._endings)
        return all(map(asker.impossible, without))


def _on_cards(ruleset: Ruleset) -> bool:
    """Whether what is kept of a round, or what ends it, can hang on cards."""
    asked = asks_for_cards(ruleset, (*BIDDING, *AFTER_COUNT))
    return asked or bool(set_in_count(ruleset) | set_with_cards(ruleset, "after a round"))


def _each(game: Game, name: str) -> bool:
    """Whether a value of the state is one for each seat, of those that rulesets declare."""
    kept = game.setting.ruleset.fields.get(name)
    places = (place for place in game.setting.ruleset.places if at(place) == name)
    return (kept is not None and kept.of_seats) or any(tracked(game, p) for p in places)


def _leaves(value: Any) -> list[Any]:
    return list(value) if isinstance(value, tuple) else [value]


def _number(value: Any) -> Any:
    """A number, or a truth as 1 or 0."""
    there = term(value)
    return z3.If(there, z3.IntVal(1), z3.IntVal(0)) if z3.is_bool(there) else there


def _like(unknown: Any, value: int) -> Any:
    return z3.BoolVal(bool(value)) if z3.is_bool(unknown) else z3.IntVal(value)


def _differ(one: State, other: State, names: Sequence[str]) -> Any:
    """Whether two states differ in one of these values."""
    pairs = (
        pair
        for name in names
        for pair in zip(_leaves(one[name]), _leaves(other[name]), strict=True)
    )
    return z3.Or([term(a) != term(b) for a, b in pairs])
