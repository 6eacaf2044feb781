"""A round as one step: planted faults are caught, and what is left out is shown not to matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import process_time
from weakref import WeakValueDictionary

import pytest

from coyote_spec.interpreter.match import Match
from coyote_spec.interpreter.staged import StagedGame
from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.match.cards import CardRounds, Cards, Turned
from coyote_spec.prover.match.course import course_of
from coyote_spec.prover.match.ends import Ends
from coyote_spec.prover.match.graph import Graph, explore
from coyote_spec.prover.match.length import match_length
from coyote_spec.prover.match.lift import Layout, Played
from coyote_spec.prover.match.standing import WON, Hint, Outcome, Standing
from coyote_spec.prover.match.travel import Travel, travel_of
from coyote_spec.ruleset import alike
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from tests.agreement.rulesets import amended, setting, shipped
from tests.prover.played_out import Rounds, tidied

LIMIT = 60.0


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
    with pytest.raises(Undecided, match="1 round was found without cards, but not laid out"):
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


def test_a_deck_too_large_to_be_staged_is_laid_out_by_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = short(tmp_path)
    usual = match_length(setting(rules, 3), rules.deck, LIMIT)
    real = StagedGame._written_down

    def too_large(game: StagedGame, what: str, move: str) -> str:
        if what == "step" and move in rules.calls:
            raise RecursionError
        return real(game, what, move)

    monkeypatch.setattr(StagedGame, "_written_down", too_large)
    again = replace(rules)  # of which nothing is known
    monkeypatch.setattr(alike, "_known", WeakValueDictionary())
    assert match_length(setting(again, 3), again.deck, LIMIT) == usual


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


@pytest.mark.parametrize("name", ["en", "pt_kidult", "en+exact_call", "en+life_transfer"])
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
    straight = Graph(a, {a: (b, c), b: (c,), c: (WON,)})
    assert straight.longest() == {WON: 0, c: 1, b: 2, a: 3}
    assert straight.until_back() == {}
    round_ = Graph(a, {a: (b,), b: (c,), c: (b, WON)})
    assert round_.longest() is None
    assert round_.until_back() == {a: 3, b: 2, c: 2}
    assert explore(a, lambda s: {a: (b,), b: (c,), c: (b, WON)}[s]).to_the_end[a] == 3  # type: ignore[union-attr]


# ---------------------------------------------------------------- with cards


def test_what_was_broken_off_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What follows a round is kept for the next question: whole, or not at all."""
    rules = short(tmp_path)
    here = setting(rules, 3)
    travel = travel_of(course_of(here, LIMIT), here, process_time() + LIMIT)
    real = CardRounds.ways

    def breaks_off(rounds: CardRounds, players_left: int, cards: Cards) -> Iterator[Turned]:
        yield from real(rounds, players_left, cards)
        raise Undecided(Said("why-cards-in-time"))

    with monkeypatch.context() as broken:
        broken.setattr(CardRounds, "ways", breaks_off)
        with pytest.raises(Undecided):
            travel.after(travel.first)
    again = travel_of(course_of(here, LIMIT), here, process_time() + LIMIT)
    assert again is travel
    assert again.after(travel.first)
    assert again.after(travel.first) == Travel(travel.course, here).after(travel.first)
