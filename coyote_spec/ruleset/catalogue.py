"""The clauses of one rulebook, in our own words: what rules cite, and what was seen in the text."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.source import Mark

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coyote_spec.ruleset.effect import Text

RULE, COMPONENT, EXAMPLE = "rule", "component", "example"
NO_CONSTRAINT, NOT_A_RULE = "no constraint", "not a rule"
KINDS = (RULE, COMPONENT, EXAMPLE, NO_CONSTRAINT, NOT_A_RULE)


@dataclass(frozen=True, slots=True)
class Remark:
    """What was seen at a clause: kind is contradicts, doubtful wording or translation fault;
    clauses are those that it contradicts."""

    kind: str
    clauses: tuple[str, ...]
    words: Text
    mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause: its number, the lines of the text, its kind, what it says in our own words, and
    why it asks for no rule, if it doesn't."""

    number: int
    first: int
    last: int
    kind: str
    words: Text
    reason: Text | None = None
    remarks: tuple[Remark, ...] = ()
    mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All clauses of a rulebook. digest is the SHA-256 of the bytes of the text as it was read."""

    name: str
    title: Text
    language: str
    edition: Text
    digest: str
    clauses: tuple[Clause, ...]

    def cite(self, clause: Clause) -> str:
        """How rules cite a clause: EN-07."""
        return f"{self.name}-{clause.number:02}"

    def clause(self, cite: str) -> Clause | None:
        """The clause that is cited; EN-7 and EN-07 are the same."""
        name, number = cited(cite)
        if name != self.name:
            return None
        return next((clause for clause in self.clauses if clause.number == number), None)

    def remarks(self, cites: Iterable[str]) -> list[tuple[str, Remark]]:
        """The remarks on the clauses that are cited, in the order of the text."""
        numbers = {number for name, number in map(cited, cites) if name == self.name}
        return [
            (self.cite(clause), remark)
            for clause in self.clauses
            if clause.number in numbers
            for remark in clause.remarks
        ]


def cited(cite: str) -> tuple[str, int]:
    """The source and the number of a clause.

    >>> cited("EN-07")
    ('EN', 7)
    """
    name, _, number = cite.rpartition("-")
    return name, int(number)
