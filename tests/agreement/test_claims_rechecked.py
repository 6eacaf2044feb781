"""Every claim in proofs/ is rechecked by plain search; no answer hangs on the solver's seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from coyote_spec.prover.answer import answers, key_of
from coyote_spec.prover.ask import Asker
from coyote_spec.ruleset.claim import Claim
from tests.agreement.rechecks import ELSEWHERE, NOT_YET, RECHECKED, tiny
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


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_of_a_claim_is_rechecked(question: str) -> None:
    if question in RECHECKED:
        for claim in of_question(question):
            RECHECKED[question](tiny(claim))
        return
    if question in NOT_YET or question.startswith("same "):
        assert question not in ELSEWHERE
        return
    assert question in ELSEWHERE, "a claim asks what no plain search rechecks"
    file, name = ELSEWHERE[question].split("::")
    assert f"\ndef {name}(" in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("question", sorted(set(QUESTIONS) & set(RECHECKED)))
def test_another_seed_gives_the_same_answers(
    question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Verdicts, smallest witnesses and all that is said of them."""
    claims = [tiny(claim) for claim in of_question(question)[:2]]
    wanted = [list(answers(claim, LIMIT)) for claim in claims]
    begin = Asker.__post_init__

    def seeded(asker: Asker) -> None:
        asker.seed = 4711
        begin(asker)

    monkeypatch.setattr(Asker, "__post_init__", seeded)
    found = [list(answers(claim, LIMIT)) for claim in claims]
    told = [[one.as_json() for one in group] for group in (*wanted, *found)]
    assert told[len(wanted) :] == told[: len(wanted)]
