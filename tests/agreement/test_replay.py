"""Every refutation replays with the results that it claims and is the smallest; every claim has its
verdict; every scope has a match that can be played."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from coyote_spec import resources
from coyote_spec.api.proofs import answer_of
from coyote_spec.comparison.compare import Comparison, compare
from coyote_spec.elaborate.claims import claims_of
from coyote_spec.interpreter.match import Match, is_match, read_match, run_match, table_of
from coyote_spec.interpreter.play import play
from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.scenario import Scenario, read_scenario, run_scenario
from coyote_spec.interpreter.score import score
from coyote_spec.interpreter.setting import allowed_players
from coyote_spec.odds.ends import smallest_difference
from coyote_spec.prover.answer import parts
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding
from coyote_spec.ruleset.claim import Claim
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.semantics.round import BID
from tests.agreement.rulesets import BASIC, library, setting, shipped
from tests.cli import documents
from tests.conftest import Golden

LIMIT = 60.0
SHOWN_WHEN_PROVED = {
    "reachable",
    "order matters",
    "reading matters",
    "option matters",
    "rule fires",
    "rules meet",
    "can be certain",
    "what is certain",
}
"""Questions whether something can be: a situation shows that it can."""
MAY_SHOW = {"can be certain", "what is certain"}
"""Where it can't be, the nearest that there is may be shown."""
UNLIKE = [name for name in BASIC if name != "es"]
"""The Spanish game is the English one, rule by rule."""
PAIRS = list(combinations(UNLIKE, 2))
CLAIMS = [
    claim
    for path in sorted(resources.proofs().glob("**/*.coyote"))
    for claim in claims_of(path, library())
]


def replay(rules: Ruleset, finding: Finding) -> dict[str, Any]:
    """What `score` or `run` makes of a witness."""
    witness = dict(finding.witness or {})
    options = {k: v for k, v in finding.scope.options.items() if k in rules.options}
    readings = {k: v for k, v in finding.scope.readings.items() if k in rules.silences}
    if "cards" in witness:
        cards, pile = witness["cards"], witness["pile"]
        return score(rules, cards, pile, options=options, readings=readings).as_json()
    if is_match(witness):
        match = read_match(witness, rules, library().deck, options, readings)
        return run_match(match, rules).as_json()
    scenario = read_scenario(witness, rules, library().deck, options, readings)
    return run_scenario(scenario, rules).as_json()


def unworded(result: dict[str, Any]) -> dict[str, Any]:
    """A result without its reason, which `run` gives in the words of the rule."""
    return {key: value for key, value in result.items() if key != "why"}


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.name)
def test_claims_have_their_verdicts_and_replay(claim: Claim) -> None:
    """For the fewest players of the first of the games; the soak asks everything."""
    check(claim, [answer_of(parts(claim, LIMIT)[0])])


@pytest.mark.soak
@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.name)
def test_whole_claims_have_their_verdicts_and_replay(claim: Claim) -> None:
    check(claim, [answer_of(one) for one in parts(claim, LIMIT)])


def check(claim: Claim, findings: list[Finding]) -> None:
    assert findings
    shows = PROVED if claim.question.key in SHOWN_WHEN_PROVED else REFUTED
    for finding in findings:
        documents.one(finding.as_json())
        assert finding.verdict == claim.expected == finding.expected, finding.sentence
        if finding.verdict == shows:
            assert finding.witness is not None
        elif claim.question.key not in MAY_SHOW:
            assert finding.witness is None
        for game in claim.games:
            if finding.witness is not None and game.name in finding.results:
                assert unworded(replay(game, finding)) == unworded(finding.results[game.name])


@cache
def compared(one: str, other: str) -> Comparison:
    decks = [library().deck(name) for name in ("thirty", "kidult36")]
    return compare(shipped(one), shipped(other), decks=decks, limit=LIMIT)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_comparisons_replay(one: str, other: str) -> None:
    for finding in compared(one, other).findings:
        if finding.witness is not None:
            assert finding.verdict == REFUTED
            told = [replay(shipped(name), finding) for name in (one, other)]
            assert told == [finding.results[name] for name in (one, other)]
            bare = [{k: v for k, v in each.items() if k != "ruleset"} for each in told]
            assert bare[0] != bare[1]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_the_smallest_table_is_that_of_plain_enumeration(one: str, other: str) -> None:
    for finding in compared(one, other).findings:
        if finding.id == "counting":
            pair = [setting(shipped(name), 2, finding.scope.deck) for name in (one, other)]
            table = smallest_difference(pair[0], pair[1])
            if finding.witness is None:
                assert table is None
            else:
                wanted = {"cards": list(table.hand), "pile": list(table.draws)} if table else None
                assert dict(finding.witness) == wanted


def events_of(most: int, bids: int, call: bool) -> list[tuple[Event, ...]]:
    """All courses with two players and numbers up to so much, the smallest first."""
    numbers = sorted(product(range(-most, most + 1), repeat=bids), key=lambda n: sum(map(abs, n)))
    ends = (Event(bids % 2, "challenge"),) if call else ()
    return [(*(Event(i % 2, BID, amount=n) for i, n in enumerate(some)), *ends) for some in numbers]


@pytest.mark.parametrize(("one", "other"), [("en", "fr"), ("en", "pt"), ("es", "fr")])
def test_no_smaller_scenario_tells_an_opening_or_a_starter_apart(one: str, other: str) -> None:
    findings = {f.id: f for f in compared(one, other).findings}
    for aspect, call, shown in (
        ("opening", False, "illegal_at"),
        ("next_starter", True, "next_starter"),
    ):
        witness: Mapping[str, Any] = findings[aspect].witness or {}
        hands, coins = tuple(witness["hands"]), tuple(witness["coins"])
        assert len(hands) == 2
        assert coins == (0, 0)
        size = sum(abs(event.get("amount", 0)) for event in witness["events"])
        smaller = [
            events
            for events in events_of(3, 1, call)
            if sum(abs(event.amount or 0) for event in events) < size
        ]
        for events in smaller:
            scenario = Scenario(hands, coins=coins, events=events)
            told = [run_scenario(scenario, shipped(name)).as_json() for name in (one, other)]
            illegal = {each["outcome"] for each in told} & {"illegal"}
            assert told[0][shown] == told[1][shown] or (call and illegal)


# ---------------------------------------------------------------- matches


def scopes(name: str) -> list[tuple[int, dict[str, int], dict[str, str], str]]:
    """Players and decks with each value of each option and each reading, one change at a time."""
    rules, found = shipped(name), list[tuple[int, dict[str, int], dict[str, str], str]]()
    chosen: list[dict[str, int]] = [{}]
    for option, spans in rules.options.items():
        ends = {span.low for span in spans} | {span.high or span.low + 3 for span in spans}
        chosen += [{option: value} for value in sorted(ends)]
    for options in chosen:
        for players in allowed_players(rules, options):
            for deck in ("thirty", "kidult36"):
                found.append((players, options, {}, deck))
    for silence, readings in rules.silences.items():
        for reading in readings:
            found.append((3, {}, {silence: reading.name}, rules.deck.name))
    return [s for s in found if s[3] != "thirty" or name != "pt"]


@pytest.mark.parametrize("name", UNLIKE)
def test_every_scope_can_be_played(name: str) -> None:
    rules, every_scope = shipped(name), scopes(name)
    assert len(every_scope) > 20
    for players, options, readings, deck in every_scope:
        match = Match(players, 0, options, readings, library().deck(deck), seed=players)
        played = run_match(replace(match, rounds=tuple(short_rounds(match, rules))), rules)
        assert played.outcome == "settled"
        assert played.winner is not None


def short_rounds(match: Match, rules: Ruleset) -> Iterator[tuple[Event, ...]]:
    """Rounds of two bids and a call, until somebody has won."""
    table = table_of(match, rules)
    while table.winner is None:
        assert table.deal() is None
        events = []
        for move, amount in ((BID, 3), (BID, 9), ("challenge", None)):
            assert table.turn is not None
            events.append(Event(table.turn, move, amount=amount))
            assert table.do(events[-1]) is None
        yield tuple(events)


@pytest.mark.parametrize("name", BASIC)
def test_a_match_of_seeded_players_replays(name: str) -> None:
    told = play(shipped(name), 3, 2, (), lambda _: "", lambda _: None)
    assert told.outcome == "settled"
    assert run_match(told.match, shipped(name)).as_json() == told.as_json()


@pytest.mark.parametrize("name", BASIC)
def test_a_recorded_match_replays(
    name: str, golden: Golden, request: pytest.FixtureRequest
) -> None:
    path = Path("matches") / f"{name}.json"
    file = Path(__file__).parents[1] / "goldens" / path
    rules = shipped(name)
    if request.config.getoption("--update"):
        told = play(rules, 4 if name == "en" else 3, 5, (), lambda _: "", lambda _: None)
        data = {
            **told.match.as_json(),
            "rounds": [
                {"events": [event.as_json() for event in events], "result": one.as_json()}
                for events, one in zip(told.match.rounds, told.rounds, strict=True)
            ],
        }
        golden(path, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
    match = read_match(json.loads(file.read_text(encoding="utf-8")), rules, library().deck)
    played = run_match(match, rules)
    assert played.outcome == "settled"
    assert len(played.rounds) > 3
    assert [one.as_json() for one in played.rounds] == list(match.results)
