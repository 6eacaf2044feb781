"""`check`: every mistake in rulesets and files, at once."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coyote_spec.api.rulesets import fresh_library, is_path, load, shipped_files, shipped_library
from coyote_spec.elaborate.decks import made_deck
from coyote_spec.source import Diagnostic, InputError, Report, read, wrong
from coyote_spec.syntax.parse import parse
from coyote_spec.syntax.tree import DeckTree, FileTree, RulesetTree

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coyote_spec.elaborate.library import Library
    from coyote_spec.ruleset.ruleset import Deck, Ruleset


@dataclass(frozen=True, slots=True)
class Checked:
    """Something that was checked and found in order.

    kind is ruleset, amendment, deck, claim or tour. fits names a ruleset that an amendment was
    tried on; rules, clauses (different ones that are cited) and silences are those in force, and
    cards those of a deck. What doesn't apply is None.
    """

    kind: str
    name: str
    file: str | None = None
    fits: str | None = None
    rules: int | None = None
    clauses: int | None = None
    silences: int | None = None
    cards: int | None = None

    def as_json(self) -> dict[str, Any]:
        """What applies, by name."""
        whole = {name: getattr(self, name) for name in self.__match_args__}
        return {key: value for key, value in whole.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Check:
    """What is in order, and every mistake that was found."""

    checked: tuple[Checked, ...]
    diagnostics: tuple[Diagnostic, ...]

    def as_json(self) -> dict[str, Any]:
        """The document of `check --json`."""
        return {
            "schema": "coyote-spec/check/1",
            "checked": [item.as_json() for item in self.checked],
            "problems": [
                {
                    "code": d.code,
                    "file": d.span.file or None,
                    "line": d.span.line or None,
                    "column": d.span.column or None,
                    "message": d.message,
                    "hint": d.hint or None,
                }
                for d in self.diagnostics
            ],
        }


def check(names: Iterable[str | Path] = ()) -> Check:
    """Checks rulesets by name and whole files by path; without names, all that is shipped.

    A file may hold several rulesets, amendments, decks and claims: each is looked at. An amendment
    is tried on the rulesets of its file, then on the shipped ones, until it fits one. Mistakes are
    part of the answer, so this function raises nothing.
    """
    checked: list[Checked] = []
    found: list[Diagnostic] = []
    for name in map(str, names) if names else map(str, shipped_files()):
        try:
            if is_path(name) and ("+" not in name or _there(name)):
                checked += _check_file(Path(name), found)
            else:
                checked.append(_checked(load(name), "ruleset"))
        except InputError as error:
            found += error.diagnostics
    return Check(tuple(checked), InputError(found).diagnostics)


def _there(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):  # no possible name
        return False


def _check_file(path: Path, found: list[Diagnostic]) -> list[Checked]:
    tree = shipped_library().file(path) if path in shipped_files() else parse(read(path))
    if not tree.items:
        raise wrong("empty-file", f"{path} holds no ruleset, deck or claim.")
    checked: list[Checked] = []
    for item in tree.items:
        try:
            checked.append(_check_item(item, tree, path))
        except InputError as error:
            found += error.diagnostics
    return checked


def _check_item(item: object, tree: FileTree, path: Path) -> Checked:
    match item:
        case RulesetTree(kind="ruleset"):
            ruleset = _own_library(path, tree, item).ruleset(str(path))
            return _checked(ruleset, "ruleset", str(path))
        case RulesetTree():
            return _check_amendment(item, tree, path)
        case DeckTree():
            return _check_deck(item, tree, path)
        case _:
            kind, name = getattr(item, "kind", ""), getattr(item, "name", "")
            return Checked(kind, name, str(path))


def _own_library(path: Path, tree: FileTree, first: RulesetTree) -> Library:
    """A library in which the file's path means this item of the file, not the first one."""
    others = tuple(item for item in tree.items if item is not first)
    return fresh_library({path: replace(tree, items=(first, *others))})


def _check_amendment(item: RulesetTree, tree: FileTree, path: Path) -> Checked:
    library = _own_library(path, tree, item)
    own = [t.name for t in tree.items if isinstance(t, RulesetTree) and t.kind == "ruleset"]
    bases = [str(path)] if own else []
    with suppress(InputError):
        bases += shipped_library().shipped()
    closest: InputError | None = None
    for base in bases:
        try:
            ruleset = library.ruleset(f"{base}+{path}")
        except InputError as error:
            if closest is None or len(error.diagnostics) < len(closest.diagnostics):
                closest = error
            continue
        return Checked("amendment", item.name, str(path), fits=ruleset.chain[-2])
    raise closest or wrong("unknown-ruleset", f"there is no ruleset for {item.name} to change.")


def _check_deck(item: DeckTree, tree: FileTree, path: Path) -> Checked:
    report = Report()
    known = {t.name: t for t in tree.items if isinstance(t, DeckTree)}
    if item.base is None or item.base in known:
        deck = made_deck(item, known, report)
    else:
        deck = _own_deck(item, tree, path)
    report.stop_if_any()
    return Checked("deck", item.name, str(path), cards=deck.size if deck else None)


def _own_deck(item: DeckTree, tree: FileTree, path: Path) -> Deck:
    return fresh_library({path: tree}).deck(item.name, path)


def _checked(ruleset: Ruleset, kind: str, file: str | None = None) -> Checked:
    return Checked(
        kind,
        ruleset.name,
        file,
        rules=sum(1 for _ in ruleset.rules()),
        clauses=len(_cited(ruleset)),
        silences=len(ruleset.silences),
    )


def _cited(ruleset: Ruleset) -> set[str]:
    return {c for _, rule in ruleset.rules() for c in rule.cites} | set(ruleset.deck_cites)
