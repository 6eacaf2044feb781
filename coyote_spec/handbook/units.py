"""The texts of a ruleset in a language, one by one: each rule's sentence, and each translation of
what an author wrote, with what it is about."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.elaborate.recorded import text_of
from coyote_spec.handbook.statements import Statement, Statements
from coyote_spec.handbook.words import Words, names_of
from coyote_spec.locale.names import UNTRANSLATED, key, plain
from coyote_spec.locale.said import Said
from coyote_spec.locale.tongue import MissingMessageError
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.meaning import (
    consulting,
    fingerprint,
    meaning,
    meaning_of_reading,
    meaning_of_silence,
)
from coyote_spec.ruleset.rule import Chosen, Rule, Silence

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from coyote_spec.handbook.scopes import Scope

RULE, COMMENT, QUESTION, READING, CHOSEN = "rule", "comment", "question", "reading", "chosen"
TITLE, DECK, CLAUSE, REMARK = "title", "deck", "clause", "remark"

ABOUT_DECK = "deck"
"""Stands for a section where a text is about the cards of a deck."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A text: kind says which, rule names what it belongs to.

    wording is what was translated, or the sentence of a rule; said is what a reader gets, None if
    there is nothing in the language. meaning is the fingerprint of what it is about, and about has
    the rules themselves. other is a second translation, and message and origin say where the first
    one stands.
    """

    id: str
    kind: str
    rule: str
    wording: str
    said: str | None
    meaning: str
    about: Mapping[tuple[str, str], str] = field(default_factory=dict)
    lacks: str = ""
    other: str | None = None
    message: str = ""
    origin: Path | None = None


def units(scope: Scope, language: str) -> Iterator[Unit]:
    """The texts of one part of a ruleset in a language.

    What an author wrote is a text in every language but its own. Raises InputError when there is no
    such language, or a file of words can't be read.
    """
    yield from _Units(scope, names_of(scope.ruleset, language)).every()


class _Units:
    def __init__(self, scope: Scope, words: Words) -> None:
        self.scope, self.words = scope, words
        self.ruleset = scope.ruleset
        self.speaker = Statements(words)
        self.foreign = words.language != self.ruleset.language_of(scope.tree.name)

    def every(self) -> Iterator[Unit]:
        own = self.scope.tree.name
        rules = [(s, r) for s, r in self.ruleset.rules() if r.origin == own]
        if self.foreign:
            yield from self._title(rules)
        for section, rule in rules:
            if not isinstance(rule.body, Silence | Chosen):
                yield self._rule(section, rule)
            if self.foreign:
                yield from self._written(section, rule)
        if self.foreign:
            yield from self._deck()
            yield from self._source()

    def _rule(self, section: str, rule: Rule) -> Unit:
        lacks, said = "", None
        try:
            said = Statement(section, rule, self.speaker.lines(section, rule)).text()
        except MissingMessageError as error:
            lacks = str(error)
        if said is not None and UNTRANSLATED[0] in said:
            name = plain(said.partition(UNTRANSLATED[0])[2].partition(UNTRANSLATED[1])[0])
            lacks, said = Said("text-no-words", name=name), None
        words = plain(said or "")
        return Unit(
            f"{self.scope.name}/{RULE}/{rule.name}",
            RULE,
            rule.name,
            words,
            None if said is None else words,
            meaning(rule, section),
            {(section, rule.name): text_of(rule)},
            lacks,
        )

    def _written(self, section: str, rule: Rule) -> Iterator[Unit]:
        """What an author wrote at a rule."""
        one, name = {(section, rule.name): text_of(rule)}, rule.name
        mark = rule.mark
        above = " ".join(c.lstrip("# ").strip() for c in (*mark.above, mark.beside) if c)
        if above:
            said = " ".join(self.words.comments(rule))
            text = Text(above)
            yield self._unit(COMMENT, name, text, said, f"comment-{key(name)}", _of(rule, one), one)
        if isinstance(rule.body, Chosen):
            text, said = rule.body.how, self.words.chosen(rule)
            yield self._unit(CHOSEN, name, text, said, f"chosen-{key(name)}", _of(rule, one), one)
        if isinstance(rule.body, Silence):
            yield from self._silence(rule, rule.body.question, one)

    def _silence(
        self, rule: Rule, question: Text, one: Mapping[tuple[str, str], str]
    ) -> Iterator[Unit]:
        name, ruleset = rule.name, self.ruleset
        about = dict(one) | {(s, r.name): text_of(r) for s, r in consulting(ruleset, name)}
        message = f"silence-{key(name)}"
        said, means = self.words.question(name), meaning_of_silence(ruleset, name)
        yield self._unit(QUESTION, name, question, said, message, means, about)
        for reading in ruleset.silences[name]:
            said = self.words.reading(name, reading.name)
            means = meaning_of_reading(ruleset, name, reading.name)
            place = f"{message}.{key(reading.name)}"
            named = f"{name}/{reading.name}"
            yield self._unit(READING, named, reading.words, said, place, means, about)

    def _title(self, rules: list[tuple[str, Rule]]) -> Iterator[Unit]:
        """A game is called by what it is, an amendment by what it changes."""
        tree = self.scope.tree
        means, about = fingerprint(self.ruleset.source), {}
        said = self.words.title()
        if tree.kind == "amendment":
            parts = tuple((rule.name, meaning(rule, section)) for section, rule in rules)
            means = fingerprint(parts)
            about = {(s, rule.name): text_of(rule) for s, rule in rules}
            said = self.words.amendment(tree.name)
        message = f"title-{key(tree.name)}"
        yield self._unit(TITLE, "", tree.title, said, message, means, about)
        above = self.ruleset.said_above.get(tree.name)
        if tree.kind == "amendment" and above:
            said, text = self.words.remark(tree.name), Text(above)
            yield self._unit(COMMENT, "", text, said, f"above-{key(tree.name)}", means, about)

    def _deck(self) -> Iterator[Unit]:
        deck = self.ruleset.deck
        if deck.assumed is None or not self.scope.brings_deck:
            return
        cards = " ".join(f"{copies}×{card}" for card, copies in deck.cards)
        about = {(ABOUT_DECK, deck.name): cards}
        message = f"deck-{key(deck.name)}"
        said, means = self.words.deck_assumed(), fingerprint(deck.cards)
        yield self._unit(DECK, deck.name, deck.assumed, said, message, means, about)

    def _source(self) -> Iterator[Unit]:
        """Paraphrases and remarks that have a translation; no page shows the others."""
        catalogue = self.ruleset.catalogues.get(self.ruleset.source)
        if catalogue is None or not self.scope.names_source:
            return
        for clause in catalogue.clauses:
            cite = catalogue.cite(clause)
            means = fingerprint((catalogue.digest, clause.first, clause.last, clause.kind))
            texts = [(CLAUSE, cite, clause.words)]
            texts += [
                (REMARK, f"{cite}/{n}", remark.words) for n, remark in enumerate(clause.remarks, 1)
            ]
            for kind, name, text in texts:
                said = dict(text.translations).get(self.words.language)
                if said:
                    yield self._unit(kind, name, text, said, "", means, {})

    def _unit(
        self,
        kind: str,
        name: str,
        text: Text,
        said: str,
        message: str,
        means: str,
        about: Mapping[tuple[str, str], str],
    ) -> Unit:
        beside = dict(text.translations).get(self.words.language)
        origin = self.words.tongue.origin(message) if message else None
        if origin is not None and not self.scope.is_shipped:
            here = self.scope.file.parent.resolve()
            origin = origin if origin.resolve().is_relative_to(here) else None
        other = plain(self.words.say(message)) if beside and origin is not None else None
        found = None if UNTRANSLATED[0] in said else plain(said)
        where = f"{self.scope.name}/{kind}" + (f"/{name}" if name else "")
        return Unit(
            where,
            kind,
            name.partition("/")[0],
            text.base,
            found,
            means,
            about,
            "" if found is not None else Said("text-no-translation"),
            other,
            "" if beside else message,
            None if beside else origin,
        )


def _of(rule: Rule, one: Mapping[tuple[str, str], str]) -> str:
    (section, _), *_rest = one
    return meaning(rule, section)


__all__ = [
    "ABOUT_DECK",
    "CHOSEN",
    "COMMENT",
    "DECK",
    "READING",
    "RULE",
    "TITLE",
    "Unit",
    "units",
]
