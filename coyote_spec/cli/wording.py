"""What came out of a round or a match, in sentences for people who don't program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coyote_spec.api import shown_silence
from coyote_spec.cli.output import counted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from coyote_spec.ruleset.catalogue import Remark
    from coyote_spec.ruleset.ruleset import Ruleset

Json = dict[str, Any]


def silences(ruleset: Ruleset, names: Iterable[str], readings: Mapping[str, str]) -> Iterator[str]:
    """The points that the rules leave open and that were met, with the reading that was used."""
    met = list(names)
    if not met:
        return
    yield ""
    yield "The rules leave this open; the reading that was used:"
    for name in met:
        silence = shown_silence(ruleset, name)
        used = readings.get(name, silence.readings[0][0])
        how = "chosen" if name in readings else "assumed"
        cites = f" ({' '.join(silence.cites)})" if silence.cites else ""
        yield f"  {name}: {silence.question}{cites}"
        yield f"    {used}, {how}: {dict(silence.readings)[used]}"


def remark_line(cite: str, remark: Remark) -> str:
    """What was seen at a clause."""
    return f"{' '.join([cite, remark.kind, *remark.clauses])}: {remark.words.base}"


def told(ruleset: Ruleset, data: Json, result: Json, readings: Mapping[str, str]) -> Iterator[str]:
    """A scenario, or a match round by round, and what came out of it."""
    yield f"{ruleset.title.base or ruleset.name} ({ruleset.name})"
    if "rounds" not in result:
        yield from _round(data.get("events", []), result)
        yield from silences(ruleset, result["relied_on"], readings)
        return
    for number, (played, one) in enumerate(zip(data["rounds"], result["rounds"], strict=False), 1):
        yield ""
        yield f"Round {number}"
        yield from _round(played.get("events", []), one)
    yield ""
    yield {
        "settled": f"Seat {result['winner']} has won the match.",
        "open": "The match is still open.",
        "illegal": "The match was looked at up to the event that the rules don't allow.",
    }[result["outcome"]]
    met = dict.fromkeys(name for one in result["rounds"] for name in one["relied_on"])
    yield from silences(ruleset, met, readings)


def _round(events: list[Json], result: Json) -> Iterator[str]:
    stop = result["illegal_at"]
    for number, event in enumerate(events[:stop], 1):
        wrong = "   <- forbidden" if number == stop else ""
        yield f"{number:>3}. {event_told(event)}{wrong}"
    yield from result_told(result)


def result_told(result: Json) -> Iterator[str]:
    """What came out of a round."""
    yield {
        "settled": "The round is settled.",
        "open": f"The round is still open: seat {result['turn']} is to act.",
        "illegal": f"The rules don't allow this: {result['why']}.",
    }[result["outcome"]]
    if result["bid"] is not None:
        yield f"The last bid: {result['bid']['amount']}, by seat {result['bid']['seat']}."
    if result["outcome"] == "settled":
        yield from _settled(result)


def event_told(event: Json) -> str:
    """One thing that a seat does."""
    seat, move = event["seat"], event["move"]
    if move == "bid":
        return f"Seat {seat} bids {event['amount']}."
    choices = {"target": "seat {}", "amount": "the number {}", "card": "the card {}"}
    chosen = [words.format(event[key]) for key, words in choices.items() if key in event]
    return f"Seat {seat}: {move}" + (f", {', '.join(chosen)}" if chosen else "") + "."


def _settled(result: Json) -> Iterator[str]:
    if result["draws"]:
        yield f"Turned over: {', '.join(result['draws'])}."
    if result["total"] is None:
        yield "The cards were not counted."
    else:
        yield f"The total of the cards: {result['total']}."
    for seat, coins in result["paid"].items():
        does = "takes" if coins > 0 else "gives back"
        has = counted(result["coins"][int(seat)], "coin")
        yield f"Seat {seat} {does} {counted(abs(coins), 'coin')} and has {has}."
    if not result["paid"]:
        yield "Nobody pays."
    for seat in result["eliminated"]:
        yield f"Seat {seat} is out."
    if result["reshuffle"]:
        yield "All cards are shuffled, as a card that was played demands."
    if result["winner"] is not None:
        yield f"Seat {result['winner']} wins the match."
    if result["next_starter"] is not None:
        yield f"Seat {result['next_starter']} starts the next round."
