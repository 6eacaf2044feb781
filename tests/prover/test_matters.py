"""Which readings of silences and which values of options can change what comes out."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from coyote_spec.interpreter.match import is_match, read_match, run_match
from coyote_spec.interpreter.scenario import read_scenario, run_scenario
from coyote_spec.odds.ends import Table
from coyote_spec.prover.answer import answer, answers, parts
from coyote_spec.prover.met import never_met_in_a_count
from coyote_spec.prover.questions import situations
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.search.laid import Laid, few_cards
from coyote_spec.search.parting import Parting, SideBySide, first_parting
from tests.agreement import brute
from tests.agreement.rulesets import library, setting, shipped
from tests.prover.claims import LIMIT, ask, extended

TWICE = Deck("twice", Text(), (("?", 2), ("x2", 2), ("max0", 1), ("-1", 2), ("4", 2)))


def matters(game: Ruleset, what: str, name: str, **more: Any) -> Finding:
    (found,) = answers(Claim("asked", (game,), Question(f"{what} matters", (name,)), **more), LIMIT)
    return found


def played(game: Ruleset, witness: dict[str, Any], **agreed: Any) -> dict[str, Any]:
    """What comes out of a witness under other readings or options."""
    if is_match(witness):
        return run_match(read_match(witness, game, library().deck, **agreed), game).as_json()
    return run_scenario(read_scenario(witness, game, library().deck, **agreed), game).as_json()


# ---------------------------------------------------------------- readings of the count


@pytest.mark.parametrize("silence", ["drawn_card", "second_copy", "two_question_cards"])
def test_the_smallest_table_is_what_trying_finds(silence: str) -> None:
    """Of two and three players of a small deck, counted under both readings by the interpreter."""
    game = shipped("en")
    finding = matters(game, "reading", silence, players=(2, 3), deck=TWICE)
    readings = [reading.name for reading in game.silences[silence]]
    shares, smallest = {}, None
    for n in (2, 3):
        both = [setting(game, n, TWICE, readings={silence: name}) for name in readings]
        apart = [t for t, totals in brute.tables(*both) if len(set(totals)) > 1]
        smallest = smallest or brute.smallest(both[0], apart)
        shares[n] = bool(apart)
    assert finding.verdict == PROVED
    assert finding.witness is not None
    assert (tuple(finding.witness["cards"]), tuple(finding.witness["pile"])) == smallest
    assert finding.frequency is not None
    assert {n: share > 0 for n, share in finding.frequency.items()} == shares


def test_how_often_the_drawn_card_matters() -> None:
    """From about one deal in a hundred with two players to six with six."""
    finding = matters(shipped("en"), "reading", "drawn_card", players=(2, 6))
    assert finding.frequency is not None
    assert finding.frequency[2] == Fraction(11, 1015)
    assert [round(float(share), 3) for share in finding.frequency.values()] == [
        0.011,
        0.021,
        0.032,
        0.044,
        0.058,
    ]


def test_a_silence_that_no_count_comes_to() -> None:
    """With one copy of each special there is no second one to speak of."""
    game = shipped("fr")
    for silence in ("second_copy", "two_question_cards"):
        finding = matters(game, "reading", silence)
        assert finding.verdict == REFUTED
        assert "No count" in finding.sentence
        assert never_met_in_a_count(setting(game, 3), silence, LIMIT)
        assert not never_met_in_a_count(setting(game, 3, TWICE), silence, LIMIT)


def test_one_reading_leaves_nothing_to_choose() -> None:
    assert matters(shipped("fr"), "reading", "max_without_green").verdict == REFUTED


# ---------------------------------------------------------------- what is agreed otherwise


@pytest.mark.parametrize(
    ("name", "what", "about", "options", "readings"),
    [
        ("fr", "option", "threshold", {"threshold": 4}, {}),
        ("en", "option", "threshold", {"threshold": 4}, {}),
        ("en", "option", "threshold", {"threshold": 5}, {}),
        (
            "en_advanced",
            "option",
            "copies_extra_feather",
            {"copies_extra_feather": 1, "copies_guess": 2},
            {},
        ),
        ("fr", "reading", "returned_coins", {}, {"returned_coins": "returned"}),
        ("en_advanced", "reading", "self_call", {}, {"self_call": "legal"}),
    ],
)
def test_what_is_agreed_may_be_asked_about(
    name: str, what: str, about: str, options: dict[str, int], readings: dict[str, str]
) -> None:
    """The witness says what is agreed and can be laid out both ways; so it can be looked around."""
    game, question = shipped(name), Question(f"{what} matters", (about,))
    claim = Claim("asked", (game,), question, players=(3, 3), options=options, readings=readings)
    (found,) = (answer(one) for one in parts(claim, LIMIT, witnesses=1))
    assert (found.verdict, found.twin is None) == (PROVED, False)
    witness = dict(found.witness or {})
    assert (witness.get("options", {}), witness.get("readings", {})) == (options, readings)
    results = []
    for way in (found.ways or {}).values():
        agreed = {"options": dict(options), "readings": dict(readings)}
        agreed[f"{what}s"] |= way["agreed"]
        results.append(played(game, witness, **agreed))
        assert results[-1] == way["result"]
    assert results[0] != results[1]


# ---------------------------------------------------------------- readings of a round or a match


@pytest.mark.parametrize(
    ("name", "silence", "players", "moves", "differs"),
    [
        ("fr", "empty_pile", 2, 2, "total"),
        ("fr", "returned_coins", 2, 2, "coins"),
        ("en_advanced", "opener_skips", 3, 1, "outcome"),
        ("en_advanced", "unscored_night", 3, 1, "reshuffle"),
        ("en_advanced", "guess_out_starter", 3, 2, "next_starter"),
        ("en_advanced", "extra_feather_card", 3, 3, "total"),
        ("en_advanced", "skip_direction", 3, 3, "turn"),
        ("en_advanced", "self_call", 3, 4, "outcome"),
        ("en_advanced", "safe_bidder", 3, 5, "outcome"),
        ("pt_kidult", "approve_limit", 2, 5, "outcome"),
        ("pt_kidult", "restart_floor", 2, 3, "outcome"),
    ],
)
def test_a_few_moves_show_a_difference(
    name: str, silence: str, players: int, moves: int, differs: str
) -> None:
    """With as few players as can be, and not with fewer moves."""
    game = shipped(name)
    finding = matters(game, "reading", silence)
    assert finding.verdict == PROVED
    assert finding.witness is not None
    witness = dict(finding.witness)
    assert (len(witness["hands"]), len(witness["events"])) == (players, moves)
    results = [
        played(game, witness, readings={silence: reading.name})
        for reading in game.silences[silence]
    ]
    assert results == list(finding.sides.values())
    assert differs == "total" or results[0][differs] != results[1][differs]
    shorter = {**witness, "events": witness["events"][:-1]}
    before = [
        played(game, shorter, readings={silence: reading.name})
        for reading in game.silences[silence]
    ]
    assert before[0]["turn"] == before[1]["turn"]
    assert before[0]["outcome"] == before[1]["outcome"] == "open"


def test_what_differs_is_said_in_words() -> None:
    """No lists and no names of keys; the nearest round in which nothing differs is as long."""
    finding = matters(shipped("fr"), "reading", "returned_coins")
    assert "seat 0 has 3 coins under returned_coins=kept" in finding.sentence
    assert "seat 0 has no coins under returned_coins=returned" in finding.sentence


def test_a_supply_that_never_runs_out_has_no_reading() -> None:
    """With four players eleven coins lie on heads at the most, and the box holds twelve."""
    finding = matters(shipped("en"), "reading", "supply_out", players=(2, 4))
    assert finding.verdict == REFUTED
    assert "always suffice" in finding.sentence


def test_a_pile_that_is_never_short_has_no_reading() -> None:
    """With three players every deal of the deck thirty finds cards enough."""
    finding = matters(shipped("fr"), "reading", "short_pile", players=(2, 3))
    assert finding.verdict == REFUTED
    assert "can ever act" in finding.sentence


def test_a_silence_of_a_rule_that_never_acts() -> None:
    """Nobody takes coins, so that nobody is out and has any to give back."""
    finding = matters(library().ruleset("pt+points"), "reading", "returned_coins", players=(2, 3))
    assert finding.verdict == REFUTED
    assert "can ever act" in finding.sentence


@pytest.mark.parametrize(("players", "said"), [((2, 4), "in round 8"), ((2, 3), "In no match")])
def test_when_a_match_empties_the_pile(players: tuple[int, int], said: str) -> None:
    """The smallest round is laid out; whether matches come to such a one is told beside it."""
    finding = matters(shipped("fr"), "reading", "empty_pile", players=players)
    assert finding.witness is not None
    assert len(finding.witness["hands"]) == 2
    assert said in finding.details[0]


def test_coins_run_short_with_five_players() -> None:
    """Two are out with three coins each, three have two: that is all of the box."""
    finding = matters(shipped("en"), "reading", "supply_out")
    assert finding.verdict == PROVED
    assert finding.witness is not None
    assert finding.witness["hands"][3:] == [None, None]
    assert sum(finding.witness["coins"]) == 12
    assert "takes 1 coin under supply_out=notional, nobody pays under" in finding.sentence


@pytest.mark.parametrize(
    ("name", "silence", "players", "rounds"),
    [
        ("pt_kidult", "turn_round_lasts", 3, 2),
        ("fr", "short_pile", 4, 8),
        ("pt", "short_pile", 4, 9),
        ("fr+tomahawk", "short_pile", 3, 8),
    ],
)
def test_a_match_shows_a_difference(name: str, silence: str, players: int, rounds: int) -> None:
    """Thirty cards are dealt to four in seven rounds; of thirty-six, one must be drawn besides."""
    game = library().ruleset(name)
    finding = matters(game, "reading", silence)
    assert finding.verdict == PROVED
    assert finding.witness is not None
    witness = dict(finding.witness)
    assert (witness["players"], len(witness["rounds"])) == (players, rounds)
    results = [
        played(game, witness, readings={silence: reading.name})
        for reading in game.silences[silence]
    ]
    assert results == list(finding.sides.values())
    both = [[{**one, "relied_on": []} for one in result["rounds"]] for result in results]
    assert both[0][: rounds - 1] == both[1][: rounds - 1]
    assert both[0][-1] != both[1][-1]


def test_two_ways_that_are_the_same_don_t_part() -> None:
    here = few_cards(setting(shipped("fr"), 2))
    assert first_parting(SideBySide(here, here), extra=0) is None


# ---------------------------------------------------------------- options


def test_a_threshold_matters_where_it_can_be_chosen() -> None:
    english, french = (matters(shipped(name), "option", "threshold") for name in ("en", "fr"))
    assert english.verdict == french.verdict == PROVED
    assert english.witness is not None
    assert french.witness is not None
    assert english.witness["coins"] == [2, 0, 0]
    assert french.witness["coins"] == [0, 0]
    assert set(french.sides) == {"threshold=3", "threshold=1"}
    assert matters(shipped("pt"), "option", "threshold").verdict == REFUTED


def test_an_option_that_the_players_decide() -> None:
    finding = matters(shipped("en"), "option", "boxes")
    assert finding.verdict == REFUTED
    assert "how many play" in finding.sentence


def test_a_value_that_others_must_make_up_for() -> None:
    """Eight coins in all: where one kind has one more, another has one less, and isn't used."""
    game = shipped("en_advanced")
    finding = matters(game, "option", "copies_guess", players=(3, 3))
    assert finding.verdict == PROVED
    assert finding.witness is not None
    assert [event["move"] for event in finding.witness["events"]] == ["guess", "guess"]
    outcomes = [result["outcome"] for result in finding.sides.values()]
    assert sorted(outcomes) == ["illegal", "open"]


CAP = """options
  add cap  9, or any from 1

bidding
  add capped  any bid needs number at most cap
"""
WAIT = """options
  add wait  0, or 1

state
  add waited  a number for a round, at first wait

actions
  add tarry  move instead of a bid needs waited above 2
    waited becomes waited - 1
    turn passes
"""
COUNTED = """options
  add worth  0, or any from 1

counting
  replace total  total becomes sum of green + sum of red + worth + sum of added
"""


@pytest.mark.parametrize(("changes", "option"), [(CAP, "cap"), (COUNTED, "worth")])
def test_an_option_of_ones_own(tmp_path: Path, changes: str, option: str) -> None:
    (finding,) = ask(tmp_path, changes, f"players 2\noption matters for {option}")
    assert finding.verdict == PROVED
    assert finding.witness is not None
    results = list(finding.sides.values())
    assert len(results) == 2
    if option == "worth":
        assert results[0]["total"] != results[1]["total"]
        assert finding.frequency == {2: Fraction(1)}


def test_an_option_without_a_situation_is_not_called_dead(tmp_path: Path) -> None:
    """Nobody can ever make the move that it is for; but that isn't what was looked for."""
    game = extended(tmp_path, WAIT)
    finding = matters(game, "option", "wait", players=(2, 2))
    assert finding.verdict == "unknown"


# ---------------------------------------------------------------- faults of our own


def test_a_difference_that_the_interpreter_doesn_t_see(monkeypatch: pytest.MonkeyPatch) -> None:
    none = Parting(Laid((0, 1), coins=(0, 0)), (("bid", 0, 1),))
    monkeypatch.setattr(situations, "first_parting", lambda *_, **__: none)
    monkeypatch.setattr(situations, "once_for_alike", lambda game, key, work: work())
    with pytest.raises(AssertionError, match="shows no difference"):
        matters(shipped("fr"), "reading", "returned_coins")


def test_a_table_that_is_counted_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    same = Table(("1", "2"), (), (3, 4))
    monkeypatch.setattr(situations, "smallest_difference", lambda *_: same)
    with pytest.raises(AssertionError, match="shows no difference"):
        matters(shipped("en"), "reading", "drawn_card")
