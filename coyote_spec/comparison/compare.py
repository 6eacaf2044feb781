"""Compares two rulesets, aspect by aspect: proved the same, or the smallest situation in which they
differ, replayed under both, and how often it matters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from coyote_spec.comparison.clauses import RulePair, by_rule
from coyote_spec.comparison.lists import list_findings
from coyote_spec.interpreter.setting import allowed_players, choose, enough_cards, kind_of
from coyote_spec.odds.odds import odds_of
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.behave import (
    AFTER,
    BEFORE,
    TURN,
    AnyPair,
    Difference,
    Pair,
    alike,
    any_pair,
    calls_of_both,
    smallest_difference,
)
from coyote_spec.prover.cards import cards_after, dealt_alike, first_cards
from coyote_spec.prover.differ import Table, first_difference
from coyote_spec.prover.moves import moves_alike
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, VACUOUS, Finding, Scope
from coyote_spec.semantics.round import BID
from coyote_spec.source import InputError, wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from fractions import Fraction

    from coyote_spec.ruleset.ruleset import Deck, Ruleset

IDS = (
    "deck",
    "players",
    "options",
    "dealing",
    "counting",
    "opening",
    "raise",
    "call",
    "actions",
    "settling",
    "next_starter",
    "reshuffle",
    "elimination",
    "end",
)
"""The aspects, in the order in which they are told."""

_WORDS = {
    "opening": "which numbers may open",
    "raise": "which numbers are a raise",
    "call": "when one may call",
    "settling": "who pays, and how much",
    "elimination": "who is out",
    "next_starter": "who starts the next round",
    "end": "who has won, and when",
}


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two rulesets: their rules by name, and a finding for each aspect."""

    rulesets: tuple[Ruleset, Ruleset]
    scope: Scope
    rules: tuple[RulePair, ...]
    findings: tuple[Finding, ...]

    @property
    def same(self) -> bool:
        """Whether every aspect is proved to be the same."""
        return all(finding.verdict == PROVED for finding in self.findings)

    def as_json(self) -> dict[str, Any]:
        """The form of the contract."""
        about = self.scope.as_json()
        del about["bound"]
        return {
            "schema": "coyote-spec/findings/1",
            "about": about,
            "findings": [finding.as_json() for finding in self.findings],
            "rules": [
                {"section": p.section, "name": p.name, "status": p.status} for p in self.rules
            ],
        }


@dataclass(frozen=True, slots=True)
class _Ask:
    """What is compared, and under which agreements."""

    one: Ruleset
    other: Ruleset
    players: tuple[int, ...]
    options: Mapping[str, int]
    readings: Mapping[str, str]
    limit: float

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
            self.options,
            {**self.readings, **(readings or {})},
        )


def _has(rules: Ruleset, silence: str, reading: str) -> bool:
    return any(r.name == reading for r in rules.silences.get(silence, ()))


def compare(
    one: Ruleset,
    other: Ruleset,
    *,
    decks: Sequence[Deck],
    players: Sequence[int] | None = None,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    limit: float = 20.0,
    progress: Callable[[str], None] = lambda said: None,
) -> Comparison:
    """Compares two rulesets on each deck for which both have rules.

    players are numbers of players; left out, all that both allow. limit is in seconds for each
    question to the solver. Raises InputError when no deck or number of players fits both, or an
    option or a reading belongs to neither.
    """
    ask = _asked(one, other, players, options or {}, readings or {}, limit)
    fitting = [deck for deck in decks if _fits(one, deck) and _fits(other, deck)]
    if not fitting:
        raise wrong("deck", f"no deck has cards that both {one.name} and {other.name} know.")
    for each in fitting:
        enough_cards(each, ask.players)
    found: list[Finding] = []
    for finding in _findings(ask, fitting, progress):
        found.append(finding)
    order = {name: i for i, name in enumerate(IDS)}
    found.sort(key=lambda finding: order[finding.id])
    deck = fitting[0] if len(fitting) == 1 else None
    return Comparison((one, other), ask.scope(deck), by_rule(one, other), tuple(found))


def _asked(
    one: Ruleset,
    other: Ruleset,
    players: Sequence[int] | None,
    options: Mapping[str, int],
    readings: Mapping[str, str],
    limit: float,
) -> _Ask:
    for name in options:
        if name not in one.options and name not in other.options:
            raise wrong("unknown-option", f"neither {one.name} nor {other.name} has {name}.")
    for name, reading in readings.items():
        if not _has(one, name, reading) and not _has(other, name, reading):
            said = f"neither {one.name} nor {other.name} has the reading {name}={reading}."
            raise wrong("unknown-reading", said)
    both = set(_allowed(one, options)) & set(_allowed(other, options))
    chosen = sorted(both) if players is None else sorted(set(players))
    for n in chosen:
        for rules in (one, other):
            if n not in both and n not in _allowed(rules, options):
                raise wrong("players", f"{rules.name} isn't for {n} players with these options.")
    if not chosen:
        raise wrong("players", f"no number of players is for both {one.name} and {other.name}.")
    return _Ask(one, other, tuple(chosen), options, readings, limit)


def _allowed(rules: Ruleset, options: Mapping[str, int]) -> list[int]:
    return allowed_players(rules, {k: v for k, v in options.items() if k in rules.options})


def _fits(rules: Ruleset, deck: Deck) -> bool:
    try:
        for card, _ in deck.cards:
            kind_of(rules, card)
    except InputError:
        return False
    return True


def _findings(
    ask: _Ask, decks: Sequence[Deck], progress: Callable[[str], None]
) -> Iterator[Finding]:
    yield from list_findings(ask.one, ask.other, ask.scope)
    for deck in decks:
        progress(f"counting on {deck.name}")
        yield _decided(ask, "counting", deck, _counting)
        progress(f"reshuffling on {deck.name}")
        yield _decided(ask, "reshuffle", deck, _reshuffle)
    progress("dealing")
    yield _decided(ask, "dealing", decks[0], _dealing)
    pairs = [ask.pair(n, decks[0]) for n in ask.players]
    try:
        wholes = [any_pair(pair, ask.limit) for pair in pairs]
    except Undecided as error:
        every = ("actions", *BEFORE, *AFTER)
        yield from (_undecided(ask, aspect, None, error) for aspect in every)
        return
    progress("moves")
    try:
        yield _actions(ask, decks[0], pairs, wholes)
    except Undecided as error:
        yield _undecided(ask, "actions", None, error)
    for aspect in (*BEFORE, *AFTER):
        progress(_WORDS[aspect])
        try:
            yield _aspect(ask, aspect, pairs, wholes)
        except Undecided as error:
            yield _undecided(ask, aspect, None, error)


def _decided(
    ask: _Ask, aspect: str, deck: Deck, question: Callable[[_Ask, Deck], Finding]
) -> Finding:
    try:
        return question(ask, deck)
    except Undecided as error:
        return _undecided(ask, aspect, deck, error)


def _undecided(ask: _Ask, aspect: str, deck: Deck | None, error: Undecided) -> Finding:
    return Finding(aspect, UNKNOWN, ask.scope(deck), "solver", f"not decided: {error}")


def _counting(ask: _Ask, deck: Deck) -> Finding:
    found = _first_table(ask, deck, {})
    if found is not None:
        totals = [told.total for told in found.scores]
        table = _table(found.cards, found.pile)
        said = (
            f"{table}: the total is {totals[0]} in {ask.one.name} "
            f"and {totals[1]} in {ask.other.name}."
        )
        results = dict(
            zip(
                (ask.one.name, ask.other.name),
                (told.as_json() for told in found.scores),
                strict=True,
            )
        )
        return Finding(
            "counting",
            REFUTED,
            ask.scope(deck),
            "solver: the smallest table; replayed; frequency by counting all deals",
            said,
            witness=found.as_json(),
            results=results,
            frequency=_frequency(ask, deck),
        )
    said = f"Every table of {deck.name} has the same total in {ask.one.name} and {ask.other.name}."
    finding = Finding(
        "counting", PROVED, ask.scope(deck), "solver: all hands and draws of the deck", said
    )
    return replace(finding, details=tuple(_by_reading(ask, deck)))


def _table(cards: tuple[str, ...], pile: tuple[str, ...]) -> str:
    drawn = f", then {', '.join(pile)} from the pile" if pile else ""
    return " with ".join(cards) + drawn if len(cards) == 2 else ", ".join(cards) + drawn


def _frequency(ask: _Ask, deck: Deck) -> dict[int, Fraction]:
    shares: dict[int, Fraction] = {}
    for n in ask.players:
        pair = ask.pair(n, deck)
        share = odds_of(pair.one, against=pair.other).differs
        assert share is not None
        shares[n] = share
    return shares


def _by_reading(ask: _Ask, deck: Deck) -> Iterator[str]:
    """Which reading, taken alone against the assumed ones, makes the totals differ."""
    consulted = {**ask.one.silences, **ask.other.silences}
    for silence in consulted:
        if silence in ask.readings:
            continue
        known = [*ask.one.silences.get(silence, ()), *ask.other.silences.get(silence, ())]
        assumed = {known[0].name}
        for reading in dict.fromkeys(r.name for r in known):
            if reading in assumed:
                continue
            try:
                found = _first_table(ask, deck, {silence: reading})
            except Undecided:
                yield f"{silence}={reading}: not decided whether it breaks it"
                continue
            if found is not None:
                totals = [told.total for told in found.scores]
                yield (
                    f"{silence}={reading} breaks it: {_table(found.cards, found.pile)} gives "
                    f"{totals[0]} in {ask.one.name} and {totals[1]} in {ask.other.name}"
                )


def _first_table(ask: _Ask, deck: Deck, readings: Mapping[str, str]) -> Table | None:
    """The smallest table whose totals differ under these readings, over all numbers of players."""
    pairs = [ask.pair(n, deck, readings) for n in ask.players]
    return first_difference([(pair.one, pair.other) for pair in pairs], ask.limit)


def _reshuffle(ask: _Ask, deck: Deck) -> Finding:
    pairs = {n: ask.pair(n, deck) for n in ask.players}
    found = first_cards([(pair.one, pair.other) for pair in pairs.values()], ask.limit)
    if found is not None:
        pair = pairs[found.players]
        said = f"{_table(found.cards, found.pile)}: what becomes of the cards differs."
        piles = [cards_after(s, found.cards, found.pile)[1:] for s in (pair.one, pair.other)]
        told = tuple(
            f"{name}: {sum(pile.values())} cards in the pile, {sum(out.values())} discarded"
            for name, (pile, out) in zip((ask.one.name, ask.other.name), piles, strict=True)
        )
        results = dict(
            zip(
                (ask.one.name, ask.other.name),
                (told.as_json() for told in found.scores),
                strict=True,
            )
        )
        return Finding(
            "reshuffle",
            REFUTED,
            ask.scope(deck),
            "solver: the smallest table; replayed",
            said,
            witness=found.as_json(),
            results=results,
            details=told,
        )
    said = f"After every round on {deck.name} the same cards are shuffled and discarded."
    return Finding("reshuffle", PROVED, ask.scope(deck), "solver: all hands and draws", said)


def _dealing(ask: _Ask, deck: Deck) -> Finding:
    for n in ask.players:
        if not dealt_alike(ask.pair(n, deck), ask.limit):
            said = f"With {n} players the two deal differently from some pile and discards."
            return Finding("dealing", REFUTED, ask.scope(deck), "solver: any pile", said)
    said = "Both deal alike, from any pile and discards."
    return Finding("dealing", PROVED, ask.scope(None), "solver: any pile and discards", said)


def _actions(ask: _Ask, deck: Deck, pairs: Sequence[Pair], wholes: Sequence[AnyPair]) -> Finding:
    """Which moves there are besides bids and calls, and what every move leads to."""
    one, other = set(ask.one.moves), set(ask.other.moves)
    missing = sorted(one ^ other)
    if missing:
        said = f"Only one of the two has: {', '.join(missing)}."
        return Finding("actions", REFUTED, ask.scope(None), "the lists of moves", said)
    for pair, whole in zip(pairs, wholes, strict=True):
        different = moves_alike(pair, whole)
        if different is None:
            continue
        found = smallest_difference(pair, TURN, ask.limit) if different == BID else None
        if found is not None:
            said = f"{ask.one.name} and {ask.other.name} differ in who is to act after a bid."
            return _by_scenario(ask, "actions", found, said)
        said = (
            f"With {pair.players} players the move {different} can be made, or acts, differently."
        )
        return Finding("actions", UNKNOWN, ask.scope(deck), "solver: any state", said)
    said = "Every move can be made at the same moments and does the same."
    if not one:
        said = "Neither has a move besides bids and calls; after each the same player is to act."
    return Finding("actions", PROVED, ask.scope(None), "solver: any state", said)


def _by_scenario(ask: _Ask, aspect: str, found: Difference, said: str) -> Finding:
    names = (ask.one.name, ask.other.name)
    return Finding(
        aspect,
        REFUTED,
        ask.scope(None),
        "solver: the smallest scenario; replayed",
        said,
        witness=found.scenario.as_json(),
        results={name: told.as_json() for name, told in zip(names, found.results, strict=True)},
    )


def _aspect(ask: _Ask, aspect: str, pairs: Sequence[Pair], wholes: Sequence[Any]) -> Finding:
    """One aspect of a round: a proof for each number of players, or the smallest scenario."""
    names = (ask.one.name, ask.other.name)
    for pair, whole in zip(pairs, wholes, strict=True):
        if alike(pair, whole, aspect):
            continue
        found = smallest_difference(pair, aspect, ask.limit)
        if found is None:
            said = f"{_WORDS[aspect]}: some state differs, but no short scenario reaches it."
            return Finding(aspect, UNKNOWN, ask.scope(None), "solver: any state", said)
        return _by_scenario(
            ask, aspect, found, f"{names[0]} and {names[1]} differ in {_WORDS[aspect]}."
        )
    said = f"{names[0]} and {names[1]} agree on {_WORDS[aspect]}."
    shared = calls_of_both(pairs[0])
    if aspect in AFTER and not shared:
        said = f"{names[0]} and {names[1]} have no call in common, after which to compare them."
        return Finding(aspect, VACUOUS, ask.scope(None), "the lists of calls", said)
    if aspect in AFTER and set(shared) != {*ask.one.calls, *ask.other.calls}:
        said = f"{said[:-1]}, after the calls that both have: {', '.join(shared)}."
    return Finding(aspect, PROVED, ask.scope(None), "solver: any state of a round", said)
