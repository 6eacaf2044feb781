"""One point of a curve: the range of totals by one method, in a process of its own.

    python -m tests.benchmarks.points METHOD RULESET PLAYERS COPIES

Prints JSON: the seconds of processor and both ends, or null when the solver gave up.
"""

import json
import sys
from collections.abc import Callable
from itertools import combinations_with_replacement

from coyote_spec.api import load
from coyote_spec.api.rulesets import find_deck
from coyote_spec.interpreter.score import score
from coyote_spec.interpreter.setting import choose
from coyote_spec.prover.ask import Undecided
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck
from coyote_spec.ruleset.setting import Setting
from tests.benchmarks.clock import worked

Bounds = tuple[int, int]
LIMIT = 120.0
"""Seconds for each question to the solver, as long as other jobs share the machine: whoever draws
the curve looks at the seconds of processor."""


def setting_of(name: str, players: int, copies: int = 1) -> Setting:
    """So many players with so many copies of the ruleset's deck."""
    rules = load(name)
    deck = find_deck(rules.deck)
    cards = {card: n * copies for card, n in deck.cards}
    options = {"boxes": 2} if players > 6 and "boxes" in rules.options else {}
    many = Deck(deck.name, Text(), tuple(cards.items()))
    return choose(rules, cards, players=players, options=options, deck=many)


def by_solver(setting: Setting) -> Bounds:
    """Both ends, each proved, with the smallest hand."""
    from coyote_spec.prover.ranges import total_range

    found = total_range(setting, LIMIT)
    return found.low.total, found.high.total


def by_seats(setting: Setting) -> Bounds:
    """Both ends by the direct encoding: an unknown for the card of each seat and for each draw, the
    copies of a kind added up over the seats. The count is the same term as for `by_solver`."""
    import z3

    from coyote_spec.prover.ask import Asker, highest
    from coyote_spec.prover.symbolic import term
    from coyote_spec.prover.table import AnyDealer, Hand, count_any, table

    kinds = range(len(setting.kinds))
    seats = [z3.Int(f"card_{i}") for i in range(setting.players)]
    counts = tuple(z3.Sum([z3.If(card == k, 1, 0) for card in seats]) for k in kinds)
    bounds = [z3.And(card >= 0, card < len(setting.kinds)) for card in seats]
    bounds += [n <= most for n, most in zip(counts, setting.most, strict=True)]
    hand, dealer = Hand(counts, tuple(bounds)), AnyDealer(len(setting.kinds))
    counted = count_any(setting, hand, dealer)
    constraints, _ = table(hand, dealer, [counted])
    ends = []
    for sign in (-1, 1):
        asker = Asker(LIMIT)
        asker.require(constraints)
        found = highest(asker, sign * term(counted.total))
        assert found is not None
        ends.append(sign * found[0])
    return ends[0], ends[1]


def by_arrays(setting: Setting) -> Bounds:
    """Every hand and draw, many at once."""
    from coyote_spec.odds.ends import extremes

    found = extremes(setting)
    return found.low.total, found.high.total


def by_score(setting: Setting) -> Bounds:
    """Every hand and draw, one by one in plain Python: multisets, and `score` for each."""
    names = [kind.name for kind in setting.kinds]
    most = dict(zip(names, setting.most, strict=True))
    totals: set[int] = set()

    def drawn(hand: tuple[str, ...], pile: tuple[str, ...]) -> None:
        told = score(setting.ruleset, hand, pile, options=setting.options)
        if len(told.draws) < len(pile) or not _asks(setting, hand, pile):
            totals.add(told.total)
            return
        for card in names:
            if [*hand, *pile].count(card) < most[card]:
                drawn(hand, (*pile, card))

    for hand in combinations_with_replacement(names, setting.players):
        if all(hand.count(card) <= most[card] for card in set(hand)):
            drawn(hand, ())
    return min(totals), max(totals)


def _asks(setting: Setting, hand: tuple[str, ...], pile: tuple[str, ...]) -> bool:
    """Whether one more card would be drawn, were it there."""
    more = next(k.name for k in setting.kinds if k.colour == "green")
    told = score(setting.ruleset, hand, (*pile, more), options=setting.options)
    return len(told.draws) > len(pile)


METHODS: dict[str, Callable[[Setting], Bounds]] = {
    "solver": by_solver,
    "seats": by_seats,
    "arrays": by_arrays,
    "score": by_score,
}


def main(method: str, name: str, players: str, copies: str) -> None:
    setting = setting_of(name, int(players), int(copies))
    METHODS[method](setting_of(name, 2))  # imports, and what is made once for all numbers
    found: list[Bounds] = []
    try:
        seconds = worked(lambda: found.append(METHODS[method](setting)))
    except Undecided:
        print("null")
        return
    print(json.dumps({"seconds": seconds, "ends": found[0]}))


if __name__ == "__main__":
    main(*sys.argv[1:])
