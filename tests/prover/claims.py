"""Claims about rulesets of the tests' own."""

from __future__ import annotations

from pathlib import Path

from coyote_spec.elaborate.claims import claims_of
from coyote_spec.elaborate.library import Library
from coyote_spec.prover.answer import answers
from coyote_spec.prover.anystate import AnyRound
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.verdict import Finding
from coyote_spec.ruleset.claim import Claim
from coyote_spec.ruleset.ruleset import Ruleset
from tests.agreement.rulesets import library, setting

LIMIT = 60.0


def extended(folder: Path, changes: str, base: str = "en") -> Ruleset:
    """A ruleset `mine` with changes to a shipped one, given as sections."""
    path = folder / "mine.coyote"
    path.write_text(f'coyote 1\n\nruleset mine "Mine" extends {base}\n\n{changes}\n')
    return fresh().ruleset(str(path))


def fresh() -> Library:
    return Library(_files=dict(library()._files))


def claim(folder: Path, changes: str, asked: str, base: str = "en") -> Claim:
    """A claim about `mine`, given as its lines without `games`."""
    lines = "\n".join(f"  {line.strip()}" for line in asked.strip().splitlines())
    path = folder / "claim.coyote"
    path.write_text(
        f'coyote 1\n\nruleset mine "Mine" extends {base}\n\n{changes}\n\n'
        f'claim asked "Asked"\n  games mine\n{lines}\n  expect proved\n'
    )
    return claims_of(path, fresh())[0]


def ask(folder: Path, changes: str, asked: str, base: str = "en") -> list[Finding]:
    return list(answers(claim(folder, changes, asked, base), LIMIT))


def verdicts(findings: list[Finding]) -> list[str]:
    return [finding.verdict for finding in findings]


def whole(rules: Ruleset, players: int) -> AnyRound:
    return any_round(setting(rules, players), None, {}, LIMIT)
