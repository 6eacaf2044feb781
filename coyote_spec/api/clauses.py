"""`coverage`: what became of every clause of a rulebook, beside the reader's copy of the text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.api.rulesets import load, shipped
from coyote_spec.api.texts import compared
from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.ruleset.catalogue import KINDS, RULE, cited
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coyote_spec.api.rulesets import RulesetLike
    from coyote_spec.api.texts import CopyOfText
    from coyote_spec.ruleset.catalogue import Catalogue, Clause, Remark
    from coyote_spec.ruleset.ruleset import Ruleset

FORMALISED, OPEN = "formalised", "open"
STATUSES = (FORMALISED, *(kind for kind in KINDS if kind != RULE), OPEN)
By = tuple[str, str]


@dataclass(frozen=True, slots=True)
class CoveredClause:
    """A clause and what became of it.

    status is formalised or open for a rule of the text, else the clause's kind. by names the rules
    that cite it, each with the ruleset that it is written in; lines are those of the reader's copy.
    """

    cite: str
    clause: Clause
    status: str
    by: tuple[By, ...]
    lines: tuple[str, ...] | None = None

    def as_json(self) -> dict[str, Any]:
        """The clause in the document of `coverage --json`."""
        clause = self.clause
        return {
            "id": self.cite,
            "lines": [clause.first, clause.last],
            "kind": clause.kind,
            "says": clause.words.base,
            "status": self.status,
            "because": clause.reason.base if clause.reason else None,
            "rules": [{"ruleset": ruleset, "rule": rule} for ruleset, rule in self.by],
            "remarks": [remark_json(self.cite, remark) for remark in clause.remarks],
            "text": None if self.lines is None else list(self.lines),
        }


@dataclass(frozen=True, slots=True)
class Coverage:
    """Every clause of a ruleset's source; rulesets are those that were looked through."""

    ruleset: str
    catalogue: Catalogue
    rulesets: tuple[str, ...]
    clauses: tuple[CoveredClause, ...]
    text: CopyOfText | None = None

    @property
    def open(self) -> tuple[str, ...]:
        """The clauses that no rule cites."""
        return tuple(one.cite for one in self.clauses if one.status == OPEN)

    @property
    def totals(self) -> dict[str, int]:
        """How many clauses have each status."""
        found = [one.status for one in self.clauses]
        return {status: found.count(status) for status in STATUSES}

    @property
    def complete(self) -> bool:
        """Whether nothing is open, and the text that was given is the one that was read."""
        return not self.open and (self.text is None or self.text.same)

    def as_json(self) -> dict[str, Any]:
        """The document of `coverage --json`."""
        catalogue, text = self.catalogue, self.text
        return {
            "schema": "coyote-spec/coverage/1",
            "ruleset": self.ruleset,
            "source": catalogue.name,
            "title": catalogue.title.base,
            "language": catalogue.language,
            "edition": catalogue.edition.base,
            "digest": catalogue.digest,
            "rulesets": list(self.rulesets),
            "totals": {"clauses": len(self.clauses)} | self.totals,
            "open": list(self.open),
            "text": None if text is None else text.as_json(),
            "clauses": [one.as_json() for one in self.clauses],
        }


def coverage(ruleset: RulesetLike, text: bytes | None = None, name: str = "the text") -> Coverage:
    """Every clause of the source of a ruleset: formalised by which rules, or open.

    Looked through are this ruleset and all shipped ones with the same source. text is the
    reader's copy of the rulebook, as bytes, and name what messages call it: it is compared with
    the digest of the catalogue, and its lines stand beside the clauses.

    Raises InputError as `load` does, when the ruleset names no source, and when the text isn't
    UTF-8.

    >>> coverage("fr").totals["open"]
    0
    """
    mine = load(ruleset)
    if not mine.source:
        hint = Hint("api-no-source")
        raise wrong("unknown-source", Wrong("api-no-source", name=mine.name), hint)
    catalogue = mine.catalogues[mine.source]
    others = [one for one in map(load, shipped()) if one.source == mine.source]
    games = {one.name: one for one in [*others, mine]}
    by = _cited_by(games.values())
    copy = None if text is None else compared(text, catalogue.digest, name)
    clauses = [_covered(catalogue, clause, by, copy) for clause in catalogue.clauses]
    return Coverage(mine.name, catalogue, tuple(games), tuple(clauses), copy)


def every_coverage() -> list[Coverage]:
    """The coverage of each source that a shipped ruleset has."""
    first: dict[str, str] = {}
    for name in shipped():
        first.setdefault(load(name).source, name)
    return [coverage(name) for source, name in first.items() if source]


def remark_json(cite: str, remark: Remark) -> dict[str, Any]:
    """A remark on a clause, in any document."""
    return {
        "clause": cite,
        "kind": remark.kind,
        "contradicts": list(remark.clauses),
        "says": remark.words.base,
    }


def _covered(
    catalogue: Catalogue,
    clause: Clause,
    by: dict[tuple[str, int], dict[By, None]],
    copy: CopyOfText | None,
) -> CoveredClause:
    rules = tuple(by.get((catalogue.name, clause.number), ()))
    status = clause.kind if clause.kind != RULE else FORMALISED if rules else OPEN
    lines = copy.lines[clause.first - 1 : clause.last] if copy is not None and copy.same else None
    return CoveredClause(catalogue.cite(clause), clause, status, rules, lines)


def _cited_by(rulesets: Iterable[Ruleset]) -> dict[tuple[str, int], dict[By, None]]:
    """The rules that cite each clause, once each, in the ruleset that they are written in."""
    found: dict[tuple[str, int], dict[By, None]] = {}
    decks: dict[tuple[str, ...], str] = {}
    for ruleset in sorted(rulesets, key=lambda one: len(one.chain)):
        for by, cites in _citing(ruleset, decks.setdefault(ruleset.deck_cites, ruleset.name)):
            for cite in cites:
                found.setdefault(cited(cite), {})[by] = None
    return found


def _citing(ruleset: Ruleset, deck_of: str) -> Iterator[tuple[By, tuple[str, ...]]]:
    """All that cites clauses: the deck, what is extended, and the rules."""
    yield (deck_of, f"deck {ruleset.deck.name}"), ruleset.deck_cites
    if ruleset.extends_cites:
        yield (ruleset.name, f"extends {ruleset.chain[-2]}"), ruleset.extends_cites
    for _, rule in ruleset.rules():
        yield (rule.origin, rule.name), rule.cites
