"""Which rules can act or forbid something, and which of them at once: a replayed situation, or a
proof that there is none."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer
from coyote_spec.interpreter.match import read_match, run_match
from coyote_spec.interpreter.scenario import read_scenario, run_scenario
from coyote_spec.interpreter.score import score
from coyote_spec.prover import idle
from coyote_spec.prover.answer import answers
from coyote_spec.prover.match.pile import first_act
from coyote_spec.prover.verdict import Finding
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.ruleset.effect import Text
from coyote_spec.ruleset.ruleset import Deck, Ruleset
from coyote_spec.search import fired
from coyote_spec.search.acting import NamesOfActing
from coyote_spec.search.find import show
from coyote_spec.search.firing import acting
from coyote_spec.search.ground import Ground, Node
from coyote_spec.search.told import Agreed, Replay
from coyote_spec.semantics.game import Game
from coyote_spec.semantics.round import Act, deal, opened_round, step
from tests.agreement.rulesets import library, setting, shipped
from tests.prover.claims import ask, extended
from tests.prover.played_out import Rounds, first_acting
from tests.prover.test_turns import replayed


def fires(name: str, *rules: str, players: tuple[int, int] = (2, 5), **more: Any) -> Finding:
    key = "rule fires" if len(rules) == 1 else "rules meet"
    claim = Claim("asked", (library().ruleset(name),), Question(key, rules), players, **more)
    (found,) = answers(claim, 60.0)
    return found


def told(found: Finding, rules: Ruleset) -> dict[str, Any]:
    """The witness, played by the reference interpreter as anybody else would."""
    witness: Any = found.witness
    if "cards" in witness:
        return score(rules, witness["cards"], witness["pile"]).as_json()
    return replayed(found, rules)


@pytest.mark.parametrize(
    ("name", "rule", "players"),
    [
        ("en", "raise", 2),
        ("en", "max_zero", 2),
        ("en", "night", 2),
        ("en", "out", 2),
        ("en", "last_one_in", 2),
        ("en", "deal", 2),
        ("fr", "opener", 2),
        ("pt_kidult", "restart", 2),
        ("en_advanced", "guess", 3),
        ("en_advanced", "forwards_again", 3),
        ("en", "short_deal", 4),
        ("en", "empty_draw", 4),
        ("pt", "short_deal", 4),
        ("fr", "empty_draw", 4),
    ],
)
def test_a_rule_that_can_act(name: str, rule: str, players: int) -> None:
    found = fires(name, rule)
    assert (found.verdict, found.scope.players) == ("proved", (players,))
    assert found.results[name] == told(found, shipped(name))


def test_a_rule_that_forbids_is_the_one_that_does() -> None:
    found = fires("fr", "opener")
    rules = shipped("fr")
    result = run_scenario(read_scenario(dict(found.witness or {}), rules, library().deck), rules)
    assert (result.outcome, result.rule) == ("illegal", "opener")


def test_a_short_pile_takes_a_match() -> None:
    found = fires("en", "short_deal")
    rules = shipped("en")
    match = read_match(dict(found.witness or {}), rules, library().deck)
    assert len(match.shuffles) == 2
    assert run_match(match, rules).outcome == "open"
    assert len(match.rounds) == 8


@pytest.mark.parametrize(("rule", "rounds"), [("short_deal", 8), ("empty_draw", 8)])
def test_fewer_players_are_ruled_out(rule: str, rounds: int) -> None:
    """Two or three have played to the end before thirty cards are dealt; and the first rounds of
    four leave cards enough."""
    found = fires("en", rule)
    assert found.details == ("with fewer players (2, 3) it is proved that there is none",)
    assert len(found.results["en"]["rounds"]) == rounds
    assert fires("en", rule, players=(2, 3)).verdict == "refuted"


@pytest.mark.parametrize(
    ("rule", "cards", "players", "high"),
    [
        ("empty_draw", {"?": 1, "1": 5}, 2, 2),
        ("empty_draw", {"?": 1, "1": 2}, 2, 2),
        ("short_deal", {"?": 1, "1": 2}, 2, 2),
        ("short_deal", {"1": 12}, 2, 2),
    ],
)
def test_plain_search_finds_the_same_first_round(
    rule: str, cards: dict[str, int], players: int, high: int
) -> None:
    rules, deck = shipped("en"), Deck("few", Text("Few"), tuple(cards.items()))
    under = setting(rules, players, deck)
    found = first_act(under, deck, rule, 60.0)
    plain = first_acting(Rounds(under, 0, high), rule, 12)
    assert plain == (None if found.never else len(found.shown.match.rounds))  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("name", "rule"),
    [("en", "copies"), ("en", "two_boxes"), ("en+plain", "max_zero"), ("fr+plain", "times_two")],
)
def test_a_rule_that_never_acts(name: str, rule: str) -> None:
    found = fires(name, rule)
    assert (found.verdict, found.witness) == ("refuted", None)


def test_two_players_never_use_a_picture_coin() -> None:
    for move in ("skip", "guess", "reverse", "swap", "extra_feather"):
        assert fires("en_advanced", move, players=(2, 2)).verdict == "refuted"


NEVER = """actions
  add by_nobody  move instead of a bid needs players_left above players
    turn passes
starting
  add to_itself  when coins of starter is 0 - 1: starter becomes caller
"""


@pytest.mark.parametrize("rule", ["by_nobody", "to_itself"])
def test_conditions_that_never_hold(tmp_path: Path, rule: str) -> None:
    (found,) = ask(tmp_path, NEVER, f"players 2 to 3\nrule fires {rule}")
    assert found.verdict == "refuted"


def test_what_says_what_there_is_does_nothing() -> None:
    found = fires("en", "threshold")
    assert found.verdict == "unknown"
    assert "does nothing itself" in found.sentence


@pytest.mark.parametrize(
    ("name", "rules", "players"),
    [
        ("en", ("max_zero", "max_minus"), 4),
        ("fr", ("max_minus", "times_two"), 3),
        ("en_advanced", ("skip", "guess"), 3),
        ("en_advanced", ("next_starter", "skip"), 3),
        ("en", ("night", "last_one_in"), 2),
    ],
)
def test_rules_that_meet(name: str, rules: tuple[str, str], players: int) -> None:
    found = fires(name, *rules)
    assert (found.verdict, found.scope.players) == ("proved", (players,))
    assert found.results[name] == told(found, shipped(name))


def test_rules_of_which_one_never_acts_never_meet() -> None:
    assert fires("en", "copies", "max_zero").verdict == "refuted"


def test_what_did_not_act_in_the_replay_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "coyote_spec.prover.questions.firing.acted", lambda situation, ruleset: frozenset()
    )
    with pytest.raises(AssertionError, match="doesn't show it"):
        fires("pt", "challenge", players=(2, 2))


def test_the_two_ways_to_see_what_acts_agree(tmp_path: Path) -> None:
    """Step by step in the search, and over the whole situation by the interpreter."""
    rules = shipped("pt_kidult")
    ground = Ground(setting(rules, 3))
    seen = 0
    for one, _ in zip(acting(ground), range(300), strict=False):
        if one.forbidden is None and one.node.done is not None and seen < 40:
            seen += 1

            def shows(played: Replay, names: frozenset[str] = one.names) -> bool:
                return fired.acted(played.situation, rules) >= names

            assert shows(show(ground, one.node, shows, Agreed({}, {})))
    assert seen == 40


def test_a_planted_condition_without_the_solver_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "by_nobody" in extended(tmp_path, NEVER).moves
    monkeypatch.setattr(idle, "never_acts", lambda reached, rule: False)
    monkeypatch.setattr("coyote_spec.prover.questions.firing.never_acts", idle.never_acts)
    (found,) = ask(tmp_path, NEVER, "players 2\nrule fires by_nobody")
    assert found.verdict == "unknown"


def test_nobody_pays_where_points_are_counted() -> None:
    assert fires("en+points", "paying", players=(2, 3)).verdict == "refuted"
    assert fires("en+points", "out", players=(2, 3)).verdict == "refuted"
    assert fires("en", "paying", players=(2, 3)).verdict == "proved"


# ---------------------------------------------------------------- staged and plain


def acted_plainly(ground: Ground, node: Node) -> set[str]:
    """The rules that act on the last step, as the reference interpreter plays it."""
    assert node.before is not None
    watcher = NamesOfActing(ground.setting)
    dealer = ListedDealer(len(ground.setting.kinds), list(node.before.pile), ground.in_order)
    game = dealer.game = Game(ground.setting, Concrete(), dealer, watcher)
    before = ground.whole(node.before)
    if node.done is None:
        deal(game, opened_round(game, before))
        return watcher.names | {rule.name for rule in game.setting.ruleset.section("dealing")}
    step(game, before, Act(*node.done))
    opened = bool(before["opened"])
    return watcher.names | fired.by_its_kind(game.setting.ruleset, node.done[0], opened)


@pytest.mark.parametrize("name", ["en+doubled", "fr+exact_call", "en_advanced", "pt_kidult"])
def test_a_staged_game_tells_what_acts_as_the_reference_does(name: str) -> None:
    ground = Ground(setting(library().ruleset(name), 3))
    tracer = fired.Tracer(ground)
    seen: set[str] = set()
    rounds = (one.node for one in acting(ground))
    for node in islice((node for node in rounds if node.before is not None), 400):
        assert tracer.step(node) == acted_plainly(ground, node)
        seen |= tracer.step(node)
    assert len(seen) > len(ground.calls) + 5
