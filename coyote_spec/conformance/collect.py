"""Collects the test cases of a ruleset: every table, and of all walks the steps that are new."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from coyote_spec.conformance.aim import aims, with_each_move
from coyote_spec.conformance.case import (
    OTHER_CARDS,
    Case,
    Outcome,
    Situation,
    Table,
    outcomes,
    separates,
)
from coyote_spec.conformance.covered import uncovered
from coyote_spec.conformance.layouts import Layout, layouts
from coyote_spec.conformance.matches import match_of, plans, walk_of
from coyote_spec.conformance.tables import tables
from coyote_spec.conformance.walk import Walk
from coyote_spec.interpreter.match import Match
from coyote_spec.interpreter.scenario import laid_out
from coyote_spec.interpreter.score import score
from coyote_spec.locale.said import Said
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from coyote_spec.conformance.walk import Feature, Found
    from coyote_spec.interpreter.rounds import Event
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.semantics.domain import State

TRIES = 8
"""How often it is tried to set a silence's readings apart, on ways of one length from a table."""

MOST_AIMED = 30_000
"""Steps of all walks that look for silences."""


@dataclass(slots=True)
class Collection:
    """The cases found so far, with what they show."""

    ruleset: Ruleset
    cases: list[Case] = field(default_factory=list)
    seen: set[Feature] = field(default_factory=set)
    met: set[str] = field(default_factory=set)
    tried: dict[tuple[str, bool], None] = field(default_factory=dict)
    """Moves that some case allows (True) or forbids."""
    apart: set[str] = field(default_factory=set)
    """Silences of which some case shows every reading to come to something else."""

    def add(self, title: str, situation: Situation, found: tuple[Outcome, ...]) -> None:
        """One more case."""
        fits = tuple(one for one in found if one.result != OTHER_CARDS)
        letter = {Table: "S", Match: "M"}.get(type(situation), "R")
        number = 1 + sum(1 for case in self.cases if case.id.startswith(letter))
        name = f"{letter}{number:03}"
        self.cases.append(Case(name, title, self.ruleset.name, situation, fits))
        self.note(found)

    def note(self, found: tuple[Outcome, ...]) -> None:
        """Notes which silences these outcomes set apart."""
        for silence in {name for one in found for name in one.readings} - self.apart:
            if separates(found, silence):
                self.apart.add(silence)

    @property
    def lacking(self) -> set[str]:
        """Silences that no case meets, or whose readings none sets apart."""
        return self.together | (set(self.ruleset.silences) - self.met)

    @property
    def together(self) -> set[str]:
        """Silences with several readings that no case sets apart yet."""
        several = {name for name, found in self.ruleset.silences.items() if len(found) > 1}
        return several - self.apart


def collect(ruleset: Ruleset) -> Collection:
    """All cases, in an order that is always the same."""
    whole = Collection(ruleset)
    _tables(whole)
    for layout in layouts(ruleset):
        _scenarios(whole, layout)
    for moves, layout in with_each_move(ruleset):
        _scenarios(whole, layout, moves)
    _aimed(whole)
    for plan in plans(ruleset):
        walk, start, match = walk_of(plan, ruleset)
        steps = ((found, match_of(found, match, walk)) for found in walk.steps(start))
        _take(whole, steps, dict(plan.readings))
    return whole


def _tables(whole: Collection) -> None:
    known: set[Table] = set()
    for table in tables(whole.ruleset):
        counted = score(whole.ruleset, table.cards, table.pile)
        short = table if counted.draws else replace(table, pile=())
        if short in known:
            continue
        known.add(short)
        whole.met.update(counted.relied_on)
        rules = dict.fromkeys(step.rule for step in counted.steps)
        title = f"{' '.join(short.cards)}: {', '.join(rules)}"
        whole.add(title, short, outcomes(short, whole.ruleset))


def _aimed(whole: Collection) -> None:
    """Looks where a silence may be met that no walk has met or set apart so far."""
    left = MOST_AIMED
    for silence in whole.ruleset.silences:
        for moves, layout in aims(whole.ruleset, silence):
            if silence not in whole.lacking or left <= 0:
                break
            left -= layout.most
            _scenarios(whole, layout, moves)


def _scenarios(whole: Collection, layout: Layout, moves: tuple[str, ...] | None = None) -> None:
    game, state, dealer = laid_out(layout.scenario, whole.ruleset)
    discards = tuple(game.setting.kind(card) for card in layout.scenario.discards)
    wide = 2 if moves is None else 1
    walk = Walk(game.setting, discards, moves, layout.most, layout.depth, wide=wide)
    start = walk.start(tuple(dealer.pile), state, dealt=True)
    steps = (
        (found, replace(layout.scenario, events=found.rounds[0])) for found in walk.steps(start)
    )
    _take(whole, steps)


def _take(
    whole: Collection,
    steps: Iterator[tuple[Found, Situation]],
    readings: Mapping[str, str] | None = None,
) -> None:
    """Keeps the steps that show something new, or set the readings of a silence apart."""
    tries: dict[tuple[str, int, bool], int] = {}
    for found, situation in steps:
        new = set(found.features) - whole.seen
        whole.met |= found.met
        if new:
            whole.seen |= new
            if found.event is not None:
                whole.tried[found.event.move, found.refused is None] = None
            whole.add(_title(found), situation, outcomes(situation, whole.ruleset, readings))
            continue
        where = (found.node.length, bool(found.node.state["over"]))
        wanted = [
            s for s in sorted(found.met & whole.together) if tries.get((s, *where), 0) < TRIES
        ]
        if wanted:
            for silence in wanted:
                tries[silence, *where] = tries.get((silence, *where), 0) + 1
            results = outcomes(situation, whole.ruleset, readings)
            if any(separates(results, silence) for silence in wanted):
                whole.add(_title(found), situation, results)


def gaps(whole: Collection) -> list[str]:
    """What the cases of a ruleset don't show, a sentence each."""
    several = whole.together
    said = [
        Said("gap-readings", silence=silence)
        if silence in several and silence in whole.met
        else Said("gap-silence", silence=silence)
        for silence in whole.ruleset.silences
        if silence in whole.lacking
    ]
    for move in (BID, *whole.ruleset.calls, *whole.ruleset.moves):
        said += [Said("gap-allowed", move=move)] * ((move, True) not in whole.tried)
        said += [Said("gap-forbidden", move=move)] * ((move, False) not in whole.tried)
    rules = uncovered(whole.cases, whole.ruleset)
    return [*said, *(Said("gap-rule", rule=rule) for rule in rules)]


def _title(found: Found) -> str:
    """The last thing that is done, and what becomes of it."""
    event = found.event
    if event is None:
        return f"the deal of round {len(found.rounds)}"
    if found.refused is not None:
        return f"{_said(event)}: not allowed, {found.refused}"
    if found.node.state["over"]:
        return f"{_said(event)}: {_ended(found.node.state)}"
    return f"{_said(event)}: seat {found.node.state['turn']} is to act"


def _ended(state: State) -> str:
    """What became of a round that is over."""
    said = [f"total {state['total']}, bid {state['bid']}"] if state["counted"] else ["not counted"]
    said += [f"seat {seat} pays {coins}" for seat, coins in enumerate(state["paid"]) if coins]
    said += ["all cards are shuffled"] * bool(state["reshuffled"])
    said += [f"seat {state['winner']} wins"] * (state["winner"] >= 0)
    return ", ".join(said)


def _said(event: Event) -> str:
    choice = [f"{value}" for value in (event.amount, event.target, event.card) if value is not None]
    return " ".join([f"seat {event.seat}:", event.move, *choice])
