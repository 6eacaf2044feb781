"""The certificate of what is shipped is rechecked: some of each kind, and all of it in the soak."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from coyote_spec import api, resources
from coyote_spec.api.folders import write_new
from coyote_spec.elaborate.claims import claims_of
from coyote_spec.elaborate.library import Library
from coyote_spec.prover.answer import certified, key_of, parts
from coyote_spec.prover.certificate import contents
from coyote_spec.prover.questions.asked import Asked

LIMIT = 300.0


def some_of_each_kind() -> list[Asked]:
    """For each kind of question and each verdict that is expected, what is asked first."""
    library, found = Library(), {}
    for path in sorted(resources.proofs().glob("*.coyote")):
        for claim in claims_of(path, library):
            key = (key_of(claim), claim.expected, claim.assuming is None)
            if key not in found:
                found[key] = parts(claim, LIMIT)[0]
    return list(found.values())


@pytest.mark.soak
def test_some_of_each_kind_are_rechecked(tmp_path: Path) -> None:
    found = [certified(ask) for ask in some_of_each_kind()]
    listed = [one for one in found if one.listed]
    assert len(listed) >= 5
    for one in listed:
        by_hand = any(word in one.finding.method for word in ("searched", "counting", "replayed"))
        assert one.obligations or by_hand, one.finding.id
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
    told = api.recheck(
        tmp_path / "proved",
        against=dict.fromkeys(name for f in proved.findings for name in f.scope.rulesets),
        timeout=LIMIT,
        processes=cores,
    )
    assert told.wrong == ()
    assert told.code == 0
    assert {one.id for one in told.findings} >= {
        one.id for one in proved.findings if one.verdict == "proved"
    }
