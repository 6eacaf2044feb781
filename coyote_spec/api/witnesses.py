"""Situations of a finding, played as a reader plays them: by `score` or `run`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from coyote_spec.api.asked import options_of, readings_of
from coyote_spec.api.results import run, score
from coyote_spec.locale.said import Said, Several, Untold
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from coyote_spec.prover.verdict import Finding
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

    Json = dict[str, Any]
    Play = Callable[[str, Mapping[str, Any], Json], Json]

_WORDS = ("why", "ruleset", "steps", "relied_on")
"""What `score` and `run` say beyond what a search looks at."""


def replayed(
    finding: Finding,
    rulesets: Mapping[str, Ruleset],
    options: Mapping[str, int],
    readings: Mapping[str, str],
    decks: Iterable[Deck] = (),
) -> Finding:
    """The finding with what `score` or `run` makes of its witness, of the twin, and of others that
    it shows. rulesets are those of the finding, by what they are called in it; decks are those that
    a situation may name besides the shipped ones. A ruleset that refuses the witness has no result.

    Raises AssertionError when something else came out than was found: a fault of this program.
    """
    agreed: Json = {**options, **readings}
    named = {deck.name: deck for deck in decks}

    def play(name: str, situation: Mapping[str, Any], more: Json) -> Json:
        rules, chosen = rulesets[name], {**agreed, **more}
        own = options_of(rules, chosen), readings_of(rules, chosen)
        return played(rules, situation, *own, named.get(str(situation.get("deck"))))

    refused: dict[str, str] = {}
    if finding.witness is not None:
        refused = _refused(finding, play)
        mine = {"results": finding.results, "ways": finding.ways}
        told = _told(mine, finding.witness, {}, play, refused)
        finding = replace(finding, results=told["results"], ways=told["ways"], refused=refused)
    twin, more = finding.twin, [_told(one, one["witness"], {}, play) for one in finding.more]
    if twin is not None and twin["situation"] is not None:
        twin = _told(twin, twin["situation"], twin["agreed"], play)
    return replace(finding, twin=twin, more=tuple(more))


def _refused(finding: Finding, play: Play) -> dict[str, str]:
    """Why `run` refuses the witness, by ruleset, as of one that has no such move.

    Raises AssertionError when it was found to allow the witness.
    """
    refused: dict[str, str] = {}
    for name, result in finding.results.items():
        try:
            play(name, finding.witness or {}, {})
        except InputError as error:
            refused[name] = Several(" ", [_told_why(one.message) for one in error.diagnostics])
            if result.get("outcome") != "illegal":
                raise AssertionError(f"{finding.witness} under {name}: {error}") from None
    return refused


def _told_why(message: str) -> Said:
    return message if isinstance(message, Said) else Untold(message)


def _told(
    one: Mapping[str, Any],
    situation: Mapping[str, Any],
    agreed: Json,
    play: Play,
    refused: Iterable[str] = (),
) -> Json:
    """What is known of a situation, with what a reader is told of it under each ruleset and, where
    there are several, each way to play."""
    results: Json = dict.fromkeys(one["results"])
    for name in results.keys() - {*refused}:
        results[name] = _alike(one["results"][name], name, situation, agreed, play)
    if one.get("ways") is None:
        return {**one, "results": results}
    (name,), ways = results, dict(one["ways"])
    for label, way in ways.items():
        if way["agreed"] is not None:
            chosen = {**agreed, **way["agreed"]}
            ways[label] = {**way, "result": _alike(way["result"], name, situation, chosen, play)}
    return {**one, "results": results, "ways": ways}


def _alike(found: Json, name: str, situation: Mapping[str, Any], agreed: Json, play: Play) -> Json:
    """What a reader is told, which must be what was found."""
    result = play(name, situation, agreed)
    if _bare(result) != _bare(found):
        raise AssertionError(f"replay of {situation} under {name}: {result}")
    return result


def played(
    rules: Ruleset,
    situation: Mapping[str, Any],
    options: Mapping[str, int],
    readings: Mapping[str, str],
    deck: Deck | None = None,
) -> Json:
    """What `score` or `run` makes of a situation."""
    if "cards" in situation:
        cards, pile = situation["cards"], situation["pile"]
        return score(rules, cards, pile, options=options, readings=readings).as_json()
    return run(rules, dict(situation), options=options, readings=readings, deck=deck).as_json()


def _bare(result: Json) -> Json:
    return {key: value for key, value in result.items() if key not in _WORDS}
