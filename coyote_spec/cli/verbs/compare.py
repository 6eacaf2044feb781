"""`compare`: what differs between rulesets, by rule and by behaviour, and how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

EXAMPLES = (
    "coyote-spec compare en fr",
    "coyote-spec compare en pt --deck kidult36 --json",
    "coyote-spec compare en es pt fr --players 3",
    "coyote-spec compare pt fr --deck kidult36 --every-reading",
)
LIMIT = 20.0
"""Seconds for one question to the solver."""


def arguments(parser: ArgumentParser) -> None:
    """Two rulesets or more, the players, what is agreed, and the limit."""
    from coyote_spec.cli.arguments import add_agreed, add_players, add_timeout, add_witnesses

    names = "a name (such as en or pt_kidult), a path to a .coyote file, or NAME+AMENDMENT"
    parser.add_argument("one", metavar="A", help=names)
    parser.add_argument("other", metavar="B", help="what it is compared with")
    parser.add_argument(
        "more", metavar="C", nargs="*", default=[], help="more rulesets: each with each"
    )
    add_players(parser)
    add_agreed(parser)
    add_witnesses(parser, otherwise="one, without its twin if more than two are compared")
    parser.add_argument(
        "--every-reading",
        action="store_true",
        help="of each aspect, what every other reading of a silence makes of it, alone and with "
        "others (takes longer); left out: of counts that are proved the same",
    )
    add_timeout(parser, LIMIT)


def run(given: Namespace) -> int:
    """Prints every difference: 1 when there is one, 3 when something is undecided."""
    from coyote_spec import api
    from coyote_spec.cli import output

    with output.progressing() as progress:
        found = api.compare(
            given.one,
            given.other,
            *given.more,
            deck=given.deck,
            players=given.players,
            options=dict(given.option),
            readings=dict(given.reading),
            timeout=given.timeout,
            witnesses=given.witnesses,
            every_reading=given.every_reading,
            progress=progress,
        )
    from coyote_spec.cli.comparing import matrix, told
    from coyote_spec.cli.witnesses import View
    from coyote_spec.prover.verdict import exit_code

    if given.json:
        output.document(found.as_json())
    else:
        several = len(found.pairs) > 1
        output.say(*(matrix(found) if several else ()))
        for pair in found.pairs:
            output.say(*([""] if several else []))
            output.say(*told(pair, view=View(given.steps, given.witnesses or 1)))
    return exit_code(found.findings)
