"""`run`: plays a scenario, a match or a playthrough and says what comes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

EXAMPLES = (
    "coyote-spec run fr scenario.json",
    """echo '{"hands": ["3", "4"], "events": [{"seat": 0, "move": "bid", "amount": 9}]}' \\
    | coyote-spec run en --json""",
    "coyote-spec run en match.coyote",
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
        help="a scenario or a match in JSON, or a playthrough (a .coyote file) to be played again; "
        "- or nothing: JSON from the standard input",
    )
    add_agreed(parser)


def run(given: Namespace) -> int:
    """Prints what comes out: 1 when the rules forbid an event, or a playthrough says otherwise."""
    from coyote_spec.elaborate.library import SUFFIX

    return _replay(given) if given.file.endswith(SUFFIX) else _run(given)


def _replay(given: Namespace) -> int:
    from pathlib import Path

    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED, NO
    from coyote_spec.cli.wording import told
    from coyote_spec.interpreter.voice import say, voice
    from coyote_spec.locale.files import read

    ruleset, readings = api.load(given.ruleset), dict(given.reading)
    voice().about(ruleset)
    options, source = dict(given.option), read(Path(given.file))
    played = api.replay(given.ruleset, source, options=options, readings=readings, deck=given.deck)
    match, whole = played.result.match.as_json(), played.result.as_json()
    differs = played.differs
    if given.json:
        said = differs and {"line": differs.span.line, "message": str(differs.message)}
        output.document(whole | {"differs": said}, said=True)
    else:
        output.say(*told(ruleset, match, whole, match.get("readings", {})))
        if differs is None:
            english = "Every line of the playthrough came out."
            output.say("", say("playthrough-same", english))
    output.complain([] if differs is None else [differs])
    return AS_ASKED if differs is None else NO


def _run(given: Namespace) -> int:
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED, NO
    from coyote_spec.cli.files import read_text
    from coyote_spec.cli.wording import told
    from coyote_spec.interpreter.reading import load
    from coyote_spec.interpreter.voice import say, voice

    ruleset = api.load(given.ruleset)
    voice().about(ruleset)
    invited = say("type-scenario", "Type or paste a scenario; Ctrl-D ends it.")
    text, name = read_text(given.file, invited)
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
        output.document(whole, said=True)
    else:
        output.say(*told(ruleset, data, whole, data.get("readings", {}) | readings))
    return AS_ASKED if whole["illegal_at"] is None else NO
