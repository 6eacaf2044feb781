"""Badges: a claim counts for the rules that it rests on, if it is recorded for just these rules."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from coyote_spec.api import badges, load, prove, record
from coyote_spec.handbook import verdicts
from coyote_spec.handbook.badges import Badge, badges_of, relied
from coyote_spec.prover.verdict import Finding, Scope
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.source import InputError
from tests.conftest import Cli
from tests.handbook.texts import written

ENDS = Question("bidding ends")
CLAIM = """claim mine "Mine"
  games fr
  players 2
  deck thirty
  total ranges from -20 to 40
  expect proved
"""


def claim(question: Question, *games: str, name: str = "mine") -> Claim:
    return Claim(name, tuple(map(load, games)), question, text=f"claim {name}")


def known(one: Claim, kind: str) -> verdicts.Record:
    games = {game.name: kind for game in one.games}
    return {verdicts.digest(one): {"claim": one.name, "games": games}}


@pytest.mark.parametrize("kind", ["proved", "bounded", "enumerated"])
def test_a_rule_has_the_badge_of_a_claim_that_rests_on_it(kind: str) -> None:
    one = claim(ENDS, "fr")
    found = badges_of(load("fr"), [one], known(one, kind))
    assert found["raise"] == found["challenge"] == Badge(kind, "mine")
    assert found["payment"] == Badge("example")


@pytest.mark.parametrize("kind", ["refuted", "unknown", "vacuous"])
def test_what_is_not_proved_gives_no_badge(kind: str) -> None:
    one = claim(ENDS, "fr")
    assert badges_of(load("fr"), [one], known(one, kind))["raise"] == Badge("example")


def test_what_is_not_recorded_gives_no_badge() -> None:
    assert badges_of(load("fr"), [claim(ENDS, "fr")], {})["raise"] == Badge("example")


def test_a_claim_about_other_rules_gives_no_badge(tmp_path: Path) -> None:
    one = claim(ENDS, "fr")
    text = 'ruleset fr "Mine" extends pt\n\nbidding\n  replace opener  opening may be any number\n'
    for other in (load("fr+cap"), written(tmp_path, text)):
        assert badges_of(other, [one], known(one, "proved"))["raise"].kind != "proved"


def test_the_best_claim_is_shown() -> None:
    weak, strong = claim(ENDS, "fr", name="weak"), claim(ENDS, "fr", name="strong")
    record = known(weak, "enumerated") | known(strong, "proved")
    assert badges_of(load("fr"), [weak, strong], record)["raise"] == Badge("proved", "strong")


@pytest.mark.parametrize(
    ("question", "inside", "outside"),
    [
        (Question("rule fires", ("night",)), "night", "raise"),
        (Question("order matters", ("max0", "x2")), "max_zero", "question"),
        (Question("total ranges", (-1, 2)), "times_two", "raise"),
        (Question("same", ("opening",)), "opener", "raise"),
        (Question("same", ("settling",)), "loser", "opener"),
        (Question("match ends"), "last_one_in", "seats"),
    ],
)
def test_a_question_rests_on_rules(question: Question, inside: str, outside: str) -> None:
    names = relied(question, load("fr"))
    assert inside in names
    assert outside not in names


def test_a_changed_claim_or_rule_has_another_digest() -> None:
    one = claim(ENDS, "fr")
    assert verdicts.digest(one) == verdicts.digest(claim(ENDS, "fr"))
    assert verdicts.digest(one) != verdicts.digest(claim(ENDS, "fr", name="other"))
    assert verdicts.digest(one) != verdicts.digest(claim(ENDS, "fr+step_by_one"))


def _finding(verdict: str, *games: str, bound: int | None = None, method: str = "x") -> Finding:
    return Finding("mine", verdict, Scope(games, None, (2,), bound=bound), method, "")


def test_a_claim_is_as_good_as_its_weakest_part() -> None:
    findings = [
        _finding("proved", "fr"),
        _finding("proved", "fr", bound=4),
        _finding("proved", "en", "es"),
        _finding("refuted", "es"),
        _finding("proved", "pt", method="counting of all deals"),
    ]
    games: Any = verdicts.entry(claim(ENDS, "fr"), findings)["games"]
    assert games == {"fr": "bounded", "en": "proved", "es": "refuted", "pt": "enumerated"}


def test_prove_records(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.coyote").write_text("coyote 1\n\n" + CLAIM)
    file = tmp_path / "record.json"
    done = cli("prove", str(tmp_path / "mine.coyote"), "--record", str(file))
    assert done.code == 0
    (one,) = json.loads(file.read_text())["claims"].values()
    assert one == {"claim": "mine", "games": {"fr": "proved"}}


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"claims": 3}'])
def test_what_is_no_record_is_wrong_input(text: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(text)
    with pytest.raises(InputError, match="is no record of verdicts"):
        record(SimpleNamespace(claims=()), file)  # type: ignore[arg-type]


def test_a_record_keeps_what_is_still_claimed() -> None:
    old, new, gone = (claim(ENDS, "fr", name=name) for name in ("old", "new", "gone"))
    before = known(old, "proved") | known(gone, "proved")
    after = verdicts.added(before, [(new, [_finding("proved", "fr")])], [old, new])
    assert after == known(old, "proved") | known(new, "proved")


def test_the_shipped_record_knows_the_shipped_claims() -> None:
    hint = "after a change run: coyote-spec prove --record proofs/verdicts.json"
    current = {verdicts.digest(one): one.name for one in verdicts.shipped_claims()}
    shipped = {key: one["claim"] for key, one in verdicts.read().items()}
    assert shipped == current, hint
    assert badges("fr")["times_two"].kind == "proved"


@pytest.mark.soak
def test_the_shipped_record_says_what_prove_says() -> None:
    for answered in prove(processes=2).claims:
        expected = verdicts.entry(answered.claim, answered.findings)
        assert verdicts.read()[verdicts.digest(answered.claim)] == expected
