"""Random tables with a pile, and what the reference says of them in the form of the desk."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from coyote_spec.handbook.desk.programs import cards_of, program_text
from coyote_spec.handbook.script.staged import COPIES, knows
from coyote_spec.interpreter.score import score
from coyote_spec.ruleset.ruleset import Ruleset

ENGINE = Path(__file__).parents[2] / "coyote_spec" / "handbook" / "desk" / "script.js"


@dataclass(frozen=True)
class Table:
    cards: tuple[str, ...]
    pile: tuple[str, ...]

    @property
    def given(self) -> dict[str, Any]:
        """As the page is given it."""
        return {"cards": self.cards, "pile": self.pile}


def tables(rulesets: Sequence[Ruleset], number: int, seed: int = 0) -> list[Table]:
    """Tables of two to eight cards with a pile of up to five; every other card acts."""
    cards, chance = cards_of(rulesets), random.Random(seed)
    found: list[Table] = []
    special = [card for card in cards if any(card in one.named_cards for one in rulesets)]
    while len(found) < number:
        drawn = [chance.choice(special if chance.random() < 0.5 else cards) for _ in range(13)]
        if max(drawn.count(card) for card in special) <= COPIES:
            seats = chance.randint(2, 8)
            found.append(Table(tuple(drawn[:seats]), tuple(drawn[seats : chance.randint(8, 13)])))
    return found


def expected(ruleset: Ruleset, table: Table, readings: dict[str, str] | None = None) -> Any:
    """What `score` says; the cards that it has no rule for, if there are any."""
    if readings is None:  # asked of the same tables by several tests
        return ruleset.once((expected, table), lambda: _expected(ruleset, table, None))
    return _expected(ruleset, table, readings)


def _expected(ruleset: Ruleset, table: Table, readings: dict[str, str] | None) -> Any:
    unknown = [c for c in dict.fromkeys(table.cards + table.pile) if not knows(ruleset, c)]
    if unknown:
        return {"refused": {"why": "unknown", "cards": unknown}}
    said = score(ruleset, table.cards, table.pile, readings=readings)
    return {
        "total": said.total,
        "reshuffle": said.reshuffle,
        "draws": list(said.draws),
        "relied_on": list(said.relied_on),
        "steps": [
            {
                "rule": step.rule,
                "cites": list(step.cites),
                "changes": [
                    {"what": c.what, "count": c.count, "card": c.card, "value": c.value}
                    for c in step.changes
                ],
            }
            for step in said.steps
        ],
    }


def running(page: Page, rulesets: Sequence[Ruleset]) -> Page:
    """A page with the programs of these rulesets, and nothing else."""
    script = ENGINE.read_text("utf-8") + program_text(rulesets)
    page.set_content(f"<!doctype html><title>programs</title><script>{script}</script>")
    return page


def totals(page: Page) -> dict[str, int]:
    """The totals that the page shows, by edition."""
    found: dict[str, int] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('article[data-edition]')]"
        ".map(one => [one.dataset.edition, Number(one.dataset.total)]))"
    )
    return found
