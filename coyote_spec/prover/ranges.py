"""The exact range of totals of a fresh deck, with the smallest hand for each end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import z3

from coyote_spec.interpreter.score import Score, score
from coyote_spec.odds.climb import good_table
from coyote_spec.prover.ask import Asker, highest, least, number
from coyote_spec.prover.counts import count_said
from coyote_spec.prover.grounds import SAT, once
from coyote_spec.prover.symbolic import term
from coyote_spec.prover.table import (
    AnyDealer,
    any_hand,
    cards_in,
    count_any,
    drawn_in,
    laid,
    size_keys,
    table,
)
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coyote_spec.ruleset.setting import Setting

T = TypeVar("T")
E = TypeVar("E", "End", "End | None")


@dataclass(frozen=True, slots=True)
class End:
    """One end of a range: the total, and the smallest hand with its draws that gives it."""

    total: int
    hand: tuple[str, ...]
    draws: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Range:
    """The lowest and the highest total for a number of players."""

    players: int
    low: End
    high: End

    def as_json(self) -> dict[str, Any]:
        """The form of the contract."""
        return {
            "min": self.low.total,
            "max": self.high.total,
            "min_hand": list(self.low.hand),
            "min_draws": list(self.low.draws),
            "max_hand": list(self.high.hand),
            "max_draws": list(self.high.draws),
        }


class Ends:
    """The ends of the range for a setting's number of players, asked for one by one; each is found
    once for all settings that count alike, and replayed for each."""

    def __init__(self, setting: Setting, limit: float) -> None:
        self._setting, self._limit = setting, limit
        self._hand, self._dealer = any_hand(setting, setting.players), AnyDealer(len(setting.kinds))
        self._counted = count_any(setting, self._hand, self._dealer)
        self._constraints, self._draws = table(self._hand, self._dealer, [self._counted])
        self._count = count_said(setting, self._counted, self._constraints, self._draws)

    def low(self) -> End:
        """The low end; raises Undecided when the solver gives up."""
        return self._replayed(self._once("low", lambda: self._end(-1)))

    def high(self) -> End:
        """The high end; raises Undecided when the solver gives up."""
        return self._replayed(self._once("high", lambda: self._end(1)))

    def furthest(self, sign: int) -> int:
        """The highest total, or with the sign -1 the lowest, without its smallest hand."""
        return sign * self._furthest(sign)[0]

    def smallest_below(self, number: int | None) -> End | None:
        """The smallest table with a total below a number, or without one the smallest of all; None
        when there is none. Raises Undecided when the solver gives up."""

        def work() -> End | None:
            asker = self._asker()
            below = z3.BoolVal(True) if number is None else term(self._counted.total) < number
            model = asker.model(below)
            return None if model is None else self._smallest(asker, model, below)

        return self._replayed(self._once(("below", number), work))

    def _asker(self) -> Asker:
        asker = Asker(self._limit)
        asker.require(self._constraints)
        return asker

    def _once(self, what: object, work: Callable[[], T]) -> T:
        return once((Ends, self._count, self._limit, what), work)

    def _replayed(self, end: E) -> E:
        if end is not None:
            replay(self._setting, end.hand, end.draws, end.total)
        return end

    def _furthest(self, sign: int) -> tuple[int, Any]:
        """The highest value of the total times the sign, with a model."""
        return self._once(f"furthest {sign}", lambda: self._searched(sign))

    def _searched(self, sign: int) -> tuple[int, Any]:
        """The same: a good guess, beyond which the solver is asked."""
        asker = self._asker()
        total, guess = sign * self._counted.total, self._guess(asker, sign)
        side = "higher" if sign == 1 else "lower"
        beyond = f"range end: no table of {self._setting.players} cards has a {side} total"
        if guess is None:
            found = highest(asker, total, shows=beyond)
            assert found is not None, "a deck with enough cards gives a hand"
        else:
            best = number(guess, total)
            found = highest(asker, total, total > best, shows=beyond) or (best, guess)
        asker.note(f"range end: a table has the total {sign * found[0]}", SAT, total == found[0])
        return found

    def _guess(self, asker: Asker, sign: int) -> Any | None:
        """A model of a table with a very high or low total; None when none is guessed."""
        try:
            good = good_table(self._setting, sign)
        except InputError:  # the count asks for more than the cards
            return None
        cards = laid(self._setting, self._hand, self._dealer, good.hand, good.draws)
        return asker.model(*cards)

    def _end(self, sign: int) -> End:
        best, model = self._furthest(sign)
        total = sign * best
        return self._smallest(self._asker(), model, self._counted.total == total)

    def _smallest(self, asker: Asker, model: Any, such: Any) -> End:
        """The smallest table of some, of which a model shows one."""
        keys = size_keys(self._setting, self._hand, self._dealer, self._draws)
        model = least(asker, model, keys, [such])
        total = number(model, self._counted.total)
        cards = cards_in(self._setting, model, self._hand.cards)
        draws = drawn_in(self._setting, model, self._dealer, self._draws)
        return End(total, cards, draws)


def total_range(setting: Setting, limit: float) -> Range:
    """The range for the setting's number of players, one card each from a fresh deck.

    Raises Undecided when the solver gives up on a question.
    """
    ends = Ends(setting, limit)
    return Range(setting.players, ends.low(), ends.high())


def replay(setting: Setting, cards: Sequence[str], draws: Sequence[str], total: int) -> Score:
    """The interpreter must come to the same total; anything else is a fault of this program."""
    told = score(setting.ruleset, cards, draws, options=setting.options, readings=setting.readings)
    if told.total != total or told.draws != tuple(draws):
        raise AssertionError(f"replay of {cards} {draws}: {told.total}, not {total}")
    return told


def highest_total(setting: Setting, limit: float) -> int:
    """The high end alone.

    Raises Undecided when the solver gives up.
    """
    return Ends(setting, limit).furthest(1)
