"""Files of text, read with care: what is said of one that can't be used."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from coyote_spec.locale.mistakes import Hint, Wrong, refusal
from coyote_spec.source import Source, shorten, wrong

LARGEST_FILE = 2_000_000
"""Bytes; a rule file is some kilobytes, and a larger one is a mistake."""


def read(path: Path) -> Source:
    """Reads a file of text.

    Raises InputError when it can't be read, isn't UTF-8, is binary or is far too large.
    """
    name = str(path)
    with suppress(ValueError):
        name = str(path.relative_to(Path.cwd()))
    try:
        if path.is_dir():
            raise wrong("unreadable", Wrong("shared-folder", file=name))
        if path.stat().st_size > LARGEST_FILE:
            raise wrong("unreadable", Wrong("shared-too-large", file=name, bytes=LARGEST_FILE))
        raw = path.read_bytes()
    except OSError as error:
        said = Wrong("shared-unreadable", file=name, why=refusal(error))
        raise wrong("unreadable", said) from None
    except ValueError:
        raise wrong("unreadable", Wrong("shared-no-file-name", name=shorten(name))) from None
    return decode(raw, name)


def decode(raw: bytes, name: str) -> Source:
    """The text in these bytes; raises InputError when they aren't UTF-8 text."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\x00" in raw:
        raise wrong("encoding", Wrong("shared-no-utf8", file=name), Hint("shared-utf8"))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        said = Wrong("shared-no-utf8-at", file=name, byte=error.start, line=line)
        raise wrong("encoding", said, Hint("shared-utf8")) from None
    return Source(name, text.replace("\r\n", "\n").replace("\r", "\n"))


__all__ = ["LARGEST_FILE", "decode", "read"]
