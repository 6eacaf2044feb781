"""`format`: the one layout of a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from coyote_spec.cli.files import Formatted

EXAMPLES = ("coyote-spec format my-rules.coyote", "coyote-spec format --check variants/*.coyote")
STDIN = "-"
"""Stands for the standard input among files."""


def arguments(parser: ArgumentParser) -> None:
    """The files, and whether they are only looked at."""
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help="files to rewrite; - reads the standard input and writes the standard output",
    )
    parser.add_argument(
        "--check", action="store_true", help="change nothing; say what would change, and exit 1"
    )


def run(given: Namespace) -> int:
    """Formats each file that can be read, and complains of the others."""
    from coyote_spec.cli import output
    from coyote_spec.cli.dispatch import AS_ASKED, NO, UNUSABLE, worst
    from coyote_spec.locale.mistakes import Wrong
    from coyote_spec.source import Diagnostic, InputError, wrong

    if STDIN in given.files and len(given.files) > 1:
        raise wrong("standard-input", Wrong("cli-input-and-files"))
    done: list[Formatted] = []
    mistakes: list[Diagnostic] = []
    texts: dict[str, str] = {}
    for file in dict.fromkeys(given.files):
        try:
            one = _formatted(file, texts)
            if one.changed and file != STDIN and not given.check:
                _replace(one)
            done.append(one)
        except InputError as error:
            mistakes += error.diagnostics
    _report(given, done)
    output.complain(mistakes, texts)
    changed = any(one.changed for one in done)
    return worst([UNUSABLE if mistakes else AS_ASKED, NO if given.check and changed else AS_ASKED])


def _formatted(file: str, texts: dict[str, str]) -> Formatted:
    from pathlib import Path

    from coyote_spec import api
    from coyote_spec.cli.files import Formatted, read_raw, read_stdin_raw, standard_input
    from coyote_spec.interpreter.voice import say
    from coyote_spec.locale.files import decode

    if file == STDIN:
        invited = say("type-rules", "Type or paste a file of rules; Ctrl-D ends it.")
        raw, name = read_stdin_raw(invited), standard_input()
        texts[name] = decode(raw, name).text
        return Formatted(STDIN, raw, api.format_text(raw, name))
    raw, name = read_raw(Path(file))
    return Formatted(file, raw, api.format_text(raw, name))


def _replace(one: Formatted) -> None:
    from pathlib import Path

    from coyote_spec.cli.files import replace_file

    replace_file(Path(one.name), one.before, one.after.encode())


def _report(given: Namespace, done: list[Formatted]) -> None:
    from coyote_spec.cli import output
    from coyote_spec.interpreter.voice import say

    if given.json:
        files = [one.as_json() for one in done]
        output.document({"schema": "coyote-spec/format/1", "files": files})
        return
    for one in done:
        if one.name == STDIN and not given.check:
            print(one.after, end="")
        elif one.changed:
            would, laid = say("would-change", "would change"), say("formatted", "formatted")
            output.say(f"{one.name}: {would if given.check else laid}")
