"""Every question that an audit asks of the seven games and of three house rules is a claim's too,
for the same players, deck, options and readings. No audit is run here, and no claim proved."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest

from coyote_spec.handbook.verdicts import shipped_claims
from coyote_spec.interpreter.setting import allowed_players
from coyote_spec.prover.answer import FOR_ALL, key_of, parts
from coyote_spec.prover.audit import topics
from coyote_spec.prover.each import EVERY
from coyote_spec.prover.questions.asked import Asked
from coyote_spec.prover.verdict import PROVED
from coyote_spec.ruleset.ruleset import Ruleset
from tests.agreement.rulesets import shipped

AUDITED = (
    "en",
    "en_advanced",
    "es",
    "es_advanced",
    "pt",
    "pt_kidult",
    "fr",
    "fr+exact_call",
    "en+tomahawk",
    "pt+points",
)
ENDS = "what is certain"
"""An audit finds out the two numbers that a claim names."""
PAIRS = {"order matters", "rules meet"}
"""Questions about two of a kind, in either order."""

Key = tuple[object, ...]


def key(ask: Asked, n: int) -> Key:
    """All that makes a question another one, for so many players."""
    claim, setting = ask.claim, ask.setting(n)
    words: object = ask.words
    if key_of(claim) in PAIRS:
        words = frozenset(ask.words)
    return (
        *(game.name for game in ask.games),
        key_of(claim),
        () if key_of(claim) == ENDS else words,
        ask.deck.cards,
        tuple(sorted(setting.options.items())),
        tuple(sorted(setting.readings.items())),
        claim.any_deck,
        claim.said,
        claim.rounds_end,
        n,
    )


@cache
def claimed() -> dict[Key, set[str | None]]:
    """What is claimed for each number of players, with the verdicts that are expected."""
    found = defaultdict(set)
    for claim in shipped_claims():
        for ask in parts(claim, 1.0):
            for n in ask.players:
                found[key(ask, n)].add(claim.expected)
    return dict(found)


def asked(rules: Ruleset) -> list[Asked]:
    """What an audit asks, with the players that it asks about."""
    allowed = allowed_players(rules, {})
    found = topics(rules, players=(allowed[0], allowed[-1]))
    return [ask for topic in found for claim in topic.claims for ask in parts(claim, 1.0)]


def is_claimed(ask: Asked) -> bool:
    """For all numbers of players; of a question that looks for one situation, that there is one for
    some of them is enough."""
    verdicts = [claimed().get(key(ask, n), set()) for n in ask.players]
    shown = key_of(ask.claim) in FOR_ALL and any(PROVED in some for some in verdicts)
    return shown or all(verdicts)


@pytest.mark.parametrize("name", AUDITED)
def test_every_question_of_an_audit_is_a_claim(name: str) -> None:
    told = [
        (key_of(ask.claim), *ask.words, ask.players, dict(ask.claim.options), *ask.claim.readings)
        for ask in asked(shipped(name))
        if not is_claimed(ask)
    ]
    assert told == []


@pytest.mark.parametrize("name", AUDITED)
def test_no_question_is_claimed_both_ways(name: str) -> None:
    """But for situations that some numbers of players come to, and others don't."""
    for ask in asked(shipped(name)):
        if key_of(ask.claim) not in FOR_ALL:
            (n,) = ask.players
            assert len(claimed()[key(ask, n)]) == 1, (key_of(ask.claim), n)


def test_a_question_without_a_claim_is_noticed() -> None:
    """House rules that no claim is about, and a rule that no claim names."""
    for question in ("never stuck", "match ends", *EVERY):
        of_another = [ask for ask in asked(shipped("fr+cap")) if key_of(ask.claim) == question]
        assert of_another
        assert not all(map(is_claimed, of_another)) or question == "never stuck"
