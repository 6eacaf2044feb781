"""Where somebody can be left without a legal move, and that the tool says so.

Only a cap does it, in the games with picture coins: a coin that a number has to follow is used, and
no number is left. Everywhere else the random matches of test_matches never meet such a state.
"""

import pytest

from coyote_spec import api
from coyote_spec.interpreter.match import Match
from coyote_spec.interpreter.players import players_from
from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.sight import sight
from tests.interpreter.games import Agreed


@pytest.mark.parametrize("base", ["en_advanced", "es_advanced"])
@pytest.mark.parametrize("coin", ["reverse", "extra_feather", "swap"])
def test_the_table_says_that_nothing_is_legal(base: str, coin: str) -> None:
    one = Agreed(f"{base}+cap", Match(3, options={"highest_bid": 1}, seed=1))
    table = one.table()
    table.deal()
    assert table.do(Event(0, "bid", amount=1)) is None
    assert table.do(Event(1, coin)) is None
    held = dict(one.cards.cards)
    view = sight(table, 1, tuple(held[kind.name] for kind in table.setting.kinds))
    assert players_from(0, 1)[0].choose(view) is None
    refused = table.do(Event(1, "bid", amount=2))
    assert refused is not None
    assert refused.rule == "within_cap"


def test_play_says_so_and_stops() -> None:
    said: list[str] = []
    lines = iter(["bid 1", "reverse"])
    result = api.play(
        "en_advanced+cap",
        3,
        people=[0, 1, 2],
        ask=lambda question: next(lines),
        say=said.append,
        options={"highest_bid": 1},
    )
    assert "Seat 1 has no legal move." in said
    assert result.outcome == "open"
    assert [event.move for event in result.match.rounds[0]] == ["bid", "reverse"]
