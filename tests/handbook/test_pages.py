"""Rulebook pages: complete in every language, right in their examples, safe from any text."""

import importlib
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from coyote_spec.api import load, score
from coyote_spec.handbook.badges import Badge
from coyote_spec.handbook.markdown import typeset
from coyote_spec.handbook.page import CHAPTERS, rulebook
from coyote_spec.handbook.worked import worked
from coyote_spec.ruleset.rule import SECTIONS
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.source import InputError
from tests.handbook.texts import GAMES, LANGUAGES, each_language, glossary, written

HOUSE = [
    "always_shuffle",
    "below_zero",
    "by_tens",
    "calm_night",
    "cap",
    "doubled",
    "exact_call",
    "hard_exact_call",
    "last_two",
    "late_exit",
    "life_transfer",
    "one_life",
    "plain",
    "points",
    "step_by_one",
    "tomahawk",
    "two_boxes",
]


def complete(page: str) -> None:
    """A page in which nothing is missing."""
    assert "untranslated" not in page
    assert not re.search(r"[{}\ue000-\ue003]|&#12[35];|None|\(\)|\.\.|\?\.", page)


@each_language
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_whole_page(game: str, language: str) -> None:
    ruleset = load(game)
    page = rulebook(ruleset, language)
    complete(page)
    for _, rule in ruleset.rules():
        assert page.count(f'<a id="rule-{rule.name}"></a>') == 1
        assert all(cite in page for cite in rule.cites)


def test_every_section_is_in_a_chapter() -> None:
    assert {section for _, chapter in CHAPTERS for section in chapter} == set(SECTIONS)


@cache
def amended(game: str, amendment: str) -> Ruleset | None:
    try:
        return load(f"{game}+{amendment}")
    except InputError:
        return None


@pytest.mark.parametrize("amendment", HOUSE)
def test_every_house_rule_has_its_page(amendment: str) -> None:
    fitting = [one for game in ("en", "pt") if (one := amended(game, amendment)) is not None]
    assert fitting
    for ruleset in fitting:
        pages = {language: rulebook(ruleset, language, only=amendment) for language in LANGUAGES}
        assert len(set(pages.values())) == len(LANGUAGES)
        for page in pages.values():
            complete(page)
            assert "<a id=" in page or "| --- |" in page


@pytest.mark.soak
@pytest.mark.parametrize("amendment", HOUSE)
@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_on_every_game(game: str, amendment: str) -> None:
    ruleset = amended(game, amendment)
    if ruleset is not None:
        for language in LANGUAGES:
            complete(rulebook(ruleset, language))


@pytest.mark.parametrize("game", GAMES)
def test_examples_come_from_the_interpreter(game: str) -> None:
    ruleset = load(game)
    examples = worked(ruleset)
    assert [one.card for one in examples] == list(ruleset.named_cards)
    page = rulebook(ruleset, "en")
    for one in examples:
        pile = [*one.draws, "1"]
        assert score(game, one.cards, pile).total == one.total
        assert score(game, one.cards[:-1], pile).total == one.without
        assert typeset(f"the total is {one.total}; without") in page


def test_a_page_shows_where_rules_come_from_and_what_they_rest_on() -> None:
    ruleset = load("fr+cap")
    badges = {"raise": Badge("proved", "bidding_ends"), "within_cap": Badge("example")}
    page = rulebook(ruleset, "en", badges=badges, link=lambda badge: f"claims/#{badge.claim}")
    raising = next(line for line in page.splitlines() if 'id="rule-raise"' in line)
    assert '<a href="claims/&#35;bidding&#95;ends"><span class="badge badge-proved"' in raising
    assert "FR-24" in raising
    assert '<span class="origin">fr</span>' in raising
    capped = next(line for line in page.splitlines() if 'id="rule-within_cap"' in line)
    assert '<span class="origin">cap</span>' in capped
    assert "example only</span>" in capped
    assert "<a href" not in capped


NASTY = """## <b>loud</b> [x](javascript:alert(1)) ![y](z) `code` **bold** {{ x }}
ruleset nasty "<script>alert(1)</script> & *Co*" extends fr

cards
  ## <img src=x onerror=alert(2)>
  ## 1. no list
  add odd  odd card "<i>" "a|b" "`c`"

counting
  add o1 before total  with "<i>": drop every green
  add o2 before total  with "a|b": drop every green
  add o3 before total  with "`c`": drop every green

silences
  add gap_  asks "# What <u>now</u>? [l](http://example.org)"
    one   "- <b>One</b>"
    other  "1. *Two*"

settling
  add more
    by gap_
      one: no change
      other: loser takes 1 coin
"""


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


@each_language
def test_what_an_author_writes_comes_out_as_text(language: str, tmp_path: Path) -> None:
    page = rulebook(written(tmp_path, NASTY, "nasty"), language)
    markdown: Any = importlib.import_module("markdown")
    html = markdown.markdown(page, extensions=["tables", "attr_list", "def_list"])
    found = _Tags()
    found.feed(html)
    known = {"a", "code", "em", "h1", "h2", "h3", "li", "p", "small", "span", "strong"}
    known |= {"table", "tbody", "td", "th", "thead", "tr", "ul"}
    assert {tag for tag, _ in found.tags} <= known - {"strong"}
    assert all(set(attrs) <= {"id", "class", "lang", "title"} for _, attrs in found.tags)
    for words in (
        "<script>alert(1)</script> & *Co*",
        "<img src=x onerror=alert(2)>",
        "# What <u>now</u>? [l](http://example.org)",
        "1. *Two*",
        "- <b>One</b>",
        "<i>",
        "a|b",
        "`c`",
    ):
        assert words in found.text


def test_what_has_no_translation_says_so(tmp_path: Path) -> None:
    text = 'ruleset mine "My game" es "Mi juego" extends fr\n\nsilences\n'
    text += (
        '  add tie_  asks "Who?" es "¿Quién?"\n    one   "This." es "Este."\n    other  "That."\n'
    )
    text += "\nsettling\n  add more\n    by tie_\n      one: no change\n"
    text += "      other: loser takes 2 coins\n"
    ruleset = written(tmp_path, text)
    spanish = rulebook(ruleset, "es")
    assert "# Mi juego\n" in spanish
    assert "¿Quién?" in spanish
    mark = '<span class="untranslated" lang="en" title="sin traducción">That</span>'
    assert f"«{mark}» (la otra lectura)" in spanish
    assert spanish.rstrip().endswith("están como las escribió su autor.*")
    assert "untranslated" not in rulebook(ruleset, "en")
    glossary(
        tmp_path,
        "fr",
        "title-mine = Mon jeu\nsilence-tie_ = Qui ?\n    .one = Lui.\n    .other = L'autre.\n",
    )
    assert "untranslated" not in rulebook(ruleset, "fr")


def test_the_shipped_translations_are_those_of_the_shipped_texts(tmp_path: Path) -> None:
    text = 'ruleset mine "Mine" extends fr\n\nsilences\n  replace max_tie  asks "Mine alone?"\n'
    text += '    one  "One."\n    all  "All."\n'
    page = rulebook(written(tmp_path, text), "es")
    assert '<span class="untranslated" lang="en" title="sin traducción">Mine alone?</span>' in page


def test_the_title_of_an_amendment_is_its_authors(tmp_path: Path) -> None:
    """The translation that stands beside it; else it is said that there is none."""
    file = tmp_path / "hush.coyote"
    file.write_text(
        'coyote 1\n\namendment hush "Hush" es "Silencio"\n\n'
        "settling\n  replace payment  loser takes 2 coins\n",
        "utf-8",
    )
    ruleset = load(f"fr+{file}")
    titles = {one: rulebook(ruleset, one).splitlines()[0] for one in LANGUAGES}
    assert titles["es"].endswith("Silencio")
    assert "Hush" in titles["en"]
    assert "Hush" in titles["pt"]
    assert titles["pt"] != titles["en"]
    assert rulebook(ruleset, "es", only="hush").splitlines()[0] == "# Silencio"
