"""Can somebody be without a legal move, or forced to bid for ever?"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.said import Said
from coyote_spec.prover.bidding import closed_said, find_ranking
from coyote_spec.prover.bidding import never_stuck as has_always_a_move
from coyote_spec.prover.choices import bounds_of_bids, legal_number
from coyote_spec.prover.endless import can_always_be_ended, closed_under_all
from coyote_spec.prover.questions.turns import SEARCHED
from coyote_spec.prover.reached import reached
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding
from coyote_spec.prover.witness import ground_for, shown, sought, told
from coyote_spec.ruleset.rule import Move
from coyote_spec.search.find import Sought, begun, laid_out, some_hands, typical
from coyote_spec.search.graph import without_end
from coyote_spec.search.told import fits_scenario, laid_as
from coyote_spec.semantics.round import BID, Act, legal

if TYPE_CHECKING:
    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.search.ground import Ground, Node
    from coyote_spec.search.told import Replay
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game


def never_stuck(ask: Asked, n: int) -> Finding:
    """Has everybody who is to act a legal move?"""
    game, extra, premise = ask.game, ask.extra(n), ask.premise(ask.extra(n))
    bounds = bounds_of_bids(ask.setting(n), ask.claim.assuming, extra)
    if has_always_a_move(reached(ask, n).whole, bounds):
        said = Said("stuck-never", players=n, ruleset=game.name, premise=premise)
        return ask.finding(PROVED, Said("by-all-states"), said)
    ground = ground_for(ask, n)

    def stuck(node: Node) -> bool:
        if ground.over(node) or any(True for _ in ground.after(node)):
            return False
        return not _can_move(ask, ground.plainly, ground.whole(node), extra)

    def shows(played: Replay) -> bool:
        last = played.last
        return not last["over"] and not _can_move(ask, played.game, last, extra)

    played = sought(ask, n, ground, Sought(stuck, shows))
    if played is None:
        said = Said("stuck-unknown", ruleset=game.name, players=n, premise=premise)
        return ask.finding(UNKNOWN, Said("by-state-and-search"), said)
    turn = played.last["turn"]
    who = Said("seat-to-act", seat=turn) if turn >= 0 else Said("nobody-to-act")
    said = Said("stuck", players=n, ruleset=game.name, premise=premise, who=who)
    return ask.finding(REFUTED, Said(SEARCHED), said, **told(played, ask))


def _can_move(ask: Asked, game: Game, state: State, extra: dict[str, int]) -> bool:
    """Whether anybody has a legal move in a state that is known."""
    rules, seats, kinds = game.setting.ruleset, list(game.seats), range(len(game.setting.kinds))
    turn = state["turn"]
    if turn in seats and any(legal(game, state, Act(call, turn)) for call in rules.calls):
        return True
    if legal_number(game, state, ask.claim.assuming, extra) is not None:
        return True
    for name, rule in rules.moves.items():
        assert isinstance(rule.body, Move)
        seat = state["bidder"] if rule.body.timing == "after" else state["turn"]
        if rule.body.choice == "number":
            if legal_number(game, state, move=name) is not None:
                return True
            continue
        choices = {"seat": seats, "card": list(kinds)}.get(rule.body.choice or "", [0])
        if seat in seats and any(legal(game, state, Act(name, seat, c)) for c in choices):
            return True
    return False


def never_forced(ask: Asked, n: int) -> Finding:
    """Can a round always be ended, so that nobody must bid for ever?"""
    game, extra, premise = ask.game, ask.extra(n), ask.premise(ask.extra(n))
    whole, ground = reached(ask, n), ground_for(ask, n)
    bounds = bounds_of_bids(ask.setting(n), ask.claim.assuming, extra)
    about: dict[str, Any] = {"players": n, "ruleset": game.name, "premise": premise}
    if can_always_be_ended(whole, bounds):
        return ask.finding(PROVED, Said("by-all-states"), Said("forced-never-ended", **about))
    ranking = find_ranking(whole.whole, bounds) if bounds else None
    if ranking is not None:
        said = Said("forced-never-ranked", **about)
        details = (Said("falls-with-moves", ranking=ranking.said),)
        return ask.finding(PROVED, Said("by-ranking-of-bids"), said, details=details)
    for node in _candidates(ground):
        closed = closed_under_all(whole, ground.whole(node))
        if closed is not None:
            return _forced(ask, n, ground, node, closed)
    return ask.finding(UNKNOWN, Said("by-state-and-set"), Said("forced-unknown", **about))


def _candidates(ground: Ground) -> list[Node]:
    """Rounds that may have no end, few of them, with the shortest ways: the first of a match, or
    else any."""
    first = ground.match()
    found: list[Node] = []
    if fits_scenario(ground, first):
        hands = some_hands(ground)
        starts = (laid_as(ground, first, cards) for cards in (*hands[1:3], hands[0]))
        found = next(filter(None, (_few_without_end(ground, [start]) for start in starts)), [])
    later = laid_out([first, *begun(ground)], ground)
    return found or _few_without_end(ground, typical(ground, later))


def _few_without_end(ground: Ground, starts: list[Node]) -> list[Node]:
    return list(islice(without_end(ground, starts), FEW))


FEW = 5
"""States that are looked at more closely."""


def _forced(ask: Asked, n: int, ground: Ground, node: Node, closed: tuple[str, ...]) -> Finding:
    """The way to a closed set of states, replayed up to the first bid in it."""

    def shows(played: Replay) -> bool:
        calls = played.game.setting.ruleset.calls
        ends = [
            legal(played.game, state, Act(call, state["turn"]))
            for state in played.states[-2:]
            for call in calls
        ]
        return not played.last["over"] and not any(ends)

    bids = [one for one in ground.after(node) if one.done is not None and one.done[0] == BID]
    played = shown(ask, n, ground, bids[0], shows)
    turn = played.last["turn"]
    premise = ask.premise(ask.extra(n))
    said = Said("forced", players=n, ruleset=ask.game.name, premise=premise, seat=turn)
    method = Said("by-way-to-set")
    details = (closed_said(closed),)
    return ask.finding(REFUTED, method, said, details=details, **told(played, ask))
