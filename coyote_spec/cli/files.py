"""Files and the standard input as bytes, and a file replaced at one stroke."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.files import LARGEST_FILE, decode, read
from coyote_spec.locale.mistakes import Wrong, refusal
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from coyote_spec.source import Source


STDIN = "-"


def read_raw(path: Path) -> tuple[bytes, str]:
    """The bytes of a file of text and what to call it; raises InputError as `source.read` does."""
    name = read(path).name
    try:
        return path.read_bytes(), name
    except OSError as error:
        raise wrong(
            "unreadable", Wrong("shared-unreadable", file=name, why=refusal(error))
        ) from None


def standard_input() -> str:
    """What messages call it; nothing is loaded for that."""
    return Wrong.spelt("the standard input", "wrong-cli-standard-input", {})


def read_stdin_raw(invited: str) -> bytes:
    """The bytes of the standard input; who sits at a terminal is invited to type them."""
    if sys.stdin is None:
        raise wrong("unreadable", Wrong("cli-no-input"))
    if sys.stdin.isatty():
        print(invited, file=sys.stderr)
    raw = sys.stdin.buffer.read(LARGEST_FILE + 1)
    if len(raw) > LARGEST_FILE:
        said = Wrong("shared-too-large", file=standard_input(), bytes=LARGEST_FILE)
        raise wrong("unreadable", said)
    return raw


def read_stdin(invited: str) -> Source:
    """The text of the standard input; raises InputError when it isn't UTF-8."""
    return decode(read_stdin_raw(invited), standard_input())


def read_text(file: str, invited: str) -> tuple[str, str]:
    """The text of a file, or of the standard input for a hyphen, and what to call it."""
    if file == STDIN:
        return read_stdin(invited).text, standard_input()
    source = read(Path(file))
    return source.text, source.name


@dataclass(frozen=True, slots=True)
class Formatted:
    """A file before and after; the bytes count, so line ends and a byte order mark do."""

    name: str
    before: bytes
    after: str

    @property
    def changed(self) -> bool:
        """Whether the layout was another one."""
        return self.before != self.after.encode()

    def as_json(self) -> dict[str, Any]:
        """What the document says of the file; the text only if it was asked for on stdout."""
        said: dict[str, Any] = {"file": self.name, "changed": self.changed}
        return said | ({"text": self.after} if self.name == "-" else {})


def replace_file(path: Path, before: bytes, after: bytes) -> None:
    """Gives a file a new content, or leaves it as it was; a link stays and its target is replaced.

    Raises InputError when the file can't be written, or no longer has the content before.
    """
    target = Path(os.path.realpath(path))
    made: str | None = None
    try:
        if not os.access(target, os.W_OK):
            why = Wrong("cli-it-is-read-only")
            raise wrong("unwritable", Wrong("shared-unwritable", file=str(path), why=why))
        handle, made = tempfile.mkstemp(prefix=".coyote-", dir=target.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(after)
            file.flush()
            os.fsync(file.fileno())
        Path(made).chmod(target.stat().st_mode & 0o7777)
        if target.read_bytes() != before:
            raise wrong("unwritable", Wrong("cli-changed-meanwhile", file=str(path)))
        Path(made).replace(target)
        made = None
    except OSError as error:
        said = Wrong("shared-unwritable", file=str(path), why=refusal(error))
        raise wrong("unwritable", said) from None
    finally:
        if made is not None:
            with suppress(OSError):
                Path(made).unlink()
