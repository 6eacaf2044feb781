"""What is asked of any round of any match, answered by going through all states of a tiny one: no
solver, and none of the prover but its verdict, which must be the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import product

from coyote_spec.interpreter.setting import allowed_players, is_allowed
from coyote_spec.interpreter.staged import Flat
from coyote_spec.prover.answer import answers
from coyote_spec.prover.each import one_by_one
from coyote_spec.ruleset.claim import Claim
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.rule import Chosen, Silence
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.ruleset.setting import Setting
from coyote_spec.semantics.round import BID
from tests.agreement.reachable import HIGH, Done, Reachable
from tests.agreement.rulesets import setting

LIMIT = 60.0

NUMBERS = 2
"""Different numbers that are bid."""
MOST, FEW = 1_100, 100
"""States that are gone into, and of games of more players than are enumerated."""
SEATS = 3
"""The most players of whom anything is enumerated."""

Flaw = Callable[[Reachable], bool]
Recheck = Callable[[Claim], list[str]]


def tiny_rounds(claim: Claim, seats: int = SEATS) -> Iterator[tuple[Claim, Setting]]:
    """The claim of one game each, with every number of players up to so many seats that it is
    about, or else the fewest that there can be, each reading that it asks about, and a deck of one
    card more than players, with which a number can be too high, lower or right; with its setting.
    """
    assert claim.assuming is None
    for game in _different(claim.games):
        allowed = allowed_players(game, claim.options)
        low, high = claim.players or (allowed[0], allowed[-1])
        few = [n for n in allowed if low <= n <= min(high, SEATS)]
        asked = [n for n in few if n <= seats] or few[:1] or allowed[:1]
        names = [[r.name for r in game.silences[s]] for s in claim.every_reading]
        for n, read in product(asked, product(*names)):
            readings = {**claim.readings, **dict(zip(claim.every_reading, read, strict=True))}
            low = 2 - n if n > 2 else -n
            deck = Deck("tiny", Text(), (("1", n), (str(low), 1)))
            one = setting(game, n, deck, claim.options, readings)
            yield (
                replace(
                    claim,
                    games=(game,),
                    players=(n, n),
                    deck=deck,
                    readings=readings,
                    every_reading=(),
                ),
                one,
            )


def _different(games: tuple[Ruleset, ...]) -> list[Ruleset]:
    """The games without those whose rules do what another's do, word for word."""
    found: list[tuple[object, Ruleset]] = []
    for game in games:
        does = [
            (section, rule.name, rule.body, rule.block)
            for section, rule in game.rules()
            if not isinstance(rule.body, Chosen | Silence)  # texts, in the language of the game
        ]
        if not any(does == other for other, _ in found):
            found.append((does, game))
    return [game for _, game in found]


_KEPT: list[tuple[Setting, bool, Reachable]] = []


def enumerated(one: Setting, *, deep: bool = False) -> Reachable:
    """All that a setting's rounds can come to, gone through once for all questions."""
    for known, how, found in _KEPT:
        if known == one and (how == deep or found.complete):
            return found
    found = Reachable(one, NUMBERS, MOST if one.players <= SEATS else FEW, deep)
    _KEPT.append((one, deep, found))
    return found


def rechecked(flaw: Flaw, *, seats: int = SEATS, deep: bool = False) -> Recheck:
    """A recheck: refuted where the flaw is in some state of the tiny match, and else proved. Gives
    these verdicts."""

    def recheck(claim: Claim) -> list[str]:
        verdicts = []
        for asked, one in tiny_rounds(claim, seats):
            found = flaw(enumerated(one, deep=deep))
            (finding,) = answers(asked, LIMIT)
            name = asked.games[0].name, one.players
            assert finding.verdict == ("refuted" if found else "proved"), name
            verdicts.append(finding.verdict)
        return verdicts

    return recheck


# ---------------------------------------------------------------- what would be a flaw


def forced_for_ever(seen: Reachable) -> bool:
    """A state from which no way ends the round, and there is always one on."""
    return bool(seen.dead_ends())


def comes_back(seen: Reachable) -> bool:
    """The author of the standing bid is to act."""
    value = seen.value
    return any(value(s, "opened") and value(s, "turn") == value(s, "bidder") for s in seen.edges)


def cannot_open(seen: Reachable) -> bool:
    """A round begins and no number may be bid."""
    numbers = range(-HIGH, HIGH + 1)
    return any(
        not any(seen.game.legal(state, BID, seen.value(state, "turn"), n) for n in numbers)
        for state in seen.dealt
    )


def not_one_loser(seen: Reachable) -> bool:
    """A round is over and nobody takes coins, or several do."""
    return any(sum(coins > 0 for coins in seen.value(s, "paid")) != 1 for s in seen.ends)


def starter_out(seen: Reachable) -> bool:
    """A round is over, nobody has won, and nobody or somebody who is out is to start the next."""

    def plays(state: Flat) -> bool:
        starter = seen.value(state, "starter")
        return starter >= 0 and bool(seen.value(state, "in_play")[starter])

    return any(not seen.won(state) and not plays(state) for state in seen.ends)


def banned_in_mid_round(seen: Reachable) -> bool:
    """A move that goes on changes what lasts for the match, and so what is legal for the rest of
    the round: with the old values it would be otherwise for somebody, once it is their turn."""
    fields = seen.setting.ruleset.fields
    lasting = ["in_play", "coins", *(name for name, b in fields.items() if b.scope == "match")]
    slots = [seen.slots[name] for name in lasting]
    for before, after in seen.edges.items():
        for _, state in after:
            if seen.over(state) or all(state[where] == before[where] for where in slots):
                continue
            for seat in range(seen.setting.players):
                now, old = list(state), list(state)
                for where in slots:
                    old[where] = before[where]
                now[seen.slots["turn"]] = old[seen.slots["turn"]] = (seat,)
                one, other = tuple(now), tuple(old)
                if set(seen.moves(one)) != set(seen.moves(other)):
                    return True
    return False


# ---------------------------------------------------------------- options


COMPARED = ("turn", "bid", "bidder", "opened", "over", "total", "coins", "in_play", "winner")
Pair = tuple[Flat, Flat]
VALUES = range(7)
"""Values of an option that are tried."""


def option_matters(claim: Claim) -> list[str]:
    """It does where two values that can be agreed make some round legal or end otherwise."""
    verdicts = []
    tiny = [
        (asked, one)
        for few, one in tiny_rounds(replace(claim, players=None))
        for asked in one_by_one(few, one.ruleset)
    ]
    for asked, one in tiny:
        game, n, (option,) = one.ruleset, one.players, asked.question.words
        ways = [
            setting(game, n, asked.deck, {**claim.options, option: value})
            for value in VALUES
            if is_allowed(game, n, {**one.options, option: value})
        ]
        found = any(_part(ways[0], other) for other in ways[1:])
        (finding,) = answers(asked, LIMIT)
        if len(ways) == 1 and finding.verdict != "refuted":
            continue  # it can be agreed otherwise only together with other options
        assert finding.verdict == ("proved" if found else "refuted"), (game.name, n)
        verdicts.append(finding.verdict)
    return verdicts


def _part(one: Setting, other: Setting) -> bool:
    """Whether two ways to play come to part when the same is dealt and done, round after round."""
    sides = [Reachable(way, NUMBERS, 0) for way in (one, other)]
    script = sides[1].game.dealer = sides[0].script

    def both(does: Callable[[Reachable, Flat], Flat], states: Pair) -> Iterator[Pair]:
        """What comes out on both sides, for each order of the cards."""
        for here in sides[0].every(partial(does, sides[0], states[0])):
            script.asked = 0
            there = does(sides[1], states[1])
            assert not script.short
            yield here, there

    def seen_as(side: Reachable, state: Flat) -> list[object]:
        return [side.value(state, name) for name in COMPARED]

    def dealt(side: Reachable, state: Flat) -> Flat:
        return side.game.deal(state)

    waiting, known = [*both(dealt, (sides[0].first(), sides[1].first()))], set[object]()
    while waiting and len(known) < MOST:
        states = waiting.pop(0)
        two = list(zip(sides, states, strict=True))
        key = tuple(side.alike(state, later=True) for side, state in two)
        if key in known:
            continue
        known.add(key)
        if sides[0].over(states[0]):
            waiting += [] if sides[0].won(states[0]) else both(dealt, states)
            continue
        for done in sides[0].tried(states[0]):
            legal = [side.game.legal(state, *done) for side, state in two]
            if legal[0] != legal[1]:
                return True
            for after in both(partial(_does, done), states) if legal[0] else ():
                if seen_as(sides[0], after[0]) != seen_as(sides[1], after[1]):
                    return True
                waiting.append(after)
    return False


def _does(done: Done, side: Reachable, state: Flat) -> Flat:
    return side.game.step(state, *done)


RECHECKED_ROUNDS: dict[str, Recheck] = {
    "never forced to bid for ever": rechecked(forced_for_ever, seats=2, deep=True),
    "bid never comes back": rechecked(comes_back),
    "opener can always bid": rechecked(cannot_open, seats=2),
    "always one loser": rechecked(not_one_loser),
    "starter always in": rechecked(starter_out),
    "no ban in mid round": rechecked(banned_in_mid_round),
    "option matters": option_matters,
}
"""By question: what rechecks a claim."""

__all__ = ["RECHECKED_ROUNDS", "tiny_rounds"]
