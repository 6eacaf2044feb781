"""What a comparison found, for the pages: worked out once for all languages, and kept.

It is known by a digest of both rulesets and the decks, so a comment that changes costs nothing. The
comparisons of the shipped rulesets lie in a record beside the claims, so that a first build needn't
wait for them: a test says when to record them anew, another works them out and compares.
"""

from __future__ import annotations

import json
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from coyote_spec import resources
from coyote_spec.comparison.asked import Known
from coyote_spec.comparison.clauses import by_rule
from coyote_spec.comparison.compare import Comparison, compare
from coyote_spec.handbook.kept import digest, program
from coyote_spec.handbook.verdicts import rules_of
from coyote_spec.prover.shown import shown
from coyote_spec.prover.verdict import Finding, Scope
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from coyote_spec.handbook.shelf import Shelf
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

SCHEMA = "coyote-spec/comparisons/1"
LIMIT = 20.0
"""Seconds for one question to the solver."""

_KNOWN: dict[int, tuple[object, Known]] = {}


def compared(shelf: Shelf, one: str, other: str) -> Comparison | None:
    """The comparison of two rulesets by their names; None when no deck or no number of players is
    for both.

    Raises InputError when a ruleset can't be used.
    """
    both = shelf.ruleset(one), shelf.ruleset(other)
    decks = decks_of(shelf, both)
    own = key_of(both, decks)
    if own in recorded():
        return read(json.dumps(recorded()[own]), both)

    def work() -> str:
        return written(worked_out(both, decks, _known(shelf)))

    text = shelf.kept.text(digest("compared", program(), own), work)
    return read(text, both)


def decks_of(shelf: Shelf, both: tuple[Ruleset, Ruleset]) -> list[Deck]:
    """The shipped decks and those of the two; a ruleset's own comes before a shipped one."""
    own = {rules.deck.name: rules.deck for rules in reversed(both)}
    return list(({deck.name: deck for deck in shelf.library.shipped_decks()} | own).values())


def key_of(both: tuple[Ruleset, Ruleset], decks: Sequence[Deck]) -> str:
    """What a comparison is known by: the rules of both, without what is only words, and the decks
    that it is asked of."""
    sides = [(rules.name, rules.deck.name, rules_of(rules)) for rules in both]
    return digest(repr((sides, [(deck.name, deck.cards) for deck in decks])))


def place() -> Path:
    """The file of the record."""
    return resources.proofs() / "comparisons.json"


@cache
def recorded() -> dict[str, Any]:
    """The comparisons on record, by their digests; none if there is no file."""
    file = place()
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))["comparisons"]
    return found


def record(shelf: Shelf, pairs: Iterable[tuple[str, str]]) -> str:
    """The text of a record of these comparisons, all worked out anew: a line for each."""
    lines = []
    for one, other in pairs:
        both = shelf.ruleset(one), shelf.ruleset(other)
        decks = decks_of(shelf, both)
        text = written(worked_out(both, decks, _known(shelf)))
        lines.append(f" {json.dumps(key_of(both, decks))}: {text}")
    inside = ",\n".join(lines)
    return f'{{"schema": "{SCHEMA}", "comparisons": {{\n{inside}\n}}}}\n'


def _known(shelf: Shelf) -> Known:
    """What comparisons of one shelf can use of each other: rounds are known by their rulesets."""
    held = _KNOWN.get(id(shelf))
    if held is None or held[0] is not shelf:
        _KNOWN.clear()
        held = _KNOWN[id(shelf)] = shelf, Known()
    return held[1]


def worked_out(
    both: tuple[Ruleset, Ruleset], decks: Sequence[Deck], known: Known | None = None
) -> Comparison | None:
    """The comparison itself, without anything that is kept."""
    try:
        found = compare(*both, decks=decks, limit=LIMIT, known=known)
    except InputError:  # nothing is for both: that each can be used was seen before
        return None
    findings = tuple(shown(one) for one in found.findings)
    return Comparison(found.rulesets, found.asked, found.scope, found.rules, findings)


def written(comparison: Comparison | None) -> str:
    """A comparison as text, without its rulesets and without what pages don't use: sentences in
    English, and what can be played again."""
    if comparison is None:
        return "null"
    data = {
        "scope": comparison.scope.as_json(),
        "findings": [_short(one, comparison.scope) for one in comparison.findings],
    }
    if comparison.asked.as_json() != comparison.scope.as_json():
        data["asked"] = comparison.asked.as_json()
    return json.dumps(data, ensure_ascii=False)


def _short(finding: Finding, scope: Scope) -> dict[str, Any]:
    whole = finding.as_json()
    shares = finding.frequency
    kept = {key: whole[key] for key in ("id", "verdict", "method", "witness")}
    kept["scope"] = {
        key: value for key, value in whole["scope"].items() if value != scope.as_json()[key]
    }
    kept["frequency"] = shares and {str(n): str(share) for n, share in shares.items()}
    if finding.witness is not None and "rounds" in finding.witness:
        kept["results"] = whole["results"]
    if finding.twin is not None:
        keys = ("situation", "agreed", "changes", "tried")
        kept["twin"] = {key: finding.twin[key] for key in keys}
    if finding.readings is not None:
        singly = [{**one, "witness": None} for one in finding.readings["singly"]]
        kept["readings"] = {**finding.readings, "singly": singly}
    return {key: value for key, value in kept.items() if value not in (None, {})}


def read(text: str, both: tuple[Ruleset, Ruleset]) -> Comparison | None:
    """A comparison of these rulesets from its text."""
    data = json.loads(text)
    if data is None:
        return None
    scope = data["scope"]
    findings = tuple(_finding(one, scope) for one in data["findings"])
    asked = _scope(data.get("asked", scope))
    return Comparison(both, asked, _scope(scope), by_rule(*both), findings)


def _scope(data: dict[str, Any]) -> Scope:
    more = {"rulesets": tuple(data["rulesets"]), "players": tuple(data["players"])}
    return Scope(**{**data, **more})


def _finding(data: dict[str, Any], scope: dict[str, Any]) -> Finding:
    shares = data.get("frequency")
    frequency = shares and {int(n): Fraction(share) for n, share in shares.items()}
    own = _scope({**scope, **data.get("scope", {})})
    return Finding(**{"sentence": "", **data, "scope": own, "frequency": frequency})


__all__ = [
    "compared",
    "decks_of",
    "key_of",
    "place",
    "read",
    "record",
    "recorded",
    "worked_out",
    "written",
]
