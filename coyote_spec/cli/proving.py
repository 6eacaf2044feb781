"""Findings of claims in words."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from coyote_spec.cli.output import counted, heading
from coyote_spec.cli.tables import filled, hand

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.api import Answered, Proof
    from coyote_spec.prover.verdict import Finding, Scope

SAID = {0: "as expected", 1: "NOT as expected", 3: "not decided"}
"""How a claim, or all of them, came out, by exit code."""


def told(proof: Proof) -> Iterator[str]:
    """Each claim with its findings, and how all of them came out."""
    for answered in proof.claims:
        yield from _claim(answered)
        yield ""
    codes = [answered.code for answered in proof.claims]
    parts = [f"{codes.count(code)} {words}" for code, words in SAID.items() if code in codes]
    yield f"{counted(len(codes), 'claim')}: {', '.join(parts)}."


def _claim(answered: Answered) -> Iterator[str]:
    claim = answered.claim
    yield heading(f"{claim.name}: {claim.title}" if claim.title else claim.name)
    number = counted(len(answered.findings), "answer")
    yield f"  expected: {claim.expected}; it came out {SAID[answered.code]} ({number})"
    for _, same in groupby(answered.findings, key=lambda finding: finding.scope.rulesets):
        yield from _findings(list(same))


def _findings(findings: Sequence[Finding]) -> Iterator[str]:
    """The findings on the same games; what has been said of the one before isn't said again."""
    before: tuple[str, ...] = ()
    for finding in findings:
        yield from filled(f"{finding.verdict}: {finding.sentence}", "  ", "      ")
        yield from filled(f"{scope(finding.scope)}; by {finding.method}", "      ", "        ")
        yield from _bidding(finding)
        for detail in finding.details:
            if detail not in before:
                yield from filled(detail, "      ", "        ")
        before = finding.details
        yield from _table(finding)


def scope(of: Scope) -> str:
    """How far an answer goes."""
    players = ", ".join(map(str, of.players))
    numbers = [*of.options.items(), *of.readings.items()]
    agreed = "".join(f"; {name}={value}" for name, value in numbers)
    bound = "" if of.bound is None else f"; up to {of.bound}"
    deck = "" if of.deck is None else f"; deck {of.deck}"
    return f"{', '.join(of.rulesets)}; {players} players{deck}{agreed}{bound}"


def _bidding(finding: Finding) -> Iterator[str]:
    """How an endless bidding begins."""
    if finding.witness is None or "events" not in finding.witness:
        return
    events = finding.witness["events"]
    bids = [f"seat {event['seat']} bids {event['amount']}" for event in events]
    cards = ", ".join(finding.witness["hands"])
    yield from filled(
        f"begins: {', '.join(bids)}, and so on (cards: {cards})", "      ", "        "
    )


def _table(finding: Finding) -> Iterator[str]:
    """The table that refutes a claim about totals."""
    if finding.witness is None or "cards" not in finding.witness:
        return
    cards = hand(finding.witness["cards"], finding.witness["pile"])
    totals = [f"{name} counts {result['total']}" for name, result in finding.results.items()]
    yield from filled(f"on the table: {cards}; {', '.join(totals)}", "      ", "        ")
