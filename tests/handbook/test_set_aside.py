"""Pictures and coloured rules are set aside while a page is read: what comes out is what MkDocs
makes of the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.contrib.search import SearchPlugin
from mkdocs.contrib.search.search_index import SearchIndex
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from coyote_spec.handbook.colouring import coloured
from coyote_spec.handbook.kept import Kept
from coyote_spec.handbook.pictures.svg import Picture
from coyote_spec.handbook.site.pages import KeptPage, KeptSearch
from coyote_spec.locale.tongue import tongue

if TYPE_CHECKING:
    from pathlib import Path

TEXT = "<text>\u2212{0} &amp; *x*</text>"
SVG = f'<svg id="p{{0}}"><title id="p{{0}}-t">Seat\u00a00: {{0}}</title>{TEXT}</svg>'
ONE, OTHER = (
    Picture(SVG.format(n), f"<table><tr><th>Seat {n}</th><td>_a_</td></tr></table>", "Cards")
    for n in (1, 2)
)
RULES = coloured(
    'counting\n  ## The <sum>.\n  total  sum of green\n\n\nsettling\n  loser  "a & b"\n'
)
PAGES = {
    "pictures": "# A table\n\n{one}\n## Next\n\nwords\n\n{other}\nand *words*\n",
    "at once": "# Two\n\n{one}\n\n{other}\n",
    "alike": "# Two\n\n{one}\n\n## Again\n\n{one}\n",
    "in HTML": '# Wide\n\n<div class="wide">\n\n{one}\n\n</div>\n',
    "in a listing": "# How to\n\n```html\n{one}```\n\n{other}\n",
    "rules": "# As written\n\n\n{rules}\n\n\nand *words*\n\n{one}\n",
    "none": "# Words\n\nand [a link](#words)\n",
}


@pytest.mark.parametrize("text", PAGES.values(), ids=PAGES)
def test_a_page_is_what_mkdocs_makes_of_it(tmp_path: Path, text: str) -> None:
    words = tongue("en", only="pictures.ftl")
    text = text.format(one=ONE.figure(words), other=OTHER.figure(words), rules=RULES)
    config = MkDocsConfig()
    config.load_dict(
        {
            "site_name": "Site",
            "docs_dir": str(tmp_path),
            "site_dir": f"{tmp_path}-site",
            "markdown_extensions": ["fenced_code", "md_in_html", "tables"],
        }
    )
    assert config.validate() == ([], [])
    found = []
    for page, search in (
        (Page("Page", (file := File("page.md", None, config.site_dir, True)), config), None),
        (KeptPage("Page", file, config, Kept()), Kept()),
    ):
        page.markdown = text
        page.render(config, Files([file]))
        found.append((page.content, page.present_anchor_ids, page.toc, _said(page, search)))
        assert page.markdown == text
    (content, ids, toc, said), kept = found[0], found[1]
    assert kept[0] == content
    assert kept[1] == ids
    assert [one.id for one in kept[2]] == [one.id for one in toc]
    assert kept[3] == said


def _said(page: Page, kept: Kept | None) -> list[dict[str, Any]]:
    """What the search knows of a page."""
    search: SearchPlugin = SearchPlugin() if kept is None else KeptSearch(kept)
    search.load_config({"lang": ["en"]})
    search.search_index = SearchIndex(**search.config)
    search.on_page_context({}, page=page)  # type: ignore[typeddict-item]
    return list(search.search_index._entries)
