"""On tiny decks the solver, the arrays and the plain interpreter say the same of every table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
import z3

from coyote_spec.odds.ends import extremes
from coyote_spec.odds.ends import smallest_difference as smallest_by_arrays
from coyote_spec.odds.tables import tables as array_tables
from coyote_spec.prover.ask import number
from coyote_spec.prover.differ import counted_alike
from coyote_spec.prover.ranges import highest_total, total_range
from coyote_spec.prover.table import AnyDealer, any_hand, count_any
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck
from coyote_spec.ruleset.setting import Setting
from tests.agreement import brute
from tests.agreement.rulesets import (
    every,
    mutated,
    mutated_order,
    read,
    setting,
    shipped,
    written,
)

LIMIT = 60.0

DECKS = {
    "specials": (("3", 2), ("?", 1), ("max0", 1), ("x2", 1), ("-5", 1), ("night", 1)),
    "twice": (("?", 2), ("x2", 2), ("max0", 2), ("-1", 1), ("0", 1)),
    "numbers": (("1", 2), ("7", 2), ("-2", 2), ("?", 1)),
    "kinds": (("20", 1), ("5", 1), ("-5", 1), ("?", 1), ("max0", 1), ("x2", 1), ("0", 1)),
}


def tiny(name: str) -> Deck:
    return Deck(name, Text(), DECKS[name])


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


def all_agree(one: Setting) -> int:
    """Asks all three for every table; how many different totals there are."""
    found = {table: totals[0] for table, totals in brute.tables(one)}
    assert by_arrays(one) == found
    assert by_solver(one, found) == found
    return len(set(found.values()))


def check_mutation(seed: int, folder: Path) -> int:
    chance = Random(seed)
    cards = DECKS[chance.choice(["specials", "twice", "numbers"])]
    rules = read(folder, mutated(seed, written(cards)), f"m{seed}")
    one = setting(rules, 3 if chance.random() < 0.3 else 2)
    return all_agree(one)


@pytest.mark.parametrize("eighth", range(8))
def test_random_rulesets_count_alike_in_all_three_ways(eighth: int, tmp_path: Path) -> None:
    totals = [check_mutation(seed, tmp_path) for seed in range(8 * eighth, 8 * eighth + 8)]
    assert max(totals) > 3


@pytest.mark.soak
@pytest.mark.parametrize("hundreds", range(1, 11))
def test_many_random_rulesets(hundreds: int, tmp_path: Path) -> None:
    for seed in range(100 * hundreds, 100 * hundreds + 100):
        check_mutation(seed, tmp_path)


def test_mutations_are_different_rulesets(tmp_path: Path) -> None:
    texts = {mutated(seed, written(DECKS["specials"])) for seed in range(80)}
    assert len(texts) > 60


RANGED = [("en", "specials", 2), ("en", "twice", 3), ("fr", "specials", 3), ("fr", "twice", 2)]
RANGED += [("pt", "kinds", 2), ("es", "numbers", 4), ("pt", "twice", 3)]


@pytest.mark.parametrize(("name", "deck", "players"), RANGED)
def test_the_range_and_its_smallest_hands(name: str, deck: str, players: int) -> None:
    one = setting(shipped(name), players, tiny(deck))
    found = {table: totals[0] for table, totals in brute.tables(one)}
    solved = total_range(one, LIMIT)
    counted = extremes(one)
    for end, arrays, best in ((solved.low, counted.low, min), (solved.high, counted.high, max)):
        wanted = best(found.values())
        smallest = brute.smallest(one, [table for table, t in found.items() if t == wanted])
        assert smallest is not None
        assert (end.total, (end.hand, end.draws)) == (wanted, smallest)
        assert (arrays.total, arrays.tables[0].hand) == (wanted, smallest[0])
    assert highest_total(one, LIMIT) == max(found.values())


PAIRS = [("en", "fr", "specials", 2), ("en", "pt", "kinds", 2), ("en", "fr", "twice", 3)]
PAIRS += [("fr", "pt", "twice", 2), ("en", "es", "specials", 3), ("fr", "pt", "numbers", 3)]


@pytest.mark.parametrize(("one", "other", "deck", "players"), PAIRS)
@pytest.mark.parametrize("given", [{}, {"max_tie": "all", "second_copy": "once"}])
def test_the_smallest_table_that_tells_two_apart(
    one: str, other: str, deck: str, players: int, given: dict[str, str]
) -> None:
    pair = [
        setting(
            rules,
            players,
            tiny(deck),
            readings={k: v for k, v in given.items() if k in rules.silences},
        )
        for rules in (shipped(one), shipped(other))
    ]
    differing = [table for table, totals in brute.tables(*pair) if totals[0] != totals[1]]
    wanted = brute.smallest(pair[0], differing)
    found = counted_alike(pair[0], pair[1], LIMIT)
    assert (found and (found.cards, found.pile)) == wanted
    by_rows = smallest_by_arrays(pair[0], pair[1])
    assert (by_rows and (by_rows.hand, by_rows.draws)) == wanted


def test_a_wrong_count_of_one_domain_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    one = setting(shipped("fr"), 2, tiny("specials"))
    assert all_agree(one) > 3
    from coyote_spec.prover.symbolic import Symbolic

    right = Symbolic.times
    monkeypatch.setattr(Symbolic, "times", lambda d, f, v: right(d, abs(f), v))
    with pytest.raises(AssertionError):
        all_agree(one)


def test_a_number_in_a_model_is_what_it_is() -> None:
    solver = z3.SimpleSolver()
    assert solver.check() == z3.sat
    assert number(solver.model(), 7) == 7


def test_a_card_that_comes_later_is_as_printed(tmp_path: Path) -> None:
    text = mutated_order("en", ["times_two", "question", "total"])
    rules = read(tmp_path, f"{text}\n{written(DECKS['numbers'])}")
    one = setting(rules, 3, Deck("", Text(), (("3", 2), ("x2", 1), ("?", 1), ("7", 1))))
    assert brute.total(one, ("3", "x2", "?"), ("3",)) == (9, 1)
    assert brute.total(one, ("x2", "?", "7"), ("3",)) == (17, 1)
    assert all_agree(one) > 3


@pytest.mark.parametrize("copies_act", ["each", "one"])
def test_every_construct_counts_alike(copies_act: str) -> None:
    cards = (
        ("1", 2),
        ("7", 1),
        ("-5", 1),
        ("?", 2),
        ("x2", 1),
        ("swap", 1),
        ("low", 1),
        ("flip", 1),
    )
    deck = Deck("few", Text(), cards)
    assert all_agree(setting(every(), 3, deck, readings={"copies_act": copies_act})) > 5
