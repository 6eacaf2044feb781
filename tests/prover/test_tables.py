"""Questions about tables of cards: the order of the count, what is certain, what may be bid truly.

Each answer is held against plain trying of everything on a tiny deck, and against the numbers that
are known of the shipped decks.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from coyote_spec.interpreter.scenario import read_scenario, run_scenario
from coyote_spec.odds.visible import visible
from coyote_spec.prover.answer import answers
from coyote_spec.prover.certain import certainty, furthest
from coyote_spec.prover.consulted import hanging_on
from coyote_spec.prover.exchange import exchanged
from coyote_spec.prover.premises import asked_of, misfits
from coyote_spec.prover.ranges import total_range
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, VACUOUS, Finding
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from tests.agreement import brute
from tests.agreement.rulesets import library, setting, shipped
from tests.prover.claims import LIMIT, ask, claim

TINY = (("3", 2), ("7", 1), ("-5", 1), ("?", 1), ("max0", 1), ("x2", 1))
FLIPS = (("2", 1), ("9", 2), ("-1", 1), ("max0", 1), ("max-", 1), ("x2", 1))


def tiny(cards: tuple[tuple[str, int], ...] = TINY) -> Deck:
    return Deck("tiny", Text(), cards)


def asked(game: Ruleset, key: str, *words: object, **more: object) -> list[Finding]:
    return list(answers(Claim("asked", (game,), Question(key, words), **more), LIMIT))  # type: ignore[arg-type]


# ---------------------------------------------------------------- the order of the count


def first_by_trying(game: Ruleset, one: str, other: str, deck: Deck) -> brute.Table | None:
    """The smallest table of both specials and numbers with two totals, by counting every table."""
    swapped = exchanged(game, one, other)
    for n in (2, 3, 4):
        found = []
        for (cards, draws), totals in brute.tables(
            setting(game, n, deck), setting(swapped, n, deck)
        ):
            there = [*cards, *draws]
            others = set(there) & (set(game.named_cards) - {one, other})
            if totals[0] != totals[1] and one in there and other in there and not others:
                found.append((cards, draws))
        if found:
            return brute.smallest(setting(game, n, deck), found)
    return None


@pytest.mark.parametrize("cards", [TINY, FLIPS], ids=["draws", "flips"])
@pytest.mark.parametrize("name", ["en", "fr"])
def test_the_order_matters_where_trying_finds_a_table(
    name: str, cards: tuple[tuple[str, int], ...]
) -> None:
    game, deck = shipped(name), tiny(cards)
    specials = [card for card, _ in cards if card in game.named_cards]
    verdicts = set()
    for one, other in [(a, b) for a in specials for b in specials if a < b]:
        (finding,) = asked(game, "order matters", one, other, players=(2, 4), deck=deck)
        table = first_by_trying(game, one, other, deck)
        verdicts.add(finding.verdict)
        if table is None:
            assert finding.verdict == REFUTED
            continue
        assert finding.verdict == PROVED
        assert finding.witness == {"cards": list(table[0]), "pile": list(table[1])}
        totals = [result["total"] for result in finding.sides.values()]
        assert len(set(totals)) == 2
    assert PROVED in verdicts
    assert (REFUTED in verdicts) == (name == "en")


def test_dropping_before_turning_is_not_turning_before_dropping() -> None:
    """With 20, 10 and 5 the total is -5 in the order of the books, -15 the other way round; the
    smallest such table has one number."""
    game = shipped("en")
    hand = ("20", "10", "5", "max0", "max-")
    both = [
        brute.total(setting(g, 5), hand, ())[0] for g in (game, exchanged(game, "max0", "max-"))
    ]
    assert both == [-5, -15]
    (finding,) = asked(game, "order matters", "max-", "max0")
    assert finding.witness == {"cards": ["1", "max0", "max-"], "pile": []}
    assert {key: result["total"] for key, result in finding.sides.items()} == {
        "max0 before max-": 0,
        "max- before max0": -1,
    }


def test_no_order_of_cards_that_the_deck_lacks() -> None:
    numbers = Deck("numbers", Text(), (("1", 3), ("2", 3), ("max0", 1)))
    (finding,) = asked(shipped("en"), "order matters", "max0", "max-", players=(2, 4), deck=numbers)
    assert finding.verdict == VACUOUS
    assert '"max-"' in finding.sentence


# ---------------------------------------------------------------- what is certain


def spans_by_trying(game: Ruleset, n: int, deck: Deck) -> dict[brute.Cards, tuple[int, int]]:
    """For each set of visible cards the lowest and highest total, over own cards and draws."""
    spans: dict[brute.Cards, tuple[int, int]] = {}
    for (cards, _), (total,) in brute.tables(setting(game, n, deck)):
        for own in range(n):
            seen = cards[:own] + cards[own + 1 :]
            low, high = spans.get(seen, (total, total))
            spans[seen] = min(low, total), max(high, total)
    return spans


@pytest.mark.parametrize("n", [2, 3])
@pytest.mark.parametrize("name", ["en", "fr"])
def test_what_is_certain_is_what_trying_finds(name: str, n: int) -> None:
    game, deck = shipped(name), tiny()
    spans = spans_by_trying(game, n, deck)
    too_high = {bid: any(high < bid for _, high in spans.values()) for bid in range(-9, 30)}
    safe = {bid: any(low >= bid for low, _ in spans.values()) for bid in range(-9, 30)}
    for words, truth in (("is too high", too_high), ("is safe", safe)):
        assert set(truth.values()) == {True, False}
        edge = next(bid for bid in truth if truth[bid] != truth[-9])
        for bid in (edge - 1, edge):
            (finding,) = asked(game, "can be certain", bid, words, players=(n, n), deck=deck)
            assert finding.verdict == (PROVED if truth[bid] else REFUTED), (words, bid)
            assert finding.witness is not None
            seen = tuple(finding.witness["cards"][1:])
            low, high = spans[seen]
            assert (f"{low} to {high}") in finding.sentence
            sets = sum(
                high < bid if "high" in words else low >= bid for low, high in spans.values()
            )
            assert f"{sets} of {len(spans)} sets" in finding.details[0]
    found = certainty(setting(game, n, deck))
    assert found.too_high_from == 1 + min(high for _, high in spans.values())
    assert found.always_too_high_from == 1 + max(high for _, high in spans.values())
    assert found.safe_up_to == max(low for low, _ in spans.values())
    assert found.safe_sets == sum(low >= 1 for low, _ in spans.values())


@pytest.mark.parametrize(
    ("name", "deck", "n", "best", "sets", "share"),
    [
        ("fr", "thirty", 2, -5, 0, "0"),
        ("en", "thirty", 3, 0, 0, "0"),
        ("fr", "kidult36", 2, 0, 0, "0"),
        ("pt", "kidult36", 2, 0, 0, "0"),
        ("pt", "kidult36", 3, 15, 20, "3/14"),
    ],
)
def test_even_who_sees_all_others_seldom_has_a_safe_bid(
    name: str, deck: str, n: int, best: int, sets: int, share: str
) -> None:
    """Opposite a 20 one's own card may still be max0, so that with two players nothing above zero
    is safe."""
    found = certainty(setting(shipped(name), n, deck))
    assert (found.safe_up_to, found.safe_sets, found.share) == (best, sets, Fraction(share))
    (finding,) = asked(
        shipped(name), "can be certain", 1, "is safe", players=(n, n), deck=library().deck(deck)
    )
    assert finding.verdict == (PROVED if sets else REFUTED)
    assert finding.frequency == {n: Fraction(share)}


def test_certainty_is_about_cards_that_only_the_others_see(tmp_path: Path) -> None:
    seen = "places\n  replace forehead  lies with each seat, counted, seen by all\n"
    assert [f.verdict for f in ask(tmp_path, seen, "players 2\ncan be certain that 1 is safe")] == [
        UNKNOWN
    ]


# ---------------------------------------------------------------- a true opening


@pytest.mark.parametrize("name", ["en", "fr"])
@pytest.mark.parametrize("n", [2, 3])
def test_a_true_opening_on_every_table_or_the_smallest_without(name: str, n: int) -> None:
    game, deck = shipped(name), tiny()
    (finding,) = asked(game, "true bid can always open", players=(n, n), deck=deck)
    here = setting(game, n, deck)
    doomed = [table for table, (total,) in brute.tables(here) if total < 1]
    if name == "en":
        assert finding.verdict == PROVED
        return
    assert finding.verdict == REFUTED
    assert finding.witness is not None
    cards, draws = tuple(finding.witness["hands"]), tuple(finding.witness.get("pile", ()))
    assert brute.smallest(here, doomed) == (cards, draws)
    result = run_scenario(read_scenario(finding.witness, game, library().deck), game)
    assert result.total is not None
    assert result.bid is not None
    assert result.total < result.bid[1] == 1
    assert result.loser == 0


@pytest.mark.parametrize(
    ("name", "shares"),
    [("fr", ("15/58", "257/1218", "4477/23751")), ("pt", ("25/119", "199/1309", "53/476"))],
)
def test_how_often_no_true_opening_is_legal(name: str, shares: tuple[str, ...]) -> None:
    """A quarter of the deals of two players in French; less with more players."""
    findings = asked(shipped(name), "true bid can always open", players=(2, 4))
    assert [f.frequency for f in findings] == [
        {n: Fraction(share)} for n, share in zip((2, 3, 4), shares, strict=True)
    ]


def test_nobody_can_open_at_all(tmp_path: Path) -> None:
    never = "bidding\n  replace opener  opening needs number above 3 and number below 2\n"
    (finding,) = ask(tmp_path, never, "players 2\ntrue bid can always open")
    assert finding.verdict == REFUTED
    assert finding.results["mine"]["illegal_at"] == 1
    assert finding.frequency is None


@pytest.mark.parametrize(
    ("opener", "verdict"),
    [
        ("number at most players_left", PROVED),
        ("number above 0 - players_left or number below -50", PROVED),
        ("number above 0 - coins of actor", REFUTED),
        ("number is coins of actor - 40", UNKNOWN),
        ("sum of forehead above 0", UNKNOWN),
    ],
)
def test_what_may_open_can_hang_on_the_state(tmp_path: Path, opener: str, verdict: str) -> None:
    changes = f"bidding\n  replace opener  opening needs {opener}\n"
    (finding,) = ask(tmp_path, changes, "players 2\ntrue bid can always open")
    assert finding.verdict == verdict


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ('order matters for "night" "x2"', 'no rule with "night"'),
        ('order matters for "x2" "x2"', "with itself"),
        ("reading matters for skip_direction", "no silence `skip_direction`"),
        ("option matters for copies_skip", "no option `copies_skip`"),
        ("rule fires skip", "no rule `skip`"),
    ],
)
def test_a_question_about_what_a_game_lacks(tmp_path: Path, question: str, said: str) -> None:
    (found,) = misfits(claim(tmp_path, "", question))
    assert said in found.message
    assert found.span.line


def test_two_rules_for_a_card_have_no_one_place(tmp_path: Path) -> None:
    twice = 'counting\n  add again before total  with "x2": multiply every red by 2\n'
    (found,) = misfits(claim(tmp_path, twice, 'order matters for "x2" "max0"'))
    assert '2 rules with "x2"' in found.message


# ---------------------------------------------------------------- what a question can hang on


def agreed(folder: Path, base: str, question: str) -> set[tuple[str, ...]]:
    """The silences whose readings are asked about one by one."""
    lines = f"readings every one\n{question}"
    return {one.every_reading for one, _, _ in asked_of(claim(folder, "", lines, base))}


def test_a_count_hangs_on_no_reading_of_the_bidding(tmp_path: Path) -> None:
    counted = ("drawn_card", "second_copy", "two_question_cards", "empty_pile")
    for question in ("total ranges from 0 to 1", "can be certain that 1 is safe"):
        assert agreed(tmp_path, "en_advanced", question) == {counted}
    assert agreed(tmp_path, "fr", 'order matters for "x2" "max0"') == {
        ("max_tie", "second_copy", "two_question_cards", "empty_pile")
    }


def test_bids_hang_on_no_reading_of_the_count_unless_they_are_held_against_totals(
    tmp_path: Path,
) -> None:
    others = ("empty_pile", "short_pile", "returned_coins")
    assert agreed(tmp_path, "fr", "bidding ends") == {others}
    assert agreed(tmp_path, "fr", "assuming number at most highest_total\nbidding ends") == {
        ("max_tie", "second_copy", "two_question_cards", *others)
    }


def test_a_reading_that_is_left_out_changes_no_answer(tmp_path: Path) -> None:
    """Of all silences of a rulebook with picture coins, one by one: where another reading gives
    another range, the range is asked about under it."""
    game = shipped("en_advanced")
    consulted = set(hanging_on(Claim("", (game,), Question("total ranges")), game))
    deck = tiny((("?", 2), ("x2", 2), ("9", 1), ("-2", 1)))
    usual = total_range(setting(game, 3, deck), LIMIT)
    changed = {
        name
        for name, readings in game.silences.items()
        for reading in readings[1:]
        if total_range(setting(game, 3, deck, readings={name: reading.name}), LIMIT) != usual
    }
    assert changed
    assert changed <= consulted < set(game.silences)


def test_each_game_is_asked_about_the_silences_that_it_has() -> None:
    games = (shipped("en"), shipped("fr"))
    both = Claim("", games, Question("total ranges", (-20, 40)), (2, 2), all_readings=True)
    assert misfits(both) == []
    asked_about = {one.games[0].name: set(one.every_reading) for one, _, _ in asked_of(both)}
    assert "drawn_card" in asked_about["en"] - asked_about["fr"]
    assert "max_tie" in asked_about["fr"] - asked_about["en"]


# ---------------------------------------------------------------- faults of our own


def test_totals_that_the_interpreter_doesn_t_see_are_a_fault() -> None:
    here = setting(shipped("en"), 2, tiny())
    right = visible(here).smallest(-3, "safe")
    assert right is not None
    assert furthest(here, right, "safe").score.total == right.low
    with pytest.raises(AssertionError, match="replay"):
        furthest(here, replace(right, low=right.low - 1), "safe")
