"""Situations of a finding, played as a reader plays them: by `score` or `run`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from coyote_spec.api.asked import options_of, readings_of
from coyote_spec.api.results import run, score

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from coyote_spec.prover.verdict import Finding
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

_WORDS = ("why", "ruleset", "steps", "relied_on")
"""What `score` and `run` say beyond what a search looks at."""


def replayed_around(
    finding: Finding,
    rulesets: Mapping[str, Ruleset],
    options: Mapping[str, int],
    readings: Mapping[str, str],
    decks: Iterable[Deck] = (),
    *,
    told_already: bool = False,
) -> Finding:
    """The finding with what `score` or `run` makes of its witness, of the twin, and of others that
    it shows. rulesets are those of the finding, by what they are called in it; decks are those that
    a situation may name besides the shipped ones. What came out of the witness may be told already.

    Raises AssertionError when that is something else than was found: a fault of this program.
    """
    agreed: dict[str, Any] = {**options, **readings}
    named = {deck.name: deck for deck in decks}

    def told(one: Mapping[str, Any], key: str, more: Mapping[str, Any]) -> dict[str, Any]:
        results = dict(one["results"])
        for name in results.keys() & rulesets.keys():
            rules = rulesets[name]
            chosen = {**agreed, **more}
            deck = named.get(str(one[key].get("deck")))
            own = options_of(rules, chosen), readings_of(rules, chosen)
            result = played(rules, one[key], *own, deck)
            if _bare(result) != _bare(one["results"][name]):
                raise AssertionError(f"replay of {one[key]} under {name}: {result}")
            results[name] = result
        return {**one, "results": results}

    if not told_already and finding.witness is not None:
        mine = {"witness": finding.witness, "results": finding.results}
        finding = replace(finding, results=told(mine, "witness", {})["results"])
    twin, others = finding.twin, tuple(told(one, "witness", {}) for one in finding.more)
    if twin is not None and twin["situation"] is not None:
        twin = told(twin, "situation", twin["agreed"])
    return replace(finding, twin=twin, more=others)


def played(
    rules: Ruleset,
    situation: Mapping[str, Any],
    options: Mapping[str, int],
    readings: Mapping[str, str],
    deck: Deck | None = None,
) -> dict[str, Any]:
    """What `score` or `run` makes of a situation."""
    if "cards" in situation:
        cards, pile = situation["cards"], situation["pile"]
        return score(rules, cards, pile, options=options, readings=readings).as_json()
    return run(rules, dict(situation), options=options, readings=readings, deck=deck).as_json()


def _bare(result: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in _WORDS}
