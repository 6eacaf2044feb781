"""The dispute desk in a real Chromium, opened from a file."""

import random
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page

from coyote_spec.api import load
from coyote_spec.handbook.desk.desk import desk_files, desk_fragment, desk_page
from coyote_spec.handbook.markdown import typeset
from coyote_spec.locale.tongue import languages
from coyote_spec.ruleset.ruleset import Ruleset
from tests.browser.conftest import Axe, Opened
from tests.browser.tables import Table, expected, tables, totals

HOSTILE = Path(__file__).parent / "rules" / "hostile.coyote"


def address(table: Table) -> str:
    parts = {"cards": table.cards, "pile": table.pile}
    return "#" + "&".join(
        f"{key}={','.join(quote(card, safe='') for card in cards)}"
        for key, cards in parts.items()
        if cards
    )


SHOWN = """async situations => {
    const all = [];
    for (const situation of situations) {
        const done = new Promise(then => addEventListener("hashchange", then, { once: true }));
        location.hash = situation;
        await done;
        const articles = [...document.querySelectorAll("article[data-edition]")];
        all.push(Object.fromEntries(articles.map(one => [one.dataset.edition, [
            one.querySelector(".total").textContent,
            one.querySelectorAll("ol li").length,
            one.querySelectorAll(".relied li").length,
        ]])));
    }
    return all;
}"""


def test_shows_what_score_says(opened: Opened, editions: list[Ruleset]) -> None:
    given = tables(editions, 200)
    found = opened().evaluate(SHOWN, [address(table) for table in given])
    for table, shown in zip(given, found, strict=True):
        said = {ruleset.name: expected(ruleset, table) for ruleset in editions}
        assert shown == {
            name: [typeset(f"Total: {one['total']}"), len(one["steps"]), len(one["relied_on"])]
            for name, one in said.items()
            if "total" in one
        }, table


def test_a_whole_situation(opened: Opened) -> None:
    page = opened("#cards=20,10,max0,%3F&pile=15&bid=26")
    french = page.locator("article[data-edition=fr]")
    assert french.locator(".total").inner_text() == "Total: 25"
    assert french.locator("ol li").all_inner_texts() == [
        "?: 15 is turned over and joins the table FR-08 FR-09 FR-10",
        "Max\u00a00: 20 leaves the table FR-08 FR-11",
        "total: the total is 25 FR-14 FR-16 FR-17 FR-28",
    ]
    ruling = french.locator(".ruling li").inner_text()
    assert ruling.startswith("The call: The caller is right: the bidder takes 1 tomahawk. FR-")
    assert page.locator(".heard").inner_text().endswith("Coyote, the French sheet: Total: 25")


def test_signs_are_set_as_the_language_sets_them(opened: Opened) -> None:
    """In French a blank stands before a colon and a semicolon."""
    page = opened("#cards=20,10,x2&bid=26", "fr")
    shown = page.locator("article[data-edition=pt]")
    steps = shown.locator("ol li").all_inner_texts()
    assert steps[0] == "×2\u00a0: 20 compte 40\u202f; 10 compte 20 PT-30"
    assert shown.locator(".ruling li").inner_text().startswith("Le défi\u00a0: ")


def test_an_address_with_minus_signs_as_pages_show_them(opened: Opened) -> None:
    page = opened("#cards=−5,%E2%88%9210&bid=−20")
    assert page.locator(".message").is_hidden()
    assert page.get_by_label("Number that was bid").input_value() == "-20"
    assert totals(page)["fr"] == -15
    page.get_by_role("button", name="Add 3 to the table").click()
    assert page.evaluate("location.hash") == "#cards=-5,-10,3&bid=-20"


def test_a_card_without_a_rule(opened: Opened) -> None:
    page = opened("#cards=20,max-")
    refused = page.locator("article.refused")
    assert refused.count() == 2
    assert "This edition has no rule for: Max\u00a0−" in refused.first.inner_text()
    assert len(totals(page)) == 5


def test_a_bid_that_is_not_allowed(opened: Opened) -> None:
    page = opened("#cards=-5,-10&bid=-20")
    said = page.locator("article .ruling").all_inner_texts()
    assert len(said) == 7
    forbidden = [
        text for text in said if text.startswith("−20 is not allowed as the first number.")
    ]
    assert len(forbidden) == 3


def test_house_rules_are_ruled_too(page: Page, tmp_path: Path) -> None:
    rulesets = [load(name) for name in ("fr+points", "fr+exact_call", "fr+below_zero")]
    (text,) = desk_page(rulesets, "en").values()
    (tmp_path / "desk.html").write_text(text, "utf-8")

    def said(situation: str) -> list[list[str]]:
        page.goto("about:blank")
        page.goto(f"{(tmp_path / 'desk.html').as_uri()}{situation}")
        found = page.locator("article").all()
        return [one.locator(".ruling li, p.ruling").all_inner_texts() for one in found]

    points, exact, _ = said("#cards=3,4,5&bid=12")
    assert points[0].startswith(
        "The call: nobody takes a tomahawk; the number of points of the bidder: +1."
    )
    assert exact[0].startswith("The call: The caller is wrong: the caller takes 1 tomahawk.")
    assert exact[1].startswith(
        "The exact call: nobody takes a tomahawk; "
        "if each player has one already: the caller gives back 1 tomahawk."
    )
    strict, _, free = said("#cards=-5,-10&bid=-20")
    assert strict[0].startswith("−20 is not allowed as the first number. FR-")
    assert free[0].startswith("The call: The caller is wrong: the caller takes 1 tomahawk.")


def test_the_address_can_be_copied(opened: Opened) -> None:
    page = opened("#cards=20&bid=3")
    page.get_by_role("button", name="Copy the address of this situation").click()
    page.wait_for_function("!document.querySelector('.message').hidden")
    said = page.locator(".message").inner_text()
    assert said == "The address has been copied." or said.endswith("desk/en.html#cards=20&bid=3")


def test_a_reading_that_is_chosen_changes_the_rulings(opened: Opened) -> None:
    page = opened("#cards=10,%3F,x2&pile=15")
    assert totals(page)["en"] == 50
    page.get_by_text("Where the rulebooks leave something open").click()
    point = page.locator("select").filter(has=page.locator("option[value=value_only]"))
    point.select_option("value_only")
    assert totals(page)["en"] == 35
    relied = page.locator("article[data-edition=en] .relied").inner_text()
    assert "Its number is added at the end." in relied
    point.select_option("joins")
    assert totals(page)["en"] == 50
    assert page.evaluate("location.hash") == "#cards=10,%3F,x2&pile=15"


def test_situations_are_shared_by_address(opened: Opened) -> None:
    page = opened()
    for card in ("20", "x2", "?"):
        page.locator(".palette button").filter(has_text=_face(card)).first.click()
    page.get_by_label("In the pile, below the others").check()
    page.locator(".palette button").filter(has_text="15").click()
    page.get_by_label("Number that was bid").fill("-7")
    page.get_by_label("Players").select_option("5")
    page.get_by_text("Where the rulebooks leave something open").click()
    page.locator(".point select").first.select_option("value_only")
    situation = page.evaluate("location.hash")
    assert situation == "#cards=20,x2,%3F&pile=15&bid=-7&players=5&readings=drawn_card:value_only"
    before = page.locator(".results").inner_text()
    page.goto("about:blank")
    again = opened(situation)
    assert again.locator(".results").inner_text() == before
    assert again.get_by_label("Number that was bid").input_value() == "-7"
    assert again.locator(".point select").first.input_value() == "value_only"
    assert again.get_by_label("Players").input_value() == "5"


def _face(card: str) -> str:
    return {"x2": "×2"}.get(card, card)


@pytest.mark.parametrize(
    ("situation", "left_out", "bid"),
    [
        ("#cards=3,nonsense,4", ["nonsense"], ""),
        ("#cards=%E0%A4%A,3", ["%E0%A4%A"], ""),
        ("#bid=1e9&cards=3", ["bid=1e9"], ""),
        ("#bid=12345678901&cards=3", ["bid=12345678901"], ""),
        ("#cards=3&bid=5&bid", ["bid"], "5"),
        ("#cards=3&bid=5&bid=6", ["bid=6"], "5"),
        ("#cards=3&cards=4", ["cards=4"], ""),
        ("#cards=3&players=99", ["players=99"], ""),
        ("#cards=3&players=1", ["players=1"], ""),
        ("#cards=3&players=03", ["players=03"], ""),
        ("#cards=3&players=", ["players="], ""),
        ("#cards=3&players=4&players=5", ["players=5"], ""),
        ("#cards=3&what=<img src=x>", ["what=<img src=x>"], ""),
        ("#readings=drawn_card:no,odd:x,__proto__:y&cards=3", ["drawn_card:no", "odd:x"], ""),
        ("#__proto__=1&constructor=2&cards=3", ["__proto__=1", "constructor=2"], ""),
        (f"#cards=3,{'9' * 500}", [f"{'9' * 40}…"], ""),
        ("#pile=" + ",".join(["3"] * 30) + "&cards=3", ["3, 3, 3, 3, 3, 3"], ""),
    ],
)
def test_what_an_address_has_wrong_is_said(
    opened: Opened, situation: str, left_out: list[str], bid: str
) -> None:
    page = opened(situation)
    message = page.locator(".message").inner_text()
    assert message.startswith("Left out of the address, because the desk cannot read it:")
    assert all(one in message for one in left_out)
    assert totals(page)["fr"] in (3, 7)
    assert page.get_by_label("Number that was bid").input_value() == bid
    assert page.locator("img").count() == 0


@pytest.mark.parametrize("text", ["1.5", "--3", "abc", "9999999999"])
def test_a_bid_that_is_no_number_is_said(opened: Opened, text: str) -> None:
    page = opened("#cards=3&bid=7")
    page.get_by_label("Number that was bid").fill(text)
    assert "whole number" in page.locator(".message").inner_text()
    assert page.evaluate("location.hash") == "#cards=3"
    page.get_by_label("Number that was bid").fill("4")
    assert page.locator(".message").is_hidden()
    assert page.evaluate("location.hash") == "#cards=3&bid=4"


def test_works_by_keyboard_alone(opened: Opened) -> None:
    page = opened()

    def tab_to(name: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.ariaLabel ?? ''") == name:
                return
        raise AssertionError(f"{name} can't be reached")

    tab_to("Add 20 to the table")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    tab_to("Take 20 off the table")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.ariaLabel") == "Take 20 off the table"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "coyote-bid":
            break
    page.keyboard.type("21")
    assert page.evaluate("location.hash") == "#cards=20&bid=21"
    assert set(totals(page).values()) == {20}
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "coyote-players"
    page.keyboard.press("3")
    assert page.evaluate("location.hash") == "#cards=20&bid=21&players=3"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # start again
    assert page.evaluate("location.hash") == ""
    assert page.evaluate("document.activeElement.ariaLabel") == "Add −10 to the table"


@pytest.mark.parametrize("language", languages())
def test_is_readable_on_a_phone(opened: Opened, language: str) -> None:
    page = opened("", language)
    page.set_viewport_size({"width": 360, "height": 640})
    page.evaluate("location.hash = '#cards=20,10,max0,%3F,x2,night&pile=15,7&bid=26'")
    page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true })")
    assert page.locator("article").count() == 7
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize(
    ("language", "colours"), [*((language, "light") for language in languages()), ("en", "dark")]
)
def test_is_accessible(opened: Opened, axe: Axe, language: str, colours: str) -> None:
    page = opened("#cards=20,10,max0,%3F,-5&pile=15,7&bid=26&odd=1", language)
    page.emulate_media(color_scheme="dark" if colours == "dark" else "light")
    page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true })")
    assert axe(page) == []


def test_is_dark_where_the_reader_or_the_site_is(opened: Opened) -> None:
    page = opened("#cards=3")
    paper = "getComputedStyle(document.querySelector('.coyote-desk')).backgroundColor"
    light, dark = "rgb(255, 255, 255)", "rgb(20, 24, 29)"
    assert page.evaluate(paper) == light
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(paper) == dark
    page.evaluate("document.documentElement.dataset.bsTheme = 'light'")
    assert page.evaluate(paper) == light
    page.emulate_media(color_scheme="light")
    page.evaluate("document.documentElement.dataset.bsTheme = 'dark'")
    assert page.evaluate(paper) == dark


def test_text_of_a_ruleset_stays_text(page: Page, tmp_path: Path) -> None:
    rulesets = [load(str(HOSTILE)), load("fr")]
    for name, text in desk_page(rulesets, "fr").items():
        (tmp_path / name).write_text(text, "utf-8")
    cards = ",".join(quote(card, safe="") for card in ("20", "<!--", "</script>", "b:c&d=e%"))
    page.goto(f"{(tmp_path / 'desk.html').as_uri()}#cards={cards}&bid=5")
    assert totals(page) == {"hostile": 21}
    shown = page.locator("article").first.inner_text()
    assert "</script><img src=x onerror='window.hacked=1'> \"quoted\" `${window.hacked=1}`" in shown
    assert "<b>bold</b> &amp; </script> {cards}?" in shown
    assert page.evaluate("window.hacked") is None
    assert page.locator("img").count() == 0
    assert page.locator("article h3 [lang=en]").count() == 1


def test_stands_in_a_page_of_a_site(page: Page, editions: list[Ruleset], tmp_path: Path) -> None:
    files = tmp_path / "assets" / "desk"
    files.mkdir(parents=True)
    for name, text in desk_files(editions, languages()).items():
        (files / name).write_text(text, "utf-8")
    fragment = desk_fragment("es", "../assets/desk")
    assert "\n\n" not in fragment
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "page.html").write_text(
        f"<!doctype html><meta charset=utf-8><title>x</title><link rel=icon href=data:,>{fragment}",
        "utf-8",
    )
    page.goto(f"{(tmp_path / 'es' / 'page.html').as_uri()}#cards=20,max0")
    assert page.locator("article[data-edition=pt] .total").inner_text() == "Total: 0"
    assert "20 sale de la mesa" in page.locator("article[data-edition=pt]").inner_text()


def test_the_order_of_clicks_does_not_matter_to_the_total(opened: Opened) -> None:
    page, cards = opened(), ["20", "×2", "−5", "Max 0"]
    seen = []
    for seed in range(2):
        random.Random(seed).shuffle(cards)
        for card in cards:
            page.locator(".palette").get_by_text(card, exact=True).click()
        seen.append(totals(page))
        page.get_by_role("button", name="Start again").click()
    assert seen[0] == seen[1] != {}
