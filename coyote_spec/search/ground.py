"""The ground of a search: a staged game, what is tried in a state, and which states are alike.

What is tried is every move with every seat or a few cards, and the numbers at which something can
change. Two states are alike when they differ in nothing but cards, and in how high the bid is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.setting import NoDealer
from coyote_spec.interpreter.staged import Flat, PileDealer, StagedGame
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import numbers, parts, parts_defined
from coyote_spec.ruleset.rule import Moment as AtMoment
from coyote_spec.ruleset.rule import Move, Needs
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, at
from coyote_spec.semantics.places import dealt_place
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State, Value

Done = tuple[str, int, "int | None"]
"""A move with the seat that makes it and its choice, cards by their place among the kinds."""

Hands = tuple["int | None", ...]
"""A card before each seat, by its place among the kinds; None before a seat that is out."""

Condition = Callable[["Game", "State", "Value", "Value"], "Value"]
"""Something of a state, a seat and a number, over any domain."""

FORGOTTEN = ("bid", "total", "paid", "drawn", "counted", "just_bid")
"""What two states that are alike may differ in, besides their cards."""


@dataclass(slots=True, eq=False)
class Node:
    """A state, the pile with its top first, and how it was come to: by a move or a deal (None).

    orders are those into which cards were shuffled on the last step; length is the number of moves
    in this round, others that of moves that are neither bids nor calls. total is what a call would
    give, once somebody has asked; hands are the cards before each seat of a round that is laid out.
    """

    state: Flat
    pile: tuple[int, ...]
    before: Node | None = None
    done: Done | None = None
    orders: tuple[tuple[int, ...], ...] = ()
    length: int = 0
    others: int = 0
    total: int | None = None
    hands: Hands | None = None

    def way(self) -> list[Node]:
        """The nodes from the first one to this."""
        found: list[Node] = []
        node: Node | None = self
        while node is not None:
            found.append(node)
            node = node.before
        return found[::-1]

    def round(self) -> list[Node]:
        """The nodes of this round, from its beginning."""
        way = self.way()
        return way[len(way) - 1 - self.length :]


class Ground:
    """A setting to search on; numbers are some at which what is looked for may change. Of bids
    only those are made that a condition on state, seat and number allows, if there is one."""

    def __init__(
        self, setting: Setting, numbers: Collection[int] = (), allowed: Condition | None = None
    ) -> None:
        self.setting = setting
        self.dealer = PileDealer(len(setting.kinds), (), self._reorder)
        self.game = StagedGame(setting, self.dealer)
        self.orders: list[tuple[int, ...]] = []
        slots = self.game.slots
        self.at = {name: where.start for name, where in slots.items()}
        rules = setting.ruleset
        self.numbers = sorted({*numbers, *numbers_in_rules(setting)}, key=lambda n: (abs(n), -n))
        self.steps_up = [n for n in self.numbers if 1 < abs(n) <= STEP]
        self.calls = list(rules.calls)
        self.moves = [(name, rule.body) for name, rule in rules.moves.items()]
        kept = [name for name in slots if name not in FORGOTTEN and not name.startswith("cards at")]
        self._alike = itemgetter(*(i for name in kept for i in range(*_ends(slots[name]))))
        self._sizes = [slots[at(place)] for place in ("pile", "discards")]
        self._dealt = slots[at(dealt_place(rules))]
        self.begun: list[Node] | None = None
        self.tracer: Any = None
        self.acting: Any = None
        self._allowed = None if allowed is None else self.game.asking(allowed)

    @cached_property
    def plain(self) -> list[int]:
        """The cards of the deck in the order in which they are dealt: numbers above 0 from the
        lowest, then other numbers, then those with names; last those on which it hangs what becomes
        of the cards after a round, so that a pile can get short."""
        kinds, rules = self.setting.kinds, self.setting.ruleset
        named = rules.named_cards
        late = {name for _, body in rules.of_kind(AtMoment) for name in _names_in(body.when)}

        def rank(k: int) -> tuple[bool, bool, bool, int, int]:
            name, value = kinds[k].name, kinds[k].value
            return name in late, name in named, value <= 0, abs(value), k

        cards = [k for k, most in enumerate(self.setting.most) for _ in range(most)]
        return sorted(cards, key=rank)

    def in_order(self, cards: list[int]) -> list[int]:
        """Cards in the order in which they are dealt after a shuffle."""
        order = {k: i for i, k in enumerate(dict.fromkeys(self.plain))}
        return sorted(cards, key=order.__getitem__)

    def _reorder(self, cards: list[int]) -> list[int]:
        fresh = self.in_order(cards)
        self.orders.append(tuple(fresh))
        return fresh

    @cached_property
    def plainly(self) -> Game:
        """The game on plain numbers, without cards to deal."""
        return Game(self.setting, Concrete(), NoDealer())

    def whole(self, node: Node) -> State:
        """The state of a node."""
        return self.game.whole(node.state)

    def match(self) -> Node:
        """The first round of a match that seat 0 starts, dealt."""
        pile = self.plain
        begun = Node(self.game.start(pile=pile), tuple(pile), orders=(tuple(pile),))
        return self.deal(begun)

    def laid(
        self,
        hands: Sequence[int | None],
        coins: Sequence[int] | None = None,
        in_play: Sequence[bool] | None = None,
        starter: int = 0,
    ) -> Node:
        """A round laid out, with the rest of the deck in the pile."""
        left = list(self.plain)
        for card in hands:
            if card is not None:
                left.remove(card)
        state = self.game.start(starter, coins, in_play, hands, left)
        return Node(state, tuple(left), hands=tuple(hands))

    def value(self, node: Node, name: str) -> Any:
        """A value of the state by its name."""
        return self.game.value(node.state, name)

    def asking(self, of: Callable[[Game, State], Value]) -> Callable[[Node], Any]:
        """What is said of a state, as a function of nodes."""
        staged = self.game.asking(lambda game, state, seat, number: of(game, state))
        return lambda node: staged(node.state)

    def counting(self, of: Callable[[Game, State], Value]) -> Callable[[Node], Any]:
        """What is said of the state in which the cards are counted after a call by whoever is to
        act, as a function of the node before it."""

        def counted(game: Game, state: State, seat: Value, number: Value) -> Value:
            return of(game, count(Moment(game, {"actor": seat, "caller": seat}), state))

        staged = self.game.asking(counted)

        def ask(node: Node) -> Any:
            self._set(node)
            return staged(node.state, node.state[self.at["turn"]])

        return ask

    def over(self, node: Node) -> bool:
        """Whether the round is over."""
        return bool(node.state[self.at["over"]])

    def won(self, node: Node) -> bool:
        """Whether the match is over."""
        return bool(node.state[self.at["winner"]] >= 0)

    def deal(self, node: Node) -> Node:
        """The next round, dealt."""
        self._set(node)
        state = self.game.deal(node.state)
        return Node(state, tuple(self.dealer.left[::-1]), node, None, tuple(self.orders))

    def _set(self, node: Node) -> None:
        self.orders = []
        self.dealer.left = list(node.pile[::-1])

    def legal(self, node: Node, done: Done) -> bool:
        """Whether the rules, and what is agreed of bids, allow a move."""
        move, seat, choice = done
        if not self.game.legal(node.state, move, seat, choice):
            return False
        return move != BID or self._allowed is None or bool(self._allowed(node.state, seat, choice))

    def step(self, node: Node, done: Done) -> Node:
        """The node after a legal move."""
        self._set(node)
        state = self.game.step(node.state, *done)
        pile = tuple(self.dealer.left[::-1])
        other = done[0] != BID and done[0] not in self.calls
        orders, length = tuple(self.orders), node.length + 1
        total = node.total if done[0] == BID else None
        return Node(state, pile, node, done, orders, length, node.others + other, total)

    def after(self, node: Node) -> Iterator[Node]:
        """The nodes after every legal move that is tried; none when the round is over."""
        if self.over(node):
            return
        for done in self.tried(node):
            if self.legal(node, done):
                yield self.step(node, done)

    def tried(self, node: Node) -> Iterator[Done]:
        """What is tried, calls and bids first; not all of it is legal."""
        turn, bidder = node.state[self.at["turn"]], node.state[self.at["bidder"]]
        seats = range(self.setting.players)
        if turn in seats:
            yield from ((call, turn, None) for call in self.calls)
            for amount in self._amounts(node):
                yield BID, turn, amount
        for name, body in self.moves:
            assert isinstance(body, Move)
            seat = bidder if body.timing == "after" else turn
            if seat in seats:
                for choice in self._choices(node, body, seat):
                    yield name, seat, choice

    def _amounts(self, node: Node) -> list[int]:
        """Numbers to bid: at the edge of what is legal, and where a call would turn."""
        opened, bid = node.state[self.at["opened"]], node.state[self.at["bid"]]
        total = self.total(node)
        near = [total, total + 1]
        if not opened:
            return list(dict.fromkeys([0, 1, *near, *self.numbers]))
        steps = [bid + n for n in self.steps_up]
        return list(dict.fromkeys([bid + 1, *near, *self.numbers, bid - 1, bid, *steps]))

    def _choices(self, node: Node, body: Move, seat: int) -> Sequence[int | None]:
        match body.choice:
            case "number":
                bid = node.state[self.at["bid"]]
                total = self.total(node)
                return list(dict.fromkeys([bid + 1, bid - 1, bid, 1, 0, total, total + 1]))
            case "seat":
                return range(self.setting.players)
            case "card":
                return self._own_and_another(node, seat)
            case _:
                return (None,)

    def _own_and_another(self, node: Node, seat: int) -> list[int]:
        """The card that lies before a seat, and one that doesn't."""
        kinds, rows = len(self.setting.kinds), self._dealt
        tracked = rows.stop - rows.start > kinds
        row = node.state[rows.start + seat * kinds :][:kinds] if tracked else ()
        own = [k for k, n in enumerate(row) if n][:1]
        return [*own, *[k for k in self.plain if k not in own][:1]]

    def total(self, node: Node) -> int:
        """What a call would give now; 0 where nobody can ever call."""
        if node.total is None:
            node.total = 0
            if self.calls:
                self._set(node)
                seat = max(node.state[self.at["turn"]], 0)
                node.total = self.game.step(node.state, self.calls[0], seat)[self.at["total"]]
        return node.total

    def alike(self, node: Node) -> tuple[Any, ...]:
        """The same for states that are alike."""
        state = node.state
        sizes = tuple(any(state[where]) for where in self._sizes)
        if not state[self.at["opened"]] or self.over(node):
            return (self._alike(state), sizes)
        bid = state[self.at["bid"]]
        total = self.total(node)
        beaten = (bid > total) - (bid < total)
        edges = tuple((bid > n) - (bid < n) for n in self.numbers)
        return (self._alike(state), state[self.at["just_bid"]], sizes, beaten, edges)

    def between(self, node: Node) -> tuple[Any, ...]:
        """The same for rounds that begin alike."""
        return self._alike(node.state)  # type: ignore[no-any-return]

    def but_for_seats(self, node: Node) -> tuple[Any, ...]:
        """The same for rounds that begin alike, if the seats were taken in another order."""
        fields = self.setting.ruleset.fields
        lasting = [name for name, kept in fields.items() if kept.scope == "match"]
        each = ["coins", "in_play", *(name for name in lasting if fields[name].of_seats)]
        single = ["direction", *(name for name in lasting if not fields[name].of_seats)]
        seats = zip(*(self.value(node, name) for name in each), strict=True)
        return (*sorted(seats), *(self.value(node, name) for name in single))

    def places(self, node: Node) -> tuple[int, ...]:
        """How many cards lie at each place of the table."""
        slots = self.game.slots
        places = self.setting.ruleset.places
        return tuple(sum(node.state[slots[at(place)]]) for place in places)


STEP = 1000
"""The largest number of the rules that is tried as a step from bid to bid."""


def _ends(where: slice) -> tuple[int, int]:
    return where.start, where.stop


def _names_in(condition: say.Expression | None) -> set[str]:
    """The cards that a condition names."""
    sets = (part for part in parts(condition) if isinstance(part, say.CardSet))
    return {part.name for part in sets if part.name is not None}


def numbers_in_rules(setting: Setting) -> set[int]:
    """The numbers that conditions on a number name, with those beside them."""
    rules = setting.ruleset
    conditions = [needs.condition for _, needs in rules.of_kind(Needs)]
    conditions += [move.needs for _, move in rules.of_kind(Move) if move.choice == "number"]
    said = list(parts_defined(rules, tuple(conditions)))
    options = {part.name for part in said if isinstance(part, say.Option)}
    found = numbers(said) | {setting.options.get(name, setting.players) for name in options}
    return {number + more for number in found for more in (-1, 0, 1)}


__all__ = ["Done", "Ground", "Node", "numbers_in_rules"]
