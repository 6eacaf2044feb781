"""How the range of totals grows with the number of players: from lowest to highest, the average
marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.handbook.pictures.svg import (
    Picture,
    decimal,
    drawing,
    element,
    signed,
    table,
    text,
)
from coyote_spec.handbook.pictures.totals import average

if TYPE_CHECKING:
    from coyote_spec.handbook.pictures.svg import Words
    from coyote_spec.handbook.pictures.totals import Totals

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 360.0, 260.0, 20.0, 22.0, 48.0


def growth_picture(found: Totals, words: Words, title: str = "") -> Picture:
    """The ranges side by side; found is as `odds` has it, for one number of players at least."""
    low = min(0, *(min(totals) for totals in found.values()))
    high = max(0, *(max(totals) for totals in found.values()))
    scale = (HEIGHT - TOP - BOTTOM) / max(high - low, 1)

    def at(total: float) -> float:
        return TOP + (high - total) * scale

    step = (WIDTH - 2 * LEFT) / len(found)
    wide = min(30.0, step * 0.5)
    parts = [
        element(
            "line",
            x1=LEFT,
            x2=WIDTH - LEFT,
            y1=at(0),
            y2=at(0),
            stroke="currentColor",
            stroke_opacity="0.55",
        )
    ]
    for place, (players, totals) in enumerate(found.items()):
        x = LEFT + step * (place + 0.5)
        least, most, mean = min(totals), max(totals), average(totals)
        parts += [
            element(
                "rect",
                x=x - wide / 2,
                y=at(most),
                width=wide,
                height=max((most - least) * scale, 1.0),
                rx=3.0,
                style="fill:var(--coyote-bars,currentColor)",
                fill_opacity="0.25",
                stroke="currentColor",
            ),
            element(
                "line",
                x1=x - wide / 2,
                x2=x + wide / 2,
                y1=at(mean),
                y2=at(mean),
                stroke="currentColor",
                stroke_width=2.5,
            ),
            text(x, at(most) - 5, signed(most), font_size=11.0),
            text(x, at(least) + 13, signed(least), font_size=11.0),
            text(x, HEIGHT - 16, str(players), font_weight="bold"),
        ]
    parts.append(text(WIDTH / 2, HEIGHT - 2, words.say("picture-axis-players"), font_size=11.0))
    heading = title or words.say("picture-growth")
    says = " ".join(
        words.say(
            "picture-growth-told",
            players=players,
            low=signed(min(totals)),
            high=signed(max(totals)),
        )
        for players, totals in found.items()
    )
    keys = ("players", "lowest", "average", "highest", "spread")
    rows = [
        [
            str(players),
            signed(min(totals)),
            decimal(average(totals), words),
            signed(max(totals)),
            str(max(totals) - min(totals)),
        ]
        for players, totals in found.items()
    ]
    heads = [words.say(f"picture-head-{key}") for key in keys]
    return Picture(
        drawing(WIDTH, HEIGHT, parts, heading, says), table(heads, rows, heading), heading
    )
