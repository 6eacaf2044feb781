"""Compares two rulesets, aspect by aspect: proved the same, or the smallest situation in which they
differ, replayed under both, and how often it matters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from coyote_spec.comparison.asked import Ask, asked, fits, undecided
from coyote_spec.comparison.cards import counting, dealing, reshuffle
from coyote_spec.comparison.clauses import SAME, RulePair, by_rule
from coyote_spec.comparison.lists import list_findings
from coyote_spec.comparison.readings import with_readings
from coyote_spec.comparison.rounds import Rounds, actions, by_aspect
from coyote_spec.interpreter.setting import enough_cards
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.behave import AFTER, BEFORE
from coyote_spec.prover.questions.same import about
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding, Scope
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from coyote_spec.comparison.asked import Known
    from coyote_spec.ruleset.catalogue import Remark
    from coyote_spec.ruleset.ruleset import Deck, Ruleset

IDS = (
    "deck",
    "players",
    "options",
    "dealing",
    "counting",
    "opening",
    "raise",
    "call",
    "actions",
    "settling",
    "next_starter",
    "reshuffle",
    "elimination",
    "end",
)
"""The aspects, in the order in which they are told."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two rulesets: what was asked and what else was assumed, their rules by name, and a finding
    for each aspect."""

    rulesets: tuple[Ruleset, Ruleset]
    asked: Scope
    scope: Scope
    rules: tuple[RulePair, ...]
    findings: tuple[Finding, ...]

    @property
    def same(self) -> bool:
        """Whether every aspect is proved to be the same."""
        return all(finding.verdict == PROVED for finding in self.findings)

    @property
    def differ(self) -> list[str]:
        """The aspects that differ, each once."""
        return list(dict.fromkeys(f.id for f in self.findings if f.verdict == REFUTED))

    @property
    def undecided(self) -> list[str]:
        """The aspects of which nothing else is known than that it isn't decided."""
        left = (f.id for f in self.findings if f.verdict not in (PROVED, REFUTED))
        return [which for which in dict.fromkeys(left) if which not in self.differ]

    def remarks(self, rules: Ruleset) -> list[tuple[str, Remark]]:
        """What is remarked on the clauses behind the rules of one that the other hasn't."""
        first = rules is self.rulesets[0]
        mine = (pair.first if first else pair.second for pair in self.rules if pair.status != SAME)
        return rules.remarks([cite for rule in mine if rule is not None for cite in rule.cites])

    def as_json(self) -> dict[str, Any]:
        """The form of the contract."""
        about = self.asked.as_json()
        del about["bound"]
        return {
            "schema": "coyote-spec/findings/1",
            "about": about,
            "findings": [finding.as_json() for finding in self.findings],
            "rules": [
                {"section": p.section, "name": p.name, "status": p.status} for p in self.rules
            ],
            "remarks": {
                rules.name: [
                    {
                        "clause": clause,
                        "kind": remark.kind,
                        "against": list(remark.clauses),
                        "words": remark.words.base,
                    }
                    for clause, remark in self.remarks(rules)
                ]
                for rules in self.rulesets
            },
        }


def compare(
    one: Ruleset,
    other: Ruleset,
    *,
    decks: Sequence[Deck],
    players: Sequence[int] | None = None,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    limit: float = 20.0,
    progress: Callable[[str], None] = lambda said: None,
    known: Known | None = None,
    every_reading: bool = False,
    known_of_cards: Mapping[tuple[str, str], Finding] | None = None,
) -> Comparison:
    """Compares two rulesets on each deck for which both have rules.

    players are numbers of players; left out, all that both allow. limit is in seconds for each
    question to the solver; known is what is known already of comparisons with other rulesets.
    every_reading asks of each aspect what other readings make of it; left out, only of counts that
    are proved the same. known_of_cards has findings that are known, other readings and all, by
    their aspect and deck.

    Raises InputError when no deck or number of players fits both, or an option or a reading belongs
    to neither.
    """
    ask = asked(one, other, players, options or {}, readings or {}, limit, known)
    fitting = [deck for deck in decks if fits(one, deck) and fits(other, deck)]
    if not fitting:
        names = {"one": one.name, "other": other.name}
        said = Wrong("comparison-no-deck-fits", **names)
        if len(decks) == 1:
            said = Wrong("comparison-deck-unfit", deck=decks[0].name, **names)
        raise wrong("deck", said)
    for each in fitting:
        enough_cards(each, ask.players)
    taken = known_of_cards or {}
    found = sorted(_findings(ask, fitting, progress, taken), key=lambda f: IDS.index(f.id))
    progress("other readings")
    found = [
        with_readings(ask, finding, fitting)
        if (every_reading or (finding.id == "counting" and finding.verdict == PROVED))
        and (finding.id, finding.scope.deck) not in taken
        else finding
        for finding in found
    ]
    deck = fitting[0] if len(fitting) == 1 else None
    given = replace(ask.scope(deck), options=ask.options, readings=ask.readings)
    return Comparison((one, other), given, ask.scope(deck), by_rule(one, other), tuple(found))


def _findings(
    ask: Ask,
    decks: Sequence[Deck],
    progress: Callable[[str], None],
    given: Mapping[tuple[str, str], Finding],
) -> Iterator[Finding]:
    yield from list_findings(ask.one, ask.other, ask.scope)
    for deck in decks:
        for aspect, question in OF_CARDS.items():
            progress(f"{aspect} on {deck.name}")
            known = given.get((aspect, deck.name))
            yield known or _decided(ask, aspect, deck, question)
    progress("dealing")
    yield _decided(ask, "dealing", decks[0], dealing)
    rounds = Rounds(ask, decks[0])
    progress("moves")
    yield actions(ask, rounds)
    for aspect in (*BEFORE, *AFTER):
        progress(about(aspect))
        yield by_aspect(ask, aspect, rounds)


OF_CARDS = {"counting": counting, "reshuffle": reshuffle}
"""The aspects that hang on nothing but cards: they are asked of each deck."""


def _decided(
    ask: Ask, aspect: str, deck: Deck, question: Callable[[Ask, Deck], Finding]
) -> Finding:
    try:
        return question(ask, deck)
    except Undecided as error:
        return undecided(ask, aspect, deck, error)
