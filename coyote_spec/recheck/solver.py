"""The door to cvc5: asks it a text in SMT-LIB 2."""

from __future__ import annotations

from importlib.metadata import version
from importlib.util import find_spec

from coyote_spec.source import wrong

SEED = 7
COMMANDS = frozenset({"set-logic", "declare-fun", "define-fun", "assert", "check-sat"})
"""What a text may say, by the solver's own names: nothing that sets an option, reads or writes."""


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

    asked = cvc5.Solver()
    asked.setOption("tlimit-per", str(max(1, round(limit * 1000))))
    asked.setOption("seed", str(SEED))
    asked.setOption("sat-random-seed", str(SEED))
    parser = cvc5.InputParser(asked)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "obligation")
    known, answers = parser.getSymbolManager(), []
    try:
        while not (command := parser.nextCommand()).isNull():
            if command.getCommandName() not in COMMANDS:
                raise Unreadable(f"it says {command.getCommandName()}")
            answers.append(command.invoke(asked, known).strip())
    except RuntimeError as error:
        raise Unreadable(str(error)) from None
    said = [one for one in answers if one]
    if len(said) != 1 or not answers[-1]:
        raise Unreadable(said[0] if said else "it asks nothing")
    word: str = said[0].split()[0]
    if word not in ("sat", "unsat", "unknown"):
        raise Unreadable(said[0])
    return word
