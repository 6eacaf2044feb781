"""The staged game is the reference interpreter, only faster."""

import io
import re
import tokenize
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote_spec.interpreter.concrete import Concrete
from coyote_spec.interpreter.dealers import ListedDealer, from_seed
from coyote_spec.interpreter.rounds import act_of
from coyote_spec.interpreter.setting import choose, tracked_places
from coyote_spec.interpreter.staged import PileDealer, StagedGame
from coyote_spec.interpreter.table import Table
from coyote_spec.semantics.game import Game, at, fresh_state
from coyote_spec.semantics.round import legal
from coyote_spec.source import InputError
from tests.interpreter.games import SHIPPED, Agreed, agreed, deck_of, events, ruleset

ROUNDS, MOVES = 12, 15


def reference(one: Agreed, tracked: bool) -> Table:
    """The table of the reference; tracked: it knows each seat's cards even where no rule asks."""
    table = one.table()
    if tracked:
        return table
    setting = replace(table.setting, tracked=tracked_places(one.rules))
    cards = [setting.kind(name) for name, n in one.cards.cards for _ in range(n)]
    assert one.match.seed is not None
    reorder = from_seed(one.match.seed)
    dealer = ListedDealer(len(setting.kinds), reorder(cards), reorder)
    game = Game(setting, Concrete(), dealer)
    dealer.game = game
    state = fresh_state(game).put(starter=one.match.starter)
    state = state.put_at(at("pile"), table.state[at("pile")])
    return Table(game, replace(game, domain=Concrete()), dealer, table.notes, state, state)


def staged(one: Agreed, table: Table) -> tuple[StagedGame, tuple[int, ...]]:
    game, setting = StagedGame(table.setting), table.setting
    cards = [setting.kind(name) for name, n in one.cards.cards for _ in range(n)]
    assert one.match.seed is not None
    reorder = from_seed(one.match.seed)
    game.dealer = PileDealer(len(setting.kinds), reorder(cards), reorder)
    return game, game.start(one.match.starter, pile=cards)


@given(agreed(), st.booleans(), st.data())
def test_whole_matches_agree_with_the_reference(
    one: Agreed, tracked: bool, data: st.DataObject
) -> None:
    table = reference(one, tracked)
    game, flat = staged(one, table)
    for _ in range(ROUNDS):
        if table.deal() is not None:
            break
        flat = game.deal(flat)
        assert flat == game.flat(table.state)
        for _ in range(MOVES):
            if table.round_over:
                break
            event = data.draw(events(table))
            act = act_of(table.game, event)
            allowed = legal(table.game, table.state, act)
            assert game.legal(flat, act.move, act.seat, act.choice) == allowed
            if allowed:
                assert table.do(event) is None
                flat = game.step(flat, act.move, act.seat, act.choice)
                assert flat == game.flat(table.state)
    assert game.flat(game.whole(flat)) == flat
    assert game.value(flat, "coins") == table.state["coins"]


@pytest.mark.parametrize("name", SHIPPED)
def test_no_word_of_a_variant_enters_the_text(name: str) -> None:
    rules = ruleset(name)
    text = StagedGame(choose(rules, dict(rules.deck.cards), players=3)).text
    ours = r"def|return|if|elif|else|and|or|not|True|False|draw|shuffle|[fsabd]|v\d+"
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME:
            assert re.fullmatch(ours, token.string)
        assert token.type not in (tokenize.STRING, tokenize.COMMENT)


def test_an_option_of_ten_thousand_digits_is_staged() -> None:
    rules = ruleset("fr")
    setting = choose(rules, dict(rules.deck.cards), players=2, options={"threshold": 10**10_000})
    game = StagedGame(setting)
    flat = game.start(hands=[0, 1])
    assert game.legal(flat, "bid", 0, 10**10_000)
    bid = game.step(flat, "bid", 0, 10**10_000)
    settled = game.step(bid, "challenge", 1)
    assert game.value(settled, "coins") == (1, 0)


def test_a_deck_too_large_to_be_staged_is_refused() -> None:
    rules = ruleset("en")
    copies = dict.fromkeys(["?", "max0", "max-", "x2"], 200)
    game = StagedGame(choose(rules, copies, players=2, deck=deck_of(copies)))
    begun = game.start(hands=[0, 1])
    with pytest.raises(InputError, match="too many copies"):
        game.step(game.step(begun, "bid", 0, 1), "challenge", 1)


def test_only_what_is_played_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, str]] = []
    real = StagedGame._written_down

    def noted(game: StagedGame, what: str, move: str) -> str:
        written.append((what, move))
        return real(game, what, move)

    monkeypatch.setattr(StagedGame, "_written_down", noted)
    rules = replace(ruleset("en_advanced"))  # of which nothing is known yet
    one = choose(rules, dict(rules.deck.cards), players=2)
    game = StagedGame(one)
    flat = game.start(hands=[0, 1])
    assert game.legal(flat, "bid", 0, 1)
    flat = game.step(flat, "bid", 0, 1)
    assert written == [("legal", "bid"), ("step", "bid")]
    assert StagedGame(one).step(flat, "challenge", 1)[game.slots["over"].start]
    assert written[2:] == [("step", "challenge")]


def test_a_round_laid_out_by_hand() -> None:
    rules = ruleset("en")
    setting = choose(rules, dict(rules.deck.cards), players=3)
    game = StagedGame(setting)
    hands = [setting.kind(card) for card in ("20", "10", "x2")]
    flat = game.start(1, [0, 2, 0], hands=hands)
    flat = game.step(flat, "bid", 1, 61)
    assert not game.legal(flat, "bid", 2, 61)
    flat = game.step(flat, "challenge", 2)
    assert game.value(flat, "total") == 60
    assert game.value(flat, "in_play") == (True, False, True)
