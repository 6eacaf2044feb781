"""What a comparison found, for the pages: worked out once for all languages, and kept.

It is known by a digest of both rulesets and the decks, so a comment that changes costs nothing.
"""

from __future__ import annotations

import json
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from coyote_spec.comparison.asked import Known
from coyote_spec.comparison.clauses import by_rule
from coyote_spec.comparison.compare import Comparison, compare
from coyote_spec.handbook.kept import digest, program
from coyote_spec.handbook.verdicts import rules_of
from coyote_spec.prover.shown import shown
from coyote_spec.prover.verdict import Finding, Scope
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from coyote_spec.handbook.shelf import Shelf
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

LIMIT = 20.0
"""Seconds for one question to the solver."""

_KNOWN: dict[int, tuple[object, Known]] = {}


def compared(shelf: Shelf, one: str, other: str) -> Comparison | None:
    """The comparison of two rulesets by their names; None when no deck or no number of players is
    for both.

    Raises InputError when a ruleset can't be used.
    """
    both = shelf.ruleset(one), shelf.ruleset(other)
    decks = _decks(shelf, both)

    def work() -> str:
        return written(_worked_out(both, decks, _known(shelf)))

    text = shelf.kept.text(digest("compared", program(), _key(both, decks)), work)
    return read(text, both)


def _decks(shelf: Shelf, both: tuple[Ruleset, Ruleset]) -> list[Deck]:
    """The shipped decks and those of the two; a ruleset's own comes before a shipped one."""
    own = {rules.deck.name: rules.deck for rules in reversed(both)}
    return list(({deck.name: deck for deck in shelf.library.shipped_decks()} | own).values())


def _key(both: tuple[Ruleset, Ruleset], decks: list[Deck]) -> str:
    sides = [(rules.name, rules.deck.name, rules_of(rules)) for rules in both]
    return repr((sides, [(deck.name, deck.cards) for deck in decks]))


def _known(shelf: Shelf) -> Known:
    """What comparisons of one shelf can use of each other: rounds are known by their rulesets."""
    held = _KNOWN.get(id(shelf))
    if held is None or held[0] is not shelf:
        _KNOWN.clear()
        held = _KNOWN[id(shelf)] = shelf, Known()
    return held[1]


def _worked_out(
    both: tuple[Ruleset, Ruleset], decks: list[Deck], known: Known
) -> Comparison | None:
    try:
        found = compare(*both, decks=decks, limit=LIMIT, known=known)
    except InputError:  # nothing for both; that each can be used is seen before
        return None
    findings = tuple(shown(one) for one in found.findings)
    return Comparison(found.rulesets, found.asked, found.scope, found.rules, findings)


def written(comparison: Comparison | None) -> str:
    """A comparison as text, without its rulesets."""
    if comparison is None:
        return "null"
    return json.dumps(
        {
            "asked": comparison.asked.as_json(),
            "scope": comparison.scope.as_json(),
            "findings": [one.as_json() for one in comparison.findings],
        },
        ensure_ascii=False,
    )


def read(text: str, both: tuple[Ruleset, Ruleset]) -> Comparison | None:
    """A comparison of these rulesets from its text."""
    data = json.loads(text)
    if data is None:
        return None
    findings = tuple(_finding(one) for one in data["findings"])
    return Comparison(both, _scope(data["asked"]), _scope(data["scope"]), by_rule(*both), findings)


def _scope(data: dict[str, Any]) -> Scope:
    more = {"rulesets": tuple(data["rulesets"]), "players": tuple(data["players"])}
    return Scope(**{**data, **more})


def _finding(data: dict[str, Any]) -> Finding:
    shares = data["frequency"]
    frequency = shares and {int(n): Fraction(one["exact"]) for n, one in shares.items()}
    more = {key: tuple(data[key]) for key in ("details", "more", "steps")}
    return Finding(**{**data, **more, "scope": _scope(data["scope"]), "frequency": frequency})


__all__ = ["compared", "read", "written"]
