"""Answers claims: which question is answered where, and what is asked one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.askable import ASPECTS
from coyote_spec.prover.certificate import Certified
from coyote_spec.prover.grounds import CLOSURE, grounds
from coyote_spec.prover.obligation import obligations
from coyote_spec.prover.premises import asked_of
from coyote_spec.prover.questions import (
    anydecks,
    biddings,
    certainties,
    endings,
    firing,
    matches,
    matters,
    openings,
    orders,
    same,
    states,
    totals,
    turns,
)
from coyote_spec.prover.questions.asked import Asked
from coyote_spec.prover.shown import shown
from coyote_spec.prover.vacuous import vacuous
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding

if TYPE_CHECKING:
    from coyote_spec.ruleset.claim import Claim

NEAR = 600
"""Situations that are played for the twin of a witness; there are many claims."""

FOR_EACH: dict[str, Callable[[Asked, int], Finding]] = {
    "total ranges": totals.ranges,
    "same counting": totals.same_counting,
    "bidding ends": biddings.bidding_ends,
    "never stuck": endings.never_stuck,
    "never forced to bid for ever": endings.never_forced,
    "can be certain": certainties.can_be_certain,
    "what is certain": certainties.what_is_certain,
    "copies never matter": anydecks.copies_never_matter,
    "true bid can always open": openings.true_bid_can_open,
    "bid never comes back": turns.bid_never_comes_back,
    "opener can always bid": turns.opener_can_always_bid,
    "always one loser": turns.always_one_loser,
    "starter always in": turns.starter_always_in,
    "no ban in mid round": turns.no_ban_in_mid_round,
    "always": states.always,
    "never": states.never,
    "same dealing": same.same_dealing,
    "same reshuffle": same.same_reshuffle,
    **{f"same {aspect}": same.same_in(aspect) for aspect in ASPECTS},
    "match ends": matches.match_ends,
    "match lasts": matches.match_lasts,
    "coins always suffice": matches.coins_suffice,
    "pile always suffices": matches.pile_suffices,
}
"""Questions that are answered for each number of players. A question is known by its key; `same` by
its key and aspect."""

FOR_ALL: dict[str, Callable[[Asked], Finding]] = {
    "order matters": orders.order_matters,
    "reachable": states.reachable,
    "reading matters": matters.reading_matters,
    "option matters": matters.option_matters,
    "rule fires": firing.rule_fires,
    "rules meet": firing.rules_meet,
}
"""Questions with one answer for all numbers of players: those that look for one situation."""


FOR_ANY_DECK: dict[str, Callable[..., Finding]] = {
    "total ranges": anydecks.ranges,
    "same counting": anydecks.same_counting,
    "order matters": anydecks.order_matters,
    "can be certain": anydecks.can_be_certain,
    "true bid can always open": anydecks.true_bid_can_open,
}
"""How those questions are answered that hang on the deck, where it is any like one. All others that
can be asked of any deck don't hang on it."""


def parts(claim: Claim, limit: float, witnesses: int = 0) -> list[Asked]:
    """What a claim asks, one by one: of each game or pair of games, under each agreement, and for
    each number of players, or for all at once. witnesses is how many are looked for, with
    the twin of the first; 0: just one, without its twin.

    Raises InputError when the claim's players, options, readings or deck don't fit a game.
    """
    whole = key_of(claim) in FOR_ALL
    asked = [Asked(*one, limit, witnesses) for one in asked_of(claim)]
    return asked if whole else [ask.only(n) for ask in asked for n in ask.players]


def key_of(claim: Claim) -> str:
    """How a claim's question is known."""
    question = claim.question
    return f"same {question.words[0]}" if question.key == "same" else question.key


def answers(claim: Claim, limit: float) -> Iterator[Finding]:
    """The findings of a claim, one by one.

    Raises InputError when the claim's players, options, readings or deck don't fit a game.
    """
    yield from map(answer, parts(claim, limit))


def answer(ask: Asked) -> Finding:
    """One answer, which is unknown when the solver gave up, and vacuous when the claim's premise
    can't happen; a witness has its twin beside it."""
    return shown(_answer(ask), ask.witnesses, NEAR)


def _answer(ask: Asked) -> Finding:
    key = key_of(ask.claim)
    try:
        nothing = vacuous(ask)
        if nothing is not None:
            return nothing
        if ask.claim.any_deck and key in FOR_ANY_DECK:
            return FOR_ANY_DECK[key](ask, *([] if key in FOR_ALL else ask.players))
        if key in FOR_ALL:
            return FOR_ALL[key](ask)
        return FOR_EACH[key](ask, *ask.players)
    except Undecided as error:
        return ask.finding(UNKNOWN, Said("by-solver"), Said("not-decided", why=error.why))


def certified(ask: Asked) -> Certified:
    """One answer, and what it rests on: questions that another solver can be asked. A refutation
    rests on its witness, unless that is the beginning of something endless."""
    with grounds() as found:
        finding = answer(ask)
    endless = any(one.shows.startswith(CLOSURE) for one in found)
    rests = finding.verdict == PROVED or (finding.verdict == REFUTED and endless)
    return Certified(finding, ask.claim.text, obligations(found) if rests else ())
