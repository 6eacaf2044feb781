"""What two rulesets declare in lists: deck, players, options. Compared value by value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.interpreter.setting import holds, in_range
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding, Scope

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from coyote_spec.ruleset.ruleset import Deck, Ruleset

FURTHEST = 20
"""Values of an option with an open end that are compared one by one; beyond its last condition
every value is like the next."""


def list_findings(
    one: Ruleset, other: Ruleset, scope: Callable[[Deck | None], Scope]
) -> Iterator[Finding]:
    """The findings on deck, players and options."""
    yield _finding("deck", scope, _decks(one, other), "Both have the same deck.")
    yield _finding("players", scope, _players(one, other), "Both are for the same players.")
    yield _finding("options", scope, _options(one, other), "Both have the same options.")


def _finding(
    which: str, scope: Callable[[Deck | None], Scope], different: list[str], same: str
) -> Finding:
    if not different:
        return Finding(which, PROVED, scope(None), "the lists, value by value", same)
    said = different[0]
    return Finding(
        which, REFUTED, scope(None), "the lists, value by value", said, details=tuple(different[1:])
    )


def _decks(one: Ruleset, other: Ruleset) -> list[str]:
    mine, theirs = dict(one.deck.cards), dict(other.deck.cards)
    if mine == theirs:
        return []
    names = f"{one.name} is played with {one.deck.name}, {other.name} with {other.deck.name}."
    cards = dict.fromkeys([*mine, *theirs])
    return [
        names,
        *(
            f"{card}: {mine.get(card, 0)} and {theirs.get(card, 0)} copies"
            for card in cards
            if mine.get(card, 0) != theirs.get(card, 0)
        ),
    ]


def _settings(rules: Ruleset) -> dict[int, dict[str, list[int]]]:
    """For each number of players the values that each option can have, the others at their best."""
    numbers = sorted(
        {n for span in rules.players for n in range(span.low, (span.high or span.low) + 1)}
    )
    found: dict[int, dict[str, list[int]]] = {}
    for n in numbers:
        defaults = {name: spans[0].low for name, spans in rules.options.items()}
        found[n] = {
            name: [
                value
                for value in range(FURTHEST + 1)
                if any(
                    in_range(value, span) and holds(span.when, n, {**defaults, name: value}, rules)
                    for span in spans
                )
            ]
            for name, spans in rules.options.items()
        }
    return found


def _players(one: Ruleset, other: Ruleset) -> list[str]:
    mine, theirs = set(_settings(one)), set(_settings(other))
    if mine == theirs:
        return []
    return [f"{one.name} is for {_run(mine)} players, {other.name} for {_run(theirs)}."]


def _options(one: Ruleset, other: Ruleset) -> list[str]:
    mine, theirs = _settings(one), _settings(other)
    different = []
    for name in dict.fromkeys([*one.options, *other.options]):
        if name not in one.options or name not in other.options:
            owner = one.name if name in one.options else other.name
            different.append(f"Only {owner} has the option {name}.")
            continue
        for n in sorted(set(mine) & set(theirs)):
            a, b = mine[n][name], theirs[n][name]
            if a != b:
                different.append(
                    f"With {n} players {name} can be {_run(a)} in {one.name} "
                    f"and {_run(b)} in {other.name}."
                )
                break
        if one.options[name][0].low != other.options[name][0].low:
            different.append(f"{name} is something else unless it is agreed.")
    return different


def _run(values: set[int] | list[int]) -> str:
    """Numbers in words, runs of them shortened.

    >>> _run([2, 3, 4, 7]), _run([])
    ('2 to 4, 7', 'nothing')
    """
    ordered = sorted(values)
    parts: list[str] = []
    while ordered:
        first = last = ordered.pop(0)
        while ordered and ordered[0] == last + 1:
            last = ordered.pop(0)
        if last >= FURTHEST:
            parts.append(f"{first} or more")
        elif last > first:
            parts.append(f"{first} to {last}")
        else:
            parts.append(str(first))
    return ", ".join(parts) or "nothing"
