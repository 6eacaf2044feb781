"""The certificate of what is shipped is rechecked: some of each kind, and all of it in the soak."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from coyote_spec import api
from coyote_spec.api.folders import write_new
from coyote_spec.handbook.verdicts import shipped_claims
from coyote_spec.prover.answer import certified, key_of, parts
from coyote_spec.prover.certificate import Certified, contents
from coyote_spec.prover.questions.asked import Asked

LIMIT = 300.0
NO_QUESTION = ("searched", "counting", "replayed", "the conditions of all moves", "the rules:")
"""How a proof is found that rests on no question to a solver: in words of its method."""


def rests(one: Certified) -> bool:
    """Whether a proof says what it rests on, questions or something else."""
    return bool(one.obligations) or any(words in one.finding.method for words in NO_QUESTION)


def some_of_each_kind() -> list[Asked]:
    """For each kind of question and each verdict that is expected, what is asked first."""
    found = {}
    for claim in shipped_claims():
        key = (key_of(claim), claim.expected, claim.assuming is None)
        if key not in found:
            found[key] = parts(claim, LIMIT)[0]
    return list(found.values())


@pytest.mark.parametrize(
    ("name", "questions"),
    [
        ("no_ban_in_mid_round", False),
        ("coins_without_a_number", False),
        ("coins_suffice_to_four", False),
        ("somebody_can_always_move", True),
    ],
)
def test_a_proof_says_what_it_rests_on(name: str, questions: bool) -> None:
    (claim,) = [claim for claim in shipped_claims() if claim.name == name]
    one = certified(parts(claim, LIMIT)[0])
    assert (one.listed, bool(one.obligations), rests(one)) == (True, questions, True)


@pytest.mark.soak
def test_some_of_each_kind_are_rechecked(tmp_path: Path) -> None:
    found = [certified(ask) for ask in some_of_each_kind()]
    listed = [one for one in found if one.listed]
    assert len(listed) >= 5
    assert [one.finding.id for one in listed if not rests(one)] == []
    write_new(tmp_path / "proved", contents(found, "of a test"))
    told = api.recheck(tmp_path / "proved", timeout=LIMIT, processes=2)
    assert told.wrong == ()
    for one, again in zip(listed, told.findings, strict=True):
        assert again.id == one.finding.id
        assert again.solver == ("agrees" if one.obligations else None)


@pytest.mark.soak
def test_everything_is_rechecked_and_made_anew(tmp_path: Path) -> None:
    cores = os.cpu_count() or 1
    proved = api.prove(timeout=LIMIT, processes=cores, certificate=tmp_path / "proved")
    manifest = json.loads((tmp_path / "proved" / "manifest.json").read_text("utf-8"))
    told = api.recheck(
        tmp_path / "proved",
        against=dict.fromkeys(n for one in manifest["findings"] for n in one["scope"]["rulesets"]),
        timeout=LIMIT,
        processes=cores,
    )
    assert told.wrong == ()
    assert told.code == 0
    assert {one.id for one in told.findings} >= {
        one.id for one in proved.findings if one.verdict == "proved"
    }
