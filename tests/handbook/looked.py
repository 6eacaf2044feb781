"""What became of the translations of a file."""

from pathlib import Path

from coyote_spec.api import Translations, translations
from tests.handbook.texts import written

OTHERS = ("es", "fr", "pt")


def looked(file: Path, *languages: str, witnesses: bool = False) -> Translations:
    return translations([str(file)], languages=languages, witnesses=witnesses)


def ids(found: Translations, state: str, language: str) -> set[str]:
    return {one.id for one in found.of(state, language)}


def mine(folder: Path, text: str) -> Path:
    written(folder, text)
    return folder / "mine.coyote"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")
