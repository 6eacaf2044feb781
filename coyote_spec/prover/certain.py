"""What somebody can be certain of who sees all cards but the own: that a number is above the total,
or that it isn't. The deck and the rules are known, the pile isn't."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from coyote_spec.interpreter.score import Score, score
from coyote_spec.locale.said import Said
from coyote_spec.odds.hands import how_many
from coyote_spec.odds.visible import SAFE, TOO_HIGH, Sight, Visible, visible
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.counts import once_for_counts
from coyote_spec.prover.mentions import check_only_cards
from coyote_spec.semantics.places import dealt_place

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from coyote_spec.ruleset.setting import Setting

SEEN = "seen by others"
"""Who sees the cards that are dealt, in the games that the question is about."""

MOST_HANDS = 500_000
"""Hands that are counted one by one."""


def sights(setting: Setting) -> Visible:
    """All sets of cards that somebody can see, with what is certain then.

    Raises Undecided where others see the cards differently, the count hangs on more than cards, or
    there are too many hands.
    """
    rules = setting.ruleset
    notes = rules.places[dealt_place(rules)].notes
    if SEEN not in notes:
        sight = next((note.split()[-1] for note in notes if note.startswith("seen")), "nobody")
        raise Undecided(Said("why-sight", sight=Said(f"sight-{sight}"), ruleset=rules.name))
    check_only_cards(rules)
    hands = how_many(setting.most, setting.players)
    if hands > MOST_HANDS:
        raise Undecided(Said("why-many-hands", hands=hands))
    return once_for_counts([setting], sights, lambda: visible(setting))


@dataclass(frozen=True, slots=True)
class Table:
    """The visible cards, an own card and the draws that make the total lowest or highest, and the
    count of it all."""

    sight: Sight
    own: str
    draws: tuple[str, ...]
    score: Score


def furthest(setting: Setting, sight: Sight, of: str) -> Table:
    """The table nearest to making a number unsafe, or not too high: with the lowest, or the highest
    total that these visible cards allow. All tables with these cards are replayed."""
    tables = list(_tables(setting, sight))
    totals = [table.score.total for table in tables]
    if (min(totals), max(totals)) != (sight.low, sight.high):
        said = f"totals from {min(totals)} to {max(totals)}"
        raise AssertionError(f"replay of {sight}: {said}")
    wanted = max(totals) if of == TOO_HIGH else min(totals)
    return next(table for table in tables if table.score.total == wanted)


def _tables(setting: Setting, sight: Sight) -> Iterator[Table]:
    """Every own card with everything that can be drawn then."""
    deck = {kind.name: n for kind, n in zip(setting.kinds, setting.most, strict=True)}

    def drawn(own: str, draws: tuple[str, ...]) -> Iterator[Table]:
        used = [own, *sight.cards, *draws]
        left = [card for card, n in deck.items() if used.count(card) < n]
        # One card more tells whether one is wanted; where it isn't, it makes no difference.
        counted = _count(setting, (own, *sight.cards), (*draws, *left[:1]))
        if len(counted.draws) > len(draws):
            yield from chain.from_iterable(drawn(own, (*draws, card)) for card in left)
        else:
            yield Table(sight, own, draws, counted)

    own_cards = [card for card, n in deck.items() if sight.cards.count(card) < n]
    return chain.from_iterable(drawn(own, ()) for own in own_cards)


def _count(setting: Setting, cards: tuple[str, ...], pile: tuple[str, ...]) -> Score:
    return score(setting.ruleset, cards, pile, options=setting.options, readings=setting.readings)


@dataclass(frozen=True, slots=True)
class Certainty:
    """For a number of players: the lowest number that somebody can be certain to be too high, with
    the smallest cards to be seen; the lowest that everybody always knows to be too high; the
    highest number that somebody can be certain to be safe, with its cards; and how many of the sets
    of visible cards make an opening certain to be safe, and how often they are seen."""

    players: int
    too_high_from: int
    too_high_seeing: tuple[str, ...]
    always_too_high_from: int
    safe_up_to: int
    safe_seeing: tuple[str, ...]
    opening: int
    sets: int
    safe_sets: int
    share: Fraction


def certainty(setting: Setting, opening: int = 1) -> Certainty:
    """When somebody can be certain that a bid is too high, or that it is safe; opening is the
    number of which it is told how often it is certain to be safe.

    Raises Undecided as `sights` does.
    """
    seen = sights(setting)
    high, safe = seen.best(TOO_HIGH), seen.best(SAFE)
    of_high, of_safe = seen.smallest(high, TOO_HIGH), seen.smallest(safe, SAFE)
    assert of_high is not None
    assert of_safe is not None
    furthest(setting, of_high, TOO_HIGH)
    furthest(setting, of_safe, SAFE)
    sets, share = seen.certain(opening, SAFE)
    return Certainty(
        setting.players,
        high,
        of_high.cards,
        int(seen.high.max()) + 1,
        safe,
        of_safe.cards,
        opening,
        len(seen),
        sets,
        share,
    )
