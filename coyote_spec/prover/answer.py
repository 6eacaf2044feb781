"""Answers claims: a finding for each game and number of players that a claim speaks of."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.scenario import Scenario, run_scenario
from coyote_spec.prover.anystate import any_round
from coyote_spec.prover.ask import Undecided
from coyote_spec.prover.bidding import Endless, find_endless, find_ranking, never_stuck
from coyote_spec.prover.differ import counted_alike
from coyote_spec.prover.premises import cases, deck_of, setting_for
from coyote_spec.prover.ranges import End, Range, highest_total, replay, total_range
from coyote_spec.prover.verdict import PROVED, REFUTED, UNKNOWN, Finding, Scope
from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.claim import HIGHEST_TOTAL
from coyote_spec.semantics.round import BID

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from coyote_spec.ruleset.claim import Claim
    from coyote_spec.ruleset.ruleset import Ruleset
    from coyote_spec.ruleset.setting import Setting


def answers(claim: Claim, limit: float) -> Iterator[Finding]:
    """The findings of a claim, one by one.

    Raises InputError when the claim's players, options, readings or deck don't fit a game.
    """
    ask = {
        "total ranges": _range,
        "bidding ends": _bidding_ends,
        "never stuck": _never_stuck,
        "same counting": _same_counting,
    }[claim.question]
    for games, n in cases(claim):
        yield _undecided(claim, games, n, limit, ask)


def _undecided(
    claim: Claim,
    games: tuple[Ruleset, ...],
    players: int,
    limit: float,
    ask: Callable[[Claim, tuple[Ruleset, ...], int, float], Finding],
) -> Finding:
    """The answer, which is unknown when the solver gave up."""
    try:
        return ask(claim, games, players, limit)
    except Undecided as error:
        scope = _scope(claim, games, players)
        return _finding(claim, scope, UNKNOWN, "solver", f"not decided: {error}")


def _scope(claim: Claim, games: tuple[Ruleset, ...], players: int) -> Scope:
    deck = deck_of(claim, games[0])
    names = tuple(game.name for game in games)
    return Scope(names, deck.name, (players,), claim.options, claim.readings)


def _finding(claim: Claim, scope: Scope, verdict: str, method: str, sentence: str) -> Finding:
    which = "/".join([claim.name, *scope.rulesets, str(scope.players[0])])
    return Finding(which, verdict, scope, method, sentence, claim.expected)


def _range(claim: Claim, games: tuple[Ruleset, ...], n: int, limit: float) -> Finding:
    game = games[0]
    setting = setting_for(claim, game, n)
    found = total_range(setting, limit)
    scope = _scope(claim, games, n)
    ends = f"{found.low.total} to {found.high.total}"
    method = "solver: each end reached, nothing beyond it"
    if (found.low.total, found.high.total) == (claim.low, claim.high):
        said = f"With {n} players the totals of {game.name} range from {ends}."
        return _finding(claim, scope, PROVED, method, said)
    said = f"With {n} players the totals of {game.name} range from {ends}, not as claimed."
    end = _wrong_end(found, claim)
    wrong = _finding(claim, scope, REFUTED, method, said)
    witness = {"cards": list(end.hand), "pile": list(end.draws)}
    told = replay(setting, end.hand, end.draws, end.total)
    return replace(wrong, witness=witness, results={game.name: told.as_json()})


def _wrong_end(found: Range, claim: Claim) -> End:
    return found.low if found.low.total != claim.low else found.high


def _same_counting(claim: Claim, games: tuple[Ruleset, ...], n: int, limit: float) -> Finding:
    one, other = games
    deck = deck_of(claim, one)
    scope = _scope(claim, games, n)
    found = counted_alike(
        setting_for(claim, one, n, deck), setting_for(claim, other, n, deck), limit
    )
    if found is None:
        said = (
            f"With {n} players {one.name} and {other.name} count every table of {deck.name} alike."
        )
        return _finding(claim, scope, PROVED, "solver: all hands and draws", said)
    totals = [told.total for told in found.scores]
    said = f"{', '.join(found.cards)}: {one.name} counts {totals[0]}, {other.name} {totals[1]}."
    refuted = _finding(claim, scope, REFUTED, "solver; replayed", said)
    results = {g.name: s.as_json() for g, s in zip(games, found.scores, strict=True)}
    return replace(refuted, witness=found.as_json(), results=results)


def _extra(claim: Claim, game: Ruleset, n: int, limit: float) -> dict[str, int]:
    """The values that an assumption needs."""
    if claim.assuming is None or not _speaks_of_highest(claim.assuming):
        return {}
    return {HIGHEST_TOTAL: highest_total(setting_for(claim, game, n), limit)}


def _speaks_of_highest(node: object) -> bool:
    if isinstance(node, say.Local):
        return node.name == HIGHEST_TOTAL
    if isinstance(node, tuple):
        return any(map(_speaks_of_highest, node))
    slots = getattr(node, "__match_args__", ())
    return any(_speaks_of_highest(getattr(node, slot)) for slot in slots)


def _bidding_ends(claim: Claim, games: tuple[Ruleset, ...], n: int, limit: float) -> Finding:
    game = games[0]
    setting = setting_for(claim, game, n)
    extra = _extra(claim, game, n, limit)
    whole = any_round(setting, claim.assuming, extra, limit)
    scope = _scope(claim, games, n)
    premise = f", assuming {_with_values(claim.said, extra)}," if claim.said else ""
    ranking = find_ranking(whole, extra)
    if ranking is not None:
        moving = never_stuck(whole, extra)
        also = (
            "Every state that isn't over has a legal move."
            if moving
            else "Whether every state has a legal move was not found: it may end stuck."
        )
        said = f"With {n} players every bidding of {game.name}{premise} ends. {also}"
        proved = _finding(claim, scope, PROVED, "ranking found; any number of bids", said)
        invariants = tuple(f"holds throughout: {rule.says}" for rule in whole.invariants)
        return replace(proved, details=(f"falls with every move: {ranking}", *invariants))
    endless = find_endless(whole, claim.assuming, extra)
    if endless is None:
        said = f"{game.name} with {n} players: neither a ranking nor an endless bidding was found."
        return _finding(claim, scope, UNKNOWN, "ranking and closed set tried", said)
    said = (
        f"With {n} players a bidding of {game.name}{premise} need not end: it begins with "
        f"{endless.opening}, and every next seat can bid {endless.more} more."
    )
    refuted = _finding(claim, scope, REFUTED, "closed set of states; replayed", said)
    scenario, result = _lap(claim, game, setting, endless)
    return replace(
        refuted,
        witness=scenario.as_json(),
        results={game.name: result},
        details=(
            f"pattern: each next bid is {endless.more} more than the last",
            "closed: " + ", ".join(endless.closed),
        ),
    )


def _with_values(said: str, extra: dict[str, int]) -> str:
    for name, value in extra.items():
        said = said.replace(name, f"{name} ({value})")
    return said


def _lap(
    claim: Claim, game: Ruleset, setting: Setting, endless: Endless
) -> tuple[Scenario, dict[str, Any]]:
    """The beginning of an endless bidding as a scenario, replayed."""
    n = setting.players
    events = tuple(
        Event(seat, BID, amount=endless.opening + endless.more * i)
        for i, seat in enumerate(endless.seats)
    )
    scenario = Scenario(
        hands=smallest_cards(setting, n),
        coins=(0,) * n,
        options=claim.options,
        readings=claim.readings,
        events=events,
    )
    result = run_scenario(scenario, game)
    if result.outcome != "open" or result.bid != (events[-1].seat, events[-1].amount):
        raise AssertionError(f"replay of an endless bidding: {result}")
    return scenario, result.as_json()


def smallest_cards(setting: Setting, n: int) -> tuple[str, ...]:
    """The n cards of the deck with the smallest absolute values, in the order of the deck."""
    order = {kind.name: i for i, kind in enumerate(setting.kinds)}
    cards = list(Counter(dict(zip(order, setting.most, strict=True))).elements())
    values = {kind.name: abs(kind.value) for kind in setting.kinds}
    chosen = sorted(cards, key=lambda card: (values[card], order[card]))[:n]
    return tuple(sorted(chosen, key=order.__getitem__))


def _never_stuck(claim: Claim, games: tuple[Ruleset, ...], n: int, limit: float) -> Finding:
    game = games[0]
    extra = _extra(claim, game, n, limit)
    whole = any_round(setting_for(claim, game, n), claim.assuming, extra, limit)
    scope = _scope(claim, games, n)
    if never_stuck(whole, extra):
        said = f"With {n} players every state of {game.name} that isn't over has a legal move."
        return _finding(claim, scope, PROVED, "any state; any number of bids", said)
    said = f"{game.name} with {n} players: no legal move was found for some state."
    return _finding(claim, scope, UNKNOWN, "any state", said)
