"""The order of the count with the places of two cards' rules exchanged."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

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
        said = f'{ruleset.name} has {len(found)} rules with "{card}", so that it has no one place.'
        raise wrong("claim", said)
    known = [body.card for _, body in ruleset.of_kind(With)]
    said = f'{ruleset.name} has no rule with "{card}", so that it has no place in the count.'
    raise wrong("claim", said, f"cards with a place are {', '.join(known)}." if known else "")


def exchanged(ruleset: Ruleset, one: str, other: str) -> Ruleset:
    """The ruleset with the rules of two cards in each other's place.

    Raises InputError as `place_of` does, and when the two cards are the same.
    """
    if one == other:
        raise wrong("claim", f'"{one}" can\'t be exchanged with itself.', "name two cards.")
    rules = list(ruleset.section(COUNTING))
    i, j = place_of(ruleset, one), place_of(ruleset, other)
    rules[i], rules[j] = rules[j], rules[i]
    return replace(ruleset, sections={**ruleset.sections, COUNTING: tuple(rules)})


def between(ruleset: Ruleset, one: str, other: str) -> list[str]:
    """The rules of the count that stand between those of two cards."""
    i, j = sorted((place_of(ruleset, one), place_of(ruleset, other)))
    rules = ruleset.section(COUNTING)[i + 1 : j]
    return [rule.name for rule in rules if not isinstance(rule.body, Means)]
