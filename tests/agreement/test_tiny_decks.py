"""On tiny decks the solver, the arrays and the plain interpreter say the same of every table."""

from __future__ import annotations

from pathlib import Path

import pytest
import z3

from coyote_spec.prover.ask import number
from coyote_spec.prover.ranges import highest_total
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck
from tests.agreement import brute
from tests.agreement.counts import all_agree, differences_agree, ends_agree, enumerated
from tests.agreement.rulesets import every, mutated_order, read, setting, shipped, written

LIMIT = 60.0

DECKS = {
    "specials": (("3", 2), ("?", 1), ("max0", 1), ("x2", 1), ("-5", 1), ("night", 1)),
    "twice": (("?", 2), ("x2", 2), ("max0", 2), ("-1", 1), ("0", 1)),
    "numbers": (("1", 2), ("7", 2), ("-2", 2), ("?", 1)),
    "kinds": (("20", 1), ("5", 1), ("-5", 1), ("?", 1), ("max0", 1), ("x2", 1), ("0", 1)),
}


def tiny(name: str) -> Deck:
    return Deck(name, Text(), DECKS[name])


RANGED = [("en", "specials", 2), ("en", "twice", 3), ("fr", "specials", 3), ("fr", "twice", 2)]
RANGED += [("pt", "kinds", 2), ("es", "numbers", 4), ("pt", "twice", 3)]


@pytest.mark.parametrize(("name", "deck", "players"), RANGED)
def test_the_range_and_its_smallest_hands(name: str, deck: str, players: int) -> None:
    one = setting(shipped(name), players, tiny(deck))
    found = enumerated(one)
    ends_agree(one, found, LIMIT)
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
    differences_agree(pair[0], pair[1], LIMIT)


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


@pytest.mark.parametrize(
    ("first", "then", "total"),
    [
        ("set one highest green to 7", "multiply every highest green by 2", 28),
        ("multiply one highest green by 2", "multiply every lowest green by 3", 35),
    ],
)
def test_cards_that_were_changed_apart_stay_apart(
    first: str, then: str, total: int, tmp_path: Path
) -> None:
    """Changed anew, of two copies with the same value none is lost."""
    text = mutated_order("en", ["question", "total"])
    changes = f'  one_  with "night": {first}\n  all_  with "x2": {then}\n  question'
    text = text.replace("  question", changes, 1)
    rules = read(tmp_path, f"{text}\n{written(DECKS['numbers'])}")
    deck = Deck("", Text(), (("7", 2), ("night", 1), ("x2", 1), ("3", 1), ("?", 1)))
    one = setting(rules, 4, deck)
    assert brute.total(one, ("7", "7", "night", "x2"), ())[0] == total
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
