"""Findings of claims in words."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from coyote_spec.cli.output import counted, heading
from coyote_spec.cli.tables import filled, hand
from coyote_spec.cli.witnesses import PLAIN_VIEW, View, around_told, situation

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.api import Answered, Proof
    from coyote_spec.prover.verdict import Finding, Scope

SAID = {0: "as expected", 1: "NOT as expected", 3: "not decided"}
"""How a claim, or all of them, came out, by exit code."""


def told(proof: Proof, *, view: View = PLAIN_VIEW) -> Iterator[str]:
    """Each claim with its findings, and how all of them came out."""
    for answered in proof.claims:
        yield from _claim(answered, view)
        yield ""
    yield _in_all(proof)


def in_short(proof: Proof, *, view: View = PLAIN_VIEW) -> Iterator[str]:
    """A paragraph for each claim: how it came out, how far it goes, and one reason for it."""
    for answered in proof.claims:
        claim = answered.claim
        yield heading(f"{claim.name}: {claim.title}" if claim.title else claim.name)
        yield f"  expected: {claim.expected}; it came out {SAID[answered.code]}"
        for verdict, same in groupby(answered.findings, key=lambda finding: finding.verdict):
            yield from _paragraph(verdict, list(same), view)
        yield ""
    yield _in_all(proof)


def _paragraph(verdict: str, findings: list[Finding], view: View) -> Iterator[str]:
    """What the same verdict was given for, and the first of the reasons."""
    first = findings[0]
    yield from filled(f"{verdict}: {reach(findings)}; by {first.method}", "  ", "      ")
    yield from filled(first.sentence, "      ", "        ")
    yield from _bidding(first)
    for detail in first.details[:1]:
        yield from filled(detail, "      ", "        ")
    yield from _table(first)
    yield from around_told(first, "      ", view=view)


def reach(findings: list[Finding]) -> str:
    """The games with the numbers of players; what was agreed, where that is the same for all."""
    by_numbers: dict[str, list[str]] = {}
    for games, same in groupby(findings, key=lambda finding: finding.scope.rulesets):
        numbers = sorted({n for finding in same for n in finding.scope.players})
        run = len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1))
        said = f"{numbers[0]} to {numbers[-1]}" if run else ", ".join(map(str, numbers))
        by_numbers.setdefault(said, []).append(" and ".join(games))
    parts = [f"{', '.join(games)} with {said} players" for said, games in by_numbers.items()]
    agreed = {_agreed(finding.scope) for finding in findings}
    decks = dict.fromkeys(f.scope.deck for f in findings if f.scope.deck is not None)
    deck = f"; deck {' or '.join(decks)}" if decks else ""
    return "; ".join(parts) + deck + (agreed.pop() if len(agreed) == 1 else "")


def _in_all(proof: Proof) -> str:
    codes = [answered.code for answered in proof.claims]
    parts = [f"{codes.count(code)} {words}" for code, words in SAID.items() if code in codes]
    return f"{counted(len(codes), 'claim')}: {', '.join(parts)}."


def _claim(answered: Answered, view: View) -> Iterator[str]:
    claim = answered.claim
    yield heading(f"{claim.name}: {claim.title}" if claim.title else claim.name)
    number = counted(len(answered.findings), "answer")
    yield f"  expected: {claim.expected}; it came out {SAID[answered.code]} ({number})"
    for _, same in groupby(answered.findings, key=lambda finding: finding.scope.rulesets):
        yield from _findings(list(same), view)


def _findings(findings: Sequence[Finding], view: View) -> Iterator[str]:
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
        yield from around_told(finding, "      ", view=view)


def scope(of: Scope) -> str:
    """How far an answer goes."""
    players = ", ".join(map(str, of.players))
    agreed = _agreed(of)
    bound = "" if of.bound is None else f"; up to {of.bound}"
    deck = "" if of.deck is None else f"; deck {of.deck}"
    return f"{', '.join(of.rulesets)}; {players} players{deck}{agreed}{bound}"


def _agreed(of: Scope) -> str:
    numbers = [*of.options.items(), *of.readings.items()]
    return "".join(f"; {name}={value}" for name, value in numbers)


def _bidding(finding: Finding) -> Iterator[str]:
    """How an endless bidding begins, or the situation of another answer about rounds."""
    witness = finding.witness
    if witness is None or not {"events", "rounds"} & set(witness):
        return
    said = f"situation: {situation(witness)}"
    if any(detail.startswith("pattern: ") for detail in finding.details):
        bids = [f"seat {event['seat']} bids {event['amount']}" for event in witness["events"]]
        said = f"begins: {', '.join(bids)}, and so on (cards: {', '.join(witness['hands'])})"
    yield from filled(said, "      ", "        ")


def _table(finding: Finding) -> Iterator[str]:
    """The table that refutes a claim about totals."""
    if finding.witness is None or "cards" not in finding.witness:
        return
    cards = hand(finding.witness["cards"], finding.witness["pile"])
    totals = [f"{name} counts {result['total']}" for name, result in finding.results.items()]
    yield from filled(f"on the table: {cards}; {', '.join(totals)}", "      ", "        ")
