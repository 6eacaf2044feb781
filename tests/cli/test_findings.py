"""Findings have the form of the contract, and say of a witness what `score` and `run` say of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli import documents
from tests.command import cli as command

GAMES = (("pt_kidult", "3"), ("fr", "2"), ("en+tomahawk", "2"))
"""These have all that the others have."""
OTHERS = [
    pytest.param(name, "3", marks=pytest.mark.soak)
    for name in ("en", "en_advanced", "en+tomahawk", "es", "es_advanced", "fr", "pt")
]


def said_by_run(name: str, witness: dict[str, Any], agreed: dict[str, Any]) -> Any:
    """What `score` or `run` says of a witness; its words on the error stream when it refuses it."""
    flags = [
        f"--{'option' if isinstance(value, int) else 'reading'}={key}={value}"
        for key, value in agreed.items()
    ]
    if "cards" in witness:
        cards = ",".join(witness["cards"]), ",".join(witness["pile"])
        pile = ["--pile", cards[1]] if cards[1] else []
        done = command("score", name, f"--cards={cards[0]}", *pile, *flags, "--json")
    else:
        done = command("run", name, "-", *flags, "--json", stdin=json.dumps(witness))
    return json.loads(done.out) if done.code in (0, 1) else (done.code, done.err)


@pytest.mark.parametrize(("name", "players"), [*GAMES, *OTHERS])
def test_an_audit_says_what_run_says(name: str, players: str) -> None:
    """Also under each reading and value that it holds against another."""
    done = command("audit", name, "--players", players, "--json")
    assert done.code in (0, 3)
    found = documents.findings(json.loads(done.out))
    held = [one for one in found if "ways" in one]
    assert held
    for one in held:
        assert list(one["results"]) == [name]
        assert said_by_run(name, one["witness"], {}) == one["results"][name]
        for way in one["ways"].values():
            if way["agreed"] is not None:
                assert said_by_run(name, one["witness"], way["agreed"]) == way["result"]


def test_a_witness_that_run_refuses_has_no_result() -> None:
    """A move that only one of two games has is no illegal one for the other: it can't be used."""
    done = command("compare", "en", "en_advanced", "--players", "3", "--json")
    found = {one["id"]: one for one in documents.findings(json.loads(done.out), "rules")}
    actions = found["actions"]
    assert actions["results"]["en"] is None
    code, said = said_by_run("en", actions["witness"], {})
    assert code == 2
    assert actions["refused"]["en"] in said
    told = said_by_run("en_advanced", actions["witness"], {})
    assert told == actions["results"]["en_advanced"]
