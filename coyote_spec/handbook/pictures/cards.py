"""A card as it is drawn: its name in a field of its own, and its colour as a pattern too.

What the colours of a game look like stands beside the variants, in `pictures.json`; a colour that
isn't there gets the look that is left for it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from coyote_spec import resources
from coyote_spec.handbook.pictures.svg import MINUS, PATTERN, element, fitting, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

WIDTH, HEIGHT = 30.0, 42.0
_FEW, _MOST = 4, 5
"""Letters of a name that need no second line; letters of a line."""
_LINE = 'stroke="#fff" stroke-width="1.6"'
_PATTERNS = {
    "plain": "",
    "stripes": f'<path d="M-2 2L2-2M0 8L8 0M6 10L10 6" {_LINE}/>',
    "dots": f'<path d="M2 1.9v.2M6 5.9v.2" {_LINE} stroke-linecap="round"/>',
    "bars": f'<path d="M2 0V8M6 0V8" {_LINE}/>',
    "grid": f'<path d="M4 0V8M0 4H8" {_LINE}/>',
    "rows": f'<path d="M0 2H8M0 6H8" {_LINE}/>',
}
"""What is drawn over the fill, by name; a square of eight by eight."""


@dataclass(frozen=True, slots=True)
class Look:
    """The fill of a colour, and its pattern."""

    variable: str
    usual: str
    pattern: str

    @property
    def fill(self) -> str:
        """The fill, which a page may set by a variable."""
        return f"fill:var({self.variable},{self.usual})"


@cache
def _known() -> Mapping[str, Look]:
    text = (resources.variants() / "pictures.json").read_text(encoding="utf-8")
    return {
        name: Look(f"--coyote-{name}", look["fill"], look["pattern"])
        for name, look in json.loads(text).items()
    }


def looks(colours: Iterable[str]) -> dict[str | None, Look]:
    """The look of each of these colours, and that of a card without one."""
    known = _known()
    found: dict[str | None, Look] = {None: Look("--coyote-other", "#5f6b76", "bars")}
    left = ["grid", "rows", *_PATTERNS]
    for name in sorted(colours):
        if name in known:
            found[name] = known[name]
        else:
            place = len([one for one in found if one not in known]) - 1
            found[name] = Look(f"--coyote-{place + 2}", "#5f6b76", left[place % len(left)])
    return found


def patterns(used: Iterable[Look]) -> str:
    """The definitions of the patterns of these looks."""
    names = dict.fromkeys(look.pattern for look in used)
    drawn = [
        element(
            "pattern",
            _PATTERNS[name],
            id=PATTERN + name,
            width=8.0,
            height=8.0,
            patternUnits="userSpaceOnUse",
        )
        for name in names
        if _PATTERNS[name]
    ]
    return element("defs", "".join(drawn)) if drawn else ""


def label(name: str) -> str:
    """A card's name with a true minus sign, if it is a number."""
    return MINUS + name[1:] if name.startswith("-") and name[1:].isdigit() else name


def card(x: float, y: float, name: str, look: Look) -> str:
    """A card with its upper left corner at a place; name is what it is called."""
    size: dict[str, float | str] = {"x": x, "y": y, "width": WIDTH, "height": HEIGHT, "rx": 4.0}
    parts = [element("rect", style=look.fill, stroke="currentColor", **size)]
    if _PATTERNS[look.pattern]:
        parts.append(element("rect", fill=f"url(#{PATTERN}{look.pattern})", **size))
    parts.append(
        element("rect", fill="#fff", x=x + 2, y=y + 12, width=WIDTH - 4, height=18.0, rx=3.0)
    )
    lines = _lines(label(name))
    most, first, step = (13.0, 25.5, 0.0) if len(lines) == 1 else (8.5, 19.8, 8.0)
    size_of_text = min(fitting(line, WIDTH - 6, most) for line in lines)
    style: dict[str, float | str] = {"fill": "#111", "font_size": size_of_text}
    for n, line in enumerate(lines):
        parts.append(text(x + WIDTH / 2, y + first + step * n, line, font_weight="bold", **style))
    return "".join(parts)


def _lines(name: str) -> list[str]:
    """A name on one line or two, as much of it as fits.

    >>> _lines("−5"), _lines("Max 0"), _lines("Night"), _lines("thunderstorm")
    (['−5'], ['Max', '0'], ['Night'], ['thun…'])
    """
    first, _, rest = name.partition(" ")
    lines = [first, rest] if rest and len(name) > _FEW else [name]
    return [line if len(line) <= _MOST else line[: _MOST - 1] + "…" for line in lines]


def back(x: float, y: float) -> str:
    """The back of a card."""
    size: dict[str, float | str] = {"width": WIDTH, "height": HEIGHT, "rx": 4.0}
    inner = element(
        "rect",
        x=x + 4,
        y=y + 4,
        width=WIDTH - 8,
        height=HEIGHT - 8,
        rx=2.0,
        fill="none",
        stroke="currentColor",
        stroke_dasharray="2 2",
    )
    outer = element("rect", x=x, y=y, fill="none", stroke="currentColor", **size)
    return outer + inner
