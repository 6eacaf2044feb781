"""The built site: pages in each language, links that lead somewhere, and nothing from elsewhere."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import PurePosixPath
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import pytest

from coyote_spec.locale.tongue import tongue
from tests.built_site import LANGUAGES

if TYPE_CHECKING:
    from tests.built_site import Built

LARGEST = 300_000
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


class Page(HTMLParser):
    """What a test asks of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.lang = ""
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.attributes += given.items()
        if tag == "html":
            self.lang = given["lang"]
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif "src" in given or (tag == "link" and "href" in given):
            self.loaded.append(given.get("src") or given["href"])
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="session")
def read(built: Built) -> dict[str, Page]:
    return {name: Page(built.text(name)) for name in built.pages}


def test_the_same_pages_in_each_language(built: Built) -> None:
    of = {one: [p[3:] for p in built.pages if p.startswith(f"{one}/")] for one in LANGUAGES}
    assert of["en"] == of["es"]
    assert {"index.html", "games/fr.html", "games/evil.html", "house/one_life.html"} <= {*of["en"]}
    assert len(built.pages) == 2 * len(of["en"]) + 1


def test_each_page_says_its_language_and_closes_what_it_opens(read: dict[str, Page]) -> None:
    for name, page in read.items():
        assert page.lang == (name[:2] if "/" in name else "en"), name
        assert page.open == [], name


def test_every_link_leads_to_a_page_and_a_place_in_it(read: dict[str, Page], built: Built) -> None:
    for name, page in read.items():
        for link in (*page.links, *page.loaded):
            parts = urlsplit(link)
            if parts.scheme in ("https", "http") and link in page.links:
                continue
            assert not parts.scheme, (name, link)
            assert not parts.netloc, (name, link)
            target = resolved(name, unquote(parts.path))
            assert (built.folder / target).is_file(), (name, link)
            if parts.fragment and target in read:
                assert unquote(parts.fragment) in read[target].ids, (name, link)


def resolved(page: str, path: str) -> str:
    parts: list[str] = []
    for part in [*PurePosixPath(page).parent.parts, *path.split("/")] if path else [page]:
        parts = parts[:-1] if part == ".." else parts if part in ("", ".") else [*parts, part]
    return "/".join(parts)


def test_nothing_is_loaded_from_another_host(read: dict[str, Page], built: Built) -> None:
    for name, page in read.items():
        assert not [one for one in page.loaded if urlsplit(one).netloc], name
    for style in built.folder.rglob("site.css"):
        assert "url(" not in style.read_text(encoding="utf-8")


def test_no_id_stands_twice(read: dict[str, Page]) -> None:
    for name, page in read.items():
        assert len(page.ids) == len(set(page.ids)), name


def test_the_language_switch_leads_to_the_same_page(read: dict[str, Page]) -> None:
    for name, page in read.items():
        if "/" in name and "/sheets/" not in name:
            other = ("es" if name[:2] == "en" else "en") + name[2:]
            assert other in [resolved(name, link.partition("#")[0]) for link in page.links]


def test_no_page_is_too_heavy(built: Built) -> None:
    for name in built.pages:
        bare = re.sub(r"(?s)<svg.*?</svg>", "", built.text(name))
        assert len(bare.encode()) < LARGEST, name


def test_words_of_authors_are_text(built: Built, read: dict[str, Page]) -> None:
    for one in LANGUAGES:
        page = built.text(f"{one}/games/evil.html")
        assert "&lt;script&gt;alert" in page or "&#60;script&#62;alert" in page
    for name, found in read.items():
        text = built.text(name)
        assert "<script>alert" not in text
        assert "<b onclick" not in text
        assert "<img src=x" not in text
        assert not [a for a in found.attributes if a[0].startswith("on")]
        assert not [link for link in found.links if link.startswith("javascript")]


def test_what_isn_t_translated_says_so(built: Built) -> None:
    note = tongue("es").say("site-not-translated")
    page = built.text("es/guide/tutorial.html")
    assert note in page
    assert '<article lang="en">' in page
    assert note not in built.text("es/games/fr.html")
    assert "Escribe" not in built.text("en/guide/tutorial.html")
    assert tongue("en").say("site-not-translated") not in built.text("en/guide/tutorial.html")


def test_the_search_knows_each_page_in_its_language(built: Built) -> None:
    for one in LANGUAGES:
        index = json.loads(built.text(f"{one}/search/search_index.json"))
        assert index["config"]["lang"] == [one]
        found = {doc["location"].partition("#")[0] for doc in index["docs"]}
        assert "games/fr.html" in found
        assert (built.folder / one / "search/lunr.es.js").exists() == (one == "es")


def test_rules_are_coloured_and_pictures_are_there(built: Built) -> None:
    page = built.text("es/games/fr.html")
    assert '<span class="nf">challenge</span>' in page
    assert page.count("<svg") == 3
    assert tongue("es").say("picture-as-text") in page


def test_the_reference_is_made_from_the_program(built: Built) -> None:
    commands = built.text("en/guide/reference/commands.html")
    assert "usage: coyote-spec document" in commands
    python = built.text("en/guide/reference/python.html")
    assert " at 0x" not in python, "a place in memory is another one in each build"
    assert 'id="score"' in python
    assert 'id="scoreas_json"' in python.lower()
    grammar = built.text("en/guide/reference/grammar.html")
    assert "shuffle every card into the pile" in grammar


def test_a_game_has_sheets_to_print(built: Built, read: dict[str, Page]) -> None:
    for paper in ("A4", "letter"):
        assert f"../sheets/fr-{paper}.html" in read["es/games/fr.html"].links
        assert tongue("es").say("site-title") not in built.text(f"es/sheets/fr-{paper}.html")


def test_totals_stand_only_where_they_are_others(built: Built) -> None:
    assert built.text("es/house/one_life.html").count("<svg") == 1


def test_nothing_of_the_theme_is_there_in_vain(built: Built) -> None:
    names = {one.name for one in (built.folder / "en").rglob("*") if one.is_file()}
    assert "bootstrap.min.css" in names
    assert not [name for name in names if "awesome" in name or name.endswith((".woff2", ".map"))]
