"""Do two games do the same: deal, bid, call, move, settle, go on, tidy the cards, end?"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coyote_spec.prover.apart import apart
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.behave import AFTER, Pair, calls_of_both
from coyote_spec.prover.cards import cards_after, cards_alike, dealt_alike
from coyote_spec.prover.judges import cards_differ, rounds_differ
from coyote_spec.prover.verdict import PROVED, REFUTED, VACUOUS, Finding
from coyote_spec.semantics.places import dealt_place

if TYPE_CHECKING:
    from collections.abc import Callable

    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.ruleset.ruleset import Ruleset

WORDS = {
    "opening": "which numbers may open",
    "raise": "which numbers are a raise",
    "call": "when one may call",
    "actions": "when each move can be made and what it does",
    "settling": "who pays, and how much",
    "next_starter": "who starts the next round",
    "elimination": "who is out",
    "end": "who has won, and when",
}
"""The aspects of a round, and what each is about."""


def same_in(aspect: str) -> Callable[[Asked, int], Finding]:
    """The question whether two games are alike in an aspect of a round."""
    return partial(_same_in, aspect)


def _same_in(aspect: str, ask: Asked, n: int) -> Finding:
    one, other = ask.games
    pair = Pair(ask.setting(n, one), ask.setting(n, other))
    shared = calls_of_both(pair)
    if aspect in AFTER and not shared:
        said = f"{one.name} and {other.name} have no call in common, after which to compare them."
        return ask.finding(VACUOUS, "the lists of calls", said)
    found = apart(pair, aspect, ask.limit, {})
    what = WORDS[aspect]
    if found is not None:
        return ask.finding(
            REFUTED,
            found.method,
            f"With {n} players {one.name} and {other.name} differ in {what}.",
            witness=found.found.scenario.as_json(),
            results={
                game.name: result.as_json()
                for game, result in zip(ask.games, found.found.results, strict=True)
            },
            judge=rounds_differ((pair.one, pair.other), ask.deck, (n,), aspect),
        )
    said = f"With {n} players {one.name} and {other.name} agree on {what}"
    if pair.unshared:
        said += ", as long as nobody makes a move that only one of them has"
    if aspect in AFTER and set(shared) != {*one.calls, *other.calls}:
        said += f", after the calls that both have: {', '.join(shared)}"
    return ask.finding(PROVED, "solver: any state of a round", f"{said}.")


def same_reshuffle(ask: Asked, n: int) -> Finding:
    """Are the same cards shuffled, discarded and left after every round?"""
    one, other = ask.games
    pair = ask.setting(n, one), ask.setting(n, other)
    found = cards_alike(*pair, ask.limit)
    if found is None:
        said = f"With {n} players the same becomes of the cards in {one.name} and {other.name}."
        return ask.finding(PROVED, "solver: all hands, draws and discards", said)
    after = [cards_after(side, found.cards, found.pile) for side in pair]
    table = ", ".join(found.cards)
    return ask.finding(
        REFUTED,
        "solver: the smallest table; replayed",
        f"{table}: what becomes of the cards is not the same in {one.name} and {other.name}.",
        witness=found.as_json(),
        results={g.name: s.as_json() for g, s in zip(ask.games, found.scores, strict=True)},
        details=tuple(
            f"{game.name}: {'a shuffle' if shuffled else 'no shuffle'}, {pile.total()} cards of "
            f"these in the pile, {out.total()} discarded"
            for game, (shuffled, pile, out) in zip(ask.games, after, strict=True)
        ),
        judge=cards_differ(pair, ask.deck, (n,), cards_after),
    )


def same_dealing(ask: Asked, n: int) -> Finding:
    """Are the same cards dealt to the same places, from any pile and discards, seen by the same?"""
    one, other = ask.games
    seen = [_sight(game) for game in ask.games]
    if seen[0] != seen[1]:
        said = f"A card that is dealt is {seen[0]} in {one.name}, {seen[1]} in {other.name}."
        return ask.finding(REFUTED, "the lists of places", said)
    if not dealt_alike(Pair(ask.setting(n, one), ask.setting(n, other)), ask.limit):
        raise Undecided("from some pile and discards the two deal differently; no match shows it")
    said = f"With {n} players {one.name} and {other.name} deal alike, from any pile and discards."
    return ask.finding(PROVED, "solver: any pile and discards", said)


def _sight(game: Ruleset) -> str:
    """Who sees the cards that are dealt."""
    notes = game.places[dealt_place(game)].notes
    return next((note for note in notes if note.startswith("seen")), "seen by nobody")
