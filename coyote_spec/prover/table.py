"""A table whose cards are unknown: any hand of so many cards from a deck, and any cards drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.ask import number
from coyote_spec.prover.mentions import check_only_cards
from coyote_spec.prover.symbolic import Symbolic, Term, term
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.domain import always
from coyote_spec.semantics.game import Game, Moment, at, fresh_state, tracked
from coyote_spec.semantics.places import dealt_place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State


@dataclass(slots=True)
class AnyDealer:
    """Deals unknown cards, one sequence of them to every game: the first card that a game draws is
    the first of the sequence, whatever course the game took. Kinds left out are never dealt."""

    kinds: int
    name: str = "draw"
    left_out: frozenset[int] = frozenset()
    drawn: list[tuple[Term, ...]] = field(default_factory=list)
    constraints: list[Term] = field(default_factory=list)
    asked: int = 0

    def card(self, state: State) -> tuple[Term, ...]:
        """One of the kinds: for each 0 or 1, together 1."""
        position = state["drawn"]
        last = position if isinstance(position, int) else self.asked
        self.asked += 1
        while len(self.drawn) <= last:
            self._one_more()
        columns = zip(*self.drawn[: last + 1], strict=True)
        return tuple(Symbolic().pick(column, position, 0) for column in columns)

    def _one_more(self) -> None:
        number = len(self.drawn)
        dealt = [k for k in range(self.kinds) if k not in self.left_out]
        flags = {k: z3.Bool(f"{self.name}_{number}_{k}") for k in dealt}
        self.constraints.append(z3.PbEq([(flag, 1) for flag in flags.values()], 1))
        kinds = range(self.kinds)
        self.drawn.append(tuple(z3.If(flags[k], 1, 0) if k in flags else 0 for k in kinds))

    def shuffle(self, how: str, state: State) -> None:
        """No order is known, so none changes."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The unknown cards on the table: how many of each kind, and the rest in the pile."""

    cards: tuple[Term, ...]
    constraints: tuple[Term, ...]


def any_hand(
    setting: Setting, cards: int, name: str = "hand", left_out: frozenset[int] = frozenset()
) -> Hand:
    """Any cards from the deck, whose copies the setting's `most` gives; none of the kinds left
    out."""
    kinds = range(len(setting.kinds))
    counts = tuple(0 if k in left_out else z3.Int(f"{name}_{k}") for k in kinds)
    bounds = [
        z3.And(c >= 0, c <= most)
        for c, most in zip(counts, setting.most, strict=True)
        if not isinstance(c, int)
    ]
    return Hand(counts, (*bounds, z3.Sum(*map(term, counts)) == cards))


@dataclass(frozen=True, slots=True)
class Counted:
    """The game and its state after a count of unknown cards, how many were drawn, and whether they
    were there."""

    game: Game
    state: State
    total: Term
    how_many: Term
    fair: Term


def count_any(
    setting: Setting,
    hand: Hand,
    dealer: AnyDealer,
    discards: Hand | None = None,
    domain: Symbolic | None = None,
) -> Counted:
    """Counts an unknown hand under a setting, by the one semantics; the dealer may have dealt the
    same cards to another game before. Nothing lies among the discards unless they are given.

    Raises Undecided when the count hangs on more than cards.
    """
    check_only_cards(setting.ruleset)
    dealer.asked = 0
    domain = domain or Symbolic()
    game = Game(setting, domain, dealer)
    state = fresh_state(game)
    place = dealt_place(setting.ruleset)
    pile = tuple(
        domain.add(most, domain.times(-1, c))
        for most, c in zip(setting.most, hand.cards, strict=True)
    )
    if discards is not None:
        pile = tuple(
            domain.add(n, domain.times(-1, c)) for n, c in zip(pile, discards.cards, strict=True)
        )
        state = state.put_at(at("discards"), discards.cards)
    state = spread(game, state, place, hand.cards).put_at(at("pile"), pile)
    after = count(Moment(game, {"actor": 0, "caller": 0}), state)
    left = domain.add(*after[at("pile")])
    how_many = domain.add(domain.add(*pile), domain.times(-1, left))
    if discards is not None:
        how_many = after["drawn"]
    return Counted(game, after, after["total"], how_many, term(after["fair"]))


def spread(game: Game, state: State, place: str, cards: tuple[Term, ...]) -> State:
    """The cards at the place where they are dealt to. Where it matters who wears which, all lie
    with seat 0: a count doesn't ask."""
    if not tracked(game, place):
        return state.put_at(at(place), cards)
    none = (0,) * len(cards)
    return state.put_at(at(place), (cards, *[none] * (game.setting.players - 1)))


def table(hand: Hand, dealer: AnyDealer, counted: Sequence[Counted]) -> tuple[list[Term], Term]:
    """What holds of a table that is counted under one setting or several, and how many cards are
    drawn at the most; a card that nobody draws is fixed, so that it isn't searched for."""
    domain = Symbolic()
    most = counted[0].how_many
    for one in counted[1:]:
        here, other = most, one.how_many
        most = domain.choose(domain.at_most(here, other), always(other), always(here))
    constraints = [*hand.constraints, *dealer.constraints, *(one.fair for one in counted)]
    for i, card in enumerate(dealer.drawn):
        unused = z3.Not(term(domain.at_most(i + 1, most)))
        first = next(n for n in card if not isinstance(n, int))
        constraints.append(z3.Implies(unused, first == 1))
    return constraints, most


def laid(
    setting: Setting, hand: Hand, dealer: AnyDealer, cards: Sequence[str], draws: Sequence[str]
) -> list[Term]:
    """That these are the cards on the table and those drawn."""
    names = [kind.name for kind in setting.kinds]
    held = [n == list(cards).count(name) for name, n in zip(names, hand.cards, strict=True)]
    drawn = zip(dealer.drawn, draws, strict=False)
    return [*held, *(card[names.index(name)] == 1 for card, name in drawn)]


def size_keys(setting: Setting, hand: Hand, dealer: AnyDealer, how_many: Term) -> list[Term]:
    """By what the smallest table is found, among tables of so many cards: fewest draws, smallest
    absolute values together, then the order of the deck."""
    d = Symbolic()
    values = [abs(kind.value) for kind in setting.kinds]
    weights = [d.times(v, n) for v, n in zip(values, hand.cards, strict=True) if v]
    for i, card in enumerate(dealer.drawn):
        drawn = d.add(*(d.times(v, n) for v, n in zip(values, card, strict=True) if v))
        used = d.at_most(i + 1, how_many)
        weights.append(d.choose(used, always(drawn), always(0)))
    order = [d.times(-1, n) for n in (*hand.cards, *(n for card in dealer.drawn for n in card))]
    return [how_many, d.add(*weights), *order]


def cards_in(setting: Setting, model: Any, counts: Sequence[Term]) -> tuple[str, ...]:
    """The cards of a model, in the order of the deck."""
    return tuple(
        kind.name
        for kind, n in zip(setting.kinds, counts, strict=True)
        for _ in range(number(model, n))
    )


def drawn_in(setting: Setting, model: Any, dealer: AnyDealer, how_many: Term) -> tuple[str, ...]:
    """The cards that were drawn in a model, in their order."""
    used = number(model, how_many)
    return tuple(card for one in dealer.drawn[:used] for card in cards_in(setting, model, one))
