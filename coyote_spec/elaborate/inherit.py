"""Inheritance and amendments: named rules added, replaced or removed, each keeping its origin."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.mistakes import Hint, Wrong, nearest
from coyote_spec.ruleset.effect import AsBeforeEffect, Becomes
from coyote_spec.ruleset.expression import AsBefore
from coyote_spec.ruleset.rule import (
    SECTIONS,
    Call,
    Means,
    Moment,
    Move,
    Needs,
    Pays,
    Requires,
    Rule,
)
from coyote_spec.source import Report

if TYPE_CHECKING:
    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.syntax.tree import RulesetTree

MOST_PARTS = 10_000
DEEPEST = 150

Sections = dict[str, tuple[Rule, ...]]


def own_sections(tree: RulesetTree, report: Report) -> Sections:
    """The rules of a ruleset that extends nothing."""
    sections: Sections = {}
    seen: dict[str, Rule] = {}
    for section in tree.sections:
        for rule in section.rules:
            span = rule.mark.span
            if rule.before:
                hint = Hint("elaborate-where-it-belongs")
                report.add("put-before", span, Wrong("elaborate-only-added"), hint)
            if rule.change:
                change = Wrong("elaborate-nothing-to-change", word=rule.change, ruleset=tree.name)
                report.add("nothing-to-change", span, change, Hint("elaborate-nothing-to-change"))
            if rule.name in seen:
                _twice(rule, seen[rule.name], report)
            elif rule.change != "remove":
                seen[rule.name] = rule
                born = replace(rule, origin=tree.name, change="", before="")
                sections[section.name] = (*sections.get(section.name, ()), born)
    return _ordered(sections)


def changed(base: Sections, tree: RulesetTree, report: Report) -> Sections:
    """The rules of a base after a ruleset that extends it, or an amendment, has changed them."""
    sections = dict(base)
    where = {rule.name: section for section, rules in base.items() for rule in rules}
    seen: dict[str, Rule] = {}
    for section in tree.sections:
        for rule in section.rules:
            if rule.name in seen:
                _twice(rule, seen[rule.name], report)
                continue
            seen[rule.name] = rule
            _change(sections, where, section.name, replace(rule, origin=tree.name), report)
    return _ordered(sections)


def _change(
    sections: Sections, where: dict[str, str], section: str, rule: Rule, report: Report
) -> None:
    span, name = rule.mark.span, rule.name
    if rule.before and rule.change != "add":
        stays = Hint("elaborate-stays-where-it-was")
        report.add("put-before", span, Wrong("elaborate-only-added"), stays)
    if rule.change == "add":
        if name in where:
            hint = Hint("elaborate-rule-exists", rule=name)
            report.add("rule-exists", span, Wrong("elaborate-rule-exists", rule=name), hint)
            return
        _put(sections, where, section, rule)
        if rule.before and where.get(rule.before) != section:
            known = [r.name for r in sections[section] if r.name != name]
            said = Wrong("elaborate-no-rule-before", rule=rule.before, section=section)
            report.add("put-before", span, said, nearest(rule.before, known))
        return
    if not rule.change:
        hint = Hint("elaborate-replace" if name in where else "elaborate-add", rule=name)
        report.add("no-change", span, Wrong("elaborate-no-change", rule=name), hint)
        if name not in where:
            _put(sections, where, section, rule)
        return
    if where.get(name) != section:
        home = Hint("elaborate-in-section", section=where[name]) if name in where else None
        known = [r.name for r in sections.get(section, ())]
        said = Wrong(f"elaborate-no-rule-to-{rule.change}", rule=name, section=section)
        report.add("unknown-rule", span, said, home or nearest(name, known))
        if rule.change == "replace" and not home:
            _put(sections, where, section, rule)
        return
    old = next(r for r in sections[section] if r.name == name)
    report.changes.append((old, rule))
    if rule.change == "remove":
        del where[name]
        sections[section] = tuple(r for r in sections[section] if r.name != name)
        return
    new = _as_before(replace(rule, change="", before=""), old)
    if _is_too_large(new):
        report.add("too-deep", span, Wrong("elaborate-too-large"), Hint("elaborate-too-large"))
        new = replace(rule, change="", before="")
    sections[section] = tuple(new if r.name == name else r for r in sections[section])


def _put(sections: Sections, where: dict[str, str], section: str, rule: Rule) -> None:
    """A new rule at its place, or at the end of its section."""
    where[rule.name] = section
    rules = sections.get(section, ())
    names = [one.name for one in rules]
    # before something that isn't there: before all, so that it isn't blamed for being late, too
    at = names.index(rule.before) if rule.before in names else 0 if rule.before else len(rules)
    sections[section] = (*rules[:at], replace(rule, change="", before=""), *rules[at:])


def _as_before(new: Rule, old: Rule) -> Rule:
    """Puts what the replaced rule said wherever the new one says `as before`.

    Where the replaced rule has nothing that fits, `as before` is left, and found when names are
    resolved.
    """
    old_value = _value(old)

    def put(node: Any) -> Any:
        if isinstance(node, AsBefore):
            return node if old_value is None else old_value
        if isinstance(node, tuple):
            parts = (old.block if _is_old_block(item) else (put(item),) for item in node)
            return tuple(chain.from_iterable(parts))
        if is_dataclass(node) and not isinstance(node, type):
            return replace(node, **{name: put(getattr(node, name)) for name in _parts(node)})
        return node

    def _is_old_block(item: object) -> bool:
        return isinstance(item, AsBeforeEffect) and bool(old.block)

    return put(new)  # type: ignore[no-any-return]


def _parts(node: Any) -> list[str]:
    """The fields of a node that mean something."""
    return [f.name for f in fields(node) if f.name not in ("mark", "span", "origin")]


def _is_too_large(rule: Rule) -> bool:
    """Whether a rule that says `as before` again and again has grown beyond reason."""
    waiting: list[tuple[Any, int]] = [((rule.body, rule.block), 0)]
    parts = 0
    while waiting:
        node, depth = waiting.pop()
        parts += 1
        if parts > MOST_PARTS or depth > DEEPEST:
            return True
        if isinstance(node, tuple):
            waiting += [(item, depth + 1) for item in node]
        elif is_dataclass(node):
            waiting += [(getattr(node, name), depth + 1) for name in _parts(node)]
    return False


def _value(rule: Rule) -> Expression | None:
    """What `as before` stands for in an expression: the one value or requirement of a rule."""
    match rule.body:
        case Means(value) | Pays(value):
            return value
        case Needs(_, condition):
            return condition
        case Requires(condition):
            return condition
        case Call(needs) | Move(needs=needs):
            return needs
        case Moment(_, when):
            return when
        case _:
            pass
    match rule.block:
        case (Becomes(_, value),):
            return value
        case _:
            return None


def _twice(rule: Rule, first: Rule, report: Report) -> None:
    said = Wrong("elaborate-taken-by-rule", name=rule.name, line=first.mark.span.line)
    report.add("same-name", rule.mark.span, said, Hint("elaborate-taken-by-rule"))


def _ordered(sections: Sections) -> Sections:
    return {name: sections[name] for name in SECTIONS if sections.get(name)}


def clashes(first: RulesetTree, second: RulesetTree) -> list[tuple[Rule, Rule]]:
    """The rules that two amendments both name, so that they can't be combined."""
    mine = {rule.name: rule for section in first.sections for rule in section.rules}
    return [
        (mine[rule.name], rule)
        for section in second.sections
        for rule in section.rules
        if rule.name in mine
    ]


__all__ = ["Sections", "changed", "clashes", "own_sections"]
