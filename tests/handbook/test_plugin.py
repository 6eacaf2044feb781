"""The plugin in a site of somebody else's: `coyote` among its plugins, and no more."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

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
