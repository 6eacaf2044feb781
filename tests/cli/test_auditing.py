"""What an audit says of answers that hang on what is agreed."""

from __future__ import annotations

from itertools import product

from coyote_spec.cli.auditing import by_what_is_agreed
from coyote_spec.prover.verdict import PROVED, REFUTED, Finding, Scope


def answers(lacking: dict[tuple[int, str, str], int]) -> list[Finding]:
    """Findings for all that may be agreed and 2 to 4 players: refuted from so many on."""
    return [
        Finding(
            "coins",
            PROVED if n < lacking.get(agreed, 5) else REFUTED,
            Scope(
                ("x",),
                None,
                (n,),
                {"boxes": 1, "out": agreed[0]},
                dict(zip("ab", agreed[1:], strict=True)),
            ),
            "by hand",
            "So it is.",
        )
        for agreed in product((3, 4), ("yes", "no"), ("yes", "no"))
        for n in (2, 3, 4)
    ]


def test_what_leads_to_the_same_is_told_together() -> None:
    found = answers({(4, "yes", "yes"): 3, (4, "yes", "no"): 3, (4, "no", "yes"): 4})
    assert by_what_is_agreed(found) == [
        "out=3, a=no, b=no; out=3, a=no, b=yes; out=3, a=yes, b=no; out=3, a=yes, b=yes; "
        "out=4, a=no, b=no: proved with 2 to 4 players",
        "out=4, a=yes: proved with 2 players; refuted with 3, 4 players",
        "out=4, a=no, b=yes: proved with 2, 3 players; refuted with 4 players",
    ]


def test_a_name_that_makes_no_difference_is_not_named() -> None:
    found = answers({(4, a, b): 2 for a, b in product(("yes", "no"), ("yes", "no"))})
    assert by_what_is_agreed(found) == [
        "out=3: proved with 2 to 4 players",
        "out=4: refuted with 2 to 4 players",
    ]


def test_nothing_is_told_apart_where_nothing_differs() -> None:
    assert by_what_is_agreed(answers({})) == []
