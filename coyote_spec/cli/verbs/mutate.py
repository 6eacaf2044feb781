"""`mutate`: small changes of rules that no example and no claim notices."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

EXAMPLES = (
    "coyote-spec mutate fr",
    "coyote-spec mutate my_rules.coyote --json",
)
LIMIT = 60.0
"""Seconds for one question to the solver."""


def arguments(parser: ArgumentParser) -> None:
    """The ruleset, and the limit."""
    from coyote_spec.cli.arguments import add_ruleset, add_timeout

    add_ruleset(parser)
    add_timeout(parser, LIMIT)


def run(given: Namespace) -> int:
    """Prints the changes that nothing notices: 1 when there is one, 3 when one is undecided."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.arguments import cores
    from coyote_spec.cli.mutating import told

    with output.progressing() as progress:
        found = api.mutate(
            given.ruleset,
            timeout=given.timeout,
            processes=cores(),
            progress=progress,
        )
    if given.json:
        output.document(found.as_json())
    else:
        output.say(*told(found))
    return found.code
