"""Logs as another program would write them: matches of seeded players, and mistakes put in."""

import copy
import json
from typing import Any

from coyote_spec import api
from coyote_spec.interpreter.match import read_match, table_of

Log = list[dict[str, Any]]
RULESETS = tuple(api.shipped())


def played(name: str, players: int, seed: int, rounds: int | None = None, **options: int) -> Log:
    """A match of seeded players with its results, and with the order after each shuffle."""
    whole = api.play(name, players, seed=seed, options=options)
    match = whole.match.as_json()
    match["rounds"] = [
        {**one, "result": json.loads(json.dumps(result.as_json()))}
        for one, result in zip(match["rounds"], whole.rounds, strict=True)
    ][:rounds]
    match["shuffles"] = shuffles(name, match)
    del match["seed"]
    return [match]


def shuffles(name: str, data: dict[str, Any]) -> list[list[str]]:
    """The order after each shuffle of a match that is played from a seed."""
    rules = api.load(name)
    match = read_match(data, rules, lambda deck: api.find_deck(deck, name))
    found: list[list[int]] = []
    table = table_of(match, rules)
    first = list(table.dealer.pile)
    orders = table.dealer.reorder

    def listed(cards: list[int]) -> list[int]:
        found.append(orders(cards))
        return found[-1]

    table.dealer.reorder = listed
    for events in match.rounds:
        table.deal()
        for event in events:
            table.do(event)
    kinds = table.setting.kinds
    return [[kinds[k].name for k in order] for order in (first, *found)]


def judged(name: str, log: Any) -> api.Conformity:
    return api.conform(name, log)


def changed(log: Log, path: tuple[Any, ...], value: Any) -> Log:
    """The log with another value at a place."""
    new = copy.deepcopy(log)
    place: Any = new
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return new


def bid(seat: int, amount: int) -> dict[str, Any]:
    return {"seat": seat, "move": "bid", "amount": amount}


def call(seat: int) -> dict[str, Any]:
    return {"seat": seat, "move": "challenge"}
