"""Pictures are well-formed, say in words what they show, and let nobody's text through as code."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote_spec import api
from coyote_spec.handbook.blocks import called
from coyote_spec.handbook.pictures.cards import looks
from coyote_spec.handbook.pictures.growth import growth_picture
from coyote_spec.handbook.pictures.table import table_picture
from coyote_spec.handbook.pictures.totals import average, likeliest, totals_picture
from coyote_spec.handbook.pictures.view import Seat, View, view_of, view_of_count
from coyote_spec.handbook.words import names_of
from coyote_spec.interpreter.scenario import read_scenario
from coyote_spec.interpreter.setting import kind_of
from coyote_spec.ruleset.setting import Kind
from tests.handbook.saying import Saying

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.handbook.pictures.svg import Picture

WORDS = Saying()
SVG = "{http://www.w3.org/2000/svg}"
BID, DOUBT = {"seat": 0, "move": "bid", "amount": 12}, {"seat": 1, "move": "challenge"}


def view(ruleset: str, after: int | None = None, **data: object) -> View:
    rules = api.load(ruleset)
    return view_of(read_scenario(data, rules, api.find_deck), rules, after)


def texts(picture: Picture) -> list[str]:
    return [one.text or "" for one in parsed(picture).iter(f"{SVG}text")]


def parsed(picture: Picture) -> ElementTree.Element:
    """The picture, read as XML; the table must be XML too."""
    ElementTree.fromstring(picture.figure(WORDS))
    return ElementTree.fromstring(picture.svg)


def test_a_table_in_the_middle_of_a_round() -> None:
    seen = view("fr", hands=["3", None, "x2"], coins=[1, 3, 0], pile=["7", "8"], events=[BID])
    assert seen.acts == 2
    assert seen.bid == (0, 12)
    assert seen.pile == 2
    assert [[kind.name for kind in seat.cards] for seat in seen.seats] == [["3"], [], ["x2"]]
    assert [(seat.coins, seat.in_play, seat.bid) for seat in seen.seats] == [
        (1, True, 12),
        (3, False, None),
        (0, True, None),
    ]


def test_before_an_event_and_after_it() -> None:
    before = view("fr", 1, hands=["3", "4"], events=[BID, DOUBT])
    after = view("fr", hands=["3", "4"], events=[BID, DOUBT])
    assert (before.acts, before.total) == (1, None)
    assert (after.acts, after.total, after.seats[0].coins) == (None, 7, 1)
    assert [seat.cards for seat in after.seats] == [seat.cards for seat in before.seats]


def test_what_is_forbidden_is_not_shown_as_done() -> None:
    lower = {"seat": 1, "move": "bid", "amount": 5}
    seen = view("fr", hands=["3", "4"], events=[BID, lower])
    assert seen.bid == (0, 12)
    assert seen.seats[1].bid is None


def test_the_picture_names_seats_cards_coins_and_who_acts() -> None:
    seen = view("en_advanced", hands=["3", "-5", "x2"], coins=[0, 2, 0], events=[BID])
    picture = table_picture(seen, WORDS, called=lambda kind, name: f"<{kind} {name}>")
    shown = texts(picture)
    for says in (
        "<card",
        "3>",
        "-5>",
        "x2>",
        "▶ picture-seat 1",
        "picture-coins 2",
        "picture-bid-number 12",
    ):
        assert says in shown
    desc = parsed(picture).find(f"{SVG}desc")
    assert desc is not None
    assert desc.text
    assert "<card -5> (<colour red>)" in desc.text
    assert "picture-acts 1" in desc.text
    assert "picture-seat 1 – picture-to-act" in picture.table
    assert "&lt;card -5&gt; (&lt;colour red&gt;)" in picture.table


def test_a_picture_speaks_as_its_game_does() -> None:
    rules = api.load("fr")
    for language, card, coins in (("es", "Noche", "Tomahawks"), ("fr", "Nuit", "Tomahawks")):
        seen = view("fr", hands=["3", "night"], coins=[0, 2], events=[BID])
        words = names_of(rules, language)
        picture = table_picture(seen, words, called(rules, language))
        assert card in texts(picture)
        assert "2 tomahawks" in texts(picture)
        assert f">{coins}</th>" in picture.table


def test_a_long_name_of_a_card_is_on_two_lines_and_cut() -> None:
    picture = table_picture(view_of_count([Kind("grey max0", 0, "blue")]), WORDS)
    assert [says for says in texts(picture) if says in ("grey", "max0")] == ["grey", "max0"]
    picture = table_picture(view_of_count([Kind("🐺" * 40 + " " + "x" * 999, 0, "blue")]), WORDS)
    assert max(map(len, texts(picture))) <= 5


def test_numbers_have_a_true_minus_in_the_picture_and_in_words() -> None:
    picture = table_picture(view_of_count([Kind("-5", -5, "red")], total=-5), WORDS)
    assert "−5" in texts(picture)
    assert "<td>−5 (red)</td>" in picture.table
    assert ">-5" not in picture.svg + picture.table
    assert " -5" not in picture.svg + picture.table


def test_colours_are_patterns_too() -> None:
    known = looks(["green", "red", "blue", "purple", "ochre", "teal"])
    assert len({look.pattern for look in known.values()} - {"plain"}) >= 5
    assert known["green"].pattern != known["red"].pattern != known["blue"].pattern
    assert all("purple" not in look.fill for look in known.values())
    seen = view_of_count([Kind("1", 1, "green"), Kind("-1", -1, "red")], total=0)
    drawn = table_picture(seen, WORDS).svg
    assert drawn.count("<pattern") == 1
    assert 'fill="url(#p' in drawn


NAMES = st.text(st.characters(exclude_categories=("Cs", "Cc", "Co")), min_size=1, max_size=8)


@given(NAMES, NAMES, NAMES, st.integers(2, 12))
def test_no_text_becomes_code(name: str, colour: str, title: str, seats: int) -> None:
    evil = f'{name}"><script>alert(1)</script>'
    kind = Kind(evil, 0, f"{colour}</desc><script>")
    seen = View((Seat((kind,), 1, True, 5),) * seats, (kind,), 3, 1, 0, 1, (0, 5), -1, None)
    picture = table_picture(seen, WORDS, title=evil + title)
    found = parsed(picture)
    assert {one.tag.removeprefix(SVG) for one in found.iter()} <= {
        *("svg", "title", "desc", "defs", "pattern", "path", "rect", "ellipse", "text")
    }
    assert "<script" not in picture.figure(WORDS)
    assert all(not key.startswith("on") for one in found.iter() for key in one.attrib)


@pytest.mark.parametrize("seats", [2, 3, 5, 6, 12])
def test_text_fits_its_frame_and_the_picture_begins_with_a_seat(seats: int) -> None:
    seen = View((Seat((Kind("max 0", 0, "green"),)),) * seats, (), 3, 4, 0, 1)
    found = parsed(table_picture(seen, WORDS))
    lines = [(one.text or "", one.attrib) for one in found.iter(f"{SVG}text")]
    for starts, width in (("max", 26), ("0", 26), ("▶ picture-seat", 76)):
        fitted = [a for says, a in lines if says.startswith(starts)]
        says = next(says for says, _ in lines if says.startswith(starts))
        assert fitted
        assert all(float(a["font-size"]) * len(says) * 0.6 <= width for a in fitted)
    labels = [float(a["y"]) for says, a in lines if "picture-seat" in says]
    assert 12 <= min(labels) <= 30


@pytest.mark.parametrize("seats", [1, 2, 3, 5, 6, 12])
def test_everything_lies_within_the_picture(seats: int) -> None:
    seen = View((Seat((Kind("7", 7, "green"),), 2, True, -5),) * seats, (), 3, 4, 0, 1, (0, -5))
    found = parsed(table_picture(seen, WORDS))
    _, _, width, height = map(float, found.attrib["viewBox"].split())
    for one in found.iter():
        for key, most in (("x", width), ("y", height), ("cx", width), ("cy", height)):
            assert 0 <= float(one.attrib.get(key, 0)) <= most, one.attrib


TOTALS: Mapping[int, Mapping[int, Fraction]] = {
    2: {-4: Fraction(1, 4), 0: Fraction(1, 2), 3: Fraction(1, 4)},
    3: {-9: Fraction(1, 3), 9: Fraction(2, 3)},
}


def test_how_likely_totals_are() -> None:
    picture = totals_picture(TOTALS, WORDS)
    shown = texts(picture)
    assert "beside 0 picture-percent picture-number 50 0" in shown
    assert "beside 9 picture-percent picture-number 66 7" in shown
    bars = [one.attrib["d"].count("M") for one in parsed(picture).iter(f"{SVG}path")]
    assert bars == [3, 2]
    assert "picture-totals-told 2 −4 3 0" in picture.svg
    assert "<td>−4</td><td>0</td><td>−picture-number 0 2</td><td>3</td>" in picture.table


def test_the_average_and_the_likeliest() -> None:
    assert average(TOTALS[2]) == pytest.approx(-0.25)
    assert likeliest({-3: Fraction(1, 2), 2: Fraction(1, 2)}) == 2


def test_how_the_range_grows() -> None:
    picture = growth_picture(TOTALS, WORDS)
    assert {"−4", "3", "−9", "9"} <= set(texts(picture))
    assert "picture-growth-told 3 −9 9" in picture.svg
    assert "<td>18</td>" in picture.table


def test_the_range_is_that_of_range() -> None:
    """Drawn from the odds, it is what the solver says too."""
    found = {one.players: one.totals for one in api.odds("en", players=[2, 3]).by_players}
    assert {n: (min(t), max(t)) for n, t in found.items()} == {2: (-20, 40), 3: (-30, 70)}


def test_a_single_total() -> None:
    for make in (totals_picture, growth_picture):
        parsed(make({2: {0: Fraction(1)}}, WORDS))


def test_two_pictures_on_one_page_share_no_name() -> None:
    rules = api.load("fr")
    made = [table_picture(view_of_count([kind_of(rules, c)]), WORDS) for c in ("x2", "-5")]
    ids = [one.attrib["id"] for p in made for one in parsed(p).iter() if "id" in one.attrib]
    assert len(ids) == len(set(ids)) == 6
