"""All rulesets of a site in one table: in how many points each two differ, with a link to the page
about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.handbook.compared.sides import usual
from coyote_spec.handbook.markdown import escape, quoted, table
from coyote_spec.handbook.words import names_of
from coyote_spec.prover.verdict import REFUTED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from coyote_spec.comparison.compare import Comparison
    from coyote_spec.ruleset.ruleset import Ruleset

    Link = Callable[[Comparison], str]


def matrix_page(
    comparisons: Sequence[Comparison],
    language: str,
    *,
    link: Link,
    house: Sequence[Comparison] = (),
) -> str:
    """The page of several comparisons, in Markdown; link gives the address of the page of one.
    house are those of a house rule with its game, which stand in a list of their own.

    Raises InputError when there is no such language.
    """
    say = usual(language).say
    lines = [f"# {escape(say('compare-part'))}", "", escape(say("compare-part-intro"))]
    if any(one.undecided for one in (*comparisons, *house)):
        lines += ["", escape(say("compare-cell-open-says"))]
    if comparisons:
        lines += ["", f"## {escape(say('compare-all'))}", "", escape(say("compare-all-intro")), ""]
        lines += ['<div class="wide" markdown="1">', "", *_square(comparisons, language, link)]
        lines += ["", "</div>"]
    if house:
        lines += ["", f"## {escape(say('compare-house'))}", ""]
        lines += [escape(say("compare-house-intro")), ""]
        lines += [
            f"- {_title(one.rulesets[1], language, head=True)} {_cell(one, language, link)}"
            for one in house
        ]
    return "\n".join(lines) + "\n"


def _square(comparisons: Sequence[Comparison], language: str, link: Link) -> Iterator[str]:
    """Each ruleset in a row and in a column."""
    rulesets = {rules.name: rules for one in comparisons for rules in one.rulesets}
    pairs = {frozenset(rules.name for rules in one.rulesets): one for one in comparisons}
    heads = [f"<code>{escape(name)}</code>" for name in rulesets]
    rows = []
    for head, (name, rules) in zip(heads, rulesets.items(), strict=True):
        found = [pairs.get(frozenset({name, other})) for other in rulesets]
        cells = ["–" if one is None else _cell(one, language, link) for one in found]
        rows.append([f"{_title(rules, language)} {head}", *cells])
    yield from table([escape(usual(language).say("site-games")), *heads], rows)


def _title(rules: Ruleset, language: str, *, head: bool = False) -> str:
    """What a ruleset is called; or that as the head of what follows it."""
    words = names_of(rules, language)
    title = words.say("followed", head=words.title()) if head else words.title()
    return escape(title, words.say("page-untranslated"))


def _cell(one: Comparison, language: str, link: Link) -> str:
    """In how many points two differ; a question mark says that not all is decided."""
    say = usual(language).say
    rows = sum(finding.verdict == REFUTED for finding in one.findings)
    shown = str(rows) if rows else ""
    if one.undecided:
        shown += say("compare-cell-open")
    names = (_plain(rules, language) for rules in one.rulesets)
    hint = say("compare-title", **dict(zip(("one", "other"), names, strict=True)))
    words = escape(shown or say("compare-cell-same"))
    return f"<a href={quoted(link(one))} title={quoted(hint)}>{words}</a>"


def _plain(rules: Ruleset, language: str) -> str:
    return names_of(rules, language).title()


__all__ = ["matrix_page"]
