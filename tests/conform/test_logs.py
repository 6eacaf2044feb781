"""Logs of our own players conform; every change of a single thing is seen, or changes nothing."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from coyote_spec import api
from coyote_spec.source import InputError
from tests.conform.logs import RULESETS, Log, bid, call, changed, judged, played
from tests.conftest import Cli

SILENT = {"schema", "ruleset", "why"}
"""Keys of a result that say nothing of what came out."""


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_our_own_matches_conform(name: str, seed: int) -> None:
    for players in (2, 3, 5):
        log = played(name, players, seed)
        found = judged(name, log)
        assert found.conforms, found.as_json()
        assert found.silent == 0
        first = {key: log[0][key] for key in log[0] if key != "shuffles"} | {"seed": seed}
        assert judged(name, [first]).conforms


@pytest.mark.parametrize("name", RULESETS)
def test_a_log_of_some_keys_conforms(name: str) -> None:
    log = played(name, 3, 5)
    for one in log[0]["rounds"]:
        one["result"] = {key: one["result"][key] for key in ("total", "coins")}
    assert judged(name, log).conforms
    for one in log[0]["rounds"]:
        del one["result"]
    found = judged(name, log)
    assert found.conforms
    assert found.silent == found.rounds > 0


@pytest.mark.parametrize("name", RULESETS)
def test_every_change_of_a_result_is_seen(name: str) -> None:
    log = played(name, 3, 4, rounds=2)
    for number, one in enumerate(log[0]["rounds"], 1):
        for key, value in one["result"].items():
            for other in _other(value, key):
                wrong = changed(log, (0, "rounds", number - 1, "result", key), other)
                _seen(name, wrong, number, key)


def _seen(name: str, wrong: Log, number: int, key: str) -> None:
    try:
        found = judged(name, wrong)
    except InputError:
        return
    if key in SILENT:
        assert found.conforms
        return
    (finding,) = found.findings
    assert finding.round == number
    assert finding.kind in ("otherwise", "allowed")
    assert key in [one.key for one in finding.differs]
    assert finding.differs[0].expected != finding.differs[0].given


def _other(value: Any, key: str) -> Iterator[Any]:
    """Values that aren't this one."""
    if key == "outcome":
        yield from {"settled", "open", "illegal"} - {value}
    elif isinstance(value, bool):
        yield not value
        yield int(value)
    elif isinstance(value, int):
        yield from (value + 1, value - 1, None)
    elif value is None:
        yield from (0, 1, "")
    elif isinstance(value, str):
        yield value + "x"
    elif isinstance(value, list):
        yield [*value, value[0] if value else 0]
        yield value[1:] if value else ["1"]
        if value and isinstance(value[0], int):
            yield [value[0] + 1, *value[1:]]
    else:
        yield {}
        yield None
        for part, of in value.items():
            yield {**value, part: of + 1}


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("seed", [6, 7])
def test_every_change_of_an_event_is_seen_or_harmless(name: str, seed: int) -> None:
    """Harmless is what gives another match of which the results are true all the same: `run`
    says what they are."""
    log = played(name, 3, seed, rounds=3)
    seen = harmless = 0
    for number, one in enumerate(log[0]["rounds"]):
        for place, event in enumerate(one["events"]):
            for other in _other_events(event, name):
                wrong = changed(log, (0, "rounds", number, "events", place), other)
                found = judged(name, wrong)
                assert found.conforms == _true(name, wrong[0])
                seen, harmless = seen + (not found.conforms), harmless + found.conforms
                if not found.conforms:
                    assert found.findings[0].round >= number + 1
            shorter = [e for i, e in enumerate(one["events"]) if i != place]
            wrong = changed(log, (0, "rounds", number, "events"), shorter)
            assert judged(name, wrong).conforms == _true(name, wrong[0])
    assert seen > harmless


def _other_events(event: dict[str, Any], name: str) -> Iterator[dict[str, Any]]:
    for seat in {0, 1, 2} - {event["seat"]}:
        yield {**event, "seat": seat}
    if "amount" in event:
        yield from ({**event, "amount": event["amount"] + by} for by in (1, -1, 100, -100))
        yield call(event["seat"])
    else:
        yield bid(event["seat"], 1)
        yield bid(event["seat"], 99)
    if "target" in event:
        yield from ({**event, "target": seat} for seat in {0, 1, 2} - {event["target"]})
    if "card" in event:
        yield {**event, "card": "20" if event["card"] != "20" else "1"}


def _true(name: str, match: dict[str, Any]) -> bool:
    """Whether `run` gives the results of a match, asked apart from `conform`."""
    rounds = [{"events": one["events"]} for one in match["rounds"]]
    try:
        result = api.run(name, {**match, "rounds": rounds}).as_json()
    except InputError:
        return False
    said = [one["result"] for one in match["rounds"]]
    if result["illegal_at"] is not None or len(said) != len(result["rounds"]):
        return False
    return all(
        one[key] == value
        for one, given in zip(result["rounds"], said, strict=True)
        for key, value in given.items()
        if key not in SILENT
    ) and _all_used(name, {**match, "rounds": rounds})


def _all_used(name: str, match: dict[str, Any]) -> bool:
    """Whether fewer shuffles would not do: with the last one left out something lacks."""
    fewer = {**match, "shuffles": match["shuffles"][:-1]}
    try:
        api.run(name, {**fewer, "rounds": [*match["rounds"], {"events": []}]})
    except InputError:
        return True
    return False


@pytest.mark.parametrize("name", RULESETS)
def test_other_cards_are_seen(name: str) -> None:
    log = played(name, 4, 8)
    for number, order in enumerate(log[0]["shuffles"]):
        for wrong in ([*order, order[0]], order[1:], [*order[1:], "7777"]):
            found = judged(name, changed(log, (0, "shuffles", number), wrong))
            assert [one.kind for one in found.findings] == ["shuffle"]
            assert f"shuffle {number + 1} isn't" in found.findings[0].says
    fewer = judged(name, changed(log, (0, "shuffles"), log[0]["shuffles"][:-1]))
    assert [one.kind for one in fewer.findings] == ["shuffle"]
    more = judged(name, changed(log, (0, "shuffles"), [*log[0]["shuffles"], ["1", "2"]]))
    assert [one.kind for one in more.findings] == ["shuffle"]
    assert "and the rules demand" in more.findings[0].says


def test_a_shuffle_for_the_next_deal_is_fine() -> None:
    match = {
        "players": 2,
        "deck": {"1": 3},
        "shuffles": [["1", "1", "1"], ["1", "1", "1"]],
        "rounds": [{"events": [bid(0, 1), call(1)]}],
    }
    assert judged("fr", [match]).conforms
    assert not judged("fr", [{**match, "deck": {"1": 4}}]).conforms


def test_after_the_end_a_shuffle_is_fine_and_none_is() -> None:
    deck, order = {"1": 2, "night": 1}, ["night", "1", "1"]
    rounds = [{"events": [bid(0, 9), call(1)], "result": {"winner": 1, "reshuffle": True}}]
    match = {"players": 2, "deck": deck, "options": {"threshold": 1}, "rounds": rounds}
    for listed, fine in ((1, True), (2, True), (3, False)):
        assert judged("fr", [{**match, "shuffles": [order] * listed}]).conforms == fine
    going_on = {**match, "options": {"threshold": 2}, "rounds": [{"events": [bid(0, 9), call(1)]}]}
    assert not judged("fr", [{**going_on, "shuffles": [order]}]).conforms


def test_of_each_match_the_first_thing_is_found() -> None:
    good = played("fr", 3, 1, rounds=2)
    bad = changed(good, (0, "rounds", 1, "result", "total"), 99)
    bad = changed(bad, (0, "rounds", 0, "events", 1, "seat"), 0)
    later = changed(good, (0, "rounds", 1, "result", "coins"), [0, 0, 0])
    found = judged("fr", [*good, *bad, *later])
    assert [(one.match, one.round, one.event) for one in found.findings] == [
        (2, 1, 2),
        (3, 2, None),
    ]
    assert found.findings[0].kind == "forbidden"
    assert found.findings[0].rule == "the turn"


def test_es_is_played_as_en() -> None:
    assert judged("es", played("en", 4, 2)).conforms
    assert judged("en_advanced", played("es_advanced", 4, 2)).conforms


REFUSED = {"outcome": "illegal", "illegal_at": 2}


def refusing(events: list[dict[str, Any]], result: dict[str, Any], *more: Any) -> Log:
    rounds = [{"events": events, "result": result}, *more]
    return [{"players": 2, "seed": 1, "rounds": rounds}]


def test_an_event_that_the_program_refused() -> None:
    low, high = [bid(0, 5), bid(1, 5)], [bid(0, 5), bid(1, 6)]
    for result in (REFUSED, {"outcome": "illegal"}, {"illegal_at": 2}):
        assert judged("fr", refusing(low, result)).conforms
        (finding,) = judged("fr", refusing(high, result)).findings
        assert (finding.kind, finding.event) == ("allowed", 2)
    (finding,) = judged("fr", refusing(low, {"outcome": "illegal", "illegal_at": 1})).findings
    assert (finding.kind, finding.event, finding.rule) == ("forbidden", 2, "raise")
    (finding,) = judged("fr", refusing(low, REFUSED, {"events": []})).findings
    assert (finding.kind, finding.round, finding.event) == ("forbidden", 2, None)
    (finding,) = judged("fr", refusing([*low, bid(1, 6)], REFUSED)).findings
    assert (finding.kind, finding.event) == ("forbidden", 2)


def test_what_the_command_prints(cli: Cli, tmp_path: Path) -> None:
    log = played("fr", 3, 1, rounds=2)
    file = tmp_path / "log.json"
    file.write_text(json.dumps(log), "utf-8")
    done = cli("conform", "fr", str(file))
    assert (done.code, done.out) == (0, "1 match, 2 rounds: all as fr says.\n")
    wrong = changed(log, (0, "rounds", 1, "result", "next_starter"), 7 % 3)
    wrong[0]["rounds"][1]["result"]["next_starter"] = (
        log[0]["rounds"][1]["result"]["next_starter"] + 1
    ) % 3
    done = cli("conform", "fr", "-", stdin=json.dumps(wrong))
    assert done.code == 1
    assert done.out.startswith("Match 1, round 2: it came out otherwise.\n  next_starter: ")
    assert "next_starter  (FR-34 FR-35)\n    starter becomes loser" in done.out
    forbidden = changed(log, (0, "rounds", 0, "events", 0), bid(0, 0))
    done = cli("conform", "fr", "-", stdin=json.dumps(forbidden))
    said = "Match 1, round 1, event 1: event 1 is forbidden by the rule opener: "
    assert done.out.startswith(said + "opening needs number above 0 (FR-20 FR-21 FR-22).\n")


def test_the_document_of_the_command(cli: Cli) -> None:
    log = refusing([bid(0, 5), bid(1, 4)], {"total": 3})
    done = cli("conform", "fr", "-", "--json", stdin=json.dumps(log))
    assert done.code == 1
    told = json.loads(done.out)
    assert told["schema"] == "coyote-spec/conform/1"
    (finding,) = told["findings"]
    assert (finding["match"], finding["round"], finding["event"]) == (1, 1, 2)
    assert finding["rule"] == "raise"
    assert finding["rules"] == [
        {"name": "raise", "says": ["raise needs number above bid"], "cites": ["FR-24"]}
    ]


def test_options_readings_and_deck_of_the_command(cli: Cli) -> None:
    tie = ["15", "15", "max0"]
    match = {
        "players": 3,
        "deck": {"15": 2, "max0": 1},
        "shuffles": [tie],
        "rounds": [{"events": [bid(0, 1), call(1)], "result": {"total": 0, "eliminated": [0]}}],
    }
    given = json.dumps([match])
    assert cli("conform", "fr", "-", stdin=given).code == 1
    flags = ["--reading=max_tie=all", "--option=threshold=1"]
    assert cli("conform", "fr", "-", *flags, stdin=given).code == 0
    assert cli("conform", "fr", "-", *flags, "--deck=thirty", stdin=given).code == 1
    assert cli("conform", "fr", "-", "--option=threshold=0", stdin=given).code == 2
