"""How many coins lie on heads at once at the most, and whether the box holds as many. Matches are
looked at as they would go on if there were coins enough: up to the first that lacks they are the
same."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from time import process_time
from typing import TYPE_CHECKING

import z3

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.setting import NoDealer
from coyote_spec.locale.said import Said
from coyote_spec.prover.anystate import symbolic_game, unknown_state
from coyote_spec.prover.ask import Asker, Undecided
from coyote_spec.prover.match.course import Laid
from coyote_spec.prover.match.ends import Ends
from coyote_spec.prover.match.lift import Layout, Played
from coyote_spec.prover.match.route import HASTY, among, laid_out
from coyote_spec.prover.match.standing import COINS, WON, Standing
from coyote_spec.prover.mentions import silences_in
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.alike import once_for_alike
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Box, Pays, Rule
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Game, Moment, Watcher, fresh_state

if TYPE_CHECKING:
    from coyote_spec.interpreter.rounds import Event
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State

Rounds = tuple[tuple["Event", ...], ...]
"""What is done in each round of a match."""

PLENTY = 10**9
"""Coins in a box that never runs out."""


@dataclass(frozen=True, slots=True)
class Need:
    """What the box holds, and how many coins lie on heads at once at the most: None where it can be
    more than the box holds in a single round. Where the box runs out: in which round at the
    earliest, how many would have to lie on heads then, and a match that shows it."""

    box: int
    most: int | None
    in_round: int | None = None
    needed: int | None = None
    shown: Laid | None = None


def coins_in_box(setting: Setting) -> int | None:
    """How many coins there are to take from; None when the rules don't say."""
    name = setting.ruleset.box
    if name is None:
        return None
    game = Game(setting, Concrete(), NoDealer())
    return int(value_of(say.Meaning(name), Moment(game), fresh_state(game)))


def need_of_coins(setting: Setting, deck: Deck, box: int, limit: float) -> Need:
    """How many coins matches need.

    Raises Undecided when the solver gives up, time is over, or a match that was found without cards
    could not be laid out with them.
    """
    full = with_plenty(setting, limit)
    key = ("need of coins", full.key, deck.cards, box)
    need, rounds = once_for_alike(full.ruleset, key, lambda: _found(full, deck, box, limit))
    if not rounds:
        return need
    return replace(need, shown=_shown(Layout(setting, deck, process_time() + limit), rounds, box))


def _found(full: Setting, deck: Deck, box: int, limit: float) -> tuple[Need, Rounds]:
    """What is needed if coins never run out, and what is done in a match that needs too many."""
    ends = _ends(full, box, limit)
    layout = Layout(full, deck, process_time() + limit)
    if ends.by_changes:
        try:
            return _need(ends, layout, box)
        except Undecided:
            ends.be_exact()
    return _need(ends, layout, box)


def _need(ends: Ends, layout: Layout, box: int) -> tuple[Need, Rounds]:
    most, way = _searched(ends, box)
    if way is None:
        return Need(box, most), ()
    found = _laid_out(layout, ends, way, box)
    return Need(box, most, len(found.rounds), way[1]), found.rounds


def with_plenty(setting: Setting, limit: float) -> Setting:
    """The same with a box that never runs out; without the rule on what is paid where it then says
    no more than that all is paid, and with the assumed readings where nothing hangs on them."""
    key = ("with plenty", setting.players)
    ruleset: Ruleset = setting.ruleset.once(key, lambda: _plenty(setting, limit))
    every = (
        part
        for _, rule in ruleset.rules()
        for part in parts_defined(ruleset, (rule.body, rule.block))
    )
    asked = silences_in(every)
    readings = {
        name: reading if name in asked else ruleset.silences[name][0].name
        for name, reading in setting.readings.items()
    }
    return replace(setting, ruleset=ruleset, readings=readings)


def _plenty(setting: Setting, limit: float) -> Ruleset:
    ruleset = setting.ruleset
    rules = {name: tuple(map(_filled, section)) for name, section in ruleset.sections.items()}
    full = replace(ruleset, sections=rules)
    if full.pays is None or not pays_all(replace(setting, ruleset=full), PLENTY // 2, limit):
        return full
    return without_pays(full)


def without_pays(ruleset: Ruleset) -> Ruleset:
    """The ruleset without its rule on what is paid: all that is due."""
    rest = {
        name: tuple(rule for rule in section if not isinstance(rule.body, Pays))
        for name, section in ruleset.sections.items()
    }
    return replace(ruleset, sections=rest)


def _filled(rule: Rule) -> Rule:
    if isinstance(rule.body, Box):
        return replace(rule, body=replace(rule.body, value=say.Literal(PLENTY)))
    return rule


def pays_all(setting: Setting, box: int, limit: float) -> bool:
    """Whether all that is due is paid, as long as no more than so many coins are on heads with it.

    Raises Undecided when the solver gives up.
    """
    game = symbolic_game(replace(setting, kinds=(), most=()))
    state, due = unknown_state(game), z3.Int("due")
    assert setting.ruleset.pays is not None
    paid = value_of(setting.ruleset.pays, Moment(game, {"due": due}), state)
    asker = Asker(limit)
    asker.require([due >= 0, z3.Sum(state["coins"]) + due <= box])
    asker.require([coins >= 0 for coins in state["coins"]])
    return asker.impossible(term(paid) != due)


# ---------------------------------------------------------------- without cards


@dataclass(frozen=True, slots=True)
class _Heads:
    """How a match stands, with the coins that lie with seats that are out."""

    standing: Standing
    out: int

    @property
    def coins(self) -> int:
        """All coins on heads."""
        return self.out + sum(part[COINS] for part in self.standing.seats if part[0])


_Way = tuple[tuple[Standing, ...], int]
"""The standings after each round before the one in which the box runs out, and how many coins would
have to lie on heads then."""


def _searched(ends: Ends, box: int) -> tuple[int | None, _Way | None]:
    """The most coins on heads at once, and the shortest way to more than the box holds."""
    if COINS not in ends.view.forgets:
        raise Undecided(Said("why-paid-by-out"))
    first = _Heads(ends.first, 0)
    ways: dict[_Heads, tuple[Standing, ...]] = {first: ()}
    most, found, highest = 0, None, first
    waiting = [first]
    for here in waiting:
        for one in ends.outcomes(here.standing):
            needed = here.coins + one.taken
            if needed > box and (found is None or len(ways[here]) < len(found[0])):
                found = (ways[here], needed)
            if one.taken > box:
                return None, found
            if needed > most:
                most, highest = needed, here
            after = _Heads(one.after, here.out + one.out)
            if one.after != WON and after not in ways:
                ways[after] = (*ways[here], one.after)
                waiting.append(after)
    path = (ends.first, *ways[highest])
    if ends.by_changes and not all(ends.possible(*pair) for pair in pairwise(path)):
        raise Undecided(Said("why-coins-by-changes"))
    return most, found


def _ends(setting: Setting, box: int, limit: float) -> Ends:
    key = ("coins", setting.key, box)
    ends: Ends = once_for_alike(setting.ruleset, key, lambda: Ends(setting, limit, bound=box))
    ends.until = process_time() + limit
    return ends


# ---------------------------------------------------------------- with cards


class _Counter(Watcher):
    """Notes how many coins would lie on heads if all that is due were taken."""

    def __init__(self) -> None:
        self.most = 0

    def due(self, coins: int, state: State) -> None:
        self.most = max(self.most, sum(state["coins"]) + coins)


def _laid_out(layout: Layout, ends: Ends, way: _Way, box: int) -> Played:
    before, needed = way
    gaps = tuple(sorted({0, 1, *ends.gaps()}, key=lambda n: (abs(n), n)))

    def wanted(begun: Played, after: Played, rounds: int) -> bool:
        if rounds < len(before):
            return ends.view.of(after.state) == before[rounds]
        return _due(layout, begun, after) > box

    rounds = len(before) + 1
    next_of = among(layout, rounds, gaps, wanted)
    found = next(laid_out(layout, layout.begin(), rounds, next_of, HASTY), None)
    if found is None:
        raise Undecided(Said("why-coins-not-laid", coins=str(needed)))
    return found


def _shown(layout: Layout, rounds: Rounds, box: int) -> Laid:
    """The match in which the same is done in a game whose box runs out."""
    watcher, now = _Counter(), layout.begin()
    for events in rounds:
        now = layout.dealt(now)
        for event in events:
            now = layout.watched(now, event, watcher)
    if watcher.most <= box:
        raise AssertionError(f"the box has coins enough after {rounds}")
    return Laid(*layout.replayed(now))


def _due(layout: Layout, begun: Played, after: Played) -> int:
    """How many coins would lie on heads in the last round that was played, if all that is due were
    taken."""
    watcher = _Counter()
    layout.played_again(begun, after, watcher)
    return watcher.most
