"""A small site, built once for all tests: two games, one of them with script in its words, and a
house rule, in two languages."""

from __future__ import annotations

import fcntl
from dataclasses import dataclass
from pathlib import Path

import pytest

from coyote_spec import api

LANGUAGES = ("en", "es")

EVIL = """\
coyote 1

## <script>alert("comment")</script> & <img src=x onerror=alert(1)>
ruleset evil "<script>alert('title')</script> *stars* [link](javascript:x)" extends fr

options
  replace threshold  3  # </pre><script>alert(2)</script>

silences
  replace max_tie  asks "<b onclick=alert(3)>Tea?</b>"
    one  "<script>alert('one')</script>"
    all  "</article></main><script>alert('all')</script>"
"""


@dataclass(frozen=True)
class Built:
    """The folder of the site, and the addresses of its pages."""

    folder: Path

    @property
    def pages(self) -> list[str]:
        return sorted(str(one.relative_to(self.folder)) for one in self.folder.rglob("*.html"))

    def text(self, page: str) -> str:
        return (self.folder / page).read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    own = tmp_path_factory.getbasetemp()
    place = own if own.name.startswith("pytest-") else own.parent  # of one of several processes
    with (place / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = place / "small-site"
        if not folder.exists():
            rules = place / "rules"
            rules.mkdir()
            (rules / "evil.coyote").write_text(EVIL, encoding="utf-8")
            given: list[str | Path] = ["fr", rules / "evil.coyote", "en+one_life"]
            api.document(given, languages=LANGUAGES, output=folder)
    return Built(folder)
