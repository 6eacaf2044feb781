"""A certificate: what is proved, and what else rests on questions to a solver, as files that
another solver can be asked. What a witness shows isn't in it: a witness can be played.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.prover.verdict import PROVED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.prover.obligation import Obligation
    from coyote_spec.prover.verdict import Finding

SCHEMA = "coyote-spec/certificate/1"


@dataclass(frozen=True, slots=True)
class Certified:
    """A finding, the claim that it answers (a file of its own in the language), and the questions
    that it rests on."""

    finding: Finding
    claim: str
    obligations: tuple[Obligation, ...]

    @property
    def listed(self) -> bool:
        """Whether it belongs into a certificate."""
        return bool(self.obligations) or self.finding.verdict == PROVED

    def as_json(self) -> dict[str, Any]:
        """What the manifest says of it."""
        said = self.finding.as_json()
        kept = ("id", "verdict", "expected", "scope", "method", "sentence")
        listed = [
            {
                "role": one.shows,
                "expected": one.expected,
                "file": _file(one),
                "sha256": one.digest,
            }
            for one in self.obligations
        ]
        return {**{key: said[key] for key in kept}, "claim": self.claim, "obligations": listed}


def contents(found: Sequence[Certified], version: str) -> dict[str, bytes]:
    """The files of a certificate by name; version is that of the program. The same findings give
    the same bytes."""
    listed = [one.as_json() for one in found if one.listed]
    manifest = {"schema": SCHEMA, "version": version, "findings": listed}
    text = json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"
    files = {_file(one): one.text.encode() for each in found for one in each.obligations}
    return {"manifest.json": text.encode(), **files}


def _file(one: Obligation) -> str:
    return f"obligations/{one.digest}.smt2"
