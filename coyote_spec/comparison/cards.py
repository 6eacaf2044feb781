"""Do two rulesets count, shuffle and deal alike? On every table, and how often they don't."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from coyote_spec.interpreter.match import Match, run_match
from coyote_spec.interpreter.rounds import Event
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
        totals = [told.total for told in found.scores]
        table = _table(found.cards, found.pile)
        said = (
            f"{table}: the total is {totals[0]} in {ask.one.name} "
            f"and {totals[1]} in {ask.other.name}."
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
            f"{_how(ask, deck)}: the smallest table; replayed; frequency by counting all deals",
            said,
            witness=found.as_json(),
            results=results,
            frequency=frequency(ask, deck),
            judge=totals_differ(_sides(ask, deck), deck, ask.players),
        )
    said = f"Every table of {deck.name} has the same total in {ask.one.name} and {ask.other.name}."
    method = f"{_how(ask, deck)}: all hands and draws of the deck"
    return Finding("counting", PROVED, ask.scope(deck), method, said)


def _how(ask: Ask, deck: Deck) -> str:
    """By what counts are compared."""
    counts = ask.known.counts.get(deck.name)
    at_once = counts is not None and counts.table(ask) is not None
    return "many counts at once, all tables or the solver" if at_once else "solver"


def _table(cards: tuple[str, ...], pile: tuple[str, ...]) -> str:
    drawn = f", then {', '.join(pile)} from the pile" if pile else ""
    return " with ".join(cards) + drawn if len(cards) == 2 else ", ".join(cards) + drawn


def _sight(rules: Ruleset) -> str:
    """Who sees the cards that are dealt."""
    notes = rules.places[dealt_place(rules)].notes
    return next((note for note in notes if note.startswith("seen")), "seen by nobody")


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
        said = f"{_table(found.cards, found.pile)}: what becomes of the cards differs."
        piles = [cards_after(s, found.cards, found.pile)[1:] for s in (pair.one, pair.other)]
        told = tuple(
            f"{name}: {sum(pile.values())} cards in the pile, {sum(out.values())} discarded"
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
            "solver: the smallest table; replayed; frequency by counting all deals",
            said,
            witness=found.as_json(),
            results=results,
            frequency={n: share_unlike(pair.one, pair.other) for n, pair in pairs.items()},
            details=told,
            judge=cards_differ(_sides(ask, deck), deck, ask.players, cards_after),
        )
    said = f"After every round on {deck.name} the same cards are shuffled and discarded."
    return Finding("reshuffle", PROVED, ask.scope(deck), "solver: all hands and draws", said)


def dealing(ask: Ask, deck: Deck) -> Finding:
    seen = [_sight(rules) for rules in (ask.one, ask.other)]
    if seen[0] != seen[1]:
        said = (
            f"A card that is dealt is {seen[0]} in {ask.one.name}, {seen[1]} in {ask.other.name}."
        )
        return Finding("dealing", REFUTED, ask.scope(None), "the lists of places", said)
    for n in ask.players:
        if not dealt_alike(ask.pair(n, deck), ask.limit):
            return _dealt_apart(ask, deck) or Finding(
                "dealing",
                UNKNOWN,
                ask.scope(deck),
                "solver: any pile; the first round of a match",
                f"With {n} players the two deal differently from some pile and discards; whether a "
                f"match comes to such a deal is not decided: no round that was tried shows it.",
            )
    said = "Both deal alike, from any pile and discards."
    return Finding("dealing", PROVED, ask.scope(None), "solver: any pile and discards", said)


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
                "the first round of a match; replayed",
                f"With {n} players the first round of a match is dealt otherwise.",
                witness=match.as_json(),
                results=dict(zip(names, (one.as_json() for one in told), strict=True)),
            )
    return None
