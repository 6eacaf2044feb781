"""`play`: a match at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

EXAMPLES = (
    "coyote-spec play en --players 3 --as 0",
    "coyote-spec play fr --players 4 --seed 7",
    "coyote-spec play en --players 3 --as 0 --save our-match.coyote",
)


def arguments(parser: ArgumentParser) -> None:
    """The ruleset, who sits where, the seed, and what is agreed."""
    from coyote_spec.cli.arguments import add_agreed, add_ruleset, whole

    add_ruleset(parser)
    parser.add_argument("--players", metavar="N", type=whole, required=True, help="how many play")
    parser.add_argument(
        "--seed", metavar="S", type=whole, default=0, help="the same seed gives the same match"
    )
    parser.add_argument(
        "--as",
        dest="people",
        metavar="SEAT",
        type=whole,
        nargs="+",
        default=[],
        help="seats that are people; the others are players of the program",
    )
    parser.add_argument(
        "--save",
        metavar="FILE",
        help="write the match to a new .coyote file, which `run` plays again",
    )
    add_agreed(parser)


def run(given: Namespace) -> int:
    """Plays until somebody has won or has had enough."""
    from coyote_spec import api
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED

    if given.save is not None:
        _check_free(given.save)
    if given.people:
        _check_heard()
    played = api.play(
        given.ruleset,
        given.players,
        seed=given.seed,
        people=set(given.people),
        ask=input,
        say=output.say,
        options=dict(given.option),
        readings=dict(given.reading),
        deck=given.deck,
    )
    if given.save is not None:
        _save(given, api.playthrough(played.match, given.ruleset, _name(given.save)))
    return AS_ASKED


def _check_heard() -> None:
    """People answer on the standard input."""
    import sys

    from coyote_spec.locale.mistakes import Hint, Wrong
    from coyote_spec.source import wrong

    if sys.stdin is None:
        raise wrong("unreadable", Wrong("cli-no-input"), Hint("cli-no-people"))


def _check_free(file: str) -> None:
    """Before anybody plays: the file is new, and can be told by its name."""
    from pathlib import Path

    from coyote_spec.elaborate.library import SUFFIX
    from coyote_spec.locale.mistakes import Hint, Wrong
    from coyote_spec.source import wrong

    path = Path(file)
    if path.suffix != SUFFIX:
        said = Wrong("cli-no-suffix", file=file, suffix=SUFFIX)
        raise wrong("unwritable", said, Hint("cli-no-suffix", file=path.stem + SUFFIX))
    if path.exists() or path.is_symlink():
        said = Wrong("cli-there-already", file=file)
        raise wrong("unwritable", said, Hint("shared-another-name"))
    if not path.parent.is_dir():
        raise wrong("unwritable", Wrong("cli-no-folder", folder=str(path.parent)))


def _name(file: str) -> str:
    """A name for the match, from that of the file."""
    import re
    from pathlib import Path

    words = re.sub(r"[^0-9A-Za-z]+", "_", Path(file).stem).strip("_").lower()
    return f"match_{words}".rstrip("_")


def _save(given: Namespace, text: str) -> None:
    """Writes the file; one that has come meanwhile isn't touched."""
    from pathlib import Path

    from coyote_spec.cli import output
    from coyote_spec.interpreter.voice import say
    from coyote_spec.locale.mistakes import Wrong, refusal
    from coyote_spec.source import wrong

    try:
        with Path(given.save).open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        said = Wrong("shared-unwritable", file=given.save, why=refusal(error))
        raise wrong("unwritable", said) from None
    output.say("", say("written", f"Written to {given.save}.", file=given.save))
