"""Can a claim's premise ever happen? A claim about bids of which none can be made says nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.setting import NoDealer
from coyote_spec.locale.said import Said, listed
from coyote_spec.prover.anystate import round_begins, symbolic_game
from coyote_spec.prover.candidates import before_a_call
from coyote_spec.prover.choices import legal_number
from coyote_spec.prover.fields import of_fields, of_match
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.mentions import fields_before_deal
from coyote_spec.prover.verdict import VACUOUS, Finding
from coyote_spec.semantics.game import Game, fresh_state
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from coyote_spec.prover.questions.asked import Asked


def vacuous(ask: Asked) -> Finding | None:
    """The answer to a claim whose assumption no bid can satisfy, in any state of its games; None
    where one can, or where nothing is assumed.

    Raises Undecided when the solver gives up.
    """
    if ask.claim.assuming is None:
        return None
    for game in ask.games:
        alone = replace(ask, games=(game,))
        if any(_can_be_bid(alone, n) for n in ask.players):
            return None
    names = listed([game.name for game in ask.games])
    said = Said("premise-never", rulesets=names, what=ask.claim.said)
    return ask.finding(VACUOUS, Said("by-all-states"), said)


def _can_be_bid(ask: Asked, n: int) -> bool:
    extra, setting = ask.extra(n), ask.setting(n)
    game = Game(setting, Concrete(), NoDealer())
    if fields_before_deal(setting.ruleset) is not None:
        first = round_begins(game, fresh_state(game))
        if legal_number(game, first, ask.claim.assuming, extra) is not None:
            return True
    terms = symbolic_game(setting)
    also = ([*of_fields(terms), *before_a_call(terms)], of_match(terms))
    whole = any_round(setting, ask.claim.assuming, extra, ask.limit, also=also)
    bid = next(one for one in whole.steps if one.move == BID)
    shows = "premise: no bid is legal and satisfies the assumption"
    return not whole.asker().impossible(bid.allowed, shows=shows)
