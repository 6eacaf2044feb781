"""A test case: a situation, and what comes out under each reading that matters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from coyote_spec.conformance.log import KEYS
from coyote_spec.interpreter.dealers import ShuffleError
from coyote_spec.interpreter.match import Match, run_match
from coyote_spec.interpreter.scenario import Scenario, run_scenario
from coyote_spec.interpreter.score import score

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from coyote_spec.interpreter.rounds import Result
    from coyote_spec.ruleset.ruleset import Ruleset

    Readings = Mapping[str, str]
    Told = dict[str, Any]

LEFT_OUT = ("relied_on", "illegal_at")
"""Keys that say nothing to another program, or nothing where all is legal."""


@dataclass(frozen=True, slots=True)
class Table:
    """Cards on the table and in the pile, to be counted."""

    cards: tuple[str, ...]
    pile: tuple[str, ...] = ()

    def as_json(self) -> Told:
        """The form of the contract."""
        return {"cards": list(self.cards), "pile": list(self.pile)}


OTHER_CARDS = {"outcome": "other cards"}
"""Of a match whose cards would have to be shuffled at other times."""

Situation = Table | Scenario | Match


@dataclass(frozen=True, slots=True)
class Outcome:
    """What comes out under these readings; every other silence may be read in any way."""

    readings: Readings
    result: Told


@dataclass(frozen=True, slots=True)
class Case:
    """A situation with its outcomes; a match that goes another way under other readings has only
    the outcome of some."""

    id: str
    title: str
    ruleset: str
    situation: Situation
    outcomes: tuple[Outcome, ...]

    @property
    def kind(self) -> str:
        """The verb that it is for."""
        return "score" if isinstance(self.situation, Table) else "run"

    def as_json(self) -> Told:
        """The form of the contract."""
        said = [{"readings": dict(o.readings), "result": o.result} for o in self.outcomes]
        return {
            "id": self.id,
            "kind": self.kind,
            "title": self.title,
            "situation": self.situation.as_json(),
            "expect": {self.ruleset: said},
        }


def come_out(situation: Situation, ruleset: Ruleset, readings: Readings) -> tuple[Told, set[str]]:
    """What comes out, as far as a program can be asked for it, and the silences that were met.

    Raises InputError when the situation can't be used.
    """
    match situation:
        case Table(cards, pile):
            found = score(ruleset, cards, pile, readings=readings)
            result = {
                "total": found.total,
                "reshuffle": found.reshuffle,
                "draws": list(found.draws),
            }
            return result, set(found.relied_on)
        case Scenario():
            one = run_scenario(replace(situation, readings=readings), ruleset)
            return told(one), set(one.relied_on)
        case Match():
            try:
                played = run_match(replace(situation, readings=readings), ruleset)
            except ShuffleError:
                return dict(OTHER_CARDS), set()
            whole = played.as_json()
            rounds = [told(one) for one in played.rounds]
            keys = ("outcome", "illegal_at", "winner")
            met = {silence for one in played.rounds for silence in one.relied_on}
            return {key: whole[key] for key in keys} | {"rounds": rounds}, met


def told(result: Result) -> Told:
    """What another program can be asked for of the result of a round."""
    whole = result.as_json()
    if result.illegal_at is not None:
        return {"outcome": "illegal", "illegal_at": result.illegal_at}
    return {key: whole[key] for key in KEYS if key not in LEFT_OUT}


def outcomes(
    situation: Situation, ruleset: Ruleset, given: Readings | None = None
) -> tuple[Outcome, ...]:
    """What comes out under every reading: as few outcomes as tell all that differ.

    A silence is read in each way only where it is met; where its readings come to the same, it is
    not named. The readings of any two outcomes exclude each other. Of those that are given only
    these are looked at.
    """
    chosen = dict(given or {})
    found = _under(chosen, situation, ruleset)
    return tuple(Outcome({**chosen, **one.readings}, one.result) for one in found)


def _under(chosen: Readings, situation: Situation, ruleset: Ruleset) -> Iterator[Outcome]:
    result, met = come_out(situation, ruleset, chosen)
    open_ones = [
        (name, [one.name for one in found])
        for name, found in ruleset.silences.items()
        if name in met and name not in chosen and len(found) > 1
    ]
    if not open_ones:
        yield Outcome({}, result)
        return
    silence, names = open_ones[0]
    ways = [tuple(_under({**chosen, silence: name}, situation, ruleset)) for name in names]
    if all(way == ways[0] for way in ways):
        yield from ways[0]
        return
    for name, way in zip(names, ways, strict=True):
        for one in way:
            yield Outcome({silence: name, **one.readings}, one.result)


def separates(found: tuple[Outcome, ...], silence: str) -> bool:
    """Whether a silence alone decides what comes out: any two of its readings come to something
    else, all others being read alike."""
    named = [one for one in found if silence in one.readings]
    readings = {one.readings[silence] for one in named}
    apart = {
        (one.readings[silence], other.readings[silence])
        for one in named
        for other in named
        if one.result != other.result and _alike(one.readings, other.readings, silence)
    }
    return len(readings) > 1 and all((a, b) in apart for a in readings for b in readings if a != b)


def _alike(one: Readings, other: Readings, but: str) -> bool:
    """Whether no other silence is read in two ways."""
    return all(other.get(name, way) == way for name, way in one.items() if name != but)
