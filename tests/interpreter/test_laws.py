"""What holds in every match, whatever was agreed and whatever is done."""

from hypothesis import given, settings
from hypothesis import strategies as st

from coyote_spec.interpreter.match import Match, read_match, run_match
from coyote_spec.interpreter.players import players_from
from coyote_spec.interpreter.rounds import Event
from coyote_spec.interpreter.sight import legal_events, sight
from coyote_spec.interpreter.table import Table
from coyote_spec.ruleset.ruleset import PILES
from coyote_spec.semantics.game import at, counts
from tests.interpreter.games import LIBRARY, Agreed, agreed, events
from tests.soak import cases

ROUNDS, MOVES = 10, 15


def cards_everywhere(table: Table) -> list[int]:
    places = (*PILES, *table.setting.ruleset.places)
    rows = [counts(table.game, table.state, place) for place in places]
    return [sum(column) for column in zip(*rows, strict=True)]


def check(table: Table, one: Agreed) -> None:
    """The laws of a single state."""
    held = dict(one.cards.cards)
    assert cards_everywhere(table) == [held[kind.name] for kind in table.setting.kinds]
    assert sum(table.state[at("pile")]) == len(table.dealer.pile)
    assert all(n >= 0 for n in table.state["coins"])
    assert any(table.state["in_play"])
    if table.round_over:
        return
    assert table.turn is not None
    assert table.state["in_play"][table.turn]
    view = sight(table, table.turn, tuple(held[kind.name] for kind in table.setting.kinds))
    assert any(event for move in view.moves for event in legal_events(view, move))


def check_coins(table: Table, before: tuple[int, ...]) -> None:
    """What seats have is what they had and what they took; who is out may have given it back."""
    returned = table.setting.readings.get("returned_coins") == "returned"
    rows = zip(before, table.state["paid"], table.state["coins"], strict=True)
    for seat, (had, took, has) in enumerate(rows):
        gave_all = returned and not table.state["in_play"][seat]
        assert has == (0 if gave_all else had + took)


@given(agreed(), st.data())
def test_of_every_state(one: Agreed, data: st.DataObject) -> None:
    table = one.table()
    check(table, one)
    played: list[list[Event]] = []
    for _ in range(ROUNDS):
        if table.deal() is not None:
            break
        played.append([])
        dealt = counts(table.game, table.state, "forehead")
        assert sum(dealt) == sum(table.state["in_play"])
        coins = table.state["coins"]
        for _ in range(MOVES):
            if table.round_over:
                break
            check(table, one)
            event = data.draw(events(table))
            asked, before = table.refusal(event), table.state
            done = table.do(event)
            assert done == asked
            if done is None:
                played[-1].append(event)
            else:
                assert done.rule
                assert done.says
                assert table.state is before
        check(table, one)
        check_coins(table, coins)
        if not table.round_over:
            break
    again = run_match(_with(one.match, played), one.rules)
    assert again.outcome != "illegal"
    assert again.winner == table.winner
    assert again.rounds[-1] == table.result()


def _with(match: Match, rounds: list[list[Event]]) -> Match:
    return Match(
        match.players,
        match.starter,
        match.options,
        match.readings,
        match.deck,
        match.seed,
        rounds=tuple(map(tuple, rounds)),
    )


@settings(max_examples=cases(60))
@given(agreed(), st.integers(0, 2**32))
def test_matches_of_seeded_players_end_and_replay(one: Agreed, seed: int) -> None:
    held = dict(one.cards.cards)
    if one.match.readings.get("supply_out") == "no_coin":  # then no match need end
        return
    table = one.table()
    players = players_from(seed, one.match.players)
    copies = tuple(held[kind.name] for kind in table.setting.kinds)
    most = one.match.players * one.match.options.get("threshold", 3)
    rounds: list[list[Event]] = []
    results = []
    while table.deal() is None:
        rounds.append([])
        assert len(rounds) <= most
        while not table.round_over:
            assert table.turn is not None
            event = players[table.turn].choose(sight(table, table.turn, copies))
            assert event is not None
            assert table.do(event) is None
            rounds[-1].append(event)
            assert len(rounds[-1]) < 1000
        results.append(table.result())
    assert table.winner is not None
    assert sum(table.state["in_play"]) == 1
    match = _with(one.match, rounds)
    read = read_match(match.as_json(), one.rules, LIBRARY.deck)
    again = run_match(read, one.rules)
    assert again.as_json()["rounds"] == [result.as_json() for result in results]
    assert (again.outcome, again.winner) == ("settled", table.winner)


@given(agreed(), st.integers(0, 2**32), st.data())
def test_a_player_does_not_know_its_own_card(one: Agreed, seed: int, data: st.DataObject) -> None:
    """Its card and any card of the pile change places: it does the same."""
    held = dict(one.cards.cards)
    table = one.table()
    table.deal()
    assert table.turn is not None
    turn = table.turn
    copies = tuple(held[kind.name] for kind in table.setting.kinds)
    before = players_from(seed, turn + 1)[turn].choose(sight(table, turn, copies))
    if not table.dealer.pile:
        return
    place = data.draw(st.integers(0, len(table.dealer.pile) - 1))
    rows, pile = table.state[at("forehead")], list(table.state[at("pile")])
    mine, other = rows[turn].index(1), table.dealer.pile[place]
    row = [0] * len(copies)
    row[other] = 1
    pile[mine] += 1
    pile[other] -= 1
    table.dealer.pile[place] = mine
    table.state = table.state.put_at(at("pile"), tuple(pile)).put_at(
        at("forehead"), tuple(tuple(row) if s == turn else r for s, r in enumerate(rows))
    )
    assert players_from(seed, turn + 1)[turn].choose(sight(table, turn, copies)) == before
