"""Examples and playthroughs: played and compared with what they say."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from coyote_spec.api.rulesets import find_deck, fresh_library, load, shipped_library
from coyote_spec.elaborate.library import is_path
from coyote_spec.elaborate.situations import examples_of, playthroughs_of
from coyote_spec.interpreter.examples import run_example as run_in
from coyote_spec.interpreter.playthrough import Replayed, written
from coyote_spec.interpreter.playthrough import replay as replayed
from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.source import Source, wrong
from coyote_spec.syntax.parse import VERSION, parse
from coyote_spec.syntax.tree import FileTree, SituationTree
from coyote_spec.syntax.unparse import unparse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.api.rulesets import DeckLike, RulesetLike
    from coyote_spec.elaborate.library import Library
    from coyote_spec.interpreter.match import Match
    from coyote_spec.ruleset.example import Example, Given, Outcome, Round
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.source import Diagnostic


def examples(ruleset: str | Path) -> list[Example]:
    """The examples of a ruleset: those in its file, and in those of its amendments, that are
    played in it.

    Raises InputError when there is no such ruleset, or an example can't be used.
    """
    name = str(ruleset)
    library = fresh_library() if is_path(name) else shipped_library()
    own = load(name).name
    found = [one for path in library.homes(name) for one in examples_of(path, library)]
    return [one for one in found if any(game.name == own for game in one.games)]


def run_example(example: Example, ruleset: Ruleset | None = None) -> list[Diagnostic]:
    """Plays an example in each of its games, or in the one given: what came out otherwise.

    Raises InputError when a game has no meaning for a part of it.
    """
    return [
        failure
        for game in (example.games if ruleset is None else (ruleset,))
        for failure in run_in(example, game, partial(_deck, game, Path(example.mark.span.file)))
    ]


def _deck(game: Ruleset, beside: Path, name: str) -> Deck:
    """A deck: the game's own, or one beside the file, or a shipped one."""
    return game.deck if name == game.deck.name else fresh_library().deck(name, beside)


def playthrough(match: Match, ruleset: RulesetLike, name: str, title: str = "") -> str:
    """The text of a file that holds a match, its deals and what came out of each round.

    match is what `play` has in its result. Raises InputError when the rules forbid an event.
    """
    one = written(match, load(ruleset), name, title)
    lines: list[Given | Round | Outcome] = [*one.given, *one.rounds, one.end]
    tree = SituationTree("playthrough", name, (one.game,), one.title, (), tuple(lines))
    return unparse(FileTree(VERSION, (tree,)))


def replay(
    ruleset: RulesetLike,
    source: Source,
    *,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    deck: DeckLike | None = None,
) -> Replayed:
    """Plays the playthrough of a file again; `differs` is the first line that says otherwise.

    Raises InputError when the file holds no playthrough, or one that can't be used.
    """
    path = Path(source.name)
    found = playthroughs_of(path, fresh_library({path: parse(source)}))
    if not found:
        hint = Hint("api-no-playthrough", file=source.name)
        raise wrong("nothing-there", Wrong("api-no-playthrough", file=source.name), hint)
    named = None if deck is None else find_deck(deck, ruleset)

    def find(name: str) -> Deck:
        return find_deck(name, ruleset)

    return replayed(found[0], load(ruleset), find, options, readings, named)


def check_playthroughs(path: Path, library: Library) -> tuple[list[str], list[Diagnostic]]:
    """The names of a file's playthroughs, and the lines at which they differ from what comes out.

    Raises InputError when one can't be used.
    """
    names, failed = [], []
    for one in playthroughs_of(path, library):
        rules = library.ruleset(one.game, beside=path)
        differs = replayed(one, rules, partial(library.deck, beside=path)).differs
        names.append(one.name)
        failed += [] if differs is None else [differs]
    return names, failed


__all__ = ["check_playthroughs", "examples", "playthrough", "replay", "run_example"]
