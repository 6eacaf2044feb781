"""Findings of a certificate, made anew from rules."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coyote_spec import resources
from coyote_spec.api.enumeration import enumerated
from coyote_spec.api.rulesets import fresh_library, load
from coyote_spec.elaborate.claims import claims_of
from coyote_spec.elaborate.paths import SUFFIX, is_path, split_name
from coyote_spec.locale.mistakes import Wrong, nearest
from coyote_spec.prover.premises import misfits
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.source import InputError, Source, shorten, wrong
from coyote_spec.syntax.parse import parse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from coyote_spec.api.rulesets import RulesetLike
    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.recheck.manifest import Certificate
    from coyote_spec.ruleset.claim import Claim

FILE = f"claim of a certificate{SUFFIX}"
"""What the file of a claim is called that stands in a manifest only."""


@dataclass(frozen=True, slots=True)
class Anew:
    """A finding made anew: what a manifest would say of it, whether it would be listed there, and
    the verdict that came of looking at every table, None where that can't be done."""

    verdict: str
    entry: dict[str, Any]
    listed: bool
    enumeration: str | None


@dataclass(frozen=True, slots=True)
class Against:
    """Rulesets by the names that a certificate has for them, and the folder in which what their
    claims need besides is looked for, before what is shipped."""

    rules: Mapping[str, Ruleset]
    beside: Path


def against(certificate: Certificate, rulesets: Iterable[RulesetLike]) -> Against:
    """What the findings of a certificate are to be held against.

    Raises InputError when it speaks of one of the rulesets nowhere.
    """
    spoken_of = dict.fromkeys(name for one in certificate.findings for name in one.rulesets)
    found, places = {}, []
    for one in rulesets:
        rules = load(one)
        if rules.name not in spoken_of:
            said = Wrong("api-not-spoken-of", name=shorten(rules.name))
            raise wrong("certificate", said, nearest(rules.name, spoken_of))
        found[rules.name] = rules
        base = "" if isinstance(one, Ruleset) else split_name(str(one))[0]
        places += [Path(base).parent] if is_path(base) else []
    return Against(found, places[0] if places else resources.proofs())


def made_anew(
    certificate: Certificate,
    held: Against,
    limit: float,
    processes: int,
    progress: Callable[[str], None],
) -> dict[tuple[str, str], Anew]:
    """All that is found in answer to the claims of a certificate, as far as they speak of these
    rulesets, by claim and id.

    Raises InputError when a claim can't be used.
    """
    from coyote_spec.prover.answer import parts
    from coyote_spec.prover.parallel import answered

    about = [f for f in certificate.findings if not held.rules.keys().isdisjoint(f.rulesets)]
    asked = [
        ask
        for text in dict.fromkeys(finding.claim for finding in about)
        for ask in parts(_claim(text, held), limit)
        if any(game.name in held.rules for game in ask.games)
    ]
    found = answered(asked, processes, progress, _anew)
    return {(ask.claim.text, one.entry["id"]): one for ask, one in zip(asked, found, strict=True)}


def _anew(ask: Asked) -> Anew:
    from coyote_spec.prover.answer import certified

    found = certified(ask)
    entry = json.loads(json.dumps(found.as_json()))
    return Anew(found.finding.verdict, entry, found.listed, enumerated(ask))


def _claim(text: str, held: Against) -> Claim:
    """The claim of a manifest, about these rulesets and shipped ones."""
    path = held.beside / FILE
    library = fresh_library({path: parse(Source(FILE, text))})
    for rules in held.rules.values():
        library.mean(rules, path)
    claims = claims_of(path, library)
    if len(claims) != 1:
        raise wrong("certificate", Wrong("api-answers-no-claim"))
    unfit = misfits(claims[0])
    if unfit:
        raise InputError(unfit)
    return claims[0]
