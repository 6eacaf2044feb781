"""Findings as they are shown: a witness with its twin, its steps, and others beside it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coyote_spec.witness.around import around
from coyote_spec.witness.twin import MOST

if TYPE_CHECKING:
    from coyote_spec.prover.verdict import Finding


def shown(finding: Finding, witnesses: int = 1, most: int = MOST) -> Finding:
    """The finding with what stands around its witness, if it says how to judge other situations:
    the twin, for which no more than so many situations are played, its steps, and so many witnesses
    in all, as far as there are different ones. With 0 nothing is looked for."""
    if finding.witness is None or finding.judge is None or not witnesses:
        return replace(finding, judge=None)
    found = around(finding.witness, finding.judge, witnesses=witnesses, most=most)
    return replace(finding, judge=None, twin=found.twin, more=found.more, steps=found.steps)
