"""The order of the count with the places of two cards' rules exchanged."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.locale.said import Several
from coyote_spec.ruleset.rule import Means, With
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from coyote_spec.ruleset.ruleset import Ruleset

COUNTING = "counting"


def place_of(ruleset: Ruleset, card: str) -> int:
    """Where in the count the rule of a card stands.

    Raises InputError when the card has no rule there, or several.
    """
    rules = enumerate(ruleset.section(COUNTING))
    found = [i for i, rule in rules if isinstance(rule.body, With) and rule.body.card == card]
    if len(found) == 1:
        return found[0]
    if found:
        names = {"ruleset": ruleset.name, "card": card}
        raise wrong("claim", Wrong("prover-several-places", rules=len(found), **names))
    known = [body.card for _, body in ruleset.of_kind(With)]
    said = Wrong("prover-no-place", ruleset=ruleset.name, card=card)
    hint = Hint("prover-no-place", cards=Several(", ", known)) if known else ""
    raise wrong("claim", said, hint)


def exchanged(ruleset: Ruleset, one: str, other: str) -> Ruleset:
    """The ruleset with the rules of two cards in each other's place.

    Raises InputError as `place_of` does, and when the two cards are the same.
    """
    if one == other:
        raise wrong("claim", Wrong("prover-exchanged", card=one), Hint("prover-exchanged"))
    rules = list(ruleset.section(COUNTING))
    i, j = place_of(ruleset, one), place_of(ruleset, other)
    rules[i], rules[j] = rules[j], rules[i]
    return replace(ruleset, sections={**ruleset.sections, COUNTING: tuple(rules)})


def between(ruleset: Ruleset, one: str, other: str) -> list[str]:
    """The rules of the count that stand between those of two cards."""
    i, j = sorted((place_of(ruleset, one), place_of(ruleset, other)))
    rules = ruleset.section(COUNTING)[i + 1 : j]
    return [rule.name for rule in rules if not isinstance(rule.body, Means)]
