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

RULINGS = """rounds => coyote.editions.map(edition =>
    rounds.map(({cards, pile, bid, coins, players}) =>
        coyote.rulings(edition, cards, pile, bid, {}, coins, players)))"""

OFTEN = (2, 3, 4, 5, 6)
"""The numbers of players that the rulebooks allow as they stand."""


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
    names = ("flipped_first", "marked", "by_seats", "staked", "noted")
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
    check_rulings(page, editions, rounds(editions, 75, (*OFTEN, 7), seed=4))


@pytest.mark.soak
def test_rulings_like_many_rounds(page: Page, editions: list[Ruleset]) -> None:
    seed = random.randrange(10**9)
    check_rulings(page, editions, rounds(editions, 700, (*OFTEN, 7), seed))


def test_rulings_with_house_rules(page: Page, house_rules: list[Ruleset]) -> None:
    given = rounds(house_rules, 40, (*OFTEN, 7, 9, 12), seed=5)
    found = check_rulings(page, house_rules, given)
    calls = [call for one in found for call in one.get("calls", ())]
    assert {call["name"] for call in calls} >= {"exact"}
    assert {call["forbidden"] for call in calls} >= {None, "exact"}  # not with two players left


def test_rulings_that_hang_on_the_number_of_players(page: Page) -> None:
    names = ("by_players", "by_seats", "staked", "noted")
    rulesets = [load(f"fr+{RULES / name}.coyote") for name in names]
    given = rounds(rulesets, 80, (*OFTEN, 7), seed=6)
    five = {"cards": ("3", "4", "5", "6", "7"), "pile": (), "players": 5}
    given += [five | {"bid": bid, "coins": 0} for bid in (24, 25, 26)]
    by_players = check_rulings(page, rulesets, given)[: len(given)]
    said = {
        one["players"]: "refused" not in ruling
        for one, ruling in zip(given, by_players, strict=True)
        if ruling.get("refused", {}).get("why") != "unknown"
    }
    assert said == {2: False, 3: True, 4: True, 5: True, 6: False, 7: False}
    others = [
        call["takes"]["others"]
        for one in by_players
        for call in one.get("calls", ())
        if call.get("takes")
    ]
    assert {0, 3, 6} <= set(others)


def test_does_not_rule_where_who_holds_a_card_decides_who_pays(page: Page) -> None:
    """It may be neither bidder nor caller; and two cards may lie with one player or with two."""
    rulesets = [load(f"fr+{RULES / name}.coyote") for name in ("third_pays", "both_held")]
    given = [{"cards": ("3", "night", "?"), "pile": ("4",), "bid": 5, "coins": 0, "players": 3}]
    found = running(page, rulesets).evaluate(RULINGS, given)
    for (one,) in found:
        assert one["calls"] == [{"name": "challenge", "forbidden": None, "open": True}]


def test_more_players_than_cards_are_ruled_as_if_the_others_had_noughts(
    page: Page, editions: list[Ruleset]
) -> None:
    """A card that counts nothing changes nothing: so there may be fewer cards than players."""
    full = rounds(editions, 40, (4, 5, 6), seed=7)
    given = [one | {"cards": one["cards"][:3]} for one in full]
    noughts = [one | {"cards": (*one["cards"], *("0",) * (one["players"] - 3))} for one in given]
    found = running(page, editions).evaluate(RULINGS, given)
    for ruleset, said in zip(editions, found, strict=True):
        for one, ruling in zip(noughts, said, strict=True):
            as_played(ruleset, one, ruling)


def test_fewer_players_than_cards_are_ruled_on_the_same_total(
    page: Page, editions: list[Ruleset]
) -> None:
    given = [one | {"players": 3} for one in rounds(editions, 30, (4, 6), seed=8)]
    found = running(page, editions).evaluate(RULINGS, given)
    for ruleset, said in zip(editions, found, strict=True):
        for one, ruling in zip(given, said, strict=True):
            total = expected(ruleset, Table(one["cards"], one["pile"])).get("total")
            assert {call["total"] for call in ruling.get("calls", ())} <= {total}


def rounds(
    rulesets: Sequence[Ruleset], number: int, players: Sequence[int], seed: int
) -> list[dict[str, Any]]:
    """So many rounds in which one player bids and the next calls, for each number of players in
    turn; the bid is often close to the total."""
    chance = random.Random(seed)
    found = []
    for i, table in enumerate(tables(rulesets, number, seed)):
        several = players[i % len(players)]
        drawn = (*table.cards, *table.pile, *map(str, range(1, several + 1)))
        cards, pile = drawn[:several], table.pile[-2:] if several < 7 else ()
        total = expected(rulesets[0], Table(cards, pile)).get("total", 5)
        bid = chance.choice([total, total + 1, total - 1, chance.randint(-20, 40)])
        given = {"cards": cards, "pile": pile, "bid": bid, "players": several}
        found.append(given | {"coins": chance.randint(0, 1)})
    return found


def check_rulings(
    page: Page, rulesets: Sequence[Ruleset], given: Sequence[dict[str, Any]]
) -> list[Any]:
    """All these rounds under all these rulesets, as `run` says. Gives what the page said."""
    found = running(page, rulesets).evaluate(RULINGS, given)
    for ruleset, said in zip(rulesets, found, strict=True):
        for one, ruling in zip(given, said, strict=True):
            as_played(ruleset, one, ruling)
    return [ruling for said in found for ruling in said]


def as_played(ruleset: Ruleset, given: dict[str, Any], ruling: dict[str, Any]) -> None:
    """A ruling is what `run` says of the round."""
    if ruling.get("refused", {}).get("why") in ("unknown", "many"):
        return
    if "one_life" in ruleset.chain and given["coins"]:  # whoever has a coin is out
        return
    players, about = given["players"], (ruleset.name, given)
    scenario = {
        "hands": list(given["cards"]),
        "pile": list(given["pile"]),
        "coins": [given["coins"]] * players,
    }
    bid = {"seat": 0, "move": "bid", "amount": given["bid"]}
    bidden = _ran(ruleset, scenario | {"events": [bid]})
    if bidden is None:
        assert ruling["refused"]["why"] in ("players", "options", "many-players"), about
        return
    if bidden.rule is not None:
        assert ruling == {"forbidden": bidden.rule, "calls": []}, about
        return
    assert bidden.turn is not None
    assert [call["name"] for call in ruling["calls"]] == list(ruleset.calls), about
    for call in ruling["calls"]:
        move = {"seat": bidden.turn, "move": call["name"]}
        played = _ran(ruleset, scenario | {"events": [bid, move]})
        assert played is not None
        assert call["forbidden"] == played.rule, (about, call)
        if played.rule is None:
            paid = dict(played.paid)
            others = sum(n for seat, n in paid.items() if seat not in (0, bidden.turn))
            takes = {"bidder": paid.get(0, 0), "caller": paid.get(bidden.turn, 0), "others": others}
            assert (call["total"], call["takes"]) == (played.total, takes), (about, call)
            assert call["relied_on"] == list(played.relied_on), (about, call)


def _ran(ruleset: Ruleset, scenario: dict[str, Any]) -> Result | None:
    """What comes out; None where the ruleset excludes so many players."""
    try:
        played = run(ruleset, scenario)
    except InputError as problem:
        codes = {one.code for one in problem.diagnostics}
        if codes != {"players"}:
            raise
        return None
    assert isinstance(played, Result)
    return played
