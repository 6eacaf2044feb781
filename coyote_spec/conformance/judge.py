"""Plays a log again and finds, match by match, the first thing that isn't as the rules have it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.conformance.blame import behind
from coyote_spec.conformance.log import KEYS
from coyote_spec.interpreter.dealers import ShuffleError
from coyote_spec.interpreter.match import Match, Orders, table_of
from coyote_spec.locale.said import Said

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.interpreter.rounds import Event, Result
    from coyote_spec.interpreter.table import Table
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.semantics.round import Requirement

FORBIDDEN, OTHERWISE, SHUFFLE = "forbidden", "otherwise", "shuffle"
ALLOWED = "allowed"


@dataclass(frozen=True, slots=True)
class Difference:
    """A key of a result: what the rules give, what the log says, and the rules behind it."""

    key: str
    expected: Any
    given: Any
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """The first thing in a match that isn't as the rules have it; all numbers count from 1.

    kind is forbidden (an event, or without one the deal of a round), allowed (the program refused
    an event that the rules allow), otherwise (a round came out in another way) or shuffle (the
    cards can't have lain so). rule names what forbids it, or which rule shuffles; says is the
    reason in words, where the rule's own don't give it.
    """

    match: int
    round: int
    event: int | None
    kind: str
    rule: str | None = None
    says: str = ""
    differs: tuple[Difference, ...] = ()


def judge(matches: Sequence[Match], ruleset: Ruleset) -> tuple[Finding, ...]:
    """The first finding of each match that has one."""
    found = (_Judge(number, match, ruleset).first() for number, match in enumerate(matches, 1))
    return tuple(one for one in found if one is not None)


class _Judge:
    """Goes through one match; at is the round and the event that is looked at."""

    def __init__(self, number: int, match: Match, ruleset: Ruleset) -> None:
        self.number = number
        self.match = match
        self.ruleset = ruleset
        self.round = 1
        self.event: int | None = None
        self.table: Table | None = None

    def first(self) -> Finding | None:
        """The first finding, if there is one."""
        try:
            self.table = table_of(self.match, self.ruleset)
            return self._rounds(self.table) or self._unused(self.table)
        except ShuffleError as error:
            acting = self.table.notes.acting if self.table else []
            rule = acting[-1].name if acting else None
            return self._finding(SHUFFLE, rule, error.diagnostics[0].message)

    def _finding(
        self, kind: str, rule: str | None, says: str, differs: tuple[Difference, ...] = ()
    ) -> Finding:
        return Finding(self.number, self.round, self.event, kind, rule, says, differs)

    def _refused(self, need: Requirement) -> Finding:
        return self._finding(FORBIDDEN, need.rule, need.says)

    def _rounds(self, table: Table) -> Finding | None:
        stopped = False
        for number, events in enumerate(self.match.rounds, 1):
            self.round, self.event = number, None
            if stopped:
                said = Said("log-goes-on")
                return self._finding(FORBIDDEN, "the match", said)
            need = table.deal()
            if need is not None:
                return self._refused(need)
            said_of = self.match.results[number - 1] if self.match.results else None
            refused = self._events(table, events, said_of or {})
            if isinstance(refused, Finding):
                return refused
            stopped = refused is not None
            if said_of is not None:
                found = self._compare(table, said_of, refused or table.result())
                if found is not None:
                    return found
        return None

    def _events(
        self, table: Table, events: Sequence[Event], said: Mapping[str, Any]
    ) -> Finding | Result | None:
        """Plays a round. The result is that of an event which the log itself says was refused."""
        for number, event in enumerate(events, 1):
            self.event = number
            need = table.do(event)
            if need is None:
                continue
            last = number == len(events)
            if last and said.get("illegal_at", number) == number and _refuses(said):
                return table.result(number, need)
            return self._refused(need)
        self.event = None
        return None

    def _compare(self, table: Table, said: Mapping[str, Any], result: Result) -> Finding | None:
        whole = result.as_json()
        keys = [key for key in KEYS if key in said and not _same(said[key], whole[key])]
        if not keys:
            return None
        differs = tuple(
            Difference(key, whole[key], said[key], behind(key, table.notes, self.ruleset))
            for key in keys
        )
        if _refuses(said) and result.illegal_at is None:
            self.event = said.get("illegal_at") or len(self.match.rounds[self.round - 1]) or None
            reason = Said("log-refused")
            return self._finding(ALLOWED, None, reason, differs)
        return self._finding(OTHERWISE, None, "", differs)

    def _unused(self, table: Table) -> Finding | None:
        """Shuffles that the rules never demand. One for the deal that would come next is fine."""
        orders = table.dealer.reorder
        if not isinstance(orders, Orders):
            return None
        listed, used = len(orders.listed), orders.used
        if used < listed and table.round_over:
            table.deal()
        if orders.used == listed:
            return None
        self.round, self.event = max(1, len(self.match.rounds)), None
        return self._finding(SHUFFLE, None, Said("log-shuffles", listed=listed, used=used))


def _refuses(said: Mapping[str, Any]) -> bool:
    """Whether the log says that the program refused an event."""
    return said.get("outcome") == "illegal" or said.get("illegal_at") is not None


def _same(one: Any, other: Any) -> bool:
    """Whether two JSON values are equal; in Python alone true is 1."""
    return bool(one == other) and (isinstance(one, bool) == isinstance(other, bool))
