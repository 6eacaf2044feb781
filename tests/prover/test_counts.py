"""Counts that are the same formula share what is worked out, and no others do."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from coyote_spec.interpreter.setting import choose
from coyote_spec.odds.odds import share_apart
from coyote_spec.prover import formulas
from coyote_spec.prover.ask import LIMIT
from coyote_spec.prover.counts import count_of, once_for_counts
from coyote_spec.prover.grounds import grounds
from coyote_spec.prover.ranges import highest_total
from tests.agreement.rulesets import shipped

if TYPE_CHECKING:
    from coyote_spec.ruleset.setting import Setting

GAMES = ("es", "en", "pt", "fr", "es_advanced", "en_advanced", "pt_kidult")
FEW = {"0": 1, "5": 1, "-5": 1, "max0": 1, "x2": 1, "max-": 1, "?": 2}


def setting(name: str, players: int = 3, **agreed: dict[str, int] | dict[str, str]) -> Setting:
    rules = shipped(name)
    return choose(rules, dict(rules.deck.cards), players=players, **agreed)  # type: ignore[arg-type]


def few(name: str, **agreed: dict[str, str]) -> Setting:
    """With few cards, so that all tables can be counted."""
    rules = shipped(name)
    cards = {card: n for card, n in FEW.items() if card in dict(rules.deck.cards)}
    return choose(rules, cards, seats=3, **agreed)  # type: ignore[arg-type]


def test_a_formula_is_itself_and_no_other() -> None:
    one = setting("en")
    assert count_of(one) == count_of(setting("en", options={"threshold": 5}))
    assert count_of(one) == count_of(setting("en_advanced"))
    assert count_of(one) != count_of(setting("fr"))
    assert count_of(one) != count_of(setting("en", players=4))
    _, other = (reading.name for reading in shipped("en").silences["drawn_card"])
    assert count_of(one) != count_of(setting("en", readings={"drawn_card": other}))
    fewer = replace(one, most=(one.most[0] - 1, *one.most[1:]))
    assert count_of(one) != count_of(fewer)


def test_settings_whose_counts_are_the_same_formula_give_every_table_the_same_total() -> None:
    """Counted table by table, for every pair of games and every reading of the count."""
    ways = [few(name) for name in GAMES]
    ways += [
        few(name, readings={silence: reading.name})
        for name in ("en", "pt", "fr")
        for silence, readings in shipped(name).silences.items()
        for reading in readings[1:]
    ]
    same = [pair for pair in combinations(ways, 2) if count_of(pair[0]) == count_of(pair[1])]
    assert len(same) > len(GAMES)
    assert [pair for pair in same if share_apart(pair) != 0] == []


def test_work_is_done_once_for_all_that_count_alike() -> None:
    done: list[str] = []
    for name in GAMES:
        found = once_for_counts([setting(name)], "asked", lambda name=name: done.append(name))  # type: ignore[misc]
        assert found is None
    assert done == ["es", "pt", "fr"]


def test_what_an_answer_rests_on_is_told_of_each_that_counts_alike() -> None:
    told = []
    for name in ("en", "en_advanced"):
        with grounds() as found:
            highest_total(setting(name), LIMIT)
        told.append([ground.shows for ground in found])
    assert told[0]
    assert told[0] == told[1]


def test_what_was_asked_for_the_longest_time_ago_is_forgotten_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(formulas, "MOST_KEPT", 2)
    done: list[str] = []
    for key in ("a", "b", "a", "c", "a", "b"):
        formulas.once_for(key, lambda key=key: done.append(key))  # type: ignore[misc]
    assert done == ["a", "b", "c", "b"]
