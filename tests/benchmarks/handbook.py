"""The site: built from nothing, and built anew after one change of a shipped file."""

import shutil
import tempfile
from pathlib import Path

from tests.benchmarks.clock import ROOT, Run, process
from tests.benchmarks.lines import failed, line, section

LARGEST = 300
"""Kilobytes of a page, pictures apart."""

PARTS = ("coyote_spec", "variants", "proofs", "grammars", "docs")
"""What the program needs of a checkout."""

CHANGES = (
    ("nothing", "fr", "", ""),
    ("a word of a comment in fr", "fr", "no picture coins", "no coins"),
    ("a word of a comment in en", "en", "without the picture", "without picture"),
    ("a number in fr", "fr", "threshold  3, or", "threshold  4, or"),
    ("a number in en, with 28 comparisons", "en", "threshold  3, or 4", "threshold  2, or 4"),
)
"""What is changed, one after the other: what it is, in which file, the text before and after."""

RUN = "import sys; sys.path.insert(0, sys.argv.pop(1)); from coyote_spec.cli import main; main()"


def measure() -> None:
    """The whole site in all languages, and again after each change."""
    section("The site in all languages, shipped rulesets and house rules (one run each)")
    with tempfile.TemporaryDirectory() as folder:
        own, site = Path(folder) / "checkout", Path(folder) / "site"
        for part in PARTS:
            shutil.copytree(ROOT / part, own / part, ignore=shutil.ignore_patterns("__pycache__"))
        if not _told("from nothing", 60, _built(own, site)):
            return
        for said, name, before, after in CHANGES:
            file = own / "variants" / f"{name}.coyote"
            text = file.read_text(encoding="utf-8")
            if before not in text:
                failed(f"after a change of {said}", f"`{before}` isn't there any more")
                continue
            file.write_text(text.replace(before, after, 1), encoding="utf-8")
            _told(f"after a change of {said}", 10, _built(own, site))
        pages = [len(page.read_bytes()) / 1000 for page in site.rglob("*.html")]
        line("its largest page", max(pages), "kB", LARGEST, f"{len(pages)} pages")


def _built(own: Path, site: Path) -> Run:
    return process("-c", RUN, str(own), "document", "--output", str(site))


def _told(said: str, target: float, done: Run) -> bool:
    if done.code:
        failed(f"document, {said}", f"exit code {done.code}")
    else:
        line(f"document, {said}", done.seconds, "s", target, f"{done.processor:.1f} s of work here")
    return not done.code
