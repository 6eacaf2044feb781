"""Do two rulesets count alike? On every table of so many cards from a deck, or else the smallest
table on which they don't."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.interpreter.score import Score, score
from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Asker, Undecided, least
from coyote_spec.prover.mentions import same_for_any_players
from coyote_spec.prover.symbolic import Term, term
from coyote_spec.prover.table import (
    AnyDealer,
    Counted,
    Hand,
    any_hand,
    cards_in,
    count_any,
    drawn_in,
    size_keys,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from coyote_spec.ruleset.setting import Setting


@dataclass(frozen=True, slots=True)
class Table:
    """Cards on the table, those drawn from the pile, and what two rulesets make of them."""

    players: int
    cards: tuple[str, ...]
    pile: tuple[str, ...]
    scores: tuple[Score, Score]

    def as_json(self) -> dict[str, Any]:
        """A witness for `score`."""
        return {"cards": list(self.cards), "pile": list(self.pile)}


def by_total(one: Counted, other: Counted) -> Any:
    """Whether the totals differ."""
    return term(one.total) != term(other.total)


def counted_alike(
    one: Setting,
    other: Setting,
    limit: float,
    differ: Callable[[Counted, Counted], Any] = by_total,
    shown: Callable[[Setting, Sequence[str], Sequence[str]], Any] | None = None,
) -> Table | None:
    """The smallest table of the settings' number of players on which the two differ; None if it is
    proved that there is none. The settings have the same kinds and the same deck. differ says what
    counts as a difference, shown how it shows on plain numbers.

    Raises Undecided when the solver gives up.
    """
    return first_difference([(one, other)], limit, differ, shown)


def first_difference(
    pairs: Sequence[tuple[Setting, Setting]],
    limit: float,
    differ: Callable[[Counted, Counted], Any] = by_total,
    shown: Callable[[Setting, Sequence[str], Sequence[str]], Any] | None = None,
    left_out: Collection[str] = (),
) -> Table | None:
    """As `counted_alike`, over pairs of settings with one deck and different numbers of players:
    the smallest table is one for the fewest. Numbers that count alike are asked about at once.
    Cards that are left out are neither dealt nor drawn.

    Raises Undecided when the solver gives up.
    """
    found = (_smallest(same, limit, shown) for same in _like_questions(pairs, differ, left_out))
    return min(
        (table for table in found if table is not None), key=lambda t: t.players, default=None
    )


def totals_alike(pairs: Sequence[tuple[Setting, Setting]], limit: float) -> bool:
    """Whether it is proved that no table of these pairs has two totals.

    Raises Undecided when the solver gives up.
    """
    for same in _like_questions(pairs, by_total):
        asker = _asker(same, limit)
        if not asker.impossible(same[0].different, shows=_equal("of so many cards")):
            return False
        _with_fewer(same, limit)
    return True


@dataclass(frozen=True, slots=True)
class _Question:
    """Two settings with an unknown table: what holds of it whatever the number of cards, and
    whether the two differ."""

    pair: tuple[Setting, Setting]
    hand: Hand
    dealer: AnyDealer
    holds: tuple[Term, ...]
    how_many: Term
    different: Term

    @property
    def key(self) -> tuple[int, ...]:
        """The same for questions that are made of the same terms, the number of cards apart."""
        return tuple(t.get_id() for t in (*self.holds, term(self.how_many), self.different))


def _question(
    one: Setting,
    other: Setting,
    differ: Callable[[Counted, Counted], Any],
    left_out: Collection[str] = (),
) -> _Question:
    without = frozenset(k for k, kind in enumerate(one.kinds) if kind.name in left_out)
    hand = any_hand(one, one.players, left_out=without)
    dealer = AnyDealer(len(one.kinds), left_out=without)
    counted = (count_any(one, hand, dealer), count_any(other, hand, dealer))
    bare = Hand(hand.cards, hand.constraints[:-1])
    constraints, how_many = table(bare, dealer, counted)
    different = term(differ(*counted))
    return _Question((one, other), hand, dealer, tuple(constraints), how_many, different)


def _like_questions(
    pairs: Sequence[tuple[Setting, Setting]],
    differ: Callable[[Counted, Counted], Any],
    left_out: Collection[str] = (),
) -> list[list[_Question]]:
    """The questions about these pairs; those that differ in the number of cards only together."""
    groups: dict[tuple[int, ...], list[_Question]] = {}
    like: _Question | None = None
    for one, other in pairs:
        if like is not None and differ_in_players(like.pair, (one, other)):
            number_of_cards = z3.Sum(*map(term, like.hand.cards)) == one.players
            hand = Hand(like.hand.cards, (*like.hand.constraints[:-1], number_of_cards))
            question = replace(like, pair=(one, other), hand=hand)
        else:
            question = like = _question(one, other, differ, left_out)
        groups.setdefault(question.key, []).append(question)
    return list(groups.values())


def differ_in_players(one: tuple[Setting, Setting], other: tuple[Setting, Setting]) -> bool:
    """Whether two pairs of settings are the same but for the number of players, which their counts
    don't ask for: what is true of the one's tables is then made of the same terms for the other."""
    return all(
        replace(a, players=b.players) == b and same_for_any_players(a.ruleset)
        for a, b in zip(one, other, strict=True)
    )


def _asker(same: Sequence[_Question], limit: float) -> Asker:
    """Questions about a table of any of these numbers of cards."""
    asker = Asker(limit)
    asker.require(same[0].holds)
    asker.require([z3.Or([question.hand.constraints[-1] for question in same])])
    return asker


def _equal(which: str) -> str:
    return f"equality: no table {which} is counted otherwise by one of the two"


def _with_fewer(same: Sequence[_Question], limit: float) -> None:
    """Raises Undecided when tables of fewer cards differ, as they are once somebody is out."""
    most = max(question.pair[0].players for question in same)
    asked = {question.pair[0].players for question in same}
    fewer = [n for n in range(2, most) if n not in asked]
    if not fewer:
        return
    asker = Asker(limit)
    asker.require(same[0].holds)
    number_of_cards = z3.Sum(*map(term, same[0].hand.cards))
    asker.require([z3.Or([number_of_cards == n for n in fewer])])
    if not asker.impossible(same[0].different, shows=_equal("of fewer cards")):
        raise Undecided(Said("why-once-out", players=most))


def _smallest(
    same: Sequence[_Question],
    limit: float,
    shown: Callable[[Setting, Sequence[str], Sequence[str]], Any] | None,
) -> Table | None:
    asker, first = _asker(same, limit), same[0]
    model = asker.model(first.different, excluded=_equal("of so many cards"))
    if model is None:
        _with_fewer(same, limit)
        return None
    (one, other), dealer = first.pair, first.dealer
    keys = [
        z3.Sum(*map(term, first.hand.cards)),
        *size_keys(one, first.hand, dealer, first.how_many),
    ]
    model = least(asker, model, keys, [first.different])
    cards = cards_in(one, model, first.hand.cards)
    pile = drawn_in(one, model, dealer, first.how_many)
    one, other = next(question.pair for question in same if question.pair[0].players == len(cards))
    told = (_told(one, cards, pile), _told(other, cards, pile))
    seen = [shown(side, cards, pile) for side in (one, other)] if shown else [t.total for t in told]
    if seen[0] == seen[1]:
        raise AssertionError(f"replay of {cards} {pile} shows no difference: {told}")
    return Table(len(cards), cards, pile, told)


def _told(setting: Setting, cards: tuple[str, ...], pile: tuple[str, ...]) -> Score:
    return score(setting.ruleset, cards, pile, options=setting.options, readings=setting.readings)
