"""The tutorial runs: its files are written, its commands are run, and print what it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from coyote_spec import api
from coyote_spec.handbook.guide import ORDER

if TYPE_CHECKING:
    from tests.conftest import Cli

DOCS = Path(__file__).resolve().parents[2] / "docs"
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
FILE = re.compile(r"`(\w+\.coyote)`[^`]*:\n\n$")


def test_the_tutorial(tmp_path: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = (DOCS / "tutorial.md").read_text(encoding="utf-8")
    said, run = "", 0
    for block in BLOCK.finditer(text):
        kind, inside = block.groups()
        if kind == "coyote":
            named = FILE.search(text[: block.start()])
            assert named, inside
            (tmp_path / named[1]).write_text(inside, encoding="utf-8")
        elif kind == "sh":
            done = cli(*inside.split()[1:])
            said, run = done.out + done.err, run + 1
        else:
            assert kind == "text"
            lines = [" ".join(line.split()) for line in said.splitlines()]
            for line in inside.splitlines():
                words = " ".join(line.split())
                found = next((n for n, one in enumerate(lines) if words in one), None)
                assert found is not None, (line, said)
                del lines[: found + 1]
    assert run == 6
    assert (tmp_path / "pages" / "fr" / "house" / "small_steps.html").is_file()


def pages() -> list[str]:
    return [path for _, paths in ORDER for path in paths if (DOCS / path).is_file()]


@pytest.mark.parametrize("page", [page for page in pages() if page != "tutorial.md"])
def test_rules_that_a_page_shows_are_right(page: str, tmp_path: Path) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for number, (kind, inside) in enumerate(BLOCK.findall(text)):
        if kind == "coyote":
            assert inside.startswith("coyote 1\n"), page
            file = tmp_path / f"page{number}.coyote"
            file.write_text(inside, encoding="utf-8")
            found = api.check([file])
            assert found.diagnostics == (), page
            assert api.format_text(inside) == inside


def test_every_page_is_in_the_guide() -> None:
    written = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    listed = set(pages())
    assert {one for one in written if not one.startswith("decisions/")} == listed


def test_examples_of_pages_about_the_plugin_hold() -> None:
    from coyote_spec.handbook.blocks import with_blocks
    from coyote_spec.handbook.shelf import Shelf
    from coyote_spec.locale.tongue import tongue

    text = (DOCS / "how-to" / "use-the-plugin.md").read_text(encoding="utf-8")
    shown = re.findall(r"````markdown\n(.*?)````", text, re.DOTALL)
    assert len(shown) == 2
    for page in shown:
        found, mistakes = with_blocks(page, Shelf(), tongue, "en", "page.md")
        assert mistakes == []
        assert "<svg" in found
