"""What comes out of a round in two ways, where it first differs, in words."""

from __future__ import annotations

from typing import Any

from coyote_spec.witness.words import coins_in_words

Json = dict[str, Any]

NOT_SEEN = ("direction", "relied_on", "why", "ruleset", "schema")
"""What of a result is no result by itself: a direction shows in whose turn it is."""


def parted(one: Json, other: Json) -> tuple[str, str] | None:
    """The first thing that differs in two results, in words for each; of a match in the first round
    in which something does. None where nothing differs.

    >>> one = {"outcome": "settled", "illegal_at": None, "eliminated": [0]}
    >>> parted(one, {**one, "eliminated": []})
    ('seat 0 is out', 'nobody is out')
    """
    if "rounds" in one:
        rounds = enumerate(zip(one["rounds"], other["rounds"], strict=False), 1)
        for number, (mine, theirs) in rounds:
            found = parted(mine, theirs)
            if found is not None:
                return f"in round {number} {found[0]}", found[1]
    for key, value in one.items():
        if key not in (*NOT_SEEN, "rounds") and value != other[key]:
            return _said(key, one, other), _said(key, other, one)
    return None


def _said(key: str, result: Json, other: Json) -> str:
    """What came out, in one thing in which the other result differs."""
    value = result[key]
    match key:
        case "outcome" | "illegal_at":
            return _outcome(result)
        case "total":
            return "nothing is counted" if value is None else f"the total is {value}"
        case "draws":
            return f"{', '.join(value) if value else 'no card'} is turned over"
        case "reshuffle":
            return "all cards are shuffled" if value else "nothing is shuffled"
        case "loser":
            return "there is no single loser" if value is None else f"seat {value} loses"
        case "paid":
            return _each({int(seat): n for seat, n in value.items()}, "takes", "nobody pays")
        case "coins":
            changed = {i: n for i, n in enumerate(value) if n != other["coins"][i]}
            return _each(changed, "has", "")
        case "eliminated":
            return _seats(value, "out") if value else "nobody is out"
        case "winner":
            return "nobody has won" if value is None else f"seat {value} has won"
        case "next_starter":
            return "nobody starts next" if value is None else f"seat {value} starts next"
        case "turn":
            return "nobody is to act" if value is None else f"seat {value} is to act"
        case "bid":
            return "no bid stands" if value is None else f"the bid {value['amount']} stands"
        case _:
            return f"{key} is {value}"


def _outcome(result: Json) -> str:
    """How far the events were played."""
    match result["outcome"]:
        case "illegal":
            at_ = result["illegal_at"]
            number = at_ if isinstance(at_, int) else at_[-1]
            return f"event {number} is forbidden"
        case "open":
            return "it goes on"
        case _:
            return "it is settled"


def _each(coins: dict[int, int], does: str, nobody: str) -> str:
    said = [f"seat {seat} {does} {coins_in_words(n)}" for seat, n in coins.items()]
    return " and ".join(said) or nobody


def _seats(seats: list[int], what: str) -> str:
    if len(seats) == 1:
        return f"seat {seats[0]} is {what}"
    return f"seats {' and '.join(map(str, seats))} are {what}"
