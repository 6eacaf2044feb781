"""`range`: the lowest and the highest total, with the smallest hand for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from coyote_spec.api import Bounds, Ranges
    from coyote_spec.prover.ranges import End

EXAMPLES = (
    "coyote-spec range fr",
    "coyote-spec range en --players 2-4 --deck kidult36 --json",
    "coyote-spec range es --option boxes=2",
)
LIMIT = 20.0
"""Seconds for one question to the solver."""


def arguments(parser: ArgumentParser) -> None:
    """The ruleset, the players, what is agreed, and the limit."""
    from coyote_spec.cli.arguments import add_agreed, add_players, add_ruleset, add_timeout

    add_ruleset(parser)
    add_players(parser)
    add_agreed(parser)
    add_timeout(parser, LIMIT)


def run(given: Namespace) -> int:
    """Prints both ends for each number of players: 3 when one of them is undecided."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED, UNDECIDED

    with output.progressing() as progress:
        found = api.ranges(
            given.ruleset,
            players=given.players,
            deck=given.deck,
            options=dict(given.option),
            readings=dict(given.reading),
            timeout=given.timeout,
            progress=progress,
        )
    if given.json:
        output.document(found.as_json())
    else:
        output.say(*_text(found))
        if given.players is None and not given.option:
            output.say(*_more(given.ruleset))
    return AS_ASKED if found.decided else UNDECIDED


def _text(found: Ranges) -> Iterator[str]:
    from coyote_spec.cli.tables import about_deck, table

    rules = found.ruleset
    yield f"{rules.title.base or rules.name} ({rules.name})"
    yield "The range of totals, one card each from a fresh deck and no action."
    yield about_deck(found.deck)
    yield ""
    head = ("players", "lowest", "smallest hand for it", "highest", "smallest hand for it")
    yield from table(head, map(_row, found.by_players), "rrlrl")
    undecided = [bounds for bounds in found.by_players if bounds.undecided]
    if undecided:
        yield ""
    for bounds in undecided:
        for why in bounds.undecided:
            yield f"With {bounds.players} players {why}."


def _more(ruleset: str) -> Iterator[str]:
    """The numbers of players that take another option."""
    from coyote_spec import api

    for name, value, numbers in api.more_players(ruleset):
        yield ""
        whole = numbers == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 1
        said = f"{numbers[0]} to {numbers[-1]}" if whole else ", ".join(map(str, numbers))
        yield f"With --option {name}={value}: {said} players."


def _row(bounds: Bounds) -> tuple[str, ...]:
    return (str(bounds.players), *_end(bounds.low), *_end(bounds.high))


def _end(end: End | None) -> tuple[str, str]:
    from coyote_spec.cli.tables import hand

    return ("?", "undecided") if end is None else (str(end.total), hand(end.hand, end.draws))
