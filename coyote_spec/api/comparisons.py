"""`compare`: what differs between rulesets, by rule and by behaviour."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import TYPE_CHECKING, Any

from coyote_spec.api.asked import LIMIT, known_to_some, limited, options_of, quiet, readings_of
from coyote_spec.api.rulesets import decks_for, find_deck, load
from coyote_spec.api.witnesses import replayed
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.source import wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coyote_spec.api.asked import Players
    from coyote_spec.api.rulesets import DeckLike, RulesetLike
    from coyote_spec.comparison.compare import Comparison
    from coyote_spec.prover.verdict import Finding
    from coyote_spec.ruleset.ruleset import Deck, Ruleset


@dataclass(frozen=True, slots=True)
class Compared:
    """Rulesets, compared two by two."""

    rulesets: tuple[Ruleset, ...]
    pairs: tuple[Comparison, ...]

    @property
    def findings(self) -> list[Finding]:
        """The findings of all pairs."""
        return [finding for pair in self.pairs for finding in pair.findings]

    @property
    def same(self) -> bool:
        """Whether every aspect of all pairs is proved to be the same."""
        return all(pair.same for pair in self.pairs)

    def as_json(self) -> dict[str, Any]:
        """The document of `compare --json`."""
        pairs = [pair.as_json() for pair in self.pairs]
        if len(pairs) == 1:
            return pairs[0]
        decks = {pair["about"]["deck"] for pair in pairs}
        about = pairs[0]["about"] | {
            "rulesets": [rules.name for rules in self.rulesets],
            "deck": decks.pop() if len(decks) == 1 else None,
            "players": sorted({n for pair in pairs for n in pair["about"]["players"]}),
            "options": {k: v for pair in pairs for k, v in pair["about"]["options"].items()},
            "readings": {k: v for pair in pairs for k, v in pair["about"]["readings"].items()},
        }
        return {
            "schema": "coyote-spec/findings/1",
            "about": about,
            "matrix": self.matrix(),
            "pairs": pairs,
        }

    def matrix(self) -> dict[str, dict[str, dict[str, Any]]]:
        """For each ruleset and each other one: whether they are the same, and which aspects differ
        or aren't decided."""
        found: dict[str, dict[str, dict[str, Any]]] = {rules.name: {} for rules in self.rulesets}
        for pair in self.pairs:
            one, other = (rules.name for rules in pair.rulesets)
            verdict = "differs" if pair.differ else "undecided" if pair.undecided else "same"
            told = {"verdict": verdict, "differ": pair.differ, "undecided": pair.undecided}
            found[one][other] = found[other][one] = told
        return found


def compare(
    one: RulesetLike,
    other: RulesetLike,
    *more: RulesetLike,
    deck: DeckLike | None = None,
    players: Players | None = None,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    timeout: float = LIMIT,
    witnesses: int | None = None,
    every_reading: bool = False,
    progress: Callable[[str], None] = quiet,
) -> Compared:
    """Compares rulesets two by two: which rules differ, in what the games differ, the smallest
    situation that shows it, and how often it comes up.

    deck is a name, cards with copies or a Deck; left out, behaviour is compared on each shipped
    deck and each ruleset's own, as far as both have rules for its cards. players is a number or
    several; left out, all that both allow. An option or a reading goes to the rulesets that have
    it. timeout is in seconds for each question to the solver; what it can't answer in that time has
    the verdict unknown. witnesses is how many different ones are shown, if there are so many, with
    the twin of the first; left out, one, but of more than two rulesets without its twin.
    every_reading asks of every aspect what each other reading of a silence makes of it, alone and
    with others; left out, only of counts that are proved the same, for the rest takes longer.
    progress is told what is being done.

    Raises InputError for an option or a reading that none of the rulesets has, for a deck or a
    number of players that doesn't fit, and for more players than cards.
    """
    given = [one, other, *more]
    rulesets = _named_apart(given, [load(name) for name in given])
    options, readings, limit = dict(options or {}), dict(readings or {}), limited(timeout)
    known_to_some(rulesets, options, readings)
    wanted = None if players is None else [players] if isinstance(players, int) else list(players)
    if wanted == []:
        raise wrong("players", Wrong("api-no-players-asked"))
    decks = decks_for(given) if deck is None else [find_deck(deck, *given)]
    names = {rules.name: load(name).name for rules, name in zip(rulesets, given, strict=True)}
    around = int(len(given) == 2) if witnesses is None else witnesses
    asked = _Asked(names, decks, wanted, options, readings, limit, progress, around, every_reading)
    asked.count(rulesets)
    pairs = [asked.compared(first, second) for first, second in combinations(rulesets, 2)]
    return Compared(tuple(rulesets), tuple(pairs))


def _named_apart(given: Sequence[RulesetLike], rulesets: Sequence[Ruleset]) -> list[Ruleset]:
    """The rulesets; one that is another than its namesake before it is called as it was given."""
    found: list[Ruleset] = []
    for name, rules in zip(given, rulesets, strict=True):
        taken = {before.name for before in found if before != rules}
        label = rules.name if isinstance(name, type(rules)) else str(name)
        number = 2
        while rules.name in taken:
            rules = replace(rules, name=label)
            label, number = f"{label} ({number})", number + 1
        found.append(rules)
    return found


@dataclass(frozen=True, slots=True)
class _Asked:
    """What every pair is asked; names gives, by what a ruleset is called here, its own name."""

    names: dict[str, str]
    decks: list[Deck]
    players: list[int] | None
    options: dict[str, int]
    readings: dict[str, str]
    limit: float
    progress: Callable[[str], None]
    witnesses: int
    every_reading: bool
    known: list[Any] = field(default_factory=list)

    def count(self, rulesets: Sequence[Ruleset]) -> None:
        """Compares the counts of all rulesets at once, deck by deck."""
        from coyote_spec.comparison.asked import Known
        from coyote_spec.comparison.many import count_all

        known = Known()
        self.known.append(known)
        for deck in self.decks:
            self.progress(f"counting on {deck.name}")
            counts = count_all(
                rulesets, deck, self.players, self.options, self.readings, self.limit
            )
            if counts is not None:
                known.counts[deck.name] = counts

    def compared(self, one: Ruleset, other: Ruleset) -> Comparison:
        from coyote_spec.comparison.compare import compare as compared

        both = (one, other)
        found = compared(
            one,
            other,
            decks=self.decks,
            players=self.players,
            options={k: v for rules in both for k, v in options_of(rules, self.options).items()},
            readings={k: v for rules in both for k, v in readings_of(rules, self.readings).items()},
            limit=self.limit,
            known=self.known[0],
            every_reading=self.every_reading,
            progress=lambda said: self.progress(f"{one.name} and {other.name}: {said}"),
        )
        return replace(found, findings=tuple(self._shown(f, both) for f in found.findings))

    def _shown(self, finding: Finding, both: tuple[Ruleset, Ruleset]) -> Finding:
        """The finding with what stands around its witness, all played as a reader would."""
        from coyote_spec.prover.shown import shown

        own = {rules.name: replace(rules, name=self.names[rules.name]) for rules in both}
        return replayed(shown(finding, self.witnesses), own, self.options, self.readings)
