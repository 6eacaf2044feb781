"""Mutants: what is changed, one rule at a time, and that each is a ruleset that can be written."""

from dataclasses import replace

import pytest

from coyote_spec.api import load
from coyote_spec.elaborate.again import Again
from coyote_spec.mutation.changes import changes
from coyote_spec.mutation.mutants import Mutant, mutants
from coyote_spec.mutation.names import names_of
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.rule import SECTIONS, Call, Numbers, ValueRange
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.source import Source
from coyote_spec.syntax.parse import parse
from coyote_spec.syntax.unparse import unparse_rule

FR = load("fr")
NAMES = names_of(FR)


def made(ruleset: Ruleset) -> list[Mutant]:
    again = Again()
    return list(mutants(ruleset, lambda changed: not again.mistakes(changed)))


EVERY = made(FR)


@pytest.mark.parametrize("name", ["fr", "en_advanced", "pt_kidult"])
def test_a_ruleset_checked_again_has_no_mistake(name: str) -> None:
    assert Again().mistakes(load(name)) == []


def test_a_ruleset_checked_again_shows_its_mistakes() -> None:
    unknown = say.Field("nothing_of_that_name")
    rules = tuple(
        replace(rule, body=Call(unknown)) if rule.name == "challenge" else rule
        for rule in FR.section("bidding")
    )
    changed = replace(FR, sections={**FR.sections, "bidding": rules})
    assert [one.code for one in Again().mistakes(changed)] == ["unknown-name"]


def test_one_rule_at_a_time() -> None:
    for mutant in EVERY:
        ruleset = mutant.ruleset
        same = [s for s in SECTIONS if ruleset.section(s) == FR.section(s)]
        assert set(SECTIONS) - set(same) == {mutant.section}
        changed = [
            r for r in FR.section(mutant.section) if r not in ruleset.section(mutant.section)
        ]
        assert len(changed) == (0 if len(mutant.before) == 2 else 1)


def test_no_mutant_twice_and_always_the_same() -> None:
    sections = [(m.section, m.ruleset.section(m.section)) for m in EVERY]
    assert all(sections.count(one) == 1 for one in sections)
    assert [m.number for m in EVERY] == list(range(len(EVERY)))
    assert [m.after for m in made(FR)] == [m.after for m in EVERY]


def test_every_kind_of_change() -> None:
    kinds = {m.what for name in ("fr", "en_advanced") for m in made(load(name))}
    assert kinds >= {
        *("number", "strictness", "exchanged", "removed", "seat", "colour", "place", "reading"),
        *("yes or no", "highest or lowest", "one or every", "condition", "time", "operation"),
        "some or none",
    }


def test_every_mutant_can_be_written_down_and_read_again() -> None:
    """The words of a changed rule, read as a rule of the language, are that rule."""
    for mutant in EVERY[::9]:
        for rule in mutant.after:
            lines = "\n".join(f"  {line}" for line in unparse_rule(rule))
            text = f'coyote 1\n\nruleset changed "" extends fr\n\n{mutant.section}\n{lines}\n'
            text = text.replace(f"  {rule.name}", f"  replace {rule.name}", 1)
            tree = parse(Source("changed.coyote", text))
            again = unparse_rule(tree.items[0].sections[0].rules[0])  # type: ignore[union-attr]
            assert [line.split() for line in again] == [
                line.split() for line in text.split("\n")[5:] if line.strip()
            ]


CHANGED: list[tuple[object, set[object]]] = [
    (say.Literal(3), {say.Literal(2), say.Literal(4)}),
    (say.Literal(True), {say.Literal(False)}),
    (ValueRange(3, 3), {ValueRange(2, 2), ValueRange(4, 4)}),
    (ValueRange(2, 6), {ValueRange(n, 6) for n in (1, 3)} | {ValueRange(2, n) for n in (5, 7)}),
    (Numbers("green", "above", 0), {Numbers("green", "at least", 0), Numbers("red", "above", 0)}),
    (
        say.Compare(say.Field("total"), "at least", say.Field("bid")),
        {say.Compare(say.Field("total"), "above", say.Field("bid"))},
    ),
    (do.Drop(do.Selection("one_highest", "green")), {do.Drop(do.Selection("one_lowest", "green"))}),
    (do.Drop(do.Selection("one_highest", "green")), {do.Drop(do.Selection("one_highest", "red"))}),
    (say.Local("actor"), {say.Local("caller"), say.Field("bidder"), say.Meaning("loser")}),
    ((do.Nothing(), do.ThenBid()), {(do.Nothing(),), (do.ThenBid(), do.Nothing())}),
    (
        say.Consulted("s", (("a", say.Literal(1)), ("b", say.Literal(5)))),
        {say.Consulted("s", (("a", say.Literal(5)), ("b", say.Literal(5))))},
    ),
]


@pytest.mark.parametrize(("part", "some"), CHANGED)
def test_what_a_part_is_changed_to(part: object, some: set[object]) -> None:
    found = [new for new, _ in changes(part, NAMES)]
    assert part not in found
    assert all(new in found for new in some)
