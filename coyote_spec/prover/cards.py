"""Do two rulesets do the same with the cards: before and at a deal, and after a round?"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar

import z3

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer, as_listed
from coyote_spec.interpreter.score import lay, pile_counts
from coyote_spec.interpreter.setting import NoDealer, choose
from coyote_spec.locale.said import Said
from coyote_spec.prover.anystate import concrete, round_begins, unknown_state
from coyote_spec.prover.ask import Asker, Undecided, number
from coyote_spec.prover.differ import (
    Table,
    by_total,
    differ_in_players,
    first_difference,
    totals_alike,
)
from coyote_spec.prover.mentions import (
    asked_before_deal,
    check_only_cards,
    deal_in_words,
    fields_before_deal,
    never_set,
    set_with_cards,
    silences_in,
)
from coyote_spec.prover.symbolic import Symbolic, term
from coyote_spec.prover.table import AnyDealer, Counted, Hand, any_hand, count_any
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.game import Game, Moment, at, counts, fresh_state, table_places
from coyote_spec.semantics.round import at_moment, deal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coyote_spec.prover.behave import Pair
    from coyote_spec.prover.symbolic import Term
    from coyote_spec.ruleset.setting import Setting

T = TypeVar("T")

HOWS = ("all", "discards", "under")


class Paths(Symbolic):
    """Symbolic, knowing under which conditions that is run which is being run."""

    def __init__(self) -> None:
        self.path: list[Term] = []

    def choose(self, condition: Term, then: Callable[[], T], otherwise: Callable[[], T]) -> T:
        if isinstance(condition, bool):
            return then() if condition else otherwise()
        return super().choose(
            condition,
            lambda: self._under(condition, then),
            lambda: self._under(self.negate(condition), otherwise),
        )

    def _under(self, condition: Term, way: Callable[[], T]) -> T:
        self.path.append(condition)
        try:
            return way()
        finally:
            self.path.pop()


@dataclass(slots=True)
class NotingDealer(AnyDealer):
    """Deals unknown cards and notes when a shuffle changes what comes next in the pile."""

    game: Game | None = None
    shuffles: dict[str, list[Term]] = field(default_factory=lambda: {how: [] for how in HOWS})

    def shuffle(self, how: str, state: State) -> None:
        """Notes the condition: the way that leads here, and that an order is to be changed."""
        assert self.game is not None
        assert isinstance(self.game.domain, Paths)
        d = self.game.domain
        places = ["discards", *(table_places(self.game) if how == "all" else ())]
        loose = d.add(*(n for place in places for n in counts(self.game, state, place)))
        rest = d.add(*state[at("pile")])
        matters = d.at_most(1, d.add(loose, rest) if how == "all" else loose)
        both = matters if how == "all" else d.both(matters, d.at_most(1, rest))
        self.shuffles[how].append(term(d.both(*d.path, both)))

    def ordered(self) -> dict[str, Any]:
        """For each way to shuffle, when it matters; forgets it for the next game."""
        found = {how: z3.Or(conditions) for how, conditions in self.shuffles.items()}
        self.shuffles = {how: [] for how in HOWS}
        return found


def by_cards_after(one: Counted, other: Counted) -> Any:
    """Whether, after a round, a card orders a shuffle in only one of the two, or other cards lie in
    the pile or the discards."""
    return _piles_unlike([_tidied(side) for side in (one, other)])


def _tidied(side: Counted) -> State:
    return at_moment("after a round", side.game, side.state)


def _piles_unlike(states: Sequence[State]) -> Any:
    parts = [term(states[0]["reshuffled"]) != term(states[1]["reshuffled"])]
    for pile in PILES:
        pairs = zip(states[0][at(pile)], states[1][at(pile)], strict=True)
        parts += [term(a) != term(b) for a, b in pairs if not _same(a, b)]
    return z3.Or(parts)


def cards_after(
    setting: Setting, cards: Sequence[str], pile: Sequence[str]
) -> tuple[bool, Counter[str], Counter[str]]:
    """Whether a card ordered a shuffle, and what lies in the pile and the discards after a round in
    which these cards were counted."""
    here = choose(
        setting.ruleset,
        Counter([*cards, *pile]),
        seats=len(cards),
        options=setting.options,
        readings=setting.readings,
    )
    hidden = [here.kind(card) for card in pile]
    dealer = ListedDealer(len(here.kinds), hidden, as_listed(()))
    game = Game(here, Concrete(), dealer)
    dealer.game = game
    state = lay(game, fresh_state(game), [here.kind(card) for card in cards])
    state = state.put_at(at("pile"), pile_counts(len(here.kinds), hidden))
    state = count(Moment(game, {"actor": 0, "caller": 0}), state)
    state = at_moment("after a round", game, state)
    names = [kind.name for kind in here.kinds]
    left, out = (Counter(dict(zip(names, state[at(p)], strict=True))) for p in PILES)
    return bool(state["reshuffled"]), left, out


def cards_alike(one: Setting, other: Setting, limit: float) -> Table | None:
    """The smallest table after which other cards are shuffled, or lie in the pile or the discards;
    None when it is proved that there is none, whatever lay among the discards before.

    Raises Undecided when the solver gives up, when it hangs on more than cards, or when the two
    differ only with cards among the discards or in the order of the pile.
    """
    return first_cards([(one, other)], limit)


def first_cards(pairs: Sequence[tuple[Setting, Setting]], limit: float) -> Table | None:
    """As `cards_alike`, over pairs of settings with one deck and different numbers of players.

    Raises Undecided as `cards_alike` does.
    """
    for side in (side for pair in pairs for side in pair):
        check_only_cards(side.ruleset, "after a round")
    found = first_difference(pairs, limit, by_cards_after, cards_after)
    if found is not None:
        return found
    totals = totals_alike(pairs, limit)
    if not _alike_with_discards(pairs, limit, totals):
        raise Undecided(Said("why-discards-order"))
    return None


def _alike_with_discards(
    pairs: Sequence[tuple[Setting, Setting]], limit: float, totals: bool
) -> bool:
    """Whether the two draw and tidy alike, the order of the pile included, and if asked count
    alike. Pairs that differ in the number of cards only are asked about at once."""
    groups: dict[tuple[int, ...], tuple[list[Term], Term, list[Term]]] = {}
    like: tuple[Setting, Setting] | None = None
    key: tuple[int, ...] = ()
    for pair in pairs:
        if like is not None and differ_in_players(like, pair):
            number_of_cards = any_hand(pair[0], pair[0].players).constraints[-1]
            groups[key][2].append(number_of_cards)
            continue
        like = pair
        holds, number_of_cards, different = _with_discards(*pair, totals)
        key = tuple(one.get_id() for one in (*holds, different))
        groups.setdefault(key, (holds, different, []))[2].append(number_of_cards)
    for holds, different, numbers in groups.values():
        asker = Asker(limit)
        asker.require([*holds, z3.Or(numbers)])
        shows = "equality: the same cards are drawn, tidied and shuffled, whatever was discarded"
        if not asker.impossible(different, shows=shows):
            return False
    return True


def _with_discards(one: Setting, other: Setting, totals: bool) -> tuple[list[Term], Term, Term]:
    """What holds of any table above any discards, how many cards it has, and whether two differ."""
    hand, dealer = any_hand(one, one.players), NotingDealer(len(one.kinds))
    discards = any_hand(one, 0, "discards")
    discards = Hand(discards.cards, discards.constraints[:-1])
    counted, states, orders, domain = [], [], [], Paths()
    for side in (one, other):
        dealer.game = Game(side, domain, dealer)
        counted.append(count_any(side, hand, dealer, discards, domain))
        states.append(_tidied(counted[-1]))
        orders.append(dealer.ordered())
    left = [h + d <= most for h, d, most in zip(hand.cards, discards.cards, one.most, strict=True)]
    *bounds, number_of_cards = hand.constraints
    holds = [*bounds, *discards.constraints, *left, *dealer.constraints]
    holds += [term(side.fair) for side in counted]
    different = [_piles_unlike(states), *([by_total(*counted)] if totals else [])]
    different += [orders[0][how] != orders[1][how] for how in HOWS]
    return holds, number_of_cards, z3.Or(different)


def _same(one: Any, other: Any) -> bool:
    return bool(term(one).get_id() == term(other).get_id())


def dealt_alike(pair: Pair, limit: float) -> bool:
    """Whether the two deal the same cards to the same places from any pile and discards, shuffle at
    the same times, and leave the same.

    Raises Undecided when the solver gives up, or when dealing hangs on fields, or changes them in
    one of the two only.
    """
    _check_fields_alike(pair, limit)
    if _same_words(pair):
        return True
    dealer = NotingDealer(len(pair.one.kinds))
    after: list[State] = []
    games: list[Game] = []
    orders: list[dict[str, Any]] = []
    unknown: State | None = None
    for setting in (pair.one, pair.other):
        dealer.asked = 0
        game = dealer.game = Game(setting, Paths(), dealer)
        unknown = unknown_state(game)
        start = _before_deal(game, unknown)
        games.append(game)
        after.append(deal(game, start))
        orders.append(dealer.ordered())
    assert unknown is not None
    asker = Asker(limit)
    asker.require([n >= 0 for pile in PILES for n in unknown[at(pile)]])
    asker.require(dealer.constraints)
    asker.require(term(state["fair"]) for state in after)
    parts = [orders[0][how] != orders[1][how] for how in HOWS]
    for place in dict.fromkeys([*PILES, *table_places(games[0]), *table_places(games[1])]):
        rows = [_lying(game, state, place) for game, state in zip(games, after, strict=True)]
        parts += [term(a) != term(b) for a, b in zip(*rows, strict=True) if not _same(a, b)]
    model = asker.model(z3.Or(parts), excluded="equality: the same cards are dealt and shuffled")
    if model is not None:
        _check_deal(pair, model, unknown, dealer)
    return model is None


def _before_deal(game: Game, state: State) -> State:
    """A state in which pile, discards, coins, who is in and who starts are as in another one, and
    no card lies on the table."""
    fresh = fresh_state(game)
    places = {at(place) for place in table_places(game)}
    kept = fresh.values.keys() - places - {"table", "fair", "drawn"}
    return State({**fresh.values, **{name: state[name] for name in kept if name in state.values}})


def _same_words(pair: Pair) -> bool:
    """Whether both deal by the very same rules, under the same agreements."""
    one, other = pair.one, pair.other
    words = deal_in_words(one.ruleset)
    options = {part.name for part in words if isinstance(part, say.Option)} - {"players"}
    silences = silences_in(words)
    return (
        words == deal_in_words(other.ruleset)
        and all(one.options[name] == other.options[name] for name in options)
        and all(one.readings[name] == other.readings[name] for name in silences)
    )


def _check_fields_alike(pair: Pair, limit: float) -> None:
    """Raises Undecided unless both leave the same in every field that one of them changes before a
    deal, and deal the same whatever the fields are."""
    after: list[State] = []
    changed: set[str] = set()
    for setting in (pair.one, pair.other):
        rules = setting.ruleset
        mine = set_with_cards(rules, "before a deal")
        asked = asked_before_deal(rules)
        if asked or fields_before_deal(rules) is None:
            what = ", ".join(sorted(asked or mine))
            does = "why-deal-hangs" if asked else "why-deal-changes"
            raise Undecided(Said(does, ruleset=rules.name, what=what))
        changed |= mine
        game = Game(replace(setting, kinds=(), most=()), Symbolic(), NoDealer())
        first, state = fresh_state(game), unknown_state(game)
        state = state.put(**{name: first[name] for name in never_set(rules)})
        after.append(round_begins(game, state))
    for name in sorted(changed):
        both = [state[name] for state in after if name in state.values]
        shows = f"equality: both make the same of {name} before a deal"
        if len(both) == 2 and not Asker(limit).impossible(
            term(both[0]) != term(both[1]), shows=shows
        ):
            raise Undecided(Said("why-one-changes", name=name))


@dataclass(slots=True)
class _Scripted:
    """Deals what a model deals, and notes how it was told to shuffle."""

    rows: list[tuple[int, ...]]
    shuffled: list[tuple[str, int, int]] = field(default_factory=list)
    game: Game | None = None

    def card(self, state: State) -> tuple[int, ...]:
        return self.rows.pop(0)

    def shuffle(self, how: str, state: State) -> None:
        assert self.game is not None
        places = ["discards", *(["pile", *table_places(self.game)] if how == "all" else [])]
        loose = sum(sum(counts(self.game, state, place)) for place in places)
        if loose:
            self.shuffled.append((how, loose, sum(state[at("pile")])))


def _check_deal(pair: Pair, model: Any, unknown: State, dealer: NotingDealer) -> None:
    """The interpreter must see the difference too; anything else is a fault of this program."""
    seen = []
    for setting in (pair.one, pair.other):
        rows = [tuple(number(model, n) for n in card) for card in dealer.drawn]
        scripted = _Scripted(rows)
        game = scripted.game = Game(setting, Concrete(), scripted)
        start = _before_deal(game, concrete(model, unknown))
        state = deal(game, start)
        places = sorted({*PILES, *table_places(game)})
        lying = {p: counts(game, state, p) for p in places if any(counts(game, state, p))}
        seen.append((lying, scripted.shuffled))
    if seen[0] == seen[1]:
        raise AssertionError(f"replay of a deal shows no difference: {seen[0]}")


def _lying(game: Game, state: State, place: str) -> tuple[Any, ...]:
    """How many cards of each kind lie at a place; none where a game has no such place."""
    if at(place) not in state.values:
        return (0,) * len(game.setting.kinds)
    return counts(game, state, place)
