"""Can the pile be empty when a card has to be drawn after the deal, and can a deal find too few?
Matches are searched round by round, by how they stand and by how many cards lie where; what is
found first is laid out, in as few rounds as can be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from time import process_time
from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.match.course import Course, Laid, course_of, tried
from coyote_spec.prover.match.lift import Layout, Played
from coyote_spec.prover.match.orders import Seen
from coyote_spec.prover.match.route import Source, laid_out
from coyote_spec.prover.match.travel import fewest, travel_of
from coyote_spec.ruleset.alike import once_for_alike

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coyote_spec.prover.match.cards import Turned
    from coyote_spec.prover.match.travel import At
    from coyote_spec.ruleset.ruleset import Deck
    from coyote_spec.ruleset.setting import Setting


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
class Acts:
    """Whether a rule of a moment can act: in which round at the earliest, with a match up to there;
    or in none of any match, if never. Where neither is known, that is for the reason `why`."""

    shown: Laid | None = None
    never: bool = False
    why: str = ""


def pile_of(setting: Setting, deck: Deck, limit: float) -> Found:
    """What becomes of the pile in matches that begin with the whole deck.

    Raises Undecided when the solver gives up, time is over, or a match that was found with cards
    counted could not be laid out.
    """
    course = course_of(setting, limit)
    return tried(course, setting, limit, lambda one: _pile(one, setting, deck, limit))


def first_act(setting: Setting, deck: Deck, name: str, limit: float) -> Acts:
    """Whether a rule can act before a deal, or where a card is drawn from an empty pile.

    Raises Undecided as pile_of does.
    """
    course = course_of(setting, limit)
    return tried(course, setting, limit, lambda one: _acts(one, setting, deck, name, limit))


def _pile(course: Course, setting: Setting, deck: Deck, limit: float) -> Found:
    search = _Search(course, setting, deck, limit)
    short, lacking = search.first((_is_short, _is_lacking))
    return Found(
        search.situations,
        None if short is None else search.dealt(short, "short"),
        None if lacking is None else search.drawn(lacking, "lacking", _lacks),
        search.too_small,
    )


def _acts(course: Course, setting: Setting, deck: Deck, name: str, limit: float) -> Acts:
    search = _Search(course, setting, deck, limit)
    in_deal, in_draws, lost = search.first(
        (lambda way: name in way.in_deal, lambda way: name in way.in_draws, _is_lacking)
    )
    if in_deal is not None and (in_draws is None or len(in_deal.levels) <= len(in_draws.levels)):
        return Acts(search.dealt(in_deal, f"{name} acts"))
    if in_draws is not None:
        acts = lambda layout, begun, after: name in _noted(layout, begun, after).acted  # noqa: E731
        return Acts(search.drawn(in_draws, f"{name} acts", acts))
    if lost is None:
        return Acts(never=True)
    return Acts(why="after a draw from an empty pile matches aren't followed further")


def _is_short(way: Turned) -> bool:
    return way.short or way.bare


def _is_lacking(way: Turned) -> bool:
    return way.lacking


# ---------------------------------------------------------------- searched


@dataclass(frozen=True, slots=True)
class _Hits:
    """The first round in which something can be: all that takes as many rounds as levels went
    before, and from where on it can be, with the ways in which the cards go then."""

    levels: list[list[At]]
    ways: dict[At, list[Turned]]

    @property
    def goals(self) -> dict[At, int]:
        """From where on it can be, and how many moves are left then at least."""
        return {here: fewest(ways) for here, ways in self.ways.items()}


class _Search:
    """Breadth first, from the first deal, to all that matches can come to."""

    def __init__(self, course: Course, setting: Setting, deck: Deck, limit: float) -> None:
        until = process_time() + limit
        self.travel = travel_of(course, setting, until)
        self.layout = Layout(setting, deck, until)
        self.layout.apart = frozenset(self.travel.cards.own)
        self.situations = 0
        self.too_small = False

    def first(self, wanted: tuple[Callable[[Turned], bool], ...]) -> list[_Hits | None]:
        """The first round in which each of these can be; None where it never can."""
        found: list[_Hits | None] = [None] * len(wanted)
        levels: list[list[At]] = []
        for level in self.travel.levels():
            levels.append(level)
            self.situations += len(level)
            turns = {here: self.travel.turns(here) for here in level}
            self.too_small |= any(way.bare for ways in turns.values() for way in ways)
            for i, is_so in enumerate(wanted):
                hits = {here: [*filter(is_so, ways)] for here, ways in turns.items()}
                hits = {here: ways for here, ways in hits.items() if ways}
                if found[i] is None and hits:
                    found[i] = _Hits(list(levels), hits)
            if None not in found:
                break
        return found

    # ------------------------------------------------------------ laid out

    def dealt(self, hits: _Hits, what: str) -> Laid:
        """A match whose last round is only dealt; what says what is to be seen then."""
        return self._once(("dealt", what), lambda: self._dealt(hits))

    def drawn(
        self, hits: _Hits, what: str, shows: Callable[[Layout, Played, Played], bool]
    ) -> Laid:
        """A match in whose last round something shows after the deal; what says what."""
        return self._once(("drawn", what), lambda: self._drawn(hits, shows))

    def _once(self, key: tuple[str, str], work: Callable[[], Played]) -> Laid:
        """Laid out once for all rulesets alike, and replayed for each."""
        setting, deck = self.layout.setting, self.layout.deck
        played = once_for_alike(setting.ruleset, (*key, setting.key, deck.cards), work)
        return Laid(*self.layout.replayed(played))

    def _dealt(self, hits: _Hits) -> Played:
        travel, layout = self.travel, self.layout
        for begun in self._before(hits):
            here = travel.of(begun)
            for way in hits.ways.get(here, []) if here is not None else []:
                found = layout.dealt(begun, travel.cards.plan(way))
                if found.shuffled or way.in_deal:
                    return found
        if self.too_small:
            raise Undecided(Said("why-short-deal"))
        raise self._not_laid(hits)

    def _drawn(self, hits: _Hits, shows: Callable[[Layout, Played, Played], bool]) -> Played:
        travel, layout = self.travel, self.layout
        before = travel.sources(layout, travel.toward(hits.levels, hits.goals))
        last = len(hits.levels) - 1

        def next_of(begun: Played, rounds: int) -> Iterator[Source]:
            if rounds < last:
                yield from before(begun, rounds)
                return
            here = travel.of(begun)
            for way in hits.ways[here] if here is not None else []:
                ends = travel.rounds(layout, begun, way)
                yield Source(fewest([way]), 0, (end for end in ends if shows(layout, begun, end)))

        for found in self._laid(last + 1, next_of):
            return found
        raise self._not_laid(hits)

    def _before(self, hits: _Hits) -> Iterator[Played]:
        toward = self.travel.toward(hits.levels, hits.goals)
        yield from self._laid(len(hits.levels) - 1, self.travel.sources(self.layout, toward))

    def _laid(
        self, rounds: int, next_of: Callable[[Played, int], Iterable[Source]]
    ) -> Iterator[Played]:
        """A few matches, in each manner in which rounds are tried out."""
        for _ in self.layout.manners():
            yield from islice(laid_out(self.layout, self.layout.begin(), rounds, next_of), FEW)

    def _not_laid(self, hits: _Hits) -> Undecided:
        return Undecided(Said("why-round-not-laid", round=len(hits.levels)))


FEW = 20
"""Matches up to a round in which something is to be seen, of which one shows it."""


def _noted(layout: Layout, begun: Played, after: Played) -> Seen:
    watcher = Seen()
    layout.played_again(begun, after, watcher)
    return watcher


def _lacks(layout: Layout, begun: Played, after: Played) -> bool:
    return _noted(layout, begun, after).empty
