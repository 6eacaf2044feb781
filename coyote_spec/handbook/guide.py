"""The documentation as a part of the site: pages that are written, and pages that are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec import resources
from coyote_spec.handbook.sitepage import Part, SitePage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coyote_spec.locale.tongue import Tongue

ORIGINAL = "en"
"""The language in which the documentation is written."""

ORDER: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("", ("tutorial.md",)),
    (
        "how-to",
        (
            "how-to/write-a-variant.md",
            "how-to/write-a-claim.md",
            "how-to/translate.md",
            "how-to/use-the-plugin.md",
            "how-to/implement-the-game.md",
        ),
    ),
    (
        "reference",
        (
            "language.md",
            "reference/grammar.md",
            "claims.md",
            "certificates.md",
            "log-format.md",
            "reference/commands.md",
            "reference/python.md",
        ),
    ),
    (
        "explanation",
        (
            "explanation/architecture.md",
            "explanation/verdicts.md",
            "explanation/silences.md",
        ),
    ),
)
"""The pages by the kind of question that they answer."""


def guide(tongue: Tongue, made: Mapping[str, str]) -> Part:
    """The documentation; made has the pages that are made at build time, by their paths. A page
    for which the reader's language has no file of its own is the original, and says so."""
    folder = resources.docs()
    parts: list[SitePage | Part] = []
    for key, paths in ORDER:
        pages = tuple(_page(path, tongue, made) for path in paths)
        parts += [Part(tongue.say(f"site-{key}"), pages)] if key else pages
    decisions = sorted((folder / "decisions").glob("*.md"))
    own = tuple(_page(f"decisions/{path.name}", tongue, made) for path in decisions)
    return Part(tongue.say("site-documentation"), (*parts, Part(tongue.say("site-decisions"), own)))


def _page(path: str, tongue: Tongue, made: Mapping[str, str]) -> SitePage:
    translated = resources.docs() / tongue.language / path
    foreign = tongue.language != ORIGINAL and not translated.is_file()
    if path in made:
        text, foreign = made[path], tongue.language != ORIGINAL
    else:
        file = translated if translated.is_file() else resources.docs() / path
        text = file.read_text(encoding="utf-8")
    title = text.split("\n", 1)[0].removeprefix("#").strip().replace("`", "")
    shown = tongue.say("site-title-untranslated", title=title) if foreign else title
    return SitePage(f"guide/{path}", shown, text, foreign)
