"""`conform`: the log of another program, judged by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from coyote_spec.api import Conformity
    from coyote_spec.conformance.judge import Finding

EXAMPLES = (
    "coyote-spec conform en log.json",
    """echo '[{"players": 2, "deck": {"1": 2}, "shuffles": [["1", "1"]],
      "rounds": [{"events": [{"seat": 0, "move": "bid", "amount": 2},
                             {"seat": 1, "move": "challenge"}],
                  "result": {"total": 2, "loser": 1, "next_starter": 1}}]}]' \\
    | coyote-spec conform fr -""",
    "",
    "A log is a list of matches; docs/log-format.md says what each of them holds.",
)
MOST_DIGITS = 60


def arguments(parser: ArgumentParser) -> None:
    """The ruleset, the log, and what is agreed otherwise."""
    from coyote_spec.cli.arguments import add_agreed, add_ruleset

    add_ruleset(parser)
    parser.add_argument(
        "log",
        metavar="LOG",
        help="a JSON list of matches whose rounds carry a result; - is the standard input",
    )
    add_agreed(parser)


def run(given: Namespace) -> int:
    """Prints the first finding of each match: 1 when there is one."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED, NO
    from coyote_spec.cli.files import read_text
    from coyote_spec.interpreter.reading import load
    from coyote_spec.interpreter.voice import say, voice

    voice().about(api.load(given.ruleset))
    text, name = read_text(given.log, say("type-log", "Type or paste a log; Ctrl-D ends it."))
    judged = api.conform(
        given.ruleset,
        load(text, name),
        options=dict(given.option),
        readings=dict(given.reading),
        deck=given.deck,
    )
    if given.json:
        output.document(judged.as_json())
    else:
        output.say(*_text(judged))
    return AS_ASKED if judged.conforms else NO


def _text(judged: Conformity) -> Iterator[str]:
    from coyote_spec.cli.output import counted
    from coyote_spec.interpreter.voice import say

    number, rounds, name = len(judged.matches), judged.rounds, judged.ruleset.name
    matches = counted(number, "match", "matches")
    if judged.conforms:
        english = f"{matches}, {counted(rounds, 'round')}: all as {name} says."
        yield say("conforms", english, matches=number, rounds=rounds, ruleset=name)
    for finding in judged.findings[:1]:
        yield from _finding(judged, finding)
    others = [str(finding.match) for finding in judged.findings[1:]]
    if others:
        yield ""
        which, more = ", ".join(others), counted(len(others), "other match", "other matches")
        english = f"There is something to report of {more} as well: {which}."
        yield say("others-too", english, matches=len(others), which=which)
    if judged.silent:
        english = (
            f"{counted(judged.silent, 'round')} without a result: only the events were judged."
        )
        yield say("without-result", english, rounds=judged.silent)


def _finding(judged: Conformity, finding: Finding) -> Iterator[str]:
    from coyote_spec.api import rule_lines
    from coyote_spec.interpreter.voice import labelled, say, voice

    numbers = {"match": finding.match, "round": finding.round, "event": finding.event}
    where = [
        say(f"in-{what}", f"{what} {number}", n=number)
        for what, number in numbers.items()
        if number is not None
    ]
    yield f"{labelled(', '.join(where).capitalize(), judged.why(finding))}."
    for one in finding.differs:
        expected, log = _said(one.expected), _said(one.given)
        english = f"by the rules {expected}, in the log {log}"
        yield f"  {labelled(one.key, say('rules-and-log', english, rules=expected, log=log))}"
    rules = [rule for rule in judged.rules(finding) if rule.name != finding.rule or finding.differs]
    if rules or finding.kind == "shuffle":
        yield ""
    for rule in judged.rules(finding) if finding.kind != "forbidden" else rules:
        cites = f"  ({' '.join(rule.cites)})" if rule.cites else ""
        yield f"  {rule.name}{cites}"
        for line in voice().rule(judged.ruleset, rule, rule_lines(rule)):
            yield f"    {line}"


def _said(value: object) -> str:
    """A value as it stands in JSON, unless it is endless."""
    import json

    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= MOST_DIGITS else text[:MOST_DIGITS] + "…"
