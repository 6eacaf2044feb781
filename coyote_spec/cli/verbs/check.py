"""`check`: every mistake in rulesets and files, at once, and the examples in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from coyote_spec.api.checks import Checked

EXAMPLES = ("coyote-spec check", "coyote-spec check en my-rules.coyote --json")


def arguments(parser: ArgumentParser) -> None:
    """Names and paths, or none for all that is shipped."""
    parser.add_argument(
        "rulesets",
        metavar="RULESET",
        nargs="*",
        help="names, paths of .coyote files, NAME+AMENDMENT; left out: all that are shipped",
    )


def run(given: Namespace) -> int:
    """Prints what is in order on stdout and the mistakes on stderr."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED, NO, UNUSABLE, worst

    found = api.check(given.rulesets)
    if given.json:
        output.document(found.as_json())
    else:
        output.say(*map(_line, found.checked))
    output.complain([*found.diagnostics, *found.failed])
    return worst([UNUSABLE if found.diagnostics else AS_ASKED, NO if found.failed else AS_ASKED])


def _line(item: Checked) -> str:
    from coyote_spec.interpreter.voice import labelled

    return labelled(item.name, _said(item))


def _said(item: Checked) -> str:
    from coyote_spec.cli.output import counted
    from coyote_spec.interpreter.voice import say

    match item.kind:
        case "ruleset":
            rules = counted(item.rules or 0, "rule")
            clauses = counted(item.clauses or 0, "clause")
            silences = counted(item.silences or 0, "silence")
            said = [
                say("rules", rules, rules=item.rules or 0),
                say("clauses-cited", f"{clauses} cited", clauses=item.clauses or 0),
                say("silences", silences, silences=item.silences or 0),
            ]
            return f"{', '.join(said)}{_examples(item)}"
        case "amendment":
            fits = say("amendment", f"an amendment, fits {item.fits}", fits=str(item.fits))
            return f"{fits}{_examples(item)}"
        case "source":
            clauses = f"a source of {counted(item.clauses or 0, 'clause')}"
            return say("source", clauses, clauses=item.clauses or 0)
        case "deck":
            cards = f"a deck of {counted(item.cards or 0, 'card')}"
            return say("deck", cards, cards=item.cards or 0)
        case _:
            article = "an" if item.kind == "example" else "a"
            return say(f"a-{item.kind}", f"{article} {item.kind}")


def _examples(item: Checked) -> str:
    from coyote_spec.cli.output import counted
    from coyote_spec.interpreter.voice import say

    if not item.examples:
        return ""
    return f", {say('examples', counted(item.examples, 'example'), examples=item.examples)}"
