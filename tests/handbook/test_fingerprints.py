"""The fingerprint of a meaning: the same for the same rule, another one for any other."""

import pytest

from coyote_spec.api import load
from coyote_spec.elaborate.recorded import text_of, with_rules
from coyote_spec.mutation.mutants import mutants
from coyote_spec.ruleset.meaning import fingerprint, meaning
from tests.handbook.texts import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_rule_is_read_back_as_it_was(game: str) -> None:
    ruleset = load(game)
    texts = {(section, rule.name): text_of(rule) for section, rule in ruleset.rules()}
    again = with_rules(ruleset, texts)
    assert [meaning(r, s) for s, r in again.rules()] == [meaning(r, s) for s, r in ruleset.rules()]


def test_every_change_of_a_rule_has_a_fingerprint_of_its_own() -> None:
    ruleset = load("fr")
    of_rules = {rule.name: meaning(rule, section) for section, rule in ruleset.rules()}
    tried = 0
    for mutant in mutants(ruleset, lambda changed: True):
        for rule in mutant.after:
            if len(mutant.after) == 1:
                assert meaning(rule, mutant.section) != of_rules[rule.name]
                tried += 1
    assert tried > 100


def test_a_name_is_no_number() -> None:
    found = {fingerprint(one) for one in (3, "3", (3,), ("3",), True, 1, None, "None")}
    assert len(found) == 8
