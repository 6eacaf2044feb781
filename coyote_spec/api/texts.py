"""The reader's copy of a rulebook: is it the text that the clauses were read from? It is looked at
and never kept."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.files import decode

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class CopyOfText:
    """A copy: digest is the SHA-256 of its bytes; same says whether it is the text that was read,
    exact whether it is so byte by byte (else line ends or a byte order mark differ)."""

    name: str
    digest: str
    same: bool
    exact: bool
    lines: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        """What a document says of the copy."""
        return {"file": self.name, "digest": self.digest, "same": self.same, "exact": self.exact}


def compared(raw: bytes, digest: str, name: str) -> CopyOfText:
    """Compares a copy with the digest of the text.

    The digest is that of the bytes as they were read: UTF-8, without a byte order mark, each line
    ended by a newline. A copy that differs only in these things, or in a newline at its end, is
    the same text.

    Raises InputError when the copy isn't UTF-8.
    """
    own = _digest(raw)
    text = decode(raw, name).text
    same = own == digest or any(_digest(form) == digest for form in _forms(text))
    return CopyOfText(name, own, same, own == digest, tuple(text.split("\n")))


def _digest(raw: bytes) -> str:
    return sha256(raw).hexdigest()


def _forms(text: str) -> Iterator[bytes]:
    """The text with each kind of line end, with and without one at its end."""
    for end in ("\n", "\r\n"):
        for body in (text, text.rstrip("\n"), text.rstrip("\n") + "\n"):
            yield body.replace("\n", end).encode()
            yield b"\xef\xbb\xbf" + body.replace("\n", end).encode()
