"""Each house rule does what players say it does, by its name and as a file in another folder."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coyote_spec import resources
from tests.conftest import Cli

Played = dict[str, Any]
Game = Callable[[str], str]
HANDS = ["3", "4", "5"]
"""Three players, whose cards come to twelve."""


@pytest.fixture(params=["by name", "by path"])
def game(request: pytest.FixtureRequest, tmp_path: Path) -> Game:
    """The name of a game with house rules; or the same where they lie in a folder of one's own."""

    def named(name: str) -> str:
        base, *rules = name.split("+")
        return "+".join([base, *(str(tmp_path / f"{rule}.coyote") for rule in rules)])

    if request.param == "by name":
        return str
    for file in (resources.variants() / "house").glob("*.coyote"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    return named


@pytest.fixture
def run(cli: Cli, game: Game) -> Callable[..., Played]:
    """What comes out of a round; an event is a bid, or a move with its choice."""

    def played(name: str, *events: tuple[Any, ...], code: int = 0, **given: Any) -> Played:
        given = {"hands": HANDS, "events": [_event(*event) for event in events]} | given
        done = cli("run", game(name), "--json", stdin=json.dumps(given))
        assert done.code == code, done.err
        return json.loads(done.out) if code < 2 else {"err": done.err}

    return played


def _event(seat: int, what: int | str, target: int | None = None) -> dict[str, Any]:
    if isinstance(what, int):
        return {"seat": seat, "move": "bid", "amount": what}
    return {"seat": seat, "move": what} | ({} if target is None else {"target": target})


Run = Callable[..., Played]


@pytest.mark.parametrize("base", ["en", "es", "fr", "pt"])
def test_01_late_exit(run: Run, base: str) -> None:
    name, round_ = f"{base}+late_exit", [(0, 13), (1, "challenge")]
    for players in (3, 4):
        hands = ["3", "4", "5", "0"][:players]
        for threshold in (4, 5):
            given = {"hands": hands, "options": {"threshold": threshold}}
            before = run(name, *round_, coins=[threshold - 2] + [0] * (players - 1), **given)
            assert before["eliminated"] == []
            last = run(name, *round_, coins=[threshold - 1] + [0] * (players - 1), **given)
            assert last["eliminated"] == [0]
    assert run(name, *round_, coins=[2, 0, 0])["eliminated"] == [0]
    for hands in (["3", "4"], ["1", "2", "3", "4", "5"]):
        run(name, code=2, hands=hands, options={"threshold": 4})
    run(name, code=2, options={"threshold": 6})


@pytest.mark.parametrize("base", ["fr", "pt", "en"])
def test_02_two_boxes(run: Run, base: str) -> None:
    name = f"{base}+two_boxes"
    for players in (7, 12):
        assert run(name, (0, 9), hands=["1"] * players)["bid"] == {"seat": 0, "amount": 9}
        run(base, (0, 9), hands=["1"] * players, code=2)
    run(name, (0, 9), hands=["1"] * 13, code=2)
    deck, held = ("kidult36", 4) if base == "pt" else ("thirty", 2)  # one set of cards
    said = run(name, (0, 9), hands=["1"] * 7, deck=deck, code=2)["err"]
    assert f"the deck {deck} has {held} of `1`, not 7." in said


@pytest.mark.parametrize("base", ["fr", "pt"])
def test_03_below_zero(run: Run, base: str) -> None:
    for number in (0, -5):
        assert run(base, (0, number), code=1)["illegal_at"] == 1
        assert run(f"{base}+below_zero", (0, number))["bid"] == {"seat": 0, "amount": number}
    assert run(f"{base}+below_zero", (0, -5), (1, -5), code=1)["illegal_at"] == 2


@pytest.mark.parametrize("base", ["en", "fr", "pt"])
def test_04_always_shuffle(run: Run, base: str) -> None:
    events = (0, 9), (1, "challenge")
    assert run(base, *events)["reshuffle"] is False
    assert run(f"{base}+always_shuffle", *events)["reshuffle"] is True


def test_05_calm_night(run: Run) -> None:
    hands = ["night", "4", "5"]
    # In the English game the winner of the round starts: seat 1 bids too much, seat 2 calls.
    events = (1, 10), (2, "challenge")
    plain = run("en", *events, hands=hands, starter=1)
    assert plain["next_starter"] == 2
    assert run("en+calm_night", *events, hands=hands, starter=1)["next_starter"] == 0
    assert run("en+calm_night", *events, hands=HANDS, starter=1)["next_starter"] == 1
    assert run("fr+calm_night", *events, hands=hands, starter=1)["next_starter"] == 0
    # Its holder goes out, or nobody wears it: as before.
    out = run("en+calm_night", (0, 10), (1, "challenge"), hands=hands, coins=[2, 0, 0])
    assert (out["eliminated"], out["next_starter"]) == ([0], 1)
    turned = run("en+calm_night", *events, hands=["?", "4", "5"], pile=["night"], starter=1)
    assert turned["next_starter"] == 2


@pytest.mark.parametrize("base", ["en", "fr", "pt"])
def test_06_one_life(run: Run, base: str) -> None:
    found = run(f"{base}+one_life", (0, 13), (1, "challenge"))
    assert (found["coins"][0], found["eliminated"]) == (1, [0])
    run(f"{base}+one_life", code=2, options={"threshold": 3})


@pytest.mark.parametrize("base", ["en", "fr", "pt"])
def test_07_step_by_one(run: Run, base: str) -> None:
    name = f"{base}+step_by_one"
    assert run(name, (0, 5), (1, 6), (2, 7))["turn"] == 0
    assert run(name, (0, 5), (1, 7), code=1)["illegal_at"] == 2
    assert run(name, (0, 5), (1, 5), code=1)["illegal_at"] == 2


@pytest.mark.parametrize("base", ["en", "fr", "pt"])
def test_08_cap(run: Run, base: str) -> None:
    name = f"{base}+cap"
    assert run(name, (0, 141), code=1)["illegal_at"] == 1
    assert run(name, (0, 140), (1, 141), code=1)["illegal_at"] == 2
    assert run(name, (0, 140), (1, 140), code=1)["illegal_at"] == 2
    assert run(name, (0, 140), (1, "challenge"))["loser"] == 0
    low = {"options": {"highest_bid": 20}}
    assert run(name, (0, 21), code=1, **low)["illegal_at"] == 1
    assert run(name, (0, 20), (1, "challenge"), **low)["outcome"] == "settled"


@pytest.mark.parametrize("base", ["en", "fr", "pt"])
def test_09_tomahawk(run: Run, base: str) -> None:
    name = f"{base}+tomahawk"
    agreed = run(name, (0, 13), (1, "agree"))
    assert (agreed["bid"], agreed["turn"]) == ({"seat": 1, "amount": 13}, 2)
    assert run(name, (0, 13), (1, "agree"), (2, "challenge"))["loser"] == 1
    assert run(name, (0, "agree"), code=1)["illegal_at"] == 1
    turned = run(name, (0, 13), (0, "turn_about"))
    assert (turned["direction"], turned["turn"]) == (-1, 2)
    assert run(name, (0, 13), (0, "turn_about"), (2, 14))["turn"] == 1
    given = run(name, (0, 13), (0, "give_a_card", 2), (1, "challenge"), pile=["1"])
    assert (given["total"], given["loser"]) == (13, 1)
    twice = run(name, (0, 13), (1, "agree"), (1, "turn_about"), code=1)
    assert twice["illegal_at"] == 3


@pytest.mark.parametrize("name", ["en+exact_call", "fr+exact_call", "pt+exact_call"])
def test_10_exact_call(run: Run, name: str) -> None:
    right = run(name, (0, 12), (1, "exact"), coins=[1, 2, 0])
    assert (right["coins"], right["next_starter"], right["total"]) == ([1, 1, 0], 1, 12)
    assert run(name, (0, 12), (1, "exact"))["coins"] == [0, 0, 0]  # never below zero
    for number in (11, 13):
        wrong = run(name, (0, number), (1, "exact"), coins=[1, 1, 0])
        assert (wrong["coins"], wrong["next_starter"]) == ([1, 2, 0], 0)
    assert run(name, (0, 12), (1, "exact"), hands=["3", "9"], code=1)["illegal_at"] == 2
    assert run(name, (0, "exact"), code=1)["illegal_at"] == 1


@pytest.mark.parametrize("name", ["en+hard_exact_call", "fr+hard_exact_call"])
def test_11_hard_exact_call(run: Run, name: str) -> None:
    right = run(name, (0, 12), (1, "exact"), coins=[2, 0, 2])
    assert (right["eliminated"], right["winner"], right["coins"]) == ([0, 2], 1, [3, 0, 3])
    goes_on = run(name, (0, 12), (1, "exact"), coins=[2, 1, 0])
    assert (goes_on["eliminated"], goes_on["next_starter"]) == ([0], 1)
    assert goes_on["coins"] == [3, 1, 1]
    wrong = run(name, (0, 13), (1, "exact"), coins=[2, 0, 2])
    assert (wrong["coins"], wrong["next_starter"]) == ([2, 1, 2], 0)
    given = {"hands": ["3", "9", None], "coins": [0, 0, 3]}
    assert run(name, (0, 12), (1, "exact"), code=1, **given)["illegal_at"] == 2


def test_12_life_transfer(run: Run) -> None:
    events = (0, 13), (1, "challenge")
    assert run("en+life_transfer", *events, coins=[1, 2, 1])["coins"] == [2, 1, 1]
    assert run("en+life_transfer", *events)["coins"] == [1, 0, 0]
    last = run("en+life_transfer", *events, coins=[2, 1, 0])
    assert (last["coins"], last["eliminated"]) == ([3, 0, 0], [0])


@pytest.mark.parametrize(
    ("number", "coins"),
    [(16, [1, 0, 0]), (24, [1, 0, 0]), (25, [2, 0, 0]), (40, [3, 0, 0]), (14, [0, 1, 0])],
)
def test_13_by_tens(run: Run, number: int, coins: list[int]) -> None:
    given = {"hands": ["4", "5", "5"], "options": {"threshold": 5}}
    found = run("en+by_tens", (0, number), (1, "challenge"), **given)
    assert (found["total"], found["coins"]) == (14, coins)


def test_13_by_tens_where_the_caller_is_wrong(run: Run) -> None:
    given = {"hands": ["20", "20", "4"], "options": {"threshold": 5}}
    assert run("en+by_tens", (0, 8), (1, "challenge"), **given)["coins"] == [0, 4, 0]


NUMBERS = ["15", "20", "-5", "-5", "-10", *(str(n) for n in range(1, 11) for _ in "ab")]
SPECIALS = ["?", "max0", "max-", "night", "x2"]


@pytest.mark.parametrize("base", ["en", "fr"])
def test_14_custom_deck(cli: Cli, tmp_path: Path, base: str) -> None:
    """A match whose first shuffle lists these cards can be played with this deck only."""
    copy = tmp_path / "custom_deck.coyote"
    copy.write_bytes((resources.variants() / "house" / "custom_deck.coyote").read_bytes())
    decks = {
        base: [*NUMBERS, *SPECIALS],
        f"{base}+plain": NUMBERS,
        f"{base}+{copy}": NUMBERS,  # the first amendment of the file
        f"{base}+doubled": [*NUMBERS, *SPECIALS, "x2"],
    }
    for name in decks:
        for other, cards in decks.items():
            match = {"players": 2, "shuffles": [cards], "rounds": [{"events": []}]}
            code = cli("run", name, "--json", stdin=json.dumps(match)).code
            assert (code == 0) == (cards == decks[name]), (name, other)


def test_14_a_second_x2_doubles_again(cli: Cli) -> None:
    done = cli("score", "en+doubled", "--cards", "3,x2,x2", "--json")
    assert json.loads(done.out)["total"] == 12


def test_15_last_two(run: Run) -> None:
    events = (0, 13), (1, "challenge")
    fewer = run("en+last_two", *events, coins=[2, 2, 1])
    assert (fewer["eliminated"], fewer["winner"]) == ([0], 2)
    other = run("en+last_two", *events, coins=[2, 0, 1])
    assert other["winner"] == 1
    equal = run("en+last_two", *events, coins=[2, 1, 1])
    assert (equal["winner"], equal["next_starter"]) == (None, 1)
    two = {"hands": [None, "4", "5"], "starter": 1}
    again = run("en+last_two", (1, 13), (2, "challenge"), coins=[3, 1, 1], **two)
    assert (again["winner"], again["coins"], again["eliminated"]) == (2, [3, 2, 1], [])
    out = run("en+last_two", (1, 13), (2, "challenge"), coins=[3, 2, 2], **two)
    assert (out["winner"], out["eliminated"]) == (2, [1])


def test_16_points(cli: Cli, game: Game) -> None:
    """Whoever bids a thousand loses the round; seat 1 wins the first and the third."""
    rounds = [
        {"events": [_event(bidder, 1000), _event(caller, "challenge")]}
        for bidder, caller in ((0, 1), (1, 2), (2, 0), (0, 1))
    ]
    match = {"players": 3, "seed": 1, "rounds": rounds}
    done = cli("run", game("en+points"), "--json", stdin=json.dumps(match))
    found = json.loads(done.out)
    assert (found["outcome"], found["winner"]) == ("settled", 1)
    assert [one["coins"] for one in found["rounds"]] == [[0, 0, 0]] * 4
    assert [one["winner"] for one in found["rounds"]] == [None, None, None, 1]


# ---------------------------------------------------------------- together


def test_one_life_and_a_calm_night(run: Run) -> None:
    hands = ["3", "4", "night"]
    found = run("en+one_life+calm_night", (0, 8), (1, "challenge"), hands=hands)
    assert (found["eliminated"], found["next_starter"]) == ([0], 2)


def test_three_together(run: Run) -> None:
    name = "fr+exact_call+always_shuffle+cap"
    assert run(name, (0, 141), code=1)["illegal_at"] == 1
    found = run(name, (0, 12), (1, "exact"), coins=[0, 2, 0])
    assert (found["coins"], found["reshuffle"]) == ([0, 1, 0], True)


@pytest.mark.parametrize(
    ("base", "first", "second", "what"),
    [
        ("en", "one_life", "late_exit", "both change the rule `threshold`"),
        ("fr", "exact_call", "hard_exact_call", "both change the rule `exact`"),
        ("pt", "points", "by_tens", "both change the rule `payment`"),
        ("en", "plain", "doubled", "both bring a deck of their own"),
    ],
)
def test_what_clashes_is_refused_with_what_can_be_had_instead(
    cli: Cli, base: str, first: str, second: str, what: str
) -> None:
    done = cli("show", f"{base}+{first}+{second}")
    assert done.code == 2
    assert f"{first} and {second} {what}" in done.err
    assert f"`{base}+{first}` or `{base}+{second}`; either goes with always_shuffle" in done.err


def test_each_choice_that_is_offered_can_be_had(cli: Cli) -> None:
    err = cli("show", "pt+one_life+late_exit").err
    offered = err.split("either goes with ")[1].split(".")[0].split(", ")
    assert "doubled" not in offered  # it holds a card for which pt has no rule
    assert len(offered) >= 10
    for name in offered:
        assert cli("show", f"pt+late_exit+{name}").code == 0


def test_the_same_house_rule_twice_is_refused(cli: Cli) -> None:
    done = cli("show", "en+cap+cap")
    assert done.code == 2
    assert "once is enough" in done.err


def test_a_file_in_another_folder_is_checked_compared_and_asked_for_its_range(
    cli: Cli, tmp_path: Path
) -> None:
    file = tmp_path / "ours.coyote"
    file.write_bytes((resources.variants() / "house" / "one_life.coyote").read_bytes())
    assert cli("check", str(file)).code == 0
    compared = cli("compare", "en", f"en+{file}")
    assert compared.code == 1  # they differ
    assert "\n  options                differs" in compared.out
    ranged = cli("range", f"en+{file}", "--players", "2")
    assert ranged.out.splitlines()[-1].split()[:2] == ["2", "-20"]


def test_nobody_claims_the_own_number(run: Run) -> None:
    """When all others are skipped, their number comes back to the author."""
    events = (0, 13), (1, "skip"), (2, "skip"), (0, "exact")
    for name in ("en_advanced+exact_call", "en_advanced+hard_exact_call"):
        assert run(name, *events, code=1)["illegal_at"] == 4
