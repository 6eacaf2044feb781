"""`recheck`: a certificate, asked again of another solver, and made anew from the rules."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coyote_spec.api.anew import Anew, made_anew
from coyote_spec.api.anew import against as hold
from coyote_spec.api.asked import limited, quiet
from coyote_spec.recheck.manifest import Certificate, ListedFinding, read_certificate
from coyote_spec.source import shorten

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from coyote_spec.api.rulesets import RulesetLike
    from coyote_spec.recheck.recheck import Rechecked

LIMIT = 120.0
"""Seconds for one question: the other solver isn't tuned to them."""

AGREES, DIFFERS, UNDECIDED = "agrees", "differs", "undecided"


@dataclass(frozen=True, slots=True)
class RecheckedFinding:
    """What became of a finding, each `agrees`, `differs`, `undecided` or None where nothing was to
    be asked: its questions put to the other solver; made anew from the rules; all tables looked at.
    """

    id: str
    verdict: str
    solver: str | None
    anew: str | None
    enumeration: str | None

    def as_json(self) -> dict[str, Any]:
        """What the document says of it."""
        return {
            "id": self.id,
            "verdict": self.verdict,
            "solver": self.solver,
            "anew": self.anew,
            "enumeration": self.enumeration,
        }

    @property
    def checked(self) -> bool:
        """Whether it was checked in one way at least. What rests on a search of everything, or on
        how the rules read, has no question, and is checked against the rules only."""
        return any((self.solver, self.anew, self.enumeration))

    @property
    def undecided(self) -> bool:
        """Whether a solver's time was over."""
        return UNDECIDED in (self.solver, self.anew, self.enumeration)


@dataclass(frozen=True, slots=True)
class Recheck:
    """What became of a certificate; wrong says in words what isn't as it should be."""

    certificate: Certificate
    solver: str
    questions: int
    against: tuple[str, ...]
    findings: tuple[RecheckedFinding, ...]
    wrong: tuple[str, ...]

    @property
    def code(self) -> int:
        """0 when all agrees, 1 when something differs, 3 when something is undecided, or nothing
        was there to agree."""
        if self.wrong:
            return 1
        undecided = any(one.undecided for one in self.findings)
        return 3 if undecided or not any(one.checked for one in self.findings) else 0

    def as_json(self) -> dict[str, Any]:
        """The document of `recheck --json`."""
        return {
            "schema": "coyote-spec/recheck/1",
            "certificate": {"version": self.certificate.version, "sha256": self.certificate.digest},
            "solver": self.solver,
            "questions": self.questions,
            "against": list(self.against),
            "findings": [one.as_json() for one in self.findings],
            "wrong": list(self.wrong),
        }


def recheck(
    folder: str | Path,
    *,
    against: Iterable[RulesetLike] = (),
    timeout: float = LIMIT,
    processes: int = 1,
    progress: Callable[[str], None] = quiet,
) -> Recheck:
    """Asks all questions of a certificate again, with a solver that had no part in it.

    against names rulesets: what the certificate says of them is made anew from their rules, and
    must be the same, byte by byte; claims about totals are answered by looking at every table as
    well. timeout is in seconds for each question. processes is as in `prove`.

    Raises InputError when the folder holds no certificate, when it says nothing of a ruleset, or
    when the other solver isn't installed.
    """
    from coyote_spec.recheck.recheck import recheck as ask_again

    limit, certificate = limited(timeout), read_certificate(Path(folder))
    held = hold(certificate, against)
    checked = ask_again(certificate, limit, processes, progress)
    anew = made_anew(certificate, held, limit, processes, progress)
    found, faults = [], _faults_of_files(checked)
    for one in certificate.findings:
        spoken_of = not held.rules.keys().isdisjoint(one.rulesets)
        again = anew.pop((one.claim, one.id), None)
        found.append(_rechecked(one, checked, again, spoken_of))
        if spoken_of:
            faults += _faults_of(one, again)
    left = [one.entry["id"] for one in anew.values() if one.listed]
    faults += [f"{which}: the rules give it, and the certificate lacks it" for which in left]
    return Recheck(
        certificate,
        checked.solver,
        len(checked.answers),
        tuple(held.rules),
        tuple(found),
        tuple(faults),
    )


def _rechecked(
    one: ListedFinding, checked: Rechecked, again: Anew | None, spoken_of: bool
) -> RecheckedFinding:
    answers = [checked.answers[question.file, question.expected] for question in one.obligations]
    solver = anew = enumeration = None
    if answers:
        solver = AGREES if all(answer.agrees for answer in answers) else DIFFERS
        if solver == DIFFERS and all(answer.agrees or answer.undecided for answer in answers):
            solver = UNDECIDED
    if again is not None:
        undecided = again.verdict == "unknown" != one.verdict
        anew = UNDECIDED if undecided else AGREES if again.entry == one.entry else DIFFERS
        if again.enumeration is not None:
            enumeration = AGREES if again.enumeration == one.verdict else DIFFERS
    elif spoken_of:
        anew = DIFFERS
    return RecheckedFinding(one.id, one.verdict, solver, anew, enumeration)


def _faults_of_files(checked: Rechecked) -> list[str]:
    answers = checked.answers.values()
    return [
        *(f"{one.listed.file} {one.wrong} ({one.listed.role})" for one in answers if one.wrong),
        *(f"{name} is listed nowhere" for name in checked.stray),
    ]


def _faults_of(one: ListedFinding, again: Anew | None) -> Iterator[str]:
    """What the rules say otherwise than the certificate."""
    if again is None:
        yield f"{one.id}: nothing of the kind is found with these rules"
        return
    if again.enumeration not in (None, one.verdict):
        yield f"{one.id}: {one.verdict}, but all tables together say {again.enumeration}"
    if again.verdict == "unknown" != one.verdict or again.entry == one.entry:
        return
    for key in dict.fromkeys([*one.entry, *again.entry]):
        mine, theirs = one.entry.get(key), again.entry.get(key)
        if key == "obligations" and mine != theirs:
            yield f"{one.id}: with these rules other questions come out ({_first(one, again)})"
        elif mine != theirs:
            yield f"{one.id}: with these rules its {key} is {shorten(json.dumps(theirs), 120)}"


def _first(one: ListedFinding, again: Anew) -> str:
    """The first question that isn't the same."""
    mine, theirs = one.entry["obligations"], again.entry["obligations"]
    other = (
        question for question in (*theirs, *mine) if (question in theirs) != (question in mine)
    )
    return next((shorten(question["role"], 120) for question in other), "in another order")
