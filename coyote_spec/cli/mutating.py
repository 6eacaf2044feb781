"""Changes of rules that nothing notices, told to the author of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.cli.output import counted, heading
from coyote_spec.cli.tables import filled
from coyote_spec.mutation.judge import EQUIVALENT, UNDECIDED, UNNOTICED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.api import Mutation
    from coyote_spec.api.mutations import Change


def told(found: Mutation) -> Iterator[str]:
    """How many changes are noticed, then each that isn't."""
    yield from filled(_summary(found))
    if not found.examples:
        yield from filled(f"{found.ruleset} has no example that could notice a change.")
    for verdict, title in _TITLES.items():
        changes = found.of(verdict)
        if changes:
            yield ""
            yield heading(title)
        for change in changes:
            yield from _change(change)


_TITLES = {
    UNNOTICED: "Noticed by nothing",
    UNDECIDED: "Not decided",
    EQUIVALENT: "Shown to change nothing",
}


def _summary(found: Mutation) -> str:
    parts = [f"{found.by_example} noticed by its {counted(found.examples, 'example')}"]
    parts += [f"{found.by_claim} by its {counted(found.claims, 'claim')}"] if found.claims else []
    for verdict, words in (
        (EQUIVALENT, "shown to change nothing"),
        (UNDECIDED, "not decided"),
        (UNNOTICED, "noticed by nothing"),
    ):
        number = len(found.of(verdict))
        parts += [f"{number} {words}"] if number or verdict == UNNOTICED else []
    return f"{found.ruleset}: {counted(found.tried, 'change')}; {', '.join(parts)}."


def _change(change: Change) -> Iterator[str]:
    names = " and ".join(change.rules)
    yield f"  {names} ({change.section}): {change.kind}"
    for sign, lines in (("-", change.before), ("+", change.after)):
        other = change.after if sign == "-" else change.before
        yield from (f"    {sign} {line.strip()}" for line in lines if line not in other)
    if set(change.before) == set(change.after):
        yield from (f"    + {line.strip()}" for line in change.after)
    yield from filled(change.reason, "    ")
    if change.example is not None:
        yield "    An example that would notice it:"
        yield from (f"      {line}" for line in change.example.split("\n"))
