"""A situation with cards and bids as near to 0 as still show what it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from itertools import combinations

from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.ruleset.setting import Setting
from coyote_spec.search.told import Replay, replay

Shows = Callable[[Replay], bool]

TRIES = 40
"""Replays with numbers nearer to 0, and as many with other cards."""
SPARE = 3
"""Cards nearest to 0 that are tried besides as many as lie there."""
SHORT = 2
"""Cards of a pile that are exchanged as well."""


def nearer(played: Replay, shows: Shows, setting: Setting) -> Replay:
    """A scenario with cards and bids nearer to 0, as far as it still shows what is sought; setting
    has the cards that there are."""
    return _bids_nearer(_cards_nearer(played, shows, setting), shows)


def with_nearer_cards(scenario: Scenario, setting: Setting) -> Iterator[Scenario]:
    """The scenario with smaller cards before the seats and in a short pile, then before the seats
    alone: a few each, by the sum of absolute values and then the order of the deck."""
    order = {kind.name: k for k, kind in enumerate(setting.kinds)}
    hands = [order[card] for card in scenario.hands if card is not None]
    pile, discards = (
        [order[card] for card in cards] for cards in (scenario.pile, scenario.discards)
    )
    for moved in (pile, []) if 0 < len(pile) <= SHORT else ([],):
        kept = [*discards, *([] if moved else pile)]
        for cards in _smaller([*hands, *moved], kept, setting):
            names = iter([setting.kinds[k].name for k in cards])
            yield replace(
                scenario,
                hands=tuple(None if card is None else next(names) for card in scenario.hands),
                pile=tuple(names) if moved else scenario.pile,
            )


def _smaller(cards: list[int], kept: list[int], setting: Setting) -> Iterator[tuple[int, ...]]:
    """As many other cards, none of those that are kept, the smallest first."""
    size = [abs(kind.value) for kind in setting.kinds]
    left = Counter(dict(enumerate(setting.most)))
    left.subtract(kept)
    near = sorted(left.elements(), key=lambda k: (size[k], k))[: len(cards) + SPARE]

    def order(some: Collection[int]) -> tuple[int, tuple[int, ...]]:
        return sum(size[k] for k in some), tuple(sorted(some))

    found = {
        tuple(sorted(some, key=lambda k: (size[k], k))) for some in combinations(near, len(cards))
    }
    for some in sorted(found, key=order)[:TRIES]:
        if order(some) >= order(cards):
            return
        yield some


def _cards_nearer(played: Replay, shows: Shows, setting: Setting) -> Replay:
    """With other cards, if no more are drawn and no other silence is met."""
    assert isinstance(played.situation, Scenario)
    drawn, met = len(played.result["draws"]), set(played.result["relied_on"])
    for other in with_nearer_cards(played.situation, setting):
        tried = replay(other, played.game.setting.ruleset)
        if tried is None or not shows(tried):
            continue
        if len(tried.result["draws"]) <= drawn and met.issuperset(tried.result["relied_on"]):
            return tried
    return played


def _bids_nearer(played: Replay, shows: Shows) -> Replay:
    left = TRIES
    for i, event in enumerate(played.events):
        for number in _numbers(event.amount or 0):
            if left == 0:
                return played
            left -= 1
            assert isinstance(played.situation, Scenario)
            events = tuple(
                replace(e, amount=number) if j == i else e for j, e in enumerate(played.events)
            )
            tried = replay(replace(played.situation, events=events), played.game.setting.ruleset)
            if tried is not None and shows(tried):
                played = tried
                break
    return played


def _numbers(number: int) -> Iterator[int]:
    """Numbers nearer to 0, the nearest first.

    >>> list(_numbers(-9))
    [0, 1, 4, -4, 8, -8]
    """
    size_of = abs(number)
    for near in sorted({0, min(1, size_of), size_of // 2, size_of - 1}):
        if 0 <= near < size_of:
            yield near
            if number < 0 and near > 1:
                yield -near


__all__ = ["Shows", "nearer", "with_nearer_cards"]
