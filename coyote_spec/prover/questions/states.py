"""Does something hold always, never, or can it be: in a round, between rounds, or after a count?"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.said import Said
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
    return Said("by-table-of-solver" if "cards" in found["witness"] else SEARCHED)


def always(ask: Asked, n: int) -> Finding:
    """Does it hold of every such state?"""
    return _no_state(ask, n, negated=True)


def never(ask: Asked, n: int) -> Finding:
    """Does it hold of no such state?"""
    return _no_state(ask, n, negated=False)


def reachable(ask: Asked) -> Finding:
    """Is there such a state of which it holds? Fewest players first."""
    moment, _, what = ask.words
    game, failed = ask.game.name, ""
    when = Said(f"when-{moment.replace(' ', '-')}")
    premise, shown = _premise(ask, ask.players[0]), Shown(False, "")
    for n in ask.players:
        one = ask.only(n)
        shown, played = _looked_for(one, n, partial(_holds, one))
        if played is not None:
            about: dict[str, Any] = {"players": n, "ruleset": game, "premise": premise}
            words = Said("can-hold", where=when, what=what, **about)
            return one.finding(PROVED, _method(played), words, **played)
        failed = failed or ("" if shown.proved else shown.by)
    if not failed:
        where = _where(ask, Said("covers-counted"))
        words = Said("cannot-hold", ruleset=game, premise=premise, what=what, where=where)
        return ask.finding(REFUTED, shown.by, words)
    words = Said("reach-unknown", ruleset=game, where=when, what=what, step=failed)
    return ask.finding(UNKNOWN, Said("by-induction-and-search"), words)


def _no_state(ask: Asked, n: int, *, negated: bool) -> Finding:
    moment, _, what = ask.words
    bad = partial(_fails if negated else _holds, ask)
    shown, played = _looked_for(ask, n, bad)
    when = Said(f"when-{moment.replace(' ', '-')}")
    about = {"players": n, "ruleset": ask.game.name, "premise": _premise(ask, n), "what": what}
    if played is not None:
        words = Said("need-not-hold" if negated else "can-hold", where=when, **about)
        return ask.finding(REFUTED, _method(played), words, **played)
    where = _where(ask, Said("covers-counted-of", players=n))
    if not negated and moment == "in a round":
        where = when
    yes = Said("holds-always" if negated else "holds-never", where=where, **about)
    if shown.proved:
        return ask.finding(PROVED, shown.by, yes)
    words = Said("unproved-decided", what=yes, step=shown.by)
    return ask.finding(UNKNOWN, Said("by-induction-and-search"), words)


def _where(ask: Asked, counted: Said) -> Said:
    """Of which states an answer speaks."""
    moment, condition, _ = ask.words
    if moment == "after a count" and counts.only_of_cards(ask.game, condition):
        return counted
    return Said(f"covers-{moment.replace(' ', '-')}")


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
        raise Undecided(Said("why-only-after-count"))
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
    return Shown(False, shown.by if first else Said("step-before-first")), None


def _numbers(ask: Asked) -> tuple[int, ...]:
    return tuple(sorted(numbers(parts(ask.words[1]))))
