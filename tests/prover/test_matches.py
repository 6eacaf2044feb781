"""Whole matches: do they end, and in how many rounds; each number found in two ways."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from coyote_spec.interpreter.match import Match, read_match, run_match
from coyote_spec.prover.answer import answer, parts
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.match.coins import need_of_coins
from coyote_spec.prover.match.ends import Ends, Hint, Outcome
from coyote_spec.prover.match.graph import Graph, explore
from coyote_spec.prover.match.length import match_length
from coyote_spec.prover.match.lift import Layout, Played
from coyote_spec.prover.match.pile import pile_of
from coyote_spec.prover.match.standing import WON, Standing
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from tests.agreement.rulesets import amended, library, setting, shipped
from tests.prover.claims import ask
from tests.prover.played_out import Rounds, first_lacking, lengths, tidied

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


def test_exact_calls_need_not_end() -> None:
    found = ends("en+exact_call", 3)
    assert found.verdict == REFUTED
    assert "need not end, even provided every round ends" in found.sentence
    replays(found, "en+exact_call")
    rounds = found.results["en+exact_call"]["rounds"]
    told = found.sentence.split("after round ")
    last, back = int(told[1].split()[0]), int(told[2].split(".")[0])
    assert last == len(rounds) > back
    for key in ("coins", "next_starter", "direction"):
        assert rounds[last - 1][key] == rounds[back - 1][key]
    assert ends("en+exact_call", 2).verdict == PROVED


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


# ---------------------------------------------------------------- planted faults


def short(folder: Path) -> Ruleset:
    """A ruleset of which nothing is known yet, so that nothing that was found before is used."""
    return amended(folder, "en", "options\n  replace threshold  2\n")


def planted(monkeypatch: pytest.MonkeyPatch, follows: Callable[[Ends, Standing], Standing]) -> None:
    """An abstraction that believes that one more standing can follow."""
    real = Ends.outcomes

    def outcomes(ends: Ends, here: Standing) -> dict[Outcome, Hint]:
        return {**real(ends, here), Outcome(follows(ends, here)): Hint("challenge", 0)}

    monkeypatch.setattr(Ends, "outcomes", outcomes)


def test_the_length_without_a_fault(tmp_path: Path) -> None:
    rules = short(tmp_path)
    found = match_length(setting(rules, 3), rules.deck, LIMIT)
    assert (found.low, found.high) == (4, 5)


def test_an_abstraction_that_forgets_coins_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It finds a match of a single round, which can't be laid out."""
    rules = short(tmp_path)
    planted(monkeypatch, lambda ends, here: WON)
    with pytest.raises(Undecided, match="1 rounds was found without cards, but not laid out"):
        match_length(setting(rules, 3), rules.deck, LIMIT)


def test_an_abstraction_that_forgets_who_is_out_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It finds matches that go round: whoever is out is in again, without coins."""
    rules = short(tmp_path)
    planted(monkeypatch, lambda ends, here: ends.first)
    with pytest.raises(Undecided, match="go round were found without cards, but not laid out"):
        match_length(setting(rules, 3), rules.deck, LIMIT)


def test_a_replay_that_comes_out_otherwise_is_loud(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = short(tmp_path)
    real = Layout.written

    def other(layout: Layout, played: Played, starter: int = 0) -> Match:
        match = real(layout, played, starter)
        return replace(match, shuffles=tuple(order[::-1] for order in match.shuffles))

    monkeypatch.setattr(Layout, "written", other)
    with pytest.raises(AssertionError, match=r"came out otherwise|can't be replayed"):
        match_length(setting(rules, 3), rules.deck, LIMIT)


def test_too_little_time_is_undecided(tmp_path: Path) -> None:
    rules = short(tmp_path)
    with pytest.raises(Undecided):
        match_length(setting(rules, 6), rules.deck, 0.001)


# ---------------------------------------------------------------- what is proved of the abstraction


def test_seats_are_exchanged_only_where_that_makes_no_difference(tmp_path: Path) -> None:
    ends_ = Ends(setting(shipped("en"), 3), LIMIT)
    assert ends_.view.symmetric
    changes = (
        "settling\n  replace payment  loser takes 1 coin\n  add first  means the seat where yes\n"
        "  add tax  first takes 1 coin\n"
    )
    first_pays = amended(tmp_path, "en", changes)
    assert not Ends(setting(first_pays, 3), LIMIT).view.symmetric


def test_coins_of_those_who_are_out_are_kept_in_mind_where_they_matter() -> None:
    coins = 1
    plain = Ends(setting(shipped("en"), 3), LIMIT)
    assert coins in plain.view.forgets
    no_coin = Ends(setting(shipped("en"), 3, readings={"supply_out": "no_coin"}), LIMIT)
    assert coins not in no_coin.view.forgets


def test_every_round_that_is_played_is_among_those_foreseen() -> None:
    """The abstraction leaves nothing out: whatever plain search comes to, it says."""
    for name, players, cards in (("en", 2, 4), ("pt_kidult", 2, 4), ("en+exact_call", 3, 3)):
        whole = setting(shipped(name), players)
        ends_ = Ends(whole, LIMIT)
        rounds = Rounds(
            setting(shipped(name), players, Deck("few", Text("Few"), (("1", cards),))), 0, 3
        )
        layer, seen = {rounds.first()}, set()
        for _ in range(6):
            following = set()
            for state in layer:
                here = ends_.view.of(rounds.game.whole(state))
                foreseen = {one.after for one in ends_.outcomes(here)}
                for after in rounds.after(state):
                    stands = ends_.view.of(rounds.game.whole(after))
                    assert stands in foreseen
                    if stands not in seen and stands != WON:
                        seen.add(stands)
                        following.add(tidied(rounds, after))
            layer = following
        assert len(seen) > 3


@pytest.mark.parametrize(
    "name", ["en", "pt_kidult", "en+exact_call", "en+life_transfer", "en+points"]
)
def test_changes_leave_nothing_out(name: str) -> None:
    """What is said to be possible by changes alone has all that each standing is shown to have."""
    ends_ = Ends(setting(shipped(name), 3), LIMIT)
    assert ends_.changes is not None
    graph = explore(ends_.first, lambda here: [one.after for one in ends_.outcomes(here)])
    assert graph is not None
    by_changes = {here: set(ends_.outcomes(here)) for here in graph.follow}
    ends_.be_exact()
    for here, foreseen in by_changes.items():
        assert set(ends_.outcomes(here)) <= foreseen


def test_the_graph_finds_ways_and_circles() -> None:
    a, b, c = (Standing(((1, i),)) for i in range(3))
    straight = Graph(a, {a: (b, c), b: (c,), c: (WON,)}, {})
    assert straight.longest() == {WON: 0, c: 1, b: 2, a: 3}
    assert straight.circle() is None
    round_ = Graph(a, {a: (b,), b: (c,), c: (b, WON)}, {})
    assert round_.longest() is None
    assert round_.circle() == (a, b, c, b)
    assert explore(a, lambda s: {a: (b,), b: (c,), c: (b, WON)}[s]).to_the_end[a] == 3  # type: ignore[union-attr]
