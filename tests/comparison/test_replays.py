"""A witness that doesn't show what it was found for is a fault of our own, and loud."""

from __future__ import annotations

from pathlib import Path

import pytest
import z3

from coyote_spec.interpreter.scenario import run_scenario
from coyote_spec.interpreter.score import score
from coyote_spec.prover import behave, differ
from coyote_spec.prover.ask import Asker
from coyote_spec.prover.cards import dealt_alike
from tests.agreement.rulesets import setting, shipped
from tests.comparison.compared import LIMIT, NIGHTS, changed, compared


def test_a_wrong_replay_of_a_scenario_is_loud(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "coyote_spec.prover.difference.run_scenario", lambda s, _: run_scenario(s, shipped("fr"))
    )
    with pytest.raises(AssertionError, match="shows no difference"):
        changed(tmp_path, "settling\n  replace payment  loser takes 2 coins\n")


def test_a_wrong_replay_of_a_table_is_loud(monkeypatch: pytest.MonkeyPatch) -> None:
    right = score
    monkeypatch.setattr(differ, "score", lambda _, *a, **k: right(shipped("en"), *a))
    with pytest.raises(AssertionError, match="shows no difference"):
        compared(shipped("en"), shipped("fr"))


def test_a_deal_that_only_reorders_the_pile_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever witness the solver finds: here nothing lies among the discards."""
    one, other = (
        setting(shipped("fr"), 2, NIGHTS, readings={"short_pile": reading})
        for reading in ("reshuffle_all", "discards_under_the_rest")
    )
    right = Asker.model
    none = z3.Sum([z3.Int(f"s.cards at discards.{i}") for i in range(len(one.kinds))]) == 0
    monkeypatch.setattr(
        Asker, "model", lambda asker, *also, **said: right(asker, *also, none, **said)
    )
    assert not dealt_alike(behave.Pair(one, other), LIMIT)
