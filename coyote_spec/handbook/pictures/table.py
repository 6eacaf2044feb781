"""A table seen from above: seats in a circle, their cards, coins and bids, and the piles."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from coyote_spec.handbook.pictures.cards import HEIGHT, WIDTH, back, card, label, looks, patterns
from coyote_spec.handbook.pictures.svg import (
    Picture,
    drawing,
    element,
    fitting,
    signed,
    table,
    text,
)
from coyote_spec.locale.names import capital

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from coyote_spec.handbook.pictures.cards import Look
    from coyote_spec.handbook.pictures.svg import Words
    from coyote_spec.handbook.pictures.view import Seat, View
    from coyote_spec.ruleset.setting import Kind

    Called = Callable[[str, str], str]

SIZE = 360.0
PILE = 56.0
"""How wide a pile is with what it is called."""
"""The width: about that of a telephone, so that the text is never smaller than meant."""


def plain(kind: str, name: str) -> str:
    """A name as the rules have it, for want of words."""
    return name


def table_picture(view: View, words: Words, called: Called = plain, title: str = "") -> Picture:
    """The table, and what lies on it in words; called tells what something of a kind, a card or a
    colour, is called by its name."""
    colours = dict.fromkeys(kind.colour for kind in _kinds(view))
    seen = looks(colour for colour in colours if colour is not None)
    parts = [patterns(seen[colour] for colour in colours)]
    crowded = len(view.seats) > 8
    height = SIZE + (30.0 if crowded else 0.0) if view.seats else 120.0
    reach = height / 2
    highest = min((sin(_angle(view, number)) for number in range(len(view.seats))), default=-1.0)
    lifted = (reach - 52) * (1 + min(highest, -0.5))  # nothing lies above the highest seat
    height -= lifted
    middle = reach - lifted
    if view.seats:
        parts.append(
            element(
                "ellipse",
                cx=SIZE / 2,
                cy=middle,
                rx=94.0,
                ry=reach - 92,
                fill="none",
                stroke="currentColor",
                stroke_opacity="0.35",
                stroke_width=2.0,
            )
        )
        for number, seat in enumerate(view.seats):
            parts += _seat(view, number, seat, (middle, reach), seen, words, called)
    parts += _middle(view, middle, seen, words, called)
    heading = title or capital(words.say("picture-table", players=len(view.seats)))
    drawn = drawing(SIZE, height, parts, heading, _told(view, words, called), most=28)
    return Picture(drawn, _rows(view, words, called, heading), heading)


def _kinds(view: View) -> Iterator[Kind]:
    for seat in view.seats:
        yield from seat.cards
    yield from view.laid


def _angle(view: View, number: int) -> float:
    """Where a seat is on the circle; seat 0 is the lowest."""
    return pi / 2 + 2 * pi * number / len(view.seats)


def _seat(
    view: View,
    number: int,
    seat: Seat,
    round_it: tuple[float, float],
    seen: dict[str | None, Look],
    words: Words,
    called: Called,
) -> Iterator[str]:
    angle, (middle, reach) = _angle(view, number), round_it
    x = SIZE / 2 + (SIZE / 2 - 40) * cos(angle)
    y = middle + (reach - 52) * sin(angle)
    if view.acts == number:
        yield element(
            "rect",
            x=x - 38,
            y=y - 42,
            width=76.0,
            height=88.0,
            rx=8.0,
            fill="none",
            stroke="currentColor",
            stroke_width=2.5,
        )
    kinds = seat.cards[:3]
    step = WIDTH + 2 if len(kinds) < 3 else WIDTH * 0.7
    left = x - (step * (len(kinds) - 1) + WIDTH) / 2
    for place, kind in enumerate(kinds):
        shown = called("card", kind.name)
        yield card(left + step * place, y - 24, shown, seen[kind.colour])
    if not kinds:
        yield element(
            "rect",
            x=x - WIDTH / 2,
            y=y - 24,
            width=WIDTH,
            height=HEIGHT,
            rx=4.0,
            fill="none",
            stroke="currentColor",
            stroke_dasharray="4 3",
            stroke_opacity="0.6",
        )
    marks = [words.say("picture-seat", seat=number)]
    if view.acts == number:
        marks.insert(0, "▶")
    label = " ".join(marks)
    weight = "bold" if view.acts == number else "normal"
    yield text(x, y - 29, label, font_weight=weight, font_size=fitting(label, 70.0, 12.0))
    if not seat.in_play:
        yield text(x, y + 31, words.say("picture-out"))
    elif seat.coins:
        yield text(x, y + 31, words.say("picture-coins", coins=seat.coins), font_size=11.0)
    if seat.bid is not None:
        last = view.bid is not None and view.bid == (number, seat.bid)
        shown = words.say("picture-bid-short", number=signed(seat.bid))
        yield text(x, y + 43, shown, font_size=11.0, font_weight="bold" if last else "normal")


def _middle(
    view: View,
    middle: float,
    seen: dict[str | None, Look],
    words: Words,
    called: Called,
) -> Iterator[str]:
    piles = [(key, n) for key, n in (("pile", view.pile), ("discards", view.discards)) if n]
    rooms = [WIDTH + 6] * len(view.laid) + [PILE] * len(piles)
    shrunk = min(1.0, (170.0 if view.seats else 330.0) / max(sum(rooms), 1))
    top = middle - (20 if view.seats else 36)
    left = SIZE / 2 - shrunk * sum(rooms) / 2
    for place, room in enumerate(rooms):
        centre = left + shrunk * (sum(rooms[:place]) + room / 2)
        if place < len(view.laid):
            kind = view.laid[place]
            shown = called("card", kind.name)
            yield card(centre - WIDTH / 2, top, shown, seen[kind.colour])
            continue
        key, n = piles[place - len(view.laid)]
        yield back(centre - WIDTH / 2, top)
        yield text(centre, top + 26, str(n), font_weight="bold")
        under = words.say(f"picture-{key}")
        letters = fitting(under, shrunk * PILE - 4, 10.0)
        yield text(centre, top + HEIGHT + 13, under, font_size=letters)
    above = top - 12
    if view.bid is not None:
        yield text(SIZE / 2, above, words.say("picture-seat", seat=view.bid[0]), font_size=11.0)
        bid = words.say("picture-bid-number", number=signed(view.bid[1]))
        yield text(SIZE / 2, above - 15, bid, font_weight="bold")
        above -= 31
    if view.seats and view.direction < 0:
        yield text(SIZE / 2, above, "↺ " + words.say("picture-to-the-right"), font_size=11.0)
    if view.total is not None:
        total = words.say("picture-total", number=signed(view.total))
        yield text(SIZE / 2, top + HEIGHT + (30 if piles else 18), total, font_weight="bold")


def _cards(kinds: tuple[Kind, ...], words: Words, called: Called) -> str:
    shown = [
        label(called("card", kind.name))
        + (f" ({called('colour', kind.colour)})" if kind.colour else "")
        for kind in kinds
    ]
    return ", ".join(shown) or words.say("picture-none")


def _beside(words: Words, head: str, line: str) -> str:
    """A sentence about what its head names, with the colon as the language sets it."""
    return f"{words.say('beside', head=head, line=line)}."


def _told(view: View, words: Words, called: Called) -> str:
    """What the picture shows, in one paragraph."""
    said = []
    for number, seat in enumerate(view.seats):
        name = words.say("picture-seat", seat=number)
        said.append(_beside(words, name, _cards(seat.cards, words, called)))
    if view.laid:
        laid = _cards(view.laid, words, called)
        said.append(_beside(words, words.say("picture-laid"), laid))
    if view.pile:
        said.append(_beside(words, words.say("picture-pile"), str(view.pile)))
    if view.bid is not None:
        bid = words.say("picture-bid", number=signed(view.bid[1]), seat=view.bid[0])
        said.append(f"{bid}.")
    if view.acts is not None and view.seats:
        said.append(words.say("picture-acts", seat=view.acts))
    if view.total is not None:
        said.append(f"{words.say('picture-total', number=signed(view.total))}.")
    return " ".join(said)


def _rows(view: View, words: Words, called: Called, heading: str) -> str:
    """The same as a table, a row for each seat and for what lies in the middle."""
    heads = [
        capital(words.say(f"picture-head-{key}")) for key in ("where", "cards", "coins", "bid")
    ]
    rows = []
    for number, seat in enumerate(view.seats):
        name = words.say("picture-seat", seat=number)
        name += f" – {words.say('picture-to-act')}" if view.acts == number else ""
        cards = _cards(seat.cards, words, called) if seat.in_play else words.say("picture-out")
        rows.append([name, cards, str(seat.coins), "" if seat.bid is None else signed(seat.bid)])
    if view.laid:
        cards = _cards(view.laid, words, called)
        rows.append([words.say("picture-laid"), cards, "", ""])
    for key, n in (("pile", view.pile), ("discards", view.discards)):
        if n:
            rows.append([words.say(f"picture-{key}"), str(n), "", ""])
    if view.total is not None:
        rows.append([words.say("picture-head-total"), signed(view.total), "", ""])
    return table(heads, rows, heading)
