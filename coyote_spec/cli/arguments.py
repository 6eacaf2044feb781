"""What verbs take, read the same way by each of them."""

from __future__ import annotations

import re
import sys
from argparse import (
    Action,
    ArgumentError,
    ArgumentParser,
    ArgumentTypeError,
    RawDescriptionHelpFormatter,
)
from typing import TYPE_CHECKING, Any

from coyote_spec.locale.mistakes import Wrong
from coyote_spec.locale.said import Said

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence
    from typing import NoReturn

    from _typeshed import SupportsWrite

MOST_DIGITS = 18
"""Digits of a number on the command line; no count of a table game needs more."""

MOST_PLAYERS = 1000
"""Players that a number on the command line can mean."""

MOST_WITNESSES = 100
"""Witnesses of one finding that anybody would look at."""

MOST_SECONDS = 86_400
"""A day."""

_WHOLE = re.compile(r"-?[0-9]+", re.ASCII)
_CARD_FLAGS = ("--cards", "--pile")


class Parser(ArgumentParser):
    """A parser whose help must be written, and whose complaints don't steer a terminal."""

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """The help; raises OSError where it can't be written, as all that is printed does."""
        (file or sys.stdout).write(self.format_help())

    given: Sequence[str] = ()
    """What is parsed; in it stands the language of the complaints."""

    def error(self, message: str) -> NoReturn:
        """Complains, and ends with the exit code of what can't be used."""
        from coyote_spec.cli.dispatch import as_can_be_said
        from coyote_spec.cli.output import in_words, printable
        from coyote_spec.interpreter.voice import voice

        with as_can_be_said(list(self.given)):
            words = in_words(_said_of(sys.exc_info()[1]) or message)
            for line in voice().notice():
                print(line, file=sys.stderr)
        super().error(printable(words))


def _said_of(error: BaseException | None) -> Said | None:
    """What one of ours says of an argument; of its refusals `argparse` keeps the English text."""
    cause = error.__context__ if isinstance(error, ArgumentError) else None
    words = cause.args[0] if isinstance(cause, ArgumentTypeError) else None
    if not isinstance(error, ArgumentError) or not isinstance(words, Said):
        return None
    return Wrong("cli-argument", name=error.argument_name or "", why=words)


def parser_for(
    verb: str,
    summary: str,
    examples: tuple[str, ...],
    *,
    json: bool = True,
    language: bool = True,
) -> Parser:
    """The parser of a verb, with its examples below the help; language and json are flags that
    nearly every verb has."""
    title = "example" if len(examples) == 1 else "examples"
    parser = Parser(
        prog=f"coyote-spec {verb}",
        description=summary[0].upper() + summary[1:] + ".",
        epilog="\n  ".join([f"{title}:", *examples]),
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    if json:
        parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    if language:
        parser.add_argument(
            "--language",
            metavar="L",
            help="say it in this language: en, es, fr, pt (left out: in English)",
        )
    return parser


class EachOnce(Action):
    """Collects pairs of a name and a value; the same name can't have two values."""

    def __call__(
        self, parser: ArgumentParser, namespace: Namespace, values: Any, flag: str | None = None
    ) -> None:
        """Takes one pair more."""
        before = dict(getattr(namespace, self.dest))
        name, value = values
        if before.get(name, value) != value:
            one, other = _short(str(before[name])), _short(str(value))
            parser.error(
                Wrong(
                    "cli-argument",
                    name=flag or "",
                    why=Wrong("cli-twice", name=_short(name), one=one, other=other),
                )
            )
        setattr(namespace, self.dest, [*getattr(namespace, self.dest), values])


def with_cards(arguments: list[str]) -> list[str]:
    """The arguments, with cards that begin with a minus tied to the flag before them; what begins
    so after `--` is a file.

    >>> with_cards(["en", "--cards", "-5,x2"]), with_cards(["--", "-my.coyote"])
    (['en', '--cards=-5,x2'], ['./-my.coyote'])
    """
    tied: list[str] = []
    if "--" in arguments:
        end = arguments.index("--")
        files = [f"./{w}" if w.startswith("-") and w != "-" else w for w in arguments[end + 1 :]]
        arguments = [*arguments[:end], *files]
    for word in arguments:
        if tied and tied[-1] in _CARD_FLAGS and re.match(r"-\d", word):
            tied[-1] += f"={word}"
        else:
            tied.append(word)
    return tied


def add_ruleset(parser: ArgumentParser) -> None:
    """The ruleset that the verb is about."""
    parser.add_argument(
        "ruleset",
        metavar="RULESET",
        help="a name (en, es, fr, pt), a path to a .coyote file, or NAME+AMENDMENT",
    )


def add_agreed(parser: ArgumentParser) -> None:
    """What is agreed before a game: options, readings, deck."""
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        type=option,
        action=EachOnce,
        default=[],
        help="an option of the ruleset, as in threshold=4; may be repeated for others",
    )
    parser.add_argument(
        "--reading",
        metavar="NAME=VALUE",
        type=reading,
        action=EachOnce,
        default=[],
        help="how a silence is read, as in drawn_card=value_only; may be repeated for others",
    )
    parser.add_argument(
        "--deck",
        metavar="DECK",
        help="the deck that gives the cards: a name, or the path of a .coyote file",
    )


def add_players(parser: ArgumentParser) -> None:
    """For how many players."""
    parser.add_argument(
        "--players",
        metavar="N or A-B",
        type=players,
        help="how many players, as in 4 or 2-6; left out: every number that the rules allow with "
        "the usual options (others may allow more: `range RULESET` says which)",
    )


def add_timeout(parser: ArgumentParser, limit: float) -> None:
    """How long the solver may think."""
    parser.add_argument(
        "--timeout",
        metavar="SECONDS",
        type=seconds,
        default=limit,
        help=f"how long the solver may take for one question (default {limit:g}); what it can't "
        "answer in that time is said to be undecided",
    )


def add_witnesses(parser: ArgumentParser, *, otherwise: str = "one") -> None:
    """How many witnesses are shown, and whether step by step; otherwise says how many are if that
    isn't said."""
    parser.add_argument(
        "--witnesses",
        metavar="N",
        type=few,
        help="up to so many witnesses that are really different, the smallest first, "
        f"with the twin of the first; left out: {otherwise}",
    )
    parser.add_argument(
        "--steps",
        action="store_true",
        help="witnesses step by step, with what each step changes and where the rules part",
    )


def few(text: str) -> int:
    """A number of witnesses, from the command line."""
    number = whole(text, "cli-number-of-witnesses")
    if not 1 <= number <= MOST_WITNESSES:
        raise ArgumentTypeError(Wrong("cli-witnesses", most=MOST_WITNESSES))
    return number


def players(text: str) -> list[int]:
    """A number of players, or all from one to another.

    >>> players("4"), players("2-4")
    ([4], [2, 3, 4])
    """
    low, dash, high = (part.strip() for part in text.partition("-"))
    if not (low.isdigit() and (high.isdigit() if dash else True)):
        raise ArgumentTypeError(Wrong("cli-players", seen=_short(text)))
    first = whole(low, "cli-number-of-players")
    last = whole(high, "cli-number-of-players") if dash else first
    if first > last:
        raise ArgumentTypeError(Wrong("cli-lower-first", seen=_short(text)))
    if first < 1 or last > MOST_PLAYERS:
        raise ArgumentTypeError(Wrong("cli-players-range", most=MOST_PLAYERS))
    return list(range(first, last + 1))


def seconds(text: str) -> float:
    """A time that is more than nothing and no more than a day."""
    try:
        value = float(text)
    except ValueError:
        raise ArgumentTypeError(Wrong("cli-seconds", seen=_short(text))) from None
    if not 0 < value <= MOST_SECONDS:
        raise ArgumentTypeError(Wrong("cli-seconds-range", most=MOST_SECONDS))
    return value


def cards(text: str) -> list[str]:
    """Cards between commas; spaces around them don't count.

    >>> cards("-5, x2,?")
    ['-5', 'x2', '?']
    """
    found = [card.strip() for card in text.split(",")]
    if not all(found):
        if len(found) == 1:
            raise ArgumentTypeError(Wrong("cli-no-card"))
        raise ArgumentTypeError(Wrong("cli-card-empty", number=found.index("") + 1))
    return found


def option(text: str) -> tuple[str, int]:
    """NAME=VALUE with a whole number."""
    name, value = _pair(text)
    return name, whole(value, "cli-option-named", name=_short(name))


def reading(text: str) -> tuple[str, str]:
    """NAME=VALUE with the name of a reading."""
    return _pair(text)


def whole(text: str, what: str = "cli-it", **given: str) -> int:
    """A whole number that isn't absurdly long; what is the message that names it."""
    if not _WHOLE.fullmatch(text):
        raise ArgumentTypeError(Wrong("cli-whole", what=Wrong(what, **given), seen=_short(text)))
    if len(text) > MOST_DIGITS:
        raise ArgumentTypeError(
            Wrong("cli-digits", what=Wrong(what, **given), digits=len(text.lstrip("-")))
        )
    return int(text)


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not (name and equals and value):
        raise ArgumentTypeError(Wrong("cli-pair", seen=_short(text)))
    return name, value


def _short(text: str) -> str:
    from coyote_spec.source import shorten

    return shorten(text)


def cores() -> int:
    """How many processes can run at once on this machine."""
    import os

    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1
