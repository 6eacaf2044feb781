"""For how many players the dispute desk rules."""

from pathlib import Path

from playwright.sync_api import Page

from coyote_spec.api import load
from coyote_spec.handbook.desk.desk import desk_page
from tests.browser.conftest import Opened
from tests.browser.tables import totals


def rulings(page: Page) -> dict[str, str]:
    """How the ruling of each edition begins, by edition."""
    found: dict[str, str] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('article[data-edition]')]"
        ".map(one => [one.dataset.edition, one.querySelector('p.ruling, .ruling p').textContent]))"
    )
    return found


def test_there_are_as_many_players_as_cards_until_a_number_is_chosen(opened: Opened) -> None:
    page = opened("#cards=3,4,5,10&bid=12")
    chosen = page.get_by_label("Players")
    assert chosen.locator("option:checked").inner_text() == "As many as cards on the table"
    assert chosen.locator("option").all_inner_texts()[1:] == ["2", "3", "4", "5", "6"]
    called = "With {} players, 12 as the first number, and a call by the next player:"
    assert set(rulings(page).values()) == {called.format(4)}
    page.get_by_role("button", name="Add 1 to the table").click()
    assert set(rulings(page).values()) == {called.format(5)}
    chosen.select_option("3")
    assert page.evaluate("location.hash") == "#cards=3,4,5,10,1&bid=12&players=3"
    assert set(rulings(page).values()) == {called.format(3)}
    assert set(totals(page).values()) == {23}
    chosen.select_option(index=0)
    assert page.evaluate("location.hash") == "#cards=3,4,5,10,1&bid=12"
    assert set(rulings(page).values()) == {called.format(5)}
    page.goto("about:blank")
    again = opened("#cards=3,4&bid=12&players=6")
    assert again.get_by_label("Players").input_value() == "6"
    assert set(rulings(again).values()) == {called.format(6)}


def test_a_number_of_players_that_an_edition_excludes(page: Page, tmp_path: Path) -> None:
    rulesets = [load(name) for name in ("en", "pt", "en+two_boxes")]
    (text,) = desk_page(rulesets, "en").values()
    (tmp_path / "desk.html").write_text(text, "utf-8")
    page.goto(f"{(tmp_path / 'desk.html').as_uri()}#cards=3,4&bid=12&players=7")
    assert rulings(page) == {
        "en": "With its default options, this edition is not for 7 players: "
        "there is no ruling on the bid.",
        "pt": "This edition is not for 7 players: there is no ruling on the bid.",
        "en+two_boxes": "With 7 players, 12 as the first number, and a call by the next player:",
    }
    assert set(totals(page).values()) == {7}
    page.evaluate("location.hash = '#cards=3&bid=12'")
    page.wait_for_function("document.querySelector('.ruling').textContent.includes('1 player:')")
    assert set(rulings(page).values()) == {
        "This edition is not for 1 player: there is no ruling on the bid."
    }
    many = f"#cards={','.join(['1'] * 13)}&bid=12"
    page.evaluate("hash => { location.hash = hash }", many)
    page.wait_for_function("document.querySelector('.ruling').textContent.includes('at most')")
    assert set(rulings(page).values()) == {"The desk rules on bids for at most 12 players."}
    assert set(totals(page).values()) == {13}


def test_a_call_that_is_forbidden_with_two_players(page: Page, tmp_path: Path) -> None:
    (text,) = desk_page([load("fr+exact_call")], "en").values()
    (tmp_path / "desk.html").write_text(text, "utf-8")
    for players, said in ((2, "The exact call: not allowed here."), (3, "The exact call: nobody")):
        page.goto("about:blank")
        page.goto(f"{(tmp_path / 'desk.html').as_uri()}#cards=3,4,5&bid=12&players={players}")
        assert page.locator(".ruling li").all_inner_texts()[1].startswith(said)
