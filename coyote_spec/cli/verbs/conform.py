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

    api.load(given.ruleset)
    text, name = read_text(given.log, "a log")
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

    matches = counted(len(judged.matches), "match", "matches")
    if judged.conforms:
        yield f"{matches}, {counted(judged.rounds, 'round')}: all as {judged.ruleset.name} says."
    for finding in judged.findings[:1]:
        yield from _finding(judged, finding)
    others = [str(finding.match) for finding in judged.findings[1:]]
    if others:
        yield ""
        more = counted(len(others), "other match", "other matches")
        yield f"There is something to report of {more} as well: {', '.join(others)}."
    if judged.silent:
        yield f"{counted(judged.silent, 'round')} without a result: only the events were judged."


def _finding(judged: Conformity, finding: Finding) -> Iterator[str]:
    from coyote_spec.api import rule_lines

    where = [f"match {finding.match}", f"round {finding.round}"]
    where += [] if finding.event is None else [f"event {finding.event}"]
    yield f"{', '.join(where).capitalize()}: {judged.why(finding)}."
    for one in finding.differs:
        yield f"  {one.key}: by the rules {_said(one.expected)}, in the log {_said(one.given)}"
    rules = [rule for rule in judged.rules(finding) if rule.name != finding.rule or finding.differs]
    if rules or finding.kind == "shuffle":
        yield ""
    for rule in judged.rules(finding) if finding.kind != "forbidden" else rules:
        cites = f"  ({' '.join(rule.cites)})" if rule.cites else ""
        yield f"  {rule.name}{cites}"
        for line in rule_lines(rule):
            yield f"    {line}"


def _said(value: object) -> str:
    """A value as it stands in JSON, unless it is endless."""
    import json

    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= MOST_DIGITS else text[:MOST_DIGITS] + "…"
