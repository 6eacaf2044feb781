"""Figures that were worked out by complete enumeration outside this repository."""

from fractions import Fraction

import pytest

from coyote_spec.odds.ends import extremes, smallest_difference
from coyote_spec.odds.odds import odds_of
from tests.odds.given import setting

RANGES = {
    ("thirty", "en"): {2: (-20, 40), 3: (-30, 70), 4: (-35, 90)},
    ("thirty", "es"): {2: (-20, 40), 3: (-30, 70), 4: (-35, 90)},
    ("thirty", "fr"): {2: (-20, 40), 3: (-40, 70), 4: (-60, 90)},
    ("kidult36", "en"): {2: (-15, 40), 3: (-20, 70), 4: (-20, 100)},
    ("kidult36", "es"): {2: (-15, 40), 3: (-20, 70), 4: (-20, 100)},
    ("kidult36", "pt"): {2: (-15, 40), 3: (-20, 70), 4: (-20, 100)},
    ("kidult36", "fr"): {2: (-20, 40), 3: (-30, 70), 4: (-40, 100)},
}

AT_MOST_0 = {
    ("thirty", "fr"): {2: "15/58", 3: "257/1218", 4: "4477/23751"},
    ("thirty", "en"): {2: "15/58", 3: "107/522", 4: "1411/7917"},
    ("kidult36", "pt"): {2: "25/119", 3: "199/1309", 4: "53/476"},
}

EN_DIFFERS_FROM_FR = {
    "thirty": {2: "3/406", 3: "50/1827", 4: "1229/23751"},
    "kidult36": {2: "3/595", 3: "96/6545", 4: "1489/52360"},
}


@pytest.mark.parametrize(("deck", "ruleset"), RANGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_range_of_totals(deck: str, ruleset: str, players: int) -> None:
    here = setting(ruleset, players, deck)
    ends = extremes(here)
    assert (ends.low.total, ends.high.total) == RANGES[deck, ruleset][players]
    totals = odds_of(here).totals
    assert (min(totals), max(totals)) == (ends.low.total, ends.high.total)


@pytest.mark.parametrize(("deck", "ruleset"), AT_MOST_0)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_total_of_at_most_nothing(deck: str, ruleset: str, players: int) -> None:
    found = odds_of(setting(ruleset, players, deck), at_most=0)
    assert found.at_most == Fraction(AT_MOST_0[deck, ruleset][players])


@pytest.mark.parametrize("deck", EN_DIFFERS_FROM_FR)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_english_total_differs_from_french(deck: str, players: int) -> None:
    one, other = setting("en", players, deck), setting("fr", players, deck)
    assert odds_of(one, against=other).differs == Fraction(EN_DIFFERS_FROM_FR[deck][players])
    assert odds_of(other, against=one).differs == Fraction(EN_DIFFERS_FROM_FR[deck][players])


def test_hands_at_the_ends() -> None:
    ends = extremes(setting("en", 2, "thirty"))
    assert ("20", "max-") in [table.hand for table in ends.low.tables]
    assert ("20", "x2") in [table.hand for table in ends.high.tables]
    french = extremes(setting("fr", 3, "thirty"))
    assert ("20", "max-", "x2") in [table.hand for table in french.low.tables]


@pytest.mark.parametrize("deck", ["thirty", "kidult36"])
def test_the_smallest_table_that_differs_is_times_two_with_minus_five(deck: str) -> None:
    found = smallest_difference(setting("en", 2, deck), setting("fr", 2, deck))
    assert found is not None
    assert (found.hand, found.draws, found.totals) == (("-5", "x2"), (), (-5, -10))


@pytest.mark.parametrize("deck", ["thirty", "kidult36"])
@pytest.mark.parametrize("players", [2, 5, 6])
def test_the_two_formalisations_of_one_rulebook_agree(deck: str, players: int) -> None:
    one, other = setting("en", players, deck), setting("es", players, deck)
    assert odds_of(one, against=other).differs == 0
    assert smallest_difference(one, other) is None


@pytest.mark.soak
def test_twelve_players() -> None:
    found = odds_of(setting("en", 12, "thirty", options={"boxes": 2}), at_most=0)
    assert sum(found.totals.values()) == 1
    assert found.at_most == Fraction(127559, 5766215)
