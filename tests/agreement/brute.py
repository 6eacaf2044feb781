"""Answers by trying everything with the plain interpreter: no arrays, no solver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer, as_listed
from coyote_spec.interpreter.score import lay, pile_counts
from coyote_spec.ruleset.setting import Setting
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, at, fresh_state

Cards = tuple[str, ...]
Table = tuple[Cards, Cards]
"""The cards on the table in the order of the deck, and those drawn."""


def deck_of(setting: Setting) -> list[str]:
    return [k.name for k, n in zip(setting.kinds, setting.most, strict=True) for _ in range(n)]


def hands(setting: Setting) -> list[Cards]:
    """All hands with one card for each player."""
    return list(dict.fromkeys(combinations(deck_of(setting), setting.players)))


def total(setting: Setting, cards: Sequence[str], pile: Sequence[str]) -> tuple[int, int]:
    """The total, and how many cards were drawn: as `score` has it, without its notes."""
    hidden = [setting.kind(card) for card in pile]
    dealer = ListedDealer(len(setting.kinds), hidden, as_listed(()))
    game = dealer.game = Game(replace(setting, players=len(cards)), Concrete(), dealer)
    state = lay(game, fresh_state(game), [setting.kind(card) for card in cards])
    state = state.put_at(at("pile"), pile_counts(len(setting.kinds), hidden))
    state = count(Moment(game, {"actor": 0, "caller": 0}), state)
    return int(state["total"]), len(dealer.dealt)


def tables(*settings: Setting) -> Iterator[tuple[Table, tuple[int, ...]]]:
    """All tables with their totals: hands, with as many draws as one of the settings asks for."""
    deck = Counter(deck_of(settings[0]))

    def drawn(hand: Cards, draws: Cards) -> Iterator[tuple[Table, tuple[int, ...]]]:
        left = deck - Counter((*hand, *draws))
        nexts = [card for card in dict.fromkeys(deck_of(settings[0])) if left[card]]
        asked = False
        for card in nexts[:1]:
            used = [total(setting, hand, (*draws, card))[1] for setting in settings]
            asked = max(used) > len(draws)
        if asked:
            for card in nexts:
                yield from drawn(hand, (*draws, card))
        else:
            yield (hand, draws), tuple(total(setting, hand, draws)[0] for setting in settings)

    for hand in hands(settings[0]):
        yield from drawn(hand, ())


def order(setting: Setting, table: Table) -> tuple[int, int, list[int], list[int]]:
    """What comes first in the order of the contract is smaller here."""
    hand, draws = table
    values = {kind.name: abs(kind.value) for kind in setting.kinds}
    places = {kind.name: i for i, kind in enumerate(setting.kinds)}
    size = sum(values[card] for card in (*hand, *draws))
    return len(draws), size, [places[c] for c in hand], [places[c] for c in draws]


def smallest(setting: Setting, some: Sequence[Table]) -> Table | None:
    return min(some, key=lambda table: order(setting, table), default=None)
