"""Asks every question of a certificate again, and holds the answers against those expected."""

from __future__ import annotations

import faulthandler
import os
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, TextIO

from coyote_spec.processes import several
from coyote_spec.recheck.manifest import read_file, stray_files
from coyote_spec.recheck.solver import Unreadable, answer, solver

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from coyote_spec.recheck.manifest import Certificate, Listed

    Job = tuple[Path, Listed, float]
    """The folder, a question in it, and the seconds for its answer."""

UNKNOWN = "unknown"
READING = 10.0
"""Seconds, besides its limit, for a question to be read."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a question: the solver's answer, or in wrong why it was not asked or why its
    answer can't be used."""

    listed: Listed
    answer: str | None
    wrong: str = ""

    @property
    def agrees(self) -> bool:
        """Whether the answer is the one that was expected."""
        return self.answer == self.listed.expected

    @property
    def undecided(self) -> bool:
        """Whether the solver's time was over, or it ended in the middle."""
        return self.answer == UNKNOWN


@dataclass(frozen=True, slots=True)
class Rechecked:
    """The answers by file and expected answer, what lies in the folder unlisted, and who was
    asked."""

    solver: str
    answers: dict[tuple[str, str], Answer]
    stray: tuple[str, ...]


def recheck(
    certificate: Certificate, limit: float, processes: int, progress: Callable[[str], None]
) -> Rechecked:
    """Asks all that the certificate lists, each question once, by so many processes at a time.

    limit is in seconds for each question. Raises InputError when the solver isn't installed.
    """
    name, questions = solver(), certificate.questions
    folder = certificate.folder
    jobs = [(folder, listed, limit) for listed in questions.values()]
    found: dict[tuple[str, str], Answer] = {}
    for one in _all_answered(jobs, max(1, processes)):
        found[one.listed.file, one.listed.expected] = one
        progress(f"{len(found)} of {len(jobs)} questions")
    stray = tuple(stray_files(certificate))
    return Rechecked(name, {key: found[key] for key in questions}, stray)


def _all_answered(jobs: list[Job], processes: int) -> Iterator[Answer]:
    """The answers as they come. Where a process ends in the middle of a question, all that were
    waiting are asked again, each by a process of its own; one that ends again has no answer."""
    left = []
    with several(processes) as pool:
        waiting = {pool.submit(_answered, job): job for job in jobs}
        for done in as_completed(waiting):
            if isinstance(done.exception(), BrokenProcessPool):
                left.append(waiting[done])
            else:
                yield done.result()
    if len(jobs) == 1:
        yield from (Answer(listed, UNKNOWN) for _, listed, _ in left)
    else:
        for job in left:
            yield from _all_answered([job], 1)


@cache
def _nowhere() -> TextIO:
    return open(os.devnull, "w")  # noqa: PTH123 - it stays open as long as the process


def _answered(job: Job) -> Answer:
    folder, listed, limit = job
    try:
        raw = read_file(folder, listed.file)
    except OSError as error:
        return Answer(listed, None, f"can't be read: {error.strerror or error}")
    if sha256(raw).hexdigest() != listed.digest:
        return Answer(listed, None, "was changed: its digest is another one")
    # The limit is for the answer; a text that is read for ever ends its process.
    faulthandler.dump_traceback_later(limit + READING, exit=True, file=_nowhere())
    try:
        said = answer(raw.decode(), limit)
    except (Unreadable, UnicodeDecodeError) as error:
        return Answer(listed, None, f"can't be asked: {error}")
    finally:
        faulthandler.cancel_dump_traceback_later()
    if said not in (listed.expected, UNKNOWN):
        return Answer(listed, said, f"has the answer {said}, not {listed.expected}")
    return Answer(listed, said)
