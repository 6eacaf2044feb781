"""What somebody writes who has never written an amendment: each hint leads to the right form."""

from __future__ import annotations

import re

import pytest

from coyote_spec.source import Diagnostic, InputError, Source
from coyote_spec.syntax.parse import parse

RIGHT = """coyote 1

amendment mine "Mine"

options
  replace threshold  4

settling
  replace payment  loser takes 2 coins
"""


def mistakes(text: str) -> list[Diagnostic]:
    with pytest.raises(InputError) as caught:
        parse(Source("mine.coyote", text))
    return list(caught.value.diagnostics)


HEADERS = [
    'amendment mine "Mine" changes en',
    'amendment mine "Mine" extends en',
    'amendment mine "Mine" for en',
    'amendment mine of en "Mine"',
    'amendment mine changes en "Mine"',
    'amendment en+mine "Mine"',
    'amendment mine "Mine":',
    'amendment "Mine"',
    'Amendment mine "Mine"',
    'house rule mine "Mine"',
    'variant mine "Mine" of en',
]


def test_the_right_form_is_read() -> None:
    assert parse(Source("mine.coyote", RIGHT)).items


@pytest.mark.parametrize("header", HEADERS)
def test_the_first_line_is_given_as_it_should_be(header: str) -> None:
    (mistake,) = mistakes(RIGHT.replace('amendment mine "Mine"', header))
    assert mistake.span.line == 3
    assert mistake.hint == (
        'write `amendment mine "Mine"`; what it changes is said where it is used, as in `en+mine`.'
    )


@pytest.mark.parametrize(
    ("header", "hint"),
    [
        ('amendment my-rule "My rule"', 'write `amendment my_rule "My rule"`;'),
        ('amendment "My own rule!"', 'write `amendment my_own_rule "My own rule!"`;'),
        ("amendment 2 coins", 'write `amendment mine "Its title"`;'),
        ('ruleset mine amends fr "Mine"', 'or `ruleset mine "Mine" extends fr` where it changes'),
        ('ruleset mine extends en "Mine"', 'or `ruleset mine "Mine" extends en` where it changes'),
    ],
)
def test_a_first_line_that_is_given_can_be_read(header: str, hint: str) -> None:
    (mistake,) = mistakes(RIGHT.replace('amendment mine "Mine"', header))
    assert hint in mistake.hint
    for line in re.findall(r"`((?:amendment|ruleset) [^`]*)`", mistake.hint):
        assert parse(Source("mine.coyote", RIGHT.replace('amendment mine "Mine"', line))).items


def indented(text: str) -> str:
    """The sections moved under the first line, as in other languages."""
    head, sections = text.split("\n\noptions", 1)
    return head + "\n" + re.sub("(?m)^(?=.)", "  ", f"options{sections}")


@pytest.mark.parametrize("colon", ["", ":"])
def test_sections_under_the_first_line_are_told_to_go_to_the_margin(colon: str) -> None:
    text = re.sub("(?m)^  (options|settling)$", rf"  \1{colon}", indented(RIGHT))
    found = mistakes(text)
    assert [one.hint for one in found] == [
        "the section `options` belongs to the margin, its rules below it, indented by two spaces.",
        f"the section `settling`{'' if colon else ' above'} belongs to the margin, "
        "its rules below it, indented by two spaces.",
    ]


def test_what_is_wrong_in_a_section_at_the_wrong_place_is_told_with_its_own_place() -> None:
    wrong = "  settling\n    replace payment  loser takes 2 coins\n    add one  means 3 > 4\n"
    first, second = mistakes(RIGHT[: RIGHT.index("settling")] + wrong)
    assert "`settling` above belongs to the margin" in first.hint
    assert "comparisons are words" in second.hint
    assert (second.span.line, second.span.column) == (10, wrong.split("\n")[2].index(">") + 1)


CHANGES = [
    (4, "  changes en", "it is used on top of one, as in `en+mine`."),
    (4, "  extends en", "it is used on top of one, as in `en+mine`."),
    (4, "  replace threshold  4", "write the section at the margin, and the change below it"),
    (5, "options:", "a section stands alone in its line, as it is: `options`."),
    (5, "[options]", "a section stands alone in its line, as it is: `options`."),
    (5, "section options", "a section stands alone in its line, as it is: `options`."),
    (5, "Options", "a section stands alone in its line, as it is: `options`."),
    (5, "changes", "a section is one of `players`, `options`, `cards`,"),
    (6, "replace threshold  4", "and `replace threshold` below it, indented by two spaces."),
    (
        5,
        "replace options.threshold  4",
        "write its section `options` first, and `replace threshold`",
    ),
    (6, "  replace threshold with 4", "right after the name: `replace threshold  4`."),
    (6, "  replace threshold = 4", "right after the name: `replace threshold  4`."),
    (6, "  change threshold to 4", "right after the name: `replace threshold  4`."),
    (6, "  threshold becomes 4", "write `replace threshold  4`, or `add` where it is new."),
    (6, "  change threshold  4", "write `replace threshold`, and after it what it says now."),
    (6, "  delete threshold", "write `remove threshold`."),
    (6, "  replace a with 4", "right after the name: `replace a  4`."),
    (6, "  new limit  4", "write `add limit`, and after it what it says now."),
    (9, "  replace rule payment  loser takes 2 coins", "write `replace payment`, and after it"),
    (9, "  replace payment by loser takes 2 coins", "`replace payment  loser takes 2 coins`."),
    (
        9,
        "  replace payment\n    replace loser takes 1 coin with loser takes 2 coins",
        "here stands all that the rule says now; `as before` stands for what it said.",
    ),
]


@pytest.mark.parametrize(("number", "line", "hint"), CHANGES)
def test_a_change_is_given_as_it_should_be(number: int, line: str, hint: str) -> None:
    lines = RIGHT.split("\n")
    lines[number - 1] = line
    found = mistakes("\n".join(lines))
    assert any(hint in one.hint for one in found), [str(one) for one in found]


def test_a_section_without_a_ruleset_is_told_what_it_belongs_to() -> None:
    (mistake,) = mistakes("coyote 1\n\noptions\n  replace threshold  4\n")
    assert mistake.hint == 'what it belongs to stands above: `amendment mine "Its title"`.'


def test_rules_that_are_called_like_such_words_are_read() -> None:
    text = RIGHT.replace(
        "  replace threshold  4", "  replace change  4\n  add rule  5\n  add set  6"
    )
    assert parse(Source("mine.coyote", text)).items
