"""A page of a real Chromium, that of the operating system, and the accessibility checker.

A test fails when its page writes an error to the console or asks another host for anything.
"""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, sync_playwright

from coyote_spec.api import load
from coyote_spec.handbook.desk.desk import desk_page
from coyote_spec.locale.tongue import languages
from coyote_spec.ruleset.ruleset import Ruleset

COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""What the operating systems call it."""

HERE = ("", "localhost", "127.0.0.1")
"""The hosts of a page on this machine; a file has none."""

ARGUMENTS = (
    "--no-sandbox",  # a container's root may have none; only our own pages are opened
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
)

AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
GRAVE = ("serious", "critical")

EDITIONS = ("en", "en_advanced", "es", "es_advanced", "pt", "pt_kidult", "fr")

Axe = Callable[[Page], list[str]]
Opened = Callable[..., Page]


def command() -> str:
    """Where Chromium lies; where there is none, the test fails."""
    found = next((path for name in COMMANDS if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail(f"the command `{COMMANDS[0]}` is missing: `make browser` installs it")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=command(), args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of its own, watched."""
    with watched(browser) as page:
        yield page


@contextmanager
def watched(browser: Browser) -> Iterator[Page]:
    """A page that fails in the end if anything was wrong."""
    context = browser.new_context()
    page = context.new_page()
    wrong: list[str] = []

    def said(message: ConsoleMessage) -> None:
        if message.type == "error":
            wrong.append(f"on the console: {message.text}")

    def asked(request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and (address.hostname or "") not in HERE:
            wrong.append(f"asked for {request.url}")

    page.on("console", said)
    page.on("pageerror", lambda error: wrong.append(f"thrown: {error}"))
    page.on("request", asked)
    yield page
    context.close()
    assert not wrong


@pytest.fixture(scope="session")
def editions() -> list[Ruleset]:
    """The seven games of the rulebooks; what is worked out of them is kept for all tests."""
    return [load(name) for name in EDITIONS]


@pytest.fixture
def axe() -> Axe:
    """What the accessibility checker finds on a page that is serious or worse, one line each."""

    def findings(page: Page) -> list[str]:
        page.evaluate(AXE.read_text("utf-8"))
        found: Any = page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found
            if one["impact"] in GRAVE
            for node in one["nodes"]
        ]

    return findings


@pytest.fixture(scope="session")
def folder(editions: list[Ruleset], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the desk in each language."""
    folder = tmp_path_factory.mktemp("desk")
    for language in languages():
        (page,) = desk_page(editions, language).values()
        (folder / f"{language}.html").write_text(page, "utf-8")
    return folder


@pytest.fixture
def opened(page: Page, folder: Path) -> Opened:
    """Opens the desk at a situation."""

    def at(situation: str = "", language: str = "en") -> Page:
        page.goto(f"{(folder / language).as_uri()}.html{situation}")
        return page

    return at
