"""`cases` and `conform`: tests for other programs, and their logs judged by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.api.results import why
from coyote_spec.api.rulesets import find_deck, load
from coyote_spec.api.words import rule_lines
from coyote_spec.conformance.collect import collect, gaps
from coyote_spec.conformance.judge import Finding, judge
from coyote_spec.conformance.log import read_log
from coyote_spec.interpreter.voice import say, voice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.api.rulesets import DeckLike, RulesetLike
    from coyote_spec.conformance.case import Case
    from coyote_spec.interpreter.match import Match
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Deck, Ruleset


@dataclass(frozen=True, slots=True)
class Conformity:
    """What was played by a log, and of each match the first thing that isn't as the rules say."""

    ruleset: Ruleset
    matches: tuple[Match, ...]
    findings: tuple[Finding, ...]

    @property
    def conforms(self) -> bool:
        """Whether there is nothing to report."""
        return not self.findings

    @property
    def rounds(self) -> int:
        """The number of rounds in the log."""
        return sum(len(match.rounds) for match in self.matches)

    @property
    def silent(self) -> int:
        """How many rounds say nothing of what came out."""
        told = (said for match in self.matches for said in match.results)
        return self.rounds - sum(1 for said in told if said is not None)

    def why(self, finding: Finding) -> str:
        """The reason of a finding in a sentence without a full stop."""
        if finding.kind == "forbidden":
            if finding.event is None:
                reason = voice().said(finding.says)
                return say("not-dealt", f"it can't be dealt: {finding.says}", why=reason)
            return why(self.ruleset, finding.event, finding.rule, finding.says) or finding.says
        otherwise = say("otherwise", "it came out otherwise")
        return voice().said(finding.says).rstrip(".") or otherwise

    def rules(self, finding: Finding) -> list[Rule]:
        """The rules of the ruleset that a finding speaks of, in their order."""
        named = {finding.rule, *(rule for one in finding.differs for rule in one.rules)}
        return [rule for _, rule in self.ruleset.rules() if rule.name in named]

    def as_json(self) -> dict[str, Any]:
        """The document of `conform --json`."""
        return {
            "schema": "coyote-spec/conform/1",
            "ruleset": self.ruleset.name,
            "matches": len(self.matches),
            "rounds": self.rounds,
            "rounds_without_result": self.silent,
            "findings": [self._finding(finding) for finding in self.findings],
        }

    def _finding(self, finding: Finding) -> dict[str, Any]:
        return {
            "match": finding.match,
            "round": finding.round,
            "event": finding.event,
            "kind": finding.kind,
            "why": self.why(finding),
            "rule": finding.rule,
            "differs": [
                {
                    "key": one.key,
                    "expected": one.expected,
                    "given": one.given,
                    "rules": list(one.rules),
                }
                for one in finding.differs
            ],
            "rules": [
                {"name": rule.name, "says": rule_lines(rule), "cites": list(rule.cites)}
                for rule in self.rules(finding)
            ],
        }


@dataclass(frozen=True, slots=True)
class Cases:
    """Test cases of a ruleset; gaps says what none of them shows, a sentence each."""

    ruleset: Ruleset
    cases: tuple[Case, ...]
    gaps: tuple[str, ...]

    def as_json(self) -> list[dict[str, Any]]:
        """The list that `cases` writes."""
        return [case.as_json() for case in self.cases]


def cases(ruleset: RulesetLike) -> Cases:
    """Test cases for programs that play a ruleset, always the same ones.

    They cover every rule (without it some case comes out otherwise), every card that has a rule,
    every move, allowed and forbidden, and every silence, in situations where its readings come to
    something else; what they don't cover is in `gaps`.

    Raises InputError as `load` does.
    """
    whole = collect(load(ruleset))
    return Cases(whole.ruleset, tuple(whole.cases), tuple(gaps(whole)))


def conform(
    ruleset: RulesetLike,
    log: Any,
    *,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    deck: DeckLike | None = None,
) -> Conformity:
    """Judges a log: a list of matches, each round with as much of its result as a program knows.

    log is what its JSON says. Options, readings and deck given here override those of the log. Of
    each match the first event that the rules forbid, or the first round that came out otherwise,
    is a finding.

    Raises InputError when the log has another form, with everything that is wrong.
    """
    rules, named = load(ruleset), None if deck is None else find_deck(deck, ruleset)

    def find(name: str) -> Deck:
        return named or find_deck(name, ruleset)

    matches = read_log(_with_deck(log, named), rules, find, options, readings)
    return Conformity(rules, matches, judge(matches, rules))


def _with_deck(log: Any, deck: Deck | None) -> Any:
    """The log as if all its matches named this deck."""
    if deck is None or not isinstance(log, list):
        return log
    named = {"deck": deck.name or dict(deck.cards)}
    return [item | named if isinstance(item, dict) else item for item in log]


__all__ = ["Cases", "Conformity", "cases", "conform"]
