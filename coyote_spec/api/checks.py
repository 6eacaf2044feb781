"""`check`: every mistake in rulesets and files, at once."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coyote_spec.api.examples import check_playthroughs, examples, run_example
from coyote_spec.api.rulesets import (
    fresh_library,
    load,
    shipped_files,
    shipped_library,
    shipped_proofs,
)
from coyote_spec.elaborate.claims import claims_of, tours_of
from coyote_spec.elaborate.decks import made_deck
from coyote_spec.elaborate.library import is_path, is_there
from coyote_spec.elaborate.situations import examples_of
from coyote_spec.locale.files import read
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.prover.premises import misfits
from coyote_spec.source import Diagnostic, InputError, Report, wrong
from coyote_spec.syntax.parse import parse
from coyote_spec.syntax.tree import (
    DeckTree,
    FileTree,
    ListTree,
    RulesetTree,
    SituationTree,
    SourceTree,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coyote_spec.elaborate.library import Library
    from coyote_spec.ruleset.example import Example
    from coyote_spec.ruleset.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Checked:
    """Something that was checked and found in order.

    kind is ruleset, amendment, source, deck, claim, tour, example or playthrough. fits names a
    ruleset that an amendment was tried on; rules, clauses (different ones that are cited) and
    silences are those in force; cards are those of a deck, clauses also those of a source, and
    examples those that were played. What doesn't apply is None.
    """

    kind: str
    name: str
    file: str | None = None
    fits: str | None = None
    rules: int | None = None
    clauses: int | None = None
    silences: int | None = None
    cards: int | None = None
    examples: int | None = None

    def as_json(self) -> dict[str, Any]:
        """What applies, by name."""
        whole = {name: getattr(self, name) for name in self.__match_args__}
        return {key: value for key, value in whole.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Check:
    """What is in order, every mistake that was found, and the examples and playthroughs that say
    otherwise than what came out."""

    checked: tuple[Checked, ...]
    diagnostics: tuple[Diagnostic, ...]
    failed: tuple[Diagnostic, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The document of `check --json`."""
        return {
            "schema": "coyote-spec/check/1",
            "checked": [item.as_json() for item in self.checked],
            "problems": [*map(_diagnostic_json, self.diagnostics)],
            "failed": [*map(_diagnostic_json, self.failed)],
        }


def _diagnostic_json(one: Diagnostic) -> dict[str, Any]:
    return {
        "code": one.code,
        "file": one.span.file or None,
        "line": one.span.line or None,
        "column": one.span.column or None,
        "message": str(one.message),
        "hint": str(one.hint) or None,
    }


@dataclass(slots=True)
class _Found:
    """Mistakes, and what failed."""

    mistakes: list[Diagnostic] = field(default_factory=list)
    failed: list[Diagnostic] = field(default_factory=list)


def check(names: Iterable[str | Path] = ()) -> Check:
    """Checks rulesets by name and whole files by path; without names, all that is shipped.

    A file may hold several rulesets, amendments, decks, claims and tours: each is looked at. An
    amendment is tried on the rulesets of its file, then on the shipped ones, until it fits one.
    Examples and playthroughs are played. Mistakes are part of the answer, so this function raises
    nothing.
    """
    checked: list[Checked] = []
    found = _Found()
    for name in map(str, names or [*shipped_files(), *shipped_proofs()]):
        try:
            if is_path(name) and ("+" not in name or is_there(name)):
                checked += _check_file(Path(name), found)
            else:
                one = _checked(load(name), "ruleset")
                count = len(_run_examples(examples(name), found))
                checked.append(replace(one, examples=count))
        except InputError as error:
            found.mistakes += error.diagnostics
    mistakes, failed = InputError(found.mistakes), InputError(found.failed)
    return Check(tuple(checked), mistakes.diagnostics, failed.diagnostics)


def _run_examples(some: list[Example], found: _Found) -> list[Example]:
    """Plays examples; those that could be used."""
    used = []
    for example in some:
        try:
            found.failed += run_example(example)
            used.append(example)
        except InputError as error:
            found.mistakes += error.diagnostics
    return used


def _check_file(path: Path, found: _Found) -> list[Checked]:
    tree = shipped_library().file(path) if path in shipped_files() else parse(read(path))
    if not tree.items:
        raise wrong("empty-file", Wrong("api-empty-file", file=str(path)))
    library = fresh_library({path: tree})
    checked: list[Checked] = []
    for item in tree.items:
        try:
            if not isinstance(item, ListTree | SituationTree):
                checked.append(_check_item(item, tree, path, library))
        except InputError as error:
            found.mistakes += error.diagnostics
    for kind, look in (("claim", _claims), ("tour", _tours)):
        try:
            checked += [Checked(kind, name, str(path)) for name in look(path, library)]
        except InputError as error:
            found.mistakes += error.diagnostics
    if any(isinstance(item, SituationTree) for item in tree.items):
        checked = _check_situations(checked, path, library, found)
    return checked


def _check_situations(
    checked: list[Checked], path: Path, library: Library, found: _Found
) -> list[Checked]:
    """The same with the examples of each ruleset and amendment, and what else was played."""
    try:
        some = _run_examples(examples_of(path, library), found)
        names, failed = check_playthroughs(path, library)
    except InputError as error:
        found.mistakes += error.diagnostics
        return checked
    found.failed += failed
    done, counted = [], set()
    for item in checked:
        if item.kind not in ("ruleset", "amendment"):
            done.append(item)
            continue
        own = [e for e in some if any(_is_of(game, item) for game in e.games)]
        counted |= {e.name for e in own}
        done.append(replace(item, examples=len(own)))
    done += [Checked("example", e.name, str(path)) for e in some if e.name not in counted]
    return done + [Checked("playthrough", name, str(path)) for name in names]


def _is_of(game: Ruleset, item: Checked) -> bool:
    """Whether a game is a ruleset, or has an amendment on top of it."""
    return game.name == item.name or (
        item.kind == "amendment" and item.name in game.name.split("+")[1:]
    )


def _check_item(
    item: RulesetTree | SourceTree | DeckTree, tree: FileTree, path: Path, library: Library
) -> Checked:
    match item:
        case RulesetTree(kind="ruleset"):
            return _checked(library.ruleset_in(path, item.name), "ruleset", str(path))
        case RulesetTree():
            return _check_amendment(item, tree, path, library)
        case SourceTree():
            catalogue = library.catalogue(item.name, path)
            return Checked("source", item.name, str(path), clauses=len(catalogue.clauses))
        case DeckTree():
            return _check_deck(item, tree, path, library)


def _claims(path: Path, library: Library) -> list[str]:
    """The claims of a file, which must fit their games."""
    claims = claims_of(path, library)
    mistakes = [mistake for claim in claims for mistake in misfits(claim)]
    if mistakes:
        raise InputError(mistakes)
    return [claim.name for claim in claims]


def _tours(path: Path, library: Library) -> list[str]:
    """The tours of a file, whose rulesets and decks must be there."""
    report = Report()
    tours = tours_of(path, library)
    for tree, tour in zip(library.lists(path, "tour"), tours, strict=True):
        for entry, stop in zip(tree.entries, tour.stops, strict=True):
            try:
                for name in stop.names if stop.key != "prove" else ():
                    library.ruleset(name, beside=path)
                if stop.deck is not None:
                    library.deck(stop.deck, path)
            except InputError as error:
                for one in error.diagnostics:
                    place = one.span if one.span.line else entry.mark.span
                    report.add(one.code, place, one.message, one.hint)
    report.stop_if_any()
    return [tour.name for tour in tours]


def _check_amendment(item: RulesetTree, tree: FileTree, path: Path, library: Library) -> Checked:
    own = [t.name for t in tree.items if isinstance(t, RulesetTree) and t.kind == "ruleset"]
    bases = own[:1]
    with suppress(InputError):
        bases += shipped_library().shipped()
    closest: InputError | None = None
    for base in bases:
        try:
            ruleset = library.amended(base, path, item.name, path)
        except InputError as error:
            if closest is None or len(error.diagnostics) < len(closest.diagnostics):
                closest = error
            continue
        return Checked("amendment", item.name, str(path), fits=ruleset.chain[-2])
    raise closest or wrong("unknown-ruleset", Wrong("api-nothing-to-change", name=item.name))


def _check_deck(item: DeckTree, tree: FileTree, path: Path, library: Library) -> Checked:
    report = Report()
    known = {t.name: t for t in tree.items if isinstance(t, DeckTree)}
    if item.base is None or item.base in known:
        deck = made_deck(item, known, report)
    else:
        deck = library.deck(item.name, path)
    report.stop_if_any()
    return Checked("deck", item.name, str(path), cards=deck.size if deck else None)


def _checked(ruleset: Ruleset, kind: str, file: str | None = None) -> Checked:
    return Checked(
        kind,
        ruleset.name,
        file,
        rules=sum(1 for _ in ruleset.rules()),
        clauses=len(ruleset.cites),
        silences=len(ruleset.silences),
    )
