"""What is compared: two rulesets, which players, and what is agreed for both."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.setting import allowed_players, choose, kind_of
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.locale.said import Said
from coyote_spec.prover.behave import Pair, Rounds
from coyote_spec.prover.verdict import UNKNOWN, Finding, Scope
from coyote_spec.source import InputError, wrong

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.comparison.many import Apart
    from coyote_spec.prover.ask import Undecided
    from coyote_spec.prover.differ import Table
    from coyote_spec.ruleset.ruleset import Deck, Ruleset


@dataclass(slots=True)
class Known:
    """What several comparisons can use: the rounds of single rulesets, for a deck the counts that
    were compared at once, and the tables on which two counts differ under other readings."""

    rounds: Rounds = field(default_factory=dict)
    counts: dict[str, Counts] = field(default_factory=dict)
    readings: dict[Any, Table | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts that were compared at once: of which rulesets, and for how many players."""

    rulesets: tuple[Ruleset, ...]
    players: tuple[int, ...]
    found: Apart

    def table(self, ask: Ask) -> tuple[Table | None] | None:
        """The smallest table on which the counts of two rulesets differ, or None in a tuple where
        they are alike; nothing where these two were not among the counts."""
        places = [
            next((i for i, one in enumerate(self.rulesets) if one is rules), None)
            for rules in (ask.one, ask.other)
        ]
        one, other = places
        if one is None or other is None or self.players != ask.players:
            return None
        return (self.found.between(one, other),)


@dataclass(frozen=True, slots=True)
class Ask:
    """What is compared, and under which agreements."""

    one: Ruleset
    other: Ruleset
    players: tuple[int, ...]
    options: Mapping[str, int]
    readings: Mapping[str, str]
    limit: float
    known: Known = field(default_factory=Known, compare=False)

    def pair(self, n: int, deck: Deck, extra: Mapping[str, str] | None = None) -> Pair:
        """Both settings for n players; options and readings go to those that have them."""
        return Pair(
            *(self._setting(rules, n, deck, extra or {}) for rules in (self.one, self.other))
        )

    def _setting(self, rules: Ruleset, n: int, deck: Deck, extra: Mapping[str, str]) -> Any:
        readings = {**self.readings, **extra}
        return choose(
            rules,
            dict(deck.cards),
            players=n,
            options={k: v for k, v in self.options.items() if k in rules.options},
            readings={k: v for k, v in readings.items() if _has(rules, k, v)},
            deck=deck,
        )

    def scope(
        self, deck: Deck | None, players: Sequence[int] | None = None, readings: Any = None
    ) -> Scope:
        names = (self.one.name, self.other.name)
        which = tuple(self.players if players is None else players)
        return Scope(
            names,
            None if deck is None else deck.name,
            which,
            {**self._usual_options(), **self.options},
            {**self._assumed(), **self.readings, **(readings or {})},
        )

    def _usual_options(self) -> dict[str, int]:
        """What options are when nothing is agreed, where the two don't differ in it."""
        mine, theirs = (
            {name: spans[0].low for name, spans in rules.options.items()}
            for rules in (self.one, self.other)
        )
        return {k: v for k, v in (theirs | mine).items() if theirs.get(k, v) == v}

    def _assumed(self) -> dict[str, str]:
        """The readings that are assumed, where the two don't differ in it."""
        mine, theirs = (
            {name: readings[0].name for name, readings in rules.silences.items()}
            for rules in (self.one, self.other)
        )
        return {k: v for k, v in (theirs | mine).items() if theirs.get(k, v) == v}


def _has(rules: Ruleset, silence: str, reading: str) -> bool:
    return any(r.name == reading for r in rules.silences.get(silence, ()))


def asked(
    one: Ruleset,
    other: Ruleset,
    players: Sequence[int] | None,
    options: Mapping[str, int],
    readings: Mapping[str, str],
    limit: float,
    known: Known | None = None,
) -> Ask:
    names = {"one": one.name, "other": other.name}
    for name in options:
        if name not in one.options and name not in other.options:
            raise wrong("unknown-option", Wrong("comparison-no-option", name=name, **names))
    for name, reading in readings.items():
        if not _has(one, name, reading) and not _has(other, name, reading):
            said = Wrong("comparison-no-reading", silence=name, reading=reading, **names)
            raise wrong("unknown-reading", said)
    both = set(_allowed(one, options)) & set(_allowed(other, options))
    chosen = sorted(both) if players is None else sorted(set(players))
    for n in chosen:
        for rules in (one, other):
            if n not in both and n not in _allowed(rules, options):
                said = Wrong("comparison-players", ruleset=rules.name, players=n)
                raise wrong("players", said)
    if not chosen:
        raise wrong("players", Wrong("comparison-no-players", **names))
    return Ask(
        one, other, tuple(chosen), options, readings, limit, Known() if known is None else known
    )


def _allowed(rules: Ruleset, options: Mapping[str, int]) -> list[int]:
    return allowed_players(rules, {k: v for k, v in options.items() if k in rules.options})


def fits(rules: Ruleset, deck: Deck) -> bool:
    try:
        for card, _ in deck.cards:
            kind_of(rules, card)
    except InputError:
        return False
    return True


def undecided(ask: Ask, aspect: str, deck: Deck | None, error: Undecided) -> Finding:
    said = Said("not-decided", why=error.why)
    return Finding(aspect, UNKNOWN, ask.scope(deck), Said("by-solver"), said)
