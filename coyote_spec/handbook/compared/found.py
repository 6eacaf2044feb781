"""What a comparison found, for the pages: worked out once for all languages, and kept.

It is known by a digest of both rulesets and the decks, so a comment that changes costs nothing. The
comparisons of the shipped rulesets lie in a record beside the claims, so that a first build needn't
wait for them: a test says when to record them anew, another works them out and compares.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from coyote_spec import resources
from coyote_spec.comparison.asked import Known
from coyote_spec.comparison.clauses import by_rule
from coyote_spec.comparison.compare import Comparison, compare
from coyote_spec.handbook.compared.forms import CardFindings, as_data, of_data, scope_of
from coyote_spec.handbook.kept import Kept, digest, program
from coyote_spec.handbook.verdicts import rules_of
from coyote_spec.prover.shown import shown
from coyote_spec.ruleset.alike import alike
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
    key = compared, one, other
    if key not in shelf.done:
        shelf.done[key] = _compared(shelf, (shelf.ruleset(one), shelf.ruleset(other)))
    found: Comparison | None = shelf.done[key]
    return found


def _compared(shelf: Shelf, both: tuple[Ruleset, Ruleset]) -> Comparison | None:
    decks = decks_of(shelf, both)
    own = key_of(both, decks)

    def work() -> str:
        return written(worked_out(both, decks, _known(shelf), shelf.kept))

    if own in recorded():
        text = json.dumps(recorded()[own])
    else:
        text = shelf.kept.text(_alike(both, decks), work)
    found = read(text, both)
    if found is not None and shelf.kept.now is not None:
        cards = CardFindings(both, decks, shelf.kept)
        for finding in found.findings:
            cards.keep(finding)
    return found


def _alike(both: tuple[Ruleset, Ruleset], decks: Sequence[Deck]) -> str:
    """The same for all pairs of rulesets that are alike, one by one: the translations of a rulebook
    need not be compared once more."""
    own = [(alike(rules), rules.deck.name) for rules in both]
    namesakes = both[0].name == both[1].name
    return digest("compared", program(), repr((own, namesakes, _decks(decks))))


def decks_of(shelf: Shelf, both: tuple[Ruleset, Ruleset]) -> list[Deck]:
    """The shipped decks and those of the two; a ruleset's own comes before a shipped one."""
    own = {rules.deck.name: rules.deck for rules in reversed(both)}
    return list(({deck.name: deck for deck in shelf.library.shipped_decks()} | own).values())


def key_of(both: tuple[Ruleset, Ruleset], decks: Sequence[Deck]) -> str:
    """What a comparison is known by: the rules of both, without what is only words, and the decks
    that it is asked of."""
    sides = [(rules.name, rules.deck.name, rules_of(rules)) for rules in both]
    return digest(repr((sides, _decks(decks))))


def _decks(decks: Sequence[Deck]) -> list[tuple[str, tuple[tuple[str, int], ...]]]:
    return [(deck.name, deck.cards) for deck in decks]


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
    both: tuple[Ruleset, Ruleset],
    decks: Sequence[Deck],
    known: Known | None = None,
    kept: Kept | None = None,
) -> Comparison | None:
    """The comparison itself. Of what is kept only findings about cards are used, for they hang on
    few rules."""
    cards = CardFindings(both, decks, kept or Kept())
    try:
        found = compare(*both, decks=decks, limit=LIMIT, known=known, known_of_cards=cards.known)
    except InputError:  # nothing is for both: that each can be used was seen before
        return None
    findings = tuple(cards.keep(shown(one)) for one in found.findings)
    return Comparison(found.rulesets, found.asked, found.scope, found.rules, findings)


def written(comparison: Comparison | None) -> str:
    """A comparison as text, without its rulesets and without what pages don't use: sentences in
    English, and what can be played again."""
    if comparison is None:
        return "null"
    data = {
        "scope": comparison.scope.as_json(),
        "findings": [as_data(one, comparison.scope) for one in comparison.findings],
    }
    if comparison.asked.as_json() != comparison.scope.as_json():
        data["asked"] = comparison.asked.as_json()
    return json.dumps(data, ensure_ascii=False)


def read(text: str, both: tuple[Ruleset, Ruleset]) -> Comparison | None:
    """A comparison of these rulesets from its text."""
    data = json.loads(text)
    if data is None:
        return None
    scope = data["scope"]
    named = dict(zip(scope["rulesets"], (rules.name for rules in both), strict=True))
    for one in (scope, data.get("asked", scope)):
        one["rulesets"] = [rules.name for rules in both]
    for one in data["findings"]:
        if "results" in one:
            one["results"] = {named[name]: told for name, told in one["results"].items()}
    findings = tuple(of_data(one, scope) for one in data["findings"])
    asked = scope_of(data.get("asked", scope))
    return Comparison(both, asked, scope_of(scope), by_rule(*both), findings)


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
