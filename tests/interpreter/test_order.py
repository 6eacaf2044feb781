"""After a call everything is done in the order in which it is written: sections, rules, effects.

Which seats a `for each` means, and which rules of a moment apply, is looked at before the first of
them acts. No shipped ruleset hangs on all of it, so these have rules that do.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest

from coyote_spec.interpreter.rounds import Event, Result
from coyote_spec.interpreter.scenario import Scenario, run_scenario
from tests.agreement.rulesets import amended

ROUND = (Event(0, "bid", amount=99), Event(1, "challenge"))
"""Far too much: seat 0 loses to seat 1, and takes a coin."""

CHANGES: dict[str, tuple[str, Callable[[int], int]]] = {
    "twice": ("2 * coins of bidder", lambda n: 2 * n),
    "more": ("coins of bidder + 3", lambda n: n + 3),
    "fewer": ("smaller of (coins of bidder, 3)", lambda n: min(n, 3)),
}
"""What the bidder's coins become: in the language, and worked out. Each order leaves others."""

ORDERS = list(permutations(CHANGES))

WHENS = {
    "settling": "",
    "elimination": "",
    "starting": "",
    "ending": "",
    "reshuffling": "after a round: ",
}


def settled(folder: Path, changes: str) -> Result:
    """What comes out of that round with three players under changed English rules."""
    game = amended(folder, "en", changes)
    return run_scenario(Scenario(("3", "4", "5"), coins=(0, 0, 0), events=ROUND), game)


def in_order(order: tuple[str, ...]) -> int:
    coins = 1
    for name in order:
        coins = CHANGES[name][1](coins)
    return coins


@pytest.mark.parametrize("section", WHENS)
@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_the_rules_of_a_section(section: str, order: tuple[str, ...], tmp_path: Path) -> None:
    when = WHENS[section]
    lines = [f"  add {n}  {when}coins of bidder becomes {CHANGES[n][0]}" for n in order]
    found = settled(tmp_path, "\n".join([section, *lines]) + "\n")
    assert found.coins == (in_order(order), 0, 0)


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_the_effects_of_a_rule(order: tuple[str, ...], tmp_path: Path) -> None:
    lines = [f"    coins of bidder becomes {CHANGES[n][0]}" for n in order]
    found = settled(tmp_path, "\n".join(["settling", "  add changes", *lines]) + "\n")
    assert found.coins == (in_order(order), 0, 0)


def test_the_orders_differ() -> None:
    assert len({in_order(order) for order in ORDERS}) > 3


def test_the_sections(tmp_path: Path) -> None:
    """Each section says of the bidder's coins that it comes after the one before."""
    lines = []
    for place, section in enumerate(WHENS, start=1):
        says = f"when coins of bidder is {place}: coins of bidder becomes {place + 1}"
        lines += [section, f"  add step_{place}  {WHENS[section]}".rstrip(": "), f"    {says}"]
    found = settled(tmp_path, "\n".join(lines) + "\n")
    assert found.coins == (len(WHENS) + 1, 0, 0)


def test_who_is_meant_is_known_before_the_first_is_dealt_with(tmp_path: Path) -> None:
    all_of_them = "for each seat where sum of coins over seats is 1: it takes 2 coins"
    assert settled(tmp_path, f"settling\n  add each  {all_of_them}\n").coins == (3, 2, 2)


def test_which_rules_of_a_moment_apply_is_known_before_the_first_acts(tmp_path: Path) -> None:
    changes = (
        "reshuffling\n"
        "  add one    after a round when coins of bidder is 1: coins of bidder becomes 5\n"
        "  add other  after a round when coins of bidder is 5: coins of bidder becomes 7\n"
        "  add third  after a round when coins of bidder is 1\n"
        "    coins of bidder becomes coins of bidder + 1\n"
    )
    assert settled(tmp_path, changes).coins == (6, 0, 0)
