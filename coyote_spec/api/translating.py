"""`translations`: what became of the texts of rulesets since somebody last read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.api.asked import LIMIT, limited, quiet
from coyote_spec.api.changes import Shown, Witnesses
from coyote_spec.api.rulesets import fresh_library, shipped_library
from coyote_spec.elaborate.library import is_path
from coyote_spec.locale.mistakes import Wrong, nearest
from coyote_spec.locale.said import Said
from coyote_spec.source import shorten, wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from coyote_spec.handbook.freshness import Judged
    from coyote_spec.handbook.record import Entry
    from coyote_spec.handbook.scopes import Scope


@dataclass(frozen=True, slots=True)
class Translation:
    """A text in a language: state is fresh, wording stale, meaning stale, contradictory, missing,
    unread or gone, and reason says why.

    wording is what was translated (of a rule: its sentence), was the same as it was read; said is
    what a reader gets. about has the rules it is about as they are, before as they were read. shown
    is the situation in which a change of meaning shows.
    """

    language: str
    id: str
    kind: str
    state: str
    reason: str
    wording: str
    said: str | None
    about: Mapping[str, str]
    was: str | None = None
    before: Mapping[str, str] | None = None
    shown: Shown | None = None

    def as_json(self) -> dict[str, Any]:
        """The form of `translations --json`."""
        read = None if self.was is None else {"wording": self.was, "about": dict(self.before or {})}
        return {
            "language": self.language,
            "id": self.id,
            "kind": self.kind,
            "state": self.state,
            "reason": self.reason,
            "wording": self.wording,
            "said": self.said,
            "about": dict(self.about),
            "recorded": read,
            "witness": None if self.shown is None else self.shown.as_json(),
        }


@dataclass(frozen=True, slots=True)
class Translations:
    """The texts of some rulesets in some languages."""

    rulesets: tuple[str, ...]
    languages: tuple[str, ...]
    units: tuple[Translation, ...]

    def of(self, state: str, language: str | None = None) -> list[Translation]:
        """The texts in a state, in one language or in all."""
        return [
            one
            for one in self.units
            if one.state == state and (language is None or one.language == language)
        ]

    @property
    def fresh(self) -> bool:
        """Whether there is nothing to report."""
        from coyote_spec.handbook.freshness import FRESH

        return all(one.state == FRESH for one in self.units)

    def totals(self, language: str | None = None) -> dict[str, int]:
        """How many texts are in each state."""
        from coyote_spec.handbook.freshness import STATES

        return {state: len(self.of(state, language)) for state in STATES}

    def as_json(self) -> dict[str, Any]:
        """The document of `translations --json`."""
        return {
            "schema": "coyote-spec/translations/1",
            "rulesets": list(self.rulesets),
            "languages": list(self.languages),
            "totals": self.totals(),
            "units": [one.as_json() for one in self.units],
        }


def translations(
    rulesets: Iterable[str] = (),
    *,
    languages: Iterable[str] = (),
    witnesses: bool = True,
    timeout: float = LIMIT,
    progress: Callable[[str], None] = quiet,
) -> Translations:
    """Looks at every text of rulesets (none: all that are shipped, with the house rules) in some
    languages (none: all that there are), and at what they are built from.

    What was read when is in the record of each language, beside its words. Of a changed meaning a
    situation is sought in which the rules as they were read and as they are give different results,
    unless witnesses is False; timeout is in seconds for each question to the solver.

    Raises InputError for a ruleset that can't be used, for a language that there isn't, and for a
    record that can't be read.
    """
    asked = _Asked(rulesets, languages)
    seek = Witnesses(asked.library, list(asked.scopes), limited(timeout), progress)
    found: list[Translation] = []
    for part in asked.parts():
        progress(f"reading {part.language}")
        for one in part.judged:
            scope = part.scopes.get(one.unit.id.partition("/")[0])
            shown = seek.shown(one, scope) if witnesses and scope is not None else None
            found.append(_told(part.language, one, shown))
    return Translations(tuple(asked.names), tuple(asked.languages), tuple(found))


@dataclass(frozen=True, slots=True)
class Accepted:
    """What was written: the texts that are accepted, by language; left are those that can't be."""

    written: Mapping[str, tuple[str, ...]]
    left: Mapping[str, tuple[str, ...]]

    def as_json(self) -> dict[str, Any]:
        """The document of `translations --accept --json`."""
        return {
            "schema": "coyote-spec/accepted/1",
            "accepted": {language: list(ids) for language, ids in self.written.items()},
            "left": {language: list(ids) for language, ids in self.left.items()},
        }


def accept(
    names: Iterable[str] = (),
    rulesets: Iterable[str] = (),
    *,
    languages: Iterable[str] = (),
) -> Accepted:
    """Records that texts were read and are right as they are: those of these names (none: all).

    A name is that of a text (`en/comment/threshold`), or of a rule, for all that is said of it.
    What contradicts itself or is missing can't be accepted. Nothing else in a record changes.

    Raises InputError as `translations` does, for a name that there isn't, and when a record can't
    be written.
    """
    from coyote_spec.handbook.record import write

    parts = list(_Asked(rulesets, languages).parts())
    chosen = list(dict.fromkeys(names))
    known = {one.unit.id: one.unit.rule for part in parts for one in part.judged}
    for name in chosen:
        if not any(_is_meant(name, unit, rule) for unit, rule in known.items()):
            words = [*known, *filter(None, known.values())]
            said = Wrong("api-no-text", name=shorten(name))
            raise wrong("unknown-text", said, nearest(name, words))
    written: dict[str, list[str]] = {}
    left: dict[str, list[str]] = {}
    for part in parts:
        entries = dict(part.entries)
        for one in part.judged:
            if chosen and not any(_is_meant(n, one.unit.id, one.unit.rule) for n in chosen):
                continue
            if not _accepted(one, entries):
                left.setdefault(part.language, []).append(one.unit.id)
        changed = [n for n in {**entries, **part.entries} if entries.get(n) != part.entries.get(n)]
        if changed:
            write(part.home, entries)
            written.setdefault(part.language, []).extend(sorted(changed))
    return Accepted(
        {language: tuple(ids) for language, ids in written.items()},
        {language: tuple(ids) for language, ids in left.items()},
    )


def _is_meant(name: str, unit: str, rule: str) -> bool:
    return name in (unit, rule) or unit.endswith(f"/{name}")


def _accepted(one: Judged, entries: dict[str, Entry]) -> bool:
    """Puts a text into a record; False when that can't be."""
    from coyote_spec.handbook.freshness import CONTRADICTORY, GONE, MISSING
    from coyote_spec.handbook.record import Entry

    unit = one.unit
    if one.state in (CONTRADICTORY, MISSING):
        return False
    if one.state == GONE:
        del entries[unit.id]
    else:
        entries[unit.id] = Entry(unit.meaning, unit.wording, unit.about)
    return True


# ---------------------------------------------------------------- what is looked at


@dataclass(frozen=True, slots=True)
class _Part:
    """The texts of one language that have one record."""

    language: str
    home: Path
    scopes: Mapping[str, Scope]
    entries: Mapping[str, Entry]
    judged: Sequence[Judged]


class _Asked:
    def __init__(self, rulesets: Iterable[str], spoken: Iterable[str]) -> None:
        from coyote_spec.handbook.contents import house_rules
        from coyote_spec.handbook.scopes import scopes
        from coyote_spec.handbook.shelf import Shelf
        from coyote_spec.locale.tongue import languages, tongue

        self.names = list(dict.fromkeys(map(str, rulesets)))
        self.all = not self.names
        if self.all:
            shelf = Shelf()
            self.names = [*shelf.library.shipped(), *house_rules(shelf)]
        self.languages = list(dict.fromkeys(spoken)) or languages()
        for language in self.languages:
            tongue(language)
        paths = any(is_path(part) for name in self.names for part in name.split("+"))
        self.library = fresh_library() if paths else shipped_library()
        every = [scope for name in self.names for scope in scopes(self.library, name)]
        self.scopes = {(one.name, one.file): one for one in every}.values()
        self._original: dict[tuple[str, Path], Mapping[str, str]] = {}

    def parts(self) -> Iterator[_Part]:
        for language in self.languages:
            homes: dict[Path, dict[str, Scope]] = {}
            for scope in self.scopes:
                homes.setdefault(scope.home(language), {})[scope.name] = scope
            for home, some in homes.items():
                yield self._part(language, home, some)

    def _part(self, language: str, home: Path, some: Mapping[str, Scope]) -> _Part:
        from coyote_spec.handbook.freshness import judged
        from coyote_spec.handbook.glossary import said_twice
        from coyote_spec.handbook.record import read
        from coyote_spec.handbook.units import units

        entries = read(home)
        found = [unit for scope in some.values() for unit in units(scope, language)]
        original = {name: said for one in some.values() for name, said in self._said(one).items()}
        shipped = next(iter(some.values())).is_shipped
        told = [*judged(found, entries, original), *said_twice(home, shipped=shipped)]
        told += self._gone(entries, some, {one.unit.id for one in told}, whole=shipped and self.all)
        return _Part(language, home, some, entries, told)

    def _said(self, scope: Scope) -> Mapping[str, str]:
        """The sentences of a part's rules in its own language."""
        from coyote_spec.handbook.units import RULE, units

        key = scope.name, scope.file
        if key not in self._original:
            own = units(scope, scope.ruleset.language_of(scope.tree.name))
            self._original[key] = {unit.id: unit.wording for unit in own if unit.kind == RULE}
        return self._original[key]

    def _gone(
        self, entries: Mapping[str, Entry], some: Mapping[str, Scope], ids: set[str], *, whole: bool
    ) -> Iterator[Judged]:
        """What is recorded and isn't there any more."""
        from coyote_spec.handbook.freshness import GONE, Judged
        from coyote_spec.handbook.units import Unit

        for name, entry in entries.items():
            scope, _, rest = name.partition("/")
            if name not in ids and (whole or scope in some):
                kind, _, rule = rest.partition("/")
                unit = Unit(name, kind, rule, "", None, "")
                yield Judged(unit, GONE, Said("text-has-gone"), entry)


def _told(language: str, one: Judged, shown: Shown | None) -> Translation:
    unit, entry = one.unit, one.entry
    return Translation(
        language,
        unit.id,
        unit.kind,
        one.state,
        one.reason,
        unit.wording,
        unit.said,
        {"/".join(place): text for place, text in unit.about.items()},
        None if entry is None else entry.wording,
        None if entry is None else {"/".join(p): text for p, text in entry.about.items()},
        shown,
    )


__all__ = ["Accepted", "Translation", "Translations", "accept", "translations"]
