"""Where a change of rules shows: the rules as they were recorded against the rules as they are."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

from coyote_spec.api.comparisons import compare
from coyote_spec.api.results import run
from coyote_spec.api.rulesets import find_deck
from coyote_spec.elaborate.recorded import with_rules
from coyote_spec.elaborate.situations import examples_of
from coyote_spec.interpreter.examples import scenario_of
from coyote_spec.interpreter.setting import allowed_players
from coyote_spec.locale.said import Said, Several
from coyote_spec.prover.verdict import REFUTED, Finding, Scope
from coyote_spec.ruleset.meaning import consulted, hanging_on
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from coyote_spec.elaborate.library import Library
    from coyote_spec.handbook.freshness import Judged
    from coyote_spec.handbook.scopes import Scope as Part
    from coyote_spec.ruleset.example import Example
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

    Readings = Mapping[str, str]

_TOLD = ("ruleset", "why", "relied_on")
"""What is no result of a game."""

RECORDED = "recorded"
"""What the rules as they were read are called beside the others."""

PATIENCE = 6
"""How many times the limit of one question all that is asked of one change may take."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Where a change of meaning shows. finding is a difference, with a situation that was played
    under both; without one, reason says why there is none."""

    finding: Finding | None
    reason: str = ""
    recorded: Ruleset | None = field(default=None, repr=False)
    now: Ruleset | None = field(default=None, repr=False)

    def as_json(self) -> dict[str, Any]:
        """The form of `translations --json`."""
        found = self.finding
        if found is None:
            return {"situation": None, "sentence": self.reason}
        return {
            "situation": found.witness,
            "sentence": found.sentence,
            "aspect": found.id,
            "options": dict(found.scope.options),
            "readings": dict(found.scope.readings),
            "results": dict(found.results),
        }


class Witnesses:
    """Finds where changes of some parts of rulesets show; what was asked once is known. limit is in
    seconds for each question to the solver."""

    def __init__(
        self,
        library: Library,
        parts: Sequence[Part],
        limit: float,
        progress: Callable[[str], None],
    ) -> None:
        self.library, self.parts = library, parts
        self.limit, self.progress = limit, progress
        self._known: dict[object, Shown] = {}

    def shown(self, one: Judged, scope: Part) -> Shown | None:
        """Where it shows that what a text is about has changed; None if it hasn't."""
        from coyote_spec.handbook.freshness import MEANING_STALE
        from coyote_spec.handbook.units import ABOUT_DECK, READING

        if one.state != MEANING_STALE or one.entry is None:
            return None
        before, now = one.entry.about, one.unit.about
        changed = {place: text for place, text in before.items() if now.get(place) != text}
        decks = [place for place in {**before, **now} if place[0] == ABOUT_DECK]
        if decks:
            return Shown(None, _cards(before, now))
        if not changed:
            return Shown(None, Said("shows-nothing"))
        reading = _reading(one.unit.id) if one.unit.kind == READING else {}
        key = (scope.name, scope.file, tuple(changed.items()), tuple(reading.items()))
        if key not in self._known:
            self.progress(f"{one.unit.id}: where it shows")
            self._known[key] = self._found(scope.ruleset, changed, reading, self._examples(scope))
        return self._known[key]

    def _found(
        self,
        now: Ruleset,
        changed: Mapping[tuple[str, str], str],
        reading: Readings,
        examples: Sequence[Example],
    ) -> Shown:
        try:
            old = replace(with_rules(now, changed), name=RECORDED)
        except InputError as error:
            return Shown(None, Said("shows-no-game", why=error.diagnostics[0].message))
        agreed = _agreed(old, now, changed, reading)
        bare: Finding | None = None
        undecided, until = False, monotonic() + PATIENCE * self.limit
        for place, (players, readings) in enumerate(_asked(old, now, agreed)):
            if monotonic() > until:
                undecided = True
                break
            found, open_ = self._compared(old, now, players, readings)
            undecided = undecided or open_
            if place == 0 and (found is None or found.witness is None):
                found = in_an_example(examples, old, now, agreed) or found
            if found is not None and found.witness is not None:
                return Shown(found, "", old, now)
            bare = bare or found
        if bare is not None:
            return Shown(bare, "", old, now)
        if undecided:
            return Shown(None, Said("shows-in-time"))
        return Shown(None, Said("shows-nowhere"))

    def _compared(
        self, old: Ruleset, now: Ruleset, players: list[int] | None, readings: Readings
    ) -> tuple[Finding | None, bool]:
        """A difference, one with a situation if there is any; and whether something is open."""
        try:
            pair = compare(
                old,
                now,
                deck=now.deck,
                players=players,
                readings=readings,
                timeout=self.limit,
                witnesses=1,
            )
        except InputError:  # nothing that both could play
            return None, False
        differ = [finding for finding in pair.findings if finding.verdict == REFUTED]
        differ.sort(key=lambda finding: finding.witness is None)
        return next(iter(differ), None), any(one.undecided for one in pair.pairs)

    def _examples(self, scope: Part) -> list[Example]:
        """The examples of a part and of what it builds on, as far as they can be used."""
        found = []
        for part in self.parts:
            if part.tree.name in scope.ruleset.chain:
                with suppress(InputError):
                    found += examples_of(part.file, self.library)
        return found


def in_an_example(
    examples: Sequence[Example], old: Ruleset, now: Ruleset, agreed: Sequence[Readings]
) -> Finding | None:
    """The first example of a round that comes out differently, under some of these readings."""
    for example in examples:
        if example.is_count:
            continue
        for readings in agreed:
            try:
                laid = scenario_of(example, now, partial(_deck, now))
                given = replace(laid, readings={**laid.readings, **readings}).as_json()
                results = {one.name: run(one, given).as_json() for one in (old, now)}
            except InputError:  # it can't be played in both
                continue
            told = [{k: v for k, v in one.items() if k not in _TOLD} for one in results.values()]
            if told[0] != told[1]:
                seats = len(laid.hands)
                scope = Scope((old.name, now.name), None, (seats,), laid.options, readings)
                names = {"one": old.name, "other": now.name}
                said = Said("shows-in-example", example=example.name, **names)
                how = Said("by-example")
                return Finding("example", REFUTED, scope, how, said, witness=given, results=results)
    return None


def _deck(rules: Ruleset, name: str) -> Deck:
    return find_deck(name, rules)


def _agreed(
    old: Ruleset, now: Ruleset, changed: Mapping[tuple[str, str], str], reading: Readings
) -> list[Readings]:
    """The readings to look under: what is assumed, then the others of the silences that the changed
    rules come to; or the one that is asked for."""
    if reading:
        return [reading]
    names = [name for _, name in changed]
    rules = [*hanging_on(old, names), *hanging_on(now, names)]
    return [
        {},
        *(
            {silence: one.name}
            for silence, choices in now.silences.items()
            if any(True for rule in rules for _ in consulted(rule, silence))
            for one in choices[1:]
        ),
    ]


def _asked(
    old: Ruleset, now: Ruleset, agreed: Sequence[Readings]
) -> Iterator[tuple[list[int] | None, Readings]]:
    """For whom and under which readings to look: the fewest players first, then all."""
    both = sorted(set(allowed_players(old)) & set(allowed_players(now)))
    for players in (both[:1], None) if both else (None,):
        yield from ((players, readings) for readings in agreed)


def _reading(unit: str) -> Readings:
    """The reading that a text is about, by its name."""
    *_, silence, reading = unit.split("/")
    return {silence: reading}


def _cards(before: Mapping[tuple[str, str], str], now: Mapping[tuple[str, str], str]) -> str:
    """In which cards a deck differs."""
    was, here = (set(" ".join(one.values()).split()) for one in (before, now))
    gone, come = (", ".join(sorted(some)) for some in (was - here, here - was))
    parts = [Said("deck-was", cards=gone)] if gone else []
    parts += [Said("deck-is", cards=come)] if come else []
    if not parts:
        return Said("order-is-another")
    return Said("deck-had-others", what=Several("; ", parts))


__all__ = ["RECORDED", "Shown", "Witnesses"]
