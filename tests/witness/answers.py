"""Whether two rulesets differ in an aspect, read off what came out of a situation."""

from __future__ import annotations

from typing import Any

SEEN = {
    "counting": ("total",),
    "opening": ("illegal_at",),
    "raise": ("illegal_at",),
    "call": ("illegal_at",),
    "settling": ("paid",),
    "elimination": ("eliminated",),
    "next_starter": ("next_starter",),
    "end": ("winner",),
    "actions": (
        *("illegal_at", "turn", "direction", "bid", "paid", "coins", "eliminated", "outcome"),
        *("next_starter", "winner"),
    ),
}


def differs(aspect: str, situation: dict[str, Any], results: dict[str, Any]) -> bool:
    """Whether the results of two rulesets differ in an aspect; what becomes of cards isn't told."""
    assert "cards" in situation or situation["events"]
    if None in results.values():
        return aspect in ("actions", "call")  # only one of them has it
    one, other = results.values()
    if aspect == "elimination" and one["paid"] == other["paid"] and one["coins"] != other["coins"]:
        return True
    return any(one[key] != other[key] for key in SEEN[aspect])
