"""What rules speak of: whether an answer may leave out cards, coins or bids depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said
from coyote_spec.prover.verdict import Undecided
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Chosen, Kept, Means, With
from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.counting import says_copies

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

MANY = 10**9
"""More cards than anybody has."""

BIDDING = ("bidding", "actions")
AFTER_COUNT = ("settling", "elimination", "starting", "ending")

CARDS = (
    say.SumCards,
    say.CountCards,
    say.SomeCards,
    say.SeveralCards,
    say.NoCards,
    say.Size,
    say.Holder,
    say.Worn,
)
_MOVING = (do.Draw, do.MoveCards, do.Shuffle, do.DiscardAll)


def _of_rules(ruleset: Ruleset, rules: Iterator[Rule]) -> Iterator[object]:
    for rule in rules:
        if not isinstance(rule.body, Means):
            yield from parts_defined(ruleset, (rule.body, rule.block))


def _of_sections(ruleset: Ruleset, sections: tuple[str, ...]) -> Iterator[object]:
    for section in sections:
        yield from _of_rules(ruleset, iter(ruleset.section(section)))


def _of_moment(ruleset: Ruleset, when: str) -> Iterator[object]:
    yield from _of_rules(ruleset, (rule for rule, _ in ruleset.at_moment(when)))


_SEATS = (
    say.CountSeats,
    say.SumSeats,
    say.NextSeat,
    say.FirstSeat,
    say.FieldOf,
    say.Holder,
    say.Worn,
    do.Each,
    do.MoveCards,
)


def same_for_any_players(ruleset: Ruleset) -> bool:
    """Whether the count, and what becomes of the cards after it, speaks neither of seats nor of how
    many there are: then the number of players matters only as the number of cards."""
    parts = (
        *_of_sections(ruleset, ("counting",)),
        *_of_moment(ruleset, "after a round"),
        *_of_moment(ruleset, "at an empty pile"),
    )
    return not any(
        isinstance(part, _SEATS)
        or (isinstance(part, say.Option) and part.name == "players")
        or (isinstance(part, say.Field) and part.name == "players_left")
        for part in parts
    )


def deal_in_words(ruleset: Ruleset) -> tuple[object, ...]:
    """All that a deal of cards is made of, with the places and definitions that it uses: two deals
    in the same words are the same, if options and readings are. Places of which they don't speak
    are empty before a deal, and stay so. Left out are rules that change fields and no cards, and
    who is chosen to start first."""
    fields = fields_before_deal(ruleset) or []
    before = (rule for rule, _ in ruleset.at_moment("before a deal"))
    dealing = (rule for rule in ruleset.section("dealing") if not isinstance(rule.body, Chosen))
    parts = (
        *_of_rules(ruleset, (rule for rule in before if rule not in fields)),
        *_of_moment(ruleset, "at an empty pile"),
        *_of_rules(ruleset, dealing),
    )
    spoken_of = {part.name for part in parts if isinstance(part, do.Place)}
    return (*parts, *((name, ruleset.places[name]) for name in sorted(spoken_of)))


def count_in_words(
    ruleset: Ruleset, *, twice: bool = True, empty: bool = True
) -> tuple[object, ...]:
    """All that a count is made of, with the places and definitions that it uses: two counts in the
    same words are the same, if cards, options and readings are. twice is whether a card that acts
    can be there twice, empty whether the pile can be empty: else rules about that are left out."""
    rules = [r for r in ruleset.section("counting") if twice or not says_copies(r.block)]
    parts = list(_of_rules(ruleset, iter(rules)))
    if empty:
        parts += _of_moment(ruleset, "at an empty pile")
    return (*parts, *((name, body.notes) for name, body in ruleset.places.items()))


def most_draws(ruleset: Ruleset, copies: Mapping[str, int]) -> int:
    """No count draws more cards than that, with so many copies of each card."""
    found = 0
    for rule in ruleset.section("counting"):
        parts = list(parts_defined(ruleset, rule.block))
        draws = [part.count for part in parts if isinstance(part, do.Draw)]
        each = sum(n.value for n in draws if isinstance(n, say.Literal))
        if draws and any(isinstance(part, do.Each) for part in parts):
            each = MANY
        found += each * (copies.get(rule.body.card, 0) if isinstance(rule.body, With) else 1)
    return found


def after_round_in_words(ruleset: Ruleset) -> tuple[object, ...]:
    """All that becomes of the cards after a round, with the places and definitions that it uses."""
    parts = (*_of_moment(ruleset, "after a round"), *_of_moment(ruleset, "at an empty pile"))
    return (*parts, *((name, body.notes) for name, body in ruleset.places.items()))


def round_in_words(ruleset: Ruleset, moves: Collection[str]) -> tuple[object, ...]:
    """All that bids, calls, these moves, and what follows from a call, are made of, and what a deal
    does to fields."""
    made = [rule for name, rule in (*ruleset.moves.items(), *ruleset.calls.items())]
    other = {id(rule) for rule in made if rule.name not in {*moves, *ruleset.calls}}
    sections = (*BIDDING, *AFTER_COUNT, "state")
    rules = [r for name in sections for r in ruleset.section(name) if id(r) not in other]
    return tuple(_of_rules(ruleset, iter((*rules, *(fields_before_deal(ruleset) or [])))))


def silences_in(parts: Iterable[object]) -> set[str]:
    """The silences that these parts consult."""
    kinds = do.Consult | do.PlaceBySilence | say.Consulted
    return {part.silence for part in parts if isinstance(part, kinds)}


def asks_for_cards(ruleset: Ruleset, sections: tuple[str, ...]) -> bool:
    """Whether rules of these sections ask which cards lie somewhere, or move them."""
    kinds = (*CARDS, do.Draw, do.MoveCards)
    return any(isinstance(node, kinds) for node in _of_sections(ruleset, sections))


def moves_ask_for_cards(ruleset: Ruleset, moves: Collection[str]) -> bool:
    """Whether bids, the needs of calls, or these moves, ask for cards or move them."""
    kinds = (*CARDS, do.Draw, do.MoveCards)
    needs = tuple(rule.body for rule in ruleset.calls.values())
    made = tuple((r.body, r.block) for name, r in ruleset.moves.items() if name in moves)
    own = [r for r in ruleset.section("bidding") if r.name not in ruleset.calls]
    parts = (*_of_rules(ruleset, iter(own)), *parts_defined(ruleset, (needs, made)))
    return any(isinstance(node, kinds) for node in parts)


def asks_for_count(ruleset: Ruleset, sections: tuple[str, ...]) -> bool:
    """Whether rules of these sections, or calls, ask for cards as they were counted: not where they
    lie, but what the count has made of them."""
    calls = (part for rule in ruleset.calls.values() for part in parts_defined(ruleset, rule.block))
    return any(
        (isinstance(part, say.SumCards) and part.of not in (*ruleset.places, *PILES))
        or (isinstance(part, say.CardSet) and part.place is None)
        for part in (*_of_sections(ruleset, sections), *calls)
    )


def _set_in(parts: Iterator[object]) -> set[str]:
    targets = (node.target for node in parts if isinstance(node, do.Becomes))
    return {str(getattr(target, "name", "")) for target in targets}


def literals_in(ruleset: Ruleset, sections: tuple[str, ...]) -> set[int]:
    """The numbers that rules of these sections name."""
    parts = _of_sections(ruleset, sections)
    return {p.value for p in parts if isinstance(p, say.Literal) and type(p.value) is int}


def literals_set(ruleset: Ruleset, field: str) -> set[int]:
    """The numbers that rules give to a field by name."""
    every = (part for _, rule in ruleset.rules() for part in parts_defined(ruleset, rule.block))
    return {
        int(part.value.value)
        for part in every
        if isinstance(part, do.Becomes)
        and getattr(part.target, "name", "") == field
        and isinstance(part.value, say.Literal)
    }


def set_in_count(ruleset: Ruleset) -> set[str]:
    """The fields besides the total that a count changes."""
    parts = (*_of_sections(ruleset, ("counting",)), *_of_moment(ruleset, "at an empty pile"))
    return _set_in(iter(parts)) - {"total"}


def set_with_cards(ruleset: Ruleset, when: str) -> set[str]:
    """The fields that change when cards are dealt or tidied: at a moment, or in the deal."""
    parts = (*_of_moment(ruleset, when), *_of_moment(ruleset, "at an empty pile"))
    return _set_in(iter((*parts, *_of_sections(ruleset, ("dealing",)))))


def fields_before_deal(ruleset: Ruleset) -> list[Rule] | None:
    """The rules before a deal that change fields; None where what they change hangs on cards, or
    the deal itself or an empty pile changes fields."""
    elsewhere = (*_of_moment(ruleset, "at an empty pile"), *_of_sections(ruleset, ("dealing",)))
    if _set_in(iter(elsewhere)):
        return None
    found = []
    for rule, _ in ruleset.at_moment("before a deal"):
        parts = list(parts_defined(ruleset, (rule.body, rule.block)))
        if _set_in(iter(parts)):
            if any(isinstance(part, (*CARDS, *_MOVING)) for part in parts):
                return None
            found.append(rule)
    return found


def asked_before_deal(ruleset: Ruleset) -> set[str]:
    """The fields that a deal, and what moves cards before it, hangs on, those left out that every
    game has and that no rule changes before a deal."""
    apart = fields_before_deal(ruleset) or []
    moving = (rule for rule, _ in ruleset.at_moment("before a deal") if rule not in apart)
    parts = (*_of_rules(ruleset, moving), *_of_sections(ruleset, ("dealing",)))
    changed = set_with_cards(ruleset, "before a deal")
    targets = {id(part.target) for part in parts if isinstance(part, do.Becomes)}
    names = {
        part.name
        for part in parts
        if isinstance(part, say.Field | say.FieldOf) and id(part) not in targets
    }
    return {name for name in names if name in changed or name in ruleset.fields}


def never_set(ruleset: Ruleset) -> set[str]:
    """The direction of play, and fields that the ruleset declares, where no rule changes them."""
    every = (part for _, rule in ruleset.rules() for part in parts_defined(ruleset, rule.block))
    return {"direction", *ruleset.fields} - _set_in(every)


def _scratch(ruleset: Ruleset) -> set[str]:
    """Fields that only the count changes, and that are as at first when it begins."""
    elsewhere = _set_in(
        part
        for section, rule in ruleset.rules()
        if section != "counting"
        for part in parts_defined(ruleset, rule.block)
    )
    own = {
        rule.name
        for rule, body in ruleset.of_kind(Kept)
        if body.scope in ("bid", "round") and not body.of_seats
    }
    return own - elsewhere


def foreign_to_cards(ruleset: Ruleset, *moments: str) -> str | None:
    """The first thing besides the cards on which a count hangs; None when there is none."""
    free = {"total", "counted", *_scratch(ruleset)}
    parts = [*_of_sections(ruleset, ("counting",))]
    for when in ("at an empty pile", *moments):
        parts += _of_moment(ruleset, when)
    for node in parts:
        match node:
            case say.Field(name) if name not in free:
                return name
            case say.FieldOf(name) | say.SumSeats(name):
                return name
            case say.Local("actor" | "caller" as name):
                return name
            case say.Holder() | say.Worn():
                return Said("who-holds-a-card")
            case do.MoveCards(source=do.Place(of=of)) if of is not None:
                return Said("who-holds-a-card")
            case say.Size(place) | say.CardSet(place=place) if place in PILES:
                return Said("what-lies-in", place=str(place))
            case _:
                pass
    refill = _of_moment(ruleset, "at an empty pile")
    if do.Shuffle("all") in refill and any(isinstance(part, do.Draw) for part in parts):
        return Said("order-while-shuffled")
    return None


def check_only_cards(ruleset: Ruleset, *moments: str) -> None:
    """Raises Undecided when a count hangs on more than the cards on the table."""
    found = foreign_to_cards(ruleset, *moments)
    if found is not None:
        raise Undecided(Said("why-count-hangs", ruleset=ruleset.name, what=found))


def check_after_count(ruleset: Ruleset) -> None:
    """Raises Undecided when what follows from a call hangs on more than the total: on cards, or on
    what the count or the tidying of cards does to fields."""
    kinds = (*CARDS, do.Draw, do.MoveCards)
    own = (part for rule in ruleset.calls.values() for part in parts_defined(ruleset, rule.block))
    if asks_for_cards(ruleset, AFTER_COUNT) or any(isinstance(part, kinds) for part in own):
        raise Undecided(Said("why-call-on-cards", ruleset=ruleset.name))
    changed = set_in_count(ruleset) | set_with_cards(ruleset, "after a round")
    if changed:
        what = ", ".join(sorted(changed))
        raise Undecided(Said("why-count-changes", ruleset=ruleset.name, what=what))
