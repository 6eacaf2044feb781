"""What is asked: for how many players, with which deck, options and readings, for how long."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

from coyote_spec.api.rulesets import find_deck
from coyote_spec.interpreter.setting import allowed_players, choose, enough_cards, fitting
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.locale.said import listed
from coyote_spec.source import InputError, Report, shorten, wrong

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coyote_spec.api.rulesets import DeckLike, RulesetLike
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.ruleset.setting import Setting

    Players = int | Iterable[int]

LIMIT = 20.0
"""Seconds for one question to the solver, unless the caller says otherwise."""
MOST_SECONDS = 86_400
"""A day."""


def quiet(said: str) -> None:
    """Tells nobody what is being done."""


def limited(timeout: float) -> float:
    """A time for each question to the solver; raises InputError when it isn't one."""
    if not isfinite(timeout) or not 0 < timeout <= MOST_SECONDS:
        raise wrong("timeout", Wrong("api-timeout", most=MOST_SECONDS))
    return timeout


def deck_for(rules: Ruleset, deck: DeckLike | None, ruleset: RulesetLike) -> Deck:
    """The deck that is asked for, or the ruleset's own; raises InputError when it doesn't fit."""
    chosen = rules.deck if deck is None else find_deck(deck, ruleset)
    fitting(rules, chosen)
    return chosen


def numbers(
    rulesets: Sequence[Ruleset], players: Players | None, options: Sequence[Mapping[str, int]]
) -> list[int]:
    """The numbers of players that are asked for, or else all that every ruleset allows.

    Raises InputError when there is none.
    """
    if players is not None:
        found = sorted({players} if isinstance(players, int) else set(players))
    else:
        allowed = [allowed_players(one, own) for one, own in zip(rulesets, options, strict=True)]
        found = [n for n in allowed[0] if all(n in other for other in allowed)]
    if not found:
        names = listed([rules.name for rules in rulesets])
        raise wrong("players", Wrong("shared-no-players", rulesets=names))
    return found


def settings(
    rules: Ruleset,
    deck: Deck,
    players: Sequence[int],
    options: Mapping[str, int],
    readings: Mapping[str, str],
) -> list[Setting]:
    """The setting for each number of players; raises InputError with all that doesn't fit."""
    report, found = Report(), []
    for n in players:
        try:
            cards = dict(deck.cards)
            found.append(
                choose(rules, cards, players=n, options=options, readings=readings, deck=deck)
            )
        except InputError as error:
            report.diagnostics += error.diagnostics
    report.stop_if_any()
    enough_cards(deck, players)
    return found


def options_of(rules: Ruleset, options: Mapping[str, int]) -> dict[str, int]:
    """The options among these that a ruleset has."""
    return {name: value for name, value in options.items() if name in rules.options}


def readings_of(rules: Ruleset, readings: Mapping[str, str]) -> dict[str, str]:
    """The readings among these that a ruleset knows."""
    return {name: reading for name, reading in readings.items() if _knows(rules, name, reading)}


def _knows(rules: Ruleset, silence: str, reading: str) -> bool:
    return any(one.name == reading for one in rules.silences.get(silence, ()))


def _nor(rulesets: Sequence[Ruleset]) -> str:
    names = rulesets[0].name
    for one in rulesets[1:]:
        names = Wrong("api-nor", left=names, right=one.name)
    return names


def known_to_some(
    rulesets: Sequence[Ruleset], options: Mapping[str, int], readings: Mapping[str, str]
) -> None:
    """Raises InputError with the options and readings that none of the rulesets has."""
    report = Report()
    for option in options:
        if not any(option in rules.options for rules in rulesets):
            said = Wrong("api-no-option", names=_nor(rulesets), option=shorten(option))
            report.diagnostics += wrong("unknown-option", said).diagnostics
    for silence, reading in readings.items():
        if not any(_knows(rules, silence, reading) for rules in rulesets):
            which = shorten(f"{silence}={reading}")
            said = Wrong("api-no-reading", names=_nor(rulesets), reading=which)
            report.diagnostics += wrong("unknown-reading", said).diagnostics
    report.stop_if_any()
