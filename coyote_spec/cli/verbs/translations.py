"""`translations`: which texts are fresh, stale in wording, or stale in meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

EXAMPLES = (
    "coyote-spec translations",
    "coyote-spec translations my-rules.coyote --language fr",
    "coyote-spec translations en --language es --accept threshold",
)
LIMIT = 20.0
"""Seconds for one question to the solver."""


def arguments(parser: ArgumentParser) -> None:
    """The rulesets, the languages, and what is accepted."""
    from coyote_spec.cli.arguments import add_timeout

    parser.add_argument(
        "rulesets",
        metavar="RULESET",
        nargs="*",
        help="names, paths or NAME+AMENDMENT; left out: all that are shipped, with the house rules",
    )
    parser.add_argument(
        "--language",
        metavar="L",
        action="append",
        default=[],
        help="a language, as in es, in which it is also said what came out; may be repeated; left "
        "out: all languages",
    )
    parser.add_argument(
        "--accept",
        metavar="NAME",
        nargs="*",
        help="record that texts were read and are right: those of these names (of a text, as in "
        "en/comment/threshold, or of a rule), or all; give the rulesets first",
    )
    parser.add_argument(
        "--no-witnesses",
        action="store_true",
        help="don't look for situations in which a change of meaning shows, which takes a while",
    )
    add_timeout(parser, LIMIT)


def run(given: Namespace) -> int:
    """Prints what isn't fresh: 1 when there is something; or records what was read."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED, NO
    from coyote_spec.cli.translating import accepted, lacking, told
    from coyote_spec.interpreter.voice import Voice, speaking

    with speaking(Voice()):  # a language that isn't finished can't say it
        unfinished = [] if given.json else list(lacking(given.language))
        if unfinished:
            output.say(*unfinished)
            return NO
    if given.accept is not None:
        done = api.accept(given.accept, given.rulesets, languages=given.language)
        if given.json:
            output.document(done.as_json())
        else:
            output.say(*accepted(done))
        return NO if done.left else AS_ASKED
    with output.progressing() as progress:
        found = api.translations(
            given.rulesets,
            languages=given.language,
            witnesses=not given.no_witnesses,
            timeout=given.timeout,
            progress=progress,
        )
    if given.json:
        output.document(found.as_json())
    else:
        output.say(*told(found))
    return AS_ASKED if found.fresh else NO
