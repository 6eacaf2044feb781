"""A program of the Script domain as JavaScript text: how each thing that is written is spelled.

What is left out and what stands where is decided by the writer of Python text, which this one is.
"""

from __future__ import annotations

import re
import string
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from coyote_spec.interpreter.source_domain import Drawn, Fork, Shuffled, Term
from coyote_spec.interpreter.source_text import Said, Writer, in_turn, sweep

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coyote_spec.interpreter.source_domain import Atom, Statement

WORDS = {
    "times": "*",
    "at_most": "<=",
    "same": "===",
    "both": "&&",
    "either": "||",
}


def function(lines: list[Statement], results: Sequence[Atom]) -> str:
    """A function of what is given and of a dealer who also takes notes; an array of results."""
    uses = Counter(atom.number for atom in results if isinstance(atom, Term))
    writer = ScriptWriter(uses=Counter(uses))
    kept = sweep(_seen(lines)[0], writer.uses)
    writer.left = Counter(writer.uses)
    body = writer.block(kept)
    said = ",".join(writer.say(result).text for result in results)
    text = f"{''.join(body)}return[{said}]".replace(" + ", "+").replace(" - ", "-")
    names = {name: _short(i) for i, name in enumerate(dict.fromkeys(_VARIABLE.findall(text)))}
    own = f"let {','.join(names.values())};" if names else ""
    text = _VARIABLE.sub(lambda found: names[found[0]], text)
    return f"function(c,p,r,k,b,n,d){{{own}{text}}}"


def _seen(lines: Sequence[Statement], drawn: bool = False) -> tuple[list[Statement], bool]:
    """The statements but for shuffles after which no card is drawn, which nobody sees; and whether
    a card is drawn, by them or afterwards (drawn)."""
    kept: list[Statement] = []
    for line in reversed(lines):
        if isinstance(line, Fork):
            line.then, one = _seen(line.then, drawn)
            line.otherwise, other = _seen(line.otherwise, drawn)
            drawn = one or other
        elif isinstance(line, Drawn):
            drawn = True
        if drawn or not isinstance(line, Shuffled):
            kept.append(line)
    return kept[::-1], drawn


def tells_seats_apart(text: str) -> bool:
    """Whether a program would have to be given who has which card."""
    return "h[" in text


_VARIABLE = re.compile(r"\bv\d+")
_FIRST = string.ascii_uppercase
_MORE = string.ascii_uppercase + string.digits


def _short(number: int) -> str:
    """The name of a variable: capital letters and digits, which no word of JavaScript is."""
    number, first = divmod(number, len(_FIRST))
    name = _FIRST[first]
    while number:
        number, more = divmod(number - 1, len(_MORE))
        name += _MORE[more]
    return name


@dataclass(slots=True)
class ScriptWriter(Writer):
    """Writes JavaScript; the variables are declared by whoever asks for the text."""

    GIVEN: ClassVar[Mapping[str, str]] = {
        "card": "c[{0}]",
        "pile": "p[{0}]",
        "reading": "r[{0}]",
        "coins": "k",
        "bid": "b",
        "players": "n",
        "held": "h[{0}][{1}]",  # nobody gives this: a text in which it stands can't be run
    }

    def operation(self, word: str, parts: list[str]) -> str:
        if word == "negate":
            return f"!{parts[0]}"
        if word == "divide":
            return f"Math.ceil({parts[0]}/{parts[1]})"
        if word == "product":  # the value of cards that aren't there may not be set
            return f"{parts[0]}*{parts[1]}||0"
        return WORDS[word].join(parts)

    def truth(self, value: bool) -> str:
        return "true" if value else "false"

    def drawn(self, names: list[str]) -> str:
        return f"[{','.join(names)}]=d.draw();"

    def told(self, whom: str, what: int, values: list[str]) -> str:
        return f"d.{whom}({what},[{','.join(values)}]);"

    def chosen(self, condition: Said, then: Said, otherwise: Said) -> str:
        return f"{condition.part}?{then.part}:{otherwise.part}"

    def assigned(self, pairs: list[tuple[str, Said]]) -> list[str]:
        pairs = [(name, said) for name, said in pairs if name != said.text]
        if in_turn(pairs):
            return [f"{name}={said.text};" for name, said in pairs]
        names, texts = zip(*((name, said.text) for name, said in pairs), strict=True)
        return [f"[{','.join(names)}]=[{','.join(texts)}];"]

    def branches(self, condition: Said, then: list[str], otherwise: list[str]) -> list[str]:
        if not then:
            return [f"if(!{condition.part}){{", *otherwise, "}"]
        rest = ["else{", *otherwise, "}"] if otherwise else []
        return [f"if({condition.text}){{", *then, "}", *rest]
