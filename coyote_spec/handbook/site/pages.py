"""Pages whose HTML is kept from build to build, and what the search knows of them: made anew when
their Markdown is another one, or there are other pages that they could lead to.

Pictures and coloured rules are HTML already, and long: they are set aside while Markdown and the
search are read."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

from mkdocs.contrib.search import SearchPlugin
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import get_toc

from coyote_spec.handbook.kept import Kept, digest, program

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import File, Files
    from mkdocs.structure.toc import AnchorLink
    from mkdocs.utils.templates import TemplateContext


_ASIDES = re.compile(
    r'^<figure class="coyote-picture">$.*?^</figure>$'
    r'|^<div class="highlight"><pre tabindex="0">.*?^</pre></div>$',
    re.DOTALL | re.MULTILINE,
)
"""A picture, or rules in the language with their colours."""
_ID = re.compile(r' id="([^"]*)"')
_SPACE = re.compile(r"[ \t\n\r\f\v]+")
_ASIDE = "set-aside-"
_WORD = re.compile("\uf8f0(\\d+)\uf8f0")


def _stand_in(number: int) -> str:
    """What stands for such a part: a block of HTML that goes through Markdown as it is."""
    return f'<figure id="{_ASIDE}{number}"></figure>'


def _word(number: int) -> str:
    """What stands for one where only words count."""
    return f"\uf8f0{number}\uf8f0"


def set_aside(text: str, stand_in: Callable[[int], str] = _stand_in) -> tuple[str, list[str]]:
    """A text with something short instead of each long part, and these parts."""
    parts: list[str] = []

    def instead(found: re.Match[str]) -> str:
        parts.append(found[0])
        return stand_in(len(parts) - 1)

    return _ASIDES.sub(instead, text), parts


def put_back(text: str, parts: Sequence[str]) -> str | None:
    """The text with its long parts; None where one was set aside in a place where it was read as no
    HTML, in a listing say."""
    for number, part in enumerate(parts):
        if text.count(_stand_in(number)) != 1:
            return None
        text = text.replace(_stand_in(number), part)
    return text


class KeptPage(Page):
    """A page of MkDocs that asks what is kept before it reads Markdown."""

    def __init__(self, title: str, file: File, config: MkDocsConfig, kept: Kept) -> None:
        super().__init__(title, file, config)
        self._kept = kept

    def render(self, config: MkDocsConfig, files: Files) -> None:
        """The HTML of the page, its headings and what it leads to."""
        others = "\n".join(sorted(file.src_uri for file in files))
        key = digest("page", program(), self.file.src_uri, others, self.markdown or "")
        text = self._kept.text(key, lambda: self._rendered(config, files))
        found = json.loads(text)
        self.content = found["content"]
        self.toc = get_toc(found["toc"])
        self._title_from_render = found["title"]
        self.present_anchor_ids = set(found["ids"])
        leads = {files.get_file_from_path(path): links for path, links in found["leads"].items()}
        self.links_to_anchors = {file: links for file, links in leads.items() if file is not None}

    def _rendered(self, config: MkDocsConfig, files: Files) -> str:
        whole = self.markdown or ""
        self.markdown, parts = set_aside(whole)
        super().render(config, files)
        content = put_back(self.content or "", parts)
        self.markdown = whole
        if content is None:
            super().render(config, files)
        else:
            self.content = content
            ids = {name for part in parts for name in _ID.findall(part)}
            own = {one for one in self.present_anchor_ids or () if not one.startswith(_ASIDE)}
            self.present_anchor_ids = own | ids
        leads = {file.src_uri: links for file, links in (self.links_to_anchors or {}).items()}
        return json.dumps(
            {
                "content": self.content,
                "toc": [_token(one) for one in self.toc],
                "title": self._title_from_render,
                "ids": sorted(self.present_anchor_ids or ()),
                "leads": leads,
            }
        )


def _token(link: AnchorLink) -> dict[str, Any]:
    """A heading as the Markdown parser has it."""
    children = [_token(child) for child in link.children]
    return {"name": link.title, "id": link.id, "level": link.level, "children": children}


class _Words(HTMLParser):
    """What is to be read in HTML, tags apart."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_data(self, data: str) -> None:
        self.found.append(data)


@lru_cache(maxsize=1000)
def words_in(part: str) -> str:
    """What is to be read in a part of a page, as the search has it."""
    reader = _Words()
    reader.feed(part)
    reader.close()
    return _SPACE.sub(" ", " ".join(reader.found).replace("\u00a0", " ").strip())


def _told(text: str, parts: Sequence[str]) -> str:
    """A text of the search with what is to be read in the parts that were set aside."""
    return _WORD.sub(lambda found: words_in(parts[int(found[1])]), text)


class KeptSearch(SearchPlugin):
    """The search of MkDocs, which need not read again what it has read."""

    def __init__(self, kept: Kept) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._kept = kept

    def on_page_context(self, context: TemplateContext, page: Page, **kwargs: Any) -> None:
        """What is found on a page: all of it, and each part under a heading."""
        known = self.search_index._entries

        def work() -> str:
            before, whole = len(known), page.content
            page.content, parts = set_aside(whole or "", _word)
            self.search_index.add_entry_from_context(page)
            page.content = whole
            found = [{**one, "text": _told(one["text"], parts)} for one in known[before:]]
            del known[before:]
            return json.dumps(found)

        about = json.dumps([page.url, page.title, [_token(one) for one in page.toc]])
        key = digest("search", program(), about, page.content or "")
        known += json.loads(self._kept.text(key, work))
