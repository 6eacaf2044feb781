"""The rulebook of a ruleset as a page of Markdown, in the reader's language.

Everything on it comes from the rules themselves: the sentences from `statements`, the totals of the
examples from the interpreter, the badges from the claims that were proved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.handbook.doings import Line
from coyote_spec.handbook.markdown import anchor, escape, quoted, table
from coyote_spec.handbook.phrases import number
from coyote_spec.handbook.statements import Statement, Statements
from coyote_spec.handbook.words import names_of
from coyote_spec.handbook.worked import Worked, worked
from coyote_spec.interpreter.setting import kind_of
from coyote_spec.locale.names import as_written, capital

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from coyote_spec.handbook.badges import Badge
    from coyote_spec.ruleset.ruleset import Ruleset

CHAPTERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("components", ("players", "pieces", "cards", "places")),
    ("set-up", ("dealing",)),
    ("round", ("bidding",)),
    ("actions", ("actions",)),
    ("memory", ("state",)),
    ("counting", ("counting",)),
    ("settling", ("settling", "starting")),
    ("reshuffling", ("reshuffling",)),
    ("end", ("elimination", "ending")),
    ("options", ("options",)),
    ("open", ("silences",)),
)
"""The chapters of a page, in order, each with the sections of the rules that it holds."""


def rulebook(
    ruleset: Ruleset,
    language: str,
    *,
    badges: Mapping[str, Badge] | None = None,
    link: Callable[[Badge], str] | None = None,
    only: str | None = None,
) -> str:
    """The page of a ruleset.

    badges gives what each rule rests on, by its name; link gives the address of a claim. only names
    an amendment: then the page has the rules that it brings, and nothing else.

    Raises InputError when there is no such language.
    """
    page = _Page(ruleset, language, badges or {}, link)
    lines = list(page.amendment(only) if only is not None else page.whole())
    if any('class="untranslated"' in line for line in lines):
        lines += ["", f"*{page.text(page.sentence('page-untranslated-note'))}*"]
    return "\n".join(lines) + "\n"


def some_rules(ruleset: Ruleset, language: str, names: Sequence[str]) -> str:
    """Only the rules of these names, as they stand on the page of the ruleset.

    Raises InputError when there is no such language.
    """
    page = _Page(ruleset, language, {}, None)
    found = [(section, rule) for section, rule in ruleset.rules() if rule.name in names]
    lines = [
        line
        for section, rule in found
        for line in page.rule(Statement(section, rule, page.speaker.lines(section, rule)))
    ]
    return "\n".join(lines) + "\n"


class _Page:
    def __init__(
        self,
        ruleset: Ruleset,
        language: str,
        badges: Mapping[str, Badge],
        link: Callable[[Badge], str] | None,
    ) -> None:
        self.ruleset = ruleset
        self.words = names_of(ruleset, language)
        self.speaker = Statements(self.words)
        self.badges = badges
        self.link = link

    def say(self, message: str, **given: str | int) -> str:
        return self.words.say(message, **given)

    def sentence(self, message: str, **given: str | int) -> str:
        return self.words.tongue.sentence(self.say(message, **given))

    def text(self, words: str) -> str:
        return escape(words, self.say("page-untranslated"))

    def whole(self) -> Iterator[str]:
        yield f"# {self.text(self.words.title())}"
        yield ""
        yield from self._about()
        yield from self._legend()
        yield from self._goal()
        for chapter, sections in CHAPTERS:
            yield from self._chapter(chapter, sections)

    def amendment(self, name: str) -> Iterator[str]:
        yield f"# {self.text(self.words.amendment(name))}"
        yield ""
        remark = self.words.remark(name)
        if remark:
            yield from (self.text(remark), "")
        yield from self._legend()
        yield f"## {self.text(self.say('page-amendment'))}"
        for section, rule in self.ruleset.rules():
            if rule.origin == name:
                yield ""
                yield from self.rule(Statement(section, rule, self.speaker.lines(section, rule)))
        if not self.ruleset.deck_cites:  # an amendment's deck; a rulebook's has citations
            yield from self._deck()

    def _about(self) -> Iterator[str]:
        if len(self.ruleset.chain) > 1:
            chain = " → ".join(f"<code>{self.text(one)}</code>" for one in self.ruleset.chain)
            yield f"{self.text(self.sentence_of('page-built-from'))} {chain}"
            yield ""
        source = self._source()
        if source:
            yield f"{self.text(self.sentence_of('page-cites'))} {self.text(source)}"
            yield ""

    def _source(self) -> str:
        """The rulebook by its title, with the name that its clauses have before their numbers, and
        the clauses on which the ruleset extends another; empty where no rulebook is named."""
        name, clauses = self.ruleset.source, self.ruleset.extends_cites
        titled = self.words.source()
        if not titled:
            return name
        if not clauses:
            return self.say("page-source", title=titled, name=as_written(name))
        cites = as_written(" ".join(clauses))
        given = {"title": titled, "name": as_written(name), "cites": cites}
        return self.say("page-source-at", n=len(clauses), **given)

    def _legend(self) -> Iterator[str]:
        """What stands beside a rule."""
        said = ["page-beside", *(["page-beside-badge"] if self.badges else [])]
        yield f"<small>{self.text(' '.join(map(self.sentence, said)))}</small>"
        yield ""

    def sentence_of(self, message: str) -> str:
        """A message as the head of what follows it."""
        return self.words.tongue.sentence(self.say("followed", head=self.say(message)))

    def _goal(self) -> Iterator[str]:
        yield f"## {self.text(self.say('page-goal'))}"
        yield ""
        yield self.text(self.sentence_of("page-goal-says"))
        yield ""
        for rule in self.ruleset.section("ending"):
            yield from self._lines(self.speaker.lines("ending", rule), 0)

    def _chapter(self, chapter: str, sections: Sequence[str]) -> Iterator[str]:
        rules = [(s, rule) for s in sections for rule in self.ruleset.section(s)]
        if not rules:
            return
        yield ""
        yield f"## {self.text(self.say(f'page-{chapter}'))}"
        yield ""
        if chapter == "open":
            yield self.text(self.sentence("page-open-says"))
            yield ""
        for section, rule in rules:
            yield from self.rule(Statement(section, rule, self.speaker.lines(section, rule)))
        if chapter == "components":
            yield from self._deck()
        if chapter == "counting":
            yield from self._examples()

    def rule(self, statement: Statement) -> Iterator[str]:
        """A rule with what it says, and the author's comments."""
        rule = statement.rule
        place = f'<a id="{anchor(rule.name)}"></a>'
        first, *rest = statement.lines or (Line(""),)
        yield f"- {place}{self.text(first.text)} {self._beside(statement)}"
        yield from self._lines(first.below, 1)
        for line in rest:
            yield from self._lines([line], 0)
        for comment in self.words.comments(rule):
            yield f"    - *{self.text(comment)}*"

    def _lines(self, lines: Sequence[Line], depth: int) -> Iterator[str]:
        for line in lines:
            yield f"{'    ' * depth}- {self.text(line.text)}"
            yield from self._lines(line.below, depth + 1)

    def _beside(self, statement: Statement) -> str:
        """The rule's name, what it cites, where it comes from, and what it rests on."""
        rule = statement.rule
        parts = [f"<code>{self.text(rule.name)}</code>", *map(self.text, rule.cites)]
        base = self.ruleset.chain[0]
        if rule.origin not in ("", base) or len(self.ruleset.chain) > 1:
            parts.append(f'<span class="origin">{self.text(rule.origin or base)}</span>')
        badge = self.badges.get(rule.name)
        if badge is not None:
            parts.append(self._badge(badge))
        return f'<small class="rule">{" · ".join(parts)}</small>'

    def _badge(self, badge: Badge) -> str:
        words = self.text(self.say(f"badge-{badge.kind}"))
        hint = quoted(self.say("badge-hint"))
        place = self.link(badge) if self.link is not None and badge.claim else ""
        shown = f'<span class="badge badge-{badge.kind}" title={hint}>{words}</span>'
        return f"<a href={quoted(place)}>{shown}</a>" if place else shown

    def _deck(self) -> Iterator[str]:
        deck = self.ruleset.deck
        yield ""
        size = self.say("page-deck-size", n=deck.size)
        yield f"### {self.text(self.say('page-deck'))} ({self.text(size)})"
        yield ""
        head = [self.text(capital(self.say(f"page-{one}"))) for one in ("card", "copies", "colour")]
        yield from table(head, [self._deck_row(card, copies) for card, copies in deck.cards])
        if deck.assumed is not None:
            yield ""
            why = self.words.deck_assumed()
            yield self.text(self.sentence("page-assumed", why=why)) + "".join(
                f" {self.text(cite)}" for cite in self.ruleset.deck_cites
            )

    def _deck_row(self, card: str, copies: int) -> list[str]:
        colour = kind_of(self.ruleset, card).colour
        if colour is None:
            shown = self.say("page-no-colour")
        else:
            shown = self.speaker.phrases.colour(colour)
        return [self.text(self.words.card(card)), str(copies), self.text(shown)]

    def _examples(self) -> Iterator[str]:
        examples = worked(self.ruleset)
        if not examples:
            return
        yield ""
        yield f"### {self.text(self.say('page-examples'))}"
        yield ""
        for one in examples:
            yield f"- {self.text(self._example(one))}"

    def _example(self, one: Worked) -> str:
        sentence = self.sentence(
            "page-example",
            cards=self.speaker.cards(one.cards),
            card=self.words.card(one.card),
            total=number(one.total),
            without=number(one.without),
        )
        more = []
        if one.draws:
            more.append(self.say("page-example-draws", cards=self.speaker.cards(one.draws)))
        if one.reshuffle:
            more.append(self.say("page-example-reshuffle"))
        return " ".join([sentence, *(self.words.tongue.sentence(m) for m in more)])


__all__ = ["CHAPTERS", "rulebook", "some_rules"]
