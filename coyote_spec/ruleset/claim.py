"""A claim: a question about games, how far it goes, and the answer that is expected."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.source import NOWHERE, Span

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

HIGHEST_TOTAL = "highest_total"
"""In an assumption: the highest total that the deck can give to so many players."""


@dataclass(frozen=True, slots=True)
class Claim:
    """question is `total ranges` (with low and high), `bidding ends`, `never stuck` or `same
    counting`; players None means every number that the games allow; deck None each game's own.
    """

    name: str
    games: tuple[Ruleset, ...]
    question: str
    players: tuple[int, int] | None
    deck: Deck | None
    options: Mapping[str, int]
    readings: Mapping[str, str]
    assuming: Expression | None
    expected: str
    low: int = 0
    high: int = 0
    span: Span = field(default=NOWHERE, compare=False)
    said: str = ""
    """The assumption in the words of the file."""
    title: str = ""
