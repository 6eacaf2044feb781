"""Checks a ruleset that was made from another one, as if its rules had been read from a file."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any

from coyote_spec.elaborate.check import deck_fits, resolved
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.ruleset import expression as say
from coyote_spec.source import NOWHERE, Report

if TYPE_CHECKING:
    from coyote_spec.elaborate.inherit import Sections
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.source import Diagnostic


class Again:
    """Checks rulesets that share most of their rules; each rule is prepared once."""

    def __init__(self) -> None:
        self._as_written: dict[int, tuple[Rule, Rule]] = {}

    def mistakes(self, ruleset: Ruleset) -> list[Diagnostic]:
        """Every mistake in the rules; none when a file could hold them."""
        report = Report()
        sections: Sections = {
            name: tuple(map(self._written, rules)) for name, rules in ruleset.sections.items()
        }
        found = resolved(sections, NOWHERE, report)
        if not report.diagnostics:
            for card in deck_fits(ruleset.deck, ruleset):
                said = Wrong("elaborate-card-of-deck", card=card, deck=ruleset.deck.name)
                report.add("deck", NOWHERE, said)
            assert found == ruleset.sections, "rules mean the same when they are read again"
        return report.diagnostics

    def _written(self, rule: Rule) -> Rule:
        """A rule as it was before its names were resolved."""
        known = self._as_written.get(id(rule))
        if known is None or known[0] is not rule:
            body, block = unresolved(rule.body), unresolved(rule.block)
            known = self._as_written[id(rule)] = (rule, replace(rule, body=body, block=block))
        return known[1]


def unresolved(node: Any) -> Any:
    """A part of a rule with plain names in it, as it was written."""
    match node:
        case tuple():
            return tuple(map(unresolved, node))
        case say.Option(name) | say.Field(name) | say.Local(name) | say.Meaning(name):
            return say.Name(name, span=node.span)
        case say.FieldOf(name, of) | say.Worn(name, of):
            return say.NameOf(name, unresolved(of), span=node.span)
        case _ if is_dataclass(node) and not isinstance(node, type):
            parts = [slot.name for slot in fields(node) if slot.name not in ("mark", "span")]
            return replace(node, **{part: unresolved(getattr(node, part)) for part in parts})
        case _:
            return node


__all__ = ["Again", "unresolved"]
