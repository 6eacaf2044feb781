"""From a source as written to its catalogue of clauses, and whether what is cited is there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.ruleset.catalogue import Catalogue, cited
from coyote_spec.ruleset.effect import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from coyote_spec.elaborate.inherit import Sections
    from coyote_spec.source import Report, Span
    from coyote_spec.syntax.tree import RulesetTree, SourceTree

    Find = Callable[[str, Span, Report], Catalogue | None]
    Cites = list[tuple[str, Span]]

_DIGEST = re.compile(r"[0-9a-f]{64}")
_NEEDED = ("language", "edition", "digest")


def made_catalogue(tree: SourceTree, report: Report) -> Catalogue:
    """The clauses of a source; the report says what is wrong with them."""
    span = tree.mark.span
    said = {entry.key: entry for entry in tree.entries}
    for key in _NEEDED:
        if key not in said:
            lacks, hint = Wrong(f"elaborate-source-{key}"), Hint(f"elaborate-source-{key}")
            report.add("incomplete", span, lacks, hint)
    digest = str(said["digest"].words[0]) if "digest" in said else ""
    if "digest" in said and not _DIGEST.fullmatch(digest):
        message, hint = Wrong("elaborate-digest"), Hint("elaborate-digest")
        report.add("digest", said["digest"].mark.span, message, hint)
    if not tree.clauses:
        report.add("incomplete", span, Wrong("elaborate-no-clauses"), Hint("elaborate-no-clauses"))
    _numbered(tree, report)
    language = str(said["language"].words[0]) if "language" in said else ""
    edition = said["edition"].words[0] if "edition" in said else None
    words = edition if isinstance(edition, Text) else Text()
    return Catalogue(tree.name, tree.title, language, words, digest, tree.clauses)


def _numbered(tree: SourceTree, report: Report) -> None:
    """Each number once, and lines that a text can have."""
    seen: dict[int, Span] = {}
    for clause in tree.clauses:
        span = clause.mark.span
        if clause.number in seen:
            line = seen[clause.number].line
            said = Wrong("elaborate-clause-twice", clause=clause.number, line=line)
            report.add("same-name", span, said, Hint("elaborate-clause-twice"))
        seen.setdefault(clause.number, span)
        if clause.number < 1 or not 1 <= clause.first <= clause.last:
            said, hint = Wrong("elaborate-no-such-lines"), Hint("elaborate-no-such-lines")
            report.add("empty-range", span, said, hint)


def contradicted(tree: SourceTree) -> Cites:
    """The clauses that the remarks of a source speak of."""
    remarks = [remark for clause in tree.clauses for remark in clause.remarks]
    return [(cite, remark.mark.span) for remark in remarks for cite in remark.clauses]


def cites_of(tree: RulesetTree, sections: Sections, deck_cites: tuple[str, ...]) -> Cites:
    """Every citation of a ruleset with its place."""
    spans = {line.key: line.mark.span for line in tree.about}
    head = tree.mark.span
    rules = [rule for group in sections.values() for rule in group]
    return [
        *((cite, head) for cite in tree.extends_cites),
        *((cite, spans.get("deck", head)) for cite in deck_cites),
        *((cite, rule.mark.span) for rule in rules for cite in rule.cites),
    ]


def resolved(cites: Iterable[tuple[str, Span]], find: Find, report: Report) -> dict[str, Catalogue]:
    """The catalogues of these citations; one that names no clause, or no source, is reported."""
    found: dict[str, Catalogue | None] = {}
    for cite, span in cites:
        name, _ = cited(cite)
        if name not in found:
            found[name] = find(name, span, report)
        catalogue = found[name]
        if catalogue is not None and catalogue.clause(cite) is None:
            message = Wrong("elaborate-no-clause", source=name, clause=cite)
            report.add("unknown-clause", span, message, _nearest(catalogue, cite))
    return {name: catalogue for name, catalogue in found.items() if catalogue is not None}


def _nearest(catalogue: Catalogue, cite: str) -> str:
    """The clause with the closest number; digits that look alike mean nothing."""
    _, number = cited(cite)
    if not catalogue.clauses:
        return ""
    close = min(catalogue.clauses, key=lambda clause: abs(clause.number - number))
    ends = [catalogue.cite(pick(catalogue.clauses, key=lambda c: c.number)) for pick in (min, max)]
    return Hint("elaborate-clauses", close=catalogue.cite(close), first=ends[0], last=ends[1])


__all__ = ["cites_of", "contradicted", "made_catalogue", "resolved"]
