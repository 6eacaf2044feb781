"""The dispute desk as files: a page that needs nothing else, or parts for the pages of a site.

    desk_page([load("fr"), load("pt")], "es")               {"desk.html": "<!doctype html>..."}
    desk_files([load("fr"), load("pt")], ["es", "fr"])      {"desk.js": ..., "desk-es.js": ..., ...}
    desk_fragment("es", "../assets/desk")                   the HTML for a page that has these files

The page works from a file, without a server, and asks nobody for anything. A situation stands in
the address: `#cards=3,4,x2&pile=7&bid=12&players=5&readings=drawn_card:value_only`.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from coyote_spec.handbook.desk.programs import as_json, program_text
from coyote_spec.handbook.desk.spoken import spoken
from coyote_spec.locale.names import plain
from coyote_spec.locale.tongue import tongue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.handbook.kept import Kept
    from coyote_spec.ruleset.ruleset import Ruleset

_HERE = Path(__file__).parent
_BEFORE = ("script.js", "address.js")
_AFTER = ("parts.js", "verdict.js", "desk.js")
STYLE = "desk.css"
RULES = "desk-rules.js"
"""The file with the programs; it is the same in every language."""


def desk_page(rulesets: Sequence[Ruleset], language: str) -> dict[str, str]:
    """The one file of a desk in a language that works by itself, by its name.

    Raises InputError where there is no such language.
    """
    script = "".join(
        [
            *(_read(name) for name in _BEFORE),
            program_text(rulesets),
            _words(rulesets, language),
            *(_read(name) for name in _AFTER),
        ]
    )
    say = tongue(language).say
    page = _PAGE.format(
        language=escape(language),
        title=escape(plain(say("desk-title"))),
        intro=escape(plain(say("desk-intro"))),
        style=_read(STYLE),
        desk=_place(language),
        script=script,
    )
    return {"desk.html": page}


def desk_files(rulesets: Sequence[Ruleset], languages: Sequence[str]) -> dict[str, str]:
    """The files that the desks of a site share, by their names: put them into one folder.

    Raises InputError where there is no such language.
    """
    files = desk_programs(rulesets)
    for language in languages:
        files |= desk_words(rulesets, language)
    return files


def desk_programs(rulesets: Sequence[Ruleset], kept: Kept | None = None) -> dict[str, str]:
    """Those of the files that are the same in every language; kept may have programs."""
    files = {name: _read(name) for name in (*_BEFORE, *_AFTER, STYLE)}
    return files | {RULES: program_text(rulesets, kept)}


def desk_words(
    rulesets: Sequence[Ruleset], language: str, kept: Kept | None = None
) -> dict[str, str]:
    """The file with the words of a language; kept may have programs from before.

    Raises InputError where there is no such language.
    """
    return {_of(language): _words(rulesets, language, kept)}


def desk_fragment(language: str, folder: str) -> str:
    """The desk for a page of a site, as HTML: a block without blank lines, so that it can stand in
    Markdown. folder is where `desk_files` lie, seen from the page.

    Raises InputError where there is no such language.
    """
    where = escape(folder.rstrip("/"))
    scripts = (*_BEFORE, RULES, _of(language), *_AFTER)
    lines = [
        f'<link rel="stylesheet" href="{where}/{STYLE}">',
        _place(language),
        *(f'<script defer src="{where}/{escape(name)}"></script>' for name in scripts),
    ]
    return "\n".join(lines) + "\n"


def _place(language: str) -> str:
    needs = escape(plain(tongue(language).say("desk-needs-script")))
    return (
        f'<div class="coyote-desk" lang="{escape(language)}"><div id="coyote-desk">'
        f"<noscript><p>{needs}</p></noscript></div></div>"
    )


def _of(language: str) -> str:
    return f"desk-{language}.js"


def _words(rulesets: Sequence[Ruleset], language: str, kept: Kept | None = None) -> str:
    return f"coyote.words={as_json(spoken(rulesets, language, kept))};\n"


def _read(name: str) -> str:
    return (_HERE / name).read_text("utf-8")


_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>{title}</title>
<style>
body {{ font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; }}
{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{intro}</p>
{desk}
</main>
<script>
{script}</script>
</body>
</html>
"""


__all__ = ["desk_files", "desk_fragment", "desk_page"]
