"""All mutants of a ruleset: the same rules with one small change, as far as that is a ruleset."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from coyote_spec.mutation.changes import EXCHANGED, REMOVED, changes, exchanged
from coyote_spec.mutation.names import names_of
from coyote_spec.ruleset.rule import Moment, Rule, Steps, With

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from coyote_spec.ruleset.ruleset import Ruleset

    WellFormed = Callable[[Ruleset], bool]
    """Whether a ruleset with such rules could be written."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A ruleset with one change: its number among all, the section, the kind of change, and the
    rules that it is about, as they were and as they are."""

    number: int
    section: str
    what: str
    before: tuple[Rule, ...]
    after: tuple[Rule, ...]
    ruleset: Ruleset = field(repr=False)

    @property
    def rule(self) -> str:
        """The name of the rule that is changed."""
        return self.before[0].name


def mutants(ruleset: Ruleset, well_formed: WellFormed) -> Iterator[Mutant]:
    """Every mutant, in the order of the rules."""
    seen: set[tuple[Rule, ...]] = set()
    number = 0
    for section, what, before, rules in _candidates(ruleset):
        if rules in seen:
            continue
        seen.add(rules)
        made = replace(ruleset, sections={**ruleset.sections, section: rules})
        if well_formed(made):
            old = ruleset.section(section)
            after = tuple(rule for rule in rules if rule not in old)
            if what == EXCHANGED and not after:
                after = before[::-1]
            yield Mutant(number, section, what, before, after, made)
            number += 1


def _candidates(
    ruleset: Ruleset,
) -> Iterator[tuple[str, str, tuple[Rule, ...], tuple[Rule, ...]]]:
    """The section that is changed, the kind of change, the rules it is about, and the section's
    rules after it."""
    names = names_of(ruleset)
    for section, rules in ruleset.sections.items():
        for i, rule in enumerate(rules):
            yield section, REMOVED, (rule,), (*rules[:i], *rules[i + 1 :])
            for part in ("body", "block"):
                for new, what in changes(getattr(rule, part), names):
                    changed = replace(rule, **{part: new})
                    yield section, what, (rule,), (*rules[:i], changed, *rules[i + 1 :])
        for other in exchanged(rules):
            pair = tuple(a for a, b in zip(rules, other, strict=True) if a != b)
            if _in_order(*pair):
                yield section, EXCHANGED, pair, other


def _in_order(one: Rule, other: Rule) -> bool:
    """Whether it can matter which of two neighbouring rules comes first: both do something, at the
    same moment."""
    if isinstance(one.body, Moment) and isinstance(other.body, Moment):
        return one.body.at == other.body.at
    acting = (Steps, With)
    return all(isinstance(rule.body, acting) and bool(rule.block) for rule in (one, other))


__all__ = ["Mutant", "WellFormed", "mutants"]
