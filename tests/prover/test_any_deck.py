"""Questions asked of any deck of a size with at least one of each of its cards, held against every
such deck of a tiny kind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from coyote_spec.interpreter.scenario import read_scenario, run_scenario
from coyote_spec.prover.answer import answers
from coyote_spec.prover.anydeck import any_deck, assumed_counts, widest_range
from coyote_spec.prover.premises import misfits
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from tests.agreement import brute
from tests.agreement.rulesets import library, setting, shipped
from tests.prover.claims import LIMIT, claim

CARDS = ("3", "-2", "?", "x2")
SPARE = 2


def decks(cards: tuple[str, ...] = CARDS, spare: int = SPARE) -> Iterator[Deck]:
    """All decks with these cards and so many copies more than one of each."""
    for more in product(range(spare + 1), repeat=len(cards)):
        if sum(more) == spare:
            copies = tuple((card, 1 + n) for card, n in zip(cards, more, strict=True))
            yield Deck("tiny", Text(), copies)


def one_of(cards: tuple[str, ...] = CARDS) -> Deck:
    return next(decks(cards))


def asked(games: tuple[Ruleset, ...], key: str, *words: object, **more: Any) -> list[Finding]:
    return list(answers(Claim("asked", games, Question(key, words), any_deck=True, **more), LIMIT))


@pytest.mark.parametrize("n", [2, 3])
@pytest.mark.parametrize(
    ("name", "readings"),
    [
        ("en", {}),
        ("fr", {}),
        ("pt", {}),
        ("fr", {"two_question_cards": "no_further"}),
        ("en", {"drawn_card": "value_only"}),
        ("fr", {"second_copy": "once"}),
    ],
)
def test_the_widest_range_is_that_of_all_decks(name: str, readings: dict[str, str], n: int) -> None:
    """Whether draws are taken as cards of the hand or counted one by one."""
    game = shipped(name)
    every = [
        found
        for deck in decks()
        for found in brute.tables(setting(game, n, deck, readings=readings))
    ]
    here = setting(game, n, one_of(), readings=readings)
    found = widest_range(here)
    totals = [total for _, (total,) in every]
    assert found.ends == (min(totals), max(totals))
    for end in (found.low, found.high):
        same = [table for table, (total,) in every if total == end.score.total]
        assert brute.smallest(here, same) == (end.table.hand, end.table.draws)
        assert sum(end.deck.values()) == len(CARDS) + SPARE
        assert list(end.deck) == list(CARDS)
    joins = any_deck([here]).joins
    assert (joins is None) == bool(readings.keys() & {"drawn_card", "second_copy"})


def test_a_range_that_a_deck_goes_beyond() -> None:
    """With two copies of x2 three cards can come to 80, which thirty as it is assumed can't."""
    thirty = library().deck("thirty")
    right, wrong = (
        asked((shipped("fr"),), "total ranges", low, 80, players=(3, 3), deck=thirty)[0]
        for low in (-40, -30)
    )
    assert (right.verdict, wrong.verdict) == (PROVED, REFUTED)
    assert right.scope.deck == "any like thirty"
    assert wrong.witness is not None
    assert wrong.witness["deck"]["x2"] == 2
    assert sum(wrong.witness["deck"].values()) == 30
    assert wrong.results["fr"]["total"] == -40


@pytest.mark.parametrize(("one", "other"), [("en", "es"), ("en", "fr"), ("en", "pt")])
def test_two_games_count_alike_with_any_deck_or_one_is_shown(one: str, other: str) -> None:
    games, n = (shipped(one), shipped(other)), 3
    apart = {
        table: totals
        for deck in decks()
        for table, totals in brute.tables(*(setting(game, n, deck) for game in games))
        if totals[0] != totals[1]
    }
    (finding,) = asked(games, "same", "counting", players=(n, n), deck=one_of())
    if finding.verdict == UNKNOWN:
        assert one == "en"
        assert other == "pt"  # a drawn ? draws on in one of them only, and piles run out
        return
    assert finding.verdict == (REFUTED if apart else PROVED)
    if apart:
        assert finding.witness is not None
        table = tuple(finding.witness["cards"]), tuple(finding.witness["pile"])
        assert table == brute.smallest(setting(games[0], n, one_of()), list(apart))
        assert sum(finding.witness["deck"].values()) == len(CARDS) + SPARE


@pytest.mark.parametrize("pair", [("?", "x2"), ("max0", "x2")])
def test_the_order_matters_with_every_deck_or_one_is_shown(pair: tuple[str, str]) -> None:
    cards = ("3", "-2", "?", "max0", "x2")
    verdicts = set()
    for deck in decks(cards, 1):
        claim_ = Claim("", (shipped("en"),), Question("order matters", pair), (2, 3), deck)
        verdicts |= {finding.verdict for finding in answers(claim_, LIMIT)}
    found = asked((shipped("en"),), "order matters", *pair, players=(2, 3), deck=one_of(cards))
    assert {found[0].verdict} == verdicts


@pytest.mark.parametrize(("bid", "words"), [(1, "is safe"), (-4, "is safe"), (-5, "is too high")])
@pytest.mark.parametrize("name", ["en", "pt"])
def test_what_is_certain_with_every_deck(name: str, bid: int, words: str) -> None:
    cards = ("3", "-2", "?", "x2", "7", "max0")
    single = {
        finding.verdict
        for deck in decks(cards, 3)
        for finding in answers(
            Claim("", (shipped(name),), Question("can be certain", (bid, words)), (2, 2), deck),
            LIMIT,
        )
    }
    every = PROVED if single == {PROVED} else REFUTED
    (finding,) = asked(
        (shipped(name),), "can be certain", bid, words, players=(2, 2), deck=next(decks(cards, 3))
    )
    assert finding.verdict in (every, UNKNOWN)
    assert finding.verdict != UNKNOWN or every == PROVED or single == {PROVED, REFUTED}


def test_ten_and_one_are_safe_whatever_the_deck() -> None:
    """Of three players in Portuguese; of two none is, with the deck that is assumed."""
    two, three = asked(
        (shipped("pt"),),
        "can be certain",
        1,
        "is safe",
        players=(2, 3),
        deck=library().deck("kidult36"),
    )
    assert (two.verdict, three.verdict) == (REFUTED, PROVED)
    assert two.witness is not None
    assert sum(two.witness["deck"].values()) == 36
    assert "10, 1" in three.sentence


@pytest.mark.parametrize(("name", "verdict"), [("en", PROVED), ("fr", REFUTED)])
def test_a_true_opening_with_every_deck(name: str, verdict: str) -> None:
    game = shipped(name)
    (finding,) = asked((game,), "true bid can always open", players=(2, 2), deck=one_of())
    assert finding.verdict == verdict
    if verdict == REFUTED:
        assert finding.witness is not None
        result = run_scenario(read_scenario(finding.witness, game, library().deck), game)
        assert result.as_json() == finding.results[name]
        assert result.loser == 0


def test_which_ranges_hang_on_the_assumed_copies() -> None:
    """Of two players none in French; from three on a second x2 would do."""
    settings = [setting(shipped("fr"), n, "thirty") for n in (2, 3, 4)]
    found = assumed_counts(settings, LIMIT)
    assert [one.depends for one in found] == [False, True, True]
    assert [one.widest.ends for one in found] == [(-20, 40), (-40, 80), (-80, 160)]


@pytest.mark.parametrize(
    ("question", "fits"),
    [
        ("total ranges from 0 to 1", True),
        ("bidding ends", True),
        ("assuming number at most highest_total\nbidding ends", False),
        ("match ends", False),
        ("reading matters for max_tie", False),
    ],
)
def test_what_can_be_asked_of_any_deck(tmp_path: Path, question: str, fits: bool) -> None:
    found = misfits(claim(tmp_path, "", f"deck any like thirty\n{question}", "fr"))
    assert not found if fits else "can't be asked of any deck" in found[0].message


def test_too_many_tables_are_not_called_proved() -> None:
    thirty = library().deck("thirty")
    more = {"readings": {"drawn_card": "value_only"}, "deck": thirty, "players": (6, 6)}
    (finding,) = asked((shipped("en"),), "total ranges", -60, 640, **more)
    assert finding.verdict == UNKNOWN
