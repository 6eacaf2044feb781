"""Questions about whole matches: do they end, in how many rounds, and do coins and cards suffice?

A round is one step of a match; that every round ends is a premise, which is stated or proved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coyote_spec.locale.said import Said
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.bidding import find_ranking as bidding_ranking
from coyote_spec.prover.induction import any_round
from coyote_spec.prover.match.coins import coins_in_box, need_of_coins
from coyote_spec.prover.match.course import Laid, course_of
from coyote_spec.prover.match.length import Length, match_length
from coyote_spec.prover.match.pile import pile_of
from coyote_spec.prover.match.ranking import find_ranking
from coyote_spec.prover.questions.biddings import bidding_ends
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding
from coyote_spec.prover.witness import after_a_round, ground_for, sought

if TYPE_CHECKING:
    from coyote_spec.prover.questions.asked import Asked

PROVIDED = "rounds-taken-to-end"


def _premise(ask: Asked, n: int) -> str | None:
    """What to say of the premise that every round ends: that it is taken for granted, or proved;
    None when it is neither."""
    if ask.claim.rounds_end:
        return Said(PROVIDED)
    extra = ask.extra(n)
    whole = any_round(ask.setting(n), ask.claim.assuming, extra, ask.limit)
    if bidding_ranking(whole, extra) is not None:
        return Said("rounds-proved-to-end")
    return None


def _length(ask: Asked, n: int) -> Length:
    return match_length(ask.setting(n), ask.deck, ask.limit, ask.claim.assuming, ask.extra(n))


def _shown(laid: Laid) -> dict[str, Any]:
    """A match as the witness of a finding, with what came out of it."""
    return {
        "witness": laid.match.as_json(),
        "results": {laid.result.rounds[0].ruleset: laid.result.as_json()},
    }


def rounds(low: int | None, high: int | None) -> str:
    """A number of rounds, at least and at most, in words.

    >>> rounds(3, 5), rounds(3, 3), rounds(1, 1), rounds(3, None)
    ('3 to 5 rounds', '3 rounds', '1 round', '3 rounds or more, without an end')
    """
    if low is None:
        return Said("rounds-for-ever")
    if high is None:
        return Said("rounds-or-more", low=low)
    if low == high:
        return Said("rounds-exactly", number=low)
    return Said("rounds-between", low=low, high=high)


def match_ends(ask: Asked, n: int) -> Finding:
    """Does every match end?"""
    premise = _premise(ask, n)
    if premise is None:
        return _without_premise(ask, n)
    game, more = ask.game, ask.premise(ask.extra(n))
    course = course_of(ask.setting(n), ask.limit, ask.claim.assuming, ask.extra(n))
    ranking = find_ranking(course.ends)
    try:
        length, why = _length(ask, n), ""
    except Undecided as error:
        length, why = None, error.why
    about: dict[str, Any] = {"players": n, "ruleset": game.name, "premise": more, "given": premise}
    if length is not None and length.high is None:
        if ranking is not None:
            raise AssertionError(f"a match of {game.name} goes on for ever, but {ranking} falls")
        return _endless(ask, n, length, premise)
    if ranking is None and length is None:
        said = Said("match-unknown", ruleset=game.name, players=n, why=why)
        return ask.finding(UNKNOWN, Said("by-rankings-and-standings"), said)
    details: tuple[str, ...] = ()
    if ranking is not None:
        falls = Said("falls-with-rounds", ranking=ranking.said)
        details = (falls if ranking.measures else Said("every-round-wins"),)
    if length is None and not _some_round_ends(ask, n):
        return ask.finding(UNKNOWN, Said("by-ranking-and-search"), _no_round(ask, n))
    if length is None:
        said = Said("match-ends-somehow", **about)
        return ask.finding(PROVED, Said("by-ranking"), said, details=(*details, why))
    said = Said("match-ends", rounds=rounds(length.low, length.high), **about)
    method = Said("by-ranking-extremes" if ranking is not None else "by-standings-extremes")
    return ask.finding(PROVED, method, said, details=(*details, *_extremes(length)))


def _some_round_ends(ask: Asked, n: int) -> bool:
    """Whether a round was found that ends: else it says nothing that every round does."""
    ground = ground_for(ask, n)
    ends = after_a_round(ground, lambda game, state: True, even_won=True)
    return sought(ask, n, ground, ends) is not None


def _no_round(ask: Asked, n: int) -> str:
    return Said("no-round-ends", ruleset=ask.game.name, players=n)


def _extremes(length: Length) -> tuple[str, ...]:
    ends = (("least", length.low or 0), ("most", length.high or 0))
    return tuple(Said(f"at-{end}-rounds", rounds=rounds(n, n)) for end, n in ends)


def _endless(ask: Asked, n: int, length: Length, premise: str) -> Finding:
    played = len(length.longest.match.rounds)
    if length.low is None:
        shortest = Said("no-match-ends")
    else:
        shortest = Said("shortest-match", rounds=rounds(length.low, length.low))
    said = Said(
        "match-endless",
        players=n,
        ruleset=ask.game.name,
        premise=ask.premise(ask.extra(n)),
        given=premise,
        round=played,
        back=Said("back-to-round", round=length.back_to or 0)
        if length.back_to
        else Said("back-to-first"),
        shortest=shortest,
    )
    return ask.finding(
        REFUTED,
        Said("by-standings-back"),
        said,
        details=(Said("fewest-rounds" if length.fewest else "fewer-rounds-unknown"),),
        **_shown(length.longest),
    )


def _without_premise(ask: Asked, n: int) -> Finding:
    """The premise is missing: a bidding that need not end is a match that need not end."""
    found = bidding_ends(ask, n)
    if found.verdict != REFUTED:
        said = Said("rounds-unknown", ruleset=ask.game.name, players=n)
        return ask.finding(UNKNOWN, Said("by-bidding"), said)
    name, what = ask.game.name, found.sentence
    return ask.finding(
        REFUTED,
        found.method,
        Said("match-endless-by-round", players=n, ruleset=name, what=what),
        witness=found.witness,
        results=found.results,
        details=(Said("premise-missing", premise=Said(PROVIDED)), *found.details),
    )


def match_lasts(ask: Asked, n: int) -> Finding:
    """Does a match last from so many to so many rounds, no more and no fewer at the ends?"""
    premise = _premise(ask, n)
    if premise is None:
        return _without_premise(ask, n)
    length = _length(ask, n)
    low, high = ask.words
    about: dict[str, Any] = {
        "players": n,
        "ruleset": ask.game.name,
        "premise": ask.premise(ask.extra(n)),
        "rounds": rounds(length.low, length.high),
        "given": premise,
    }
    method = Said("by-standings-extremes")
    if (length.low, length.high) == (low, high):
        return ask.finding(PROVED, method, Said("match-lasts", **about), details=_extremes(length))
    shows = length.longest if length.low == low or length.shortest is None else length.shortest
    return ask.finding(REFUTED, method, Said("match-lasts-otherwise", **about), **_shown(shows))


def coins_suffice(ask: Asked, n: int) -> Finding:
    """Does the box hold all coins that can lie on heads at once?"""
    game, setting = ask.game, ask.setting(n)
    box = coins_in_box(setting)
    if box is None:
        return ask.finding(PROVED, Said("by-no-box"), Said("no-box", ruleset=game.name))
    need = need_of_coins(setting, ask.deck, box, ask.limit)
    if need.most is None:
        more = Said("coins-more-than", coins=box)
    else:
        more = Said("coins-at-most", coins=need.most)
    given: dict[str, Any] = {k: v for k, v in setting.options.items() if k in ask.claim.options}
    given |= ask.claim.readings
    agreed = ", ".join(f"{name}={value}" for name, value in given.items())
    about: dict[str, Any] = {
        "players": n,
        "agreed": Said("in-brackets", what=agreed) if agreed else "",
        "ruleset": game.name,
        "coins": more,
        "box": box,
    }
    if need.shown is None:
        return ask.finding(PROVED, Said("by-standings"), Said("coins-suffice", **about))
    said = Said("coins-lack", round=str(need.in_round), **about)
    return ask.finding(REFUTED, Said("by-standings-lack"), said, **_shown(need.shown))


def pile_suffices(ask: Asked, n: int) -> Finding:
    """Is there always a card in the pile when one must be drawn, after the deal?"""
    game = ask.game
    found = pile_of(ask.setting(n), ask.deck, ask.limit)
    details = []
    if found.short is not None:
        at_ = len(found.short.match.rounds)
        details.append(Said("deal-lacks", round=at_))
    elif found.lacking is None:
        details.append(Said("deal-enough"))
    if found.too_small:
        details.append(Said("deal-too-small"))
    about: dict[str, Any] = {"players": n, "deck": ask.deck.name, "ruleset": game.name}
    if found.lacking is None:
        said, method = (
            Said("pile-suffices", **about),
            Said("by-situations", number=found.situations),
        )
        return ask.finding(PROVED, method, said, details=tuple(details))
    at_ = len(found.lacking.match.rounds)
    said = Said("pile-lacks", round=at_, **about)
    method = Said("by-rounds-searched")
    return ask.finding(REFUTED, method, said, details=tuple(details), **_shown(found.lacking))
