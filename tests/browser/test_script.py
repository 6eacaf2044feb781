"""The semantics staged into JavaScript is the one semantics: same totals, steps and rulings."""

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from coyote_spec import resources
from coyote_spec.api import load, run
from coyote_spec.interpreter.rounds import Result
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.source import InputError
from tests.browser.tables import Table, expected, running, tables

RULES = Path(__file__).parent / "rules"

SCORES = """tables => coyote.editions.map(edition =>
    tables.map(({cards, pile, readings}) => coyote.score(edition, cards, pile, readings)))"""

RULINGS = """rounds => coyote.editions.map(edition => rounds.map(({cards, pile, bid, coins}) =>
    coyote.rulings(edition, cards, pile, bid, {}, coins)))"""


@pytest.fixture(scope="module")
def house_rules() -> list[Ruleset]:
    """Each amendment that is shipped, on the first game that it fits."""
    folder = resources.variants() / "house"
    names = [
        name
        for file in sorted(folder.glob("*.coyote"))
        for name in re.findall(r"^amendment (\w+)", file.read_text("utf-8"), re.M)
    ]
    assert len(names) >= 16
    return [_on_some_game(name) for name in names]


def _on_some_game(amendment: str) -> Ruleset:
    for game in ("en", "fr", "pt_kidult"):
        try:
            return load(f"{game}+{amendment}")
        except InputError:
            continue
    raise AssertionError(f"{amendment} fits no game")


def check_scores(page: Page, rulesets: Sequence[Ruleset], given: Sequence[Table]) -> list[Any]:
    """All these tables under all these rulesets, as `score` says; gives what the page said."""
    found = running(page, rulesets).evaluate(SCORES, [one.given for one in given])
    for ruleset, said in zip(rulesets, found, strict=True):
        for table, one in zip(given, said, strict=True):
            assert one == expected(ruleset, table), (ruleset.name, table)
    return [one for said in found for one in said]


def test_scores_like_the_reference(page: Page, editions: list[Ruleset]) -> None:
    found = check_scores(page, editions, tables(editions, 200))
    changes = {c["what"] for one in found for step in one.get("steps", ()) for c in step["changes"]}
    assert changes == {"leaves", "joins", "counts", "total", "nothing"}


@pytest.mark.soak
def test_scores_like_the_reference_on_many_tables(page: Page, editions: list[Ruleset]) -> None:
    check_scores(page, editions, tables(editions, 3_000, random.randrange(10**9)))


def test_scores_under_every_reading(page: Page, editions: list[Ruleset]) -> None:
    chance, given = random.Random(1), tables(editions, 25, seed=1)
    running(page, editions)
    for number, ruleset in enumerate(editions):
        asked = [
            {name: chance.choice(readings).name for name, readings in ruleset.silences.items()}
            for _ in given
        ]
        pairs = list(zip(given, asked, strict=True))
        found = page.evaluate(SCORES, [one.given | {"readings": read} for one, read in pairs])
        for (table, read), said in zip(pairs, found[number], strict=True):
            assert said == expected(ruleset, table, read), (ruleset.name, table, read)


def test_scores_with_house_rules(page: Page, house_rules: list[Ruleset]) -> None:
    check_scores(page, house_rules, tables(house_rules, 20, seed=2))


def test_scores_counts_that_no_rulebook_has(page: Page) -> None:
    names = ("flipped_first", "marked", "by_seats")
    rulesets = [load(f"en+{RULES / name}.coyote") for name in names]
    check_scores(page, rulesets, tables(rulesets, 40, seed=3))


@pytest.mark.parametrize(("name", "why"), [("who_holds", "who-has-what"), ("too_large",) * 2])
def test_refuses_what_it_cannot_count(page: Page, name: str, why: str) -> None:
    rulesets = [load("fr"), load(f"en+{RULES}/{name}.coyote")]
    table = Table(("3", "night"), ())
    (fine,), (refused,) = running(page, rulesets).evaluate(SCORES, [table.given])
    assert fine == expected(rulesets[0], table)
    assert refused == {"refused": {"why": why.replace("_", "-")}}


def test_rulings_like_a_round(page: Page, editions: list[Ruleset]) -> None:
    check_rulings(page, editions, 40, seed=4)


def test_rulings_with_house_rules(page: Page, house_rules: list[Ruleset]) -> None:
    found = check_rulings(page, house_rules, 12, seed=5)
    assert {call["name"] for one in found for call in one.get("calls", ())} >= {"exact"}


def check_rulings(page: Page, rulesets: Sequence[Ruleset], number: int, seed: int) -> list[Any]:
    """Rounds of three: one bids, the next calls; as `run` says. Gives what the page said."""
    chance = random.Random(seed)
    rounds = []
    for table in tables(rulesets, number, seed):
        cards = (table.cards + table.pile)[:3]
        total = expected(rulesets[0], Table(cards, table.pile)).get("total", 5)
        bid = chance.choice([total, total + 1, total - 1, chance.randint(-20, 40)])
        given = {"cards": cards, "pile": table.pile, "bid": bid}
        rounds.append(given | {"coins": chance.randint(0, 1)})
    found = running(page, rulesets).evaluate(RULINGS, rounds)
    for ruleset, said in zip(rulesets, found, strict=True):
        for one, ruling in zip(rounds, said, strict=True):
            if "refused" not in ruling:
                _as_played(ruleset, one, ruling)
    return [ruling for said in found for ruling in said]


def _as_played(ruleset: Ruleset, given: dict[str, Any], ruling: dict[str, Any]) -> None:
    bid = {"seat": 0, "move": "bid", "amount": given["bid"]}
    scenario = {
        "hands": list(given["cards"]),
        "pile": list(given["pile"]),
        "coins": [given["coins"]] * 3,
    }
    if "one_life" in ruleset.chain and given["coins"]:  # whoever has a coin is out
        return
    for name in ruleset.calls:
        played = run(ruleset, scenario | {"events": [bid, {"seat": 1, "move": name}]})
        assert isinstance(played, Result)
        about = (ruleset.name, given, name)
        if played.illegal_at == 1:
            assert ruling == {"forbidden": played.rule, "calls": []}, about
            continue
        call = next(one for one in ruling["calls"] if one["name"] == name)
        assert call["forbidden"] == played.rule, about
        if played.rule is None:
            paid = dict(played.paid)
            takes = {"bidder": paid.get(0, 0), "caller": paid.get(1, 0), "others": paid.get(2, 0)}
            assert (call["total"], call["takes"]) == (played.total, takes), about
            assert call["relied_on"] == list(played.relied_on), about
