"""Reading: every mistake at its place and at once, no false ones after it, nothing that crashes."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote_spec import resources
from coyote_spec.locale.files import decode, read
from coyote_spec.source import Diagnostic, InputError, Source
from coyote_spec.syntax import parse as parsing
from coyote_spec.syntax.parse import parse

WHOLE = (resources.variants() / "fr.coyote").read_text(encoding="utf-8").split("\n")
# Its rules, a few examples of each kind, and a playthrough.
KINDS = ("same_number", "two_equally_high", "question_twice", "nothing_to_draw", "too_few_all")


def _shortened(lines: list[str]) -> list[str]:
    kept, keeps = [], True
    for line in lines:
        if line and line[0] not in " #":
            word, *rest = line.split(" ")
            keeps = word not in ("example", "playthrough") or rest[0] in KINDS
        kept += [line] if keeps else []
    return kept


FRENCH = _shortened(WHOLE)
CODE = [n for n, line in enumerate(FRENCH) if line.strip() and not line.strip().startswith("#")]


def mistakes(text: str) -> tuple[Diagnostic, ...]:
    """What is wrong with a text; nothing if it can be read. No other exception is caught."""
    try:
        parse(Source("text", text))
    except InputError as error:
        return error.diagnostics
    return ()


def lines_of(text: str) -> list[int]:
    return [d.span.line for d in mistakes(text)]


def in_ruleset(*lines: str) -> str:
    return "\n".join(["coyote 1", "ruleset x", *lines, ""])


# ---------------------------------------------------------------- all at once, and no others

FIVE = """coyote 1
ruleset x "X"
  sorce EN
players
  seats  2 too 6
counting
  one  means total > 3
  two
    when some green
      drop one highest
    otherwise: no change
settling
  three  loser takes coin
  four   means 1
ending
  five  means (1 + 2
"""


def test_five_mistakes_are_reported_at_once() -> None:
    assert lines_of(FIVE) == [3, 5, 7, 10, 13, 16]
    hints = [d.hint for d in mistakes(FIVE)]
    assert "did you mean `source`?" in hints[0]
    assert "did you mean `to`?" in hints[1]
    assert "above" in hints[2]


@pytest.mark.parametrize(
    ("lines", "blamed"),
    [
        pytest.param(
            ["ruleset y extnds x", "  language en", "state", "  a  means 1"], [3], id="header"
        ),
        pytest.param(["rulset y", "  language en", "state", "  a  means 1"], [3], id="header word"),
        pytest.param(["stat", "  a  means 1", "  b  means 2"], [3], id="section"),
        pytest.param(
            ["state x", "  a  means 1", "  b  means >"], [3, 5], id="section, then a rule"
        ),
        pytest.param(["state", "  a  means", "ending", "  b  means 1"], [4], id="the only rule"),
        pytest.param(
            ["state", "  a  meens 1", "    no change", "  b  means 1"], [4], id="first rule"
        ),
        pytest.param(
            ["state", "  a", "    when >", "      no change", "    otherwise: no change"],
            [5],
            id="when with otherwise",
        ),
        pytest.param(
            ["state", "  a", "    wehn b", "      no change", "    otherwise", "      no change"],
            [5],
            id="misspelt when",
        ),
        pytest.param(
            [
                "state",
                "  a",
                "    when b: no change",
                "    otherwize when c: no change",
                "    otherwise: no change",
            ],
            [6],
            id="otherwise in the middle",
        ),
        pytest.param(
            ["state", "  a", "    by b", "      one: drop", "      two: no change"],
            [6],
            id="branch",
        ),
        pytest.param(
            ["state", "  a", "    by b c", "      one: no change", "      two: no change"],
            [5],
            id="by",
        ),
        pytest.param(
            ["state", "  a", "    by b", "      one", "      two: no change"], [6], id="cut branch"
        ),
        pytest.param(
            ["state", "  a", "    buy b", "      one: no change", "      two: no change"],
            [5],
            id="misspelt by",
        ),
        pytest.param(["state", "  a", "    for each: no change", "    no change"], [5], id="each"),
        pytest.param(
            ["state", "  a", "    no change", "      drop all", "      x"], [6], id="block"
        ),
        pytest.param(
            ["deck d", "  1 copi of 2", "deck e", "  1 copy of 3"], [4], id="only deck line"
        ),
        pytest.param(["dekc d", "  1 copy of 2", "  1 copy of 3"], [3], id="deck header"),
        pytest.param(["claim c", "  never stuk", "claim d", "  never stuck"], [4], id="claim line"),
        pytest.param(["tour t", "  sya", "  check en"], [4], id="tour line"),
        pytest.param(["example e", "  tabel 1 2", "  total is 3"], [4], id="example line"),
        pytest.param(["exampel e", "  table 1 2", "  total is 3"], [3], id="example header"),
        pytest.param(["e", "  table 1 2", "  total is 3"], [3], id="example without its word"),
        pytest.param(
            ["example e", "  table 1", "  by s", "    one: totl is 3", "    two: total is 3"],
            [6],
            id="reading",
        ),
        pytest.param(
            ["example e", "  table 1", "  by s", "    one", "      totl is 3"], [7], id="under it"
        ),
        pytest.param(
            ["example e", "  table 1", "  bye s", "    one: total is 3"], [5], id="misspelt by s"
        ),
        pytest.param(
            ["playthrough p of x", "  players 2", "  rund 1", "    deal 1 2", "  nobody has won"],
            [5],
            id="round",
        ),
        pytest.param(
            ["playthrough p of x", "  players 2", "  round 1", "    dael 1 2", "  nobody has won"],
            [6],
            id="deal",
        ),
        pytest.param(["state", "   a  means 1", "  b  means 1"], [4], id="one blank too many"),
        pytest.param(["state", "\ta  means 1", "  b  means 1"], [4], id="tab"),
        pytest.param(["state", '  a  asks "why', "    b", "  c  means 1"], [4], id="quote"),
    ],
)
def test_a_mistake_has_no_false_followers(lines: list[str], blamed: list[int]) -> None:
    assert lines_of(in_ruleset(*lines)) == blamed


def test_a_broken_version_is_the_only_mistake() -> None:
    assert lines_of("coyte 1\nruleset x\nstate\n  a  means 1\n") == [1]
    assert lines_of("coyote one\nruleset x\nstate\n  a  means 1\n") == [1]
    assert lines_of("rulset x\n  language en\nstate\n  a  means 1\n") == [1]


def test_a_file_of_mistakes_shows_the_first_of_them() -> None:
    many = in_ruleset("state", *(f"  a{n}  means >" for n in range(100)))
    found = lines_of(many)
    assert found == list(range(4, 4 + parsing.MOST_MISTAKES))


@pytest.mark.parametrize("words", ["2 too 6", "2to 6", "2 tox", "2 to6x"])
def test_words_of_the_language_are_whole_words(words: str) -> None:
    found = mistakes(in_ruleset("players", f"  a  {words}"))
    assert [d.span.line for d in found] == ([] if words == "2to 6" else [4])


# ---------------------------------------------------------------- a mistake in any line


def mutated(line: str, how: str, chance: random.Random) -> str:
    if how == "a word is missing":
        words = [n for n, word in enumerate(line.split(" ")) if word]
        gone = chance.choice(words)
        return " ".join(word for n, word in enumerate(line.split(" ")) if n != gone)
    if how == "rubbish":
        at = chance.randrange(len(line) - len(line.lstrip()), len(line) + 1)
        return line[:at] + chance.choice([" %$ ", " zzz yyy ", " ) ", ' " ', " : : "]) + line[at:]
    return line[: len(line) // 2]


HOWS = ("a word is missing", "rubbish", "half is missing")


@pytest.mark.parametrize("how", HOWS)
def test_a_mistake_in_a_line_is_found_there(how: str) -> None:
    """Each line is broken in one of these ways; in each of them in the soak."""
    found_where_they_are(how, CODE[HOWS.index(how) :: len(HOWS)])


@pytest.mark.soak
@pytest.mark.parametrize("how", HOWS)
def test_a_mistake_in_any_line_is_found_there(how: str) -> None:
    found_where_they_are(how, CODE)


def found_where_they_are(how: str, some: list[int]) -> None:
    chance = random.Random(1)
    began = time.monotonic()
    broken = 0
    for number in some:
        line = mutated(FRENCH[number], how, chance)
        found = mistakes("\n".join([*FRENCH[:number], line, *FRENCH[number + 1 :]]))
        if found:
            broken += 1
            written = [n for n in CODE if n <= number] + [n for n in CODE if n > number][:1]
            beside = {n + 1 for n in written[-3:]}
            assert found[0].span.line in beside, (line, found)
            assert len(found) <= 3, (line, found)
    assert broken > len(some) / 2
    assert time.monotonic() - began < 60


@given(st.data())
def test_two_broken_lines_are_both_found(data: st.DataObject) -> None:
    first, second = data.draw(
        st.lists(st.sampled_from(CODE[1:]), min_size=2, max_size=2, unique=True).map(sorted)
    )
    lines = [line + " %" if n in (first, second) else line for n, line in enumerate(FRENCH)]
    assert lines_of("\n".join(lines)) == [first + 1, second + 1]


@given(st.text(st.sampled_from('abx 12"\\():,+-*#\n\t>é') | st.characters(), max_size=60))
def test_no_text_crashes(text: str) -> None:
    mistakes(text)
    mistakes("coyote 1\nruleset x\nstate\n  a  means " + text)


@given(st.data())
def test_no_shuffled_words_crash(data: st.DataObject) -> None:
    words = sorted({word for line in FRENCH for word in line.split()})
    word = st.sampled_from(words)
    line = st.tuples(st.sampled_from(["", "  ", "    ", "   "]), st.lists(word, max_size=5))
    lines = data.draw(st.lists(line, max_size=8))
    mistakes("coyote 1\n" + "\n".join(indent + " ".join(some) for indent, some in lines))


# ---------------------------------------------------------------- deep, long, strange


@pytest.mark.parametrize(
    "value",
    [
        "(" * 5000 + "1" + ")" * 5000,
        "(" * 30 + "1" + ")" * 30,
        "not " * 5000 + "yes",
        "not " * 150 + "yes",
        "coins of " * 5000 + "caller",
        "coins of " * 150 + "caller",
        " + ".join(["1"] * 5000),
        "+".join(["1"] * 900),
        "1" + "-1" * 900,
        "1" + " -1" * 600,
        "1 when a,otherwise " * 97 + "1",
        "the seat where (" * 60 + "yes" + ")" * 60,
    ],
    ids=lambda value: f"{value[:12]}{len(value)}",
)
def test_deep_nesting_is_refused(value: str) -> None:
    found = mistakes(in_ruleset("state", f"  a  means {value}"))
    assert [(d.code, d.span.line) for d in found] in (
        [("too-deep", 4)],
        [("line-too-long", 4)],
    )


@pytest.mark.parametrize(
    "value",
    [
        "(" * 20 + "1" + ")" * 20,
        "not " * 90 + "yes",
        " + ".join(["1"] * 90),
        " and ".join(["yes"] * 200),
        "1 when yes, otherwise " * 80 + "1",
    ],
    ids=lambda value: f"{value[:12]}{len(value)}",
)
def test_what_is_long_but_not_deep_is_read(value: str) -> None:
    assert mistakes(in_ruleset("state", f"  a  means {value}")) == ()


def test_a_thousand_levels_of_indentation_are_one_mistake() -> None:
    deep = ["  " * (n + 1) + "when a" for n in range(1000)]
    found = mistakes(in_ruleset("state", "  a", *deep[1:], "  " * 1001 + "no change"))
    assert [d.code for d in found] == ["too-deep"]


def test_numbers_of_ten_thousand_digits_are_refused() -> None:
    digits = "9" * 10_000
    (long,) = mistakes(in_ruleset("state", f"  a  means {digits}"))
    assert long.code == "line-too-long"
    (number,) = mistakes(in_ruleset("state", f"  a  means {digits[:1900]}"))
    assert number.code == "number-too-long"
    assert "1900 digits" in number.message


def test_a_long_list_of_negative_cards_is_no_chain() -> None:
    cards = " ".join(f"-{n}" for n in range(1, 300))
    assert mistakes(f"coyote 1\ndeck d\n  1 copy of {cards}\n") == ()


def test_windows_line_ends_and_a_byte_order_mark_make_no_difference() -> None:
    plain = "\n".join(FRENCH)
    windows = decode(b"\xef\xbb\xbf" + plain.replace("\n", "\r\n").encode(), "fr")
    assert parse(windows) == parse(Source("fr", plain))
    old = decode(plain.replace("\n", "\r").encode(), "fr")
    assert parse(old) == parse(Source("fr", plain))


@pytest.mark.parametrize("text", ["", "\n\n", "   \n", "# only\n# comments\n", "\ufeff"])
def test_an_empty_file_is_refused(text: str) -> None:
    with pytest.raises(InputError) as caught:
        parse(decode(text.encode(), "empty"))
    assert [d.code for d in caught.value.diagnostics] == ["empty-file"]


@pytest.mark.parametrize(
    "raw",
    [
        "coyote 1\n".encode("utf-16"),
        "coyote 1\n".encode("utf-32"),
        "coyote 1\n# é\n".encode("latin-1"),
        bytes(range(256)),
        b"\x7fELF\x02\x01\x01\x00",
    ],
)
def test_what_is_not_utf_8_is_refused(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.coyote"
    path.write_bytes(raw)
    with pytest.raises(InputError) as caught:
        parse(read(path))
    assert [d.code for d in caught.value.diagnostics] == ["encoding"]


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    huge = tmp_path / "huge.coyote"
    huge.write_bytes(b"# x\n" * 1_000_000)
    loop = tmp_path / "loop.coyote"
    loop.symlink_to(loop)
    for path in (tmp_path, tmp_path / "missing.coyote", huge, loop, Path("a\0b"), Path("x" * 5000)):
        with pytest.raises(InputError) as caught:
            read(path)
        assert [d.code for d in caught.value.diagnostics] == ["unreadable"]


def test_a_large_file_with_mistakes_takes_bounded_time() -> None:
    rules = "\n".join(f"  r{n}  means {'>' if n % 100 == 0 else n}" for n in range(20_000))
    began = time.monotonic()
    found = mistakes(in_ruleset("state", rules))
    assert found[0].span.line == 4
    assert time.monotonic() - began < 30
