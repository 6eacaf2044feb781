"""JSON given by people, read with care: every unknown key, wrong type and wrong value is named."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.mistakes import nearest, shown
from coyote_spec.ruleset.words import MOST_DIGITS as MOST_DIGITS
from coyote_spec.ruleset.words import whole_number as whole_number
from coyote_spec.source import NOWHERE, InputError, Report, shorten, wrong

if TYPE_CHECKING:
    from collections.abc import Iterable


def load(text: str, name: str = "the scenario") -> Any:
    """The value of a JSON text, numbers of any length up to MOST_DIGITS included.

    Raises InputError when it isn't JSON, is nested too deeply or names a key twice.
    """

    def whole(digits: str) -> int:
        if len(digits) > MOST_DIGITS:
            raise wrong("number-too-long", f"{name} holds a number of {len(digits)} digits.")
        return whole_number(digits)

    def constant(word: str) -> Any:
        raise wrong("json", f"{name} isn't JSON: {word} is no number.")

    twice = Report()

    def pairs(items: list[tuple[str, Any]]) -> dict[str, Any]:
        for key, times in Counter(key for key, _ in items).items():
            if times > 1:
                twice.add("json", NOWHERE, f"{name} names the key `{shorten(key)}` twice.")
        return dict(items)

    try:
        found = json.loads(text, parse_int=whole, parse_constant=constant, object_pairs_hook=pairs)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise wrong("json", f"{name} isn't JSON from {place} on.") from None
    except RecursionError:
        raise wrong("json", f"{name} is nested too deeply.") from None
    twice.stop_if_any()
    return found


class Reader:
    """Reads the parts of a JSON object; mistakes go to the report."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.report = Report()

    def wrong(self, message: str, hint: str = "") -> None:
        """Notes one mistake."""
        self.report.add("scenario", NOWHERE, f"{self.name}: {message}", hint)

    def object(self, value: Any, what: str, keys: Iterable[str]) -> dict[str, Any]:
        """An object with no other than these keys."""
        if not isinstance(value, dict):
            self.wrong(f"{what} is an object, not {_kind(value)}.")
            return {}
        known = list(keys)
        for key in value:
            if key not in known:
                self.wrong(f"{what} has no key `{shorten(str(key))}`.", nearest(str(key), known))
        return {key: item for key, item in value.items() if key in known}

    def outermost(self, value: Any, keys: Iterable[str]) -> dict[str, Any]:
        """The object that all else is in; raises InputError when it is none, as nothing else can be
        said then."""
        found = self.object(value, "it", keys)
        if not isinstance(value, dict):
            self.stop_if_any()
        return found

    def items(self, value: Any, what: str) -> list[Any]:
        """A list."""
        if isinstance(value, list):
            return value
        self.wrong(f"{what} is a list, not {_kind(value)}.")
        return []

    def whole(self, value: Any, what: str, low: int | None = None, high: int | None = None) -> int:
        """A whole number, within bounds if they are given; 0 or the lower bound after a mistake."""
        fits = isinstance(value, int) and not isinstance(value, bool)
        if not fits:
            self.wrong(f"{what} is a whole number, not {_kind(value)}.")
        elif (low is not None and value < low) or (high is not None and value > high):
            bounds = f"from {low} to {high}" if high is not None else f"at least {low}"
            self.wrong(f"{what} is {bounds}, not {shown(value)}.")
        else:
            return int(value)
        return low or 0

    def text(self, value: Any, what: str) -> str:
        """A string."""
        if isinstance(value, str):
            return value
        self.wrong(f"{what} is a string, not {_kind(value)}.")
        return ""

    def stop_if_any(self) -> None:
        """Raises InputError with what was noted."""
        self.report.stop_if_any()

    def take(self, error: InputError) -> None:
        """Adds the mistakes of an error."""
        self.report.diagnostics.extend(error.diagnostics)


def _kind(value: Any) -> str:
    names = {bool: "yes or no", int: "a number", float: "a number with a point", str: "a string"}
    if value is None:
        return "null"
    return names.get(type(value), "a list" if isinstance(value, list) else "an object")
