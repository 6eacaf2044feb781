"""`prove`: claims, each answered for every game and number of players that it speaks of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coyote_spec import __version__
from coyote_spec.api.asked import LIMIT, limited, quiet
from coyote_spec.api.folders import check_new, write_new
from coyote_spec.api.rulesets import fresh_library, shipped_proofs
from coyote_spec.api.witnesses import replayed
from coyote_spec.elaborate.claims import claims_of
from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.prover.premises import misfits
from coyote_spec.source import InputError, Report, wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from coyote_spec.prover.certificate import Certified
    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.prover.verdict import Finding
    from coyote_spec.ruleset.claim import Claim


@dataclass(frozen=True, slots=True)
class Answered:
    """A claim with its findings."""

    claim: Claim
    findings: tuple[Finding, ...]

    @property
    def code(self) -> int:
        """0 when it came out as expected, 1 when not, 3 when something is undecided."""
        from coyote_spec.prover.verdict import exit_code

        return exit_code(list(self.findings))


@dataclass(frozen=True, slots=True)
class Proof:
    """The claims of a run, in the order of the files."""

    claims: tuple[Answered, ...]

    @property
    def findings(self) -> list[Finding]:
        """All findings, in the order of the claims."""
        return [finding for answered in self.claims for finding in answered.findings]

    def as_json(self) -> dict[str, Any]:
        """The document of `prove --json`; what isn't one for all claims is null or empty in it."""
        scopes = [finding.scope for finding in self.findings]
        return {
            "schema": "coyote-spec/findings/1",
            "about": {
                "rulesets": list(dict.fromkeys(name for s in scopes for name in s.rulesets)),
                "deck": _shared([s.deck for s in scopes], None),
                "players": sorted({n for s in scopes for n in s.players}),
                "options": _shared([dict(s.options) for s in scopes], {}),
                "readings": _shared([dict(s.readings) for s in scopes], {}),
            },
            "findings": [finding.as_json() for finding in self.findings],
        }


def _shared(values: list[Any], otherwise: Any) -> Any:
    return values[0] if all(value == values[0] for value in values) else otherwise


def prove(
    files: Iterable[str | Path] = (),
    *,
    timeout: float = LIMIT,
    witnesses: int = 1,
    processes: int = 1,
    certificate: str | Path | None = None,
    progress: Callable[[str], None] = quiet,
) -> Proof:
    """Answers the claims of some files; without files, all that are shipped.

    timeout is in seconds for each question to the solver; what it can't answer in that time has the
    verdict unknown. witnesses is how many different ones are shown, if there are so many,
    the first with its twin; with 0 it stands alone. processes
    is how many answer at once; with more than one, a script needs the usual
    `if __name__ == "__main__":`. certificate is a folder that is made and filled with what the
    answers rest on, for `recheck`. progress is told what is being done.

    Raises InputError with every mistake of all files, before anything is proved: a file without
    claims, a claim about a ruleset that isn't there, one that doesn't fit its games; a folder for
    the certificate that isn't empty.
    """
    from coyote_spec.prover.answer import parts
    from coyote_spec.prover.certificate import contents
    from coyote_spec.prover.parallel import answered

    limit = limited(timeout)
    if certificate is not None:
        check_new(Path(certificate))
    claims = _claims([Path(file) for file in files] or shipped_proofs())
    asked = [parts(claim, limit, witnesses) for claim in claims]
    every = [ask for group in asked for ask in group]
    if certificate is None:
        findings = iter(answered(every, processes, progress, answer_of))
    else:
        found = answered(every, processes, progress, _certified_of)
        write_new(Path(certificate), contents(found, __version__))
        findings = iter([one.finding for one in found])
    return Proof(
        tuple(
            Answered(claim, tuple(next(findings) for _ in group))
            for claim, group in zip(claims, asked, strict=True)
        )
    )


def answer_of(ask: Asked) -> Finding:
    """The answer to a question, with its witnesses as `run` and `score` play them."""
    from coyote_spec.prover.answer import answer

    return _replayed(ask, answer(ask))


def _certified_of(ask: Asked) -> Certified:
    from coyote_spec.prover.answer import certified

    found = certified(ask)
    return replace(found, finding=_replayed(ask, found.finding))


def _replayed(ask: Asked, finding: Finding) -> Finding:
    """An answer whose witness, twin and further witnesses were played as a reader would."""
    games = {game.name: game for game in ask.games}
    return replayed(finding, games, ask.claim.options, ask.claim.readings, [ask.deck])


def _claims(files: list[Path]) -> list[Claim]:
    """The claims of the files, each file once."""
    report, found, library = Report(), [], fresh_library()
    for path in dict.fromkeys(files):
        try:
            if not path.suffix and not path.exists():
                hint = Hint("api-no-file", file=str(path))
                raise wrong("unreadable", Wrong("api-no-file", file=str(path)), hint)
            claims = claims_of(path, library)
            if not claims:
                hint = Hint("api-no-claim-in")
                raise wrong("no-claim", Wrong("api-no-claim-in", file=str(path)), hint)
        except InputError as error:
            report.diagnostics += error.diagnostics
            continue
        for claim in claims:
            report.diagnostics += misfits(claim)
        found += claims
    report.stop_if_any()
    return found
