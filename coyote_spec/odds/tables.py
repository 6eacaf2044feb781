"""The totals of all tables: hands with as many draws as one or more rulesets ask for."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from coyote_spec.locale.mistakes import Wrong
from coyote_spec.odds.arrays import Arrays, Column, Truths, numbers, spread
from coyote_spec.odds.hands import LIMIT, Hands, deal, further
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts
from coyote_spec.ruleset.rule import With
from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, at, counts, fresh_state, table_places
from coyote_spec.semantics.places import dealt_place
from coyote_spec.source import NOWHERE, Report, wrong

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State, Value


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """Hands after all their draws, and for each ruleset the total of each."""

    hands: Hands
    totals: tuple[Column, ...]

    def __len__(self) -> int:
        return len(self.hands)

    def rows(self, which: Truths | Column) -> Tables:
        """Some of the rows."""
        return Tables(self.hands.rows(which), tuple(column[which] for column in self.totals))


@dataclass(slots=True, eq=False)
class Supply:
    """Deals the draws that are given; notes which hands then ask for a further card."""

    domain: Arrays
    kinds: int
    draws: Column
    taken: Column
    wanting: Truths
    game: Game | None = field(default=None)

    def card(self, state: State) -> tuple[Value, ...]:
        """The next card of each hand that comes here; none where no more is given."""
        here = self.domain.path() & ~self.wanting
        depth = self.draws.shape[1]
        self.wanting |= here & (self.taken >= depth)
        given = here & (self.taken < depth)
        row = np.flatnonzero(given)
        drawn = np.full(len(given), -1, dtype=np.intp)
        drawn[row] = self.draws[row, self.taken[row]]
        self.taken += given
        return tuple(numbers(drawn == k) for k in range(self.kinds))

    def shuffle(self, how: str, state: State) -> None:
        """Only what changes nothing: from then on the order of the draws would be a new one."""
        assert self.game is not None
        places = ["discards", *(table_places(self.game) if how == "all" else ())]
        domain = self.domain
        loose = domain.add(*(n for place in places for n in counts(self.game, state, place)))
        here = domain.path() & ~self.wanting
        if (here & spread(domain.at_most(1, loose), domain.size)).any():
            ruleset = self.game.setting.ruleset
            raise wrong("odds", Wrong("odds-shuffles", ruleset=ruleset.name))


def without_seats(setting: Setting) -> Setting:
    """The setting with cards counted only; which seat holds a card must not matter to the count.

    Raises InputError when it does.
    """
    ruleset = setting.ruleset.name
    for rule in setting.ruleset.section("counting"):
        for node in parts(rule.block):
            seat = isinstance(node, do.MoveCards) and node.source.of is not None
            if seat or isinstance(node, say.Worn | say.Holder):
                raise wrong("odds", Wrong("odds-who-holds", ruleset=ruleset))
            if isinstance(node, say.Size | say.CardSet) and node.place in PILES:
                said = Wrong("odds-what-lies", ruleset=ruleset, place=node.place)
                raise wrong("odds", said)
    return replace(setting, tracked=frozenset())


def total(setting: Setting, hands: Hands) -> tuple[Column, Truths]:
    """The total of each hand, and where more draws are needed before it is one."""
    size = len(hands)
    domain = Arrays(size)
    no_draws, none = np.zeros(size, dtype=np.intp), np.zeros(size, dtype=np.bool_)
    supply = Supply(domain, len(setting.kinds), hands.draws, no_draws, none)
    game = Game(setting, domain, supply)
    supply.game = game
    held = tuple(numbers(column.astype(np.int64)) for column in hands.counts.T)
    pile = tuple(
        domain.add(most, domain.times(-1, n)) for most, n in zip(setting.most, held, strict=True)
    )
    state = (
        fresh_state(game).put_at(at(dealt_place(setting.ruleset)), held).put_at(at("pile"), pile)
    )
    state = count(Moment(game, {"actor": 0, "caller": 0}), state)
    return spread(state["total"], size), supply.wanting


def deals(
    settings: Sequence[Setting], limit: int = LIMIT
) -> Iterator[tuple[Sequence[Setting], Hands]]:
    """All hands of a fresh deck with one card for each player, part by part, nothing drawn yet.

    Each comes with the settings to count it under. Raises InputError when that isn't possible.
    """
    bare = [without_seats(setting) for setting in settings]
    check_same_deck(bare)
    for hands in deal(bare[0].most, bare[0].players, _acting(bare), limit):
        yield bare, hands


def tables(settings: Sequence[Setting], limit: int = LIMIT) -> Iterator[Tables]:
    """All tables of a fresh deck with one card for each player, part by part.

    The settings are of as many players with the same deck. They see the same cards in the same
    order: a table is complete when none of them asks for a further card.
    """
    for bare, hands in deals(settings, limit):
        yield from completed(bare, hands, limit)


def completed(settings: Sequence[Setting], hands: Hands, limit: int = LIMIT) -> Iterator[Tables]:
    """These hands with all further draws that one of the rulesets asks for."""
    counted = [total(setting, hands) for setting in settings]
    wanting = np.logical_or.reduce([more for _, more in counted])
    done = Tables(hands, tuple(column for column, _ in counted)).rows(~wanting)
    if len(done):
        yield done
    for more, _ in further(hands.rows(wanting), settings[0].most, limit):
        yield from completed(settings, more, limit)


def _acting(settings: Sequence[Setting]) -> list[int]:
    """The kinds with a rule of their own: hands that agree in them are quicker together."""
    named = {
        setting.kind(rule.body.card)
        for setting in settings
        for rule in setting.ruleset.section("counting")
        if isinstance(rule.body, With)
    }
    return sorted(named - {-1})


def check_same_deck(settings: Sequence[Setting]) -> None:
    """Raises InputError when the deck has too few cards, or the settings don't belong together."""
    report = Report()
    first = settings[0]
    if sum(first.most) < first.players:
        said = Wrong("odds-few-cards", cards=sum(first.most), players=first.players)
        report.add("deck", NOWHERE, said)
    for other in settings[1:]:
        if other.players != first.players or _deck(other) != _deck(first):
            names = {"one": first.ruleset.name, "other": other.ruleset.name}
            report.add("deck", NOWHERE, Wrong("odds-unlike", **names))
    report.stop_if_any()


def _deck(setting: Setting) -> Any:
    return [(kind.name, most) for kind, most in zip(setting.kinds, setting.most, strict=True)]
