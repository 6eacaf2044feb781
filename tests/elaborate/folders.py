"""Small files in a folder of a test's own, and what is made of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from coyote_spec.elaborate.library import Library
from coyote_spec.source import Diagnostic, InputError
from coyote_spec.syntax.unparse import unparse_rule

if TYPE_CHECKING:
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

MINIMAL = (Path(__file__).parent.parent / "bad/with/minimal.coyote").read_text(encoding="utf-8")


class Folder:
    """Writes small files and loads them by path."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, name: str, text: str) -> str:
        file = self.path / f"{name}.coyote"
        file.write_text(text if text.startswith("coyote") else f"coyote 1\n\n{text}", "utf-8")
        return str(file)

    def load(self, *names: str) -> Ruleset:
        return Library().ruleset("+".join(str(self.path / f"{name}.coyote") for name in names))

    def refused(self, *names: str) -> tuple[Diagnostic, ...]:
        with pytest.raises(InputError) as caught:
            self.load(*names)
        return caught.value.diagnostics


def rule(ruleset: Ruleset, name: str) -> Rule:
    return next(one for _, one in ruleset.rules() if one.name == name)


def said(ruleset: Ruleset, name: str) -> str:
    return "\n".join(unparse_rule(rule(ruleset, name)))


def names(ruleset: Ruleset, section: str) -> list[str]:
    return [one.name for one in ruleset.section(section)]
