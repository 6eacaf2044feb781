"""What comes out of a round in two ways, where it first differs, in words."""

from __future__ import annotations

from typing import Any

from coyote_spec.locale.said import Said, cards_said, listed
from coyote_spec.witness.words import coins_in_words

Json = dict[str, Any]

NOT_SEEN = ("direction", "loser", "relied_on", "why", "ruleset", "schema")
"""What of a result is no result by itself: a direction shows in whose turn it is, a loser in who
pays."""


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
                return Said("in-round", round=number, what=found[0]), found[1]
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
            return Said("nothing-counted") if value is None else Said("total-is", total=str(value))
        case "draws":
            return (
                Said("turned-over", cards=cards_said(value)) if value else Said("none-turned-over")
            )
        case "reshuffle":
            return Said("all-shuffled" if value else "nothing-shuffled")
        case "paid":
            paid = {int(seat): n for seat, n in value.items()}
            return _each(paid, "takes") if paid else Said("nobody-pays")
        case "coins":
            changed = {i: n for i, n in enumerate(value) if n != other["coins"][i]}
            return _each(changed, "has")
        case "eliminated":
            return _out(value)
        case "winner":
            return Said("nobody-has-won") if value is None else Said("seat-has-won", seat=value)
        case "next_starter":
            return Said("nobody-starts") if value is None else Said("seat-starts-next", seat=value)
        case "turn":
            return Said("nobody-to-act") if value is None else Said("seat-to-act", seat=value)
        case "bid":
            if value is None:
                return Said("no-bid-stands")
            return Said("bid-stands", amount=str(value["amount"]))
        case _:
            return Said("value-is", name=key, value=str(value))


def _outcome(result: Json) -> str:
    """How far the events were played."""
    match result["outcome"]:
        case "illegal":
            at_ = result["illegal_at"]
            number = at_ if isinstance(at_, int) else at_[-1]
            return Said("event-forbidden", number=number)
        case "open":
            return Said("goes-on")
        case _:
            return Said("is-settled")


def _each(coins: dict[int, int], does: str) -> str:
    return listed(
        [Said(f"seat-{does}", seat=seat, coins=coins_in_words(n)) for seat, n in coins.items()]
    )


def _out(seats: list[int]) -> str:
    if not seats:
        return Said("nobody-out")
    if len(seats) == 1:
        return Said("seat-is-out", seat=seats[0])
    return Said("seats-out", seats=listed([*map(str, seats)]))
