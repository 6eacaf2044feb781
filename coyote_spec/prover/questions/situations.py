"""Where several ways to play come to something else: readings of a silence, values of an option."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.dealers import ShuffleError
from coyote_spec.interpreter.match import Match, run_match
from coyote_spec.interpreter.scenario import Scenario, run_scenario
from coyote_spec.interpreter.score import Score, score
from coyote_spec.interpreter.setting import is_allowed
from coyote_spec.locale.said import Said, table_said
from coyote_spec.odds.ends import smallest_difference
from coyote_spec.odds.hands import how_many
from coyote_spec.odds.odds import share_apart
from coyote_spec.prover.certain import MOST_HANDS
from coyote_spec.prover.counts import once_for_counts
from coyote_spec.prover.differ import first_difference
from coyote_spec.prover.judges import results_differ, totals_differ
from coyote_spec.prover.questions.outcomes import parted
from coyote_spec.prover.verdict import PROVED, Finding
from coyote_spec.ruleset.alike import once_for_alike
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck
from coyote_spec.search.laid import few_cards
from coyote_spec.search.parting import (
    EXTRA,
    SideBySide,
    as_scenario,
    first_parting,
    short_match,
    size,
)
from coyote_spec.search.seeded import seeded_match
from coyote_spec.source import InputError
from coyote_spec.witness.judge import Agreement

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from fractions import Fraction

    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting

TABLES, COURSE = "by-smallest-table", "by-side-by-side"
LAID, SEEDED = "by-side-by-side-laid", "by-seeds"
"""How a difference was found; one of LAID is a round that a match need not come to."""


@dataclass(frozen=True, slots=True)
class Way:
    """One of several ways to play: what it is called, and the claim with what is agreed for it,
    which are other options and readings than in the claim that is asked."""

    agreed: Mapping[str, Any]
    ask: Asked

    @property
    def label(self) -> str:
        """What it is called."""
        return ", ".join(f"{name}={value}" for name, value in self.agreed.items())

    def agreement(self) -> Agreement:
        """How a finding tells it from others."""
        return Agreement(self.label, self.agreed)

    def setting(self, n: int) -> Setting:
        """The setting for n players."""
        return self.ask.setting(n)

    def score(self, cards: tuple[str, ...], pile: tuple[str, ...]) -> Score:
        """What a table counts this way."""
        here = self.setting(len(cards))
        return score(here.ruleset, cards, pile, options=here.options, readings=here.readings)

    def allows(self, n: int) -> bool:
        """Whether n can play this way."""
        usual = {name: spans[0].low for name, spans in self.ask.game.options.items()}
        return is_allowed(self.ask.game, n, {**usual, **self.ask.claim.options})


# ---------------------------------------------------------------- tables


@dataclass(frozen=True, slots=True)
class Found:
    """A table that the first way counts otherwise than another one: cards, draws, both counts."""

    way: Way
    cards: tuple[str, ...]
    pile: tuple[str, ...]
    scores: tuple[Score, Score]

    @property
    def players(self) -> int:
        """For how many players it is."""
        return len(self.cards)


def first_table(ways: list[Way]) -> Found | None:
    """The smallest table that some way counts otherwise than the first; None when there is none for
    these numbers of players, one card each from a fresh deck.

    Raises Undecided when there are too many hands and the solver gives up as well.
    """
    first, *others = ways
    for n in first.ask.players:
        found = []
        for way in others:
            table = _smallest(first, way, n) if way.allows(n) else None
            if table is not None:
                found.append((_size(first.setting(n), *table), way, table))
        if found:
            _, way, (cards, pile) = min(found, key=lambda one: one[0])
            told = [one.score(cards, pile) for one in (first, way)]
            if told[0].total == told[1].total:
                raise AssertionError(f"replay of {cards} {pile} shows no difference: {told[0]}")
            return Found(way, cards, pile, (told[0], told[1]))
    return None


def _smallest(first: Way, way: Way, n: int) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The smallest table of n cards that two ways count otherwise: by counting all, or by the
    solver where they are too many."""
    one, other = first.setting(n), way.setting(n)
    if how_many(one.most, n) <= MOST_HANDS:
        try:
            table = smallest_difference(one, other)
        except InputError:  # the count asks for more than the cards
            return None
        return None if table is None else (table.hand, table.draws)
    solved = first_difference([(one, other)], first.ask.limit)
    return None if solved is None else (solved.cards, solved.pile)


def _size(setting: Setting, hand: tuple[str, ...], pile: tuple[str, ...]) -> tuple[Any, ...]:
    """By what the smallest table is found, of as many players."""
    cards, drawn = ([setting.kind(card) for card in some] for some in (hand, pile))
    size = sum(abs(setting.kinds[k].value) for k in (*cards, *drawn))
    return len(drawn), size, cards, drawn


def by_table(ask: Asked, ways: list[Way], table: Found) -> Finding:
    """The finding that a table gives."""
    first, other, game = ways[0], table.way, ask.game
    mine, theirs = (told.total for told in table.scores)
    said = Said(
        "totals-under",
        table=table_said(table.cards, table.pile),
        ruleset=game.name,
        mine=mine,
        one=first.label,
        theirs=theirs,
        other=other.label,
    )
    settings = [way.setting(table.players) for way in (first, other)]
    sides = [way.agreement() for way in (first, other)]
    judge = totals_differ(settings, ask.deck, (table.players,), sides)
    return ask.finding(
        PROVED,
        Said(TABLES),
        said,
        witness={"cards": list(table.cards), "pile": list(table.pile)},
        frequency=_frequency(ask, ways),
        judge=judge,
        **judge.results([told.as_json() for told in table.scores]),
    )


def _frequency(ask: Asked, ways: list[Way]) -> Mapping[int, Any] | None:
    """How often the ways don't all give the same total; None where that can't be counted."""
    if any(how_many(ask.setting(n).most, n) > MOST_HANDS for n in ask.players):
        return None
    try:
        return {n: _share_apart([way.setting(n) for way in ways]) for n in ask.players}
    except InputError:  # the count asks for more than the cards
        return None


def _share_apart(settings: Sequence[Setting]) -> Fraction:
    return once_for_counts(settings, share_apart, lambda: share_apart(settings))


# ---------------------------------------------------------------- rounds and matches


def by_scenario(
    ask: Asked,
    ways: list[Way],
    bearing: Collection[str],
    *,
    strictly: bool = False,
    drawing: bool = True,
) -> Finding | None:
    """The smallest scenario that was found in which some way parts from the first; bearing are the
    moves that bear on it, if any. Strictly, no others are made. Where drawing has no part in it,
    tables without a pile are looked at for all players first."""
    found = None if drawing else _scenario(ask, ways, bearing, strictly, 0)
    return found or _scenario(ask, ways, bearing, strictly, EXTRA)


def _scenario(
    ask: Asked, ways: list[Way], bearing: Collection[str], strictly: bool, extra: int
) -> Finding | None:
    for n in ask.players:
        allowed = [way for way in ways[1:] if way.allows(n)]
        settings = [way.setting(n) for way in (ways[0], *allowed)]
        parting = once_for_alike(
            ask.game,
            ("parting", *(one.key for one in settings), tuple(bearing), strictly, extra),
            partial(_first_of, settings, bearing, strictly, extra),
        )
        if parting is not None:
            which, scenario = parting
            return _told(ask, ways[0], allowed[which], scenario, LAID)
    return None


def _first_of(
    settings: Sequence[Setting], bearing: Collection[str], strictly: bool, extra: int
) -> tuple[int, Scenario] | None:
    """The smallest scenario in which one of the others parts from the first, and which it is."""
    first, *others = settings
    found = []
    for which, other in enumerate(others):
        side = SideBySide(few_cards(first), few_cards(other))
        parting = first_parting(side, bearing, strictly=strictly, extra=extra)
        if parting is not None:
            scenario = as_scenario(parting, side.setting)
            found.append((size(parting, side.setting), which, scenario))
    return min(found, key=lambda one: one[0])[1:] if found else None


def by_match(ask: Asked, ways: list[Way], *, long: bool) -> Finding | None:
    """A match in which some way parts from the first: a long one that empties the pile, or else one
    of two short rounds."""
    first, *others = ways
    for n in ask.players:
        for way in others:
            if not way.allows(n):
                continue
            settings = first.setting(n), way.setting(n)
            match = once_for_alike(
                ask.game,
                ("parting match", *(one.key for one in settings), ask.deck.cards, long),
                partial(_match, *settings, long=long),
            )
            if match is not None:
                return _told(ask, first, way, match, SEEDED if long else COURSE)
    return None


def _match(one: Setting, other: Setting, *, long: bool) -> Match | None:
    side = SideBySide(one, other)
    return seeded_match(side) if long else short_match(side)


def _told(
    ask: Asked, first: Way, way: Way, situation: Scenario | Match, method: str
) -> Finding | None:
    """The finding that a situation gives; None when it can't be played both ways, as where the
    cards come otherwise."""
    results = []
    for one in (first, way):
        claim = one.ask.claim
        deck = claim.deck and Deck("", Text(), claim.deck.cards)
        told = replace(situation, options=claim.options, readings=claim.readings, deck=deck)
        try:
            results.append(_result(told, ask.game))
        except ShuffleError:
            return None
    differs = parted(*results)
    if differs is None:
        raise AssertionError(f"replay of {situation} shows no difference: {results[0]}")
    claim, game = ask.claim, ask.game
    deck = claim.deck and Deck("", Text(), claim.deck.cards)
    shown = replace(situation, options=claim.options, readings=claim.readings, deck=deck)
    players = situation.players if isinstance(situation, Match) else len(situation.hands)
    said = Said(
        "parts-under",
        players=players,
        ruleset=game.name,
        mine=differs[0],
        one=first.label,
        theirs=differs[1],
        other=way.label,
    )
    settings = [one.setting(players) for one in (first, way)]
    ways = [one.agreement() for one in (first, way)]
    judge = results_differ(settings, ask.deck, (players,), ways, situation)
    return ask.finding(
        PROVED,
        Said(method),
        said,
        witness=shown.as_json(),
        judge=None if isinstance(shown, Match) else judge,
        **judge.results(results),
    )


def _result(situation: Scenario | Match, game: Ruleset) -> dict[str, Any]:
    if isinstance(situation, Scenario):
        return run_scenario(situation, game).as_json()
    return run_match(situation, game).as_json()
