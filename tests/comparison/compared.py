"""Two rulesets that differ in one thing, compared on a small deck."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from coyote_spec.comparison.compare import Comparison, compare
from coyote_spec.interpreter.scenario import read_scenario, run_scenario
from coyote_spec.prover.verdict import Finding
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from tests.agreement.rulesets import amended, library, shipped

NIGHTS = Deck("nights", Text(), (("1", 2), ("2", 2), ("night", 1), ("?", 1), ("x2", 1), ("-5", 1)))


LIMIT = 60.0


def compared(
    one: Ruleset,
    other: Ruleset,
    players: tuple[int, ...] = (2, 3),
    deck: Deck = NIGHTS,
    options: Mapping[str, int] | None = None,
) -> Comparison:
    return compare(one, other, decks=[deck], players=players, options=options or {}, limit=LIMIT)


def changed(folder: Path, changes: str, players: tuple[int, ...] = (2, 3), base: str = "fr") -> Any:
    """The findings on a shipped ruleset and its changed self, those that aren't `proved`."""
    found = compared(shipped(base), amended(folder, base, changes), players)
    return {f.id: f for f in found.findings if f.verdict != "proved"}


def replayed(finding: Finding, one: Ruleset, other: Ruleset) -> tuple[Any, Any]:
    """What `run` makes of a witness under both; the same as the finding says."""
    results = []
    for rules in (one, other):
        scenario = read_scenario(dict(finding.witness or {}), rules, library().deck)
        results.append(run_scenario(scenario, rules).as_json())
        assert results[-1] == finding.results[rules.name]
    return results[0], results[1]
