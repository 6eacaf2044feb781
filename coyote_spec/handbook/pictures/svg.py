"""SVG put together from small parts: every text in it is escaped, every name is ours.

A picture takes the colour of the text around it (`currentColor`) and fills that a page can set by
CSS variables, so it follows a dark page; nothing in it hangs on colour alone.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MINUS = "\N{MINUS SIGN}"
PATTERN = "\ue010"
"""Stands before the name of a pattern, until it is known in which picture: no text has it."""


class Words(Protocol):
    """Whoever has the words of a language: `handbook.tongue.Tongue` does."""

    def say(self, message: str, **given: str | int) -> str:
        """The words of a message, with what is given put in."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: its SVG, and a table in HTML that says the same to those who can't see it."""

    svg: str
    table: str
    title: str

    def figure(self, words: Words) -> str:
        """Both as one figure in HTML; the table opens by its heading."""
        summary = escape(words.say("picture-as-text"))
        return (
            f'<figure class="coyote-picture">\n{self.svg}\n'
            f"<figcaption>{escape(self.title)}</figcaption>\n"
            f'<details class="coyote-as-text"><summary>{summary}</summary>\n{self.table}\n'
            f"</details>\n</figure>\n"
        )


def number(value: float) -> str:
    """A coordinate, as short as it can be written.

    >>> number(3.0), number(2.456), number(-0.01)
    ('3', '2.5', '0')
    """
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def signed(value: int) -> str:
    """A whole number with a true minus sign."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def decimal(value: float, words: Words) -> str:
    """A number with one decimal, as the language writes it."""
    tenths = round(abs(value) * 10)
    said = words.say("picture-number", whole=str(tenths // 10), tenth=str(tenths % 10))
    return f"{MINUS}{said}" if value < 0 and tenths else said


def element(name: str, inside: str = "", /, **attributes: float | str) -> str:
    """An element; an underscore in the name of an attribute is a hyphen, its value is escaped."""
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{said}>{inside}</{name}>" if inside else f"<{name}{said}/>"


def _value(value: float | str) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def fitting(says: str, width: float, most: float) -> float:
    """The size at which a line of text in bold fits a width, if letters are as wide as usual.

    >>> fitting("7", 24, 13), round(fitting("max 0", 24, 13), 1)
    (13, 7.1)
    """
    return min(most, width / (0.68 * max(len(says), 1)))


def text(x: float, y: float, says: str, **attributes: float | str) -> str:
    """A line of text, in the middle of x unless it is anchored otherwise."""
    style: dict[str, float | str] = {"text_anchor": "middle", "fill": "currentColor"}
    return element("text", escape(says), x=x, y=y, **(style | attributes))


def drawing(
    width: float, height: float, parts: Iterable[str], title: str, says: str, most: int = 36
) -> str:
    """A whole picture, as wide as its place but at most so many times the size of the text."""
    inside = "".join(parts)
    name = "p" + hashlib.sha256((inside + title + says).encode()).hexdigest()[:10]
    named = element("title", escape(title), id=f"{name}-t") + element(
        "desc", escape(says), id=f"{name}-d"
    )
    return element(
        "svg",
        named + inside.replace(PATTERN, f"{name}-"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        aria_labelledby=f"{name}-t {name}-d",
        style=f"width:100%;max-width:{most}rem;height:auto",
        font_family="system-ui,sans-serif",
        font_size=12.0,
    )


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], caption: str) -> str:
    """A table in HTML; the first column heads the rows."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(one)}</td>" for one in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f"<table><caption>{escape(caption)}</caption>"
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )
