"""Questions as texts in SMT-LIB 2, logic QF_LIA, that any solver can be asked.

The same terms give the same bytes. Names are of our own: no word of a ruleset enters a text.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import z3

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coyote_spec.prover.grounds import Ground

_WORDS = {
    z3.Z3_OP_AND: "and",
    z3.Z3_OP_OR: "or",
    z3.Z3_OP_NOT: "not",
    z3.Z3_OP_IMPLIES: "=>",
    z3.Z3_OP_ITE: "ite",
    z3.Z3_OP_EQ: "=",
    z3.Z3_OP_DISTINCT: "distinct",
    z3.Z3_OP_LE: "<=",
    z3.Z3_OP_LT: "<",
    z3.Z3_OP_GE: ">=",
    z3.Z3_OP_GT: ">",
    z3.Z3_OP_ADD: "+",
    z3.Z3_OP_SUB: "-",
    z3.Z3_OP_UMINUS: "-",
    z3.Z3_OP_MUL: "*",
    z3.Z3_OP_IDIV: "div",
    z3.Z3_OP_TRUE: "true",
    z3.Z3_OP_FALSE: "false",
}
_OF_SEVERAL = {z3.Z3_OP_AND: "true", z3.Z3_OP_OR: "false", z3.Z3_OP_ADD: "0"}
"""Operators that Z3 applies to a single part or to none as well, and what they make of none."""


@dataclass(frozen=True, slots=True)
class Obligation:
    """A question with the answer that is expected, and what the answer shows; text is the question
    in SMT-LIB 2."""

    shows: str
    expected: str
    text: str

    @property
    def digest(self) -> str:
        """The SHA-256 of the text, in hexadecimal digits."""
        return sha256(self.text.encode()).hexdigest()


def obligations(found: Iterable[Ground]) -> tuple[Obligation, ...]:
    """The grounds of an answer as texts, in their order, each once."""
    written = (Obligation(g.shows, g.expected, _script(g.constraints)) for g in found)
    return tuple(dict.fromkeys(written))


def _script(constraints: tuple[Any, ...]) -> str:
    """The question: unknowns are named v0, v1, ... and terms that stand in several places d0, d1,
    ..., in the order in which they are met."""
    order, uses = _upwards(constraints)
    lines = ["(set-logic QF_LIA)"]
    said: dict[int, str] = {}
    unknowns = shared = 0
    for one in order:
        children = [said[child.get_id()] for child in one.children()]
        if one.decl().kind() == z3.Z3_OP_UNINTERPRETED:
            assert not children, f"not linear arithmetic: {one.decl()}"
            text, unknowns = f"v{unknowns}", unknowns + 1
            lines.append(f"(declare-const {text} {one.sort()})")
        else:
            text = _applied(one, children)
        if children and uses[one.get_id()] > 1:
            name, shared = f"d{shared}", shared + 1
            lines.append(f"(define-fun {name} () {one.sort()} {text})")
            text = name
        said[one.get_id()] = text
    lines += [f"(assert {said[one.get_id()]})" for one in constraints]
    return "\n".join([*lines, "(check-sat)"]) + "\n"


def _upwards(roots: Iterable[Any]) -> tuple[list[Any], dict[int, int]]:
    """All terms within these, each once and after its parts; and in how many places each stands."""
    order: list[Any] = []
    uses: dict[int, int] = {}
    todo = [(root, False) for root in reversed(list(roots))]
    while todo:
        one, parts_done = todo.pop()
        if parts_done:
            order.append(one)
            continue
        uses[one.get_id()] = uses.get(one.get_id(), 0) + 1
        if uses[one.get_id()] == 1:
            todo.append((one, True))
            todo += [(child, False) for child in reversed(one.children())]
    return order, uses


def _applied(one: Any, parts: list[str]) -> str:
    """An operator on its parts. Only what every solver knows of linear arithmetic is written."""
    kind = one.decl().kind()
    if z3.is_int_value(one):
        return _literal(one.as_long())
    if kind == z3.Z3_OP_PB_EQ:
        total, *weights = one.decl().params()
        each = [f"(ite {part} {w} 0)" for w, part in zip(weights, parts, strict=True)]
        return f"(= {each[0] if len(each) == 1 else _list('+', each)} {total})"
    literal = [z3.is_int_value(part) for part in one.children()]
    assert kind in _WORDS, f"not linear arithmetic: {one.decl()}"
    assert kind != z3.Z3_OP_MUL or literal.count(False) <= 1, f"not linear: {one}"
    assert kind != z3.Z3_OP_IDIV or (literal[1] and one.arg(1).as_long() > 0), f"not linear: {one}"
    if kind in _OF_SEVERAL and len(parts) < 2:
        return parts[0] if parts else _OF_SEVERAL[kind]
    return _list(_WORDS[kind], parts) if parts else _WORDS[kind]


def _list(word: str, parts: Iterable[str]) -> str:
    return f"({' '.join([word, *parts])})"


def _literal(number: int) -> str:
    return str(number) if number >= 0 else f"(- {-number})"
