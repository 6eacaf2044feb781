"""Coloured text is the text, whatever it is; what is shipped has no mistake in it."""

from pathlib import Path

import pygments.lexers
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygments.token import Comment, Error, Keyword, Name, Number, String

from coyote_spec.api.rulesets import shipped_files, shipped_proofs
from coyote_spec.handbook.colouring import CoyoteLexer
from coyote_spec.syntax.grammar import terminals, words

FILES = [*shipped_files(), *shipped_proofs()]
PIECES = st.sampled_from(["#", '"', "\n", "  ", "EN-07", "EN", "next_starter", "næste", "-5", "é"])


def lexer() -> CoyoteLexer:
    return CoyoteLexer(stripnl=False, ensurenl=False)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_shipped_file_comes_out_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = list(lexer().get_tokens(text))
    assert "".join(part for _, part in found) == text
    assert not [part for kind, part in found if kind is Error]


@given(st.lists(PIECES | st.sampled_from(sorted(words())) | st.text(), max_size=20).map("".join))
def test_any_text_comes_out_as_it_was(text: str) -> None:
    found = list(lexer().get_tokens_unprocessed(text))
    assert "".join(part for _, _, part in found) == text
    assert all(text.startswith(part, place) for place, _, part in found)


def test_what_the_parts_of_a_rule_are() -> None:
    text = 'state\n  add night_  a number, at first -5  EN-07 # why "not"\n    joins "a # b"\n'
    found = [(part, kind) for kind, part in lexer().get_tokens(text) if part.strip()]
    assert found == [
        ("state", Keyword),
        ("add", Keyword),
        ("night_", Name.Function),
        ("a", Keyword),
        ("number", Keyword),
        (",", found[5][1]),
        ("at", Keyword),
        ("first", Keyword),
        ("-5", Number.Integer),
        ("EN-07", Name.Label),
        ('# why "not"', Comment.Single),
        ("joins", Name.Function),
        ('"a # b"', String),
    ]


def test_a_stray_character_is_shown_as_a_mistake() -> None:
    assert (Error, "$") in list(lexer().get_tokens("raise $"))


@pytest.mark.parametrize("word", sorted(words()))
def test_each_word_of_the_language_is_one(word: str) -> None:
    assert [kind for kind, part in lexer().get_tokens(word) if part] == [Keyword]
    assert Keyword not in [kind for kind, _ in lexer().get_tokens(f"{word}x")]


def test_pygments_knows_it_by_name_and_by_file() -> None:
    assert isinstance(pygments.lexers.get_lexer_by_name("coyote"), CoyoteLexer)
    assert isinstance(pygments.lexers.get_lexer_for_filename("my.coyote"), CoyoteLexer)


def test_no_terminal_is_left_out() -> None:
    for name, expression in terminals():
        sample = {"CITE": "EN-1", "AMOUNT": "7", "INT": "7", "NAME": "næste", "SOURCE": "EN"}
        sample |= {"STRING": '"a"', "_NL": "\n", "__IGNORE_0": " "}
        text = sample.get(name) or expression.split("(?!")[0].removeprefix("\\")
        found = list(lexer().get_tokens_unprocessed(text))
        assert [part for _, _, part in found] == [text], name
        assert found[0][1] is not Error
