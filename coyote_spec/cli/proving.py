"""Findings of claims in words."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from coyote_spec.cli.output import counted, heading
from coyote_spec.cli.tables import filled, hand
from coyote_spec.cli.witnesses import PLAIN_VIEW, View, around_told, situation
from coyote_spec.cli.wording import by_method, listed, numbers_told, sentence, verdict_said
from coyote_spec.interpreter.voice import cards_told, labelled, say, voice
from coyote_spec.locale.said import Said

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
        yield from _heading(answered)
        yield f"  {_came_out(answered)}"
        for verdict, same in groupby(answered.findings, key=lambda finding: finding.verdict):
            yield from _paragraph(verdict, list(same), view)
        yield ""
    yield _in_all(proof)


def _heading(answered: Answered) -> Iterator[str]:
    """The name of a claim, and its title, if it has one."""
    claim = answered.claim
    title = voice().claim(claim)
    yield from map(heading, filled(labelled(claim.name, title) if title else claim.name, "", "  "))


def code_said(code: int) -> str:
    """How a claim came out."""
    return say(f"code-{code}", SAID[code])


def _came_out(answered: Answered) -> str:
    expected, came = answered.claim.expected, SAID[answered.code]
    return say(
        "came-out",
        f"expected: {expected}; it came out {came}",
        expected=verdict_said(expected) if expected else str(expected),
        came=code_said(answered.code),
    )


def _paragraph(verdict: str, findings: list[Finding], view: View) -> Iterator[str]:
    """What the same verdict was given for, and the first of the reasons."""
    first = findings[0]
    said = verdict_said(verdict)
    if first.about:
        names = ", ".join(dict.fromkeys(listed(finding.about) for finding in findings))
        said = say("verdict-for", f"{said} for {names}", verdict=said, names=names)
    where = by_method(reach(findings), first.method)
    yield from filled(labelled(said, where), "  ", "      ")
    yield from filled(sentence(first), "      ", "        ")
    yield from _bidding(first)
    for detail in first.details[:1]:
        yield from filled(voice().said(detail), "      ", "        ")
    yield from _table(first)
    yield from around_told(first, "      ", view=view)


def reach(findings: list[Finding]) -> str:
    """The games with the numbers of players; what was agreed, where that is the same for all."""
    by_numbers: dict[str, list[str]] = {}
    players: dict[tuple[str, ...], set[int]] = {}
    for finding in findings:
        players.setdefault(finding.scope.rulesets, set()).update(finding.scope.players)
    for games, numbers in players.items():
        by_numbers.setdefault(numbers_told(sorted(numbers)), []).append(listed(games))
    parts = [
        say("games-with", f"{games} with {said} players", games=games, players=said)
        for said, games in ((said, ", ".join(games)) for said, games in by_numbers.items())
    ]
    agreed = {_agreed(finding.scope) for finding in findings}
    decks = dict.fromkeys(f.scope.deck for f in findings if f.scope.deck is not None)
    said = [*map(_deck, decks)]
    deck = f"; {deck_said(_either(said))}" if decks else ""
    return "; ".join(parts) + deck + (agreed.pop() if len(agreed) == 1 else "")


def deck_said(name: str) -> str:
    """The deck of an answer."""
    return say("with-deck", f"deck {name}", deck=name)


def _deck(name: str) -> str:
    """What a deck is called; any like it has words."""
    return voice().said(name) if isinstance(name, Said) else name


def _either(names: Sequence[str]) -> str:
    """Names with an "or" between them."""
    text = names[0]
    for name in names[1:]:
        text = say("or", f"{text} or {name}", left=text, right=name)
    return text


def _in_all(proof: Proof) -> str:
    codes = [answered.code for answered in proof.claims]
    parts = ", ".join(f"{codes.count(code)} {code_said(code)}" for code in SAID if code in codes)
    number = len(codes)
    said = say("claims", counted(number, "claim"), claims=number)
    return f"{labelled(said, parts)}."


def _claim(answered: Answered, view: View) -> Iterator[str]:
    yield from _heading(answered)
    number = len(answered.findings)
    answers = say("answers", counted(number, "answer"), answers=number)
    yield f"  {_came_out(answered)} ({answers})"
    for _, same in groupby(answered.findings, key=lambda finding: finding.scope.rulesets):
        yield from _findings(list(same), view)


def _findings(findings: Sequence[Finding], view: View) -> Iterator[str]:
    """The findings on the same games; what has been said of the one before isn't said again."""
    before: tuple[str, ...] = ()
    for finding in findings:
        said = labelled(verdict_said(finding.verdict), sentence(finding))
        yield from filled(said, "  ", "      ")
        where = by_method(scope(finding.scope), finding.method)
        yield from filled(where, "      ", "        ")
        yield from _bidding(finding)
        for detail in finding.details:
            if detail not in before:
                yield from filled(voice().said(detail), "      ", "        ")
        before = finding.details
        yield from _table(finding)
        yield from around_told(finding, "      ", view=view)


def scope(of: Scope) -> str:
    """How far an answer goes."""
    players = ", ".join(map(str, of.players))
    agreed = _agreed(of)
    bound = "" if of.bound is None else f"; {_bound(of.bound)}"
    deck = "" if of.deck is None else f"; {deck_said(_deck(of.deck))}"
    seats = say("of-players", f"{players} players", players=players)
    return f"{', '.join(of.rulesets)}; {seats}{deck}{agreed}{bound}"


def _bound(bound: int) -> str:
    return say("up-to", f"up to {bound}", bound=str(bound))


def _agreed(of: Scope) -> str:
    numbers = [*of.options.items(), *of.readings.items()]
    return "".join(f"; {name}={value}" for name, value in numbers)


def _bidding(finding: Finding) -> Iterator[str]:
    """How an endless bidding begins, or the situation of another answer about rounds."""
    witness = finding.witness
    if witness is None or not {"events", "rounds"} & set(witness):
        return
    laid = situation(witness)
    said = say("situation", f"situation: {laid}", situation=laid)
    if any(_pattern(detail) for detail in finding.details):
        bids = ", ".join(
            say(
                "bids-so",
                f"seat {event['seat']} bids {event['amount']}",
                seat=str(event["seat"]),
                amount=str(event["amount"]),
            )
            for event in witness["events"]
        )
        cards = cards_told(witness["hands"])
        english = f"begins: {bids}, and so on (cards: {cards})"
        said = say("bidding-begins", english, bids=bids, cards=cards)
    yield from filled(said, "      ", "        ")


def _pattern(detail: str) -> bool:
    """Whether a detail says how an endless bidding goes on."""
    return isinstance(detail, Said) and detail.message == "found-pattern"


def _table(finding: Finding) -> Iterator[str]:
    """The table that refutes a claim about totals."""
    if finding.witness is None or "cards" not in finding.witness:
        return
    cards = hand(finding.witness["cards"], finding.witness["pile"])
    (game, *_), ways = finding.results, finding.ways
    totals = ", ".join(
        counts_said(f"{game} ({name})" if ways else name, result["total"])
        for name, result in finding.sides.items()
    )
    english = f"on the table: {cards}; {totals}"
    said = say("table-totals", english, cards=cards, totals=totals)
    yield from filled(said, "      ", "        ")


def counts_said(name: str, total: int) -> str:
    """What a ruleset makes of a table."""
    return say("counts", f"{name} counts {total}", ruleset=name, total=str(total))
