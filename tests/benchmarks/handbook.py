"""The site: built from nothing, and built anew after one change."""

import tempfile
from pathlib import Path

from tests.benchmarks.clock import command
from tests.benchmarks.lines import failed, line, section

LARGEST = 300
"""Kilobytes of a page, pictures apart."""


def measure() -> None:
    """The whole site in all languages, and again with one number of one variant changed."""
    section("The site in all languages (one run each)")
    with tempfile.TemporaryDirectory() as folder:
        site, rules = Path(folder) / "site", Path(folder) / "own.coyote"
        text = 'coyote 1\n\nruleset own "Own" extends fr\n\noptions\n  replace threshold  3\n'
        rules.write_text(text, encoding="utf-8")
        games = ("en", "en_advanced", "es", "es_advanced", "fr", "pt", "pt_kidult")
        for said, target in (("from nothing", 60), ("after one change", 10)):
            done = command("document", *games, str(rules), "--output", str(site))
            if done.code:
                failed(f"coyote-spec document, {said}", f"exit code {done.code}")
                return
            line(f"coyote-spec document, {said}", done.seconds, "s", target)
            rules.write_text(text.replace("3", "4"), encoding="utf-8")
        pages = [len(page.read_bytes()) / 1000 for page in site.rglob("*.html")]
        line("its largest page", max(pages), "kB", LARGEST, f"{len(pages)} pages")
