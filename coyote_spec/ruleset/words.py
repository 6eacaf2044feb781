"""Cards and numbers as files of the language have them."""

from __future__ import annotations

from coyote_spec.ruleset.ruleset import number_of

LONGEST_NUMBER = 9
"""Characters of a number in a rule; no rule of a table game needs more."""

MOST_DIGITS = 100_000
"""Digits of a number that is bid: more than anybody bids, little enough to compute with."""

_PART = 4000
"""Digits that Python itself reads and writes at one time."""


def quoted(words: str) -> str:
    """Words in double quotes, as a file has them."""
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


def card(name: str) -> str:
    """A card in a list: a number card as its number, another in quotes."""
    return name if number_of(name) is not None and len(name) <= LONGEST_NUMBER else quoted(name)


def whole_number(digits: str) -> int:
    """A whole number of any length; Python's own conversion stops at some thousands of digits."""
    sign, plain = (-1, digits[1:]) if digits.startswith("-") else (1, digits)
    value = 0
    for start in range(0, len(plain), _PART):
        part = plain[start : start + _PART]
        value = value * 10 ** len(part) + int(part)
    return sign * value


def digits(number: int) -> str:
    """A whole number of any length in digits.

    >>> digits(-12), len(digits(10**5000))
    ('-12', 5001)
    """
    parts, left = [], abs(number)
    while left >= 10**_PART:
        left, part = divmod(left, 10**_PART)
        parts.append(f"{part:0{_PART}}")
    sign = "-" if number < 0 else ""
    return sign + str(left) + "".join(reversed(parts))


__all__ = ["LONGEST_NUMBER", "MOST_DIGITS", "card", "digits", "quoted", "whole_number"]
