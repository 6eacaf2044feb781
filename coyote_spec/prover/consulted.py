"""Where the rules consult a silence, and on which silences a question can hang at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.prover.mentions import set_in_count, silences_in
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.claim import HIGHEST_TOTAL
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Means, Moment

if TYPE_CHECKING:
    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.ruleset import Ruleset

EMPTY, AFTER, BEFORE = "at an empty pile", "after a round", "before a deal"
COUNTING = frozenset({"counting", EMPTY})
"""Where silences are consulted while cards are counted: by the rules of the count, and where they
draw from an empty pile."""

OF_COUNTS = {
    "total ranges": COUNTING,
    "order matters": COUNTING,
    "can be certain": COUNTING,
    "same counting": COUNTING,
    "same reshuffle": COUNTING | {AFTER},
    "same dealing": frozenset({BEFORE, EMPTY, "dealing"}),
}
"""Questions about cards alone, with the sections and moments whose rules are run to answer them."""

OF_BIDDING = frozenset(
    {
        "bidding ends",
        "never stuck",
        "never forced to bid for ever",
        "bid never comes back",
        "opener can always bid",
    }
)
"""Questions about bids and moves, in which a count is no more than a total of any size."""


def where(ruleset: Ruleset) -> dict[str, frozenset[str]]:
    """For each silence the sections whose rules consult it; of rules of a moment, the moment."""
    found: dict[str, set[str]] = {name: set() for name in ruleset.silences}
    for section, rule in ruleset.rules():
        if isinstance(rule.body, Means):
            continue
        place = rule.body.at if isinstance(rule.body, Moment) else section
        for name in silences_in(parts_defined(ruleset, (rule.body, rule.block))):
            found[name].add(place)
    return {name: frozenset(places) for name, places in found.items()}


def holds_against_totals(claim: Claim) -> bool:
    """Whether a claim assumes something about bids that speaks of what the cards can give."""
    assumed = parts_defined(claim.games[0], () if claim.assuming is None else claim.assuming)
    return any(isinstance(n, say.Local) and n.name == HIGHEST_TOTAL for n in assumed)


def hanging_on(claim: Claim, ruleset: Ruleset) -> list[str]:
    """The silences with several readings that the answer to a claim's question can hang on.

    A silence is left out only where no rule that consults it has a part in the answer.
    """
    question, consulted = claim.question, where(ruleset)
    key = f"same {question.words[0]}" if question.key == "same" else question.key
    several = [name for name, readings in ruleset.silences.items() if len(readings) > 1]
    if key in OF_COUNTS:
        return [name for name in several if consulted[name] & OF_COUNTS[key]]
    if key in OF_BIDDING and not holds_against_totals(claim) and not set_in_count(ruleset):
        return [name for name in several if not consulted[name] <= {"counting"}]
    return [name for name in several if consulted[name]]
