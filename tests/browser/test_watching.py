"""The page of the tests notices what it is there to notice."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Axe, command, watched

INSTALL = Path(__file__).parent / "install.sh"


@pytest.mark.parametrize(
    ("html", "wrong"),
    [
        ("<script>console.error('oh')</script>", "on the console: oh"),
        ("<script>throw new Error('oh')</script>", "thrown: oh"),
        ("<img src='https://example.org/x.png' alt=x>", "asked for https://example.org/x.png"),
        ("<script>fetch('https://example.org').catch(() => 0)</script>", "https://example.org"),
    ],
)
def test_a_page_that_does_wrong_fails(browser: Browser, html: str, wrong: str) -> None:
    def opened() -> None:
        with watched(browser) as page:
            page.set_content(f"<!doctype html><title>x</title>{html}")
            page.wait_for_timeout(50)

    with pytest.raises(AssertionError, match=wrong):
        opened()


def test_a_page_that_does_nothing_wrong_is_fine(browser: Browser) -> None:
    with watched(browser) as page:
        page.set_content("<!doctype html><title>x</title><script>console.log('fine')</script>")


def test_the_accessibility_checker_notices(page: Page, axe: Axe) -> None:
    page.set_content(
        "<!doctype html><title>x</title><p style='color:#ccc'>Pale</p><button></button>"
    )
    found = {one.split(":")[0] for one in axe(page)}
    assert found >= {"button-name", "color-contrast", "html-has-lang"}


def test_where_nothing_can_be_installed_that_is_said() -> None:
    done = subprocess.run(
        ["/bin/sh", INSTALL], env={"PATH": "/nowhere"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert done.stderr.startswith("The command `chromium` is missing: ")


def test_where_chromium_is_missing_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(pytest.fail.Exception, match="`chromium` is missing: `make browser` inst"):
        command()
