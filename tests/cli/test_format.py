"""`format` gives the one layout and never loses a file."""

import json
import os
import stat
from pathlib import Path

import pytest

from coyote_spec import api, resources
from coyote_spec.api import words
from coyote_spec.source import InputError
from tests.conftest import Cli

TEXT = api.format_text((resources.variants() / "fr.coyote").read_bytes(), "fr.coyote")
UNTIDY = TEXT.replace("  raise  ", "  raise ").replace("\n\n", "\n\n\n")


@pytest.fixture
def untidy(tmp_path: Path) -> Path:
    file = tmp_path / "mine.coyote"
    file.write_bytes(UNTIDY.encode())
    return file


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_rewritten_once(untidy: Path, cli: Cli) -> None:
    done = cli("format", str(untidy))
    assert (done.code, done.out, done.err) == (0, f"{untidy}: formatted\n", "")
    assert untidy.read_bytes() == TEXT.encode()
    inode = untidy.stat().st_ino
    done = cli("format", str(untidy))
    assert (done.code, done.out) == (0, "")
    assert untidy.stat().st_ino == inode, "an unchanged file isn't written"
    assert names(untidy.parent) == ["mine.coyote"]


def test_check_changes_nothing(untidy: Path, cli: Cli) -> None:
    done = cli("format", "--check", str(untidy))
    assert (done.code, done.out) == (1, f"{untidy}: would change\n")
    assert untidy.read_bytes() == UNTIDY.encode()
    untidy.write_bytes(TEXT.encode())
    done = cli("format", "--check", str(untidy))
    assert (done.code, done.out) == (0, "")


@pytest.mark.parametrize("variant", sorted(p.name for p in resources.variants().glob("*.coyote")))
def test_what_is_shipped_is_tidy(variant: str, cli: Cli) -> None:
    assert cli("format", "--check", str(resources.variants() / variant)).code == 0


@pytest.mark.parametrize(
    "raw", [TEXT.replace("\n", "\r\n").encode(), b"\xef\xbb\xbf" + TEXT.encode()]
)
def test_line_ends_and_byte_order_marks_go(raw: bytes, tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "mine.coyote"
    file.write_bytes(raw)
    assert cli("check", str(file)).code == 0
    assert cli("format", "--check", str(file)).code == 1
    assert cli("format", str(file)).code == 0
    assert file.read_bytes() == TEXT.encode()


def test_the_mode_is_kept(untidy: Path, cli: Cli) -> None:
    untidy.chmod(0o640)
    cli("format", str(untidy))
    assert stat.S_IMODE(untidy.stat().st_mode) == 0o640


def test_a_link_stays_a_link(untidy: Path, tmp_path: Path, cli: Cli) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    link = folder / "link.coyote"
    link.symlink_to(untidy)
    assert cli("format", str(link)).code == 0
    assert link.is_symlink()
    assert untidy.read_bytes() == TEXT.encode()


def test_a_bad_file_keeps_no_other_from_being_formatted(untidy: Path, cli: Cli) -> None:
    bad = untidy.with_name("bad.coyote")
    bad.write_text("coyote 1\n\nruleset §\n", encoding="utf-8")
    done = cli("format", str(bad), str(untidy))
    assert done.code == 2
    assert "bad.coyote:3:" in done.err
    assert untidy.read_bytes() == TEXT.encode()
    assert bad.read_text(encoding="utf-8") == "coyote 1\n\nruleset §\n"
    untidy.write_bytes(UNTIDY.encode())
    assert cli("format", "--check", str(bad), str(untidy)).code == 2


def test_a_disk_that_fails_leaves_the_file(
    untidy: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    done = cli("format", str(untidy))
    assert done.code == 2
    assert "can't be written: No space left on device" in done.err
    assert untidy.read_bytes() == UNTIDY.encode()
    assert names(untidy.parent) == ["mine.coyote"]


def test_a_layout_that_would_say_something_else_is_never_written(
    untidy: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "unparse", lambda _: TEXT.replace("above bid", "above 0"))
    with pytest.raises(AssertionError, match="changed what it says"):
        cli("format", str(untidy))
    assert untidy.read_bytes() == UNTIDY.encode()


def test_the_standard_input(cli: Cli) -> None:
    done = cli("format", "-", stdin="\ufeff" + UNTIDY.replace("\n", "\r\n"))
    assert (done.code, done.out, done.err) == (0, TEXT, "")
    done = cli("format", "-", "--check", stdin=UNTIDY)
    assert (done.code, done.out) == (1, "-: would change\n")
    assert cli("format", "-", "--check", stdin=TEXT).code == 0
    done = cli("format", "-", stdin="coyote 1\n\nruleset §\n")
    assert (done.code, done.out) == (2, "")
    assert "the standard input:3:9: error:" in done.err
    assert "  3 | ruleset §\n    |         ^" in done.err


def test_json(untidy: Path, cli: Cli) -> None:
    found = json.loads(cli("format", "--json", "--check", str(untidy)).out)
    assert found == {
        "schema": "coyote-spec/format/1",
        "files": [{"file": str(untidy), "changed": True}],
    }
    found = json.loads(cli("format", "--json", "-", stdin=UNTIDY).out)
    assert found["files"] == [{"file": "-", "changed": True, "text": TEXT}]


def test_the_function(tmp_path: Path) -> None:
    assert api.format_text(UNTIDY) == TEXT
    with pytest.raises(InputError):
        api.format_text("nothing of the kind", "mine")


def test_comments_and_names_in_any_script_stay(cli: Cli) -> None:
    text = TEXT.replace("\n  raise ", "\n  ## 更高的数 — выше\n  raise ").replace(
        "sheet", "лист 四"
    )
    assert cli("format", "-", stdin=text).out == text
