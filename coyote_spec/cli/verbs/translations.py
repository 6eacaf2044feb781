"""`translations`: which texts are fresh, stale in wording, or stale in meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from coyote_spec.api.translating import Accepted, Translation, Translations

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
        help="a language, as in es; may be repeated; left out: all languages",
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

    if given.accept is not None:
        done = api.accept(given.accept, given.rulesets, languages=given.language)
        if given.json:
            output.document(done.as_json())
        else:
            output.say(*_accepted(done))
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
        output.say(*_text(found))
    return AS_ASKED if found.fresh else NO


def _accepted(done: Accepted) -> Iterator[str]:
    from coyote_spec.cli.output import counted

    for language, ids in done.written.items():
        yield f"{language}: {counted(len(ids), 'text')} recorded."
    if not done.written:
        yield "Nothing to record: all of it was recorded as it is."
    for language, ids in done.left.items():
        yield f"{language}: not recorded, for they are missing or contradict something:"
        yield from (f"  {one}" for one in ids)


def _text(found: Translations) -> Iterator[str]:
    from coyote_spec.cli.output import counted, heading
    from coyote_spec.handbook.freshness import FRESH, STATES

    for language in found.languages:
        totals = found.totals(language)
        number = sum(totals.values())
        parts = ", ".join(f"{n} {state}" for state, n in totals.items() if n)
        yield heading(f"{language}: {counted(number, 'text')}" + (f": {parts}" if parts else ""))
        for state in STATES:
            for one in found.of(state, language) if state != FRESH else ():
                yield from _unit(one)


def _unit(one: Translation) -> Iterator[str]:
    from coyote_spec.cli.tables import filled
    from coyote_spec.handbook.freshness import normal

    yield f"  {one.state}: {one.id}"
    yield from filled(f"{one.reason}.", "    ", "    ")
    before = one.before or {}
    for place, text in one.about.items():
        if one.shown is not None and before.get(place) != text:
            yield f"    {place.partition('/')[0]}"
            yield from (f"      - {line}" for line in before.get(place, "").split("\n") if line)
            yield from (f"      + {line}" for line in text.split("\n"))
    if one.was is not None and normal(one.was) != normal(one.wording):
        yield from _quoted("was", one.was)
        yield from _quoted("now", one.wording)
    elif one.wording and one.wording != one.said:
        yield from _quoted("of", one.wording)
    if one.said is not None and one.wording != one.said:
        yield from _quoted("says", one.said)
    if one.shown is not None:
        yield from _shown(one)


def _quoted(label: str, words: str) -> Iterator[str]:
    from coyote_spec.cli.tables import filled

    for place, line in enumerate(words.split("\n")):
        yield from filled(line.strip(), f"    {label if place == 0 else '':<4} ", " " * 9)


def _shown(one: Translation) -> Iterator[str]:
    from coyote_spec.cli.comparing import witness_told
    from coyote_spec.cli.tables import filled

    assert one.shown is not None
    finding = one.shown.finding
    if finding is None:
        yield from filled(one.shown.reason, "    ", "    ")
        return
    yield from filled(finding.sentence, "    ", "    ")
    yield from witness_told(finding)
