"""An audit in words: a question, the answers that are alike together, and a situation for each."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from coyote_spec.cli.output import counted, heading
from coyote_spec.cli.proving import reach
from coyote_spec.cli.tables import filled, share
from coyote_spec.cli.witnesses import PLAIN_VIEW, View, around_told, situation
from coyote_spec.cli.wording import (
    by_method,
    listed,
    numbers_told,
    sentence,
    verdict_said,
    verdicts_said,
)
from coyote_spec.interpreter.voice import labelled, say, voice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.api import Audit
    from coyote_spec.prover.audit import Topic
    from coyote_spec.prover.verdict import Finding
    from coyote_spec.ruleset.claim import Claim

Answers = tuple["Claim", tuple["Finding", ...]]
Agreed = tuple[tuple[str, "int | str"], ...]
"""Options and readings with what was agreed of them."""


def told(audit: Audit, *, verbose: bool, view: View = PLAIN_VIEW) -> Iterator[str]:
    """Each question with its answers, and how many there were."""
    for topic, claims in audit.topics:
        yield heading(voice().said(topic.asks))
        if len(claims) == 1 or verbose:
            for claim, findings in claims:
                yield from _of_one(
                    claim, findings, named=len(claims) > 1, verbose=verbose, view=view
                )
        else:
            yield from _of_several(topic, claims, view)
        yield ""
    yield _in_all(audit)


def _of_one(
    claim: Claim, findings: Sequence[Finding], *, named: bool, verbose: bool, view: View
) -> Iterator[str]:
    """The answers to one claim; those with the same verdict, where the same is agreed, are told by
    the first of them."""
    label = _label(claim) if named or claim.title else ""
    by_agreement = [] if verbose else by_what_is_agreed(findings)
    if by_agreement:
        for line in by_agreement:
            yield from filled(label + line, "  ", "      ")
        by_verdict = {finding.verdict: finding for finding in reversed(findings)}
        findings = [one for one in findings if one is by_verdict[one.verdict]]
    for same in _groups(findings):
        verdict = same[0].verdict
        for finding in same if verbose else same[:1]:
            where = reach([finding] if verbose else same)
            said = label + labelled(verdict_said(verdict), sentence(finding))
            yield from filled(said, "  ", "      ")
            yield from filled(by_method(where, finding.method), "      ", "        ")
            yield from _shown(finding, view)


def _groups(findings: Sequence[Finding]) -> list[list[Finding]]:
    """Answers in a row that are told by the first of them."""
    groups: list[list[Finding]] = []
    for _, group in groupby(findings, key=_alike):
        same = list(group)
        if groups and _says(groups[-1][0]) == _says(same[0]):
            groups[-1] += same
        else:
            groups.append(same)
    return groups


def by_what_is_agreed(findings: Sequence[Finding]) -> list[str]:
    """With how many players each verdict is given, for all that may be agreed: what leads to the
    same is told together. Nothing where all of it does."""
    players: dict[Agreed, dict[str, list[int]]] = {}
    for finding in findings:
        verdicts = players.setdefault(_agreed(finding), {})
        verdicts.setdefault(finding.verdict, []).extend(finding.scope.players)
    said = {
        agreed: "; ".join(_with(verdict, numbers) for verdict, numbers in verdicts.items())
        for agreed, verdicts in players.items()
    }
    lines: list[str] = []
    for verdicts_of in dict.fromkeys(said.values()):
        same = {agreed for agreed in said if said[agreed] == verdicts_of}
        each = [", ".join(f"{n}={v}" for n, v in one) for one in _shortened(same, list(said))]
        lines.append(labelled("; ".join(each), verdicts_of))
    return lines if len(lines) > 1 else []


def _with(verdict: str, numbers: Sequence[int]) -> str:
    players, word = numbers_told(sorted(numbers)), verdict_said(verdict)
    return say("verdict-with", f"{word} with {players} players", verdict=word, players=players)


def _shortened(same: set[Agreed], every: list[Agreed]) -> list[Agreed]:
    """Without the names whose every value leads to the same, the others being as they are; and
    without those that have one value everywhere."""
    for name in [name for name, _ in every[0]]:
        values = {value for one in every for key, value in one if key == name}
        rest = {_without(one, name) for one in same}
        if len(same) == len(rest) * len(values):
            same = rest
            every = [_without(one, name) for one in every]
    return sorted(same)


def _without(agreed: Agreed, name: str) -> Agreed:
    return tuple(pair for pair in agreed if pair[0] != name)


def _agreed(finding: Finding) -> Agreed:
    return (*finding.scope.options.items(), *finding.scope.readings.items())


def _alike(finding: Finding) -> tuple[str, dict[str, int], dict[str, str]]:
    return finding.verdict, dict(finding.scope.options), dict(finding.scope.readings)


def _says(finding: Finding) -> tuple[str, str]:
    return finding.verdict, finding.sentence


def _label(claim: Claim) -> str:
    """What one of several claims is about: the clauses, if it has any, and what is asked about."""
    about = listed([*map(str, claim.question.words)])
    return labelled(f"{voice().said(claim.title)} ({about})" if claim.title else about, "")


def _of_several(topic: Topic, claims: Sequence[Answers], view: View) -> Iterator[str]:
    """The usual answer in one line, every other one by itself."""
    verdicts = [findings[0].verdict for _, findings in claims]
    usual = max(dict.fromkeys(verdicts), key=verdicts.count)
    if usual in PLAIN.get(topic.claims[0].question.key, ()):
        each = (listed([*map(str, c.question.words)]) for c, f in claims if _all(f, usual))
        names, said = ", ".join(each), verdict_said(usual)
        english = f"{usual} for {names}"
        yield from filled(say("verdict-for", english, verdict=said, names=names), "  ", "      ")
        claims = [(c, f) for c, f in claims if not _all(f, usual)]
    for claim, findings in claims:
        yield from _of_one(claim, findings, named=True, verbose=False, view=view)


PLAIN = {"rule fires": ("proved",), "order matters": ("refuted",)}
"""Answers that are what one expects, so that their names are enough."""


def _all(findings: Sequence[Finding], verdict: str) -> bool:
    return all(finding.verdict == verdict for finding in findings)


def _shown(finding: Finding, view: View) -> Iterator[str]:
    """The situation, how often it comes up, and the first of the details."""
    if finding.witness is not None:
        laid = situation(finding.witness)
        shown = say("shown-by", f"shown by: {laid}", situation=laid)
        yield from filled(shown, "      ", "        ")
        yield from around_told(finding, "      ", view=view)
    if finding.frequency:
        shares = ", ".join(
            say("share-with", f"{share(p)} with {n}", share=share(p), players=str(n))
            for n, p in finding.frequency.items()
        )
        often = say("how-often", f"how often: {shares} players", shares=shares)
        yield from filled(often, "      ", "        ")
    for detail in finding.details[:3]:
        yield from filled(voice().said(detail), "      ", "        ")


def _in_all(audit: Audit) -> str:
    verdicts = [finding.verdict for finding in audit.findings]
    parts = ", ".join(verdicts_said(word, verdicts.count(word)) for word in dict.fromkeys(verdicts))
    number = len(verdicts)
    answers = say("answers", counted(number, "answer"), answers=number)
    return f"{labelled(audit.ruleset.name, labelled(answers, parts))}."
