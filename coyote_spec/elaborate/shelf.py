"""The files in which names are looked for, each read once."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from coyote_spec import resources
from coyote_spec.elaborate.paths import coyote_files
from coyote_spec.locale.files import read
from coyote_spec.source import Diagnostic, InputError
from coyote_spec.syntax.kept import parsed
from coyote_spec.syntax.tree import DeckTree, FileTree, Item, ListTree, RulesetTree

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(slots=True)
class Shelf:
    """The shipped files, and those that lie beside the one from which something is named."""

    _files: dict[Path, FileTree] = field(default_factory=dict)
    _unreadable: dict[Path, tuple[Diagnostic, ...]] = field(default_factory=dict)
    _texts: dict[Path, str] = field(default_factory=dict)
    _looked: dict[tuple[Path | None, str], list[Path]] = field(default_factory=dict)
    _shipped: Shelf | None = None

    def take(self, files: Mapping[Path, FileTree], shipped: Shelf) -> None:
        """Takes over files that were read already, and what another shelf reads of the shipped
        ones."""
        self._files |= files
        self._shipped = shipped

    def file(self, path: Path) -> FileTree:
        """The tree of a file."""
        if path in self._unreadable:
            raise InputError(self._unreadable[path])
        if path not in self._files:
            if self._shipped is not None and path.is_relative_to(resources.variants()):
                return self._shipped.file(path)
            try:
                self._files[path] = parsed(read(path))
            except InputError as error:
                self._unreadable[path] = error.diagnostics
                raise
        return self._files[path]

    def _items(self, path: Path, lenient: bool) -> tuple[Item, ...]:
        """What a file holds; nothing if it has mistakes and that is to be passed over."""
        try:
            return self.file(path).items
        except InputError:
            if lenient:
                return ()
            raise

    def _of_kind(self, path: Path, kind: str, lenient: bool = False) -> list[RulesetTree]:
        items = self._items(path, lenient)
        return [t for t in items if isinstance(t, RulesetTree) and t.kind == kind]

    def _places(self, beside: Path | None, header: str = "") -> list[Path]:
        """The files to look in, the nearest first; only those with such a header, if one is given,
        for reading a file takes time."""
        if (beside, header) not in self._looked:
            near = [] if beside is None else [beside, *coyote_files(beside.parent, deep=False)]
            places = dict.fromkeys([*near, *coyote_files(resources.variants())])
            self._looked[beside, header] = [
                path
                for path in places
                if path == beside or not header or self._mentions(path, header)
            ]
        return self._looked[beside, header]

    def _mentions(self, path: Path, header: str) -> bool:
        """Whether a line of a file begins like this; no file that can't be read does."""
        if path not in self._texts:
            self._texts[path] = ""
            with suppress(InputError):
                self._texts[path] = read(path).text
        return re.search(rf"(?m)^{header}(?!\w)", self._texts[path]) is not None

    def lists(self, path: Path, kind: str) -> list[ListTree]:
        """The claims or tours of a file."""
        return [t for t in self.file(path).items if isinstance(t, ListTree) and t.kind == kind]

    def decks_in(self, path: Path) -> list[DeckTree]:
        """The decks of a file."""
        return [t for t in self.file(path).items if isinstance(t, DeckTree)]

    def _stop_if_broken(self, header: str, name: str, beside: Path | None) -> None:
        """Shows the mistakes of a file that was passed over and would have held what is sought."""
        for path in self._places(beside):
            try:
                self.file(path)
            except InputError:
                if path.stem == name or self._mentions(path, header):
                    raise


__all__ = ["Shelf"]
