"""Random games for the tests: what is agreed, which cards, and what is done, sense or nonsense."""

import functools
from dataclasses import dataclass

from hypothesis import strategies as st

from coyote_spec.elaborate.library import Library
from coyote_spec.interpreter.match import Match, table_of
from coyote_spec.interpreter.rounds import Event, choice_of
from coyote_spec.interpreter.setting import allowed_players, kind_of
from coyote_spec.interpreter.table import Table
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.semantics.round import BID, moves
from coyote_spec.source import InputError

LIBRARY = Library()
SHIPPED = tuple(LIBRARY.shipped())
FAR = 10**6
"""More than any total, so that whoever bids it loses; the bid of it is legal nearly anywhere."""


@functools.cache
def ruleset(name: str) -> Ruleset:
    return LIBRARY.ruleset(name)


def deck(**copies: int) -> Deck:
    return deck_of(copies)


def deck_of(copies: dict[str, int]) -> Deck:
    return Deck("", Text(), tuple(copies.items()))


@dataclass(frozen=True)
class Agreed:
    """What is agreed before a match."""

    ruleset: str
    match: Match

    @property
    def rules(self) -> Ruleset:
        return ruleset(self.ruleset)

    @property
    def cards(self) -> Deck:
        return self.match.deck or self.rules.deck

    def table(self) -> Table:
        return table_of(self.match, self.rules)


@st.composite
def agreed(draw: st.DrawFn) -> Agreed:
    rules = ruleset(draw(st.sampled_from(SHIPPED)))
    options = {}
    for name, spans in rules.options.items():
        span = draw(st.sampled_from(spans))
        options[name] = draw(
            st.integers(span.low, span.low + 4 if span.high is None else span.high)
        )
    if not allowed_players(rules, options):
        options = {}
    readings = {
        name: draw(st.sampled_from([reading.name for reading in found]))
        for name, found in rules.silences.items()
    }
    players = draw(st.sampled_from(allowed_players(rules, options)))
    match = Match(
        players,
        draw(st.integers(0, players - 1)),
        options,
        readings,
        draw(decks(rules, players)),
        draw(st.integers(0, 2**32)),
    )
    return Agreed(rules.name, match)


@st.composite
def decks(draw: st.DrawFn, rules: Ruleset, players: int) -> Deck | None:
    """The ruleset's own deck, another shipped one, or a small one full of specials."""
    how = draw(st.sampled_from(["own", "other", "small", "small"]))
    if how == "small":
        names = [*rules.named_cards, "0", "1", "2", "7", "-5", "-1"]
        chosen = draw(st.lists(st.sampled_from(names), min_size=1, max_size=7, unique=True))
        cards = {name: draw(st.integers(1, 3)) for name in chosen}
        missing = players - sum(cards.values())
        return deck_of(cards | ({"3": missing} if missing > 0 else {}))
    if how == "other":
        other = LIBRARY.deck(draw(st.sampled_from(["thirty", "kidult36"])))
        if other.size >= players and all(_known(rules, card) for card, _ in other.cards):
            return other
    return None


def _known(rules: Ruleset, card: str) -> bool:
    try:
        kind_of(rules, card)
    except InputError:
        return False
    return True


@st.composite
def events(draw: st.DrawFn, table: Table) -> Event:
    """Something that somebody might do: mostly legal, now and then nonsense."""
    game, state = table.game, table.state
    turn = state["turn"]
    seat = draw(st.sampled_from([turn, turn, turn, turn, *game.seats]))
    move = draw(st.sampled_from([BID, BID, *moves(game)]))
    match choice_of(game, move):
        case "amount":
            return Event(seat, move, amount=state["bid"] + draw(st.integers(-2, 6)))
        case "target":
            return Event(seat, move, target=draw(st.sampled_from(list(game.seats))))
        case "card":
            return Event(seat, move, card=draw(st.sampled_from(game.setting.kinds)).name)
        case _:
            return Event(seat, move)


def lose(table: Table, seat: int) -> None:
    """Plays the round on the table so that a seat loses it: by a bid that is far too high, or by a
    call of one that is far too low. Only where any number may open."""
    amount = -FAR
    while table.turn != seat or amount == -FAR:
        assert table.turn is not None
        amount = FAR if table.turn == seat else amount + 1
        assert table.do(Event(table.turn, BID, amount=amount)) is None
        if amount == FAR:
            break
    assert table.turn is not None
    assert table.do(Event(table.turn, "challenge")) is None
    assert table.round_over
