"""The semantics staged into JavaScript: one more Domain, so that a page gives the same rulings.

The text of a program is made of numbers and of identifiers of our own: no name, comment or string
of a ruleset enters it. Names go beside it, as data.

    staged(ruleset, ["3", "-5", "x2"]).counts[0]
    'function(c,p,r,k,b,d){...}'

A program is given how many cards of each kind lie on the table (c) and in the pile (p), the reading
of each silence (r), how many coins each player has (k), a bid (b), and a dealer (d) who gives the
cards of the pile in their order and takes notes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from coyote_spec.handbook.script_text import function
from coyote_spec.interpreter.setting import allowed_players, choose, kind_of
from coyote_spec.interpreter.source_domain import Noted, Source, Term, alike
from coyote_spec.interpreter.staged import WritingDealer
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts
from coyote_spec.ruleset.rule import Moment as AtMoment
from coyote_spec.ruleset.rule import With
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, Watcher, at, counts, fresh_state, tracked
from coyote_spec.semantics.places import dealt_place
from coyote_spec.semantics.round import BID, Act, at_moment, opened_round, requirements, step
from coyote_spec.source import InputError, wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coyote_spec.interpreter.source_domain import Atom
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State, Value

T = TypeVar("T")

STEP, MET = 0, 1
"""What a program notes: a step of the count, and that a silence was met."""

COPIES = 3
"""How many copies of a card that acts there may be on the table and in the pile together."""

MOST_SEATS = 12
"""For more players a count that hangs on their number is not staged."""

LARGEST = 20_000
"""Variables of a program; the shipped games need some thousands."""

BIDDER = 0


@dataclass(frozen=True, slots=True)
class StagedCall:
    """A move that has the cards counted: its rule, and the rules that allow it. Its text yields
    whether each of these holds, then the total, then what bidder, caller and all others take of
    coins, and get more of each of the fields. Empty: that hangs on who has which card."""

    name: str
    needs: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Staged:
    """The programs of a ruleset. cards are those that it has rules for, in the programs' order, the
    deck's own first; counts has the program for each number of cards on the table, or under 0 the
    one for all; it yields the total and whether all is shuffled afterwards."""

    ruleset: Ruleset
    cards: tuple[str, ...]
    of_deck: int
    copies: Mapping[str, int]
    rules: tuple[Rule, ...]
    counts: Mapping[int, str]
    bid_needs: tuple[str, ...]
    bid: str
    calls: tuple[StagedCall, ...]
    fields: tuple[str, ...]
    players: int

    @property
    def open_points(self) -> tuple[str, ...]:
        """The silences that one of the programs meets, in the ruleset's order."""
        texts = [*self.counts.values(), *(call.text for call in self.calls)]
        told = [f"d.note({MET},[{i}])" for i in range(len(self.ruleset.silences))]
        pairs = zip(self.ruleset.silences, told, strict=True)
        return tuple(name for name, note in pairs if any(note in text for text in texts))


class Script(Source):
    """Writes a program that has a reading of each silence chosen when it is run."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self.readings = {
            name: [one.name for one in readings] for name, readings in ruleset.silences.items()
        }
        self.silences = list(self.readings)

    def fresh(self) -> Term:
        if self.count > LARGEST:
            raise MemoryError
        return super().fresh()

    def repeat(self, value: Value, count: Value, most: int) -> Value:
        if isinstance(value, Term) and isinstance(count, Term):
            return self.let("product", value, count)
        return super().repeat(value, count, most)

    def consult(self, silence: str, reading: str, ways: Mapping[str, Callable[[], T]]) -> T:
        number = self.silences.index(silence)
        self._met(number)
        chosen = self.let("reading", number)
        names = self.readings[silence]

        def way(i: int) -> T:
            if i == len(names) - 1:
                return ways[names[i]]()
            return self.choose(self.same(chosen, i), ways[names[i]], lambda: way(i + 1))

        return way(0)

    def _met(self, number: int) -> None:
        """Notes it, unless that was done on the way to here."""
        key = ("met", number)
        if not any(key in scope.written for scope in self.scopes):
            self.scopes[-1].written[key] = Term(0)
            self.note(Noted(MET, (number,)))


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
    try:
        bid_needs, bid = _bid(ruleset, most)
        return Staged(
            ruleset,
            tuple(known),
            len(deck),
            {card: COPIES for card in known if card in acting},
            rules,
            _counts(ruleset, most, rules),
            bid_needs,
            bid,
            tuple(_call(ruleset, most, name) for name in ruleset.calls),
            _fields(ruleset),
            _players(ruleset),
        )
    except (RecursionError, MemoryError):
        raise wrong("too-large", f"{ruleset.name} is too large for the desk.") from None


def knows(ruleset: Ruleset, card: str) -> bool:
    """Whether a ruleset has a rule for a card."""
    try:
        kind_of(ruleset, card)
    except InputError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class _Begun:
    """A program that is about to be written; the cards on the table lie with one seat."""

    source: Script
    game: Game
    state: State

    def text(self, results: Sequence[Atom]) -> str:
        """The program, with these results."""
        return function(self.source.scopes[0].lines, results)


def _begun(setting: Setting, seat: int, rules: Sequence[Rule] = ()) -> _Begun:
    source = Script(setting.ruleset)
    dealer = WritingDealer(source, setting)
    game = dealer.game
    if rules:
        game = Game(setting, source, dealer, _Telling(game, source, rules))
    kinds, place = range(len(setting.kinds)), dealt_place(setting.ruleset)
    row = tuple(source.let("card", kind) for kind in kinds)
    none = (0,) * len(setting.kinds)
    rows = tuple(row if i == seat else none for i in game.seats)
    state = fresh_state(game).put_at(at(place), rows if tracked(game, place) else row)
    return _Begun(
        source, game, state.put_at(at("pile"), tuple(source.let("pile", kind) for kind in kinds))
    )


def _counts(ruleset: Ruleset, most: Mapping[str, int], rules: Sequence[Rule]) -> dict[int, str]:
    """The program of a count for each number of seats; one of them all where it is the same.

    Whether it is the same is seen on programs for two copies of each card.
    """
    every = range(1, MOST_SEATS + 1)
    if _speaks_of_seats(ruleset):
        small = {card: min(2, copies) for card, copies in most.items()}
        found = {seats: _count(ruleset, small, rules, seats, 0) for seats in every}
        for seats in every:
            if found[seats] != _count(ruleset, small, rules, seats, seats - 1):
                said = f"the count of {ruleset.name} hangs on who has which card."
                raise wrong("who-has-what", said, "the desk isn't told.")
        if len(set(found.values())) > 1:
            return {seats: _count(ruleset, most, rules, seats, 0) for seats in every}
    return {0: _count(ruleset, most, rules, 2, 0)}


def _speaks_of_seats(ruleset: Ruleset) -> bool:
    """Whether a rule that has to do with a count speaks of seats, players or fields of them."""
    places = ("at an empty pile", "after a round")
    waiting: list[object] = [*ruleset.section("counting")]
    waiting += [rule for rule, body in ruleset.of_kind(AtMoment) if body.at in places]
    met: set[str] = set()
    while waiting:
        for node in parts(waiting.pop()):
            match node:
                case say.Meaning(name) if name not in met:
                    met.add(name)
                    waiting.append(ruleset.meanings[name])
                case say.Option("players") | say.Field("players_left") | say.SumSeats():
                    return True
                case say.CountSeats() | say.FirstSeat() | say.NextSeat() | say.FieldOf():
                    return True
                case say.Holder() | say.Worn() | do.Each() | do.MoveCards():
                    return True
                case _:
                    continue
    return False


def _count(
    ruleset: Ruleset, most: Mapping[str, int], rules: Sequence[Rule], seats: int, seat: int
) -> str:
    begun = _begun(choose(ruleset, most, seats=seats), seat, rules)
    state = count(Moment(begun.game, {"actor": 0, "caller": 0}), begun.state)
    after = at_moment("after a round", begun.game, state)
    return begun.text([state["total"], after["reshuffled"]])


def _players(ruleset: Ruleset) -> int:
    """Three, if the ruleset allows it: bidder, caller, and one who is neither."""
    allowed = allowed_players(ruleset) or [3]
    return next((n for n in allowed if n >= 3), allowed[-1])


def _after_bid(ruleset: Ruleset, most: Mapping[str, int], seat: int) -> tuple[_Begun, State, Act]:
    """A round that is dealt, and its first bid."""
    begun = _begun(choose(ruleset, most, players=_players(ruleset)), seat)
    source = begun.source
    coins = (source.let("coins", 0),) * begun.game.setting.players
    state = opened_round(begun.game, begun.state.put(coins=coins, starter=BIDDER))
    return begun, state, Act(BID, BIDDER, source.let("bid", 0))


def _bid(ruleset: Ruleset, most: Mapping[str, int]) -> tuple[tuple[str, ...], str]:
    """What a first bid needs, by rule, and the program that tells whether it is so."""
    begun, state, bid = _after_bid(ruleset, most, 0)
    needs = list(requirements(begun.game, state, bid))
    return tuple(need.rule for need in needs), begun.text([need.holds for need in needs])


def _call(ruleset: Ruleset, most: Mapping[str, int], name: str) -> StagedCall:
    """A call of the first bid. Who pays may hang on who has which card: then there is no text."""
    needs, text = _called(ruleset, most, name, 0)
    other = _called(ruleset, most, name, 1)[1]
    return StagedCall(name, needs, text if text == other else "")


def _called(
    ruleset: Ruleset, most: Mapping[str, int], name: str, seat: int
) -> tuple[tuple[str, ...], str]:
    begun, state, bid = _after_bid(ruleset, most, seat)
    state = step(begun.game, state, bid)
    turn = begun.game.domain.known(state["turn"])
    caller = turn if turn is not None and turn >= 0 else 1
    call = Act(name, caller)
    needs = list(requirements(begun.game, state, call))
    after = step(begun.game, state, call)
    d, rows = begun.game.domain, [after["paid"]]
    for name in _fields(ruleset):
        pairs = zip(after[name], begun.state[name], strict=True)
        rows.append(tuple(d.add(new, d.times(-1, old)) for new, old in pairs))
    results = [need.holds for need in needs] + [after["total"]]
    for row in rows:
        others = [more for i, more in enumerate(row) if i not in (BIDDER, caller)]
        results += [row[BIDDER], row[caller], d.add(*others)]
    return tuple(need.rule for need in needs), begun.text(results)


def _fields(ruleset: Ruleset) -> tuple[str, ...]:
    """The numbers that each player has for a match, besides coins."""
    return tuple(
        name
        for name, kept in ruleset.fields.items()
        if kept.of_seats and kept.kind == "number" and kept.scope == "match"
    )


__all__ = ["COPIES", "MOST_SEATS", "Staged", "StagedCall", "knows", "staged"]
