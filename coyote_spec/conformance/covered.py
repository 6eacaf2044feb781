"""Which rules the cases need: without them some case comes out otherwise, or not at all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coyote_spec.conformance.case import Case, Table, come_out
from coyote_spec.interpreter.match import Match
from coyote_spec.interpreter.scenario import Scenario
from coyote_spec.interpreter.setting import kind_of
from coyote_spec.ruleset.rule import Chosen, Needs, Numbers, Requires
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from coyote_spec.interpreter.rounds import Event
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset


def uncovered(cases: Sequence[Case], ruleset: Ruleset) -> list[str]:
    """The names of the rules that no case shows."""
    return [rule.name for _, rule in ruleset.rules() if not _shown(rule, cases, ruleset)]


def without(ruleset: Ruleset, rule: Rule) -> Ruleset:
    """The ruleset as it would be if a rule weren't there."""
    sections = {
        section: tuple(one for one in rules if one is not rule)
        for section, rules in ruleset.sections.items()
    }
    return replace(ruleset, sections=sections)


def _shown(rule: Rule, cases: Sequence[Case], ruleset: Ruleset) -> bool:
    if _declared(rule, cases, ruleset):
        return True
    fewer = without(ruleset, rule)
    return any(comes_out_otherwise(case, fewer) for case in _likely_first(rule, cases))


def _likely_first(rule: Rule, cases: Sequence[Case]) -> Iterator[Case]:
    """The cases that speak of the rule in their titles, then all others."""
    names = [case for case in cases if rule.name in case.title]
    yield from names
    yield from (case for case in reversed(cases) if rule.name not in case.title)


def comes_out_otherwise(case: Case, ruleset: Ruleset) -> bool:
    """Whether a ruleset gives something else for a case, or can't be used for it."""
    for one in case.outcomes:
        try:
            result, _ = come_out(case.situation, ruleset, one.readings)
        except Exception:
            return True
        if result != one.result:
            return True
    return False


def _declared(rule: Rule, cases: Iterable[Case], ruleset: Ruleset) -> bool:
    """Whether a rule that forbids and does nothing is met: it says that something is free, or is
    settled before the game. Of those it is enough that a case makes use of it."""
    match rule.body:
        case Chosen():
            return any(_starter(case) for case in cases)
        case Needs(_, None):
            return any(event.move == BID for case in cases for event in _events(case))
        case Requires():
            return any(_options(case) for case in cases)
        case Numbers():
            fewer = without(ruleset, rule)
            used = {card for case in cases for card in _cards(case)}
            return any(kind_of(fewer, card) != kind_of(ruleset, card) for card in used)
        case _:
            return False


def _starter(case: Case) -> int:
    return 0 if isinstance(case.situation, Table) else case.situation.starter


def _options(case: Case) -> bool:
    return not isinstance(case.situation, Table) and bool(case.situation.options)


def _events(case: Case) -> Iterator[Event]:
    match case.situation:
        case Scenario(events=events):
            yield from events
        case Match(rounds=rounds):
            for events in rounds:
                yield from events
        case _:
            return


def _cards(case: Case) -> tuple[str, ...]:
    return case.situation.cards if isinstance(case.situation, Table) else ()
