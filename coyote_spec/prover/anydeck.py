"""Any deck like another one: which tables such decks give, and the deck that gives a table."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.score import Score, score
from coyote_spec.locale.said import Said
from coyote_spec.odds.anydeck import AnyDeck, TooMany
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.counted import counting_under
from coyote_spec.prover.formulas import once_for
from coyote_spec.prover.mentions import check_only_cards
from coyote_spec.prover.ranges import Range, total_range
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Means, Steps, With
from coyote_spec.semantics.counting import says_copies
from coyote_spec.semantics.places import dealt_place
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from coyote_spec.odds.ends import Table
    from coyote_spec.odds.visible import Sight, Visible
    from coyote_spec.ruleset.effect import Block
    from coyote_spec.ruleset.setting import Setting

Answered = Any


def any_deck(settings: Sequence[Setting]) -> AnyDeck:
    """Settings with any deck like the one they have.

    Raises Undecided when a count hangs on more than cards.
    """
    for setting in settings:
        check_only_cards(setting.ruleset)
    drawing = {_drawing(setting) for setting in settings}
    first = drawing.pop()
    if drawing or first is None:
        return AnyDeck(tuple(settings))
    return AnyDeck(tuple(settings), *first)


def _once_for_decks(some: AnyDeck, what: str, work: Callable[[], Answered]) -> Answered:
    """What is found by counting tables of any deck, once for all that count them alike by their
    rules: a formula for all hands of so many copies takes longer than the count."""
    counts = tuple((s.players, s.kinds, s.most, counting_under(s)) for s in some.loose)
    return once_for((AnyDeck, what, some.size, some.joins, some.further, counts), work)


def counted(ask: Callable[[], Answered]) -> Answered:
    """What is found by counting tables of any deck.

    Raises Undecided when there are too many.
    """
    try:
        return ask()
    except TooMany as error:
        raise Undecided(Said("why-fewer-players", why=error.why)) from None
    except InputError as error:
        raise Undecided(error.diagnostics[0].message) from None


def _drawing(setting: Setting) -> tuple[int, bool] | None:
    """The kind whose draws are like cards of the hand, and whether a drawn one draws as well.

    So it is where its rule is the first of the count and the only one that draws; where it does
    nothing but draw one card to a place that is counted; and where the rest of the count speaks
    neither of it, nor of its colour, nor of where cards lie. What lies on the table after the rule
    is then all that the total hangs on, and the cards themselves have no part in it.
    """
    rules = [
        rule for rule in setting.ruleset.section("counting") if not isinstance(rule.body, Means)
    ]
    acting = [r for r in rules if not (isinstance(r.body, Steps) and says_copies(r.block))]
    if not acting or not isinstance(acting[0].body, With):
        return None
    first, *others = acting
    assert isinstance(first.body, With)
    kind = setting.kind(first.body.card)
    every_copy = _every_copy_acts(setting)
    if kind < 0 or every_copy is None:
        return None
    places = [_draws_to(setting, first.block, drawn) for drawn in (False, True)]
    at_first, later = places
    body = setting.ruleset.places.get(at_first or "")
    if body is None or "counted" not in body.notes or later not in ("", at_first):
        return None
    name, colour = setting.kinds[kind].name, setting.kinds[kind].colour
    parts = list(parts_defined(setting.ruleset, tuple((r.body, r.block) for r in others)))
    if any(_speaks_of_it(setting, part, name, colour) for part in parts):
        return None
    return kind, bool(later) and every_copy


def _every_copy_acts(setting: Setting) -> bool | None:
    """Whether copies after the first act; None where that isn't the same for all."""
    for rule in setting.ruleset.section("counting"):
        if isinstance(rule.body, Steps) and says_copies(rule.block):
            said = [s for s in _resolved(setting, rule.block, False) if isinstance(s, do.CopiesAct)]
            return said[0].every if len(said) == 1 and said[0].every else None
    return True


def _draws_to(setting: Setting, block: Block, drawn: bool) -> str | None:
    """The place to which a rule draws one card, and nothing else; empty where it does nothing."""
    effects = [s for s in _resolved(setting, block, drawn) if not isinstance(s, do.Nothing)]
    match effects:
        case []:
            return ""
        case [do.Draw(say.Literal(1), do.Place(name, None))]:
            return name
        case [do.Draw(say.Literal(1), do.PlaceBySilence(silence, cases))]:
            place = dict(cases)[setting.readings[silence]]
            return place.name if place.of is None else None
        case _:
            return None


def _resolved(setting: Setting, block: Block, drawn: bool) -> Iterator[do.Effect]:
    """The effects of a block under the readings, for a card that was drawn or not; a condition that
    is about something else stays."""
    for step in block:
        if isinstance(step, do.Consult):
            reading = setting.readings[step.silence]
            for arm in step.branches:
                if arm.key == reading:
                    yield from _resolved(setting, arm.block, drawn)
        elif isinstance(step, do.When) and _about_drawn(step):
            for arm in step.branches:
                if arm.key is None or drawn:
                    yield from _resolved(setting, arm.block, drawn)
                    break
        else:
            yield step


def _about_drawn(step: do.When) -> bool:
    keys = [arm.key for arm in step.branches]
    return len(keys) <= 2 and keys[0] == say.Local("turned_over") and keys[1:] in ([], [None])


def _speaks_of_it(setting: Setting, part: object, name: str, colour: str | None) -> bool:
    """Whether a part of the count hangs on a card besides its own rule, or on where cards lie."""
    places = setting.ruleset.places
    counted_ones = {place for place, body in places.items() if "counted" in body.notes}
    match part:
        case do.Draw() | do.MoveCards() | do.Shuffle() | do.DiscardAll() | say.Size():
            return True
        case say.CardSet():
            if part.place is not None or part.name is not None:
                return part.place is not None or part.name == name
            return part.colour in (colour, None)
        case do.Selection():
            return part.colour == colour
        case say.SumCards(of):
            return of == colour or of in counted_ones or of == dealt_place(setting.ruleset)
        case _:
            return False


# ---------------------------------------------------------------- decks


def deck_of(setting: Setting, table: Table) -> dict[str, int]:
    """The deck that gives a table: of those like the setting's, as near to it as can be."""
    used = Counter((*table.hand, *table.draws))
    copies = {kind.name: max(1, used[kind.name]) for kind in setting.kinds}
    left = sum(setting.most) - sum(copies.values())
    for kind, most in zip(setting.kinds, setting.most, strict=True):
        more = min(left, max(0, most - copies[kind.name]))
        copies[kind.name] += more
        left -= more
    assert left == 0, "the table is on some such deck"
    return copies


@dataclass(frozen=True, slots=True)
class Dealt:
    """A table, the deck that gives it, and its count."""

    table: Table
    deck: dict[str, int]
    score: Score

    def as_json(self) -> dict[str, Any]:
        """A witness for `score`, with the deck."""
        return {"cards": list(self.table.hand), "pile": list(self.table.draws), "deck": self.deck}


def dealt(setting: Setting, table: Table, which: int = 0) -> Dealt:
    """A table that was found, replayed under the setting that gave the total at that place; it may
    draw less than another one."""
    agreed = {"options": setting.options, "readings": setting.readings}
    told = score(setting.ruleset, table.hand, table.draws, **agreed)  # type: ignore[arg-type]
    if told.total != table.totals[which] or told.draws != table.draws[: len(told.draws)]:
        raise AssertionError(f"replay of {table}: {told}")
    return Dealt(table, deck_of(setting, table), told)


@dataclass(frozen=True, slots=True)
class Widest:
    """The range of totals over all decks like one, with the smallest table for each end."""

    low: Dealt
    high: Dealt

    @property
    def ends(self) -> tuple[int, int]:
        """The lowest and the highest total."""
        return self.low.score.total, self.high.score.total


def widest_range(setting: Setting) -> Widest:
    """The widest range that any deck like the setting's gives, one card each.

    Raises Undecided when it can't be counted.
    """
    some = any_deck([setting])
    low, high = counted(lambda: _once_for_decks(some, "ends", some.ends))
    return Widest(dealt(setting, low), dealt(setting, high))


@dataclass(frozen=True, slots=True)
class Assumed:
    """For a number of players: the range on a deck, and the widest on any deck like it."""

    players: int
    here: Range
    widest: Widest

    @property
    def depends(self) -> bool:
        """Whether the range hangs on how many copies of each card there are."""
        return (self.here.low.total, self.here.high.total) != self.widest.ends


def assumed_counts(settings: Sequence[Setting], limit: float) -> list[Assumed]:
    """Which ranges hang on the copies that a deck has of each card: for each setting, one for each
    number of players, what its deck gives, and what any deck like it gives at the most.

    Raises Undecided when the solver gives up or there are too many tables.
    """
    return [Assumed(s.players, total_range(s, limit), widest_range(s)) for s in settings]


# ---------------------------------------------------------------- what is certain


def certain_with_any(setting: Setting, number: int, of: str) -> Sight | None:
    """Single cards to be seen with which one is certain about a number whatever the deck is, the
    smallest; None when there are none.

    Raises TooMany when they can't be counted.
    """
    some = any_deck([setting])
    seen: Visible = _once_for_decks(some, "visible", some.visible)
    return seen.smallest(number, of)


def decks_like(setting: Setting) -> Iterator[tuple[int, ...]]:
    """Some decks like the setting's, as copies of each kind: itself, and those in which one card
    has all the copies that can be spared."""
    kinds = len(setting.kinds)
    yield setting.most
    spare = sum(setting.most) - kinds
    for k in range(kinds):
        yield tuple(1 + spare * (i == k) for i in range(kinds))
