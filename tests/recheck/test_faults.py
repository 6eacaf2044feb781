"""A fault that is planted in a proof is noticed when it is rechecked, or as it is made; and
a solver that comes to no end is stopped."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from coyote_spec import api
from coyote_spec.prover import lexicographic
from coyote_spec.prover.ask import Asker
from coyote_spec.prover.symbolic import Symbolic, forget
from tests.recheck.folders import (
    manifest_of,
    only,
)

if TYPE_CHECKING:
    pass
from tests.recheck.folders import FALSE, certificate


def test_a_wrong_operation_in_the_proof_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a wrong comparison the proof is of another game: its questions are other ones."""
    forget()
    with monkeypatch.context() as planted:
        planted.setattr(Symbolic, "at_most", lambda self, one, other: one < other + 2)
        folder = certificate(tmp_path, only("capped"))
    forget()
    assert api.recheck(folder).code == 0
    found = api.recheck(folder, against=["fr"])
    assert found.code == 1
    assert found.findings[0].anew == "differs"


def test_a_solver_that_never_finds_anything_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It proves that bidding without a cap ends."""
    right = Asker.model

    def blind(asker: Asker, *also: Any, shows: str = "", excluded: str = "") -> Any:
        if excluded.startswith("ranking"):
            asker.note(excluded, "unsat", *also)
            return None
        return right(asker, *also, shows=shows, excluded=excluded)

    monkeypatch.setattr(Asker, "model", blind)
    monkeypatch.setattr(lexicographic, "lowered", lambda asker, state, measure, left: [])
    folder = certificate(tmp_path, only("endless"))
    assert manifest_of(folder)["findings"][0]["verdict"] == "proved"
    monkeypatch.undo()
    found = api.recheck(folder)
    assert found.code == 1
    assert "has the answer sat, not unsat (ranking: " in found.wrong[0]


def test_a_wrong_ranking_is_noticed_as_it_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lexicographic, "lowered", lambda asker, state, measure, left: [])
    with pytest.raises(AssertionError, match="doesn't lower"):
        certificate(tmp_path, only("endless"))
    assert not (tmp_path / "proved").exists()


def test_a_text_that_is_read_for_ever_ends_its_process(tmp_path: Path) -> None:
    """The solver's own limit is for answers only."""
    code = (
        "import sys; from pathlib import Path; from coyote_spec.recheck import recheck\n"
        "from coyote_spec.recheck.manifest import Listed\n"
        "recheck.READING = 0.1; recheck.answer = lambda text, limit: [0 for _ in iter(int, 1)]\n"
        "raw = Path('q.smt2').read_bytes(); digest = recheck.sha256(raw).hexdigest()\n"
        "recheck._answered((Path('.'), Listed('q.smt2', 'base: x', 'unsat', digest), 0.1))\n"
    )
    (tmp_path / "q.smt2").write_text(FALSE)
    done = subprocess.run(
        (sys.executable, "-c", code), cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "")
