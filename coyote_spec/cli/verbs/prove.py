"""`prove`: claims, each with verdict, scope and method."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

EXAMPLES = (
    "coyote-spec prove",
    "coyote-spec prove my-claims.coyote --timeout 60 --json",
    "coyote-spec prove --certificate proved",
)
LIMIT = 20.0
"""Seconds for one question to the solver."""


def arguments(parser: ArgumentParser) -> None:
    """Files of claims, and the limit."""
    from coyote_spec.cli.arguments import add_timeout, add_witnesses

    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        help="files with claims; left out: all that are shipped",
    )
    parser.add_argument(
        "--verbose",
        action="store_true",
        help="every answer, with what holds throughout; left out: a paragraph for each claim",
    )
    parser.add_argument(
        "--certificate",
        metavar="DIR",
        help="write what the answers rest on into a new folder, for `recheck`",
    )
    parser.add_argument(
        "--record",
        metavar="FILE",
        help="note the verdicts in a file, from which the rulebook pages have their badges",
    )
    add_witnesses(parser)
    add_timeout(parser, LIMIT)


def run(given: Namespace) -> int:
    """Prints every finding: 1 when a claim came out otherwise than expected, 3 when undecided."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.arguments import cores

    with output.progressing() as progress:
        found = api.prove(
            given.files,
            timeout=given.timeout,
            witnesses=given.witnesses or 1,
            processes=cores(),
            certificate=given.certificate,
            progress=progress,
        )
    if given.record is not None:
        api.record(found, given.record)
    from coyote_spec.cli.proving import in_short, told
    from coyote_spec.cli.witnesses import View
    from coyote_spec.interpreter.voice import say
    from coyote_spec.prover.verdict import exit_code

    if given.json:
        output.document(found.as_json())
    else:
        view = View(given.steps, given.witnesses or 1)
        output.say(*(told if given.verbose else in_short)(found, view=view))
        if given.certificate is not None:
            english = f"What the answers rest on: coyote-spec recheck {given.certificate}"
            output.say("", say("rests-on", english, folder=given.certificate))
    return exit_code(found.findings)
