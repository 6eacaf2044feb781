"""From files to rulesets: what is refused, and what decks, options and silences must be."""

from __future__ import annotations

from pathlib import Path

import pytest

from coyote_spec import resources
from coyote_spec.elaborate.library import Library
from coyote_spec.source import Diagnostic, InputError
from tests.elaborate.folders import MINIMAL, Folder

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
