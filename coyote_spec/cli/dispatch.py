"""Finds the verb and runs it. Imports next to nothing, so that help is there at once."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from contextlib import AbstractContextManager
    from sys import UnraisableHookArgs
    from typing import Protocol, TextIO

    from coyote_spec.source import InputError

    class Verb(Protocol):
        """What the module of a verb in `coyote_spec.cli.verbs` has; a new verb is such a module
        and a line in VERBS."""

        EXAMPLES: tuple[str, ...]

        def arguments(self, parser: ArgumentParser) -> None:
            """Declares what the verb takes; `--json` and `--language` are there already, but for
            the verbs below that have none, or one of their own."""

        def run(self, given: Namespace) -> int:
            """Does what was asked and returns the exit code."""


VERBS = {
    "tour": "the main job: what the shipped rulebooks say, and where they differ",
    "check": "find every mistake in rulesets and files",
    "format": "give files the one layout of the language",
    "show": "the rules in force, with origin and citations",
    "coverage": "every clause of a rulebook: formalised by which rules, or open",
    "score": "the total of the cards on the table, step by step",
    "run": "play a scenario or a match and say what comes out",
    "play": "a match at the terminal, with people and seeded players",
    "range": "the lowest and the highest total, with the smallest hand for each",
    "odds": "how likely each total is, exactly",
    "prove": "answer claims: verdict, scope and method of each",
    "recheck": "ask what proofs rest on again, of another solver",
    "audit": "the good questions, asked of any ruleset",
    "mutate": "changes of rules that no example and no claim notices",
    "compare": "what differs between rulesets, by rule and by behaviour, and how often",
    "cases": "test cases in JSON for programs that play a ruleset",
    "conform": "what in the log of another program isn't as the rules say",
    "translations": "which texts are fresh, stale in wording or stale in meaning, with a witness",
    "document": "rule pages, pictures and the documentation as a site",
}
"""Each verb with its summary; the module of the same name in `verbs` does the work."""

WITHOUT_JSON = frozenset({"play"})
"""Verbs that talk with somebody at a terminal."""

OWN_LANGUAGES = frozenset({"document", "translations"})
"""Verbs to which more than one language can be said."""

ENGLISH = "en"
"""The language that nothing has to be loaded for."""

AS_ASKED, NO, UNUSABLE, UNDECIDED = range(4)
"""The exit codes of the contract."""

INTERRUPTED, PIPE_CLOSED = 130, 141
"""The exit codes that shells give for these signals."""

MOST_DIGITS = 101_000
"""Digits of a number that is printed: those that a scenario may have, and some more."""


def worst(codes: "list[int]") -> int:
    """The exit code when several were due: 2, then 1, then 3.

    >>> worst([0, 3, 1]), worst([3, 0]), worst([])
    (1, 3, 0)
    """
    return next((code for code in (UNUSABLE, NO, UNDECIDED) if code in codes), AS_ASKED)


def main(argv: "list[str] | None" = None) -> int:
    """Runs `coyote-spec` with these arguments and returns the exit code."""
    _utf8()
    before, hook = sys.get_int_max_str_digits(), sys.unraisablehook
    arguments = sys.argv[1:] if argv is None else list(argv)
    sys.set_int_max_str_digits(MOST_DIGITS)
    sys.unraisablehook = _not_lost
    try:
        code = _answered(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        if argv is None:
            _end_as_it_is()
        return INTERRUPTED
    except BrokenPipeError:
        _give_up(sys.stdout)
        return PIPE_CLOSED
    except OSError as error:
        _give_up(sys.stdout)
        _complain_of(error, arguments)
        return UNUSABLE
    finally:
        sys.set_int_max_str_digits(before)
        sys.unraisablehook = hook


def _end_as_it_is() -> None:
    """Whoever presses twice, while the program ends, changes nothing of how it ends."""
    from signal import SIG_IGN, SIGINT, signal

    signal(SIGINT, SIG_IGN)


def _not_lost(error: "UnraisableHookArgs") -> None:
    """An interrupt while an object is deleted, where Python would only report it, comes again."""
    if error.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(error)
        return
    import os
    from signal import SIGINT
    from threading import Timer

    try:
        again = Timer(0.01, os.kill, (os.getpid(), SIGINT))
        again.daemon = True
        again.start()
    except KeyboardInterrupt:  # it came while this wasn't left yet, where it would be lost, too
        _not_lost(error)


def _answered(arguments: "list[str]") -> int:
    match arguments:
        case ["--help" | "-h" | "help", *_]:
            print(_help())
            return AS_ASKED
        case ["--version"]:
            from coyote_spec import __version__

            print(f"coyote-spec {__version__}")
            return AS_ASKED
        case [verb, *rest] if verb in VERBS:
            return _run(verb, rest)
        case [word, *_]:
            with as_can_be_said(arguments):
                return _unknown(word)
        case _:
            print(_help(), file=sys.stderr)
            return UNUSABLE


def _run(verb: str, rest: "list[str]") -> int:
    from importlib import import_module

    from coyote_spec.cli.arguments import parser_for, with_cards

    module: Verb = import_module(f"coyote_spec.cli.verbs.{verb}")
    parser = parser_for(
        verb,
        VERBS[verb],
        module.EXAMPLES,
        json=verb not in WITHOUT_JSON,
        language=verb not in OWN_LANGUAGES,
    )
    module.arguments(parser)
    parser.given = rest
    try:
        given = parser.parse_intermixed_args(with_cards(rest))
    except SystemExit as stop:
        return int(stop.code or 0)
    from coyote_spec.source import InputError

    try:
        with _speaking(given.language):
            try:
                return module.run(given)
            except InputError as error:
                _complain_of_input(error)
            except RecursionError:
                _complain_of_depth()
    except InputError as error:  # there is no such language
        _complain_of_input(error)
    return UNUSABLE


def _complain_of_input(error: "InputError") -> None:
    from coyote_spec.cli.output import complain

    sys.stdout.flush()
    complain(error.diagnostics)


def _complain_of_depth() -> None:
    from coyote_spec.cli.output import error_line, in_words
    from coyote_spec.locale.mistakes import Wrong

    error_line(f"coyote-spec: {in_words(Wrong('cli-too-deep'))}")


def as_can_be_said(arguments: "list[str]") -> "AbstractContextManager[None]":
    """The voice of the language that some arguments ask for, before they are looked at one by one;
    English when there is no such language."""
    from contextlib import nullcontext

    from coyote_spec.source import InputError

    asked = [arguments[i] for i in range(1, len(arguments)) if arguments[i - 1] == "--language"]
    asked += [one.partition("=")[2] for one in arguments if one.startswith("--language=")]
    try:
        return _speaking(asked)
    except InputError:
        return nullcontext()


def _speaking(asked: "str | list[str] | None") -> "AbstractContextManager[None]":
    """The voice of the language that was asked for; raises InputError when there is none."""
    from contextlib import nullcontext

    language = asked if not isinstance(asked, list) else asked[0] if len(asked) == 1 else None
    if language in (None, ENGLISH):
        return nullcontext()
    from coyote_spec.handbook.spoken import Spoken
    from coyote_spec.interpreter.voice import speaking

    return speaking(Spoken(language))


def _help() -> str:
    width = max(map(len, VERBS))
    verbs = "\n".join(f"  {verb.ljust(width)}  {summary}" for verb, summary in VERBS.items())
    return f"""usage: coyote-spec VERB ...

The rules of Coyote, written once, so that they can be played, proved and compared.

verbs:
{verbs}

  coyote-spec VERB --help     what a verb takes, with examples
  coyote-spec --version       the version

exit codes: 0 as asked, 1 the answer is no, 2 the input can't be used, 3 not decided

example:
  coyote-spec score en --cards 20,10,-5,x2"""


def _unknown(word: str) -> int:
    from coyote_spec.cli.output import error_line, in_words
    from coyote_spec.locale.mistakes import Wrong, nearest
    from coyote_spec.source import shorten

    is_option = word.startswith("-")
    hint = nearest(word, ("--help", "--version") if is_option else VERBS)
    said = Wrong("cli-no-option" if is_option else "cli-no-verb", name=shorten(word), hint=hint)
    error_line(f"coyote-spec: {in_words(said)}")
    return UNUSABLE


def _utf8() -> None:
    """The same bytes on every system: UTF-8, and what can't be encoded is spelled out."""
    if sys.stdout is None or sys.stderr is None:  # closed by whoever started the command
        import os

        nowhere = open(os.devnull, "w")  # noqa: PTH123, SIM115 - as long as the process lives
        sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8", errors="replace")


def _complain_of(error: OSError, arguments: "list[str]") -> None:
    """What the system refused, on stderr; if that can't be written to either, nobody is told."""
    try:
        with as_can_be_said(arguments):
            print(f"coyote-spec: {_refused(error)}", file=sys.stderr, flush=True)
    except OSError:
        _give_up(sys.stderr)


def _refused(error: OSError) -> str:
    """Nothing is loaded for the English words: the system may refuse that, too."""
    from coyote_spec.interpreter.voice import say, voice
    from coyote_spec.locale.mistakes import refusal

    if isinstance(error, FileNotFoundError) and error.filename is None:
        return say("folder-gone", "the folder in which this was started is gone")
    why = voice().said(refusal(error)) if error.strerror else str(error)
    what = f"{error.filename}: " if error.filename is not None else ""
    return f"{what}{why}"


def _give_up(stream: "TextIO") -> None:
    """Nobody reads any more: what is left in the buffer must not be tried again at exit."""
    import os

    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):  # no file behind it
        return
