"""What two rulesets declare in lists: deck, players, options. Compared value by value."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.setting import in_range, is_allowed
from coyote_spec.locale.said import Called, Said, Several
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding, Scope
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Requires

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from coyote_spec.ruleset.ruleset import Deck, Ruleset

FURTHEST = 20
"""Values up to here are compared one by one."""

MOST = 50_000
"""Agreements that are compared one by one."""

Agreement = tuple[int, tuple[int, ...]]
"""A number of players, and the value of each option."""


def list_findings(
    one: Ruleset, other: Ruleset, scope: Callable[[Deck | None], Scope]
) -> Iterator[Finding]:
    """The findings on deck, players and options."""
    yield _finding("deck", scope, _decks(one, other))
    same = _declared(one) == _declared(other)
    if not same and max(_how_many(one, other), _how_many(other, one)) > MOST:
        yield from _too_many(one, other, scope)
        return
    players, options = ([], []) if same else (_players(one, other), _options(one, other))
    yield _finding("players", scope, players)
    yield _finding("options", scope, options)


def _too_many(
    one: Ruleset, other: Ruleset, scope: Callable[[Deck | None], Scope]
) -> Iterator[Finding]:
    """The same where there are too many values to be compared one by one: what shows without."""
    method, said = Said("by-values"), Said("too-many-values")
    mine, theirs = _surely(one), _surely(other)
    if mine is None or theirs is None:
        yield Finding("players", UNKNOWN, scope(None), method, said)
    else:
        different = _for_players(one, other, mine, theirs)
        yield _finding("players", scope, different)
    different = _lacking(one, other)
    if different:
        yield _finding("options", scope, different)
    else:
        yield Finding("options", UNKNOWN, scope(None), method, said)


def _surely(rules: Ruleset) -> set[int] | None:
    """The numbers of players that are possible, if for each of them no more than one option need be
    another than the usual one; None when that isn't so."""
    usual = {name: spans[0].low for name, spans in rules.options.items()}
    tried = [usual]
    for name in rules.options:
        tried += [{**usual, name: value} for value in _possible(rules, name, _marked(rules))]
    numbers = _numbers(rules)
    found = {n for n in numbers if any(is_allowed(rules, n, chosen) for chosen in tried)}
    return found if found == set(numbers) else None


def _lacking(one: Ruleset, other: Ruleset) -> list[str]:
    """The options that only one of the two has."""
    both = dict.fromkeys([*one.options, *other.options])
    return [
        Said(
            "option-only-in",
            ruleset=one.name if name in one.options else other.name,
            option=name,
        )
        for name in both
        if name not in one.options or name not in other.options
    ]


def _declared(rules: Ruleset) -> Any:
    """All that says what can be agreed, with the definitions that it uses."""
    needs = [body.condition for _, body in rules.of_kind(Requires)]
    conditions = [s.when for spans in (rules.players, *rules.options.values()) for s in spans]
    uses = any(
        isinstance(part, say.Meaning) for part in parts_defined(rules, (*needs, *conditions))
    )
    return rules.players, rules.options, needs, rules.meanings if uses else None


def _how_many(rules: Ruleset, other: Ruleset) -> int:
    marked = _marked(rules) | _marked(other)
    values = [len(_possible(rules, name, marked)) for name in rules.options]
    return prod(values) * len(_numbers(rules))


def _finding(which: str, scope: Callable[[Deck | None], Scope], different: list[str]) -> Finding:
    method = Said("by-values")
    if not different:
        return Finding(which, PROVED, scope(None), method, Said(f"{which}-same"))
    said, *more = different
    return Finding(which, REFUTED, scope(None), method, said, details=tuple(more))


def _decks(one: Ruleset, other: Ruleset) -> list[str]:
    mine, theirs = dict(one.deck.cards), dict(other.deck.cards)
    if mine == theirs:
        return []
    names = Said(
        "deck-each", one=one.name, mine=one.deck.name, other=other.name, theirs=other.deck.name
    )
    cards = dict.fromkeys([*mine, *theirs])
    return [
        names,
        *(
            Said(
                "copies-each",
                card=Called("card", card),
                mine=mine.get(card, 0),
                theirs=theirs.get(card, 0),
            )
            for card in cards
            if mine.get(card, 0) != theirs.get(card, 0)
        ),
    ]


def _agreements(one: Ruleset, other: Ruleset) -> tuple[list[Agreement], list[Agreement]]:
    """All that each of the two lets be agreed: a number of players and a value for each option.

    Of values without an end, and of very many, those are looked at beside which something changes:
    the ends of ranges and the numbers in conditions, each with its neighbours.
    """
    marked = _marked(one) | _marked(other)
    return _allowed(one, marked), _allowed(other, marked)


def _marked(rules: Ruleset) -> set[int]:
    found: set[int] = set(range(FURTHEST + 1))
    spans = [span for ranges in (rules.players, *rules.options.values()) for span in ranges]
    ends = [end for span in spans for end in (span.low, span.high) if end is not None]
    conditions = [span.when for span in spans]
    conditions += [body.condition for _, body in rules.of_kind(Requires)]
    for part in parts_defined(rules, tuple(conditions)):
        match part:
            case say.Literal(bool()):
                pass
            case say.Literal(value):
                ends.append(value)
            case _:
                pass
    for end in ends:
        found |= {end - 1, end, end + 1}
    return found


def _allowed(rules: Ruleset, marked: set[int]) -> list[Agreement]:
    names = list(rules.options)
    values = [_possible(rules, name, marked) for name in names]
    return [
        (n, chosen)
        for n in _numbers(rules)
        for chosen in product(*values)
        if is_allowed(rules, n, dict(zip(names, chosen, strict=True)))
    ]


def _possible(rules: Ruleset, name: str, marked: set[int]) -> list[int]:
    return [v for v in sorted(marked) if any(in_range(v, span) for span in rules.options[name])]


def _numbers(rules: Ruleset) -> list[int]:
    spans = rules.players
    return sorted({n for span in spans for n in range(span.low, (span.high or span.low) + 1)})


def _players(one: Ruleset, other: Ruleset) -> list[str]:
    mine, theirs = ({n for n, _ in some} for some in _agreements(one, other))
    return _for_players(one, other, mine, theirs)


def _for_players(one: Ruleset, other: Ruleset, mine: set[int], theirs: set[int]) -> list[str]:
    if mine == theirs:
        return []
    numbers = {"mine": _run(mine), "theirs": _run(theirs)}
    return [Said("players-each", one=one.name, other=other.name, **numbers)]


def _options(one: Ruleset, other: Ruleset) -> list[str]:
    mine, theirs = _agreements(one, other)
    both = {n for n, _ in mine} & {n for n, _ in theirs}
    different = _lacking(one, other)
    names = {"one": one.name, "other": other.name}
    for name in one.options:
        if name not in other.options:
            continue
        for n in sorted(both):
            a, b = _values(one, mine, name, n), _values(other, theirs, name, n)
            if a != b:
                values = {"mine": _run(a), "theirs": _run(b)}
                different.append(Said("option-values", players=n, option=name, **names, **values))
                break
        a_usual, b_usual = one.options[name][0].low, other.options[name][0].low
        if a_usual != b_usual:
            usual = {"mine": a_usual, "theirs": b_usual}
            different.append(Said("option-usual", option=name, **names, **usual))
    return different or _together(one, other, mine, theirs, both)


def _values(rules: Ruleset, some: list[Agreement], name: str, players: int) -> set[int]:
    at = list(rules.options).index(name)
    return {chosen[at] for n, chosen in some if n == players}


def _together(
    one: Ruleset, other: Ruleset, mine: list[Agreement], theirs: list[Agreement], both: set[int]
) -> list[str]:
    """What only one of the two lets be agreed together, though each value is possible in both."""
    order = list(one.options)

    def named(rules: Ruleset, some: list[Agreement]) -> dict[tuple[int, tuple[int, ...]], None]:
        places = [list(rules.options).index(name) for name in order]
        return {(n, tuple(c[i] for i in places)): None for n, c in some if n in both}

    a, b = named(one, mine), named(other, theirs)
    for n, chosen in (*a, *b):
        if ((n, chosen) in a) != ((n, chosen) in b):
            owner = one.name if (n, chosen) in a else other.name
            said = ", ".join(f"{name} {v}" for name, v in zip(order, chosen, strict=True))
            return [Said("option-together", players=n, ruleset=owner, what=said)]
    return []


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
            parts.append(Said("number-or-more", number=first))
        elif last > first:
            parts.append(Said("number-to", first=first, last=last))
        else:
            parts.append(str(first))
    return Several(", ", parts) if parts else Said("no-number")
