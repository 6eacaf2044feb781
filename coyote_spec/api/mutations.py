"""`mutate`: small changes of rules that no example and no claim notices."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from coyote_spec.api.asked import LIMIT, limited, quiet
from coyote_spec.api.rulesets import (
    decks_for,
    fresh_library,
    load,
    shipped_library,
    shipped_proofs,
)
from coyote_spec.api.words import rule_lines
from coyote_spec.elaborate.again import Again
from coyote_spec.elaborate.check import deck_fits
from coyote_spec.elaborate.claims import claims_of
from coyote_spec.elaborate.library import is_path
from coyote_spec.elaborate.situations import examples_of, playthroughs_of
from coyote_spec.ruleset.example import Playthrough
from coyote_spec.source import InputError
from coyote_spec.syntax.parse import VERSION
from coyote_spec.syntax.tree import FileTree, SituationTree
from coyote_spec.syntax.unparse import unparse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from coyote_spec.api.rulesets import RulesetLike
    from coyote_spec.elaborate.library import Library
    from coyote_spec.mutation.evidence import Evidence, Situation
    from coyote_spec.mutation.judge import Judged
    from coyote_spec.mutation.mutants import Mutant
    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.example import Done, Example, Given, Outcome
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Deck, Ruleset
    from coyote_spec.source import Diagnostic


@dataclass(frozen=True, slots=True)
class Change:
    """A change that nothing notices, or that is shown to change nothing.

    kind says what was changed; before and after are the rules in the words of the language;
    verdict is unnoticed, undecided or equivalent; reason says where it shows, why it isn't decided,
    or how it was shown to be none; example is the text of an example that would notice it.
    """

    section: str
    rules: tuple[str, ...]
    kind: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    verdict: str
    reason: str
    example: str | None = None

    def as_json(self) -> dict[str, Any]:
        """The form of `mutate --json`."""
        whole = {name: getattr(self, name) for name in self.__match_args__}
        return {k: list(v) if isinstance(v, tuple) else v for k, v in whole.items()}


@dataclass(frozen=True, slots=True)
class Mutation:
    """All changes of a ruleset: how many were tried, how many examples, playthroughs and claims
    there are to notice them, and those that aren't noticed, in the order of the rules."""

    ruleset: str
    tried: int
    examples: int
    claims: int
    by_example: int
    by_claim: int
    changes: tuple[Change, ...]

    def of(self, verdict: str) -> list[Change]:
        """The changes of which this was found."""
        return [change for change in self.changes if change.verdict == verdict]

    @property
    def code(self) -> int:
        """1 when a change is noticed by nothing, 3 when something is undecided, else 0."""
        from coyote_spec.mutation.judge import UNDECIDED, UNNOTICED

        return 1 if self.of(UNNOTICED) else 3 if self.of(UNDECIDED) else 0

    def as_json(self) -> dict[str, Any]:
        """The document of `mutate --json`."""
        return {
            "schema": "coyote-spec/mutate/1",
            "ruleset": self.ruleset,
            "tried": self.tried,
            "examples": self.examples,
            "claims": self.claims,
            "noticed": {"by_example": self.by_example, "by_claim": self.by_claim},
            "changes": [change.as_json() for change in self.changes],
        }


def mutate(
    ruleset: RulesetLike,
    *,
    timeout: float = LIMIT,
    processes: int = 1,
    progress: Callable[[str], None] = quiet,
) -> Mutation:
    """Changes one rule at a time and looks whether an example, a playthrough or a claim notices it.

    Those of the rulesets that it extends are asked too, as far as they hold in it. timeout is in
    seconds for each question to the solver. With more than one process the program that calls this
    must be importable (`if __name__ == "__main__":`). progress is told what is being done.

    Raises InputError when there is no such ruleset, or one of its examples fails already.
    """
    from coyote_spec.mutation.every import judged
    from coyote_spec.mutation.judge import BY_CLAIM, BY_EXAMPLE
    from coyote_spec.mutation.mutants import mutants

    limit, rules = limited(timeout), load(ruleset)
    evidence = evidence_for(ruleset, rules)
    again = Again()
    decks = [d for d in decks_for([ruleset]) if not deck_fits(d, rules)]
    found = list(mutants(rules, lambda changed: not again.mistakes(changed)))
    done: dict[int, Judged] = {}
    for one in judged(found, rules, evidence, decks, limit, processes):
        done[one.number] = one
        progress(f"{rules.name}: {len(done)} of {len(found)} changes")
    every = [(mutant, done[mutant.number]) for mutant in found]
    verdicts = [one.verdict for _, one in every]
    return Mutation(
        rules.name,
        len(found),
        len(evidence.situations),
        len(evidence.claims),
        verdicts.count(BY_EXAMPLE),
        verdicts.count(BY_CLAIM),
        tuple(_change(m, one) for m, one in every if one.verdict not in (BY_EXAMPLE, BY_CLAIM)),
    )


def _change(mutant: Mutant, judged: Judged) -> Change:
    example = None if judged.example is None else _text(judged.example)
    return Change(
        mutant.section,
        tuple(rule.name for rule in mutant.before),
        mutant.what,
        _lines(mutant.before),
        _lines(mutant.after),
        judged.verdict,
        judged.reason,
        example,
    )


def _lines(rules: tuple[Rule, ...]) -> tuple[str, ...]:
    """Rules in the words of the language; each with its name, if they are several."""
    if len(rules) == 1:
        return tuple(rule_lines(rules[0]))
    return tuple(rule.name for rule in rules)


def _text(example: Example) -> str:
    """An example as it stands in a file."""
    lines: tuple[Given | Done | Outcome, ...] = (
        *example.given,
        *example.events,
        *example.expected,
    )
    tree = SituationTree("example", example.name, (), example.title, (), lines)
    whole = unparse(FileTree(VERSION, (tree,)))
    return whole.split("\n\n", 1)[1].rstrip("\n")


# ---------------------------------------------------------------- what there is to notice a change


def evidence_for(ruleset: RulesetLike, rules: Ruleset) -> Evidence:
    """The examples, playthroughs and claims about a ruleset.

    Raises InputError with what fails already: then nothing can be said of changes.
    """
    from coyote_spec.mutation.evidence import Evidence

    if not isinstance(ruleset, str) and ruleset is rules:
        return Evidence()
    name = str(ruleset)
    library = fresh_library() if is_path(name) else shipped_library()
    lineage = library.lineage(name)
    known: list[Situation] = []
    failed: list[Diagnostic] = []
    for situation in _situations(lineage, rules, library):
        failures = situation.failures(rules)
        if not failures:
            known.append(situation)
        elif _is_own(situation.one, rules):
            failed += failures
    if failed:
        raise InputError(failed)
    return Evidence(tuple(known), tuple(_claims(lineage, rules, library)))


def _games(one: Example | Playthrough) -> list[str]:
    return [one.game] if isinstance(one, Playthrough) else [game.name for game in one.games]


def _is_own(one: Example | Playthrough, rules: Ruleset) -> bool:
    return rules.name in _games(one)


def _situations(
    lineage: list[tuple[str, Path]], rules: Ruleset, library: Library
) -> Iterator[Situation]:
    """Those of the ruleset itself, then of what it extends or amends."""
    from coyote_spec.mutation.evidence import Situation

    named = {name for name, _ in lineage}
    for path in dict.fromkeys(path for _, path in lineage):
        some: list[Example | Playthrough] = [*examples_of(path, library)]
        for one in (*some, *playthroughs_of(path, library)):
            if any(set(game.split("+")) <= named for game in _games(one)):
                yield Situation(one, _decks(one, rules, partial(library.deck, beside=path)))


def _decks(
    one: Example | Playthrough, rules: Ruleset, find: Callable[[str], Deck]
) -> dict[str, Deck]:
    names = [str(line.words[0]) for line in one.given if line.key == "deck"]
    return {name: rules.deck if name == rules.deck.name else find(name) for name in names}


def _claims(lineage: list[tuple[str, Path]], rules: Ruleset, library: Library) -> Iterator[Claim]:
    """The claims about a ruleset, in its own files and among the shipped ones."""
    for path in dict.fromkeys([*(path for _, path in lineage), *shipped_proofs()]):
        for claim in claims_of(path, library):
            if rules in claim.games:
                yield claim


__all__ = ["Change", "Mutation", "evidence_for", "mutate"]
