"""Questions that are asked of several names in one line: of each by itself, game by game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coyote_spec.locale.mistakes import Hint, Wrong, nearest
from coyote_spec.ruleset.claim import Every
from coyote_spec.ruleset.rule import (
    Cards,
    Chosen,
    Kept,
    Means,
    Numbers,
    PlaceBody,
    Requires,
    Silence,
    Values,
)
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from collections.abc import Callable

    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

DECLARING = (Cards, Chosen, Kept, Means, Numbers, PlaceBody, Requires, Silence)
"""Rules that say what there is; they don't apply to a situation by themselves."""


def acting(ruleset: Ruleset) -> list[Rule]:
    """The rules that do something, or forbid something. That a value is allowed is seen at once."""
    return [rule for _, rule in ruleset.rules() if not isinstance(rule.body, (*DECLARING, Values))]


EVERY: dict[str, Callable[[Ruleset], list[str]]] = {
    "rule fires": lambda ruleset: [rule.name for rule in acting(ruleset)],
    "option matters": lambda ruleset: list(ruleset.options),
    "reading matters": lambda ruleset: list(ruleset.silences),
}
"""By question: the names of which it can be asked, all that a game has, in their order there."""

TOGETHER = {**dict.fromkeys(EVERY, 1), "rules meet": 2}
"""By question of which a claim can ask several in one line: how many names are one of them."""


def one_by_one(claim: Claim, game: Ruleset) -> list[Claim]:
    """The claim as it is asked of a game, with what is asked about by itself.

    Raises InputError when it asks about every one but some that none of its games has, or about
    nothing that this game has.
    """
    question, together = claim.question, TOGETHER.get(claim.question.key, 0)
    names = question.words
    if not together or (len(names) == together and not isinstance(names[0], Every)):
        return [claim]
    if isinstance(names[0], Every):
        names = _all_but(claim, game, names[0].but)
    each = [names[i : i + together] for i in range(0, len(names), together)]
    return [
        replace(claim, question=replace(question, words=words), one_of_several=True)
        for words in each
    ]


def _all_but(claim: Claim, game: Ruleset, but: tuple[str, ...]) -> tuple[str, ...]:
    of = EVERY[claim.question.key]
    known = [name for one in claim.games for name in of(one)]
    for name in but:
        if name not in known:
            said = Wrong("prover-asks-nothing", question=claim.question.key, name=name)
            raise wrong("claim", said, nearest(name, known))
    names = tuple(name for name in of(game) if name not in but)
    if not names:
        said = Wrong("prover-nothing-left", ruleset=game.name, question=claim.question.key)
        raise wrong("claim", said, Hint("prover-nothing-left"))
    return names


__all__ = ["DECLARING", "EVERY", "acting", "one_by_one"]
