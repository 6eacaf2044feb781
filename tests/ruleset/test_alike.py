"""Rulesets with the same rules share what is worked out, and nothing that is said to a reader."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from coyote_spec.api.proofs import answer_of
from coyote_spec.prover.answer import parts
from coyote_spec.prover.audit import topics
from coyote_spec.ruleset.alike import alike, once_for_alike
from tests.agreement.rulesets import library

if TYPE_CHECKING:
    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.ruleset.ruleset import Ruleset

GAMES = ("es", "en", "pt", "fr", "es_advanced", "en_advanced", "pt_kidult")
TRANSLATIONS = {("es", "en"), ("es_advanced", "en_advanced")}
ASKED = (
    "opener can always bid",
    "bid never comes back",
    "bidding ends",
    "match ends",
    "always one loser",
    "coins always suffice",
    "pile always suffices",
    "no ban in mid round",
    "copies never matter",
    "what is certain",
)
FEW = 4
"""Questions of a kind, where it is asked for every value of options: more aren't otherwise."""


def game(name: str) -> Ruleset:
    """A game of which nothing is worked out yet."""
    return replace(library().ruleset(name))


def test_translations_are_alike_and_no_others() -> None:
    found = {
        pair for pair in combinations(GAMES, 2) if alike(game(pair[0])) == alike(game(pair[1]))
    }
    assert found == TRANSLATIONS


def test_the_name_of_a_rule_and_the_copies_of_a_card_count() -> None:
    rules = game("en")
    (section, (first, *rest)), *others = rules.sections.items()
    renamed = {section: (replace(first, name="renamed"), *rest), **dict(others)}
    (card, copies), *cards = rules.deck.cards
    more = replace(rules.deck, cards=((card, copies + 1), *cards))
    changed = [replace(rules, sections=renamed), replace(rules, deck=more)]
    assert alike(rules) not in map(alike, changed)
    assert alike(replace(rules, name="other", title=rules.title)) == alike(rules)


def test_work_is_done_once_for_all_alike() -> None:
    done: list[str] = []
    one, other, unlike = game("en"), game("es"), game("fr")
    for rules in (one, other, unlike):
        once_for_alike(rules, "asked", lambda name=rules.name: done.append(name))  # type: ignore[misc]
    assert done == ["en", "fr"]


def asked(rules: Ruleset, key: str) -> list[Asked]:
    claims = [c for t in topics(rules, players=(3, 3)) for c in t.claims if c.question.key == key]
    every = [ask for claim in claims for ask in parts(claim, 60.0, 1)]
    return every[-FEW:]


@pytest.mark.parametrize("key", ASKED)
def test_an_answer_is_the_same_whether_or_not_a_translation_was_asked_before(key: str) -> None:
    alone = [answer_of(ask).as_json() for ask in asked(game("es"), key)]
    before = game("en")  # kept, and with it what was worked out for it
    assert alone
    assert {answer_of(ask).scope.rulesets for ask in asked(before, key)} == {("en",)}
    assert [answer_of(ask).as_json() for ask in asked(game("es"), key)] == alone
