"""`tour`: the main job on the shipped rulebooks, told stop by stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

EXAMPLES = ("coyote-spec tour", "coyote-spec tour --json")
LIMIT = 30.0
"""Seconds for one question to the solver."""


def arguments(parser: ArgumentParser) -> None:
    """Nothing but the limit."""
    from coyote_spec.cli.arguments import add_timeout

    add_timeout(parser, LIMIT)


def run(given: Namespace) -> int:
    """Walks the tour and prints each stop as it is answered."""
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED, UNDECIDED
    from coyote_spec.interpreter.voice import voice
    from coyote_spec.tour import shipped_tour, walk

    tour = shipped_tour()
    if not given.json:
        output.say(output.heading(voice().written(tour.title)), "")
    seen = []
    for stop in walk(tour, given.timeout, output.progress):
        seen.append(stop)
        output.progress("")
        if not given.json:
            output.say(*stop.lines, "")
    if given.json:
        stops = [stop.as_json() for stop in seen]
        output.document({"schema": "coyote-spec/tour/1", "tour": tour.name, "stops": stops})
    return AS_ASKED if all(stop.answered for stop in seen) else UNDECIDED
