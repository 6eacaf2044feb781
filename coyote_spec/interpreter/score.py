"""The total of cards on the table, step by step."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer, as_listed
from coyote_spec.interpreter.setting import choose
from coyote_spec.locale.said import Said, Several
from coyote_spec.semantics.counting import count
from coyote_spec.semantics.game import Game, Moment, Watcher, at, fresh_state, tracked
from coyote_spec.semantics.places import dealt_place as dealt_place
from coyote_spec.semantics.round import at_moment

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting
    from coyote_spec.semantics.domain import State

NOTHING = "nothing changes"
"""What is said of a step that does nothing."""


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that a step of the count does: how many cards of a name leave, join, are set aside
    to be added at the end, or count another value; or what the total is; or that nothing changes.
    """

    what: str
    count: int = 0
    card: str = ""
    value: int = 0

    @property
    def says(self) -> str:
        """The change in English."""
        cards = self.card if self.count == 1 else f"{self.count} × {self.card}"
        match self.what:
            case "leaves":
                return f"{cards} leaves the table"
            case "joins":
                return f"{cards} is turned over and joins the table"
            case "counts":
                return f"{cards} counts {self.value}"
            case "set_aside":
                return f"{cards} is turned over, to be added at the end"
            case "total":
                return f"the total is {self.value}"
            case _:
                return NOTHING

    @property
    def said(self) -> Said:
        """The change as it can be said in every language."""
        cards = self.card if self.count == 1 else f"{self.count} × {self.card}"
        message = f"desk-step-{self.what.replace('_', '-')}"
        given: dict[str, str | int] = {
            "cards": cards,
            "value": str(self.value),
            "number": self.count,
        }
        return Said.spelt(self.says, message, given)


@dataclass(frozen=True, slots=True)
class Step:
    """What one rule of the count did: its name and clauses, and the changes, one at least."""

    rule: str
    cites: tuple[str, ...]
    changes: tuple[Change, ...]

    @property
    def says(self) -> str:
        """The changes, one after the other."""
        return Several("; ", [change.said for change in self.changes])


@dataclass(frozen=True, slots=True)
class Score:
    """A total with how it came about; draws are the cards turned over, in their order."""

    total: int
    reshuffle: bool
    draws: tuple[str, ...]
    steps: tuple[Step, ...]
    relied_on: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        """The form of the contract."""
        return {
            "schema": "coyote-spec/score/1",
            "total": self.total,
            "reshuffle": self.reshuffle,
            "draws": list(self.draws),
            "steps": [{"rule": s.rule, "cites": list(s.cites), "says": s.says} for s in self.steps],
            "relied_on": list(self.relied_on),
        }


@dataclass(frozen=True, slots=True)
class Deed:
    """What a rule that isn't one of the count did."""

    rule: Rule
    before: State
    after: State


@dataclass(slots=True)
class Notes(Watcher):
    """Writes down what each rule of the count changed, and what other rules did; acting are those
    that are at it, the last one within the one before."""

    setting: Setting
    steps: list[Step] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    acting: list[Rule] = field(default_factory=list)

    def clear(self) -> None:
        """Forgets everything, as a round begins."""
        self.steps.clear()
        self.deeds.clear()

    def act(self, rule: Rule, before: State, does: Callable[[State], State]) -> State:
        """Notes what a rule does. One that can't finish stays among those acting."""
        self.acting.append(rule)
        after = does(before)
        self.acting.pop()
        self.deeds.append(Deed(rule, before, after))
        return after

    def counted(self, rule: Rule, before: State, after: State) -> None:
        """Notes one act of a rule."""
        changes = _table_changes(self.setting, before, after)
        for name, body in self.setting.ruleset.places.items():
            if "counted" not in body.notes:
                changes += _laid(self.setting, name, before, after)
        total = after["total"]
        if before["total"] != total:
            changes.append(Change("total", value=total))
        elif not changes:
            changes.append(Change("nothing"))
        self.steps.append(Step(rule.name, rule.cites, tuple(changes)))


def _table_changes(setting: Setting, before: State, after: State) -> list[Change]:
    """Kind by kind. A card that is turned over joins; those before it may count otherwise."""
    old, new = before["table"], after["table"]
    keys = sorted(dict.fromkeys([*old, *new]), key=lambda key: int(key[0]))
    more = Counter[int]()
    for key in keys:
        more[key[0]] += new.get(key, (0, None))[0] - old.get(key, (0, None))[0]
    changes = []
    for key in keys:
        kind = setting.kinds[key[0]]
        count, each = old.get(key, (0, None))
        now, value = new.get(key, (0, None))
        if now < count:
            changes.append(Change("leaves", count - now, kind.name))
        elif now > count and (key[2] == 0 or (value == kind.value and more[key[0]] > 0)):
            changes.append(Change("joins", now - count, kind.name))
        elif now > count:
            changes.append(Change("counts", now - count, kind.name, value))
        if now and count and each != value:
            changes.append(Change("counts", now, kind.name, value))
    return _without_moves(changes)


def _without_moves(changes: list[Change]) -> list[Change]:
    """A card that counts otherwise has not left the table."""
    other = {(c.count, c.card) for c in changes if c.what == "counts"}
    return [c for c in changes if c.what != "leaves" or (c.count, c.card) not in other]


def _laid(setting: Setting, place: str, before: State, after: State) -> list[Change]:
    rows = (before[at(place)], after[at(place)])
    if place in setting.tracked:
        rows = tuple(tuple(map(sum, zip(*row, strict=True))) for row in rows)  # type: ignore[assignment]
    pairs = zip(*rows, strict=True)
    return [
        Change("set_aside", new - old, kind.name)
        for kind, (old, new) in zip(setting.kinds, pairs, strict=True)
        if isinstance(new, int) and new > old
    ]


def lay(game: Game, state: State, cards: Sequence[int]) -> State:
    """Cards by kind, one for each seat, at the place where they are dealt to."""
    place, kinds = dealt_place(game.setting.ruleset), range(len(game.setting.kinds))
    rows = tuple(tuple(int(k == card) for k in kinds) for card in cards)
    if tracked(game, place):
        return state.put_at(at(place), rows)
    return state.put_at(at(place), tuple(sum(column) for column in zip(*rows, strict=True)))


def pile_counts(kinds: int, cards: Sequence[int]) -> tuple[int, ...]:
    """How many of each kind there are among these cards."""
    return tuple(list(cards).count(k) for k in range(kinds))


def score(
    ruleset: Ruleset,
    cards: Sequence[str],
    pile: Sequence[str] = (),
    *,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
) -> Score:
    """The total of the cards on the table; pile[0] is the top of the pile.

    Raises InputError for a card, an option or a reading that the ruleset doesn't know.
    """
    setting = choose(
        ruleset,
        Counter([*cards, *pile]),
        seats=len(cards),
        options=options,
        readings=readings,
    )
    notes = Notes(setting)
    game, state, dealer = counted(setting, cards, pile, notes)
    return told(game, state, dealer, notes.steps)


def counted(
    setting: Setting, cards: Sequence[str], pile: Sequence[str], watcher: Watcher
) -> tuple[Game, State, ListedDealer]:
    """The game and its state after a count of these cards, with the dealer who has the rest of the
    pile."""
    hidden = [setting.kind(card) for card in pile]
    dealer = ListedDealer(len(setting.kinds), hidden, as_listed(()))
    game = Game(setting, Concrete(), dealer, watcher)
    dealer.game = game
    state = lay(game, fresh_state(game), [setting.kind(card) for card in cards])
    state = state.put_at(at("pile"), pile_counts(len(setting.kinds), hidden))
    return game, count(Moment(game, {"actor": 0, "caller": 0}), state), dealer


def told(game: Game, state: State, dealer: ListedDealer, steps: Sequence[Step] = ()) -> Score:
    """What is told of a count: the rules that come after a round say whether all is shuffled."""
    domain, setting = game.domain, game.setting
    assert isinstance(domain, Concrete)
    after = at_moment("after a round", game, state)
    return Score(
        state["total"],
        after["reshuffled"],
        tuple(setting.kinds[k].name for k in dealer.dealt),
        tuple(steps),
        relied_on(domain, setting.ruleset),
    )


def relied_on(domain: Concrete, ruleset: Ruleset) -> tuple[str, ...]:
    """The silences that were met, in the order of the ruleset."""
    return tuple(name for name in ruleset.silences if name in domain.silences)
