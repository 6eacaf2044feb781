"""Expressions and blocks of effects that are made up at random, as text, of the types that
are asked for. What they speak of is declared by whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

T = TypeVar("T")
Lines = list[str]
COMPARISONS = ("is", "is not", "above", "below", "at least", "at most")
SILENCES = {"doubt": ("east", "west"), "riddle": ("lion", "wolf", "hare")}
SPECIALS = {"ash": "blue", "elm": "blue", "oak": "odd"}
PLACES = {
    "head": "lies with each seat, counted, seen by others",
    "hidden": "lies with each seat, kept apart, seen by nobody",
    "middle": "lies on the table, counted, seen by all",
    "aside": "lies on the table, seen by all",
}
DEALT = "head"
INSTEAD = {"gap": "0", "near": "no", "heir": "starter"}


@dataclass(frozen=True)
class Scope:
    """What can be spoken of at a place: of the cards alone, or of anything but cards, or of all."""

    numbers: tuple[str, ...] = ()
    truths: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    opening: bool = False
    cards_only: bool = False
    no_cards: bool = False
    bids: tuple[int, int] | None = None
    """Between which numbers bids are that rules make."""
    deep: int = 2

    def deeper(self) -> Scope:
        return replace(self, deep=self.deep - 1)

    def plus(self, seat: str) -> Scope:
        return replace(self, seats=(*self.seats, seat))


class Expressions:
    """Writes expressions, each of them one atom. Every choice is read from a tape, on which lower
    means plainer: a tape can be shrunk."""

    def __init__(self, tape: bytes) -> None:
        self._tape = iter(tape)
        self.meanings: dict[str, str] = {}
        self.of_meanings = Scope(deep=1)
        self._defining = False

    def number_from(self, low: int, high: int) -> int:
        """The next choice on the tape; the lowest where it is at its end."""
        return low + next(self._tape, 0) % (high - low + 1)

    def one_of(self, options: Sequence[T]) -> T:
        return options[self.number_from(0, len(options) - 1)]

    def chance(self, of_ten: int) -> bool:
        return self.number_from(0, 9) >= 10 - of_ten

    def special(self) -> str:
        return f'"{self.one_of([*SPECIALS])}"'

    def colour(self) -> str:
        return self.one_of(["green", "green", "red", "blue", "odd"])

    def place(self) -> str:
        return self.one_of([*PLACES])

    def number(self, scope: Scope) -> str:
        if scope.deep <= 0 or not self.chance(6):
            return self._plain_number(scope)
        inner = scope.deeper()
        ways: list[Any] = [
            lambda: f"({self.number(inner)} {self.one_of('+-')} {self.number(inner)})",
            lambda: f"({self.number_from(-2, 3)} * {self.number(inner)})",
            lambda: f"({self.number(inner)} / {self.number_from(1, 4)} rounded up)",
            lambda: f"larger of ({self.number(inner)}, {self.number(inner)})",
            lambda: f"smaller of ({self.number(inner)}, {self.number(inner)})",
            lambda: self._either_way(self.number, inner),
            lambda: self._by(self.number, inner),
        ]
        if not scope.no_cards:
            ways += [
                lambda: f"(sum of {self.colour()})",
                lambda: f"(sum of {self.place()})",
                lambda: f"(count of {self._cards()})",
                lambda: f"(count of {self._cards()})",
                lambda: f"(size of {self._pile(scope)})",
            ]
        if not scope.cards_only:
            ways += [
                lambda: f"(count of seats where {self.truth(inner.plus('it'))})",
                lambda: f"(sum of {self._of_seats()} over seats)",
                lambda: self._meaning("gap", self.number),
            ]
        return str(self.one_of(ways)())

    def _plain_number(self, scope: Scope) -> str:
        if self.chance(5):
            return str(self.number_from(-2, 4))
        known = ["total", "limit", *scope.numbers]
        if not scope.cards_only:
            known += ["players", "players_left", "direction", "tally"]
            known += [] if scope.opening else ["bid", "bid"]
            known += [f"{self._of_seats()} of {seat}" for seat in scope.seats[:1]]
        return self.one_of(known)

    def _of_seats(self) -> str:
        return self.one_of(["coins", "purse"])

    def _pile(self, scope: Scope) -> str:
        others = [] if scope.cards_only else ["pile", "discards"]
        return self.one_of([DEALT, "aside", *others])

    def _cards(self) -> str:
        named = self.special() if self.chance(5) else self.colour()
        if self.chance(4):
            place = self.one_of(["played", "played", DEALT, "middle", "aside"])
            return f"{named} in {place}"
        return f"highest {self.colour()}" if self.chance(3) else named

    def truth(self, scope: Scope) -> str:
        if scope.deep <= 0 or not self.chance(7):
            return self._plain_truth(scope)
        inner = scope.deeper()
        ways: list[Any] = [
            lambda: self._compared(inner),
            lambda: self._compared(inner),
            lambda: f"({self.number(inner)} is {self.number_from(-3, 1)} to {self.number(inner)})",
            lambda: f"(not {self.truth(inner)})",
            lambda: f"({self.truth(inner)} and {self.truth(inner)})",
            lambda: f"({self.truth(inner)} or {self.truth(inner)})",
            lambda: self._either_way(self.truth, inner),
            lambda: self._by(self.truth, inner),
            lambda: f"({self._plain_truth(inner)} is {self._plain_truth(inner)})",
        ]
        if not scope.no_cards:
            some = self.one_of(["some", "no", "several"])
            ways += [lambda: f"({some} {self._cards()})"] * 2
            ways += [] if scope.cards_only else [lambda: self._worn(inner)]
        if not scope.cards_only:
            ways += [
                lambda: f"({self.seat(inner)} {self.one_of(['is', 'is not'])} {self.seat(inner)})",
                lambda: self._meaning("near", self.truth),
            ]
        return str(self.one_of(ways)())

    def _compared(self, scope: Scope) -> str:
        return f"({self.number(scope)} {self.one_of(COMPARISONS)} {self.number(scope)})"

    def _worn(self, scope: Scope) -> str:
        places = ["head", "hidden"]
        left = f"{self.one_of(places)} of {self.seat(scope)}"
        right = f"{self.one_of(places)} of {self.seat(scope)}"
        return f"({self.one_of([right, *scope.cards])} {self.one_of(['is', 'is not'])} {left})"

    def _plain_truth(self, scope: Scope) -> str:
        known = ["yes", "no", "counted", *scope.truths]
        if not scope.cards_only:
            known += ["opened", "flag"]
            known += [f"{self.one_of(['token', 'in_play'])} of {seat}" for seat in scope.seats]
        return self.one_of(known)

    def seat(self, scope: Scope) -> str:
        inner = scope.deeper()
        known = [*scope.seats, *([] if scope.opening or scope.cards_only else ["bidder"])]
        if not scope.cards_only:
            known.append("starter")
        if known and (scope.deep <= 0 or not self.chance(4)):
            return self.one_of(known)
        where = self.truth(replace(inner.plus("it"), deep=min(inner.deep, 1)))
        ways: list[Any] = [lambda: f"(the seat where {where})"]
        if not scope.cards_only and scope.deep > 0:
            way = self.one_of(["left", "right", "onward"])
            ways += [
                lambda: f"(next seat {way} of {self.seat(inner)} where {where})",
                lambda: f"(next seat {way} of {self.seat(inner)} where in_play of it)",
                lambda: self._either_way(self.seat, inner),
                lambda: self._by(self.seat, inner),
                lambda: self._meaning("heir", self.seat),
            ]
            if not scope.no_cards:
                ways.append(lambda: f"(holder of {self.special()})")
        return str(self.one_of(ways)())

    def _either_way(self, part: Any, scope: Scope) -> str:
        return f"({part(scope)} when {self.truth(scope)}, otherwise {part(scope)})"

    def _by(self, part: Any, scope: Scope) -> str:
        silence = self.one_of([*SILENCES])
        return f"(by {silence} ({', '.join(f'{r}: {part(scope)}' for r in SILENCES[silence])}))"

    def _meaning(self, name: str, part: Any) -> str:
        """A name, given a meaning as soon as it is spoken of; no meaning speaks of another."""
        if name not in self.meanings:
            if self._defining:
                return INSTEAD[name]
            self._defining = True
            self.meanings[name] = part(self.of_meanings)
            self._defining = False
        return INSTEAD[name] if self._defining else name


class Effects(Expressions):
    """Writes blocks of effects: the lines of one, and those of blocks inside it."""

    def block(self, kinds: Sequence[str], scope: Scope, most: int = 2) -> Lines:
        number = self.number_from(1, most)
        return [line for _ in range(number) for line in self.statement(kinds, scope)]

    def statement(self, kinds: Sequence[str], scope: Scope) -> Lines:
        if scope.deep <= 0 or not self.chance(4):
            return [self.effect(kinds, scope)]
        inner = scope.deeper()
        how = self.one_of(["when", "when", "by", "each"])
        if how == "when":
            lines = [f"when {self.truth(inner)}", *indented(self.block(kinds, inner))]
            if self.chance(3):
                lines += [
                    f"otherwise when {self.truth(inner)}",
                    *indented(self.block(kinds, inner, 1)),
                ]
            if self.chance(5):
                lines += ["otherwise", *indented(self.block(kinds, inner, 1))]
            return lines
        if how == "by":
            silence = self.one_of([*SILENCES])
            arms = [[r, *indented(self.block(kinds, inner, 1))] for r in SILENCES[silence]]
            return [f"by {silence}", *indented([line for arm in arms for line in arm])]
        wider = inner.plus("it")
        where = f" where {self.truth(wider)}" if self.chance(7) else ""
        return [f"for each seat{where}", *indented(self.block(kinds, wider, 1))]

    def effect(self, kinds: Sequence[str], scope: Scope) -> str:
        kind = self.one_of(kinds)
        number = scope.deeper()
        match kind:
            case "fields":
                return self._becomes(scope)
            case "pay":
                coins = self.number_from(0, 2) if self.chance(5) else self.number(number)
                does = "takes" if self.chance(7) else "gives back"
                return f"{self.seat(number)} {does} {coins} coins"
            case "draw":
                return f"draw {self.one_of([1, 1, 2])}{self._drawn_to(scope)}"
            case "move":
                places = [self._where(name, scope) for name in ("head", "middle", "aside")]
                return f"move {self.one_of(places)} to {self._where('hidden', scope)}"
            case "change":
                return self._change()
            case "go on":
                return self._go_on(number)
            case "total":
                return f"total becomes {self.number(scope)}"
            case "win":
                return f"{self.seat(scope)} wins"
            case _:
                return "no change"

    def _go_on(self, scope: Scope) -> str:
        how = self.one_of(["bids", "passes", "turn passes", "then a bid", "the round ends"])
        if how == "bids":
            number = self.number(scope) if scope.bids is None else self.number_from(*scope.bids)
            return f"{self.seat(scope)} bids {number}"
        return f"turn passes to {self.seat(scope)}" if how == "passes" else how

    def _becomes(self, scope: Scope) -> str:
        inner = scope.deeper()
        which = self.one_of(["tally", "flag", "purse", "token", "direction"])
        if scope.cards_only:
            return f"total becomes {self.number(inner)}"
        if which in ("purse", "token"):
            value = self.number(inner) if which == "purse" else self._plain_truth(inner)
            return f"{which} of {self.seat(inner)} becomes {value}"
        if which == "direction":
            return f"direction becomes {self.one_of(['-1', '1', '(-1 * direction)'])}"
        value = self.truth(inner) if which == "flag" else self.number(inner)
        return f"{which} becomes {value}"

    def _where(self, place: str, scope: Scope) -> str:
        each = PLACES[place].startswith("lies with")
        return f"{place} of {self.seat(scope.deeper())}" if each else place

    def _drawn_to(self, scope: Scope) -> str:
        places = ["middle", "aside"] if scope.cards_only else ["middle", "aside", "head", "head"]
        if self.chance(3):
            arms = ", ".join(
                f"{r}: to {self._where(self.one_of(places), scope)}" for r in SILENCES["doubt"]
            )
            return f", by {'doubt'} ({arms})"
        return f" to {self._where(self.one_of(places), scope)}"

    def _change(self) -> str:
        reach = self.one_of(
            ["one highest", "one lowest", "every highest", "every lowest", "every", "every"]
        )
        cards = f"{reach} {self.colour()}"
        value = self.number_from(-2, 3)
        ways = [f"drop {cards}", f"multiply {cards} by {value}", f"set {cards} to {value}"]
        return self.one_of([*ways, f"flip {cards} to {self.colour()}"])


def indented(lines: Lines) -> Lines:
    return [f"  {line}" for line in lines]
