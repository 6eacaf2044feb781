"""Text as Markdown and HTML: the one place where words become marks of a page.

Whatever an author writes (names, comments, questions) comes out as text: no character of it can
begin a tag, a link, a heading or a list. A number below zero has a true minus sign on a page; code,
which doesn't come this way, keeps its hyphen.
"""

from __future__ import annotations

import re

from coyote_spec.locale.names import AS_WRITTEN, UNTRANSLATED, is_marked, key, language_of, parts
from coyote_spec.locale.names import plain as plain

_SPECIAL = re.compile(r"[&<>\\`*_{}\[\]#|~$^=@]|:(?=[\w/])")
_BELOW_ZERO = re.compile(r"(?<![\w-])-(?=\d)")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff]")
_ISOLATED = "\u2068", "\u2069"
"""Around words of another direction: what stands beside them keeps its place."""
_MINUS = "\N{MINUS SIGN}"
_OPENING = re.compile(r"^(\d*)([.)+-])(?=\s)")


def escape(text: str, hint: str = "") -> str:
    """Text for a line of Markdown. Words without a translation come out in a `span` that says so:
    in which language they are, and the hint that a reader is given."""
    return "".join(_part(part, hint) for part in parts(_flat(text)))


def typeset(text: str) -> str:
    """Text with true minus signs.

    >>> typeset("-5, x2 and EN-31: from -10 to 3-1")
    '−5, x2 and EN-31: from −10 to 3-1'
    """
    return _BELOW_ZERO.sub(_MINUS, text)


def _flat(text: str) -> str:
    lines = any(c in text for c in "\n\r\t\v\f\x85\u2028\u2029")
    return typeset(" ".join(text.split(None)) if lines else text)


def _part(part: str, hint: str) -> str:
    language = language_of(part)
    if is_marked(part) and _RIGHT_TO_LEFT.search(part):
        part = f"{part[0]}{_ISOLATED[0]}{plain(part)}{_ISOLATED[1]}{part[-1]}"
    if part[0] == UNTRANSLATED[0]:
        tags = f" lang={quoted(language)}" if language else ""
        tags += f" title={quoted(hint)}" if hint else ""
        return f'<span class="untranslated"{tags}>{_entities(plain(part))}</span>'
    if part[0] == AS_WRITTEN[0]:
        return _entities(plain(part))
    return _entities(part)


def _entities(text: str) -> str:
    """Every character that could mean something to Markdown or HTML, as a number."""
    safe = _SPECIAL.sub(lambda found: f"&#{ord(found[0])};", text)
    return _OPENING.sub(lambda found: f"{found[1]}&#{ord(found[2])};", safe)


def html(text: str, hint: str = "") -> str:
    """The same for a page of HTML."""
    return "".join(_part(part, hint) for part in parts(_flat(text)))


def quoted(text: str) -> str:
    """Text as the value of an attribute."""
    return '"' + _entities(plain(text)).replace('"', "&#34;").replace("'", "&#39;") + '"'


def anchor(name: str, kind: str = "rule") -> str:
    """The name of a place on a page."""
    return f"{kind}-{key(name)}"


def row(cells: list[str]) -> str:
    """A row of a table; its cells are escaped already."""
    return "| " + " | ".join(cells) + " |"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """The lines of a table; its cells are escaped already."""
    return [row(head), row(["---"] * len(head)), *(row(cells) for cells in rows)]


__all__ = ["anchor", "escape", "html", "plain", "quoted", "row", "table", "typeset"]
