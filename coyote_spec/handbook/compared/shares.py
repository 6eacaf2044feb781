"""How often a difference matters: an exact fraction, and about how much that is."""

from __future__ import annotations

from math import floor, log10
from typing import TYPE_CHECKING

from coyote_spec.handbook.markdown import table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction

    from coyote_spec.handbook.compared.sides import Both
    from coyote_spec.locale.tongue import Tongue


def how_often(both: Both, frequency: Mapping[int, Fraction]) -> Iterator[str]:
    """A row for each number of players."""
    yield ""
    yield f"#### {both.text(both.say('compare-often'))}"
    yield ""
    yield both.text(both.say("compare-often-says"))
    yield ""
    heads = ("picture-head-players", "compare-share", "compare-percent")
    rows = [
        [str(n), str(share), both.text(percent(share, both.tongue))]
        for n, share in frequency.items()
    ]
    yield from table([both.text(both.say(head)) for head in heads], rows)


def percent(share: Fraction, tongue: Tongue) -> str:
    """A share in percent: one decimal, or more until two digits are not zero."""
    hundredth = share * 100
    digits = 1
    if 0 < hundredth < 1:
        digits = 1 - floor(log10(hundredth))
    rounded = round(hundredth * 10**digits)
    whole, part = divmod(rounded, 10**digits)
    number = tongue.say("picture-number", whole=str(whole), tenth=f"{part:0{digits}}")
    return tongue.say("picture-percent", number=number)


__all__ = ["how_often", "percent"]
