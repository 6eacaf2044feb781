"""What a claim speaks of: its games, numbers of players and decks; and whether they fit together.

No solver is needed for this, so `check` can ask it too.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from coyote_spec.interpreter.setting import allowed_players, choose, enough_cards, fitting
from coyote_spec.source import NOWHERE, Diagnostic, InputError, wrong

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.ruleset.setting import Setting

    Case = tuple[tuple[Ruleset, ...], int]


def cases(claim: Claim) -> list[Case]:
    """The games, one or two to be compared, and the number of players of each finding.

    Raises InputError when an option doesn't fit a game or nothing is left to ask.
    """
    if claim.question == "same counting":
        groups: list[tuple[Ruleset, ...]] = list(combinations(claim.games, 2))
    else:
        groups = [(game,) for game in claim.games]
    found = [(group, n) for group in groups for n in _players(claim, group)]
    for group in groups:
        if not any(games == group for games, _ in found):
            names = " and ".join(game.name for game in group)
            raise wrong("players", f"no number of players is for {names} with these options.")
    return found


def _players(claim: Claim, games: tuple[Ruleset, ...]) -> list[int]:
    if claim.players is not None:
        return list(range(claim.players[0], claim.players[1] + 1))
    allowed = [allowed_players(game, claim.options) for game in games]
    return [n for n in allowed[0] if all(n in other for other in allowed)]


def deck_of(claim: Claim, game: Ruleset) -> Deck:
    """The deck that is claimed, or else the game's own."""
    return claim.deck or game.deck


def setting_for(claim: Claim, game: Ruleset, players: int, deck: Deck | None = None) -> Setting:
    """The setting of a game that a claim speaks of.

    Raises InputError when the claim's players, options, readings or deck don't fit the game.
    """
    deck = deck or deck_of(claim, game)
    fitting(game, deck)
    enough_cards(deck, [players])
    return choose(
        game,
        dict(deck.cards),
        players=players,
        options=claim.options,
        readings=claim.readings,
        deck=deck,
    )


def misfits(claim: Claim) -> list[Diagnostic]:
    """Everything in a claim that doesn't fit its games, at the place of the claim."""
    try:
        asked = cases(claim)
    except InputError as error:
        return list(_placed(claim, error))
    found: list[Diagnostic] = []
    for games, n in asked:
        deck = deck_of(claim, games[0])
        for game in games:
            try:
                setting_for(claim, game, n, deck)
            except InputError as error:
                found += _placed(claim, error)
    return list(dict.fromkeys(found))


def _placed(claim: Claim, error: InputError) -> Iterator[Diagnostic]:
    for one in error.diagnostics:
        said = f"the claim {claim.name}: {one.message}"
        yield replace(one, span=claim.span, message=said) if one.span == NOWHERE else one
