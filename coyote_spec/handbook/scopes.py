"""The parts that a ruleset is built from, each with the texts that were written in it: the rulesets
that it extends, then itself, then the amendments on top."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from coyote_spec import resources
from coyote_spec.elaborate.paths import split_name
from coyote_spec.locale.tongue import locale_folder
from coyote_spec.syntax.tree import RulesetTree

if TYPE_CHECKING:
    from coyote_spec.elaborate.library import Library
    from coyote_spec.ruleset.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Scope:
    """One part, with the rules in force as far as it goes, the file and what is written there."""

    ruleset: Ruleset
    tree: RulesetTree
    file: Path

    @property
    def name(self) -> str:
        """What the part is called in records."""
        return self.ruleset.name

    @property
    def is_shipped(self) -> bool:
        """Whether the part comes with the package."""
        return self.file.resolve().is_relative_to(resources.variants())

    @property
    def brings_deck(self) -> bool:
        """Whether the part says which deck is used."""
        return any(line.key == "deck" for line in self.tree.about)

    @property
    def names_source(self) -> bool:
        """Whether the part says which rulebook is cited."""
        return any(line.key == "source" for line in self.tree.about)

    def home(self, language: str) -> Path:
        """The folder with the words of the part in a language, and with their record."""
        if self.is_shipped:
            return locale_folder() / language
        return self.file.parent / "locale" / language


def scopes(library: Library, given: str) -> list[Scope]:
    """The parts of a ruleset, the first one first.

    Raises InputError when the ruleset can't be used.
    """
    library.ruleset(given)
    parts = split_name(given)
    lineage = library.lineage(given)
    on_top = len(parts) - 1
    found = [
        Scope(library.ruleset_in(path, name), _tree(library, path, name, "ruleset"), path)
        for name, path in reversed(lineage[on_top:])
    ]
    for place, (name, path) in enumerate(reversed(lineage[:on_top]), 2):
        ruleset = library.ruleset("+".join(parts[:place]))
        found.append(Scope(ruleset, _tree(library, path, name, "amendment"), path))
    return found


def _tree(library: Library, path: Path, name: str, kind: str) -> RulesetTree:
    return next(
        one
        for one in library.file(path).items
        if isinstance(one, RulesetTree) and (one.kind, one.name) == (kind, name)
    )


__all__ = ["Scope", "scopes"]
