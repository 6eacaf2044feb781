"""What a ruleset's own things are called in a language: cards, moves, places, options, open points.

The words lie in `locale/LANG/games/`: files for all games, then one for each ruleset that the
ruleset comes from, the base first; then in `locale/LANG/games/` beside a reader's own file. What a
reader's ruleset invents and has no words for is shown by its name, marked; an author's sentence
without a translation is shown as it is, marked.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from coyote_spec import resources
from coyote_spec.locale.names import as_written, key, readable, untranslated
from coyote_spec.locale.tongue import Tongue, check_words, locale_folder, tongue
from coyote_spec.ruleset.rule import Cards, Chosen, Silence
from coyote_spec.ruleset.ruleset import Ruleset, number_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.ruleset.effect import Text
    from coyote_spec.ruleset.rule import Rule

OF_ALL = ("words", "silences", "titles")
"""The files of words for all games."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a ruleset in a language."""

    ruleset: Ruleset
    tongue: Tongue

    @property
    def language(self) -> str:
        """The language of the words."""
        return self.tongue.language

    def say(self, message: str, **given: str | int) -> str:
        """A message; see `Tongue.say`."""
        return self.tongue.say(message, **given)

    def called(self, kind: str, name: str, part: str = "", **given: str) -> str | None:
        """What a thing is called, or None without words for it; part names another form of the
        words, such as `.not`."""
        message = f"{kind}-{key(name)}{part}"
        return self.say(message, **given) if self.tongue.has(message) else None

    def or_name(self, kind: str, name: str, **given: str) -> str:
        """What a thing is called, or else its name, marked."""
        return self.called(kind, name, **given) or self.unnamed(name)

    def unnamed(self, name: str) -> str:
        """A name that has no words: in the language of its author it is a word as it is."""
        return self._written(readable(name), self._language_of(name))

    def _language_of(self, name: str) -> str:
        origins = (rule.origin for _, rule in self.ruleset.rules() if _names(rule, name))
        return self.ruleset.language_of(next(origins, ""))

    def _written(self, words: str, language: str) -> str:
        same = self.language == language
        return as_written(words) if same else untranslated(words, language)

    def card(self, name: str) -> str:
        """A card: its number, or what it is called."""
        if number_of(name) is not None:
            return as_written(name)
        found = self.called("card", name)
        return (
            as_written(found) if found is not None else self._written(name, self._language_of(name))
        )

    def title(self) -> str:
        """The title of the ruleset, with those of the amendments on top."""
        ruleset = self.ruleset
        base, *amendments = ruleset.name.split("+")
        name = readable(base)
        own = self._author(ruleset.title, f"title-{key(base)}", self._file(base), name, base)
        for amendment in amendments:
            more = self.amendment(amendment)
            own = self.say("title-with", title=own, more=more)
        return own

    def amendment(self, name: str) -> str:
        """The title of an amendment."""
        title, file = self.ruleset.amended.get(name), self._file(name)
        if title is None or not (file or title.translations):
            return self.or_name("title", name)
        return self._author(title, f"title-{key(name)}", file, readable(name), name)

    def remark(self, name: str) -> str:
        """What the author says above an amendment."""
        said = self.ruleset.said_above.get(name, "")
        return self._translated(said, f"above-{key(name)}", self._file(name), name) if said else ""

    def question(self, silence: str) -> str:
        """The question that one would put to the publisher."""
        rule = self._silence(silence)
        assert isinstance(rule.body, Silence)
        message, file = f"silence-{key(silence)}", rule.mark.span.file
        return self._author(rule.body.question, message, file, readable(silence), rule.origin)

    def reading(self, silence: str, reading: str) -> str:
        """A reading in the author's words, or by its name."""
        rule = self._silence(silence)
        words = next(one.words for one in self.ruleset.silences[silence] if one.name == reading)
        message = f"silence-{key(silence)}.{key(reading)}"
        return self._author(words, message, rule.mark.span.file, readable(reading), rule.origin)

    def chosen(self, rule: Rule) -> str:
        """What is settled at the table."""
        assert isinstance(rule.body, Chosen)
        words, file = rule.body.how, rule.mark.span.file
        name = readable(rule.name)
        return self._author(words, f"chosen-{key(rule.name)}", file, name, rule.origin)

    def comments(self, rule: Rule) -> list[str]:
        """The author's comments on a rule."""
        mark = rule.mark
        said = " ".join(one.lstrip("# ").strip() for one in (*mark.above, mark.beside) if one)
        if not said:
            return []
        message = f"comment-{key(rule.name)}"
        return [self._translated(said, message, mark.span.file, rule.origin)]

    def deck_assumed(self) -> str:
        """Why the copies of the deck are assumed, if the author says so."""
        deck = self.ruleset.deck
        words = deck.assumed.base if deck.assumed is not None else ""
        beside = dict(deck.assumed.translations).get(self.language) if deck.assumed else None
        if beside or self.language == deck.language:
            return as_written(beside or words)
        return self.called("deck", deck.name) or untranslated(words, deck.language)

    def source(self) -> str:
        """The title of the rulebook that is cited; empty if there is none."""
        catalogue = self.ruleset.catalogues.get(self.ruleset.source)
        if catalogue is None or not catalogue.title.base:
            return ""
        beside = dict(catalogue.title.translations).get(self.language)
        if beside:
            return as_written(beside)
        return self._written(catalogue.title.base, self.ruleset.language)

    def _silence(self, name: str) -> Rule:
        return next(rule for rule in self.ruleset.section("silences") if rule.name == name)

    def _author(self, text: Text, message: str, file: str, name: str, origin: str) -> str:
        """An author's sentence: with the translation that stands beside it, or in the files. It
        is in the language of the ruleset or amendment from which it is."""
        beside = dict(text.translations).get(self.language)
        if beside:
            return as_written(beside)
        if not text.base:
            return self._written(name, self.ruleset.language_of(origin))
        return self._translated(text.base, message, file, origin)

    def _translated(self, base: str, message: str, file: str, origin: str) -> str:
        """A sentence in the reader's language if there is one. The shipped words are those of the
        shipped rules: a reader's own text isn't translated by them."""
        language = self.ruleset.language_of(origin)
        if self.language == language:
            return as_written(base)
        said_in = self.tongue.origin(message)
        of_ours = said_in is not None and said_in.is_relative_to(locale_folder())
        if said_in is None or (of_ours and not _is_shipped(file)):
            return untranslated(base, language)
        return as_written(self.say(message))

    def _file(self, origin: str) -> str:
        """The file of the rules that have this origin; empty if there are none."""
        found = (r.mark.span.file for _, r in self.ruleset.rules() if r.origin == origin)
        return next(found, "")


def names_of(ruleset: Ruleset, language: str) -> Words:
    """The words of a ruleset in a language.

    Raises InputError when there is no such language, or a file of words can't be read.
    """
    places = tuple(_places(ruleset, language))
    stamps = tuple((place, place.stat().st_mtime_ns) for place in places)
    return Words(ruleset, _tongue(language, stamps))


@cache
def words_of_all(language: str) -> Tongue:
    """The words for the cards and moves of all shipped games.

    Raises InputError when there is no such language.
    """
    return tongue(language, *_of_all(language))


@lru_cache(maxsize=64)
def _tongue(language: str, stamps: tuple[tuple[Path, int], ...]) -> Tongue:
    places = [place for place, _ in stamps]
    found = tongue(language, *places)
    check_words(language, (one for one in places if not one.is_relative_to(locale_folder())))
    return found


def _places(ruleset: Ruleset, language: str) -> Iterator[Path]:
    games = locale_folder() / language / "games"
    yield from _of_all(language)
    for name in ruleset.chain:
        file = games / f"{key(name)}.ftl"
        if file.is_file():
            yield file
    files = dict.fromkeys(rule.mark.span.file for _, rule in ruleset.rules())
    folders = dict.fromkeys(Path(file).parent for file in files if file and not _is_shipped(file))
    for folder in folders:
        yield from sorted((folder / "locale" / language / "games").glob("*.ftl"))


def _names(rule: Rule, name: str) -> bool:
    """Whether a rule is what gives this name to something."""
    return rule.name == name or (isinstance(rule.body, Cards) and name in rule.body.cards)


def _is_shipped(file: str) -> bool:
    """Whether a file, by its name as it was read, is a shipped one. A name counts from the folder
    that a process was in then, and it may be in another one now."""
    return _is_shipped_from(str(Path.cwd()), file)


@lru_cache(maxsize=1000)
def _is_shipped_from(folder: str, file: str) -> bool:
    path = Path(folder, file).resolve()
    if path.exists():
        return path.is_relative_to(resources.variants())
    return any(one.as_posix().endswith(Path(file).as_posix()) for one in _shipped_files())


def _of_all(language: str) -> list[Path]:
    games = locale_folder() / language / "games"
    return [file for name in OF_ALL if (file := games / f"{name}.ftl").is_file()]


@cache
def _shipped_files() -> tuple[Path, ...]:
    return tuple(resources.variants().glob("**/*.coyote"))


__all__ = ["Words", "names_of", "words_of_all"]
