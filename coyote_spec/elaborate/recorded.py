"""A ruleset as it once was: some of its rules as a text has them, checked with the others."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coyote_spec.elaborate.again import unresolved
from coyote_spec.elaborate.check import deck_fits, resolved
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.source import NOWHERE, Mark, Report, Source, wrong
from coyote_spec.syntax.parse import VERSION, parse
from coyote_spec.syntax.tree import RulesetTree
from coyote_spec.syntax.unparse import unparse_rule

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.elaborate.inherit import Sections
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

Texts = dict[tuple[str, str], str]
"""Rules in the words of the language, by section and name."""


def text_of(rule: Rule) -> str:
    """A rule with its name in the words of the language, without clauses and comments."""
    return "\n".join(unparse_rule(replace(rule, mark=Mark(), cites=())))


def with_rules(ruleset: Ruleset, texts: Mapping[tuple[str, str], str]) -> Ruleset:
    """The ruleset with these rules as the texts have them: those that there are instead of what
    they say now, others besides.

    Raises InputError when a text is no rule, or the rules together can't be a game.
    """
    sections: Sections = {
        name: tuple(replace(r, body=unresolved(r.body), block=unresolved(r.block)) for r in rules)
        for name, rules in ruleset.sections.items()
    }
    for (section, name), text in texts.items():
        new = _read(section, name, text)
        old = sections.get(section, ())
        kept = tuple(replace(new, origin=r.origin) if r.name == name else r for r in old)
        there = any(rule.name == name for rule in old)
        sections[section] = kept if there else (*old, new)
    report = Report()
    found = resolved(sections, NOWHERE, report)
    report.stop_if_any()
    made = replace(ruleset, sections=found)
    for card in deck_fits(made.deck, made):
        report.add("deck", NOWHERE, Wrong("elaborate-card-of-deck", card=card, deck=made.deck.name))
    report.stop_if_any()
    return made


def _read(section: str, name: str, text: str) -> Rule:
    inner = "\n".join(f"  {line}" for line in text.split("\n"))
    whole = f'coyote {VERSION}\n\nruleset recorded "recorded"\n\n{section}\n{inner}\n'
    items = parse(Source("record.json", whole)).items
    rules = [
        rule
        for tree in items
        if isinstance(tree, RulesetTree)
        for one in tree.sections
        for rule in one.rules
        if one.name == section
    ]
    if len(items) != 1 or [rule.name for rule in rules] != [name]:
        raise wrong("unknown-rule", Wrong("elaborate-recorded", rule=name))
    return rules[0]


__all__ = ["Texts", "text_of", "with_rules"]
