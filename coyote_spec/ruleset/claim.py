"""A claim: a question about games, how far it goes, and the answer that is expected."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from coyote_spec.source import NOWHERE, Span

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

HIGHEST_TOTAL = "highest_total"
"""In an assumption: the highest total that the deck can give to so many players."""


@dataclass(frozen=True, slots=True)
class Every:
    """In place of the names in a question: all those that a game has, but for some."""

    but: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: the words of the language that ask it, and what the author filled in.

    For `total ranges` and `match lasts` these are the two ends; for `always`, `never` and
    `reachable` the moment (`in a round`, `after a count`, `between rounds`), the condition and its
    words; for `same` the aspect; for `order matters` two cards; for `reading matters`, `option
    matters` and `rule fires` names, each of which is asked about by itself, or Every; for `rules
    meet` two, or several pairs; for `can be certain` a number and whether it `is too high` or `is
    safe`; for `what is certain` the highest number that can be certain to be safe and the lowest
    that can be certain to be too high, or nothing, to find them out. All others ask the same of
    every game.
    """

    key: str
    words: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Claim:
    """A question about games, under what is agreed and assumed.

    players None means every number that the games allow, deck None each game's own; with any_deck
    it is asked of every deck of that size with at least one of each of its cards. Of the options
    and silences in every_value and every_reading each value is asked about; with all_readings of
    all silences on which the answer can hang. assuming is a condition on every number that is bid.
    With rounds_end it is taken for granted that every round ends. expected None means that nothing
    is expected. one_of_several says that the name in its question is one of those that the claim as
    written asks about.
    """

    name: str
    games: tuple[Ruleset, ...]
    question: Question
    players: tuple[int, int] | None = None
    deck: Deck | None = None
    any_deck: bool = False
    options: Mapping[str, int] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    every_value: tuple[str, ...] = ()
    every_reading: tuple[str, ...] = ()
    all_readings: bool = False
    assuming: Expression | None = None
    rounds_end: bool = False
    one_of_several: bool = False
    expected: str | None = None
    span: Span = field(default=NOWHERE, compare=False)
    said: str = ""
    """The assumption in the words of the file."""
    title: str = ""
    text: str = field(default="", compare=False)
    """The claim as a file of its own, in the one layout."""
    places: Mapping[str, Span] = field(default_factory=dict, compare=False)
    """Where its lines stand: `players`, and those with a name as in `option threshold`."""
