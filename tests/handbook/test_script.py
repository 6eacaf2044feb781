"""The staged programs hold nothing of a ruleset but numbers; the words of the desk are complete."""

import re
from pathlib import Path
from typing import Any

import pytest

from coyote_spec.api import load, shipped
from coyote_spec.handbook.desk.programs import as_json, cards_of, program_text
from coyote_spec.handbook.desk.spoken import spoken
from coyote_spec.handbook.script.staged import Staged, staged
from coyote_spec.locale.tongue import languages
from coyote_spec.source import InputError

RULES = Path(__file__).parents[1] / "browser" / "rules"
OURS = {"function", "let", "if", "else", "return", "true", "false", "Math", "ceil"}
GIVEN = {"c", "p", "r", "k", "b", "n", "d", "draw", "shuffle", "note"}


def texts(made: Staged) -> list[str]:
    assert made.bid is not None
    calls = (text for call in made.calls for text in call.texts.values())
    return [*made.counts.values(), made.bid.text, *calls]


@pytest.mark.parametrize("name", [*shipped(), str(RULES / "hostile.coyote")])
def test_programs_are_made_of_numbers_and_words_of_our_own(name: str) -> None:
    ruleset = load(name)
    for text in texts(staged(ruleset, cards_of([ruleset]))):
        assert set(text) <= set(
            "abcdefghiklmnoprstuwyMABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789(){}[],;=<!&|?:+-*/. \n"
        )
        words = set(re.findall(r"[A-Za-z_$][\w$]*", text))
        assert {word for word in words if not re.fullmatch("[A-Z][A-Z0-9]*", word)} <= OURS | GIVEN


def test_names_stand_in_a_page_as_data_that_ends_nothing() -> None:
    text = program_text([load(str(RULES / "hostile.coyote"))])
    assert not set(text) & set("<>&\u2028\u2029") - set("<>&")
    _, data = text.split("coyote.cards=", 1)
    assert not set(data) & set("<>&")
    assert as_json({"</a>": "\u2028\x7f&"}) == r'{"\u003c/a\u003e":"\u2028\u007f\u0026"}'


def test_programs_do_not_hang_on_names() -> None:
    """Two rulesets with the same rules have the same programs, whatever they are called."""
    cards = cards_of([load("en")])
    one, other = (staged(load(name), cards) for name in ("en", "es"))
    assert texts(one) == texts(other)


def test_cards_without_a_rule_are_left_out() -> None:
    made = staged(load("pt"), ["max-", "7", "x2", "7"])
    assert set(made.cards) == {"7", "x2"}
    assert made.copies == {"x2": 3}


@pytest.mark.parametrize(("name", "code"), [("who_holds", "who-has-what"), ("too_large",) * 2])
def test_refuses_what_the_desk_cannot_do(name: str, code: str) -> None:
    ruleset = load(f"en+{RULES / name}.coyote")
    with pytest.raises(InputError) as problem:
        staged(ruleset, cards_of([ruleset]))
    assert [one.code for one in problem.value.diagnostics] == [code.replace("_", "-")]


def test_a_count_that_hangs_on_the_number_of_players_has_a_program_for_each() -> None:
    ruleset = load(f"en+{RULES / 'by_seats'}.coyote")
    made = staged(ruleset, cards_of([ruleset]))
    assert list(made.counts) == list(range(1, 13))
    assert made.counts[2] == made.counts[4] != made.counts[5]


def test_the_words_are_complete_in_each_language() -> None:
    rulesets = [
        load(name) for name in ("en_advanced", "pt_kidult", "fr", "fr+points", "fr+exact_call")
    ]
    said = {language: dict(_leaves(spoken(rulesets, language))) for language in languages()}
    english = said["en"]
    for language, words in said.items():
        assert words.keys() == english.keys()
        assert all(text for text in words.values())
        for place, text in words.items():
            assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", english[place]))
            assert not re.search(r"[{}]\s|\s[{}]", re.sub(r"\{\w+\}", "x", text)), text
        if language != "en":
            own = {place for place, text in words.items() if place.startswith("ui.")}
            same = {place for place in own if words[place] == english[place]}
            assert same <= {"ui.total", "ui.colon", "ui.semicolon"}, language


def _leaves(data: Any, place: str = "") -> list[tuple[str, str]]:
    if isinstance(data, dict):
        return [
            leaf for key, one in data.items() for leaf in _leaves(one, f"{place}.{key}".strip("."))
        ]
    if isinstance(data, list):
        return [leaf for i, one in enumerate(data) for leaf in _leaves(one, f"{place}.{i}")]
    return [(place, data)]


def test_coins_are_called_what_the_game_calls_them() -> None:
    words = spoken([load("en"), load("fr")], "en")["editions"]
    assert words["en"]["coins"]["bidder_takes"][1] == "the bidder takes {n} coin"
    assert words["fr"]["coins"]["bidder_takes"][2] == "the bidder takes {n} tomahawks"


def test_an_unknown_language_is_wrong_input() -> None:
    with pytest.raises(InputError, match="there is no language `xx`"):
        spoken([load("fr")], "xx")
