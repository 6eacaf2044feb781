"""Changes of rules that nothing notices, told to the author of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.cli.output import counted, heading
from coyote_spec.cli.tables import filled
from coyote_spec.cli.wording import listed
from coyote_spec.interpreter.voice import labelled, say, voice
from coyote_spec.mutation.judge import EQUIVALENT, UNDECIDED, UNNOTICED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.api import Mutation
    from coyote_spec.api.mutations import Change


def told(found: Mutation) -> Iterator[str]:
    """How many changes are noticed, then each that isn't."""
    yield from filled(_summary(found))
    if not found.examples:
        english = f"{found.ruleset} has no example that could notice a change."
        yield from filled(say("no-example", english, ruleset=found.ruleset))
    for verdict, title in _TITLES.items():
        changes = found.of(verdict)
        if changes:
            yield ""
            yield heading(say(f"mutants-{verdict}", title))
        for change in changes:
            yield from _change(change)


_TITLES = {
    UNNOTICED: "Noticed by nothing",
    UNDECIDED: "Not decided",
    EQUIVALENT: "Shown to change nothing",
}


def _summary(found: Mutation) -> str:
    english = f"{found.by_example} noticed by its {counted(found.examples, 'example')}"
    parts = [say("by-examples", english, n=found.by_example, examples=found.examples)]
    if found.claims:
        english = f"{found.by_claim} by its {counted(found.claims, 'claim')}"
        parts += [say("by-claims", english, n=found.by_claim, claims=found.claims)]
    for verdict, words in (
        (EQUIVALENT, "shown to change nothing"),
        (UNDECIDED, "not decided"),
        (UNNOTICED, "noticed by nothing"),
    ):
        number = len(found.of(verdict))
        if number or verdict == UNNOTICED:
            parts += [say(f"number-{verdict}", f"{number} {words}", n=number)]
    changes = say("changes", counted(found.tried, "change"), changes=found.tried)
    return f"{labelled(found.ruleset, changes)}; {', '.join(parts)}."


def _change(change: Change) -> Iterator[str]:
    names = listed(change.rules)
    kind = say(f"change-{change.kind.replace(' ', '-')}", change.kind)
    yield f"  {labelled(f'{names} ({change.section})', kind)}"
    for sign, lines in (("-", change.before), ("+", change.after)):
        other = change.after if sign == "-" else change.before
        yield from (f"    {sign} {line.strip()}" for line in lines if line not in other)
    if set(change.before) == set(change.after):
        yield from (f"    + {line.strip()}" for line in change.after)
    yield from filled(voice().said(change.reason), "    ")
    if change.example is not None:
        yield f"    {say('example-for-it', 'An example that would notice it:')}"
        yield from (f"      {line}" for line in change.example.split("\n"))
