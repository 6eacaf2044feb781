"""The plugin for MkDocs: `coyote` among the plugins of a site, and our fenced blocks work there.

    plugins:
      - coyote:
          language: es

A mistake in a block is a warning with its place, so a strict build stops. A folder or a page that
can't be read or written stops any build, with a sentence.
"""

from __future__ import annotations

import os
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
        self._docs = self._site = Path()
        self._reading = ""

    def take(self, shelf: Shelf) -> None:
        """For a site that isn't read from a file: what has been read already."""
        self._given = shelf

    def tongues(self, language: str) -> Tongue:
        """The words of a language, read once for each build."""
        return self._tongues(language)

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """The language is that of the plugin, else that of the theme."""
        self._docs, self._site = Path(config.docs_dir), Path(config.site_dir)
        if not os.access(self._docs, os.R_OK | os.X_OK):  # MkDocs would take it for empty
            raise PluginError(f"coyote: the folder {self._docs} can't be read.")
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

    def on_pre_page(self, page: Page, /, *, config: MkDocsConfig, files: Files) -> Page:
        """Which page is read next."""
        self._reading = page.file.src_uri
        return page

    def on_build_error(self, *, error: Exception) -> None:
        """Says in a sentence what of the pages, or of the site, can't be read or written."""
        if isinstance(error, OSError) and isinstance(error.filename, str):
            path, why = Path(error.filename), error.strerror
            if path.is_relative_to(self._site):
                raise PluginError(f"coyote: {path} can't be written: {why}.") from None
            if path.is_relative_to(self._docs):
                raise PluginError(f"coyote: {path} can't be read: {why}.") from None
        elif isinstance(error, UnicodeDecodeError) and self._reading:
            raise PluginError(f"coyote: the page {self._reading} isn't UTF-8 text.") from None

    def on_page_markdown(
        self, markdown: str, /, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """The page with its blocks answered; each mistake is a warning."""
        self._reading = ""
        text, mistakes = with_blocks(
            markdown, self.shelf, self.tongues, self.language, page.file.src_uri
        )
        for one in mistakes:
            log.warning("%s", one)
        return text
