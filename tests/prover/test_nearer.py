"""Cards are shown as near to 0 as still show a situation, then in the order of the deck."""

from __future__ import annotations

from typing import Any

import pytest

from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.prover.answer import answers
from coyote_spec.prover.verdict import Finding
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.search.nearer import with_nearer_cards
from tests.agreement.rulesets import library, setting, shipped


def asked(name: str, key: str, *words: str, players: int) -> Finding:
    question = Question(key, words)
    (found,) = answers(Claim("asked", (library().ruleset(name),), question, (players, players)), 60)
    return found


def cards_of(found: Finding) -> tuple[list[str], list[str]]:
    witness: dict[str, Any] = dict(found.witness or {})
    return [card for card in witness["hands"] if card is not None], witness.get("pile", [])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_bid_comes_back_over_the_smallest_cards(players: int) -> None:
    """With five and six only a later round shows it; its cards are no larger for that."""
    hands, _ = cards_of(asked("en_advanced", "bid never comes back", players=players))
    assert hands[:3] == ["?", "max0", "max-"]


@pytest.mark.parametrize(
    ("name", "rule", "players", "hands", "pile"),
    [
        ("en_advanced", "reverse", 3, ["?", "max0", "max-"], []),
        ("en_advanced", "guess", 3, ["?", "max0", "max-"], []),
        ("en_advanced", "swap", 3, ["?", "max0", "max-"], ["night"]),
        ("pt_kidult", "raise", 2, ["0", "0"], []),
        ("pt_kidult", "extra_card", 2, ["0", "0"], ["0"]),
    ],
)
def test_a_rule_acts_on_the_smallest_cards(
    name: str, rule: str, players: int, hands: list[str], pile: list[str]
) -> None:
    assert cards_of(asked(name, "rule fires", rule, players=players)) == (hands, pile)


def test_the_smallest_are_tried_first_and_none_that_is_larger() -> None:
    """Pairs of the deck that are smaller than these two, with nothing that lies elsewhere."""
    game = setting(shipped("fr"), 3)
    scenario = Scenario(hands=("1", None, "2"), coins=(0, 3, 0), discards=("night", "x2", "max-"))
    tried = [one.hands for one in with_nearer_cards(scenario, game)]
    assert tried == [
        ("?", None, "max0"),
        ("?", None, "1"),
        ("max0", None, "1"),
        ("1", None, "1"),
        ("?", None, "2"),
        ("max0", None, "2"),
    ]
