"""Rulesets of the tests' own, and what is read off a page."""

from pathlib import Path

import pytest

from coyote_spec.api import load
from coyote_spec.handbook.statements import statements
from coyote_spec.locale.names import plain
from coyote_spec.ruleset.ruleset import Ruleset

LANGUAGES = ("en", "es", "fr", "pt")
GAMES = ("en", "en_advanced", "es", "es_advanced", "fr", "pt", "pt_kidult")


def written(folder: Path, text: str, name: str = "mine") -> Ruleset:
    """A ruleset in a file of its own."""
    file = folder / f"{name}.coyote"
    file.write_text("coyote 1\n\n" + text, "utf-8")
    return load(str(file))


def said(ruleset: Ruleset, language: str) -> dict[str, str]:
    """What each rule says, by its name."""
    return {one.rule.name: plain(one.text()) for one in statements(ruleset, language)}


def glossary(folder: Path, language: str, text: str) -> None:
    """Words of a reader's own beside their rules."""
    place = folder / "locale" / language / "games"
    place.mkdir(parents=True, exist_ok=True)
    (place / "mine.ftl").write_text(text, "utf-8")


each_language = pytest.mark.parametrize("language", LANGUAGES)
