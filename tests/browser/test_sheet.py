"""The printable sheet: on A4 and letter paper, one or two pages."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from coyote_spec.api import load
from coyote_spec.handbook.sheet import PAPERS, sheet

SHEETS = [("fr", "en", 1), ("en", "fr", 1), ("pt_kidult", "fr", 2), ("en_advanced", "fr", 2)]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "language", "most"), SHEETS)
def test_a_sheet_is_one_or_two_pages(
    page: Page, tmp_path: Path, game: str, language: str, most: int, paper: str
) -> None:
    file = tmp_path / "sheet.html"
    file.write_text(sheet(load(game), language, paper), "utf-8")
    page.goto(file.as_uri())
    printed = page.pdf(prefer_css_page_size=True)
    assert 1 <= len(re.findall(rb"/Type\s*/Page(?![a-z])", printed)) <= most
    width = {"A4": "59[45]", "letter": "612"}[paper]
    assert re.search(rf"/MediaBox \[0 0 {width}".encode(), printed)


def test_a_sheet_does_not_scroll_sideways_on_a_phone(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "sheet.html"
    file.write_text(sheet(load("en_advanced"), "fr"), "utf-8")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(file.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
