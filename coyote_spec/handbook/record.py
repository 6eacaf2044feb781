"""The record of a language: what each text was about when somebody last read it.

It is the file `record.json` in the folder of the language: `locale/LANG/` beside the rules. Nothing
writes it but `accept`, and only what is named changes in it.
"""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.files import LARGEST_FILE, decode
from coyote_spec.locale.mistakes import Hint, Wrong, refusal
from coyote_spec.source import InputError, Span, shorten, wrong

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE = "record.json"
SCHEMA = "coyote-spec/record/1"


@dataclass(frozen=True, slots=True)
class Entry:
    """What was read: the fingerprint of the meaning, the words that were translated (of a rule: its
    sentence), and the rules it is about as they were, by section and name."""

    meaning: str
    wording: str
    about: Mapping[tuple[str, str], str]

    def as_json(self) -> dict[str, Any]:
        """The form of the file."""
        about = {"/".join(place): text for place, text in sorted(self.about.items())}
        return {"meaning": self.meaning, "wording": self.wording, "about": about}


Entries = dict[str, Entry]


def read(folder: Path) -> Entries:
    """What is recorded in the folder of a language, by unit; nothing if there is no record.

    Raises InputError when there is one that can't be used.
    """
    file = folder / FILE
    if not file.exists():
        return {}
    try:
        if file.stat().st_size > 10 * LARGEST_FILE:
            raise _spoiled(file, Wrong("handbook-record-too-large"))
        text = decode(file.read_bytes(), str(file)).text
    except OSError as error:
        why = refusal(error) if error.strerror else Wrong("handbook-record-unreadable")
        raise _spoiled(file, why) from None
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        place = Span(str(file), error.lineno, error.colno, error.colno + 1)
        raise wrong("record", Wrong("handbook-no-json"), Hint("handbook-record"), place) from None
    except ValueError:
        raise _spoiled(file, Wrong("handbook-record-number")) from None
    except RecursionError:
        raise _spoiled(file, Wrong("handbook-record-deep")) from None
    if not isinstance(found, dict) or found.get("schema") != SCHEMA:
        raise _spoiled(file, Wrong("handbook-record-other", schema=SCHEMA))
    units = found.get("units")
    if set(found) != {"schema", "units"} or not isinstance(units, dict):
        raise _spoiled(file, Wrong("handbook-record-parts"))
    return {name: _entry(file, name, one) for name, one in units.items()}


def _entry(file: Path, name: str, one: object) -> Entry:
    if isinstance(one, dict) and set(one) == {"meaning", "wording", "about"}:
        about, words = one["about"], (one["meaning"], one["wording"])
        if isinstance(about, dict) and all(isinstance(t, str) for t in (*words, *about.values())):
            parted = {place.partition("/"): text for place, text in about.items()}
            if all(slash for _, slash, _ in parted):
                rules = {(section, rule): text for (section, _, rule), text in parted.items()}
                return Entry(*words, rules)
    raise _spoiled(file, Wrong("handbook-record-entry", name=shorten(name)))


def _spoiled(file: Path, why: str) -> InputError:
    said = Wrong("handbook-record", file=str(file), why=why)
    return wrong("record", said, Hint("handbook-record"))


def write(folder: Path, entries: Mapping[str, Entry]) -> None:
    """Writes a record, at one stroke; units stand in the order of their names.

    Raises InputError when it can't be written.
    """
    units = {name: entries[name].as_json() for name in sorted(entries)}
    whole = json.dumps({"schema": SCHEMA, "units": units}, ensure_ascii=False, indent=1) + "\n"
    made: str | None = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        place = Path(os.path.realpath(folder / FILE))
        handle, made = tempfile.mkstemp(prefix=".record-", dir=place.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(whole)
        Path(made).chmod(place.stat().st_mode & 0o777 if place.exists() else 0o644)
        Path(made).replace(place)
        made = None
    except OSError as error:
        said = Wrong("shared-unwritable", file=str(folder / FILE), why=refusal(error))
        raise wrong("folder", said, Hint("handbook-writable")) from None
    finally:
        if made is not None:
            with suppress(OSError):
                Path(made).unlink()


__all__ = ["FILE", "SCHEMA", "Entries", "Entry", "read", "write"]
