"""`document`: rule pages, pictures and the documentation as a site."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

EXAMPLES = ("coyote-spec document", "coyote-spec document my-rules.coyote --language es")


def arguments(parser: ArgumentParser) -> None:
    """The rulesets, the language and the folder."""
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
        help="a language, as in es; may be repeated; left out: all languages",
    )
    parser.add_argument(
        "--output",
        metavar="DIR",
        type=Path,
        default=Path("site"),
        help="the folder of the site (default: site); it is empty, or was made by this verb",
    )


def run(given: Namespace) -> int:
    """Builds the site and says where it is."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.arguments import cores
    from coyote_spec.cli.dispatch import AS_ASKED
    from coyote_spec.interpreter.voice import say

    with output.progressing() as progress:
        site = api.document(
            given.rulesets,
            languages=given.language,
            output=given.output,
            processes=cores(),
            progress=progress,
        )
    if given.json:
        output.document(site.as_json())
    else:
        number, languages = len(site.pages), ", ".join(site.languages)
        start = str(site.folder / "index.html")
        english = f"{output.counted(number, 'page')} in {languages}: {start}"
        output.say(say("pages", english, pages=number, languages=languages, start=start))
    return AS_ASKED
