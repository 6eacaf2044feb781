"""Can somebody who sees all cards but the own be certain that a number is too high, or safe?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coyote_spec.locale.said import Called, Said, cards_said
from coyote_spec.odds.visible import SAFE, TOO_HIGH
from coyote_spec.prover.certain import certainty, furthest, sights
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding

if TYPE_CHECKING:
    from coyote_spec.prover.questions.asked import Asked

METHOD = "by-deals"


def can_be_certain(ask: Asked, n: int) -> Finding:
    """Are there cards to be seen with which, whatever the own card is and whatever is drawn, the
    total is below a number (too high), or at least as high (safe: whoever calls it loses)?"""
    game, setting = ask.game, ask.setting(n)
    bid, how = ask.words
    of = TOO_HIGH if how.endswith(TOO_HIGH) else SAFE
    seen = sights(setting)
    best = seen.best(of)
    sight = seen.smallest(bid, of)
    shown = sight or seen.smallest(best, of)
    assert shown is not None
    table = furthest(setting, shown, of)
    sets, share = seen.certain(bid, of)
    seen_so: dict[str, Any] = {
        "players": n,
        "bid": str(bid),
        "of": Said(f"of-{of.replace(' ', '-')}"),
        "cards": cards_said(shown.cards),
        "low": shown.low,
        "high": shown.high,
    }
    if sight is not None:
        said = Said("certain", **seen_so)
    else:
        end = Said("end-lowest" if of == TOO_HIGH else "end-highest")
        said = Said("certain-never", ruleset=game.name, best=str(best), end=end, **seen_so)
    told = table.score
    return ask.finding(
        REFUTED if sight is None else PROVED,
        Said(METHOD),
        said,
        witness={"cards": [table.own, *shown.cards], "pile": list(table.draws)},
        results={game.name: told.as_json()},
        frequency={n: share},
        details=(
            Said("sets-certain", few=sets, many=len(seen)),
            Said("own-card-makes", card=Called("card", table.own), total=told.total),
        ),
    )


def what_is_certain(ask: Asked, n: int) -> Finding:
    """Up to which number can somebody be certain that it is safe, and from which on that it is too
    high? Where both are claimed: are they these?"""
    game, setting = ask.game, ask.setting(n)
    found = certainty(setting)
    as_claimed = ask.words in ((), (found.safe_up_to, found.too_high_from))
    about: dict[str, Any] = {
        "players": n,
        "ruleset": game.name,
        "high": found.too_high_from,
        "seeing": cards_said(found.too_high_seeing),
        "safe": found.safe_up_to,
        "sees": cards_said(found.safe_seeing),
    }
    said = (
        Said("what-is-certain", always=found.always_too_high_from, **about)
        if as_claimed
        else Said("what-is-certain-otherwise", **about)
    )
    seen = sights(setting)
    of, best = TOO_HIGH, found.too_high_from
    if ask.words and ask.words[0] != found.safe_up_to:
        of, best = SAFE, found.safe_up_to
    sight = seen.smallest(best, of)
    assert sight is not None
    table = furthest(setting, sight, of)
    return ask.finding(
        PROVED if as_claimed else REFUTED,
        Said(METHOD),
        said,
        witness={"cards": [table.own, *sight.cards], "pile": list(table.draws)},
        results={game.name: table.score.as_json()},
        details=(Said("sets-safe", few=found.safe_sets, many=found.sets, number=found.opening),),
    )
