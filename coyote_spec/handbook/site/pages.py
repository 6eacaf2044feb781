"""Pages whose HTML is kept from build to build, and what the search knows of them: made anew when
their Markdown is another one, or there are other pages that they could lead to."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from mkdocs.contrib.search import SearchPlugin
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import get_toc

from coyote_spec.handbook.kept import Kept, digest, program

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import File, Files
    from mkdocs.structure.toc import AnchorLink
    from mkdocs.utils.templates import TemplateContext


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
        super().render(config, files)
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


class KeptSearch(SearchPlugin):
    """The search of MkDocs, which need not read again what it has read."""

    def __init__(self, kept: Kept) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._kept = kept

    def on_page_context(self, context: TemplateContext, page: Page, **kwargs: Any) -> None:
        """What is found on a page: all of it, and each part under a heading."""
        known = self.search_index._entries

        def work() -> str:
            before = len(known)
            self.search_index.add_entry_from_context(page)
            found = known[before:]
            del known[before:]
            return json.dumps(found)

        about = json.dumps([page.url, page.title, [_token(one) for one in page.toc]])
        key = digest("search", program(), about, page.content or "")
        known += json.loads(self._kept.text(key, work))
