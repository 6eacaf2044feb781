"""JSON given by people, read with care: every unknown key, wrong type and wrong value is named."""

from __future__ import annotations

import json
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.mistakes import Wrong, nearest, shown
from coyote_spec.ruleset.words import MOST_DIGITS as MOST_DIGITS
from coyote_spec.ruleset.words import whole_number as whole_number
from coyote_spec.source import NOWHERE, InputError, Report, shorten, wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def load(text: str, name: str | None = None) -> Any:
    """The value of a JSON text, numbers of any length up to MOST_DIGITS included;
    name stands in messages, and is that of a scenario if left out.

    Raises InputError when it isn't JSON, is nested too deeply or names a key twice.
    """

    name = Wrong("interpreter-the-scenario") if name is None else name

    def whole(digits: str) -> int:
        if len(digits) > MOST_DIGITS:
            said = Wrong("interpreter-long-number", name=name, digits=len(digits))
            raise wrong("number-too-long", said)
        return whole_number(digits)

    def constant(word: str) -> Any:
        raise wrong("json", Wrong("interpreter-no-constant", name=name, word=word))

    twice = Report()

    def pairs(items: list[tuple[str, Any]]) -> dict[str, Any]:
        for key, times in Counter(key for key, _ in items).items():
            if times > 1:
                said = Wrong("interpreter-key-twice", name=name, key=shorten(key))
                twice.add("json", NOWHERE, said)
        return dict(items)

    try:
        found = json.loads(text, parse_int=whole, parse_constant=constant, object_pairs_hook=pairs)
    except json.JSONDecodeError as error:
        line, column = error.lineno, error.colno
        said = Wrong("shared-no-json", name=name, line=line, column=column)
        raise wrong("json", said) from None
    except RecursionError:
        raise wrong("json", Wrong("shared-too-deep", name=name)) from None
    twice.stop_if_any()
    return found


_KINDS = {bool: "truth", int: "number", float: "point", str: "text", list: "list"}


class Reader:
    """Reads the parts of a JSON object; mistakes go to the report."""

    def __init__(self, name: str | Callable[[], str]) -> None:
        """The name stands in messages; one that is seldom needed is given by what makes it."""
        self._name = name
        self.report = Report()

    @property
    def name(self) -> str:
        """What is read, in messages."""
        return self._name if isinstance(self._name, str) else self._name()

    def wrong(self, message: str, hint: str = "") -> None:
        """Notes one mistake."""
        self.report.add("scenario", NOWHERE, within(self.name, message), hint)

    def object(self, value: Any, what: str, keys: Iterable[str]) -> dict[str, Any]:
        """An object with no other than these keys."""
        if not isinstance(value, dict):
            self.wrong(Wrong("interpreter-not-object", what=what, kind=_kind(value)))
            return {}
        known = list(keys)
        for key in value:
            if key not in known:
                said = Wrong("interpreter-no-key", what=what, key=shorten(str(key)))
                self.wrong(said, nearest(str(key), known))
        return {key: item for key, item in value.items() if key in known}

    def outermost(self, value: Any, keys: Iterable[str]) -> dict[str, Any]:
        """The object that all else is in; raises InputError when it is none, as nothing else can be
        said then."""
        found = self.object(value, it(), keys)
        if not isinstance(value, dict):
            self.stop_if_any()
        return found

    def items(self, value: Any, what: str) -> list[Any]:
        """A list."""
        if isinstance(value, list):
            return value
        self.wrong(Wrong("interpreter-not-list", what=what, kind=_kind(value)))
        return []

    def whole(self, value: Any, what: str, low: int | None = None, high: int | None = None) -> int:
        """A whole number, within bounds if they are given (an upper one
        only with a lower one); 0 or the lower bound after a mistake."""
        fits = isinstance(value, int) and not isinstance(value, bool)
        if not fits:
            self.wrong(Wrong("interpreter-not-whole", what=what, kind=_kind(value)))
        elif low is not None and high is not None and not low <= value <= high:
            known = {"what": what, "value": shown(value)}
            self.wrong(Wrong("interpreter-not-between", low=low, high=high, **known))
        elif low is not None and value < low:
            self.wrong(Wrong("interpreter-not-at-least", what=what, low=low, value=shown(value)))
        else:
            return int(value)
        return low or 0

    def text(self, value: Any, what: str) -> str:
        """A string."""
        if isinstance(value, str):
            return value
        self.wrong(Wrong("interpreter-not-text", what=what, kind=_kind(value)))
        return ""

    def stop_if_any(self) -> None:
        """Raises InputError with what was noted."""
        self.report.stop_if_any()

    def take(self, error: InputError) -> None:
        """Adds the mistakes of an error."""
        self.report.diagnostics.extend(error.diagnostics)


def _kind(value: Any) -> str:
    if value is None:
        return "null"
    return Wrong(f"interpreter-kind-{_KINDS.get(type(value), 'object')}")


@lru_cache
def it() -> Wrong:
    """What is read itself, by a name that fits behind its own."""
    return Wrong("interpreter-it")


def within(where: str, what: str) -> Wrong:
    """A mistake, after the name of what it is in."""
    return Wrong("interpreter-in", where=where, what=what)
