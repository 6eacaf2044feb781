"""The door to cvc5: asks it a text in SMT-LIB 2."""

from __future__ import annotations

import re
from importlib.metadata import version
from importlib.util import find_spec

from coyote_spec.source import shorten, wrong

SEED = 7
_COMMANDS = ("set-logic", "declare-const", "define-fun", "assert", "check-sat")
_TERMS = ("true", "false", "ite", "and", "or", "not", "=>", "=", "distinct")
_NUMBERS = ("<=", "<", ">=", ">", "+", "-", "*", "div")
_WORDS = frozenset({*_COMMANDS, "QF_LIA", "Int", "Bool", *_TERMS, *_NUMBERS})
"""What a text may say: linear arithmetic, and nothing that sets an option, reads or writes. The
solver itself takes more than the logic that a text names."""
_WORD, _NAME = re.compile(r"[^\s()]+"), re.compile(r"[vd]?\d+")

LOGIC = "(set-logic QF_LIA)"
"""With what a text begins: the solver refuses what isn't linear arithmetic without quantifiers."""


class Unreadable(Exception):  # noqa: N818
    """The text is no question of a certificate; the message says why."""


def solver() -> str:
    """The name and version of the solver.

    Raises InputError when it isn't installed.
    """
    if find_spec("cvc5") is None:
        hint = 'install the extra: pip install "coyote-spec[recheck]"'
        raise wrong("no-solver", "a certificate is rechecked with cvc5, which is missing.", hint)
    return f"cvc5 {version('cvc5')}"


def answer(text: str, limit: float) -> str:
    """What the solver answers: `sat`, `unsat`, or `unknown` when limit, in seconds, was over.

    Raises Unreadable when the text isn't one question in the words of certificates.
    """
    import cvc5

    for word in _WORD.findall(text):
        if word not in _WORDS and not _NAME.fullmatch(word):
            raise Unreadable(f"it says {shorten(word)}")
    asked = cvc5.Solver()
    asked.setOption("tlimit-per", str(max(1, round(limit * 1000))))
    asked.setOption("seed", str(SEED))
    asked.setOption("sat-random-seed", str(SEED))
    parser = cvc5.InputParser(asked)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "obligation")
    known = parser.getSymbolManager()
    answers: list[str] = []
    try:
        while not (command := parser.nextCommand()).isNull():
            if not answers and str(command).split() != LOGIC.split():
                raise Unreadable(f"it doesn't begin with {LOGIC}")
            answers.append(command.invoke(asked, known).strip())
    except RuntimeError as error:
        raise Unreadable(str(error)) from None
    said = [one for one in answers if one]
    if len(said) != 1 or not answers[-1]:
        raise Unreadable(said[0] if said else "it asks nothing")
    found: str = said[0].split()[0]
    if found not in ("sat", "unsat", "unknown"):
        raise Unreadable(said[0])
    return found
