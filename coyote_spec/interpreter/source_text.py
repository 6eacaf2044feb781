"""A program of the Source domain as Python text: what nobody needs is left out, what is used once
stands where it is used.

How a thing is written is a method of its own; a Writer of another language overrides these.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from coyote_spec.interpreter.source_domain import Drawn, Fork, Let, Noted, Shuffled, Term

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.interpreter.source_domain import Atom, Statement

DEEPEST = 20
"""Expressions nested deeper get a variable: Python's own compiler is not made for more."""

INPUTS = ("a", "b")
"""The seat and the choice of a move, as the text names them."""


def function(name: str, lines: list[Statement], results: Sequence[Atom], slots: int) -> str:
    """A function of a state (a tuple of that many values), a seat, a choice and a dealer.

    Its result is a new state; or, where slots is 0, the first of the results.
    """
    uses = Counter(
        atom.number for atom in _changed(lines, results, slots) if isinstance(atom, Term)
    )
    kept = sweep(lines, uses)
    own = _slot_of(lines)
    taken = sum(1 for line in kept if isinstance(line, Let) and line.to in own)
    whole = bool(slots) and 3 * taken > slots
    writer = Writer(uses, slots if whole else 0)
    opened = [f"{''.join(f'v{number}, ' for number in own)}= s"] if whole else []
    body = [*opened, *writer.block(kept)]
    said = _state(writer, results, own) if slots else writer.say(results[0]).text
    return "\n ".join([f"def {name}(s, a, b, d):", *body, f"return {said}"]) + "\n"


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
            run.append(writer.say(results[i]).text)
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
        case Shuffled(_, atoms) | Noted(_, atoms):
            _use(atoms, uses)
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


@dataclass(frozen=True, slots=True)
class Said:
    """A text, how deep it is nested (0: a single name or number), and the names in it."""

    text: str
    depth: int = 0
    names: frozenset[str] = frozenset()
    minus: bool = False

    @property
    def part(self) -> str:
        """The text as a part of a longer one."""
        return f"({self.text})" if self.depth else self.text


@dataclass(slots=True)
class Writer:
    """Writes statements; texts of variables that are used once wait until they are.

    left counts the uses still to be written; names are what variables are called: one that takes
    over from another, which is not used again, takes over its name.
    """

    GIVEN: ClassVar[Mapping[str, str]] = {"slot": "s[{0}]"}
    """What a program is given, by the word that asks for it."""

    uses: Counter[int]
    given: int = 0
    left: Counter[int] = field(default_factory=Counter)
    names: dict[int, str] = field(default_factory=dict)
    waiting: dict[int, Said] = field(default_factory=dict)
    awaited: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.left.update(self.uses)

    def block(self, lines: list[Statement]) -> list[str]:
        """The text of statements, line by line."""
        out: list[str] = []
        for line in lines:
            match line:
                case Let(to, "slot") if to <= self.given:
                    pass
                case Let(to, "input", (int(which),)):
                    self.names[to] = INPUTS[which]
                case Let():
                    self._put(line.to, self._operation(line), out)
                case Drawn(to):
                    out.append(self.drawn([f"v{number}" for number in to]))
                case Shuffled(how, atoms):
                    out.append(self.told("shuffle", how, [self.say(n).text for n in atoms]))
                case Noted(what, atoms):
                    out.append(self.told("note", what, [self.say(n).text for n in atoms]))
                case Fork():
                    self._fork(line, out)
        return out

    def _put(self, to: int, said: Said, out: list[str]) -> None:
        if self.uses[to] == 1 and said.depth < DEEPEST:
            self.waiting[to] = said
            self.awaited.update(said.names)
        else:
            out += self.assigned([(f"v{to}", said)])

    def say(self, atom: Atom) -> Said:
        """The text of an atom."""
        if isinstance(atom, Term):
            self.left[atom.number] -= 1
            said = self.waiting.pop(atom.number, None)
            if said is not None:
                self.awaited.subtract(said.names)
                return said
            name = self.names.get(atom.number, f"v{atom.number}")
            return Said(name, 0, frozenset([name]))
        if isinstance(atom, bool):
            return Said(self.truth(atom))
        digits = str(atom) if -(10**9) < atom < 10**9 else hex(atom)
        return Said(digits if atom >= 0 else f"({digits})")

    def _operation(self, line: Let) -> Said:
        if line.word in self.GIVEN:
            return Said(self.GIVEN[line.word].format(*line.of))
        parts = [self.say(atom) for atom in line.of]
        if line.word == "minus":
            return Said(f"-{parts[0].part}", 1 + parts[0].depth, parts[0].names, True)
        if line.word == "add":
            rest = [f" - {p.text[1:]}" if p.minus else f" + {p.part}" for p in parts[1:]]
            return _from("".join([parts[0].part, *rest]), parts)
        return _from(self.operation(line.word, [part.part for part in parts]), parts)

    def operation(self, word: str, parts: list[str]) -> str:
        """The text of an operation on what is written already."""
        if word == "negate":
            return f"not {parts[0]}"
        if word == "divide":
            return f"-(-{parts[0]} // {parts[1]})"
        return WORDS[word].join(parts)

    def truth(self, value: bool) -> str:
        """A truth that is known."""
        return str(value)

    def drawn(self, names: list[str]) -> str:
        """The dealer gives a card."""
        return f"{''.join(f'{name}, ' for name in names)}= d.draw()"

    def told(self, whom: str, what: int, values: list[str]) -> str:
        """The dealer, or whoever notes, is told something."""
        return f"d.{whom}({what}, ({''.join(f'{value}, ' for value in values)}))"

    def chosen(self, condition: Said, then: Said, otherwise: Said) -> str:
        """One of two values."""
        return f"{then.part} if {condition.part} else {otherwise.part}"

    def assigned(self, pairs: list[tuple[str, Said]]) -> list[str]:
        """Assignments that happen at once."""
        return _assigned(pairs)

    def branches(self, condition: Said, then: list[str], otherwise: list[str]) -> list[str]:
        """One of two stretches of the program, of which one may be empty."""
        if then:
            return [f"if {condition.text}:", *(f" {text}" for text in then), *_otherwise(otherwise)]
        return [f"if not {condition.part}:", *(f" {text}" for text in otherwise)]

    def _fork(self, fork: Fork, out: list[str]) -> None:
        condition = self.say(fork.condition)
        elsewhere = _used(fork.otherwise, [way[2] for way in fork.joined])
        self.left.subtract(elsewhere)
        then = self.block(fork.then)
        then_sides = [self.say(way[1]) for way in fork.joined]
        self.left.update(elsewhere)
        otherwise = self.block(fork.otherwise)
        ways = [
            Way(to, said, self.say(other))
            for (to, _, other), said in zip(fork.joined, then_sides, strict=True)
        ]
        if not then and not otherwise and len(ways) == 1 and condition.depth < DEEPEST:
            way = ways[0]
            text = self.chosen(condition, way.then, way.otherwise)
            self._put(way.to, _from(text, [way.then, condition, way.otherwise]), out)
            return
        self._name(fork, ways)
        then += self.assigned([(self.names[way.to], way.then) for way in ways])
        otherwise += self.assigned([(self.names[way.to], way.otherwise) for way in ways])
        if then or otherwise:
            out += self.branches(condition, then, otherwise)

    def _name(self, fork: Fork, ways: list[Way]) -> None:
        """A variable is called as one that it takes over from, if that is not used again."""
        taken: set[str] = set()
        for way, (to, *sides) in zip(ways, fork.joined, strict=True):
            self.names[to] = f"v{to}"
            for side, said in zip(sides, (way.then, way.otherwise), strict=True):
                if not isinstance(side, Term) or self.left[side.number] or len(said.names) != 1:
                    continue
                name = said.text
                if name in said.names and name not in taken and not self.awaited[name]:
                    taken.add(name)
                    self.names[to] = name
                    break


def _used(lines: list[Statement], results: Sequence[Atom]) -> Counter[int]:
    """How often statements that are kept, and what comes of them, use each variable."""
    uses: Counter[int] = Counter()
    _use(results, uses)
    for line in lines:
        match line:
            case Let(_, _, of):
                _use(of, uses)
            case Shuffled(_, atoms) | Noted(_, atoms):
                _use(atoms, uses)
            case Fork():
                _use((line.condition,), uses)
                uses += _used(line.then, [way[1] for way in line.joined])
                uses += _used(line.otherwise, [way[2] for way in line.joined])
            case Drawn():
                pass
    return uses


@dataclass(frozen=True, slots=True)
class Way:
    """What a variable becomes on each of two ways."""

    to: int
    then: Said
    otherwise: Said


WORDS = {
    "times": " * ",
    "at_most": " <= ",
    "same": " == ",
    "both": " and ",
    "either": " or ",
}


def _from(text: str, parts: list[Said]) -> Said:
    names = frozenset[str]().union(*(part.names for part in parts))
    return Said(text, 1 + max(part.depth for part in parts), names)


def _assigned(pairs: list[tuple[str, Said]]) -> list[str]:
    pairs = [(name, said) for name, said in pairs if name != said.text]
    if in_turn(pairs):
        return [f"{name} = {said.text}" for name, said in pairs]
    return [f"{''.join(f'{n}, ' for n, _ in pairs)}= {''.join(f'{s.text}, ' for _, s in pairs)}"]


def in_turn(pairs: list[tuple[str, Said]]) -> bool:
    """Whether assignments can be made one after the other: none uses what an earlier one sets."""
    done: set[str] = set()
    for name, said in pairs:
        if said.names & done:
            return False
        done.add(name)
    return True


def _otherwise(lines: list[str]) -> list[str]:
    if not lines:
        return []
    if lines[0].startswith("if ") and all(text[0] == " " or text[:2] == "el" for text in lines[1:]):
        return [f"el{lines[0]}", *lines[1:]]
    return ["else:", *(f" {text}" for text in lines)]
