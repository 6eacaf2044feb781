"""Between two rounds, up to the next deal: all that needs to be compared where both deal alike."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coyote_spec.ruleset.setting import Setting

AT_EMPTY_PILE = "at an empty pile"


def without_deal(one: Setting, other: Setting) -> tuple[Setting, Setting] | None:
    """Both without the rules by which cards are dealt; None where these differ, or what is done
    when a card is to be drawn and the pile is empty.

    Where the same state is left without them, the same is dealt: for what is dealt follows from the
    state, and from the order of a pile that is shuffled as often in both.
    """
    if _dealing(one) != _dealing(other):
        return None
    bare = []
    for side in (one, other):
        sections = {**side.ruleset.sections, "dealing": ()}
        bare.append(replace(side, ruleset=replace(side.ruleset, sections=sections)))
    return bare[0], bare[1]


def _dealing(setting: Setting) -> list[object]:
    rules = [(rule, rule.body) for rule in setting.ruleset.section("dealing")]
    rules += setting.ruleset.at_moment(AT_EMPTY_PILE)
    return [(rule.name, body, rule.block) for rule, body in rules]


__all__ = ["without_deal"]
