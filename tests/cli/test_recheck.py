"""`prove --certificate` and `recheck`: what can't be used, interrupts, and time that is over."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from coyote_spec import api, resources
from coyote_spec.recheck import solver
from tests.cli.test_start import ENVIRONMENT, command
from tests.recheck.folders import CLAIMS, bytes_of, copied, first, manifest_of, only, put

if TYPE_CHECKING:
    from tests.conftest import Cli


@pytest.fixture(scope="module")
def proved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("certificate")
    (folder / "claims.coyote").write_text(CLAIMS, encoding="utf-8")
    api.prove([folder / "claims.coyote"], certificate=folder / "proved")
    return folder / "proved"


@pytest.fixture
def claims(tmp_path: Path) -> str:
    (tmp_path / "claims.coyote").write_text(only("low"), encoding="utf-8")
    return str(tmp_path / "claims.coyote")


# ---------------------------------------------------------------- writing


def test_prove_says_how_to_recheck(claims: str, tmp_path: Path, cli: Cli) -> None:
    done = cli("prove", claims, "--certificate", str(tmp_path / "new"))
    assert done.code == 0
    assert done.out.endswith(f"coyote-spec recheck {tmp_path / 'new'}\n")
    assert {path.name for path in tmp_path.iterdir()} == {"claims.coyote", "new"}
    assert (tmp_path / "new").stat().st_mode & 0o700 == 0o700


def test_one_document_with_json(claims: str, tmp_path: Path, cli: Cli) -> None:
    done = cli("prove", claims, "--certificate", str(tmp_path / "new"), "--json")
    assert json.loads(done.out)["schema"] == "coyote-spec/findings/1"


def test_an_empty_folder_is_filled(claims: str, tmp_path: Path, cli: Cli) -> None:
    (tmp_path / "new").mkdir()
    assert cli("prove", claims, "--certificate", str(tmp_path / "new")).code == 0
    assert (tmp_path / "new" / "manifest.json").exists()


def test_who_stands_in_the_folder_still_does(
    claims: str, tmp_path: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "new").mkdir()
    monkeypatch.chdir(tmp_path / "new")
    assert cli("prove", claims, "--certificate", ".").code == 0
    assert {path.name for path in Path().iterdir()} == {"manifest.json", "obligations"}
    assert {path.name for path in tmp_path.iterdir()} == {"claims.coyote", "new"}


def not_empty(folder: Path) -> Path:
    (folder / "there").mkdir()
    (folder / "there" / "mine.txt").write_text("mine")
    return folder / "there"


def a_file(folder: Path) -> Path:
    (folder / "there").write_text("mine")
    return folder / "there"


def nowhere(folder: Path) -> Path:
    return folder / "no" / "there"


@pytest.mark.parametrize(
    ("place", "said"),
    [(not_empty, "isn't empty"), (a_file, "is no folder"), (nowhere, "can't be made")],
)
def test_nothing_is_overwritten(
    place: Callable[[Path], Path], said: str, claims: str, tmp_path: Path, cli: Cli
) -> None:
    folder = place(tmp_path)
    before = bytes_of(tmp_path)
    done = cli("prove", claims, "--certificate", str(folder))
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert bytes_of(tmp_path) == before


def test_what_comes_in_the_meantime_is_not_overwritten(
    claims: str, tmp_path: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    from coyote_spec.prover import answer

    right = answer.certified

    def meanwhile(ask: Any) -> Any:
        (tmp_path / "new").mkdir(exist_ok=True)
        (tmp_path / "new" / "mine.txt").write_text("mine")
        return right(ask)

    monkeypatch.setattr(answer, "certified", meanwhile)
    done = cli("prove", claims, "--certificate", str(tmp_path / "new"))
    assert (done.code, done.out) == (2, "")
    assert bytes_of(tmp_path / "new") == {"mine.txt": b"mine"}


def test_a_claim_with_mistakes_leaves_no_folder(tmp_path: Path, cli: Cli) -> None:
    (tmp_path / "claims.coyote").write_text('coyote 1\n\nclaim a "A"\n  games xx\n')
    done = cli("prove", str(tmp_path / "claims.coyote"), "--certificate", str(tmp_path / "new"))
    assert done.code == 2
    assert not (tmp_path / "new").exists()


def test_an_interrupt_leaves_nothing(tmp_path: Path) -> None:
    """Wherever it comes: of all claims, pressed until it arrives."""
    file = str(resources.proofs() / "ranges.coyote")
    running = subprocess.Popen(
        command("prove", file, "--certificate", "new"),
        cwd=tmp_path,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    time.sleep(3)
    while running.poll() is None:
        running.send_signal(signal.SIGINT)
        time.sleep(0.5)
    out, err = running.communicate()
    assert (running.returncode, out, err) == (130, "", "")
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_while_files_are_written(
    claims: str, tmp_path: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = Path.write_bytes
    written: list[Path] = []

    def pressed(path: Path, content: bytes) -> int:
        if len(written) == 2:
            raise KeyboardInterrupt
        written.append(path)
        return right(path, content)

    monkeypatch.setattr(Path, "write_bytes", pressed)
    done = cli("prove", claims, "--certificate", str(tmp_path / "new"))
    assert (done.code, done.out) == (130, "")
    assert len(written) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["claims.coyote"]


# ---------------------------------------------------------------- reading


def no_folder(folder: Path) -> Path:
    return folder / "nowhere"


def another_folder(folder: Path) -> Path:
    (folder / "manifest.json").rename(folder / "other.json")
    return folder


def only_a_file(folder: Path) -> Path:
    return folder / "manifest.json"


def no_json(folder: Path) -> Path:
    (folder / "manifest.json").write_text("{")
    return folder


def too_deep(folder: Path) -> Path:
    (folder / "manifest.json").write_text("[" * 100_000)
    return folder


def a_list(folder: Path) -> Path:
    put(folder, [])
    return folder


def no_text(folder: Path) -> Path:
    (folder / "manifest.json").write_bytes(b"\xff\xfe")
    return folder


def a_linked_manifest(folder: Path) -> Path:
    (folder / "manifest.json").rename(folder.parent / "outside.json")
    (folder / "manifest.json").symlink_to(folder.parent / "outside.json")
    return folder


def changed(change: Callable[[dict[str, Any]], None]) -> Callable[[Path], Path]:
    def made(folder: Path) -> Path:
        manifest = manifest_of(folder)
        change(manifest)
        put(folder, manifest)
        return folder

    return made


def listed(manifest: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = first(manifest, "low")["obligations"][0]
    return found


UNUSABLE: dict[str, tuple[Callable[[Path], Path], str]] = {
    "nothing there": (no_folder, "isn't there"),
    "no certificate": (another_folder, "holds no manifest.json"),
    "a file": (only_a_file, "is no folder"),
    "no JSON": (no_json, "isn't JSON from line 1"),
    "too deep": (too_deep, "is nested too deeply"),
    "no text": (no_text, "isn't UTF-8"),
    "a link": (a_linked_manifest, "is a link"),
    "a list": (a_list, "has the schema None"),
    "another schema": (
        changed(lambda m: m.update(schema="coyote-spec/certificate/2")),
        "has the schema coyote-spec/certificate/2",
    ),
    "no findings": (changed(lambda m: m.pop("findings")), "`findings` is missing"),
    "findings of no kind": (changed(lambda m: m.update(findings=[1])), "is missing"),
    "an expectation": (changed(lambda m: listed(m).update(expected="yes")), "no answer"),
    "a path": (
        changed(lambda m: listed(m).update(file="../../etc/passwd")),
        "is no file of a certificate",
    ),
    "a path that begins well": (
        changed(lambda m: listed(m).update(file=f"obligations/../{'0' * 64}.smt2")),
        "is no file of a certificate",
    ),
    "another digest": (
        changed(lambda m: listed(m).update(sha256="0" * 64)),
        "don't belong together",
    ),
}


@pytest.mark.parametrize(("spoil", "said"), UNUSABLE.values(), ids=UNUSABLE)
def test_what_is_no_certificate(
    spoil: Callable[[Path], Path], said: str, proved: Path, tmp_path: Path, cli: Cli
) -> None:
    done = cli("recheck", str(spoil(copied(proved, tmp_path))))
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert "Traceback" not in done.err


def test_a_ruleset_that_is_not_spoken_of(proved: Path, cli: Cli) -> None:
    done = cli("recheck", str(proved), "--against", "pt")
    assert (done.code, done.out) == (2, "")
    assert "says nothing of the ruleset pt" in done.err


def test_without_the_other_solver(proved: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "find_spec", lambda name: None)
    done = cli("recheck", str(proved))
    assert (done.code, done.out) == (2, "")
    assert 'pip install "coyote-spec[recheck]"' in done.err


def test_time_that_is_over_is_never_a_yes(proved: Path, cli: Cli) -> None:
    done = cli("recheck", str(proved), "--timeout", "0.001", "--json")
    found = json.loads(done.out)
    assert done.code == 3
    assert found["wrong"] == []
    assert "undecided" in {one["solver"] for one in found["findings"]}
    assert "not decided" in cli("recheck", str(proved), "--timeout", "0.001").out


def test_an_answer_that_rests_on_no_question_is_not_counted(
    proved: Path, tmp_path: Path, cli: Cli
) -> None:
    folder = copied(proved, tmp_path)
    manifest = manifest_of(folder)
    manifest["findings"].append({**first(manifest, "capped"), "id": "more", "obligations": []})
    put(folder, manifest)
    done = cli("recheck", str(folder))
    assert done.code == 0
    assert "As certified: 5 answers. 1 rest on a search" in done.out


def test_answers_that_rest_on_no_question_are_undecided(
    proved: Path, tmp_path: Path, cli: Cli
) -> None:
    folder = copied(proved, tmp_path)
    manifest = manifest_of(folder)
    manifest["findings"] = [{**first(manifest, "capped"), "obligations": []}]
    put(folder, manifest)
    for path in (folder / "obligations").iterdir():
        path.unlink()
    done = cli("recheck", str(folder))
    assert done.code == 3
    assert "Nothing is checked. 1 rest on a search" in done.out


def test_a_certificate_of_nothing_is_undecided(tmp_path: Path, cli: Cli) -> None:
    (tmp_path / "claims.coyote").write_text(only("unlike"), encoding="utf-8")
    cli("prove", str(tmp_path / "claims.coyote"), "--certificate", str(tmp_path / "new"))
    assert bytes_of(tmp_path / "new").keys() == {"manifest.json"}
    done = cli("recheck", str(tmp_path / "new"))
    assert done.code == 3
    assert "Nothing is checked." in done.out


def test_an_interrupt_of_the_other_solver_is_quiet(proved: Path) -> None:
    running = subprocess.Popen(
        command("recheck", str(proved)),
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with running:
        time.sleep(0.4)
        assert running.poll() is None
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (130, "", "")
