"""The plugin in a site of somebody else's: `coyote` among its plugins, and no more."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING

import pytest
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError

from coyote_spec.handbook.blocks import with_blocks
from coyote_spec.handbook.plugin import CoyotePlugin
from coyote_spec.handbook.shelf import Shelf
from coyote_spec.locale.tongue import tongue

if TYPE_CHECKING:
    from pathlib import Path

CONFIG = """\
site_name: Club
theme:
  name: mkdocs
  locale: {locale}
  highlightjs: false
plugins:
  - coyote{options}
"""
RULES = 'coyote 1\n\namendment club "Ours"\n\noptions\n  replace threshold  2\n'


def mkdocs(folder: Path, page: str, locale: str = "en", options: str = "") -> tuple[int, str]:
    (folder / "docs").mkdir(exist_ok=True)
    (folder / "docs" / "index.md").write_text(page, encoding="utf-8")
    return built(folder, locale, options)


def built(folder: Path, locale: str = "en", options: str = "") -> tuple[int, str]:
    """What MkDocs says of a folder with pages, or without."""
    (folder / "club.coyote").write_text(RULES, encoding="utf-8")
    config = CONFIG.format(locale=locale, options=options)
    (folder / "mkdocs.yml").write_text(config, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "-f",
        str(folder / "mkdocs.yml"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", timeout=100)
    return done.returncode, done.stdout + done.stderr


def test_blocks_in_a_site(tmp_path: Path) -> None:
    page = "# Club\n\n```coyote-table en fourteen\n```\n\n"
    page += "```coyote-source en+./club.coyote threshold\n```\n"
    code, said = mkdocs(tmp_path, page, locale="es")
    assert code == 0, said
    built = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert "Asiento 0" in built
    assert '<span class="nf">threshold</span>' in built


def test_a_mistake_stops_a_strict_build(tmp_path: Path) -> None:
    page = "# Club\n\n```coyote-table en fourteeen\n```\n"
    code, said = mkdocs(tmp_path, page)
    assert code == 1
    assert "index.md:3:1: en has no example `fourteeen`." in said
    assert "did you mean `fourteen`?" in said


def test_an_unknown_language(tmp_path: Path) -> None:
    code, said = mkdocs(tmp_path, "# Club\n", options=":\n      language: xx")
    assert code == 1
    assert "there is no language `xx`" in said
    assert "Traceback" not in said


def told(done: tuple[int, str], said: str) -> None:
    """The build has stopped, and says why in a sentence."""
    code, out = done
    assert code == 1
    assert said in out
    assert "Traceback" not in out


def test_a_page_with_the_line_ends_of_windows(tmp_path: Path) -> None:
    lines = ["hands 3 4", "seat 0 bids 5", "seat 1: challenge", "total is 7"]
    page = "\n".join(["# Club", "", "```coyote-example en", *lines, "```", "", "The end", ""])
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_bytes(page.replace("\n", "\r\n").encode())
    code, said = built(tmp_path)
    assert code == 0, said
    assert "Seat 0" in (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    shelf = Shelf(tmp_path)
    unix, windows, mac = (
        with_blocks(page.replace("\n", end), shelf, tongue, "en", "index.md")
        for end in ("\n", "\r\n", "\r")
    )
    assert unix == windows == mac
    assert "Seat 0" in unix[0]


def test_a_folder_of_pages_that_is_not_there(tmp_path: Path) -> None:
    told(built(tmp_path), f"'{tmp_path / 'docs'}' isn't an existing directory")


def test_a_file_in_the_place_of_the_site(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("mine", encoding="utf-8")
    told(mkdocs(tmp_path, "# Club\n"), f"coyote: {tmp_path / 'site'} can't be written: Not a")
    assert (tmp_path / "site").read_text(encoding="utf-8") == "mine"


def test_a_page_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    page = tmp_path / "docs" / "index.md"
    page.symlink_to("nowhere.md")
    told(built(tmp_path), f"coyote: {page} can't be read: No such file or directory.")
    page.unlink()
    page.write_bytes(b"# Ol\xe9\n")
    told(built(tmp_path), "coyote: the page index.md isn't UTF-8 text.")


def test_folders_that_may_not_be_written_or_read(tmp_path: Path) -> None:
    docs, site = tmp_path / "docs", tmp_path / "site"
    docs.mkdir()
    site.mkdir()
    (site / "old.html").touch()
    docs.chmod(0o555)
    if allowed(site, 0o555):  # the one to whom everything is allowed
        assert built(tmp_path)[0] == 0
        return
    told(built(tmp_path), f"coyote: {site / 'old.html'} can't be written: Permission denied.")
    site.chmod(0o755)
    assert built(tmp_path)[0] == 0  # pages are only read
    docs.chmod(0)
    told(built(tmp_path), f"coyote: the folder {docs} can't be read.")
    docs.chmod(0o755)


def allowed(folder: Path, mode: int) -> bool:
    """Sets the mode of a folder; whether a file can be made in it all the same."""
    folder.chmod(mode)
    try:
        (folder / "made").touch()
    except PermissionError:
        return False
    return True


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("site/a/index.html", "site/a/index.html can't be written: Permission denied."),
        ("docs/a.md", "docs/a.md can't be read: Permission denied."),
        ("elsewhere", None),
    ],
)
def test_what_the_system_refuses_is_said(tmp_path: Path, name: str, said: str | None) -> None:
    """What is elsewhere is told by whoever reads or writes there."""
    (tmp_path / "docs").mkdir()
    settings = {"site_name": "Club", "docs_dir": "docs", "site_dir": "site", "theme": "mkdocs"}
    config = MkDocsConfig(config_file_path=str(tmp_path / "mkdocs.yml"))
    config.load_dict(settings | {"plugins": []})
    assert config.validate() == ([], [])
    plugin = CoyotePlugin()
    plugin.load_config({})
    plugin.on_config(config)
    error = PermissionError(13, "Permission denied", str(tmp_path / name))
    with pytest.raises(PluginError, match=re.escape(said)) if said else nullcontext():
        plugin.on_build_error(error=error)
