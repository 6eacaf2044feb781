"""The voice of a language for the command line: its messages are `verb-...` in `verbs.ftl`.

What has no words in the language isn't passed over: an author's text without a translation and a
text that exists only in English are marked, and the marks are explained once.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from coyote_spec.handbook.changes import said
from coyote_spec.handbook.phrases import Phrases
from coyote_spec.handbook.statements import Statements
from coyote_spec.handbook.words import names_of, words_of_all
from coyote_spec.interpreter.voice import Voice
from coyote_spec.locale.names import UNTRANSLATED, as_written, key, parts, plain
from coyote_spec.locale.said import CALLED, CLAUSE, Clause, Said, filled, mistakes
from coyote_spec.locale.tongue import tongue

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.interpreter.score import Change
    from coyote_spec.locale.tongue import Tongue
    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.effect import Text
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

_SEMICOLON = re.compile(r"(?<=\S);(?= |$)")

MARK = "[en]"
"""Before a text that exists only in English."""


class Spoken(Voice):
    """A voice that says the messages of a language.

    Raises InputError when there is no such language.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._tongue = tongue(language)
        self._names = words_of_all(language)
        self._marked = self._explained = False

    def about(self, ruleset: Ruleset) -> None:
        """The glossary of the ruleset goes before the common one."""
        self._tongue = self._names = names_of(ruleset, self.language).tongue

    def say(self, message: str, english: str, **given: str | int) -> str:
        """The message `verb-...`; of a number `n` it is also given `n_n`, by which it chooses."""
        return self._shown(self._message(f"verb-{message}", filled(given, self._message)))

    def said(self, text: str) -> str:
        """By its messages; a text that has none is marked."""
        if isinstance(text, Said):
            return self._shown(text.by(self._message))
        return self.only_english(text)

    def called(self, kind: str, name: str) -> str:
        """By the game's word for it, where there is one."""
        return self._shown(self._message(CALLED, {"kind": kind, "name": name}))

    def lying(self, place: str, seat: int | None, english: str) -> str:
        """By the words for the place, where there are some."""
        word, given = f"place-{key(place)}", {}
        if seat is not None:
            word, given = f"{word}.of", {"seat": self._tongue.say("found-seat", seat=str(seat))}
        return self._shown(self._names.say(word, **given)) if self._has(word) else english

    def title(self, ruleset: Ruleset, english: str) -> str:
        """The title, translated where there is a translation."""
        return self._shown(names_of(ruleset, self.language).title())

    def rule(self, ruleset: Ruleset, rule: Rule, english: Sequence[str]) -> list[str]:
        """The rule as sentences, each with its depth as blanks."""
        section = next(s for s, one in ruleset.rules() if one.name == rule.name)
        lines = Statements(names_of(ruleset, self.language)).lines(section, rule)
        found: list[str] = []
        todo = [(line, 0) for line in reversed(lines)]
        while todo:
            line, depth = todo.pop()
            found.append("  " * depth + self._shown(line.text))
            todo += [(one, depth + 1) for one in reversed(line.below)]
        return found

    def question(self, ruleset: Ruleset, silence: str, english: str) -> str:
        """The question, translated where there is a translation."""
        return self._shown(names_of(ruleset, self.language).question(silence))

    def reading(self, ruleset: Ruleset, silence: str, reading: str, english: str) -> str:
        """The reading, translated where there is a translation."""
        return self._shown(names_of(ruleset, self.language).reading(silence, reading))

    def deck_assumed(self, ruleset: Ruleset, english: str) -> str:
        """The reason, translated where there is a translation."""
        return self._shown(names_of(ruleset, self.language).deck_assumed()).rstrip(".")

    def change(self, change: Change) -> str:
        """In the words that the dispute desk has for it, too."""
        return plain(said(self._tongue, change, self.called("card", change.card)))

    def written(self, text: Text) -> str:
        """By the translation beside it; without one it is marked."""
        beside = dict(text.translations).get(self.language)
        return self.only_english(text.base) if beside is None else beside

    def claim(self, claim: Claim) -> str:
        """The title; those of the shipped claims are translated in the files of words."""
        from coyote_spec.handbook.verdicts import title_of

        found = title_of(claim.name, claim.title, self.language)
        return self.only_english(claim.title) if found is None else found

    def only_english(self, text: str) -> str:
        """The text, with a mark."""
        if self.language == "en":
            return text
        self._marked = self._marked or bool(text)
        return f"{MARK} {text}" if text else text

    def line(self, text: str) -> str:
        """With the blank before a semicolon that the language may have."""
        mark = self.say("semicolon", ";")
        return text if mark == ";" else _SEMICOLON.sub(mark, text)

    def notice(self) -> list[str]:
        """What the mark means, once it was used."""
        if not self._marked or self._explained:
            return []
        self._explained = True
        return [self.say("only-english", "", mark=MARK), ""]

    def _message(self, message: str, given: Mapping[str, str | int]) -> str:
        if message == CALLED:
            kind, name = str(given["kind"]), str(given["name"])
            word = f"{kind}-{key(name)}"
            return self._names.say(word) if self._has(word) else name
        if message == CLAUSE:
            return self._clause(given["clause"])
        return (mistakes(self.language, message) or self._tongue).say(message, **given)

    def _clause(self, clause: object) -> str:
        assert isinstance(clause, Clause)
        if self.language == "en":
            return as_written(clause)
        names = names_of(clause.rules, self.language)
        return Phrases(names, given=clause.values).phrase(clause.node)

    def _has(self, word: str) -> bool:
        """Whether a thing of a game is called otherwise than it is written, which is English."""
        return self.language != "en" and self._names.has(word)

    def _shown(self, text: str) -> str:
        """The text without marks of ours; what isn't translated says so."""
        return shown_text(self._tongue, text)


def shown_text(tongue: Tongue, text: str) -> str:
    """A text for a terminal: without the marks around names, and what isn't translated says so."""
    without = tongue.say("page-untranslated")
    return "".join(
        f"{plain(part)} [{without}]" if part[0] == UNTRANSLATED[0] else plain(part)
        for part in parts(text)
    )


__all__ = ["MARK", "Spoken", "shown_text"]
