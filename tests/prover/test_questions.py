"""Every question that can be written has an answer, stands on the page about claims, and every
question on that page can be written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coyote_spec.elaborate.claims import claims_of
from coyote_spec.prover.answer import FOR_ALL, FOR_EACH, key_of
from coyote_spec.ruleset.claim import Question
from coyote_spec.source import Source
from coyote_spec.syntax.parse import parse
from coyote_spec.syntax.tree import ListTree
from tests.prover.claims import fresh
from tests.strategies import PLAIN_QUESTIONS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "claims.md").read_text(encoding="utf-8")
FILLED = {"…": "bid above 0", "NAME NAME": "raise opener", "NAME": "raise"}
"""What the page leaves to the reader."""


def table(title: str) -> list[str]:
    """The first column of a table of the page: its texts in backticks."""
    part = PAGE.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]
    rows = [line for line in part.splitlines() if line.startswith("| `")]
    return [re.findall(r"`([^`]+)`", row.split("|")[1])[0] for row in rows]


def written(lines: list[str]) -> str:
    body = "\n".join(f"  {line}" for line in lines)
    return f'coyote 1\n\nclaim one "One"\n  games en fr\n{body}\n  expect proved\n'


def filled(line: str) -> str:
    for word, by in FILLED.items():
        line = line.replace(word, by)
    return line


def asked(line: str) -> Question:
    (item,) = parse(Source("a claim", written([filled(line)]))).items
    assert isinstance(item, ListTree)
    (question,) = [e.words[0] for e in item.entries if e.key == "asks"]
    assert isinstance(question, Question)
    return question


@pytest.mark.parametrize("line", table("The questions"))
def test_a_question_of_the_page_can_be_asked(line: str, tmp_path: Path) -> None:
    path = tmp_path / "one.coyote"
    path.write_text(written([filled(line)]), encoding="utf-8")
    (claim,) = claims_of(path, fresh())
    assert key_of(claim) in {*FOR_EACH, *FOR_ALL}


@pytest.mark.parametrize("line", table("What surrounds a question")[1:])
def test_a_line_of_the_page_can_be_written(line: str, tmp_path: Path) -> None:
    lines = ["never stuck"] if line.startswith("expect") else [line, "never stuck"]
    path = tmp_path / "one.coyote"
    path.write_text(written(lines), encoding="utf-8")
    assert len(claims_of(path, fresh())) == 1


def test_the_page_has_every_question() -> None:
    on_page = {asked(line).key for line in table("The questions")}
    keys = {key.split()[0] if key.startswith("same ") else key for key in {*FOR_EACH, *FOR_ALL}}
    beside = {"never", "reachable"}  # they stand beside `always`
    assert on_page == keys - beside
    assert set(PLAIN_QUESTIONS) <= on_page
