"""`cases`: test cases for programs that play a ruleset."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

EXAMPLES = (
    "coyote-spec cases fr > fr-cases.json",
    "coyote-spec cases en+one_life",
    "",
    "A case has a situation for `score` or `run`, and what comes out of it; docs/log-format.md",
    "says how a program is tested with it.",
)


def arguments(parser: ArgumentParser) -> None:
    """The ruleset."""
    from coyote_spec.cli.arguments import add_ruleset

    add_ruleset(parser)


def run(given: Namespace) -> int:
    """Prints the list, which is JSON with and without `--json`; what it lacks goes to stderr."""
    import json

    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED
    from coyote_spec.interpreter.voice import voice

    output.progress("Looking for situations ...")
    found = api.cases(given.ruleset)
    output.progress("")
    lines = (json.dumps(case, ensure_ascii=False) for case in found.as_json())
    output.say("[\n" + ",\n".join(lines) + "\n]")
    notes = [f"{voice().said(gap)}." for gap in found.gaps]
    for said in (*filter(None, voice().notice()), *notes):
        output.note(said)
    return AS_ASKED
