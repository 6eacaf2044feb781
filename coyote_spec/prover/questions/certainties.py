"""Can somebody who sees all cards but the own be certain that a number is too high, or safe?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.odds.visible import SAFE, TOO_HIGH
from coyote_spec.prover.certain import certainty, furthest, sights
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding

if TYPE_CHECKING:
    from coyote_spec.prover.questions.asked import Asked

METHOD = "counting of all deals; replayed"


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
    span = f"the total is {shown.low} to {shown.high}, whatever the own card is"
    seeing = ", ".join(shown.cards)
    if sight is not None:
        said = f"With {n} players whoever sees {seeing} can be certain that {bid} is {of}: {span}."
    else:
        end = "lowest" if of == TOO_HIGH else "highest"
        said = (
            f"With {n} players nobody can be certain in {game.name} that {bid} is {of}: {best} is "
            f"the {end} number that can be. Even for whoever sees {seeing}, {span}."
        )
    told = table.score
    return ask.finding(
        REFUTED if sight is None else PROVED,
        METHOD,
        said,
        witness={"cards": [table.own, *shown.cards], "pile": list(table.draws)},
        results={game.name: told.as_json()},
        frequency={n: share},
        details=(
            f"with {sets} of {len(seen)} sets of visible cards one is certain of it",
            f"on the table shown the own card is {table.own}, which makes the total {told.total}",
        ),
    )


def what_is_certain(ask: Asked, n: int) -> Finding:
    """From which number on can somebody be certain that it is too high, and up to which that it is
    safe? No claim asks this: each of these numbers is a claim of its own."""
    game, setting = ask.game, ask.setting(n)
    found = certainty(setting)
    said = (
        f"With {n} players of {game.name} {found.too_high_from} is the lowest number that somebody "
        f"can be certain to be too high, seeing {', '.join(found.too_high_seeing)}; from "
        f"{found.always_too_high_from} on everybody is. {found.safe_up_to} is the highest that "
        f"can be certain to be safe, seeing {', '.join(found.safe_seeing)}."
    )
    seen = sights(setting)
    sight = seen.smallest(found.too_high_from, TOO_HIGH)
    assert sight is not None
    table = furthest(setting, sight, TOO_HIGH)
    return ask.finding(
        PROVED,
        METHOD,
        said,
        witness={"cards": [table.own, *sight.cards], "pile": list(table.draws)},
        results={game.name: table.score.as_json()},
        details=(
            f"with {found.safe_sets} of {found.sets} sets of visible cards one is certain that "
            f"{found.opening} is safe",
        ),
    )
