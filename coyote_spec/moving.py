"""What stands in a folder, moved: all of it, or nothing."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def move_all(*folders: tuple[Path, Path]) -> None:
    """Moves all that stands in each first folder into the second, one pair after the other.

    The folders stay the same, so that whoever stands in one still does. Raises OSError, or what
    interrupted it, after everything is back where it was.
    """
    done: list[tuple[Path, Path]] = []
    try:
        for here, there in folders:
            for one in sorted(here.iterdir()):
                done.append((one, there / one.name))
                one.rename(there / one.name)
    except BaseException:
        for before, after in reversed(done):
            with suppress(OSError):
                after.rename(before)
        raise


def stands_in(folder: Path) -> bool:
    """Whether this process was started in the folder, or below it."""
    try:
        return Path.cwd().is_relative_to(folder.resolve())
    except FileNotFoundError:  # where it was started is gone
        return False
