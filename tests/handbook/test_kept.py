"""What is kept from build to build: all that an answer hangs on is known, and nothing else."""

from __future__ import annotations

import shutil
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from coyote_spec import api
from coyote_spec.handbook import built
from coyote_spec.handbook.compared.found import compared
from coyote_spec.handbook.compared.page import comparison_page
from coyote_spec.handbook.desk import programs
from coyote_spec.handbook.desk.programs import program_text
from coyote_spec.handbook.desk.spoken import spoken
from coyote_spec.handbook.kept import Kept
from coyote_spec.handbook.script.staged import staged
from coyote_spec.handbook.sheet import sheet
from coyote_spec.handbook.shelf import Shelf
from coyote_spec.locale import tongue
from coyote_spec.locale.tongue import check_finished
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from pathlib import Path

    from coyote_spec.ruleset.ruleset import Ruleset

OWN = """\
coyote 1

## What stands above.
ruleset own "Our own" extends fr

options
  ## Three are enough.
  replace threshold  3  # beside

silences
  replace max_tie  asks "Which one?"
    one "the first of them"
    all "every one of them"

counting
  replace times_two  with "x2": total becomes 2 * total

settling
  replace payment  loser takes 1 coin

example ten "Ten"
  table 10
  total is 10
"""
COMMENTS = (
    ("What stands", "That stands"),
    ("Three are", "Three coins are"),
    ("# beside", "# by it"),
)
WORDS = (
    ('"Our own"', '"Our very own"'),
    ('"Which one?"', '"Which of them?"'),
    ("the first of", "the last of"),
)
RULES = (
    ("threshold  3", "threshold  4"),
    ("2 * total", "3 * total"),
    ("takes 1 coin", "takes 2 coins"),
)


def written(folder: Path, *changes: tuple[str, str]) -> Path:
    text = OWN
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    file = folder / "own.coyote"
    file.write_text(text, encoding="utf-8")
    return file


def own(folder: Path, *changes: tuple[str, str]) -> tuple[Shelf, Ruleset]:
    written(folder, *changes)
    shelf = Shelf(folder)
    shelf.stamp("./own.coyote")  # of the file as it is now
    return shelf, shelf.ruleset("./own.coyote")


def test_comments_alone_are_another_stamp_and_the_same_sense(tmp_path: Path) -> None:
    before, rules = own(tmp_path)
    after, others = own(tmp_path, *COMMENTS)
    assert before.stamp("./own.coyote") != after.stamp("./own.coyote")
    assert before.sense("./own.coyote") == after.sense("./own.coyote")
    assert sheet(rules, "es") == sheet(others, "es")
    assert spoken([rules], "es") == spoken([others], "es")
    pages = []
    for shelf in (before, after):
        found = compared(shelf, "fr", "./own.coyote")
        assert found is not None
        pages.append(comparison_page(found, "es"))
    assert pages[0] == pages[1]


@pytest.mark.parametrize("change", [*WORDS, *RULES], ids=lambda change: change[0])
def test_words_and_rules_are_another_sense(tmp_path: Path, change: tuple[str, str]) -> None:
    before, after = own(tmp_path)[0], own(tmp_path, change)[0]
    assert before.sense("./own.coyote") != after.sense("./own.coyote")
    assert before.sense("fr") == after.sense("fr")


def test_translations_beside_a_file_are_another_sense(tmp_path: Path) -> None:
    before = own(tmp_path)[0].sense("./own.coyote")
    words = tmp_path / "locale" / "es" / "games" / "own.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("title-own = Las nuestras\n", encoding="utf-8")
    assert own(tmp_path)[0].sense("./own.coyote") != before


def test_only_programs_of_other_rules_are_staged_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    kept, made = Kept(folder, folder), []

    def noting(ruleset: Ruleset, cards: list[str]) -> object:
        made.append(ruleset.name)
        return staged(ruleset, cards)

    monkeypatch.setattr(programs, "staged", noting)
    for changes, expected in (
        ((), ["fr", "own"]),
        (COMMENTS, []),
        (WORDS, []),
        (RULES[1:2], ["own"]),
        (RULES[2:], ["own"]),
    ):
        made.clear()
        shelf, rules = own(tmp_path, *changes)
        text = program_text([shelf.ruleset("fr"), rules], kept)
        assert made == expected
        assert text == program_text([Shelf().ruleset("fr"), own(tmp_path, *changes)[1]])


@pytest.mark.parametrize("linked", [True, False])
def test_what_is_used_again_is_kept_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, linked: bool
) -> None:
    folders = [tmp_path / name for name in ("first", "second", "third")]
    for folder in folders:
        folder.mkdir()
    if not linked:

        def refused(*given: object) -> None:
            raise PermissionError

        monkeypatch.setattr("pathlib.Path.hardlink_to", refused)
    Kept(None, folders[0]).keep("used", "a text")
    Kept(None, folders[0]).keep("unused", "another")
    for before, now in pairwise(folders):
        kept = Kept(before, now)
        assert [kept.text("used", str) for _ in range(2)] == ["a text"] * 2
        shutil.rmtree(before)
    assert [one.name for one in folders[-1].iterdir()] == ["used"]
    assert Kept(folders[-1]).found("used") == "a text"


def test_a_site_that_is_built_again_is_the_one_that_is_built_from_nothing(tmp_path: Path) -> None:
    site = tmp_path / "site"
    stages = ((), COMMENTS, WORDS, RULES)
    for number, changes in enumerate(stages):
        file = written(tmp_path, *changes)
        fresh = tmp_path / f"fresh{number}"
        for folder in (site, fresh):
            api.document(["fr", file], languages=["es"], output=folder)
        assert pages(site) == pages(fresh)


def test_a_language_is_found_to_be_finished_once_for_the_same_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site, other = tmp_path / "site", tmp_path / "other"
    asked: list[str] = []
    monkeypatch.setattr(built, "check_finished", asked.append)
    for said, times in (("as they are", 1), ("as they are", 0), ("changed", 1)):
        asked.clear()
        monkeypatch.setattr(built, "words", str(said).title)
        api.document([written(tmp_path)], languages=["es"], output=site)
        assert asked == ["es"] * times
    monkeypatch.setattr(built, "check_finished", check_finished)
    monkeypatch.setattr(tongue, "missing", lambda language: ["what-is-lacking"])
    monkeypatch.setattr(built, "words", lambda: "changed again")
    before = pages(site)
    for folder in (site, other, other):  # nothing is kept of a language that isn't finished
        with pytest.raises(InputError, match="isn't finished"):
            api.document([written(tmp_path)], languages=["es"], output=folder)
    assert pages(site) == before
    assert not other.exists()


def pages(folder: Path) -> dict[str, str]:
    files = [one for one in sorted(folder.rglob("*")) if one.is_file()]
    return {
        str(one.relative_to(folder)): one.read_text(encoding="utf-8")
        for one in files
        if ".coyote" not in one.parts and one.suffix in (".html", ".js", ".json")
    }
