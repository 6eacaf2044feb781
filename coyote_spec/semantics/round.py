"""A round: which moves are legal and why not, and what each does until the next deal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset.rule import Call, Move, Needs, Rule
from coyote_spec.semantics import counting
from coyote_spec.semantics.domain import State, Value, always
from coyote_spec.semantics.effects import new_bid, passes_to, run
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import NOBODY, Game, Moment, reset, watched

if TYPE_CHECKING:
    from collections.abc import Iterator

BID = "bid"
"""The move that every game has; all others are named by the ruleset."""

THE_ROUND, THE_TURN = "the round", "the turn"
"""What forbids a move when no rule does: the frame of every game."""

ROUND_OVER = "the round is over"
FOLLOWS_ITS_BID = "it follows one's own bid, before the next player acts"
ANOTHERS_TURN = "it is another player's turn"
ONLY_A_BID = "after that move only a bid follows"


@dataclass(frozen=True, slots=True)
class Act:
    """What a seat does: the name of the move (known), who and with which choice (of the domain).

    For a bid the choice is its number; for another move a number, a seat or the place of a card
    among the kinds, as the move says.
    """

    move: str
    seat: Value
    choice: Value = None


@dataclass(frozen=True, slots=True)
class Requirement:
    """Something without which a move is forbidden: the rule, in its words, and whether it holds."""

    rule: str
    says: str
    holds: Value


def moves(game: Game) -> dict[str, Rule | None]:
    """All moves of the ruleset by name; a bid has no single rule."""
    ruleset = game.setting.ruleset
    return ruleset.once(moves, lambda: {BID: None, **ruleset.calls, **ruleset.moves})


def moment_of(game: Game, act: Act) -> Moment:
    rule = moves(game)[act.move]
    here = Moment(game, {"actor": act.seat})
    if rule is None:
        return here.plus(number=act.choice)
    if isinstance(rule.body, Call):
        return here.plus(caller=act.seat)
    assert isinstance(rule.body, Move)
    names = {"number": "number", "card": "card", "seat": "target"}
    return here.plus(**{names[rule.body.choice]: act.choice}) if rule.body.choice else here


def requirements(game: Game, state: State, act: Act) -> Iterator[Requirement]:
    """Everything that must hold for a move to be legal, the frame's own demands first."""
    d, rule = game.domain, moves(game)[act.move]
    yield Requirement(THE_ROUND, ROUND_OVER, d.negate(state["over"]))
    timing = rule.body.timing if rule is not None and isinstance(rule.body, Move) else ""
    if timing == "after":
        own = d.both(state["just_bid"], d.same(state["bidder"], act.seat))
        yield Requirement(THE_TURN, FOLLOWS_ITS_BID, own)
    else:
        mine = d.same(state["turn"], act.seat)
        yield Requirement(THE_TURN, ANOTHERS_TURN, mine)
        if act.move != BID:
            free = d.negate(state["must_bid"])
            yield Requirement(THE_TURN, ONLY_A_BID, free)
    here = moment_of(game, act)
    if rule is None:
        yield from _of_a_bid(here, state)
    else:
        assert isinstance(rule.body, Call | Move)
        if rule.body.needs is not None:
            holds = value_of(rule.body.needs, here, state)
            yield Requirement(rule.name, "its condition doesn't hold", holds)


def _of_a_bid(here: Moment, state: State) -> Iterator[Requirement]:
    d = here.game.domain
    applies = {
        "opening": d.negate(state["opened"]),
        "raise": state["opened"],
        "any bid": True,
    }
    for rule, body in here.game.setting.ruleset.of_kind(Needs):
        if body.condition is not None:
            condition = body.condition
            holds = d.choose(
                applies[body.subject], partial(value_of, condition, here, state), always(True)
            )
            yield Requirement(rule.name, "its condition doesn't hold", holds)


def legal(game: Game, state: State, act: Act) -> Value:
    """Whether the rules allow a move."""
    return game.domain.both(*(need.holds for need in requirements(game, state, act)))


def step(game: Game, state: State, act: Act) -> State:
    """The state after a legal move; one that ends the round does everything until the next deal."""
    here, rule = moment_of(game, act), moves(game)[act.move]
    if rule is None:
        state = new_bid(here, state, act.seat, act.choice)
        return state.put(turn=passes_to(here, state))
    if isinstance(rule.body, Call):
        return settled(game, act, counting.count(here, state))
    assert isinstance(rule.body, Move)
    if rule.body.timing != "after":
        state = state.put(just_bid=False)
    state = watched(game, rule, state, partial(run, rule.block, here))
    return game.domain.choose(
        state["over"], lambda: finish(here, state, rule, settle=False), lambda: state
    )


def settled(game: Game, act: Act, counted: State) -> State:
    """The state after a call, given the state in which the cards are counted."""
    rule = moves(game)[act.move]
    assert rule is not None
    return finish(moment_of(game, act), counted.put(over=True, just_bid=False), rule, settle=True)


def finish(here: Moment, state: State, move: Rule, settle: bool) -> State:
    """Settling, elimination, who starts next, the end of the match, and the cards.

    A call that says itself how it is settled, or any move that says who starts, does so instead of
    the ruleset's section.
    """
    own_start = [step for step in move.block if isinstance(step, do.Starting)]
    own = tuple(step for step in move.block if not isinstance(step, do.Starting))
    if settle and own:
        state = watched(here.game, move, state, partial(run, own, here))
    elif settle:
        state = _section("settling", here, state)
    state = _section("elimination", here, state)
    if own_start:
        begins = partial(run, own_start[0].block, here.plus(caller=here.locals["actor"]))
        state = watched(here.game, move, state, begins)
    else:
        state = _section("starting", here, state)
    state = _section("ending", here, state)
    return at_moment("after a round", here.game, state)


def _section(name: str, here: Moment, state: State) -> State:
    here = here.plus(caller=here.locals["actor"])
    for rule in here.game.setting.ruleset.section(name):
        state = watched(here.game, rule, state, partial(run, rule.block, here))
    return state


def at_moment(when: str, game: Game, state: State) -> State:
    """The rules of a moment. Whether each applies is looked at as the moment begins."""
    here = Moment(game)
    rules = game.setting.ruleset.at_moment(when)
    applies = [True if b.when is None else value_of(b.when, here, state) for _, b in rules]
    for (rule, _), applied in zip(rules, applies, strict=True):
        now, does = state, partial(run, rule.block, here)
        acts = partial(watched, game, rule, now, does)
        state = game.domain.choose(applied, acts, always(now))
    return state


def opened_round(game: Game, state: State) -> State:
    """The start of a round, cards apart: nothing is bid, the starter is to act."""
    state = reset(game, state, ("bid", "round"))
    return state.put(
        turn=state["starter"],
        bid=0,
        bidder=NOBODY,
        opened=False,
        must_bid=False,
        just_bid=False,
        over=False,
        counted=False,
        total=0,
        paid=(0,) * game.setting.players,
        reshuffled=False,
        table={},
    )


def deal(game: Game, state: State) -> State:
    """Before a deal, then the deal itself. A shuffle for the deal isn't one that a card ordered."""
    state = at_moment("before a deal", game, state)
    return run(game.setting.ruleset.dealt, Moment(game), state).put(reshuffled=False)
