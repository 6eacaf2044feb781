"""Can the pile be empty when a card has to be drawn, after the deal? Matches are searched round by
round, by how they stand and by how many cards lie where; what is found first is laid out."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING

import z3

from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.bidding import measures
from coyote_spec.prover.lexicographic import Measure
from coyote_spec.prover.match.cards import CardRounds, Cards, Turned, Uses, followed, moves_cards
from coyote_spec.prover.match.length import Course, Laid, course_of, exactly
from coyote_spec.prover.match.lift import Layout, Played, laid_out
from coyote_spec.prover.match.standing import COINS, WON, Standing
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.semantics.game import Watcher, at, fresh_state

if TYPE_CHECKING:
    from coyote_spec.prover.anystate import Step
    from coyote_spec.prover.match.ends import Ends
    from coyote_spec.ruleset.ruleset import Deck
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State


@dataclass(frozen=True, slots=True)
class Found:
    """What was found of the pile: how many situations were looked at; from which round on a deal
    can find too few cards, with a match that shows it; and in which round at the earliest a card
    must be drawn from an empty pile, with a match that shows it."""

    situations: int
    short: Laid | None = None
    lacking: Laid | None = None
    too_small: bool = False


@dataclass(frozen=True, slots=True)
class _At:
    """How a match stands between rounds, and where its cards are."""

    standing: Standing
    cards: Cards


_Way = tuple[tuple[_At, Turned], ...]
"""What was after each round, and how each went."""


def pile_of(setting: Setting, deck: Deck, limit: float) -> Found:
    """What becomes of the pile in matches that begin with the whole deck.

    Raises Undecided when the solver gives up, time is over, or a match that was found with cards
    counted could not be laid out.
    """
    course = course_of(setting, limit)
    if course.ends.changes is not None:
        try:
            return _pile(course, setting, deck, limit)
        except Undecided:
            course = exactly(course, setting, limit)
    return _pile(course, setting, deck, limit)


def _pile(course: Course, setting: Setting, deck: Deck, limit: float) -> Found:
    until = monotonic() + limit
    ending = moves_that_end(course.ends)
    cards = CardRounds(setting, draws_in_rounds(course.ends, setting), bool(ending))
    search = _Search(course, cards, until)
    search.run()
    layout = Layout(setting, deck, until)
    layout.apart = frozenset(cards.own)

    def shown(way: _Way | None, dealing: bool) -> Laid | None:
        if way is None:
            return None
        return _laid_out(layout, course, cards, way, ending, dealing)

    lacking, short = shown(search.lacking, False), shown(search.short, True)
    return Found(len(search.ways), short, lacking, search.too_small)


@dataclass(slots=True)
class _Search:
    """Breadth first, from the first deal: the shortest way to all that matches can come to."""

    course: Course
    cards: CardRounds
    until: float
    ways: dict[_At, _Way] = field(default_factory=dict)
    short: _Way | None = None
    lacking: _Way | None = None
    too_small: bool = False

    def run(self) -> None:
        first = _At(self.course.graph.first, self.cards.first)
        self.ways[first] = ()
        waiting = [first]
        for here in waiting:
            if monotonic() > self.until:
                raise Undecided(Said("why-cards-in-time"))
            if self.lacking is not None and self.short is not None:
                return
            waiting += self._after(here)

    def _after(self, here: _At) -> list[_At]:
        fresh = []
        way = self.ways[here]
        for turned in self.cards.ways(here.standing.players_left, here.cards):
            if (turned.short or turned.bare) and self.short is None:
                self.short = (*way, (here, turned))
            if turned.bare:
                self.too_small = True
            if turned.lacking and self.lacking is None:
                self.lacking = (*way, (here, turned))
            if turned.after is None:
                continue
            for standing in sorted(self.course.graph.follow[here.standing], key=_coins):
                after = _At(standing, turned.after)
                if standing != WON and after not in self.ways:
                    self.ways[after] = (*way, (after, turned))
                    fresh.append(after)
        return fresh


def _coins(standing: Standing) -> tuple[int, int]:
    """How many are out, and the coins of those who are in: rounds that cost little come first."""
    return -standing.players_left, sum(part[COINS] for part in standing.seats if part[0])


# ---------------------------------------------------------------- moves that draw


def moves_that_end(ends: Ends) -> list[str]:
    """The moves besides calls that can end a round."""
    asker, calls = ends.whole.asker(), ends.whole.game.setting.ruleset.calls
    return [name for name, when, _ in ends.ends if name not in calls and not asker.impossible(when)]


def draws_in_rounds(ends: Ends, setting: Setting) -> list[Uses]:
    """The moves that draw, with how often each can be made in a round at the most: as often as a
    number made from the fields can fall that it lowers and that no move raises.

    Raises Undecided when there is no such number.
    """
    ruleset, found = setting.ruleset, []
    for name, rule in ruleset.moves.items():
        if moves_cards(rule, ruleset):
            if not followed(rule, ruleset):
                raise Undecided(Said("why-move-on-more", move=str(name)))
            step = next(one for one in ends.whole.steps if one.move == name)
            found.append(_uses(ends, step))
    return found


def _uses(ends: Ends, step: Step) -> Uses:
    whole = ends.whole
    rule = whole.game.setting.ruleset.moves[step.move]
    asker, state = whole.asker(), whole.state
    players_left = z3.Sum([z3.If(term(there), 1, 0) for there in state["in_play"]])
    pile = z3.Sum([z3.IntVal(0), *map(term, state[at("pile")])])
    most = _times(ends, step)
    times, empty = {}, set()
    for n in range(1, whole.game.setting.players + 1):
        possible = not asker.impossible(step.allowed, players_left == n)
        times[n] = most if possible else 0
        there = [term(cards) >= 0 for cards in state[at("pile")]]
        if possible and not asker.impossible(step.allowed, players_left == n, pile == 0, *there):
            empty.add(n)
    return Uses(rule, times, frozenset(empty))


def _times(ends: Ends, step: Step) -> int:
    whole = ends.whole
    first = fresh_state(whole.game)
    named = {
        getattr(part.target, "name", "")
        for part in parts_defined(
            whole.game.setting.ruleset, whole.game.setting.ruleset.moves[step.move].block
        )
        if isinstance(part, do.Becomes)
    }

    def of_its_own(measure: Measure) -> bool:
        return not named & set(measure.says.replace(",", "").split())

    found: list[int] = []
    for measure in sorted(measures(whole, {}), key=of_its_own):
        if of_its_own(measure) and found:
            break
        if _falls(ends, step, measure):
            found.append(int(measure.of(first)))
    if not found:
        raise Undecided(Said("why-how-often", move=step.move))
    return min(found)


def _falls(ends: Ends, step: Step, measure: Measure) -> bool:
    asker = ends.whole.asker()
    before = term(measure.of(ends.whole.state))
    for one in ends.whole.steps:
        after = term(measure.of(one.after))
        goes_on = [one.allowed, z3.Not(term(one.after["over"]))]
        wrong = z3.Or(after >= before, before < 1) if one.move == step.move else after > before
        if not asker.impossible(*goes_on, wrong):
            return False
    return True


# ---------------------------------------------------------------- laid out


class _Lacking(Watcher):
    """Notes that a card was to be drawn from an empty pile, when it is at it."""

    def __init__(self) -> None:
        self.seen = False

    def lacking(self, state: State) -> None:
        self.seen = True


def _laid_out(
    layout: Layout,
    course: Course,
    cards: CardRounds,
    way: _Way,
    ending: list[str],
    dealing: bool,
) -> Laid:
    """The way with real cards; with `dealing` its last round is only dealt."""
    before = way[:-1]
    view = course.ends.view
    plans = [cards.plan(turned) for _, turned in way]

    def wanted(begun: Played, after: Played, rounds: int) -> bool:
        if rounds < len(before):
            at_ = before[rounds][0]
            return view.of(after.state) == at_.standing and cards.seen(after.state) == at_.cards
        return _lacks(layout, begun, after)

    moves = [turned.moves if turned.counted else (*turned.moves, ending[0]) for _, turned in way]
    found: Played | None = layout.begin()
    assert found is not None
    rounds = len(before) if dealing else len(way)
    if rounds:
        found = laid_out(layout, found, rounds, wanted, course.gaps(), plans, moves)
    if found is None:
        raise Undecided(Said("why-round-not-laid", round=len(way)))
    if dealing:
        found = layout.dealt(found, plans[-1])
        if not found.shuffled:
            raise Undecided(Said("why-short-deal"))
    return Laid(*layout.replayed(found))


def _lacks(layout: Layout, begun: Played, after: Played) -> bool:
    watcher = _Lacking()
    layout.played_again(begun, after, watcher)
    return watcher.seen
