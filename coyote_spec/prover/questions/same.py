"""Do two games do the same: deal, bid, call, move, settle, go on, tidy the cards, end?"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said, cards_said
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


def about(aspect: str) -> Said:
    """What an aspect is about."""
    return Said(f"aspect-{aspect.replace('_', '-')}")


def same_in(aspect: str) -> Callable[[Asked, int], Finding]:
    """The question whether two games are alike in an aspect of a round."""
    return partial(_same_in, aspect)


def _same_in(aspect: str, ask: Asked, n: int) -> Finding:
    one, other = ask.games
    pair = Pair(ask.setting(n, one), ask.setting(n, other))
    shared = calls_of_both(pair)
    if aspect in AFTER and not shared:
        said = Said("no-call-in-common", one=one.name, other=other.name)
        return ask.finding(VACUOUS, Said("by-calls"), said)
    found = apart(pair, aspect, ask.limit, {})
    names = {"one": one.name, "other": other.name, "what": about(aspect)}
    if found is not None:
        return ask.finding(
            REFUTED,
            Said(found.method),
            Said("players-aspect-differs", players=n, **names),
            witness=found.found.scenario.as_json(),
            results={
                game.name: result.as_json()
                for game, result in zip(ask.games, found.found.results, strict=True)
            },
            judge=rounds_differ((pair.one, pair.other), ask.deck, (n,), aspect),
        )
    moves = Said("unless-unshared") if pair.unshared else ""
    calls = ""
    if aspect in AFTER and set(shared) != {*one.calls, *other.calls}:
        calls = Said("after-calls", calls=", ".join(shared))
    said = Said("players-aspect-same", players=n, moves=moves, calls=calls, **names)
    return ask.finding(PROVED, Said("by-any-state-of-round"), said)


def same_reshuffle(ask: Asked, n: int) -> Finding:
    """Are the same cards shuffled, discarded and left after every round?"""
    one, other = ask.games
    pair = ask.setting(n, one), ask.setting(n, other)
    found = cards_alike(*pair, ask.limit)
    if found is None:
        said = Said("cards-same", players=n, one=one.name, other=other.name)
        return ask.finding(PROVED, Said("by-hands-and-discards"), said)
    after = [cards_after(side, found.cards, found.pile) for side in pair]
    table = cards_said(found.cards)
    return ask.finding(
        REFUTED,
        Said("by-table"),
        Said("cards-not-same", table=table, one=one.name, other=other.name),
        witness=found.as_json(),
        results={g.name: s.as_json() for g, s in zip(ask.games, found.scores, strict=True)},
        details=tuple(
            Said(
                "cards-shuffled-left" if shuffled else "cards-unshuffled-left",
                ruleset=game.name,
                pile=pile.total(),
                out=out.total(),
            )
            for game, (shuffled, pile, out) in zip(ask.games, after, strict=True)
        ),
        judge=cards_differ(pair, ask.deck, (n,), cards_after),
    )


def same_dealing(ask: Asked, n: int) -> Finding:
    """Are the same cards dealt to the same places, from any pile and discards, seen by the same?"""
    one, other = ask.games
    mine, theirs = (_sight(game) for game in ask.games)
    if mine != theirs:
        sights = {"mine": Said(f"sight-{mine}"), "theirs": Said(f"sight-{theirs}")}
        said = Said("sight-differs", one=one.name, other=other.name, **sights)
        return ask.finding(REFUTED, Said("by-places"), said)
    if not dealt_alike(Pair(ask.setting(n, one), ask.setting(n, other)), ask.limit):
        raise Undecided(Said("why-deals-differ"))
    said = Said("players-dealing-same", players=n, one=one.name, other=other.name)
    return ask.finding(PROVED, Said("by-pile"), said)


def _sight(game: Ruleset) -> str:
    """Who sees the cards that are dealt."""
    notes = game.places[dealt_place(game)].notes
    return next((note.split()[-1] for note in notes if note.startswith("seen")), "nobody")
