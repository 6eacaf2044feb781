"""A certificate as it lies in a folder: the manifest, and the files that it names.

Nothing outside the folder is read: every file has a plain name that is fixed by its digest, and
links are refused.
"""

from __future__ import annotations

import json
import os
import re
import stat
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from coyote_spec.source import shorten, wrong

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SCHEMA = "coyote-spec/certificate/1"
MANIFEST = "manifest.json"
FOLDER = "obligations"
SUFFIX = ".smt2"
LARGEST = 100_000_000
"""Bytes of a file of a certificate; no proof comes near it."""

_FILE = re.compile(rf"{FOLDER}/([0-9a-f]{{64}})\{SUFFIX}")


@dataclass(frozen=True, slots=True)
class Listed:
    """A question that the manifest lists: the file that asks it, what its answer shows, the answer
    that is expected (`sat` or `unsat`), and the SHA-256 of the file."""

    file: str
    role: str
    expected: str
    digest: str


@dataclass(frozen=True, slots=True)
class ListedFinding:
    """A finding that the manifest lists: entry is all that stands there of it."""

    id: str
    verdict: str
    rulesets: tuple[str, ...]
    claim: str
    obligations: tuple[Listed, ...]
    entry: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate: version is that of the program that made it, digest that of the manifest."""

    folder: Path
    version: str
    digest: str
    findings: tuple[ListedFinding, ...]

    @property
    def questions(self) -> dict[tuple[str, str], Listed]:
        """Each file with each answer that is expected of it, once."""
        return {(one.file, one.expected): one for f in self.findings for one in f.obligations}


def read_certificate(folder: Path) -> Certificate:
    """The certificate in a folder.

    Raises InputError when it isn't one, or its manifest can't be used.
    """
    path = folder / MANIFEST
    hint = "a certificate is a folder that `prove --certificate` has written."
    if not folder.is_dir():
        what = "is no folder" if folder.exists() else "isn't there"
        raise wrong("certificate", f"{shorten(str(folder))} {what}.", hint)
    if not os.path.lexists(path):
        said = f"{shorten(str(folder))} holds no {MANIFEST}."
        raise wrong("certificate", said, hint)
    try:
        raw = read_file(folder, MANIFEST)
        found = json.loads(raw.decode())
    except OSError as error:
        said = shorten(error.strerror or str(error), 100)
        raise wrong("certificate", f"{path} can't be read: {said}.", hint) from None
    except UnicodeDecodeError:
        raise wrong("certificate", f"{path} isn't UTF-8.", hint) from None
    except json.JSONDecodeError as error:
        said = f"{path} isn't JSON from line {error.lineno}, column {error.colno} on."
        raise wrong("certificate", said, hint) from None
    except RecursionError:
        raise wrong("certificate", f"{path} is nested too deeply.", hint) from None
    except ValueError:
        raise wrong("certificate", f"{path} holds a number that is far too long.", hint) from None
    return _certificate(folder, found, sha256(raw).hexdigest())


def read_file(folder: Path, name: str) -> bytes:
    """The bytes of a plain file in the folder.

    Raises OSError when it isn't there, is a link or no plain file, or is far too large.
    """
    path = folder
    for part in name.split("/"):
        path = path / part
        if stat.S_ISLNK(path.lstat().st_mode):
            raise OSError(f"{part} is a link")
    found = path.lstat()
    if not stat.S_ISREG(found.st_mode):
        raise OSError(f"{name} is no plain file")
    if found.st_size > LARGEST:
        raise OSError(f"{name} has more than {LARGEST} bytes")
    return path.read_bytes()


def stray_files(certificate: Certificate) -> Iterator[str]:
    """What lies in the folder and isn't listed."""
    listed = {MANIFEST, *(one.file for f in certificate.findings for one in f.obligations)}
    for path in sorted(certificate.folder.iterdir()):
        inside = path.name == FOLDER and path.is_dir() and not path.is_symlink()
        for one in sorted(path.iterdir()) if inside else [path]:
            name = one.relative_to(certificate.folder).as_posix()
            if name not in listed:
                yield name


def _certificate(folder: Path, found: Any, digest: str) -> Certificate:
    schema = found.get("schema") if isinstance(found, dict) else None
    if schema != SCHEMA:
        said = f"the manifest has the schema {shorten(str(schema))}, not {SCHEMA}."
        raise wrong("certificate", said, "another version of coyote-spec may have written it.")
    try:
        findings = tuple(_finding(entry) for entry in _of(found, "findings", list))
        return Certificate(folder, _of(found, "version", str), digest, findings)
    except _Unlike as error:
        raise wrong("certificate", f"the manifest can't be used: {error}.") from None


class _Unlike(Exception):  # noqa: N818
    """Something in the manifest isn't as it should be; the message says what."""


def _of(entry: Any, key: str, kind: type) -> Any:
    if not isinstance(entry, dict) or not isinstance(entry.get(key), kind):
        raise _Unlike(f"`{key}` is missing, or no {kind.__name__}, in {shorten(str(entry), 60)}")
    return entry[key]


def _finding(entry: Any) -> ListedFinding:
    which = _of(entry, "id", str)
    listed = tuple(_listed(one) for one in _of(entry, "obligations", list))
    rulesets = _of(_of(entry, "scope", dict), "rulesets", list)
    if not all(isinstance(name, str) for name in rulesets):
        raise _Unlike(f"the rulesets of {shorten(which)} are no names")
    for key in ("sentence", "method"):
        _of(entry, key, str)
    claim, verdict = _of(entry, "claim", str), _of(entry, "verdict", str)
    return ListedFinding(which, verdict, tuple(rulesets), claim, listed, entry)


def _listed(entry: Any) -> Listed:
    file, expected = _of(entry, "file", str), _of(entry, "expected", str)
    digest = _of(entry, "sha256", str)
    named = _FILE.fullmatch(file)
    if named is None:
        said = f"{shorten(file)} is no file of a certificate: each is {FOLDER}/SHA-256{SUFFIX}"
        raise _Unlike(said)
    if named[1] != digest:
        raise _Unlike(f"{shorten(file)} and its digest {shorten(digest)} don't belong together")
    if expected not in ("sat", "unsat"):
        raise _Unlike(f"`{shorten(expected)}` is no answer of a solver")
    return Listed(file, _of(entry, "role", str), expected, digest)
