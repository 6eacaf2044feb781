"""From files to rulesets: inheritance by named rule, amendments that combine, what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from coyote_spec import resources
from coyote_spec.elaborate.library import Library
from coyote_spec.ruleset.rule import SECTIONS, Means, Needs
from coyote_spec.source import Diagnostic, InputError
from coyote_spec.syntax.unparse import unparse_expression, unparse_rule

if TYPE_CHECKING:
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

MINIMAL = (Path(__file__).parent.parent / "bad/with/minimal.coyote").read_text(encoding="utf-8")


class Folder:
    """Writes small files and loads them by path."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, name: str, text: str) -> str:
        file = self.path / f"{name}.coyote"
        file.write_text(text if text.startswith("coyote") else f"coyote 1\n\n{text}", "utf-8")
        return str(file)

    def load(self, *names: str) -> Ruleset:
        return Library().ruleset("+".join(str(self.path / f"{name}.coyote") for name in names))

    def refused(self, *names: str) -> tuple[Diagnostic, ...]:
        with pytest.raises(InputError) as caught:
            self.load(*names)
        return caught.value.diagnostics


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    made = Folder(tmp_path)
    made.write("minimal", MINIMAL)
    return made


def rule(ruleset: Ruleset, name: str) -> Rule:
    return next(one for _, one in ruleset.rules() if one.name == name)


def said(ruleset: Ruleset, name: str) -> str:
    return "\n".join(unparse_rule(rule(ruleset, name)))


def names(ruleset: Ruleset, section: str) -> list[str]:
    return [one.name for one in ruleset.section(section)]


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


# ---------------------------------------------------------------- what is refused


def test_extending_what_is_missing_or_itself_or_in_a_circle(folder: Folder) -> None:
    folder.write("orphan", "ruleset orphan extends nobody\n")
    (missing,) = folder.refused("orphan")
    assert (missing.code, missing.span.line) == ("unknown-ruleset", 3)
    folder.write("self", "ruleset self extends self\n")
    (itself,) = folder.refused("self")
    assert (itself.code, "self → self" in itself.message) == ("circle", True)
    for one, other in (("a", "b"), ("b", "c"), ("c", "a")):
        folder.write(one, f"ruleset {one} extends {other}\n")
    (circle,) = folder.refused("a")
    assert (circle.code, "a → b → c → a" in circle.message) == ("circle", True)


def test_a_broken_ancestor_shows_its_own_mistakes(folder: Folder) -> None:
    folder.write("parent", "ruleset parent extends minimal\n\nsettling\n  add tip  means >\n")
    folder.write("child", "ruleset child extends parent\n")
    (mistake,) = folder.refused("child")
    assert (mistake.code, Path(mistake.span.file).name) == ("syntax", "parent.coyote")


def test_a_broken_shipped_file_is_not_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in resources.variants().glob("**/*.coyote"):
        text = path.read_text(encoding="utf-8")
        copy = tmp_path / path.relative_to(resources.variants())
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(text.replace("2 * total", "2 x total"), "utf-8")
    monkeypatch.setattr(resources, "variants", lambda: tmp_path)
    with pytest.raises(InputError) as caught:
        Library().ruleset("fr")
    assert [(d.code, Path(d.span.file).name) for d in caught.value.diagnostics] == [
        ("syntax", "fr.coyote")
    ]
    assert Library().ruleset("en").name == "en"


def test_several_mistakes_of_meaning_are_reported_at_once(folder: Folder) -> None:
    folder.write(
        "child",
        "ruleset child extends minimal\n"
        "  deck tinny\n\n"
        "settling\n"
        "  replace loser     means caller when totl at least bid, otherwise bidder\n"
        "  replace payment   total takes 1 coin\n"
        "  replace nothing_  no change\n"
        "  add payment       no change\n\n"
        "counting\n"
        "  add wrong  drop every gren\n"
        "  add other  when bid: no change\n",
    )
    found = folder.refused("child")
    assert [(d.span.line, d.code) for d in found] == [
        (4, "unknown-deck"),
        (7, "unknown-name"),
        (8, "wrong-type"),
        (9, "unknown-rule"),
        (10, "same-name"),
        (13, "unknown-colour"),
        (14, "wrong-type"),
    ]
    assert all(d.span.column > 2 for d in found)


def test_a_refused_rule_is_no_unknown_name(folder: Folder) -> None:
    """A mistake about a rule doesn't make mistakes of all that speak of it."""
    text = MINIMAL.replace("  loser    means", "  add loser  means")
    folder.write("minimal", text)
    assert [d.code for d in folder.refused("minimal")] == ["nothing-to-change"]


BLOCKS = MINIMAL.split("\n\n")
REMOVALS = {
    "players": "how many can play",
    "cards": "which cards there are",
    "places": "where cards lie",
    "dealing": "what is dealt",
    "counting": "what the total is",
    "elimination": "who is out",
    "starting": "who starts next",
    "reshuffling": "what becomes of the cards after a round",
    "ending": "when a match ends",
}
LINES = {
    "first_starter": "who starts the first round",
    "opener": "which number may open",
    "higher": "which number is a raise",
    "passing": "to whom the turn passes",
    "challenge": "who may have the cards counted",
}


@pytest.mark.parametrize(("section", "question"), REMOVALS.items())
def test_a_ruleset_without_a_section_is_incomplete(
    folder: Folder, section: str, question: str
) -> None:
    kept = [block for block in BLOCKS if block.split("\n")[0] != section]
    assert len(kept) == len(BLOCKS) - 1
    folder.write("part", "\n\n".join(kept) + "\n")
    missing = [d for d in folder.refused("part") if d.code == "incomplete"]
    assert any(f"doesn't say {question}." in d.message for d in missing)
    assert all(d.hint.startswith("for example: ") for d in missing)


@pytest.mark.parametrize(("name", "question"), LINES.items())
def test_a_ruleset_without_a_rule_is_incomplete(folder: Folder, name: str, question: str) -> None:
    kept = [line for line in MINIMAL.split("\n") if not line.startswith(f"  {name}  ")]
    folder.write("part", "\n".join(kept))
    (missing,) = folder.refused("part")
    assert missing.code == "incomplete"
    assert question in missing.message


@pytest.mark.parametrize(
    ("old", "new", "question"),
    [
        ("total becomes sum of green", "no change", "what the total is"),
        ("starter becomes loser", "no change", "who starts next"),
        ("the seat where in_play of it wins", "no change", "who wins a match"),
        ("draw 1 to forehead of it", "no change", "what is dealt"),
        ("discard every card on the table", "no change", "what becomes of the cards"),
        ("  deck tiny\n", "", "names no deck"),
    ],
)
def test_sections_must_do_what_they_are_for(
    folder: Folder, old: str, new: str, question: str
) -> None:
    assert old in MINIMAL
    folder.write("part", MINIMAL.replace(old, new))
    (missing,) = folder.refused("part")
    assert missing.code == "incomplete"
    assert question in missing.message


# ---------------------------------------------------------------- decks, options, silences


def with_rules(folder: Folder, *lines: str) -> tuple[Diagnostic, ...]:
    folder.write("child", "ruleset child extends minimal\n\n" + "\n".join(lines) + "\n")
    return folder.refused("child")


def test_a_deck_made_from_another(folder: Folder) -> None:
    folder.write(
        "child",
        "deck more from tiny\n  0 copies of  1\n  5 copies of  2\n  1 copy of  -7\n\n"
        "ruleset child extends minimal\n  deck more\n",
    )
    assert folder.load("child").deck.cards == (("2", 5), ("3", 2), ("-7", 1))


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["deck d", "  -3 copies of  1"], "copies"),
        (["deck d", "  1001 copies of  1"], "copies"),
        (["deck d", f"  {'9' * 1500} copies of  1"], "number-too-long"),
        (["deck d", f"  {'9' * 10_000} copies of  1"], "line-too-long"),
        (["deck d", "  1 copy of  1 1"], "same-card"),
        (['deck d "D"', '  1 copy of  1 "joker"'], "deck"),
        (["deck d from d", "  1 copy of  1"], "circle"),
        (["deck d from nowhere", "  1 copy of  1"], "unknown-deck"),
    ],
)
def test_impossible_decks(folder: Folder, lines: list[str], code: str) -> None:
    text = "\n".join([*lines, "", "ruleset child extends minimal", "  deck d", ""])
    folder.write("child", text)
    assert code in {d.code for d in folder.refused("child")}


def test_options_are_seen_where_they_are_used(folder: Folder) -> None:
    folder.write(
        "child",
        "ruleset child extends minimal\n\noptions\n  add limit  3, or 4 to 5 when players is 3\n"
        "  add fits   needs limit at most 4 or players is 3\n\n"
        "elimination\n  replace out  for each seat where coins of it at least limit: "
        "in_play of it becomes no\n",
    )
    first, second = folder.load("child").options["limit"]
    assert (first.low, first.high, second.low, second.high) == (3, 3, 4, 5)


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["options", "  add limit  5 to 3"], "empty-range"),
        (["options", "  add limit  3, or 4 when total is 3"], "not-here"),
        (["options", "  add limit  3, or 4 when plyers is 3"], "unknown-name"),
        (["options", "  add limit  3, or 4 when players"], "wrong-type"),
        (["options", "  add players  3, or 4"], "reserved-name"),
        (["players", "  replace seats  0 to 3"], "empty-range"),
        (["players", "  replace seats  any from 2"], "empty-range"),
        (["silences", '  add open  asks "?"'], "no-reading"),
        (["silences", '  add open  asks "?"', '    a1  "A."', '    a1  "B."'], "same-name"),
        (["silences", '  add open  asks "?"', '    a1  "A."'], "idle"),
        (["options", "  add limit  3, or 4"], "idle"),
        (["options", "  add limit  3 to 4"], "idle"),
        (["state", "  add memory  yes or no for a match, at first no"], "idle"),
        (["state", "  add memory  a number for each seat in a match, at first no"], "wrong-type"),
        (["places", "  add drawer  lies on the table"], "idle"),
        (["cards", '  add joker  joker card "joker"'], "idle"),
        (["settling", "  add coins  means 1"], "reserved-name"),
        (["settling", "  add one  means two", "  add two  means one"], "circle"),
        (["settling", "  add one  means unknown_ when opened, otherwise 1"], "unknown-name"),
        (["settling", "  add one  means unknown_ is 1"], "unknown-name"),
        (["settling", "  add one  means by nothing_ (a: 1, b: 2)"], "unknown-silence"),
        (["counting", "  add one  when opened"], "empty-rule"),
        (["counting", "  add one  for each seat"], "empty-rule"),
    ],
)
def test_mistakes_of_one_kind(folder: Folder, lines: list[str], code: str) -> None:
    assert {d.code for d in with_rules(folder, *lines)} == {code}


def test_a_fixed_value_may_be_unused(folder: Folder) -> None:
    """An option with a single value is a fact, not a knob that turns nothing."""
    folder.write("child", "ruleset child extends minimal\n\noptions\n  add limit  3\n")
    assert "limit" in folder.load("child").options


def test_a_chain_of_definitions_is_read_or_refused(folder: Folder) -> None:
    lines = [f"  add m{n}  means m{n + 1}" for n in range(3000)]
    found = with_rules(folder, "settling", *lines, "  add m3000  means 1")
    assert [d.code for d in found] == ["too-deep"]


def test_an_amendment_brings_the_source_that_it_cites(folder: Folder) -> None:
    away = Folder(folder.path / "away")
    away.path.mkdir()
    book = (
        'source YY\n  language en\n  edition "one"\n'
        f'  digest "{"0" * 64}"\n  1  line 1  rule  "Two coins."\n    doubtful wording  "Why?"\n'
    )
    dear = "amendment dear\n\nsettling\n  replace payment  loser takes 2 coins  {}\n"
    file = away.write("dear", dear.format("YY-1"))
    (refused,) = folder.refused("minimal", "away/dear")
    assert (refused.code, Path(refused.span.file)) == ("unknown-source", Path(file))
    away.write("book", book)
    amended = folder.load("minimal", "away/dear")
    assert list(amended.catalogues) == ["YY"]
    assert [(cite, remark.kind) for cite, remark in amended.remarks()] == [
        ("YY-01", "doubtful wording")
    ]
    away.write("dear", dear.format("YY-3"))
    (refused,) = folder.refused("minimal", "away/dear")
    assert (refused.code, refused.hint[:22]) == ("unknown-clause", "did you mean `YY-01`? ")


def test_a_source_that_is_broken_is_shown_where_it_is_cited(folder: Folder) -> None:
    folder.write("book", 'source YY\n  1  line one  rule  "Two coins."\n')
    folder.write("child", "ruleset child extends minimal\n  source YY\n")
    (refused,) = folder.refused("child")
    assert (refused.code, Path(refused.span.file).name) == ("syntax", "book.coyote")


def test_who_makes_the_choice_of_a_move() -> None:
    moves = Library().ruleset("pt_kidult").moves
    choosers = {name: getattr(rule.body, "chooser", "") for name, rule in moves.items()}
    assert choosers["restart"] == "bidder"
    assert {who for name, who in choosers.items() if name != "restart"} == {"actor"}
