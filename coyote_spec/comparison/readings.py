"""What the readings of silences make of a comparison: each taken alone against those assumed, and
all together: are there readings under which the two agree, and some under which they differ?

A silence that both rulesets have is read the same way in both, where both know the reading.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any

from coyote_spec.comparison.many import apart as counts_apart
from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.locale.said import Said, cards_said, listed
from coyote_spec.prover.apart import apart
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.cards import dealt_alike, first_cards
from coyote_spec.prover.difference import differing
from coyote_spec.prover.mentions import (
    after_round_in_words,
    count_in_words,
    deal_in_words,
    most_draws,
    round_in_words,
    silences_in,
)
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding
from coyote_spec.ruleset.rule import With
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from coyote_spec.comparison.asked import Ask
    from coyote_spec.prover.differ import Table
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

    Readings = Mapping[str, str]

MOST = {"counting": 64}
"""Combinations of readings that are tried for an aspect."""
MOST_ELSE = 8

UNTRIED = ("reshuffle",)
"""Aspects of which several readings at once aren't asked: each answer takes the solver long."""


@dataclass(frozen=True, slots=True)
class Told:
    """What comes out under some readings, and the situation that shows a difference."""

    verdict: str
    witness: Mapping[str, Any] | None = None
    says: str = ""


def with_readings(ask: Ask, finding: Finding, decks: Sequence[Deck]) -> Finding:
    """The finding with what other readings make of it; as it is where readings have no part."""
    deck = next((one for one in decks if one.name == finding.scope.deck), decks[0])
    asked = _asked(ask, finding, deck)
    if asked is None:
        return finding
    words, decide, players = asked
    several = _several(ask, [silences_in(parts) for parts in words])
    if not several or finding.verdict not in (PROVED, REFUTED):
        return finding
    if words[0] == words[1] and not _read_apart(ask):
        decide = _alike
    singly = {
        (silence, reading): _tried(decide, {silence: reading})
        for silence, names in several.items()
        for reading in names
        if _matters(ask, silence, reading)
    }
    most = 0 if finding.id in UNTRIED else MOST.get(finding.id, MOST_ELSE)
    together = _together(finding.verdict, several, singly, decide, most)
    return replace(
        finding,
        details=(*finding.details, *_details(finding.verdict, singly, together)),
        readings={
            "players": list(players),
            "singly": [
                {
                    "silence": silence,
                    "reading": reading,
                    "verdict": told.verdict,
                    "witness": told.witness,
                }
                for (silence, reading), told in singly.items()
            ],
            "together": together,
        },
    )


def _asked(ask: Ask, finding: Finding, deck: Deck) -> Any:
    """The words of both on which an aspect hangs, how it is decided, and for how many players; None
    where readings have no part in it."""
    sides, aspect = (ask.one, ask.other), finding.id
    if aspect == "counting":
        words = [_of_count(ask, rules, deck) for rules in sides]
        return words, _Counts(ask, deck), ask.players
    if aspect == "reshuffle":
        words = [(*_of_count(ask, r, deck), *after_round_in_words(r)) for r in sides]
        return words, lambda readings: _reshuffle(ask, deck, readings), ask.players
    few = tuple(dict.fromkeys([ask.players[0], ask.players[-1]]))
    if aspect == "dealing":
        words = [deal_in_words(rules) for rules in sides]
        return words, lambda readings: _dealing(ask, deck, readings, few), few
    if aspect in ("deck", "players", "options"):
        return None
    pair = ask.pair(ask.players[0], deck)
    if aspect == "actions" and pair.unshared:
        return None
    words = [round_in_words(rules, pair.shared) for rules in sides]
    return words, lambda readings: _round(ask, deck, finding, readings, few), few


def _of_count(ask: Ask, rules: Ruleset, deck: Deck) -> tuple[object, ...]:
    """The words of a count, without what can't be met with a fresh deck: a second copy of a card
    that acts, where there is one of each, and an empty pile, where cards are left for all draws."""
    acting = [
        body.card for rule in rules.section("counting") if isinstance(body := rule.body, With)
    ]
    copies = dict(deck.cards)
    twice = any(copies.get(card, 0) > 1 for card in acting)
    empty = most_draws(rules, copies) > deck.size - ask.players[-1]
    return count_in_words(rules, twice=twice, empty=empty)


def _several(ask: Ask, consulted: Sequence[set[str]]) -> dict[str, list[str]]:
    """The readings of each silence that is consulted and not given, where there are several."""
    found: dict[str, list[str]] = {}
    for rules, names in zip((ask.one, ask.other), consulted, strict=True):
        for silence, readings in rules.silences.items():
            if silence in names and silence not in ask.readings:
                known = found.setdefault(silence, [])
                known += [one.name for one in readings if one.name not in known]
    return {silence: names for silence, names in found.items() if len(names) > 1}


def _matters(ask: Ask, silence: str, reading: str) -> bool:
    """Whether a reading is another than the assumed one in a ruleset that has it."""
    return any(
        reading in [one.name for one in rules.silences[silence][1:]]
        for rules in (ask.one, ask.other)
        if silence in rules.silences
    )


def _read_apart(ask: Ask) -> bool:
    """Whether the two have the same silences, but not the same readings of them."""
    mine, theirs = (
        {name: [one.name for one in readings] for name, readings in rules.silences.items()}
        for rules in (ask.one, ask.other)
    )
    return any(mine[name] != theirs[name] for name in mine.keys() & theirs.keys())


def _alike(readings: Readings) -> Told:
    """Of two that are made of the same words, whatever the readings given to both."""
    return Told(PROVED)


def _tried(decide: Callable[[Readings], Told], readings: Readings) -> Told:
    try:
        return decide(readings)
    except (Undecided, InputError):
        return Told(UNKNOWN)


def _together(
    base: str,
    several: Mapping[str, Sequence[str]],
    singly: Mapping[tuple[str, str], Told],
    decide: Callable[[Readings], Told],
    most: int,
) -> dict[str, Any]:
    """Readings under which the two are the same, and such under which they differ; the fewest that
    are given. None where there are none, and `all_tried` says whether that is certain."""
    found: dict[str, Readings | None] = {base: {}}
    for (silence, reading), told in singly.items():
        found.setdefault(told.verdict, {silence: reading})
    certain = UNKNOWN not in found
    if not {PROVED, REFUTED} <= found.keys() and decide is not _alike:
        certain = prod(map(len, several.values())) <= most
        for readings in _combined(several, singly) if certain else ():
            told = _tried(decide, readings)
            if told.verdict == UNKNOWN:
                certain = False
            elif told.verdict not in found:
                found[told.verdict] = readings
                break
    whole = {PROVED, REFUTED} <= found.keys()
    return {
        "same": found.get(PROVED),
        "differs": found.get(REFUTED),
        "all_tried": whole or certain,
    }


def _combined(
    several: Mapping[str, Sequence[str]], singly: Mapping[tuple[str, str], Told]
) -> Iterator[Readings]:
    """Two or more readings that matter alone or not, given at once; the fewest first."""
    ways = [[None, *(r for r in names if (s, r) in singly)] for s, names in several.items()]
    combined = [
        {s: r for s, r in zip(several, chosen, strict=True) if r is not None}
        for chosen in product(*ways)
    ]
    yield from sorted((one for one in combined if len(one) > 1), key=len)


def _details(
    base: str, singly: Mapping[tuple[str, str], Told], together: Mapping[str, Any]
) -> Iterator[str]:
    """What differs from what was found under the assumed readings, in sentences."""
    for (silence, name), told in singly.items():
        reading = f"{silence}={name}"
        if told.verdict == UNKNOWN:
            yield Said("reading-undecided", reading=reading)
        elif told.verdict != base and told.verdict == PROVED:
            yield Said("reading-mends", reading=reading)
        elif told.verdict != base and told.says:
            yield Said("reading-breaks-so", reading=reading, how=told.says)
        elif told.verdict != base:
            yield Said("reading-breaks", reading=reading)
    if any(told.verdict not in (base, UNKNOWN) for told in singly.values()):
        return
    found = together["same" if base == REFUTED else "differs"]
    does = "readings-mend" if base == REFUTED else "readings-break"
    if found:
        yield Said(does, readings=listed([f"{name}={reading}" for name, reading in found.items()]))
    elif base == REFUTED and together["all_tried"]:
        yield Said("no-reading-mends")


# ---------------------------------------------------------------- deciding


class _Counts:
    """Decides by comparing the counts under all readings at once, when it is first asked."""

    def __init__(self, ask: Ask, deck: Deck) -> None:
        self.ask = ask
        self.deck = deck

    def __call__(self, readings: Readings) -> Told:
        ask = self.ask
        pairs = [ask.pair(n, self.deck, readings) for n in ask.players]
        both = [[pair.one for pair in pairs], [pair.other for pair in pairs]]
        key = (id(ask.one), id(ask.other), self.deck.name, ask.players, tuple(readings.items()))
        kept = ask.known.readings
        if key not in kept:
            kept[key] = counts_apart(both, ask.limit).between(0, 1)
        table: Table | None = kept[key]
        if table is None:
            return Told(PROVED)
        mine, theirs = (told.total for told in table.scores)
        names = {"one": ask.one.name, "other": ask.other.name}
        says = Said("reading-gives", cards=_table(table), mine=mine, theirs=theirs, **names)
        return Told(REFUTED, table.as_json(), says)


def _table(table: Table) -> str:
    cards = cards_said(table.cards)
    return Said("with-draws", cards=cards, pile=cards_said(table.pile)) if table.pile else cards


def _reshuffle(ask: Ask, deck: Deck, readings: Readings) -> Told:
    pairs = [ask.pair(n, deck, readings) for n in ask.players]
    found = first_cards([(pair.one, pair.other) for pair in pairs], ask.limit)
    if found is None:
        return Told(PROVED)
    return Told(REFUTED, found.as_json(), _table(found))


def _dealing(ask: Ask, deck: Deck, readings: Readings, players: Sequence[int]) -> Told:
    alike = all(dealt_alike(ask.pair(n, deck, readings), ask.limit) for n in players)
    return Told(PROVED if alike else REFUTED)


def _round(
    ask: Ask, deck: Deck, finding: Finding, readings: Readings, players: Sequence[int]
) -> Told:
    """A situation that shows a difference under the assumed readings is tried first."""
    if finding.witness is not None:
        scenario = _scenario(finding.witness)
        pair = ask.pair(len(scenario.hands), deck, readings)
        if differing(pair, scenario, finding.id) is not None:
            return Told(REFUTED, finding.witness)
    open_ones: list[Undecided] = []
    for n in reversed(players):
        pair = ask.pair(n, deck, readings)
        try:
            found = apart(pair, finding.id, ask.limit, ask.known.rounds)
        except Undecided as error:
            open_ones.append(error)
            continue
        if found is not None:
            return Told(REFUTED, found.found.scenario.as_json())
    if open_ones:
        raise open_ones[0]
    return Told(PROVED)


def _scenario(witness: Mapping[str, Any]) -> Scenario:
    """A scenario from its JSON, which was made here."""
    return Scenario(
        hands=tuple(witness["hands"]),
        pile=tuple(witness.get("pile", ())),
        discards=tuple(witness.get("discards", ())),
        coins=tuple(witness.get("coins", (0,) * len(witness["hands"]))),
        events=tuple(Event(**event) for event in witness["events"]),
    )
