"""How the command starts and stops: what it imports, and what becomes of its streams."""

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.conftest import Cli

ROOT = Path(__file__).parent.parent.parent
COMMAND = "import sys; from coyote_spec.cli import main; sys.exit(main())"
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT)}


def command(*arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-c", COMMAND, *arguments)


def modules(*arguments: str) -> set[str]:
    """What is imported on the way."""
    done = subprocess.run(
        (sys.executable, "-X", "importtime", *command(*arguments)[1:]),
        env=ENVIRONMENT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    return {line.rsplit("|", 1)[1].strip() for line in done.stderr.splitlines() if "|" in line}


HEAVY = {"z3", "numpy", "lark", "dataclasses", "typing"}


def test_help_imports_nothing_heavy() -> None:
    assert not modules("--help") & (HEAVY | {"argparse", "json", "re"})


@pytest.mark.parametrize("verb", ["check", "format", "show", "score", "run"])
def test_the_help_of_a_verb_imports_nothing_heavy(verb: str) -> None:
    assert not modules(verb, "--help") & (HEAVY - {"typing"})


def test_counting_needs_no_solver() -> None:
    assert not modules("score", "fr", "--cards", "7") & {"z3", "numpy"}


def test_the_package_imports_nothing() -> None:
    done = subprocess.run(
        (sys.executable, "-c", "import coyote_spec, sys; print(*sys.modules)"),
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert not set(done.stdout.split()) & (HEAVY | {"argparse"})


@pytest.mark.parametrize("arguments", [("show", "fr"), ("--help",), ("show", "--help")])
def test_a_reader_who_has_gone(arguments: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            command(*arguments), env=ENVIRONMENT, stdout=writing, stderr=subprocess.PIPE, text=True
        )
    finally:
        os.close(writing)
    assert done.stderr == ""
    assert done.returncode in (0, 141)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device")
@pytest.mark.parametrize("arguments", [("show", "fr"), ("--help",), ("show", "--help")])
def test_a_full_disk(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command(*arguments), env=ENVIRONMENT, stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode == 2
    assert done.stderr.strip().splitlines() == ["coyote-spec: No space left on device"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device")
@pytest.mark.parametrize("arguments", [("show", "nothing"), ("show",), ("no_verb",)])
def test_mistakes_that_nobody_can_be_told(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command(*arguments), env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=full, text=True
        )
    assert (done.returncode, done.stdout) == (2, "")


def test_a_folder_that_is_gone(tmp_path: Path) -> None:
    line = f"mkdir gone; cd gone; rmdir ../gone; {shlex.join(command('check', 'my.coyote'))}"
    done = subprocess.run(
        line, shell=True, cwd=tmp_path, env=ENVIRONMENT, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr == "coyote-spec: the folder in which this was started is gone\n"


def test_nobody_answers_at_a_match() -> None:
    people = shlex.join(command("play", "fr", "--players", "2", "--as", "0"))
    for stream in ("<&-", "< /dev/null"):
        done = subprocess.run(
            f"{people} {stream}", shell=True, env=ENVIRONMENT, capture_output=True, text=True
        )
        assert "Traceback" not in done.stderr
        assert done.returncode == (2 if stream == "<&-" else 0)


def test_a_match_says_which_game_is_played(cli: Cli) -> None:
    for language, said in (
        ("en", "A single coin puts a player out, 2 players"),
        ("fr", "2 joueurs"),
    ):
        done = cli("play", "en+one_life", "--players", "2", "--language", language)
        first = done.out.splitlines()[0]
        assert said in first
        shown = cli("show", "en+one_life", "--language", language).out.splitlines()[0]
        assert first.startswith(shown.removesuffix(" (en+one_life)"))


def test_bytes_that_are_no_text_at_a_match() -> None:
    done = subprocess.run(
        command("play", "fr", "--players", "2", "--as", "0"),
        env=ENVIRONMENT | {"PYTHONIOENCODING": "utf-8:strict"},
        input=b"\xff\xfe 3\n",
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "There is no move `\N{REPLACEMENT CHARACTER}" in done.stdout.decode()


def test_an_interrupt_is_quiet() -> None:
    running = subprocess.Popen(
        command("run", "fr"),
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with running:
        time.sleep(1)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, out, err) == (130, "", "")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", ">&- 2>&-"])
@pytest.mark.parametrize("arguments", [("show", "fr"), ("run", "fr"), ("show", "nothing")])
def test_closed_streams(closed: str, arguments: tuple[str, ...]) -> None:
    line = shlex.join(command(*arguments))
    done = subprocess.run(
        f"{line} {closed}",
        shell=True,
        env=ENVIRONMENT,
        input="",
        capture_output=True,
        text=True,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == (0 if arguments == ("show", "fr") else 2)


def on_a_terminal(*arguments: str, **environment: str) -> str:
    """What a terminal shows; stdout and stderr are one."""
    pty = pytest.importorskip("pty")
    leader, follower = pty.openpty()
    kept = {key: value for key, value in ENVIRONMENT.items() if key not in ("NO_COLOR", "TERM")}
    running = subprocess.Popen(
        command(*arguments),
        env=kept | {"TERM": "xterm"} | environment,
        stdin=follower,
        stdout=follower,
        stderr=follower,
    )
    os.close(follower)
    shown = b""
    try:
        while part := os.read(leader, 65536):
            shown += part
    except OSError:  # Linux says so when the other end is closed
        pass
    running.wait(timeout=30)
    os.close(leader)
    return shown.decode()


@pytest.mark.parametrize("arguments", [("show", "fr"), ("check", "tests/bad/syntax.coyote")])
def test_colour_on_a_terminal_only(arguments: tuple[str, ...]) -> None:
    assert "\x1b[1" in on_a_terminal(*arguments)
    assert "\x1b[" not in on_a_terminal(*arguments, NO_COLOR="1")
    assert "\x1b[" not in on_a_terminal(*arguments, TERM="dumb")
    done = subprocess.run(command(*arguments), env=ENVIRONMENT, capture_output=True, text=True)
    assert "\x1b[" not in done.stdout + done.stderr


def test_utf_8_whatever_the_streams_are() -> None:
    done = subprocess.run(
        command("show", "fr+nöthing→"),
        env=ENVIRONMENT | {"PYTHONIOENCODING": "ascii:strict", "LC_ALL": "C"},
        capture_output=True,
    )
    assert done.returncode == 2
    assert "nöthing→" in done.stderr.decode()
    assert b"Traceback" not in done.stderr


def test_a_name_that_is_not_utf_8() -> None:
    done = subprocess.run(command("show", "fr+\udce9"), env=ENVIRONMENT, capture_output=True)
    assert done.returncode == 2
    assert b"\\udce9" in done.stderr
    assert b"Traceback" not in done.stderr
