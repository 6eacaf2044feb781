"""Which of the shipped claims says what a comparison found, and is recorded to have come out so."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from coyote_spec.handbook.verdicts import PROVED, digest, read, rules_of, shipped_claims

if TYPE_CHECKING:
    from coyote_spec.comparison.compare import Comparison
    from coyote_spec.handbook.verdicts import Record
    from coyote_spec.prover.verdict import Finding
    from coyote_spec.ruleset.claim import Claim

_OF_CLAIMS = {"end": "match_end"}
"""What claims call an aspect, where it isn't the same."""


def covering(comparison: Comparison, finding: Finding) -> list[str]:
    """The names of the claims that say the same of these two, on the deck of the finding if it has
    one, and for its numbers of players."""
    asked = [claim for claim in _claims_of_two() if _covers(claim, comparison, finding)]
    return [
        claim.name
        for claim in asked
        if all(_told(claim).get(game.name) == finding.verdict for game in claim.games)
    ]


@cache
def _claims_of_two() -> tuple[Claim, ...]:
    """The shipped claims that two games do the same, found once for the process."""
    return tuple(claim for claim in shipped_claims() if claim.question.key == "same")


@cache
def _known() -> Record:
    """The shipped record, read once for the process, as the claims are."""
    return read()


def _told(claim: Claim) -> dict[str, str]:
    """How a claim came out for each of its games."""
    found: dict[str, str] = _known().get(_digests()[claim.name], {}).get("games", {})
    return found


@cache
def _digests() -> dict[str, str]:
    return {claim.name: digest(claim) for claim in _claims_of_two()}


def _covers(claim: Claim, comparison: Comparison, finding: Finding) -> bool:
    aspect = _OF_CLAIMS.get(finding.id, finding.id)
    if str(claim.question.words[0]) != aspect:
        return False
    if claim.any_deck or claim.assuming is not None or claim.options or claim.readings:
        return False
    decks = {claim.deck.name if claim.deck is not None else one.deck.name for one in claim.games}
    if finding.scope.deck is not None and decks != {finding.scope.deck}:
        return False
    games = {rules_of(game) for game in claim.games}
    mine = {rules_of(rules) for rules in comparison.rulesets}
    few = claim.players
    players = few is None or all(few[0] <= n <= few[1] for n in finding.scope.players)
    return players and (mine <= games if finding.verdict == PROVED else mine == games)


__all__ = ["covering"]
