"""Questions asked of any deck like one: of the same size, with at least one of each of its cards
and no other. An answer holds for every such deck, or a deck is shown with which it doesn't."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.locale.said import Called, Said, Several, cards_said, table_said
from coyote_spec.odds.visible import SAFE, TOO_HIGH
from coyote_spec.prover.anydeck import (
    any_deck,
    assumed_counts,
    certain_with_any,
    counted,
    dealt,
    decks_like,
    widest_range,
)
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.certain import furthest, sights
from coyote_spec.prover.opening import Openings
from coyote_spec.prover.questions import openings, orders
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.prover.anydeck import Dealt
    from coyote_spec.prover.questions.asked import Asked

METHOD = "by-any-deck"


def ranges(ask: Asked, n: int) -> Finding:
    """Do the totals of any such deck range, at the widest, from one number to another?"""
    found = widest_range(ask.setting(n))
    low, high = found.ends
    about: dict[str, Any] = {"players": n, "ruleset": ask.game.name, "low": low, "high": high}
    if found.ends == ask.words:
        said, details = Said("range-widest", **about), _decks(found.low, found.high)
        return ask.finding(PROVED, Said(METHOD), said, details=details)
    wrong = found.low if low != ask.words[0] else found.high
    return ask.finding(
        REFUTED,
        Said(METHOD),
        Said("range-widest-otherwise", **about),
        witness=wrong.as_json(),
        results={ask.game.name: wrong.score.as_json()},
        details=_decks(found.low, found.high),
    )


def copies_never_matter(ask: Asked, n: int) -> Finding:
    """Is the range of totals the same with every deck that has these cards, as many in all?"""
    (found,) = assumed_counts([ask.setting(n)], ask.limit)
    game, deck, widest = ask.game, ask.deck.name, found.widest
    about: dict[str, Any] = {
        "players": n,
        "ruleset": game.name,
        "low": found.here.low.total,
        "high": found.here.high.total,
        "deck": deck,
    }
    if not found.depends:
        return ask.finding(PROVED, Said(METHOD), Said("copies-never-matter", **about))
    low, high = widest.ends
    end = widest.low if low != found.here.low.total else widest.high
    return ask.finding(
        REFUTED,
        Said(METHOD),
        Said("copies-matter", lowest=low, highest=high, **about),
        witness=end.as_json(),
        results={game.name: end.score.as_json()},
        details=_decks(widest.low, widest.high),
    )


def _decks(*ends: Dealt) -> tuple[str, ...]:
    """The tables at the ends, and the decks that give them."""
    return tuple(Said("total-by", total=end.score.total, table=_said(end)) for end in ends)


def _said(found: Dealt) -> str:
    table = table_said(found.table.hand, found.table.draws)
    return Said("table-of-deck", table=table, copies=_copies(found.deck))


def _copies(deck: Mapping[str, int]) -> str:
    """The cards of which a deck has more than one.

    >>> _copies({"1": 2, "2": 2, "x2": 3, "?": 1}), _copies({"1": 1})
    ('two each of 1 and 2, three of x2, one of each other card', 'one of each card')
    """
    by_number: dict[int, list[str]] = {}
    for card, copies in deck.items():
        by_number.setdefault(copies, []).append(card)
    single = by_number.pop(1, [])
    parts: list[str] = []
    for copies, cards in sorted(by_number.items()):
        *before, last = cards
        if before:
            named = Said("and", left=cards_said(before), right=Called("card", last))
            parts.append(Said("number-of-each", number=_word(copies), cards=named))
        else:
            parts.append(Said("number-of-one", number=_word(copies), card=Called("card", last)))
    if single:
        parts.append(Said("one-of-each-other" if parts else "one-of-each"))
    return Several(", ", parts)


def _word(number: int) -> str:
    words = ("two-copies", "three-copies", "four-copies")
    return Said(words[number - 2]) if number - 2 < len(words) else str(number)


def same_counting(ask: Asked, n: int) -> Finding:
    """Do two games count every table of any such deck alike?"""
    one, other = ask.games
    settings = [ask.setting(n, game) for game in ask.games]
    some = any_deck(settings)
    table = counted(lambda: some.first(lambda part: part.totals[0] != part.totals[1]))
    if table is None:
        said = Said("counts-alike-any-deck", players=n, one=one.name, other=other.name)
        return ask.finding(PROVED, Said(METHOD), said)
    found = [dealt(setting, table, i) for i, setting in enumerate(settings)]
    mine, theirs = (each.score.total for each in found)
    names = {"one": one.name, "other": other.name}
    said = Said("counts-otherwise", table=_said(found[0]), mine=mine, theirs=theirs, **names)
    results = {g.name: each.score.as_json() for g, each in zip(ask.games, found, strict=True)}
    return ask.finding(REFUTED, Said(METHOD), said, witness=found[0].as_json(), results=results)


def order_matters(ask: Asked) -> Finding:
    """Does the order of two cards matter with every such deck?

    A table of single cards is one of every such deck. Where only tables with several copies of a
    card show a difference, there may be decks that give none of them.
    """
    one, other = ask.words
    deck = _single(ask.deck)
    few = tuple(n for n in ask.players if n <= deck.size)
    single = replace(ask, claim=replace(ask.claim, any_deck=False, deck=deck), players=few)
    found = orders.order_matters(single) if few else None
    if found is not None and found.verdict == PROVED:
        said = Said("every-such-deck", what=found.sentence)
        return replace(found, scope=ask.scope(), sentence=said, id=ask.finding("", "", "").id)
    here = orders.order_matters(replace(ask, claim=replace(ask.claim, any_deck=False)))
    if here.verdict == REFUTED:
        deck_said = Said("one-such-deck", deck=ask.deck.name)
        return ask.finding(REFUTED, here.method, here.sentence, details=(deck_said,))
    raise Undecided(Said("why-order-maybe-not", deck=ask.deck.name, one=one, other=other))


def _single(deck: Deck) -> Deck:
    """The deck with one of each card."""
    return Deck("", Text(), tuple((card, 1) for card, _ in deck.cards))


def can_be_certain(ask: Asked, n: int) -> Finding:
    """Can somebody be certain of a number with every such deck?

    With single cards to be seen, and own cards and draws of any such deck, it is so with every one;
    otherwise a deck is looked for with which nobody can be.
    """
    bid, how = ask.words
    of = TOO_HIGH if how.endswith(TOO_HIGH) else SAFE
    of_said = Said(f"of-{of.replace(' ', '-')}")
    setting = ask.setting(n)
    why: str = Said("why-no-deck-without")
    sight = None
    try:
        sight = counted(lambda: certain_with_any(setting, bid, of))
    except Undecided as error:
        why = error.why
    if sight is not None:
        said = Said(
            "certain-any-deck",
            players=n,
            cards=cards_said(sight.cards),
            bid=str(bid),
            of=of_said,
            low=sight.low,
            high=sight.high,
        )
        return ask.finding(PROVED, Said(METHOD), said)
    for most in decks_like(setting):
        there = replace(setting, most=most)
        seen = sights(there)
        if seen.smallest(bid, of) is None:
            best = seen.smallest(seen.best(of), of)
            assert best is not None
            table = furthest(there, best, of)
            deck = {kind.name: copies for kind, copies in zip(setting.kinds, most, strict=True)}
            said = Said(
                "certain-not-with",
                players=n,
                copies=_copies(deck),
                bid=str(bid),
                of=of_said,
                best=str(seen.best(of)),
            )
            return ask.finding(
                REFUTED,
                Said("by-deals-of-deck"),
                said,
                witness={
                    "cards": [table.own, *best.cards],
                    "pile": list(table.draws),
                    "deck": deck,
                },
                results={ask.game.name: table.score.as_json()},
            )
    raise Undecided(why)


def true_bid_can_open(ask: Asked, n: int) -> Finding:
    """Can the opener make a true bid, whatever the deck and the cards?"""
    game, setting = ask.game, ask.setting(n)
    found, numbers = widest_range(setting), Openings(setting, ask.limit)
    lowest, _ = found.ends
    opening = numbers.some_up_to(lowest)
    if opening is not None:
        if not numbers.always(opening):
            raise Undecided(Said("why-openings-hang", ruleset=game.name))
        about = {"players": n, "lowest": lowest, "number": opening}
        said = Said("true-opening-any-deck", ruleset=game.name, **about)
        return ask.finding(PROVED, Said(METHOD), said)
    least = numbers.lowest_above(lowest)
    some = any_deck([setting])
    table = counted(
        lambda: some.first(lambda part: part.totals[0] < (lowest + 1 if least is None else least))
    )
    assert table is not None
    end = dealt(setting, table)
    scenario = Scenario(
        hands=table.hand,
        pile=table.draws,
        coins=(0,) * n,
        options=ask.claim.options,
        readings=ask.claim.readings,
        deck=Deck("", Text(), tuple(end.deck.items())),
    )
    shown, result = openings.replayed(ask, scenario, end.score.total, least)
    total, what = end.score.total, openings.lowest_said(least)
    return ask.finding(
        REFUTED,
        Said(METHOD),
        Said(
            "no-true-opening-any-deck", table=_said(end), total=total, ruleset=game.name, what=what
        ),
        witness=shown.as_json(),
        results={game.name: result.as_json()},
    )
