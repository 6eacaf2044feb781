"""The rules on one or two sheets of paper, to lie on the table: HTML that needs nothing else.

It says what is assumed where the text is silent, and leaves out what a player needs only once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.handbook.markdown import html, plain, quoted
from coyote_spec.handbook.page import CHAPTERS
from coyote_spec.handbook.statements import Statements
from coyote_spec.handbook.words import names_of
from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.source import shorten, wrong

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.handbook.doings import Line
    from coyote_spec.ruleset.ruleset import Ruleset

PAPERS = {"A4": "A4", "letter": "letter"}
"""Sizes of paper, as CSS calls them."""

LEFT_OUT = ("places", "state", "silences")
"""Sections that a player at the table doesn't look up."""

MANY = 10_000
"""Characters, tags too: with more the letters are smaller, so that two sheets are enough."""

_STYLE = """
@page { size: SIZE; margin: 11mm 12mm; }
* { box-sizing: border-box; }
body { font: POINTSpt/1.25 system-ui, "Noto Sans", Arial, sans-serif; margin: 0 auto; padding: 1rem;
  max-width: 60rem; color: #111; background: #fff; }
h1 { font-size: 1.5em; margin: 0 0 2mm; }
h2 { font-size: 1.15em; margin: 2.2mm 0 .6mm; border-bottom: .3mm solid #111; break-after: avoid; }
main { columns: 2 18rem; column-gap: 7mm; column-rule: .2mm solid #999; }
ul { margin: 0; padding-left: 3.4mm; }
li { break-inside: avoid-column; }
.untranslated { border-bottom: .2mm dotted; font-style: italic; }
@media screen and (prefers-color-scheme: dark) {
  body { color: #eee; background: #161616; } h2 { border-color: #eee; }
}
@media print { body { padding: 0; max-width: none; } }
"""


def sheet(ruleset: Ruleset, language: str, paper: str = "A4") -> str:
    """The sheet of a ruleset, for A4 or letter paper.

    Raises InputError when there is no such language or paper.
    """
    if paper not in PAPERS:
        hint = Hint("handbook-papers", papers=", ".join(PAPERS))
        raise wrong("paper", Wrong("handbook-paper", paper=shorten(paper)), hint)
    made = _Sheet(ruleset, language)
    body = "\n".join(made.body())
    return made.page(body, PAPERS[paper])


class _Sheet:
    def __init__(self, ruleset: Ruleset, language: str) -> None:
        self.ruleset = ruleset
        self.words = names_of(ruleset, language)
        self.speaker = Statements(self.words, assumed=True)

    def text(self, words: str) -> str:
        hint = self.words.say("page-untranslated")
        return html(words, hint)

    def page(self, body: str, size: str) -> str:
        title = self.words.title()
        points = "7.1" if len(body) > MANY else "8.3"
        style = _STYLE.replace("SIZE", size).replace("POINTS", points)
        return f"""<!doctype html>
<html lang={quoted(self.words.language)}>
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html(plain(title))}</title>
<style>{style}</style></head>
<body><h1>{self.text(title)}</h1>
<main>
{body}
</main></body></html>
"""

    def body(self) -> Iterator[str]:
        for chapter, sections in CHAPTERS:
            yield from self._chapter(chapter, [s for s in sections if s not in LEFT_OUT])
        yield from self._open()

    def _heading(self, message: str) -> str:
        return f"<h2>{self.text(self.words.say(message))}</h2>"

    def _chapter(self, chapter: str, sections: Sequence[str]) -> Iterator[str]:
        rules = [(s, rule) for s in sections for rule in self.ruleset.section(s)]
        said = [line for s, rule in rules for line in self.speaker.lines(s, rule)]
        if said:
            yield self._heading(f"page-{chapter}")
            yield from self._list(said)
            if chapter == "components":
                yield self._deck()

    def _list(self, lines: Sequence[Line]) -> Iterator[str]:
        yield "<ul>"
        for line in lines:
            yield f"<li>{self.text(line.text)}"
            if line.below:
                yield from self._list(line.below)
            yield "</li>"
        yield "</ul>"

    def _deck(self) -> str:
        """The deck on a line or two: the cards by how often they are there."""
        deck = self.ruleset.deck
        by_copies: dict[int, list[str]] = {}
        for card, copies in deck.cards:
            by_copies.setdefault(copies, []).append(self.text(self.words.card(card)))
        parts = [f"{n} × {', '.join(cards)}" for n, cards in sorted(by_copies.items())]
        size = self.words.say("page-deck-size", n=deck.size)
        head = self.text(self.words.say("followed", head=size))
        return f"<p><b>{head}</b> {' · '.join(parts)}.</p>"

    def _open(self) -> Iterator[str]:
        silences = self.ruleset.silences
        if not silences:
            return
        yield self._heading("page-open")
        yield "<ul>"
        for name, readings in silences.items():
            answer = self.words.reading(name, readings[0].name)
            yield f"<li>{self.text(self.words.question(name))} <i>{self.text(answer)}</i></li>"
        yield "</ul>"


__all__ = ["PAPERS", "sheet"]
