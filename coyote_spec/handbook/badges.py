"""What each rule of a ruleset rests on: a claim that was proved, an example, or nothing yet.

A claim rests on the rules that have a part in its answer. It counts for a ruleset only if it is
about these very rules, and only if the record of verdicts knows it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from coyote_spec.elaborate.library import Library
from coyote_spec.handbook.verdicts import (
    BOUNDED,
    ENUMERATED,
    PROVED,
    Record,
    digest,
    read,
    rules_of,
    shipped_claims,
)
from coyote_spec.prover.consulted import EMPTY, OF_BIDDING, OF_COUNTS
from coyote_spec.ruleset import expression as exp
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.rule import Means, Moment, Needs, With
from coyote_spec.syntax.tree import SituationTree

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coyote_spec.ruleset.claim import Claim, Question
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

EXAMPLE, UNCHECKED = "example", "unchecked"
_BEST = (PROVED, BOUNDED, ENUMERATED)

_CARDS = frozenset({"cards", "places"})
_MOVES = frozenset({"bidding", "actions"})
_SETTLED = frozenset({"settling", "elimination"})
_ALL = _CARDS | _MOVES | _SETTLED | {"counting", "dealing", "pieces", "starting", "ending", EMPTY}
_ASPECTS = {
    "opening": frozenset({"opening", "any bid"}),
    "raise": frozenset({"raise", "any bid"}),
    "settling": _SETTLED | {"pieces"},
    "next_starter": frozenset({"starting"}),
    "match_end": frozenset({"ending"}),
}
"""Of each aspect of `same` the sections, or what is required of a bid, that are compared."""


@dataclass(frozen=True, slots=True)
class Badge:
    """kind is proved, bounded, enumerated, example or unchecked; claim names the one that shows
    it."""

    kind: str
    claim: str = ""


def badges_of(
    ruleset: Ruleset,
    claims: Iterable[Claim] | None = None,
    record: Record | None = None,
    library: Library | None = None,
) -> dict[str, Badge]:
    """The badge of every rule by its name.

    claims are the shipped ones, and the record the shipped one, unless others are given; library
    has files that were read already.
    """
    known = read() if record is None else record
    found: dict[str, tuple[int, int, Badge]] = {}
    for claim in shipped_claims() if claims is None else claims:
        for game in claim.games:
            if rules_of(game) != rules_of(ruleset):
                continue
            kind = known.get(digest(claim), {}).get("games", {}).get(game.name, UNCHECKED)
            if kind not in _BEST:
                continue
            names = relied(claim.question, ruleset)
            for name in names:
                one = (_BEST.index(kind), len(names), Badge(kind, claim.name))
                found[name] = min(found.get(name, one), one, key=lambda entry: entry[:2])
    shown = exercised(ruleset, library)
    return {
        rule.name: found[rule.name][2]
        if rule.name in found
        else Badge(EXAMPLE if rule.name in shown else UNCHECKED)
        for _, rule in ruleset.rules()
    }


def relied(question: Question, ruleset: Ruleset) -> frozenset[str]:
    """The names of the rules that have a part in the answer to a question."""
    rules = [rule for section, rule in ruleset.rules() if _takes_part(question, section, rule)]
    used: set[str] = set()
    for rule in rules:
        for node in parts_defined(ruleset, (rule.body, rule.block)):
            if isinstance(node, exp.Meaning | exp.Field | exp.FieldOf | exp.Option):
                used.add(node.name)
    named = {rule.name for _, rule in ruleset.rules()}
    return frozenset({rule.name for rule in rules} | (used & named))


def _takes_part(question: Question, section: str, rule: Rule) -> bool:
    place = rule.body.at if isinstance(rule.body, Moment) else section
    words = {str(word) for word in question.words}
    match question.key:
        case "rule fires" | "rules meet" | "reading matters" | "option matters":
            return rule.name in words
        case "order matters":
            return isinstance(rule.body, With) and rule.body.card in words
        case _ if isinstance(rule.body, Means):
            return False  # if it is used, it is found where it is used
        case "same":
            aspect = str(question.words[0])
            if f"same {aspect}" in OF_COUNTS:
                return place in OF_COUNTS[f"same {aspect}"]
            part = rule.body.subject if isinstance(rule.body, Needs) else place
            return part in _ASPECTS.get(aspect, frozenset())
        case key if key in OF_COUNTS:
            return place in OF_COUNTS[key] | _CARDS
        case key if key in OF_BIDDING:
            return place in _MOVES
        case _:
            return place in _ALL


def exercised(ruleset: Ruleset, library: Library | None = None) -> frozenset[str]:
    """The rules that examples are about: those that cite a clause which an example cites, and those
    without citations whose own file has examples."""
    examples = list(_examples(ruleset, library or Library()))
    cites = {cite for example in examples for cite in example.cites}
    files = {example.mark.span.file for example in examples}
    return frozenset(
        rule.name
        for _, rule in ruleset.rules()
        if (cites & set(rule.cites) if rule.cites else rule.mark.span.file in files)
    )


def _examples(ruleset: Ruleset, library: Library) -> Iterator[SituationTree]:
    """The examples in the files of the rules; those of a game above it are about its rules too."""
    files = dict.fromkeys(rule.mark.span.file for _, rule in ruleset.rules())
    for file in files:
        if file and Path(file).is_file():
            for tree in library.file(Path(file).resolve()).items:
                if isinstance(tree, SituationTree) and tree.kind == "example":
                    yield tree


__all__ = ["EXAMPLE", "UNCHECKED", "Badge", "badges_of", "exercised", "relied"]
