"""The record of verdicts: what `prove` said of each claim, kept beside the claims.

A claim is known by its digest: of its text and of the rules that it is about. If either changes,
the record knows nothing of it, and it counts as not checked until it is proved again.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from coyote_spec import resources
from coyote_spec.elaborate.claims import claims_of
from coyote_spec.elaborate.library import SUFFIX, Library
from coyote_spec.locale.names import key
from coyote_spec.locale.tongue import locale_folder, tongue
from coyote_spec.ruleset.effect import Reading
from coyote_spec.ruleset.rule import Chosen, Silence

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from coyote_spec.locale.tongue import Tongue
    from coyote_spec.prover.verdict import Finding
    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

SCHEMA = "coyote-spec/verdicts/1"
PROVED, BOUNDED, ENUMERATED = "proved", "bounded", "enumerated"

Record = dict[str, dict[str, Any]]
"""For each digest the claim's name and, for each game, how it came out: proved, bounded or
enumerated where it holds, else the verdict."""


def recorded() -> Path:
    """The file of the shipped record."""
    return resources.proofs() / "verdicts.json"


@cache
def shipped_claims() -> tuple[Claim, ...]:
    """The claims that are shipped, read once for the process."""
    library = Library()
    files = sorted(resources.proofs().glob(f"**/*{SUFFIX}"))
    return tuple(claim for file in files for claim in claims_of(file, library))


def title_of(name: str, title: str, language: str) -> str | None:
    """The title of a shipped claim in a language; None where there are no words for it, or the
    claim is none of the shipped ones."""
    shipped = any((one.name, one.title) == (name, title) for one in shipped_claims())
    return shipped_title(name, language) if shipped else None


def shipped_title(name: str, language: str) -> str | None:
    """The title in a language of what is known to be a shipped claim; None without words for it."""
    words, message = _titles(language), f"claim-{key(name)}"
    return words.say(message) if words.has(message) else None


@cache
def _titles(language: str) -> Tongue:
    file = locale_folder() / language / "games" / "claims.ftl"
    return tongue(language, *([file] if file.is_file() else []))


def digest(claim: Claim) -> str:
    """What a claim is known by: its text and the rules of its games, without what is only words."""
    text = "\n".join([claim.text, *(rules_of(game) for game in claim.games)])
    return sha256(text.encode()).hexdigest()


def rules_of(ruleset: Ruleset) -> str:
    """The rules and the deck of a ruleset as text: the same for two that rule the same."""

    def work() -> str:
        deck = sorted(ruleset.deck.cards)
        return "\n".join([repr(deck), *(_rule(s, rule) for s, rule in ruleset.rules())])

    return ruleset.once("handbook rules", work)


def _rule(section: str, rule: Rule) -> str:
    body = type(rule.body).__name__ if isinstance(rule.body, Silence | Chosen) else repr(rule.body)
    block = [one.name if isinstance(one, Reading) else repr(one) for one in rule.block]
    return f"{section} {rule.name} {body} {block}"


def entry(claim: Claim, findings: Sequence[Finding]) -> dict[str, Any]:
    """What the record says of a claim."""
    games: dict[str, str] = {}
    for finding in findings:
        for game in finding.scope.rulesets:
            games[game] = _weaker(games.get(game), _kind(finding))
    return {"claim": claim.name, "games": games}


_STRENGTH = (PROVED, BOUNDED, ENUMERATED)


def _kind(finding: Finding) -> str:
    if finding.verdict != PROVED:
        return finding.verdict
    if finding.scope.bound is not None:
        return BOUNDED
    return ENUMERATED if finding.method.startswith("counting") else PROVED


def _weaker(one: str | None, other: str) -> str:
    """Of two the one that says less; a claim holds for a game only as well as its weakest part."""
    if one is None or one not in _STRENGTH:
        return one or other
    if other not in _STRENGTH:
        return other
    return max(one, other, key=_STRENGTH.index)


def read(file: Path | None = None) -> Record:
    """The record in a file, the shipped one if none is given; nothing if there is no file.

    Raises OSError, or ValueError, KeyError or TypeError for what is no record.
    """
    place = file or recorded()
    if not place.is_file():
        return {}
    found = json.loads(place.read_text("utf-8"))["claims"]
    if not isinstance(found, dict):
        raise TypeError("a record has its claims by their digests")
    return found


def written(record: Mapping[str, Any]) -> str:
    """The text of a record: the claims by name, so that a change is easy to see."""
    ordered = dict(sorted(record.items(), key=lambda one: (one[1]["claim"], one[0])))
    return json.dumps({"schema": SCHEMA, "claims": ordered}, indent=1, ensure_ascii=False) + "\n"


def added(
    record: Record, proved: Iterable[tuple[Claim, Sequence[Finding]]], known: Iterable[Claim]
) -> Record:
    """A record with what was proved now; what none of the known claims has any more is dropped."""
    new = {digest(claim): entry(claim, findings) for claim, findings in proved}
    keep = {digest(claim) for claim in known}
    old = {key: value for key, value in record.items() if key in keep}
    return old | new


__all__ = [
    "BOUNDED",
    "ENUMERATED",
    "PROVED",
    "Record",
    "added",
    "digest",
    "entry",
    "read",
    "recorded",
    "rules_of",
    "shipped_claims",
    "shipped_title",
    "title_of",
    "written",
]
