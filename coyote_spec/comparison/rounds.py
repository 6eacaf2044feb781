"""Do two rulesets treat every state of a round alike? Aspect by aspect, and the moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coyote_spec.prover.behave import (
    AFTER,
    TURN,
    AnyPair,
    Difference,
    Pair,
    alike,
    calls_of_both,
    smallest_difference,
)
from coyote_spec.prover.moves import moves_alike
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, VACUOUS, Finding
from coyote_spec.ruleset.rule import Move
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.comparison.asked import Ask
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

WORDS = {
    "opening": "which numbers may open",
    "raise": "which numbers are a raise",
    "call": "when one may call",
    "settling": "who pays, and how much",
    "elimination": "who is out",
    "next_starter": "who starts the next round",
    "end": "who has won, and when",
}


def actions(ask: Ask, deck: Deck, pairs: Sequence[Pair], wholes: Sequence[AnyPair]) -> Finding:
    """Which moves there are besides bids and calls, and what every move leads to."""
    one, other = set(ask.one.moves), set(ask.other.moves)
    missing = sorted(one ^ other)
    if missing:
        said = f"Only one of the two has: {', '.join(missing)}."
        return Finding("actions", REFUTED, ask.scope(None), "the lists of moves", said)
    for name in sorted(one):
        choices = [_choice(rules, name) for rules in (ask.one, ask.other)]
        if choices[0] != choices[1]:
            said = f"The move {name} is made {choices[0]} in one, {choices[1]} in the other."
            return Finding("actions", REFUTED, ask.scope(None), "the lists of moves", said)
    for pair, whole in zip(pairs, wholes, strict=True):
        different = moves_alike(pair, whole)
        if different is None:
            continue
        found = smallest_difference(pair, TURN, ask.limit) if different == BID else None
        if found is not None:
            said = f"{ask.one.name} and {ask.other.name} differ in who is to act after a bid."
            return _by_scenario(ask, "actions", found, said)
        said = (
            f"With {pair.players} players the move {different} can be made, or acts, differently."
        )
        return Finding("actions", UNKNOWN, ask.scope(deck), "solver: any state", said)
    said = "Every move can be made at the same moments and does the same."
    if not one:
        said = "Neither has a move besides bids and calls; after each the same player is to act."
    return Finding("actions", PROVED, ask.scope(None), "solver: any state", said)


def _choice(rules: Ruleset, name: str) -> str:
    """What is chosen with a move, and when it is made."""
    body = rules.moves[name].body
    assert isinstance(body, Move)
    return f"{body.timing} a bid, with {f'a {body.choice}' if body.choice else 'no choice'}"


def _by_scenario(ask: Ask, aspect: str, found: Difference, said: str) -> Finding:
    names = (ask.one.name, ask.other.name)
    return Finding(
        aspect,
        REFUTED,
        ask.scope(None),
        "solver: the smallest scenario; replayed",
        said,
        witness=found.scenario.as_json(),
        results={name: told.as_json() for name, told in zip(names, found.results, strict=True)},
    )


def by_aspect(ask: Ask, aspect: str, pairs: Sequence[Pair], wholes: Sequence[Any]) -> Finding:
    """One aspect of a round: a proof for each number of players, or the smallest scenario."""
    names = (ask.one.name, ask.other.name)
    for pair, whole in zip(pairs, wholes, strict=True):
        if alike(pair, whole, aspect):
            continue
        found = smallest_difference(pair, aspect, ask.limit)
        if found is None:
            said = f"{WORDS[aspect]}: some state differs, but no short scenario reaches it."
            return Finding(aspect, UNKNOWN, ask.scope(None), "solver: any state", said)
        return _by_scenario(
            ask, aspect, found, f"{names[0]} and {names[1]} differ in {WORDS[aspect]}."
        )
    said = f"{names[0]} and {names[1]} agree on {WORDS[aspect]}."
    shared = calls_of_both(pairs[0])
    if aspect in AFTER and not shared:
        said = f"{names[0]} and {names[1]} have no call in common, after which to compare them."
        return Finding(aspect, VACUOUS, ask.scope(None), "the lists of calls", said)
    if aspect in AFTER and set(shared) != {*ask.one.calls, *ask.other.calls}:
        said = f"{said[:-1]}, after the calls that both have: {', '.join(shared)}."
    return Finding(aspect, PROVED, ask.scope(None), "solver: any state of a round", said)
