"""What was worked out for pages and is kept for the next build, by a digest of all it hangs on."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from coyote_spec import resources

if TYPE_CHECKING:
    from collections.abc import Callable


@cache
def program() -> str:
    """A digest of the program: what it works out may be otherwise when this is."""
    package = Path(__file__).resolve().parent.parent
    return digest(*(path.read_bytes() for path in sorted(package.rglob("*.py"))))


@cache
def words() -> str:
    """A digest of the words of all languages."""
    files = sorted((resources.variants() / "locale").rglob("*.*"))
    return digest(*(path.read_bytes() for path in files if path.is_file()))


def digest(*parts: bytes | str) -> str:
    """A digest of some parts; where one ends and the next begins counts."""
    whole = hashlib.sha256()
    for part in parts:
        raw = part.encode() if isinstance(part, str) else part
        whole.update(len(raw).to_bytes(8, "big") + raw)
    return whole.hexdigest()


@dataclass(frozen=True, slots=True)
class Kept:
    """Two folders: one from which the build before is read, one for this build, into which all goes
    that is used again. None is no folder: then everything is worked out."""

    before: Path | None = None
    now: Path | None = None

    def text(self, key: str, work: Callable[[], str]) -> str:
        """The text that belongs to a digest, worked out if it isn't there yet."""
        found = self.found(key)
        if found is None:
            found = work()
            self.keep(key, found)
        return found

    def found(self, key: str) -> str | None:
        """The text that belongs to a digest, if it is there."""
        for folder in (self.now, self.before):
            if folder is not None:
                with suppress(OSError, UnicodeDecodeError):
                    text = (folder / key).read_text(encoding="utf-8")
                    if folder is not self.now:
                        self._keep_as_it_is(folder / key, text)
                    return text
        return None

    def _keep_as_it_is(self, found: Path, text: str) -> None:
        """Keeps what was kept: the same file under another name, where there can be such a one.
        Nobody writes into a file that is kept."""
        if self.now is None:
            return
        try:
            (self.now / found.name).hardlink_to(found)
        except FileExistsError:  # another process keeps it too
            return
        except OSError:
            self.keep(found.name, text)

    def keep(self, key: str, text: str) -> None:
        """Keeps a text for this build and the next."""
        if self.now is not None:
            place = self.now / key
            part = place.with_suffix(f".{os.getpid()}-{id(text):x}")
            part.write_text(text, encoding="utf-8")
            part.replace(place)  # several processes may keep the same thing
