"""Words that are said twice: two files of one layer that give a term or a message two texts.

That a game's own file says a thing otherwise than the files for all games is what it is for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.handbook.freshness import CONTRADICTORY, Judged, normal
from coyote_spec.handbook.units import Unit
from coyote_spec.handbook.words import OF_ALL
from coyote_spec.locale.tongue import entries_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

WORD = "word"


def said_twice(home: Path, *, shipped: bool) -> list[Judged]:
    """The words of a language's folder that contradict each other.

    Raises InputError when a file can't be read.
    """
    games = sorted((home / "games").glob("*.ftl"))
    if not shipped:
        return list(_layer(games))
    of_all = [file for file in games if file.stem in OF_ALL]
    layers = [sorted(home.glob("*.ftl")), of_all, *([f] for f in games if f not in of_all)]
    return [one for layer in layers for one in _layer(layer)]


def _layer(files: Sequence[Path]) -> Iterator[Judged]:
    first: dict[str, tuple[str, Path]] = {}
    for file in files:
        for name, text in entries_of(file):
            known, where = first.setdefault(name, (text, file))
            if normal(known) != normal(text):
                unit = Unit(f"words/{name}", WORD, "", known, text, "", origin=file)
                places = where.name if where == file else f"{where.name} and {file.name}"
                yield Judged(unit, CONTRADICTORY, f"{places} give it two texts")


__all__ = ["WORD", "said_twice"]
