"""Which rules stand behind a key of a result: those that acted, or else those that could have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.rule import Call

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.interpreter.score import Notes
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

FIELDS = {
    "loser": "paid",
    "paid": "paid",
    "coins": "coins",
    "eliminated": "in_play",
    "winner": "winner",
    "next_starter": "starter",
    "reshuffle": "reshuffled",
    "direction": "direction",
    "turn": "turn",
    "bid": "bid",
    "outcome": "over",
}
"""The value of the state that a key of a result tells."""


def behind(key: str, notes: Notes, ruleset: Ruleset) -> tuple[str, ...]:
    """The names of the rules behind a key, in the order in which they acted or stand."""
    if key in ("total", "draws"):
        acted = [step.rule for step in notes.steps]
        return tuple(dict.fromkeys(acted or [rule.name for rule in ruleset.section("counting")]))
    name = FIELDS.get(key)
    if name is None:
        return ()
    changed = [deed.rule.name for deed in notes.deeds if deed.before[name] != deed.after[name]]
    could = [rule.name for _, rule in ruleset.rules() if name in writes(rule)]
    return tuple(dict.fromkeys(changed or could))


def writes(rule: Rule) -> frozenset[str]:
    """The values of the state that a rule can change, as far as results tell them."""
    found = {name for step in effects_in(rule.block) for name in _written(step)}
    if isinstance(rule.body, Call):
        found.add("over")
    return frozenset(found)


def effects_in(block: do.Block) -> Iterator[do.Effect]:
    """Every effect of a block, those within arms and repetitions included."""
    for step in block:
        yield step
        if isinstance(step, do.When | do.Consult):
            for arm in step.branches:
                yield from effects_in(arm.block)
        elif isinstance(step, do.Each | do.Starting):
            yield from effects_in(step.block)


def _written(step: do.Effect) -> tuple[str, ...]:
    match step:
        case do.Becomes(say.Field(name) | say.FieldOf(name, _), _):
            return (name,)
        case do.Takes() | do.GivesBack():
            return ("paid", "coins")
        case do.Wins():
            return ("winner",)
        case do.Shuffle("all"):
            return ("reshuffled",)
        case do.Passes():
            return ("turn",)
        case do.Bids():
            return ("bid",)
        case do.RoundEnds():
            return ("over",)
        case _:
            return ()
