"""Do two rulesets treat every state of a round alike? Aspect by aspect, and the moves."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said, Several
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.behave import AFTER, AnyPair, Pair, alike, any_pair, calls_of_both
from coyote_spec.prover.difference import TURN, Difference
from coyote_spec.prover.judges import rounds_differ
from coyote_spec.prover.lines import smallest_difference
from coyote_spec.prover.moves import moves_alike
from coyote_spec.prover.questions.same import about
from coyote_spec.prover.together import Looked, first_parting
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, VACUOUS, Finding
from coyote_spec.ruleset.rule import Move
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from coyote_spec.comparison.asked import Ask
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

LINES, SEARCH = "by-scenario", "by-course"
"""How a difference was found: by lines of play, or by a search of all courses."""


class Rounds:
    """Any state of a round of both, for each number of players; made when first asked for."""

    def __init__(self, ask: Ask, deck: Deck) -> None:
        self.ask, self.deck = ask, deck
        self.pairs = [ask.pair(n, deck) for n in ask.players]
        self.looked: Looked = {}

    def parting(self, aspect: str) -> Callable[[Pair], Difference | None]:
        """A search of all courses for an aspect, which uses what was looked at for others."""
        return lambda pair: first_parting(pair, aspect, self.ask.limit, self.looked)

    def unproved(self, pair: Pair, ask: Callable[[Pair, AnyPair], str | None]) -> str | None:
        """Why the two aren't proved to be alike, for so many players; None when they are. What is
        so in any state of which nothing is known needs no invariants: that is asked first."""
        reason: str | None = ""
        for known in (False, True):
            try:
                reason = ask(pair, any_pair(pair, self.ask.limit, self.ask.known.rounds, known))
            except Undecided as error:
                reason = error.why
            if reason is None:
                break
        return reason

    @property
    def premise(self) -> str:
        """What is assumed of the moves, behind a sentence."""
        return Said("unless-unshared") if self.pairs[0].unshared else ""


def actions(ask: Ask, rounds: Rounds) -> Finding:
    """Which moves there are besides bids and calls, and what every move leads to."""
    one, other = set(ask.one.moves), set(ask.other.moves)
    sides = (ask.one, ask.other), (ask.other, ask.one)
    said: str = Several(" ", [words for r, o in sides if (words := _only(r, o))])
    for name in sorted(one & other):
        mine, theirs = (_choice(rules, name) for rules in (ask.one, ask.other))
        if mine != theirs and not said:
            said = Said("move-choice-differs", move=name, mine=mine, theirs=theirs)
    if said:
        found = _first(rounds, rounds.parting("actions"))
        if found is not None:
            return _by_scenario(rounds, "actions", found, said, SEARCH)
        return Finding("actions", REFUTED, ask.scope(None), Said("by-moves"), said)
    reasons = {pair.players: reason for pair, reason in _reasons(rounds, moves_alike)}
    if reasons:
        return _parted_moves(ask, rounds, reasons)
    said = Said("moves-same" if one else "moves-none")
    return Finding("actions", PROVED, ask.scope(None), Said("by-any-state"), said)


def _parted_moves(ask: Ask, rounds: Rounds, reasons: dict[int, str]) -> Finding:
    """Where a move, or the turn after a bid, may be another one for some numbers of players."""
    names = {"one": ask.one.name, "other": ask.other.name}
    if BID in reasons.values():
        found = _first(rounds, lambda pair: smallest_difference(pair, TURN, ask.limit), reasons)
        if found is not None:
            return _by_scenario(rounds, "actions", found, Said("turn-differs", **names), LINES)
    found = _first(rounds, rounds.parting("actions"), reasons)
    if found is not None:
        move = found.scenario.events[-1].move
        said = Said("move-differs", **names, move=move)
        return _by_scenario(rounds, "actions", found, said, SEARCH)
    n, reason = next(iter(reasons.items()))
    said = Said("move-undecided", players=n, move=reason)
    if reason not in {BID, *ask.one.moves, *ask.one.calls}:
        said = Said("undecided-with", players=n, why=reason)
    return Finding("actions", UNKNOWN, ask.scope(None), Said("by-any-state"), said)


def _only(rules: Ruleset, other: Ruleset) -> str:
    """The moves that only one has, if any."""
    names = [name for name in rules.moves if name not in other.moves]
    moves = ", ".join(names)
    return Said("moves-only-in", ruleset=rules.name, moves=moves) if names else ""


def _reasons(
    rounds: Rounds, ask: Callable[[Pair, AnyPair], str | None]
) -> Iterator[tuple[Pair, str]]:
    """For each number of players for which the two aren't proved to be alike: why not."""
    for pair in rounds.pairs:
        reason = rounds.unproved(pair, ask)
        if reason is not None:
            yield pair, reason


def _first(
    rounds: Rounds,
    search: Callable[[Pair], Difference | None],
    players: Sequence[int] | dict[int, str] | None = None,
) -> Difference | None:
    """What is found for the fewest players, among these numbers if they are given."""
    for pair in rounds.pairs:
        if players is None or pair.players in players:
            try:
                found = search(pair)
            except Undecided:
                continue
            if found is not None:
                return found
    return None


def _choice(rules: Ruleset, name: str) -> str:
    """What is chosen with a move, and when it is made."""
    body = rules.moves[name].body
    assert isinstance(body, Move)
    choice = Said(f"a-{body.choice}") if body.choice else Said("no-choice")
    return Said(f"made-{body.timing}", choice=choice)


def _by_scenario(rounds: Rounds, aspect: str, found: Difference, said: str, method: str) -> Finding:
    ask = rounds.ask
    names = (ask.one.name, ask.other.name)
    pair = ask.pair(len(found.scenario.hands), rounds.deck)
    return Finding(
        aspect,
        REFUTED,
        ask.scope(None),
        Said(method),
        said,
        witness=found.scenario.as_json(),
        results={name: told.as_json() for name, told in zip(names, found.results, strict=True)},
        judge=rounds_differ((pair.one, pair.other), rounds.deck, ask.players, aspect),
    )


def by_aspect(ask: Ask, aspect: str, rounds: Rounds) -> Finding:
    """One aspect of a round: a proof for each number of players, or a scenario that shows it."""
    names = {"one": ask.one.name, "other": ask.other.name}
    what = about(aspect)

    def differs(pair: Pair, whole: AnyPair) -> str | None:
        return None if alike(pair, whole, aspect) else Said("some-state-differs", what=what)

    reasons, said = {}, Said("aspect-differs", what=what, **names)
    for pair, reason in _reasons(rounds, differs):
        reasons[pair.players] = reason
        with suppress(Undecided):
            lines = smallest_difference(pair, aspect, ask.limit)
            if lines is not None:  # what there is for more players doesn't matter
                return _by_scenario(rounds, aspect, lines, said, LINES)
    if reasons:
        course = _first(rounds, rounds.parting(aspect), reasons)
        if course is not None:
            return _by_scenario(rounds, aspect, course, said, SEARCH)
        n, reason = next(iter(reasons.items()))
        said = Said("undecided-with", players=n, why=reason)
        return Finding(aspect, UNKNOWN, ask.scope(None), Said("by-any-state"), said)
    shared = calls_of_both(rounds.pairs[0])
    if aspect in AFTER and not shared:
        said = Said("no-call-in-common", **names)
        return Finding(aspect, VACUOUS, ask.scope(None), Said("by-calls"), said)
    calls = ""
    if aspect in AFTER and set(shared) != {*ask.one.calls, *ask.other.calls}:
        calls = Said("after-calls", calls=", ".join(shared))
    said = Said("aspect-same", what=what, moves=rounds.premise, calls=calls, **names)
    return Finding(aspect, PROVED, ask.scope(None), Said("by-any-state-of-round"), said)
