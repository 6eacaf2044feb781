"""Fingerprints of what rules mean: digests of the checked structure.

Citations, comments, places in files, layout and the words of an author count for nothing, nor does
a rule's name: two rules that say the same have the same fingerprint.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from coyote_spec.ruleset.effect import Branch, Consult, PlaceBySilence, Text
from coyote_spec.ruleset.expression import Consulted
from coyote_spec.ruleset.parts import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coyote_spec.ruleset.rule import Rule
    from coyote_spec.ruleset.ruleset import Ruleset

LENGTH = 16
"""Characters of a fingerprint."""


def fingerprint(node: Any) -> str:
    """The fingerprint of a part of a checked ruleset: a dataclass, a tuple, a name or a number.

    >>> fingerprint(("threshold", 3)) == fingerprint(("threshold", 4))
    False
    """
    return sha256(_spelt(node).encode()).hexdigest()[:LENGTH]


def meaning(rule: Rule, section: str) -> str:
    """The fingerprint of a rule of a section."""
    return fingerprint((section, rule.body, rule.block))


def meaning_of_reading(ruleset: Ruleset, silence: str, reading: str) -> str:
    """The fingerprint of a reading: what the rules do under it, and whether it is assumed."""
    found = [
        (section, rule.name, done)
        for section, rule in ruleset.rules()
        for node in consulted(rule, silence)
        for name, done in _cases(node)
        if name == reading
    ]
    assumed = ruleset.silences[silence][0].name == reading
    return fingerprint((tuple(found), assumed))


def meaning_of_silence(ruleset: Ruleset, silence: str) -> str:
    """The fingerprint of what a silence asks: its readings by name, the assumed one first, and the
    rules that hang on it by name."""
    readings = tuple(reading.name for reading in ruleset.silences[silence])
    rules = tuple(rule.name for _, rule in consulting(ruleset, silence))
    return fingerprint((readings, rules))


def consulting(ruleset: Ruleset, silence: str) -> list[tuple[str, Rule]]:
    """The rules that hang on a silence, with their sections."""
    return [(s, rule) for s, rule in ruleset.rules() if any(True for _ in consulted(rule, silence))]


def hanging_on(ruleset: Ruleset, names: Iterable[str]) -> list[Rule]:
    """The rules of these names, and those that speak of them, directly or through others."""
    known, rules = set(names), [rule for _, rule in ruleset.rules()]
    said_in = {rule.name: words((rule.body, rule.block)) for rule in rules}
    while more := {name for name, said in said_in.items() if name not in known and said & known}:
        known |= more
    return [rule for rule in rules if rule.name in known]


def consulted(rule: Rule, silence: str) -> Iterator[Consult | Consulted | PlaceBySilence]:
    """The places in a rule that hang on a silence."""
    waiting: list[Any] = [(rule.body, rule.block)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Consult | Consulted | PlaceBySilence) and node.silence == silence:
            yield node
        waiting += reversed(_parts(node))


def _cases(node: Consult | Consulted | PlaceBySilence) -> Iterator[tuple[object, Any]]:
    if isinstance(node, Consult):
        yield from ((branch.key, branch.block) for branch in node.branches)
    else:
        yield from node.cases


def _parts(node: Any) -> list[Any]:
    """What a node is made of, as far as it means something."""
    if isinstance(node, tuple):
        return list(node)
    if is_dataclass(node) and not isinstance(node, type | Text):
        return [getattr(node, one.name) for one in fields(node) if one.compare]
    return []


def _spelt(node: Any) -> str:
    """A node as a text that only the same structure has."""
    if isinstance(node, Text):
        return "Text"
    if isinstance(node, tuple):
        return f"({','.join(map(_spelt, node))})"
    if is_dataclass(node) and not isinstance(node, type):
        name = "" if isinstance(node, Branch) else type(node).__name__
        return f"{name}({','.join(map(_spelt, _parts(node)))})"
    return repr(node)


__all__ = [
    "LENGTH",
    "consulted",
    "consulting",
    "fingerprint",
    "hanging_on",
    "meaning",
    "meaning_of_reading",
    "meaning_of_silence",
]
