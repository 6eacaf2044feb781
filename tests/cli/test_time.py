"""When the solver gives up or somebody interrupts: nothing undecided looks like an answer."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
import z3

from coyote_spec.api.rulesets import shipped_library
from coyote_spec.cli import arguments
from coyote_spec.cli.dispatch import VERBS
from coyote_spec.prover.ask import Asker
from tests.cli import documents
from tests.cli.test_start import ENVIRONMENT, command
from tests.conftest import Cli

CLAIMS = """coyote 1

claim range_ "Totals range so."
  games en
  players 2
  total ranges from -20 to 40
  expect proved

claim ends "Bidding ends."
  games en
  players 2
  assuming number at most highest_total
  bidding ends
  expect proved

claim forever "Bidding ends, whatever is bid."
  games en
  players 2
  bidding ends
  expect refuted

claim stuck "Nobody is stuck."
  games fr
  players 2
  never stuck
  expect proved

claim same_ "Both count alike."
  games en es
  players 2
  same counting
  expect proved
"""

MINIMAL = "tests/bad/with/minimal.coyote"

ASKING = {
    "prove": ("prove", "{claims}"),
    "range": ("range", "en", "--players", "2"),
    "compare": ("compare", MINIMAL, "{minimal}", "--players", "2"),
    "audit": ("audit", MINIMAL, "--players", "2"),
}
"""A use of each verb that asks the solver. Elsewhere: `recheck`, which asks another one, in
test_recheck; the long `tour` in test_verbs; `translations`, in test_translations."""


class GivesUp:
    """A solver that has no answer."""

    def __init__(self, why: str) -> None:
        self.why = why

    def add(self, *constraints: Any) -> None:
        """Whatever it is told."""

    def check(self, *assumptions: Any) -> Any:
        return z3.unknown

    def reason_unknown(self) -> str:
        return self.why


@pytest.fixture(params=["timeout", "(incomplete quantifiers)"])
def reason(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Every solver gives up, in this process, in which all is asked; what is to be said of it."""
    why: str = request.param
    shipped_library.cache_clear()  # with what other tests have found

    def begin(asker: Asker) -> None:
        asker._solver = GivesUp(why)

    monkeypatch.setattr(Asker, "__post_init__", begin)
    monkeypatch.setattr(arguments, "cores", lambda: 1)
    return "no answer within" if why == "timeout" else f"the solver gave up: {why}"


@pytest.fixture
def claims(tmp_path: Path) -> str:
    file = tmp_path / "claims.coyote"
    file.write_text(CLAIMS, encoding="utf-8")
    return str(file)


@pytest.fixture
def minimal(tmp_path: Path) -> str:
    """The smallest ruleset in other words."""
    file = tmp_path / "minimal.coyote"
    text = Path(MINIMAL).read_text("utf-8")
    file.write_text(text.replace("at least 3", "above 2"), encoding="utf-8")
    return str(file)


def test_no_verb_with_a_limit_is_left_out(cli: Cli) -> None:
    limited = {verb for verb in VERBS if "--timeout" in cli(verb, "--help").out}
    assert limited == {*ASKING, "mutate", "recheck", "tour", "translations"}


@pytest.mark.parametrize("verb", ASKING)
def test_a_solver_that_gives_up_is_no_answer(
    verb: str, reason: str, claims: str, minimal: str, cli: Cli
) -> None:
    done = cli(*(part.format(claims=claims, minimal=minimal) for part in ASKING[verb]))
    assert done.code == 3
    said = " ".join(done.out.split())
    assert reason in said
    assert "Traceback" not in done.out + done.err


def test_every_claim_says_why_it_is_not_decided(reason: str, claims: str, cli: Cli) -> None:
    done = cli("prove", claims, "--json")
    assert done.code == 3
    found = documents.findings(json.loads(done.out))
    assert [one["verdict"] for one in found] == ["unknown"] * 5
    assert all(reason in one["sentence"] and one["witness"] is None for one in found)


def test_no_end_of_a_range_is_shown(reason: str, cli: Cli) -> None:
    done = cli("range", "en", "--players", "2", "--json")
    assert done.code == 3
    (bounds,) = json.loads(done.out)["players"].values()
    assert (bounds["min"], bounds["max"]) == (None, None)
    assert all(reason in why for why in bounds["undecided"])


def test_a_solver_that_was_interrupted_interrupts(
    claims: str, monkeypatch: pytest.MonkeyPatch, cli: Cli
) -> None:
    def begin(asker: Asker) -> None:
        asker._solver = GivesUp("interrupted from keyboard")

    monkeypatch.setattr(Asker, "__post_init__", begin)
    done = cli("prove", claims)
    assert (done.code, done.out, done.err) == (130, "", "")


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("flags", [(), ("--json",)])
def test_an_interrupt_in_the_middle_leaves_nothing(flags: tuple[str, ...], tmp_path: Path) -> None:
    """All shipped claims, by several processes: Ctrl-C reaches each of them."""
    running = subprocess.Popen(
        command("prove", *flags),
        env=ENVIRONMENT,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with running:
        time.sleep(2)
        assert running.poll() is None
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (130, "", "")
    assert list(tmp_path.iterdir()) == []
    assert ended(running.pid)


def ended(group: int) -> bool:
    """Whether all processes of a group end with the first, each as soon as it notices."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False
