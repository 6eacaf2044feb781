"""Rulesets and decks by name, path or value."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coyote_spec import resources
from coyote_spec.elaborate.library import SUFFIX, Library, is_path, split_name
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.source import shorten, wrong

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.syntax.tree import FileTree

    RulesetLike = Ruleset | str | Path
    DeckLike = Deck | str | Mapping[str, int]


@cache
def shipped_library() -> Library:
    """The shipped files, read once for the process."""
    return Library()


def _library(name: str) -> Library:
    """The library for a name. A reader's own files may change, so they are read anew each time."""
    return fresh_library() if is_path(name) else shipped_library()


def fresh_library(files: Mapping[Path, FileTree] | None = None) -> Library:
    """A library that has read these files; the shipped ones are read once for the process."""
    library = Library()
    library.take(files or {}, shipped_library())
    return library


def shipped_files() -> list[Path]:
    return sorted(resources.variants().glob(f"**/*{SUFFIX}"))


def shipped_proofs() -> list[Path]:
    """The files with the claims that are shipped."""
    return sorted(resources.proofs().glob(f"**/*{SUFFIX}"))


def shipped() -> list[str]:
    """The names of the rulesets that come with the package.

    >>> shipped()
    ['en', 'es', 'fr', 'pt']
    """
    return shipped_library().shipped()


def load(name: RulesetLike) -> Ruleset:
    """A checked ruleset.

    name is that of a shipped ruleset, the path of a `.coyote` file (its first ruleset), or either
    with amendments after it: `"en+one_life"`. A Ruleset is given back as it is.

    Raises InputError when there is none of this name or its file has mistakes.

    >>> load("fr").title.base
    'Coyote, the French sheet'
    """
    if isinstance(name, Ruleset):
        return name
    return _library(str(name)).ruleset(str(name))


def find_deck(deck: DeckLike, *rulesets: RulesetLike) -> Deck:
    """A deck by name, as cards with copies, or as it is.

    A name is looked for in each file that the rulesets are read from, beside the first, then among
    the shipped decks; the path of a file means its first deck. A ruleset that was read already
    knows its own. Raises InputError when there is no such deck, or a copy is impossible.
    """
    if isinstance(deck, Deck):
        return deck
    if not isinstance(deck, str):
        return _written_deck(deck)
    for one in rulesets:
        if isinstance(one, Ruleset) and deck == one.deck.name:
            return one.deck
    if is_path(deck):
        return _first_deck(Path(deck))
    names = [str(one) for one in rulesets if not isinstance(one, Ruleset)]
    files = [Path(part) for name in names for part in split_name(name) if is_path(part)]
    if not files:
        return shipped_library().deck(deck)
    library = fresh_library()
    holding = (file for file in files if any(t.name == deck for t in library.decks_in(file)))
    return library.deck(deck, next(holding, files[0]))


def _first_deck(file: Path) -> Deck:
    library = fresh_library()
    trees = library.decks_in(file)
    if not trees:
        raise wrong("nothing-there", Wrong("api-no-deck-in", file=shorten(str(file))))
    return library.deck(trees[0].name, file)


def decks_for(rulesets: Sequence[RulesetLike]) -> list[Deck]:
    """The shipped decks and those of the rulesets, each name once; a ruleset's own comes before a
    shipped one of the same name."""
    own = {deck.name: deck for deck in (load(one).deck for one in reversed(rulesets))}
    shipped_ones = {deck.name: deck for deck in shipped_library().shipped_decks()}
    return list((shipped_ones | own).values())


def _written_deck(cards: Mapping[str, Any]) -> Deck:
    for card, copies in cards.items():
        if isinstance(copies, bool) or not isinstance(copies, int) or not 1 <= copies <= 1000:
            raise wrong("copies", Wrong("api-copies", card=shorten(card)))
    return Deck("", Text(), tuple(cards.items()))
