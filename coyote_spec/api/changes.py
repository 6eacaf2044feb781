"""Where a change of rules shows: the rules as they were recorded against the rules as they are."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from coyote_spec.api.comparisons import compare
from coyote_spec.elaborate.recorded import with_rules
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from coyote_spec.handbook.freshness import Judged
    from coyote_spec.handbook.scopes import Scope
    from coyote_spec.prover.verdict import Finding
    from coyote_spec.ruleset.ruleset import Ruleset

RECORDED = "recorded"
"""What the rules as they were read are called beside the others."""


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
    """Finds where changes show; what was asked once is known. limit is in seconds for each question
    to the solver."""

    def __init__(self, limit: float, progress: Callable[[str], None]) -> None:
        self.limit, self.progress = limit, progress
        self._known: dict[object, Shown] = {}

    def shown(self, one: Judged, scope: Scope) -> Shown | None:
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
            return Shown(None, "none of the rules that it was about says anything else now.")
        reading = _reading(one.unit.id) if one.unit.kind == READING else {}
        key = (scope.name, scope.file, tuple(changed.items()), tuple(reading.items()))
        if key not in self._known:
            self.progress(f"{one.unit.id}: where it shows")
            self._known[key] = self._found(scope.ruleset, changed, reading)
        return self._known[key]

    def _found(
        self, now: Ruleset, changed: Mapping[tuple[str, str], str], reading: Mapping[str, str]
    ) -> Shown:
        try:
            old = replace(with_rules(now, changed), name=RECORDED)
        except InputError as error:
            why = error.diagnostics[0].message
            return Shown(None, f"with the others the rules as recorded are no game now: {why}")
        bare: Finding | None = None
        for players, readings in _asked(old, now, changed, reading):
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
            except InputError:
                continue
            differ = [finding for finding in pair.findings if finding.verdict == "refuted"]
            for finding in differ:
                if finding.witness is not None:
                    return Shown(finding, "", old, now)
            bare = bare or next(iter(differ), None)
        if bare is not None:
            return Shown(bare, "", old, now)
        return Shown(None, "no situation was found in which it shows.")


def _asked(
    old: Ruleset,
    now: Ruleset,
    changed: Mapping[tuple[str, str], str],
    reading: Mapping[str, str],
) -> Iterator[tuple[list[int] | None, dict[str, str]]]:
    """For whom and under which readings to look: the fewest players first, then all, each with the
    assumed readings and then with the others of the silences that the changed rules come to."""
    from coyote_spec.interpreter.setting import allowed_players
    from coyote_spec.ruleset.meaning import consulted, hanging_on

    both = sorted(set(allowed_players(old)) & set(allowed_players(now)))
    agreed = [dict(reading)]
    if not reading:
        names = [name for _, name in changed]
        rules = [*hanging_on(old, names), *hanging_on(now, names)]
        agreed += [
            {silence: one.name}
            for silence, choices in now.silences.items()
            if any(True for rule in rules for _ in consulted(rule, silence))
            for one in choices[1:]
        ]
    for players in (both[:1], None) if both else (None,):
        yield from ((players, readings) for readings in agreed)


def _reading(unit: str) -> dict[str, str]:
    """The reading that a text is about, by its name."""
    *_, silence, reading = unit.split("/")
    return {silence: reading}


def _cards(before: Mapping[tuple[str, str], str], now: Mapping[tuple[str, str], str]) -> str:
    """In which cards a deck differs."""
    was, here = (set(" ".join(one.values()).split()) for one in (before, now))
    parts = [f"{', '.join(sorted(was - here))} then"] if was - here else []
    parts += [f"{', '.join(sorted(here - was))} now"] if here - was else []
    return f"the deck had other cards: {'; '.join(parts)}." if parts else "the order is another."


__all__ = ["RECORDED", "Shown", "Witnesses"]
