"""Places that rules speak of: where the cards lie that are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.ruleset import effect as do

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.ruleset.ruleset import Ruleset


def dealt_place(ruleset: Ruleset) -> str:
    """Where the cards that are dealt lie."""
    for step in _all(ruleset.dealt):
        if isinstance(step, do.Draw) and isinstance(step.to, do.Place):
            return step.to.name
    raise AssertionError("a checked ruleset deals cards")


def _all(block: do.Block) -> Iterator[do.Effect]:
    for step in block:
        yield step
        if isinstance(step, do.Each):
            yield from _all(step.block)
        elif isinstance(step, do.When | do.Consult):
            for arm in step.branches:
                yield from _all(arm.block)
