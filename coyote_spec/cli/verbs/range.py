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
    from coyote_spec.cli.tables import about_deck, filled, table
    from coyote_spec.cli.wording import titled
    from coyote_spec.interpreter.voice import say, voice

    rules = found.ruleset
    voice().about(rules)
    yield titled(rules)
    yield say("range", "The range of totals, one card each from a fresh deck and no action.")
    yield from filled(about_deck(found.deck, rules), "", "")
    yield ""
    smallest = say("head-smallest-hand", "smallest hand for it")
    players, low = say("head-players", "players"), say("head-lowest", "lowest")
    head = (players, low, smallest, say("head-highest", "highest"), smallest)
    yield from table(head, map(_row, found.by_players), "rrlrl")
    undecided = [bounds for bounds in found.by_players if bounds.undecided]
    if undecided:
        yield ""
    for bounds in undecided:
        for why in bounds.undecided:
            number, told = bounds.players, voice().said(why)
            english = f"With {number} players {why}."
            yield from filled(say("range-undecided", english, players=number, why=told), "", "  ")


def _more(ruleset: str) -> Iterator[str]:
    """The numbers of players that take another option."""
    from coyote_spec import api
    from coyote_spec.cli.wording import numbers_told
    from coyote_spec.interpreter.voice import say

    for name, value, numbers in api.more_players(ruleset):
        yield ""
        said, option = numbers_told(numbers, shortest=2), f"--option {name}={value}"
        english = f"With {option}: {said} players."
        yield say("range-more", english, option=option, players=said)


def _row(bounds: Bounds) -> tuple[str, ...]:
    return (str(bounds.players), *_end(bounds.low), *_end(bounds.high))


def _end(end: End | None) -> tuple[str, str]:
    from coyote_spec.cli.tables import hand
    from coyote_spec.interpreter.voice import say

    return (
        ("?", say("undecided", "undecided"))
        if end is None
        else (str(end.total), hand(end.hand, end.draws))
    )
