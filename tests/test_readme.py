"""What README and the page on the language say is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from coyote_spec.ruleset.ruleset import FRAME, FRAME_OF_SEAT, LOCALS, PILES

if TYPE_CHECKING:
    from tests.conftest import Cli

TOP = Path(__file__).resolve().parent.parent
README = (TOP / "README.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    """The fenced blocks of a kind."""
    return re.findall(rf"```{kind}\n(.*?)```", README, re.DOTALL)


def test_the_house_rule_is_the_file_that_is_named() -> None:
    name = next(iter(re.findall(r"`(docs/examples/\w+\.coyote)` changes", README)))
    assert blocks("coyote") == [(TOP / name).read_text(encoding="utf-8")]
    assert len(blocks("coyote")[0].splitlines()) <= 10


def test_what_is_said_to_be_printed_is_printed(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(TOP)
    command = next(line for line in blocks("sh")[1].splitlines() if "compare" in line)
    out = cli(*command.split()[1:], "--deck", "thirty").out
    width = re.compile(r" +")
    printed = width.sub(" ", out)
    for line in blocks("text")[0].splitlines():
        assert width.sub(" ", line) in printed, line


def commands() -> list[str]:
    """The commands of the table, those apart that take long or ask somebody."""
    found = re.findall(r"`coyote-spec ([^`]+)`", README)
    slow = ("prove", "recheck DIR", "play", "tour", "VERB")
    quick = (c for c in found if not c.startswith(slow) and "FILE" not in c and "my-" not in c)
    return list(dict.fromkeys(quick))


@pytest.mark.parametrize("command", commands())
def test_a_command_runs(command: str, cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(TOP)
    done = cli(*command.split())
    assert done.err.replace("note:", "") == done.err or "deck can't give" in done.err
    assert done.code in (0, 1), done.err


def test_the_numbers_of_the_surprise(cli: Cli) -> None:
    out = cli("compare", "en", "fr", "--deck", "thirty", "--json").out
    for words in ("50/1827", "664/5655", "-5 with x2: the total is -5 in en and -10 in fr."):
        assert words in README
        assert words in out


def test_the_words_that_are_always_known() -> None:
    page = (TOP / "docs" / "language.md").read_text(encoding="utf-8")
    table = page[page.index("## Words that are always known") :]
    told = set(re.findall(r"`(\w+)(?: of SEAT)?`", table[: table.index("Comparisons are words")]))
    assert told == {*FRAME, *FRAME_OF_SEAT, *LOCALS, *PILES, "players", "played"}


def test_the_amendment_of_the_language_page_fits(tmp_path: Path, cli: Cli) -> None:
    page = (TOP / "docs" / "language.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"```coyote\n(coyote 1\n.*?)```", page, re.DOTALL)
    (tmp_path / "mine.coyote").write_text(text, encoding="utf-8")
    assert cli("check", str(tmp_path / "mine.coyote")).code == 0
    assert cli("format", "--check", str(tmp_path / "mine.coyote")).code == 0


def test_each_decision_has_a_number_of_its_own() -> None:
    files = sorted((TOP / "docs/decisions").glob("*.md"))
    assert [int(file.name[:4]) for file in files] == list(range(1, len(files) + 1))
    for file in files:
        assert file.read_text().startswith(f"# {int(file.name[:4])}. "), file.name


def test_what_is_linked_lies_in_the_repository() -> None:
    """Pages that are made with the site are not there for whoever reads the sources."""
    linked, dead = 0, []
    for page in (*TOP.glob("*.md"), *(TOP / "docs").glob("**/*.md")):
        for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if re.match(r"\w+:", link) is None:
                linked += 1
                dead += [] if (page.parent / link).exists() else [(page.name, link)]
    assert linked > 10
    assert not dead
