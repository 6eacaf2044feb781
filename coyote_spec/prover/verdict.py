"""Verdicts and findings: what was asked, what came out, how far it goes and how it was found."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from coyote_spec.witness.judge import Judge


class Undecided(Exception):  # noqa: N818
    """The solver gave up; the message says why and what to try."""

    @property
    def why(self) -> str:
        """The message, as it can be said in every language."""
        return self.args[0] if self.args else ""


PROVED, REFUTED, UNKNOWN, VACUOUS = "proved", "refuted", "unknown", "vacuous"


@dataclass(frozen=True, slots=True)
class Scope:
    """How far an answer goes; bound None means without a bound."""

    rulesets: tuple[str, ...]
    deck: str | None
    players: tuple[int, ...]
    options: Mapping[str, int] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    bound: int | None = None

    def as_json(self) -> dict[str, Any]:
        """The form of the contract."""
        return {
            "rulesets": list(self.rulesets),
            "deck": self.deck,
            "players": list(self.players),
            "options": dict(self.options),
            "readings": dict(self.readings),
            "bound": self.bound,
        }


def exactly(share: Fraction) -> dict[str, Any]:
    """A share as a fraction, and as a decimal number near it."""
    return {"exact": str(share), "value": float(share)}


@dataclass(frozen=True, slots=True)
class Finding:
    """One answer.

    witness is what `score` or `run` accepts and was replayed; results holds what each ruleset made
    of it, None of one that `run` refuses it for, and refused says why. Where one ruleset is held
    against itself, ways holds what each way to play makes of the witness. frequency gives, by
    number of players, how often it matters. judge asks the same question of other situations: by it
    the twin is found, the nearest situation with the other answer, and more witnesses that are
    different; steps tells the witness step by step; readings says what other readings of silences
    make of it, where that was asked. about has the name of the rule, silence or option, where the
    claim asks about several.
    """

    id: str
    verdict: str
    scope: Scope
    method: str
    sentence: str
    expected: str | None = None
    witness: Mapping[str, Any] | None = None
    results: Mapping[str, Any] = field(default_factory=dict)
    refused: Mapping[str, str] = field(default_factory=dict)
    ways: Mapping[str, Any] | None = None
    frequency: Mapping[int, Fraction] | None = None
    details: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    judge: Judge | None = field(default=None, compare=False, repr=False)
    twin: Mapping[str, Any] | None = None
    more: tuple[Mapping[str, Any], ...] = ()
    steps: tuple[Mapping[str, Any], ...] = ()
    readings: Mapping[str, Any] | None = None

    def as_json(self) -> dict[str, Any]:
        """The form of the contract."""
        shares = self.frequency
        frequency = None if shares is None else {str(n): exactly(p) for n, p in shares.items()}
        whole = {
            "id": self.id,
            "verdict": self.verdict,
            "expected": self.expected,
            "scope": self.scope.as_json(),
            "method": self.method,
            "sentence": self.sentence,
            "details": list(self.details),
            "witness": self.witness,
            "results": dict(self.results),
            "frequency": frequency,
            "twin": self.twin,
            "more": list(self.more),
            "steps": list(self.steps),
        }
        seldom = {"refused": self.refused or None, "ways": self.ways, "readings": self.readings}
        return whole | {key: dict(value) for key, value in seldom.items() if value is not None}

    @property
    def sides(self) -> Mapping[str, Any]:
        """What came out of the witness under each way to play, or else each ruleset."""
        return sides(self.results, self.ways)


def sides(results: Mapping[str, Any], ways: Mapping[str, Any] | None) -> Mapping[str, Any]:
    """What came out under each way to play, where there are several, or else each ruleset."""
    return results if ways is None else {name: way["result"] for name, way in ways.items()}


def exit_code(findings: list[Finding]) -> int:
    """0 when every finding came out as expected (proved, if nothing is expected); else 1, or 3 when
    something is undecided and nothing came out wrong."""
    wrong = undecided = False
    for finding in findings:
        if finding.verdict in (UNKNOWN, VACUOUS):
            undecided = True
        elif finding.verdict != (finding.expected or PROVED):
            wrong = True
    return 1 if wrong else 3 if undecided else 0
