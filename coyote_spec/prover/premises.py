"""What a claim speaks of: its games, numbers of players and decks; and whether they fit together.

No solver is needed for this, so `check` can ask it too.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import combinations, product
from math import prod
from typing import TYPE_CHECKING

from coyote_spec.interpreter.setting import (
    allowed_players,
    check_agreed,
    choose,
    enough_cards,
    fitting,
)
from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.locale.said import listed
from coyote_spec.prover.askable import check_askable
from coyote_spec.prover.consulted import hanging_on
from coyote_spec.prover.each import one_by_one
from coyote_spec.source import NOWHERE, Diagnostic, InputError, wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.ruleset.setting import Setting

MOST_AGREEMENTS = 200
"""Values and readings together that are asked about one by one."""

A_FEW = 4
"""How many values more than the first are asked about where there is no last one."""

Games = tuple["Ruleset", ...]
"""The games of an answer: one, or two that are compared."""


def groups(claim: Claim) -> list[tuple[Games, tuple[int, ...]]]:
    """The games, one or two to be compared, with the numbers of players that are asked about.

    Raises InputError when an option doesn't fit a game or nothing is left to ask.
    """
    if claim.question.key == "same":
        games: list[Games] = list(combinations(claim.games, 2))
    else:
        games = [(game,) for game in claim.games]
    found = [(group, tuple(_players(claim, group))) for group in games]
    for group, players in found:
        if not players:
            names = listed([game.name for game in group])
            raise wrong("players", Wrong("shared-no-players", rulesets=names))
    return found


def agreements(claim: Claim) -> list[Claim]:
    """The claim under each value and each reading that it wants to be asked about one by one, as
    far as some number of players can agree on them.

    Raises InputError when a value or a reading is unknown, or there are too many.
    """
    if claim.all_readings:
        hanging = [name for game in claim.games for name in hanging_on(claim, game)]
        given = {*claim.every_reading, *claim.readings}
        more = (name for name in dict.fromkeys(hanging) if name not in given)
        claim = replace(claim, every_reading=(*claim.every_reading, *more))
    values = [_values(claim, name) for name in claim.every_value]
    readings = [_readings(claim, name) for name in claim.every_reading]
    ways = prod(map(len, values)) * prod(map(len, readings))
    if ways > MOST_AGREEMENTS:
        hint = Hint("prover-many-agreements", most=MOST_AGREEMENTS)
        raise wrong("claim", Wrong("prover-many-agreements", ways=ways), hint)
    found = [
        replace(
            claim,
            options={**claim.options, **dict(zip(claim.every_value, chosen, strict=True))},
            readings={**claim.readings, **dict(zip(claim.every_reading, read, strict=True))},
        )
        for chosen in product(*values)
        for read in product(*readings)
    ]
    fitting_ones = [one for one in found if _can_be_agreed(one)]
    return fitting_ones or found[:1]


def _values(claim: Claim, name: str) -> list[int]:
    """The values of an option; of a range without an end the first few."""
    spans = [span for game in claim.games for span in game.options.get(name, ())]
    if not spans:
        raise wrong("unknown-option", Wrong("prover-no-option", name=name))
    ends = [(span.low, span.low + A_FEW if span.high is None else span.high) for span in spans]
    return sorted({value for low, high in ends for value in range(low, high + 1)})


def _readings(claim: Claim, name: str) -> list[str]:
    found = [one.name for game in claim.games for one in game.silences.get(name, ())]
    if not found:
        raise wrong("unknown-silence", Wrong("prover-no-silence", name=name))
    return list(dict.fromkeys(found))


def _can_be_agreed(claim: Claim) -> bool:
    try:
        groups(claim)
    except InputError:
        return False
    return True


def asked_of(claim: Claim) -> list[tuple[Claim, Games, tuple[int, ...]]]:
    """Everything that a claim asks: of each game or pair of games, under each agreement, about each
    of the names in its question, with the numbers of players. Of all readings, each game is asked
    about those that it has.

    Raises InputError as `groups`, `agreements` and `one_by_one` do.
    """
    alone = [claim]
    if claim.all_readings:
        alone = [replace(claim, games=games) for games, _ in groups(claim)]
    return [
        (named, games, players)
        for some in alone
        for one in agreements(some)
        for games, players in groups(one)
        for named in one_by_one(one, games[0])
    ]


def _players(claim: Claim, games: Games) -> list[int]:
    asked = None if claim.players is None else range(claim.players[0], claim.players[1] + 1)
    if asked is not None and not claim.every_value:
        return list(asked)
    allowed = [allowed_players(game, claim.options) for game in games]
    both = [n for n in allowed[0] if all(n in other for other in allowed)]
    return both if asked is None else [n for n in both if n in asked]


def deck_of(claim: Claim, game: Ruleset) -> Deck:
    """The deck that is claimed, or else the game's own."""
    return claim.deck or game.deck


def setting_for(claim: Claim, game: Ruleset, players: int, deck: Deck | None = None) -> Setting:
    """The setting of a game that a claim speaks of.

    Raises InputError when the claim's players, options, readings or deck don't fit the game.
    """
    deck = deck or deck_of(claim, game)
    read = claim.readings
    if claim.all_readings:
        read = {k: v for k, v in read.items() if _has(game, k, v) or k not in claim.every_reading}
    fitting(game, deck)
    enough_cards(deck, [players])
    return choose(
        game,
        dict(deck.cards),
        players=players,
        options=claim.options,
        readings=read,
        deck=deck,
    )


def _has(game: Ruleset, silence: str, reading: str) -> bool:
    return any(one.name == reading for one in game.silences.get(silence, ()))


def misfits(claim: Claim) -> list[Diagnostic]:
    """Everything in a claim that doesn't fit its games, at the line that is about it, or else at
    the place of the claim."""
    found = list(dict.fromkeys(_lines_that_misfit(claim)))
    if found:
        return found
    try:
        asked = [(one, games, n) for one, games, players in asked_of(claim) for n in players]
    except InputError as error:
        return list(_placed(claim, error))
    for one, games, n in asked:
        deck = deck_of(one, games[0])
        for game in games:
            try:
                check_askable(one, game)
                setting_for(one, game, n, deck)
            except InputError as error:
                found += _placed(one, error)
    return _once_each(found)


def _lines_that_misfit(claim: Claim) -> Iterator[Diagnostic]:
    """What is agreed in the claim's own lines and no game, or not each of them, has."""
    tried: list[tuple[str, Callable[[], object]]] = []
    for game in claim.games:
        for name, value in claim.options.items():
            tried.append((f"option {name}", partial(check_agreed, game, {name: value}, {})))
        for name, reading in claim.readings.items():
            tried.append((f"reading {name}", partial(check_agreed, game, {}, {name: reading})))
    for name in claim.every_value:
        tried.append((f"every value {name}", partial(_values, claim, name)))
    for name in claim.every_reading:
        tried.append((f"every reading {name}", partial(_readings, claim, name)))
    for line, attempt in tried:
        try:
            attempt()
        except InputError as error:
            yield from _placed(claim, error, line)


def _placed(claim: Claim, error: InputError, line: str = "") -> Iterator[Diagnostic]:
    for one in error.diagnostics:
        said = Wrong("prover-the-claim", claim=claim.name, what=one.message)
        span = claim.places.get(line or one.code, claim.span)
        yield replace(one, span=span, message=said) if one.span == NOWHERE else one


def _once_each(found: list[Diagnostic]) -> list[Diagnostic]:
    """Without those that say of one number of players more what the first says with its hint."""
    kept: dict[object, Diagnostic] = {}
    for one in found:
        kept.setdefault((one.span, one.hint) if one.code == "players" else one, one)
    return list(kept.values())
