"""Questions about whole matches: do they end, in how many rounds, and do coins and cards suffice?

A round is one step of a match; that every round ends is a premise, which is stated or proved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coyote_spec.prover.anystate import any_round
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.bidding import find_ranking as bidding_ranking
from coyote_spec.prover.match.coins import coins_in_box, need_of_coins
from coyote_spec.prover.match.length import Laid, Length, course_of, match_length
from coyote_spec.prover.match.pile import pile_of
from coyote_spec.prover.match.ranking import find_ranking
from coyote_spec.prover.questions.biddings import bidding_ends
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding
from coyote_spec.prover.witness import after_a_round, ground_for, sought

if TYPE_CHECKING:
    from coyote_spec.prover.questions.asked import Asked

PROVIDED = "provided every round ends"


def _premise(ask: Asked, n: int) -> str | None:
    """What to say of the premise that every round ends: that it is taken for granted, or proved;
    None when it is neither."""
    if ask.claim.rounds_end:
        return PROVIDED
    extra = ask.extra(n)
    whole = any_round(ask.setting(n), ask.claim.assuming, extra, ask.limit)
    if bidding_ranking(whole, extra) is not None:
        return "since every bidding ends"
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
        return "for ever"
    if high is None:
        return f"{low} rounds or more, without an end"
    if low == high:
        return f"{low} round{'s' if low > 1 else ''}"
    return f"{low} to {high} rounds"


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
        length, why = None, str(error)
    head = f"With {n} players every match of {game.name}{more} ends, {premise}"
    if length is not None and length.high is None:
        if ranking is not None:
            raise AssertionError(f"a match of {game.name} goes on for ever, but {ranking} falls")
        return _endless(ask, n, length, premise)
    if ranking is None and length is None:
        tried = "neither a ranking nor an endless match was found"
        said = f"{game.name} with {n} players: {tried}; {why}."
        return ask.finding(UNKNOWN, "ranking and search of all standings tried", said)
    details: tuple[str, ...] = ()
    if ranking is not None:
        falls = f"falls with every round: {ranking}"
        details = (falls if ranking.measures else "every round wins the match",)
    if length is None and not _some_round_ends(ask, n):
        return ask.finding(UNKNOWN, "ranking and plain search", _no_round(ask, n))
    if length is None:
        return ask.finding(PROVED, "ranking found", f"{head}.", details=(*details, why))
    said = f"{head}: in {rounds(length.low, length.high)}."
    method = "ranking found" if ranking is not None else "all standings searched"
    method = f"{method}; the shortest and the longest match replayed"
    return ask.finding(PROVED, method, said, details=(*details, *_extremes(length)))


def _some_round_ends(ask: Asked, n: int) -> bool:
    """Whether a round was found that ends: else it says nothing that every round does."""
    ground = ground_for(ask, n)
    ends = after_a_round(ground, lambda game, state: True, even_won=True)
    return sought(ask, n, ground, ends) is not None


def _no_round(ask: Asked, n: int) -> str:
    return (
        f"{ask.game.name} with {n} players: no round was found that ends, so that the premise may "
        f"never come true."
    )


def _extremes(length: Length) -> tuple[str, ...]:
    ends = (("least", length.low or 0), ("most", length.high or 0))
    return tuple(f"at {word} {rounds(number, number)}" for word, number in ends)


def _endless(ask: Asked, n: int, length: Length, premise: str) -> Finding:
    played = len(length.longest.match.rounds)
    said = (
        f"With {n} players a match of {ask.game.name}{ask.premise(ask.extra(n))} need not end, "
        f"even {premise}: after round {played} everything is as after round {length.back_to}. "
        + (
            "No match ends at all."
            if length.low is None
            else f"The shortest match lasts {rounds(length.low, length.low)}."
        )
    )
    return ask.finding(
        REFUTED,
        "all standings searched; a match that comes back replayed",
        said,
        **_shown(length.longest),
    )


def _without_premise(ask: Asked, n: int) -> Finding:
    """The premise is missing: a bidding that need not end is a match that need not end."""
    found = bidding_ends(ask, n)
    if found.verdict != REFUTED:
        said = f"{ask.game.name} with {n} players: whether every round ends was not found."
        return ask.finding(UNKNOWN, "bidding tried", f"{said} Try `{PROVIDED}`.")
    said = f"With {n} players a match of {ask.game.name} need not end, since a round need not."
    return ask.finding(
        REFUTED,
        found.method,
        f"{said} {found.sentence}",
        witness=found.witness,
        results=found.results,
        details=(f"the premise that is missing: {PROVIDED}", *found.details),
    )


def match_lasts(ask: Asked, n: int) -> Finding:
    """Does a match last from so many to so many rounds, no more and no fewer at the ends?"""
    premise = _premise(ask, n)
    if premise is None:
        return _without_premise(ask, n)
    length = _length(ask, n)
    low, high = ask.words
    said = (
        f"With {n} players a match of {ask.game.name}{ask.premise(ask.extra(n))} lasts "
        f"{rounds(length.low, length.high)}, {premise}"
    )
    method = "all standings searched; the shortest and the longest match replayed"
    if (length.low, length.high) == (low, high):
        return ask.finding(PROVED, method, f"{said}.", details=_extremes(length))
    shows = length.longest if length.low == low or length.shortest is None else length.shortest
    return ask.finding(REFUTED, method, f"{said}, not as claimed.", **_shown(shows))


def coins_suffice(ask: Asked, n: int) -> Finding:
    """Does the box hold all coins that can lie on heads at once?"""
    game, setting = ask.game, ask.setting(n)
    box = coins_in_box(setting)
    if box is None:
        said = f"{game.name} states no number of coins, so that none can lack."
        return ask.finding(PROVED, "the rules: none says what the box holds", said)
    need = need_of_coins(setting, ask.deck, box, ask.limit)
    more = f"more than {box}" if need.most is None else f"at most {need.most}"
    given: dict[str, Any] = {k: v for k, v in setting.options.items() if k in ask.claim.options}
    given |= ask.claim.readings
    agreed = ", ".join(f"{name}={value}" for name, value in given.items())
    agreed = f" ({agreed})" if agreed else ""
    where = f"With {n} players{agreed} the coins in the box of {game.name}"
    if need.shown is None:
        said = f"{where} always suffice: {more} lie on heads at once, and it holds {box}."
        return ask.finding(PROVED, "all standings searched", said)
    said = (
        f"{where} don't always suffice: {more} would lie on heads at once, and it holds {box}. "
        f"In round {need.in_round} at the earliest one is due that isn't there."
    )
    method = "all standings searched; a match in which they run out replayed"
    return ask.finding(REFUTED, method, said, **_shown(need.shown))


def pile_suffices(ask: Asked, n: int) -> Finding:
    """Is there always a card in the pile when one must be drawn, after the deal?"""
    game = ask.game
    found = pile_of(ask.setting(n), ask.deck, ask.limit)
    details = []
    if found.short is not None:
        at_ = len(found.short.match.rounds)
        details.append(f"a deal finds too few cards in the pile in round {at_} at the earliest")
    elif found.lacking is None:
        details.append("every deal finds cards enough in the pile")
    if found.too_small:
        details.append("a deal can find too few cards even when all are shuffled")
    where = f"With {n} players and the deck {ask.deck.name} the pile of {game.name}"
    if found.lacking is None:
        said = f"{where} is never empty when a card must be drawn after the deal."
        method = f"all {found.situations} situations between rounds searched"
        return ask.finding(PROVED, method, said, details=tuple(details))
    at_ = len(found.lacking.match.rounds)
    said = f"{where} can be empty when a card must be drawn: in round {at_} at the earliest."
    method = "search round by round; the match replayed"
    return ask.finding(REFUTED, method, said, details=tuple(details), **_shown(found.lacking))
