"""Trees of files that were read before. They are kept in the user's cache, like the tables of the
grammar, and known by all that they hang on: the text, its name and the reader itself."""

from __future__ import annotations

import os
import pickle
import sys
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from coyote_spec import resources, ruleset, source, syntax
from coyote_spec.syntax.parse import parse
from coyote_spec.syntax.tree import FileTree

if TYPE_CHECKING:
    from coyote_spec.source import Source

MOST = 500
"""Trees that are kept; then the older half goes."""


def parsed(given: Source) -> FileTree:
    """The tree of a file, as `parse` reads it. One that can't be taken from the cache is read, and
    what has mistakes is never kept.

    Raises InputError with every mistake of the text.
    """
    folder = _folder()
    if folder is None:
        return parse(given)
    known_by = f"{_reader()} {given.name}\n{given.text}".encode("utf-8", "surrogateescape")
    place = folder / sha256(known_by).hexdigest()
    with suppress(Exception):  # whatever is wrong with what lies there
        found = pickle.loads(place.read_bytes())
        if isinstance(found, FileTree):
            return found
    tree = parse(given)
    with suppress(OSError, RecursionError):
        _keep(place, pickle.dumps(tree))
    return tree


def _folder() -> Path | None:
    cached = resources.cache()
    if cached is None:
        return None
    folder = cached / "trees"
    with suppress(OSError):
        folder.mkdir(exist_ok=True)
        return folder
    return None


def _keep(place: Path, data: bytes) -> None:
    part = place.with_suffix(f".{os.getpid()}")
    part.write_bytes(data)
    part.replace(place)  # several processes may keep the same thing
    known = list(place.parent.iterdir())
    if len(known) > MOST:
        for old in sorted(known, key=lambda path: path.stat().st_mtime)[: MOST // 2]:
            old.unlink(missing_ok=True)


@cache
def _reader() -> str:
    """A digest of what makes trees: the program's rooms up to the syntax, the grammar, Python."""
    rooms = [Path(str(room.__file__)).parent for room in (syntax, ruleset)]
    files = [Path(str(source.__file__)), resources.grammars() / "coyote.lark"]
    files += [path for room in rooms for path in sorted(room.glob("*.py"))]
    whole = sha256(sys.version.encode())
    for path in files:
        whole.update(sha256(path.read_bytes()).digest())
    return whole.hexdigest()


__all__ = ["parsed"]
