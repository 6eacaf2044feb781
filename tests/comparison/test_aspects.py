"""Rulesets that differ in one thing: the aspect that it belongs to says so, with a witness that
replays; and no aspect says `the same` without ground."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from coyote_spec.api import run
from coyote_spec.interpreter.choices import total_of
from coyote_spec.interpreter.scenario import Scenario, laid_out
from coyote_spec.odds.tidied import share_unlike
from coyote_spec.prover import behave
from coyote_spec.prover.cards import dealt_alike
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.together import _Totals
from coyote_spec.prover.verdict import Undecided
from tests.agreement.rulesets import amended, setting, shipped
from tests.comparison.compared import LIMIT, NIGHTS, changed, compared, replayed


def test_a_ruleset_is_like_itself() -> None:
    assert compared(shipped("fr"), shipped("fr")).same


# ---------------------------------------------------------------- one difference, one aspect


def test_a_payment_of_two_coins(tmp_path: Path) -> None:
    text = "settling\n  replace payment  loser takes 2 coins\n"
    found = changed(tmp_path, text)
    assert set(found) == {"settling", "elimination", "next_starter", "end"}
    one, other = replayed(found["settling"], shipped("fr"), amended(tmp_path, "fr", text))
    assert (one["paid"], other["paid"]) == ({"0": 1}, {"0": 2})
    assert found["settling"].witness["coins"] == [0, 0]
    assert len(found["settling"].witness["events"]) == 2


def test_another_threshold(tmp_path: Path) -> None:
    text = "options\n  replace threshold  2, or any from 1\n"
    found = changed(tmp_path, text)
    assert set(found) == {"options", "elimination", "next_starter", "end"}
    one, other = replayed(found["elimination"], shipped("fr"), amended(tmp_path, "fr", text))
    assert (one["eliminated"], other["eliminated"]) == ([], [0])
    assert found["elimination"].witness["coins"] == [1, 0]


def test_another_starter(tmp_path: Path) -> None:
    text = "starting\n  replace next_starter  starter becomes winner\n"
    found = changed(tmp_path, text)
    assert set(found) == {"next_starter"}
    one, other = replayed(found["next_starter"], shipped("fr"), amended(tmp_path, "fr", text))
    assert {one["next_starter"], other["next_starter"]} == {0, 1}


def test_another_end(tmp_path: Path) -> None:
    text = "ending\n  replace last_one_in  when players_left at most 2: winner wins\n"
    found = changed(tmp_path, text)
    assert set(found) == {"end"}
    one, other = replayed(found["end"], shipped("fr"), amended(tmp_path, "fr", text))
    assert one["winner"] is None
    assert other["winner"] is not None


def test_another_raise(tmp_path: Path) -> None:
    text = "bidding\n  replace raise  raise needs number at least bid + 2\n"
    found = changed(tmp_path, text)
    assert set(found) == {"raise"}
    one, other = replayed(found["raise"], shipped("fr"), amended(tmp_path, "fr", text))
    assert (one["illegal_at"], other["illegal_at"]) == (None, 2)


def test_another_moment_to_call(tmp_path: Path) -> None:
    text = "bidding\n  replace challenge  call needs opened and bid above 3\n"
    found = changed(tmp_path, text)
    assert set(found) == {"call"}
    one, other = replayed(found["call"], shipped("fr"), amended(tmp_path, "fr", text))
    assert (one["illegal_at"], other["illegal_at"]) == (None, 2)


def test_another_way_round(tmp_path: Path) -> None:
    text = (
        "bidding\n  replace passing  turn passes to next seat right of actor where in_play of it\n"
    )
    assert changed(tmp_path, text, (2,)) == {}
    found = changed(tmp_path, text)
    assert set(found) == {"actions"}
    one, other = replayed(found["actions"], shipped("fr"), amended(tmp_path, "fr", text))
    assert (one["turn"], other["turn"]) == (1, 2)


# ---------------------------------------------------------------- cards


def test_a_shuffle_under_the_pile_is_not_one_onto_it(tmp_path: Path) -> None:
    text = (
        "reshuffling\n  replace short_deal  before a deal when size of pile below players_left:"
        " shuffle the discards into the pile\n"
    )
    base = "silences\n  remove short_pile\n\n"
    under = amended(tmp_path, "fr", base + text.replace("into", "under"), "under")
    onto = amended(tmp_path, "fr", base + text, "onto")
    found = {f.id: f.verdict for f in compared(under, onto).findings}
    assert found.pop("dealing") == "unknown"  # no match was found that comes to it
    assert set(found.values()) == {"proved"}


def test_readings_of_a_short_pile_deal_differently() -> None:
    one, other = (
        setting(shipped("fr"), 2, NIGHTS, readings={"short_pile": reading})
        for reading in ("reshuffle_all", "discards_under_the_rest")
    )
    assert dealt_alike(behave.Pair(one, one), LIMIT)
    assert not dealt_alike(behave.Pair(one, other), LIMIT)


def test_what_is_shuffled_after_a_round(tmp_path: Path) -> None:
    text = "reshuffling\n  add tidy  after a round: shuffle the discards into the pile\n"
    found = changed(tmp_path, text)
    assert set(found) == {"reshuffle"}
    assert found["reshuffle"].verdict == "refuted"
    assert found["reshuffle"].details[0] != found["reshuffle"].details[1]
    night = {2: Fraction(2, 7), 3: Fraction(3, 7)}  # then all is shuffled, with the rule or without
    assert found["reshuffle"].frequency == {n: 1 - share for n, share in night.items()}


def test_how_often_a_card_orders_a_shuffle_in_one_only(tmp_path: Path) -> None:
    """The night is worn (7 of 28 hands of two), or turned over by the one ? (6 of 28, then one card
    of six)."""
    night = 'after a round when some "night" in played'
    text = f"reshuffling\n  replace night  {night}: shuffle the discards into the pile\n"
    found = changed(tmp_path, text, (2,))
    assert found["reshuffle"].frequency == {2: Fraction(7, 28) + Fraction(6, 28) * Fraction(1, 6)}
    calm = amended(tmp_path, "fr", text)
    one, other = (setting(rules, 2, NIGHTS) for rules in (shipped("fr"), calm))
    assert share_unlike(one, one) == 0
    assert share_unlike(other, one) == share_unlike(one, other)


def test_a_draw_from_an_empty_pile(tmp_path: Path) -> None:
    text = "silences\n  remove empty_pile\n\nreshuffling\n  replace empty_draw  at an empty pile: "
    one = amended(tmp_path, "fr", text + "shuffle the discards into the pile\n", "filled")
    other = amended(tmp_path, "fr", text + "no change\n", "empty")
    found = {f.id: f.verdict for f in compared(one, other).findings if f.verdict != "proved"}
    assert found == {"reshuffle": "unknown"}


def test_a_second_card_is_dealt(tmp_path: Path) -> None:
    text = "dealing\n  replace deal  for each seat where in_play of it: draw 2 to forehead of it\n"
    found = changed(tmp_path, text)["dealing"]
    assert found.verdict == "refuted"
    both = shipped("fr"), amended(tmp_path, "fr", text)
    told = [run(rules, dict(found.witness), deck=NIGHTS).as_json() for rules in both]
    assert told == list(found.results.values())
    assert told[0]["rounds"][0]["total"] < told[1]["rounds"][0]["total"]


@pytest.mark.parametrize(
    ("rule", "alike"),
    [
        ("when direction is not 1: direction becomes 1", True),
        ("when lamp: direction becomes -1", False),
        ("when lamp: shuffle the discards into the pile", False),
    ],
)
def test_what_a_field_is_asked_for_before_a_deal(tmp_path: Path, rule: str, alike: bool) -> None:
    """A field that comes to the same is no matter; cards that hang on one aren't looked into."""
    text = (
        "state\n  add lamp  yes or no for a match, at first no\n\n"
        "bidding\n  add turning  at each bid\n"
        "    direction becomes 0 - direction\n    lamp becomes yes\n\n"
        f"reshuffling\n  add afresh  before a deal {rule}\n"
    )
    fr = shipped("fr")
    pair = behave.Pair(setting(fr, 2, NIGHTS), setting(amended(tmp_path, "fr", text), 2, NIGHTS))
    if alike:
        assert dealt_alike(pair, LIMIT)
    else:
        with pytest.raises(Undecided, match=r"direction|lamp"):
            dealt_alike(pair, LIMIT)


# ---------------------------------------------------------------- not without ground


def test_what_is_paid_may_hang_on_cards(tmp_path: Path) -> None:
    text = (
        "settling\n  replace payment\n"
        '    when some "night": loser takes 2 coins\n    otherwise: loser takes 1 coin\n'
    )
    found = changed(tmp_path, text)
    one, other = replayed(found["settling"], shipped("fr"), amended(tmp_path, "fr", text))
    assert [sum(told["paid"].values()) for told in (one, other)] == [1, 2]
    assert "night" in found["settling"].witness["hands"]
    assert "plain search" in found["settling"].method


def test_what_is_paid_may_hang_on_a_card_that_is_not_found(tmp_path: Path) -> None:
    """No short course shows it: then nothing is known, and why is said."""
    text = (
        "settling\n  replace payment\n"
        "    when count of green at least 3: loser takes 2 coins\n"
        "    otherwise: loser takes 1 coin\n"
    )
    found = changed(tmp_path, text, (2,))
    assert found["settling"].verdict == "unknown"
    assert "hangs on the cards" in found["settling"].sentence
    assert "no short course" in found["settling"].sentence


def test_a_total_may_hang_on_the_bid(tmp_path: Path) -> None:
    text = "counting\n  add more  when bid above 10: total becomes total + 1\n"
    found = changed(tmp_path, text)
    assert (found["counting"].verdict, found["reshuffle"].verdict) == ("unknown", "unknown")


def test_a_count_may_touch_coins(tmp_path: Path) -> None:
    text = (
        "counting\n  add fee\n"
        '    when some "night"\n      for each seat: coins of it becomes coins of it + 1\n'
    )
    found = changed(tmp_path, text)
    assert {found[a].verdict for a in ("counting", "settling")} == {"unknown"}
    one, other = replayed(found["elimination"], shipped("fr"), amended(tmp_path, "fr", text))
    assert one["coins"] != other["coins"]


def test_a_call_that_only_one_has(tmp_path: Path) -> None:
    text = "bidding\n  add doubt  call needs opened\n"
    found = changed(tmp_path, text)
    assert set(found) == {"call"}
    told = found["call"].results["fr+changed"], found["call"].results["fr"]
    assert [one["outcome"] for one in told] == ["settled", "illegal"]
    assert "no move doubt" in told[1]["why"]
    same = compared(shipped("fr"), amended(tmp_path, "fr", text))
    said = {f.id: f.sentence for f in same.findings}
    assert "after the calls that both have: challenge" in said["settling"]


def test_no_call_in_common_proves_nothing(tmp_path: Path) -> None:
    text = "bidding\n  remove challenge\n  add doubt  call needs opened\n"
    found = changed(tmp_path, text)
    assert {found[a].verdict for a in behave.AFTER} == {"vacuous"}
    assert not compared(shipped("fr"), amended(tmp_path, "fr", text)).same


def test_what_is_kept_may_begin_otherwise(tmp_path: Path) -> None:
    """The same rules about a number that is at first another one."""
    text = """state
  add left  a number for a round, at first {first}

bidding
  add fewer  at each bid: left becomes left - 1
  replace raise  raise needs number above bid and left above 0
"""
    three = amended(tmp_path, "fr", text.format(first=3), "three")
    four = amended(tmp_path, "fr", text.format(first=4), "four")
    assert not compared(three, four, (2,)).same
    assert compared(three, amended(tmp_path, "fr", text.format(first=3), "also"), (2,)).same


def test_what_is_kept_for_a_match_is_compared(tmp_path: Path) -> None:
    text = """state
  add debt  a number for a match, at first 0

bidding
  replace opener  opening needs number above debt

settling
  add more  debt becomes debt + {step}
"""
    one = amended(tmp_path, "fr", text.format(step=1), "ones")
    two = amended(tmp_path, "fr", text.format(step=2), "twos")
    found = {f.id: f.verdict for f in compared(one, two, (2,)).findings if f.verdict != "proved"}
    assert found == {"actions": "unknown"}


MOVES = """state
  add tried  yes or no for a round, at first no

actions
  add leave  move instead of a bid needs opened and not tried
    tried becomes yes
    {does}
"""


ENDS = "the round ends\n    starting\n      "


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("actor takes 1 coin", "actor takes 2 coins"),
        ("turn passes", "then a bid"),
        (ENDS + "starter becomes actor", ENDS + "starter becomes bidder"),
        ("turn passes", "tried becomes no"),
    ],
)
def test_moves_that_lead_elsewhere(one: str, other: str, tmp_path: Path) -> None:
    first = amended(tmp_path, "fr", MOVES.format(does=one), "first")
    second = amended(tmp_path, "fr", MOVES.format(does=other), "second")
    found = {f.id: f for f in compared(first, second, (2,)).findings}
    told = replayed(found["actions"], first, second)
    assert told[0] | {"ruleset": ""} != told[1] | {"ruleset": ""}
    assert "leave" in [event["move"] for event in (found["actions"].witness or {})["events"]]
    again = amended(tmp_path, "fr", MOVES.format(does=one), "again")
    assert compared(first, again, (2,)).same


def test_bids_that_hang_on_cards(tmp_path: Path) -> None:
    text = "bidding\n  replace opener  opening needs number at most size of pile\n"
    found = changed(tmp_path, text)
    replayed(found["opening"], shipped("fr"), amended(tmp_path, "fr", text))
    one, other = (amended(tmp_path, "fr", text, name) for name in ("one", "other"))
    assert compared(one, other, (2,)).same


def test_what_is_alike_in_any_state_needs_no_induction(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[int] = []

    def noting(given: Any, *more: Any) -> Any:
        asked.append(given.players)
        return any_round(given, *more)

    monkeypatch.setattr(behave, "any_round", noting)
    assert compared(shipped("fr"), shipped("fr"), (2, 3, 4)).same
    assert asked == []
    found = changed(tmp_path, "settling\n  replace payment  loser takes 2 coins\n", (2, 3, 4))
    assert found["settling"].verdict == "refuted"
    assert 4 not in asked  # differences show with two or three players: more aren't asked about


COUNTS = (
    "",
    'counting\n  replace times_two  with "x2": total becomes 2 * total + coins of caller\n',
)


@pytest.mark.parametrize("changes", COUNTS, ids=["cards alone", "coins too"])
def test_what_a_call_would_give_is_what_a_count_gives(tmp_path: Path, changes: str) -> None:
    rules = amended(tmp_path, "fr", changes) if changes else shipped("fr")
    totals, found = _Totals(), set()
    for coins in ((0, 0, 0), (1, 2, 0), (2, 0, 1)):
        for hands in (("3", "x2", "4"), ("3", "?", "-5")):
            scenario = Scenario(hands, ("7",), coins=coins)
            game, state, _ = laid_out(scenario, rules)
            for turn in range(3):
                here = state.put(turn=turn)
                assert totals(game, here) == total_of(game, here)
                found.add(total_of(game, here))
    assert len(found) > 2 or not changes
