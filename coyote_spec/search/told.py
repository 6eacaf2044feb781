"""What a search found as something that can be laid out on a table: a scenario, or a match where a
scenario can't begin as the round does; and its replay by the reference interpreter."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.match import Match, run_match, table_of
from coyote_spec.interpreter.rounds import CHOICES, Event, act_of
from coyote_spec.interpreter.scenario import Scenario, laid_out, run_scenario
from coyote_spec.interpreter.score import Notes
from coyote_spec.ruleset.rule import Move
from coyote_spec.semantics.round import legal, step

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.search.ground import Ground, Node
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game

Situation = Scenario | Match


@dataclass(frozen=True, slots=True)
class Agreed:
    """What a situation says besides what is done in it."""

    options: Mapping[str, int]
    readings: Mapping[str, str]
    deck: Deck | None = None


@dataclass(frozen=True, slots=True)
class Replay:
    """A situation as the reference interpreter plays it: the events of its last round, the states
    before, between and after them, and the result; counted is the state in which the cards were
    counted in it. game is the one it is played with; shows is what was sought, for other
    situations."""

    situation: Situation
    game: Game
    events: tuple[Event, ...]
    states: tuple[State, ...]
    result: dict[str, Any]
    counted: State | None = None
    shows: Callable[[Replay], bool] | None = None

    @property
    def last(self) -> State:
        """The state that is left."""
        return self.states[-1]


def event_of(ground: Ground, node: Node) -> Event:
    """The event of a step."""
    assert node.done is not None
    move, seat, choice = node.done
    rule = ground.setting.ruleset.moves.get(move)
    kind = rule.body.choice if rule is not None and isinstance(rule.body, Move) else "number"
    if kind is None or choice is None:
        return Event(seat, move)
    said = ground.setting.kinds[choice].name if kind == "card" else choice
    return Event(seat, move, **{CHOICES[kind]: said})  # type: ignore[arg-type]


def as_scenario(ground: Ground, node: Node, agreed: Agreed, more: int = 0) -> Scenario:
    """The round of a node, which was laid out; its pile holds what is drawn, and so many cards
    more."""
    first, *steps = node.round()
    assert first.hands is not None
    names = [kind.name for kind in ground.setting.kinds]
    drawn = ground.value(node, "drawn") - ground.value(first, "drawn") + more
    return Scenario(
        hands=tuple(None if card is None else names[card] for card in first.hands),
        pile=tuple(names[card] for card in first.pile[:drawn]),
        coins=ground.value(first, "coins"),
        starter=ground.value(first, "starter"),
        options=agreed.options,
        readings=agreed.readings,
        deck=agreed.deck,
        events=tuple(event_of(ground, one) for one in steps),
    )


def as_match(ground: Ground, node: Node, agreed: Agreed) -> Match:
    """The match up to a node."""
    names = [kind.name for kind in ground.setting.kinds]
    rounds: list[tuple[Event, ...]] = []
    orders: list[tuple[str, ...]] = []
    for one in node.way():
        orders += (tuple(names[card] for card in order) for order in one.orders)
        if one.done is not None:
            rounds[-1] = (*rounds[-1], event_of(ground, one))
        elif one.before is not None:
            rounds.append(())
    return Match(
        players=ground.setting.players,
        options=agreed.options,
        readings=agreed.readings,
        deck=agreed.deck,
        shuffles=tuple(orders),
        rounds=tuple(rounds),
    )


def laid_as(ground: Ground, begun: Node, cards: Sequence[int]) -> Node:
    """A round that begins as another, cards apart, with the first of these cards before those who
    are in."""
    left, value = iter(cards), ground.value
    inside = value(begun, "in_play")
    hands = [next(left) if here else None for here in inside]
    return ground.laid(hands, value(begun, "coins"), inside, value(begun, "starter"))


def fits_scenario(ground: Ground, begun: Node) -> bool:
    """Whether a scenario can begin as a round of a match did: it knows coins, who is in and who
    starts, and one card before each."""
    inside, starter = ground.value(begun, "in_play"), ground.value(begun, "starter")
    if not 2 <= sum(inside) <= len(ground.plain) or starter < 0 or not inside[starter]:
        return False
    laid = laid_as(ground, begun, ground.plain)
    same = ground.between(laid) == ground.between(begun)
    return same and ground.places(laid) == ground.places(begun)


def replay(situation: Situation, ruleset: Ruleset) -> Replay | None:
    """Plays a situation; None when something in it is illegal."""
    if isinstance(situation, Scenario):
        return _scenario(situation, ruleset)
    return _match(situation, ruleset)


def _scenario(scenario: Scenario, ruleset: Ruleset) -> Replay | None:
    game, state, _ = laid_out(scenario, ruleset)
    notes = Notes(game.setting)
    game = replace(game, watcher=notes)
    states = [state]
    for event in scenario.events:
        act = act_of(game, event)
        if not legal(game, states[-1], act):
            return None
        states.append(step(game, states[-1], act))
    result = run_scenario(scenario, ruleset)
    if result.outcome == "illegal":
        raise AssertionError(f"two replays of {scenario} differ: {result}")
    return Replay(scenario, game, scenario.events, tuple(states), result.as_json(), _counted(notes))


def _counted(notes: Notes) -> State | None:
    """The state as the first rule after the count found it."""
    befores = (deed.before for deed in notes.deeds)
    return next((state for state in befores if state["counted"] and state["over"]), None)


def _match(match: Match, ruleset: Ruleset) -> Replay | None:
    table = table_of(match, ruleset)
    states: list[State] = [table.state]
    for events in match.rounds:
        if table.deal() is not None:
            return None
        states = [table.state]
        for event in events:
            if table.do(event) is not None:
                return None
            states.append(table.state)
    result = run_match(match, ruleset)
    if result.outcome == "illegal":
        raise AssertionError(f"two replays of {match} differ: {result}")
    events = match.rounds[-1] if match.rounds else ()
    counted = _counted(table.notes)
    return Replay(match, table.game, events, tuple(states), result.as_json(), counted)


__all__ = ["Agreed", "Replay", "Situation", "as_match", "as_scenario", "replay"]
