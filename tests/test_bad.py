"""Every mistake has a code, a place and a way out: one small file for each, in tests/bad.

A file is named after its code; a comment `# here` stands in each line that is to be blamed, and
`# load:` says under which name the file is to be loaded, if not its own.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from coyote_spec.elaborate.claims import claims_of
from coyote_spec.elaborate.library import Library
from coyote_spec.elaborate.situations import examples_of, playthroughs_of
from coyote_spec.source import Diagnostic, InputError
from tests.conftest import Golden
from tests.test_mistakes import remnants

ROOT = Path(__file__).parent.parent
BAD = Path("tests/bad")
FILES = sorted(path.name for path in (ROOT / BAD).glob("*.coyote"))
PLACELESS = {"encoding", "unreadable", "nothing-there"}
"""Mistakes of a whole file."""


def code_of(name: str) -> str:
    return re.sub(r"(-\d+)?\.coyote$", "", name)


def text_of(name: str) -> str:
    path = ROOT / BAD / name
    return path.read_text(encoding="latin-1") if path.is_file() else ""


@cache
def diagnosed(name: str) -> tuple[Diagnostic, ...]:
    """What is said of a file."""
    file = BAD / name
    load = re.match(r"# load: (\S+)", text_of(name))
    target = load[1].format(folder=BAD, file=file) if load else str(file)
    with pytest.raises(InputError) as caught:
        used(name, file, target)
    return caught.value.diagnostics


def used(name: str, file: Path, target: str) -> None:
    """Uses a file for what it holds."""
    if "\nclaim " in text_of(name):
        claims_of(file, Library())
    elif "\nexample " in text_of(name):
        examples_of(file, Library())
    elif "\nplaythrough " in text_of(name):
        playthroughs_of(file, Library())
    else:
        Library().ruleset(target)


@pytest.fixture(autouse=True)
def _from_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("name", FILES)
def test_a_mistake_has_its_code_and_its_line(name: str) -> None:
    found = diagnosed(name)
    assert {d.code for d in found} == {code_of(name)}
    if code_of(name) in PLACELESS:
        assert len(found) == 1
        return
    lines = text_of(name).split("\n")
    here = {number for number, line in enumerate(lines, 1) if "# here" in line}
    assert {d.span.line for d in found} == here
    assert {d.span.file for d in found} == {str(BAD / name)}
    for mistake in found:
        assert 1 <= mistake.span.column <= len(lines[mistake.span.line - 1].split("#")[0]) + 1
        assert mistake.span.end > mistake.span.column


@pytest.mark.parametrize("name", FILES)
def test_a_mistake_is_a_sentence(name: str) -> None:
    for mistake in diagnosed(name):
        assert mistake.message.endswith("."), mistake
        assert re.match(r"[a-z`A-Z“\"0-9-]", mistake.message), mistake
        assert mistake.hint == "" or mistake.hint[-1] in ".?…`", mistake
        assert "Token(" not in str(mistake)
        assert len(str(mistake)) < 600


def test_what_is_said(golden: Golden) -> None:
    said = [f"{name}\n{InputError(diagnosed(name))}" for name in FILES]
    golden("bad.txt", "\n\n".join(said) + "\n")


@pytest.mark.parametrize("language", ["es", "pt", "fr"])
def test_every_mistake_is_told_in_the_language(language: str) -> None:
    found = [said for name in FILES for one in diagnosed(name) for said in (one.message, one.hint)]
    assert [(said, left) for said in found if said and (left := remnants(said, language))] == []
    assert len(found) > 300


def test_every_code_has_a_file_and_every_file_a_code() -> None:
    raised: set[str] = set()
    for room in ("syntax", "elaborate", "locale/files.py"):
        where = ROOT / "coyote_spec" / room
        for file in [where] if where.is_file() else sorted(where.glob("*.py")):
            text = file.read_text(encoding="utf-8")
            raised |= set(re.findall(r'(?:\.add|\bwrong|\bDiagnostic)\(\s*"([a-z-]+)"', text))
    assert len(raised) > 40
    assert raised == {code_of(name) for name in FILES}
