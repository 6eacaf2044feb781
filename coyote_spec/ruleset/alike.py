"""Rulesets that mean the same, rule by rule: what follows from the rules of one follows from those
of all, and is worked out once. A translation of a rulebook is such a one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

from coyote_spec.ruleset.meaning import fingerprint

if TYPE_CHECKING:
    from collections.abc import Callable

    from coyote_spec.ruleset.ruleset import Ruleset

T = TypeVar("T")


class _Shared:
    """What was worked out for rulesets that are alike; it lives as long as one of them."""

    def __init__(self) -> None:
        self.found: dict[object, Any] = {}


_known: WeakValueDictionary[str, _Shared] = WeakValueDictionary()


def alike(ruleset: Ruleset) -> str:
    """A fingerprint that rulesets share when they have the same rules, of the same names and in the
    same order, and the same deck. What they are called, what they cite and their authors' words
    count for nothing.
    """

    def made() -> str:
        rules = ((section, rule.name, rule.body, rule.block) for section, rule in ruleset.rules())
        return fingerprint((ruleset.deck.cards, tuple(rules)))

    return ruleset.once(alike, made)


def once_for_alike(ruleset: Ruleset, key: object, work: Callable[[], T]) -> T:
    """What follows from the rules, worked out when it is first asked for of any ruleset alike. It
    mustn't hold anything that is said to a reader: names of rulesets, titles, citations."""
    shared = ruleset.once(_Shared, lambda: _known.setdefault(alike(ruleset), _Shared()))
    if key not in shared.found:
        shared.found[key] = work()
    found: T = shared.found[key]
    return found


__all__ = ["alike", "once_for_alike"]
