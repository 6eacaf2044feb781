"""The whole site: all languages at once, built aside and put in the place of the one before.

A folder of ours has a hidden folder `.coyote` in it, with what is kept for the next build. Whatever
else stands in the output folder is somebody else's, and then nothing is touched.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coyote_spec.handbook.contents import DESK, house_rules
from coyote_spec.handbook.kept import Kept, digest, program, words
from coyote_spec.handbook.plan import Plan, pages_of
from coyote_spec.handbook.shelf import shelf_of
from coyote_spec.locale.mistakes import Hint, Wrong, refusal
from coyote_spec.locale.tongue import check_finished, languages, tongue
from coyote_spec.moving import move_all, stands_in
from coyote_spec.source import InputError, Report, wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coyote_spec.handbook.shelf import Shelf

HIDDEN, MARKER = ".coyote", "site.json"
SCHEMA = "coyote-spec/site/1"
_WORDS = "site.ftl"
"""Where the words stand that the whole site needs."""
_STYLE = (
    "body{font:1.1rem/1.6 system-ui,sans-serif;margin:2rem;background:#fff;color:#1c2127}"
    "a{color:#0b57b0}@media(prefers-color-scheme:dark)"
    "{body{background:#14181d;color:#dfe3e8}a{color:#8fbfff}}"
)


@dataclass(frozen=True, slots=True)
class Site:
    """A site that was built: where, in which languages, and the addresses of its pages."""

    folder: Path
    languages: tuple[str, ...]
    rulesets: tuple[str, ...]
    pages: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        """The document of `document --json`."""
        return {
            "schema": "coyote-spec/document/1",
            "output": str(self.folder),
            "languages": list(self.languages),
            "rulesets": list(self.rulesets),
            "pages": list(self.pages),
        }


def build_site(
    rulesets: Sequence[str],
    spoken: Sequence[str],
    output: Path,
    processes: int,
    progress: Callable[[str], None],
) -> Site:
    """Builds the site of these rulesets (none: all that are shipped) in these languages (none: all
    that there are).

    Raises InputError, and leaves everything as it was, when a ruleset can't be used, there is no
    such language, a page has a mistake, or the output folder isn't empty and isn't ours.
    """
    place = Path(os.path.realpath(output))
    check_ours(place, output)
    wanted = tuple(dict.fromkeys(spoken)) or tuple(languages())
    named = tuple((one, tongue(one, only=_WORDS).say("site-language-name")) for one in wanted)
    asked = tuple(dict.fromkeys(rulesets))
    aside = _made(place, output)
    try:
        kept = Kept(place / HIDDEN, aside / HIDDEN)
        _check_words(wanted, kept)
        shelf = shelf_of(Path.cwd(), kept)
        games = asked or tuple(shelf.library.shipped())  # those with a sheet, and on the desk
        given = asked or (*games, *house_rules(shelf))
        _check(given, shelf)
        (aside / DESK).mkdir()
        pages = pages_of(Plan(named, given, games, aside, Path.cwd(), kept), processes, progress)
        (aside / "index.html").write_text(_start(named), encoding="utf-8")
        marker = {"schema": SCHEMA, "languages": wanted, "rulesets": given}
        (aside / HIDDEN / MARKER).write_text(json.dumps(marker) + "\n", encoding="utf-8")
        _swap(aside, place, output)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return Site(output, wanted, given, tuple(pages))


def check_ours(place: Path, output: Path) -> None:
    """Raises InputError when the folder can't be made, or holds what isn't a site of ours."""
    hint = Hint("handbook-folder")
    try:
        if place.exists() and not place.is_dir():
            raise wrong("folder", Wrong("shared-no-folder", folder=str(output)), hint)
        if place.is_dir() and any(place.iterdir()) and not _is_ours(place):
            raise wrong("folder", Wrong("handbook-not-ours", folder=str(output)), hint)
    except OSError as error:
        said = Wrong("shared-unreadable", file=str(output), why=refusal(error))
        raise wrong("folder", said) from None
    of_both = {"folder": str(output), "parent": str(place.parent)}
    if not place.parent.is_dir():
        raise wrong("folder", Wrong("shared-made-in-no-folder", **of_both))
    if not os.access(place.parent, os.W_OK):
        raise wrong("folder", Wrong("shared-made-in-read-only", **of_both))


def _is_ours(place: Path) -> bool:
    try:
        marker = json.loads((place / HIDDEN / MARKER).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(marker, dict) and marker.get("schema") == SCHEMA


def _check_words(wanted: Sequence[str], kept: Kept) -> None:
    """Raises InputError with the messages that a language lacks. All words are read for that, so
    what was found in order isn't read again before a word has changed."""

    def work() -> str:
        for one in wanted:
            check_finished(one)
        return ""

    kept.text(digest("finished", program(), words(), *wanted), work)


def _check(given: Sequence[str], shelf: Shelf) -> None:
    """Raises InputError with the mistakes of all rulesets."""
    report = Report()
    for name in given:
        try:
            shelf.ruleset(name)
        except InputError as error:
            report.diagnostics += error.diagnostics
    report.stop_if_any()


def _made(place: Path, output: Path) -> Path:
    try:
        aside = Path(tempfile.mkdtemp(prefix=".coyote-", dir=place.parent))
        (aside / HIDDEN).mkdir()
    except OSError as error:
        said = Wrong("shared-not-made", folder=str(output), why=refusal(error))
        raise wrong("folder", said) from None
    return aside


def _swap(aside: Path, place: Path, output: Path) -> None:
    """Puts the new site in the place of the old one, which comes back if that fails."""
    before = aside.with_name(aside.name + "-before")
    mask = os.umask(0)
    os.umask(mask)
    aside.chmod(0o777 & ~mask)
    try:
        if stands_in(place):  # or its reader would be left in the old folder
            before.mkdir()
            move_all((place, before), (aside, place))
        else:
            _replace(aside, place, before)
    except OSError as error:
        said = Wrong("shared-unwritable", file=str(output), why=refusal(error))
        raise wrong("folder", said) from None
    shutil.rmtree(before, ignore_errors=True)


def _replace(aside: Path, place: Path, before: Path) -> None:
    if place.is_dir():
        place.rename(before)
    try:
        aside.rename(place)
    except OSError:
        with suppress(OSError):
            before.rename(place)
        raise


def _start(named: Sequence[tuple[str, str]]) -> str:
    """The page above the languages: it goes on to the reader's own, or lets the reader choose."""
    links = "".join(
        f'<li lang="{escape(code)}"><a href="{escape(code)}/index.html" hreflang="{escape(code)}">'
        f"{escape(name)}</a><br>{escape(tongue(code, only=_WORDS).say('site-home-intro'))}</li>"
        for code, name in named
    )
    first = tongue(named[0][0], only=_WORDS)
    title = escape(first.say("site-title"))
    codes = json.dumps([code for code, _ in named])
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(named[0][0])}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f'<link rel="icon" href="{escape(named[0][0])}/img/site.svg" type="image/svg+xml">'
        f"<title>{title}</title>"
        f"<style>{_STYLE}</style></head>"
        f"<body><main><h1>{title}</h1><ul>{links}</ul></main>"
        f"<script>var known={codes};var mine=(navigator.languages||[]).map(function(one)"
        "{return one.split('-')[0]}).find(function(one){return known.indexOf(one)>=0});"
        "if(mine){location.replace(mine+'/index.html')}</script></body></html>\n"
    )
