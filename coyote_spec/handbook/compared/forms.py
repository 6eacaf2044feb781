"""A finding as data that can be kept: without sentences, and without what pages don't use. And
those about cards alone, which many comparisons share."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from coyote_spec.comparison.asked import asked
from coyote_spec.comparison.compare import OF_CARDS
from coyote_spec.handbook.kept import digest, program
from coyote_spec.prover.counted import counting_of
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding, Scope
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.handbook.kept import Kept
    from coyote_spec.ruleset.ruleset import Deck, Ruleset


def as_data(finding: Finding, scope: Scope) -> dict[str, Any]:
    """The data of a finding of a comparison with this scope."""
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


def scope_of(data: dict[str, Any]) -> Scope:
    """A scope from its data."""
    more = {"rulesets": tuple(data["rulesets"]), "players": tuple(data["players"])}
    return Scope(**{**data, **more})


def of_data(data: dict[str, Any], scope: dict[str, Any]) -> Finding:
    """A finding from its data, of a comparison with this scope."""
    shares = data.get("frequency")
    frequency = shares and {int(n): Fraction(share) for n, share in shares.items()}
    own = scope_of({**scope, **data.get("scope", {})})
    return Finding(**{"sentence": "", **data, "scope": own, "frequency": frequency})


class CardFindings:
    """What is kept of the findings about cards alone: they hang on no other rules, so they are the
    same for all rulesets that count in the same words, and stay when other rules change.

    known are those that need not be worked out, by their aspect and deck.
    """

    def __init__(self, both: tuple[Ruleset, Ruleset], decks: Sequence[Deck], kept: Kept) -> None:
        self._kept = kept
        self._keys: dict[tuple[str, str | None], str] = {}
        self.known: dict[tuple[str, str], Finding] = {}
        try:
            ask = asked(*both, None, {}, {}, 0)
        except InputError:  # nothing is for both
            return
        sides = [counting_of(rules) for rules in both]
        for deck in decks:
            told = repr((deck.name, deck.cards, ask.players))
            for aspect in OF_CARDS:
                key = digest("cards", program(), aspect, told, *sides)
                self._keys[aspect, deck.name] = key
                text = kept.found(key)
                if text is not None:
                    scope = ask.scope(deck).as_json()
                    self.known[aspect, deck.name] = of_data(json.loads(text), scope)

    def keep(self, finding: Finding) -> Finding:
        """The same finding, kept if it is about cards alone. One whose twin was looked for among
        all that can be agreed hangs on more."""
        key = self._keys.get((finding.id, finding.scope.deck))
        twin = finding.twin
        alone = twin is None or (twin["situation"] is not None and not twin["agreed"])
        if key is not None and alone and finding.verdict in (PROVED, REFUTED):
            self._kept.keep(key, json.dumps(as_data(finding, finding.scope)))
        return finding


__all__ = ["CardFindings", "as_data", "of_data", "scope_of"]
