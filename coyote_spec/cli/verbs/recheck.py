"""`recheck`: a certificate, asked again of another solver."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator, Sequence

    from coyote_spec.api import Recheck

EXAMPLES = (
    "coyote-spec prove --certificate proved",
    "coyote-spec recheck proved",
    "coyote-spec recheck proved --against en --against fr",
    "",
    "It asks cvc5, which is an extra: pip install 'coyote-spec[recheck]'",
)
LIMIT = 120.0
"""Seconds for one question: the other solver isn't tuned to them."""


def arguments(parser: ArgumentParser) -> None:
    """The folder, the rulesets to make it anew from, and the limit."""
    from coyote_spec.cli.arguments import add_timeout

    parser.add_argument("folder", metavar="DIR", help="what `prove --certificate DIR` has written")
    parser.add_argument(
        "--against",
        metavar="RULESET",
        action="append",
        default=[],
        help="make what is said of this ruleset anew from its rules, and compare; may be repeated. "
        "Left out: only the questions in the folder are asked",
    )
    add_timeout(parser, LIMIT)


def run(given: Namespace) -> int:
    """Prints what became of each claim: 1 when something differs, 3 when undecided."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.arguments import cores

    with output.progressing() as progress:
        found = api.recheck(
            given.folder,
            against=given.against,
            timeout=given.timeout,
            processes=cores(),
            progress=progress,
        )
    if given.json:
        output.document(found.as_json())
    else:
        output.say(*_text(found))
    return found.code


def _text(found: Recheck) -> Iterator[str]:
    from coyote_spec.cli.output import counted
    from coyote_spec.cli.tables import filled, table
    from coyote_spec.interpreter.voice import say, voice

    made, number = found.certificate, found.questions
    english = f"a certificate of coyote-spec {made.version}; its manifest has the SHA-256"
    yield from filled(say("certificate", english, version=made.version), "", "  ")
    yield f"  {made.digest}"
    english = f"{counted(number, 'question')} for {found.solver}"
    yield say("questions-for", english, questions=number, solver=found.solver)
    if found.against:
        games = ", ".join(found.against)
        said = say("made-anew-from", f"made anew from the rules of: {games}", rulesets=games)
        yield from filled(said, "", "  ")
    yield ""
    rows = []
    for name, group in groupby(found.findings, key=lambda one: one.id.partition("/")[0]):
        same = list(group)
        columns = (
            [one.solver for one in same],
            [one.anew for one in same],
            [one.enumeration for one in same],
        )
        rows.append((name, str(len(same)), *map(_said, columns)))
    names = ("claim", "answers", "solver", "made anew", "enumeration")
    head = [say(f"recheck-{name.replace(' ', '-')}", name) for name in names]
    yield from table(head, rows, " r")
    yield ""
    for fault in found.wrong:
        why = voice().only_english(str(fault))
        yield from filled(say("differs-so", f"differs: {fault}", why=why), "", "  ")
    yield from filled(_in_all(found), "", "  ")


def _said(column: Sequence[str | None]) -> str:
    """How often each word stands in a column."""
    from coyote_spec.interpreter.voice import say

    words = [say(f"cell-{word.replace(' ', '-')}", word) for word in column if word is not None]
    if len(set(words)) == 1 and len(words) == len(column):
        return words[0]
    return ", ".join(f"{words.count(word)} {word}" for word in dict.fromkeys(words)) or "-"


def _in_all(found: Recheck) -> str:
    from coyote_spec.cli.output import counted
    from coyote_spec.interpreter.voice import say

    undecided = sum(one.undecided for one in found.findings)
    checked = sum(one.checked for one in found.findings)
    searched = len(found.findings) - checked
    english = (
        f"{searched} rest on a search of everything or on how the rules read, not on a solver: "
        "--against makes them anew."
    )
    rest = f" {say('searched', english, n=searched)}" if searched else ""
    if found.wrong:
        wrong = len(found.wrong)
        return say("not-certified", f"NOT as certified: {wrong} differ.", n=wrong)
    if undecided:
        english = f"{counted(undecided, 'answer')} not decided: try a longer --timeout."
        return say("answers-undecided", english, answers=undecided) + rest
    if not checked:
        return say("nothing-checked", "Nothing is checked.") + rest
    english = f"As certified: {counted(checked, 'answer')}."
    return say("as-certified", english, answers=checked) + rest
