"""What a file says, before names are resolved: headers, sections and their rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.source import Mark

if TYPE_CHECKING:
    from coyote_spec.ruleset.catalogue import Clause
    from coyote_spec.ruleset.effect import Text
    from coyote_spec.ruleset.example import ByReading, Done, Given, Outcome, Round
    from coyote_spec.ruleset.rule import Rule


@dataclass(frozen=True, slots=True)
class About:
    """A line under a header: key is language, source or deck."""

    key: str
    value: str
    cites: tuple[str, ...] = ()
    mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Section:
    name: str
    rules: tuple[Rule, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class RulesetTree:
    """A ruleset (kind ruleset) or an amendment (kind amendment) as written."""

    kind: str
    name: str
    title: Text
    extends: str | None
    about: tuple[About, ...]
    sections: tuple[Section, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)
    extends_cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DeckLine:
    """So many copies of each of these cards; a number card is written as its number."""

    copies: int
    cards: tuple[str, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class DeckTree:
    name: str
    title: Text
    assumed: Text | None
    base: str | None
    lines: tuple[DeckLine, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)
    assumed_mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Players:
    """Numbers of players from low to high; None: all that the games allow."""

    low: int | None
    high: int | None


@dataclass(frozen=True, slots=True)
class OnDeck:
    name: str


@dataclass(frozen=True, slots=True)
class PutBefore:
    """The rule before which a new one is put."""

    name: str


@dataclass(frozen=True, slots=True)
class Chooser:
    """The seat that makes the choice of a move."""

    name: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a claim, of a tour or at the head of a source: a key and its words."""

    key: str
    words: tuple[object, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ListTree:
    """A claim (kind claim) or a tour (kind tour): a name and its entries."""

    kind: str
    name: str
    title: Text
    entries: tuple[Entry, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SourceTree:
    """The clauses of one rulebook; the entries say language, edition and digest."""

    name: str
    title: Text
    entries: tuple[Entry, ...]
    clauses: tuple[Clause, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class OfGames:
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lot:
    """What a seat was dealt; None: it is out."""

    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class OnTable:
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SituationTree:
    """An example (kind example) or a playthrough (kind playthrough); games are those it names."""

    kind: str
    name: str
    games: tuple[str, ...]
    title: Text
    cites: tuple[str, ...]
    lines: tuple[Given | Done | Outcome | ByReading | Round, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)


Item = RulesetTree | DeckTree | ListTree | SourceTree | SituationTree


@dataclass(frozen=True, slots=True)
class FileTree:
    """A whole file: the version of the language, its items, and the comments at its end."""

    version: int | None
    items: tuple[Item, ...]
    mark: Mark = field(default=Mark(), compare=False, repr=False)
    after: tuple[str, ...] = field(default=(), compare=False, repr=False)
