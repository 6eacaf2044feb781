"""By rule: what is worded otherwise stands side by side, in sentences, with what each cites."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.comparison.clauses import SAME
from coyote_spec.handbook.markdown import table
from coyote_spec.handbook.page import CHAPTERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.handbook.compared.sides import Both, Side
    from coyote_spec.handbook.doings import Line
    from coyote_spec.ruleset.rule import Rule


def by_rule(both: Both) -> Iterator[str]:
    """The chapter of the page."""
    pairs = both.comparison.rules
    other = [pair for pair in pairs if pair.status != SAME]
    yield f"## {both.text(both.say('compare-rules'))}"
    yield ""
    yield both.text(both.say("compare-rules-alike", n=len(pairs) - len(other)))
    yield ""
    yield both.text(both.say("compare-rules-otherwise", n=len(other)))
    for chapter, sections in CHAPTERS:
        found = [pair for section in sections for pair in other if pair.section == section]
        if found:
            yield ""
            yield f"### {both.text(both.say(f'page-{chapter}'))}"
            yield ""
            rows = [
                [
                    rule_cell(both.sides[0], pair.section, pair.first),
                    rule_cell(both.sides[1], pair.section, pair.second),
                ]
                for pair in found
            ]
            yield from table([side.title for side in both.sides], rows)


def rule_cell(side: Side, section: str, rule: Rule | None) -> str:
    """A rule in a field of a table, made once for all tables that show it."""
    if rule is None:
        return f"– {side.text(side.say('compare-no-rule'))}"

    def work() -> str:
        lines = side.speaker.lines(section, rule)
        named = f"<code>{side.text(rule.name)}</code>"
        beside = " · ".join([named, *map(side.text, rule.cites)])
        return f'{_lines(side, lines)} <small class="rule">{beside}</small>'

    return side.rules.once((rule_cell, side.words.tongue, section, rule.name), work)


def _lines(side: Side, lines: Sequence[Line]) -> str:
    first, *rest = lines
    said = side.text(first.text) + _below(side, first.below)
    return said + "".join(f"<br>{side.text(one.text)}{_below(side, one.below)}" for one in rest)


def _below(side: Side, lines: Sequence[Line]) -> str:
    if not lines:
        return ""
    inside = "".join(f"<li>{side.text(one.text)}{_below(side, one.below)}</li>" for one in lines)
    return f"<ul>{inside}</ul>"


__all__ = ["by_rule", "rule_cell"]
