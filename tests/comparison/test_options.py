"""Options are compared value by value, and with what goes together."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.agreement.rulesets import amended
from tests.comparison.compared import compared


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("3, or any from 1", "3, or 1 to 25", False),
        ("3, or any from 1", "3, or 1 to 2, or any from 3", True),
        ("3, or -5 to 5", "3, or -4 to 5", False),
        ("3, or 4 to 5 when players is 3 to 4", "3, or 4 to 5 when players is 3 to 5", False),
        ("3, or 1000 to 2000", "3, or 1000 to 1999", False),
    ],
)
def test_options_value_by_value(one: str, other: str, same: bool, tmp_path: Path) -> None:
    rules = [
        amended(tmp_path, "fr", f"options\n  replace threshold  {text}\n", name)
        for text, name in ((one, "one"), (other, "other"))
    ]
    (found,) = (f for f in compared(rules[0], rules[1], (2,)).findings if f.id == "options")
    assert (found.verdict == "proved") == same


def test_options_that_go_together(tmp_path: Path) -> None:
    rules = [
        amended(
            tmp_path,
            "fr",
            f"options\n  add cap  9, or 10\n  replace threshold  3, or 4{when}\n\n"
            "bidding\n  replace opener  opening needs number at most cap\n",
            name,
        )
        for name, when in (("any", ""), ("some", " when cap is 10"))
    ]
    (found,) = (f for f in compared(rules[0], rules[1], (2,)).findings if f.id == "options")
    assert found.verdict == "refuted"
    assert "together" in found.sentence
