"""Many counts at once say what is said of them pair by pair."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

import pytest

from coyote_spec.comparison import many
from coyote_spec.comparison.many import Apart, apart
from coyote_spec.odds.ends import smallest_difference
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.differ import first_difference
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.ruleset.setting import Setting
from tests.agreement.rulesets import BASIC, setting, shipped

DECK = Deck(
    "few",
    Text(),
    (("1", 2), ("2", 2), ("5", 1), ("-5", 2), ("?", 2), ("x2", 1), ("max0", 1), ("night", 1)),
)
PLAYERS = (2, 3, 4)
LIMIT = 60.0
Cards = tuple[tuple[str, ...], tuple[str, ...]]


def shuffled() -> Iterator[Ruleset]:
    """The basic games, and each with its rules of the count in two other orders."""
    for name in BASIC:
        rules, chance = shipped(name), Random(name)
        yield rules
        for number in (1, 2):
            order = list(rules.section("counting"))
            chance.shuffle(order)
            sections = {**rules.sections, "counting": tuple(order)}
            yield replace(rules, name=f"{name} {number}", sections=sections)


@cache
def dozen() -> tuple[tuple[Setting, ...], ...]:
    return tuple(tuple(setting(rules, n, DECK) for n in PLAYERS) for rules in shuffled())


@cache
def by_pairs() -> dict[tuple[int, int], Cards]:
    """The smallest table of each two that differ, by looking at all tables of the two."""
    found = {}
    for i, j in combinations(range(len(dozen())), 2):
        for one, other in zip(dozen()[i], dozen()[j], strict=True):
            table = smallest_difference(one, other)
            if table is not None:
                found[i, j] = table.hand, table.draws
                break
    return found


def test_a_dozen_at_once_and_pair_by_pair() -> None:
    found = apart(dozen(), LIMIT)
    assert len(dozen()) == 12
    assert found.tables == by_pairs()
    assert 1 < len(found.classes) < 12
    assert sorted(i for one in found.classes for i in one) == list(range(12))


def test_the_solver_says_so_too() -> None:
    for i, j in [(0, 1), (0, 3), (0, 9), (3, 6), (9, 10), (10, 11)]:
        table = first_difference(list(zip(dozen()[i], dozen()[j], strict=True)), LIMIT)
        assert (table and (table.cards, table.pile)) == by_pairs().get((i, j))


def test_what_tells_two_apart_is_replayed() -> None:
    found = apart(dozen(), LIMIT)
    for i, j in combinations(range(12), 2):
        table = found.between(j, i)
        assert (table is None) == ((i, j) not in by_pairs())
        if table is not None:
            assert len({told.total for told in table.scores}) == 2
            assert table.as_json() == {"cards": list(table.cards), "pile": list(table.pile)}


def test_a_table_that_shows_no_difference_is_loud() -> None:
    wrong = Apart(dozen(), {(0, 9): (("1", "2"), ())})
    with pytest.raises(AssertionError, match="shows no difference"):
        wrong.between(0, 9)


def test_where_there_are_too_many_tables_the_solver_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def counted(pairs: Sequence[tuple[Setting, Setting]], limit: float) -> object:
        asked.append(len(pairs))
        return first_difference(pairs, limit)

    monkeypatch.setattr(many, "MOST", 0)
    monkeypatch.setattr(many, "first_difference", counted)
    assert apart(dozen()[:8], LIMIT).tables == {
        two: cards for two, cards in by_pairs().items() if max(two) < 8
    }
    assert asked


def test_where_the_solver_gives_up_all_tables_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def gives_up(pairs: object, limit: float) -> None:
        raise Undecided("no time")

    monkeypatch.setattr(many, "MOST", 0)
    monkeypatch.setattr(many, "first_difference", gives_up)
    assert apart(dozen()[:4], LIMIT).tables == {
        two: cards for two, cards in by_pairs().items() if max(two) < 4
    }


def test_the_same_words_are_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "told_apart", lambda row, pairs, most: ({}, not list(pairs)))
    en, es = (dozen()[i] for i in (0, 3))
    assert apart([en, es, en], 0.001).classes == [[0, 1, 2]]
