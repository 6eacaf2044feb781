"""Examples and playthroughs: what lies on the table, what is done, what comes out, line by line.

A line knows its own words, so that the formatter, a message and a playthrough say it alike.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.ruleset.words import card, digits
from coyote_spec.source import Mark

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coyote_spec.ruleset.effect import Text
    from coyote_spec.ruleset.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Given:
    """What is so before anything is done: key is table, hands, pile, discards, coins, starts,
    option, reading, deck, players, seed, shuffle or copies; words are what the line gives."""

    key: str
    words: tuple[object, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)

    @property
    def says(self) -> str:
        """The line."""
        words = self.words
        match self.key:
            case "starts":
                return f"seat {words[0]} starts"
            case "copies":
                copies = "copy" if words[0] == 1 else "copies"
                return f"{words[0]} {copies} of {_cards(words[1:])}"
            case "table" | "hands" | "pile" | "discards" | "shuffle":
                return f"{self.key} {_cards(words)}"
            case _:
                return " ".join([self.key, *map(_word, words)])


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards that each seat was dealt, None for one that is out, and those on the table."""

    seats: tuple[tuple[str, ...] | None, ...]
    table: tuple[str, ...] = ()
    mark: Mark = field(default=Mark(), compare=False, repr=False)

    @property
    def says(self) -> str:
        """The line."""
        lots = ["out" if lot is None else " and ".join(map(card, lot)) for lot in self.seats]
        laid = ["on the table", _cards(self.table)] if self.table else []
        return " ".join(["deal", *(lot or "none" for lot in lots), *laid])


@dataclass(frozen=True, slots=True)
class Done:
    """An event: what a seat does, with the choice that its move needs; the move of a bid is bid."""

    seat: int
    move: str
    amount: int | None = None
    target: int | None = None
    card: str | None = None
    mark: Mark = field(default=Mark(), compare=False, repr=False)

    @property
    def says(self) -> str:
        """The line."""
        if self.move == "bid" and self.amount is not None:
            return f"seat {self.seat} bids {digits(self.amount)}"
        choice = [f"with {digits(self.amount)}"] if self.amount is not None else []
        choice += [f"for seat {self.target}"] if self.target is not None else []
        choice += [card(self.card)] if self.card is not None else []
        return " ".join([f"seat {self.seat}: {self.move}", *choice])


@dataclass(frozen=True, slots=True)
class Outcome:
    """Something that comes out; key says which of OUTCOMES it is."""

    key: str
    seat: int | None = None
    amount: int | None = None
    names: tuple[str, ...] = ()
    mark: Mark = field(default=Mark(), compare=False, repr=False)

    @property
    def says(self) -> str:
        """The line."""
        number = "" if self.amount is None else digits(self.amount)
        coins = "coin" if self.amount == 1 else "coins"
        words = OUTCOMES[self.key].format(
            seat=self.seat, number=number, coins=coins, cards=_cards(self.names)
        )
        match self.key:
            case "forbidden":
                return " by ".join([words, *self.names])
            case "relies":
                return f"{words} {' '.join(self.names) or 'no silence'}"
            case "play":
                return f"{words} {self.names[0]}"
            case _:
                return words


OUTCOMES = {
    "forbidden": "forbidden at event {number}",
    "not allowed": "not allowed",
    "acts": "seat {seat} is to act",
    "bid": "the bid is {number} by seat {seat}",
    "no bid": "nobody has bid",
    "drawn": "drawn {cards}",
    "nothing drawn": "nothing drawn",
    "total": "total is {number}",
    "not counted": "not counted",
    "takes": "seat {seat} takes {number} {coins}",
    "gives back": "seat {seat} gives back {number} {coins}",
    "nobody pays": "nobody pays",
    "has": "seat {seat} has {number} {coins}",
    "out": "seat {seat} is out",
    "stays": "seat {seat} stays in",
    "reshuffle": "reshuffle",
    "no reshuffle": "no reshuffle",
    "starts": "seat {seat} starts next",
    "wins": "seat {seat} wins",
    "sees": "seat {seat} sees {cards}",
    "play": "play goes",
    "relies": "relies on",
    "won": "seat {seat} has won",
    "not won": "nobody has won",
}
"""What can come out, in words; the last two end a playthrough."""


def _cards(names: Iterable[object]) -> str:
    return " ".join("out" if name is None else card(str(name)) for name in names)


def _word(word: object) -> str:
    return digits(word) if isinstance(word, int) else str(word)


@dataclass(frozen=True, slots=True)
class Arm:
    """What comes out under a reading."""

    reading: str
    outcomes: tuple[Outcome, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ByReading:
    """What comes out under each of these readings of a silence."""

    silence: str
    arms: tuple[Arm, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Round:
    """A round of a playthrough: the deal, the events, and what came out."""

    number: int
    lines: tuple[Deal | Done | Outcome, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Example:
    """A situation in some games, what is done, and what must come out.

    A count has a table, a round has hands. What is expected must come out each time: once for
    each reading that by names, or else once.
    """

    name: str
    title: Text
    cites: tuple[str, ...]
    games: tuple[Ruleset, ...]
    given: tuple[Given, ...]
    events: tuple[Done, ...]
    expected: tuple[Outcome, ...]
    by: tuple[ByReading, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)

    @property
    def is_count(self) -> bool:
        """Whether cards are only counted."""
        return any(line.key == "table" for line in self.given)


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A whole match of a game: what was agreed, each round, and how it ended."""

    name: str
    title: Text
    game: str
    given: tuple[Given, ...]
    rounds: tuple[Round, ...]
    end: Outcome
    mark: Mark = field(default=Mark(), compare=False, repr=False)


__all__ = [
    "OUTCOMES",
    "Arm",
    "ByReading",
    "Deal",
    "Done",
    "Example",
    "Given",
    "Outcome",
    "Playthrough",
    "Round",
]
