"""The JSON documents of findings, ranges and odds, checked against the contract."""

from fractions import Fraction
from typing import Any

VERDICTS = {"proved", "refuted", "unknown", "vacuous"}
SCOPE = {"rulesets": list, "deck": (str, type(None)), "players": list, "options": dict}
SCOPE |= {"readings": dict}
FINDING: dict[str, Any] = {
    "id": str,
    "verdict": str,
    "expected": (str, type(None)),
    "scope": dict,
    "method": str,
    "sentence": str,
    "details": list,
    "witness": (dict, type(None)),
    "results": dict,
    "frequency": (dict, type(None)),
    "twin": (dict, type(None)),
    "more": list,
    "steps": list,
}
TWIN = {"situation": (dict, type(None)), "results": dict, "flips": list, "agreed": dict}
TWIN |= {"changes": int, "tried": int}
IDS = [
    *("deck", "players", "options", "dealing", "counting", "opening", "raise", "call", "actions"),
    *("settling", "next_starter", "reshuffle", "elimination", "end"),
]
ROUND: dict[str, Any] = {
    "hands": ["10", "2", "?"],
    "pile": ["1"],
    "coins": [0, 2, 0],
    "events": [{"seat": 0, "move": "bid", "amount": 10}, {"seat": 1, "move": "challenge"}],
}
"""A scenario for `run`: a round that is settled."""


def shaped(value: dict[str, Any], shape: dict[str, Any]) -> None:
    """An object has these keys, no others, each of its type."""
    assert list(value) == list(shape), value
    for key, kind in shape.items():
        assert isinstance(value[key], kind), (key, value[key])


def share(value: dict[str, Any]) -> Fraction:
    """A probability, whose two forms agree."""
    shaped(value, {"exact": str, "value": float})
    exact = Fraction(value["exact"])
    assert 0 <= exact <= 1
    assert abs(float(exact) - value["value"]) < 1e-12
    return exact


def _readings(told: dict[str, Any]) -> None:
    """What other readings make of a finding."""
    shaped(told, {"players": list, "singly": list, "together": dict})
    for one in told["singly"]:
        witness = (dict, type(None))
        shaped(one, {"silence": str, "reading": str, "verdict": str, "witness": witness})
        assert one["verdict"] in VERDICTS
    either = (dict, type(None))
    shaped(told["together"], {"same": either, "differs": either, "all_tried": bool})


def findings(document: dict[str, Any], *more: str) -> list[dict[str, Any]]:
    """The findings of a document that has the form of the contract."""
    remarks = ["remarks"] if "rules" in more else []
    assert list(document) == ["schema", "about", "findings", *more, *remarks]
    assert document["schema"] == "coyote-spec/findings/1"
    shaped(document["about"], SCOPE)
    for finding in document["findings"]:
        _finding(finding)
    found: list[dict[str, Any]] = document["findings"]
    return found


def _finding(finding: dict[str, Any]) -> None:
    shaped({key: value for key, value in finding.items() if key != "readings"}, FINDING)
    if "readings" in finding:
        _readings(finding["readings"])
    assert finding["verdict"] in VERDICTS
    assert finding["expected"] in {"proved", "refuted", None}
    shaped(finding["scope"], SCOPE | {"bound": (int, type(None))})
    assert all(isinstance(n, int) for n in finding["scope"]["players"])
    assert set(finding["results"]) <= set(finding["scope"]["rulesets"])
    if finding["witness"] is not None:
        keys = set(finding["witness"])
        assert keys == {"cards", "pile"} or {"hands", "events"} <= keys
        assert set(finding["results"]) == set(finding["scope"]["rulesets"])
    if finding["twin"] is not None:
        _twin(finding)
    for other in finding["more"]:
        shaped(other, {"witness": dict, "results": dict})
        assert set(other["results"]) == set(finding["results"])
    for step in finding["steps"]:
        shaped(step, {"step": str, "changes": dict, "parts": bool})
        assert list(step["changes"]) == list(finding["results"])
    if finding["frequency"] is not None:
        assert list(finding["frequency"]) == [str(n) for n in finding["scope"]["players"]]
        for one in finding["frequency"].values():
            share(one)


def _twin(finding: dict[str, Any]) -> None:
    """A twin is of a witness, and of the same kind; one that wasn't found says nothing."""
    twin = finding["twin"]
    shaped(twin, TWIN)
    assert finding["witness"] is not None
    if twin["situation"] is None:
        assert not twin["results"]
        assert not twin["flips"]
        return
    assert ("cards" in twin["situation"]) == ("cards" in finding["witness"])
    assert set(twin["results"]) == set(finding["results"])
    assert all(isinstance(words, str) and words for words in twin["flips"])
    assert len(twin["flips"]) == (twin["changes"] or 1)
