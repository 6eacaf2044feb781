"""Our fenced blocks: what each becomes, and what is said of a mistake in one."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote_spec.handbook.blocks import KINDS, with_blocks
from coyote_spec.handbook.fences import numbers, replaced
from coyote_spec.handbook.shelf import Shelf
from coyote_spec.locale.mistakes import Hint
from coyote_spec.locale.tongue import tongue
from coyote_spec.source import Diagnostic, InputError

HERE = Path(__file__).parent
TEN = Path(__file__).resolve().parents[2] / "docs" / "examples"
SHELF = Shelf(TEN)
TABLE = """\
hands 3 4 "x2"
seat 0 bids 12
seat 1: challenge
total is 14
seat 1 takes 1 coin
"""


def shown(block: str, language: str = "en") -> str:
    text, mistakes = with_blocks(block, SHELF, tongue, language, "page.md")
    assert mistakes == []
    return text


def mistakes(block: str) -> list[Diagnostic]:
    return with_blocks(block, SHELF, tongue, "en", "page.md")[1]


def test_the_table_of_an_example() -> None:
    text = shown("Before.\n\n```coyote-table fr fourteen after=2\n```\n\nAfter.")
    assert text.startswith("Before.\n")
    assert text.endswith("\nAfter.")
    assert "Bid: 13, by seat 1" in text
    assert "Seat 2 is to act." in text


def test_an_example_in_the_page_is_played() -> None:
    text = shown(f"```coyote-example fr\n{TABLE}```", "es")
    assert "Total: 14" in text
    assert "Asiento 1" in text
    assert '<span class="k">seat</span>' in text


def test_a_count_in_the_page() -> None:
    text = shown('```coyote-table en\ntable -5 "x2" 3\ntotal is 1\n```')
    assert "Total: 1" in text


def test_rules_in_sentences() -> None:
    text = shown("```coyote-rules en_advanced raise reverse\n```", "fr")
    assert text.count('<a id="rule-') == 2
    assert "Chaque nombre suivant" in text
    whole = shown("```coyote-rules fr\n```", "es")
    assert "\n## " in whole
    assert "\n# " not in whole


def test_a_ruleset_beside_the_pages() -> None:
    text = shown("```coyote-source en+./by_tens.coyote payment gap\n```")
    assert '<span class="nf">payment</span>' in text
    assert "threshold" not in text


@pytest.mark.parametrize("kind", ["totals", "growth"])
def test_diagrams(kind: str) -> None:
    text = shown(f'```coyote-{kind} fr players=2-3 title="Two & three"\n```', "fr")
    assert text.count("<svg") == 1
    assert "Two &amp; three" in text


def test_a_block_may_be_in_another_language() -> None:
    assert "Place 0" in shown("```coyote-table fr fourteen language=fr\n```")


@pytest.mark.parametrize(
    ("block", "code", "said"),
    [
        ("```coyote-tabel fr x\n```", "block", "did you mean `coyote-table`?"),
        ("```coyote-table\n```", "block", "lacks a ruleset"),
        ("```coyote-table frr fourteen\n```", "unknown-ruleset", "frr"),
        ("```coyote-table fr forteen\n```", "no-example", "did you mean `fourteen`?"),
        ("```coyote-table fr fourteen sixteen\n```", "block", "has no use for `sixteen`"),
        ("```coyote-table fr fourteen afer=2\n```", "block", "did you mean `after`?"),
        ("```coyote-table fr fourteen after=two\n```", "block", "`after` is a number"),
        ("```coyote-table fr fourteen after=99\n```", "block", "the 5 events there are"),
        ("```coyote-table fr fourteen after=1 after=2\n```", "block", "`after` is given twice"),
        ("```coyote-Table fr fourteen\n```", "block", "no block coyote-Table"),
        ("```coyote-table2 fr fourteen\n```", "block", "did you mean `coyote-table`?"),
        ("```coyote-\n```", "block", "known here: `coyote-comparison`, "),
        ("> ```coyote-table fr fourteen\n> ```", "block", "a quote"),
        ("1. a\n\n    ```coyote-table fr fourteen\n    ```", "block", "in a list"),
        ("- ~~~ coyote-table fr fourteen\n  ~~~", "block", "a longer fence"),
        ("```coyote-totals fr players=9\n```", "players", "9"),
        ("```coyote-totals fr players=3-2\n```", "block", "players=2-6"),
        ("```coyote-source fr paiment\n```", "no-rule", "did you mean `payment`?"),
        ("```coyote-table fr 'x\n```", "block", "a quote"),
        ("```coyote-table fr fourteen\n", "block", "has no end"),
        ("```coyote-table fr fourteen language=xx\n```", "language", "xx"),
    ],
)
def test_a_mistake_is_told_with_its_place(block: str, code: str, said: str) -> None:
    (one,) = mistakes(f"# Title\n\n{block}")
    assert one.code == code
    assert said in f"{one.message} {one.hint}"
    assert str(one.span).startswith("page.md")
    before = f"# Title\n\n{block}".partition("coyote-")[0]
    assert one.span.line == before.count("\n") + 1


def test_every_mistake_of_a_page_is_told_and_the_other_blocks_are_answered() -> None:
    page = (
        "> ```coyote-table fr fourteen\n\n```coyote-table fr 'x\n```\n\n"
        "```coyote-totals frr\n```\n\n"
        "```coyote-table fr fourteen\n```\n\n```coyote-rules fr\n"
    )
    text, found = with_blocks(page, SHELF, tongue, "en", "page.md")
    assert [one.span.line for one in found] == [1, 3, 6, 12]
    assert text.count("<svg") == 1


def test_what_does_not_come_out_is_told_at_its_line() -> None:
    (one,) = mistakes(f"# Title\n\n```coyote-example fr\n{TABLE.replace('14', '15')}```")
    assert "`total is 15` is expected, and `total is 14` came out" in one.message
    assert (one.span.file, one.span.line, one.span.column) == ("page.md", 7, 1)


def test_what_cannot_be_read_is_told_at_its_line() -> None:
    found = mistakes("```coyote-example fr\nhands 3 4\nseat 0 bits 12\n```")
    assert ("page.md", 3) in [(one.span.file, one.span.line) for one in found]


def test_a_mistake_stands_in_the_page_as_text() -> None:
    text, found = with_blocks("```coyote-table fr <b>\n```", SHELF, tongue, "en", "page.md")
    assert len(found) == 1
    assert "```text" in text


def test_blocks_of_others_stay_as_they_are() -> None:
    page = "````text\n```coyote-table fr fourteen\n```\n````\n\n~~~ python\nprint()\n~~~\n"
    assert shown(page) == page


@given(st.lists(st.sampled_from(["```", "````", "~~~", " ", "coyote-", "text", "\n", "a"])))
def test_a_page_without_our_blocks_is_not_touched(parts: list[str]) -> None:
    page = "".join(parts).replace("coyote-", "coyote")
    assert replaced(page, lambda fence: pytest.fail(str(fence))) == (page, [])


def test_numbers_of_players() -> None:
    assert numbers("4") == [4]
    assert numbers("2-4") == [2, 3, 4]
    for wrong in ("", "a", "-1", "4-2", "99999"):
        with pytest.raises(InputError):
            numbers(wrong)


def test_every_kind_tells_how_it_is_written() -> None:
    for kind in KINDS:
        assert Hint(f"handbook-form-{kind}").startswith(f"write ```coyote-{kind} RULESET")
    page = (HERE.parents[1] / "docs" / "how-to" / "use-the-plugin.md").read_text(encoding="utf-8")
    for kind in KINDS:
        assert f"`coyote-{kind}" in page
