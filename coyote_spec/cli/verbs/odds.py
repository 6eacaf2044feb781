"""`odds`: how likely each total is, exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from coyote_spec.odds.odds import Odds, OddsReport

EXAMPLES = (
    "coyote-spec odds fr --players 3 --at-most 0",
    "coyote-spec odds en --against fr --deck thirty --json",
)


def arguments(parser: ArgumentParser) -> None:
    """The ruleset, the players, what is agreed, and what else is asked."""
    from coyote_spec.cli.arguments import add_agreed, add_players, add_ruleset, whole

    add_ruleset(parser)
    add_players(parser)
    parser.add_argument(
        "--at-most",
        metavar="TOTAL",
        type=whole,
        help="also: how likely a total of at most so much is",
    )
    parser.add_argument(
        "--against",
        metavar="RULESET",
        help="also: how likely it is that this ruleset gives another total on the same cards",
    )
    add_agreed(parser)
    parser.add_argument(
        "--verbose",
        action="store_true",
        help="with --at-most or --against: the odds of each total too",
    )


def run(given: Namespace) -> int:
    """Prints the probabilities for each number of players."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED

    with output.progressing() as progress:
        found = api.odds(
            given.ruleset,
            players=given.players,
            deck=given.deck,
            at_most=given.at_most,
            against=given.against,
            options=dict(given.option),
            readings=dict(given.reading),
            progress=progress,
        )
    if given.json:
        output.document(found.as_json())
    else:
        output.say(*_text(given, found))
    return AS_ASKED


def _text(given: Namespace, found: OddsReport) -> Iterator[str]:
    from coyote_spec import api
    from coyote_spec.cli.tables import about_deck, filled, frequencies
    from coyote_spec.cli.wording import titled
    from coyote_spec.interpreter.voice import say, voice

    rules = api.load(given.ruleset)
    deck = rules.deck if given.deck is None else api.find_deck(given.deck, given.ruleset)
    voice().about(rules)
    yield titled(rules)
    yield say("odds", "The odds of totals, one card each from a fresh deck and no action.")
    yield from filled(about_deck(deck, rules), "", "")
    at_most, against = str(given.at_most), str(given.against)
    below = say("odds-at-most", f"A total of at most {at_most}:", total=at_most)
    other = f"Another total in {against}, on the same cards:"
    for title, shares in (
        (below, {o.players: o.at_most for o in found.by_players}),
        (
            say("odds-against", other, ruleset=against),
            {o.players: o.differs for o in found.by_players},
        ),
    ):
        known = {n: share for n, share in shares.items() if share is not None}
        if known:
            yield ""
            yield title
            yield from (f"  {line}" for line in frequencies(known))
    asked = given.at_most is not None or given.against is not None
    if asked and not given.verbose:
        return
    for one in found.by_players:
        yield ""
        yield from _totals(one)


def _totals(one: Odds) -> Iterator[str]:
    from coyote_spec.cli.tables import decimal, share, share_head, table
    from coyote_spec.interpreter.voice import say

    lowest, highest = min(one.totals), max(one.totals)
    mean = sum(total * part for total, part in one.totals.items())
    yield say(
        "odds-totals",
        f"With {one.players} players: {lowest} to {highest}, {float(mean):.2f} on average.",
        players=one.players,
        lowest=lowest,
        highest=highest,
        mean=decimal(float(mean)),
    )
    rows = [(str(total), str(part), share(part)) for total, part in one.totals.items()]
    yield from (f"  {line}" for line in table(share_head("total"), rows, "rrr"))
