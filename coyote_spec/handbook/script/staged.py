"""The semantics staged into JavaScript: one more Domain, so that a page gives the same rulings.

The text of a program is made of numbers and of identifiers of our own: no name, comment or string
of a ruleset enters it. Names go beside it, as data.

    staged(ruleset, ["3", "-5", "x2"]).counts[0]
    'function(c,p,r,k,b,n,d){...}'

A program is given how many cards of each kind lie on the table (c) and in the pile (p), the reading
of each silence (r), how many coins each player has (k), a bid (b), how many players there are (n),
and a dealer (d) who gives the cards of the pile in their order and takes notes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from coyote_spec.handbook.script.domain import MET, Script
from coyote_spec.handbook.script.rulings import (
    StagedBid,
    StagedCall,
    fields_of_seats,
    staged_bid,
    staged_call,
)
from coyote_spec.handbook.script.seats import speaks_of_seats
from coyote_spec.handbook.script.text import function, tells_seats_apart
from coyote_spec.interpreter.setting import allowed_players, choose, kind_of
from coyote_spec.interpreter.source_domain import Noted, Source, alike
from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.ruleset.rule import With
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, Watcher, counts
from coyote_spec.semantics.round import at_moment
from coyote_spec.source import InputError, wrong

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.interpreter.source_domain import Atom
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.semantics.domain import State

STEP = 0
"""What a program notes: a step of the count; else, that a silence was met."""

COPIES = 3
"""How many copies of a card that acts there may be on the table and in the pile together."""

MOST_SEATS = 12
"""For more players no bid is ruled on, and no count that hangs on their number is staged."""


@dataclass(frozen=True, slots=True)
class Staged:
    """The programs of a ruleset. cards are those that it has rules for, in the programs' order, the
    deck's own first; counts has the program for each number of players, or under 0 the one for all;
    it yields the total and whether all is shuffled afterwards. players are the numbers of players
    for which bids are ruled on: those that are allowed where each option is as it is by default,
    from two to MOST_SEATS."""

    ruleset: Ruleset
    cards: tuple[str, ...]
    of_deck: int
    copies: Mapping[str, int]
    rules: tuple[Rule, ...]
    counts: Mapping[int, str]
    bid: StagedBid | None
    calls: tuple[StagedCall, ...]
    fields: tuple[str, ...]
    players: tuple[int, ...]

    @property
    def open_points(self) -> tuple[str, ...]:
        """The silences that one of the programs meets, in the ruleset's order."""
        texts = list(self.counts.values())
        texts += [text for call in self.calls for text in call.texts.values()]
        told = [f"d.note({MET},[{i}])" for i in range(len(self.ruleset.silences))]
        pairs = zip(self.ruleset.silences, told, strict=True)
        return tuple(name for name, note in pairs if any(note in text for text in texts))


class _Telling(Watcher):
    """Writes down that each step of a count is noted: the rule, the total before and after, then
    what is otherwise now. An entry of the table is told as kind, mark, and count and value before
    and after; cards at a place that isn't counted as kind and count before and after."""

    def __init__(self, game: Game, source: Source, rules: Sequence[Rule]) -> None:
        self.game, self.source, self.rules = game, source, rules

    def counted(self, rule: Rule, before: State, after: State) -> None:
        table: list[Atom] = []
        for key, (now, value) in after["table"].items():
            held, each = before["table"].get(key, (0, value))
            if not (alike(held, now) and alike(each, value)):
                table += [key[0], key[2], held, each, now, value]
        aside: list[Atom] = []
        for name, body in self.game.setting.ruleset.places.items():
            if "counted" not in body.notes:
                rows = counts(self.game, before, name), counts(self.game, after, name)
                for kind, (old, new) in enumerate(zip(*rows, strict=True)):
                    aside += [] if alike(old, new) else [kind, old, new]
        told = (self.rules.index(rule), before["total"], after["total"], len(table) // 6)
        self.source.note(Noted(STEP, (*told, *table, *aside)))


def staged(ruleset: Ruleset, cards: Sequence[str]) -> Staged:
    """The programs of a ruleset for these cards; those that it has no rule for are left out.

    Raises InputError when the programs are too large, and when a count hangs on which player has
    which card, which the desk isn't told.
    """
    known = [card for card in dict.fromkeys(cards) if knows(ruleset, card)]
    deck = [card for card, _ in ruleset.deck.cards if card in known]
    known = [*deck, *(card for card in known if card not in deck)]
    acting = {body.card for _, body in ruleset.of_kind(With)}
    most = {card: COPIES if card in acting else 1 for card in known}
    rules = tuple(rule for _, rule in ruleset.rules())
    players = tuple(n for n in allowed_players(ruleset) if 2 <= n <= MOST_SEATS)
    calls = ruleset.calls if players else ()
    try:
        return Staged(
            ruleset,
            tuple(known),
            len(deck),
            {card: COPIES for card in known if card in acting},
            rules,
            _counts(ruleset, most, rules),
            staged_bid(ruleset, most, players) if players else None,
            tuple(staged_call(ruleset, most, name, players) for name in calls),
            fields_of_seats(ruleset),
            players,
        )
    except (RecursionError, MemoryError):
        raise wrong("too-large", Wrong("handbook-too-large", ruleset=ruleset.name)) from None


def knows(ruleset: Ruleset, card: str) -> bool:
    """Whether a ruleset has a rule for a card."""
    try:
        kind_of(ruleset, card)
    except InputError:
        return False
    return True


def _counts(ruleset: Ruleset, most: Mapping[str, int], rules: Sequence[Rule]) -> dict[int, str]:
    """The program of a count for each number of seats; one for them all where it is the same.

    Whether it is the same is seen on programs for two copies of each card.
    """
    if speaks_of_seats(ruleset):
        small = {card: min(2, copies) for card, copies in most.items()}
        every = range(1, MOST_SEATS + 1)
        if len({_count(ruleset, small, rules, seats) for seats in every}) > 1:
            return {seats: _count(ruleset, most, rules, seats) for seats in every}
    return {0: _count(ruleset, most, rules, 2)}


def _count(ruleset: Ruleset, most: Mapping[str, int], rules: Sequence[Rule], seats: int) -> str:
    source = Script(ruleset)
    game, state = source.laid_out(choose(ruleset, most, seats=seats))
    game = replace(game, watcher=_Telling(game, source, rules))
    state = count(Moment(game, {"actor": 0, "caller": 0}), state)
    after = at_moment("after a round", game, state)
    text = function(source.scopes[0].lines, [state["total"], after["reshuffled"]])
    if tells_seats_apart(text):
        said = Wrong("handbook-who-has-what", ruleset=ruleset.name)
        raise wrong("who-has-what", said, Hint("handbook-who-has-what"))
    return text


__all__ = ["COPIES", "MOST_SEATS", "Staged", "knows", "staged"]
