"""Agreement with dealing every order of a small deck, the interpreter as the judge."""

from fractions import Fraction

import pytest

from coyote_spec.odds.arrays import Arrays
from coyote_spec.odds.ends import Table, extremes, smallest_difference
from coyote_spec.odds.odds import distribution, odds_of
from coyote_spec.ruleset.setting import Setting
from coyote_spec.semantics.domain import Value
from tests.odds.given import Cards, Readings, fitting, judge, setting, shares

DECKS: dict[str, Cards] = {
    "two ?": {"7": 1, "-5": 1, "?": 2, "max0": 1, "x2": 1},
    "two x2": {"3": 1, "7": 1, "-5": 1, "?": 1, "x2": 2},
    "two max0": {"7": 2, "?": 1, "max0": 2, "x2": 1},
    "all alike": {"?": 2, "max0": 2, "x2": 2},
    "three ?": {"2": 1, "0": 1, "?": 3, "night": 1},
    "max-": {"6": 2, "?": 1, "max-": 2, "x2": 1},
}

READINGS: list[Readings] = [
    {},
    {"drawn_card": "value_only"},
    {"max_tie": "all"},
    {"second_copy": "once"},
    {"two_question_cards": "no_further"},
    {"empty_pile": "nothing", "second_copy": "once", "two_question_cards": "no_further"},
]

RULESETS = ["en", "fr", "pt"]

CASES = [
    (name, ruleset)
    for name, deck in DECKS.items()
    for ruleset in RULESETS
    if ruleset != "pt" or "max-" not in deck
]


@pytest.mark.parametrize("readings", READINGS, ids=lambda r: "-".join(r.values()) or "assumed")
@pytest.mark.parametrize(("name", "ruleset"), CASES)
@pytest.mark.parametrize("players", [2, 5])
def test_totals(name: str, ruleset: str, readings: Readings, players: int) -> None:
    deck, read = DECKS[name], fitting(ruleset, readings)
    judged = shares([one.total for one in judge(ruleset, deck, players, read).values()])
    found = odds_of(setting(ruleset, players, deck, read), at_most=3)
    assert found.totals == judged
    assert sum(found.totals.values()) == 1
    assert found.at_most == sum(p for total, p in judged.items() if total <= 3)


PAIRS: list[tuple[str, str, Readings]] = [
    ("en", "fr", {}),
    ("pt", "fr", {}),
    ("pt", "en", {"drawn_card": "value_only"}),
]


@pytest.mark.parametrize("name", [name for name in DECKS if "max-" not in DECKS[name]])
@pytest.mark.parametrize(("one", "other", "readings"), PAIRS)
def test_two_rulesets_on_one_order(name: str, one: str, other: str, readings: Readings) -> None:
    """They draw different numbers of cards: a ? draws on in one of them and not in the other."""
    deck, reads = DECKS[name], [fitting(ruleset, readings) for ruleset in (one, other)]
    left, right = setting(one, 2, deck, reads[0]), setting(other, 2, deck, reads[1])
    mine, others = judge(one, deck, 2, reads[0]), judge(other, deck, 2, reads[1])
    apart = [order for order in mine if mine[order].total != others[order].total]
    found = odds_of(left, against=right)
    assert found.differs == Fraction(len(apart), len(mine))
    assert found.totals == distribution(left)
    smallest = min(
        (
            Table(
                mine[order].hand,
                max(mine[order].draws, others[order].draws, key=len),
                (mine[order].total, others[order].total),
            )
            for order in apart
        ),
        key=lambda table: in_order(left, table),
        default=None,
    )
    assert smallest_difference(left, right) == smallest


def in_order(of: Setting, table: Table) -> tuple[int, int, list[int]]:
    """Fewest draws, smallest absolute values, the order of the deck."""
    kinds = [of.kind(card) for card in (*table.hand, *table.draws)]
    return len(table.draws), sum(abs(of.kinds[k].value) for k in kinds), kinds


@pytest.mark.parametrize(("name", "ruleset"), CASES)
def test_ends(name: str, ruleset: str) -> None:
    deck, here = DECKS[name], setting(ruleset, 2, DECKS[name])
    judged = judge(ruleset, deck, 2, {}).values()
    ends = extremes(here)
    assert ends.low.total == min(one.total for one in judged)
    assert ends.high.total == max(one.total for one in judged)
    for end in (ends.low, ends.high):
        expected = {
            Table(one.hand, one.draws, (one.total,)) for one in judged if one.total == end.total
        }
        assert list(end.tables) == sorted(expected, key=lambda table: in_order(here, table))


def test_a_wrong_operator_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Arrays.at_most

    def wrong(self: Arrays, left: Value, other: Value) -> Value:
        return right(self, left, self.add(other, 1))

    monkeypatch.setattr(Arrays, "at_most", wrong)
    judged = [one.total for one in judge("fr", DECKS["two max0"], 3, {}).values()]
    assert distribution(setting("fr", 3, DECKS["two max0"])) != shares(judged)
