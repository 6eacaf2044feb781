"""A match at the terminal: what people are shown, asked and answered."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote_spec.elaborate.library import Library
from coyote_spec.interpreter.match import MatchResult, read_match, run_match
from coyote_spec.interpreter.play import play
from coyote_spec.interpreter.rounds import Event
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.semantics.round import BID
from coyote_spec.source import InputError
from tests.interpreter.games import LIBRARY, ruleset


def at_table(
    name: str, players: int, seed: int, people: set[int], lines: Iterable[str]
) -> tuple[MatchResult, str]:
    """A match with these lines typed, and all that was said."""
    typed, said = iter(lines), list[str]()

    def ask(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        said.append(f"{prompt}{line}")
        return line

    result = play(ruleset(name), players, seed, people, ask, said.append)
    return result, "\n".join(said)


@pytest.mark.parametrize("name", ["en", "es", "pt", "fr"])
def test_a_demonstration_ends_and_replays(name: str) -> None:
    rules = ruleset(name)
    result, said = at_table(name, 4, 11, set(), [])
    assert result.outcome == "settled"
    assert f"Seat {result.winner} wins the match." in said
    assert run_match(read_match(result.match.as_json(), rules, LIBRARY.deck), rules) == result


def test_the_same_seed_is_the_same_match() -> None:
    assert at_table("en", 3, 5, set(), []) == at_table("en", 3, 5, set(), [])
    assert at_table("en", 3, 5, set(), [])[1] != at_table("en", 3, 6, set(), [])[1]


def test_a_person_sees_the_others_cards_and_not_the_own() -> None:
    _, said = at_table("en", 3, 7, {0, 1, 2}, ["5", "bid 9", "BID 10", "challenge"])
    dealt = {}
    for line in said.splitlines():
        if " had " in line:
            seat, card = line.strip().split(" had ")
            dealt[seat] = card
    first = said[said.index("You are seat 0.") : said.index("Seat 0 bids 5.")]
    assert "seat 0, forehead: a card you don't see" in first
    for seat in ("seat 1", "seat 2"):
        assert f"{seat}, forehead: {dealt[seat]}" in first
    assert "Last bid: 9, by seat 1" in said
    assert "You can: bid NUMBER, such as 10; challenge" in said


def test_the_count_is_shown_step_by_step() -> None:
    _, said = at_table("en", 4, 0, {0, 1, 2, 3}, ["1", "challenge"])
    end = said[said.index(": challenge.") :]
    assert "total: the total is" in end or "nothing changes" in end
    assert end.count("total is") == 1
    assert "takes 1 coin and has 1." in end


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "You can: bid NUMBER"),
        ("help", "A number alone is a bid."),
        ("bid", "`bid` is said with a number."),
        ("bid 3 4", "`bid` is said with a number."),
        ("bid many", "`many` isn't a whole number."),
        ("challange", "did you mean `challenge`?"),
        ("challenge", "That is forbidden by `challenge`"),
        ("challenge 3", "`challenge` is said alone."),
        ("-", "There is no move `-`."),
        ("٣", "There is no move `٣`."),
        ("9" * 100_001, "too long"),
        ("\x00\x1b[2J" * 50, "There is no move"),
    ],
)
def test_what_is_no_move_is_answered(line: str, answer: str) -> None:
    result, said = at_table("fr", 2, 1, {0}, [line, "quit"])
    assert answer in said
    assert len(said) < 102_000
    assert "The match stops here." in said
    assert (result.outcome, len(result.rounds), result.match.rounds) == ("open", 1, ((),))


def test_a_bid_of_ten_thousand_digits() -> None:
    result, said = at_table("en", 2, 1, {0}, ["9" * 10_000, "quit"])
    assert "Seat 0 bids a number of about 10000 digits." in said
    assert result.rounds[0].loser == 0


def replays(result: MatchResult, rules: Ruleset) -> bool:
    return run_match(read_match(result.match.as_json(), rules, LIBRARY.deck), rules) == result


def test_a_person_is_asked_for_the_choice_of_anothers_move() -> None:
    lines = ["10", "pass", "restart", "", "x", "10", "3 4", "8", "quit"]
    result, said = at_table("pt_kidult", 3, 1, {0, 1, 2}, lines)
    assert "restart (seat 0 is asked for a number)" in said
    asked = said[said.index("seat 1> restart") : said.index("Seat 1: restart 8.")]
    assert "You are seat 0.\n  seat 0, forehead: a card you don't see" in asked
    assert "Seat 1 asks for a number, by `restart`: which?" in asked
    assert asked.count("You can say: NUMBER, such as 11") == 2
    for answer in ("`x` isn't a whole", "forbidden by `restart`", "is said with a number."):
        assert answer in asked
    made = Event(0, BID, amount=10), Event(1, "restart", amount=8)
    assert result.match.rounds == (made,)
    assert result.rounds[0].bid == (0, 8)
    assert replays(result, ruleset("pt_kidult"))


def test_who_is_asked_may_stop_the_match() -> None:
    lines = ["10", "pass", "restart", "quit"]
    result, said = at_table("pt_kidult", 3, 1, {0, 1, 2}, lines)
    assert said.endswith("seat 0> quit\nThe match stops here.")
    assert result.match.rounds == ((Event(0, BID, amount=10),),)


@pytest.mark.parametrize("seed", range(4))
def test_a_person_names_the_move_and_a_seeded_player_chooses(seed: int) -> None:
    result, said = at_table("pt_kidult", 2, seed, {1}, ["restart 3", "restart", "quit"])
    assert "`restart` is said alone. another seat is asked for a number." in said
    bid, restart = result.match.rounds[0][:2]
    assert (bid.seat, bid.move, restart.seat, restart.move) == (0, BID, 1, "restart")
    assert restart.amount not in (None, bid.amount)
    assert result.rounds[0].bid == (0, restart.amount)
    assert replays(result, ruleset("pt_kidult"))


def test_a_move_for_which_nothing_can_be_chosen_is_refused() -> None:
    result, said = at_table("pt_kidult", 3, 1, {0}, ["restart", "quit"])
    assert "restart (seat" not in said
    assert "`restart` can't be asked for: there is nothing legal to choose." in said
    assert result.match.rounds == ((),)


def test_seeded_players_ask_people_and_each_other() -> None:
    rules = ruleset("pt_kidult")
    result, said = at_table("pt_kidult", 3, 3, set(), [])
    assert ": restart " in said
    assert replays(result, rules)
    result, said = at_table("pt_kidult", 2, 1, {0}, ["1", "pass", "7", "quit"])
    assert "Seat 1 asks for a number, by `restart`: which?" in said
    assert result.match.rounds[0][:2] == (Event(0, BID, amount=1), Event(1, "restart", amount=7))
    assert replays(result, rules)


ASKING = """coyote 1

amendment asking "What others choose"

actions
  add helper  means next seat onward of actor where in_play of it
  add point   move with a seat by helper instead of a bid needs target is not actor
    turn passes to target
  add show    move with a card by bidder instead of a bid
    turn passes to next seat onward of actor where in_play of it
"""


def asking(folder: Path) -> Ruleset:
    path = folder / "asking.coyote"
    path.write_text(ASKING, encoding="utf-8")
    return Library().ruleset("en+asking", path)


@pytest.mark.parametrize("people", [{0}, {0, 1}])
def test_a_seat_or_a_card_is_chosen_by_another(people: set[int], tmp_path: Path) -> None:
    rules = asking(tmp_path)
    typed = iter(["point", *(["0", "seat 2"] if 1 in people else []), "quit"])
    said = list[str]()
    result = play(rules, 3, 1, people, lambda prompt: next(typed), said.append)
    assert any("point (seat 1 is asked for a seat)" in line for line in said)
    first = result.match.rounds[0][0]
    assert (first.seat, first.move) == (0, "point")
    assert first.target in ((2,) if 1 in people else (1, 2))
    assert ("  You can say: 1|2" in said) == (1 in people)
    assert replays(result, rules)


def test_nobody_to_ask(tmp_path: Path) -> None:
    typed = iter(["show", "quit"])
    said = list[str]()
    play(asking(tmp_path), 3, 1, {0}, lambda prompt: next(typed), said.append)
    assert not any("show (" in line for line in said)
    assert "`show` can't be asked for: there is nothing legal to choose." in said


@given(st.lists(st.text(max_size=12), max_size=30), st.sampled_from(["en", "fr"]))
def test_rubbish_ends_cleanly(lines: list[str], name: str) -> None:
    result, _ = at_table(name, 2, 3, {0, 1}, lines)
    rules = ruleset(name)
    assert run_match(read_match(result.match.as_json(), rules, LIBRARY.deck), rules) == result


def test_an_interruption_ends_it_too() -> None:
    def ask(prompt: str) -> str:
        raise KeyboardInterrupt

    assert play(ruleset("fr"), 2, 1, {0}, ask, lambda line: None).outcome == "open"


def test_seats_and_settings_that_do_not_fit() -> None:
    with pytest.raises(InputError, match="no seat 4; with 3 players they are 0 to 2"):
        at_table("fr", 3, 1, {0, 4}, [])
    with pytest.raises(InputError, match="isn't for 9 players"):
        at_table("fr", 9, 1, set(), [])


def test_a_match_that_goes_on_for_ever_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six players need fifteen rounds; where no coin is left to take, a match need not end."""
    monkeypatch.setattr("coyote_spec.interpreter.play.MOST_ROUNDS", 14)
    result, said = at_table("en", 6, 2, set(), [])
    assert "After 14 rounds nobody has won." in said
    assert (result.outcome, len(result.rounds)) == ("open", 14)
