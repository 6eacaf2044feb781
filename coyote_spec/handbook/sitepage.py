"""Pages of the site and how they lie together: what is handed to whoever builds it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def slug(name: str) -> str:
    """A name as the name of a file: letters, digits, `_` and hyphens only.

    >>> slug("en+one_life"), slug("../é")
    ('en-one_life', '-é')
    """
    return re.sub(r"[^\w]+", "-", name) or "-"


@dataclass(frozen=True, slots=True)
class SitePage:
    """A page: where it lies, its title in the list of pages, its Markdown, whether it is in English
    for want of a translation, and whether it stands in the list of pages."""

    path: str
    title: str
    markdown: str
    untranslated: bool = False
    listed: bool = True


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the site with its pages and smaller parts; without a title they stand alone."""

    title: str
    pages: tuple[SitePage | Part, ...]

    def every(self) -> Iterator[SitePage]:
        """All pages, in their order."""
        for one in self.pages:
            if isinstance(one, Part):
                yield from one.every()
            else:
                yield one
