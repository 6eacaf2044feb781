"""`audit`: the good questions, asked of any ruleset."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

EXAMPLES = (
    "coyote-spec audit fr",
    "coyote-spec audit en+one_life --players 3 --verbose",
    "coyote-spec audit my-rules.coyote --timeout 60 --json",
)
LIMIT = 20.0
"""Seconds for one question to the solver."""


def arguments(parser: ArgumentParser) -> None:
    """The ruleset, the players, what is agreed, and the limit."""
    from coyote_spec.cli.arguments import (
        add_agreed,
        add_players,
        add_ruleset,
        add_timeout,
        add_witnesses,
    )

    add_ruleset(parser)
    add_players(parser)
    add_agreed(parser)
    parser.add_argument(
        "--verbose",
        action="store_true",
        help="every answer; left out: those that are alike together",
    )
    add_witnesses(parser)
    add_timeout(parser, LIMIT)


def run(given: Namespace) -> int:
    """Prints every answer: 3 when a question has none, else 0."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.arguments import cores
    from coyote_spec.cli.auditing import told
    from coyote_spec.cli.dispatch import AS_ASKED, UNDECIDED
    from coyote_spec.cli.witnesses import View

    with output.progressing() as progress:
        found = api.audit(
            given.ruleset,
            players=given.players,
            deck=given.deck,
            options=dict(given.option),
            readings=dict(given.reading),
            timeout=given.timeout,
            witnesses=given.witnesses or 1,
            processes=cores(),
            progress=progress,
        )
    if given.json:
        output.document(found.as_json())
    else:
        output.say(
            *told(found, verbose=given.verbose, view=View(given.steps, given.witnesses or 1))
        )
    return AS_ASKED if found.answered else UNDECIDED
