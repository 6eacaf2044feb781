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
    ("nothing", ()),
    ("a word of a comment in fr", (("fr", "no picture coins", "no coins"),)),
    ("a word of a comment in en", (("en", "without the picture", "without picture"),)),
    ("a number in fr", (("fr", "threshold  3, or", "threshold  4, or"),)),
    (
        "a number in en, with 29 comparisons",
        (
            ("en", "threshold  3, or 4", "threshold  2, or 4"),
            ("house/exact_call", "coins 0 2 0", "coins 0 1 0"),
            ("house/exact_call", "seat 1 has 1 coin\n", "seat 1 has 0 coins\n"),
            ("house/hard_exact_call", "coins 2 0 2", "coins 1 0 1"),
            ("house/last_two", "coins 0 2 1", "coins 0 1 1"),
        ),
    ),
)
"""What is changed, one after the other: what it is, in which files, each with the text before and
after. Examples that a number makes wrong are put right with it."""

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
        for said, places in CHANGES:
            if not all(
                _replaced(own / "variants" / f"{name}.coyote", *two) for name, *two in places
            ):
                failed(f"after a change of {said}", "what is to be changed isn't there any more")
                continue
            _told(f"after a change of {said}", 10, _built(own, site))
        pages = [len(page.read_bytes()) / 1000 for page in site.rglob("*.html")]
        line("its largest page", max(pages), "kB", LARGEST, f"{len(pages)} pages")


def _replaced(file: Path, before: str, after: str) -> bool:
    """Writes another text into a file; whether the one before was there."""
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    return before in text


def _built(own: Path, site: Path) -> Run:
    return process("-c", RUN, str(own), "document", "--output", str(site))


def _told(said: str, target: float, done: Run) -> bool:
    if done.code:
        failed(f"document, {said}", f"exit code {done.code}")
    else:
        line(f"document, {said}", done.seconds, "s", target, f"{done.processor:.1f} s of work here")
    return not done.code
