"""How findings ask their question of other situations than the witness, one function a question."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.interpreter.score import counted
from coyote_spec.prover.difference import SHOWN
from coyote_spec.search.told import replay
from coyote_spec.semantics.game import Watcher
from coyote_spec.semantics.round import BID, THE_ROUND, THE_TURN
from coyote_spec.witness.judge import Agreement, Judge
from coyote_spec.witness.situation import Table, cards_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from coyote_spec.interpreter.rounds import Result
    from coyote_spec.interpreter.score import Score
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.search.told import Replay
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game
    from coyote_spec.witness.situation import Situation

MAY = ("opening", "raise", "call")
"""Aspects of what may be done: the last event is the one that is asked about."""


def totals_differ(
    settings: Sequence[Setting], deck: Deck, players: Sequence[int], ways: Sequence[Agreement] = ()
) -> Judge:
    """Whether rulesets, or ways to play one, count a table to different totals."""
    return Judge(tuple(settings), deck, tuple(players), _totals_differ, _is_table, ways=tuple(ways))


def totals_outside(
    setting: Setting, deck: Deck, players: Sequence[int], low: int, high: int
) -> Judge:
    """Whether a total lies outside of a range."""
    return Judge((setting,), deck, tuple(players), partial(_outside, low, high), _is_table)


def cards_differ(
    settings: Sequence[Setting],
    deck: Deck,
    players: Sequence[int],
    after: Callable[[Setting, Sequence[str], Sequence[str]], Any],
) -> Judge:
    """Whether rulesets do different things with the cards of a table; after tells what becomes of
    them under a setting."""
    sees = partial(_cards_differ, tuple(settings), after)
    return Judge(tuple(settings), deck, tuple(players), sees, _is_table)


def rounds_differ(
    settings: Sequence[Setting], deck: Deck, players: Sequence[int], aspect: str
) -> Judge:
    """Whether rulesets differ in an aspect of a round; about what may be done, the last event is
    asked about, and about what follows, a call after which both count the same total."""
    calls = frozenset(name for setting in settings for name in setting.ruleset.calls)
    sees = partial(_rounds_differ, aspect, calls)
    return Judge(tuple(settings), deck, tuple(players), sees, partial(_speaks_of, aspect, calls))


def stays_open(setting: Setting, deck: Deck, players: Sequence[int]) -> Judge:
    """Whether a bidding goes on."""
    return Judge((setting,), deck, tuple(players), _stays_open, _is_round)


def total_below(setting: Setting, deck: Deck, players: Sequence[int], least: int) -> Judge:
    """Whether a round that is settled by a count has a total below a number."""
    return Judge((setting,), deck, tuple(players), partial(_below, least), _is_round)


def order_shows(
    settings: Sequence[Setting],
    deck: Deck,
    players: Sequence[int],
    ways: Sequence[Agreement],
    cards: Sequence[str],
    left_out: Collection[str],
) -> Judge:
    """Whether a total hangs on the order of two cards' rules, on tables with both of these cards
    and none of some others; ways are the two orders."""
    sees = partial(_order_shows, tuple(cards), frozenset(left_out))
    return Judge(tuple(settings), deck, tuple(players), sees, _is_table, ways=tuple(ways))


def state_shows(
    setting: Setting, deck: Deck, players: Sequence[int], shows: Callable[[Replay], bool]
) -> Judge:
    """Whether a round shows something in its states."""
    sees = partial(_shows, shows, setting.ruleset)
    return Judge((setting,), deck, tuple(players), sees, _is_scenario, whole=True)


def count_shows(
    setting: Setting, deck: Deck, players: Sequence[int], shows: Callable[[Game, State], Any]
) -> Judge:
    """Whether a table shows something once its cards are counted."""
    return Judge((setting,), deck, tuple(players), partial(_count_shows, setting, shows), _is_table)


def results_differ(
    settings: Sequence[Setting],
    deck: Deck,
    players: Sequence[int],
    ways: Sequence[Agreement],
    witness: object,
) -> Judge:
    """Whether a round comes to something else under several ways to play; asked of rounds that are
    played on as far as the witness."""
    last = witness.events[-1].move if isinstance(witness, Scenario) else ""
    arises = partial(_comes_to, last)
    return Judge(tuple(settings), deck, tuple(players), _results_differ, arises, ways=tuple(ways))


# ---------------------------------------------------------------- what is seen


def _is_table(situation: Situation) -> bool:
    return isinstance(situation, Table)


def _is_round(situation: Situation) -> bool:
    return isinstance(situation, Scenario) and bool(situation.events)


def _comes_to(move: str, situation: Situation) -> bool:
    """Whether a round comes to this move."""
    return isinstance(situation, Scenario) and any(e.move == move for e in situation.events)


def _speaks_of(aspect: str, calls: frozenset[str], situation: Situation) -> bool:
    """Whether the last event of a round is one that the aspect is about."""
    if not isinstance(situation, Scenario) or not situation.events:
        return False
    *before, last = (event.move for event in situation.events)
    match aspect:
        case "opening":
            return last == BID and BID not in before
        case "raise":
            return last == BID and BID in before
        case "actions":
            return True
        case _:
            return last in calls


def _totals_differ(table: Situation, told: Sequence[Score]) -> bool:
    return told[0].total != told[1].total


def _outside(low: int, high: int, table: Situation, told: Sequence[Score]) -> bool:
    return not low <= told[0].total <= high


def _cards_differ(
    settings: tuple[Setting, ...],
    after: Callable[[Setting, Sequence[str], Sequence[str]], Any],
    table: Situation,
    told: Sequence[Score],
) -> bool:
    assert isinstance(table, Table)
    sides = [replace(setting, players=len(table.cards)) for setting in settings]
    seen = [after(side, table.cards, table.pile) for side in sides]
    return any(one != seen[0] for one in seen)


def _rounds_differ(
    aspect: str, calls: frozenset[str], situation: Situation, told: Sequence[Result]
) -> bool | None:
    assert isinstance(situation, Scenario)
    if aspect in MAY:
        return _may(len(situation.events), told)
    after = all(one.outcome == "settled" and one.total is not None for one in told)
    if aspect == "actions":
        if not after and all(one.illegal_at is None for one in told):
            return _shown(aspect, told)
        last = situation.events[-1].move
        only_one = _may(len(situation.events), told)
        return True if only_one and last != BID and last not in calls else None
    if not after or told[0].total != told[1].total:
        return None
    match aspect:
        case "elimination":
            same = told[0].paid == told[1].paid
            return told[0].eliminated != told[1].eliminated or (same and _shown(aspect, told))
        case "next_starter" if any(one.winner is not None for one in told):
            return None
        case _:
            return _shown(aspect, told)


def _shown(aspect: str, told: Sequence[Result]) -> bool:
    """Whether an aspect shows otherwise in two results."""
    show = attrgetter(*SHOWN[aspect])
    return bool(show(told[0]) != show(told[1]))


def _may(events: int, told: Sequence[Result]) -> bool | None:
    """Whether only one of the rulesets allows the last event; None when it isn't asked about, as
    one before it is forbidden, or nobody may do anything but the seat whose turn it is."""
    stops = [one.illegal_at for one in told]
    if any(stop is not None and stop < events for stop in stops):
        return None
    if any(one.rule in (THE_ROUND, THE_TURN) for one in told):
        return None
    return stops[0] != stops[1]


def _stays_open(situation: Situation, told: Sequence[Result]) -> bool | None:
    return None if told[0].outcome == "illegal" else told[0].outcome == "open"


def _below(least: int, situation: Situation, told: Sequence[Result]) -> bool | None:
    total = told[0].total if told[0].outcome == "settled" else None
    return None if total is None else total < least


def _order_shows(
    cards: tuple[str, ...], left_out: frozenset[str], table: Situation, told: Sequence[Score]
) -> bool | None:
    there = {*cards_of(table)}
    if not there >= {*cards} or there & left_out:
        return None
    return told[0].total != told[1].total


def _is_scenario(situation: Situation) -> bool:
    return isinstance(situation, Scenario)


def _shows(
    shows: Callable[[Replay], bool], ruleset: Ruleset, situation: Situation, told: Sequence[Result]
) -> bool | None:
    assert isinstance(situation, Scenario)
    if told[0].outcome == "illegal":
        return None
    played = replay(situation, ruleset)
    return None if played is None else shows(played)


def _count_shows(
    setting: Setting,
    shows: Callable[[Game, State], Any],
    table: Situation,
    told: Sequence[Score],
) -> bool:
    assert isinstance(table, Table)
    here = replace(setting, players=len(table.cards))
    game, state, _ = counted(here, table.cards, table.pile, Watcher())
    return bool(shows(game, state))


def _results_differ(situation: Situation, told: Sequence[Result]) -> bool | None:
    if all(one.illegal_at is not None for one in told):
        return None
    bare: dict[str, Any] = {
        "ruleset": "",
        "rule": None,
        "why": None,
        "direction": 1,
        "relied_on": (),
    }
    one, other = (replace(result, **bare) for result in told)
    return one != other
