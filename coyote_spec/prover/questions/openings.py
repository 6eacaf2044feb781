"""Can the opener always make a bid that is true?"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.scenario import Scenario, laid_out, run_scenario
from coyote_spec.locale.said import Said, cards_said
from coyote_spec.odds.hands import how_many
from coyote_spec.odds.odds import odds_of
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.certain import MOST_HANDS
from coyote_spec.prover.judges import total_below
from coyote_spec.prover.opening import Openings
from coyote_spec.prover.ranges import Ends
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding
from coyote_spec.semantics.round import BID, Act, legal
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from fractions import Fraction

    from coyote_spec.interpreter.rounds import Result
    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.witness.judge import Judge

TRIED = 1000
"""Numbers that are tried one by one in a replay."""


def true_bid_can_open(ask: Asked, n: int) -> Finding:
    """Is there, whatever the cards, a number that may open the bidding and is at most the total?

    One card each from a fresh deck, no action. The lowest total decides: a number of at most that
    is true on every table, and if no such number may open, none is true on that table.
    """
    game, setting = ask.game, ask.setting(n)
    openings, ends = Openings(setting, ask.limit), Ends(setting, ask.limit)
    lowest = ends.furthest(-1)
    opening = openings.some_up_to(lowest)
    if opening is not None:
        if not openings.always(opening):
            raise Undecided(Said("why-openings-hang", ruleset=game.name))
        about = {"players": n, "lowest": lowest, "number": opening}
        said = Said("true-opening", ruleset=game.name, **about)
        return ask.finding(PROVED, Said("by-lowest-total"), said)
    least = openings.lowest_above(lowest)
    end = ends.smallest_below(least)
    assert end is not None
    scenario = Scenario(
        hands=end.hand,
        pile=end.draws,
        coins=(0,) * n,
        options=ask.claim.options,
        readings=ask.claim.readings,
    )
    shown, result = replayed(ask, scenario, end.total, least)
    said = Said(
        "no-true-opening",
        players=n,
        cards=cards_said(end.hand),
        total=end.total,
        ruleset=game.name,
        what=lowest_said(least),
    )
    return ask.finding(
        REFUTED,
        Said("by-table-often", how=Said("by-solver")),
        said,
        witness=shown.as_json(),
        results={game.name: result.as_json()},
        frequency=None if least is None else _frequency(ask, n, least),
        judge=_judge(ask, n, least, result),
    )


def lowest_said(least: int | None) -> Said:
    """Which number may open, if any."""
    if least is None:
        return Said("nothing-may-open")
    return Said("lowest-that-opens", number=least)


def _judge(ask: Asked, n: int, least: int | None, shown: Result) -> Judge | None:
    """Of other rounds it is asked whether their total is below all numbers that may open."""
    if least is None or shown.outcome != "settled":
        return None
    return total_below(ask.setting(n), ask.deck, (n,), least)


def _frequency(ask: Asked, n: int, least: int) -> dict[int, Fraction] | None:
    """How often the total is below the lowest number that may open; None where that can't be
    counted."""
    if how_many(ask.setting(n).most, n) > MOST_HANDS:
        return None
    try:
        share = odds_of(ask.setting(n), at_most=least - 1).at_most
    except InputError:
        return None
    assert share is not None
    return {n: share}


def replayed(
    ask: Asked, scenario: Scenario, total: int, least: int | None
) -> tuple[Scenario, Result]:
    """The scenario with the lowest legal bid, which is called; no true number may be bid before.
    Where no number is legal, with the total as a bid. Anything else is a fault of this program."""

    def played(*events: Event) -> Result:
        return run_scenario(replace(scenario, events=events), ask.game)

    game, state, _ = laid_out(scenario, ask.game)
    tried = range(total, max(total - TRIED, (total if least is None else least) - TRIED), -1)
    between = () if least is None else range(total + 1, min(least, total + TRIED))
    for number in (*tried, *between):
        if legal(game, state, Act(BID, 0, number)):
            raise AssertionError(f"replay of {scenario}: {number} may open")
    if least is None:
        event = Event(0, BID, amount=total)
        return replace(scenario, events=(event,)), played(event)
    first = Event(0, BID, amount=least)
    after = played(first)
    if after.outcome != "open" or after.turn is None:
        raise AssertionError(f"replay of {scenario}: {least} may not open: {after}")
    for call in ask.game.calls:
        result = played(first, Event(after.turn, call))
        if result.outcome == "settled":
            if result.total != total:
                raise AssertionError(f"replay of {scenario}: {result.total}, not {total}")
            return replace(scenario, events=(first, Event(after.turn, call))), result
    return replace(scenario, events=(first,)), after
