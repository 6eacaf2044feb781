"""What the solver's terms and the arrays make of each table, beside plain enumeration."""

from __future__ import annotations

from dataclasses import replace

import z3

from coyote_spec.odds.ends import extremes, smallest_difference
from coyote_spec.odds.tables import tables as array_tables
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.differ import counted_alike
from coyote_spec.prover.ranges import total_range
from coyote_spec.prover.table import AnyDealer, any_hand, count_any
from coyote_spec.ruleset.setting import Setting
from tests.agreement import brute


def by_solver(one: Setting, found: dict[brute.Table, int]) -> dict[brute.Table, int]:
    """The term of the total with each table put in."""
    hand, dealer = any_hand(one, one.players), AnyDealer(len(one.kinds))
    counted = count_any(one, hand, dealer)
    names = [kind.name for kind in one.kinds]
    totals = {}
    for cards, draws in found:
        pairs = [
            (term, z3.IntVal(cards.count(name)))
            for term, name in zip(hand.cards, names, strict=True)
        ]
        for i, card in enumerate(dealer.drawn):
            name = draws[i] if i < len(draws) else names[0]
            flags = [flag.arg(0) for flag in card]
            pairs += [(f, z3.BoolVal(n == name)) for f, n in zip(flags, names, strict=True)]
        if isinstance(counted.total, int):
            totals[cards, draws] = counted.total
        else:
            value = z3.simplify(z3.substitute(counted.total, *pairs))
            totals[cards, draws] = int(value.as_long())
    return totals


def by_arrays(one: Setting) -> dict[brute.Table, int]:
    names = [kind.name for kind in one.kinds]
    found = {}
    for part in array_tables([one]):
        for row in range(len(part)):
            counts, draws = part.hands.counts[row], part.hands.draws[row]
            hand = tuple(n for n, c in zip(names, counts, strict=True) for _ in range(int(c)))
            found[hand, tuple(names[int(k)] for k in draws)] = int(part.totals[0][row])
    return found


def enumerated(one: Setting) -> dict[brute.Table, int]:
    """All tables with their totals, by the plain interpreter."""
    return {table: totals[0] for table, totals in brute.tables(one)}


def all_agree(one: Setting) -> int:
    """Asks all three for every table; how many different totals there are."""
    found = enumerated(one)
    assert by_arrays(one) == found
    assert by_solver(one, found) == found
    return len(set(found.values()))


def ends_agree(one: Setting, found: dict[brute.Table, int], limit: float) -> None:
    """Asks the solver and the arrays for both ends of the totals, with their smallest hands."""
    solved, counted = total_range(one, limit), extremes(one)
    for end, arrays, best in ((solved.low, counted.low, min), (solved.high, counted.high, max)):
        wanted = best(found.values())
        smallest = brute.smallest(one, [table for table, t in found.items() if t == wanted])
        assert smallest is not None
        assert (end.total, (end.hand, end.draws)) == (wanted, smallest)
        assert (arrays.total, arrays.tables[0].hand) == (wanted, smallest[0])


def differences_agree(one: Setting, other: Setting, limit: float) -> bool:
    """Asks the solver and the arrays for the smallest table on which two differ; whether there is
    one."""
    differing = _differing(one, other)
    wanted = brute.smallest(one, differing)
    try:
        found = counted_alike(one, other, limit)
    except Undecided:  # only tables of those who are left when somebody is out differ
        assert not differing
        assert any(_differing(*_left(one, other, n)) for n in range(2, one.players))
        return False
    assert (found and (found.cards, found.pile)) == wanted
    by_rows = smallest_difference(one, other)
    assert (by_rows and (by_rows.hand, by_rows.draws)) == wanted
    return wanted is not None


def _differing(one: Setting, other: Setting) -> list[brute.Table]:
    return [table for table, totals in brute.tables(one, other) if totals[0] != totals[1]]


def _left(one: Setting, other: Setting, players: int) -> tuple[Setting, Setting]:
    return replace(one, players=players), replace(other, players=players)
