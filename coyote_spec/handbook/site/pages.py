"""A page whose HTML is kept from build to build: it is made anew when its Markdown is another one,
or there are other pages that it could lead to."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from mkdocs.structure.pages import Page
from mkdocs.structure.toc import get_toc

from coyote_spec.handbook.kept import Kept, digest, program

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import File, Files
    from mkdocs.structure.toc import AnchorLink


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
