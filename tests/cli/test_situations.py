"""`score` and `run`: what they print, as text and as JSON, and what they must be able to read."""

import json
from pathlib import Path

import pytest

from coyote_spec import resources
from tests.cli.documents import ROUND
from tests.conftest import Cli

# ---------------------------------------------------------------- score


@pytest.mark.parametrize(
    "arguments",
    [
        ("--cards", "-5,-10,x2"),
        ("--cards=-5,-10,x2",),
        ("--cards", " -5 , -10,  x2"),
        ("--cards", "x2,-5,-10"),
        ("--cards", "-5,x2,?", "--pile", "-10"),
        ("--pile=-10,night", "--cards", "?,x2,-5"),
    ],
    ids=" ".join,
)
def test_cards_that_begin_with_a_minus(arguments: tuple[str, ...], cli: Cli) -> None:
    done = cli("score", "fr", *arguments, "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["total"] == -30


def test_a_single_negative_card(cli: Cli) -> None:
    assert "\nTotal: -5\n" in cli("score", "en", "--cards", "-5").out


def test_the_steps_of_a_score(cli: Cli) -> None:
    done = cli("score", "en", "--cards", "20,10,?,x2", "--pile", "5,night")
    assert done.out.splitlines() == [
        "Coyote, the English rulebook (en)",
        "On the table: 20, 10, ?, x2",
        "In the pile, from the top: 5, night",
        "",
        "  1. question   5 is turned over and joins the table  (EN-43 EN-44 EN-45 EN-46)",
        "  2. times_two  5 counts 10; 10 counts 20; 20 counts 40  (EN-43 EN-44 EN-52 EN-53)",
        "  3. total      the total is 70  (EN-27 EN-28 EN-29 EN-54)",
        "",
        "Total: 70",
        "None of these cards demands that all cards be shuffled.",
        "",
        "The rules leave this open; the reading that was used:",
        "  drawn_card: Does a card turned over by ? obey the other specials, or is only its number "
        "added? (EN-44 EN-46)",
        "    joins, assumed: It is an ordinary card of the count: specials act on it, and it acts.",
    ]
    chosen = cli("score", "en", "--cards", "?,x2", "--pile", "5", "--reading=drawn_card=value_only")
    assert "    value_only, chosen: Its number is added at the end." in chosen.out


def test_a_night_is_told(cli: Cli) -> None:
    assert "After the round all cards are shuffled" in cli("score", "en", "--cards", "night").out


def test_the_own_deck_is_no_limit_but_noted(cli: Cli) -> None:
    done = cli("score", "en", "--cards", "x2,x2,7", "--json")
    assert done.code == 0
    assert json.loads(done.out)["total"] == 28
    assert done.err == (
        "note: en's own deck can't give this table: the deck thirty has 1 of `x2`, not 2.\n"
    )
    many = cli("score", "en", "--cards", ",".join(map(str, range(21, 30))))
    assert many.err.endswith("; the deck thirty has 0 of `23`, not 1; and 6 more.\n")
    assert cli("score", "en", "--cards", "x2,7").err == ""
    assert cli("score", "en", "--cards", "x2,7", "--deck", "thirty").err == ""


# ---------------------------------------------------------------- run


def test_a_round_in_words(cli: Cli) -> None:
    done = cli("run", "fr", stdin=json.dumps(ROUND))
    assert done.out.splitlines()[:9] == [
        "Coyote, the French sheet (fr)",
        "  1. Seat 0 bids 10.",
        "  2. Seat 1: challenge.",
        "The round is settled.",
        "The last bid: 10, by seat 0.",
        "Turned over: 1.",
        "The total of the cards: 13.",
        "Seat 1 takes 1 coin and has 3 coins.",
        "Seat 1 is out.",
    ]
    assert "Seat 0 starts the next round." in done.out


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("en", "event 2 is forbidden by the rule raise: raise needs number above bid (EN-22)"),
        (
            "pt",
            "event 2 is forbidden by the rule raise: raise needs number above bid (PT-14 PT-15)",
        ),
    ],
)
def test_why_the_rules_forbid_an_event(name: str, why: str, cli: Cli) -> None:
    events = [{"seat": 0, "move": "bid", "amount": 10}, {"seat": 1, "move": "bid", "amount": 10}]
    text = json.dumps(ROUND | {"events": events})
    done = cli("run", name, "--json", stdin=text)
    assert done.code == 1
    found = json.loads(done.out)
    assert (found["outcome"], found["illegal_at"], found["why"]) == ("illegal", 2, why)
    assert why in cli("run", name, stdin=text).out


FORBIDDEN = {
    "out of turn": ([(1, 5)], 1, "event 1 is forbidden: it is another player's turn"),
    "after the end": ([(0, 5), (1, None), (2, 6)], 3, "event 3 is forbidden: the round is over"),
}


@pytest.mark.parametrize(("moves", "at", "why"), FORBIDDEN.values(), ids=FORBIDDEN)
def test_what_the_frame_forbids(
    moves: list[tuple[int, int | None]], at: int, why: str, cli: Cli
) -> None:
    events = [
        {"seat": seat, "move": "challenge"}
        if amount is None
        else {"seat": seat, "move": "bid", "amount": amount}
        for seat, amount in moves
    ]
    done = cli("run", "en", "--json", stdin=json.dumps(ROUND | {"events": events}))
    assert done.code == 1
    found = json.loads(done.out)
    assert (found["illegal_at"], found["why"]) == (at, why)


def test_an_open_round(cli: Cli) -> None:
    done = cli("run", "en", stdin=json.dumps(ROUND | {"events": []}))
    assert done.code == 0
    assert "The round is still open: seat 0 is to act." in done.out


def test_flags_override_the_file(tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(ROUND | {"options": {"threshold": 3}}), encoding="utf-8")
    assert "Seat 1 is out." in cli("run", "fr", str(file)).out
    done = cli("run", "fr", str(file), "--option", "threshold=4", "--json")
    assert json.loads(done.out)["eliminated"] == []
    text = json.dumps(ROUND | {"hands": ["10", "?", "x2"], "readings": {"drawn_card": "joins"}})
    assert json.loads(cli("run", "en", "--json", stdin=text).out)["total"] == 22
    flag = ("--reading", "drawn_card=value_only")
    assert json.loads(cli("run", "en", *flag, "--json", stdin=text).out)["total"] == 21
    assert "value_only, chosen:" in cli("run", "en", *flag, stdin=text).out


def test_a_match(cli: Cli) -> None:
    events = [{"seat": 0, "move": "bid", "amount": 1000}, {"seat": 1, "move": "challenge"}]
    match = {
        "schema": "coyote-spec/match/1",
        "players": 2,
        "seed": 7,
        "rounds": [{"events": events}, {"events": [{"seat": 0, "move": "challenge"}]}],
    }
    done = cli("run", "fr", "--json", stdin=json.dumps(match))
    assert done.code == 1
    found = json.loads(done.out)
    assert found["schema"] == "coyote-spec/match-run/1"
    assert (found["outcome"], found["illegal_at"]) == ("illegal", [2, 1])
    assert [one["outcome"] for one in found["rounds"]] == ["settled", "illegal"]
    assert "forbidden by the rule challenge: call needs opened (FR-" in found["rounds"][1]["why"]
    words = cli("run", "fr", stdin=json.dumps(match)).out
    assert "Round 2\n  1. Seat 0: challenge.   <- forbidden\n" in words
    whole = match | {"rounds": [{"events": events}] * 3}
    assert "Seat 1 has won the match." in cli("run", "fr", stdin=json.dumps(whole)).out


# ---------------------------------------------------------------- input that must work


def test_windows_line_ends_and_a_byte_order_mark(tmp_path: Path, cli: Cli) -> None:
    raw = (resources.variants() / "en.coyote").read_bytes().replace(b"\n", b"\r\n")
    file = tmp_path / "mine.coyote"
    file.write_bytes(b"\xef\xbb\xbf" + raw)
    assert cli("check", str(file)).code == 0
    assert "\nTotal: 55\n" in cli("score", str(file), "--cards", "20,10,-5,x2").out
    scenario = json.dumps(ROUND, indent=2).replace("\n", "\r\n").encode()
    assert cli("run", str(file), stdin=b"\xef\xbb\xbf" + scenario).code == 0


@pytest.mark.parametrize("sign", ["", "-"])
def test_a_bid_of_ten_thousand_digits(sign: str, cli: Cli) -> None:
    number = sign + "9" * 10_000
    text = json.dumps(ROUND).replace('"amount": 10', f'"amount": {number}')
    done = cli("run", "en", stdin=text)
    assert done.code == 0, done.err[:500]
    assert f"  1. Seat 0 bids {number}." in done.out
    as_json = cli("run", "en", "--json", stdin=text)
    assert f'"amount": {number}\n' in as_json.out


def test_the_limit_on_digits_is_put_back(cli: Cli) -> None:
    import sys

    before = sys.get_int_max_str_digits()
    cli("check", "fr")
    assert sys.get_int_max_str_digits() == before


NAMES = ("αύξηση", "повышение", "提高", "उठाओ", "رفع", "naïve_été", "올림")


@pytest.mark.parametrize("name", NAMES)
def test_names_in_any_script(name: str, tmp_path: Path, cli: Cli) -> None:
    text = (resources.variants() / "fr.coyote").read_text(encoding="utf-8")
    file = tmp_path / f"{name}.coyote"
    text = text.replace("ruleset fr ", f"ruleset {name} ")
    file.write_text(text.replace("  raise   ", f"  {name}  "), encoding="utf-8")
    assert cli("check", str(file)).out.startswith(f"{name}: ")
    assert f"\n  {name}" in cli("show", str(file)).out
    events = [{"seat": 0, "move": "bid", "amount": 10}, {"seat": 1, "move": "bid", "amount": 10}]
    done = cli("run", str(file), "--json", stdin=json.dumps(ROUND | {"events": events}))
    assert f"by the rule {name}: raise needs" in json.loads(done.out)["why"]


def test_half_a_surrogate_pair(cli: Cli) -> None:
    done = cli("run", "en", stdin='{"hands": ["\\ud800", "4"]}')
    assert done.code == 2
    assert "\\ud800" in done.err
