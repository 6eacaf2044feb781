"""The verb `document`: what it writes, and that a mistake leaves everything as it was."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from coyote_spec import api
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from tests.conftest import Cli

RULES = 'coyote 1\n\nruleset own "Our own" extends fr\n\noptions\n  replace threshold  {number}\n'


def everything(folder: Path) -> dict[str, bytes]:
    return {
        str(one.relative_to(folder)): one.read_bytes()
        for one in sorted(folder.rglob("*"))
        if one.is_file()
    }


def test_a_site_is_built_and_built_anew(tmp_path: Path, cli: Cli) -> None:
    rules, site = tmp_path / "own.coyote", tmp_path / "site"
    rules.write_text(RULES.format(number=4), encoding="utf-8")
    command = ("document", str(rules), "--language", "pt", "--output", str(site))
    done = cli(*command, "--json")
    assert (done.code, done.err) == (0, "")
    said = json.loads(done.out)
    assert said["schema"] == "coyote-spec/document/1"
    assert said["languages"] == ["pt"]
    assert "pt/games/own.html" in said["pages"]
    for page in said["pages"]:
        assert (site / page).is_file()
    first = everything(site)

    rules.write_text(RULES.format(number="{"), encoding="utf-8")
    (site / "stale.html").touch()
    wrong = cli(*command)
    assert wrong.code == 2
    assert f"{rules}:6:" in wrong.err.replace("../", "") or "own.coyote:6:" in wrong.err
    assert "Traceback" not in wrong.err
    (site / "stale.html").unlink()
    assert everything(site) == first

    rules.write_text(RULES.format(number=5), encoding="utf-8")
    (site / "stale.html").touch()
    done = cli(*command)
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith("site/index.html\n")
    again = everything(site)
    changed = {name for name in first if name[0] != "." and again.get(name) != first[name]}
    assert changed == {
        "desk/desk-rules.js",
        "pt/games/own.html",
        "pt/search/search_index.json",
        "pt/sheets/own-A4.html",
        "pt/sheets/own-letter.html",
    }
    assert len(again) == len(first)
    assert {one.name for one in tmp_path.iterdir()} == {"site", "own.coyote"}


def test_an_amended_game_that_is_asked_for(tmp_path: Path) -> None:
    """It has a sheet and stands on the desk; what its author says is on its page, as text."""
    mine = tmp_path / "mine.coyote"
    mine.write_text(
        'coyote 1\n\n## For <b>short</b> evenings.\namendment mine "Short"\n\noptions\n'
        "  replace threshold  4\n",
        encoding="utf-8",
    )
    site = api.document([f"fr+{mine}"], languages=["en", "es"], output=tmp_path / "site").folder
    page = (site / "en" / "house" / "mine.html").read_text(encoding="utf-8")
    assert "For &#60;b&#62;short&#60;/b&#62; evenings." in page
    assert "The rules that this changes or adds" in page
    assert "All rules in force" not in page
    links = re.findall(r'href="(\.\./sheets/[^"]+)"', page)
    assert len(links) == 2
    for link in links:
        sheet = (site / "en" / "house" / link).resolve().read_text(encoding="utf-8")
        assert "Short" in sheet
    assert "fr+mine" in (site / "desk" / "desk-rules.js").read_text(encoding="utf-8")
    other = (site / "es" / "house" / "mine.html").read_text(encoding="utf-8")
    assert "For &#60;b&#62;short&#60;/b&#62; evenings." in other


def test_who_stands_in_the_folder_of_the_site_still_does(
    tmp_path: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "site").mkdir()
    monkeypatch.chdir(tmp_path / "site")
    for _ in range(2):
        assert cli("document", "fr", "--language", "en", "--output", ".").code == 0
        there = {one.name for one in Path().iterdir() if one.name[0] != "."}
        assert there == {"desk", "index.html", "en"}
        Path("stale.html").touch()
    assert [one.name for one in tmp_path.iterdir()] == ["site"]


@pytest.mark.parametrize("holds", ["somebody.txt", ".coyote/site.json", "index.html"])
def test_a_folder_that_is_not_ours(holds: str, tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "site" / holds
    file.parent.mkdir(parents=True)
    file.write_text('{"schema": "of somebody else"}', encoding="utf-8")
    done = cli("document", "fr", "--language", "en", "--output", str(tmp_path / "site"))
    assert done.code == 2
    assert "isn't empty, and isn't a site of coyote-spec" in done.err
    assert everything(tmp_path) == {f"site/{holds}": b'{"schema": "of somebody else"}'}


def test_a_file_in_the_place_of_the_folder(tmp_path: Path, cli: Cli) -> None:
    (tmp_path / "site").write_text("mine", encoding="utf-8")
    done = cli("document", "fr", "--output", str(tmp_path / "site"))
    assert done.code == 2
    assert "is no folder" in done.err
    assert (tmp_path / "site").read_text(encoding="utf-8") == "mine"


def test_a_folder_in_no_folder(tmp_path: Path, cli: Cli) -> None:
    done = cli("document", "fr", "--output", str(tmp_path / "a" / "b"))
    assert done.code == 2
    assert "can't be made" in done.err


def test_an_unknown_language(tmp_path: Path, cli: Cli) -> None:
    done = cli("document", "fr", "--language", "xx", "--output", str(tmp_path / "site"))
    assert done.code == 2
    assert "there is no language `xx`" in done.err
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize("language", ["../en", "", "en/games", "EN"])
def test_a_language_is_no_path(language: str, tmp_path: Path) -> None:
    with pytest.raises(InputError):
        api.document(["fr"], languages=[language], output=tmp_path / "site")
    assert not list(tmp_path.iterdir())


def test_all_mistakes_of_all_rulesets(tmp_path: Path, cli: Cli) -> None:
    done = cli("document", "frr", "enn", "--output", str(tmp_path / "site"))
    assert done.code == 2
    assert "frr" in done.err
    assert "enn" in done.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("mine.coyote", ("mine.coyote holds no ruleset.", "write `en+mine.coyote`.")),
        ("./mine.coyote", ("./mine.coyote holds no ruleset.", "write `en+mine.coyote`.")),
        ("en+mine.coyote", ("\nmine.coyote:6:3: error:",)),
        ("en+sub/no.coyote", ("sub/no.coyote can't be read",)),
    ],
)
def test_messages_say_a_path_as_it_was_given(
    asked: str, said: tuple[str, ...], tmp_path: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = 'coyote 1\n\namendment mine "x"\n\ncounting\n  replace totl  total becomes 3\n'
    (tmp_path / "mine.coyote").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    done = cli("document", asked, "--language", "en", "--output", "site")
    assert done.code == 2
    for one in said:
        assert one in f"\n{done.err}"
    assert str(tmp_path) not in done.err
