"""Do two rulesets treat every state of a round alike? By aspect: what may be bid and called, who
pays, who is out, who starts next, who wins. Where only one of the two has a move, states are meant
that other moves lead to.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import z3

from coyote_spec.prover.anystate import AnyRound, unknown_round
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.mentions import check_after_count, moves_ask_for_cards
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset.rule import Move
from coyote_spec.semantics.round import BID, Act, legal, settled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.prover.ask import Asker
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State

BEFORE = ("opening", "raise", "call")
"""Aspects of what may be done."""
AFTER = ("settling", "elimination", "next_starter", "end")
"""Aspects of what follows from a call."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two settings with the same players, deck and agreements."""

    one: Setting
    other: Setting

    @property
    def players(self) -> int:
        """The number of players of both."""
        return self.one.players

    @property
    def shared(self) -> frozenset[str]:
        """The moves besides bids and calls that both have, made at the same time and with the same
        choice."""
        mine, theirs = _moves(self.one), _moves(self.other)
        return frozenset(name for name in mine if mine[name] == theirs.get(name))

    @property
    def unshared(self) -> frozenset[str]:
        """The other moves."""
        return frozenset({*_moves(self.one), *_moves(self.other)}) - self.shared

    def bare(self) -> Pair:
        """The same without cards: for questions that no card has a part in."""
        none: dict[str, Any] = {"kinds": (), "most": ()}
        return Pair(replace(self.one, **none), replace(self.other, **none))


def _moves(setting: Setting) -> dict[str, tuple[str, str | None]]:
    """For each move when it is made, and what is chosen with it."""
    bodies = {name: rule.body for name, rule in setting.ruleset.moves.items()}
    return {n: (body.timing, body.choice) for n, body in bodies.items() if isinstance(body, Move)}


def _tracked_alike(pair: Pair) -> Pair:
    """The same with the cards of each seat apart in both, where one of them keeps them so."""
    each = [
        {name for name, body in side.ruleset.places.items() if body.each}
        for side in (pair.one, pair.other)
    ]
    both = frozenset(each[0] & each[1]) & (pair.one.tracked | pair.other.tracked)
    return Pair(
        replace(pair.one, tracked=pair.one.tracked | both),
        replace(pair.other, tracked=pair.other.tracked | both),
    )


def calls_of_both(pair: Pair) -> list[str]:
    """The calls that both have."""
    return [name for name in pair.one.ruleset.calls if name in pair.other.ruleset.calls]


def differ(aspect: str, one: State, other: State) -> Any:
    """Whether two states after a call differ in an aspect."""
    match aspect:
        case "settling":
            return _vectors(one["paid"], other["paid"])
        case "elimination":
            same = _vectors(one["in_play"], other["in_play"])
            kept = z3.Not(_vectors(one["paid"], other["paid"]))
            return z3.Or(same, z3.And(kept, _vectors(one["coins"], other["coins"])))
        case "next_starter":
            goes_on = z3.And(term(one["winner"]) < 0, term(other["winner"]) < 0)
            return z3.And(goes_on, term(one["starter"]) != term(other["starter"]))
        case _:
            return term(one["winner"]) != term(other["winner"])


def _vectors(one: tuple[Any, ...], other: tuple[Any, ...]) -> Any:
    pairs = zip(one, other, strict=True)
    return z3.Or([term(a) != term(b) for a, b in pairs])


@dataclass(slots=True)
class AnyPair:
    """Any state of a round, of two games at once."""

    one: AnyRound
    other: AnyRound

    def asker(self) -> Asker:
        """Questions about a state of both that isn't over."""
        asker = self.one.asker(*self.other.facts)
        asker.require([term(rule.of(self.other.state)) for rule in self.other.invariants])
        return asker

    def sides(self) -> tuple[AnyRound, AnyRound]:
        """Both."""
        return self.one, self.other


Rounds = dict[Any, AnyRound]
"""What was found of the rounds of one setting, kept for the next question about it."""


def any_pair(pair: Pair, limit: float, rounds: Rounds, known: bool = True) -> AnyPair:
    """Any state of both games, with the invariants of each; with cards if they are asked for. Where
    the two don't have the same moves, a state that moves of both lead to. Without `known`, states
    of which nothing is known: what holds of all of these needs no invariants.

    Raises Undecided when the solver gives up.
    """
    only = pair.shared if pair.unshared else None
    asked = any(moves_ask_for_cards(side.ruleset, pair.shared) for side in (pair.one, pair.other))
    bare, apart = _tracked_alike(pair) if asked else pair.bare(), _apart(pair)

    def whole(setting: Setting, named: Mapping[str, str]) -> AnyRound:
        agreed = (tuple(sorted(given.items())) for given in (setting.options, setting.readings))
        cards = (setting.kinds, setting.most, setting.tracked)
        key = (id(setting.ruleset), setting.players, *agreed, *cards, *named.items(), only, limit)
        if (key, known) not in rounds:
            rounds[key, known] = (
                any_round(setting, None, {}, limit, named, only)
                if known
                else unknown_round(setting, limit, named, only)
            )
        return rounds[key, known]

    return AnyPair(whole(bare.one, {}), whole(bare.other, apart))


def _apart(pair: Pair) -> dict[str, str]:
    """The fields that the second game has under a name of the first, but not as the first has them:
    nothing says that they begin alike."""
    mine, theirs = pair.one.ruleset.fields, pair.other.ruleset.fields
    return {
        name: f"other {name}" for name in mine.keys() & theirs.keys() if mine[name] != theirs[name]
    }


def alike(pair: Pair, whole: AnyPair, aspect: str) -> bool:
    """Whether the two are proved to be alike in an aspect, in every state of a round; after the
    calls that both have, if it is about what follows.

    Raises Undecided when the solver gives up, or when an answer would hang on more than the state
    of the bidding and the total.
    """
    asker, shows = whole.asker(), f"equality: no state sets the two apart in {aspect}"
    if aspect in AFTER:
        for side in whole.sides():
            check_after_count(side.game.setting.ruleset)
    if aspect in ("opening", "raise"):
        number_ = z3.Int("number")
        allowed = [
            term(legal(side.game, side.state, Act(BID, side.state["turn"], number_)))
            for side in whole.sides()
        ]
        opened = term(whole.one.state["opened"])
        when = opened if aspect == "raise" else z3.Not(opened)
        return asker.impossible(when, allowed[0] != allowed[1], shows=shows)
    if aspect == "call":
        names = {**pair.one.ruleset.calls, **pair.other.ruleset.calls}
        return all(asker.impossible(_call_allowed(whole, n), shows=f"{shows} ({n})") for n in names)
    for name in calls_of_both(pair):
        total = z3.Int("total")
        both_legal, states = [], []
        for side in whole.sides():
            act = Act(name, side.state["turn"])
            both_legal.append(term(legal(side.game, side.state, act)))
            counted = side.state.put(total=total, counted=True, paid=(0,) * pair.players)
            states.append(settled(side.game, act, counted.put(winner=-1)))
        said = f"{shows} (after {name})"
        if not asker.impossible(*both_legal, differ(aspect, *states), shows=said):
            return False
    return True


def _call_allowed(whole: AnyPair, name: str) -> Any:
    """Whether a call is legal in exactly one of the two."""
    allowed = [
        term(legal(side.game, side.state, Act(name, side.state["turn"])))
        if name in side.game.setting.ruleset.calls
        else z3.BoolVal(False)
        for side in whole.sides()
    ]
    return allowed[0] != allowed[1]
