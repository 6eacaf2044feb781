"""Every claim in proofs/ is rechecked by plain search; no answer hangs on the solver's seed."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from coyote_spec.prover.answer import FOR_ALL, FOR_EACH, answers, key_of
from coyote_spec.prover.ask import Asker
from coyote_spec.ruleset.claim import Claim, Question
from tests.agreement.rechecks import ELSEWHERE, RECHECKED, tiny
from tests.agreement.rechecks_of_rounds import RECHECKED_ROUNDS, tiny_rounds
from tests.agreement.rechecks_of_rules import RECHECKED_RULES
from tests.agreement.rulesets import amended, shipped
from tests.agreement.test_replay import CLAIMS

LIMIT = 60.0
ROOT = Path(__file__).parents[2]
QUESTIONS = sorted({key_of(claim) for claim in CLAIMS})


def of_question(question: str) -> list[Claim]:
    """The claims that ask it, each different one once when it is made tiny."""
    found = {}
    for claim in CLAIMS:
        if key_of(claim) == question:
            names = tuple(game.name for game in claim.games)
            found[names, tuple(claim.options.items()), claim.said] = claim
    return list(found.values())


def test_no_question_is_without_a_counterpart() -> None:
    known = {*RECHECKED, *RECHECKED_ROUNDS, *RECHECKED_RULES, *ELSEWHERE}
    asked = {key for key in (*FOR_EACH, *FOR_ALL) if not key.startswith("same ")}
    assert asked == known - {"same counting"}


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_of_a_claim_is_rechecked(question: str) -> None:
    if question in RECHECKED:
        for claim in of_question(question):
            RECHECKED[question](tiny(claim))
        return
    if question in RECHECKED_ROUNDS:
        for claim in (claim for claim in CLAIMS if key_of(claim) == question):
            RECHECKED_ROUNDS[question](claim)
        return
    if question in RECHECKED_RULES:
        games = {game.name for claim in of_question(question) for game in claim.games}
        assert games >= {*SMALL} - {"pt+points"}
        return
    if question.startswith("same "):
        assert question not in ELSEWHERE
        return
    assert question in ELSEWHERE, "a claim asks what no plain search rechecks"
    file, name = ELSEWHERE[question].split("::")
    assert f"\ndef {name}(" in (ROOT / file).read_text(encoding="utf-8")


SMALL = ("en", "en_advanced", "fr+exact_call", "pt+points")
"""Games of which a tiny match has so few states that all can be gone through."""


@pytest.mark.parametrize("question", RECHECKED_RULES)
@pytest.mark.parametrize("name", SMALL)
def test_every_question_about_rules_is_rechecked(question: str, name: str) -> None:
    RECHECKED_RULES[question](shipped(name))


FLAWS = {
    "to_oneself": ("bid never comes back", "bidding\n  replace passing  turn passes to actor\n"),
    "loser_starts": (
        "starter always in",
        "starting\n  replace next_starter  starter becomes loser\n",
    ),
    "no_opening": (
        "opener can always bid",
        "bidding\n  replace opener  opening needs number above 3 and coins of actor at most 1\n",
    ),
    "no_coins": ("always one loser", "settling\n  replace payment  winner gives back 1 coin\n"),
    "few_coins": ("always one loser", "pieces\n  replace supply  the box holds 3 * boxes coins\n"),
    "costly_wait": (
        "no ban in mid round",
        "bidding\n  replace raise  raise needs number above bid and coins of actor below 2\n"
        "actions\n  add wait  move instead of a bid needs opened\n"
        "    actor takes 1 coin\n    turn passes\n",
    ),
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_flaw_that_is_planted_is_found_both_ways(tmp_path: Path, flaw: str) -> None:
    """Not in every number of players, but for one at least; where not, it isn't refuted either."""
    question, changes = FLAWS[flaw]
    readings = {"supply_out": "no_coin"} if flaw == "few_coins" else {}
    game = amended(tmp_path, "en", changes, flaw)
    claim = Claim("asked", (game,), Question(question), (2, 3), readings=readings)
    found = RECHECKED_ROUNDS[question](claim)
    assert "refuted" in found


@pytest.mark.parametrize(
    "question", sorted(set(QUESTIONS) & (set(RECHECKED) | set(RECHECKED_ROUNDS)))
)
def test_another_seed_gives_the_same_answers(
    question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Verdicts, smallest witnesses and all that is said of them."""
    claims = [tiny(claim) for claim in of_question(question)[:2]]
    if question in RECHECKED_ROUNDS:
        claims = [asked for asked, _ in islice(tiny_rounds(of_question(question)[0]), 2)]
    wanted = [list(answers(claim, LIMIT)) for claim in claims]
    begin = Asker.__post_init__

    def seeded(asker: Asker) -> None:
        asker.seed = 4711
        begin(asker)

    monkeypatch.setattr(Asker, "__post_init__", seeded)
    found = [list(answers(claim, LIMIT)) for claim in claims]
    told = [[one.as_json() for one in group] for group in (*wanted, *found)]
    assert told[len(wanted) :] == told[: len(wanted)]
