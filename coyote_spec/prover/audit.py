"""The questions that are good to ask of any ruleset, made from what it has: its rules, options,
silences and specials. Each is a claim of which nothing is expected."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import TYPE_CHECKING

from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import (
    Cards,
    Chosen,
    Kept,
    Means,
    Numbers,
    PlaceBody,
    Requires,
    Silence,
    Values,
    With,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

CONTRADICTS = "contradicts"
"""The kind of remark on a clause that says so."""

DECLARING = (Cards, Chosen, Kept, Means, Numbers, PlaceBody, Requires, Silence, Values)
"""Rules that say what there is; they don't apply to a situation by themselves."""


@dataclass(frozen=True, slots=True)
class Topic:
    """Claims that belong together, and the question that they answer, for a reader."""

    asks: str
    claims: tuple[Claim, ...]


def topics(
    ruleset: Ruleset,
    *,
    players: tuple[int, int] | None = None,
    deck: Deck | None = None,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
) -> list[Topic]:
    """Everything that is asked of a ruleset, in the order in which it is told."""
    first = Claim(
        "",
        (ruleset,),
        Question(""),
        players=players,
        deck=deck,
        options=options or {},
        readings=readings or {},
    )
    return [topic for topic in _topics(ruleset, first) if topic.claims]


def _topics(ruleset: Ruleset, first: Claim) -> Iterator[Topic]:
    def ask(key: str, *words: object) -> Claim:
        said = " ".join([key, *map(str, words)])
        return replace(first, name=said, question=Question(key, words))

    def plain(asks: str, key: str) -> Topic:
        return Topic(asks, (ask(key),))

    def each(asks: str, key: str, names: list[str]) -> Topic:
        return Topic(asks, tuple(ask(key, name) for name in names))

    yield plain("Can the first player always bid?", "opener can always bid")
    yield plain("Can the first player always make a bid that is true?", "true bid can always open")
    yield plain("Has everybody who is to act a legal move?", "never stuck")
    yield plain("Is nobody forced to raise for ever?", "never forced to bid for ever")
    yield plain("Does a bid never come back to its author?", "bid never comes back")
    yield plain("Does every bidding end?", "bidding ends")
    ends = ask("match ends")
    yield Topic("Does every match end, and in how many rounds?", (replace(ends, rounds_end=True),))
    yield plain("Has every round exactly one loser?", "always one loser")
    yield plain("Is whoever starts the next round still in?", "starter always in")
    coins = replace(
        ask("coins always suffice"),
        every_value=tuple(_open_options(ruleset, first)),
        every_reading=tuple(_open_silences(ruleset, first)),
    )
    yield Topic("Do the coins in the box suffice?", (coins,))
    yield plain("Is there always a card to be drawn?", "pile always suffices")
    yield plain("Does no ban begin in mid-round?", "no ban in mid round")
    yield each("Which rules can act?", "rule fires", [rule.name for rule in _acting(ruleset)])
    yield each("Which options can matter?", "option matters", list(ruleset.options))
    cards = dict((first.deck or ruleset.deck).cards)
    specials = [body.card for _, body in ruleset.of_kind(With) if body.card in cards]
    pairs = tuple(ask("order matters", *pair) for pair in combinations(specials, 2))
    yield Topic("Which specials give another total in another order?", pairs)
    yield plain("When can whoever sees the others' cards be certain?", "what is certain")
    if (first.deck or ruleset.deck).assumed is not None:
        yield plain("Is the range the same with other copies of the cards?", "copies never matter")
    yield each("Which silences can change a result?", "reading matters", list(ruleset.silences))
    meet = tuple(
        replace(ask("rules meet", *pair), title=clauses)
        for pair, clauses in _contradictions(ruleset).items()
    )
    yield Topic("Which clauses that contradict each other apply at once?", meet)


def _acting(ruleset: Ruleset) -> list[Rule]:
    return [rule for _, rule in ruleset.rules() if not isinstance(rule.body, DECLARING)]


def _payments(ruleset: Ruleset) -> list[object]:
    """All parts of the rules on who pays and who is out."""
    sections = ("settling", "elimination")
    rules = [rule for section in sections for rule in ruleset.section(section)]
    return [part for rule in rules for part in parts_defined(ruleset, (rule.body, rule.block))]


def _open_options(ruleset: Ruleset, first: Claim) -> list[str]:
    """The options on which payments and eliminations hang, unless their values are given."""
    named = {part.name for part in _payments(ruleset) if isinstance(part, say.Option)}
    return [name for name in ruleset.options if name in named and name not in first.options]


def _open_silences(ruleset: Ruleset, first: Claim) -> list[str]:
    """The silences on which payments and eliminations hang, unless their readings are given."""
    named = {
        part.silence for part in _payments(ruleset) if isinstance(part, do.Consult | say.Consulted)
    }
    return [name for name in ruleset.silences if name in named and name not in first.readings]


def _contradictions(ruleset: Ruleset) -> dict[tuple[str, str], str]:
    """The pairs of rules of which one cites a clause that contradicts a clause of the other, with
    these clauses. A rule that cites both says itself which of them goes before."""
    found: dict[tuple[str, str], str] = {}
    acting = _acting(ruleset)
    for clause, remark in ruleset.remarks():
        if remark.kind != CONTRADICTS:
            continue
        for other in remark.clauses:
            mine = [r.name for r in acting if clause in r.cites and other not in r.cites]
            theirs = [r.name for r in acting if other in r.cites and clause not in r.cites]
            for pair in product(mine, theirs):
                if pair[::-1] not in found:
                    found.setdefault(pair, f"{clause} against {other}")
    return found
