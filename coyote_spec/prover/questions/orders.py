"""Does the order matter in which two cards' rules act?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.locale.said import Called, Said, table_said
from coyote_spec.prover.differ import by_total, first_difference
from coyote_spec.prover.exchange import between, exchanged, place_of
from coyote_spec.prover.judges import order_shows
from coyote_spec.prover.symbolic import term
from coyote_spec.prover.verdict import PROVED, REFUTED, VACUOUS, Finding
from coyote_spec.semantics.game import counts, table_places
from coyote_spec.witness.judge import Agreement

if TYPE_CHECKING:
    from collections.abc import Callable

    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.prover.table import Counted
    from coyote_spec.ruleset.ruleset import Ruleset


def order_matters(ask: Asked) -> Finding:
    """Is there a table with both of these specials, and else numbers only, draws included, of which
    the total is another one once the rules of the two are in each other's place?"""
    game, (one, other) = ask.game, ask.words
    if place_of(game, one) > place_of(game, other):
        one, other = other, one
    swapped = exchanged(game, one, other)
    missing = [card for card in (one, other) if not dict(ask.deck.cards).get(card)]
    if missing:
        lacks: str = Said("quoted", card=Called("card", missing[0]))
        for card in missing[1:]:
            lacks = Said("nor", left=lacks, right=Said("quoted", card=Called("card", card)))
        said = Said("deck-lacks-both", deck=ask.deck.name, cards=lacks)
        return ask.finding(VACUOUS, Said("by-deck"), said)
    pairs = [(ask.setting(n), ask.setting(n, swapped)) for n in ask.players]
    left_out = other_specials(game, one, other)
    found = first_difference(pairs, ask.limit, _with_both(one, other), left_out=left_out)
    passed = between(game, one, other)
    details = (Said("exchange-passes", rules=", ".join(passed)),) if passed else ()
    both = {"first": Called("card", one), "second": Called("card", other), "ruleset": game.name}
    if found is None:
        said = Said("order-never-matters", **both)
        return ask.finding(REFUTED, Said("by-such-hands"), said, details=details)
    mine, theirs = (told.total for told in found.scores)
    table = table_said(found.cards, found.pile)
    said = Said("order-matters", table=table, mine=mine, theirs=theirs, **both)
    ways = [Agreement(f"{one} before {other}", {}), Agreement(f"{other} before {one}", None)]
    judge = order_shows(pairs[0], ask.deck, ask.players, ways, (one, other), left_out)
    return ask.finding(
        PROVED,
        Said("by-table"),
        said,
        witness=found.as_json(),
        details=details,
        judge=judge,
        **judge.results([told.as_json() for told in found.scores]),
    )


def _with_both(*cards: str) -> Callable[[Counted, Counted], Any]:
    """That the totals differ, and that each of these cards was dealt or drawn."""

    def differ(given: Counted, swapped: Counted) -> Any:
        there = [z3.Or([_played(side, card) for side in (given, swapped)]) for card in cards]
        return z3.And(by_total(given, swapped), *there)

    return differ


def _played(side: Counted, card: str) -> Any:
    """Whether a card lies on the table after the count, wherever."""
    game, kind = side.game, side.game.setting.kind(card)
    lying = (counts(game, side.state, place)[kind] for place in table_places(game))
    return term(game.domain.at_most(1, game.domain.add(*lying)))


def other_specials(game: Ruleset, *cards: str) -> frozenset[str]:
    """The cards of the game that are neither numbers nor these."""
    return frozenset(game.named_cards) - set(cards)
