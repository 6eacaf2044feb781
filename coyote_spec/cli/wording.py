"""What came out of a round or a match, in sentences for people who don't program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coyote_spec.api import shown_silence
from coyote_spec.cli.output import counted
from coyote_spec.interpreter.spoken import is_out, nobody_pays, turned_over, wins
from coyote_spec.interpreter.voice import cards_told, labelled, say, title_of, voice

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from coyote_spec.prover.verdict import Finding
    from coyote_spec.ruleset.catalogue import Remark
    from coyote_spec.ruleset.ruleset import Ruleset

Json = dict[str, Any]


def titled(ruleset: Ruleset) -> str:
    """The title of a ruleset, with those of the amendments on top, and its name."""
    return f"{title_of(ruleset)} ({ruleset.name})"


def table_told(cards: Sequence[str]) -> str:
    """The cards on the table."""
    said = cards_told(cards)
    return say("on-table", f"On the table: {said}", cards=said)


def pile_told(cards: Sequence[str]) -> str:
    """The cards in the pile."""
    said = cards_told(cards)
    return say("in-pile", f"In the pile, from the top: {said}", cards=said)


def numbers_told(numbers: Sequence[int], shortest: int = 3) -> str:
    """Numbers one by one, or from the first to the last of so many in a row.

    >>> numbers_told([2, 3, 4]), numbers_told([2, 3]), numbers_told([2, 4])
    ('2 to 4', '2, 3', '2, 4')
    """
    first, last = numbers[0], numbers[-1]
    if len(numbers) >= shortest and list(numbers) == list(range(first, last + 1)):
        return say("to", f"{first} to {last}", first=first, last=last)
    return ", ".join(map(str, numbers))


def silences(ruleset: Ruleset, names: Iterable[str], readings: Mapping[str, str]) -> Iterator[str]:
    """The points that the rules leave open and that were met, with the reading that was used."""
    met = list(names)
    if not met:
        return
    yield ""
    yield say("relied", "The rules leave this open; the reading that was used:")
    for name in met:
        silence = shown_silence(ruleset, name)
        used = readings.get(name, silence.readings[0][0])
        how = say("chosen", "chosen") if name in readings else say("assumed", "assumed")
        cites = f" ({' '.join(silence.cites)})" if silence.cites else ""
        words = voice().reading(ruleset, name, used, dict(silence.readings)[used])
        question = voice().question(ruleset, name, silence.question)
        yield f"  {labelled(name, question)}{cites}"
        yield f"    {labelled(f'{used}, {how}', words)}"


def remark_line(cite: str, remark: Remark) -> str:
    """What was seen at a clause."""
    kind = say(f"remark-{remark.kind.replace(' ', '-')}", remark.kind)
    words = voice().written(remark.words)
    return labelled(" ".join([cite, kind, *remark.clauses]), words)


def told(ruleset: Ruleset, data: Json, result: Json, readings: Mapping[str, str]) -> Iterator[str]:
    """A scenario, or a match round by round, and what came out of it."""
    yield titled(ruleset)
    if "rounds" not in result:
        yield from _round(data.get("events", []), result)
        yield from silences(ruleset, result["relied_on"], readings)
        return
    for number, (played, one) in enumerate(zip(data["rounds"], result["rounds"], strict=False), 1):
        yield ""
        yield say("round", f"Round {number}", round=number)
        yield from _round(played.get("events", []), one)
    yield ""
    yield _match_told(result)
    met = dict.fromkeys(name for one in result["rounds"] for name in one["relied_on"])
    yield from silences(ruleset, met, readings)


def _match_told(result: Json) -> str:
    match result["outcome"]:
        case "settled":
            seat = result["winner"]
            return say("match-won", f"Seat {seat} has won the match.", seat=str(seat))
        case "open":
            return say("match-open", "The match is still open.")
        case _:
            english = "The match was looked at up to the event that the rules don't allow."
            return say("match-illegal", english)


def _round(events: list[Json], result: Json) -> Iterator[str]:
    stop = result["illegal_at"]
    for number, event in enumerate(events[:stop], 1):
        wrong = f"   <- {say('forbidden', 'forbidden')}" if number == stop else ""
        yield f"{number:>3}. {event_told(event)}{wrong}"
    yield from result_told(result)


def result_told(result: Json) -> Iterator[str]:
    """What came out of a round."""
    match result["outcome"]:
        case "settled":
            yield say("round-settled", "The round is settled.")
        case "open":
            turn = result["turn"]
            english = f"The round is still open: seat {turn} is to act."
            yield say("round-open", english, seat=str(turn))
        case _:
            why = result["why"]
            yield say("round-illegal", f"The rules don't allow this: {why}.", why=why)
    if result["bid"] is not None:
        amount, seat = result["bid"]["amount"], result["bid"]["seat"]
        english = f"The last bid: {amount}, by seat {seat}."
        yield say("last-bid", english, amount=str(amount), seat=str(seat))
    if result["outcome"] == "settled":
        yield from _settled(result)


def event_told(event: Json) -> str:
    """One thing that a seat does."""
    seat, move = event["seat"], event["move"]
    if move == "bid":
        amount = event["amount"]
        return say("bids", f"Seat {seat} bids {amount}.", seat=str(seat), amount=str(amount))
    choices = {"target": "seat {}", "amount": "the number {}", "card": "the card {}"}
    chosen = [
        say(f"choice-{key}", words.format(event[key]), choice=voice().called(key, str(event[key])))
        for key, words in choices.items()
        if key in event
    ]
    what = ", ".join([voice().called("move", move), *chosen])
    return say("does", f"Seat {seat}: {what}.", seat=str(seat), what=what)


def _settled(result: Json) -> Iterator[str]:
    if result["draws"]:
        yield turned_over(result["draws"])
    if result["total"] is None:
        yield say("not-counted", "The cards were not counted.")
    else:
        total = result["total"]
        yield say("total-of-cards", f"The total of the cards: {total}.", total=str(total))
    for seat, coins in result["paid"].items():
        does = "takes" if coins > 0 else "gives back"
        has = result["coins"][int(seat)]
        english = (
            f"Seat {seat} {does} {counted(abs(coins), 'coin')} and has {counted(has, 'coin')}."
        )
        message = does.replace(" ", "-")
        yield say(message, english, seat=str(seat), coins=abs(coins), has=has)
    if not result["paid"]:
        yield nobody_pays()
    for seat in result["eliminated"]:
        yield is_out(seat)
    if result["reshuffle"]:
        yield say("reshuffle", "All cards are shuffled, as a card that was played demands.")
    if result["winner"] is not None:
        yield wins(result["winner"])
    if result["next_starter"] is not None:
        seat = result["next_starter"]
        yield say("starts", f"Seat {seat} starts the next round.", seat=str(seat))


def listed(names: Sequence[str]) -> str:
    """Names with an "and" between them."""
    text = names[0]
    for name in names[1:]:
        text = say("and", f"{text} and {name}", left=text, right=name)
    return text


def verdict_said(verdict: str) -> str:
    """A verdict."""
    return say(f"verdict-{verdict}", verdict)


def verdicts_said(verdict: str, n: int) -> str:
    """How many answers have a verdict."""
    return say(f"n-{verdict}", f"{n} {verdict}", n=n)


def sentence(finding: Finding) -> str:
    """The sentence of a finding."""
    return voice().said(finding.sentence)


def by_method(where: str, method: str) -> str:
    """How far an answer goes, and how it was found."""
    english = f"{where}; by {method}"
    return say("by-method", english, where=where, method=voice().said(method))


def aspect_said(name: str) -> str:
    """An aspect in which rulesets are compared."""
    return say(f"aspect-{name.replace('_', '-')}", name.replace("_", " "))
