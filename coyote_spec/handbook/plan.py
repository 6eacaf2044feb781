"""What a build of the site works out, by several processes: what is the same for all languages
first, each thing once, then the pages of each language."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coyote_spec.handbook.compared.found import compared
from coyote_spec.handbook.compared.pages import pairs
from coyote_spec.handbook.contents import DESK, badges
from coyote_spec.handbook.desk.desk import desk_programs, desk_words
from coyote_spec.handbook.kept import Kept, digest, program, words
from coyote_spec.handbook.reference import reference
from coyote_spec.handbook.shelf import Shelf, shelf_of
from coyote_spec.handbook.site.build import Job, build_language
from coyote_spec.processes import several
from coyote_spec.prover.counted import totals_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Plan:
    """What a build is made of: languages with their own names, rulesets, those with a sheet, where
    it is built, from where names of files count, and what is kept."""

    named: tuple[tuple[str, str], ...]
    given: tuple[str, ...]
    games: tuple[str, ...]
    aside: Path
    base: Path
    kept: Kept

    def shelf(self) -> Shelf:
        return shelf_of(self.base, self.kept)

    def job(self, language: str) -> Job:
        made, folder = tuple(_reference(self.kept).items()), self.aside / language
        return Job(language, self.named, self.given, self.games, made, folder, self.base, self.kept)


def pages_of(plan: Plan, processes: int, progress: Callable[[str], None]) -> list[str]:
    """Builds the languages, by several processes if there are several. What is the same for all of
    them is worked out before, each thing once, and what takes long in one piece first."""
    codes = [code for code, _ in plan.named]
    shelf = plan.shelf()
    two = pairs(shelf, plan.given)
    alike = {totals_of(shelf.ruleset(name)): name for name in reversed(plan.given)}
    tasks: list[tuple[str, Callable[..., None], tuple[Any, ...]]] = [
        ("the dispute desk", _desk, ()),
        ("what each rule rests on", _badges, plan.given),
        *(("what differs between the rulesets", _compared, one) for one in two),
        *(("how likely each total is", _totals, (one,)) for one in alike.values()),
        ("the pages that are made from the program itself", _made_of_program, ()),
    ]
    if processes < 2:
        for said in dict.fromkeys(said for said, _, _ in tasks):
            progress(said)
            for _, work, about in (task for task in tasks if task[0] == said):
                work(plan, *about)
        progress(f"the pages in {', '.join(codes)}")
        return [page for code in codes for page in _language(plan, code)]
    with several(processes) as pool:
        running = [(said, pool.submit(work, plan, *about)) for said, work, about in tasks]
        for said in dict.fromkeys(said for said, _ in running):
            progress(said)
            for future in (future for one, future in running if one == said):
                future.result()
        progress(f"the pages in {', '.join(codes)}")
        return [page for found in pool.map(_language, [plan] * len(codes), codes) for page in found]


def _language(plan: Plan, code: str) -> list[str]:
    _desk_words(plan, code)
    return build_language(plan.job(code))


def _compared(plan: Plan, one: str, other: str) -> None:
    compared(plan.shelf(), one, other)


def _totals(plan: Plan, name: str) -> None:
    plan.shelf().totals(name)


def _badges(plan: Plan, *given: str) -> None:
    for name in given:
        badges(name, plan.shelf())


def _desk(plan: Plan) -> None:
    """The files of the desk for the rulesets that have a sheet, but for those with words."""
    shelf = plan.shelf()
    games = [shelf.ruleset(name) for name in plan.games]
    _put(plan, desk_programs(games, plan.kept))


def _desk_words(plan: Plan, code: str) -> None:
    """The file of the desk with the words of a language."""
    shelf = plan.shelf()

    def work() -> str:
        games = [shelf.ruleset(name) for name in plan.games]
        return json.dumps(desk_words(games, code, plan.kept))

    key = digest("desk", program(), words(), code, *(shelf.sense(name) for name in plan.games))
    _put(plan, json.loads(plan.kept.text(key, work)))


def _put(plan: Plan, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        (plan.aside / DESK / name).write_text(text, encoding="utf-8")


def _made_of_program(plan: Plan) -> None:
    _reference(plan.kept)


def _reference(kept: Kept) -> dict[str, str]:
    text = kept.text(digest("reference", program()), lambda: json.dumps(reference()))
    made: dict[str, str] = json.loads(text)
    return made


__all__ = ["Plan", "pages_of"]
