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
SCORE = ["schema", "total", "reshuffle", "draws", "steps", "relied_on"]
RUN = [
    *("schema", "ruleset", "outcome", "illegal_at", "why", "total", "draws", "reshuffle", "loser"),
    *("paid", "coins", "eliminated", "next_starter", "winner", "turn", "bid", "direction"),
    "relied_on",
]
MATCH = ["schema", "outcome", "illegal_at", "rounds", "winner"]
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
        one(finding)
    found: list[dict[str, Any]] = document["findings"]
    return found


def one(finding: dict[str, Any]) -> None:
    """A finding has the form of the contract."""
    seldom = ("refused", "ways", "readings", "question")
    shaped({key: value for key, value in finding.items() if key not in seldom}, FINDING)
    if "readings" in finding:
        _readings(finding["readings"])
    assert finding["verdict"] in VERDICTS
    assert finding["expected"] in {"proved", "refuted", None}
    shaped(finding["scope"], SCOPE | {"bound": (int, type(None))})
    assert all(isinstance(n, int) for n in finding["scope"]["players"])
    assert set(finding["results"]) <= set(finding["scope"]["rulesets"])
    if finding["witness"] is not None:
        keys = set(finding["witness"])
        assert (
            keys - {"deck"} == {"cards", "pile"} or {"hands", "events"} <= keys or "rounds" in keys
        )
        assert set(finding["results"]) == set(finding["scope"]["rulesets"])
        _results(finding)
    if finding["twin"] is not None:
        _twin(finding)
    for other in finding["more"]:
        shaped(other, {"witness": dict, "results": dict} | _ways(finding))
        assert set(other["results"]) == set(finding["results"])
        _results(other)
    for step in finding["steps"]:
        shaped(step, {"step": str, "changes": dict, "parts": bool})
        assert list(step["changes"]) == list(finding.get("ways") or finding["results"])
    if finding["frequency"] is not None:
        assert list(finding["frequency"]) == [str(n) for n in finding["scope"]["players"]]
        for each in finding["frequency"].values():
            share(each)


def _twin(finding: dict[str, Any]) -> None:
    """A twin is of a witness, and of the same kind; one that wasn't found says nothing."""
    twin = finding["twin"]
    found = twin["situation"] is not None
    shaped(twin, TWIN | (_ways(finding) if found else {}))
    assert finding["witness"] is not None
    if not found:
        assert not twin["results"]
        assert not twin["flips"]
        return
    assert ("cards" in twin["situation"]) == ("cards" in finding["witness"])
    assert set(twin["results"]) == set(finding["results"])
    assert all(isinstance(words, str) and words for words in twin["flips"])
    assert len(twin["flips"]) == (twin["changes"] or 1)
    _results(twin)


def _ways(finding: dict[str, Any]) -> dict[str, Any]:
    """The key of what each way to play makes of a situation, where a ruleset is held against
    itself."""
    return {"ways": dict} if "ways" in finding else {}


def _results(told: dict[str, Any]) -> None:
    """What each ruleset makes of a situation, or why it refuses it; and each way to play."""
    results, ways = told["results"], told.get("ways", {})
    assert set(told.get("refused", ())) == {name for name in results if results[name] is None}
    for result in results.values():
        if result is not None:
            _result(result)
    for way in ways.values():
        shaped(way, {"agreed": (dict, type(None)), "result": dict})
        _result(way["result"])
    if ways:
        (usual,), first = results.values(), next(iter(ways.values()))
        assert first["result"] == usual


def _result(result: dict[str, Any]) -> None:
    """A result of `score` or `run`."""
    kinds = {
        "coyote-spec/score/1": SCORE,
        "coyote-spec/run/1": RUN,
        "coyote-spec/match-run/1": MATCH,
    }
    assert list(result) == kinds[result["schema"]]
