"""Other readings: each alone against the assumed ones, and all together."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from coyote_spec.comparison.compare import compare
from coyote_spec.interpreter.score import score
from coyote_spec.prover.verdict import Finding
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from tests.agreement.rulesets import amended, shipped

DECK = Deck(
    "few", Text(), (("1", 2), ("2", 1), ("-5", 1), ("?", 2), ("x2", 1), ("max0", 1), ("night", 1))
)
LIMIT = 60.0


def found(one: Ruleset, other: Ruleset, **given: Any) -> dict[str, Finding]:
    asked = {"players": (2, 3), **given}
    done = compare(one, other, decks=[DECK], limit=LIMIT, every_reading=True, **asked)
    return {finding.id: finding for finding in done.findings}


@cache
def shipped_pair(one: str, other: str) -> dict[str, Finding]:
    return found(shipped(one), shipped(other))


def singly(finding: Finding) -> dict[str, str]:
    """The verdict for each reading that is given alone."""
    assert finding.readings is not None
    return {f"{r['silence']}={r['reading']}": r["verdict"] for r in finding.readings["singly"]}


def total(name: str, table: Mapping[str, Any], readings: Mapping[str, str]) -> int:
    rules = shipped(name)
    own = {k: v for k, v in readings.items() if v in [r.name for r in rules.silences.get(k, ())]}
    return score(rules, table["cards"], table["pile"], readings=own).total


def test_each_reading_alone() -> None:
    counting = shipped_pair("en", "pt")["counting"]
    assert counting.verdict == "refuted"  # with two ?, the one draws again and the other doesn't
    told = singly(counting)
    assert told["two_question_cards=no_further"] == "proved"
    assert told["drawn_card=value_only"] == "proved"  # a ? that is drawn doesn't act then
    assert told["max_tie=all"] == "refuted"
    assert "two_question_cards=no_further makes them the same" in counting.details
    assert counting.readings is not None
    assert counting.readings["players"] == [2, 3]
    assert counting.readings["together"] == {
        "same": counting.readings["together"]["same"],
        "differs": {},
        "all_tried": True,
    }
    assert len(counting.readings["together"]["same"]) == 1


def test_what_breaks_it_has_a_table_that_replays() -> None:
    counting = found(shipped("en"), shipped("fr"), players=(2,))["counting"]
    assert counting.readings is not None
    broken = [r for r in counting.readings["singly"] if r["verdict"] == "refuted"]
    assert broken
    for one in broken:
        given = {one["silence"]: one["reading"]}
        assert total("en", one["witness"], given) != total("fr", one["witness"], given)
    assert counting.readings["together"]["same"] is None
    assert counting.readings["together"]["all_tried"]
    assert "no other reading makes them the same, nor do several together" in counting.details


def test_several_together(tmp_path: Path) -> None:
    """Two readings that only together make a difference."""
    text = """silences
  add first   asks "One?"
    off  "No."
    on   "Yes."
  add second  asks "Two?"
    off  "No."
    on   "Yes."

counting
  add more
    by first
      off: no change
      on
        by second
          off: no change
          on: total becomes total + {n}
"""
    one, other = (amended(tmp_path, "fr", text.format(n=n), f"by{n}") for n in (1, 2))
    counting = found(one, other)["counting"]
    assert counting.verdict == "proved"
    assert singly(counting)["first=on"] == singly(counting)["second=on"] == "proved"
    assert counting.readings is not None
    assert counting.readings["together"]["differs"] == {"first": "on", "second": "on"}
    assert "first=on and second=on together breaks it, neither of them alone" in counting.details
    given = found(one, other, readings={"first": "on"})["counting"]
    assert singly(given)["second=on"] == "refuted"
    assert "first=on" not in singly(given)


def test_the_same_words_are_the_same_under_every_reading() -> None:
    for finding in shipped_pair("en", "es").values():
        if finding.readings is not None:
            assert set(singly(finding).values()) == {"proved"}
            assert finding.readings["together"] == {"same": {}, "differs": None, "all_tried": True}


def test_aspects_of_a_round(tmp_path: Path) -> None:
    text = """silences
  add price  asks "How many coins?"
    one  "One."
    two  "Two."

settling
  replace payment
    by price
      one: loser takes 1 coin
      two: loser takes 2 coins
"""
    told = found(shipped("fr"), amended(tmp_path, "fr", text, "priced"))
    assert told["settling"].verdict == "proved"
    assert singly(told["settling"])["price=two"] == "refuted"
    assert told["settling"].readings is not None
    (broken,) = (r for r in told["settling"].readings["singly"] if r["silence"] == "price")
    assert [event["move"] for event in broken["witness"]["events"]] == ["bid", "challenge"]
    assert singly(told["opening"])["price=two"] == "proved"
    assert "price=two breaks it" in told["settling"].details


@pytest.mark.parametrize("aspect", ["deck", "players", "options"])
def test_lists_hang_on_no_reading(aspect: str) -> None:
    assert shipped_pair("en", "fr")[aspect].readings is None


def test_what_is_not_decided_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from coyote_spec.comparison import readings
    from coyote_spec.prover.ask import Undecided

    def gives_up(*given: object) -> None:
        raise Undecided("no time")

    monkeypatch.setattr(readings, "first_cards", gives_up)
    told = found(shipped("en"), shipped("fr"))["reshuffle"]
    assert set(singly(told).values()) == {"unknown"}
    assert told.readings is not None
    assert not told.readings["together"]["all_tried"]
    assert any("not decided what it makes of this" in line for line in told.details)
