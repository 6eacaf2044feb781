"""What is said of input that can't be used."""

from pathlib import Path

from tests.command import Outcome


def refused(done: Outcome, *words: str, out: str = "") -> None:
    """The command said why, in few words, and did nothing else."""
    assert done.code == 2, done.out + done.err
    assert done.out == out
    assert "Traceback" not in done.err
    assert len(done.err) < 6_000
    for word in words:
        assert word in done.err


def write(folder: Path, name: str, text: str | bytes) -> str:
    file = folder / name
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(file)
