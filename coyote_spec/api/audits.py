"""`audit`: the good questions, asked of any ruleset without a claim."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.api.asked import LIMIT, deck_for, limited, numbers, quiet, settings
from coyote_spec.api.proofs import answer_of
from coyote_spec.api.rulesets import load
from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coyote_spec.api.asked import Players
    from coyote_spec.api.rulesets import DeckLike, RulesetLike
    from coyote_spec.prover.audit import Topic
    from coyote_spec.prover.verdict import Finding
    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.ruleset import Deck, Ruleset


@dataclass(frozen=True, slots=True)
class Audit:
    """What a ruleset was asked, with the answers to each claim, topic by topic."""

    ruleset: Ruleset
    deck: Deck
    players: tuple[int, ...]
    options: Mapping[str, int]
    readings: Mapping[str, str]
    topics: tuple[tuple[Topic, tuple[tuple[Claim, tuple[Finding, ...]], ...]], ...]

    @property
    def findings(self) -> list[Finding]:
        """All answers, in order."""
        return [
            finding for _, claims in self.topics for _, findings in claims for finding in findings
        ]

    @property
    def answered(self) -> bool:
        """Whether every question has an answer: proved or refuted."""
        from coyote_spec.prover.verdict import PROVED, REFUTED

        return all(finding.verdict in (PROVED, REFUTED) for finding in self.findings)

    def as_json(self) -> dict[str, Any]:
        """The document of `audit --json`; each finding says to which question it belongs."""
        return {
            "schema": "coyote-spec/findings/1",
            "about": {
                "rulesets": [self.ruleset.name],
                "deck": self.deck.name or None,
                "players": list(self.players),
                "options": dict(self.options),
                "readings": dict(self.readings),
            },
            "findings": [
                {**finding.as_json(), "question": topic.asks}
                for topic, claims in self.topics
                for _, findings in claims
                for finding in findings
            ],
        }


def audit(
    ruleset: RulesetLike,
    *,
    players: Players | None = None,
    deck: DeckLike | None = None,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    timeout: float = LIMIT,
    witnesses: int = 1,
    processes: int = 1,
    progress: Callable[[str], None] = quiet,
) -> Audit:
    """Asks a ruleset everything that is worth asking of any: whether bidding and matches end, who
    can be stuck, what can run out, which rules, options, silences and orders matter, and more.

    players is a number or several in a row; left out, all that the ruleset allows with these
    options. deck is a name, cards with copies or a Deck; left out, the ruleset's own. timeout is in
    seconds for each question to the solver; what it can't answer in that time is unknown. witnesses
    is how many different ones are shown, if there are so many, the first with its twin; with 0 it
    stands alone. processes is how many answer at once; with more than one, a script needs the usual
    `if __name__ == "__main__":`. progress is told what is being done.

    Raises InputError for an option, a reading, a deck or a number of players that doesn't fit, and
    for more players than cards.
    """
    from coyote_spec.prover.answer import parts
    from coyote_spec.prover.audit import topics
    from coyote_spec.prover.parallel import answered

    rules, limit = load(ruleset), limited(timeout)
    options, readings = dict(options or {}), dict(readings or {})
    chosen = deck_for(rules, deck, ruleset)
    wanted = numbers([rules], players, [options])
    if wanted != list(range(wanted[0], wanted[-1] + 1)):
        raise wrong("players", Wrong("api-not-in-a-row"), Hint("api-not-in-a-row"))
    settings(rules, chosen, wanted, options, readings)
    span = (wanted[0], wanted[-1])
    found = topics(rules, players=span, deck=chosen, options=options, readings=readings)
    asked = {id(claim): parts(claim, limit, witnesses) for topic in found for claim in topic.claims}
    every = [ask for group in asked.values() for ask in group]
    answers = iter(answered(every, processes, progress, answer_of))
    told = tuple(
        (
            topic,
            tuple(
                (claim, tuple(next(answers) for _ in asked[id(claim)])) for claim in topic.claims
            ),
        )
        for topic in found
    )
    return Audit(rules, chosen, tuple(wanted), options, readings, told)
