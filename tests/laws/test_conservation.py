"""No card is lost and none is added, whatever is done in whatever state: by the solver here, in
random matches in test_matches, and under any rules in test_made_up."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import z3

import coyote_spec
from coyote_spec import resources
from coyote_spec.prover.anystate import symbolic_game, unknown_state
from coyote_spec.prover.ask import Asker
from coyote_spec.prover.candidates import is_seat
from coyote_spec.prover.symbolic import term
from coyote_spec.ruleset.ruleset import Ruleset
from coyote_spec.semantics import effects
from coyote_spec.semantics.domain import State
from coyote_spec.semantics.game import at
from coyote_spec.semantics.round import Act, deal, legal, moves, opened_round, step
from tests.agreement.rulesets import every, library, setting, shipped
from tests.agreement.samples import DEAL, cards_of, played, tracked
from tests.interpreter.games import deck_of

GAMES = [*library().shipped(), "every"]
LIMIT = 60.0


def rules_of(name: str) -> Ruleset:
    return every() if name == "every" else shipped(name)


def lost(name: str, players: int = 3) -> list[str]:
    """The moves, a deal among them, after which in some state of a few cards of any kind, one is
    missing or there is one more."""
    rules = rules_of(name)
    cards = dict.fromkeys(list(rules.named_cards)[:3], 1) | {"1": 2, "-5": 1}
    one = tracked(setting(rules, players, deck_of(cards)))
    found = []
    for move in (DEAL, *moves(symbolic_game(one))):
        game = symbolic_game(one)
        state = unknown_state(game).put(drawn=0)
        act = Act(move, z3.Int("who"), z3.Int("choice"))
        asker = Asker(LIMIT)
        if move == DEAL:
            after = deal(game, opened_round(game, state))
        else:
            asker.require([term(legal(game, state, act)), term(is_seat(game, act.seat))])
            after = step(game, state, act)
        before, now = cards_of(game, state), cards_of(game, after)
        if not asker.impossible(z3.Or([term(before[k]) != term(now[k]) for k in before])):
            found.append(move)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_no_move_in_any_state_loses_a_card(name: str) -> None:
    assert lost(name) == []


def forgets(place: Any, where: Any, moment: Any, state: State, right: Any) -> Any:
    """Moves cards, and forgets to lay them down."""
    return right(place, where, moment, state).put_at(at(where.name), state[at(where.name)])


def copies(place: Any, where: Any, moment: Any, state: State, right: Any) -> Any:
    """Lays cards down, and leaves them where they were too."""
    return right(place, where, moment, state).put_at(at(place.name), state[at(place.name)])


@pytest.mark.parametrize("wrong", [forgets, copies])
def test_a_swap_that_loses_or_doubles_the_old_card_is_caught(
    wrong: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the solver, which names the moves that lay a card elsewhere, and by playing."""
    monkeypatch.setattr(effects, "_move", partial(wrong, right=effects._move))
    assert lost("en_advanced") == ["swap", "guess"]
    rules = shipped("en_advanced")
    one = tracked(setting(rules, 3))

    def many() -> None:
        for number in range(20):
            played(one, rules.deck, number, tries=30)

    with pytest.raises(AssertionError):
        many()


def test_a_swap_that_leaves_the_old_card_where_it_counts_is_caught(tmp_path: Path) -> None:
    """No card is lost by it; the examples of the game see that it still counts."""
    text = (resources.variants() / "en_advanced.coyote").read_text(encoding="utf-8")
    (line,) = re.findall(r"\n    move forehead of actor to behind of actor.*", text)
    for part, caught in (("", True), (line, False)):
        file = tmp_path / "mine.coyote"
        file.write_text(text.replace(line, part), encoding="utf-8")
        found = coyote_spec.check([str(file)])
        assert bool(found.diagnostics or found.failed) is caught
