"""Games for the laws: every shipped ruleset with none to three house rules on top, and players
who do anything that is legal."""

import functools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from hypothesis import strategies as st

from coyote_spec import resources
from coyote_spec.interpreter.dealers import from_seed
from coyote_spec.interpreter.match import Match
from coyote_spec.interpreter.rounds import CHOICES, Event
from coyote_spec.interpreter.setting import allowed_players
from coyote_spec.interpreter.sight import numbers
from coyote_spec.interpreter.staged import Flat, PileDealer, StagedGame
from coyote_spec.interpreter.table import match_setting
from coyote_spec.ruleset.rule import Move
from coyote_spec.ruleset.ruleset import PILES, Ruleset
from coyote_spec.semantics.game import at
from coyote_spec.semantics.round import BID
from coyote_spec.source import InputError
from coyote_spec.syntax.tree import RulesetTree
from tests.interpreter.games import LIBRARY, SHIPPED, Agreed, decks, ruleset

HOUSE = [
    item.name
    for path in sorted((resources.variants() / "house").glob("*.coyote"))
    for item in LIBRARY.file(path).items
    if isinstance(item, RulesetTree) and item.kind == "amendment"
]
"""The names of all house rules."""

ROUNDS = 200
"""Where nothing says that a match ends, it is left after so many rounds."""

MOVES = 60
"""A round in which nobody may call need not end either."""

PATIENCE = 12
"""Moves after which a player calls if that is legal: bidding ends because players end it."""


@functools.cache
def can_be_played(name: str) -> bool:
    """Whether these house rules fit this ruleset, and each other."""
    try:
        ruleset(name)
    except InputError:
        return False
    return True


@functools.cache
def fitting(base: str) -> list[str]:
    """The house rules that have something to change in a ruleset."""
    return [name for name in HOUSE if can_be_played(f"{base}+{name}")]


@st.composite
def names(draw: st.DrawFn) -> str:
    """A ruleset, and house rules that can be combined."""
    name = base = draw(st.sampled_from(SHIPPED))
    for house in draw(st.lists(st.sampled_from(fitting(base)), max_size=3, unique=True)):
        if can_be_played(f"{name}+{house}"):
            name = f"{name}+{house}"
    return name


@st.composite
def options(draw: st.DrawFn, rules: Ruleset) -> dict[str, int]:
    """Values that can be agreed together."""
    chosen = {}
    for name, spans in rules.options.items():
        span = draw(st.sampled_from(spans))
        most = span.low + 4 if span.high is None else span.high
        chosen[name] = draw(st.integers(span.low, most))
    coins = [name for name in chosen if name.startswith("copies_")]
    for left in range(8 - len(coins) if coins else 0, 0, -1):  # eight in all
        chosen |= dict.fromkeys(coins, 1) if left == 8 - len(coins) else {}
        chosen[draw(st.sampled_from(coins))] += 1
    return chosen if allowed_players(rules, chosen) else {}


@st.composite
def games(draw: st.DrawFn) -> Agreed:
    """A game and everything that is agreed before it."""
    rules = ruleset(draw(names()))
    chosen = draw(options(rules))
    readings = {
        silence: draw(st.sampled_from([reading.name for reading in found]))
        for silence, found in rules.silences.items()
    }
    players = draw(st.sampled_from(allowed_players(rules, chosen)))
    starter = draw(st.integers(0, players - 1))
    match = Match(players, starter, chosen, readings, draw(decks(rules, players)), 0)
    return Agreed(rules.name, match)


class Staged:
    """A game that is staged once and played many times."""

    def __init__(self, one: Agreed) -> None:
        self.one, match = one, one.match
        rules = self.one.rules
        setting = match_setting(rules, match.players, match.options, match.readings, match.deck)
        self.game = StagedGame(setting)
        self.flat: Flat = ()
        held = dict(self.one.cards.cards)
        self.copies = [held[kind.name] for kind in setting.kinds]
        self.cards = [k for k, n in enumerate(self.copies) for _ in range(n)]
        self.places = [self.game.slots[at(place)] for place in (*PILES, *rules.places)]
        self.moves: dict[str, tuple[str, str | None]] = {BID: ("", "amount")}
        self.moves |= dict.fromkeys(rules.calls, ("", None))
        for name, rule in rules.moves.items():
            assert isinstance(rule.body, Move)
            self.moves[name] = (rule.body.timing, CHOICES.get(rule.body.choice or ""))
        self.specials = list(rules.moves)
        self.calls = list(rules.calls)

    def begin(self, seed: int) -> None:
        """The table before the first deal."""
        reorder = from_seed(seed)
        self.game.dealer = PileDealer(len(self.copies), reorder(self.cards), reorder)
        self.flat = self.game.start(self.one.match.starter, pile=self.cards)

    def __getitem__(self, name: str) -> int:
        """A single value of the state."""
        return int(self.flat[self.game.slots[name].start])

    def of_seats(self, name: str) -> Flat:
        return self.flat[self.game.slots[name]]

    def cards_everywhere(self) -> list[int]:
        """How many cards of each kind there are."""
        flat, kinds = self.flat, len(self.copies)
        lying = [n for place in self.places for n in flat[place]]
        return [sum(lying[kind::kinds]) for kind in range(kinds)]

    def legal(self, event: Event) -> bool:
        choice = event.amount if event.target is None else event.target
        if event.card is not None:
            choice = self.game.setting.kind(event.card)
        return self.game.legal(self.flat, event.move, event.seat, choice)

    def do(self, event: Event) -> None:
        choice = event.amount if event.target is None else event.target
        if event.card is not None:
            choice = self.game.setting.kind(event.card)
        self.flat = self.game.step(self.flat, event.move, event.seat, choice)

    def events(self, move: str, chance: random.Random) -> Iterator[Event]:
        """What somebody could try to do by a move, sense first."""
        timing, key = self.moves[move]
        seat = self["bidder"] if timing == "after" else self["turn"]
        if key == "amount":
            for number in self._numbers(chance):
                yield Event(seat, move, amount=number)
        elif key == "target":
            others = list(range(self.one.match.players))
            chance.shuffle(others)
            yield from (Event(seat, move, target=other) for other in others)
        elif key == "card":
            kinds = list(self.game.setting.kinds)
            chance.shuffle(kinds)
            yield from (Event(seat, move, card=kind.name) for kind in kinds)
        else:
            yield Event(seat, move)

    def _numbers(self, chance: random.Random) -> Iterator[int]:
        """A number that a player would say: nothing but the players keeps bids in bounds."""
        if self["opened"]:
            yield self["bid"] + chance.randint(1, 4)
            yield self["bid"] + 1
            yield self["bid"] - 1
        else:
            yield chance.randint(-15, 25)
            yield 1

    def anything(self, moves: list[str], chance: random.Random) -> Event | None:
        """Something legal among these moves, tried in this order."""
        for move in moves:
            for event in self.events(move, chance):
                if event.seat >= 0 and self.legal(event):
                    return event
        return None

    def choose(self, chance: random.Random, done: int) -> Event | None:
        """Something legal; None when there is nothing."""
        specials = chance.sample(self.specials, len(self.specials))
        calls = chance.sample(self.calls, len(self.calls))
        if done > PATIENCE:
            moves = [*calls, *specials, BID]
        else:
            mood = chance.random()
            moves = [BID, *specials, *calls]
            if mood < 0.35:
                moves = [*specials, BID, *calls]
            elif mood < 0.55:
                moves = [*calls, BID, *specials]
        return self.anything(moves, chance) or self._far()

    def _far(self) -> Event | None:
        """The turn's owner looks at many more numbers, far ones too."""
        seat = self["turn"]
        bids = (Event(seat, BID, amount=number) for number in numbers(self["bid"]))
        return next(filter(self.legal, bids), None)


@dataclass(slots=True)
class Record:
    """A match as it was played: a round is its events; paid is what each seat took in a round."""

    match: Match
    rounds: list[list[Event]] = field(default_factory=list)
    paid: list[Flat] = field(default_factory=list)
    stuck: bool = False

    @property
    def written(self) -> Match:
        return replace(self.match, rounds=tuple(map(tuple, self.rounds)))
