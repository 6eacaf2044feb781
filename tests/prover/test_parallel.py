"""Several processes: none is left behind."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pytest

from coyote_spec.prover.parallel import _together
from coyote_spec.prover.questions.asked import Asked
from coyote_spec.ruleset.claim import Claim, Question
from coyote_spec.source import wrong
from tests.agreement.rulesets import shipped

TOP = Path(__file__).resolve().parents[2]
PROGRAM = """
import os
from coyote_spec.cli import main

if __name__ == "__main__":
    main(["prove", "proofs/ranges.coyote"])
"""


def children(of: int) -> list[int]:
    """The processes that a process has begun."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == of:
            found.append(int(stat.parent.name))
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are told by /proc")
@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="one core answers alone")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_whoever_ends_the_first_process_ends_all(tmp_path: Path, how: signal.Signals) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(TOP)}
    first = subprocess.Popen([sys.executable, str(program)], cwd=TOP, env=environment)
    try:
        begun = monotonic()
        while len(others := children(first.pid)) < 2:
            assert monotonic() - begun < 120, "no process was begun"
            assert first.poll() is None, "it was over before"
            sleep(0.1)
        sleep(1)
        others = children(first.pid)
        first.send_signal(how)
        first.wait(60)
        ended = monotonic()
        while any(map(alive, others)):
            assert monotonic() - ended < 60, "a process is left behind"
            sleep(0.1)
    finally:
        first.kill()


def test_a_mistake_comes_back_from_another_process() -> None:
    found = wrong("players", "en isn't for 40 players.", "write 2 to 6.")
    again = pickle.loads(pickle.dumps(found))
    assert again.diagnostics == found.diagnostics
    assert str(again) == str(found)


BEGINNING = """
import time
from coyote_spec.processes import several

if __name__ == "__main__":
    with several(1, len, (bytes(5_000_000),)) as pool:
        print("now", flush=True)
        pool.submit(time.sleep, 60).result()
"""


def test_an_interrupt_while_a_process_begins_is_not_told_by_it(tmp_path: Path) -> None:
    """What it is given is more than is written at once, so that it comes in the middle."""
    program = tmp_path / "program.py"
    program.write_text(BEGINNING, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(TOP)}
    running = subprocess.Popen(
        [sys.executable, str(program)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    assert running.stdout.readline() == "now\n"
    sleep(0.02)
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=30)
    assert err.count("Traceback") == 1, err
    assert err.endswith("KeyboardInterrupt\n")
    assert running.returncode == -signal.SIGINT


def test_questions_about_as_many_players_go_together() -> None:
    """Those that are most come first."""
    one, alike, unlike = (shipped(name) for name in ("en", "en_advanced", "pt"))
    claim = Claim("asked", (one,), Question("bidding ends"))
    games = ((one,), (one, alike), (unlike,))
    asked = [Asked(claim, some, (n,), 1.0) for some in games for n in (3, 4)]
    alone = Asked(replace(claim, name="more"), (alike,), (3,), 1.0)
    assert _together([*asked, alone]) == [[0, 2, 4, 6], [1, 3, 5]]
