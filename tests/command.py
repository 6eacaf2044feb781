"""The command, run inside the process of the tests: no interpreter to start each time."""

import contextlib
import importlib
import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from unittest import mock


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run of the command left behind."""

    code: int
    out: str
    err: str


def cli(*arguments: str, stdin: str | bytes | None = None) -> Outcome:
    """Run `coyote-spec ARGUMENTS`; no stream is a terminal, and bytes go in as they are."""
    # Imported by name and late: a command that can't be imported fails its own tests only.
    main = importlib.import_module("coyote_spec.cli").main
    given = stdin.encode() if isinstance(stdin, str) else stdin or b""
    out, err = io.BytesIO(), io.BytesIO()
    with _streams(io.BytesIO(given), out, err):
        try:
            code = main(list(arguments))
        except SystemExit as stop:
            code = stop.code
            if isinstance(code, str):  # as Python does with `sys.exit("message")`
                print(code, file=sys.stderr)
                code = 1
    return Outcome(int(code or 0), out.getvalue().decode(), err.getvalue().decode())


@contextlib.contextmanager
def _streams(stdin: io.BytesIO, stdout: io.BytesIO, stderr: io.BytesIO) -> Iterator[None]:
    given = io.TextIOWrapper(stdin, encoding="utf-8")
    out = io.TextIOWrapper(stdout, encoding="utf-8", write_through=True, newline="")
    err = io.TextIOWrapper(stderr, encoding="utf-8", write_through=True, newline="")
    try:
        with (
            mock.patch.object(sys, "stdin", given),
            mock.patch.object(sys, "stdout", out),
            mock.patch.object(sys, "stderr", err),
        ):
            yield
    finally:
        for stream in (given, out, err):  # else they close the bytes before they are read
            stream.detach()
