"""Every kind of question has a counterpart in plain search: here, as a function that rechecks a
claim on a tiny deck, in `rechecks_of_rounds` or `rechecks_of_rules` where all states of a tiny
match are gone through, or in a test of its own. A new question is a function or a line there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.setting import NoDealer, allowed_players
from coyote_spec.prover.answer import answers
from coyote_spec.ruleset import effect as do
from coyote_spec.ruleset.claim import HIGHEST_TOTAL, Claim, Question
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.parts import parts_defined
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.ruleset.setting import Setting
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.expression import value_of
from coyote_spec.semantics.game import Game, Moment, fresh_state
from coyote_spec.semantics.round import BID, Act, legal, moves, opened_round, step
from tests.agreement.counts import enumerated
from tests.agreement.rulesets import setting
from tests.prover.test_any_deck import decks
from tests.prover.test_tables import spans_by_trying

LIMIT = 60.0
LOW = -3
"""The lowest number that is bid in a search."""

MOST = 150
"""States that a search looks at."""


def tiny(claim: Claim) -> Claim:
    """The same claim with the fewest players and a deck of few cards more than that."""
    few = min(n for game in claim.games for n in allowed_players(game, claim.options))
    known = [set(game.named_cards) for game in claim.games]
    special = sorted(set.intersection(*known))[:2]
    cards = (("1", few), ("-2", 1), *((card, 1) for card in special))
    deck = Deck("tiny", Text(), cards)
    return replace(
        claim,
        players=(few, few),
        deck=deck,
        any_deck=False,
        every_value=(),
        every_reading=(),
    )


def agreed(claim: Claim, game: Ruleset) -> Setting:
    assert claim.players is not None
    assert claim.deck is not None
    return setting(game, claim.players[0], claim.deck, claim.options, claim.readings)


def verdicts(claim: Claim) -> list[str]:
    return [finding.verdict for finding in answers(claim, LIMIT)]


def ranges(claim: Claim) -> None:
    """The two ends by enumeration are proved, and any others refuted."""
    for game in claim.games:
        totals = enumerated(agreed(claim, game)).values()
        low, high = min(totals), max(totals)
        one = replace(claim, games=(game,))
        assert verdicts(replace(one, question=Question("total ranges", (low, high)))) == ["proved"]
        wrong = replace(one, question=Question("total ranges", (low, high + 1)))
        assert verdicts(wrong) == ["refuted"]


def same_counting(claim: Claim) -> None:
    for games in combinations(claim.games, 2):
        one, other = (enumerated(agreed(claim, game)) for game in games)
        expected = "proved" if one == other else "refuted"
        assert verdicts(replace(claim, games=games)) == [expected]


def bidding_ends(claim: Claim) -> None:
    """With bids up to the highest total no state comes back; without a limit bids go on upwards."""
    for game in claim.games:
        one = agreed(claim, game)
        high = max(enumerated(one).values())
        ends = claim.assuming is not None
        after = searched(claim, one, high if ends else 3)
        goes_on = any(
            legal(_game(one), state, Act(BID, state["turn"], state["bid"] + 1))
            for state in after.values()
            if state["opened"] and state["bid"] >= 3
        )
        (verdict,) = verdicts(replace(claim, games=(game,)))
        if verdict == "proved":
            assert not comes_back(claim, one, high if ends else 3)
        else:
            assert verdict == "refuted"
            assert goes_on or comes_back(claim, one, high if ends else 3)


def never_stuck(claim: Claim) -> None:
    for game in claim.games:
        stuck = stuck_states(claim, agreed(claim, game), 3)
        assert (verdicts(replace(claim, games=(game,))) == ["proved"]) == (not stuck)


def copies(claim: Claim) -> None:
    """Each deck of the size with each of the cards: proved where none of them goes beyond it."""
    assert claim.deck is not None
    cards = tuple(card for card, _ in claim.deck.cards)
    for game in claim.games:
        ends = {}
        for deck in decks(cards, claim.deck.size - len(cards)):
            totals = enumerated(agreed(replace(claim, deck=deck), game)).values()
            ends[deck] = min(totals), max(totals)
        widest = min(low for low, _ in ends.values()), max(high for _, high in ends.values())
        for deck, span in ends.items():
            expected = "proved" if span == widest else "refuted"
            assert verdicts(replace(claim, games=(game,), deck=deck)) == [expected]


def what_is_certain(claim: Claim) -> None:
    """Every own card with everything that can be drawn, for each set of cards that is seen: both
    ends are proved, and any others refuted."""
    assert claim.players is not None
    assert claim.deck is not None
    for game in claim.games:
        spans = spans_by_trying(game, claim.players[0], claim.deck).values()
        too_high, always = (pick(high for _, high in spans) + 1 for pick in (min, max))
        safe = max(low for low, _ in spans)
        one = replace(claim, games=(game,), question=Question("what is certain"))
        (finding,) = answers(one, LIMIT)
        assert finding.verdict == "proved"
        assert f" {too_high} is the lowest number that somebody can be certain" in finding.sentence
        assert f"; from {always} on everybody is. {safe} is the highest" in finding.sentence
        for ends in ((safe, too_high), (safe + 1, too_high), (safe, too_high - 1)):
            expected = "proved" if ends == (safe, too_high) else "refuted"
            assert verdicts(replace(one, question=Question("what is certain", ends))) == [expected]


RECHECKED: dict[str, Callable[[Claim], None]] = {
    "total ranges": ranges,
    "same counting": same_counting,
    "bidding ends": bidding_ends,
    "never stuck": never_stuck,
    "copies never matter": copies,
    "what is certain": what_is_certain,
}
"""By question: what rechecks a claim that is made tiny."""

ELSEWHERE = {
    "match ends": "tests/prover/test_matches.py::test_plain_search_finds_no_end_either",
    "match lasts": "tests/prover/test_matches.py::test_plain_search_finds_the_same_lengths",
    "coins always suffice": "tests/prover/test_matches.py::test_plain_search_finds_the_same_coins",
    "pile always suffices": "tests/prover/test_matches.py::test_plain_search_finds_the_same_round",
    "order matters": "tests/prover/test_tables.py::"
    "test_the_order_matters_where_trying_finds_a_table",
    "can be certain": "tests/prover/test_tables.py::test_what_is_certain_is_what_trying_finds",
    "true bid can always open": "tests/prover/test_tables.py::"
    "test_a_true_opening_on_every_table_or_the_smallest_without",
    "reading matters": "tests/prover/test_matters.py::test_the_smallest_table_is_what_trying_finds",
    **dict.fromkeys(
        ("always", "never", "reachable"),
        "tests/prover/test_states.py::test_enumeration_of_a_tiny_game_says_the_same",
    ),
}
"""By question: the test that holds its answers against plain search."""


# ---------------------------------------------------------------- plain search of a round


def _game(one: Setting) -> Game:
    return Game(one, Concrete(), NoDealer())


def acts(one: Setting, state: State, high: int) -> list[Act]:
    """All that can be tried in a state, numbers from LOW to high."""
    found = []
    for move in moves(_game(one)):
        choices = range(min(LOW, 0), max(high, one.players, len(one.kinds)) + 1)
        seats = {state["turn"], state["bidder"]} - {-1}
        found += [Act(move, seat, choice) for seat in sorted(seats) for choice in choices]
    return found


def _key(state: State) -> tuple[object, ...]:
    return tuple(value for name, value in state.values.items() if name != "table")


def _nexts(claim: Claim, one: Setting, state: State, high: int) -> list[State]:
    """The states after all bids and moves that neither count nor move cards."""
    game, found = _game(one), list[State]()
    quiet = {BID, *(name for name, rule in moves(game).items() if rule and not _cards(one, rule))}
    for act in acts(one, state, high):
        if act.move not in quiet or act.move in one.ruleset.calls:
            continue
        if act.move == BID and not LOW <= act.choice <= high:
            continue
        extra = {HIGHEST_TOTAL: high, "actor": act.seat, "number": act.choice}
        fits = claim.assuming is None or value_of(claim.assuming, Moment(game, extra), state)
        if legal(game, state, act) and (act.move != BID or fits):
            after = step(game, state, act)
            found += [] if after["over"] else [after]
    return found


def _cards(one: Setting, rule: object) -> bool:
    moving = (do.Draw, do.MoveCards, do.RoundEnds)
    return any(
        isinstance(part, moving) for part in parts_defined(one.ruleset, getattr(rule, "block", ()))
    )


def searched(claim: Claim, one: Setting, high: int) -> dict[tuple[object, ...], State]:
    """All states of a first round that bids and quiet moves lead to, but not too many."""
    start = opened_round(_game(one), fresh_state(_game(one)))
    found, todo = {_key(start): start}, [start]
    while todo and len(found) < MOST:
        for after in _nexts(claim, one, todo.pop(0), high):
            if _key(after) not in found:
                found[_key(after)] = after
                todo.append(after)
    return found


def stuck_states(claim: Claim, one: Setting, high: int) -> list[State]:
    """The states among these in which nothing is legal, nor a slightly higher number."""
    return [
        state
        for state in searched(claim, one, high).values()
        if not any(legal(_game(one), state, act) for act in acts(one, state, high + 2))
    ]


def comes_back(claim: Claim, one: Setting, high: int) -> bool:
    """Whether some of these states can come again."""
    states = searched(claim, one, high)
    edges = {
        key: {_key(after) for after in _nexts(claim, one, state, high)} & states.keys()
        for key, state in states.items()
    }
    while leaves := [key for key, after in edges.items() if not after & edges.keys()]:
        for key in leaves:
            del edges[key]
    return bool(edges)


__all__ = ["ELSEWHERE", "RECHECKED", "tiny"]
