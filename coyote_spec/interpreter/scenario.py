"""A scenario: one round laid out on the table, read from JSON, played, and told."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer, as_listed
from coyote_spec.interpreter.reading import Reader, within
from coyote_spec.interpreter.rounds import CHOICES, Event, Result, play_events, result
from coyote_spec.interpreter.score import pile_counts, relied_on
from coyote_spec.interpreter.setting import check_deck, choose, fitting, kind_of
from coyote_spec.interpreter.sight import seen_cards
from coyote_spec.locale.mistakes import Hint, Wrong, nearest
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.rule import Move
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.semantics.effects import run as run_effects
from coyote_spec.semantics.game import Game, Moment, Watcher, at, fresh_state, tracked
from coyote_spec.semantics.places import dealt_place
from coyote_spec.semantics.round import BID, opened_round
from coyote_spec.source import InputError, shorten

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State

KEYS = (
    "hands",
    "pile",
    "discards",
    "coins",
    "starter",
    "options",
    "readings",
    "deck",
    "events",
)
MOST_COINS = 1_000_000
MOST_CARDS = 10_000
MOST_SEATS = 1000


@dataclass(frozen=True, slots=True)
class Scenario:
    """A table before a round, and what is done; None in hands is a seat that is out."""

    hands: tuple[str | None, ...]
    pile: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    coins: tuple[int, ...] = ()
    starter: int = 0
    options: Mapping[str, int] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    deck: Deck | None = None
    events: tuple[Event, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The form of the contract; what is as it is when missing is left out."""
        whole: dict[str, Any] = {
            "hands": list(self.hands),
            "pile": list(self.pile),
            "discards": list(self.discards),
            "coins": list(self.coins),
            "starter": self.starter,
            "options": dict(self.options),
            "readings": dict(self.readings),
            "deck": self.deck and (self.deck.name or dict(self.deck.cards)),
            "events": [event.as_json() for event in self.events],
        }
        kept = ("hands", "events")
        return {key: value for key, value in whole.items() if value or key in kept}


def read_scenario(
    data: Any,
    ruleset: Ruleset,
    find_deck: Callable[[str], Deck],
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
) -> Scenario:
    """A scenario from JSON data; options and readings given here override those of the data.

    Raises InputError with everything that is wrong.
    """
    reader = Reader(Wrong("interpreter-the-scenario"))
    whole = reader.outermost(data, KEYS)
    if "hands" not in whole:
        reader.wrong(Wrong("interpreter-key-missing", key="hands"), Hint("interpreter-hands"))
    hands = reader.items(whole.get("hands", []), "`hands`")
    if len(hands) > MOST_SEATS:
        reader.wrong(Wrong("interpreter-many-hands"))
        hands = hands[:2]
    cards = Cards(reader, ruleset)
    seats = len(hands) if isinstance(whole.get("hands"), list) else None
    scenario = Scenario(
        hands=tuple(None if h is None else cards.one(h, _card_in("`hands`")) for h in hands),
        pile=cards.all(whole.get("pile", []), "`pile`"),
        discards=cards.all(whole.get("discards", []), "`discards`"),
        coins=_coins(reader, whole.get("coins"), seats),
        starter=reader.whole(whole.get("starter", 0), "`starter`", 0, _last(seats)),
        options=read_options(reader, whole.get("options", {})) | dict(options or {}),
        readings=read_readings(reader, whole.get("readings", {})) | dict(readings or {}),
        deck=read_deck(reader, ruleset, whole.get("deck"), find_deck),
        events=read_events(reader, ruleset, whole.get("events", []), seats),
    )
    if not reader.report.diagnostics:
        check_scenario(reader, scenario, ruleset)
    reader.stop_if_any()
    return scenario


class Cards:
    """Reads cards that a ruleset must know."""

    def __init__(self, reader: Reader, ruleset: Ruleset) -> None:
        self.reader = reader
        self.ruleset = ruleset

    def one(self, value: Any, what: str) -> str:
        """One card by its name."""
        name = self.reader.text(value, what)
        try:
            return kind_of(self.ruleset, name).name if isinstance(value, str) else "0"
        except InputError as error:
            self.reader.take(error)
            return "0"

    def all(self, value: Any, what: str) -> tuple[str, ...]:
        """A list of cards."""
        items = self.reader.items(value, what)
        if len(items) > MOST_CARDS:
            self.reader.wrong(Wrong("interpreter-many-cards", what=what, most=MOST_CARDS))
            return ()
        return tuple(self.one(item, _card_in(what)) for item in items)


def _last(seats: int | None) -> int | None:
    """The last seat; None where it isn't known how many there are."""
    return None if seats is None else max(seats - 1, 0)


def _coins(reader: Reader, value: Any, seats: int | None) -> tuple[int, ...]:
    if value is None:
        return (0,) * (seats or 0)
    coins = reader.items(value, "`coins`")
    if len(coins) != seats and seats is not None:
        reader.wrong(Wrong("shared-coins", numbers=len(coins), seats=seats))
        return (0,) * seats
    what = Wrong("interpreter-number-in", key="coins")
    return tuple(reader.whole(n, what, 0, MOST_COINS) for n in coins)


@lru_cache
def _card_in(where: str) -> Wrong:
    return Wrong("interpreter-card-in", where=where)


def read_options(reader: Reader, value: Any) -> dict[str, int]:
    """Options by name."""
    if not isinstance(value, dict):
        reader.wrong(Wrong("interpreter-an-object-at", key="options"))
        return {}
    found = {}
    for name, chosen in value.items():
        what = Wrong("interpreter-the-option", name=shorten(str(name)))
        found[str(name)] = reader.whole(chosen, what)
    return found


def read_readings(reader: Reader, value: Any) -> dict[str, str]:
    """Readings by silence."""
    if not isinstance(value, dict):
        reader.wrong(Wrong("interpreter-an-object-at", key="readings"))
        return {}
    found = {}
    for name, chosen in value.items():
        what = Wrong("interpreter-the-reading", name=shorten(str(name)))
        found[str(name)] = reader.text(chosen, what)
    return found


def read_deck(
    reader: Reader, ruleset: Ruleset, value: Any, find_deck: Callable[[str], Deck]
) -> Deck | None:
    """A deck by name, or written out as cards with copies; None when none is named."""
    if value is None:
        return None
    if not isinstance(value, dict):
        try:
            deck = find_deck(reader.text(value, "`deck`"))
            fitting(ruleset, deck)
        except InputError as error:
            reader.take(error)
            return None
        return deck
    cards = Cards(reader, ruleset)
    listed = tuple(
        (cards.one(card, _card_in("`deck`")), reader.whole(n, f"`{shorten(str(card))}`", 1, 1000))
        for card, n in value.items()
    )
    if not listed:
        reader.wrong(Wrong("interpreter-deck-empty"))
    return Deck("", Text(), listed)


def choices(ruleset: Ruleset) -> dict[str, str | None]:
    """The moves of a ruleset, each with the key of the choice that it needs."""
    known: dict[str, str | None] = {BID: "amount"}
    known |= dict.fromkeys(ruleset.calls)
    for name, rule in ruleset.moves.items():
        assert isinstance(rule.body, Move)
        known[name] = CHOICES.get(rule.body.choice or "")
    return known


def read_events(
    reader: Reader, ruleset: Ruleset, value: Any, seats: int | None
) -> tuple[Event, ...]:
    """The events of a round; each has the choices that its move needs, and no others. seats is None
    where it isn't known how many there are."""
    known = choices(ruleset)
    cards = Cards(reader, ruleset)
    events = []
    for number, item in enumerate(reader.items(value, "`events`"), 1):
        what = _event(number)
        parts = reader.object(item, what, ("seat", "move", *CHOICES.values()))
        if not isinstance(item, dict):
            continue
        for key in ("seat", "move"):
            if key not in parts:
                reader.wrong(Wrong("interpreter-lacks-key", what=what, key=key))
        seat = reader.whole(parts.get("seat", 0), _of_event("seat", number), 0, _last(seats))
        if "move" not in parts:
            continue
        move = reader.text(parts["move"], _of_event("move", number))
        if not isinstance(parts["move"], str):
            continue
        if move not in known:
            said = Wrong("interpreter-has-no-move", ruleset=ruleset.name, move=shorten(move))
            reader.wrong(within(what, said), nearest(move, known))
            continue
        wanted = known[move]
        for key in CHOICES.values():
            if key in parts and key != wanted:
                said = Wrong("interpreter-no-choice", move=move, key=key)
                reader.wrong(within(what, said))
        if wanted is not None and wanted not in parts:
            said = Wrong("interpreter-needs-choice", move=move, key=wanted)
            reader.wrong(within(what, said))
            continue
        chosen: dict[str, Any] = {}
        if wanted == "amount":
            chosen["amount"] = reader.whole(parts["amount"], _of_event("amount", number))
        elif wanted == "target":
            chosen["target"] = reader.whole(
                parts["target"], _of_event("target", number), 0, _last(seats)
            )
        elif wanted == "card":
            chosen["card"] = cards.one(parts["card"], _of_event("card", number))
        events.append(Event(seat, move, **chosen))
    return tuple(events)


@lru_cache(10_000)
def _event(number: int) -> Wrong:
    return Wrong("interpreter-event", number=number)


@lru_cache(10_000)
def _of_event(key: str, number: int) -> Wrong:
    return Wrong("interpreter-of-event", key=key, number=number)


def check_scenario(reader: Reader, scenario: Scenario, ruleset: Ruleset) -> None:
    """What must hold of the parts together."""
    playing = [seat for seat, hand in enumerate(scenario.hands) if hand is not None]
    if len(playing) < 2:
        reader.wrong(Wrong("interpreter-two-players"))
        return
    if scenario.hands[scenario.starter] is None:
        reader.wrong(Wrong("interpreter-starter-out", seat=scenario.starter))
    if scenario.deck is not None:
        for said in check_deck(scenario.deck, _all_cards(scenario)):
            reader.wrong(said)
    try:
        game, state, _ = laid_out(scenario, ruleset)
    except InputError as error:
        reader.take(error)
        return
    after = state
    here = Moment(game, {"actor": scenario.starter, "caller": scenario.starter})
    for rule in ruleset.section("elimination"):
        after = run_effects(rule.block, here, after)
    for seat in game.seats:
        if state["in_play"][seat] and not after["in_play"][seat]:
            coins = scenario.coins[seat]
            said = Wrong("interpreter-out-already", seat=seat, coins=coins)
            reader.wrong(said, Hint("interpreter-out-already"))


def _all_cards(scenario: Scenario) -> list[str]:
    return [*(h for h in scenario.hands if h is not None), *scenario.pile, *scenario.discards]


def setting_of(scenario: Scenario, ruleset: Ruleset) -> Setting:
    """The setting of a scenario: its cards, and those that are named in its events."""
    named = [event.card for event in scenario.events if event.card is not None]
    cards = Counter(_all_cards(scenario))
    for card in named:
        cards[card] += 0
    return choose(
        ruleset,
        cards,
        players=len(scenario.hands),
        options=scenario.options,
        readings=scenario.readings,
        deck=scenario.deck,
    )


def laid_out(
    scenario: Scenario, ruleset: Ruleset, watcher: Watcher | None = None, *, apart: bool = False
) -> tuple[Game, State, ListedDealer]:
    """The game of a scenario, the state before its events, and the dealer who has its pile; apart
    keeps what lies with which seat even where no rule asks for it."""
    setting = setting_of(scenario, ruleset)
    if apart:
        each = frozenset(name for name, body in ruleset.places.items() if body.each)
        setting = replace(setting, tracked=each)
    kinds = range(len(setting.kinds))
    pile = [setting.kind(card) for card in scenario.pile]
    discards = [setting.kind(card) for card in scenario.discards]
    dealer = ListedDealer(len(kinds), pile, as_listed(discards))
    game = Game(setting, Concrete(), dealer, watcher)
    dealer.game = game
    state = fresh_state(game).put(
        starter=scenario.starter,
        coins=scenario.coins,
        in_play=tuple(hand is not None for hand in scenario.hands),
    )
    place = dealt_place(ruleset)
    rows = tuple(
        tuple(int(hand is not None and k == setting.kind(hand)) for k in kinds)
        for hand in scenario.hands
    )
    if not tracked(game, place):
        rows = tuple(sum(column) for column in zip(*rows, strict=True))
    state = state.put_at(at(place), rows)
    state = state.put_at(at("pile"), pile_counts(len(kinds), pile))
    state = state.put_at(at("discards"), pile_counts(len(kinds), discards))
    return game, opened_round(game, state), dealer


def run_scenario(scenario: Scenario, ruleset: Ruleset, *, sight: bool = False) -> Result:
    """Plays a scenario; sight asks for what each seat sees then, if the round goes on."""
    game, before, dealer = laid_out(scenario, ruleset, apart=sight)
    played = play_events(game, before, scenario.events, dealer)
    assert isinstance(game.domain, Concrete)
    told = result(game, before, played, relied_on(game.domain, ruleset))
    if not sight or told.outcome != "open":
        return told
    seen = tuple(seen_cards(game, played.state, seat) for seat in game.seats)
    return replace(told, sight=seen)
