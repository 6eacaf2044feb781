"""Coverage: what is formalised, what is open, and the reader's copy of the text."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from coyote_spec import resources
from coyote_spec.api import coverage, every_coverage, shipped_library
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.conftest import Cli

TEXT = b"Each player draws.\nThe loser begins.\nHave fun!\n"

OWN = f"""coyote 1

source XX "A small rulebook"
  language en
  edition "the only one"
  digest "{sha256(TEXT).hexdigest()}"
  1  line 1        rule        "There is dealing."
  2  lines 2 to 3  rule        "Losing has a sequel." es "Perder tiene consecuencias."
    doubtful wording  "Of what?"
  3  line 3        not a rule  "A wish." because "it asks for nothing."

ruleset mine "Mine" extends fr
  source XX

starting
  replace next_starter  starter becomes loser                          XX-2

dealing
  replace first_starter  chosen "somebody"                             XX-01
"""

ADVANCED = {"en": "en_advanced", "es": "es_advanced", "pt": "pt_kidult", "fr": "fr"}


@pytest.fixture
def own(tmp_path: Path) -> str:
    file = tmp_path / "mine.coyote"
    file.write_text(OWN, "utf-8")
    return str(file)


@pytest.fixture
def without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the shipped files, to be changed, in their place."""
    for path in resources.variants().glob("**/*.coyote"):
        copy = tmp_path / path.relative_to(resources.variants())
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(path.read_bytes())
    monkeypatch.setattr(resources, "variants", lambda: tmp_path)
    shipped_library.cache_clear()
    yield tmp_path
    shipped_library.cache_clear()


@pytest.mark.parametrize("name", ADVANCED)
def test_nothing_is_open(name: str) -> None:
    assert coverage(name).open == ()
    assert coverage(ADVANCED[name]).open == ()


@pytest.mark.parametrize("name", ADVANCED)
def test_only_the_advanced_game_is_missing_in_the_basic_ones(name: str) -> None:
    first = {"en": 56, "es": 56, "pt": 36, "fr": 39}[name]
    others = {f"{name.upper()}-09", *(f"{name.upper()}-{n}" for n in range(83, 90))}
    for cite in coverage(name).open:
        assert int(cite.split("-")[1]) in range(first, 78) or cite in others


def test_what_is_formalised_is_told_with_its_rules() -> None:
    found = {one.cite: one for one in coverage("fr").clauses}
    assert found["FR-34"].status == "formalised"
    assert found["FR-34"].by == (("fr", "next_starter"),)
    assert ("fr", "deck thirty") in found["FR-04"].by


def test_totals_count_every_clause_once() -> None:
    for found in every_coverage():
        assert sum(found.totals.values()) == len(found.clauses)


def test_a_source_of_ones_own(own: str) -> None:
    found = coverage(own)
    assert [(one.cite, one.status) for one in found.clauses] == [
        ("XX-01", "formalised"),
        ("XX-02", "formalised"),
        ("XX-03", "not a rule"),
    ]
    assert found.clauses[1].by == (("mine", "next_starter"),)
    assert found.complete


def test_a_clause_that_loses_its_last_rule_is_open(without: Path) -> None:
    file = without / "fr.coyote"
    text = file.read_text("utf-8")
    rules, examples = text.split("\nexample ", maxsplit=1)
    assert rules.count("FR-34") == 1
    file.write_text(rules.replace("FR-34 ", "") + f"\nexample {examples}", "utf-8")
    assert coverage("fr").open == ("FR-34",)


def test_what_a_ruleset_extends_can_be_cited(without: Path) -> None:
    (without / "more.coyote").write_text(
        'coyote 1\n\nruleset more "More" extends en  EN-09 EN-84\n\n'
        "settling\n  replace payment  loser takes 1 coin  EN-56\n",
        "utf-8",
    )
    found = {one.cite: one for one in coverage("en").clauses}
    assert ("more", "extends en") in found["EN-84"].by
    assert ("more", "payment") in found["EN-56"].by
    assert found["EN-01"].by == (("en", "deck thirty"),)


def test_a_ruleset_without_a_source_has_no_coverage() -> None:
    with pytest.raises(InputError) as caught:
        coverage(Path(__file__).parent.parent / "bad/with/minimal.coyote")
    assert caught.value.diagnostics[0].code == "unknown-source"


# ---------------------------------------------------------------- the reader's copy


@pytest.mark.parametrize(
    ("copy", "same", "exact"),
    [
        (TEXT, True, True),
        (TEXT.replace(b"\n", b"\r\n"), True, False),
        (b"\xef\xbb\xbf" + TEXT, True, False),
        (TEXT.rstrip(), True, False),
        (TEXT + b"\n\n", True, False),
        (TEXT.replace(b"loser", b"winner"), False, False),
        (b"", False, False),
    ],
    ids=["itself", "Windows", "byte order mark", "no last end", "more ends", "other", "empty"],
)
def test_a_copy_is_compared_with_the_digest(own: str, copy: bytes, same: bool, exact: bool) -> None:
    found = coverage(own, copy)
    assert found.text is not None
    assert (found.text.same, found.text.exact, found.complete) == (same, exact, same)
    assert found.text.digest == sha256(copy).hexdigest()
    expected = ("The loser begins.", "Have fun!") if same else None
    assert found.clauses[1].lines == expected


def test_a_text_that_was_read_with_windows_line_ends_fits_a_copy_without(tmp_path: Path) -> None:
    windows = sha256(TEXT.replace(b"\n", b"\r\n")).hexdigest()
    file = tmp_path / "mine.coyote"
    file.write_text(OWN.replace(sha256(TEXT).hexdigest(), windows), "utf-8")
    assert coverage(str(file), TEXT).complete


def test_a_copy_that_is_no_text_is_refused(own: str) -> None:
    with pytest.raises(InputError, match="isn't UTF-8"):
        coverage(own, b"\xff\xfe\x00")


# ---------------------------------------------------------------- the command


def test_the_command_prints_every_clause(cli: Cli) -> None:
    done = cli("coverage", "fr")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("\nFR-") == 38
    assert "FR-34  line 31  formalised: " in done.out
    assert "contradicts EN-42: " in done.out
    assert "0 open." in done.out


def test_the_command_prints_the_lines_beside(cli: Cli, own: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    copy.write_bytes(TEXT.replace(b"\n", b"\r\n"))
    done = cli("coverage", own, "--text", str(copy))
    assert done.code == 0
    assert "but for its line ends" in done.out
    assert "  | The loser begins.\n  | Have fun!\n" in done.out


def test_another_text_is_told_and_nothing_of_it_shown(cli: Cli, own: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    copy.write_bytes(b"Each player sings.\n")
    done = cli("coverage", own, "--text", str(copy))
    assert done.code == 1
    assert "another text" in done.out
    assert sha256(b"Each player sings.\n").hexdigest() in done.out
    assert "sings" not in done.out


def test_an_open_clause_is_told(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "mine.coyote"
    file.write_text(OWN.replace("XX-2\n", "\n"), "utf-8")
    done = cli("coverage", str(file))
    assert done.code == 1
    assert done.out.endswith("1 open.\nopen: XX-02\n")


def test_the_document_says_the_same(cli: Cli, own: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    copy.write_bytes(TEXT)
    found = json.loads(cli("coverage", own, "--text", str(copy), "--json").out)
    assert found["schema"] == "coyote-spec/coverage/1"
    assert found["totals"]["clauses"] == 3
    assert found["text"]["same"] is True
    assert found["clauses"][1] == {
        "id": "XX-02",
        "lines": [2, 3],
        "kind": "rule",
        "says": "Losing has a sequel.",
        "status": "formalised",
        "because": None,
        "rules": [{"ruleset": "mine", "rule": "next_starter"}],
        "remarks": [
            {
                "clause": "XX-02",
                "kind": "doubtful wording",
                "contradicts": [],
                "says": "Of what?",
            }
        ],
        "text": ["The loser begins.", "Have fun!"],
    }


def test_all_sources_at_once(cli: Cli) -> None:
    found = json.loads(cli("coverage", "--json").out)
    assert [one["source"] for one in found["sources"]] == ["EN", "ES", "FR", "PT"]


@pytest.mark.parametrize(
    "arguments",
    [("coverage", "nothing"), ("coverage", "fr", "--text", "no-file"), ("coverage", "--text", "x")],
)
def test_what_cannot_be_used_is_refused(cli: Cli, arguments: tuple[str, ...]) -> None:
    done = cli(*arguments)
    assert (done.code, done.out) == (2, "")
    assert "Traceback" not in done.err


def test_show_lists_the_remarks(cli: Cli) -> None:
    out = cli("show", "fr").out
    assert "\nremarks\n" in out
    assert "\n  FR-34 contradicts EN-42: " in out
