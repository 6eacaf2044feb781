"""The count: cards on the table by kind, the rules in their order, the total.

The table maps (kind, colour, mark) to (how many, value of each). The mark is 0 for cards as they
are printed; cards that a rule has changed one by one get a mark of their own.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset.rule import Rule, Steps, With
from coyote_spec.semantics.domain import Domain, State, Value, always
from coyote_spec.semantics.game import Game, Moment, counts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Key = tuple[int, str | None, int]


def lay_out(game: Game, state: State) -> State:
    """The table as the count begins: the cards of every place that is counted."""
    places = [name for name, body in game.setting.ruleset.places.items() if "counted" in body.notes]
    rows = [counts(game, state, place) for place in places]
    table = {
        (k, kind.colour, 0): (game.domain.add(*(row[k] for row in rows)), kind.value)
        for k, kind in enumerate(game.setting.kinds)
    }
    return state.put(table=table)


def count(moment: Moment, state: State) -> State:
    """The state after the count: the total is set, cards that were drawn lie where they belong."""
    game = moment.game
    state = lay_out(game, state).put(total=0, counted=True)
    return follow(game.setting.ruleset.section("counting"), moment, state)


def follow(rules: Iterable[Rule], moment: Moment, state: State) -> State:
    """The state after rules of the count, one after the other."""
    for rule in rules:
        if isinstance(rule.body, With):
            state = _each_copy(rule, rule.body.card, moment, state)
        elif isinstance(rule.body, Steps) and not says_copies(rule.block):
            state = _act(rule, moment, state)
    return state


def _act(rule: Rule, moment: Moment, state: State) -> State:
    from coyote_spec.semantics.effects import run

    after = run(rule.block, moment, state)
    if moment.game.watcher is not None:
        moment.game.watcher.counted(rule, state, after)
    return after


def _each_copy(rule: Rule, card: str, moment: Moment, state: State) -> State:
    """A rule acts once for each copy of its card, those included that come while it acts."""
    game = moment.game
    d, kind = game.domain, game.setting.kind(card)
    if kind < 0:
        return state

    def copies(now: State) -> Value:
        return d.add(*(n for (k, _, _), (n, _each) in now["table"].items() if k == kind))

    at_first = copies(state)

    def acts(i: int, now: State) -> State:
        here = moment.plus(turned_over=d.at_most(at_first, i))
        allowed = True if i == 0 else _copies_act(here, now)
        return d.choose(allowed, lambda: _act(rule, here, now), lambda: now)

    def from_copy(i: int, now: State) -> State:
        while i < game.setting.most[kind]:
            there = d.known(copies(now))
            if there is None:
                more = partial(_then, from_copy, i + 1, partial(acts, i, now))
                return d.choose(d.at_most(i + 1, copies(now)), more, always(now))
            if there <= i:
                break
            i, now = i + 1, acts(i, now)
        return now

    return from_copy(0, state)


def _then(onward: Callable[[int, State], State], i: int, done: Callable[[], State]) -> State:
    return onward(i, done())


def says_copies(block: do.Block) -> bool:
    """Whether this is the rule about second copies."""
    for step in block:
        if isinstance(step, do.CopiesAct):
            return True
        if isinstance(step, do.When | do.Consult):
            return any(says_copies(arm.block) for arm in step.branches)
    return False


def _copies_act(moment: Moment, state: State) -> Value:
    """Whether a copy after the first acts."""
    for rule in moment.game.setting.ruleset.section("counting"):
        if isinstance(rule.body, Steps) and says_copies(rule.block):
            return _verdict(rule.block, moment, state)
    return True


def _verdict(block: do.Block, moment: Moment, state: State) -> Value:
    from coyote_spec.semantics.effects import branch

    for step in block:
        match step:
            case do.CopiesAct(every):
                return every
            case do.When() | do.Consult():
                return branch(step, moment, state, lambda b: _verdict(b, moment, state))
            case _:
                continue
    return True


def highest(game: Game, state: State, colour: str, top: bool) -> dict[Key, Value]:
    """How many cards with the highest (top) or lowest value of a colour each entry holds."""
    d = game.domain
    mine = {key: v for key, v in state["table"].items() if key[1] == colour}
    values = [d.known(each) for _, each in mine.values()]
    if None not in values:
        return _by_rank(d, mine, top)

    def beaten(key: Key) -> Value:
        _, each = mine[key]
        better = []
        for other, (count, value) in mine.items():
            if other != key:
                higher = d.at_most(value, each) if top else d.at_most(each, value)
                better.append(d.both(d.at_most(1, count), d.negate(higher)))
        return d.either(*better)

    return {
        key: d.choose(beaten(key), always(0), always(count)) for key, (count, _) in mine.items()
    }


def _by_rank(d: Domain, mine: dict[Key, tuple[Value, Value]], top: bool) -> dict[Key, Value]:
    """As highest, where the values are known: from the best value down, until there is a card."""
    ranks = sorted({int(d.known(each) or 0) for _, each in mine.values()}, reverse=top)
    found: dict[Key, Value] = {}
    above: Value = False
    for rank in ranks:
        here = {key: count for key, (count, each) in mine.items() if d.known(each) == rank}
        for key, count in here.items():
            found[key] = d.choose(above, always(0), always(count))
        above = d.either(above, *(d.at_most(1, count) for count in here.values()))
    return {key: found[key] for key in mine}


def selected(game: Game, state: State, cards: do.Selection) -> dict[Key, Value]:
    """How many cards of each entry a selection takes."""
    d = game.domain
    if cards.reach == "every":
        return {key: n for key, (n, _) in state["table"].items() if key[1] == cards.colour}
    extreme = highest(game, state, cards.colour, top=cards.reach.endswith("highest"))
    if cards.reach.startswith("every"):
        return extreme
    taken: dict[Key, Value] = {}
    before: list[Value] = []
    for key, n in extreme.items():
        here = d.at_most(1, n)
        free = d.both(here, *(d.negate(b) for b in before))
        taken[key] = d.choose(free, lambda: 1, lambda: 0)
        before.append(here)
    return taken


def change(
    game: Game,
    state: State,
    cards: do.Selection,
    new: Callable[[Key, Value], tuple[Key, Value] | None],
) -> State:
    """The table after the selected cards were changed; new gives where one of them goes and its
    value there, or None when it leaves the table."""
    d = game.domain
    table = dict(state["table"])
    for key, n in selected(game, state, cards).items():
        if d.known(n) == 0:
            continue
        count, each = table[key]
        goes = new(key, each)
        if goes is not None and goes[0] == key:
            table[key] = (count, goes[1])
            continue
        table[key] = (d.add(count, d.times(-1, n)), each)
        if goes is not None:
            (kind, colour, apart), value = goes
            while (kind, colour, apart) in table:  # from another entry of the same cards
                apart += 1
            table[kind, colour, apart] = (n, value)
    return state.put(table=table)


def mark(state: State) -> int:
    """A mark that no entry of the table has yet."""
    return 1 + max((key[2] for key in state["table"]), default=0)
