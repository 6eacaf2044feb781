"""Can a rule act, or forbid something, and can two do so in one situation? Fewest players first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.match import run_match
from coyote_spec.interpreter.scenario import Scenario, run_scenario
from coyote_spec.interpreter.score import score
from coyote_spec.interpreter.setting import holds, in_range
from coyote_spec.locale.said import Said, listed
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.consulted import BEFORE, EMPTY
from coyote_spec.prover.each import DECLARING
from coyote_spec.prover.idle import lacks_card, never_acts
from coyote_spec.prover.match.pile import Acts, first_act
from coyote_spec.prover.questions.turns import SEARCHED
from coyote_spec.prover.reached import reached
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding
from coyote_spec.prover.witness import agreed_in, ground_for, shown, told
from coyote_spec.ruleset.rule import Moment, Values
from coyote_spec.search.fired import acted
from coyote_spec.search.firing import Acted, Counted, acting, rounds_that_act, tables
from coyote_spec.search.nearer import with_nearer_cards
from coyote_spec.search.shortest import size
from coyote_spec.search.told import as_match, as_scenario, event_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coyote_spec.prover.match.course import Laid
    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.search.ground import Ground
    from coyote_spec.search.told import Replay, Situation

BY_ROUND = "by-first-rounds"
AFTER_FIRST = 200
"""Rounds that are looked at after the first that fits: one of them may be smaller."""


def rule_fires(ask: Asked) -> Finding:
    """Is there a situation in which a rule acts, or forbids something?"""
    return _together(ask, ask.words)


def rules_meet(ask: Asked) -> Finding:
    """Is there one situation in which two rules act or forbid something?"""
    return _together(ask, ask.words)


def _together(ask: Asked, names: tuple[str, ...]) -> Finding:
    rules = {rule.name: (section, rule) for section, rule in ask.game.rules()}
    for name in names:
        section, rule = rules[name]
        if isinstance(rule.body, DECLARING) or section == "options":
            raise Undecided(Said("why-declares", rule=name))
    if any(isinstance(rules[name][1].body, Values) for name in names):
        return _of_players(ask, rules[names[0]][1])
    counted = [name for name in names if rules[name][0] == "counting"]
    others = [name for name in names if name not in counted]
    idle = [name for name in names if _never(ask, rules[name][1])]
    said = listed([Said("as-code", name=name) for name in names])
    if idle:
        words = Said("never-acts", ruleset=ask.game.name, rule=idle[0])
        return ask.finding(REFUTED, Said("by-all-states"), words)
    unproved: list[int] = []
    for n in ask.players:
        one = ask.only(n)
        first = first_act_of(one, n, [rules[name][1] for name in names])
        does = "can-act-at-once" if len(names) > 1 else "can-act"
        words = Said(does, players=n, ruleset=ask.game.name, rules=said)
        if first is not None and first.shown is not None:
            found = _as_match(first.shown, ask, names)
            return one.finding(
                PROVED, Said(BY_ROUND), words, details=_fewer(ask, n, unproved), **found
            )
        if first is not None and first.never:
            continue
        ground = ground_for(one, n)
        seen = _found(one, n, ground, counted, others)
        if seen is not None:
            details = _fewer(ask, n, unproved)
            return one.finding(PROVED, Said(SEARCHED), words, details=details, **seen)
        if not any(never_acts(reached(one, n), rules[name][1]) for name in names):
            unproved.append(n)
    if not unproved:
        words = Said("acts-in-no-match", ruleset=ask.game.name, rules=said)
        return ask.finding(REFUTED, Said("by-all-situations"), words)
    unknown = "acting-unknown-at-once" if len(names) > 1 else "acting-unknown"
    words = Said(unknown, ruleset=ask.game.name, rules=said)
    return ask.finding(UNKNOWN, Said("by-search-and-state"), words)


def _fewer(ask: Asked, n: int, unproved: list[int]) -> tuple[str, ...]:
    """What is known of those fewer players that are asked about than a situation was found for."""
    if n == ask.players[0]:
        return ()
    if not unproved:
        less = ", ".join(str(m) for m in ask.players if m < n)
        return (Said("none-with-fewer", numbers=less),)
    return (Said("fewer-unproved", numbers=", ".join(map(str, unproved))),)


def first_act_of(ask: Asked, n: int, rules: list[Rule]) -> Acts | None:
    """The first round in which a rule acts that is for a deal or an empty pile, by the search of
    all that matches can come to; None for other rules, and where that search gives up."""
    moment = rules[0].body
    if len(rules) > 1 or not isinstance(moment, Moment) or ask.claim.assuming is not None:
        return None
    if moment.at not in (BEFORE, EMPTY):
        return None
    try:
        return first_act(ask.setting(n), ask.deck, rules[0].name, ask.limit)
    except Undecided:
        return None


def _as_match(laid: Laid, ask: Asked, names: tuple[str, ...]) -> dict[str, Any]:
    if not acted(laid.match, ask.game) >= set(names):
        raise AssertionError(f"replay of {laid.match}: {names} don't act")
    return {"witness": laid.match.as_json(), "results": {ask.game.name: laid.result.as_json()}}


def _never(ask: Asked, rule: Rule) -> bool:
    """Whether it is proved that a rule never acts, whatever the number of players."""
    if lacks_card(ask.game, ask.deck, rule):
        return True
    return all(never_acts(reached(ask, n), rule) for n in ask.players)


def _found(
    ask: Asked, n: int, ground: Ground, counted: list[str], others: list[str]
) -> dict[str, Any] | None:
    """The witness and the results of a situation in which all of these act."""
    if not others:
        table = next((t for t in tables(ground) if t.names.issuperset(counted)), None)
        return None if table is None else _as_table(ask, ground, table, counted)
    rounds: Iterable[Acted] = acting(ground)
    if counted:
        tried = [t for t, _ in zip(_with(tables(ground), counted), range(3), strict=False)]
        rounds = rounds_that_act(ground, tried)
    best: Acted | None = None
    left = AFTER_FIRST
    for one in rounds:
        fits = one.names.issuperset([*counted, *others])
        if fits and (best is None or _size(ground, one) < _size(ground, best)):
            best = one
        if best is not None:
            left -= 1
            if left <= 0:
                break
    if best is None:
        return None
    return _as_round(ask, n, ground, best, frozenset([*counted, *others]))


def _with(found: Iterable[Counted], names: list[str]) -> Iterable[Counted]:
    return (table for table in found if table.names.issuperset(names))


def _size(ground: Ground, one: Acted) -> tuple[int, int, int]:
    drawn, moves, values = size(ground, one.node)
    more = 0 if one.forbidden is None else abs(one.forbidden[2] or 0)
    return drawn, moves + (one.forbidden is not None), values + more


def _as_table(ask: Asked, ground: Ground, table: Counted, names: list[str]) -> dict[str, Any]:
    kinds = [kind.name for kind in ground.setting.kinds]
    cards, pile = ([kinds[k] for k in some] for some in (table.cards, table.pile))
    setting = ground.setting
    result = score(ask.game, cards, pile, options=setting.options, readings=setting.readings)
    if list(result.draws) != pile:
        raise AssertionError(f"replay of {cards} {pile}: drawn {result.draws}, for {names}")
    return {
        "witness": {"cards": cards, "pile": pile},
        "results": {ask.game.name: result.as_json()},
    }


def _as_round(
    ask: Asked, n: int, ground: Ground, one: Acted, names: frozenset[str]
) -> dict[str, Any]:
    if one.forbidden is not None:
        return _as_forbidden(ask, ground, one, names)

    def shows(played: Replay) -> bool:
        return acted(played.situation, ask.game) >= names

    return told(shown(ask, n, ground, one.node, shows), ask)


def _as_forbidden(ask: Asked, ground: Ground, one: Acted, names: frozenset[str]) -> dict[str, Any]:
    """The way to where something is tried that a rule forbids, and only that rule."""
    assert one.forbidden is not None
    event = event_of(ground, replace(one.node, done=one.forbidden))
    agreed = agreed_in(ask)
    if one.node.round()[0].hands is None:
        match = as_match(ground, one.node, agreed)
        rounds = (*match.rounds[:-1], (*match.rounds[-1], event))
        found = _refused(ask, match, replace(match, rounds=rounds), names)
    else:
        scenario = as_scenario(ground, one.node, agreed)
        tried = (*with_nearer_cards(scenario, ground.setting), scenario)
        whole = ((other, replace(other, events=(*other.events, event))) for other in tried)
        refused = (_refused(ask, before, played, names) for before, played in whole)
        found = next((one for one in refused if one is not None), None)
    if found is None:
        raise AssertionError(f"replay of {event} after {one.node}: not forbidden as {names}")
    return found


def _refused(
    ask: Asked, before: Situation, played: Situation, names: frozenset[str]
) -> dict[str, Any] | None:
    """The witness and the result of a situation whose last event is forbidden, if that and what
    came before has all of these at it."""
    if isinstance(played, Scenario):
        result = run_scenario(played, ask.game)
        last, told_as = len(played.events), result.as_json()
    else:
        whole = run_match(played, ask.game)
        result, last, told_as = whole.rounds[-1], len(played.rounds[-1]), whole.as_json()
    if result.illegal_at != last or result.rule is None:
        return None
    if not acted(before, ask.game) | {result.rule} >= names:
        return None
    return {"witness": played.as_json(), "results": {ask.game.name: told_as}}


def _of_players(ask: Asked, rule: Rule) -> Finding:
    """Whether a rule on how many play allows a number that is asked about."""
    assert isinstance(rule.body, Values)
    for n in ask.players:
        setting = ask.setting(n)
        for span in rule.body.ranges:
            if in_range(n, span) and holds(span.when, n, setting.options, ask.game):
                one = ask.only(n)
                ground = ground_for(one, n)
                played = shown(one, n, ground, ground.match(), lambda played: True)
                words = Said("allows-players", rule=rule.name, players=n, ruleset=ask.game.name)
                method = Said("by-rule-conditions")
                return one.finding(PROVED, method, words, **told(played, ask))
    words = Said("allows-no-players", rule=rule.name, ruleset=ask.game.name)
    return ask.finding(REFUTED, Said("by-rule-conditions"), words)
