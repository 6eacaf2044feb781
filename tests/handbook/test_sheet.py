"""The printable sheet: the same sentences, what is assumed, and nothing from elsewhere."""

import re
from pathlib import Path

import pytest

from coyote_spec.api import load
from coyote_spec.handbook.sheet import sheet
from coyote_spec.source import InputError
from tests.handbook.texts import GAMES, each_language, written


@each_language
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_sheet(game: str, language: str) -> None:
    text = sheet(load(game), language)
    assert not re.search(r"[\ue000-\ue003]|None|untranslated\"|\.\.", text)
    assert not re.search(r"https?:|src=|<link|<script|url\(", text)
    assert text.count("<ul>") == text.count("</ul>")
    assert "size: A4" in text
    assert "size: letter" in sheet(load(game), language, "letter")


def test_a_sheet_says_what_is_assumed() -> None:
    text = sheet(load("en_advanced"), "en")
    assert "The last bidder is not safe from the call." in text
    assert "The turn may pass on without a bid." in text
    assert "it is always so" not in text
    assert "the other reading" not in text
    assert "Nothing happens.</li>" not in text.split("The end")[1]
    assert "Must a player who sits out, and so is safe, still pay" in text
    assert "<i>Yes.</i>" in text


@pytest.mark.parametrize(
    ("game", "language", "said"),
    [
        ("pt_kidult", "pt", "É possível aprovar se e só se ninguém tiver aprovado nesta ronda."),
        ("pt_kidult", "en", "Approving is possible exactly if nobody has approved in this round."),
        (
            "en_advanced",
            "en",
            "may call this bid exactly if the last bidder is not the player who acts.",
        ),
    ],
)
def test_what_is_so_in_any_case_is_left_out_of_a_condition(
    game: str, language: str, said: str
) -> None:
    """Once a silence is read as assumed, one side of an "or" can be never so."""
    text = sheet(load(game), language)
    assert said in text
    assert " or (" not in text


def test_a_case_in_which_the_same_is_done_as_otherwise_is_not_told_apart() -> None:
    text = sheet(load("fr"), "en")
    assert text.count("take one of the highest green feathers out of the count") == 1
    assert "If there is no green feather on the table: nothing happens" in text
    for game in GAMES:
        for items in re.findall(r"<ul>((?:<li>[^<]*</li>\s*)+)</ul>", sheet(load(game), "en")):
            done = [one.partition(": ")[2] for one in re.findall(r"Otherwise[^<]*", items)]
            told = [one.partition(": ")[2] for one in re.findall(r"<li>If[^<]*", items)]
            assert not (done and told and told[-1] == done[-1]), (game, items)


def test_a_sheet_follows_the_rules(tmp_path: Path) -> None:
    ruleset = written(tmp_path, 'ruleset mine "A & <b>" extends fr\n\nsettling\n  ' + PAYS)
    text = sheet(ruleset, "es")
    assert "Quien perdió la ronda toma 4 tomahawks." in text
    assert "A &#38; &#60;b&#62;" in text
    assert "<b>" not in text.replace("<b>30", "")


PAYS = "replace payment  loser takes 4 coins\n"


def test_the_deck_is_told_with_the_signs_of_the_language() -> None:
    assert "<p><b>30 feathers:</b> 1 × 15, 20, −10, ?," in sheet(load("fr"), "en")
    assert "<p><b>30 plumes\u00a0:</b> 1 × 15, 20, −10, ?," in sheet(load("fr"), "fr")


def test_an_unknown_paper_is_wrong_input() -> None:
    with pytest.raises(InputError, match="there is no paper `A5`"):
        sheet(load("fr"), "en", "A5")
