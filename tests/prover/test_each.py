"""Claims that ask the same about several rules, silences or options, and what an audit asks too."""

from __future__ import annotations

from pathlib import Path

import pytest

from coyote_spec.api import prove
from coyote_spec.cli.proving import in_short
from coyote_spec.elaborate.claims import claims_of
from coyote_spec.prover.answer import answers, parts
from coyote_spec.prover.audit import topics
from coyote_spec.prover.each import EVERY
from coyote_spec.prover.premises import misfits
from coyote_spec.prover.verdict import PROVED, REFUTED
from coyote_spec.ruleset.claim import Claim
from tests.agreement.rulesets import shipped
from tests.prover.claims import LIMIT, fresh


def claimed(folder: Path, asked: str, games: str = "en pt", expect: str = PROVED) -> Claim:
    path = folder / "claim.coyote"
    lines = f"  games {games}\n  players 2\n  {asked}\n  expect {expect}\n"
    path.write_text(f'coyote 1\n\nclaim one "One"\n{lines}', encoding="utf-8")
    (claim,) = claims_of(path, fresh())
    return claim


def said(claim: Claim) -> list[tuple[str, str, str]]:
    return [(d.code, d.message, d.hint) for d in misfits(claim)]


@pytest.mark.parametrize("question", EVERY)
@pytest.mark.parametrize("name", ["en_advanced", "pt_kidult", "fr"])
def test_every_one_is_what_an_audit_asks_about(question: str, name: str, tmp_path: Path) -> None:
    asked = parts(claimed(tmp_path, f"every {question}", name), LIMIT)
    of_audit = [
        claim.question.words
        for topic in topics(shipped(name), players=(2, 2))
        for claim in topic.claims
        if claim.question.key == question
    ]
    assert of_audit
    assert [ask.words for ask in asked] == of_audit


def test_each_game_is_asked_about_what_it_has(tmp_path: Path) -> None:
    claim = claimed(tmp_path, "every reading matters but second_copy supply_out")
    found = [(ask.game.name, *ask.words) for ask in parts(claim, LIMIT)]
    wanted = [
        (game.name, name)
        for game in claim.games
        for name in game.silences
        if name not in ("second_copy", "supply_out")
    ]
    assert "supply_out" not in claim.games[1].silences
    assert found == wanted


def test_several_names_are_several_answers(tmp_path: Path) -> None:
    """As if there were a claim for each, told together where they are alike."""
    claim = claimed(tmp_path, "rule fires question empty_draw copies", "en")
    found = list(answers(claim, LIMIT))
    assert [f.verdict for f in found] == [PROVED, REFUTED, REFUTED]
    assert [f.about for f in found] == [("question",), ("empty_draw",), ("copies",)]
    assert [f.id.split("/", 2)[2] for f in found] == ["2/question", "2/empty_draw", "2/copies"]
    for finding in found:
        (alone,) = answers(claimed(tmp_path, f"rule fires {finding.about[0]}", "en"), LIMIT)
        assert alone.about == ()
        assert (alone.sentence, alone.witness) == (finding.sentence, finding.witness)


def test_several_names_are_told_together(tmp_path: Path) -> None:
    claimed(tmp_path, "rule fires empty_draw short_deal", "en", REFUTED)
    told = list(in_short(prove([tmp_path / "claim.coyote"])))
    assert "  expected: refuted; it came out as expected" in told
    assert any(line.startswith("  refuted for empty_draw, short_deal: en with 2") for line in told)


def test_what_no_game_has_can_not_be_left_out(tmp_path: Path) -> None:
    claim = claimed(tmp_path, "every rule fires but short_del")
    message = "the claim one: `every rule fires` asks nothing about `short_del`."
    assert said(claim) == [("claim", message, "did you mean `short_deal`?")]


def test_something_must_be_left_to_ask_about(tmp_path: Path) -> None:
    claim = claimed(tmp_path, "every option matters but threshold", "en pt")
    message = "the claim one: nothing is left of pt that `every option matters` asks about."
    hint = "leave out the game, or some of the names behind `but`."
    assert said(claim) == [("claim", message, hint)]


def test_each_of_several_names_must_be_there(tmp_path: Path) -> None:
    claim = claimed(tmp_path, "rule fires raise rise")
    assert [code for code, *_ in said(claim)] == ["unknown-rule", "unknown-rule"]


@pytest.mark.parametrize(
    ("asked", "verdict", "table"),
    [
        ("certain up to -5 and from 1", PROVED, ["1", "max0"]),
        ("certain up to -5 and from 2", REFUTED, ["1", "max0"]),
        ("certain up to -4 and from 1", REFUTED, ["-10", "5"]),
    ],
)
def test_both_ends_of_what_is_certain(
    asked: str, verdict: str, table: list[str], tmp_path: Path
) -> None:
    """A wrong end is refuted by the table that is nearest to it."""
    (found,) = answers(claimed(tmp_path, asked, "en"), LIMIT)
    assert found.verdict == verdict
    assert found.witness is not None
    assert found.witness["cards"] == table
