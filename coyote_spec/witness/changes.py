"""What can be changed about a round, one thing at a time: a card, a coin, a number, an event, who
begins, a further player. Several changes are made together if they are about different things."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.scenario import Scenario, choices, laid_out
from coyote_spec.locale.said import Called, Said
from coyote_spec.ruleset.rule import Call, Move
from coyote_spec.semantics.game import NOBODY
from coyote_spec.semantics.round import Act, legal, step
from coyote_spec.source import InputError
from coyote_spec.witness.words import coins_in_words, event_in_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game
    from coyote_spec.witness.judge import Bench

Words = Callable[[], str]
"""Says what is otherwise: of all that are tried only a few are said."""

MOST_COINS = 6
"""Coins on a head that are tried."""

NEAR = 25
"""All whole numbers up to here are tried; of larger ones those beside a number that was bid or
counted."""


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that is otherwise; of two changes with the same `what` only one can be made."""

    what: tuple[Any, ...]
    to: Any
    words: Words


def changes(scenario: Scenario, bench: Bench) -> list[Change]:
    """All single changes of a round that are tried."""
    found = [*_seats(scenario, bench), *_cards(scenario, bench), *_coins(scenario)]
    return [*found, *_events(scenario, bench)]


def together(scenario: Scenario, some: Sequence[Change], count: int) -> Iterator[Altered]:
    """All rounds that so many of these changes make. They are made in their order: a further player
    comes before that player's coins."""
    for chosen in combinations(some, count):
        if len({change.what for change in chosen}) == count:
            made = made_of(scenario, chosen)
            if made is not None:
                yield Altered(made, tuple(change.words for change in chosen))


@dataclass(frozen=True, slots=True)
class Altered:
    """A round that changes have made, and the changes in words."""

    scenario: Scenario
    flips: tuple[Words, ...]


def _card(name: str) -> Called:
    return Called("card", name)


def _cards(scenario: Scenario, bench: Bench) -> Iterator[Change]:
    for seat, hand in enumerate(scenario.hands):
        if hand is not None:
            for card in bench.kinds:
                if card != hand:
                    words = partial(Said, "flip-hand", seat=seat, card=_card(card), old=_card(hand))
                    yield Change(("hand", seat), card, words)
    for place, top in enumerate(scenario.pile):
        for card in bench.kinds:
            if card != top:
                words = partial(
                    Said, "flip-pile", place=place + 1, card=_card(card), old=_card(top)
                )
                yield Change(("pile", place), card, words)
    if scenario.pile:
        words = partial(Said, "flip-pile-shorter", card=_card(scenario.pile[-1]))
        yield Change(("pile", len(scenario.pile) - 1), None, words)
    for card in bench.kinds:
        yield Change(("under",), card, partial(Said, "flip-pile-longer", card=_card(card)))


def _coins(scenario: Scenario) -> Iterator[Change]:
    for seat, coins in enumerate((*scenario.coins, 0)):
        for number in range(MOST_COINS + 1):
            if number != coins:
                old = coins if seat < len(scenario.coins) else None
                yield Change(("coins", seat), number, partial(_coins_said, seat, number, old))


def _coins_said(seat: int, number: int, old: int | None) -> Said:
    coins = coins_in_words(number)
    if old is None:
        return Said("flip-coins", seat=seat, coins=coins)
    return Said("flip-coins-instead", seat=seat, coins=coins, old=str(old))


def _seats(scenario: Scenario, bench: Bench) -> Iterator[Change]:
    n = len(scenario.hands)
    for seat in range(n):
        if seat != scenario.starter:
            words = partial(Said, "flip-starter", seat=seat, old=scenario.starter)
            yield Change(("starter",), seat, words)
    if n + 1 in bench.judge.players:
        for card in bench.kinds:
            words = partial(Said, "flip-more-players", seat=n, card=_card(card))
            yield Change(("player",), card, words)
    used = {seat for event in scenario.events for seat in (event.seat, event.target)}
    if n - 1 in bench.judge.players and n - 1 not in {*used, scenario.starter}:
        yield Change(("player",), None, partial(Said, "flip-fewer-players", seat=n - 1))


def _events(scenario: Scenario, bench: Bench) -> Iterator[Change]:
    for number, event in enumerate(scenario.events):
        yield Change(("event", number), None, partial(_without, number, event))
    for number in range(len(scenario.events) + 1):
        here = scenario.events[number] if number < len(scenario.events) else None
        tried = dict.fromkeys(_possible(scenario, number, bench))
        for event in tried:
            if here is not None and event != here:
                yield Change(("event", number), event, partial(instead, number, event, here))
            yield Change(("more", number), event, partial(_also, number, event))
        if here is not None and here.amount is not None:
            for amount in numbers(scenario, bench):
                event = replace(here, amount=amount)
                if amount != here.amount and event not in tried:
                    yield Change(("event", number), event, partial(instead, number, event, here))


def instead(number: int, event: Event, before: Event) -> Said:
    """An event that is another one, in words; number counts from 0."""
    said = event_in_words(event)
    if replace(event, amount=before.amount) == before:
        return Said("flip-amount", event=said, old=str(before.amount), number=number + 1)
    return Said("flip-event", number=number + 1, event=said, old=event_in_words(before))


def _without(number: int, event: Event) -> Said:
    return Said("flip-without", number=number + 1, event=event_in_words(event))


def _also(number: int, event: Event) -> Said:
    if not number:
        return Said("flip-also-first", event=event_in_words(event))
    return Said("flip-also", number=number, event=event_in_words(event))


def numbers(scenario: Scenario, bench: Bench) -> list[int]:
    """The numbers that are tried for a bid: all that are small, and those beside a number of the
    round."""
    said = [event.amount for event in scenario.events if event.amount is not None]
    said += bench.totals(scenario)
    reach = min(NEAR, max(map(abs, said), default=0) + 1)
    near = {n + more for n in said for more in (-1, 0, 1)}
    return sorted({*range(-reach, reach + 1), *near}, key=lambda n: (abs(n), n))


def _possible(scenario: Scenario, number: int, bench: Bench) -> Iterator[Event]:
    """The events that are legal under one of the rulesets after so many events of the round."""
    for setting in bench.judge.settings:
        try:
            reached = _reached(scenario, number, setting)
        except InputError:
            continue
        if reached is not None:
            yield from _legal_events(*reached, scenario, bench)


def _reached(scenario: Scenario, number: int, setting: Setting) -> tuple[Game, State] | None:
    agreed = replace(
        scenario,
        options=dict(setting.options),
        readings=dict(setting.readings),
    )
    game, state, _ = laid_out(agreed, setting.ruleset)
    for event in scenario.events[:number]:
        if event.move not in choices(setting.ruleset):
            return None
        act = act_in(game, event)
        if not legal(game, state, act):
            return None
        state = step(game, state, act)
    return None if state["over"] else (game, state)


def act_in(game: Game, event: Event) -> Act:
    """The move of an event; a card that nobody could have is none of the kinds."""
    choice: Any = event.amount if event.amount is not None else event.target
    if event.card is not None:
        choice = game.setting.kind(event.card)
    return Act(event.move, event.seat, choice)


def _legal_events(game: Game, state: State, scenario: Scenario, bench: Bench) -> Iterator[Event]:
    tried: dict[str | None, Iterable[Any]] = {
        "amount": numbers(scenario, bench),
        "target": game.seats,
        "card": [kind.name for kind in game.setting.kinds],
        None: (None,),
    }
    for move, key in choices(game.setting.ruleset).items():
        rule = {**game.setting.ruleset.calls, **game.setting.ruleset.moves}.get(move)
        follows = (
            rule is not None
            and not isinstance(rule.body, Call)
            and isinstance(rule.body, Move)
            and rule.body.timing == "after"
        )
        seat = state["bidder"] if follows else state["turn"]
        if seat == NOBODY:
            continue
        for choice in tried[key]:
            event = Event(seat, move) if key is None else Event(seat, move, **{key: choice})
            if legal(game, state, act_in(game, event)):
                yield event


def made_of(scenario: Scenario, chosen: Sequence[Change]) -> Scenario | None:
    """The round with these changes; None when they don't go together."""
    hands, coins, pile = list(scenario.hands), list(scenario.coins), list(scenario.pile)
    events: list[list[Event]] = [[event] for event in scenario.events]
    before: list[list[Event]] = [[] for _ in range(len(scenario.events) + 1)]
    starter, less = scenario.starter, False
    for change in chosen:
        match change.what:
            case ("player",) if change.to is None:
                less = True
                hands.pop()
                coins.pop()
            case ("player",):
                hands.append(change.to)
                coins.append(0)
            case ("hand" | "coins" as name, int(seat)):
                if seat >= len(hands):
                    return None
                (hands if name == "hand" else coins)[seat] = change.to
            case ("pile", int(place)):
                pile[place : place + 1] = [] if change.to is None else [change.to]
            case ("under",):
                pile.append(change.to)
            case ("starter",):
                starter = change.to
            case ("event", int(number)):
                events[number] = [] if change.to is None else [change.to]
            case ("more", int(number)):
                before[number].append(change.to)
            case _:
                raise AssertionError(change)
    if less and starter >= len(hands):
        return None
    line = [e for i, some in enumerate(before) for e in (*some, *(events[i : i + 1] or [[]])[0])]
    if any(max(e.seat, e.target or 0) >= len(hands) for e in line):
        return None
    agreed = (scenario.options, scenario.readings, scenario.deck)
    laid = (tuple(hands), tuple(pile), scenario.discards, tuple(coins), starter)
    return Scenario(*laid, *agreed, tuple(line))
