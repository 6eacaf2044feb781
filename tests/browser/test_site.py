"""The site in a real browser: languages, search, colours, keyboard, a small screen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

from tests.built_site import Built
from tests.built_site import built as built

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Axe

PHONE = {"width": 360, "height": 740}


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address(built: Built) -> Iterator[str]:
    """Where the site is served."""
    handler = partial(Quiet, directory=str(built.folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_the_language_switch(page: Page, address: str) -> None:
    page.goto(f"{address}/en/games/fr.html#the-rules-as-they-are-written")
    page.click(".languages a[hreflang=es]")
    page.wait_for_url("**/es/games/fr.html*")
    assert page.get_attribute("html", "lang") == "es"
    assert page.inner_text("h1") == "Coyote, la hoja francesa"
    assert page.get_attribute(".languages [aria-current]", "lang") == "es"


@pytest.mark.parametrize(("spoken", "first"), [("es-MX", "es"), ("de", "en")])
def test_the_start_is_in_the_language_of_the_reader(
    spoken: str, first: str, page: Page, address: str
) -> None:
    browser = page.context.browser
    assert browser is not None
    context = browser.new_context(locale=spoken)
    other = context.new_page()
    other.goto(f"{address}/index.html")
    if first == "es":
        other.wait_for_url("**/es/index.html")
    else:
        assert other.get_by_role("link", name="Español").is_visible()
    context.close()


def test_the_search_finds_words_in_the_language_of_the_page(page: Page, address: str) -> None:
    page.goto(f"{address}/es/index.html")
    page.wait_for_function("typeof searchWorker !== 'undefined'")
    for _ in range(50):  # until the index is there
        page.fill("#mkdocs-search-query", "francesa")
        page.press("#mkdocs-search-query", "s")
        page.wait_for_timeout(100)
        if page.locator("#mkdocs-search-results a").count():
            break
    found = page.locator("#mkdocs-search-results a")
    assert "francesa" in " ".join(found.all_inner_texts())
    page.press("#mkdocs-search-query", "Enter")
    page.keyboard.press("Enter")
    page.wait_for_url("**/es/**.html*")
    assert page.inner_text("h1")


def test_the_colours_are_kept(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(f"{address}/en/games/fr.html")
    before = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.click("#dark")
    assert page.get_attribute("#dark", "aria-pressed") == "true"
    after = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert before != after
    page.goto(f"{address}/es/index.html")
    assert page.get_attribute("html", "data-bs-theme") == "dark"
    assert page.get_attribute("#dark", "aria-pressed") == "true"


def test_dark_as_the_system_is(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(f"{address}/en/index.html")
    assert page.get_attribute("html", "data-bs-theme") == "dark"


def test_no_page_scrolls_sideways_on_a_telephone(page: Page, address: str, built: Built) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for name in built.pages:
        if name.startswith("es/") and "/decisions/" not in name and "/sheets/" not in name:
            page.goto(f"{address}/{name}")
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= PHONE["width"], name


def test_a_telephone_breaks_no_name_and_has_a_small_head(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for name in ("es/compared/index.html", "es/games/fr.html"):
        page.goto(f"{address}/{name}")
        rows = (
            "[...document.querySelectorAll('.top > *')].map(e => e.getBoundingClientRect().bottom)"
        )
        assert len({round(bottom / 30) for bottom in page.evaluate(rows) if bottom}) <= 2
        lines = (
            "[...document.querySelectorAll('table code, td:not(:has(*))')]"
            ".filter(e => e.textContent.length < 14)"
            ".map(e => { const r = document.createRange(); r.selectNodeContents(e);"
            " return [e.textContent, new Set([...r.getClientRects()].map(c => c.top)).size]; })"
        )
        short = page.evaluate(lines)
        assert short
        broken = [text for text, count in short if count > 1 and " " not in text]
        assert not broken


def test_the_menu_of_a_small_screen(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(f"{address}/en/index.html")
    assert not page.is_visible("#pages")
    page.click("#menu")
    assert page.get_attribute("#menu", "aria-expanded") == "true"
    page.keyboard.press("Escape")
    assert not page.is_visible("#pages")
    page.click("#menu")
    page.click("#pages a[href='games/fr.html']")
    page.wait_for_url("**/games/fr.html")


def test_by_keyboard_only(page: Page, address: str) -> None:
    page.goto(f"{address}/en/games/fr.html")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "content"
    reached = set()
    page.evaluate("document.activeElement.blur()")
    page.goto(f"{address}/en/games/fr.html")
    for _ in range(12):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.id || document.activeElement.lang"))
        style = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert style != "none"
    assert {"mkdocs-search-query", "dark", "es"} <= reached


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize(
    "name",
    [
        "index",
        "es/index",
        "es/games/fr",
        "es/house/one_life",
        "es/compared/index",
        "es/compared/en-and-en-one_life",
        "en/compared/fr-and-evil",
        "es/claims",
        "es/desk",
        "en/guide/tutorial",
    ],
)
def test_the_accessibility_checker(
    name: str, colours: str, page: Page, axe: Axe, address: str
) -> None:
    if name == "index":
        page.add_init_script("Object.defineProperty(navigator, 'languages', {get: () => ['de']})")
    page.emulate_media(color_scheme="dark" if colours == "dark" else "light")
    page.goto(f"{address}/{name}.html")
    assert axe(page) == []


def test_the_desk_is_on_the_site(page: Page, address: str) -> None:
    page.goto(f"{address}/es/desk.html#cards=3,4,x2&bid=12")
    page.wait_for_selector("#coyote-desk :text('14')")
    assert page.locator("#coyote-desk").get_by_text("14").count()


def test_without_a_server(page: Page, built: Built) -> None:
    page.goto((built.folder / "en" / "games" / "fr.html").as_uri())
    assert page.is_hidden("#search")
    page.click("#pages a[href='../index.html']")
    assert page.inner_text("h1")


def test_words_of_an_author_do_nothing(page: Page, address: str) -> None:
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    page.goto(f"{address}/es/games/evil.html")
    page.wait_for_timeout(200)
    assert "alert('title')" in page.inner_text("h1")
