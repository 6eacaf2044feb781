"""A table whose cards are unknown: any hand of so many cards from a deck, and any cards drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import z3

from coyote_spec.interpreter.score import dealt_place
from coyote_spec.prover.symbolic import Symbolic, Term, term
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, at, fresh_state, tracked

if TYPE_CHECKING:
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State


@dataclass(slots=True)
class AnyDealer:
    """Deals unknown cards; the same sequence to every game that asks it anew."""

    kinds: int
    name: str = "draw"
    drawn: list[tuple[Term, ...]] = field(default_factory=list)
    asked: int = 0
    constraints: list[Term] = field(default_factory=list)

    def card(self, state: State) -> tuple[Term, ...]:
        """One of the kinds: for each 0 or 1, together 1."""
        if self.asked == len(self.drawn):
            number = len(self.drawn)
            flags = [z3.Bool(f"{self.name}_{number}_{k}") for k in range(self.kinds)]
            card = tuple(z3.If(flag, 1, 0) for flag in flags)
            self.constraints.append(z3.PbEq([(flag, 1) for flag in flags], 1))
            self.drawn.append(card)
        self.asked += 1
        return self.drawn[self.asked - 1]

    def shuffle(self, how: str, state: State) -> None:
        """No order is known, so none changes."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The unknown cards on the table: how many of each kind, and the rest in the pile."""

    cards: tuple[Term, ...]
    constraints: tuple[Term, ...]


def any_hand(setting: Setting, cards: int, name: str = "hand") -> Hand:
    """Any cards from the deck, whose copies the setting's `most` gives."""
    counts = tuple(z3.Int(f"{name}_{k}") for k in range(len(setting.kinds)))
    bounds = [
        z3.And(c >= 0, c <= most) for c, most in zip(counts, setting.most, strict=True)
    ]
    return Hand(counts, (*bounds, z3.Sum(counts) == cards))


@dataclass(frozen=True, slots=True)
class Counted:
    """The state after a count of unknown cards; draws holds the cards that may have been drawn, and
    how_many of them were."""

    state: State
    total: Term
    draws: tuple[tuple[Term, ...], ...]
    how_many: Term
    constraints: tuple[Term, ...]


def count_any(setting: Setting, hand: Hand, dealer: AnyDealer | None = None) -> Counted:
    """Counts an unknown hand under a setting, by the one semantics."""
    dealer = dealer or AnyDealer(len(setting.kinds))
    dealer.asked = 0
    domain = Symbolic()
    game = Game(setting, domain, dealer)
    state = fresh_state(game)
    place = dealt_place(setting.ruleset)
    assert not tracked(game, place), "this question needs no seats"
    pile = tuple(
        domain.add(most, domain.times(-1, c))
        for most, c in zip(setting.most, hand.cards, strict=True)
    )
    state = state.put_at(at(place), hand.cards).put_at(at("pile"), pile)
    after = count(Moment(game, {"actor": 0, "caller": 0}), state)
    left = domain.add(*after[at("pile")])
    how_many = domain.add(domain.add(*pile), domain.times(-1, left))
    constraints = [*hand.constraints, *dealer.constraints, term(after["fair"])]
    for i, card in enumerate(dealer.drawn):
        unused = z3.Not(term(domain.at_most(i + 1, how_many)))
        constraints.append(z3.Implies(unused, card[0] == 1))
    return Counted(after, after["total"], tuple(dealer.drawn), how_many, tuple(constraints))
