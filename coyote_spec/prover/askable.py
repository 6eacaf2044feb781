"""Whether a question can be asked of a game at all: the names in it, and any deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.prover.exchange import exchanged
from coyote_spec.source import nearest, wrong

if TYPE_CHECKING:
    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.ruleset import Ruleset


def check_askable(claim: Claim, game: Ruleset) -> None:
    """Raises InputError when a claim's question names something that the game doesn't have."""
    question = claim.question
    match question.key, question.words:
        case "order matters", (one, other):
            exchanged(game, str(one), str(other))
        case "reading matters", (name,) if name not in game.silences:
            said = f"{game.name} has no silence `{name}`."
            raise wrong("unknown-reading", said, nearest(str(name), game.silences))
        case "option matters", (name,) if name not in game.options:
            said = f"{game.name} has no option `{name}`."
            raise wrong("unknown-option", said, nearest(str(name), game.options))
        case "rule fires" | "rules meet", names:
            known = [rule.name for _, rule in game.rules()]
            for name in names:
                if name not in known:
                    said = f"{game.name} has no rule `{name}`."
                    raise wrong("unknown-rule", said, nearest(str(name), known))
        case _:
            pass
