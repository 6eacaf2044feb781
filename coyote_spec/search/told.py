"""What a search found as something that can be laid out on a table: a scenario, or a match where a
scenario can't begin as the round does; and its replay by the reference interpreter."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.match import Match, run_match, table_of
from coyote_spec.interpreter.rounds import Event, act_of, choice_of
from coyote_spec.interpreter.scenario import Scenario, laid_out, run_scenario
from coyote_spec.semantics.game import at
from coyote_spec.semantics.places import dealt_place
from coyote_spec.semantics.round import legal, step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

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
    """A situation as the reference interpreter plays it: the states of its last round, the first
    before any event, and the result, of each round if it is a match. game is the one it is played
    with."""

    situation: Situation
    game: Game
    states: tuple[State, ...]
    result: dict[str, Any]

    @property
    def last(self) -> State:
        """The state that is left."""
        return self.states[-1]


def event_of(ground: Ground, node: Node) -> Event:
    """The event of a step."""
    assert node.done is not None
    move, seat, choice = node.done
    body = ground.setting.ruleset.moves.get(move)
    kind = getattr(body and body.body, "choice", None)
    if kind == "card":
        return Event(seat, move, card=ground.setting.kinds[choice or 0].name)
    if kind == "seat":
        return Event(seat, move, target=choice)
    return Event(seat, move, amount=choice)


def as_scenario(
    ground: Ground, node: Node, hands: Sequence[int | None], agreed: Agreed
) -> Scenario:
    """The round of a node, which began with these hands; its pile holds what is drawn."""
    first, *steps = node.round()
    names = [kind.name for kind in ground.setting.kinds]
    drawn = ground.value(node, "drawn") - ground.value(first, "drawn")
    return Scenario(
        hands=tuple(None if card is None else names[card] for card in hands),
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
        starter=0,
        options=agreed.options,
        readings=agreed.readings,
        deck=agreed.deck,
        shuffles=tuple(orders),
        rounds=tuple(rounds),
    )


def fits_scenario(ground: Ground, begun: Node) -> bool:
    """Whether a scenario can begin as a round of a match did: it knows coins, who is in and who
    starts, and one card before each."""
    hands = _any_hands(ground, begun)
    if len(list(filter(lambda card: card is not None, hands))) > len(ground.plain):
        return False
    laid = laid_as(ground, begun, hands)
    same = ground.between(laid) == ground.between(begun)
    return same and ground.places(laid) == ground.places(begun)


def laid_as(ground: Ground, begun: Node, hands: Sequence[int | None]) -> Node:
    """A round with these hands that begins as another, cards apart."""
    value = ground.value
    return ground.laid(
        hands, value(begun, "coins"), value(begun, "in_play"), value(begun, "starter")
    )


def dealt_to(in_play: Sequence[bool], cards: Sequence[int]) -> list[int | None]:
    """Cards before the seats that are in."""
    left = iter(cards)
    return [next(left) if inside else None for inside in in_play]


def _any_hands(ground: Ground, begun: Node) -> list[int | None]:
    return dealt_to(ground.value(begun, "in_play"), ground.plain)


def replay(situation: Situation, ruleset: Ruleset) -> Replay | None:
    """Plays a situation; None when something in it is illegal or doesn't fit."""
    if isinstance(situation, Scenario):
        return _scenario(situation, ruleset)
    return _match(situation, ruleset)


def _scenario(scenario: Scenario, ruleset: Ruleset) -> Replay | None:
    game, state, _ = laid_out(scenario, ruleset)
    states = [state]
    for event in scenario.events:
        act = act_of(game, event)
        if not legal(game, states[-1], act):
            return None
        states.append(step(game, states[-1], act))
    result = run_scenario(scenario, ruleset)
    if result.outcome == "illegal":
        raise AssertionError(f"two replays of {scenario} differ: {result}")
    return Replay(scenario, game, tuple(states), result.as_json())


def _match(match: Match, ruleset: Ruleset) -> Replay | None:
    table = table_of(match, ruleset)
    states: list[State] = []
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
    return Replay(match, table.game, tuple(states), result.as_json())


def smaller(
    scenario: Scenario, ruleset: Ruleset, shows: Callable[[Replay], bool], tries: int = 60
) -> Scenario:
    """The scenario with coins and numbers nearer to 0, as far as it still shows the same: a few
    replays, one value after the other."""
    left = tries
    for path in [*_coins(scenario), *_numbers(scenario, ruleset)]:
        for value in _nearer(path.get(scenario)):
            if left <= 0:
                return scenario
            left -= 1
            tried = path.put(scenario, value)
            played = replay(tried, ruleset)
            if played is not None and shows(played):
                scenario = tried
                break
    return scenario


@dataclass(frozen=True, slots=True)
class _Path:
    get: Callable[[Scenario], int]
    put: Callable[[Scenario, int], Scenario]


def _nearer(value: int) -> list[int]:
    size = abs(value)
    tried = sorted({0, 1, size // 2, size - 1} - {size})
    return [n for n in tried if 0 <= n < size] + (
        [-n for n in tried if 0 < n < size] if value < 0 else []
    )


def _coins(scenario: Scenario) -> Iterator[_Path]:
    for seat, hand in enumerate(scenario.hands):
        if hand is not None and scenario.coins[seat]:
            yield _Path(
                lambda s, seat=seat: s.coins[seat],  # type: ignore[misc]
                lambda s, n, seat=seat: replace(  # type: ignore[misc]
                    s, coins=tuple(n if i == seat else c for i, c in enumerate(s.coins))
                ),
            )


def _numbers(scenario: Scenario, ruleset: Ruleset) -> Iterator[_Path]:
    for i, event in enumerate(scenario.events):
        if event.amount is not None:
            yield _Path(
                lambda s, i=i: s.events[i].amount,  # type: ignore[misc]
                lambda s, n, i=i: replace(  # type: ignore[misc]
                    s,
                    events=tuple(
                        replace(e, amount=n) if j == i else e for j, e in enumerate(s.events)
                    ),
                ),
            )


__all__ = ["Agreed", "Replay", "Situation", "as_match", "as_scenario", "replay", "smaller"]
_ = (choice_of, at, dealt_place)
