"""A certificate is rechecked; whatever was changed in it is noticed, and so is a wrong proof."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from coyote_spec import api
from coyote_spec.prover.ask import Asker
from coyote_spec.recheck import recheck
from tests.cli.documents import shaped
from tests.recheck.folders import (
    FALSE,
    bytes_of,
    certificate,
    copied,
    first,
    manifest_of,
    only,
    put,
    replace_question,
)

if TYPE_CHECKING:
    from tests.conftest import Cli

TRUE = "(set-logic QF_LIA)\n(assert true)\n(check-sat)\n"


@pytest.fixture(scope="module")
def proved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def copy(proved: Path, tmp_path: Path) -> Path:
    return copied(proved, tmp_path)


# ---------------------------------------------------------------- what is written


def test_what_a_manifest_says(proved: Path) -> None:
    manifest = manifest_of(proved)
    assert list(manifest) == ["schema", "version", "findings"]
    assert manifest["schema"] == "coyote-spec/certificate/1"
    for one in manifest["findings"]:
        shaped(one, FINDING)
        for listed in one["obligations"]:
            shaped(listed, {"role": str, "expected": str, "file": str, "sha256": str})
            assert listed["role"].partition(": ")[0] in ROLES
    assert [one["id"] for one in manifest["findings"]] == [
        *("low/en/2", "low/fr/2", "endless/en/2", "capped/fr/2", "alike/en/es/2"),
    ]
    listed = {o["file"] for one in manifest["findings"] for o in one["obligations"]}
    assert bytes_of(proved).keys() == {"manifest.json", *listed}


FINDING: dict[str, Any] = {
    "id": str,
    "verdict": str,
    "expected": (str, type(None)),
    "scope": dict,
    "method": str,
    "sentence": str,
    "claim": str,
    "obligations": list,
}


ROLES = {"range end", "base", "step", "ranking", "closure", "progress", "equality"}


def test_what_a_witness_shows_is_not_in_a_certificate(proved: Path) -> None:
    assert not any(one["id"].startswith("unlike/") for one in manifest_of(proved)["findings"])


def test_a_claim_in_a_manifest_is_a_file_of_its_own(proved: Path, tmp_path: Path) -> None:
    text = first(manifest_of(proved), "capped")["claim"]
    assert text.startswith('coyote 1\n\ndeck few "A few"\n')
    assert text.endswith(only("capped").partition("claim")[2])
    (again,) = api.prove([_written(tmp_path, text)]).findings
    assert (again.id, again.verdict) == ("capped/fr/2", "proved")


def _written(folder: Path, text: str) -> Path:
    (folder / "one.coyote").write_text(text, encoding="utf-8")
    return folder / "one.coyote"


def test_the_same_input_gives_the_same_bytes(proved: Path, tmp_path: Path) -> None:
    """Whatever the solver has been asked before, and with another seed."""
    api.prove([_written(tmp_path, only("endless").replace("players 2", "players 4"))])
    assert bytes_of(certificate(tmp_path)) == bytes_of(proved)


@pytest.mark.parametrize("seed", [1, 99])
def test_another_seed_gives_the_same_bytes(
    seed: int, proved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = Asker.__post_init__

    def seeded(asker: Asker) -> None:
        asker.seed = seed
        begin(asker)

    monkeypatch.setattr(Asker, "__post_init__", seeded)
    assert bytes_of(certificate(tmp_path)) == bytes_of(proved)


# ---------------------------------------------------------------- rechecked


def test_a_certificate_is_rechecked(proved: Path, cli: Cli) -> None:
    done = cli("recheck", str(proved), "--json")
    found = json.loads(done.out)
    assert (done.code, done.err) == (0, "")
    assert found["schema"] == "coyote-spec/recheck/1"
    assert found["solver"].startswith("cvc5 ")
    assert found["wrong"] == found["against"] == []
    assert [(f["solver"], f["anew"], f["enumeration"]) for f in found["findings"]] == [
        ("agrees", None, None)
    ] * 5


def test_it_is_made_anew_from_the_rules(proved: Path, cli: Cli) -> None:
    done = cli("recheck", str(proved), "--against", "en", "--json")
    found = json.loads(done.out)
    assert (done.code, found["against"]) == (0, ["en"])
    assert {f["id"]: (f["anew"], f["enumeration"]) for f in found["findings"]} == {
        "low/en/2": ("agrees", "agrees"),
        "low/fr/2": (None, None),
        "endless/en/2": ("agrees", None),
        "capped/fr/2": (None, None),
        "alike/en/es/2": ("agrees", "agrees"),
    }
    words = cli("recheck", str(proved), "--against", "en", "--against", "fr")
    assert words.code == 0
    assert "As certified: 5 answers." in words.out


def changed_byte(folder: Path) -> str:
    file = first(manifest_of(folder), "low")["obligations"][0]["file"]
    path = folder / file
    path.write_bytes(path.read_bytes().replace(b"10", b"11", 1) + b"\n")
    return f"{file} was changed"


def another_answer(folder: Path) -> str:
    manifest = manifest_of(folder)
    listed = first(manifest, "low")["obligations"][0]
    listed["expected"] = "sat" if listed["expected"] == "unsat" else "unsat"
    put(folder, manifest)
    return f"{listed['file']} has the answer"


def removed_file(folder: Path) -> str:
    file: str = first(manifest_of(folder), "endless")["obligations"][0]["file"]
    (folder / file).unlink()
    return f"{file} can't be read"


def added_file(folder: Path) -> str:
    (folder / "obligations" / "more.smt2").write_text(TRUE)
    return "obligations/more.smt2 is listed nowhere"


def added_folder(folder: Path) -> str:
    (folder / "more").mkdir()
    return "more is listed nowhere"


def a_link(folder: Path) -> str:
    file: str = first(manifest_of(folder), "endless")["obligations"][0]["file"]
    (folder / file).rename(folder.parent / "outside.smt2")
    (folder / file).symlink_to(folder.parent / "outside.smt2")
    return f"{file} can't be read: {Path(file).name} is a link"


def what_is_no_question(folder: Path) -> str:
    replace_question(folder, "low", "(set-logic QF_LIA)\n")
    return "can't be asked: it asks nothing"


def what_would_write(folder: Path) -> str:
    option = f'(set-option :regular-output-channel "{folder.parent / "written"}")\n'
    replace_question(folder, "low", option + FALSE)
    return "can't be asked: it says set-option"


def what_is_not_linear(folder: Path) -> str:
    text = "(set-logic QF_LIA)\n(declare-const v0 Int)\n(assert (= (* v0 v0) 4))\n(check-sat)\n"
    replace_question(folder, "low", text)
    return "can't be asked: "


def what_is_another_logic(folder: Path) -> str:
    replace_question(folder, "low", FALSE.replace("QF_LIA", "ALL"))
    return "can't be asked: it says ALL"


def what_has_no_logic(folder: Path) -> str:
    replace_question(folder, "low", FALSE.split("\n", 1)[1])
    return "can't be asked: it doesn't begin with (set-logic QF_LIA)"


def what_has_quantifiers(folder: Path) -> str:
    text = FALSE.replace("false", "(forall ((v0 Int)) (> v0 0))")
    replace_question(folder, "low", text)
    return "can't be asked: it says forall"


@pytest.mark.parametrize(
    "tamper",
    [
        changed_byte,
        another_answer,
        removed_file,
        added_file,
        added_folder,
        a_link,
        what_is_no_question,
        what_would_write,
        what_is_not_linear,
        what_is_another_logic,
        what_has_no_logic,
        what_has_quantifiers,
    ],
)
def test_what_was_tampered_with_is_named(
    tamper: Callable[[Path], str], copy: Path, cli: Cli
) -> None:
    said = tamper(copy)
    done = cli("recheck", str(copy), "--json")
    assert done.code == 1, done.out
    assert any(said in fault for fault in json.loads(done.out)["wrong"])
    assert not (copy.parent / "written").exists()


def test_forged_questions_are_noticed_against_the_rules(copy: Path) -> None:
    """Each by itself has the answer that is expected of it: only the rules tell."""
    replace_question(copy, "capped", FALSE)
    assert api.recheck(copy).code == 0
    found = api.recheck(copy, against=["fr"])
    assert found.code == 1
    assert "capped/fr/2: with these rules other questions come out (range end: " in found.wrong[0]


def renamed(manifest: dict[str, Any]) -> None:
    one = first(manifest, "endless")
    one["scope"]["rulesets"] = ["fr"]


def another_sentence(manifest: dict[str, Any]) -> None:
    first(manifest, "capped")["sentence"] = "Every bidding of fr ends."


def another_claim(manifest: dict[str, Any]) -> None:
    one = first(manifest, "capped")
    one["claim"] = one["claim"].replace("at most", "below")


def without_a_finding(manifest: dict[str, Any]) -> None:
    manifest["findings"] = [f for f in manifest["findings"] if f["id"] != "low/fr/2"]
    two = [dict(first(manifest, "low"), id="low/fr/3", scope={"rulesets": ["fr"]})]
    manifest["findings"] += two


def nothing_below_it(manifest: dict[str, Any]) -> None:
    first(manifest, "capped")["obligations"] = []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (renamed, "endless/en/2: nothing of the kind is found"),
        (another_sentence, "capped/fr/2: with these rules its sentence is"),
        (another_claim, "capped/fr/2: with these rules "),
        (without_a_finding, "low/fr/2: the rules give it, and the certificate lacks it"),
        (nothing_below_it, "capped/fr/2: with these rules other questions come out"),
    ],
)
def test_what_a_manifest_says_otherwise_than_the_rules(
    change: Callable[[dict[str, Any]], None], said: str, copy: Path
) -> None:
    manifest = manifest_of(copy)
    change(manifest)
    put(copy, manifest)
    found = api.recheck(copy, against=["fr"])
    assert found.code == 1
    assert any(fault.startswith(said) for fault in found.wrong), found.wrong


def test_other_rules_of_the_same_name_are_noticed(copy: Path, tmp_path: Path) -> None:
    """The ruleset was changed after the proof, into the English one."""
    rules = 'coyote 1\n\nruleset fr "Another" extends en\n'
    (tmp_path / "fr.coyote").write_text(rules, encoding="utf-8")
    found = api.recheck(copy, against=[str(tmp_path / "fr.coyote")])
    assert found.code == 1
    assert {fault.partition(":")[0] for fault in found.wrong} == {"low/fr/2", "capped/fr/2"}


def test_rules_of_ones_own_are_held_against(tmp_path: Path) -> None:
    rules = 'ruleset mine "Mine" extends fr\n\ndeck fewer "Fewer"\n  2 copies of 1 2 "x2"\n'
    claim = only("low").replace("en fr", "mine").replace("deck few", "deck fewer")
    text = claim.replace("coyote 1\n", f"coyote 1\n\n{rules}").replace("-10 to 6", "0 to 4")
    folder = certificate(tmp_path, text)
    found = api.recheck(folder, against=[str(tmp_path / "claims.coyote")])
    assert [(f.anew, f.enumeration) for f in found.findings] == [("agrees", "agrees")]
    assert found.code == 0


# ---------------------------------------------------------------- a number that is wrong


def test_a_wrong_range_is_noticed_by_enumeration(copy: Path, tmp_path: Path) -> None:
    """Everything is in order but the number that is claimed."""
    manifest = manifest_of(copy)
    one = first(manifest, "low")
    one["claim"] = one["claim"].replace("to 6", "to 7")
    put(copy, manifest)
    found = api.recheck(copy, against=["en"])
    assert found.findings[0].enumeration == "differs"
    assert any("all tables together say refuted" in fault for fault in found.wrong)


# ---------------------------------------------------------------- a solver that breaks


def test_a_process_that_ends_is_never_a_yes(
    copy: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One question ends its process each time; the others are answered."""
    manifest = manifest_of(copy)
    manifest["findings"] = [first(manifest, "endless"), first(manifest, "alike")]
    files = [one["file"] for found in manifest["findings"] for one in found["obligations"]]
    for path in (copy / "obligations").iterdir():
        if f"obligations/{path.name}" not in files:
            path.unlink()
    put(copy, manifest)
    monkeypatch.setattr(recheck, "_answered", ends_at_one)
    monkeypatch.setenv("ENDS_AT", files[0])
    done = cli("recheck", str(copy), "--json")
    found = json.loads(done.out)
    assert done.code == 3
    assert found["wrong"] == []
    assert [one["solver"] for one in found["findings"]] == ["undecided", "agrees"]


RIGHT = recheck._answered


def ends_at_one(job: Any) -> recheck.Answer:
    if job[1].file == os.environ["ENDS_AT"]:
        os._exit(3)
    return RIGHT(job)
