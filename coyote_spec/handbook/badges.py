"""What each rule of a ruleset rests on: claims that were proved, examples, or nothing yet."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Badge:
    """kind is proved, bounded, enumerated, example or unchecked; claim names the one that shows
    it."""

    kind: str
    claim: str = ""
