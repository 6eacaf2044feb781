"""Rule files that can't be used: a clear message, exit code 2, nothing on stdout, no traceback."""

import shutil
from pathlib import Path

import pytest

from coyote_spec import resources
from tests.cli.refusals import refused, write
from tests.conftest import Cli

FR = (resources.variants() / "fr.coyote").read_text(encoding="utf-8")
LONG = "9" * 10_000


AMENDMENT = 'coyote 1\n\namendment {name} "one"\n\n{section}\n  {change}\n'

FILES: dict[str, tuple[str | bytes, tuple[str, ...]]] = {
    "an unknown name": (
        FR.replace("raise needs number above bid", "raise needs numbr above bid"),
        ("did you mean `number`?", "^^^^^"),
    ),
    "a rule replaced that isn't there": (
        'coyote 1\n\nruleset mine "Mine" extends fr\n\nbidding\n  replace rise  raise needs yes\n',
        ("rise",),
    ),
    "extends in a circle": (
        'coyote 1\n\nruleset one "1" extends two\n\nbidding\n  remove raise\n\n'
        'ruleset two "2" extends one\n\nbidding\n  remove opener\n',
        ("one → two → one",),
    ),
    "extends what is missing": (
        'coyote 1\n\nruleset mine "Mine" extends frr\n\nbidding\n  remove raise\n',
        ("no ruleset `frr`", "did you mean `fr`?"),
    ),
    "two rules with one name": (
        FR.replace("  raise   ", "  opener  "),
        ("opener",),
    ),
    "an impossible option": (FR.replace("3, or any from 1", "3, or 5 to 2"), ("5 to 2",)),
    "a negative number of copies": (
        'coyote 1\n\ndeck mine "Mine"\n  -2 copies of  1 2 3\n',
        ("mine.coyote:4:",),
    ),
    "ten thousand digits of copies": (
        f'coyote 1\n\ndeck mine "Mine"\n  {LONG} copies of  1 2 3\n',
        ("mine.coyote:4:",),
    ),
    "ten thousand digits of players": (
        FR.replace("seats  2 to 6", f"seats  2 to {LONG}"),
        ("mine.coyote:",),
    ),
    "a number of players below none": (FR.replace("2 to 6", "-2 to 6"), ("mine.coyote:",)),
    "a card nobody knows in the deck": (
        FR.replace("deck thirty", "deck own") + '\ndeck own "Own"\n  1 copy of  1 "joker"\n',
        ("joker",),
    ),
    "deep nesting": (FR.replace("number above bid", "(" * 5_000 + "yes" + ")" * 5_000), ()),
    "an empty file": ("", ("the file is empty",)),
    "nothing but a comment": ("## nothing\n", ("the file is empty",)),
    "nothing but a version": ("coyote 1\n", ()),
    "a binary file": (bytes(range(256)), ("isn't UTF-8",)),
    "UTF-16": (FR.encode("utf-16"), ("isn't UTF-8",)),
    "Latin-1": ("coyote 1\n\n## à la carte\n".encode("latin-1"), ("isn't UTF-8", "line 3")),
    "a file of another kind": ('{"hands": []}\n', ("mine.coyote:1:",)),
}


@pytest.mark.parametrize(("text", "words"), FILES.values(), ids=FILES)
def test_a_file_that_cannot_be_used(
    text: str | bytes, words: tuple[str, ...], tmp_path: Path, cli: Cli
) -> None:
    assert text != FR
    file = write(tmp_path, "mine.coyote", text)
    in_order = "own: a deck of 2 cards\n" if "deck own" in str(text) else ""
    refused(cli("check", file), *words, out=in_order)
    before = Path(file).read_bytes()
    assert "Traceback" not in cli("format", file).err
    if cli("format", file).code:
        assert Path(file).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["mine.coyote"]


LINES = [n for n, line in enumerate(FR.split("\n"), 1) if line.strip()][::5]


@pytest.mark.parametrize("number", LINES)
def test_a_syntax_error_on_any_line(number: int, tmp_path: Path, cli: Cli) -> None:
    lines = FR.split("\n")
    indent = len(lines[number - 1]) - len(lines[number - 1].lstrip())
    lines[number - 1] = " " * indent + "§ what ? is this"
    file = write(tmp_path, "mine.coyote", "\n".join(lines))
    done = cli("check", file)
    refused(done, f"mine.coyote:{number}:", f"  {number} | ", "^")


def test_every_mistake_of_all_files_is_shown(tmp_path: Path, cli: Cli) -> None:
    one = write(tmp_path, "one.coyote", FR.replace("number above bid", "numbr above bid"))
    two = write(tmp_path, "two.coyote", FR.replace("number above 0\n", "number abve 0\n", 1))
    done = cli("check", one, "fr", two)
    assert done.code == 2
    assert done.out.startswith("fr: ")
    assert "one.coyote:" in done.err


def test_two_amendments_that_clash(tmp_path: Path, cli: Cli) -> None:
    change = "replace raise  raise needs number above bid + {}"
    files = [
        write(
            tmp_path,
            f"{name}.coyote",
            AMENDMENT.format(name=name, section="bidding", change=change.format(step)),
        )
        for name, step in (("by_one", 1), ("by_two", 2))
    ]
    assert cli("check", *files).code == 0
    for verb in (("check",), ("show",)):
        done = cli(*verb, "+".join(["fr", *files]))
        refused(done, "by_one and by_two both change the rule `raise`")
    refused(
        cli("score", "+".join(["fr", *files]), "--cards", "7"),
        "by_one and by_two both change the rule `raise`",
    )


@pytest.mark.parametrize("verb", ["check", "show", "score", "run", "format"])
def test_a_file_that_cannot_be_read(verb: str, tmp_path: Path, cli: Cli) -> None:
    more = ("--cards", "7") if verb == "score" else ()
    refused(cli(verb, str(tmp_path / "none.coyote"), *more), "can't be read: No such file")
    folder = tmp_path / "folder.coyote"
    folder.mkdir()
    refused(cli(verb, str(folder), *more), "is a folder, not a file")
    locked = tmp_path / "locked.coyote"
    locked.write_text(FR, encoding="utf-8")
    locked.chmod(0)
    try:
        locked.read_text(encoding="utf-8")
    except PermissionError:
        refused(cli(verb, str(locked), *more), "can't be read: Permission denied")
    refused(cli(verb, "a" * 5_000 + "/x.coyote", *more), "can't be read: File name too long")
    refused(cli(verb, "nul\0.coyote", *more), "isn't a file name")


def test_a_file_far_too_large(tmp_path: Path, cli: Cli) -> None:
    file = write(tmp_path, "mine.coyote", FR + "## much\n" * 300_000)
    refused(cli("check", file), "is larger than")
    refused(cli("format", "-", stdin=FR + "## much\n" * 300_000), "is larger than")


def test_what_steers_a_terminal_is_spelled_out(tmp_path: Path, cli: Cli) -> None:
    file = write(tmp_path, "mine.coyote", FR.replace("number above bid", "nu\x1b[2Jmber"))
    done = cli("check", file)
    refused(done)
    assert "\x1b" not in done.err
    assert "\x1b" not in cli("show", "fr\x1b[2J").err


def test_a_shipped_file_that_was_spoiled_is_named(
    tmp_path: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`check` without names finds the mistakes in all files, whichever comes first."""
    from coyote_spec.api.rulesets import shipped_library

    shutil.copytree(resources.variants(), tmp_path / "variants")
    spoiled = tmp_path / "variants" / "en.coyote"
    spoiled.write_text(spoiled.read_text("utf-8").replace("call needs", "call neds"), "utf-8")
    monkeypatch.setattr(resources, "variants", lambda: tmp_path / "variants")
    shipped_library.cache_clear()
    try:
        done = cli("check")
    finally:
        monkeypatch.undo()
        shipped_library.cache_clear()
    assert done.code == 2
    assert "en.coyote:" in done.err
    assert "fr: " in done.out
