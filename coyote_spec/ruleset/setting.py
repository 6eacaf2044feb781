"""What is agreed before a game: players, options, the reading of each silence, and the cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.ruleset.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Kind:
    """Cards of one name: their value, and their colour if they have one."""

    name: str
    value: int
    colour: str | None


@dataclass(frozen=True, slots=True)
class Setting:
    """A ruleset with everything chosen; kinds lists the cards that can occur, in their order, and
    most how many of each there can be at once."""

    ruleset: Ruleset
    players: int
    options: Mapping[str, int]
    readings: Mapping[str, str]
    kinds: tuple[Kind, ...]
    most: tuple[int, ...]
    tracked: frozenset[str] = frozenset()
    """The places where it matters which seat a card lies with; elsewhere cards are only counted."""
    _at: Mapping[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_at", {kind.name: i for i, kind in enumerate(self.kinds)})

    @property
    def key(self) -> tuple[object, ...]:
        """All of it but the ruleset, for what is worked out once for a ruleset."""
        options, readings = sorted(self.options.items()), sorted(self.readings.items())
        said = self.players, tuple(options), tuple(readings)
        return (*said, self.kinds, self.most, self.tracked)

    def kind(self, name: str) -> int:
        """The place of a card among the kinds; -1 when it can't occur."""
        return self._at.get(name, -1)
