"""What came out of a count, a round or a match, as the lines of an example or a playthrough."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.ruleset.example import Done, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.interpreter.rounds import Event, Result
    from coyote_spec.interpreter.score import Score

_RELATED = (
    ("total", "not counted", "acts", "forbidden"),
    ("takes", "gives back", "nobody pays"),
    ("out", "stays"),
    ("starts", "wins", "acts", "forbidden"),
    ("bid", "no bid"),
    ("drawn", "nothing drawn", "not counted"),
    ("reshuffle", "no reshuffle"),
    ("acts", "total", "not counted", "forbidden"),
    ("forbidden", "acts", "total", "not counted"),
)
"""What tells of the same matter, the matter itself first."""


def done(event: Event) -> Done:
    """The line of an event."""
    return Done(event.seat, event.move, event.amount, event.target, event.card)


def of_score(score: Score) -> list[Outcome]:
    """All that can be said of a count."""
    return [
        *_drawn(score.draws),
        Outcome("total", amount=score.total),
        Outcome("reshuffle" if score.reshuffle else "no reshuffle"),
        Outcome("relies", names=score.relied_on),
    ]


def of_result(result: Result) -> list[Outcome]:
    """All that can be said of a round."""
    if result.illegal_at is not None:
        rule = () if result.rule is None else (result.rule,)
        forbidden = Outcome("forbidden", amount=result.illegal_at, names=rule)
        return [forbidden, Outcome("relies", names=result.relied_on)]
    settled = result.outcome == "settled"
    seats = range(len(result.coins))
    found = list(told(result))
    found += [Outcome("has", seat, coins) for seat, coins in enumerate(result.coins)]
    found += [Outcome("stays", seat) for seat in seats if seat not in result.eliminated]
    if settled:
        bid = result.bid
        found.append(Outcome("no bid") if bid is None else Outcome("bid", bid[0], bid[1]))
        found += [] if result.reshuffle else [Outcome("no reshuffle")]
        found += [] if result.draws else [Outcome("nothing drawn")]
    found += [Outcome("sees", seat, names=cards) for seat, cards in enumerate(result.sight)]
    ways = {1: "left", -1: "right"}
    found += [Outcome("play", names=(way,)) for d, way in ways.items() if d == result.direction]
    return [*found, Outcome("relies", names=result.relied_on)]


def told(result: Result) -> Iterator[Outcome]:
    """What a playthrough tells of a round, in the order in which it happens."""
    settled = result.outcome == "settled"
    if result.turn is not None:
        yield Outcome("acts", result.turn)
        yield Outcome("no bid") if result.bid is None else Outcome("bid", *result.bid)
    if settled and result.total is None:
        yield Outcome("not counted")
    if settled and result.total is not None:
        yield from _drawn(result.draws, quiet=True)
        yield Outcome("total", amount=result.total)
    for seat, coins in result.paid:
        yield Outcome("takes" if coins > 0 else "gives back", seat, abs(coins))
    if settled and not result.paid:
        yield Outcome("nobody pays")
    for seat in result.eliminated:
        yield Outcome("out", seat)
    if result.reshuffle:
        yield Outcome("reshuffle")
    if result.next_starter is not None:
        yield Outcome("starts", result.next_starter)
    if result.winner is not None:
        yield Outcome("wins", result.winner)


def _drawn(cards: Sequence[str], quiet: bool = False) -> Iterator[Outcome]:
    if cards:
        yield Outcome("drawn", names=tuple(cards))
    elif not quiet:
        yield Outcome("nothing drawn")


def holds(expected: Outcome, found: Sequence[Outcome]) -> bool:
    """Whether what is expected came out."""
    if expected.key == "relies" and expected.names:
        met = next(one.names for one in found if one.key == "relies")
        return set(expected.names) <= set(met)
    if expected.key == "sees":
        same = [one for one in found if one.key == "sees" and one.seat == expected.seat]
        return any(sorted(one.names) == sorted(expected.names) for one in same)
    if expected.key == "forbidden" and not expected.names:
        return any(one.key == "forbidden" and one.amount == expected.amount for one in found)
    return expected in found


def instead(expected: Outcome, found: Sequence[Outcome]) -> list[Outcome]:
    """What came out in the same matter."""
    about = [group for group in _RELATED if group[0] == expected.key]
    about += [group for group in _RELATED if expected.key in group]
    keys: tuple[str, ...] = about[0] if about else (expected.key,)
    for key in keys if expected.key not in ("takes", "gives back", "nobody pays") else ():
        same = [one for one in found if one.key == key and _same_seat(one, expected)]
        if same:
            return same
    of_seat = [one for one in found if one.key in keys and _same_seat(one, expected)]
    return of_seat or [one for one in found if one.key in keys] or list(found[:1])


def _same_seat(one: Outcome, expected: Outcome) -> bool:
    return one.key not in ("out", "stays", "has", "takes", "gives back", "sees") or (
        one.seat == expected.seat
    )


__all__ = ["done", "holds", "instead", "of_result", "of_score", "told"]
