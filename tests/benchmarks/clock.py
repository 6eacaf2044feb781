"""Measuring: seconds of work in this process; seconds and peak memory of a fresh process."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
COMMAND = "import sys; from coyote_spec.cli import main; sys.exit(main())"
"""What the installed `coyote-spec` does."""


@dataclass(frozen=True, slots=True)
class Run:
    """A process that has ended."""

    seconds: float
    processor: float
    megabytes: float
    code: int
    out: str


@dataclass(frozen=True, slots=True)
class Runs:
    """The seconds of several runs. Other jobs may share the machine: they only ever make a run
    slower, so the least is nearest to the cost itself; the median is what one mostly sees."""

    seconds: tuple[float, ...]

    @property
    def least(self) -> float:
        return min(self.seconds)

    @property
    def median(self) -> float:
        return median(self.seconds)


def process(*arguments: str) -> Run:
    """Runs Python with these arguments, and waits for it."""
    began = time.perf_counter()
    child = subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT
    )
    assert child.stdout is not None
    out = child.stdout.read().decode()
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.perf_counter() - began
    child.returncode = os.waitstatus_to_exitcode(status)
    child.stdout.close()
    return Run(
        seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, child.returncode, out
    )


def command(*arguments: str) -> Run:
    """Runs `coyote-spec` with these arguments in a process of its own."""
    return process("-c", COMMAND, *arguments)


def repeated(run: Callable[[], Run], times: int) -> tuple[Runs, Run]:
    """Several runs, and the last of them."""
    found = [run() for _ in range(times)]
    return Runs(tuple(one.seconds for one in found)), found[-1]


def timed(work: Callable[[], object]) -> float:
    """The seconds that something takes here."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def worked(work: Callable[[], object]) -> float:
    """The seconds of processor that something takes here: other jobs hardly change them."""
    began = time.process_time()
    work()
    return time.process_time() - began


def limited(seconds: float, *arguments: str) -> str | None:
    """What Python prints when run with these arguments; None when it takes longer than that."""
    try:
        done = subprocess.run(
            [sys.executable, *arguments], capture_output=True, cwd=ROOT, timeout=seconds, check=True
        )
    except subprocess.TimeoutExpired:
        return None
    return done.stdout.decode()
