"""Do two rulesets count, shuffle and deal alike? On every table, and how often they don't."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from coyote_spec.interpreter.match import Match, run_match
from coyote_spec.interpreter.rounds import Event
from coyote_spec.locale.said import Called, Said, cards_said
from coyote_spec.odds.odds import odds_of
from coyote_spec.odds.tidied import share_unlike
from coyote_spec.prover.cards import cards_after, dealt_alike, first_cards
from coyote_spec.prover.differ import Table, first_difference
from coyote_spec.prover.judges import cards_differ, totals_differ
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding
from coyote_spec.semantics.places import dealt_place
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from fractions import Fraction

    from coyote_spec.comparison.asked import Ask
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.ruleset.setting import Setting


def counting(ask: Ask, deck: Deck) -> Finding:
    found = _first_table(ask, deck)
    if found is not None:
        mine, theirs = (told.total for told in found.scores)
        said = Said(
            "counting-differs",
            table=_table(found.cards, found.pile),
            one=ask.one.name,
            other=ask.other.name,
            mine=mine,
            theirs=theirs,
        )
        results = dict(
            zip(
                (ask.one.name, ask.other.name),
                (told.as_json() for told in found.scores),
                strict=True,
            )
        )
        return Finding(
            "counting",
            REFUTED,
            ask.scope(deck),
            Said("by-table-often", how=_how(ask, deck)),
            said,
            witness=found.as_json(),
            results=results,
            frequency=frequency(ask, deck),
            judge=totals_differ(_sides(ask, deck), deck, ask.players),
        )
    names = {"one": ask.one.name, "other": ask.other.name}
    said = Said("counting-same", deck=deck.name, **names)
    method = Said("by-hands-of-deck", how=_how(ask, deck))
    return Finding("counting", PROVED, ask.scope(deck), method, said)


def _how(ask: Ask, deck: Deck) -> str:
    """By what counts are compared."""
    counts = ask.known.counts.get(deck.name)
    at_once = counts is not None and counts.table(ask) is not None
    return Said("by-many-counts" if at_once else "by-solver")


def _table(cards: tuple[str, ...], pile: tuple[str, ...]) -> str:
    if len(cards) == 2:
        one, other = (Called("card", card) for card in cards)
        laid: str = Said("two-cards", one=one, other=other)
    else:
        laid = cards_said(cards)
    return Said("with-draws", cards=laid, pile=cards_said(pile)) if pile else laid


def _sight(rules: Ruleset) -> str:
    """Who sees the cards that are dealt."""
    notes = rules.places[dealt_place(rules)].notes
    return next((note.split()[-1] for note in notes if note.startswith("seen")), "nobody")


def frequency(ask: Ask, deck: Deck) -> dict[int, Fraction]:
    shares: dict[int, Fraction] = {}
    for n in ask.players:
        pair = ask.pair(n, deck)
        share = odds_of(pair.one, against=pair.other).differs
        assert share is not None
        shares[n] = share
    return shares


def _first_table(ask: Ask, deck: Deck) -> Table | None:
    """The smallest table whose totals differ, over all numbers of players."""
    counts = ask.known.counts.get(deck.name)
    known = None if counts is None else counts.table(ask)
    if known is not None:
        return known[0]
    pairs = [ask.pair(n, deck) for n in ask.players]
    return first_difference([(pair.one, pair.other) for pair in pairs], ask.limit)


def _sides(ask: Ask, deck: Deck) -> tuple[Setting, Setting]:
    """What is agreed for both; the number of players is that of each table."""
    pair = ask.pair(ask.players[0], deck)
    return pair.one, pair.other


def reshuffle(ask: Ask, deck: Deck) -> Finding:
    pairs = {n: ask.pair(n, deck) for n in ask.players}
    found = first_cards([(pair.one, pair.other) for pair in pairs.values()], ask.limit)
    if found is not None:
        pair = pairs[found.players]
        said = Said("cards-differ", table=_table(found.cards, found.pile))
        piles = [cards_after(s, found.cards, found.pile)[1:] for s in (pair.one, pair.other)]
        told = tuple(
            Said("cards-left", ruleset=name, pile=sum(pile.values()), out=sum(out.values()))
            for name, (pile, out) in zip((ask.one.name, ask.other.name), piles, strict=True)
        )
        results = dict(
            zip(
                (ask.one.name, ask.other.name),
                (told.as_json() for told in found.scores),
                strict=True,
            )
        )
        return Finding(
            "reshuffle",
            REFUTED,
            ask.scope(deck),
            Said("by-table-often", how=Said("by-solver")),
            said,
            witness=found.as_json(),
            results=results,
            frequency={n: share_unlike(pair.one, pair.other) for n, pair in pairs.items()},
            details=told,
            judge=cards_differ(_sides(ask, deck), deck, ask.players, cards_after),
        )
    said = Said("cards-same-after", deck=deck.name)
    return Finding("reshuffle", PROVED, ask.scope(deck), Said("by-hands"), said)


def dealing(ask: Ask, deck: Deck) -> Finding:
    mine, theirs = (_sight(rules) for rules in (ask.one, ask.other))
    if mine != theirs:
        names = {"one": ask.one.name, "other": ask.other.name}
        sights = {"mine": Said(f"sight-{mine}"), "theirs": Said(f"sight-{theirs}")}
        said = Said("sight-differs", **names, **sights)
        return Finding("dealing", REFUTED, ask.scope(None), Said("by-places"), said)
    for n in ask.players:
        if not dealt_alike(ask.pair(n, deck), ask.limit):
            return _dealt_apart(ask, deck) or Finding(
                "dealing",
                UNKNOWN,
                ask.scope(deck),
                Said("by-pile-and-match"),
                Said("dealing-undecided", players=n),
            )
    said = Said("dealing-same")
    return Finding("dealing", PROVED, ask.scope(None), Said("by-pile"), said)


OPENINGS = range(-5, 6)
"""The bids that are tried in such a round."""
SHUFFLES = 3
"""How often the cards are shuffled in it at the most, always into one order."""


def _dealt_apart(ask: Ask, deck: Deck) -> Finding | None:
    """The first round of a match, in which the same order of the cards and the same bid come out
    otherwise; None when they don't."""
    cards = tuple(card for card, copies in deck.cards for _ in range(copies))
    calls = [name for name in ask.one.calls if name in ask.other.calls]
    names = (ask.one.name, ask.other.name)
    for n, call, number in product(ask.players, calls, OPENINGS):
        events = Event(0, BID, amount=number), Event(1, call)
        match = Match(n, deck=deck, shuffles=(cards,) * SHUFFLES, rounds=(events,))
        pair = ask.pair(n, deck)
        told = [
            run_match(replace(match, options=side.options, readings=side.readings), side.ruleset)
            for side in (pair.one, pair.other)
        ]
        bare = [[replace(r, ruleset="", relied_on=()) for r in one.rounds] for one in told]
        if all(one.outcome != "illegal" for one in told) and bare[0] != bare[1]:
            return Finding(
                "dealing",
                REFUTED,
                ask.scope(deck),
                Said("by-first-round"),
                Said("dealing-differs", players=n),
                witness=match.as_json(),
                results=dict(zip(names, (one.as_json() for one in told), strict=True)),
            )
    return None
