"""Whether a question can be asked of a game at all: the names in it, and any deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.locale.mistakes import Hint, Wrong, nearest
from coyote_spec.prover.consulted import OF_BIDDING, holds_against_totals
from coyote_spec.prover.exchange import exchanged
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.ruleset import Ruleset


OF_DECKS = frozenset(
    {
        "total ranges",
        "same counting",
        "order matters",
        "can be certain",
        "true bid can always open",
    }
)
"""Questions on the deck that are answered for any deck like one."""

ASPECTS = (
    "opening",
    "raise",
    "call",
    "actions",
    "settling",
    "next_starter",
    "elimination",
    "end",
)
"""The aspects of a round, in which two games can be alike."""

NOT_OF_DECKS = OF_BIDDING | {f"same {aspect}" for aspect in ("dealing", *ASPECTS)}
"""Questions whose answer doesn't hang on how many copies of a card there are."""

OF_ASSUMED_BIDS = OF_BIDDING | {
    "always",
    "never",
    "reachable",
    "always one loser",
    "starter always in",
    "no ban in mid round",
    "match ends",
    "match lasts",
    "rule fires",
    "rules meet",
}
"""Questions that an assumption on bids narrows; all others would be answered as if it weren't
there."""


def _of_any_deck(claim: Claim) -> bool:
    key = claim.question.key
    key = f"same {claim.question.words[0]}" if key == "same" else key
    return key in OF_DECKS or (key in NOT_OF_DECKS and not holds_against_totals(claim))


def check_askable(claim: Claim, game: Ruleset) -> None:
    """Raises InputError when a claim's question names something that the game doesn't have."""
    question = claim.question
    if claim.any_deck and not _of_any_deck(claim):
        said = Wrong("prover-any-deck", question=question.key)
        raise wrong("claim", said, Hint("prover-any-deck"))
    if claim.assuming is not None and question.key not in OF_ASSUMED_BIDS:
        said = Wrong("prover-assuming", question=question.key)
        raise wrong("claim", said, Hint("prover-assuming"))
    match question.key, question.words:
        case "order matters", (one, other):
            exchanged(game, str(one), str(other))
        case "reading matters", (name,) if name not in game.silences:
            said = Wrong("shared-has-no-silence", ruleset=game.name, name=str(name))
            raise wrong("unknown-reading", said, nearest(str(name), game.silences))
        case "option matters", (name,) if name not in game.options:
            said = Wrong("shared-has-no-option", ruleset=game.name, name=str(name))
            raise wrong("unknown-option", said, nearest(str(name), game.options))
        case "rule fires" | "rules meet", names:
            known = [rule.name for _, rule in game.rules()]
            for name in names:
                if name not in known:
                    said = Wrong("prover-no-rule", ruleset=game.name, rule=str(name))
                    raise wrong("unknown-rule", said, nearest(str(name), known))
        case _:
            pass
