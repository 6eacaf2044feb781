"""A folder of files that appears at one stroke, or not at all; nothing there is overwritten."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from coyote_spec.locale.mistakes import Hint, Wrong, refusal
from coyote_spec.moving import move_all
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from collections.abc import Mapping


def check_new(folder: Path) -> None:
    """Raises InputError when something is there already, or the folder can't be made."""
    place = Path(os.path.realpath(folder))
    hint = Hint("api-new-folder")
    if place.exists() and not place.is_dir():
        raise wrong("folder", Wrong("shared-no-folder", folder=str(folder)), hint)
    try:
        if place.is_dir() and any(place.iterdir()):
            raise wrong("folder", Wrong("api-folder-in-use", folder=str(folder)), hint)
    except OSError as error:
        said = Wrong("shared-unreadable", file=str(folder), why=refusal(error))
        raise wrong("folder", said) from None
    of_both = {"folder": str(folder), "parent": str(place.parent)}
    if not place.parent.is_dir():
        raise wrong("folder", Wrong("shared-made-in-no-folder", **of_both))
    if not os.access(place.parent, os.W_OK):
        raise wrong("folder", Wrong("shared-made-in-read-only", **of_both))


def write_new(folder: Path, files: Mapping[str, bytes]) -> None:
    """Makes the folder with these files, by their names in it.

    They are written beside it first, so that an interrupt leaves nothing by halves. Raises
    InputError when something is there already, or it can't be written.
    """
    check_new(folder)
    place = Path(os.path.realpath(folder))
    made: Path | None = None
    try:
        made = Path(tempfile.mkdtemp(prefix=".coyote-", dir=place.parent))
        for name, content in files.items():
            path = made / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(content)
        made.chmod(0o777 & ~_umask())
        if place.is_dir():
            move_all((made, place))  # it stays the same folder: somebody may stand in it
        else:
            made.rename(place)
            made = None
    except OSError as error:
        said = Wrong("shared-unwritable", file=str(folder), why=refusal(error))
        raise wrong("folder", said) from None
    finally:
        if made is not None:
            with suppress(OSError):
                shutil.rmtree(made)


def _umask() -> int:
    """What new files may not be, as this process has it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
