"""Each message has a place in the code that says it, and each language says it with all of it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

import coyote_spec
from coyote_spec.locale.tongue import locale_folder

OTHERS = ("es", "pt", "fr")

# ---------------------------------------------------------------- what the verbs say


@cache
def said_in_code() -> list[tuple[str, set[str]]]:
    """Each message that the code says, as a pattern, with the names of what is filled in."""
    found = []
    for file in sorted(Path(coyote_spec.__file__).parent.glob("**/*.py")):
        if "handbook" not in file.parts:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if _says(node):
                    assert isinstance(node, ast.Call)
                    given = {one.arg for one in node.keywords if one.arg}
                    found += [(one, given) for one in patterns(node.args[0])]
    return found


def _says(node: ast.AST) -> bool:
    return _calls(node, "say", "in_words", "said") and len(_arguments(node)) == 2


def _calls(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def _arguments(node: ast.AST) -> list[ast.expr]:
    assert isinstance(node, ast.Call)
    return node.args


def patterns(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value)]
    if isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
            for part in node.values
        ]
        return ["".join(parts)]
    return []


def messages(language: str, file: str = "verbs", prefix: str = "verb-") -> dict[str, set[str]]:
    """The messages of a file, those for the verbs or others, each with what it fills in."""
    body = parse((locale_folder() / language / f"{file}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    return {
        entry.id.name.removeprefix(prefix): set(_variables(entry.value))
        for entry in body
        if isinstance(entry, fluent.Message)
    }


def _variables(node: object) -> Iterator[str]:
    match node:
        case fluent.VariableReference():
            yield node.id.name.removesuffix("_n")
        case fluent.Pattern():
            for element in node.elements:
                yield from _variables(element)
        case fluent.Placeable():
            yield from _variables(node.expression)
        case fluent.SelectExpression():
            yield from _variables(node.selector)
            for variant in node.variants:
                yield from _variables(variant.value)
        case _:
            pass


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_what_is_said_has_a_message_that_is_given_enough(language: str) -> None:
    own, said = messages(language), said_in_code()
    assert len(said) > 200
    for pattern, given in said:
        meant = [one for one in own if re.fullmatch(pattern, one)]
        assert meant, pattern
        if "[" not in pattern:
            assert own[meant[0]] <= given, pattern
            assert own[meant[0]] >= given - {"coins", "has"} or language != "en", pattern


def test_every_message_is_said_somewhere() -> None:
    from coyote_spec.api.results import FRAME_SAYS

    patterns = [pattern for pattern, _ in said_in_code()]
    by_hand = {*FRAME_SAYS.values(), "only-english", "semicolon", "takes", "gives-back"}
    unsaid = [
        one
        for one in messages("en")
        if one not in by_hand and not any(re.fullmatch(pattern, one) for pattern in patterns)
    ]
    assert unsaid == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_fills_in_what_the_english_one_does(language: str) -> None:
    own, english = messages(language), messages("en")
    assert list(own) == list(english)
    assert {one: given for one, given in own.items() if given != english[one]} == {}


# ---------------------------------------------------------------- sentences of findings


@cache
def found_in_code() -> list[tuple[str, set[str] | None]]:
    """Each message of a finding that the code says, as a pattern, with the names of what is filled
    in; None where they can't be read off."""
    found: list[tuple[str, set[str] | None]] = []
    for file in sorted(Path(coyote_spec.__file__).parent.glob("**/*.py")):
        text = file.read_text("utf-8")
        for node in ast.walk(ast.parse(text if "locale.said import" in text else "")):
            words = list(_arguments(node)) if isinstance(node, ast.Call) else []
            if _calls(node, "partial") and words and getattr(words[0], "id", "") == "Said":
                words = words[1:]
            elif not _calls(node, "Said"):
                continue
            assert isinstance(node, ast.Call)
            whole = {one.arg for one in node.keywords if one.arg}
            given = whole if all(one.arg for one in node.keywords) else None
            chosen = words[0]
            each = [chosen.body, chosen.orelse] if isinstance(chosen, ast.IfExp) else [chosen]
            found += [(pattern, given) for one in each for pattern in patterns(one)]
    return found


def findings(language: str) -> dict[str, set[str]]:
    """The messages of findings, each with what it fills in."""
    return messages(language, "findings", "found-")


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_what_is_found_has_a_message_that_is_given_what_it_says(language: str) -> None:
    own, said = findings(language), found_in_code()
    assert len(said) > 100
    for pattern, given in said:
        meant = [one for one in own if re.fullmatch(pattern, one)]
        assert meant, pattern
        if "[" not in pattern and given is not None:
            assert own[meant[0]] == given, pattern


def test_every_message_of_findings_is_said_somewhere() -> None:
    strings = {
        node.value
        for file in Path(coyote_spec.__file__).parent.glob("**/*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    patterns = [pattern for pattern, _ in found_in_code() if "[" in pattern]
    unsaid = [
        one
        for one in findings("en")
        if one not in strings and not any(re.fullmatch(pattern, one) for pattern in patterns)
    ]
    assert unsaid == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_of_findings_fills_in_what_the_english_one_does(language: str) -> None:
    own, english = findings(language), findings("en")
    assert list(own) == list(english)
    assert {one: given for one, given in own.items() if given != english[one]} == {}
