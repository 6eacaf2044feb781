"""Does something hold always, never, or can it be: in a round, between rounds, or after a count?"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.candidates import Rule
from coyote_spec.prover.questions import counts
from coyote_spec.prover.questions.turns import SEARCHED
from coyote_spec.prover.reached import among, reached, reached_with, speaks_of_cards
from coyote_spec.prover.safety import (
    Shown,
    after_every_round,
    before_the_first,
    by_moves_in_a_row,
    in_every_round,
)
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding
from coyote_spec.prover.witness import (
    after_a_round,
    before_a_match,
    ground_for,
    in_a_round,
    sought,
    told,
)
from coyote_spec.ruleset.parts import numbers, parts
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Moment

if TYPE_CHECKING:
    from coyote_spec.prover.questions.asked import Asked
    from coyote_spec.ruleset.expression import Expression
    from coyote_spec.search.told import Replay
    from coyote_spec.semantics.domain import State
    from coyote_spec.semantics.game import Game

    Of = Callable[[Game, State], Any]


def _method(found: dict[str, Any]) -> str:
    """How a situation was found."""
    return "solver, the smallest table; replayed" if "cards" in found["witness"] else SEARCHED


COVERED = {
    "in a round": "in every state of a round in which somebody is to act",
    "between rounds": "before the first round and after each that leaves a further one",
    "after a count": "whenever the cards have been counted",
}


def always(ask: Asked, n: int) -> Finding:
    """Does it hold of every such state?"""
    return _no_state(ask, n, negated=True)


def never(ask: Asked, n: int) -> Finding:
    """Does it hold of no such state?"""
    return _no_state(ask, n, negated=False)


def reachable(ask: Asked) -> Finding:
    """Is there such a state of which it holds? Fewest players first."""
    moment, _, said = ask.words
    game, failed = ask.game.name, ""
    premise, shown = _premise(ask, ask.players[0]), Shown(False, "")
    for n in ask.players:
        one = ask.only(n)
        shown, played = _looked_for(one, n, partial(_holds, one))
        if played is not None:
            words = f"With {n} players of {game}{premise} it can be, {moment}, that {said}."
            return one.finding(PROVED, _method(played), words, **played)
        failed = failed or ("" if shown.proved else shown.by)
    if not failed:
        where = _where(ask, "cards of a fresh deck, one for each seat,")
        words = f"In {game}{premise} it can't be that {said}, {where}."
        return ask.finding(REFUTED, shown.by, words)
    words = f"No state of {game} was found, {moment}, in which {said}; that there is none isn't"
    return ask.finding(UNKNOWN, "induction, and search", f"{words} proved: it fails at {failed}.")


def _no_state(ask: Asked, n: int, *, negated: bool) -> Finding:
    moment, _, said = ask.words
    bad = partial(_fails if negated else _holds, ask)
    shown, played = _looked_for(ask, n, bad)
    does = "holds" if negated else "never holds"
    premise = _premise(ask, n)
    where = _where(ask, f"{n} cards of a fresh deck, one for each seat,")
    if not negated and moment == "in a round":
        where = moment
    yes = f"With {n} players of {ask.game.name}{premise} it {does} that {said}, {where}"
    if played is not None:
        can = "need not hold" if negated else "can be"
        words = f"With {n} players of {ask.game.name}{premise} it {can}, {moment}, that {said}."
        return ask.finding(REFUTED, _method(played), words, **played)
    if shown.proved:
        return ask.finding(PROVED, shown.by, f"{yes}.")
    words = f"{yes}: that isn't proved, it could fail at {shown.by}; no such situation was found."
    return ask.finding(UNKNOWN, "induction, and search", words)


def _where(ask: Asked, cards: str) -> str:
    """Of which states an answer speaks."""
    moment, condition, _ = ask.words
    if moment == "after a count" and counts.only_of_cards(ask.game, condition):
        return f"whenever {cards} have been counted"
    return COVERED[moment]


def _premise(ask: Asked, n: int) -> str:
    return ask.premise(ask.extra(n))


def _holds(ask: Asked, game: Game, state: State) -> Any:
    condition: Expression = ask.words[1]
    return value_of(condition, Moment(game), state)


def _fails(ask: Asked, game: Game, state: State) -> Any:
    return game.domain.negate(_holds(ask, game, state))


def _looked_for(ask: Asked, n: int, bad: Of) -> tuple[Shown, dict[str, Any] | None]:
    """Whether it is proved that no state is bad; or else the witness and results of one that is, if
    one was found."""
    moment, condition, _ = ask.words
    if moment == "after a count":
        return counts.looked_for(ask, n, bad)
    if counts.of_the_count(ask.game, condition):
        raise Undecided("the cards as they are counted are there after a count only")
    if moment == "in a round":
        return _in_a_round(ask, n, bad)
    return _between(ask, n, bad)


def _rule(ask: Asked, game: Game, bad: Of) -> Rule:
    return Rule(f"not bad: {ask.words[2]}", lambda state: game.domain.negate(bad(game, state)))


def _in_a_round(ask: Asked, n: int, bad: Of) -> tuple[Shown, dict[str, Any] | None]:
    whole = reached(ask, n, cards=speaks_of_cards(ask.game, ask.words[1]))
    rule = _rule(ask, whole.game, bad)
    shown = in_every_round(whole, rule)
    if shown.proved:
        return shown, None
    ground = ground_for(ask, n, _numbers(ask))
    played = sought(ask, n, ground, in_a_round(ground, bad))
    if played is not None:
        return shown, told(played, ask)
    together = reached_with(ask, n, whole, rule)
    if among(rule, together.whole.invariants):
        return in_every_round(together, rule), None
    harder = by_moves_in_a_row(whole, rule)
    return (harder if harder.proved else shown), None


def _between(ask: Asked, n: int, bad: Of) -> tuple[Shown, dict[str, Any] | None]:
    whole = reached(ask, n, cards=speaks_of_cards(ask.game, ask.words[1]))
    rule = _rule(ask, whole.game, bad)
    first = before_the_first(whole, rule)
    shown = after_every_round(whole, rule)
    if shown.proved and first:
        return shown, None
    ground = ground_for(ask, n, _numbers(ask))
    played: Replay | None = None
    for what in (before_a_match(ground, bad), after_a_round(ground, bad)):
        played = played or sought(ask, n, ground, what)
    if played is not None:
        return shown, told(played, ask)
    together = reached_with(ask, n, whole, rule)
    if among(rule, together.whole.between):
        return after_every_round(together, rule), None
    return Shown(False, shown.by if first else "the state before the first round"), None


def _numbers(ask: Asked) -> tuple[int, ...]:
    return tuple(sorted(numbers(parts(ask.words[1]))))
