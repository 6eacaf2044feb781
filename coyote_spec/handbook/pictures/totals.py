"""How likely each total is, a row of bars for each number of players above one common scale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.handbook.pictures.svg import (
    Picture,
    decimal,
    drawing,
    element,
    number,
    signed,
    table,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from fractions import Fraction

    from coyote_spec.handbook.pictures.svg import Words

    Totals = Mapping[int, Mapping[int, Fraction]]
    """The probability of each total, for each number of players."""

WIDTH, LEFT, RIGHT, ROW, TOP = 360.0, 12.0, 12.0, 62.0, 10.0


def average(totals: Mapping[int, Fraction]) -> float:
    """The average total."""
    return float(sum(total * chance for total, chance in totals.items()))


def likeliest(totals: Mapping[int, Fraction]) -> int:
    """The most likely total, the one nearest to zero of several."""
    return min(totals, key=lambda total: (-totals[total], abs(total), -total))


def totals_picture(found: Totals, words: Words, title: str = "") -> Picture:
    """The distributions of totals; found is as `odds` has it, for one number of players or more."""
    low = min(min(totals) for totals in found.values())
    high = max(max(totals) for totals in found.values())
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1)

    def at(total: float) -> float:
        return LEFT + (total - low) * scale

    parts: list[str] = []
    bottom = TOP + ROW * len(found)
    for tick in _ticks(low, high):
        line: dict[str, float | str] = {"x1": at(tick), "x2": at(tick), "y1": TOP, "y2": bottom + 4}
        strong = "0.55" if tick == 0 else "0.2"
        parts.append(element("line", stroke="currentColor", stroke_opacity=strong, **line))
        parts.append(text(at(tick), bottom + 17, signed(tick), font_size=11.0))
    for place, (players, totals) in enumerate(found.items()):
        base = TOP + ROW * (place + 1)
        parts += _row(players, totals, base, at, max(scale * 0.8, 0.6), words)
    parts.append(text(WIDTH / 2, bottom + 34, words.say("picture-axis-total")))
    heading = title or words.say("picture-totals")
    says = " ".join(_sentence(players, totals, words) for players, totals in found.items())
    svg = drawing(WIDTH, bottom + 40, parts, heading, says)
    return Picture(svg, _rows(found, words, heading), heading)


def _row(
    players: int,
    totals: Mapping[int, Fraction],
    base: float,
    at: Callable[[float], float],
    width: float,
    words: Words,
) -> Iterator[str]:
    most = max(totals.values())
    path = "".join(
        f"M{number(at(total))} {number(base)}v{number(-(ROW - 24) * float(chance / most))}"
        for total, chance in totals.items()
    )
    style = "stroke:var(--coyote-bars,currentColor)"
    yield element("path", d=path, stroke_width=width, style=style, fill="none")
    yield element(
        "line",
        x1=LEFT,
        x2=WIDTH - RIGHT,
        y1=base,
        y2=base,
        stroke="currentColor",
        stroke_opacity="0.4",
    )
    peak = likeliest(totals)
    yield text(
        LEFT,
        base - ROW + 16,
        words.say("picture-players", players=players),
        font_weight="bold",
        text_anchor="start",
    )
    share = words.say("picture-percent", number=decimal(100 * float(most), words))
    yield element(
        "circle", cx=at(peak), cy=base - (ROW - 24), r=2.6, fill="none", stroke="currentColor"
    )
    anchor = "end" if at(peak) > WIDTH * 0.7 else "start"
    yield text(
        at(peak) + (-5 if anchor == "end" else 5),
        base - ROW + 22,
        words.say("beside", head=signed(peak), line=share),
        font_size=11.0,
        text_anchor=anchor,
    )


def _ticks(low: int, high: int) -> list[int]:
    step = next(s for s in (1, 2, 5, 10, 20, 25, 50, 100, 250, 500, 10**9) if (high - low) / s <= 9)
    return list(range(-(-low // step) * step, high + 1, step))


def _sentence(players: int, totals: Mapping[int, Fraction], words: Words) -> str:
    return words.say(
        "picture-totals-told",
        players=players,
        low=signed(min(totals)),
        high=signed(max(totals)),
        likeliest=signed(likeliest(totals)),
    )


def _rows(found: Totals, words: Words, heading: str) -> str:
    keys = ("players", "lowest", "likeliest", "average", "highest")
    rows = [
        [
            str(players),
            signed(min(totals)),
            signed(likeliest(totals)),
            decimal(average(totals), words),
            signed(max(totals)),
        ]
        for players, totals in found.items()
    ]
    return table([words.say(f"picture-head-{key}") for key in keys], rows, heading)
