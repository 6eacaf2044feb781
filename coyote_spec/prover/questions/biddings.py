"""Questions about the bidding of a round, of any number of bids: does it end?"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.scenario import Scenario, run_scenario
from coyote_spec.locale.said import Said
from coyote_spec.prover.bidding import Endless, closed_said, find_endless, find_ranking
from coyote_spec.prover.bidding import never_stuck as has_always_a_move
from coyote_spec.prover.choices import bounds_of_bids
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.judges import stays_open
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.ruleset.setting import Setting


def bidding_ends(ask: Asked, n: int) -> Finding:
    """Does every bidding end?"""
    game, setting, extra = ask.game, ask.setting(n), ask.extra(n)
    whole = any_round(setting, ask.claim.assuming, extra, ask.limit)
    premise = ask.premise(extra)
    bounds = bounds_of_bids(setting, ask.claim.assuming, extra)
    ranking = find_ranking(whole, bounds)
    if ranking is not None:
        moving = has_always_a_move(whole, bounds)
        also = Said("bidding-moves" if moving else "bidding-may-stick")
        said = Said("bidding-ends", players=n, ruleset=game.name, premise=premise, moving=also)
        invariants = (Said("holds-throughout", what=rule.says) for rule in whole.invariants)
        details = (Said("falls-with-moves", ranking=ranking.said), *invariants)
        return ask.finding(PROVED, Said("by-ranking-of-bids"), said, details=details)
    endless = find_endless(whole, ask.claim.assuming, extra)
    if endless is None:
        said = Said("bidding-unknown", ruleset=game.name, players=n)
        return ask.finding(UNKNOWN, Said("by-ranking-and-set"), said)
    said = Said(
        "bidding-endless",
        players=n,
        ruleset=game.name,
        premise=premise,
        opening=endless.opening,
        more=endless.more,
    )
    scenario, result = _lap(ask, setting, endless)
    return ask.finding(
        REFUTED,
        Said("by-closed-set"),
        said,
        witness=scenario.as_json(),
        results={game.name: result},
        details=(
            Said("pattern", pattern=Said("each-bid-more", more=endless.more)),
            closed_said(endless.closed),
        ),
        judge=stays_open(setting, ask.deck, (n,)),
    )


def _lap(ask: Asked, setting: Setting, endless: Endless) -> tuple[Scenario, dict[str, Any]]:
    """The beginning of an endless bidding as a scenario, replayed."""
    n = setting.players
    events = tuple(
        Event(seat, BID, amount=endless.opening + endless.more * i)
        for i, seat in enumerate(endless.seats)
    )
    scenario = Scenario(
        hands=smallest_cards(setting, n),
        coins=(0,) * n,
        options=ask.claim.options,
        readings=ask.claim.readings,
        events=events,
    )
    result = run_scenario(scenario, ask.game)
    if result.outcome != "open" or result.bid != (events[-1].seat, events[-1].amount):
        raise AssertionError(f"replay of an endless bidding: {result}")
    return scenario, result.as_json()


def smallest_cards(setting: Setting, n: int) -> tuple[str, ...]:
    """The n cards of the deck with the smallest absolute values, in the order of the deck."""
    order = {kind.name: i for i, kind in enumerate(setting.kinds)}
    cards = list(Counter(dict(zip(order, setting.most, strict=True))).elements())
    values = {kind.name: abs(kind.value) for kind in setting.kinds}
    chosen = sorted(cards, key=lambda card: (values[card], order[card]))[:n]
    return tuple(sorted(chosen, key=order.__getitem__))
