"""Rulesets and examples that pages speak of, by name or by a path beside the pages."""

from __future__ import annotations

import json
import textwrap
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coyote_spec import resources
from coyote_spec.elaborate.library import Library
from coyote_spec.elaborate.paths import is_path, split_name
from coyote_spec.elaborate.situations import examples_of
from coyote_spec.handbook.kept import Kept, digest, program
from coyote_spec.interpreter.examples import run_example
from coyote_spec.interpreter.setting import allowed_players, choose, enough_cards
from coyote_spec.locale.mistakes import Wrong, nearest
from coyote_spec.odds.odds import distribution
from coyote_spec.prover.counted import totals_of
from coyote_spec.source import InputError, Source, Span, shorten, wrong
from coyote_spec.syntax.parse import VERSION, parse

_HEAD = "coyote {version}\n\nexample here of {game}\n"

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from coyote_spec.ruleset.example import Example
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

    Totals = Mapping[int, Fraction]


class Shelf:
    """Files are read once; paths are looked for from the folder base. Where that is the one that
    this process is in, messages say a path as it was given."""

    def __init__(self, base: Path | None = None, kept: Kept | None = None) -> None:
        self.base = base or Path.cwd()
        self._here = self.base == Path.cwd()
        self.library = Library()
        self.kept = kept or Kept()
        self._read: dict[Path, list[Example]] = {}
        self._stamps: dict[str, str] = {}
        self._senses: dict[str, str] = {}
        self.done: dict[object, Any] = {}  # what was worked out for pages, by whom it concerns

    def name(self, given: str) -> str:
        """The name with its paths from where this process is."""
        if self._here:
            return given
        parts = split_name(given)
        return "+".join(str(self.base / part) if is_path(part) else part for part in parts)

    def ruleset(self, given: str) -> Ruleset:
        """The ruleset of this name or path, with amendments as `+` says; raises InputError."""
        return self.library.ruleset(self.name(given))

    def files(self, given: str) -> list[Path]:
        """The files that a ruleset is made of, the nearest first; raises InputError."""
        return [path for _, path in self.library.lineage(self.name(given))]

    def stamp(self, given: str) -> str:
        """A digest of the files that a page about a ruleset hangs on; raises InputError."""
        if given not in self._stamps:
            self._stamps[given] = self._stamp(given)
        return self._stamps[given]

    def _stamp(self, given: str) -> str:
        shipped = resources.variants()
        files = {path.resolve() for path in self.files(given)}
        files |= {*shipped.glob("decks.coyote"), *shipped.glob("sources/*.coyote")}
        for folder in {path.parent for path in files if not path.is_relative_to(shipped)}:
            files |= {*folder.glob("*.coyote"), *folder.glob("locale/**/*.*")}
        parts = [path.read_bytes() for path in sorted(files) if path.is_file()]
        return digest(self.ruleset(given).name, repr(self.library.shipped_decks()), *parts)

    def sense(self, given: str) -> str:
        """A digest of all of a ruleset but the comments in its files and what is told of clauses:
        what is ruled, cited and called, in any language. Raises InputError."""
        if given not in self._senses:
            rules = self.ruleset(given)
            homes = sorted({(rule.origin, rule.mark.span.file) for _, rule in rules.rules()})
            own = {path.resolve().parent for path in self.files(given)}
            folders = [one for one in own if not one.is_relative_to(resources.variants())]
            words = sorted(path for one in folders for path in one.glob("locale/**/*.*"))
            texts = [path.read_bytes() for path in words if path.is_file()]
            decks = self.library.shipped_decks()
            self._senses[given] = digest(repr((rules, homes, decks)), *texts)
        return self._senses[given]

    def example(self, given: str, name: str) -> Example:
        """An example of a ruleset by its name, played and found to be so.

        Raises InputError when there is none, or something else comes out.
        """
        rules = self.ruleset(given)
        own = {one.name: one for one in self.examples(given)}
        if name not in own:
            said = Wrong("handbook-no-example", ruleset=rules.name, example=shorten(name))
            raise wrong("no-example", said, nearest(name, own))
        return self.played(own[name], rules)

    def examples(self, given: str) -> list[Example]:
        """The examples of a ruleset: those in the files of it and of its amendments that are played
        in it. Raises InputError when there is no such ruleset, or one can't be used."""
        own = self.ruleset(given).name
        homes = reversed(self.library.homes(self.name(given)))
        found = [one for path in homes for one in self._examples_in(path)]
        return [one for one in found if own in [game.name for game in one.games]]

    def _examples_in(self, path: Path) -> list[Example]:
        if path not in self._read:
            self._read[path] = examples_of(path, self.library)
        return self._read[path]

    def written(self, given: str, lines: str, name: str) -> Example:
        """The example whose lines stand in a page, played in a ruleset; name is that of the page.

        Raises InputError when it can't be read, or something else comes out; its places count
        from the first of these lines.
        """
        rules = self.ruleset(given)
        path = self.base / name
        text = _HEAD.format(version=VERSION, game=rules.name) + textwrap.indent(lines, "  ")
        library = Library()
        try:
            library.take({path: parse(Source(name, text))}, self.library)
            library.mean(rules, path)
            return self.played(examples_of(path, library)[0], rules)
        except InputError as error:
            raise InputError(
                replace(one, span=_moved(one.span, -_HEAD.count("\n")))
                if one.span.file == name
                else one
                for one in error.diagnostics
            ) from None

    def played(self, example: Example, rules: Ruleset) -> Example:
        """The same example; raises InputError when something else comes out of it."""
        failed = run_example(example, rules, partial(self.deck, rules))
        if failed:
            raise InputError(failed)
        return example

    def deck(self, rules: Ruleset, name: str) -> Deck:
        """A deck that is named: the ruleset's own or a shipped one. Raises InputError."""
        return rules.deck if name == rules.deck.name else self.library.deck(name)

    def totals(self, given: str, players: Iterable[int] | None = None) -> dict[int, Totals]:
        """The probability of each total of a fresh deck, for these numbers of players or all that
        the rules allow. Raises InputError when the rules don't allow one."""
        rules = self.ruleset(given)
        wanted = tuple(allowed_players(rules) if players is None else players)
        cards, own = dict(rules.deck.cards), totals_of(rules)

        def work(n: int) -> str:
            found = distribution(choose(rules, cards, players=n, deck=rules.deck))
            return json.dumps({str(total): str(chance) for total, chance in found.items()})

        for n in wanted:
            choose(rules, cards, players=n, deck=rules.deck)  # or else it raises
        enough_cards(rules.deck, wanted)
        key = digest("totals", program(), own)
        texts = {n: self.kept.text(f"{key}-{n}", partial(work, n)) for n in wanted}
        return {
            n: {int(total): Fraction(chance) for total, chance in json.loads(text).items()}
            for n, text in texts.items()
        }


@lru_cache(maxsize=1)
def shelf_of(base: Path, kept: Kept) -> Shelf:
    """The shelf of a build in this process: what was read stays for its next task. Each build has a
    folder of its own for what it keeps, so nothing stays longer."""
    return Shelf(base, kept)


def _moved(span: Span, lines: int) -> Span:
    """The same place so many lines further on, and without the indentation of a block."""
    return replace(span, line=max(span.line + lines, 0), column=max(span.column - 2, 1))
