"""The languages: complete, with words of their own, and without a silent fall back."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from coyote_spec import resources
from coyote_spec.handbook.freshness import numbers
from coyote_spec.handbook.markdown import escape
from coyote_spec.handbook.verdicts import shipped_claims
from coyote_spec.locale.names import as_written, key, plain, untranslated
from coyote_spec.locale.tongue import (
    MissingMessageError,
    all_messages,
    check_finished,
    check_words,
    entries_of,
    languages,
    locale_folder,
    missing,
    tongue,
)
from coyote_spec.source import InputError
from tests.conftest import Cli
from tests.handbook.texts import LANGUAGES, each_language

OF_AUTHORS = ("silence-", "title-", "above-", "chosen-", "comment-", "deck-", "claim-")
"""Translations of what stands in the rule files in English."""

# Reviewed: these words are the same in both languages.
SAME_AS_ENGLISH = {
    "es": {"no", "found-no", "verb-error", "picture-head-total", "picture-total", "desk-total"},
    "fr": {"plus", "picture-head-total", "verb-change-condition", "verb-clauses"},
    "pt": {"picture-head-total", "picture-total", "desk-total"},
}


def test_languages_are_the_folders() -> None:
    assert languages() == sorted(LANGUAGES)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_has_every_message(language: str) -> None:
    assert missing(language) == []
    helpers = set(_ids(locale_folder() / language / "terms.ftl"))
    more = [one for one in missing("en", against=language) if one not in helpers]
    assert [one for one in more if not one.startswith(OF_AUTHORS)] == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_no_message_is_the_english_one(language: str) -> None:
    own, english = _words(language), _words("en")
    same = {one for one in own if one in english and own[one] == english[one]}
    assert same == SAME_AS_ENGLISH[language]


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_languages_translate_the_same_texts_of_authors(language: str) -> None:
    def of_authors(one: str) -> list[str]:
        return sorted(m for m in set(all_messages(one)) if m.startswith(OF_AUTHORS))

    assert of_authors(language) == of_authors("fr")


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_shipped_claims_have_titles_in_every_language(language: str) -> None:
    words = dict(entries_of(locale_folder() / language / "games" / "claims.ftl"))
    assert list(words) == [f"claim-{key(claim.name)}" for claim in shipped_claims()]


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_titles_of_claims_have_the_numbers_of_the_english_ones(language: str) -> None:
    entries = dict(entries_of(locale_folder() / language / "games" / "claims.ftl"))
    said = {name: entry.partition("=")[2] for name, entry in entries.items()}
    titles = {f"claim-{key(claim.name)}": claim.title for claim in shipped_claims()}
    wrong = {name for name, title in titles.items() if numbers(said[name]) != numbers(title)}
    assert not wrong
    assert sum("-" in "".join(numbers(title)) for title in titles.values()) > 20


def test_a_translation_beside_a_text_has_its_numbers() -> None:
    """Clauses, remarks, titles of sources, what the tour says: four texts in one line."""
    text = r'"((?:[^"\\]|\\.)*)"'
    files = sorted(resources.variants().rglob("*.coyote"))
    lines = "\n".join(file.read_text("utf-8") for file in files)
    found = re.findall(f"{text} es {text} pt {text} fr {text}", lines)
    assert len([english for english, *_ in found if numbers(english)]) > 30
    wrong = [one for one in found if len({frozenset(numbers(words)) for words in one}) > 1]
    assert not wrong


@pytest.mark.parametrize("file", ["tour.coyote", *(f"sources/{one}.coyote" for one in LANGUAGES)])
def test_shipped_remarks_and_the_tour_have_all_languages(file: str) -> None:
    """A translation stands beside each text; the paraphrases of clauses are in English only."""
    for line in (resources.variants() / file).read_text("utf-8").splitlines():
        words = line.split()
        if words[:1] in (["say"], ["tour"], ["contradicts"], ["doubtful"], ["translation"]):
            assert re.findall('" (es|pt|fr) "', line) == ["es", "pt", "fr"]


def _ids(file: Path) -> list[str]:
    found = []
    for entry in parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            found.append(entry.id.name)
    return found


def _words(language: str) -> dict[str, str]:
    """The words of every message without what is filled in; those with no letter are left out."""
    found = {}
    folder = locale_folder() / language
    for file in (*folder.glob("*.ftl"), *folder.glob("mistakes/*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), (file, entry.content)
            if isinstance(entry, ast.Message):
                parts = {"": entry.value} | {f".{a.id.name}": a.value for a in entry.attributes}
                for part, pattern in parts.items():
                    text = "".join(_texts(pattern)) if pattern is not None else ""
                    if re.search(r"[^\W\d_]", text):
                        found[entry.id.name + part] = text
    return found


def _texts(node: object) -> list[str]:
    if isinstance(node, ast.TextElement):
        return [node.value]
    if isinstance(node, ast.Pattern):
        return [text for part in node.elements for text in _texts(part)]
    if isinstance(node, ast.Placeable):
        return _texts(node.expression)
    if isinstance(node, ast.SelectExpression):
        return [text for variant in node.variants for text in _texts(variant.value)]
    return []


def test_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(MissingMessageError, match="`es` has no message `nowhere`"):
        tongue("es").say("nowhere")


def test_a_message_that_is_given_too_little_is_an_error() -> None:
    with pytest.raises(MissingMessageError, match="`plus` of `es` can't be said"):
        tongue("es").say("plus", left="1")


@pytest.mark.parametrize("name", ["de", "../en", "EN", "", "e"])
def test_an_unknown_language_is_wrong_input(name: str) -> None:
    with pytest.raises(InputError, match="there is no language"):
        tongue(name)


def test_a_file_that_is_no_fluent_is_wrong_input(tmp_path: Path) -> None:
    (tmp_path / "bad.ftl").write_text("this is nothing\n")
    with pytest.raises(InputError, match="is no message"):
        tongue("en", tmp_path)


def test_a_fifth_language_is_a_folder_and_a_list_of_what_is_missing(tmp_path: Path) -> None:
    folder = tmp_path / "de"
    folder.mkdir()
    assert missing("de", root=tmp_path) == list(all_messages("en"))
    assert "hint-shared-known" in missing("de", root=tmp_path)  # a mistake's, in its own folder
    (folder / "phrases.ftl").write_text("and = { $left } und { $right }\n")
    (folder / "joins.txt").write_text("zu dem = zum\n")
    assert languages(tmp_path) == ["de"]
    assert missing("de", root=tmp_path) == [one for one in all_messages("en") if one != "and"]
    german = tongue("de", root=tmp_path)
    assert german.say("and", left="zu dem Stapel", right="oben") == "zum Stapel und oben"
    with pytest.raises(MissingMessageError):
        german.say("or", left="a", right="b")


@pytest.mark.parametrize(
    ("language", "apart", "joined"),
    [
        ("es", "el turno pasa a el jugador de el mazo", "el turno pasa al jugador del mazo"),
        ("es", "uno y idea o otro y yo", "uno e idea u otro y yo"),
        ("pt", "de o monte em a testa a a mesa por o jogo", "do monte na testa à mesa pelo jogo"),
        ("fr", "de le jeu à les joueurs si il y a", "du jeu aux joueurs s’il y a"),
        ("en", "of the pile", "of the pile"),
    ],
)
def test_words_melt_together(language: str, apart: str, joined: str) -> None:
    assert tongue(language).joined(apart) == joined


@pytest.mark.parametrize("language", ["es", "pt", "fr"])
def test_what_an_author_wrote_does_not_melt(language: str) -> None:
    for marked in (as_written("de el de o de le"), untranslated("de el de o de le", "it")):
        assert tongue(language).joined(marked) == marked


@each_language
def test_a_sentence_has_a_capital_and_one_end(language: str) -> None:
    sentence = tongue(language).sentence
    assert sentence("ábc") == "Ábc."
    assert sentence("«¿qué?»") == "«¿Qué?»"
    assert sentence("is it (so)") == "Is it (so)."
    assert sentence("so it is.") == "So it is."
    assert sentence("three:") == "Three:"
    assert sentence(as_written("7")) == as_written("7") + "."
    assert sentence(untranslated("max_hit", "en")) == untranslated("max_hit", "en") + "."


@pytest.mark.parametrize(
    ("language", "given", "said"),
    [
        ("pt", "Se «?» virar «?»", "«Se “?” virar “?”»"),
        ("es", "¿Qué hace «?»?", "«¿Qué hace “?”?»"),
        ("fr", "Que fait «\u00a0?\u00a0»", "«\u00a0Que fait “?”\u00a0»"),
        ("pt", "sem par: «?", "«sem par: «?»"),
        ("pt", as_written("«?»"), "«" + as_written("“?”") + "»"),
        ("pt", as_written("?»"), "«" + as_written("?»") + "»"),
        ("en", "Is “?” a card?", "“Is ‘?’ a card?”"),
    ],
)
def test_quotes_within_quotes(language: str, given: str, said: str) -> None:
    assert tongue(language).say("card-quoted", card=given) == said


def test_a_readers_glossary_is_held_against_the_language(tmp_path: Path) -> None:
    file = tmp_path / "own.ftl"
    file.write_text(
        "-coyn = ficha\n-llama = Llama\n\n"
        "card-x2 = doble { -llama } { -card }\ntitle-own = { -carta }\n",
        encoding="utf-8",
    )
    with pytest.raises(InputError) as caught:
        check_words("es", [file])
    first, second = caught.value.diagnostics
    assert (first.span.line, first.hint) == (1, "did you mean `-coin`?")
    assert "no term `-coyn`" in first.message
    assert (second.span.line, second.hint) == (5, "did you mean `-card`?")
    assert "`title-own` uses `-carta`" in second.message
    file.write_text("-coin = ficha\n    .gender = feminine\n", encoding="utf-8")
    check_words("es", [file])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("-card = naipe\n", "`-card` needs `.gender = ...`, one of `feminine` or `masculine`."),
        ("-card = naipe\n    .gender = neuter\n", "one of `feminine` or `masculine`."),
        ("page-gaol = Meta\n", "nothing asks for the message `page-gaol`."),
        ("page-goal = { page-goal }\n", "`page-goal` is said by means of itself."),
        ("card-a = { card-b }\ncard-b = { card-a }\n", "`card-b` is said by means of itself."),
        ("-card = { -card }\n    .gender = feminine\n", "`-card` is said by means of itself."),
    ],
)
def test_words_of_a_reader_that_do_not_fit(words: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "own.ftl"
    file.write_text(words, encoding="utf-8")
    with pytest.raises(InputError) as caught:
        check_words("es", [file])
    assert said in str(caught.value)


def test_words_of_a_reader_that_ask_for_what_is_not_given_are_told_with_their_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "own.ftl"
    file.write_text("page-goal = { $nothing }\n", encoding="utf-8")
    with pytest.raises(MissingMessageError) as caught:
        tongue("es", file).say("page-goal")
    (one,) = caught.value.diagnostics
    assert "`page-goal` of `es` can't be said" in one.message
    assert str(file) in one.hint


def test_a_folder_in_the_place_of_a_file_of_words(tmp_path: Path) -> None:
    (tmp_path / "own.ftl").mkdir()
    with pytest.raises(InputError, match="can't be read"):
        check_words("es", [tmp_path / "own.ftl"])


def test_an_unfinished_language_tells_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    check_finished("fr")
    monkeypatch.setattr(
        "coyote_spec.locale.tongue.missing", lambda language: [f"m-{n}" for n in range(40)]
    )
    with pytest.raises(InputError) as caught:
        check_finished("fr")
    (one,) = caught.value.diagnostics
    assert "`fr` isn't finished" in one.message
    assert one.hint.startswith("it lacks 40 messages: `m-0`, `m-1`,")


def test_what_a_new_language_lacks_is_listed_by_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cli: Cli
) -> None:
    """Whoever begins has a folder with a few messages."""
    folder = shutil.copytree(locale_folder(), tmp_path / "locale")
    (folder / "it").mkdir()
    (folder / "it" / "site.ftl").write_text("site-menu = Pagine\n", "utf-8")
    for room in ("locale.tongue", "cli.translating"):
        monkeypatch.setattr(f"coyote_spec.{room}.locale_folder", lambda: folder)
    done = cli("translations", "fr", "--language", "it")
    number = len(list(all_messages("en"))) - 1
    assert (done.code, done.err) == (1, "")
    assert done.out.splitlines()[0] == f"it lacks {number} messages:"
    for words in ("  site.ftl: ", "  games/words.ftl: ", "site-title", "name-threshold", "-coin"):
        assert words in done.out
    assert "site-menu" not in done.out
    done = cli("show", "fr", "--language", "it")
    assert (done.code, done.out) == (2, "")
    assert f"it lacks {number} messages: " in done.err
    assert "`coyote-spec translations --language it` lists all of them." in done.err


def test_french_signs_stand_after_a_space_that_does_not_break() -> None:
    wrong = [
        f"{file.name}: {name}: {found[0]}"
        for file in sorted((locale_folder() / "fr").glob("**/*.ftl"))
        for name, entry in entries_of(file)
        for found in re.finditer(
            "\\S.{11} [:;?!»]|«[^\u00a0].{12}|\\w[;?!»]", entry.partition(" = ")[2]
        )
    ]
    assert not wrong


@pytest.mark.parametrize("mark", [as_written, lambda words: untranslated(words, "he")])
def test_words_of_an_author_turn_no_words_beside_them(mark: Callable[[str], str]) -> None:
    assert plain(mark("a\u202eb\u2067c\u2069\ue000d")) == "abcd"
    shown = escape(f"{mark('מרחבا 3')}: 5")
    assert "\u2068מרחבا 3\u2069" in shown
    assert shown.endswith(": 5")
    assert "\u2068" not in escape(mark("Ça va: −5 🐺"))


def test_numbers_below_zero_are_typeset_on_a_page_and_not_in_names() -> None:
    assert escape("-5, from -10 to EN-31, max-5, 2-6 and --json") == (
        "−5, from −10 to EN-31, max-5, 2-6 and --json"
    )
