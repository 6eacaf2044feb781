"""The table of open points: no entry lacks, and what it names is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from coyote_spec import api

PAGE = Path(__file__).resolve().parent.parent / "docs/decisions/0008-every-open-point.md"
LINES = PAGE.read_text(encoding="utf-8").splitlines()

LISTED = """
    M1 M2 M3 M4 M5 M6 M7 M8 M9 M10 M11 M12 M13
    B1 B2 B3 B4 B5 B6 B7 B8
    S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13 S14 S15 S16 S17
    L1 L2 L3 L4 L5
    R1 R2 R3 R4 R5 R6 R7 R8 R9
    C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 C14 C15
    7
    K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12
    9 10
"""
IDS = LISTED.split()

RULESETS = ("en", "es", "fr", "pt", "en_advanced", "es_advanced", "pt_kidult")
VERBS = {"compare", "odds", "play", "prove", "range", "run"}
KINDS = {
    "silence": r"silence( `\w+`)+ \([a-z_]+( [a-z_]+)*\)",
    "decision": r"decision: .+",
    "remark": r"remark( [A-Z]{2}-\d\d)+",
    "finding": r"finding: .*`\w+.*",
}


def rows() -> list[tuple[str, str, str]]:
    """The rows of all tables, without their heads."""
    cells = [
        [one.strip() for one in line.strip("|").split("|")] for line in LINES if line[:1] == "|"
    ]
    return [
        (row[0], row[1], row[2])
        for row in cells
        if len(row) == 3 and row[0] != "id" and set(row[0]) != {"-"}
    ]


def parts(kind: str) -> list[tuple[str, str]]:
    """What the rows say of one kind, each with the id of its row."""
    return [
        (name, part)
        for name, _, said in rows()
        for part in said.split("; ")
        if part.startswith(kind)
    ]


@cache
def remarked() -> frozenset[str]:
    """The clauses of the shipped sources that have a remark."""
    return frozenset(
        catalogue.cite(clause)
        for name in RULESETS
        for catalogue in api.load(name).catalogues.values()
        for clause in catalogue.clauses
        if clause.remarks
    )


def test_every_entry_is_there_once_and_in_order() -> None:
    assert [name for name, _, _ in rows()] == IDS
    assert sum(line.startswith("|") for line in LINES) == len(IDS) + 2 * LINES.count(
        "| id | what is open | with us |"
    )


@pytest.mark.parametrize(("name", "what", "said"), rows(), ids=[row[0] for row in rows()])
def test_each_part_is_of_a_kind(name: str, what: str, said: str) -> None:
    assert what, name
    for part in said.split("; "):
        kind = re.split(r"\W", part, maxsplit=1)[0]
        if kind == "see":
            assert part.split()[1] in IDS
        else:
            assert kind in KINDS, part
            assert re.fullmatch(KINDS[kind], part), part
    assert not said.startswith("see")


@pytest.mark.parametrize(("name", "part"), parts("silence"))
def test_a_silence_that_is_named_is_one_of_these_rulesets(name: str, part: str) -> None:
    named, games = part.removeprefix("silence ").removesuffix(")").split(" (")
    for game in games.split():
        for silence in re.findall(r"`(\w+)`", named):
            assert silence in api.load(game).silences, (name, game, silence)


def test_no_silence_lacks() -> None:
    named = {one for _, part in parts("silence") for one in re.findall(r"`(\w+)`", part)}
    assert named == {one for game in RULESETS for one in api.load(game).silences}


@pytest.mark.parametrize(("name", "part"), parts("remark"))
def test_a_clause_that_is_named_has_a_remark(name: str, part: str) -> None:
    lacking = set(part.split()[1:]) - remarked()
    assert not lacking, name


@pytest.mark.parametrize(("name", "part"), parts("finding"))
def test_a_finding_names_its_verb(name: str, part: str) -> None:
    verbs = re.findall(r"`(\w+)", part)
    assert verbs, name
    assert set(verbs) <= VERBS, name


def test_no_line_is_too_long() -> None:
    assert max(map(len, LINES)) <= 110
