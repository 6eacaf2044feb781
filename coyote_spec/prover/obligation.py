"""Questions as texts in SMT-LIB 2, logic QF_LIA, that any solver can be asked.

The same terms give the same bytes. Names are of our own: no word of a ruleset enters a text.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import z3

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

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
    known: dict[int, _Term] = {}
    written = []
    for ground in found:
        roots = [_read(one, known) for one in ground.constraints]
        written.append(Obligation(ground.shows, ground.expected, _script(roots, known)))
    return tuple(dict.fromkeys(written))


@dataclass(frozen=True, slots=True)
class _Term:
    """A term of Z3 as it is needed here, for asking Z3 takes long: its parts by their identity, its
    kind, and how it is written when its parts are. one is kept, so that it stays what it is."""

    one: Any
    parts: tuple[int, ...]
    sort: str
    unknown: bool
    write: Callable[[list[str]], str]


def _read(root: Any, known: dict[int, _Term]) -> int:
    """The identity of a term, which is known from now on with all terms within it."""
    todo = [root]
    while todo:
        one = todo.pop()
        if one.get_id() not in known:
            parts = one.children()
            todo += parts
            unknown = one.decl().kind() == z3.Z3_OP_UNINTERPRETED
            ids = tuple(part.get_id() for part in parts)
            known[one.get_id()] = _Term(one, ids, str(one.sort()), unknown, _writer(one, parts))
    return int(root.get_id())


def _script(roots: list[int], known: dict[int, _Term]) -> str:
    """The question: unknowns are named v0, v1, ... and terms that stand in several places d0, d1,
    ..., in the order in which they are met."""
    order, uses = _upwards(roots, known)
    lines = ["(set-logic QF_LIA)"]
    said: dict[int, str] = {}
    unknowns = shared = 0
    for one in order:
        term = known[one]
        text = term.write([said[part] for part in term.parts])
        if term.unknown:
            text, unknowns = f"v{unknowns}", unknowns + 1
            lines.append(f"(declare-const {text} {term.sort})")
        elif term.parts and uses[one] > 1:
            name, shared = f"d{shared}", shared + 1
            lines.append(f"(define-fun {name} () {term.sort} {text})")
            text = name
        said[one] = text
    lines += [f"(assert {said[one]})" for one in roots]
    return "\n".join([*lines, "(check-sat)"]) + "\n"


def _upwards(roots: list[int], known: dict[int, _Term]) -> tuple[list[int], Counter[int]]:
    """All terms within these, each once and after its parts; and in how many places each stands."""
    order: list[int] = []
    uses: Counter[int] = Counter()
    todo = [(root, False) for root in reversed(roots)]
    while todo:
        one, parts_done = todo.pop()
        if parts_done:
            order.append(one)
            continue
        uses[one] += 1
        if uses[one] == 1:
            todo.append((one, True))
            todo += [(part, False) for part in reversed(known[one].parts)]
    return order, uses


def _writer(one: Any, parts: list[Any]) -> Callable[[list[str]], str]:
    """How a term is written. Only what every solver knows of linear arithmetic is."""
    kind = one.decl().kind()
    literals = [z3.is_int_value(part) for part in parts]
    by = parts[1].as_long() if kind == z3.Z3_OP_IDIV and literals[1] else 0
    linear = kind != z3.Z3_OP_MUL or literals.count(False) <= 1
    linear &= kind != z3.Z3_OP_IDIV or by > 0
    assert linear, f"not linear: {one}"
    if z3.is_int_value(one):
        number = one.as_long()
        return partial(_literal, number)
    if kind == z3.Z3_OP_PB_EQ:
        return partial(_exactly, *one.decl().params())
    if kind == z3.Z3_OP_UNINTERPRETED and not parts:
        return lambda said: ""
    assert kind in _WORDS, f"not linear arithmetic: {one.decl()}"
    return partial(_applied, kind)


def _literal(number: int, said: list[str]) -> str:
    return str(number) if number >= 0 else f"(- {-number})"


def _exactly(total: int, *rest: Any) -> str:
    """That the weights of what holds come to the total."""
    *weights, said = rest
    each = [f"(ite {part} {w} 0)" for w, part in zip(weights, said, strict=True)]
    return f"(= {_applied(z3.Z3_OP_ADD, each)} {total})"


def _applied(kind: int, said: list[str]) -> str:
    """An operator on its parts."""
    if kind in _OF_SEVERAL and len(said) < 2:
        return said[0] if said else _OF_SEVERAL[kind]
    return f"({' '.join([_WORDS[kind], *said])})" if said else _WORDS[kind]
