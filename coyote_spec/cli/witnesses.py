"""What stands around a witness, in words: its steps, its twin, and others that are different."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, NamedTuple

from coyote_spec.cli.output import BOLD, counted, painted
from coyote_spec.cli.tables import beside, filled, hand
from coyote_spec.cli.wording import listed
from coyote_spec.interpreter.voice import cards_told, labelled, say, voice
from coyote_spec.locale.said import Several
from coyote_spec.prover.verdict import sides
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from coyote_spec.prover.verdict import Finding


class View(NamedTuple):
    """How witnesses are told: step by step or not, and how many were asked for."""

    steps: bool = False
    witnesses: int = 1


PLAIN_VIEW = View()

PARTS = "> "
"""Marks the step at which the rulesets part."""


def around_told(finding: Finding, indent: str, *, view: View) -> Iterator[str]:
    """The witness step by step if asked for, what flips the answer, and other witnesses."""
    if view.steps:
        yield from _steps(finding, indent)
    if finding.twin is not None and not _is_begun(finding.twin, finding.witness or {}):
        yield from filled(_twin(finding.twin), indent, indent + "  ")
        laid = finding.twin["situation"]
        if view.steps and laid is not None and "cards" not in laid:
            twin = situation(laid)
            then = say("situation-then", f"the situation then: {twin}", situation=twin)
            yield from filled(then, indent + "  ", indent + "    ")
    for one in finding.more:
        laid, came = situation(one["witness"]), _in_short(sides(one["results"], one.get("ways")))
        english = f"another witness: {laid}; {came}"
        said = say("another-witness", english, situation=laid, came=came)
        yield from filled(said, indent, indent + "  ")
    if finding.twin is not None and len(finding.more) + 1 < view.witnesses:
        english = "no further witness was found that is really different"
        yield f"{indent}{say('no-further-witness', english)}"


# ---------------------------------------------------------------- twins


def _is_begun(twin: Mapping[str, Any], witness: Mapping[str, Any]) -> bool:
    """Whether a twin is no more than the beginning of the witness, which needn't be said."""
    events, whole = (twin["situation"] or {}).get("events"), witness.get("events", ())
    return events is not None and len(events) < len(whole) and events == whole[: len(events)]


def _twin(twin: Mapping[str, Any]) -> str:
    laid, flips = twin["situation"], Several("; ", twin["flips"])
    if laid is None:
        tried = say("situations", counted(twin["tried"], "situation"), situations=twin["tried"])
        if twin["changes"] == 0:
            english = f"what flips the answer: nothing was found among {tried} near it."
            return say("flips-nothing", english, tried=tried)
        changes = say("changes", counted(twin["changes"], "change"), changes=twin["changes"])
        whole = f"it takes more than {changes}; the {tried} tried near it keep it."
        english = f"what flips the answer: {whole}"
        return say("flips-more", english, changes=changes, tried=tried)
    said = say("flips", f"what flips the answer: {flips}.", flips=voice().said(flips))
    if "cards" not in laid or twin["agreed"]:
        return said
    came = sides(twin["results"], twin.get("ways"))
    totals = {name: result["total"] for name, result in came.items()}
    each = ", ".join(
        say("total-in", f"{total} in {name}", total=str(total), ruleset=name)
        for name, total in totals.items()
    )
    if len(totals) > 1 and len(set(totals.values())) == 1:
        total = str(next(iter(totals.values())))
        each = say("total-in-both", f"{total} in both", total=total)
    table = hand(laid["cards"], laid["pile"])
    on = say("total-on", f"On {table} the total is {each}.", table=table, totals=each)
    return f"{said} {on}"


def _in_short(results: Mapping[str, Any]) -> str:
    """What came out under each ruleset, in a few words."""
    said: dict[str, list[str]] = {}
    for name, result in results.items():
        said.setdefault(_outcome(result), []).append(name)
    if len(said) == 1 and len(results) > 1:
        words = next(iter(said))
        return say("both-do", f"both {words}", words=words)
    return ", ".join(f"{listed(names)} {words}" for words, names in said.items())


def _outcome(result: Mapping[str, Any]) -> str:
    if "outcome" not in result:
        total = str(result["total"])
        return say("short-counts", f"counts {total}", total=total)
    if result["outcome"] == "illegal":
        event = str(result["illegal_at"])
        return say("short-forbids", f"forbids event {event}", event=event)
    if result["outcome"] == "open":
        turn = str(result["turn"])
        return say("short-open", f"lets seat {turn} act next", seat=turn)
    paid = [
        say("short-pays", f"seat {seat} pays {coins}", seat=seat, coins=str(coins))
        for seat, coins in result["paid"].items()
    ] or [say("short-nobody", "nobody pays")]
    if result["winner"] is not None:
        winner = str(result["winner"])
        ends = say("short-wins", f"seat {winner} wins", seat=winner)
    else:
        starter = str(result["next_starter"])
        ends = say("short-starts", f"seat {starter} starts next", seat=starter)
    what = ", ".join([*paid, ends])
    return say("short-settles", f"settles it: {what}", what=what)


# ---------------------------------------------------------------- steps


def _steps(finding: Finding, indent: str) -> Iterator[str]:
    """The steps of a witness: a count in columns, the events of a round one below the other."""
    witness, found = finding.witness, finding.steps
    if witness is None or not found:
        return
    yield f"{indent}{say('step-by-step', 'step by step:')}"
    if "cards" not in witness:
        for number, one in enumerate(found, 1):
            yield from _event(number, one, indent + "  ")
        return
    names = list(found[0]["changes"])
    if len(names) == 2:
        yield from beside([names[0]], [names[1]], indent + "  ", " | ")
    for one in found:
        sides = [_side(one["step"], one["changes"][name]) for name in names]
        mark = PARTS if one["parts"] else "  "
        lines = (
            list(beside(sides[0], sides[1], indent + mark, " | "))
            if len(sides) == 2
            else [f"{indent}{mark}{line}" for line in sides[0]]
        )
        yield from _marked(lines, one["parts"])


def _side(rule: str, changes: list[str] | None) -> list[str]:
    """A step of a count under one ruleset."""
    return [] if changes is None else [labelled(rule, _one_by_one(changes))]


def _event(number: int, one: Mapping[str, Any], indent: str) -> Iterator[str]:
    """An event, and what it changes: for all rulesets, then for each what only it does."""
    changes = {name: says or [] for name, says in one["changes"].items()}
    first = next(iter(changes.values()))
    shared = [words for words in first if all(words in says for says in changes.values())]
    mark = PARTS if one["parts"] else "  "
    lines = filled(f"{number}. {voice().said(one['step'])}", indent[:-2] + mark, indent + "   ")
    if shared:
        lines += filled(_one_by_one(shared), indent + "   ", indent + "     ")
    for name, says in changes.items():
        own = [words for words in says if words not in shared]
        if own:
            lines += filled(_one_by_one(own), f"{indent}   {labelled(name, '')}", indent + "     ")
    yield from _marked(lines, one["parts"])


def _one_by_one(changes: Sequence[str]) -> str:
    """What an event or a rule changes."""
    return voice().said(Several("; ", changes))


def _marked(lines: list[str], parts: bool) -> Iterator[str]:
    yield from (painted(line, BOLD, sys.stdout) if parts else line for line in lines)


# ---------------------------------------------------------------- a situation in a line


def situation(witness: Mapping[str, Any]) -> str:
    """A table, a scenario or a match in a line.

    >>> situation({"hands": ["3", None], "events": [{"seat": 0, "move": "bid", "amount": 4}]})
    'cards 3, out; seat 0 bids 4'
    """
    if "rounds" in witness:
        rounds = witness["rounds"]
        players, number = witness["players"], counted(len(rounds), "round")
        english = f"a match of {number} with {players} players (--json has it whole)"
        return say("match-of", english, rounds=len(rounds), players=players)
    if "cards" in witness:
        return str(hand(witness["cards"], witness["pile"]))
    out = say("out", "out")
    cards = ", ".join(out if c is None else voice().called("card", c) for c in witness["hands"])
    parts = [say("laid-cards", f"cards {cards}", what=cards)]
    for key in ("pile", "discards"):
        if witness.get(key):
            what = cards_told(witness[key])
            parts.append(say(f"laid-{key}", f"{key} {what}", what=what))
    if any(witness.get("coins", ())):
        what = ", ".join(map(str, witness["coins"]))
        parts.append(say("laid-coins", f"coins {what}", what=what))
    if witness.get("starter"):
        starter = str(witness["starter"])
        parts.append(say("seat-starts", f"seat {starter} starts", seat=starter))
    events = [_done(event) for event in witness.get("events", ())]
    return "; ".join([*parts, ", ".join(events)] if events else parts)


def _done(event: Mapping[str, Any]) -> str:
    seat = str(event["seat"])
    if event["move"] == BID:
        amount = str(event["amount"])
        return say("bids-so", f"seat {seat} bids {amount}", seat=seat, amount=amount)
    called = voice().called
    choice = [called(key, str(event[key])) for key in ("amount", "target", "card") if key in event]
    what = " ".join([called("move", event["move"]), *choice])
    return say("seat-does", f"seat {seat}: {what}", seat=seat, what=what)
