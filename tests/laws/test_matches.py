"""What holds in every match of every ruleset with any house rules, whatever is agreed and done.

2,000 matches in `make test`, 20,000 in `make soak`: each game is staged once and played several
times; one match of each is played by the reference as well.
"""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from coyote_spec.interpreter.match import read_match, run_match
from coyote_spec.interpreter.players import players_from
from coyote_spec.interpreter.sight import legal_events, sight
from coyote_spec.interpreter.staged import PileDealer
from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.game import at
from tests.interpreter.games import LIBRARY, Agreed
from tests.laws.games import MOVES, ROUNDS, Record, Staged, games
from tests.soak import cases

MATCHES = 16
"""How often each game is played."""

GAMES = cases(125)
"""How many games are agreed."""

MAY_STICK = {"en_advanced", "es_advanced"}
"""Where somebody may be left without a legal move, with a cap on top: see test_stuck."""


def check(table: Staged) -> None:
    """The laws of a single state."""
    assert table.cards_everywhere() == table.copies
    pile = table.flat[table.game.slots[at(PILES[0])]]
    dealer = table.game.dealer
    assert isinstance(dealer, PileDealer)
    assert sum(pile) == len(dealer.left)
    assert min(table.of_seats("coins")) >= 0
    assert any(table.of_seats("in_play"))


def check_coins(table: Staged, before: tuple[int, ...]) -> None:
    """What seats have is what they had and what they took; who is out may have given it back.
    Where coins that lack can't be taken, what is on heads and what is left is the supply."""
    readings = table.one.match.readings
    returned = readings["returned_coins"] == "returned"
    paid, coins = table.of_seats("paid"), table.of_seats("coins")
    rows = zip(before, paid, coins, table.of_seats("in_play"), strict=True)
    for had, took, has, stays in rows:
        assert has == (0 if returned and not stays else had + took)
    if readings.get("supply_out") == "no_coin":
        supply = 12 * table.one.match.options.get("boxes", 1)
        # Within a round, coins come back only after others were taken.
        assert sum(before) + sum(n for n in paid if n > 0) <= supply


def play(table: Staged, seed: int) -> Record:
    """Plays a match at random; every state is checked."""
    chance = random.Random(seed)
    table.begin(seed)
    record = Record(table.one.match)
    record.match = read_match(
        record.match.as_json() | {"seed": seed}, table.one.rules, LIBRARY.deck
    )
    while table["winner"] < 0 and len(record.rounds) < ROUNDS:
        table.flat = table.game.deal(table.flat)
        check(table)
        before = table.of_seats("coins")
        record.rounds.append([])
        while not table["over"] and len(record.rounds[-1]) < MOVES:
            assert table.of_seats("in_play")[table["turn"]]
            event = table.choose(chance, len(record.rounds[-1]))
            if event is None:
                record.stuck = True
                return record
            table.do(event)
            record.rounds[-1].append(event)
            check(table)
        if not table["over"]:
            return record
        record.paid.append(table.of_seats("paid"))
        check_coins(table, before)
    return record


def check_bound(table: Staged, record: Record) -> None:
    """Where each round cost one player one coin, there are (n-1)t to nt-1 of them."""
    match, parts = record.match, table.one.ruleset.split("+")
    players, rounds = match.players, len(record.paid)
    if "points" in parts and all(events[-1].move == "challenge" for events in record.rounds):
        assert rounds <= players + 1
    if all(sorted(paid) == [0] * (players - 1) + [1] for paid in record.paid):
        coins = match.options.get("threshold", table.one.rules.options["threshold"][0].low)
        assert rounds <= players * coins - 1
        if table["winner"] >= 0 and not {"last_two", "points"} & set(parts):
            assert rounds >= (players - 1) * coins


def check_replay(table: Staged, record: Record) -> None:
    """The match, written down and read again, comes out the same."""
    read = read_match(record.written.as_json(), table.one.rules, LIBRARY.deck)
    assert read == record.written
    last = table.flat
    assert read.seed is not None
    table.begin(read.seed)
    for events in read.rounds:
        table.flat = table.game.deal(table.flat)
        for event in events:
            assert table.legal(event)
            table.do(event)
    assert table.flat == last


def check_reference(table: Staged, record: Record) -> None:
    """The reference plays the same match."""
    again = run_match(record.written, table.one.rules)
    assert again.illegal_at is None
    assert again.winner == (table["winner"] if table["winner"] >= 0 else None)
    assert [one.paid for one in again.rounds[: len(record.paid)]] == [
        tuple((seat, n) for seat, n in enumerate(paid) if n) for paid in record.paid
    ]
    assert again.rounds[-1].coins == table.of_seats("coins")
    assert again.outcome == ("settled" if again.winner is not None else "open")


def check_stuck(table: Staged, record: Record) -> None:
    """Nobody is left without a move, unless it is known; and then the tool reports it."""
    base, *house = table.one.ruleset.split("+")
    assert base in MAY_STICK
    assert "cap" in house
    real = Agreed(table.one.ruleset, record.match).table()
    for events in record.rounds:
        assert real.deal() is None
        for event in events:
            assert real.do(event) is None
    assert real.turn is not None
    view = sight(real, real.turn, tuple(table.copies))
    assert not any(event for move in view.moves for event in legal_events(view, move))
    assert players_from(0, 1)[0].choose(view) is None


@settings(max_examples=GAMES)
@given(games(), st.integers(0, 2**32))
def test_every_match_keeps_the_laws(one: Agreed, seed: int) -> None:
    table = Staged(one)
    for number in range(MATCHES):
        record = play(table, seed + number)
        check_bound(table, record)
        check_replay(table, record)
        if record.stuck:
            check_stuck(table, record)
        elif number == 0:
            check_reference(table, record)
