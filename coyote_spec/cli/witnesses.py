"""What stands around a witness, in words: its steps, its twin, and others that are different."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, NamedTuple

from coyote_spec.cli.output import BOLD, counted, painted
from coyote_spec.cli.tables import beside, filled, hand

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

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
    if finding.twin is not None:
        yield from filled(_twin(finding.twin), indent, indent + "  ")
        laid = finding.twin["situation"]
        if view.steps and laid is not None and "cards" not in laid:
            twin = situation(laid)
            yield from filled(f"the situation then: {twin}", indent + "  ", indent + "    ")
    for one in finding.more:
        said = f"another witness: {situation(one['witness'])}; {_in_short(one['results'])}"
        yield from filled(said, indent, indent + "  ")
    if finding.twin is not None and len(finding.more) + 1 < view.witnesses:
        yield f"{indent}no further witness was found that is really different"


# ---------------------------------------------------------------- twins


def _twin(twin: Mapping[str, Any]) -> str:
    laid, flips = twin["situation"], "; ".join(twin["flips"])
    if laid is None:
        tried = counted(twin["tried"], "situation")
        if twin["changes"] == 0:
            return f"what flips the answer: nothing was found among {tried} near it."
        changes = counted(twin["changes"], "change")
        return f"what flips the answer: more than {changes}; {tried} near it keep it."
    if "cards" not in laid or twin["agreed"]:
        return f"what flips the answer: {flips}."
    totals = {name: result["total"] for name, result in twin["results"].items()}
    each = ", ".join(f"{total} in {name}" for name, total in totals.items())
    if len(totals) > 1 and len(set(totals.values())) == 1:
        each = f"{next(iter(totals.values()))} in both"
    table = hand(laid["cards"], laid["pile"])
    return f"what flips the answer: {flips}. On {table} the total is {each}."


def _in_short(results: Mapping[str, Any]) -> str:
    """What came out under each ruleset, in a few words."""
    said: dict[str, list[str]] = {}
    for name, result in results.items():
        said.setdefault(_outcome(result), []).append(name)
    if len(said) == 1 and len(results) > 1:
        return f"both {next(iter(said))}"
    return ", ".join(f"{' and '.join(names)} {words}" for words, names in said.items())


def _outcome(result: Mapping[str, Any]) -> str:
    if "outcome" not in result:
        return f"counts {result['total']}"
    if result["outcome"] == "illegal":
        return f"forbids event {result['illegal_at']}"
    if result["outcome"] == "open":
        return f"lets seat {result['turn']} act next"
    paid = [f"seat {seat} pays {coins}" for seat, coins in result["paid"].items()]
    if result["winner"] is not None:
        ends = f"seat {result['winner']} wins"
    else:
        ends = f"seat {result['next_starter']} starts next"
    return f"settles it: {', '.join([*(paid or ['nobody pays']), ends])}"


# ---------------------------------------------------------------- steps


def _steps(finding: Finding, indent: str) -> Iterator[str]:
    """The steps of a witness: a count in columns, the events of a round one below the other."""
    witness, found = finding.witness, finding.steps
    if witness is None or not found:
        return
    yield f"{indent}step by step:"
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
    return [] if changes is None else [f"{rule}: {'; '.join(changes)}"]


def _event(number: int, one: Mapping[str, Any], indent: str) -> Iterator[str]:
    """An event, and what it changes: for all rulesets, then for each what only it does."""
    changes = {name: says or [] for name, says in one["changes"].items()}
    first = next(iter(changes.values()))
    shared = [words for words in first if all(words in says for says in changes.values())]
    mark = PARTS if one["parts"] else "  "
    lines = filled(f"{number}. {one['step']}", indent[:-2] + mark, indent + "   ")
    if shared:
        lines += filled("; ".join(shared), indent + "   ", indent + "     ")
    for name, says in changes.items():
        own = [words for words in says if words not in shared]
        if own:
            lines += filled("; ".join(own), f"{indent}   {name}: ", indent + "     ")
    yield from _marked(lines, one["parts"])


def _marked(lines: list[str], parts: bool) -> Iterator[str]:
    yield from (painted(line, BOLD, sys.stdout) if parts else line for line in lines)


# ---------------------------------------------------------------- a situation in a line


def situation(witness: Mapping[str, Any]) -> str:
    """A table, a scenario or a match in a line.

    >>> situation({"hands": ["3", None], "events": [{"seat": 0, "move": "bid", "amount": 4}]})
    'cards 3, out; seat 0 bid 4'
    """
    if "rounds" in witness:
        rounds = witness["rounds"]
        players, number = witness["players"], counted(len(rounds), "round")
        return f"a match of {number} with {players} players (--json has it whole)"
    if "cards" in witness:
        return str(hand(witness["cards"], witness["pile"]))
    cards = ", ".join("out" if card is None else card for card in witness["hands"])
    parts = [f"cards {cards}"]
    for key in ("pile", "discards"):
        if witness.get(key):
            parts.append(f"{key} {', '.join(witness[key])}")
    if any(witness.get("coins", ())):
        parts.append(f"coins {', '.join(map(str, witness['coins']))}")
    if witness.get("starter"):
        parts.append(f"seat {witness['starter']} starts")
    events = [_done(event) for event in witness.get("events", ())]
    return "; ".join([*parts, ", ".join(events)] if events else parts)


def _done(event: Mapping[str, Any]) -> str:
    choice = [str(event[key]) for key in ("amount", "target", "card") if key in event]
    return " ".join([f"seat {event['seat']} {event['move']}", *choice])
