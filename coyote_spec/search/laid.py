"""Tables to lay out before a round: few cards, the smallest first, with or without coins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.setting import NoDealer
from coyote_spec.semantics.effects import run
from coyote_spec.semantics.game import Game, Moment, fresh_state

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.ruleset.setting import Setting

NUMBERS = 2
"""Numbers on the tables that are laid out, besides one below 0."""
MOST_COINS = 10


@dataclass(frozen=True, slots=True)
class Laid:
    """A table before a round, cards by their place among the kinds; None is a seat that is out."""

    hands: tuple[int | None, ...]
    pile: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    coins: tuple[int, ...] = ()

    @property
    def extra(self) -> int:
        """How many cards don't lie before a seat."""
        return len(self.pile) + len(self.discards)


def both_ways(laid: Laid) -> list[Laid]:
    """The cards besides the hands in the pile, and among the discards."""
    return [laid, *([replace(laid, pile=(), discards=laid.pile)] if laid.pile else [])]


def few_cards(setting: Setting) -> Setting:
    """The setting with those cards only from which tables are laid out."""
    kept = sorted(_few(setting))
    return replace(
        setting,
        kinds=tuple(setting.kinds[k] for k in kept),
        most=tuple(setting.most[k] for k in kept),
    )


def _few(setting: Setting) -> set[int]:
    """Cards with a name, the numbers nearest to 0, and the first below it."""
    named = setting.ruleset.named_cards
    there = [k for k, most in enumerate(setting.most) if most]
    numbers = [k for k in there if setting.kinds[k].name not in named]
    near = sorted(numbers, key=lambda k: (abs(setting.kinds[k].value), k))
    below = [k for k in near if setting.kinds[k].value < 0]
    return {*(k for k in there if k not in numbers), *near[:NUMBERS], *below[:1]}


def most_coins(setting: Setting) -> int:
    """How many coins each can have and still be in, up to a limit."""
    n = setting.players
    for coins in range(1, MOST_COINS):
        if not stays_in(setting, Laid((0,) * n, coins=(coins,) * n)):
            return coins - 1
    return 0


def stays_in(setting: Setting, laid: Laid) -> bool:
    """Whether nobody who is in has so many coins as to be out."""
    game = Game(setting, Concrete(), NoDealer())
    inside = tuple(hand is not None for hand in laid.hands)
    state = fresh_state(game).put(coins=laid.coins, in_play=inside)
    here = Moment(game, {"actor": 0, "caller": 0})
    for rule in setting.ruleset.section("elimination"):
        state = run(rule.block, here, state)
    return bool(state["in_play"] == inside)


def purses(setting: Setting, full: int) -> Iterator[tuple[tuple[bool, ...], tuple[int, ...]]]:
    """Who is in, and the coins of each: nobody has any; one, or all have as many as one can have
    and be in; the last ones are out with one more."""
    n = setting.players
    inside = (True,) * n
    yield inside, (0,) * n
    if full:
        for seat in range(min(n, 2)):
            yield inside, tuple(full if i == seat else 0 for i in range(n))
        yield inside, (full,) * n
    for out in range(1, n - 1):
        yield (*inside[out:], *(False,) * out), (*(full,) * (n - out), *(full + 1,) * out)


def tables(setting: Setting, extra: int, purse: tuple[Any, Any]) -> Iterator[Laid]:
    """Tables with so many cards in the pile, the smallest first: with any cards that have a name,
    and else the numbers nearest to 0."""
    inside, coins = purse
    n, kinds = sum(inside), range(len(setting.kinds))
    named = setting.ruleset.named_cards
    special = [k for k in kinds if setting.kinds[k].name in named]
    near = [k for k in kinds for _ in range(setting.most[k]) if k not in special]
    near.sort(key=lambda k: (abs(setting.kinds[k].value), k))
    found = []
    for many in range(n + 1):
        for cards in combinations_with_replacement(special, many):
            hand = tuple(sorted((*cards, *near[: n - many])))
            for rest in combinations_with_replacement(kinds, extra):
                every = [*hand, *rest]
                if len(hand) == n and all(every.count(k) <= setting.most[k] for k in every):
                    size = sum(abs(setting.kinds[k].value) for k in every)
                    found.append((size, hand, rest))
    for _, hand, rest in sorted(found):
        left = iter(hand)
        yield Laid(tuple(next(left) if here else None for here in inside), rest, (), coins)
