"""The plugin for MkDocs: `coyote` among the plugins of a site, and our fenced blocks work there.

    plugins:
      - coyote:
          language: es

A mistake in a block is a warning with its place, so a strict build stops.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.config import base
from mkdocs.config import config_options as option
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, get_plugin_logger

from coyote_spec.handbook.blocks import with_blocks
from coyote_spec.handbook.shelf import Shelf
from coyote_spec.locale.tongue import Tongue, check_finished, tongue
from coyote_spec.source import InputError

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

log = get_plugin_logger(__name__)


class CoyoteOptions(base.Config):  # type: ignore[no-untyped-call]
    """What a site can set: the language of what the blocks say."""

    language = option.Type(str, default="")


class CoyotePlugin(BasePlugin[CoyoteOptions]):  # type: ignore[no-untyped-call]
    """Answers the fenced blocks `coyote-…` of each page."""

    def __init__(self) -> None:
        self.shelf = Shelf()
        self.language = "en"
        self._tongues = cache(tongue)
        self._given: Shelf | None = None

    def take(self, shelf: Shelf) -> None:
        """For a site that isn't read from a file: what has been read already."""
        self._given = shelf

    def tongues(self, language: str) -> Tongue:
        """The words of a language, read once for each build."""
        return self._tongues(language)

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """The language is that of the plugin, else that of the theme."""
        base_folder = Path(config.config_file_path or ".").resolve()
        folder = base_folder.parent if base_folder.is_file() else base_folder
        self.shelf = self._given or Shelf(folder)
        self._tongues = cache(tongue)
        locale = config.theme.get("locale")
        self.language = self.config.language or str(getattr(locale, "language", locale or "en"))
        try:
            self.tongues(self.language)
            if self._given is None:
                check_finished(self.language)
        except InputError as error:
            raise PluginError(f"coyote: {error}") from None
        return config

    def on_page_markdown(
        self, markdown: str, /, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """The page with its blocks answered; each mistake is a warning."""
        text, mistakes = with_blocks(
            markdown, self.shelf, self.tongues, self.language, page.file.src_uri
        )
        for one in mistakes:
            log.warning("%s", one)
        return text
