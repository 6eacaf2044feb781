"""A program of the Source domain as Python text: what nobody needs is left out, what is used once
stands where it is used."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coyote_spec.interpreter.source_domain import Drawn, Fork, Let, Shuffled, Term

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coyote_spec.interpreter.source_domain import Atom, Statement

DEEPEST = 20
"""Expressions nested deeper get a variable: Python's own compiler is not made for more."""

INPUTS = ("a", "b")
"""The seat and the choice of a move, as the text names them."""


def function(name: str, lines: list[Statement], results: Sequence[Atom], slots: int) -> str:
    """A function of a state (a tuple of that many values), a seat, a choice and a dealer.

    Its result is a new state; or, of a single result and no slots, that value.
    """
    uses = Counter(
        atom.number for atom in _changed(lines, results, slots) if isinstance(atom, Term)
    )
    kept = sweep(lines, uses)
    writer = Writer(uses)
    body = writer.block(kept)
    if slots:
        said = _state(writer, results, _slot_of(lines))
    else:
        said = writer.say(results[0])[0]
    return (
        "\n ".join([f"def {name}(s, a, b, d):", *writer.unpacked, *body, f"return {said}"]) + "\n"
    )


def _slot_of(lines: list[Statement]) -> dict[int, int]:
    return {
        line.to: int(line.of[0])
        for line in lines
        if isinstance(line, Let) and line.word == "slot" and not isinstance(line.of[0], Term)
    }


def _changed(lines: list[Statement], results: Sequence[Atom], slots: int) -> list[Atom]:
    """The results that aren't a slot of the state as it was."""
    if not slots:
        return list(results)
    own = _slot_of(lines)
    return [r for i, r in enumerate(results) if not _stays(r, i, own)]


def _stays(result: Atom, slot: int, own: dict[int, int]) -> bool:
    return isinstance(result, Term) and own.get(result.number) == slot


def _state(writer: Writer, results: Sequence[Atom], own: dict[int, int]) -> str:
    """The tuple of a state: values that changed, and stretches of the old state that did not."""
    parts: list[str] = []
    run: list[str] = []
    i = 0
    while i < len(results):
        end = i
        while end < len(results) and _stays(results[end], end, own):
            end += 1
        if end - i > 8:
            if run:
                parts.append(f"({', '.join(run)},)")
                run = []
            parts.append(f"s[{i if i else ''}:{end if end < len(results) else ''}]")
            i = end
        elif end > i:
            run += [f"s[{k}]" for k in range(i, end)]
            i = end
        else:
            run.append(writer.say(results[i])[0])
            i += 1
    if run:
        parts.append(f"({', '.join(run)},)")
    return " + ".join(parts)


def sweep(lines: list[Statement], uses: Counter[int]) -> list[Statement]:
    """The statements whose values are used, with the uses that they make themselves counted."""
    kept: list[Statement] = []
    for line in reversed(lines):
        if _needed(line, uses):
            kept.append(line)
    kept.reverse()
    return kept


def _needed(line: Statement, uses: Counter[int]) -> bool:
    match line:
        case Let(to, _, of):
            if not uses[to]:
                return False
            _use(of, uses)
        case Drawn():
            pass
        case Shuffled(_, loose):
            _use(loose, uses)
        case Fork():
            line.joined = [way for way in line.joined if uses[way[0]]]
            for _, then, otherwise in line.joined:
                _use((then, otherwise), uses)
            line.then = sweep(line.then, uses)
            line.otherwise = sweep(line.otherwise, uses)
            if not (line.joined or line.then or line.otherwise):
                return False
            _use((line.condition,), uses)
    return True


def _use(atoms: Sequence[Atom], uses: Counter[int]) -> None:
    for atom in atoms:
        if isinstance(atom, Term):
            uses[atom.number] += 1


Said = tuple[str, int]
"""A text and how deep it is nested; 0 when it is a single name or number."""


@dataclass(slots=True)
class Writer:
    """Writes statements; texts of variables that are used once wait until they are."""

    uses: Counter[int]
    waiting: dict[int, Said] = field(default_factory=dict)
    unpacked: list[str] = field(default_factory=list)

    def block(self, lines: list[Statement]) -> list[str]:
        """The text of statements, line by line."""
        out: list[str] = []
        for line in lines:
            match line:
                case Let():
                    self._put(line.to, self._operation(line), out)
                case Drawn(to):
                    names = ", ".join(f"v{number}" for number in to)
                    out.append(f"{names}, = d.draw()")
                case Shuffled(how, loose):
                    counts = ", ".join(self.say(n)[0] for n in loose)
                    out.append(f"d.shuffle({how}, ({counts},))")
                case Fork():
                    self._fork(line, out)
        return out

    def _put(self, to: int, said: Said, out: list[str]) -> None:
        if self.uses[to] == 1 and said[1] < DEEPEST:
            self.waiting[to] = said
        else:
            out.append(f"v{to} = {said[0]}")

    def say(self, atom: Atom) -> Said:
        """The text of an atom."""
        if isinstance(atom, Term):
            return self.waiting.pop(atom.number, (f"v{atom.number}", 0))
        if isinstance(atom, bool):
            return str(atom), 0
        digits = str(atom) if -(10**9) < atom < 10**9 else hex(atom)
        return (digits, 0) if atom >= 0 else (f"({digits})", 0)

    def _part(self, atom: Atom) -> Said:
        said, depth = self.say(atom)
        return (f"({said})", depth) if depth else (said, depth)

    def _operation(self, line: Let) -> Said:
        if line.word == "slot":
            return f"s[{line.of[0]}]", 0
        if line.word == "input":
            assert isinstance(line.of[0], int)
            return INPUTS[line.of[0]], 0
        parts = [self._part(atom) for atom in line.of]
        texts = [text for text, _ in parts]
        depth = 1 + max(depth for _, depth in parts)
        match line.word:
            case "negate":
                return f"not {texts[0]}", depth
            case "divide":
                return f"-(-{texts[0]} // {texts[1]})", depth
            case _:
                return WORDS[line.word].join(texts), depth

    def _fork(self, fork: Fork, out: list[str]) -> None:
        condition, depth = self.say(fork.condition)
        then, otherwise = self.block(fork.then), self.block(fork.otherwise)
        plain = not then and not otherwise
        if plain and len(fork.joined) == 1 and depth < DEEPEST:
            to, one, other = fork.joined[0]
            parts = (
                self._part(one),
                (f"({condition})" if depth else condition, depth),
                self._part(other),
            )
            text = f"{parts[0][0]} if {parts[1][0]} else {parts[2][0]}"
            self._put(to, (text, 1 + max(part[1] for part in parts)), out)
            return
        for to, one, other in fork.joined:
            then.append(f"v{to} = {self.say(one)[0]}")
            otherwise.append(f"v{to} = {self.say(other)[0]}")
        if then:
            out.append(f"if {condition}:")
            out += [f" {text}" for text in then]
            out += _otherwise(otherwise)
        else:
            out.append(f"if not ({condition}):")
            out += [f" {text}" for text in otherwise]


WORDS = {
    "add": " + ",
    "times": " * ",
    "at_most": " <= ",
    "same": " == ",
    "both": " and ",
    "either": " or ",
}


def _otherwise(lines: list[str]) -> list[str]:
    if not lines:
        return []
    if lines[0].startswith("if ") and all(text[0] == " " or text[:2] == "el" for text in lines[1:]):
        return [f"el{lines[0]}", *lines[1:]]
    return ["else:", *(f" {text}" for text in lines)]
