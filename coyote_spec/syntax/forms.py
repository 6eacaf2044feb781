"""The form of a rule in each section, for whoever wrote another one."""

from __future__ import annotations

from coyote_spec.locale.mistakes import Hint
from coyote_spec.ruleset.rule import SECTIONS

DECLARING = frozenset({"players", "options", "cards", "places", "state", "silences"})
"""Sections whose rules say what there is, not what is done: each has one form of its own."""


def form(section: str, name: str) -> Hint | None:
    """A hint with the form of a rule of a section; None where it isn't one."""
    return Hint(f"syntax-form-{section}", name=name) if section in SECTIONS else None
