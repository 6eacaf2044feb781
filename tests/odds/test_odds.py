"""The report, wrong input, parts of any size, large numbers, fingerprints."""

import json
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from coyote_spec.odds.ends import extremes, smallest_difference
from coyote_spec.odds.fingerprint import fingerprint
from coyote_spec.odds.hands import all_ways, deal
from coyote_spec.odds.odds import distribution, odds, odds_of
from coyote_spec.odds.tables import tables
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.rule import Rule, Steps
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.source import InputError
from tests.odds.given import LIBRARY, Cards, judge, setting, shares, without

CHAIN: Cards = {"7": 2, "-5": 1, "?": 2, "max0": 1, "x2": 1, "max-": 1}


def test_form_of_the_contract() -> None:
    settings = [setting("en", n, "thirty") for n in (2, 3)]
    others = [setting("fr", n, "thirty") for n in (2, 3)]
    report = odds(settings, at_most=0, against=others).as_json()
    assert report["schema"] == "coyote-spec/odds/1"
    assert list(report["players"]) == ["2", "3"]
    two = report["players"]["2"]
    assert two["at_most"] == {"exact": "15/58", "value": 15 / 58}
    assert two["differs"] == {"exact": "3/406", "value": 3 / 406}
    totals = [int(total) for total in two["totals"]]
    assert totals == sorted(totals)
    assert sum(Fraction(p["exact"]) for p in two["totals"].values()) == 1
    assert json.loads(json.dumps(report)) == report


def test_what_is_not_asked_is_null() -> None:
    report = odds([setting("pt", 2, "kidult36")]).as_json()
    assert report["players"]["2"]["at_most"] is None
    assert report["players"]["2"]["differs"] is None


def test_bounds_outside_the_range() -> None:
    here = setting("en", 2, "thirty")
    assert odds_of(here, at_most=-1000).at_most == 0
    assert odds_of(here, at_most=10**30).at_most == 1


@pytest.mark.parametrize("deck", ["thirty", "kidult36"])
@pytest.mark.parametrize("ruleset", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_probabilities_sum_to_one(deck: str, ruleset: str, players: int) -> None:
    totals = distribution(setting(ruleset, players, deck))
    assert sum(totals.values()) == 1
    assert all(p > 0 for p in totals.values())


@pytest.mark.parametrize("limit", [1, 7, 100])
def test_parts_of_any_size_give_the_same(limit: int) -> None:
    one, other = setting("en", 3, CHAIN), setting("fr", 3, CHAIN)
    assert odds_of(one, 0, other, limit) == odds_of(one, 0, other)
    assert extremes(one, limit) == extremes(one)
    assert smallest_difference(one, other, limit) == smallest_difference(one, other)
    assert fingerprint(one, limit) == fingerprint(one)


@pytest.mark.parametrize("cards", [0, 1, 3, 8])
@pytest.mark.parametrize("limit", [1, 5, 1000])
def test_hands_are_all_there_once(cards: int, limit: int) -> None:
    most = tuple(CHAIN.values())
    deck = [k for k, n in enumerate(most) for _ in range(n)]
    sets = [
        tuple(chosen.count(k) for k in range(len(most))) for chosen in combinations(deck, cards)
    ]
    found: dict[tuple[int, ...], int] = {}
    for part in deal(most, cards, (2, 4), limit):
        assert 0 < len(part) <= limit
        for counts, ways in zip(part.counts.tolist(), part.ways.tolist(), strict=True):
            assert tuple(counts) not in found
            found[tuple(counts)] = ways
    assert found == {hand: sets.count(hand) for hand in sets}
    assert sum(found.values()) == all_ways(most, cards, 0)


def test_numbers_beyond_64_bits() -> None:
    """Totals need more than 64 bits, and so do the ways to deal."""
    large = "9" * 18
    deck = {large: 12, "x2": 40, "-" + large: 6, "?": 1, "max0": 3}
    here = setting("fr", 6, deck)
    found = odds_of(here)
    assert sum(found.totals.values()) == 1
    assert max(found.totals) == int(large) * 2**5
    assert min(found.totals) == -int(large) * 2**5
    few: Cards = {large: 2, "-" + large: 1, "x2": 3}
    judged = [one.total for one in judge("fr", few, 4, {}).values()]
    assert distribution(setting("fr", 4, few)) == shares(judged)
    assert fingerprint(setting("fr", 4, few)) == fingerprint(setting("fr", 4, few), 3)


def test_ways_beyond_64_bits() -> None:
    deck = {str(n): 40 for n in range(1, 4)} | {"?": 2000}
    found = distribution(setting("en", 6, deck, {"two_question_cards": "no_further"}))
    assert sum(found.values()) == 1
    alone = [p for total, p in found.items() if total == 18]
    assert 0 < alone[0] < Fraction(1, 10**6)


def test_few_cards() -> None:
    assert distribution(setting("en", 2, {"3": 1, "?": 1})) == {3: 1}
    assert distribution(setting("en", 2, {"?": 2})) == {0: 1}
    with pytest.raises(InputError, match="aren't enough"):
        distribution(setting("en", 3, {"3": 2}))


@pytest.mark.parametrize(
    "deck", ["thirty", {**CHAIN, "x2": 2}, dict(reversed(list(CHAIN.items())))]
)
def test_settings_under_other_decks_do_not_belong_together(deck: str | Cards) -> None:
    with pytest.raises(InputError, match="same players and deck"):
        odds_of(setting("en", 2, CHAIN), against=setting("fr", 2, deck))


def test_settings_for_other_players_do_not_belong_together() -> None:
    with pytest.raises(InputError, match="same players and deck"):
        odds_of(setting("en", 2, CHAIN), against=setting("fr", 3, CHAIN))


def with_step(ruleset: str, step: do.Effect) -> Ruleset:
    """A ruleset with one more rule at the beginning of the count."""
    whole = LIBRARY.ruleset(ruleset)
    more = Rule("planted", Steps(), (step,))
    return replace(
        whole, sections={**whole.sections, "counting": (more, *whole.section("counting"))}
    )


def test_counts_that_hang_on_more_than_cards_are_refused() -> None:
    for step, why in (
        (do.Shuffle("all"), "shuffles"),
        (do.Becomes(say.Field("total"), say.Holder("x2")), "who holds"),
    ):
        with pytest.raises(InputError, match=why):
            distribution(setting(with_step("en", step), 2, CHAIN))


def test_a_shuffle_of_nothing_is_no_hindrance() -> None:
    planted = with_step("en", do.Shuffle("discards"))
    assert distribution(setting(planted, 2, CHAIN)) == distribution(setting("en", 2, CHAIN))


def test_the_rulesets_that_keep_cards_seat_by_seat_count_the_same() -> None:
    here = setting("en", 3, CHAIN)
    assert distribution(replace(here, tracked=frozenset({"forehead"}))) == distribution(here)


def test_a_table_is_complete_with_the_draws_of_both() -> None:
    """`?` draws on under one ruleset only: the other one leaves the second card where it is."""
    one, other = (
        setting("en", 2, CHAIN),
        setting("en", 2, CHAIN, {"two_question_cards": "no_further"}),
    )
    depths = {part.hands.depth for part in tables([one, other])}
    assert depths == {0, 1, 2}
    assert {part.hands.depth for part in tables([other])} == {0, 1, 2}
    assert {part.hands.depth for part in tables([other, one])} == {0, 1, 2}


PRINTS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "en": ("en", {}),
    "es": ("es", {}),
    "fr": ("fr", {}),
    "fr all": ("fr", {"max_tie": "all"}),
    "en value": ("en", {"drawn_card": "value_only"}),
    "en once": ("en", {"second_copy": "once"}),
    "en no further": ("en", {"two_question_cards": "no_further"}),
}


@pytest.mark.parametrize(("one", "other"), list(combinations(PRINTS, 2)))
@pytest.mark.parametrize("players", [2, 3])
def test_equal_fingerprints_are_equal_totals(one: str, other: str, players: int) -> None:
    deck = {card: n for card, n in CHAIN.items() if card != "max-"} | {"3": 2}
    left, right = (setting(PRINTS[of][0], players, deck, PRINTS[of][1]) for of in (one, other))
    same = smallest_difference(left, right) is None
    assert (fingerprint(left) == fingerprint(right)) == same


def test_a_draw_without_effect_leaves_the_fingerprint() -> None:
    """All that can be drawn counts nothing: not to draw at all comes to the same."""
    idle: Cards = {"5": 2, "?": 2, "night": 1, "0": 3}
    still = setting(without("en", "question"), 4, idle)
    assert fingerprint(setting("en", 4, idle)) != fingerprint(still)
    nothing: Cards = {"?": 2, "night": 1, "0": 3}
    still = setting(without("en", "question"), 4, nothing)
    assert fingerprint(setting("en", 4, nothing)) == fingerprint(still)


def test_fingerprints_name_their_deck_and_players() -> None:
    prints = {fingerprint(setting("en", n, deck)) for n in (2, 3) for deck in ("thirty", CHAIN)}
    assert len(prints) == 4
