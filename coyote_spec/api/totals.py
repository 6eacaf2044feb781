"""`range` and `odds`: the totals that a fresh deck can give, and how likely each of them is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.api.asked import (
    LIMIT,
    deck_for,
    known_to_some,
    limited,
    numbers,
    options_of,
    quiet,
    readings_of,
    settings,
)
from coyote_spec.api.rulesets import load
from coyote_spec.locale.said import Said

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coyote_spec.api.asked import Players
    from coyote_spec.api.rulesets import DeckLike, RulesetLike
    from coyote_spec.odds.odds import OddsReport
    from coyote_spec.prover.ranges import End, Ends
    from coyote_spec.ruleset.ruleset import Deck, Ruleset


@dataclass(frozen=True, slots=True)
class Bounds:
    """Both ends for a number of players; one that the solver didn't find in time is None, and
    undecided says why."""

    players: int
    low: End | None
    high: End | None
    undecided: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The form of the contract; what is undecided is null, with the reason."""
        whole: dict[str, Any] = {}
        for name, end in (("min", self.low), ("max", self.high)):
            whole[name] = None if end is None else end.total
            whole[f"{name}_hand"] = None if end is None else list(end.hand)
            whole[f"{name}_draws"] = None if end is None else list(end.draws)
        order = ("min", "max", "min_hand", "min_draws", "max_hand", "max_draws")
        why = {"undecided": list(self.undecided)} if self.undecided else {}
        return {key: whole[key] for key in order} | why


@dataclass(frozen=True, slots=True)
class Ranges:
    """The range of totals of a ruleset with a deck, for several numbers of players."""

    ruleset: Ruleset
    deck: Deck
    by_players: tuple[Bounds, ...]

    @property
    def decided(self) -> bool:
        """Whether every end was found."""
        return not any(bounds.undecided for bounds in self.by_players)

    def as_json(self) -> dict[str, Any]:
        """The document of `range --json`."""
        return {
            "schema": "coyote-spec/range/1",
            "players": {str(bounds.players): bounds.as_json() for bounds in self.by_players},
        }


def ranges(
    ruleset: RulesetLike,
    *,
    players: Players | None = None,
    deck: DeckLike | None = None,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    timeout: float = LIMIT,
    progress: Callable[[str], None] = quiet,
) -> Ranges:
    """The exact lowest and highest total of a fresh deck, one card each and no action, with the
    smallest hand for each end, found by the solver and replayed.

    players is a number or several; left out, all that the ruleset allows with these options. deck
    is a name, cards with copies or a Deck; left out, the ruleset's own. timeout is in seconds for
    each question to the solver; an end that it can't answer in that time is None. progress is told
    what is being done.

    Raises InputError for an option, a reading, a deck or a number of players that doesn't fit, and
    for more players than cards.

    >>> [(one.low.total, one.high.total) for one in ranges("en", players=[2, 3]).by_players]
    [(-20, 40), (-30, 70)]
    """
    from coyote_spec.prover.ranges import Ends

    rules, limit = load(ruleset), limited(timeout)
    chosen = deck_for(rules, deck, ruleset)
    wanted = numbers([rules], players, [options or {}])
    found = []
    for setting in settings(rules, chosen, wanted, options or {}, readings or {}):
        progress(f"the range of totals of {rules.name} with {setting.players} players")
        found.append(_bounds(setting.players, Ends(setting, limit)))
    return Ranges(rules, chosen, tuple(found))


def more_players(ruleset: RulesetLike) -> list[tuple[str, int, list[int]]]:
    """The numbers of players that take an option other than the usual one: the option, the value,
    and the numbers that it adds.

    >>> more_players("es")
    [('boxes', 2, [7, 8, 9, 10, 11, 12])]
    """
    from coyote_spec.interpreter.setting import allowed_players

    rules = load(ruleset)
    known, found = set(allowed_players(rules)), []
    for name, spans in rules.options.items():
        for span in spans:
            for value in dict.fromkeys((span.low, span.high or span.low)):
                more = [n for n in allowed_players(rules, {name: value}) if n not in known]
                if more:
                    found.append((name, value, more))
                    known.update(more)
    return found


def _bounds(players: int, ends: Ends) -> Bounds:
    from coyote_spec.prover.ask import Undecided

    found: list[End | None] = []
    why: list[str] = []
    for name, ask in (("lowest", ends.low), ("highest", ends.high)):
        try:
            found.append(ask())
        except Undecided as error:
            found.append(None)
            why.append(Said(f"end-undecided-{name}", why=error.why))
    return Bounds(players, found[0], found[1], tuple(why))


def odds(
    ruleset: RulesetLike,
    *,
    players: Players | None = None,
    deck: DeckLike | None = None,
    at_most: int | None = None,
    against: RulesetLike | None = None,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    progress: Callable[[str], None] = quiet,
) -> OddsReport:
    """The exact probability of each total of a fresh deck, one card each and no action.

    players, deck and progress are as in `ranges`. at_most also asks for the probability of a total
    of at most so much; against for that of a total other than under a second ruleset, on the same
    cards. With two rulesets an option or a reading goes to the one that has it.

    Raises InputError for an option or a reading that no ruleset has, for a deck or a number of
    players that doesn't fit, for more players than cards, and for rules under which totals can't be
    counted over all hands.

    >>> odds("en", players=2, deck="thirty", against="fr").by_players[0].differs
    Fraction(3, 406)
    """
    from coyote_spec.odds.odds import OddsReport, odds_of

    both = [load(one) for one in (ruleset, against) if one is not None]
    chosen = deck_for(both[0], deck, ruleset)
    options, readings = options or {}, readings or {}
    if len(both) == 1:
        given = [(dict(options), dict(readings))]
    else:
        deck_for(both[1], chosen, chosen.name)
        known_to_some(both, options, readings)
        given = [(options_of(one, options), readings_of(one, readings)) for one in both]
    wanted = numbers(both, players, [own for own, _ in given])
    sides = [settings(one, chosen, wanted, *own) for one, own in zip(both, given, strict=True)]
    found = []
    for one, *other in zip(*sides, strict=True):
        progress(f"the odds of {both[0].name} with {one.players} players")
        found.append(odds_of(one, at_most, other[0] if other else None))
    return OddsReport(tuple(found))
