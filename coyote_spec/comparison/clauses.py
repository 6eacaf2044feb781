"""By rule: which named rules two rulesets share, and which they word differently or lack."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

SAME, CHANGED, ONLY_FIRST, ONLY_SECOND = "same", "changed", "only_first", "only_second"


@dataclass(frozen=True, slots=True)
class RulePair:
    """A rule of this name in each of two rulesets; None where one lacks it."""

    section: str
    name: str
    first: Rule | None
    second: Rule | None

    @property
    def status(self) -> str:
        """same, changed, only_first or only_second; clauses and comments don't count."""
        if self.first is None:
            return ONLY_SECOND
        if self.second is None:
            return ONLY_FIRST
        return SAME if _bare(self.first) == _bare(self.second) else CHANGED


def _bare(rule: Rule) -> Rule:
    return replace(rule, cites=())


def by_rule(first: Ruleset, second: Ruleset) -> tuple[RulePair, ...]:
    """All rules of both, in the order of the first and then of the second."""
    places = {(section, rule.name): rule for section, rule in first.rules()}
    others = {(section, rule.name): rule for section, rule in second.rules()}
    return tuple(
        RulePair(*key, places.get(key), others.get(key))
        for key in dict.fromkeys([*places, *others])
    )
