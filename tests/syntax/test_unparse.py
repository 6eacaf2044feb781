"""The formatter: the same tree again, the same text again, and not a comment lost."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from coyote_spec import resources
from coyote_spec.elaborate.library import Library
from coyote_spec.locale.files import read
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.source import Mark, Source
from coyote_spec.syntax.grammar import grammar
from coyote_spec.syntax.parse import parse
from coyote_spec.syntax.unparse import (
    CITES_AT,
    unparse,
    unparse_effect,
    unparse_expression,
    unparse_rule,
)
from tests import strategies
from tests.soak import cases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.ruleset.effect import Effect
    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.syntax.tree import FileTree

HERE = Path(__file__).parent
EVERYTHING = HERE / "every_construct.coyote"
SHIPPED = sorted(resources.variants().glob("**/*.coyote"))


def again(text: str) -> FileTree:
    return parse(Source("again", text))


def comments_of(node: object) -> Iterator[tuple[tuple[str, ...], str]]:
    """The comments at every line of a tree, in the order of its nodes; empty ones too."""
    if isinstance(node, Mark):
        yield node.above, node.beside
    elif isinstance(node, tuple):
        for item in node:
            yield from comments_of(item)
    elif is_dataclass(node):
        for field in fields(node):
            if field.name == "after":
                yield getattr(node, field.name), ""
            yield from comments_of(getattr(node, field.name))


def expression_in(text: str) -> Expression:
    tree = again(f"coyote 1\n\nclaim x\n  assuming {text}\n")
    return tree.items[0].entries[0].words[0]  # type: ignore[union-attr, return-value]


def rule_in(lines: list[str]) -> Rule:
    body = "\n".join("  " + line for line in lines)
    tree = again(f"coyote 1\n\nruleset x\n\nstate\n{body}\n")
    return tree.items[0].sections[0].rules[0]  # type: ignore[union-attr]


@settings(max_examples=cases(300))
@given(strategies.files)
def test_the_same_tree_and_the_same_text_come_back(tree: FileTree) -> None:
    text = unparse(tree)
    back = again(text)
    assert back == tree
    assert unparse(back) == text
    assert list(comments_of(back)) == list(comments_of(tree))


@settings(max_examples=cases(300))
@given(strategies.expressions)
def test_an_expression_comes_back(node: Expression) -> None:
    assert expression_in(unparse_expression(node)) == node


@settings(max_examples=cases(200))
@given(strategies.rules)
def test_a_rule_comes_back(rule: Rule) -> None:
    assert rule_in(unparse_rule(rule)) == rule


@given(strategies.blocks)
def test_an_effect_comes_back(block: tuple[Effect, ...]) -> None:
    lines = [line for step in block for line in unparse_effect(step).split("\n")]
    assert rule_in(["rule", *("  " + line for line in lines)]).block == block


@pytest.mark.parametrize(
    "path", SHIPPED, ids=lambda path: str(path.relative_to(resources.variants()))
)
def test_shipped_files_are_formatted(path: Path) -> None:
    source = read(path)
    assert unparse(parse(source)) == source.text


def test_shipped_files_are_there() -> None:
    assert {path.stem for path in SHIPPED} >= {"decks", "en", "es", "fr", "pt"}


def test_every_construct_is_formatted_as_it_stands() -> None:
    source = read(EVERYTHING)
    tree = parse(source)
    assert unparse(tree) == source.text
    assert again(unparse(tree)) == tree


def test_every_construct_of_the_grammar_is_in_the_file() -> None:
    raw = grammar().parse(EVERYTHING.read_text(encoding="utf-8").split("# the end")[0])
    seen = {str(node.data) for node in raw.iter_subtrees()}
    named = {str(rule.alias or rule.origin.name) for rule in grammar().rules}
    inlined = {
        rule.origin.name
        for rule in grammar().rules
        if rule.origin.name.startswith(("_", "__")) or rule.options.expand1
    }
    assert named - inlined - seen == set()


MESSY = """# first
coyote 1   # beside the version
# about the game
ruleset  messy   "A title"   de  "Ein Titel"
    # the language
    language   en # beside
    deck thirty  EN-1   EN-2
# a section
counting # beside it
    # a rule
    one   with "x2"   EN-3  # beside a rule
          # an effect
          draw 1 to turned # beside an effect
    longer
          when (a)
               # inside
               drop every green
          # otherwise
          otherwise : no change # beside otherwise
    three
          by some_silence
               # a reading
               yes_ : no change # beside a reading
               no_
                  # deep
                  draw ((1)) to (turned)
# the last
""".replace("to (turned)", "to turned")

TIDY = """# first
coyote 1  # beside the version

# about the game
ruleset messy "A title" de "Ein Titel"
  # the language
  language en  # beside
  deck thirty                                                          EN-1 EN-2

# a section
counting  # beside it
  # a rule
  one     with "x2"                                                    EN-3  # beside a rule
    # an effect
    draw 1 to turned  # beside an effect
  longer
    when a
      # inside
      drop every green
    # otherwise
    otherwise: no change  # beside otherwise
  three
    by some_silence
      # a reading
      yes_: no change  # beside a reading
      no_
        # deep
        draw 1 to turned

# the last
"""


def test_a_messy_file_becomes_tidy() -> None:
    assert unparse(again(MESSY)) == TIDY
    assert unparse(again(TIDY)) == TIDY


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("(a)", "a"),
        ("((a + b)) - (c + d)", "a + b - (c + d)"),
        ("2 * (a)", "2 * a"),
        ("2 * (a + b)", "2 * (a + b)"),
        ("(2 * a) / 3 rounded up", "(2 * a) / 3 rounded up"),
        ("not (not a)", "not not a"),
        ("not (a and b) or (c and d)", "not (a and b) or c and d"),
        ("a and (b or c)", "a and (b or c)"),
        ("a or (b or c)", "a or (b or c)"),
        ("x of (y of z)", "x of y of z"),
        ("x of (a when b, otherwise c)", "x of (a when b, otherwise c)"),
        ("the seat where (in_play of it)", "the seat where in_play of it"),
        ("the seat where (a and b)", "the seat where (a and b)"),
        (
            "a when b, otherwise (c when d, otherwise e)",
            "a when b, otherwise c when d, otherwise e",
        ),
        (
            "(a when b, otherwise c) when d, otherwise e",
            "(a when b, otherwise c) when d, otherwise e",
        ),
        ("(a is b) is (c is d)", "(a is b) is (c is d)"),
        ("a is not (b + 1)", "a is not b + 1"),
        ("larger of ((a), (b))", "larger of (a, b)"),
        ("a - -1", "a - -1"),
    ],
)
def test_brackets_stand_only_where_they_must(written: str, printed: str) -> None:
    assert unparse_expression(expression_in(written)) == printed


def test_clauses_start_at_their_column_or_after_the_text() -> None:
    tree = again(TIDY)
    lines = [line for line in unparse(tree).split("\n") if "EN-" in line]
    assert [line.index("EN-") + 1 for line in lines] == [CITES_AT, CITES_AT]
    long = 'coyote 1\n\nruleset x\n\nsilences\n  s  asks "' + "w" * 90 + '"  EN-1\n'
    assert unparse(again(long)) == long


@pytest.mark.parametrize("name", ["en", "es", "fr", "pt"])
def test_checked_rules_are_printed_as_they_were_written(name: str) -> None:
    """Resolved nodes print like the names that they were."""
    library = Library()
    ruleset: Ruleset = library.ruleset(name)
    written = library.file(resources.variants() / f"{name}.coyote").items[0]
    for section in written.sections:  # type: ignore[union-attr]
        for before, after in zip(section.rules, ruleset.section(section.name), strict=True):
            assert unparse_rule(after) == unparse_rule(before)


def test_two_spellings_of_one_letter_are_one_name() -> None:
    composed, decomposed = "caf\u00e9", "cafe\u0301"
    assert expression_in(composed) == expression_in(decomposed)


def test_a_name_may_begin_like_a_word_of_the_language() -> None:
    for name in ("a\u0331", "is\u0331", "to_", "notes", "by2", "no\u0e31"):
        assert expression_in(f"{name} is 1") == expression_in(f"({name}) is 1")
        assert rule_in([f"x  {name} becomes 1"]) == rule_in(["x", f"  {name} becomes 1"])


@pytest.mark.parametrize(
    "name", ["हिन्दी", "ไทย", "தமிழ்", "עברית", "العربية", "中文", "ქართული", "ខ្មែរ", "Ünïcode", "နေ့"]
)
def test_names_in_any_script(name: str) -> None:
    text = f"coyote 1\n\nruleset {name}\n\nstate\n  {name}  a number for a round, at first 0\n"
    assert unparse(again(text)) == text
