"""`play`: a match at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

EXAMPLES = (
    "coyote-spec play en --players 3 --as 0",
    "coyote-spec play fr --players 4 --seed 7",
)


def arguments(parser: ArgumentParser) -> None:
    """The ruleset, who sits where, the seed, and what is agreed."""
    from coyote_spec.cli.arguments import add_agreed, add_ruleset, whole

    add_ruleset(parser)
    parser.add_argument(
        "--players", metavar="N", type=whole, required=True, help="how many play"
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole, default=0, help="the same seed gives the same match"
    )
    parser.add_argument(
        "--as",
        dest="people",
        metavar="SEAT",
        type=whole,
        nargs="+",
        default=[],
        help="seats that are people; the others are players of the program",
    )
    add_agreed(parser)


def run(given: Namespace) -> int:
    """Plays until somebody has won or has had enough."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED

    api.play(
        given.ruleset,
        given.players,
        seed=given.seed,
        people=set(given.people),
        ask=input,
        say=output.say,
        options=dict(given.option),
        readings=dict(given.reading),
        deck=given.deck,
    )
    return AS_ASKED
