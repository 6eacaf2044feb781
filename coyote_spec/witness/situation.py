"""Situations that can be laid out: a table of cards, or one round. How large each of them is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.scenario import Scenario

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.ruleset.ruleset import Deck
    from coyote_spec.ruleset.setting import Kind

Size = tuple[Any, ...]
"""The contract's order: the smallest situation has the smallest."""


@dataclass(frozen=True, slots=True)
class Table:
    """Cards on the table, in the order of the deck, and those drawn from the pile."""

    cards: tuple[str, ...]
    pile: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """A witness for `score`."""
        return {"cards": list(self.cards), "pile": list(self.pile)}


Situation = Table | Scenario


def situation_of(witness: Mapping[str, Any], deck: Deck | None = None) -> Situation | None:
    """A witness in the form of the contract, as a situation; None for a match. deck is the one
    that a scenario names, if it names one."""
    if "cards" in witness:
        return Table(tuple(witness["cards"]), tuple(witness["pile"]))
    if "hands" not in witness:
        return None
    hands = tuple(witness["hands"])
    return Scenario(
        hands=hands,
        pile=tuple(witness.get("pile", ())),
        discards=tuple(witness.get("discards", ())),
        coins=tuple(witness.get("coins", (0,) * len(hands))),
        starter=witness.get("starter", 0),
        options=dict(witness.get("options", {})),
        readings=dict(witness.get("readings", {})),
        deck=deck if "deck" in witness else None,
        events=tuple(Event(**event) for event in witness["events"]),
    )


def size(situation: Situation, draws: Sequence[str], kinds: Mapping[str, Kind]) -> Size:
    """How large a situation is, given what is drawn in it; kinds has the cards in the order of the
    deck. Fewest players, cards, draws, moves, then the smallest absolute values together, then the
    order of the deck, then the numbers from the lowest."""
    amounts: tuple[int, ...] = ()
    coins: tuple[int, ...] = ()
    moves = 0
    if isinstance(situation, Table):
        hands = situation.cards
    else:
        hands = tuple(card for card in situation.hands if card is not None)
        coins, moves = situation.coins, len(situation.events)
        amounts = tuple(event.amount for event in situation.events if event.amount is not None)
    cards = (*hands, *draws)
    values = sum(abs(kinds[card].value) for card in cards)
    values += sum(coins) + sum(map(abs, amounts))
    order = list(kinds)
    places = [order.index(card) for card in hands]
    return (
        len(hands) if isinstance(situation, Table) else len(situation.hands),
        len(hands),
        len(draws),
        moves,
        values,
        tuple(sorted(places)),
        tuple(order.index(card) for card in draws),
        amounts,
        coins,
        tuple(places),
        _rest(situation),
    )


def _rest(situation: Situation) -> tuple[Any, ...]:
    """What decides between situations that are alike in all else."""
    if isinstance(situation, Table):
        return ()
    events = [(e.seat, e.move, e.target or 0, e.card or "") for e in situation.events]
    out = tuple(hand is None for hand in situation.hands)
    return out, situation.starter, tuple(events), situation.pile, situation.discards


def cards_of(situation: Situation) -> list[str]:
    """All cards that lie somewhere."""
    if isinstance(situation, Table):
        return [*situation.cards, *situation.pile]
    held = (card for card in situation.hands if card is not None)
    return [*held, *situation.pile, *situation.discards]
