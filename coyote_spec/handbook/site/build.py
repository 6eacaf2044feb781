"""One language of the site, built by MkDocs."""

from __future__ import annotations

import logging
import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.commands.build import build
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import MkDocsException
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import File, Files

from coyote_spec.handbook.contents import contents, sheets
from coyote_spec.handbook.kept import Kept
from coyote_spec.handbook.plugin import CoyoteOptions, CoyotePlugin
from coyote_spec.handbook.shelf import Shelf, shelf_of
from coyote_spec.handbook.site.pages import KeptPage, KeptSearch
from coyote_spec.handbook.sitepage import Part, SitePage
from coyote_spec.locale.mistakes import Wrong
from coyote_spec.locale.said import Untold
from coyote_spec.locale.tongue import tongue
from coyote_spec.source import InputError, wrong

if TYPE_CHECKING:
    from collections.abc import Mapping

    from jinja2 import Environment
    from mkdocs.structure.pages import Page

    from coyote_spec.locale.tongue import Tongue

THEME = Path(__file__).parent.parent / "theme"
_STATIC = re.compile(r"css/bootstrap\.min\.css|search/.*")
"""What our pages take of the files that come with the theme of MkDocs; the rest stays away."""

_MARKDOWN: Mapping[str, dict[str, Any]] = {
    "attr_list": {},
    "codehilite": {"css_class": "highlight", "guess_lang": False},
    "def_list": {},
    "fenced_code": {},
    "md_in_html": {},
    "tables": {},
    "toc": {"toc_depth": "1-3"},
}


@dataclass(frozen=True, slots=True)
class Job:
    """One language to build: which languages the site has (with their own names), the rulesets,
    those that have a sheet to print, the pages that were made, where it goes, and what is kept from
    build to build."""

    language: str
    languages: tuple[tuple[str, str], ...]
    rulesets: tuple[str, ...]
    printed: tuple[str, ...]
    made: tuple[tuple[str, str], ...]
    folder: Path
    base: Path
    kept: Kept = field(default_factory=Kept)


class Frame(BasePlugin[CoyoteOptions]):  # type: ignore[no-untyped-call]
    """Hands MkDocs our pages, and our templates the words."""

    def __init__(self, whole: Part, more: Mapping[str, str], words: Tongue, job: Job) -> None:
        self.more = more
        self.kept = job.kept
        self.pages = {page.path: page for page in whole.every()}
        self.words = words
        self.languages = [{"code": code, "name": name} for code, name in job.languages]

    def on_files(self, files: Files, /, *, config: MkDocsConfig) -> Files:
        """Our pages beside the few files of the theme that they use."""
        for file in list(files):
            own = (THEME / file.src_uri).is_file()
            if not own and not _STATIC.fullmatch(file.src_uri):
                files.remove(file)
        for page in self.pages.values():
            file = File.generated(config, page.path, content=page.markdown)
            KeptPage(page.title, file, config, self.kept)  # the file knows its page from now on
            files.append(file)
        for path, text in self.more.items():
            files.append(File.generated(config, path, content=text))
        return files

    def on_env(self, env: Environment, /, *, config: MkDocsConfig, files: Files) -> Environment:
        """What the templates ask for."""
        env.globals["say"] = self.words.say
        env.globals["language"] = self.words.language
        env.globals["languages"] = self.languages
        return env

    def on_page_markdown(
        self, markdown: str, /, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Notes of a page whether it is a translation."""
        page.meta["untranslated"] = self.pages[page.file.src_uri].untranslated
        return markdown


class _Complaints(logging.Handler):
    """What MkDocs and our plugin complain of; a strict build has none."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


def build_language(job: Job) -> list[str]:
    """Builds a language, strictly, and returns the addresses of its pages.

    Raises InputError when a ruleset can't be used, or a page has a mistake or a broken link.
    """
    words = tongue(job.language)
    shelf = shelf_of(job.base, job.kept)
    whole = contents(words, shelf, job.rulesets, dict(job.made), job.printed)
    more = sheets(words, shelf, job.printed)
    frame = Frame(whole, more, words, job)
    complaints, logger = _Complaints(), logging.getLogger("mkdocs")
    passed, level = logger.propagate, logger.level
    logger.addHandler(complaints)
    logger.propagate = False
    logger.setLevel(logging.WARNING)
    try:
        with tempfile.TemporaryDirectory() as nothing:
            build(_config(job, whole, shelf, frame, nothing))
    except MkDocsException as error:
        complaints.said = complaints.said or [str(error)]
        raise _wrong(complaints.said, job.language) from None
    finally:
        logger.removeHandler(complaints)
        logger.propagate, logger.level = passed, level
    return sorted(f"{job.language}/{path.removesuffix('.md')}.html" for path in frame.pages)


def _wrong(said: list[str], language: str) -> InputError:
    told = [Wrong("handbook-of-site", language=language, said=Untold(line)) for line in said]
    return InputError(one for each in told for one in wrong("site", each).diagnostics)


def _config(job: Job, whole: Part, shelf: Shelf, frame: Frame, nothing: str) -> MkDocsConfig:
    config = MkDocsConfig()
    config.load_dict(
        {
            "site_name": frame.words.say("site-title"),
            "docs_dir": nothing,
            "site_dir": str(job.folder),
            "use_directory_urls": False,
            "strict": True,
            "nav": [_nav(one) for one in whole.pages if _listed(one)],
            "not_in_nav": "".join(f"/{p.path}\n" for p in whole.every() if not p.listed),
            "theme": {"name": "mkdocs", "custom_dir": str(THEME), "locale": "en"},
            "plugins": [],
            "markdown_extensions": [{name: given} for name, given in _MARKDOWN.items()],
            "validation": {
                "nav": {"omitted_files": "warn", "not_found": "warn"},
                "links": {
                    "not_found": "warn",
                    "anchors": "warn",
                    "absolute_links": "warn",
                    "unrecognized_links": "warn",
                },
            },
        }
    )
    errors, warnings = config.validate()
    if errors or warnings:
        raise AssertionError(f"the configuration of the site is wrong: {errors} {warnings}")
    config.theme.static_templates = set()
    search = KeptSearch(job.kept)
    search.load_config({"lang": [job.language]})
    config.plugins["search"] = search
    blocks = CoyotePlugin()
    blocks.load_config({"language": job.language})
    blocks.take(shelf)
    config.plugins["coyote"] = blocks
    config.plugins["frame"] = frame
    return config


def _nav(one: SitePage | Part) -> dict[str, Any]:
    if isinstance(one, SitePage):
        return {one.title: one.path}
    return {one.title: [_nav(inner) for inner in one.pages if _listed(inner)]}


def _listed(one: SitePage | Part) -> bool:
    return isinstance(one, Part) or one.listed
