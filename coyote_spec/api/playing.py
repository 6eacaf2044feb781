"""`play`: a match at the terminal, or among seeded players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.api.rulesets import find_deck, load

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from coyote_spec.api.rulesets import DeckLike, RulesetLike
    from coyote_spec.interpreter.match import MatchResult
    from coyote_spec.semantics.round import Requirement


def _nobody(question: str) -> str:
    raise EOFError(question)


def play(
    ruleset: RulesetLike,
    players: int,
    *,
    seed: int = 0,
    people: Collection[int] = (),
    ask: Callable[[str], str] = _nobody,
    say: Callable[[str], None] = lambda text: None,
    options: Mapping[str, int] | None = None,
    readings: Mapping[str, str] | None = None,
    deck: DeckLike | None = None,
) -> MatchResult:
    """Plays a whole match and gives what came out; its `match` replays exactly with `run`.

    The seats in people are asked: ask shows a question and returns a line. All others are players
    who see what the rules show them and choose by the seed; the same seed gives the same match.
    say is given each line of what happens.

    Raises InputError for a number of players, a seat, an option, a reading or a deck that doesn't
    fit.
    """
    from coyote_spec.api.results import forbidden
    from coyote_spec.interpreter.play import play as played

    rules, named = load(ruleset), None if deck is None else find_deck(deck, ruleset)

    def quote(need: Requirement) -> str:
        return forbidden(rules, need.rule, need.says)

    return played(rules, players, seed, people, ask, say, options, readings, named, quote)
