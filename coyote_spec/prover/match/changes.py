"""What a round can change, whatever the standing: found once, so that not every standing has to be
asked about. Where it hangs on the rest of a standing whether a change is possible, this says yes
too often, never too seldom."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.match.standing import WON, Part, Standing, View

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_CHANGES = 60
"""Kinds of change up to which it is worth while."""


@dataclass(frozen=True, slots=True)
class Change:
    """The seats that change, what they were and what they are; of how many players it is, where
    somebody goes out or wins (0: of any number); the fields of the match; whether somebody wins;
    the coins that are taken, and how many more lie with seats that are out."""

    seats: tuple[tuple[Part, Part], ...]
    left: int
    shared: tuple[tuple[int, ...], tuple[int, ...]]
    won: bool
    taken: int
    out: int

    def by_seat(self, standing: Standing) -> Iterator[Standing]:
        """What a standing can be after this change, with each seat at its place."""
        if self.left in (0, standing.players_left) and self.shared[0] == standing.shared:
            if self.won:
                yield WON
                return
            for seats in _given(list(self.seats), standing.seats):
                yield Standing(seats, self.shared[1])

    def of(self, standing: Standing, view: View) -> Standing | None:
        """The standing after this change; None where it can't be."""
        if self.left not in (0, standing.players_left) or self.shared[0] != standing.shared:
            return None
        parts = Counter(standing.seats)
        parts.subtract(before for before, _ in self.seats)
        if min(parts.values(), default=0) < 0:
            return None
        if self.won:
            return WON
        parts.update(after for _, after in self.seats)
        return view.tidy(list(parts.elements()), self.shared[1])


def _given(pairs: list[tuple[Part, Part]], seats: tuple[Part, ...]) -> Iterator[tuple[Part, ...]]:
    """The parts of seats after each of these pairs befell another of them."""
    if not pairs:
        yield seats
        return
    (before, after), *others = pairs
    for i, part in enumerate(seats):
        if part == before:
            rest = (*seats[:i], None, *seats[i + 1 :])
            for given in _given(others, rest):  # type: ignore[arg-type]
                yield (*given[:i], after, *given[i + 1 :])


@dataclass(frozen=True, slots=True)
class Seen:
    """The terms in which a change is read from a model: of each seat what it was and is; of the
    match what was and is; whether it is won; the coins."""

    before: list[list[Any]]
    after: list[list[Any]]
    shared_before: list[Any]
    shared_after: list[Any]
    won: Any
    taken: Any
    out: Any


def read(seen: Seen, view: View, value: Any) -> Change:
    """The change in a model; value gives the number that a term has in it."""
    seats = []
    rows = [[tuple(value(v) for v in row) for row in side] for side in (seen.before, seen.after)]
    for before, after in zip(*rows, strict=True):
        pair = (view.known(before), view.known(after))
        if pair[0] != pair[1]:
            seats.append(pair)
    won = bool(value(z3.If(seen.won, 1, 0)))
    goes_out = won or any(before[0] != after[0] for before, after in seats)
    left = sum(row[0] for row in rows[0]) if goes_out else 0
    shared = tuple(tuple(map(value, side)) for side in (seen.shared_before, seen.shared_after))
    coins = (value(seen.taken), value(seen.out))
    return Change(tuple(sorted(seats)), left, (shared[0], shared[1]), won, *coins)


def is_so(one: Change, seen: Seen, view: View) -> Any:
    """That it is this change."""
    pairs = list(zip(seen.before, seen.after, strict=True))
    parts = [_many([_differ(*pair, view) for pair in pairs]) == len(one.seats)]
    for (before, after), times in Counter(one.seats).items():
        here = [z3.And(_is(old, before, view), _is(new, after, view)) for old, new in pairs]
        parts.append(_many(here) == times)
    if one.left:
        parts.append(z3.Sum([row[0] for row in seen.before]) == one.left)
    else:
        parts += [old[0] == new[0] for old, new in pairs]
    for terms, values in zip((seen.shared_before, seen.shared_after), one.shared, strict=True):
        parts += [term == value for term, value in zip(terms, values, strict=True)]
    parts += [seen.won == one.won, seen.taken == one.taken, seen.out == one.out]
    return z3.And(parts)


def _many(truths: list[Any]) -> Any:
    return z3.Sum([z3.If(truth, 1, 0) for truth in truths])


def _is(row: list[Any], part: Part, view: View) -> Any:
    return z3.And([row[j] == value for j, value in enumerate(part) if part[0] or _kept(j, view)])


def _kept(place: int, view: View) -> bool:
    return place not in view.forgets


def _differ(old: list[Any], new: list[Any], view: View) -> Any:
    """Whether two rows of a seat are different, as far as it matters."""
    differ = [a != b for a, b in zip(old, new, strict=True)]
    matter = [d for j, d in enumerate(differ) if _kept(j, view)]
    return z3.Or(differ[0], z3.And(old[0] == 1, z3.Or(differ)), z3.Or(matter))


def after(
    changes: list[Change], standing: Standing, view: View
) -> Iterator[tuple[Standing, Change]]:
    """What can follow a standing, with the change that leads there."""
    for one in changes:
        then = one.of(standing, view)
        if then is not None:
            yield then, one
