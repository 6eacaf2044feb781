"""The situation in which a change shows, as an example that its author could have written."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from coyote_spec.comparison.compare import compare
from coyote_spec.interpreter.examples import come_out, run_example
from coyote_spec.prover.same import Differs
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.example import Done, Example, Given, Outcome
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from coyote_spec.mutation.evidence import Situation
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

CHANGED = "changed"
"""What the changed ruleset is called beside the other."""

_SILENT = ("relies",)
"""Outcomes that tell which silences were met: no result of a game."""


def shown_by(
    ruleset: Ruleset,
    changed: Ruleset,
    differs: Differs | str,
    situations: Sequence[Situation],
    limit: float,
) -> Example | None:
    """An example that the ruleset passes and the changed one doesn't: the smallest, if a comparison
    finds it, or else one of the examples that there are, looked at in full."""
    for example in (*_smallest(ruleset, changed, differs, limit), *_in_full(ruleset, situations)):
        found = _told_apart(example, ruleset, changed)
        if found is not None:
            return found
    return None


def _smallest(
    ruleset: Ruleset, changed: Ruleset, differs: Differs | str, limit: float
) -> Iterator[Example]:
    """The situations in which a comparison sees a difference."""
    known: dict[str, Any] = {}
    if isinstance(differs, Differs):
        usual = {name: spans[0].low for name, spans in ruleset.options.items()}
        options = {k: v for k, v in differs.options.items() if usual[k] != v}
        readings = {k: v for k, v in differs.readings.items() if ruleset.silences[k][0].name != v}
        known = {"players": [differs.players], "options": options, "readings": readings}
    other = replace(changed, name=CHANGED)
    try:
        found = compare(ruleset, other, decks=[ruleset.deck], limit=limit, **known)
    except InputError:
        return
    for finding in found.findings:
        if finding.witness is not None and "rounds" not in finding.witness:
            agreed = known.get("options", {}), known.get("readings", {})
            yield _example(finding.witness, *agreed)


def _example(
    witness: Mapping[str, Any], options: Mapping[str, int], readings: Mapping[str, str]
) -> Example:
    given = [
        Given(key, tuple(witness[source]))
        for key, source in (
            ("table", "cards"),
            ("hands", "hands"),
            ("pile", "pile"),
            ("discards", "discards"),
            ("coins", "coins"),
        )
        if any(card is not None and card != 0 for card in witness.get(source, ()))
    ]
    if witness.get("starter"):
        given.append(Given("starts", (witness["starter"],)))
    given += [Given("option", o) for o in {**options, **witness.get("options", {})}.items()]
    given += [Given("reading", r) for r in {**readings, **witness.get("readings", {})}.items()]
    events = [
        Done(e["seat"], e["move"], e.get("amount"), e.get("target"), e.get("card"))
        for e in witness.get("events", ())
    ]
    return Example("shown", Text(), (), (), tuple(given), tuple(events), (), ())


def _in_full(ruleset: Ruleset, situations: Iterable[Situation]) -> Iterator[Example]:
    """The situations of the examples, once for each reading that they tell apart."""
    for situation in situations:
        if isinstance(situation.one, Example):
            bare = replace(situation.one, name="shown", title=Text(), cites=(), expected=(), by=())
            yield bare
            for silence, reading in _readings(situation.one, ruleset):
                given = (*bare.given, Given("reading", (silence, reading)))
                yield replace(bare, given=given)


def _readings(example: Example, ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    said = {str(line.words[0]) for line in example.given if line.key == "reading"}
    for silence, readings in ruleset.silences.items():
        if silence not in said:
            yield from ((silence, reading.name) for reading in readings[1:])


def _told_apart(example: Example, ruleset: Ruleset, changed: Ruleset) -> Example | None:
    """The example with what comes out under the ruleset and not under the changed one."""
    try:
        mine = _outcomes(example, ruleset)
    except InputError:
        return None
    try:
        theirs = _outcomes(example, changed)
    except InputError:
        theirs = []
    expected = tuple(one for one in mine if one not in theirs)
    if not expected:
        return None
    found = replace(example, games=(ruleset,), expected=expected)
    if run_example(found, ruleset, _no_deck):
        raise AssertionError(f"replay of {found}: it doesn't hold")
    return found


def _outcomes(example: Example, ruleset: Ruleset) -> list[Outcome]:
    return [one for one in come_out(example, ruleset, _no_deck) if one.key not in _SILENT]


def _no_deck(name: str) -> Deck:
    raise InputError([])


__all__ = ["CHANGED", "shown_by"]
