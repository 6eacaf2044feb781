"""Which names mean files, and which rulesets a name with a plus means."""

from __future__ import annotations

from pathlib import Path

from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.source import shorten, wrong

SUFFIX = ".coyote"


def is_path(name: str) -> bool:
    """Whether a name means a file: it ends like one or has a slash in it."""
    return name.endswith(SUFFIX) or "/" in name or "\\" in name


def split_name(name: str) -> list[str]:
    """The ruleset and the amendments of `NAME+AMENDMENT+…`; a `+` in the path of a file that is
    there belongs to the path.

    Raises InputError when a part is empty.

    >>> split_name("en + one_life")
    ['en', 'one_life']
    """
    pieces, parts = name.split("+"), []
    while pieces:
        part = _longest_file(pieces)
        del pieces[: part.count("+") + 1]
        parts.append(part.strip())
    if not all(parts):
        said = Wrong("elaborate-names-nothing", name=shorten(name))
        raise wrong("unknown-ruleset", said, Hint("elaborate-names-nothing"))
    return parts


def _longest_file(pieces: list[str]) -> str:
    """The longest beginning of these pieces that is a file, else the first piece."""
    for end in range(len(pieces), 1, -1):
        path = "+".join(pieces[:end])
        if is_path(path) and is_there(path):
            return path
    return pieces[0]


def is_there(path: str) -> bool:
    """Whether there is a file, or anything else, at a path."""
    try:
        return Path(path.strip()).exists()
    except (OSError, ValueError):  # no possible name
        return False


def coyote_files(folder: Path, deep: bool = True) -> list[Path]:
    """The files of rules in a folder, and in the folders in it if it is to be searched deeply."""
    pattern = "**/*" if deep else "*"
    return sorted(path for path in folder.glob(pattern + SUFFIX) if path.is_file())


__all__ = ["SUFFIX", "coyote_files", "is_path", "is_there", "split_name"]
