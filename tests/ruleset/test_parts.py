"""What rules are made of."""

from __future__ import annotations

from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.parts import numbers, parts, parts_defined, words
from coyote_spec.ruleset.rule import Needs
from coyote_spec.source import Mark, Span
from tests.agreement.rulesets import shipped


def rule(name: str, of: str) -> tuple[object, object]:
    found = next(rule for _, rule in shipped(of).rules() if rule.name == name)
    return found.body, found.block


def test_the_whole_comes_before_its_parts() -> None:
    body, _ = rule("raise", "en")
    assert isinstance(body, Needs)
    found = list(parts(body))
    assert found[:2] == [body, body.condition]


def test_no_place_in_a_file_is_a_part() -> None:
    every = [part for _, rule in shipped("en").rules() for part in parts(rule)]
    assert every
    assert not any(isinstance(part, Mark | Span | str | tuple) for part in every)


def test_what_is_defined_elsewhere_is_looked_into_where_it_is_wanted() -> None:
    """What a player pays hangs on what is left in the box, which is a definition."""
    english = shipped("en")
    body, _ = rule("paying", "en")
    alone, whole = set(map(type, parts(body))), set(map(type, parts_defined(english, body)))
    assert say.Meaning in alone
    assert alone < whole
    takes = [
        part for _, one in english.rules() for part in parts(one) if isinstance(part, do.Takes)
    ]
    assert say.Consulted not in set(map(type, parts(takes[0])))
    assert say.Consulted in set(map(type, parts_defined(english, takes[0])))


def test_words_are_names_and_not_what_an_author_says() -> None:
    body, block = rule("supply_out", "en")
    texts = [part for part in parts((body, block)) if isinstance(part, Text)]
    assert texts
    assert "notional" in words((body, block))
    assert not words(tuple(texts))


def test_numbers_are_those_that_are_written() -> None:
    assert numbers(parts(rule("opener", "fr"))) == {0}
    assert numbers(parts((say.Literal(True), say.Literal(7)))) == {7}
