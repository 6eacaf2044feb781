"""The questions that are good to ask of any ruleset, made from what it has: its rules, options,
silences and specials. Each is a claim of which nothing is expected."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said
from coyote_spec.prover.each import EVERY, acting
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import With

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from coyote_spec.ruleset.ruleset import Deck, Ruleset

CONTRADICTS = "contradicts"
"""The kind of remark on a clause that says so."""


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
        return Topic(Said(f"asks-{asks}"), (ask(key),))

    def each(asks: str, key: str) -> Topic:
        return Topic(Said(f"asks-{asks}"), tuple(ask(key, name) for name in EVERY[key](ruleset)))

    yield plain("opener-bids", "opener can always bid")
    yield plain("true-opening", "true bid can always open")
    yield plain("never-stuck", "never stuck")
    yield plain("never-forced", "never forced to bid for ever")
    yield plain("never-back", "bid never comes back")
    yield plain("bidding-ends", "bidding ends")
    ends = ask("match ends")
    yield Topic(Said("asks-match-ends"), (replace(ends, rounds_end=True),))
    yield plain("one-loser", "always one loser")
    yield plain("starter-in", "starter always in")
    coins = replace(
        ask("coins always suffice"),
        every_value=tuple(_open_options(ruleset, first)),
        every_reading=tuple(_open_silences(ruleset, first)),
    )
    yield Topic(Said("asks-coins-suffice"), (coins,))
    yield plain("pile-suffices", "pile always suffices")
    yield plain("no-ban", "no ban in mid round")
    yield each("rules-act", "rule fires")
    yield each("options-matter", "option matters")
    cards = dict((first.deck or ruleset.deck).cards)
    specials = [body.card for _, body in ruleset.of_kind(With) if body.card in cards]
    pairs = tuple(ask("order matters", *pair) for pair in combinations(specials, 2))
    yield Topic(Said("asks-orders-matter"), pairs)
    yield plain("certain", "what is certain")
    if (first.deck or ruleset.deck).assumed is not None:
        yield plain("copies-matter", "copies never matter")
    yield each("silences-matter", "reading matters")
    meet = tuple(
        replace(ask("rules meet", *pair), title=clauses)
        for pair, clauses in _contradictions(ruleset).items()
    )
    yield Topic(Said("asks-clauses-meet"), meet)


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
    rules = acting(ruleset)
    for clause, remark in ruleset.remarks():
        if remark.kind != CONTRADICTS:
            continue
        for other in remark.clauses:
            mine = [r.name for r in rules if clause in r.cites and other not in r.cites]
            theirs = [r.name for r in rules if other in r.cites and clause not in r.cites]
            for pair in product(mine, theirs):
                if pair[::-1] not in found:
                    found.setdefault(pair, Said("clause-against", one=clause, other=other))
    return found
