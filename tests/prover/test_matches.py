"""Whole matches: do they end, and in how many rounds; each number found in two ways."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from coyote_spec.interpreter.match import read_match, run_match
from coyote_spec.prover.answer import answer, parts
from coyote_spec.prover.match.coins import need_of_coins
from coyote_spec.prover.match.length import match_length
from coyote_spec.prover.match.pile import pile_of
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck
from tests.agreement.rulesets import amended, library, setting, shipped
from tests.prover.claims import ask
from tests.prover.played_out import Rounds, comes_back, first_lacking, lengths, tidied

LIMIT = 60.0


def asked(
    key: str, name: str, players: int, *words: int, rounds_end: bool = True, **more: object
) -> Finding:
    claim = Claim(
        "asked",
        (shipped(name),),
        Question(key, words),
        players=(players, players),
        rounds_end=rounds_end,
        **more,  # type: ignore[arg-type]
    )
    (part,) = parts(claim, LIMIT)
    return answer(part)


@cache
def ends(name: str, players: int) -> Finding:
    return asked("match ends", name, players)


def replays(finding: Finding, name: str) -> None:
    """The witness says the same when it is read and run."""
    assert finding.witness is not None
    match = read_match(dict(finding.witness), shipped(name), library().deck)
    assert run_match(match, shipped(name)).as_json() == finding.results[name]


# ---------------------------------------------------------------- how long


@pytest.mark.parametrize(
    ("name", "players", "low", "high"),
    [
        *((name, n, 3 * (n - 1), 3 * n - 1) for name in ("en", "fr") for n in (2, 3, 4)),
        ("en", 6, 15, 17),
        ("pt_kidult", 2, 2, 5),
        ("pt_kidult", 4, 6, 11),
        ("en+one_life", 4, 3, 3),
        ("en+by_tens", 3, 2, 8),
        ("en+hard_exact_call", 3, 3, 8),
        ("en+points", 3, 2, 4),
        ("fr+calm_night", 3, 6, 8),
    ],
)
def test_rounds_of_a_match(name: str, players: int, low: int, high: int) -> None:
    found = ends(name, players)
    assert found.verdict == PROVED, found.sentence
    assert f"in {low} to {high} rounds" in found.sentence or low == high
    assert f"at least {low} round" in str(found.details)
    assert f"at most {high} round" in str(found.details)
    assert "provided every round ends" in found.sentence
    assert found.witness is None
    rules = shipped(name)
    length = match_length(setting(rules, players), rules.deck, LIMIT)
    for laid, rounds in ((length.shortest, low), (length.longest, high)):
        assert laid is not None
        match = read_match(laid.match.as_json(), rules, library().deck)
        played = run_match(match, rules)
        assert played.outcome == "settled"
        assert len(played.rounds) == rounds


@pytest.mark.parametrize(
    ("name", "players", "low", "high", "cards"),
    [
        ("en", 2, 0, 2, {"1": 4}),
        ("fr", 2, 1, 3, {"1": 5}),
        ("en+one_life", 3, 0, 2, {"1": 4}),
        ("fr+by_tens", 2, 1, 23, {"1": 4}),
        ("en+points", 2, 0, 2, {"1": 4}),
        ("pt_kidult", 2, 1, 3, {"1": 4}),
        ("en+hard_exact_call", 3, 0, 4, {"1": 3}),
        ("en+last_two", 3, 0, 2, {"1": 3}),
    ],
)
def test_plain_search_finds_the_same_lengths(
    name: str, players: int, low: int, high: int, cards: dict[str, int]
) -> None:
    deck = Deck("few", Text("Few"), tuple(cards.items()))
    under = setting(shipped(name), players, deck)
    wanted = match_length(setting(shipped(name), players), shipped(name).deck, LIMIT)
    assert lengths(Rounds(under, low, high), 12) == (wanted.low, wanted.high)


def test_plain_search_finds_no_end_either() -> None:
    under = setting(shipped("en+life_transfer"), 2, Deck("few", Text("Few"), (("1", 4),)))
    assert lengths(Rounds(under, 0, 2), 12) == (3, None)
    found = ends("en+life_transfer", 2)
    assert found.verdict == REFUTED
    replays(found, "en+life_transfer")


def test_lasts_as_claimed_and_not() -> None:
    assert asked("match lasts", "en", 3, 6, 8).verdict == PROVED
    short = asked("match lasts", "en", 3, 5, 8)
    assert short.verdict == REFUTED
    assert len(short.results["en"]["rounds"]) == 6
    long = asked("match lasts", "en", 3, 6, 9)
    assert long.verdict == REFUTED
    assert len(long.results["en"]["rounds"]) == 8


# ---------------------------------------------------------------- without an end


@pytest.mark.parametrize("name", ["en+exact_call", "fr+exact_call", "pt+exact_call"])
@pytest.mark.parametrize("players", [3, 6])
def test_exact_calls_need_not_end(name: str, players: int) -> None:
    """A right claim where nobody has a coin, and the blue zero among the cards: nothing changes."""
    found = ends(name, players)
    assert found.verdict == REFUTED
    assert "need not end, even provided every round ends" in found.sentence
    assert "after round 1 everything is as before the first" in found.sentence
    assert "no match comes back in fewer rounds" in found.details[0]
    replays(found, name)
    (only,) = found.results[name]["rounds"]
    assert (only["next_starter"], set(only["coins"]), only["reshuffle"]) == (0, {0}, True)


def test_exact_calls_end_with_two() -> None:
    assert ends("en+exact_call", 2).verdict == PROVED


def test_coins_that_are_handed_back_need_not_end() -> None:
    found = ends("en+life_transfer", 4)
    assert found.verdict == REFUTED
    assert "after round 3 everything is as after round 1" in found.sentence
    replays(found, "en+life_transfer")
    rounds = found.results["en+life_transfer"]["rounds"]
    for key in ("coins", "next_starter", "direction"):
        assert rounds[2][key] == rounds[0][key]


@pytest.mark.parametrize(
    ("name", "players", "low", "high", "cards", "fewest"),
    [
        ("en+exact_call", 3, 0, 3, {"night": 1, "1": 3}, 1),
        ("fr+exact_call", 3, 1, 4, {"night": 1, "1": 1, "2": 2}, 1),
        ("en+life_transfer", 2, 0, 3, {"night": 1, "1": 3}, 3),
        ("en+life_transfer", 2, 0, 2, {"1": 4}, 3),
        ("en+life_transfer", 3, 0, 3, {"night": 1, "1": 3}, 3),
        ("en+life_transfer", 2, 0, 2, {"1": 6}, 7),
    ],
)
def test_plain_search_finds_the_same_circles(
    name: str, players: int, low: int, high: int, cards: dict[str, int], fewest: int
) -> None:
    rules, deck = shipped(name), Deck("few", Text("Few"), tuple(cards.items()))
    under = setting(rules, players, deck)
    found = match_length(under, deck, LIMIT)
    assert found.fewest
    assert len(found.longest.match.rounds) == comes_back(Rounds(under, low, high), 8) == fewest


def test_nobody_pays_for_ever_where_no_coin_is_left() -> None:
    found = asked("match ends", "en", 6, readings={"supply_out": "no_coin"})
    assert found.verdict == REFUTED
    assert "No match ends at all." in found.sentence
    rounds = found.results["en"]["rounds"]
    assert sum(rounds[-1]["coins"]) == 12
    assert not rounds[-1]["paid"]
    assert asked("match ends", "en", 3, readings={"supply_out": "no_coin"}).verdict == PROVED


def test_everybody_guesses_for_ever() -> None:
    options = {"copies_guess": 3, "copies_extra_feather": 1, "copies_reverse": 2, "copies_skip": 1}
    found = asked("match ends", "en_advanced", 3, options=options)
    assert found.verdict == REFUTED
    assert not found.results["en_advanced"]["rounds"][-1]["paid"]


def test_the_premise_is_missing() -> None:
    found = asked("match ends", "en", 3, rounds_end=False)
    assert found.verdict == REFUTED
    assert "since a round need not" in found.sentence
    assert "the premise that is missing: provided every round ends" in found.details


def test_the_premise_can_be_proved(tmp_path: Path) -> None:
    lines = "players 2\nassuming number at most highest_total\nmatch ends"
    (found,) = ask(tmp_path, "options\n  replace threshold  2", lines)
    assert found.verdict == PROVED
    assert "ends, since every bidding ends: in 2 to 3 rounds" in found.sentence


def test_a_match_is_laid_out_with_bids_that_are_assumed(tmp_path: Path) -> None:
    asked = "match lasts 1 to 1 rounds\nprovided every round ends"
    lines = f"players 2\nassuming number at least 7 and number at most 9\n{asked}"
    (found,) = ask(tmp_path, "options\n  replace threshold  2", lines)
    assert found.verdict == REFUTED
    assert found.witness is not None
    events = [event for one in found.witness["rounds"] for event in one["events"]]
    bids = [event["amount"] for event in events if event["move"] == "bid"]
    assert bids
    assert all(7 <= bid <= 9 for bid in bids)


# ---------------------------------------------------------------- coins


@pytest.mark.parametrize(
    ("players", "returned", "most"),
    [(2, "kept", 5), (4, "kept", 11), (4, "returned", 9), (5, "kept", 14), (5, "returned", 11)],
)
def test_coins_on_heads_at_once(players: int, returned: str, most: int) -> None:
    found = asked("coins always suffice", "en", players, readings={"returned_coins": returned})
    assert f"at most {most} " in found.sentence
    assert found.verdict == (PROVED if most <= 12 else REFUTED)
    if found.verdict == REFUTED:
        replays(found, "en")
        rounds = found.results["en"]["rounds"]
        assert len(rounds) == 13
        assert sum(rounds[-2]["coins"]) == 12
        assert "In round 13 at the earliest" in found.sentence


def test_six_need_more_than_there_are_however_it_is_read() -> None:
    for readings, most in (({}, 17), ({"returned_coins": "returned"}, 13)):
        found = asked("coins always suffice", "en", 6, readings=readings)
        assert found.verdict == REFUTED
        assert f"at most {most} would lie" in found.sentence


def test_whether_coins_suffice_does_not_hang_on_what_is_done_then() -> None:
    found = asked("coins always suffice", "en", 5, readings={"supply_out": "no_coin"})
    assert found.verdict == REFUTED
    assert "at most 14 would lie" in found.sentence
    assert sum(found.results["en"]["rounds"][-1]["coins"]) == 12


def test_a_round_that_costs_more_than_the_box_holds() -> None:
    found = asked("coins always suffice", "en+by_tens", 2)
    assert found.verdict == REFUTED
    assert "more than 12 would lie" in found.sentence
    assert found.results["en+by_tens"]["rounds"][0]["paid"].popitem()[1] > 12


def test_without_a_box_nothing_lacks() -> None:
    found = asked("coins always suffice", "fr", 4)
    assert found.verdict == PROVED
    assert "states no number of coins" in found.sentence


@pytest.mark.parametrize(("box", "lacks"), [(1, True), (3, True), (4, True), (5, False)])
def test_plain_search_finds_the_same_coins(tmp_path: Path, box: int, lacks: bool) -> None:
    """Two players need five coins at threshold 3; plain search counts them on heads."""
    changes = f"pieces\n  replace supply  the box holds {box} coins\n"
    rules = amended(tmp_path, "en", changes)
    need = need_of_coins(setting(rules, 2), rules.deck, box, LIMIT)
    rounds = Rounds(setting(rules, 2, Deck("few", Text("Few"), (("1", 4),))), 0, 2)
    layer, most, first = {rounds.first()}, 0, None
    for number in range(1, 7):
        ends = [end for state in layer for end in rounds.after(state)]
        heads = [sum(rounds.game.value(end, "coins")) for end in ends]
        most = max([most, *heads])
        first = first or (number if max(heads, default=0) > box else None)
        layer = {tidied(rounds, end) for end in ends if rounds.game.value(end, "winner") < 0}
    assert need.most == most == 5
    assert (need.in_round, need.in_round is not None) == (first, lacks)


# ---------------------------------------------------------------- the pile


@pytest.mark.parametrize(
    ("name", "players", "in_round"),
    [
        ("en", 4, 8),
        ("fr", 5, 6),
        ("en", 6, 5),
        ("pt", 4, 9),
        ("pt", 6, 6),
        ("en+exact_call", 3, 10),
    ],
)
def test_the_pile_can_be_empty_when_a_card_must_be_drawn(
    name: str, players: int, in_round: int
) -> None:
    """Thirty cards are all dealt by four players in six rounds and by three in two more."""
    found = asked("pile always suffices", name, players)
    assert found.verdict == REFUTED
    assert f"in round {in_round} at the earliest" in found.sentence
    replays(found, name)
    rounds = found.results[name]["rounds"]
    assert len(rounds) == in_round
    assert not any(one["reshuffle"] for one in rounds[:-1])
    assert rounds[-1]["draws"]


@pytest.mark.parametrize(
    ("name", "players"),
    [("en", 2), ("en", 3), ("fr", 3), ("en_advanced", 2), ("fr+always_shuffle", 4)],
)
def test_the_pile_always_suffices(name: str, players: int) -> None:
    found = asked("pile always suffices", name, players)
    assert found.verdict == PROVED
    assert "every deal finds cards enough in the pile" in found.details


def test_pieces_empty_the_pile_sooner() -> None:
    found = asked("pile always suffices", "en_advanced", 3)
    assert found.verdict == REFUTED
    assert "in round 5 at the earliest" in found.sentence
    replays(found, "en_advanced")


def few(cards: dict[str, int]) -> Deck:
    return Deck("few", Text("Few"), tuple(cards.items()))


@pytest.mark.parametrize(
    ("name", "players", "cards"),
    [
        ("fr", 2, {"1": 4, "?": 1, "night": 1}),
        ("en", 2, {"1": 3, "?": 1}),
        ("en", 2, {"1": 5, "?": 2}),
        ("pt_kidult", 2, {"1": 4, "?": 1}),
        ("en+one_life", 3, {"1": 4, "?": 1}),
    ],
)
def test_plain_search_finds_the_same_round(name: str, players: int, cards: dict[str, int]) -> None:
    deck = few(cards)
    under = setting(shipped(name), players, deck)
    found = pile_of(under, deck, LIMIT)
    rounds = Rounds(under, 1, 2)
    assert first_lacking(rounds, 6) == (found.lacking and len(found.lacking.match.rounds))


def test_a_premise_that_may_never_come_true_proves_nothing(tmp_path: Path) -> None:
    """No call is ever legal: every round sticks at the highest bid."""
    stuck = (
        "bidding\n  add step  any bid needs number at most 10\n"
        "  replace challenge  call needs opened and bid above 12\n"
    )
    (found,) = ask(tmp_path, stuck, "players 2\nprovided every round ends\nmatch ends", "fr")
    assert (found.verdict, "no round was found that ends" in found.sentence) == ("unknown", True)
    (found,) = ask(tmp_path, stuck, "players 2\nbidding ends", "fr")
    assert (found.verdict, "10 - bid" in found.details[0]) == ("proved", True)
