"""Inheritance by named rule, and amendments that combine."""

from __future__ import annotations

from pathlib import Path

import pytest

from coyote_spec.elaborate.library import Library
from coyote_spec.ruleset.rule import SECTIONS, Means, Needs
from coyote_spec.source import InputError
from coyote_spec.syntax.unparse import unparse_expression
from tests.elaborate.folders import Folder, names, rule, said

# ---------------------------------------------------------------- inheritance


def test_the_smallest_ruleset_is_complete(folder: Folder) -> None:
    ruleset = folder.load("minimal")
    assert ruleset.name == "minimal"
    assert ruleset.chain == ("minimal",)
    assert ruleset.deck.size == 6
    assert {one.origin for _, one in ruleset.rules()} == {"minimal"}
    assert list(ruleset.sections) == [s for s in SECTIONS if s in ruleset.sections]


CHILD = """ruleset child "Child" extends minimal

settling
  add gap          means bid - total
  replace payment  loser takes 2 coins
  add tip          loser takes 1 coin

bidding
  remove opener
  add first_bid  opening needs number above 0
"""


def test_rules_are_added_replaced_and_removed(folder: Folder) -> None:
    folder.write("child", CHILD)
    ruleset = folder.load("child")
    assert names(ruleset, "settling") == ["loser", "payment", "gap", "tip"]
    assert names(ruleset, "bidding") == ["higher", "passing", "challenge", "first_bid"]
    assert said(ruleset, "payment") == "payment  loser takes 2 coins"
    assert rule(ruleset, "payment").change == ""


def test_a_rule_is_put_before_another_in_an_order_that_matters(folder: Folder) -> None:
    """What is added to a count acts before the total; two that are put there stand as written."""
    amended = """amendment plus "More"

counting
  add first before total  when players above 1: total becomes 5
  add second before total  total becomes total + 1
  add last  total becomes total + 2
"""
    folder.write("plus", amended)
    ruleset = folder.load("minimal", "plus")
    assert names(ruleset, "counting") == ["first", "second", "total", "last"]
    assert said(ruleset, "first") == "first  when players above 1: total becomes 5"


@pytest.mark.parametrize(
    ("lines", "idle"),
    [
        ("add late  drop every green", True),
        ("add late\n    when players above 2: multiply every green by 2", True),
        ("add late before total  drop every green", False),
        ("add late  drop every green\n  add again  total becomes sum of green", False),
        ("add late  drop every green\n  add size  when no green: total becomes 0", False),
        ("add late\n    drop every green\n    total becomes 7", False),
        (
            "add late  drop every green\n\nsettling\n  add tip  when no green: loser takes 1 coin",
            False,
        ),
    ],
)
def test_what_changes_cards_after_the_total_is_idle_unless_somebody_looks(
    folder: Folder, lines: str, idle: bool
) -> None:
    folder.write("late", f'amendment late_one "Late"\n\ncounting\n  {lines}\n')
    if idle:
        (found,) = folder.refused("minimal", "late")
        assert found.code == "idle"
        assert found.hint == "write `add late before total`, or put it above `total`."
    else:
        assert "late" in names(folder.load("minimal", "late"), "counting")


def test_every_rule_keeps_its_origin(folder: Folder) -> None:
    folder.write("child", CHILD)
    folder.write("grandchild", "ruleset grandchild extends child\n\nsettling\n  remove tip\n")
    ruleset = folder.load("grandchild")
    assert ruleset.chain == ("minimal", "child", "grandchild")
    origins = {one.name: one.origin for one in ruleset.section("settling")}
    assert origins == {"loser": "minimal", "payment": "child", "gap": "child"}
    assert rule(ruleset, "payment").mark.span.file.endswith("child.coyote")


def test_facts_under_the_header_are_inherited_unless_they_are_said_anew(folder: Folder) -> None:
    folder.write(
        "child",
        "deck other\n  1 copy of  1 2 3 4\n\n"
        'source XX\n  language en\n  edition "one"\n'
        f'  digest "{"0" * 64}"\n  1  line 1  rule  "Yes."\n  2  line 2  rule  "No."\n\n'
        "ruleset child extends minimal\n  source XX\n\n"
        "ruleset late extends child\n  deck other  XX-1\n",
    )
    child = folder.load("child")
    assert (child.source, child.deck.name, child.language) == ("XX", "tiny", "en")
    folder.write("late", "ruleset late extends child\n  deck tiny  XX-2\n")
    assert folder.load("late").deck_cites == ("XX-2",)


def test_as_before_stands_for_a_value(folder: Folder) -> None:
    folder.write(
        "child",
        "ruleset child extends minimal\n\n"
        "bidding\n"
        "  replace higher     raise needs as before and number at most 99\n"
        "  replace challenge  call needs as before and players_left above 2\n\n"
        "settling\n"
        "  replace loser  means bidder when players_left is 2, otherwise as before\n\n"
        "counting\n"
        "  replace total  total becomes 2 * (as before)\n",
    )
    ruleset = folder.load("child")
    higher = rule(ruleset, "higher").body
    assert isinstance(higher, Needs)
    assert higher.condition is not None
    assert unparse_expression(higher.condition) == "number above bid and number at most 99"
    loser = rule(ruleset, "loser").body
    assert isinstance(loser, Means)
    expected = "bidder when players_left is 2, otherwise caller when total at least bid, otherwise"
    assert unparse_expression(loser.value) == f"{expected} bidder"
    assert said(ruleset, "total") == "total  total becomes 2 * sum of green"
    assert said(ruleset, "challenge") == "challenge  call needs opened and players_left above 2"


def test_as_before_stands_for_effects(folder: Folder) -> None:
    folder.write(
        "child",
        "ruleset child extends minimal\n\nsettling\n"
        "  replace payment\n    as before\n    when bid above 20: as before\n    as before\n",
    )
    assert said(folder.load("child"), "payment").split("\n") == [
        "payment",
        "  loser takes 1 coin",
        "  when bid above 20: loser takes 1 coin",
        "  loser takes 1 coin",
    ]


def test_as_before_reaches_through_several_generations(folder: Folder) -> None:
    for number in range(5):
        before = "minimal" if number == 0 else f"g{number - 1}"
        text = f"ruleset g{number} extends {before}\n\ncounting\n"
        folder.write(f"g{number}", text + "  replace total  total becomes as before + 1\n")
    assert said(folder.load("g4"), "total").endswith("sum of green + 1 + 1 + 1 + 1 + 1")


def test_as_before_that_doubles_each_time_is_refused(folder: Folder) -> None:
    text = "".join(
        f"ruleset g{n} extends {'minimal' if n == 0 else f'g{n - 1}'}\n\ncounting\n"
        "  replace total  total becomes as before + as before\n\n"
        for n in range(40)
    )
    folder.write("doubled", "ruleset last extends g39\n\n" + text)
    assert "too-deep" in {d.code for d in folder.refused("doubled")}


def test_a_long_line_of_ancestors_is_refused_or_read(folder: Folder) -> None:
    text = "".join(f"ruleset g{n} extends g{n + 1}\n\n" for n in range(2000))
    folder.write("long", text + "ruleset g2000 extends minimal\n")
    assert [d.code for d in folder.refused("long")] == ["too-deep"]


# ---------------------------------------------------------------- amendments


def amend(folder: Folder, name: str, section: str, *rules: str) -> None:
    folder.write(name, f"amendment {name}\n\n{section}\n" + "".join(f"  {r}\n" for r in rules))


def test_amendments_combine(folder: Folder) -> None:
    amend(folder, "dear", "settling", "replace payment  loser takes 2 coins")
    amend(folder, "low", "bidding", "add cap  any bid needs number at most 50")
    ruleset = folder.load("minimal", "dear", "low")
    assert ruleset.name == "minimal+dear+low"
    assert ruleset.chain == ("minimal", "dear", "low")
    assert (rule(ruleset, "payment").origin, rule(ruleset, "cap").origin) == ("dear", "low")
    other = folder.load("minimal", "low", "dear")
    assert other.sections == ruleset.sections


def test_an_amendment_fits_any_ruleset_that_has_the_rule(folder: Folder) -> None:
    amend(folder, "dear", "settling", "replace payment  loser takes 2 coins")
    for name in ("en", "es", "fr", "pt"):
        ruleset = Library().ruleset(f"{name}+{folder.path / 'dear.coyote'}")
        assert said(ruleset, "payment").startswith("payment  loser takes 2 coins")
    folder.write("child", "ruleset child extends minimal\n\nsettling\n  remove payment\n")
    (refused,) = folder.refused("child", "dear")
    assert refused.code == "unknown-rule"
    assert "`payment`" in refused.message


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("replace payment  loser takes 2 coins", "replace payment  loser takes 3 coins"),
        ("replace payment  loser takes 2 coins", "remove payment"),
        ("remove payment", "remove payment"),
        ("add tip  loser takes 2 coins", "add tip  loser takes 2 coins"),
    ],
)
def test_amendments_that_clash_are_refused_with_both_names(
    folder: Folder, first: str, second: str
) -> None:
    amend(folder, "one", "settling", first)
    amend(folder, "two", "settling", second)
    (clash,) = folder.refused("minimal", "one", "two")
    assert clash.code == "clash"
    assert "one and two" in clash.message
    assert Path(clash.span.file).name == "two.coyote"


def test_an_amendment_is_no_ruleset_and_a_ruleset_no_amendment(folder: Folder) -> None:
    amend(folder, "dear", "settling", "replace payment  loser takes 2 coins")
    assert [d.code for d in folder.refused("dear")] == ["nothing-there"]
    assert [d.code for d in folder.refused("minimal", "minimal")] == ["nothing-there"]


@pytest.mark.parametrize("name", ["", "+", "fr+", "+fr", "fr++fr", " "])
def test_a_name_that_names_nothing_is_refused(name: str) -> None:
    with pytest.raises(InputError) as caught:
        Library().ruleset(name)
    assert [d.code for d in caught.value.diagnostics] == ["unknown-ruleset"]


def test_a_misspelt_name_gets_the_nearest() -> None:
    with pytest.raises(InputError, match="did you mean `fr`"):
        Library().ruleset("frr")
