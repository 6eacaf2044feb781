"""What a rule or an expression is made of, from the whole down to its smallest part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote_spec.ruleset import expression as say
from coyote_spec.ruleset.effect import Takes, Text
from coyote_spec.source import Mark, Span

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coyote_spec.ruleset.ruleset import Ruleset


def parts(node: object) -> Iterator[object]:
    """All parts, each before what it is made of; names and numbers are no parts, nor is the place
    where something is written."""
    if isinstance(node, tuple):
        for item in node:
            yield from parts(item)
    elif _is_part(node):
        yield node
        for inner in _inside(node):
            yield from parts(inner)


def parts_defined(ruleset: Ruleset, node: object) -> Iterator[object]:
    """The same with what stands in the definitions that are used: those of names, and of how much
    is paid where a seat takes coins."""
    if isinstance(node, tuple):
        for item in node:
            yield from parts_defined(ruleset, item)
    elif _is_part(node):
        yield node
        if isinstance(node, say.Meaning):
            yield from parts_defined(ruleset, ruleset.meanings[node.name])
        if isinstance(node, Takes) and ruleset.pays is not None:
            yield from parts_defined(ruleset, ruleset.pays)
        for inner in _inside(node):
            yield from parts_defined(ruleset, inner)


def words(node: object) -> set[str]:
    """The names that stand anywhere in it; what its author says is none."""
    if isinstance(node, str):
        return {node}
    inner = node if isinstance(node, tuple) else _inside(node) if _is_part(node) else ()
    return set() if isinstance(node, Text) else {word for one in inner for word in words(one)}


def numbers(some: Iterable[object]) -> set[int]:
    """The numbers that are written among some parts."""
    literals = (part.value for part in some if isinstance(part, say.Literal))
    return {value for value in literals if not isinstance(value, bool)}


def _is_part(node: object) -> bool:
    return hasattr(node, "__match_args__") and not isinstance(node, Mark | Span | type)


def _inside(node: object) -> Iterator[object]:
    slots: tuple[str, ...] = getattr(node, "__match_args__", ())
    return (getattr(node, slot) for slot in slots)


__all__ = ["numbers", "parts", "parts_defined", "words"]
