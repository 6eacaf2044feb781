"""`run`: plays a scenario or a match and says what comes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

EXAMPLES = (
    "coyote-spec run fr scenario.json",
    """echo '{"hands": ["3", "4"], "events": [{"seat": 0, "move": "bid", "amount": 9}]}' \\
    | coyote-spec run en --json""",
)


def arguments(parser: ArgumentParser) -> None:
    """The ruleset, the scenario, and what is agreed otherwise."""
    from coyote_spec.cli.arguments import add_agreed, add_ruleset

    add_ruleset(parser)
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        default="-",
        help="a scenario or a match in JSON; - or nothing: from the standard input",
    )
    add_agreed(parser)


def run(given: Namespace) -> int:
    """Prints what comes out: 1 when the rules forbid an event."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED, NO
    from coyote_spec.cli.files import read_text
    from coyote_spec.cli.wording import told
    from coyote_spec.interpreter.reading import load

    ruleset = api.load(given.ruleset)
    text, name = read_text(given.file, "a scenario")
    data, readings = load(text, name), dict(given.reading)
    result = api.run(
        given.ruleset,
        data,
        options=dict(given.option),
        readings=readings,
        deck=given.deck,
    )
    whole: dict[str, Any] = result.as_json()
    if given.json:
        output.document(whole)
    else:
        output.say(*told(ruleset, data, whole, data.get("readings", {}) | readings))
    return AS_ASKED if whole["illegal_at"] is None else NO
