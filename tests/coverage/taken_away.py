"""What changes when the rules that cite a clause are taken away.

Either the ruleset can't be checked any more (something is missing, or unknown), or an example or a
case comes out otherwise. A clause for which nothing changes is cited by rules that say nothing of
it, or lacks an example.
"""

import functools
import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from coyote_spec import resources
from coyote_spec.api import load, shipped
from coyote_spec.elaborate.check import checked, deck_fits
from coyote_spec.elaborate.inherit import Sections
from coyote_spec.elaborate.library import Library
from coyote_spec.elaborate.situations import examples_of
from coyote_spec.interpreter.examples import run_example
from coyote_spec.interpreter.match import read_match, run_match
from coyote_spec.interpreter.scenario import read_scenario, run_scenario
from coyote_spec.interpreter.score import score
from coyote_spec.ruleset.catalogue import RULE, cited
from coyote_spec.ruleset.example import Example
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.source import InputError, Report

DATA = Path(__file__).parent.parent / "data"
CASES = json.loads((DATA / "cases.json").read_text("utf-8"))
MATCHES = json.loads((DATA / "matches.json").read_text("utf-8"))
"""Cases that take more than one round: what is agreed, the events of each round, what comes out."""
SAME = {"es": "en", "es_advanced": "en_advanced"}
"""Rulesets for which the cases of another one hold."""

LIBRARY = Library()


@dataclass
class Taken:
    """A shipped ruleset from which rules can be taken away."""

    name: str
    rules: Ruleset = field(init=False)

    def __post_init__(self) -> None:
        self.rules = load(self.name)
        self.path, self.tree = LIBRARY._find(self.name, "ruleset")
        self.sections, self.facts, spoken = LIBRARY._sections(self.tree, self.path, Report(), ())
        self.chain = tuple(spoken)
        self.examples = [
            example
            for path in sorted(resources.variants().glob("*.coyote"))
            for example in examples_of(path, LIBRARY)
            if any(game.name == self.name for game in example.games)
        ]
        self.cases = [
            (case["kind"], case["situation"], outcome["readings"], outcome["result"])
            for case in CASES
            for outcome in case["expect"].get(SAME.get(self.name, self.name), [])
        ]
        self.matches = [
            (one["match"], one["expect"][of])
            for one in MATCHES
            if (of := SAME.get(self.name, self.name)) in one["expect"]
        ]
        self.known: dict[frozenset[str], str | None] = {}

    def change(self, number: int) -> str | None:
        """What changes without the rules that cite this clause; None: nothing."""
        source = self.rules.source
        of_header = {cited(c) for c in (*self.rules.deck_cites, *self.rules.extends_cites)}
        if (source, number) in of_header:
            return "it names no deck, or extends nothing"
        gone = frozenset(
            rule.name
            for _, rule in self.rules.rules()
            if (source, number) in map(cited, rule.cites)
        )
        if not gone:
            return None
        if gone not in self.known:
            self.known[gone] = self.without(gone)
        return self.known[gone]

    def without(self, gone: frozenset[str]) -> str | None:
        """What changes without the rules of these names; None: nothing."""
        report = Report()
        left: Sections = {
            name: tuple(rule for rule in rules if rule.name not in gone)
            for name, rules in self.sections.items()
        }
        left = {name: rules for name, rules in left.items() if rules}
        rules = checked(self.tree, left, self.rules.deck, self.facts, self.chain, report)
        if rules is None:
            return report.diagnostics[0].message
        if deck_fits(self.rules.deck, rules):
            return "a card of the deck has no rule"
        rules = replace(rules, name=self.name, catalogues=self.rules.catalogues)
        for example in self.examples:
            if fails(example, rules):
                return f"the example {example.name}"
        for case in self.cases:
            if not agrees(rules, *case):
                return f"the case {case}"
        for match in self.matches:
            if not plays(rules, *match):
                return f"the match {match}"
        return None


def fails(example: Example, rules: Ruleset) -> bool:
    """Whether an example comes out otherwise than it says, or can't be played."""
    find = functools.partial(LIBRARY.deck, beside=Path(example.mark.span.file))
    try:
        return bool(run_example(example, rules, find))
    except InputError:
        return True


def agrees(
    rules: Ruleset,
    kind: str,
    given: dict[str, Any],
    readings: dict[str, str],
    expected: dict[str, Any],
) -> bool:
    """Whether a case comes out as it should."""
    try:
        if kind == "score":
            found = score(rules, given["cards"], given["pile"], readings=readings).as_json()
        else:
            scenario = read_scenario(given, rules, LIBRARY.deck, readings=readings)
            found = run_scenario(scenario, rules).as_json()
    except InputError:
        return False
    return all(found[key] == value for key, value in expected.items())


def plays(rules: Ruleset, agreed: dict[str, Any], expected: dict[str, Any]) -> bool:
    """Whether a match comes out as it should, round by round."""
    match = agreed | {"rounds": [{"events": events} for events in expected["rounds"]]}
    try:
        found = run_match(read_match(match, rules, LIBRARY.deck), rules).as_json()["rounds"]
    except InputError:
        return False
    results = expected["results"]
    return len(found) == len(results) and all(
        one[key] == result[key]
        for one, result in zip(found, results, strict=True)
        for key in result
    )


@functools.cache
def every_ruleset() -> dict[str, list[Taken]]:
    """The shipped rulesets of each source."""
    found: dict[str, list[Taken]] = {}
    for name in shipped():
        found.setdefault(load(name).source, []).append(Taken(name))
    return found


@functools.cache
def changes(source: str) -> dict[str, list[str]]:
    """What changes without each clause of kind rule, ruleset by ruleset."""
    rulesets = every_ruleset()[source]
    catalogue = rulesets[0].rules.catalogues[source]
    return {
        catalogue.cite(clause): [
            f"{one.name}: {change}"
            for one in rulesets
            if (change := one.change(clause.number)) is not None
        ]
        for clause in catalogue.clauses
        if clause.kind == RULE
    }
