"""Mistakes are told in the reader's language: each by a message that every language has."""

import ast
import errno
import pickle
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

import coyote_spec
from coyote_spec.conformance.log import _named
from coyote_spec.handbook.spoken import MARK, Spoken
from coyote_spec.interpreter.voice import speaking
from coyote_spec.locale.files import decode, read
from coyote_spec.locale.mistakes import Hint, Wrong, nearest, refusal, shown
from coyote_spec.locale.names import UNTRANSLATED, is_marked, parts, plain
from coyote_spec.locale.said import OF_MISTAKES, Said, Untold, mistakes
from coyote_spec.locale.tongue import locale_folder
from coyote_spec.odds.anydeck import TooMany
from coyote_spec.prover.anydeck import counted
from coyote_spec.prover.ask import Undecided
from coyote_spec.source import InputError, wrong
from tests.cli.test_messages import messages, patterns
from tests.conftest import Cli

LANGUAGES = ("en", "es", "pt", "fr")
OTHERS = LANGUAGES[1:]
ROOT = Path(coyote_spec.__file__).parent
BY_TABLE = ("wrong-shared-system-",)
"""What the messages begin with whose ids are put together in the code."""


def files(language: str) -> list[str]:
    return sorted(one.stem for one in (locale_folder() / language / "mistakes").glob("*.ftl"))


@cache
def told(language: str) -> dict[str, set[str]]:
    """Every message about mistakes, with what it fills in."""
    found: dict[str, set[str]] = {}
    for file in files(language):
        own = messages(language, f"mistakes/{file}", "")
        assert all(re.match(f"(wrong|hint)-{file}-", one) for one in own), file
        assert not found.keys() & own.keys()
        found |= own
    return found


@cache
def told_in_code() -> list[tuple[str, set[str] | None]]:
    """Each message that the code says of a mistake, as a pattern, with the names of what is filled
    in, or None where they can't be read off; without those that stand in a table."""
    found: list[tuple[str, set[str] | None]] = []
    for file in sorted(ROOT.glob("**/*.py")):
        text = file.read_text("utf-8")
        says = "locale.mistakes import" in text or "\nclass Wrong(Said)" in text
        for node in ast.walk(ast.parse(text if says else "")):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id not in ("Wrong", "Hint"):
                    continue
                (one,) = node.args
                each = [one.body, one.orelse] if isinstance(one, ast.IfExp) else [one]
                names = {key.arg for key in node.keywords if key.arg}
                given = names if all(key.arg for key in node.keywords) else None
                prefix = node.func.id.lower()
                found += [(f"{prefix}-{pattern}", given) for e in each for pattern in patterns(e)]
    return found


def meant_by(pattern: str) -> list[str]:
    """The messages that a pattern means; most are the id of one."""
    exact = pattern.replace("\\-", "-")
    if exact in told("en"):
        return [exact]
    found = re.compile(pattern)
    return [one for one in told("en") if found.fullmatch(one)]


def test_what_is_told_has_a_message_that_is_given_what_it_says() -> None:
    assert OF_MISTAKES == ("wrong", "hint")
    own = told("en")
    for pattern, given in told_in_code():
        meant = meant_by(pattern)
        assert meant, pattern
        assert given is None or all(own[one] == given for one in meant), pattern


def test_every_message_about_mistakes_is_told_somewhere() -> None:
    said = {one for pattern, _ in told_in_code() for one in meant_by(pattern)}
    in_tables = {
        node.value
        for file in ROOT.glob("**/*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    unsaid = [
        one for one in told("en") if {one, one.partition("-")[2]}.isdisjoint(said | in_tables)
    ]
    assert [one for one in unsaid if not one.startswith(BY_TABLE)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_about_a_mistake_fills_in_what_the_english_one_does(language: str) -> None:
    assert files(language) == files("en")
    own, english = told(language), told("en")
    assert list(own) == list(english)
    assert {one: given for one, given in own.items() if given != english[one]} == {}


def test_the_refusals_of_the_system_have_messages(tmp_path: Path) -> None:
    refused = [OSError(n, "in its words") for n in sorted(errno.errorcode)]
    spanish = Spoken("es")
    spoken = {str(one.errno): spanish.said(refusal(one)) for one in refused}
    assert {refusal(one) for one in refused} == {"in its words"}
    of_ours = {one.removeprefix("wrong-shared-system-") for one in told("en") if BY_TABLE[0] in one}
    known = [one for one in spoken.values() if one != "in its words [sin traducción]"]
    assert len(known) == len(of_ours) == 11
    with pytest.raises(InputError) as caught:
        read(tmp_path / "nowhere")
    (one,) = caught.value.diagnostics
    assert one.message == f"{tmp_path / 'nowhere'} can't be read: No such file or directory."
    assert Spoken("es").said(one.message) == f"no se puede leer {tmp_path / 'nowhere'}: no existe."


def test_a_mistake_of_many_words_and_of_signs_that_steer() -> None:
    long = "x" * 3000
    said = Wrong("shared-unreadable", file=long, why=Wrong("shared-folder", file=long))
    assert said == f"{long} can't be read: {long} is a folder, not a file.."
    assert Spoken("fr").said(said).count(long) == 2
    assert "\\u202eb" in Wrong("shared-no-utf8", file="a\u202eb")
    assert "`a\\u2066`" in nearest("", ["a\u2066"])
    assert Spoken("pt").said(shown(10**50 + 7)) == "100000…0007 (51 algarismos)"


@pytest.mark.parametrize("language", OTHERS)
def test_a_mistake_that_is_passed_on_keeps_its_translation(language: str) -> None:
    def too_many() -> None:
        raise TooMany(Wrong("odds-pile-runs-out"))

    def uncountable() -> None:
        raise wrong("odds", Wrong("odds-who-holds", ruleset="a_game"))

    for ask in (too_many, uncountable):
        with pytest.raises(Undecided) as caught:
            counted(ask)
        said = Spoken(language).said(caught.value.why)
        assert MARK not in said
        assert not ENGLISH.search(said)
    number = Wrong("conformance-match", number=3)
    (one,) = _named(number, wrong("json", Hint("shared-none")))
    assert one.message == "match 3: there is none."
    assert remnants(one.message, language) == []


def test_mistakes_come_over_to_another_process_as_they_are() -> None:
    with pytest.raises(InputError) as caught:
        decode(b"\xff", "a file")
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.diagnostics == caught.value.diagnostics
    assert str(again) == "a file isn't UTF-8: byte 0, line 1. [encoding]\n  save it as UTF-8."
    (one,) = again.diagnostics
    assert Spoken("pt").said(one.hint) == "grave o ficheiro em UTF-8."


@pytest.mark.parametrize("language", OTHERS)
def test_the_command_tells_mistakes_in_the_language(language: str, cli: Cli) -> None:
    for asked in (("check", "nowhere.coyote"), ("show", "nowhere.coyote")):
        done, english = cli(*asked, "--language", language), cli(*asked)
        assert (done.code, done.out) == (english.code, english.out)
        assert MARK not in done.err
        assert "can't be read" in english.err
        assert "can't be read" not in done.err
        assert "[unreadable]" in done.err
        assert cli(*asked, "--language", "en") == english


REFUSED = {
    "shwo": "coyote-spec: no hay ningún verbo `shwo`; ¿quizá `show`?",
    "--hepl": "coyote-spec: no hay ninguna opción `--hepl`; sin verbo, ¿quizá `--help`?; las "
    "opciones de un verbo van detrás de él",
    "score en --cards 1,,2": "coyote-spec score: error: argumento --cards: la carta 2 está "
    "vacía; escribe nombres separados por comas, como 7,-5,x2",
    "score en --cards 1 --option a=1 --option a=2": "coyote-spec score: error: argumento --option: "
    "a no puede ser a la vez 1 y 2",
    "range en --players 5-2": "coyote-spec range: error: argumento --players: escribe primero el "
    "número de jugadores más bajo, no `5-2`",
    "play en --players x": "coyote-spec play: error: argumento --players: esto es un número "
    "entero, no `x`",
    "play en": f"coyote-spec play: error: {MARK} the following arguments are required: --players",
    "format - -": "coyote-spec: error: no se puede dar formato a la entrada estándar junto con "
    "archivos. [standard-input]",
    "audit en --players 2-3 --timeout 0": "coyote-spec audit: error: argumento --timeout: escribe "
    "más de 0 y hasta 86400 segundos",
    "prove nowhere": "coyote-spec: error: no hay ningún archivo nowhere. [unreadable]",
}
"""What is said in Spanish of commands that can't be done."""


def test_what_the_command_refuses_is_told_in_the_language(cli: Cli) -> None:
    for asked, said in REFUSED.items():
        words = asked.split()
        done = cli(*words, "--language", "es")
        assert (done.code, done.out) == (2, "")
        assert said in done.err.splitlines()
        assert cli(*words, "--language", "en") == cli(*words)
        assert cli(*words, "--language", "xx").code == 2


def test_the_standard_input_has_a_name_in_each_language() -> None:
    from coyote_spec.cli.files import standard_input

    assert standard_input() == Wrong("cli-standard-input")
    assert Spoken("pt").said(standard_input()) == "a entrada padrão"


def test_what_has_no_message_is_marked_and_that_is_explained(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*given: object) -> None:
        raise wrong("code", "it is wrong.", Hint("shared-none"))

    monkeypatch.setattr("coyote_spec.cli.verbs.show.run", fails)
    lines = cli("show", "en", "--language", "es").err.splitlines()
    assert lines == [
        Spoken("es").say("only-english", "", mark=MARK),
        "",
        f"coyote-spec: error: {MARK} it is wrong. [code]",
        "  sugerencia: no hay ninguno.",
    ]
    assert cli("show", "en").err.splitlines() == [
        "coyote-spec: error: it is wrong. [code]",
        "  hint: there is none.",
    ]


def test_a_language_without_the_message_says_so_by_the_mark() -> None:
    from coyote_spec.cli.output import in_words

    class Unfinished(Spoken):
        """As one whose files of mistakes aren't written yet."""

        def _message(self, message: str, given: object) -> str:
            return super()._message(message + "-not-there", {})

    with speaking(Unfinished("fr")):
        assert in_words(Hint("shared-none")) == f"{MARK} there is none."


def test_json_has_the_english_words_in_every_language(cli: Cli) -> None:
    english = cli("check", "nowhere.coyote", "--json").out
    for language in OTHERS:
        said = cli("check", "nowhere.coyote", "--json", "--language", language).out
        assert said.replace(',\n      "language": "en"', "") == english
        assert '"language": "en"' in said


# ---------------------------------------------------------------- what is left in English

ENGLISH = re.compile(
    r"\b(and|begin|belongs|can|doesn't|from|here|is|isn't|it|known|needed|needs|not|of|says|stands|"
    r"the|there|this|to|which|with|write)\b"
)
"""Words by which an English remnant is known: no other language here has them."""


def remnants(said: str, language: str) -> list[str]:
    """The English words in a message as a language says it, but for what was typed: names, and what
    stands between backquotes or quotes."""
    assert isinstance(said, Said), said

    def say(message: str, given: Mapping[str, str | int]) -> str:
        found = mistakes(language, message)
        assert found is not None, message
        return found.say(message, **given)

    words = "".join("" if is_marked(part) else part for part in parts(said.by(say)))
    assert UNTRANSLATED[0] not in said.by(say)
    assert plain(said.by(say)) != said or not re.search(r"[^\W\d_]", words)
    return ENGLISH.findall(re.sub(r'`[^`]*`|"[^"]*"', "", words))


def test_a_remnant_would_be_noticed() -> None:
    assert remnants(Wrong("syntax-unfit", seen="this"), "es") == []
    assert ENGLISH.findall("esta name is here") == ["is", "here"]
    for remnant, language in (
        ("It is plain.", "es"),
        (Wrong("syntax-unfit", seen=Untold("this")), "es"),
        (Hint("shared-none"), "en"),
    ):
        with pytest.raises(AssertionError):
            remnants(remnant, language)


# ---------------------------------------------------------------- rooms that are done

DONE = (
    "tour.py",
    "api",
    "cli",
    "handbook",
    "locale",
    "ruleset",
    "syntax",
    "elaborate",
    "interpreter",
    "odds",
    "prover",
    "comparison",
    "conformance",
    "mutation",
    "search",
    "semantics",
    "witness",
)
"""Rooms and files of the code in which no mistake is a plain text any more."""


def plain_mistakes(text: str) -> list[str]:
    """The calls in a module by which a mistake is told as a plain text, as it seems from the call
    or from what was put under the name that it is given."""
    found = []
    for scope in ast.walk(ast.parse(text)):
        if not isinstance(scope, ast.Module | ast.FunctionDef):
            continue
        own = [one for part in scope.body for one in _within(part)]
        put: dict[str, list[ast.expr]] = {}
        for one in own:
            if isinstance(one, ast.Assign | ast.AnnAssign | ast.AugAssign) and one.value:
                targets = one.targets if isinstance(one, ast.Assign) else [one.target]
                for target in targets:
                    if isinstance(target, ast.Name):
                        put.setdefault(target.id, []).append(one.value)
        for one in own:
            if isinstance(one, ast.Call) and _tells(one):
                given = [*one.args[1:], *(key.value for key in one.keywords)]
                if any(_plain(each, put) for each in given):
                    found.append(ast.unparse(one))
    return found


def _within(node: ast.AST) -> list[ast.AST]:
    """All of it, but not what stands in functions of its own."""
    below = [] if isinstance(node, ast.FunctionDef) else list(ast.iter_child_nodes(node))
    return [node, *(one for part in below for one in _within(part))]


def _tells(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    several = len(call.args) + len(call.keywords) > 1
    return name in ("wrong", "_wrong", "Diagnostic") or (name == "add" and several)


def _plain(node: ast.expr, put: dict[str, list[ast.expr]]) -> bool:
    match node:
        case ast.Constant(str() as value):
            return value != ""
        case ast.JoinedStr():
            return True
        case ast.BinOp(left, _, right):
            return _plain(left, put) or _plain(right, put)
        case ast.IfExp(_, one, other):
            return _plain(one, put) or _plain(other, put)
        case ast.BoolOp(_, values):
            return any(_plain(one, put) for one in values)
        case ast.Call(ast.Attribute(_, "join" | "format" | "replace")) | ast.Call(ast.Name("str")):
            return True
        case ast.Name(name) if name in put:
            rest = {key: value for key, value in put.items() if key != name}
            return any(_plain(one, rest) for one in put[name])
        case _:
            return False


@pytest.mark.parametrize("room", DONE)
def test_a_room_that_is_done_tells_no_mistake_as_a_plain_text(room: str) -> None:
    place = ROOT / room
    every = [place] if place.is_file() else sorted(place.glob("**/*.py"))
    assert every
    found = [(file.name, one) for file in every for one in plain_mistakes(file.read_text("utf-8"))]
    assert not found


def test_a_plain_text_would_be_noticed() -> None:
    for told_plainly in (
        'wrong("code", f"it is {what}.")',
        'wrong("code", Wrong("a-b"), hint="do it.")',
        'report.add("code", span, "it is " + what, hint)',
        'def room():\n    said = f"it is {what}."\n    self.report.add("code", span, said)',
        'Diagnostic("code", span, Wrong("a-b"), Hint("a-c") if few else "do it.")',
        'wrong("code", str(error))',
    ):
        assert len(plain_mistakes(told_plainly)) == 1, told_plainly
    for told_well in (
        'wrong("code", Wrong("a-b", what="it"), nearest(name, known))',
        'report.add("code", span, Wrong("a-b"), "")',
        "seen.add(f'{name}')",
        'said = Wrong("a-b")\nreport.add("code", span, said, hint or Hint("a-c"))',
    ):
        assert plain_mistakes(told_well) == [], told_well
