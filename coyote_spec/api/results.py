"""`score` and `run`: what comes out of a table, a round or a match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from coyote_spec.api.rulesets import find_deck, load
from coyote_spec.api.words import rule_lines
from coyote_spec.interpreter.voice import say, voice
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.semantics.round import ANOTHERS_TURN, FOLLOWS_ITS_BID, ONLY_A_BID, ROUND_OVER
from coyote_spec.source import Report, wrong

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.api.rulesets import DeckLike, RulesetLike
    from coyote_spec.interpreter.match import MatchResult
    from coyote_spec.interpreter.rounds import Result
    from coyote_spec.interpreter.score import Score
    from coyote_spec.ruleset.ruleset import Deck, Ruleset


FRAME_SAYS = {
    ROUND_OVER: "round-over",
    FOLLOWS_ITS_BID: "follows-its-bid",
    ANOTHERS_TURN: "anothers-turn",
    ONLY_A_BID: "only-a-bid",
}
"""The messages of what the frame of every game demands."""


def score(
    ruleset: RulesetLike,
    cards: Sequence[str],
    pile: Sequence[str] = (),
    *,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    deck: DeckLike | None = None,
) -> Score:
    """The total of the cards on the table, step by step.

    cards are names such as "7", "-5", "?" or "x2", one at least; pile[0] is the card that is
    turned over first. Copies are checked only against a deck that is given.

    Raises InputError for a card, an option or a reading that the ruleset lacks, for a deck that
    it has no rules for, and for cards that the deck can't give.

    >>> score("fr", ["x2", "-5"]).total, score("en", ["x2", "-5"]).total
    (-10, -5)
    """
    from coyote_spec.interpreter.score import score as counted
    from coyote_spec.interpreter.setting import check_deck, fitting

    rules = load(ruleset)
    if not cards:
        raise wrong("no-card", Wrong("api-no-card"))
    result = counted(rules, cards, pile, options=options, readings=readings)
    if deck is not None:
        named = find_deck(deck, ruleset)
        fitting(rules, named)
        report = Report()
        for said in check_deck(named, [*cards, *pile]):
            report.diagnostics += wrong("deck", said).diagnostics
        report.stop_if_any()
    return result


def run(
    ruleset: RulesetLike,
    data: Any,
    *,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    deck: DeckLike | None = None,
) -> Result | MatchResult:
    """Plays a scenario or a match that is written down and says what comes out.

    data is what its JSON says (`interpreter.reading.load` reads numbers of any length). Options,
    readings and deck given here override those of the data. Of an event that the rules forbid,
    `why` names the rule, its words and the clauses that it cites.

    Raises InputError with everything that can't be used.
    """
    from coyote_spec.interpreter.match import is_match, read_match, run_match
    from coyote_spec.interpreter.scenario import read_scenario, run_scenario

    rules, named = load(ruleset), None if deck is None else find_deck(deck, ruleset)
    if named is not None and isinstance(data, dict):
        data = data | {"deck": named.name}

    def find(name: str) -> Deck:
        return named or find_deck(name, ruleset)

    if is_match(data):
        played = run_match(read_match(data, rules, find, options, readings), rules)
        return replace(played, rounds=tuple(_with_reason(rules, one) for one in played.rounds))
    scenario = read_scenario(data, rules, find, options, readings)
    return _with_reason(rules, run_scenario(scenario, rules))


def _with_reason(ruleset: Ruleset, result: Result) -> Result:
    return replace(result, why=why(ruleset, result.illegal_at, result.rule, result.why))


def why(ruleset: Ruleset, event: int | None, rule: str | None, says: str | None) -> str | None:
    """Why the rules forbid an event, in a sentence; None when they don't.

    rule is the name of a rule, or what the frame of every game demands, which says puts in words.
    """
    if event is None:
        return None
    words = forbidden(ruleset, rule, says)
    return say("event-is", f"event {event} is {words}", event=str(event), words=words)


def forbidden(ruleset: Ruleset, rule: str | None, says: str | None) -> str:
    """What forbids something: the rule of this name, in its words, with the clauses that it cites;
    or what the frame of every game demands, as says puts it."""
    for _, found in ruleset.rules():
        if found.name == rule:
            bare = replace(found, block=())
            said = " ".join(map(str.strip, voice().rule(ruleset, bare, rule_lines(bare))))
            words = said if voice().language == "en" else said.rstrip(".")
            cites = f" ({' '.join(found.cites)})" if found.cites else ""
            english = f"forbidden by the rule {rule}: {words}{cites}"
            return say("forbidden-by", english, rule=found.name, words=words + cites)
    reason = say(FRAME_SAYS[says], says) if says in FRAME_SAYS else voice().only_english(says or "")
    return say("forbidden-as", f"forbidden: {says}", says=reason)
